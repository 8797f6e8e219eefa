import type { PrintedCard } from '../../cards/index.js';
import { negated } from './denied.js';
import type { Thing } from './draft.js';
import { duringTurn, turnOf } from './happenings.js';
import {
  aNoun,
  type Clause,
  isNamed,
  isNoun,
  isPronoun,
  type Name,
  type Noun,
  phrase,
  type Ref,
} from './meaning.js';
import { thingOf } from './objects.js';
import { playersOf } from './refs.js';
import { kindsOf, type Story } from './story.js';
import { objectNamed, printedOf } from './things.js';

/** Names of players and objects that are targeted. */
function targetsOf(story: Story, ref: Ref | undefined): string[] | undefined {
  if (ref === undefined) return [];
  const players = playersOf(story, ref);
  if (players) return players;
  const thing = objectNamed(story, ref);
  return thing && [thing.id];
}

export function cast(story: Story, clause: Clause): boolean {
  const { draft } = story;
  const { object } = clause;
  // "During Ada's turn, she …": her turn comes first.
  if (!object || (object.is !== 'name' && object.is !== 'noun') || !duringTurn(story, clause)) return false;
  const who = playersOf(story, clause.actor)?.[0];
  if (who === undefined) return false;
  if (object.is === 'name' && object.names !== 'card') return false;
  const held =
    object.is === 'name' && object.reads === undefined
      ? draft.things.find(
          ({ id, card, owner, zone }) => [id, card].includes(object.name) && owner === who && zone === 'hand',
        )
      : undefined;
  const known = object.is === 'name' && draft.cards.some(({ name }) => name === object.name);
  const booked = object.is === 'name' ? story.printed(object.name) : undefined;
  if (object.reads === undefined && !known && !held && !booked)
    story.fail('the words of the card are not given');
  turnOf(story, who);
  if (!clause.adverbs.includes('in response')) story.settle();
  if (held?.kinds.includes('land')) {
    story.step({ play: held.id, by: who });
    return true;
  }
  if (held) {
    finish(story, clause, held, who, 'cast');
    return true;
  }
  const printed = object.reads ? printedOf(story, object, 'spell') : known ? undefined : booked;
  const card = printed ? story.card(printed) : (object as Name).name;
  const spell = story.thing(card, who, 'hand', ['spell', 'card', ...(printed ? kindsOf(printed) : [])]);
  finish(story, clause, spell, who, 'cast');
  return true;
}

function finish(story: Story, clause: Clause, what: Thing, who: string, how: 'cast' | 'activate'): void {
  const { draft } = story;
  const targets =
    targetsOf(story, phrase(clause, 'targeting', 'on')) ?? story.fail('what is targeted is not known');
  for (const target of targets)
    story.reaches(who, story.draft.things.find(({ id }) => id === target)?.controller ?? target);
  const answered = draft.steps.at(-1);
  if (targets.length === 1 && clause.adverbs.includes('in response') && answered && 'cast' in answered) {
    // Of two targets the one that is not named is that of the spell it answers.
    const text = draft.cards.find(({ name }) => name === what.card)?.text ?? '';
    const [first] = answered.targets ?? [];
    if (text.match(/\btarget\b/g)?.length === 2 && typeof first === 'string' && !targets.includes(first))
      targets.unshift(first);
  }
  const x = phrase(clause, 'x');
  const choosing = phrase(clause, 'choosing');
  const mode = isNoun(choosing, 'mode') ? choosing.ordinal : undefined;
  story.spoke('saidThings', what.id);
  // What a mode targets is asked once the mode is chosen.
  const moded = mode !== undefined && story.asStep;
  // Nobody speaks of the mana with which X is paid: the position says what it is.
  const settled = x?.is === 'number' && !story.asStep;
  if (settled) what.state.X = x.count.n;
  const more = {
    by: who,
    ...(targets.length > 0 && !moded ? { targets } : {}),
    ...(x?.is === 'number' && !settled ? { x: x.count.n } : {}),
  };
  story.step(how === 'cast' ? { cast: what.id, ...more } : { activate: what.id, ...more });
  draft.pending = true;
  draft.source = what.id;
  if (moded) {
    story.step({ choose: mode, by: who, kind: 'chooseMode' });
    for (const choose of targets) story.step({ choose, by: who });
  } else if (choosing) {
    const picker = playersOf(story, choosing)?.[0];
    if (picker === undefined || !isNoun(phrase(clause, 'choosing as'), 'opponent', 'player'))
      story.fail('choices that are made while something is announced cannot be told yet');
    handOver(story, picker, who);
  }
}

/** An opponent is named who chooses; what that opponent is asked then stays open. */
function handOver(story: Story, picker: string, by: string): void {
  story.step({ choose: picker, by, kind: 'chooseOpponent', ifAsked: true });
  story.step({ open: picker, ifAsked: true });
  story.draft.pending = false;
}

/** "and chooses Cleo to make that choice": who decides what a spell that was just cast leaves to an opponent. */
export function chooser(story: Story, clause: Clause): boolean {
  const last = story.draft.steps.at(-1);
  const [what] = clause.what ?? [];
  const picker = playersOf(story, clause.object)?.[0];
  if (!last || !('cast' in last || 'activate' in last) || picker === undefined || clause.modal) return false;
  if (what && !(what.verb === 'make' && isNoun(what.object, 'choice'))) return false;
  handOver(story, picker, last.by ?? '');
  return true;
}

/** "Cleo can choose the mode": it is she who is asked now. */
export function decides(story: Story, clause: Clause): boolean {
  const [who, ...others] = playersOf(story, clause.actor) ?? [];
  const open = story.draft.steps.some((step) => 'open' in step);
  if (who === undefined || others.length > 0 || !open || clause.verb !== 'choose' || !clause.modal)
    return false;
  if (clause.conditions.length > 0) return false;
  story.spoke('saidPlayers', who);
  const asks = `asked('decisionsOf:${who}')${negated(clause) ? '!=' : '=='}'${who}'`;
  if (isNoun(clause.object, 'mode', 'choice')) {
    story.claim(asks);
    return true;
  }
  if (clause.modal !== 'must' || negated(clause)) return false;
  const listed = clause.object?.is === 'joined' ? clause.object.items : clause.object ? [clause.object] : [];
  // "a target that's in both ranges": what that means for the table is said next.
  if (listed.length === 1 && isNoun(listed[0], 'target')) {
    story.claim(asks);
    return true;
  }
  const everybody = story.everybody();
  for (const one of everybody)
    if (!story.draft.things.some(({ controller, kinds }) => controller === one && kinds.includes('creature')))
      story.creature(one);
  const named: string[] = [];
  for (const item of listed) {
    const controlled = isNoun(item, 'creature')
      ? item.which.find(({ verb }) => verb === 'control')
      : undefined;
    const by = controlled ? controlled.actor : item;
    const anybody = isNoun(by, 'player') && by.det === 'any' && by.phrases.length + by.marks.length === 0;
    const players = anybody ? everybody : playersOf(story, by);
    if (!players || (isNoun(item, 'creature') && !controlled)) return false;
    named.push(
      ...(controlled
        ? story.draft.things
            .filter(({ kinds, controller }) => kinds.includes('creature') && players.includes(controller))
            .map(({ id }) => id)
        : players),
    );
  }
  story.claim(`options('decisionsOf:${who}')==[${named.map((one) => `'${one}'`).join(',')}]`);
  return true;
}

/** "An effect reads …", "A spell says …": any player has it. */
export function reads(story: Story, clause: Clause): boolean {
  const { actor, object } = clause;
  if (
    !isNoun(actor, 'spell', 'effect', 'ability', 'card') ||
    !['a', 'an'].includes(actor.det ?? '') ||
    object?.is !== 'quote'
  )
    return false;
  const [who] = story.draft.saidPlayers.length > 0 ? story.draft.saidPlayers : story.everybody();
  if (who === undefined || /\btarget\b/.test(object.text)) return false;
  spell(story, { ...actor, noun: 'spell', reads: [object.text] }, who, []);
  return true;
}

/** "A spell that reads … resolves, targeting Ada": any player has it; she may as well. */
export function resolves(story: Story, clause: Clause): boolean {
  const { actor } = clause;
  if (!isNoun(actor, 'spell') || !actor.reads || !['a', 'an'].includes(actor.det ?? '')) return false;
  const targets = targetsOf(story, phrase(clause, 'targeting', 'on'));
  const who = targets?.[0] ?? story.draft.saidPlayers.at(-1);
  if (!targets || who === undefined || !story.draft.players.includes(who)) return false;
  spell(story, actor, who, targets);
  story.settle();
  return true;
}

/** Puts a spell on the stack that the Example quotes. */
function spell(story: Story, ref: Name | Noun, who: string, targets: string[]): Thing {
  const printed = printedOf(story, ref, 'spell');
  const what = story.thing(story.card(printed), who, 'hand', ['spell', 'card', ...kindsOf(printed)]);
  turnOf(story, who);
  for (const one of targets) story.reaches(who, one);
  story.step({ cast: what.id, by: who, ...(targets.length > 0 ? { targets } : {}) });
  story.draft.pending = true;
  story.draft.source = what.id;
  return what;
}

/** "a player is targeted by an ability that reads …". */
export function targeted(story: Story, clause: Clause): boolean {
  const { draft } = story;
  const target = playersOf(story, clause.object)?.[0];
  const said = clause.actor;
  const last = draft.steps.at(-1);
  if (last && ('cast' in last || 'activate' in last) && !last.targets && draft.pending && !clause.passive) {
    // "casts it and targets Dana"
    const own = isPronoun(clause.object, 'himself', 'herself', 'themselves') && last.by !== undefined;
    const targets = own ? [last.by as string] : targetsOf(story, clause.object);
    if (!targets || targets.length === 0) return false;
    for (const one of targets) story.reaches(last.by ?? '', one);
    last.targets = targets;
    return true;
  }
  const by: Ref | undefined = said?.is === 'quote' ? aNoun('spell', { reads: [said.text] }) : said;
  if (target === undefined || !by || (by.is !== 'name' && by.is !== 'noun') || by.reads === undefined)
    return false;
  // Nobody says whose it is; the player who is targeted may as well have it.
  turnOf(story, target);
  const ability = isNoun(by, 'ability');
  const printed = printedOf(story, by, ability ? 'ability' : 'spell');
  const what = story.thing(story.card(printed), target, ability ? 'battlefield' : 'hand', [
    'spell',
    'ability',
    ...kindsOf(printed),
  ]);
  story.step(
    ability
      ? { activate: what.id, by: target, targets: [target] }
      : { cast: what.id, by: target, targets: [target] },
  );
  draft.pending = true;
  draft.source = what.id;
  return true;
}

export function activate(story: Story, clause: Clause): boolean {
  const { draft } = story;
  const who = playersOf(story, clause.actor)?.[0];
  const { object } = clause;
  if (who === undefined) return false;
  if (story.asStep && isNamed(object, 'card')) {
    const own = thingOf(story, { ...object, owner: clause.actor as Ref });
    if (!own) return false;
    finish(story, clause, own, who, 'activate');
    return true;
  }
  if (!isNoun(object, 'ability')) return false;
  const of = object.owner ?? phrase(object, 'of');
  turnOf(story, who);
  let source = thingOf(story, of);
  if (!source) {
    const named = of?.is === 'name' ? of : undefined;
    const reads = object.reads ?? named?.reads;
    if (!named || !reads) return false;
    const printed = printedOf(story, { ...named, reads }, 'ability');
    source = story.thing(story.card(printed), who, 'battlefield', ['ability', ...kindsOf(printed)]);
  }
  finish(story, clause, source, who, 'activate');
  draft.source = source.id;
  return true;
}

/** Cards that do what an ability waits for, by the words that it waits for it with. */
const OCCASIONS: readonly [RegExp, PrintedCard, string][] = [
  [
    /\bwhenever a player cycles a card\b/i,
    { name: 'Cycled card', type: 'Sorcery', text: 'Cycling {0}' },
    'cycling',
  ],
];

/** "Ben uses Slide's ability to exile Ada's Bear": he does what it waits for, and it happens to what is named. */
export function use(story: Story, clause: Clause): boolean {
  const { draft } = story;
  const who = playersOf(story, clause.actor)?.[0];
  const [what, ...more] = clause.what ?? [];
  const source = isNoun(clause.object, 'ability') ? clause.object.owner : undefined;
  if (who === undefined || !what || more.length > 0 || source?.is !== 'name' || !duringTurn(story, clause))
    return false;
  const known = thingOf(story, source);
  const named =
    known?.card ?? (source.reads ? story.card(printedOf(story, source, 'permanent')) : source.name);
  const card = draft.cards.find(({ name }) => name === named);
  const occasion = OCCASIONS.find(([words]) => words.test(card?.text ?? ''));
  const object = objectNamed(story, what.object);
  if (!card || !occasion || !object || !card.text?.includes(what.verb)) return false;
  const own = known ?? story.thing(card.name, who, 'battlefield', kindsOf(card));
  const [, printed, ability] = occasion;
  const occasioned = story.thing(story.card(printed), who, 'hand', ['card']);
  turnOf(story, who);
  story.step({ activate: occasioned.id, by: who, ability });
  story.step({ choose: object.id, by: who, kind: 'target', ifAsked: true });
  story.step({ resolve: 'all' });
  story.step({ pay: true, by: who, ifAsked: true });
  story.spoke('saidThings', object.id);
  own.controller = who;
  return true;
}

/**
 * Casts a spell that is quoted where it deals its damage: "is dealt 4 damage by Hot Stone (…)".
 *
 * @returns the clause, which claims what the spell does
 */
export function castQuoted(story: Story, clause: Clause): Clause {
  const { actor: from, object } = clause;
  const { players } = story.draft;
  if (clause.verb !== 'deal' || !isNoun(object, 'damage') || story.draft.pending) return clause;
  if (!from || (from.is !== 'name' && from.is !== 'noun') || !from.reads) return clause;
  const whom = playersOf(story, phrase(clause, 'to') ?? phrase(object, 'to'));
  const owner = from.owner
    ? playersOf(story, from.owner)?.[0]
    : (players.find((one) => !whom?.includes(one)) ?? whom?.[0]);
  if (!whom || owner === undefined) return clause;
  const pointed = /\btarget\b/.test(from.reads.join(' '));
  if (pointed && whom.length !== 1) return clause;
  const { card } = spell(story, from, owner, pointed ? whom : []);
  return { ...clause, actor: { is: 'name', name: card, names: 'card', phrases: [], which: [] } };
}

export function activateLast(story: Story, who: string): boolean {
  const { draft } = story;
  const source = [...draft.saidThings]
    .reverse()
    .map((id) => draft.things.find((one) => one.id === id))
    .find((one) => one?.controller === who && one.zone === 'battlefield');
  if (!source) return false;
  turnOf(story, who);
  story.step({ activate: source.id, by: who });
  draft.pending = true;
  return true;
}
