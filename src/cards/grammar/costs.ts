import type { Amount, Characteristics, Cost, Effect } from '../../game/index.js';
import { ARTIFACT_TYPES, COLOR_NAMES, CREATURE_TYPES, subtypeOf, TYPES } from '../closedClasses.js';
import { numberOf, worksOutSize } from './animated.js';
import { YOU } from './constants.js';
import { WHERE } from './numbers.js';
import { newScope, type Scope, same } from './reader.js';
import { type Parts, Reader, type Rules } from './rules.js';
import sentences from './sentences.json' with { type: 'json' };

/** The number of mana that symbols stand for; undefined for those that can be paid otherwise. */
export function manaCost(symbols: string): number | undefined {
  const all = symbols.match(/\{[^{}]+\}/g);
  if (!all || all.join('') !== symbols) return undefined;
  let total = 0;
  for (const symbol of all) {
    if (/^\{\d+\}$/.test(symbol)) total += Number(symbol.slice(1, -1));
    else if (/^\{[WUBRGCS]\}$|^\{[WUBRG]\/[WUBRG]\}$/.test(symbol)) total += 1;
    else return undefined;
  }
  return total;
}

/** Symbols that may be paid in life as plain mana, and how many there are. */
export function withoutLife(symbols: string): [string, number] {
  const life = /\{(?:[WUBRG]\/)?P\}/g;
  return [symbols.replaceAll(life, '{1}'), symbols.match(life)?.length ?? 0];
}

const COMBINATION = 'mana in any combination of';
const COLOR_MANA = /^(?:\{(?:[WUBRGCS]|\d+)\})+$/;

/** Puts costs, mana and tokens among the parts of speech. */
export function defineCosts(parts: Parts): void {
  parts.define('manacost', {
    read: (r: Reader): Amount | undefined => {
      const symbols = r.own();
      const factor = symbols.split('{X}').length - 1;
      const plain = symbols.replaceAll('{X}', '');
      const x =
        factor > 0
          ? (parts.get('number').read(new Reader(['X', ...r.words.slice(r.at + 1)], r.scope)) as
              | Amount
              | undefined)
          : undefined;
      r.at++;
      if (factor === 0) return manaCost(symbols);
      const base = plain === '' ? 0 : manaCost(plain);
      if (x === undefined || base === undefined) return undefined;
      const scaled: Amount = factor === 1 ? x : { amount: 'times', factor, of: x };
      return base === 0 ? scaled : { amount: 'plus', of: [scaled, base] };
    },
    say: (amount: Amount): string | undefined => {
      if (typeof amount === 'number') return `{${amount}}`;
      if (amount.amount === 'plus') {
        const said = amount.of.map((one) => parts.get('manacost').say(one, newScope('ability')));
        return said.includes(undefined) ? undefined : said.join('');
      }
      const x = (one: Amount) => same(one, { amount: 'x' }) || same(one, WHERE);
      if (amount.amount === 'times' && x(amount.of)) return '{X}'.repeat(amount.factor);
      return x(amount) ? '{X}' : undefined;
    },
  });
  // What is left out of a cost: mana without a colour.
  parts.define('generic', {
    read: (r: Reader): number | undefined => {
      const [, digits] = /^\{(\d+)\}$/.exec(r.own()) ?? [];
      r.at++;
      return digits === undefined ? undefined : Number(digits);
    },
    say: (number: number) => `{${number}}`,
  });
  // Mana that may partly be paid with life.
  parts.define('lifecost', {
    read: (r: Reader): { amount: number; orLife: number } | undefined => {
      const [plain, orLife] = withoutLife(r.own());
      const amount = orLife > 0 ? manaCost(plain) : undefined;
      r.at++;
      return amount === undefined ? undefined : { amount, orLife };
    },
    say: ({ amount, orLife = 0 }: { amount: Amount; orLife?: number }) =>
      orLife > 0 && typeof amount === 'number'
        ? `${amount > orLife ? `{${amount - orLife}}` : ''}${'{P}'.repeat(orLife)}`
        : undefined,
  });
  // What a player pays who may, or has to, in a sentence.
  parts.rules<Cost[]>('payment').addAll(sentences.payment);
  parts.define('processed', {
    read: (r: Reader): number | undefined => {
      const count = parts.get('number').read(r);
      if (typeof count !== 'number' || !(r.take('cards') || r.take('card'))) return undefined;
      return r.take('an opponent owns from exile') || r.take('your opponents own from exile')
        ? count
        : undefined;
    },
    say: (count: number) =>
      count === 1 ? 'a card an opponent owns from exile' : `${count} cards your opponents own from exile`,
  });
  // As a card is cast, and at no other time: what it remembers.
  parts.define('additionally', {
    read: (r: Reader) =>
      r.lower[2] === 'additional' && r.lower[3] === 'cost' && r.take('choose') ? '' : undefined,
    say: () => 'choose',
  });
  (parts.get('payment') as Rules<Cost[]>).add('<additionally> a creature type', [
    { cost: 'chooseSubtype', of: [...CREATURE_TYPES] },
  ]);
  // What is paid for an activated ability, one after another.
  const rules = parts.rules<Cost>('cost').addAll(sentences.cost);
  parts.define('loyalty', {
    read: (r: Reader): number | undefined => {
      if (/^\d+$/.test(r.peek()) && r.peek(1) === ':') return Number(r.next());
      if ((r.peek() === '+' || r.peek() === '-') && /^\d+$/.test(r.peek(1)) && r.peek(2) === ':') {
        const sign = r.next();
        return Number(`${sign}${r.next()}`);
      }
      return undefined;
    },
    say: (amount: number) => (amount > 0 ? `+${amount}` : String(amount)),
  });
  parts.define('costs', {
    read: (r: Reader): Cost[] | undefined => {
      const found: Cost[] = [];
      for (;;) {
        const cost = r.attempt(() => rules.read(r));
        if (!cost || !sized(cost)) return undefined;
        found.push(whole(cost));
        // "Remove three counters from ~ and sacrifice it:"
        if ('kind' in cost && r.take('and sacrifice it')) found.push({ cost: 'sacrificeSelf' });
        if (r.take(':')) return found;
        if (!r.take(',')) return undefined;
      }
    },
    say: (costs: Cost[], t: Scope): string | undefined => {
      const said = costs.map((cost) => rules.say(unwhole(cost), t));
      return said.includes(undefined) ? undefined : said.join(', ');
    },
  });
  const payment = parts.get('payment');
  parts.define('payment', {
    read: (r: Reader): Cost[] | undefined => {
      const costs = payment.read(r) as Cost[] | undefined;
      return costs?.every(sized) ? costs.map(whole) : undefined;
    },
    say: (costs: Cost[], t: Scope) => payment.say(costs.map(unwhole), t),
  });

  parts.define('mana', {
    read: (r: Reader): { amount: Amount; symbols: string[] } | undefined => {
      if (r.take('one mana of any type that land produced')) return { amount: 1, symbols: ['that land'] };
      if (r.take('one mana of the chosen color')) return { amount: 1, symbols: ['chosen'] };
      const any = r.attempt(() => {
        const number = parts.get('number').read(r);
        return number !== undefined &&
          r.take('mana of any') &&
          (r.take('color') || r.take('one color') || r.take('type'))
          ? number
          : undefined;
      });
      if (any !== undefined) return { amount: any, symbols: ['any'] };
      const mixed = r.attempt(() => {
        const amount = parts.get('number').read(r);
        if (amount === undefined || !r.take(COMBINATION)) return undefined;
        if (r.take('colors')) return { amount, symbols: ['combination'] };
        const some: string[] = [];
        while (/^\{[WUBRG]\}$/.test(r.own())) {
          some.push(r.next());
          r.take(',');
          r.take('and / or');
        }
        return some.length > 1 ? { amount, symbols: ['combination', ...some] } : undefined;
      });
      if (mixed) return mixed;
      const symbols: string[] = [];
      for (;;) {
        const word = r.own();
        if (!COLOR_MANA.test(word)) return undefined;
        symbols.push(word);
        r.at++;
        if (r.take(', or') || r.take('or') || r.take(',')) continue;
        break;
      }
      const sizes = new Set(symbols.map((one) => manaCost(one)));
      const [amount] = sizes;
      if (sizes.size !== 1 || amount === undefined) return undefined;
      const scaled =
        symbols.length === 1 && amount === 1 ? r.attempt(() => parts.get('scaled').read(r)) : undefined;
      return { amount: scaled ?? amount, symbols };
    },
    say: (
      { amount, symbols, ...more }: { amount: Amount; symbols: string[] },
      t: Scope,
    ): string | undefined => {
      if (Object.keys(more).length > 0) return undefined;
      const number = parts.get('number').say(amount, t);
      if (symbols[0] === 'that land')
        return amount === 1 ? 'one mana of any type that land produced' : undefined;
      if (symbols[0] === 'chosen') return amount === 1 ? 'one mana of the chosen color' : undefined;
      if (symbols[0] === 'any') return number && `${number} mana of any color`;
      if (symbols[0] === 'combination')
        return number && `${number} ${COMBINATION} ${symbols.slice(1).join(' and/or ') || 'colors'}`;
      const said = symbols.join(' or ');
      if (amount === manaCost(symbols[0] ?? '')) return said;
      const scaled = parts.get('scaled').say(amount, t);
      return scaled && `${said} ${scaled}`;
    },
  });

  // "two 1/1 green Elf creature tokens with flying"
  type Tokens = { spec: Characteristics; count?: Amount; tapped?: true };
  parts.define('tokens', {
    read: (r: Reader): Tokens | undefined => {
      const first = parts.get('number').read(r);
      if (first === undefined) return undefined;
      const known = r.attempt(() => wellKnown(r));
      if (known) return { spec: known, ...(first === 1 ? {} : { count: first }) };
      const tapped = r.take('tapped');
      const legend = r.take('legendary');
      const size = /^(\d+|X)\/(\d+|X)$/.exec(r.own());
      if (legend || (!size && !['colorless', ...COLOR_NAMES].includes(r.peek()))) return undefined;
      const power = numberOf(r, parts, size?.[1]);
      const toughness = numberOf(r, parts, size?.[2]);
      if (size) r.at++;
      if (size && (power === undefined || toughness === undefined)) return undefined;
      const spec: Characteristics =
        power === undefined || toughness === undefined ? {} : { power, toughness };
      const colors: string[] = [];
      if (!r.take('colorless'))
        while (COLOR_NAMES.includes(r.peek())) {
          colors.push(r.next());
          if (!r.take('and')) break;
        }
      const types: string[] = [];
      const subtypes: string[] = [];
      while (/^\p{Lu}/u.test(r.own())) {
        const subtype = subtypeOf(r.next());
        if (!CREATURE_TYPES.has(subtype) && (size || !ARTIFACT_TYPES.has(subtype))) return undefined;
        subtypes.push(subtype);
      }
      while (TYPES[r.peek()]) types.push(TYPES[r.next().toLowerCase()] as string);
      if ((size !== null && !types.includes('creature')) || types.length === 0) return undefined;
      if (!(r.take('tokens') || r.take('token'))) return undefined;
      if (colors.length > 0) spec.colors = colors;
      spec.types = types;
      if (subtypes.length > 0) spec.subtypes = subtypes;
      if (r.take('with')) {
        const keywords = r.attempt(() => parts.get('keywords').read(r));
        if (keywords) spec.keywords = keywords;
        if (!keywords || r.take('and')) {
          const abilities = parts.get('ofmaker').read(r) as Characteristics['abilities'] | undefined;
          if (!abilities) return undefined;
          spec.abilities = abilities;
        }
      }
      // What they have may be said of them in a sentence of its own.
      const own = spec.abilities
        ? undefined
        : r.attempt(() =>
            r.take('. it has') || r.take('. they have')
              ? (parts.get('ofmaker').read(r) as Characteristics['abilities'] | undefined)
              : undefined,
          );
      if (own) spec.abilities = own;
      // What has no size of its own works it out.
      if (!size && types.includes('creature') && !spec.abilities?.some(worksOutSize)) return undefined;
      const each = first === 1 ? r.attempt(() => parts.get('scaled').read(r)) : undefined;
      const number = each ?? first;
      return {
        spec,
        ...(number === 1 ? {} : { count: number }),
        ...(tapped ? { tapped: true as const } : {}),
      };
    },
    say: ({ spec, count = 1, tapped }: Tokens, t: Scope): string | undefined => {
      const { power, toughness, colors, types = [], subtypes = [], keywords, abilities, ...rest } = spec;
      if (Object.keys(rest).length > 0) return undefined;
      const plain =
        same(count, { amount: 'remembered', name: 'way' }) || same(count, { amount: 'that' })
          ? 'that many'
          : parts.get('number').say(count, t);
      const scaled = plain === undefined ? parts.get('scaled').say(count, t) : undefined;
      if (plain === undefined && scaled === undefined) return undefined;
      const one = count === 1 || plain === undefined;
      const size =
        power === undefined
          ? []
          : [power, toughness ?? power].map((value) => parts.get('number').say(value, t));
      const own = keywords?.length ? parts.get('keywords').say(keywords, t) : '';
      const quoted = abilities?.length ? parts.get('ofmaker').say(abilities, t) : '';
      if (size.includes(undefined) || own === undefined || quoted === undefined) return undefined;
      const words = [
        one ? 'a' : plain,
        ...(tapped ? ['tapped'] : []),
        ...(size.length > 0 ? [size.join('/')] : []),
        colors?.length ? colors.join(' and ') : 'colorless',
        ...subtypes,
        ...types,
        one ? 'token' : 'tokens',
        ...(own || quoted ? [`with ${[own, quoted].filter(Boolean).join(' and ')}`] : []),
        ...(scaled ? [scaled] : []),
      ];
      return words.join(' ');
    },
  });
}

/** Tokens that are known by their name alone. */
const WELL_KNOWN: Readonly<Record<string, { costs: Cost[]; effects: Effect[] }>> = {
  Treasure: {
    costs: [{ cost: 'tap' }, { cost: 'sacrificeSelf' }],
    effects: [{ effect: 'mana', player: YOU, amount: 1, symbols: ['any'] }],
  },
  Gold: {
    costs: [{ cost: 'sacrificeSelf' }],
    effects: [{ effect: 'mana', player: YOU, amount: 1, symbols: ['any'] }],
  },
  Clue: {
    costs: [{ cost: 'mana', amount: 2 }, { cost: 'sacrificeSelf' }],
    effects: [{ effect: 'draw', player: YOU, count: 1 }],
  },
  Food: {
    costs: [{ cost: 'mana', amount: 2 }, { cost: 'tap' }, { cost: 'sacrificeSelf' }],
    effects: [{ effect: 'gainLife', player: YOU, amount: 3 }],
  },
};

export function knownToken(name: string): Characteristics | undefined {
  const known = WELL_KNOWN[name];
  return known && { types: ['artifact'], subtypes: [name], abilities: [{ ability: 'activated', ...known }] };
}

function wellKnown(r: Reader): Characteristics | undefined {
  const spec = knownToken(r.next());
  return spec && (r.take('tokens') || r.take('token')) ? spec : undefined;
}

/** Costs are paid in whole numbers that are known beforehand or announced for X, but for mana. */
function sized(cost: Cost): boolean {
  return (
    !('count' in cost) ||
    cost.count === undefined ||
    typeof cost.count === 'number' ||
    same(cost.count, { amount: 'x' })
  );
}

/** One of a kind has no number in words; a cost has it. */
function whole(cost: Cost): Cost {
  return (cost.cost === 'sacrifice' || cost.cost === 'tapOthers') && cost.count === undefined
    ? { ...cost, count: 1 }
    : cost;
}

function unwhole(cost: Cost): Cost {
  if ((cost.cost !== 'sacrifice' && cost.cost !== 'tapOthers') || cost.count !== 1) return cost;
  const { count: _, ...rest } = cost;
  return rest as Cost;
}
