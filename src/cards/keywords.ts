import type {
  Ability,
  Amount,
  CardDefinition,
  Characteristics,
  Cost,
  ObjectFilter,
  PlayerFilter,
} from '../game/index.js';
import { CREATURE_TYPES, LAND_SUBTYPES, SPELL_TYPES, subtypeOf } from './closedClasses.js';
import { END_OF_TURN, SELF, THIS_ONE, YOU } from './grammar/constants.js';
import { parts } from './grammar/index.js';
import { TOKENS } from './grammar/meaning.js';
import { Phrases, phrases } from './grammar/phrases.js';
import { newScope, Reader, same } from './grammar/reader.js';
import { NAMED, NUMBERED, rampage, SHORT } from './named.js';
import type { Piece } from './pieces.js';
import { suspend, suspendedWith } from './suspend.js';

type Triggered = Extract<Ability, { ability: 'triggered' }>;

const cycling = (costs: Cost[]): Ability => ({
  ability: 'activated',
  label: 'cycling',
  from: 'hand',
  costs,
  effects: [{ effect: 'draw', player: YOU, count: 1 }],
});

const BASIC: ObjectFilter = { supertypes: ['basic'], types: ['land'] };
/** Cards of a subtype; undefined for a word that is no subtype. */
function typed(word: string): ObjectFilter | undefined {
  const subtype = word.charAt(0).toUpperCase() + word.slice(1);
  return CREATURE_TYPES.has(subtype) || LAND_SUBTYPES.has(subtype) ? { subtypes: [subtype] } : undefined;
}

/** As it is turned up for its megamorph cost it gets a counter. */
export const MEGAMORPH: Triggered = {
  ability: 'triggered',
  on: { when: 'turnsUp', what: THIS_ONE, paid: true },
  effects: [{ effect: 'putCounters', object: SELF, kind: '+1/+1', count: 1 }],
};

/** Discarded to look for a card of a kind. */
const searching = (filter: ObjectFilter, costs: Cost[]): Ability =>
  ({
    ...cycling(costs),
    effects: [
      { effect: 'search', of: YOU, filter, chooser: YOU, reveal: true },
      { effect: 'move', object: { object: 'found' }, to: 'hand' },
      { effect: 'shuffle', player: YOU },
    ],
  }) as Ability;

/** Comes back for a turn, and is exiled afterwards however it leaves. */
const unearth = (costs: Cost[]): Ability => ({
  ability: 'activated',
  label: 'unearth',
  from: 'graveyard',
  timing: 'sorcery',
  costs,
  effects: [
    {
      effect: 'move',
      object: SELF,
      from: 'graveyard',
      to: 'battlefield',
      under: YOU,
    },
    { effect: 'grant', object: SELF, keywords: ['haste'], duration: { until: 'permanent' } },
    { effect: 'exileIfDies', object: SELF, always: true },
    {
      effect: 'delayed',
      when: { when: 'stepBegins', step: 'end', whose: {} },
      object: SELF,
      effects: [{ effect: 'move', object: { object: 'that' }, to: 'exile' }],
    },
  ],
});

/** Comes into play in place of an attacker that nothing has blocked, attacking as it did. */
const ninjutsu = (costs: Cost[]): Ability => ({
  ability: 'activated',
  label: 'ninjutsu',
  from: 'hand',
  costs: [
    ...costs,
    {
      cost: 'return',
      filter: { types: ['creature'], attacking: true, blocked: false, controller: YOU },
      count: 1,
    },
  ],
  only: { if: 'step', steps: ['declareBlockers', 'combatDamage', 'endCombat'] },
  effects: [
    {
      effect: 'move',
      object: SELF,
      to: 'battlefield',
      under: YOU,
      tapped: true,
      attackingLike: { object: 'chosen', name: 'returned' },
    },
  ],
});

/** Attached to a permanent of its controller, of this type. */
const attaching =
  (label: string, type: string) =>
  (costs: Cost[]): Ability => ({
    ability: 'activated',
    label,
    timing: 'sorcery',
    costs,
    targets: [{ objects: { types: [type], controller: YOU } }],
    effects: [{ effect: 'attach', object: SELF, to: { object: 'target', index: 0 } }],
  });

/** Exiled from a graveyard for a token that is a copy of it, and a Zombie. */
const again = (label: string, costs: Cost[], spec: Characteristics): Ability => ({
  ability: 'activated',
  label,
  from: 'graveyard',
  timing: 'sorcery',
  costs: [...costs, { cost: 'exileSelf', from: 'graveyard' }],
  effects: [{ effect: 'token', under: YOU, spec, copyOf: SELF, also: { subtypes: ['Zombie'] } }],
});

/** Exiled from a graveyard for a token for each opponent, which attacks that opponent and is gone at the end. */
const encore = (costs: Cost[]): Ability => ({
  ability: 'activated',
  label: 'encore',
  from: 'graveyard',
  timing: 'sorcery',
  costs: [...costs, { cost: 'exileSelf', from: 'graveyard' }],
  effects: [
    {
      effect: 'forEach',
      players: { who: 'opponents' },
      effects: [
        { effect: 'token', under: YOU, spec: { keywords: ['haste'] }, copyOf: SELF },
        { effect: 'force', object: TOKENS, whom: { player: 'it' }, duration: END_OF_TURN },
        {
          effect: 'delayed',
          when: { when: 'stepBegins', step: 'end', whose: {} },
          object: TOKENS,
          effects: [{ effect: 'sacrifice', player: YOU, filter: { is: { object: 'that' } }, count: 'all' }],
        },
      ],
    },
  ],
});

/** Untapped creatures are tapped to make it a creature for a turn. */
const crew = (power: number): Ability => ({
  ability: 'activated',
  label: 'crew',
  costs: [{ cost: 'crew', power }],
  effects: [
    { effect: 'become', object: SELF, spec: { types: ['artifact', 'creature'] }, duration: END_OF_TURN },
  ],
});

/** Keyword abilities by which something else than mana is paid. */
export const HELP: readonly [string, NonNullable<CardDefinition['helped']>][] = [
  ['Convoke', 'creature'],
  ['Improvise', 'artifact'],
  ['Delve', 'graveyard'],
  ['Assist', 'player'],
];

const HELPED = new Phrases(HELP.map(([name, own]) => [name.toLowerCase(), own]));
const SHORTENED = phrases(Object.keys(SHORT));
const BY_NAME = new Phrases(NAMED.map((one) => [one[0].toLowerCase(), one]));

/** Keyword abilities that are activated for a price. */
const LABELLED: Readonly<Record<string, (costs: Cost[]) => Ability>> = {
  cycling,
  equip: attaching('equip', 'creature'),
  fortify: attaching('fortify', 'land'),
  unearth,
  ninjutsu,
  encore,
  embalm: (costs) => again('embalm', costs, { colors: ['white'], cost: 0 }),
  eternalize: (costs) => again('eternalize', costs, { colors: ['black'], power: 4, toughness: 4, cost: 0 }),
};

/** Reads a paragraph of keyword abilities: several plain ones, or one that is short for something. */
export function keywordAbility(r: Reader): Piece | undefined {
  const plain = r.attempt(() => {
    const found = parts.get('keywords').read(r);
    return found && (r.done || r.take('.') || r.take(';')) && r.done ? found : undefined;
  });
  if (plain) return { keywords: plain };
  const colors = ['white', 'blue', 'black', 'red', 'green'];
  const protection = r.attempt(() => {
    if (!r.take('protection from')) return undefined;
    const first = r.next();
    return r.take('and from') ? [first, r.next()] : undefined;
  });
  if (protection)
    return protection.every((color) => colors.includes(color))
      ? { keywords: protection.map((color) => `protection:${color}`) }
      : undefined;
  if (r.take('devoid')) return { colors: [] };
  const help = HELPED.read(r);
  if (help) return { helped: help };
  if (r.take('changeling')) return { changeling: true };
  const short = SHORTENED.read(r);
  if (short !== undefined) {
    const abilities = SHORT[short]?.() ?? [];
    return abilities.length > 0 ? { abilities } : undefined;
  }
  const named = BY_NAME.read(r);
  if (named) {
    const [name, ability] = named;
    // A spell haunts as it goes into a graveyard after it has resolved, which nothing waits for.
    if (name === 'Haunt' && /instant|sorcery/.test(String(r.scope.types))) return undefined;
    return { ...(name === 'Flanking' ? { keywords: ['flanking'] } : {}), abilities: [ability] };
  }
  const numbered = r.oneOf('bushido', 'afflict', 'annihilator', 'rampage');
  if (numbered !== undefined) {
    const n = parts.get('number').read(r);
    const abilities = typeof n === 'number' ? NUMBERED[numbered]?.(n) : undefined;
    return abilities && { abilities };
  }
  if (r.take('dredge')) {
    const dredge = parts.get('number').read(r);
    return typeof dredge === 'number' ? { dredge } : undefined;
  }
  if (r.take('toxic')) {
    const n = parts.get('number').read(r);
    return typeof n === 'number' ? { keywords: [`toxic:${n}`] } : undefined;
  }
  if (r.take('cipher')) return { spell: { effects: [{ effect: 'encode' }] } };
  if (r.take('crew')) {
    const n = parts.get('number').read(r);
    return typeof n === 'number' ? { abilities: [crew(n)] } : undefined;
  }
  if (r.take('suspend')) {
    r.scope.x = r.take('x');
    const n: Amount | undefined = r.scope.x ? { amount: 'x' } : parts.get('number').read(r);
    const costs = (typeof n === 'number' || r.scope.x) && r.take('—') ? costsToEnd(r) : undefined;
    if (!costs || n === undefined || (r.scope.x && !r.take(". x can't be 0 ."))) return undefined;
    return { abilities: suspend(n, costs, r.scope.types?.includes('instant') === true) };
  }
  const mega = r.take('megamorph');
  if (mega || r.take('morph')) {
    const costs = r.take('—') ? listed(r) : costsToEnd(r);
    return costs && { ...(mega ? { abilities: [MEGAMORPH] } : {}), morph: costs };
  }
  const again = r.oneOf('jump-start', 'retrace');
  if (again !== undefined) return { again: again === 'retrace' ? 'retrace' : 'jumpstart' };
  if (r.take('aftermath')) return { aftermath: true };
  if (r.take('fuse')) return { fuse: true };
  if (r.take('splice onto')) {
    const onto = subtypeOf(r.next());
    const costs = r.take('—') ? listed(r) : costsToEnd(r);
    return costs && SPELL_TYPES.has(onto) ? { splice: { onto, costs } } : undefined;
  }
  if (r.take('bestow')) {
    const cost = parts.get('manacost').read(r);
    return typeof cost === 'number' ? { bestow: cost } : undefined;
  }
  const extra = r.oneOf('kicker', 'flashback', 'buyback', 'madness', 'entwine', 'overload');
  if (extra !== undefined) {
    const dash = r.take('—');
    const costs = dash ? listed(r) : costsToEnd(r);
    const second = costs && extra === 'kicker' && r.take('and / or') ? costsToEnd(r) : undefined;
    return costs && { [extra]: costs, ...(second ? { secondKicker: second } : {}) };
  }
  if (r.take('cumulative upkeep — pay')) {
    const life = parts.get('number').read(r);
    return typeof life === 'number' && r.take('life .')
      ? { abilities: [cumulative(life, 'life')] }
      : undefined;
  }
  if (r.take('cumulative upkeep')) {
    const costs = costsToEnd(r);
    const [cost] = costs ?? [];
    return cost?.cost === 'mana' && typeof cost.amount === 'number'
      ? { abilities: [cumulative(cost.amount)] }
      : undefined;
  }
  const kind = /^(basic land|[a-z]+)cycling$/.exec(
    r.peek() === 'basic' ? `basic ${r.peek(1)}` : r.peek(),
  )?.[1];
  if (kind !== undefined) {
    const filter = kind === 'basic land' ? BASIC : typed(kind);
    r.at += kind === 'basic land' ? 2 : 1;
    const costs = filter && costsToEnd(r);
    return costs && { abilities: [searching(filter, costs)] };
  }
  const label = r.oneOf(...Object.keys(LABELLED));
  if (label !== undefined) {
    r.take('—');
    const costs = costsToEnd(r);
    return costs && { abilities: [LABELLED[label]?.(costs) as Ability] };
  }
  if (r.take('enchant')) {
    if (r.take('player')) return { enchant: { players: {} } };
    if (r.take('opponent')) return { enchant: { players: { who: 'opponents' } } };
    const what = parts.get('noun').read(r);
    return what && what.zone === undefined ? { enchant: { objects: what } } : undefined;
  }
  return undefined;
}

/** Costs behind a dash, with a full stop or none. */
function listed(r: Reader): Cost[] | undefined {
  const rest = r.words.slice(r.at);
  if (rest.at(-1) === '.') rest.pop();
  const inner = new Reader([...rest, ':'], newScope('spell'));
  const costs = parts.get('costs').read(inner) as Cost[] | undefined;
  if (!costs || !inner.done) return undefined;
  r.at = r.words.length;
  return costs;
}

/** An age counter each upkeep, and so much mana or life for each of them or the permanent is sacrificed. */
const cumulative = (amount: number, cost: 'mana' | 'life' = 'mana'): Triggered => ({
  ability: 'triggered',
  on: { when: 'stepBegins', step: 'upkeep', whose: { who: 'you' } },
  effects: [
    { effect: 'putCounters', object: SELF, kind: 'age', count: 1 },
    {
      effect: 'mayPay',
      player: YOU,
      costs: [
        {
          cost,
          amount: {
            amount: 'times',
            factor: amount,
            of: { amount: 'counters', kind: 'age', of: SELF },
          },
        },
      ],
      else: [{ effect: 'sacrifice', player: YOU, filter: THIS_ONE }],
    },
  ],
});

function costsToEnd(r: Reader): Cost[] | undefined {
  const amount = parts.get('manacost').read(r);
  return amount === undefined ? undefined : [{ cost: 'mana', amount }];
}

/** Says an ability by its keyword, where it has one that is not said in full. */
export function sayKeywordAbility(ability: Ability): string | undefined {
  const named = NAMED.find(([, own]) => same(own, ability))?.[0];
  if (named) return named;
  if (ability.ability === 'triggered') {
    const [grow, pay] = ability.effects;
    if (grow?.effect === 'pump' && typeof grow.power === 'object' && grow.power.amount === 'times')
      return same(ability, rampage(grow.power.factor)) ? `Rampage ${grow.power.factor}` : undefined;
    const [cost] = pay?.effect === 'mayPay' ? pay.costs : [];
    if (cost?.cost !== 'mana' && cost?.cost !== 'life') return undefined;
    if (typeof cost.amount === 'number' || cost.amount.amount !== 'times') return undefined;
    const { factor } = cost.amount;
    if (same(ability, cumulative(factor, 'life'))) return `Cumulative upkeep—Pay ${factor} life.`;
    return same(ability, cumulative(factor)) ? `Cumulative upkeep {${factor}}` : undefined;
  }
  if (ability.ability !== 'activated' || ability.label === undefined) return undefined;
  const [cost] = ability.costs;
  if (cost?.cost === 'crew') return same(crew(cost.power), ability) ? `Crew ${cost.power}` : undefined;
  const mana =
    cost?.cost === 'mana' ? parts.get('manacost').say(cost.amount, newScope('ability')) : undefined;
  if (mana === undefined) return undefined;
  const count = suspendedWith(ability);
  if (typeof count === 'object') return `Suspend X—${mana}. X can't be 0.`;
  if (count !== undefined) return `Suspend ${count}—${mana}`;
  const [search] = ability.effects;
  if (search?.effect === 'search' && same(searching(search.filter, ability.costs), ability)) {
    const what = same(search.filter, BASIC) ? 'basic land' : search.filter.subtypes?.[0];
    return what && `${what}cycling ${mana}`;
  }
  const [label] =
    Object.entries(LABELLED).find(([, make]) =>
      [ability.costs, ability.costs.slice(0, 1)].some((costs) => same(make(costs), ability)),
    ) ?? [];
  return label && `${label.charAt(0).toUpperCase()}${label.slice(1)} ${mana}`;
}

export function sayEnchant({
  objects,
  players,
}: {
  objects?: ObjectFilter;
  players?: PlayerFilter;
}): string | undefined {
  if (players)
    return same(players, {})
      ? 'Enchant player'
      : same(players, { who: 'opponents' })
        ? 'Enchant opponent'
        : undefined;
  const noun = parts.get('noun').say(objects ?? {}, newScope('static'));
  return noun && `Enchant ${noun}`;
}
