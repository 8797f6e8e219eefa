import { type Clause, isNamed, isNoun, isPronoun, type Noun, phrase, type Ref } from './meaning.js';
import { thingOf } from './objects.js';
import { playersOf } from './refs.js';
import { numberOf, rangeNumber, type Story } from './story.js';
import { sidesOf, teamsOf } from './teams.js';

/**
 * Who has come together and how: "Ada, Ben, and Cleo play a game", "Mia and Noa are the heads of one team", "it's Ada's turn", and what
 * players and creatures have on them at first.
 *
 * @returns false where the clause says nothing of the kind
 */
export function gathered(story: Story, clause: Clause): boolean {
  const { draft } = story;
  if (clause.verb === 'attack' && draft.steps.length === 0 && sideways(story, clause)) return true;
  if (clause.modal || clause.conditions.length > 0 || clause.not) return false;
  // Nobody attacks or blocks before it is known with what.
  const begun = draft.steps.some((step) => !('attack' in step || 'block' in step));
  if (clause.verb === 'be' && !begun && sized(story, clause)) return true;
  if (draft.steps.length > 0 && !story.supposing) return false;
  switch (clause.verb) {
    case 'play':
    case 'start':
    case 'begin':
    case 'join':
    case 'sit':
      return phrase(clause, 'beyond') === undefined && plays(story, clause);
    case 'take':
    case 'gather':
      return plays(story, clause);
    case 'end':
      return totals(story, clause);
    case 'be':
      return (
        ranges(story, clause) ||
        (isNoun(clause.actor, 'player') &&
          !clause.object &&
          !clause.quality &&
          clause.phrases.every(({ ref }) => isNoun(ref, 'table')) &&
          plays(story, clause)) ||
        teammates(story, clause) ||
        turn(story, clause) ||
        opponents(story, clause) ||
        beside(story, clause)
      );
    case 'form':
    case 'consist':
    case 'make':
    case 'belong':
      return teammates(story, clause);
    case 'exist':
      return exists(story, clause);
    case 'have':
      return playersOfGame(story, clause) || counters(story, clause);

    default:
      return false;
  }
}

/** "Each player may attack only the player to his or her left." */
function sideways(story: Story, clause: Clause): boolean {
  const side = isNoun(clause.object, 'player', 'opponent', 'neighbor')
    ? phrase(clause.object, 'to', 'on')
    : undefined;
  if (!isNoun(side, 'left', 'right') || !isNoun(clause.actor, 'player') || clause.not) return false;
  if (!clause.actor.many && !['each', 'every', 'a'].includes(clause.actor.det ?? '')) return false;
  const focused = clause.adverbs.includes('only') || (clause.object as Noun).marks.includes('only');
  if (!focused || !['can', 'may'].includes(clause.modal ?? '')) return false;
  story.draft.options[side.noun === 'left' ? 'attackLeft' : 'attackRight'] = true;
  return true;
}

/** "a Grand Melee game has eleven players", "the game has six players". */
function playersOfGame(story: Story, clause: Clause): boolean {
  const { actor, object } = clause;
  if (!isNoun(actor, 'game') || !isNoun(object, 'player') || !object.count || object.count.bound)
    return false;
  for (const { ref } of actor.phrases) if (isNamed(ref, 'variant')) story.variant(ref.name);
  if (story.draft.seated && story.draft.players.length !== object.count.n) return false;
  story.draft.count = object.count.n;
  return true;
}

/** "Six people play Grand Melee", "Ada, Ben, and Cleo play in a game of Emperor". */
function plays(story: Story, clause: Clause): boolean {
  const { draft } = story;
  const { object } = clause;
  const listed = isNoun(clause.actor, 'player') ? clause.actor : undefined;
  const actor = listed?.also ?? clause.actor;
  const count = actor?.is === 'joined' ? actor.items.length : 1;
  if (listed?.also && listed.count?.n !== count) story.fail(`${listed.count?.n} players are not ${count}`);
  const range = rangeNumber(phrase(clause, 'with'));
  if (range !== undefined && clause.phrases.length === 1 && !object && isNoun(actor, 'player')) {
    if (!actor.many && !['each', 'every'].includes(actor.det ?? '')) return false;
    draft.range = range;
    if (actor.count && !actor.count.bound && !draft.seated) draft.count = actor.count.n;
    return true;
  }
  const about = object ?? phrase(clause, 'in', 'for', 'at', 'to');
  if (object && !isNoun(object, 'game', 'part', 'place') && !isNamed(object, 'variant')) return false;
  if (!object && clause.phrases.some(({ ref }) => !isNoun(ref, 'table', 'game') && ref.is !== 'name'))
    return false;
  const variant = isNamed(about, 'variant')
    ? about.name
    : about?.is === 'noun'
      ? about.phrases.map(({ ref }) => ref).find((ref) => isNamed(ref, 'variant'))
      : undefined;
  const name = typeof variant === 'string' ? variant : variant?.is === 'name' ? variant.name : undefined;
  if (about?.is === 'name' && name === undefined) return false;
  if (isNoun(clause.actor, 'team') && clause.actor.count && name !== undefined) {
    story.variant(name);
    teamsOfGame(story, clause.actor);
    return true;
  }
  if (isNoun(actor, 'player') && actor.count && !actor.count.bound && !actor.owner) {
    if (name !== undefined) story.variant(name);
    if (draft.seated && draft.players.length !== actor.count.n)
      story.fail(`${actor.count.n} players do not fit the table that was described`);
    draft.count = actor.count.n;
    return true;
  }
  const who = actor?.is === 'name' || actor?.is === 'joined' ? playersOf(story, actor) : undefined;
  if (!who) return false;
  if (name !== undefined && name !== 'Free-for-All') story.variant(name);
  if (!draft.seated) draft.count = Math.max(who.length, draft.count ?? 0);
  return true;
}

/** "Mia and Noa are the heads of one team", "Jo and Kit are teammates", "team One consists of Jo and Kit". */
function teammates(story: Story, clause: Clause): boolean {
  const { draft } = story;
  const of = phrase(clause, 'of');
  const reversed = clause.verb === 'consist';
  const members = reversed ? of : clause.actor;
  if (members?.is !== 'joined' || !members.items.every((one) => isNamed(one, 'player'))) return false;
  const on = reversed ? clause.actor : (phrase(clause, 'on', 'to', 'up') ?? clause.object);
  const role = isNoun(on, 'head', 'member', 'teammate', 'player') && on.many ? on : undefined;
  const team = role ? (role.owner ?? phrase(role, 'of', 'on')) : on;
  const bare = role?.noun === 'teammate' && !role.owner;
  if (!bare && !isNoun(team, 'team', 'other', 'one') && !isNamed(team, 'team')) return false;
  if (isNoun(team, 'team'))
    for (const { ref } of team.phrases) if (isNamed(ref, 'variant')) story.variant(ref.name);
  const names = members.items.map((one) => (one.is === 'name' ? one.name : ''));
  const teams = draft.teams;
  if (!teams) {
    if (draft.variant) return false;
    const called = team?.is === 'name' ? team.name : 'A';
    for (const name of names) if (!draft.players.includes(name)) draft.players.push(name);
    draft.teams = { [called]: names };
    story.spoke('saidTeams', called);
    return true;
  }
  const already = Object.entries(teams).find(([, all]) => names.every((one) => all.includes(one)));
  if (already) {
    story.spoke('saidTeams', already[0]);
    return true;
  }
  const nameless = (one: string): boolean => /^(?:P\d|(?:One|Two) \w+)$/.test(one);
  const free = Object.entries(teams).find(
    ([, all]) => all.filter(nameless).length === all.length && all.length === names.length,
  );
  if (!free) {
    if (draft.variant) return false;
    const called = team?.is === 'name' ? team.name : ('ABCDEFGH'[Object.keys(teams).length] as string);
    teams[called] = names;
    for (const name of names) if (!draft.players.includes(name)) draft.players.push(name);
    story.spoke('saidTeams', called);
    return true;
  }
  const [called, before] = free;
  draft.players = draft.players.filter((one) => !names.includes(one));
  draft.players = draft.players.map((one) => names[before.indexOf(one)] ?? one);
  teams[called] = names;
  if (team?.is === 'name' && team.name !== called) {
    draft.teams = Object.fromEntries(
      Object.entries(teams).map(([one, all]) => [one === called ? team.name : one, all]),
    );
    story.spoke('saidTeams', team.name);
  } else story.spoke('saidTeams', called);
  for (const name of names) story.spoke('saidPlayers', name);
  return true;
}

/** "The emperor of the first team has been reduced to 0 life." */
function totals(story: Story, clause: Clause): boolean {
  const at = phrase(clause, 'at');
  const n = isNoun(at, 'life') ? at.count?.n : undefined;
  const sides = sidesOf(story, clause.actor);
  if (n === undefined || !sides) return false;
  for (const one of sides) story.draft.life[story.sideOf(one)] = n;
  return true;
}

/** "The range of influence in this game is 1", "everyone's range of influence is 2", "Nia's range is 2 seats". */
function ranges(story: Story, clause: Clause): boolean {
  const { draft } = story;
  const { actor, object } = clause;
  const n = numberOf(object)?.n;
  if (!isNoun(actor, 'range') || n === undefined || (object?.is === 'noun' && object.noun !== 'seat'))
    return false;
  if (draft.variant && draft.variant !== 'Free-for-All') return false;
  const owner = actor.owner ?? phrase(actor, 'of');
  const all =
    !owner || (isNoun(owner, 'player') && (owner.many || ['each', 'every', 'all'].includes(owner.det ?? '')));
  if (all || isPronoun(owner, 'they')) {
    draft.range = n;
    return true;
  }
  const who = isPronoun(owner, 'you') ? [story.player('You')] : playersOf(story, owner);
  for (const one of who ?? []) draft.ranges[one] = n;
  return who !== undefined;
}

/** "There are six players." */
function exists(story: Story, clause: Clause): boolean {
  const { object } = clause;
  if (
    !isNoun(object, 'player') ||
    !object.count ||
    object.count.bound ||
    clause.phrases.length > 0 ||
    story.draft.seated
  )
    return false;
  story.draft.count = object.count.n;
  return true;
}

/** "It's Ada's turn." */
function turn(story: Story, clause: Clause): boolean {
  if (!isPronoun(clause.actor, 'it') || !isNoun(clause.object, 'turn')) return false;
  const side = sidesOf(story, clause.object.owner)?.[0];
  if (side === undefined) return false;
  story.draft.turn = story.sideOf(side);
  return true;
}

/** "Ada's opponents are Ben, Cleo, and Dov." */
function opponents(story: Story, clause: Clause): boolean {
  const { actor, object } = clause;
  if (!isNoun(actor, 'opponent', 'neighbor') || !object || actor.noun === 'neighbor') return false;
  const of = playersOf(story, actor.owner);
  const who = object.is === 'name' || object.is === 'joined' ? playersOf(story, object) : undefined;
  if (!of || !who) return false;
  if (!story.draft.seated) story.draft.count = Math.max(story.draft.players.length, story.draft.count ?? 0);
  return true;
}

/** "Una's neighbor to the left is Vic", "Rob is the neighbor on Ada's right". */
function beside(story: Story, clause: Clause): boolean {
  const [one, other] = isNoun(clause.actor, 'neighbor', 'player')
    ? [clause.actor, clause.object]
    : [clause.object, clause.actor];
  if (!isNoun(one, 'neighbor', 'player') || !isNamed(other, 'player') || story.draft.seated) return false;
  const side = phrase(one, 'to', 'on');
  const of = isNoun(side, 'left', 'right')
    ? playersOf(story, side.owner ?? phrase(side, 'of') ?? one.owner)?.[0]
    : undefined;
  const who = playersOf(story, other)?.[0];
  if (of === undefined || who === undefined || !isNoun(side, 'left', 'right')) return false;
  const left = side.noun === 'left';
  story.draft.seats.push({ fact: 'left', who: left ? who : of, of: left ? of : who });
  return true;
}

const SIZE = /^(\d+)\/(\d+)$/;

/** The power and toughness that a phrase names: "a 2/2 creature", "a 3/3". */
export function sizeOf(ref: Ref | undefined): string | undefined {
  if (ref?.is !== 'noun') return undefined;
  return ref.marks.find((mark) => SIZE.test(mark));
}

/** "The Dune Cat is a 2/2 creature." */
function sized(story: Story, clause: Clause): boolean {
  const size = sizeOf(clause.object);
  if (size === undefined || !isNoun(clause.object, 'creature', 'one')) return false;
  const what = thingOf(story, clause.actor);
  if (!what?.kinds.includes('creature')) return false;
  what.state.pt = size;
  return true;
}

/** "The first head has nine poison counters", "Rob's Hill Ox has a +1/+1 counter on it". */
function counters(story: Story, clause: Clause): boolean {
  const { draft } = story;
  const { object } = clause;
  if (isNoun(object, 'head', 'member'))
    return (teamsOf(story, clause.actor) ?? []).some(
      (team) => draft.teams?.[team]?.length === object.count?.n,
    );
  if (!isNoun(object, 'counter') || object.which.length > 0) return false;
  const n = numberOf(object)?.n ?? (object.det === 'a' ? 1 : undefined);
  if (n === undefined) return false;
  if (object.marks.includes('poison')) {
    const teams = teamsOf(story, clause.actor);
    const who = teams
      ? teams.map((team) => draft.teams?.[team]?.[0] ?? team)
      : playersOf(story, clause.actor);
    if (!who) return false;
    for (const one of who) draft.poison[one] = n;
    return true;
  }
  const kind = object.marks.find((mark) => /^[+-]\d\/[+-]\d$/.test(mark)) ?? object.marks[0];
  const what = thingOf(story, clause.actor);
  if (!what || kind === undefined) return false;
  what.state[kind] = n;
  return true;
}

/** "with three teams, A, B, and C", "between two teams of four players each". */
export function teamsOfGame(story: Story, ref: Ref): void {
  const { draft } = story;
  const [first, ...more] = ref.is === 'joined' ? ref.items : [ref];
  const also = first?.is === 'noun' ? first.also : undefined;
  // "three teams, called A, B, and C"
  const called =
    first?.is === 'noun' ? first.which.filter(({ verb }) => ['call', 'name'].includes(verb)) : [];
  const given = also ?? called[0]?.object;
  const names = [...(given?.is === 'joined' ? given.items : given ? [given] : []), ...more];
  if (!isNoun(first, 'team')) story.fail('what is said of the game is not understood');
  let of = phrase(first, 'of');
  if (of?.is === 'joined' && of.items[0]?.is === 'number') {
    // "four teams of two, K, L, M, and N"
    names.unshift(...of.items.slice(1));
    of = of.items[0];
  }
  if (!names.every((one) => isNamed(one, 'team'))) story.fail('what is said of the game is not understood');
  // Where nobody says how many are on a team, three are enough to show the order.
  const size =
    of === undefined ? 3 : (numberOf(of)?.n ?? story.fail('how many are on a team is not understood'));
  if (of !== undefined) draft.teamSize = size;
  const count = first.count?.n ?? names.length;
  if (names.length > 0 && names.length !== count) story.fail(`${count} teams are not ${names.length}`);
  const teams =
    names.length > 0
      ? names.map((one) => (one.is === 'name' ? one.name : ''))
      : Array.from({ length: count }, (_, k) => 'ABCDEFGH'[k] as string);
  draft.teams = Object.fromEntries(
    teams.map((team) => [team, Array.from({ length: size }, (_, k) => `${team}${k + 1}`)]),
  );
  const emperors = draft.variant === 'Emperor';
  draft.players = emperors
    ? Object.values(draft.teams).flat()
    : Array.from({ length: size }, (_, k) => teams.map((team) => `${team}${k + 1}`)).flat();
  draft.seated = true;
}
