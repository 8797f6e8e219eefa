import type { Effect } from '../../game/index.js';
import type { Thing } from './draft.js';
import type { Clause, Name, Noun, Ref } from './meaning.js';
import { phrase } from './meaning.js';
import { playersOf, teamsOf, thingOf, thingsOf } from './refs.js';
import { isNoun, kindsOf, type Story } from './story.js';
import { objectNamed, permanent, printedOf } from './things.js';

/**
 * What is done: spells cast, attacks, departures.
 *
 * @returns false where the clause says nothing of the kind
 */
export function actions(story: Story, clause: Clause): boolean {
  if (clause.not || (clause.modal && clause.modal !== 'must')) return false;
  switch (clause.verb) {
    case 'cast':
    case 'play':
      return cast(story, clause);
    case 'read':
      return reads(story, clause);
    case 'target':
      return targeted(story, clause);
    case 'activate':
      return activate(story, clause);
    case 'attack':
      return attack(story, clause);
    case 'block':
      return block(story, clause);
    case 'leave':
      return leave(story, clause);
    case 'resolve':
      story.settle();
      return thingOf(story, clause.actor) !== undefined;
    case 'attempt':
      return attempt(story, clause);
    case 'draw':
      return draw(story, clause.actor, clause);
    case 'deal':
      return dealt(story, clause);
    case 'put':
      return put(story, clause);
    case 'destroy':
    case 'exile':
      return destroy(story, clause);
    case 'gain':
    case 'lose':
      return changed(story, clause);
    case 'choose':
      return choose(story, clause);
    default:
      return false;
  }
}

/** Whose turn it is, where nobody said. */
function turnOf(story: Story, player: string): void {
  story.draft.turn ??=
    story.teamOf(player) && story.draft.variant === 'Two-Headed Giant'
      ? (story.teamOf(player) as string)
      : player;
}

function duringTurn(story: Story, clause: Clause): boolean {
  const during = phrase(clause, 'during');
  if (during === undefined) return true;
  if (!isNoun(during, 'turn')) return false;
  if (during.marks.includes('same')) return true;
  const whose = playersOf(story, during.owner)?.[0];
  if (whose === undefined) return false;
  story.draft.turn = whose;
  return true;
}

/** Names of players and objects that are targeted. */
function targetsOf(story: Story, ref: Ref | undefined): string[] | undefined {
  if (ref === undefined) return [];
  const players = playersOf(story, ref);
  if (players) return players;
  const thing = objectNamed(story, ref);
  return thing && [thing.id];
}

function cast(story: Story, clause: Clause): boolean {
  const { draft } = story;
  const who = playersOf(story, clause.actor)?.[0];
  const { object } = clause;
  if (
    who === undefined ||
    !object ||
    (object.is !== 'name' && object.is !== 'noun') ||
    !duringTurn(story, clause)
  )
    return false;
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
  const x = phrase(clause, 'x');
  const choosing = playersOf(story, phrase(clause, 'choosing'));
  story.spoke('saidThings', what.id);
  const more = {
    by: who,
    ...(targets.length > 0 ? { targets } : {}),
    ...(x?.is === 'number' ? { x: x.count.n } : {}),
  };
  story.step(how === 'cast' ? { cast: what.id, ...more } : { activate: what.id, ...more });
  draft.pending = true;
  draft.source = what.id;
  if (choosing) story.fail('choices that are made while something is announced cannot be told yet');
}

/** "An effect reads …", "A spell says …": any player has it. */
function reads(story: Story, clause: Clause): boolean {
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
function targeted(story: Story, clause: Clause): boolean {
  const { draft } = story;
  const target = playersOf(story, clause.object)?.[0];
  const said = clause.actor;
  const last = draft.steps.at(-1);
  if (last && ('cast' in last || 'activate' in last) && !last.targets && draft.pending && !clause.passive) {
    // "casts it and targets Dana"
    const targets = targetsOf(story, clause.object);
    if (!targets || targets.length === 0) return false;
    for (const one of targets) story.reaches(last.by ?? '', one);
    last.targets = targets;
    return true;
  }
  const by: Ref | undefined =
    said?.is === 'quote'
      ? { is: 'noun', noun: 'spell', many: false, marks: [], phrases: [], which: [], reads: [said.text] }
      : said;
  if (target === undefined || !by || (by.is !== 'name' && by.is !== 'noun') || by.reads === undefined)
    return false;
  // Nobody says whose it is; the player who is targeted may as well have it.
  turnOf(story, target);
  const ability = by.is === 'noun' && by.noun === 'ability';
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

function activate(story: Story, clause: Clause): boolean {
  const { draft } = story;
  const who = playersOf(story, clause.actor)?.[0];
  const { object } = clause;
  if (who === undefined || !isNoun(object, 'ability')) return false;
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

function attack(story: Story, clause: Clause): boolean {
  const { draft } = story;
  const listed = attacksListed(clause);
  if (listed) return listed.every((one) => attack(story, one));
  if (clause.actor?.is === 'joined' && clause.actor.items.some((one) => objectNamed(story, one)))
    return clause.actor.items.every((actor) => attack(story, { ...clause, actor }));
  const player = playersOf(story, clause.actor)?.[0];
  const fresh = isNoun(clause.actor, 'creature') && isNew(clause.actor) ? (clause.actor as Ref) : undefined;
  if (fresh && draft.teams && player === undefined) permanent(story, fresh, draft.players[0] ?? '');
  const creature =
    player === undefined ? objectNamed(story, clause.actor) : attacker(story, player, phrase(clause, 'with'));
  if (!creature) return false;
  const foe =
    !clause.object && draft.teams && Object.keys(draft.teams).length === 2
      ? story.otherTeam(story.teamOf(player ?? creature.controller))
      : undefined;
  const target = teamsOf(story, clause.object)?.[0] ?? playersOf(story, clause.object)?.[0] ?? foe;
  if (target === undefined) return false;
  story.settle();
  const side = player ?? creature.controller;
  story.reaches(side, target);
  draft.turn ??= draft.variant === 'Two-Headed Giant' ? (story.teamOf(side) ?? side) : side;
  creature.kinds.push('attacking');
  const last = draft.steps.at(-1);
  if (last && 'attack' in last) last.attack[creature.id] = target;
  else story.step({ attack: { [creature.id]: target } });
  story.spoke('saidThings', creature.id);
  return true;
}

/** "attacks Sam with a 3/3 creature and Tia with a 2/2 creature" as two attacks. */
function attacksListed(clause: Clause): Clause[] | undefined {
  const withs = clause.phrases.filter(({ word }) => word === 'with');
  if (withs.length < 2) return undefined;
  const rest = clause.phrases.filter(({ word }) => word !== 'with');
  let object = clause.object;
  return withs.map(({ word, ref }) => {
    const [creature, next] = ref.is === 'joined' ? ref.items : [ref];
    const one: Clause = {
      ...clause,
      phrases: [...rest, { word, ref: creature as Ref }],
      ...(object ? { object } : {}),
    };
    object = next;
    return one;
  });
}

function attacker(story: Story, player: string, ref: Ref | undefined): Thing | undefined {
  if (ref === undefined) return undefined;
  return thingOf(story, ref)?.controller === player && !isNew(ref)
    ? thingOf(story, ref)
    : permanent(story, ref, player)?.[0];
}

const isNew = (ref: Ref): boolean => ref.is === 'noun' && (ref.det === 'a' || ref.det === 'an');

/** Attackers that a player could block. */
function attackersOf(story: Story): [string, string][] {
  return story.draft.steps.flatMap((step) =>
    'attack' in step ? (Object.entries(step.attack) as [string, string][]) : [],
  );
}

function block(story: Story, clause: Clause): boolean {
  const { draft } = story;
  const attacks = attackersOf(story);
  // "Nobody blocks" leaves it as it is.
  if (isNoun(clause.actor, 'nobody') || (isNoun(clause.actor, 'player') && clause.actor.det === 'no'))
    return attacks.length > 0 && !story.draft.steps.some((step) => 'block' in step);
  if (clause.passive) {
    // "becomes blocked": the player who is attacked has a creature for that.
    const blocked = thingOf(story, clause.object);
    const attack = blocked && attacks.find(([creature]) => creature === blocked.id);
    if (!attack || clause.actor) return false;
    const blocker = story.creature(attack[1], 'Blocker');
    blocker.kinds.push('blocking');
    draft.saidThings = draft.saidThings.filter((id) => id !== blocker.id);
    story.step({ block: { [blocker.id]: attack[0] } });
    return true;
  }
  const attacker_ = objectNamed(story, clause.object);
  const own = objectNamed(story, clause.actor);
  if (own && attacker_) return meets(story, own, attacker_);
  const player = playersOf(story, clause.actor)?.[0];
  if (player === undefined) return false;
  const attack = attacks.findLast(([, target]) => target === player);
  const blocker = attacker(story, player, phrase(clause, 'with'));
  if (!attack || !blocker) return false;
  blocker.kinds.push('blocking');
  story.step({ block: { [blocker.id]: attack[0] } });
  return true;
}

/** A creature blocks another, which attacks for that where nobody said so. */
function meets(story: Story, blocker: Thing, attacker: Thing): boolean {
  const { draft } = story;
  if (!attackersOf(story).some(([creature]) => creature === attacker.id)) {
    const side = (one: Thing): string =>
      draft.variant === 'Two-Headed Giant'
        ? (story.teamOf(one.controller) ?? one.controller)
        : one.controller;
    story.reaches(attacker.controller, blocker.controller);
    draft.turn ??= side(attacker);
    attacker.kinds.push('attacking');
    story.step({ attack: { [attacker.id]: side(blocker) } });
  }
  blocker.kinds.push('blocking');
  story.step({ block: { [blocker.id]: attacker.id } });
  return true;
}

/** Life that somebody gains or loses before anything else was done: nobody says by what. */
function changed(story: Story, clause: Clause): boolean {
  const { object } = clause;
  if (
    story.asStep ||
    story.draft.steps.length > 0 ||
    !isNoun(object, 'life') ||
    object.count === undefined ||
    clause.phrases.length > 0
  )
    return false;
  const teams = teamsOf(story, clause.actor);
  const who = teams
    ? teams.map((team) => story.draft.teams?.[team]?.[0] ?? team)
    : playersOf(story, clause.actor);
  const [by] = who ?? [];
  if (!who || by === undefined) return false;
  turnOf(story, by);
  const effect = clause.verb === 'gain' ? 'gainLife' : 'loseLife';
  const amount = object.count.n;
  instruct(
    story,
    who.map((name) => ({ effect, player: { player: 'named', name }, amount })),
    by,
  );
  return true;
}

function leave(story: Story, clause: Clause): boolean {
  const who = playersOf(story, clause.actor);
  if (!who || !isNoun(clause.object, 'game') || !duringTurn(story, clause)) return false;
  story.settle();
  // Whoever leaves has no turn that others could wait for.
  const [first] = who;
  const other = story.draft.players.find((one) => one !== first);
  if (story.draft.steps.length === 0 && story.draft.turn === undefined && other !== undefined)
    story.draft.turn = other;
  story.step(who.length === 1 ? { leave: first as string } : { leave: who });
  // State-based actions are checked before anybody would have priority again.
  story.step({ instruct: [] });
  return true;
}

function attempt(story: Story, clause: Clause): boolean {
  const [what] = clause.what ?? [];
  return what?.verb === 'draw' && draw(story, clause.actor, what);
}

function draw(story: Story, actor: Ref | undefined, clause: Clause): boolean {
  const who = playersOf(story, actor)?.[0];
  if (who === undefined || !isNoun(clause.object, 'card')) return false;
  turnOf(story, who);
  const library = clause.conditions.filter(({ word }) => word === 'while');
  for (const { clause: inner } of library)
    for (const one of inner) {
      const where = phrase(one, 'in');
      if (
        one.verb !== 'exist' ||
        !isNoun(one.object, 'card') ||
        one.object.det !== 'no' ||
        !isNoun(where, 'library')
      )
        return false;
      for (const player of playersOf(story, where.owner) ?? []) story.draft.library[player] = 0;
    }
  instruct(
    story,
    [{ effect: 'draw', player: { player: 'named', name: who }, count: clause.object.count?.n ?? 1 }],
    who,
  );
  return true;
}

export function instruct(story: Story, effects: Effect[], by: string, source?: string): void {
  story.settle();
  story.step({ instruct: effects, by, ...(source ? { source } : {}) });
}

/** "1 damage is dealt to an opponent": nobody says by what. */
function dealt(story: Story, clause: Clause): boolean {
  if (!isNoun(clause.object, 'damage') || clause.object.count === undefined) return false;
  if (!story.supposing || clause.actor) return hurt(story, clause, clause.object.count.n);
  const to = playersOf(story, phrase(clause, 'to') ?? phrase(clause.object, 'to'))?.[0];
  const [by] = story.draft.introduced;
  if (to === undefined || by === undefined) return false;
  const source = story.draft.things.find(({ controller }) => controller === by)?.id ?? story.creature(by).id;
  instruct(
    story,
    [{ effect: 'damage', amount: clause.object.count.n, to: { player: 'named', name: to } }],
    by,
    source,
  );
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

/** "Ada is dealt 5 damage by Ben's ogre", where nothing was done yet that deals damage. */
function hurt(story: Story, clause: Clause, amount: number): boolean {
  const { draft } = story;
  if (story.asStep) return false;
  const deals = draft.cards.some(({ text }) => /\bdamage\b/.test(text ?? ''));
  if (
    deals ||
    draft.pending ||
    draft.steps.some((step) => 'attack' in step || 'cast' in step || 'activate' in step)
  )
    return false;
  const from = clause.actor;
  const to = playersOf(story, phrase(clause, 'to') ?? phrase(clause.object as Noun, 'to'));
  const [first] = to ?? [];
  if (!to || first === undefined) return false;
  const source =
    (from && objectNamed(story, from)) ??
    (from
      ? undefined
      : story.creature(
          draft.players.find(
            (one) => one !== first && (!draft.teams || story.teamOf(one) !== story.teamOf(first)),
          ) ?? first,
        ));
  if (!source) return false;
  draft.turn ??=
    story.draft.variant === 'Two-Headed Giant'
      ? (story.teamOf(source.controller) ?? source.controller)
      : source.controller;
  for (const one of to) story.reaches(source.controller, one);
  instruct(
    story,
    to.map((name) => ({ effect: 'damage', amount, to: { player: 'named', name } })),
    source.controller,
    source.id,
  );
  return true;
}

function put(story: Story, clause: Clause): boolean {
  const { draft } = story;
  const who = playersOf(story, clause.actor)?.[0];
  const into = phrase(clause, 'into', 'onto');
  if (who === undefined || clause.passive || !(isNoun(into, 'battlefield') || isNoun(into, 'play')))
    return false;
  const from = phrase(clause, 'from');
  const { object } = clause;
  if (object?.is !== 'name' && object?.is !== 'noun') return false;
  if (isNoun(from, 'library')) {
    // What a spell lets its controller find.
    const owner = playersOf(story, from.owner)?.[0];
    if (owner === undefined || object.is !== 'name' || !draft.pending) return false;
    const found = story.creatureNamed(object.name, owner, owner);
    found.zone = 'library';
    story.step({ resolve: 'top' });
    story.step({ choose: found.id, by: who, kind: 'chooseObject', ifAsked: true });
    return true;
  }
  if (from) return false;
  const like = phrase(object, 'with');
  const same = isNoun(like, 'name') ? draft.things.at(-1) : undefined;
  const thing = same
    ? story.thing(same.card, who, 'hand', ['permanent'])
    : permanent(story, object, who)?.[0];
  if (!thing) return false;
  thing.zone = 'hand';
  instruct(
    story,
    [
      {
        effect: 'move',
        object: { object: 'named', id: thing.id },
        to: 'battlefield',
        under: { player: 'named', name: who },
      },
    ],
    who,
  );
  return true;
}

/** "The creature is destroyed": by nothing that the Example speaks of. */
function destroy(story: Story, clause: Clause): boolean {
  const { draft } = story;
  if (draft.steps.length > 0 || (clause.actor && clause.verb === 'destroy')) return false;
  const one = objectNamed(story, clause.object);
  const what = one ? [one] : thingsOf(story, clause.object);
  const [first] = what ?? [];
  if (!what || !first) return false;
  draft.turn ??= first.controller;
  instruct(
    story,
    what.map(({ id }) =>
      clause.verb === 'exile'
        ? { effect: 'move', object: { object: 'named', id }, to: 'exile' }
        : { effect: 'destroy', object: { object: 'named', id } },
    ),
    first.controller,
  );
  return true;
}

/** "Each team chooses one of its members to be affected." */
function choose(story: Story, clause: Clause): boolean {
  const { draft } = story;
  const teams = teamsOf(story, clause.actor);
  const { object } = clause;
  if (!teams || !draft.pending || !isNoun(object, 'member') || clause.modal) return false;
  if (clause.what && clause.what[0]?.verb !== 'be' && clause.what[0]?.verb !== 'affect') return false;
  draft.pending = false;
  story.step({ resolve: 'top' });
  for (const team of teams) {
    const [member] = draft.teams?.[team] ?? [];
    if (member === undefined) continue;
    draft.chosen[team] = member;
    story.step({ choose: member, by: team, kind: 'chooseMember', ifAsked: true });
  }
  return true;
}

/** Activates what was spoken of last. */
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
