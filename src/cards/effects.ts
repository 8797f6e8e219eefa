import type {
  Amount,
  Characteristics,
  Condition,
  Duration,
  Effect,
  ObjectRef,
  PlayerRef,
} from '../game/index.js';
import type { Cursor } from './cursor.js';
import {
  addTarget,
  anyTarget,
  counted,
  filter,
  forEach,
  keywords,
  mention,
  number,
  objects,
  players,
  type Scope,
  thatObject,
} from './nominals.js';
import { CREATURE_TYPES } from './subtypes.js';
import { COLOR_NAMES, subtypeOf, TYPES } from './words.js';

const END_OF_TURN: Duration = { until: 'endOfTurn' };

/** The effects of a run of sentences; undefined where a word is left over. */
export function effects(c: Cursor, scope: Scope): Effect[] | undefined {
  const found: Effect[] = [];
  do {
    c.take('then');
    const next = sentence(c, scope);
    if (!next) return undefined;
    found.push(...next);
    const joined =
      c.take(', then') ||
      c.take(', and') ||
      (c.peek() === 'and' && !c.take('and then') && c.take('and')) ||
      c.words[c.at - 1] === 'then';
    if (joined) continue;
    if (!c.take('.')) return undefined;
  } while (!c.done && !stops(c));
  return found;
}

/** A sentence that restricts the ability stands behind its effects. */
function stops(c: Cursor): boolean {
  return c.peek() === 'Activate';
}

function sentence(c: Cursor, scope: Scope): Effect[] | undefined {
  return (
    c.attempt(() => conditional(c, scope)) ??
    c.attempt(() => optional(c, scope)) ??
    c.attempt(() => untilFirst(c, scope)) ??
    c.attempt(() => imperative(c, scope)) ??
    c.attempt(() => byPlayers(c, scope)) ??
    c.attempt(() => byObjects(c, scope))
  );
}

/** "If you control a Swamp, draw a card." */
function conditional(c: Cursor, scope: Scope): Effect[] | undefined {
  if (!c.take('if')) return undefined;
  const holds = condition(c, scope);
  if (!holds || !c.take(',')) return undefined;
  const then = sentence(c, scope);
  return then && [{ effect: 'if', condition: holds, then }];
}

/** "You may draw a card", "you may pay {2}. If you do, …". */
function optional(c: Cursor, scope: Scope): Effect[] | undefined {
  const player: PlayerRef | undefined = c.take('you may') ? { player: 'you' } : undefined;
  if (!player) return undefined;
  const cost = c.attempt(() => {
    if (!c.take('pay')) return undefined;
    const mana = manaCost(c.next());
    return mana !== undefined && (c.take('. if you do,') || c.take('. when you do,')) ? mana : undefined;
  });
  if (cost !== undefined) {
    const paid = sentence(c, scope);
    return paid && [{ effect: 'mayPay', player, costs: [{ cost: 'mana', amount: cost }], effects: paid }];
  }
  const own = imperative(c, scope) ?? playerVerb(c, scope, { player: 'you' });
  return own && [{ effect: 'may', player, effects: own }];
}

/** "Until end of turn, target creature gains flying." */
function untilFirst(c: Cursor, scope: Scope): Effect[] | undefined {
  if (!c.take('until end of turn ,')) return undefined;
  return objectVerb(c, scope, true);
}

/** Sentences that begin with their verb, and have you as their subject. */
function imperative(c: Cursor, scope: Scope): Effect[] | undefined {
  if (c.take('destroy')) {
    const object = objects(c, scope);
    if (!object) return undefined;
    return [{ effect: 'destroy', object }];
  }
  if (c.take('exile')) {
    const object = objects(c, scope) ?? c.attempt(() => graveyardTarget(c, scope));
    return object && [{ effect: 'move', object, to: 'exile' }];
  }
  if (c.take('tap')) {
    const object = objects(c, scope);
    return object && [{ effect: 'tap', object }];
  }
  if (c.take('untap')) {
    const object = objects(c, scope);
    return object && [{ effect: 'untap', object }];
  }
  if (c.take('return')) return returning(c, scope);
  if (c.take('counter target')) return counterSpell(c, scope);
  if (c.take('prevent')) return prevention(c, scope);
  if (c.take('put')) return putCounters(c, scope) ?? undefined;
  if (c.take('remove')) {
    const taken = counters(c, scope);
    if (!taken || !c.take('from')) return undefined;
    const object = objects(c, scope);
    return object && [{ effect: 'removeCounters', object, ...taken }];
  }
  if (c.take('create')) return tokens(c, scope, { player: 'you' });
  if (c.take('add')) return mana(c, scope, { player: 'you' });
  if (c.take('gain control of')) {
    const object = objects(c, scope);
    if (!object || object.object === 'each') return undefined;
    const duration: Duration = c.take('until end of turn') ? END_OF_TURN : { until: 'permanent' };
    return [{ effect: 'control', object, by: { player: 'you' }, duration }];
  }
  if (c.take('take an extra turn after this one'))
    return [{ effect: 'extraTurn', player: { player: 'you' } }];
  if (c.take('sacrifice')) return sacrifice(c, scope, { player: 'you' });
  if (c.take('skip your next draw step'))
    return [{ effect: 'skip', player: { player: 'you' }, what: 'draw' }];
  if (c.take("shuffle ~ into its owner's library"))
    return [
      { effect: 'shuffle', player: { player: 'owner', of: { object: 'self' } }, with: { object: 'self' } },
    ];
  if (c.take('two target players exchange life totals')) {
    scope.targets.push({ players: {}, min: 2, max: 2 });
    return undefined;
  }
  return playerVerb(c, scope, { player: 'you' }, true);
}

function byPlayers(c: Cursor, scope: Scope): Effect[] | undefined {
  const life = c.attempt(() => lifeTotal(c, scope));
  if (life) return life;
  const who = players(c, scope);
  if (!who) return undefined;
  return playerVerb(c, scope, who);
}

/** "Target player's life total becomes 20." */
function lifeTotal(c: Cursor, scope: Scope): Effect[] | undefined {
  const who: PlayerRef | undefined = c.take('your life total')
    ? { player: 'you' }
    : c.take("target player's life total")
      ? mention(scope.players, addTarget(scope, { players: {} }).player)
      : c.take("target opponent's life total")
        ? mention(scope.players, addTarget(scope, { players: { who: 'opponents' } }).player)
        : c.take("each player's life total")
          ? { player: 'each' }
          : undefined;
  if (!who || !c.take('becomes')) return undefined;
  const to = number(c, scope) ?? counted(c, scope);
  return to === undefined ? undefined : [{ effect: 'setLife', player: who, to }];
}

/**
 * What players do.
 *
 * @param bare the verb is an imperative, as in "draw a card"
 */
function playerVerb(c: Cursor, scope: Scope, who: PlayerRef, bare = false): Effect[] | undefined {
  const own = who.player === 'you';
  const verb = (base: string, third: string): boolean =>
    c.take(own || bare ? base : third) || (!own && !bare && c.take(base));
  if (verb('draw', 'draws')) {
    const count = cards(c, scope);
    if (count === undefined) return undefined;
    if (c.take("at the beginning of the next turn's upkeep"))
      return [
        {
          effect: 'delayed',
          when: { when: 'stepBegins', step: 'upkeep', whose: {} },
          effects: [{ effect: 'draw', player: who, count }],
        },
      ];
    return [{ effect: 'draw', player: who, count }];
  }
  if (verb('discard', 'discards')) {
    if (c.take('their hand') || (own && c.take('your hand')))
      return [{ effect: 'discard', player: who, count: 'all' }];
    const count = cards(c, scope);
    if (count === undefined || c.peek() === 'at') return undefined;
    c.take('from their hand');
    return [{ effect: 'discard', player: who, count }];
  }
  if (verb('mill', 'mills')) {
    const count = cards(c, scope);
    return count === undefined ? undefined : [{ effect: 'mill', player: who, count }];
  }
  if (!bare && verb('gain', 'gains')) {
    const amount = life(c, scope);
    return amount === undefined ? undefined : [{ effect: 'gainLife', player: who, amount }];
  }
  if (!bare && verb('lose', 'loses')) {
    if (c.take('the game')) return [{ effect: 'lose', player: who }];
    const half = c.attempt(() => {
      if (!c.take('half')) return undefined;
      if (!(c.take('their life , rounded') || (own && c.take('your life , rounded')))) return undefined;
      return c.oneOf('up', 'down') as 'up' | 'down' | undefined;
    });
    if (half) {
      const of: PlayerRef = who.player === 'each' ? { player: 'it' } : who;
      return [
        {
          effect: 'loseLife',
          player: who,
          amount: { amount: 'half', of: { amount: 'life', of }, round: half },
        },
      ];
    }
    const amount = life(c, scope);
    return amount === undefined ? undefined : [{ effect: 'loseLife', player: who, amount }];
  }
  if (!bare && verb('win', 'wins') && c.take('the game')) return [{ effect: 'win', player: who }];
  if (!bare && verb('get', 'gets')) {
    const count = number(c, scope);
    if (count === undefined || !(c.take('poison counters') || c.take('poison counter'))) return undefined;
    return [{ effect: 'poison', player: who, amount: count }];
  }
  if (!bare && verb('sacrifice', 'sacrifices')) return sacrifice(c, scope, who);
  if (!bare && !own && c.take('creates')) return tokens(c, scope, who);
  if (!bare && own && c.take('create')) return tokens(c, scope, who);
  if (!bare && c.take('takes an extra turn after this one')) return [{ effect: 'extraTurn', player: who }];
  if (!bare && verb('skip', 'skips') && c.take('their next turn'))
    return [{ effect: 'skip', player: who, what: 'turn' }];
  if (!bare && own && c.take("can't gain life this turn")) return undefined;
  return undefined;
}

function cards(c: Cursor, scope: Scope): Amount | undefined {
  return c.attempt(() => {
    const count = number(c, scope);
    if (count !== undefined && (c.take('cards') || c.take('card'))) {
      const each = typeof count === 'number' ? forEach(c, scope, count) : undefined;
      return each ?? count;
    }
    if (c.take('cards equal to')) return counted(c, scope);
    return undefined;
  });
}

function life(c: Cursor, scope: Scope): Amount | undefined {
  return c.attempt(() => {
    if (c.take('that much life') && scope.eventPlayer) return { amount: 'that' } as Amount;
    if (c.take('life equal to')) return counted(c, scope);
    const count = number(c, scope);
    if (count === undefined || !c.take('life')) return undefined;
    const each = typeof count === 'number' ? forEach(c, scope, count) : undefined;
    return each ?? count;
  });
}

function sacrifice(c: Cursor, scope: Scope, who: PlayerRef): Effect[] | undefined {
  if (who.player === 'you') {
    if (c.take('~')) return [{ effect: 'sacrifice', player: { player: 'you' }, filter: { self: true } }];
    if (c.take('it')) {
      const it = thatObject(scope);
      return it && it.object === 'self'
        ? [{ effect: 'sacrifice', player: who, filter: { self: true } }]
        : undefined;
    }
  }
  const count = number(c, scope) ?? (c.peek() === 'another' ? 1 : undefined);
  if (count === undefined) return undefined;
  const what = filter(c, scope);
  if (!what || what.controller !== undefined) return undefined;
  c.take('of their choice');
  return [{ effect: 'sacrifice', player: who, filter: what, ...(count === 1 ? {} : { count }) }];
}

/** A card in a graveyard as a target: "target creature card from your graveyard". */
function graveyardTarget(c: Cursor, scope: Scope): ObjectRef | undefined {
  if (!c.take('target')) return undefined;
  const types: string[] = [];
  for (let type = TYPES[c.peek()]; type !== undefined; type = TYPES[c.peek()]) {
    types.push(type);
    c.at++;
    if (!c.take('or')) break;
  }
  if (!c.take('card')) return undefined;
  const whose = c.take('from your graveyard') || c.take('in your graveyard');
  if (!whose && !c.take('from a graveyard')) return undefined;
  return mention(
    scope.objects,
    addTarget(scope, {
      objects: {
        zone: 'graveyard',
        ...(types.length > 0 ? { types } : {}),
        ...(whose ? { owner: { player: 'you' as const } } : {}),
      },
    }).object,
  );
}

function returning(c: Cursor, scope: Scope): Effect[] | undefined {
  const card = c.attempt(() => graveyardTarget(c, scope));
  if (card) {
    if (c.take('to your hand')) return [{ effect: 'move', object: card, to: 'hand' }];
    return c.take('to the battlefield') && !c.take('tapped') && c.peek() === '.'
      ? [{ effect: 'move', object: card, to: 'battlefield', under: { player: 'you' } }]
      : undefined;
  }
  const object = objects(c, scope);
  if (!object) return undefined;
  if (c.take("to its owner's hand") || c.take("to their owner's hand") || c.take("to their owners' hands"))
    return [{ effect: 'move', object, to: 'hand' }];
  if (c.take('from your graveyard to your hand') && object.object === 'self')
    return [{ effect: 'move', object, to: 'hand' }];
  return undefined;
}

function counterSpell(c: Cursor, scope: Scope): Effect[] | undefined {
  const what = spellFilter(c);
  if (!what) return undefined;
  const { object } = addTarget(scope, { objects: { zone: 'stack', ...what } });
  mention(scope.objects, object);
  if (c.take('unless its controller pays')) {
    const cost = manaCost(c.next());
    return cost === undefined
      ? undefined
      : [
          {
            effect: 'mayPay',
            player: { player: 'controller', of: object },
            costs: [{ cost: 'mana', amount: cost }],
            else: [{ effect: 'counter', object }],
          },
        ];
  }
  return [{ effect: 'counter', object }];
}

/** "creature spell", "noncreature spell", "instant or sorcery spell", "spell". */
export function spellFilter(
  c: Cursor,
): { types: string[]; notTypes?: string[]; colors?: string[] } | undefined {
  return c.attempt(() => {
    const colors: string[] = [];
    const notTypes: string[] = [];
    const types: string[] = [];
    while (COLOR_NAMES.includes(c.peek())) {
      colors.push(c.next());
      if (!c.take('or')) break;
    }
    for (;;) {
      const word = c.peek();
      if (word.startsWith('non') && TYPES[word.slice(3)]) notTypes.push(TYPES[word.slice(3)] as string);
      else if (TYPES[word]) types.push(TYPES[word] as string);
      else break;
      c.at++;
      if (!c.take('or')) break;
    }
    if (!(c.take('spell') || c.take('spells'))) return undefined;
    return {
      types: types.length > 0 ? types : ['spell'],
      ...(notTypes.length > 0 ? { notTypes } : {}),
      ...(colors.length > 0 ? { colors } : {}),
    };
  });
}

function prevention(c: Cursor, scope: Scope): Effect[] | undefined {
  if (c.take('all combat damage that would be dealt this turn'))
    return [{ effect: 'shield', shield: { amount: 'all', combat: true }, duration: END_OF_TURN }];
  if (c.take('all damage that would be dealt to you this turn'))
    return [{ effect: 'shield', shield: { to: { player: 'you' }, amount: 'all' }, duration: END_OF_TURN }];
  if (!c.take('the next')) return undefined;
  const amount = number(c, scope);
  if (amount === undefined || !c.take('damage that would be dealt to')) return undefined;
  const to = c.take('you')
    ? ({ player: 'you' } as PlayerRef)
    : (anyTarget(c, scope)?.ref ?? c.attempt(() => objects(c, scope)));
  if (!to || !c.take('this turn') || ('object' in to && to.object === 'each')) return undefined;
  return [{ effect: 'shield', shield: { to, amount }, duration: END_OF_TURN }];
}

/** "a +1/+1 counter", "two charge counters". */
export function counters(c: Cursor, scope: Scope): { kind: string; count: Amount } | undefined {
  return c.attempt(() => {
    const count = number(c, scope);
    if (count === undefined) return undefined;
    const kind = c.next();
    if (!/^[+-]\d+\/[+-]\d+$|^[a-z]+$/.test(kind) || ['target', 'poison', 'creature'].includes(kind))
      return undefined;
    return c.take('counters') || c.take('counter') ? { kind, count } : undefined;
  });
}

function putCounters(c: Cursor, scope: Scope): Effect[] | undefined {
  const put = counters(c, scope);
  if (!put || !c.take('on')) return undefined;
  const object = objects(c, scope);
  return object && [{ effect: 'putCounters', object, ...put }];
}

function tokens(c: Cursor, scope: Scope, under: PlayerRef): Effect[] | undefined {
  const count = number(c, scope);
  if (count === undefined || c.peek().toLowerCase() === 'tapped') return undefined;
  const size = /^(\d+)\/(\d+)$/.exec(c.next());
  if (!size) return undefined;
  const spec: Characteristics = { power: Number(size[1]), toughness: Number(size[2]) };
  const colors: string[] = [];
  if (!c.take('colorless'))
    while (COLOR_NAMES.includes(c.peek())) {
      colors.push(c.next());
      if (!c.take('and')) break;
    }
  const types: string[] = [];
  const subtypes: string[] = [];
  while (/^\p{Lu}/u.test(c.peek())) {
    const subtype = subtypeOf(c.next());
    if (!CREATURE_TYPES.has(subtype)) return undefined;
    subtypes.push(subtype);
  }
  while (TYPES[c.peek()]) types.push(TYPES[c.next()] as string);
  if (!types.includes('creature') || !(c.take('tokens') || c.take('token'))) return undefined;
  if (colors.length > 0) spec.colors = colors;
  spec.types = types;
  if (subtypes.length > 0) spec.subtypes = subtypes;
  if (c.take('with')) {
    const own = keywords(c);
    if (!own) return undefined;
    spec.keywords = own;
  }
  const each = typeof count === 'number' ? forEach(c, scope, count) : undefined;
  const number_ = each ?? count;
  return [{ effect: 'token', spec, under, ...(number_ === 1 ? {} : { count: number_ }) }];
}

const COLOR_MANA = /^(?:\{(?:[WUBRGCS]|\d+)\})+$/;

function mana(c: Cursor, scope: Scope, who: PlayerRef): Effect[] | undefined {
  const any = c.attempt(() => {
    const count = number(c, scope);
    return typeof count === 'number' &&
      c.take('mana of any') &&
      (c.take('color') || c.take('one color') || c.take('type'))
      ? count
      : undefined;
  });
  if (any !== undefined) return [{ effect: 'mana', player: who, amount: any, symbols: ['any'] }];
  const symbols: string[] = [];
  for (;;) {
    const word = c.peek();
    if (!COLOR_MANA.test(word)) return undefined;
    symbols.push(word);
    c.at++;
    if (c.take(', or') || c.take('or') || c.take(',')) continue;
    break;
  }
  const sizes = new Set(symbols.map((one) => manaCost(one)));
  const [amount] = sizes;
  if (sizes.size !== 1 || amount === undefined) return undefined;
  const each = symbols.length === 1 && amount === 1 ? forEach(c, scope, 1) : undefined;
  return [{ effect: 'mana', player: who, amount: each ?? amount, symbols }];
}

/** The number of mana that symbols stand for; undefined for those that can be paid otherwise. */
export function manaCost(symbols: string): number | undefined {
  const all = symbols.match(/\{[^}]+\}/g);
  if (!all || all.join('') !== symbols) return undefined;
  let total = 0;
  for (const symbol of all) {
    if (/^\{\d+\}$/.test(symbol)) total += Number(symbol.slice(1, -1));
    else if (/^\{[WUBRGCS]\}$|^\{[WUBRG]\/[WUBRG]\}$/.test(symbol)) total += 1;
    else return undefined;
  }
  return total;
}

/** Sentences of which objects are the subject. */
function byObjects(c: Cursor, scope: Scope): Effect[] | undefined {
  return objectVerb(c, scope, false);
}

function objectVerb(c: Cursor, scope: Scope, timed: boolean): Effect[] | undefined {
  const subject = groups(c, scope) ?? objects(c, scope);
  if (!subject) return undefined;
  const many = subject.object === 'each';
  const verb = (third: string, plural: string): boolean => c.take(many ? plural : third) || c.take(third);
  if (verb('deals', 'deal')) return damage(c, scope, subject);
  if (verb("doesn't", "don't")) return undefined;
  const shares: Effect[] = [];
  if (verb('gets', 'get')) {
    const size = /^([+-])(\d+|X)\/([+-])(\d+|X)$/.exec(c.next());
    if (!size) return undefined;
    const part = (sign: string | undefined, digits: string | undefined): Amount | undefined => {
      if (digits === 'X')
        return scope.x
          ? sign === '-'
            ? { amount: 'times', factor: -1, of: { amount: 'x' } }
            : { amount: 'x' }
          : undefined;
      const value = Number(digits);
      return sign === '-' && value !== 0 ? -value : value;
    };
    const power = part(size[1], size[2]);
    const toughness = part(size[3], size[4]);
    if (power === undefined || toughness === undefined) return undefined;
    shares.push({ effect: 'pump', object: subject, power, toughness, duration: END_OF_TURN });
    if (c.peek() === 'and' && (c.peek(1) === 'gains' || c.peek(1) === 'gain')) c.take('and');
    else return timed || c.take('until end of turn') ? each(c, scope, shares) : undefined;
  }
  if (verb('gains', 'gain')) {
    const own = keywords(c);
    if (!own || !(timed || c.take('until end of turn'))) return undefined;
    shares.push({ effect: 'grant', object: subject, keywords: own, duration: END_OF_TURN });
    return shares;
  }
  if (c.take("can't be blocked this turn") && !timed)
    return [{ effect: 'grant', object: subject, keywords: ['unblockable'], duration: END_OF_TURN }];
  return undefined;
}

/** "+1/+1 until end of turn for each …" */
function each(c: Cursor, scope: Scope, found: Effect[]): Effect[] | undefined {
  const [pump] = found;
  if (pump?.effect !== 'pump' || c.peek() !== 'for') return found;
  const scaled = (amount: Amount, at: number): Amount | undefined => {
    if (amount === 0) return 0;
    c.at = at;
    return typeof amount === 'number' ? forEach(c, scope, amount) : undefined;
  };
  const at = c.at;
  const power = scaled(pump.power, at);
  const toughness = scaled(pump.toughness, at);
  if (power === undefined || toughness === undefined) return undefined;
  return [{ ...pump, power, toughness }];
}

/** A plural without an article as a subject: "creatures you control", "Goblins". */
export function groups(c: Cursor, scope: Scope): ObjectRef | undefined {
  return c.attempt(() => {
    const first = c.peek().toLowerCase();
    if (
      ['target', '~', 'it', 'that', 'each', 'all', 'enchanted', 'equipped', 'up', 'another'].includes(first)
    )
      return undefined;
    const before = c.at;
    const what = filter(c, scope);
    if (!what) return undefined;
    // A singular noun needs an article.
    const words = c.words.slice(before, c.at).join(' ');
    if (
      !/\b(?:creatures|artifacts|enchantments|lands|permanents|planeswalkers|\p{Lu}\p{Ll}+(?:s|ves|folk|kin|ice))\b/u.test(
        words,
      )
    )
      return undefined;
    return { object: 'each', filter: what };
  });
}

function damage(c: Cursor, scope: Scope, source: ObjectRef): Effect[] | undefined {
  const more = source.object === 'self' ? {} : { source };
  let amount: Amount | undefined;
  if (c.take('damage equal to')) {
    amount = counted(c, scope);
    if (amount === undefined && c.take('its power')) amount = { amount: 'power', of: source };
    if (amount === undefined || !c.take('to')) return undefined;
  } else {
    if (c.take('that much damage to') && scope.eventPlayer) amount = { amount: 'that' };
    else {
      amount = number(c, scope);
      if (amount === undefined || !c.take('damage')) return undefined;
      if (c.peek() === 'divided') return undefined;
      if (!c.take('to')) return undefined;
    }
  }
  const found: Effect[] = [];
  do {
    const second =
      found.length === 0
        ? undefined
        : c.attempt(() => {
            const count = number(c, scope);
            return count !== undefined && c.take('damage to') ? count : undefined;
          });
    const to = recipient(c, scope);
    if (!to) return undefined;
    const own: Amount = second ?? amount;
    // What follows without a number of its own is dealt as much.
    amount = own;
    const scaled = typeof own === 'number' && found.length === 0 ? forEach(c, scope, own) : undefined;
    found.push({ effect: 'damage', amount: scaled ?? own, to, ...more });
  } while (c.attempt(() => (c.peek() === 'and' && isRecipient(c) ? c.next() : undefined)) !== undefined);
  return found;
}

/** Whether another recipient follows behind "and". */
function isRecipient(c: Cursor): boolean {
  return ['each', 'you', 'target', 'that', 'any'].includes(c.peek(1)) ||
    (/^\d+$/.test(c.peek(1)) && c.peek(2) === 'damage')
    ? c.peek(2) !== 'gain' && c.peek(2) !== 'lose' && c.peek(2) !== 'draw' && c.peek(2) !== 'may'
    : false;
}

function recipient(c: Cursor, scope: Scope): ObjectRef | PlayerRef | undefined {
  const any = c.attempt(() => anyTarget(c, scope));
  if (any) return any.ref;
  return c.attempt(() => players(c, scope)) ?? c.attempt(() => objects(c, scope));
}

/** What has to be so: "you have 50 or more life", "you control a Swamp". */
export function condition(c: Cursor, scope: Scope): Condition | undefined {
  return c.attempt((): Condition | undefined => {
    const total = c.attempt(() => {
      const who: PlayerRef | undefined = c.take('you have')
        ? { player: 'you' }
        : c.take('an opponent has')
          ? { player: 'it' }
          : undefined;
      if (!who) return undefined;
      const count = number(c, scope);
      if (typeof count !== 'number') return undefined;
      const more = c.take('or more') ? '>=' : c.take('or less') || c.take('or fewer') ? '<=' : undefined;
      if (more === undefined) return undefined;
      if (c.take('life')) {
        if (who.player === 'it')
          return {
            if: 'somePlayer',
            players: {
              who: 'opponents',
              ...(more === '>=' ? { lifeAtLeast: count } : { lifeAtMost: count }),
            },
          } as Condition;
        return { if: 'compare', left: { amount: 'life', of: who }, is: more, right: count } as Condition;
      }
      if (who.player === 'you' && (c.take('cards in hand') || c.take('cards in your hand')))
        return {
          if: 'compare',
          left: { amount: 'numberOf', objects: { zone: 'hand', owner: who } },
          is: more,
          right: count,
        } as Condition;
      return undefined;
    });
    if (total) return total;
    if (c.take('you have no cards in hand'))
      return { if: 'not', of: { if: 'exists', objects: { zone: 'hand', owner: { player: 'you' } } } };
    if (c.take('you control no')) {
      const what = filter(c, scope);
      return what && { if: 'not', of: { if: 'exists', objects: { ...what, controller: { player: 'you' } } } };
    }
    if (c.take('you control')) {
      if (c.take('a') || c.take('an') || c.peek() === 'another') {
        const what = filter(c, scope);
        return what && { if: 'exists', objects: { ...what, controller: { player: 'you' } } };
      }
      const count = number(c, scope);
      if (typeof count !== 'number' || !c.take('or more')) return undefined;
      const what = filter(c, scope);
      return (
        what && {
          if: 'compare',
          left: { amount: 'numberOf', objects: { ...what, controller: { player: 'you' } } },
          is: '>=',
          right: count,
        }
      );
    }
    if (c.take('~ is untapped'))
      return { if: 'matches', object: { object: 'self' }, filter: { tapped: false } };
    return undefined;
  });
}
