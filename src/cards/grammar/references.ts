import type { ObjectRef, PlayerFilter, PlayerRef, TargetSpec } from '../../game/index.js';
import { ATTACHED, SELF } from './constants.js';
import { TOKENS } from './meaning.js';
import { nextTarget, ordinal, thatObject, theOnlyTarget } from './mentioned.js';
import { BY_SELF, isLinked, PICKED, POSSESSORS, readObjects, sayObjects, THAT } from './objects.js';
import { genitives, Phrases } from './phrases.js';
import { besides, readPlayers, saidBesides, sayPlayers, sayWho, whichOnes } from './players.js';
import { addTarget, mention, recall, type Scope, same } from './reader.js';
import type { Parts, Reader } from './rules.js';

const pickedBy = (r: Reader): Pick<TargetSpec, 'chooser'> => (r.take(PICKED) ? { chooser: 'opponent' } : {});

/** "any target" and its older forms, each a target that is an object or a player. */
const EITHER: readonly [string, TargetSpec][] = [
  ['any target', { players: {}, objects: { types: ['creature', 'planeswalker', 'battle'] } }],
  [
    'any other target',
    { players: {}, objects: { types: ['creature', 'planeswalker', 'battle'], other: true } },
  ],
  ['target player or battle', { players: {}, objects: { types: ['battle'] } }],
  ['target opponent or battle', { players: { who: 'opponents' }, objects: { types: ['battle'] } }],
  [
    'target player , planeswalker , or battle',
    { players: {}, objects: { types: ['planeswalker', 'battle'] } },
  ],
  ['target creature or player', { players: {}, objects: { types: ['creature'] } }],
  [
    'target creature , planeswalker , or player',
    { players: {}, objects: { types: ['creature', 'planeswalker'] } },
  ],
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

/** What costs are paid with, and what the sentence before had sacrificed. */
const PAID: readonly [readonly string[], string][] = [
  [
    ['creature', 'artifact', 'permanent', 'land', 'enchantment'].map((one) => `sacrificed ${one}`),
    'sacrificed',
  ],
  [['discarded card'], 'discarded'],
  [['exiled card'], 'exiled'],
  [['revealed card'], 'revealed'],
];
const isPaid = ({ paid, last: { gone } }: Scope, name: string): boolean =>
  paid?.includes(name) === true || same(gone, { object: 'chosen', name });

const PAID_OWN = new Phrases(
  PAID.flatMap(([words, name]) => words.map((one): [string, string] => [`the ${one}'s`, name])),
);
const THAT_OWN = genitives(THAT);
const ATTACHED_OWN = genitives(ATTACHED);

/** Phrases that say which players control the permanents. */
const CONTROLLERS: readonly [PlayerFilter, readonly string[]][] = [
  [{ who: 'opponents' }, ['an opponent controls', 'your opponents control', 'opponents control']],
  [{ who: 'others' }, ["you don't control", 'another player controls', 'other players control']],
  [{ who: 'teammates' }, ['a teammate controls', 'your teammates control', 'teammates control']],
  [{ who: 'team' }, ['your team controls']],
];

const CONTROL = new Phrases(
  CONTROLLERS.flatMap(([kind, words]) => words.map((one): [string, PlayerFilter] => [one, kind])),
);

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

const THAT_EITHER = [
  'that creature or player',
  'that permanent or player',
  'that player or permanent',
  'that creature , planeswalker , or player',
  'that player or planeswalker',
];

/** "that creature or player": the one target that can be either. */
function thatEither(r: Reader): ObjectRef | undefined {
  if (r.peek() !== 'that' || r.oneOf(...THAT_EITHER) === undefined) return undefined;
  const [only, more] = r.scope.targets;
  const ref: ObjectRef = { object: 'target', index: 0 };
  return only?.players && only.objects && !more && r.scope.objects.some((one) => same(one, ref))
    ? ref
    : undefined;
}

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
  // The card itself, by its name or as "it".
  parts.define('thisone', {
    read: (r: Reader): string | undefined => {
      if (r.take('~')) {
        recall(r.scope, { self: true });
        return 'self';
      }
      if (r.scope.last.near) return undefined;
      const meant = r.scope.host ? { object: 'attached' } : thatObject(r.scope, true);
      return (meant === undefined || meant.object === 'self') && r.take('it') ? 'self' : undefined;
    },
    say: () => '~',
  });
  parts.define('linked', {
    read: (r: Reader): ObjectRef | undefined =>
      isLinked(r) && r.take('the exiled card') ? BY_SELF : undefined,
    say: (ref: ObjectRef) => (same(ref, BY_SELF) ? 'the exiled card' : undefined),
  });
  // Tokens that have just been made.
  parts.define('made', {
    read: (r: Reader): ObjectRef | undefined => {
      const ref = readObjects(r, parts);
      return same(ref, TOKENS) ? ref : undefined;
    },
    say: (ref: ObjectRef, t: Scope) => (same(ref, TOKENS) ? sayObjects(ref, t, parts) : undefined),
  });
  // One spell on the stack.
  parts.define('spell', {
    read: (r: Reader): ObjectRef | undefined => {
      const ref = parts.get('object').read(r);
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
      for (const [words, spec] of EITHER) {
        const another = r.take(`another ${words}`);
        if (!another && !r.take(words)) continue;
        const own = { ...spec, ...(another ? { another } : {}), ...pickedBy(r) };
        return mention(r.scope.objects, addTarget(r.scope, own).object);
      }
      const spoken = r.attempt(() => thatEither(r));
      if (spoken) return spoken;
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
        return said === 'they' ? 'them' : said;
      }
      const spec = ref.object === 'target' ? t.targets[ref.index] : undefined;
      const { another, chooser, ...kind } = spec ?? {};
      const either = EITHER.find(([, one]) => same(one, kind))?.[0];
      if (either === undefined || t.objects.some((one) => same(one, ref))) return sayObjects(ref, t, parts);
      if (ref.object !== 'target' || !nextTarget(t, ref.index)) return undefined;
      mention(t.objects, ref);
      return `${another ? 'another ' : ''}${either}${chooser ? ` ${PICKED}` : ''}`.replaceAll(' ,', ',');
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
      if (!r.begins(POSSESSORS)) return undefined;
      if (r.take("~'s")) return SELF;
      if (r.take('its')) return thatObject(r.scope, true) ?? r.scope.last.called;
      if (r.scope.eventSource && (r.take("that spell or ability's") || r.take("that spell's")))
        return mention(r.scope.objects, r.scope.eventSource);
      const linked = r.peek(1) === 'exiled' && isLinked(r);
      const paid = r.peek() !== 'the' ? undefined : PAID_OWN.read(r);
      if (paid) {
        if (linked) return BY_SELF;
        if (isPaid(r.scope, paid)) return { object: 'chosen', name: paid };
        const spoken = thatObject(r.scope, false);
        return paid === 'exiled' || (paid === 'revealed' && spoken?.object === 'chosen') ? spoken : undefined;
      }
      if (r.take("the triggering object's")) return r.scope.event;
      if (r.scope.prevented && (r.take("that source's") || r.take("the source's"))) return r.scope.prevented;
      if (r.take("the chosen object's")) return r.scope.objects.find((one) => one.object === 'chosen');
      const numbered = theOnlyTarget(r, true) ?? ordinal(r, true);
      if (numbered !== undefined)
        return r.scope.targets[numbered]?.objects ? { object: 'target', index: numbered } : undefined;
      if (THAT_OWN.read(r)) return thatObject(r.scope, false) ?? r.scope.last.gone;
      if (ATTACHED_OWN.read(r)) {
        r.scope.host = true;
        return r.scope.attachedTo === 'player' ? undefined : { object: 'attached' };
      }
      return undefined;
    },
    say: (ref: ObjectRef, t: Scope): string | undefined => {
      if (ref.object === 'self') return "~'s";
      if (ref.object === 'attached') return "enchanted creature's";
      if (ref.object === 'target' && !t.objects.some((one) => same(one, ref))) return undefined;
      if (ref.object === 'each') return same(ref, BY_SELF) ? "the exiled card's" : undefined;
      const paid = PAID.find(([, name]) => ref.object === 'chosen' && ref.name === name);
      if (paid) return isPaid(t, paid[1]) ? `the ${paid[0][0]}'s` : undefined;
      const said = sayObjects(ref, t, parts);
      return said === undefined ? undefined : said === 'it' ? 'its' : `${said}'s`;
    },
  });
  // Behind a noun: "you control", "an opponent controls".
  parts.define('controls', {
    read: (r: Reader): PlayerRef | undefined => {
      const kind = CONTROL.read(r);
      if (kind) return { player: 'each', filter: kind };
      const ref = readPlayers(r, parts, false);
      return ref && (r.take('controls') || r.take('control')) ? ref : undefined;
    },
    say: (ref: PlayerRef, t: Scope): string | undefined => {
      if (ref.player === 'each') {
        return CONTROLLERS.find(([kind]) => same(kind, ref.filter))?.[1][0];
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
      const named = kinds.find(([one]) => r.take(one))?.[2];
      const kind = named && besides(r.scope, named);
      const more = kind && r.attempt(() => whichOnes(r, parts));
      return more ? { ...kind, ...more } : kind;
    },
    say: (meant: PlayerFilter, t: Scope): string | undefined => {
      const said = saidBesides(t, meant);
      if (said === undefined) return undefined;
      const { where, attacking, ...filter } = said;
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
  const ENCHANTED: PlayerFilter = { who: 'you', of: { player: 'enchanted' } };
  parts.define('anyone', {
    read: (r: Reader): PlayerFilter | undefined => {
      if (r.take('you')) return { who: 'you' };
      if (r.take('another player')) return { who: 'others' };
      if (r.take('one of your opponents')) return { who: 'opponents' };
      if (r.take('enchanted player')) return ENCHANTED;
      if (!(r.take('a') || r.take('an'))) return undefined;
      return kinds.find(([one]) => r.take(one))?.[2];
    },
    say: (filter: PlayerFilter) =>
      same(filter, { who: 'you' })
        ? 'you'
        : same(filter, ENCHANTED)
          ? 'enchanted player'
          : kinds
              .filter(([, , own]) => same(own, filter))
              .map(([one]) => (one === 'other player' ? 'another player' : `a ${one}`))[0],
  });
}
