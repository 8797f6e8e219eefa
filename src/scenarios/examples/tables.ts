import { negated } from './denied.js';
import {
  type Clause,
  type Condition,
  isNamed,
  isNoun,
  isPronoun,
  type Noun,
  phrase,
  type Ref,
} from './meaning.js';
import { thingOf } from './objects.js';
import { playersOf } from './refs.js';
import { rangeNumber, type Story } from './story.js';

/** Claims about seats, ranges of influence and turn markers. */
export function tables(story: Story, clause: Clause): boolean {
  const { actor, object, verb } = clause;
  if (verb === 'have' && isNoun(object, 'marker')) {
    const it = isPronoun(actor, 'it', 'they');
    return (isNoun(actor, 'game') || it) && markers(story, actor, object.count?.n, clause);
  }
  if (verb === 'exist' && isNoun(object, 'marker'))
    return object.phrases.length === 0 && markers(story, undefined, object.count?.n, clause);
  if (verb === 'be' && isNoun(actor, 'seating', 'configuration')) return seatingIs(story, object);
  const several = (isNoun(actor, 'player') && actor.many) || isPronoun(actor, 'they');
  if (['sit', 'seat'].includes(verb) && several && seatingIs(story, object)) return true;
  if (['include', 'cover'].includes(verb) && covers(story, clause)) return true;
  if (verb === 'mean' && isNoun(actor, 'range')) return meaning(story, clause);
  if (verb === 'enter' && isNoun(object, 'range')) return enters(story, clause);
  const range =
    verb === 'have'
      ? rangeNumber(object)
      : verb === 'be' && isNoun(actor, 'range') && object?.is === 'number'
        ? object.count.n
        : undefined;
  if (range !== undefined)
    return ranges(
      story,
      verb === 'have' ? actor : actor?.is === 'noun' ? (actor.owner ?? phrase(actor, 'of')) : actor,
      range,
      clause,
    );
  if (verb === 'be' || verb === 'include') return within(story, clause);
  if (verb === 'separate') return separates(story, clause);
  if (verb === 'remove' && isNoun(object, 'marker')) return unmarked(story, clause, object);
  if (verb === 'keep' && isNoun(object, 'marker')) return unmarked(story, denied(clause), object);
  if (verb === 'take' && isNoun(object, 'turn') && object.marks.includes('extra'))
    return waits(story, clause);
  return false;
}

function markers(story: Story, game: Ref | undefined, n: number | undefined, clause: Clause): boolean {
  const players = (game?.is === 'noun' ? phrase(game, 'with', 'of') : undefined) ?? phrase(clause, 'with');
  const size = isNoun(players, 'player') ? players.count?.n : story.draft.count;
  if (size === undefined || n === undefined) return false;
  const named = game?.is === 'noun' ? phrase(game, 'named') : undefined;
  if (named?.is === 'name') story.variant(named.name);
  if (story.draft.variant !== 'Grand Melee') story.variant('Grand Melee');
  story.draft.count = 10;
  const id = story.step({ compare: size });
  story.claim(`at('${id}',count('markers'))${negated(clause) ? '!=' : '=='}${n}`);
  return true;
}

/** The seating is a list: the rules have nothing against players who sit so. */
function seatingIs(story: Story, ref: Ref | undefined): boolean {
  const { draft } = story;
  if (ref?.is !== 'joined' || !draft.teams) return false;
  const seats = ref.items.map((item) => {
    if (isNamed(item, 'player')) return item.name;
    if (isNoun(item, 'general', 'emperor') && item.owner?.is === 'name')
      return `${item.owner.name} ${item.noun}${item.label === undefined ? '' : ` ${item.label}`}`;
    return undefined;
  });
  if (seats.some((one) => one === undefined)) return false;
  const players = seats as string[];
  // Teams are called by the letters with which their players begin.
  const teams: Record<string, string[]> = Object.fromEntries(
    Object.keys(draft.teams).map((team) => [team, players.filter((one) => one.startsWith(team))]),
  );
  const listed = Object.values(teams)[0]?.length ?? 0;
  const even = Object.values(teams).every(({ length }) => length === listed);
  // Where nobody said how many are on a team, the list does.
  const size =
    draft.teamSize === undefined && even && listed > 1 ? listed : Object.values(draft.teams)[0]?.length;
  // Seats that are no seats of such teams are wrong whoever looks at them.
  const wrong = Object.values(teams).find(
    (members) => new Set(members).size !== size || members.length !== size,
  );
  if (wrong) {
    if (draft.steps.length === 0) story.step({ hold: false });
    const distinct = new Set(wrong).size;
    story.claim(`${distinct === size ? wrong.length : distinct}==${size}`);
    // What is said next is of the seats that were listed.
    if (even && new Set(players).size === players.length) Object.assign(draft, { teams, players });
    return true;
  }
  draft.teams = teams;
  draft.players =
    draft.variant === 'Emperor'
      ? Object.values(teams).flat()
      : Array.from({ length: size ?? 0 }, (_, k) =>
          Object.values(teams).map((members) => members[k] as string),
        ).flat();
  // A player who is called an emperor is one in any seat.
  const emperors = players.filter((one) => one.endsWith(' emperor'));
  const roles = emperors.length > 0 ? { options: { emperors } } : {};
  const id = story.step({ try: [{ table: { players, seated: true, ...roles } }], then: 'keep' });
  if (draft.variant === 'Emperor') draft.players = players;
  story.claim(`legal('${id}')==True`);
  return true;
}

/** "A range of influence of 2 means that you and … are within your range." */
function meaning(story: Story, clause: Clause): boolean {
  const n = rangeNumber(clause.actor);
  const [what] = clause.what ?? [];
  const inside = what && phrase(what, 'within', 'in');
  if (
    n === undefined ||
    !what ||
    what.verb !== 'be' ||
    !isNoun(inside, 'range') ||
    !isPronoun(inside.owner, 'you')
  )
    return false;
  return covered(story, n, what.actor, what);
}

/** "A range of influence of 1 covers only you and your neighbors", "With a range of 2, you … are covered". */
function covers(story: Story, clause: Clause): boolean {
  const range = clause.passive ? (phrase(clause, 'with', 'by') ?? clause.actor) : clause.actor;
  const n = rangeNumber(range) ?? (clause.passive && !range ? story.draft.range : undefined);
  const { object } = clause;
  const you = object?.is === 'joined' && object.items.some((one) => isPronoun(one, 'you'));
  return n !== undefined && you && clause.conditions.length === 0 && covered(story, n, object, clause);
}

/** Whom a range of so many seats covers, seen by "you". */
function covered(story: Story, n: number, whom: Ref | undefined, what: Clause): boolean {
  const { draft } = story;
  draft.range = n;
  if (!draft.seated) draft.count = 8;
  const you = story.player('You');
  story.everybody();
  const list = whom?.is === 'joined' ? whom.items : whom ? [whom] : [];
  const named: string[] = [];
  for (const item of list) {
    const players = isPronoun(item, 'you') ? [you] : (beside(story, item, you) ?? playersOf(story, item));
    if (!players) return false;
    named.push(...players);
  }
  if (draft.steps.length === 0) story.step({ hold: false });
  story.claim(`rangeOf('${you}')${negated(what) ? '!=' : '=='}[${named.map((one) => `'${one}'`).join(',')}]`);
  return true;
}

/** "the players seated next to you", "the players seated within two seats of you". */
function beside(story: Story, ref: Ref, you: string): string[] | undefined {
  if (ref.is !== 'noun') return undefined;
  const seated = ref.which.find(({ verb }) => verb === 'seat' || verb === 'sit');
  if (!seated) return undefined;
  const seats = phrase(seated, 'within');
  const away = phrase(seated, 'next to') ? 1 : isNoun(seats, 'seat') ? seats.count?.n : undefined;
  const of = phrase(seated, 'next to') ?? (isNoun(seats, 'seat') ? phrase(seats, 'of') : undefined);
  if (away === undefined || !isPronoun(of, 'you')) return undefined;
  return Array.from({ length: away }, (_, k) => [
    story.neighbor(you, 'left', k + 1),
    story.neighbor(you, 'right', k + 1),
  ]).flat();
}

function ranges(story: Story, ref: Ref | undefined, n: number, clause: Clause): boolean {
  const { draft } = story;
  if (!draft.variant || clause.conditions.length > 0) return false;
  const items = ref?.is === 'joined' ? ref.items : [ref];
  const who = items.flatMap((item) =>
    isNoun(item, 'emperor', 'general')
      ? draft.players.filter((one) =>
          item.label === undefined
            ? one.endsWith('emperor') === (item.noun === 'emperor')
            : one.endsWith(` ${item.noun} ${item.label}`),
        )
      : (playersOf(story, item) ?? []),
  );
  if (who.length === 0) return false;
  story.lastStep();
  for (const one of who) story.claim(`rangeOf('${one}','seats')${negated(clause) ? '!=' : '=='}${n}`);
  return true;
}

/** "is within the emperor's range", "Alex's range doesn't include Carissa". */
function within(story: Story, clause: Clause): boolean {
  if (clause.conditions.length > 0 || clause.modal) return false;
  if (clause.verb === 'be' && isNoun(clause.object, 'player') && clause.object.marks.includes('only'))
    return onlyThey(story, clause, clause.object);
  const includes = clause.verb === 'include';
  const inside = phrase(clause, 'in', 'within');
  const outside = phrase(clause, 'outside', 'out of', 'beyond');
  const range = includes ? clause.actor : (inside ?? outside);
  if (!isNoun(range, 'range')) return false;
  const of = playersOf(
    story,
    range.owner ?? phrase(range, 'of') ?? phrase(range, 'for') ?? phrase(clause, 'for'),
  );
  const who = playersOf(story, includes ? clause.object : clause.actor);
  if (!of || !who) return false;
  const is = (outside === undefined) !== negated(clause);
  // "the opposing generals": those who are on another team than each whose range it is.
  const opposing = isNoun(clause.actor, 'general', 'emperor') && clause.actor.marks.includes('opposing');
  const pairs = of
    .flatMap((other) => who.map((one) => ({ one, other })))
    .filter(({ one, other }) => one !== other && !(opposing && story.teamOf(one) === story.teamOf(other)));
  if (pairs.length === 0) return false;
  if (includes && !story.draft.seated && !story.draft.variant) {
    for (const one of who)
      for (const other of of) story.draft.seats.push({ fact: 'range', who: one, of: other, inside: is });
  }
  story.lastStep();
  for (const { one, other } of pairs) story.claim(`inRange('${other}','${one}')==${is ? 'True' : 'False'}`);
  return true;
}

/** "They are the only two players within range of both Ben and the controller of Altar." */
function onlyThey(story: Story, clause: Clause, players: Noun): boolean {
  const range = phrase(players, 'within', 'in');
  const of = isNoun(range, 'range') ? phrase(range, 'of') : undefined;
  const from = of?.is === 'joined' ? of.items.map((one) => playersOf(story, one)) : [playersOf(story, of)];
  const who = playersOf(story, clause.actor);
  const n = players.count?.n;
  if (!who || from.some((one) => one === undefined) || players.count?.bound) return false;
  story.lastStep();
  if (n !== undefined) story.claim(`${who.length}==${n}`);
  for (const one of story.everybody()) {
    const reached = from
      .flatMap((centres) => centres ?? [])
      .filter((centre) => centre !== one)
      .map((centre) => `inRange('${centre}','${one}')`);
    const is = who.includes(one) !== negated(clause);
    if (reached.length > 0) story.claim(`(${reached.join(' and ')})==${is ? 'True' : 'False'}`);
  }
  return true;
}

/** Whoever comes into a range has not left: "if Rob leaves, she comes into his range" is of somebody else. */
function stillThere(story: Story, ref: Ref | undefined, range: Ref | undefined): string | undefined {
  const { steps, saidPlayers } = story.draft;
  const gone = steps.flatMap((step) => ('leave' in step ? step.leave : []));
  const before = [...saidPlayers];
  const [who] = playersOf(story, ref) ?? [];
  if (who === undefined || ref?.is !== 'pronoun' || !gone.includes(who)) return who;
  const of = isNoun(range, 'range') ? (playersOf(story, range.owner ?? phrase(range, 'of')) ?? []) : [];
  return before.findLast((one) => !gone.includes(one) && !of.includes(one));
}

/** "will enter Alex's range at the start of the next turn". */
function enters(story: Story, clause: Clause): boolean {
  const range = clause.object;
  const who = stillThere(story, clause.actor, range);
  const of = isNoun(range, 'range') ? playersOf(story, range.owner ?? phrase(range, 'of'))?.[0] : undefined;
  if (of === undefined || who === undefined) return false;
  const so = clause.not ? 'False' : 'True';
  const at = phrase(clause, 'at');
  const turn = isNoun(at, 'start', 'beginning') ? phrase(at, 'of') : at;
  const during = phrase(clause, 'in', 'during');
  const now =
    clause.adverbs.some((adverb) => ['immediately', 'at once', 'directly'].includes(adverb)) ||
    isNoun(during, 'middle') ||
    (isNoun(during, 'turn') &&
      (during.det === 'this' || during.marks.some((one) => ['current', 'same'].includes(one))));
  if (during && !now) return false;
  const next = isNoun(turn, 'turn') && turn.marks.includes('next');
  if (!now && !next) return false;
  const id = story.lastStep();
  story.claim(`at('${id}',inRange('${of}','${who}'))==${now ? so : 'False'}`);
  if (next) {
    const then = story.step({ until: { turn: 'next' } });
    story.claim(`at('${then}',inRange('${of}','${who}'))==${so}`);
  }
  return true;
}

/** The same clause with the contrary sense. */
function denied({ not, ...clause }: Clause): Clause {
  return not ? clause : { ...clause, not: true };
}

/** "His turn marker is removed": there is one less than at first, and he has none. */
function unmarked(story: Story, clause: Clause, marker: Noun): boolean {
  const who = playersOf(story, marker.owner)?.[0];
  if (who === undefined || clause.modal || clause.phrases.length > 0) return false;
  if (clause.conditions.length > 0) return unmarkedBefore(story, clause, who);
  const fewer = `at('${story.atFirst()}',count('markers'))-count('markers')`;
  story.claim(`at('${story.lastStep()}',takingTurn('${who}'))==False`);
  story.claim(`${fewer}==${negated(clause) ? 0 : 1}`);
  return true;
}

/** "Before her turn ends, her turn marker is removed": that is now, while she has the turn. */
function unmarkedBefore(story: Story, clause: Clause, who: string): boolean {
  const [
    {
      word,
      clause: [ends, ...more],
    } = { word: '', clause: [] },
    ...others
  ] = clause.conditions;
  if (word !== 'before' || others.length + more.length > 0 || ends?.verb !== 'end' || ends.not) return false;
  const whose = isNoun(ends.actor, 'turn') ? playersOf(story, ends.actor.owner)?.[0] : undefined;
  if (whose === undefined || whose !== story.draft.turn) return false;
  const first = story.atFirst();
  story.settle();
  const now = story.lastStep();
  story.claim(`at('${now}',takingTurn('${who}'))==${whose === who ? 'True' : 'False'}`);
  story.claim(`at('${first}',count('markers'))-at('${now}',count('markers'))==${negated(clause) ? 0 : 1}`);
  return true;
}

/** "the next time he receives a turn marker" */
const marked = ({ word, clause }: Condition): boolean =>
  word === 'next time' &&
  clause.every(({ verb, object }) => ['receive', 'get', 'have'].includes(verb) && isNoun(object, 'marker'));

/** "She won't take the extra turn until just before her normal turn": it waits, and comes before that one. */
function waits(story: Story, clause: Clause): boolean {
  const who = playersOf(story, clause.actor)?.[0];
  const [next, ...others] = clause.conditions;
  if (who === undefined || others.length > 0 || (next && !marked(next))) return false;
  const before = phrase(clause, 'until before', 'before', 'until');
  const after = phrase(clause, 'until after', 'after');
  if ([before, after].some((turn) => turn !== undefined && !isNoun(turn, 'turn'))) return false;
  const source = phrase(clause, 'from') ?? (isNoun(clause.object, 'turn') && phrase(clause.object, 'from'));
  if (source && !thingOf(story, source)) return false;
  const left = story.lastStep();
  story.claim(`at('${left}',pendingExtra('${who}'))${negated(clause) ? '==' : '!='}1`);
  if (!negated(clause) || !next) return true;
  const extra = story.step({ until: { step: 'upkeep', of: who } });
  story.claim(`at('${extra}',pendingExtra('${who}'))==0`);
  const normal = story.step({ until: { ended: who } });
  story.claim(`at('${normal}',takingTurn('${who}'))==${before ? 'True' : 'False'}`);
  return true;
}

/** "the nearest opponent to the emperor's left separates the cards", "the emperor does": that player is asked. */
function separates(story: Story, clause: Clause): boolean {
  const { draft } = story;
  if (!draft.pending || clause.conditions.length > 0 || clause.modal) return false;
  if (!isNoun(phrase(clause, 'into'), 'pile')) return false;
  const who = separator(story, clause.actor);
  if (who === undefined) return false;
  draft.pending = false;
  story.step({ resolve: 'top' });
  story.step({ open: who, ifAsked: true });
  story.claim(`asked('decisionsOf:${who}')${negated(clause) ? '!=' : '=='}'${who}'`);
  return true;
}

/** The one player whom a phrase means, be it by the seat; "an opponent" may be anyone. */
function separator(story: Story, actor: Ref | undefined): string | undefined {
  const { draft } = story;
  if (!isNoun(actor, 'opponent', 'player')) {
    if (actor?.is === 'noun' && !['the', 'that'].includes(actor.det ?? '')) return undefined;
    const [who, ...others] = playersOf(story, actor) ?? [];
    return others.length > 0 ? undefined : who;
  }
  const side = phrase(actor, 'to');
  const of = isNoun(side, 'left', 'right')
    ? playersOf(story, side.owner ?? phrase(side, 'of'))?.[0]
    : undefined;
  if (
    of === undefined ||
    !(actor.marks.includes('nearest') || actor.marks.includes('closest')) ||
    !isNoun(side, 'left', 'right')
  )
    return undefined;
  const team = story.teamOf(of);
  let away = 1;
  while (
    away < draft.players.length &&
    story.teamOf(story.neighbor(of, side.noun as 'left' | 'right', away)) === team
  )
    away++;
  return story.neighbor(of, side.noun as 'left' | 'right', away);
}
