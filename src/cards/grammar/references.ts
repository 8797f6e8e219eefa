import type { Amount, Condition, ObjectRef, PlayerFilter, PlayerRef, TargetSpec } from '../../game/index.js';
import { readNoun, sayNoun } from './nouns.js';
import { addTarget, mention, type Scope, same, set } from './reader.js';
import type { Parts, Reader, Rules } from './rules.js';

const IT: PlayerRef = { player: 'it' };

/** Players by their names in words: as a subject, and as an owner. */
const GROUPS: readonly [string, string, PlayerRef][] = [
  ['each player', "each player's", { player: 'each' }],
  ['each opponent', "each opponent's", { player: 'each', filter: { who: 'opponents' } }],
  ['each other player', "each other player's", { player: 'each', filter: { who: 'others' } }],
  ['each teammate', "each teammate's", { player: 'each', filter: { who: 'teammates' } }],
  ['defending player', "defending player's", { player: 'defending' }],
  ['the active player', "the active player's", { player: 'active' }],
  ['enchanted player', "enchanted player's", { player: 'enchanted' }],
  ['the chosen player', "the chosen player's", { player: 'chosen', name: 'player' }],
];
/** The same, in other words. */
const SYNONYMS: readonly [string, PlayerRef][] = [
  ['all players', { player: 'each' }],
  ['each of your opponents', { player: 'each', filter: { who: 'opponents' } }],
  ['your opponents', { player: 'each', filter: { who: 'opponents' } }],
  ['all other players', { player: 'each', filter: { who: 'others' } }],
];
const TARGETS: readonly [string, PlayerFilter][] = [
  ['target player', {}],
  ['target opponent', { who: 'opponents' }],
];

/** Behind players: "who controls a Swamp", "attacking enchanted player". */
function whichOnes(r: Reader, parts: Parts): PlayerFilter | undefined {
  if (r.take('attacking')) {
    const attacking = readPlayers(r, parts, false);
    return attacking && { attacking };
  }
  const where = whoDoes(r, parts);
  return where && { where };
}

/** "who controls a Swamp", behind the players of whom it has to be so. */
function whoDoes(r: Reader, parts: Parts): Condition | undefined {
  if (!r.take('who')) return undefined;
  const before = r.scope.subject;
  r.scope.subject = IT;
  const where = (parts.get('predicate') as Rules<Condition>).readWith(r, { subject: IT });
  set(r.scope, 'subject', before);
  return where;
}

function sayWho(where: Condition, t: Scope, parts: Parts): string | undefined {
  const before = t.subject;
  t.subject = IT;
  const said = (parts.get('predicate') as Rules<Condition>).sayWith(where, t, { subject: IT }, true);
  set(t, 'subject', before);
  return said && `who ${said}`;
}

/** "the player with the most life", "the player who controls the most Wizards". */
function leader(r: Reader, parts: Parts): PlayerRef | undefined {
  if (!r.take('the player')) return undefined;
  const most = (where: Condition | undefined): PlayerRef | undefined =>
    where && { player: 'each', filter: { where } };
  if (r.take('with the most life') || r.take('who has the most life'))
    return most(moreThanOthers((of) => ({ amount: 'life', of })));
  if (r.take('who has the most cards in hand') || r.take('with the most cards in hand'))
    return most(moreThanOthers((owner) => ({ amount: 'numberOf', objects: { zone: 'hand', owner } })));
  if (!r.take('who controls the most')) return undefined;
  const filter = readNoun(r, parts, false);
  return most(
    filter && moreThanOthers((controller) => ({ amount: 'numberOf', objects: { ...filter, controller } })),
  );
}

/** Has more of something than each other player; the one who is asked about is `it`, and inside so are the others. */
export function moreThanOthers(of: (who: PlayerRef) => Amount): Condition {
  return {
    if: 'compare',
    left: of(IT),
    is: '>',
    right: { amount: 'max', of: of(IT), over: { who: 'others', of: IT } },
  };
}

/** The one player that "that player" can mean. */
export function thatPlayer(scope: Scope): PlayerRef | undefined {
  if (scope.subject?.player === 'it') return scope.subject;
  const candidates: PlayerRef[] = [...scope.players];
  if (scope.eventPlayer && !candidates.some((one) => same(one, scope.eventPlayer)))
    candidates.push(scope.eventPlayer);
  if (candidates.length === 0) return controllerOfTarget(scope);
  return candidates.length === 1 ? candidates[0] : undefined;
}

/** "target creature an opponent controls": that opponent, where there is one such target. */
function controllerOfTarget(scope: Scope): PlayerRef | undefined {
  const found = scope.targets.flatMap(({ objects, max = 1 }, index) =>
    max === 1 && same(objects?.controller, { player: 'each', filter: { who: 'opponents' } }) ? [index] : [],
  );
  const [index] = found;
  return found.length === 1 && index !== undefined && scope.targets.length === 1
    ? { player: 'controller', of: { object: 'target', index } }
    : undefined;
}

/** The one object that "it" can mean; `~` is never "that creature". */
export function thatObject(scope: Scope, itself: boolean): ObjectRef | undefined {
  if (scope.thing) return scope.thing;
  const candidates: ObjectRef[] = [...scope.objects];
  if (scope.event && !candidates.some((one) => same(one, scope.event))) candidates.push(scope.event);
  if (itself && candidates.length === 0 && scope.actor) return scope.actor;
  const open = itself ? candidates : candidates.filter((one) => one.object !== 'self');
  return open.length === 1 ? open[0] : undefined;
}

const THAT = [
  'that creature',
  'that permanent',
  'that land',
  'that artifact',
  'that card',
  'that spell',
  'that enchantment',
  'that planeswalker',
  'the creature',
  'that source',
  'that aura',
  'that vehicle',
  'that token',
  'the exiled card',
  'those creatures',
  'those permanents',
  'those cards',
  'those lands',
  'them',
];
const ATTACHED = [
  'enchanted creature',
  'enchanted permanent',
  'enchanted land',
  'enchanted artifact',
  'equipped creature',
  'fortified land',
  'enchanted enchantment',
  'enchanted planeswalker',
];

function readPlayers(r: Reader, parts: Parts, whose: boolean): PlayerRef | undefined {
  const { scope } = r;
  if (r.take(whose ? 'your' : 'you')) return { player: 'you' };
  for (const [name, own, ref] of GROUPS)
    if (r.take(whose ? own : name)) {
      if (ref.player === 'enchanted' && scope.attachedTo !== 'player') return undefined;
      if (whose || ref.player !== 'each') return ref;
      const more = r.attempt(() => whichOnes(r, parts));
      return more ? { player: 'each', filter: { ...ref.filter, ...more } } : ref;
    }
  if (!whose && r.take('any number of')) {
    const filter = TARGETS.find(([name]) => r.take(`${name}s each`))?.[1];
    return filter && addTarget(scope, { players: filter, min: 0, max: 20 }).player;
  }
  const foes = whose
    ? undefined
    : r.attempt((): PlayerRef | undefined => {
        if (!r.take("each of that player's opponents")) return undefined;
        const of = thatPlayer(scope);
        return of && { player: 'each', filter: { who: 'opponents', of } };
      });
  if (foes) return foes;
  const most = whose ? undefined : r.attempt(() => leader(r, parts));
  if (most) return most;
  if (!whose) for (const [name, ref] of SYNONYMS) if (r.take(name)) return ref;
  for (const [name, filter] of TARGETS) {
    if (r.take(whose ? `${name}'s` : name))
      return mention(scope.players, addTarget(scope, { players: filter }).player);
    if (r.take(whose ? `another ${name}'s` : `another ${name}`))
      return mention(scope.players, addTarget(scope, { players: filter, another: true }).player);
  }
  const numbered = /^the$/.test(r.peek()) ? ordinal(r, whose) : undefined;
  if (numbered !== undefined)
    return scope.targets[numbered]?.players ? { player: 'target', index: numbered } : undefined;
  if (r.take(whose ? "the triggering player's" : 'the triggering player')) return scope.eventPlayer;
  if (
    whose
      ? r.take("that player's") || r.take("that opponent's")
      : r.take('that player') || r.take('that opponent') || r.take('the player')
  )
    return thatPlayer(scope);
  if (r.take(whose ? 'their' : 'they') || (!whose && r.take('them')))
    return scope.subject ?? thatPlayer(scope);
  return r.attempt((): PlayerRef | undefined => {
    const of = parts.get('possessor').read(r) as ObjectRef | undefined;
    if (of === undefined) return undefined;
    if (r.take(whose ? "controller's" : 'controller')) return { player: 'controller', of };
    return r.take(whose ? "owner's" : 'owner') ? { player: 'owner', of } : undefined;
  });
}

const ORDINALS = ['first', 'second', 'third', 'fourth'];

/** "the first target", "the second target's". */
function ordinal(r: Reader, whose: boolean): number | undefined {
  return r.attempt(() => {
    if (!r.take('the')) return undefined;
    const index = ORDINALS.indexOf(r.peek());
    if (index < 0) return undefined;
    r.at++;
    return r.take(whose ? "target's" : 'target') ? index : undefined;
  });
}

function sayPlayers(ref: PlayerRef, t: Scope, parts: Parts, whose: boolean): string | undefined {
  const own = whose ? "'s" : '';
  if (ref.player === 'you') return whose ? 'your' : 'you';
  if (t.subject && same(t.subject, ref)) return whose ? 'their' : 'they';
  for (const [name, owner, group] of GROUPS) if (same(group, ref)) return whose ? owner : name;
  if (ref.player === 'each' && ref.filter?.of && !whose) {
    const { who, of, ...more } = ref.filter;
    return who === 'opponents' && Object.keys(more).length === 0 && same(thatPlayer(t), of)
      ? "each of that player's opponents"
      : undefined;
  }
  if (ref.player === 'each' && ref.filter?.attacking && !whose) {
    const { attacking, ...filter } = ref.filter;
    const who = sayPlayers({ player: 'each', filter }, t, parts, false);
    const whom = who && sayPlayers(attacking, t, parts, false);
    return whom && `${who} attacking ${whom}`;
  }
  if (ref.player === 'each' && ref.filter?.where && !whose) {
    const { where, ...filter } = ref.filter;
    const all: PlayerRef = Object.keys(filter).length === 0 ? { player: 'each' } : { player: 'each', filter };
    const name = GROUPS.find(([, , group]) => same(group, all))?.[0];
    const who = name && sayWho(where, t, parts);
    return who && `${name} ${who}`;
  }
  if (ref.player === 'target') {
    const spec = t.targets[ref.index];
    if (spec === undefined) return undefined;
    if (t.players.some((one) => same(one, ref)))
      return same(thatPlayer(t), ref) ? `that player${own}` : `the ${ORDINALS[ref.index]} target${own}`;
    const { players, another, ...rest } = spec;
    if (rest.min === 0 && rest.max === 20) {
      const all = TARGETS.find(([, filter]) => same(filter, players))?.[0];
      if (all === undefined || another || whose || !nextTarget(t, ref.index)) return undefined;
      mention(t.players, ref);
      return `any number of ${all}s each`;
    }
    const name = TARGETS.find(([, filter]) => same(filter, players))?.[0];
    if (name === undefined || Object.keys(rest).length > 0 || !nextTarget(t, ref.index)) return undefined;
    mention(t.players, ref);
    return `${another ? 'another ' : ''}${name}${own}`;
  }
  if (ref.player === 'it') return same(thatPlayer(t), ref) ? `that player${own}` : undefined;
  if (ref.player === 'that') {
    if (!same(t.eventPlayer, ref)) return undefined;
    return same(thatPlayer(t), ref) ? `that player${own}` : `the triggering player${own}`;
  }
  if (ref.player === 'controller' || ref.player === 'owner') {
    const of = parts.get('possessor').say(ref.of, t);
    return of === undefined ? undefined : `${of} ${ref.player}${own}`;
  }
  return undefined;
}

/** Whether a target is the next one to be mentioned: they are counted in the order in which they are said. */
function nextTarget(t: Scope, index: number): boolean {
  const said = [...t.players, ...t.objects].flatMap((one) => ('index' in one ? [one.index] : []));
  return index === new Set(said).size && !said.includes(index);
}

function readObjects(r: Reader, parts: Parts): ObjectRef | undefined {
  const { scope } = r;
  if (r.take('~')) return withAlike(r, parts, { object: 'self' });
  if (r.oneOf(...ATTACHED) !== undefined)
    return scope.attachedTo === 'player' ? undefined : { object: 'attached' };
  if (r.take('the triggering object')) return scope.event;
  const numbered = ordinal(r, false);
  if (numbered !== undefined)
    return scope.targets[numbered]?.objects ? { object: 'target', index: numbered } : undefined;
  const target = r.attempt(() => {
    const spec = readTarget(r, parts);
    return spec && mention(scope.objects, addTarget(scope, spec).object);
  });
  if (target)
    return target.object === 'target' && isOne(scope, target) ? withAlike(r, parts, target) : target;
  const all = r.attempt(() => {
    if (!(r.take('each') || r.take('all'))) return undefined;
    const filter = readNoun(r, parts, false);
    return filter && ({ object: 'each', filter } as ObjectRef);
  });
  if (all) return all;
  if (r.take('the chosen object') || r.take('the chosen creature'))
    return scope.objects.find((one) => one.object === 'chosen');
  if (r.take('it')) return thatObject(scope, true);
  const that = r.oneOf(...THAT);
  if (that === undefined) return undefined;
  const spell = scope.eventSpell && PERMANENTS.includes(that) && scope.objects.length > 0;
  return thatObject(spell ? { ...scope, event: scope.objects[0] as ObjectRef } : scope, false);
}

/** What is in play and so no spell. */
const PERMANENTS = [
  'that creature',
  'that permanent',
  'that land',
  'that artifact',
  'those creatures',
  'those permanents',
];

const isOne = (scope: Scope, ref: ObjectRef): boolean =>
  ref.object === 'target' && (scope.targets[ref.index]?.max ?? 1) === 1;

/** A target with all that are like it ("… and each other creature that …"): one group of objects. */
function withAlike(r: Reader, parts: Parts, model: ObjectRef): ObjectRef {
  const more = r.attempt(() => {
    if (!r.take('and each other')) return undefined;
    const before = r.scope.thing;
    r.scope.thing = model;
    const filter = readNoun(r, parts, false);
    set(r.scope, 'thing', before);
    return filter &&
      [filter.sharesColorWith, filter.sameNameAs, filter.sharesTypeWith].some((one) => same(one, model))
      ? filter
      : undefined;
  });
  // "Those creatures" behind it would be in doubt.
  return more
    ? mention(r.scope.objects, { object: 'each', filter: { anyOf: [{ is: model }, more] } })
    : model;
}

/** "target creature", "up to two other target creatures", "any number of target permanents". */
function readTarget(r: Reader, parts: Parts): TargetSpec | undefined {
  let min = 1;
  let max = 1;
  let other = false;
  if (r.take('any number of')) {
    min = 0;
    max = 20;
  } else {
    const upTo = r.take('up to');
    other = r.take('another') || r.take('other');
    if (upTo || r.peek() !== 'target') {
      const count = other && !upTo ? undefined : (parts.get('number').read(r) as unknown);
      if (typeof count !== 'number') return undefined;
      max = count;
      min = upTo ? 0 : count;
      if (!upTo && count < 2) return undefined;
    }
  }
  other = r.take('other') || other;
  if (!r.take('target')) return undefined;
  const filter = readNoun(r, parts, false);
  if (!filter) return undefined;
  // Behind another target of the same sentences "another" is one that differs from it.
  const another = other && max === 1 && r.scope.targets.some(({ objects }) => objects);
  if (other && !another) filter.other = true;
  return {
    objects: filter,
    ...(another ? { another } : {}),
    ...(min === 1 && max === 1 ? {} : { min, max }),
  };
}

function sayTarget(
  { objects, min = 1, max = 1, another, ...more }: TargetSpec,
  t: Scope,
  parts: Parts,
): string | undefined {
  if (!objects || Object.keys(more).length > 0) return undefined;
  const { other = another, ...rest } = objects;
  if (another && (objects.other || max !== 1)) return undefined;
  const noun = sayNoun(rest, t, parts, max > 1, false);
  if (noun === undefined) return undefined;
  if (min === 1 && max === 1) return `${other ? 'another ' : ''}target ${noun}`;
  const count = max === 20 && min === 0 ? 'any number of' : min === 0 ? `up to ${max}` : String(max);
  return `${count} ${other ? 'other ' : ''}target ${noun}`;
}

function sayObjects(ref: ObjectRef, t: Scope, parts: Parts): string | undefined {
  if (ref.object === 'self') return '~';
  if (t.thing && same(t.thing, ref)) return 'it';
  switch (ref.object) {
    case 'attached':
      return 'enchanted creature';
    case 'each': {
      const [first, alike] = ref.filter?.anyOf ?? [];
      if (first?.is && alike && Object.keys(ref.filter ?? {}).length === 1) {
        const model = sayObjects(first.is, t, parts);
        const thing = t.thing;
        t.thing = first.is;
        const others = model && sayNoun(alike, t, parts, false, false);
        set(t, 'thing', thing);
        if (others) mention(t.objects, ref);
        return others && `${model} and each other ${others}`;
      }
      const noun = sayNoun(ref.filter ?? {}, t, parts, false, false);
      return noun === undefined ? undefined : `each ${noun}`;
    }
    case 'chosen':
      if (ref.name !== 'object' || !t.objects.some((one) => same(one, ref))) return undefined;
      return same(thatObject(t, true), ref) ? 'it' : 'the chosen object';
    case 'that':
      if (!same(t.event, ref)) return undefined;
      return same(thatObject(t, true), ref) ? 'it' : 'the triggering object';
    case 'target': {
      const spec = t.targets[ref.index];
      if (spec === undefined) return undefined;
      if (t.objects.some((one) => same(one, ref)))
        return same(thatObject(t, true), ref) ? 'it' : `the ${ORDINALS[ref.index]} target`;
      if (!nextTarget(t, ref.index)) return undefined;
      const said = sayTarget(spec, t, parts);
      if (said !== undefined) mention(t.objects, ref);
      return said;
    }
    default:
      return undefined;
  }
}

/** "any target" and its older forms, each a target that is an object or a player. */
const EITHER: readonly [string, TargetSpec][] = [
  ['any target', { players: {}, objects: { types: ['creature', 'planeswalker', 'battle'] } }],
  ['target creature or player', { players: {}, objects: { types: ['creature'] } }],
  [
    'each of two target creatures and / or players',
    { players: {}, objects: { types: ['creature'] }, min: 2, max: 2 },
  ],
  ['target player or planeswalker', { players: {}, objects: { types: ['planeswalker'] } }],
  [
    'target opponent or planeswalker',
    { players: { who: 'opponents' }, objects: { types: ['planeswalker'] } },
  ],
];

/** Among how many something is divided; each is dealt at least 1, so that nobody chooses more. */
const DIVIDED: readonly [string, number][] = [
  ['one , two , or three', 3],
  ['one or two', 2],
  ['any number of', 20],
];
const AMONG: readonly [string, TargetSpec][] = [
  ['target creatures and / or players', { players: {}, objects: { types: ['creature'] } }],
  ['target creatures and / or planeswalkers', { objects: { types: ['creature', 'planeswalker'] } }],
  ['target creatures', { objects: { types: ['creature'] } }],
  ['targets', { players: {}, objects: { types: ['creature', 'planeswalker', 'battle'] } }],
];

/** What follows "you" where a player does something. */
const PLAYER_VERBS = new Set([
  'gain',
  'lose',
  'draw',
  'may',
  'create',
  'put',
  'sacrifice',
  'discard',
  'return',
]);

/** Puts the ways of pointing at objects and players among the parts of speech. */
export function defineReferences(parts: Parts): void {
  parts.define('player', {
    read: (r: Reader) => readPlayers(r, parts, false),
    say: (ref: PlayerRef, t: Scope) => sayPlayers(ref, t, parts, false),
  });
  parts.define('whose', {
    read: (r: Reader) => readPlayers(r, parts, true),
    say: (ref: PlayerRef, t: Scope) => sayPlayers(ref, t, parts, true),
  });
  const objects = {
    read: (r: Reader) => readObjects(r, parts),
    say: (ref: ObjectRef, t: Scope) => sayObjects(ref, t, parts),
  };
  parts.define('objects', objects);
  // One object only.
  parts.define('object', {
    read: (r: Reader) => {
      const ref = readObjects(r, parts);
      const spec = ref?.object === 'target' ? r.scope.targets[ref.index] : undefined;
      return ref?.object === 'each' || (spec?.max ?? 1) > 1 ? undefined : ref;
    },
    say: (ref: ObjectRef, t: Scope) => (ref.object === 'each' ? undefined : sayObjects(ref, t, parts)),
  });
  // One spell on the stack.
  parts.define('spell', {
    read: (r: Reader): ObjectRef | undefined => {
      const ref = parts.get('object').read(r) as ObjectRef | undefined;
      const target = ref?.object === 'target' ? r.scope.targets[ref.index]?.objects?.zone : undefined;
      return target === 'stack' || (ref?.object === 'that' && r.scope.eventSpell) ? ref : undefined;
    },
    say: (ref: ObjectRef, t: Scope) => parts.get('object').say(ref, t),
  });
  // Two players who are targets; said again one after the other.
  parts.define('twoplayers', {
    read: (r: Reader): { a: PlayerRef; b: PlayerRef } | undefined => {
      if (!r.take('two target players')) return undefined;
      const [a, b] = [{}, { another: true as const }].map((more) =>
        mention(r.scope.players, addTarget(r.scope, { players: {}, ...more }).player),
      );
      return a && b && { a, b };
    },
    say: () => undefined,
  });
  // A player or an object, as what damage is dealt to.
  parts.define('recipient', {
    read: (r: Reader): ObjectRef | PlayerRef | undefined => {
      for (const [words, spec] of EITHER)
        if (r.take(words)) return mention(r.scope.objects, addTarget(r.scope, spec).object);
      // "… and you gain 2 life": a sentence of its own.
      if (r.peek() === 'you' && PLAYER_VERBS.has(r.peek(1))) return undefined;
      const player = r.attempt(() => readPlayers(r, parts, false));
      // "each player" is treated one by one: what is theirs is that player's own.
      if (player?.player === 'each') r.scope.subject = { player: 'it' };
      return player ?? r.attempt(() => readObjects(r, parts));
    },
    say: (ref: ObjectRef | PlayerRef, t: Scope): string | undefined => {
      if ('player' in ref) {
        const said = sayPlayers(ref, t, parts, false);
        if (ref.player === 'each') t.subject = { player: 'it' };
        return said;
      }
      const spec = ref.object === 'target' ? t.targets[ref.index] : undefined;
      const either = EITHER.find(([, one]) => same(one, spec))?.[0];
      if (either === undefined || t.objects.some((one) => same(one, ref))) return sayObjects(ref, t, parts);
      if (ref.object !== 'target' || !nextTarget(t, ref.index)) return undefined;
      mention(t.objects, ref);
      return either;
    },
  });
  // "one, two, or three target creatures and/or players", among whom damage is divided.
  parts.define('divided', {
    read: (r: Reader): number | undefined => {
      const few = DIVIDED.find(([words]) => r.take(words));
      if (!few) return undefined;
      const kind = AMONG.find(([words]) => r.take(words))?.[1];
      if (!kind) return undefined;
      const { object } = addTarget(r.scope, { ...kind, min: few[1] === 20 ? 0 : 1, max: few[1] });
      return object.object === 'target' ? object.index : undefined;
    },
    say: (index: number, t: Scope): string | undefined => {
      const { min, max, divide: _, ...kind } = t.targets[index] ?? {};
      const few = DIVIDED.find(([, most]) => min === (most === 20 ? 0 : 1) && most === max)?.[0];
      const among = AMONG.find(([, own]) => same(own, kind))?.[0];
      if (few === undefined || among === undefined || !nextTarget(t, index)) return undefined;
      mention(t.objects, { object: 'target', index });
      return `${few} ${among}`.replaceAll(' ,', ',').replaceAll(' / ', '/');
    },
  });
  // "its", "~'s", "that creature's"
  parts.define('possessor', {
    read: (r: Reader): ObjectRef | undefined => {
      if (r.take("~'s")) return { object: 'self' };
      if (r.take('its')) return thatObject(r.scope, true);
      if (r.take("the triggering object's")) return r.scope.event;
      const numbered = ordinal(r, true);
      if (numbered !== undefined)
        return r.scope.targets[numbered]?.objects ? { object: 'target', index: numbered } : undefined;
      if (THAT.some((words) => r.take(`${words}'s`))) return thatObject(r.scope, false);
      if (ATTACHED.some((words) => r.take(`${words}'s`)))
        return r.scope.attachedTo === 'player' ? undefined : { object: 'attached' };
      return undefined;
    },
    say: (ref: ObjectRef, t: Scope): string | undefined => {
      if (ref.object === 'self') return "~'s";
      if (ref.object === 'attached') return "enchanted creature's";
      if (ref.object === 'target' && !t.objects.some((one) => same(one, ref))) return undefined;
      if (ref.object === 'each') return undefined;
      const said = sayObjects(ref, t, parts);
      return said === undefined ? undefined : said === 'it' ? 'its' : `${said}'s`;
    },
  });
  // Behind a noun: "you control", "an opponent controls".
  parts.define('controls', {
    read: (r: Reader): PlayerRef | undefined => {
      if (r.take('an opponent controls') || r.take('your opponents control') || r.take('opponents control'))
        return { player: 'each', filter: { who: 'opponents' } };
      if (r.take("you don't control")) return { player: 'each', filter: { who: 'others' } };
      const ref = readPlayers(r, parts, false);
      return ref && (r.take('controls') || r.take('control')) ? ref : undefined;
    },
    say: (ref: PlayerRef, t: Scope): string | undefined => {
      if (ref.player === 'each') {
        if (same(ref.filter, { who: 'opponents' })) return 'an opponent controls';
        if (same(ref.filter, { who: 'others' })) return "you don't control";
        return undefined;
      }
      const who = sayPlayers(ref, t, parts, false);
      return who === undefined
        ? undefined
        : `${who} ${who === 'you' || who === 'they' ? 'control' : 'controls'}`;
    },
  });
  // Which players, for "each", "a" and "any": the filter behind them.
  const kinds: readonly [string, string, PlayerFilter][] = [
    ['opponent', 'opponents', { who: 'opponents' }],
    ['other player', 'other players', { who: 'others' }],
    ['teammate', 'teammates', { who: 'teammates' }],
    ['player', 'players', {}],
  ];
  parts.define('playerkind', {
    read: (r: Reader): PlayerFilter | undefined => {
      const kind = kinds.find(([one]) => r.take(one))?.[2];
      const more = kind && r.attempt(() => whichOnes(r, parts));
      return more ? { ...kind, ...more } : kind;
    },
    say: ({ where, attacking, ...filter }: PlayerFilter, t: Scope): string | undefined => {
      if (attacking) {
        const kind = kinds.find(([, , own]) => same(own, filter))?.[0];
        const whom = sayPlayers(attacking, t, parts, false);
        return kind && whom && !where ? `${kind} attacking ${whom}` : undefined;
      }
      const kind = kinds.find(([, , own]) => same(own, filter))?.[0];
      if (!where) return kind;
      const who = kind && sayWho(where, t, parts);
      return who && `${kind} ${who}`;
    },
  });
  // As the subject of an event: "you", "a player", "an opponent".
  parts.define('anyone', {
    read: (r: Reader): PlayerFilter | undefined => {
      if (r.take('you')) return { who: 'you' };
      if (r.take('another player')) return { who: 'others' };
      if (r.take('one of your opponents')) return { who: 'opponents' };
      if (!(r.take('a') || r.take('an'))) return undefined;
      return kinds.find(([one]) => r.take(one))?.[2];
    },
    say: (filter: PlayerFilter) =>
      same(filter, { who: 'you' })
        ? 'you'
        : kinds
            .filter(([, , own]) => same(own, filter))
            .map(([one]) => (one === 'other player' ? 'another player' : `a ${one}`))[0],
  });
}
