import type { Ability, Addition, Amount, Characteristics } from '../../game/index.js';
import { COLOR_NAMES, CREATURE_TYPES, LAND_TYPES, subtypeOf, TYPES } from '../closedClasses.js';
import { type Scope, same } from './reader.js';
import { type Part, type Parts, Reader } from './rules.js';

const COLORLESS: Characteristics = { colors: [] };

/** Puts the color that something becomes among the parts of speech. */
export function defineRecolored(parts: Parts): void {
  parts.define('recolored', {
    read: (r: Reader): Characteristics | undefined => {
      if (r.take('colorless')) return COLORLESS;
      return COLOR_NAMES.includes(r.peek()) ? { colors: [r.next().toLowerCase()] } : undefined;
    },
    say: ({ colors, ...more }: Characteristics) =>
      colors && colors.length < 2 && Object.keys(more).length === 0 ? (colors[0] ?? 'colorless') : undefined,
  });
}

/** One number of a size, in digits or as X. */
export function numberOf(r: Reader, parts: Parts, digits: string | undefined): Amount | undefined {
  if (digits !== 'X') return digits === undefined ? undefined : Number(digits);
  return parts.get('number').read(new Reader(['X', ...r.words.slice(r.at + 1)], r.scope));
}

/** Whether an ability works out the size of what has it. */
export const worksOutSize = (ability: Ability): boolean =>
  ability.ability === 'static' && ability.static === 'define';

/** Puts what a permanent becomes among the parts of speech: "a 2/2 blue Bird creature with flying". */
export function defineAnimated(parts: Parts): void {
  parts.define('animated', {
    read: (r: Reader): Characteristics | undefined => {
      if (!(r.take('a') || r.take('an'))) return undefined;
      const size = /^(\d+|X)\/(\d+|X)$/.exec(r.own());
      const [power, toughness] = [size?.[1], size?.[2]].map((digits) => numberOf(r, parts, digits));
      if (size && (power === undefined || toughness === undefined)) return undefined;
      if (size) r.at++;
      const spec: Characteristics =
        power === undefined || toughness === undefined ? {} : { power, toughness };
      const colors: string[] = [];
      while (COLOR_NAMES.includes(r.peek())) {
        colors.push(r.next());
        if (!r.take('and')) break;
      }
      const subtypes: string[] = [];
      while (/^\p{Lu}/u.test(r.own())) {
        const subtype = subtypeOf(r.next());
        if (!CREATURE_TYPES.has(subtype)) return undefined;
        subtypes.push(subtype);
      }
      const artifact = r.take('artifact');
      if (!r.take('creature')) return undefined;
      spec.types = artifact ? ['artifact', 'creature'] : ['creature'];
      if (colors.length > 0) spec.colors = colors;
      if (subtypes.length > 0) spec.subtypes = subtypes;
      const own = r.take('with');
      if (!size) {
        // What has no size of its own works it out.
        const abilities = own ? (parts.get('quoted').read(r) as Characteristics['abilities']) : undefined;
        if (!abilities?.some(worksOutSize)) return undefined;
        spec.abilities = abilities;
      } else if (own) {
        const keywords = parts.get('keywords').read(r);
        if (!keywords) return undefined;
        spec.keywords = keywords;
      }
      return spec;
    },
    say: (spec: Characteristics, t: Scope): string | undefined => {
      const { power, toughness, types, colors = [], subtypes = [], keywords, abilities, ...rest } = spec;
      const artifact = same(types, ['artifact', 'creature']);
      if (Object.keys(rest).length > 0 || !(artifact || same(types, ['creature']))) return undefined;
      const own = abilities
        ? parts.get('quoted').say(abilities, t)
        : keywords && parts.get('keywords').say(keywords, t);
      if ((keywords || abilities) && (own === undefined || (power !== undefined && abilities)))
        return undefined;
      const kinds = artifact ? 'artifact creature' : 'creature';
      const sizes = abilities
        ? []
        : [power, toughness].map((size) => size !== undefined && parts.get('number').say(size, t));
      if (sizes.some((size) => !size)) return undefined;
      const what = [sizes.join('/'), colors.join(' and '), ...subtypes, kinds].filter(Boolean);
      return `a ${what.join(' ')}${own ? ` with ${own}` : ''}`;
    },
  });
}

/** Puts what a copy is in addition among them: ", except it's an artifact in addition to its other types". */
export function defineAdditions(parts: Parts): void {
  const kin = (r: Reader): Addition | undefined => {
    const spec = r.take("it's") ? parts.get('kinship').read(r) : undefined;
    return spec && !spec.colors ? (spec as Addition) : undefined;
  };
  const size = (r: Reader): Addition | undefined => {
    const [, power, toughness] = (r.take("it's still") && /^(\d+)\/(\d+)$/.exec(r.next())) || [];
    return power === undefined ? undefined : { power: Number(power), toughness: Number(toughness) };
  };
  const gift = (r: Reader): Addition | undefined => {
    if (r.oneOf('it gains', 'it has') === undefined) return undefined;
    const keywords = r.attempt(() => parts.get('keywords').read(r));
    if (keywords) return { keywords };
    const abilities = parts.get('quoted').read(r) as Addition['abilities'];
    return abilities && { abilities };
  };
  const counted = (r: Reader): Addition | undefined => {
    if (!r.take('it enters with')) return undefined;
    const count = parts.get('number').read(r);
    const kind = count !== undefined && r.take('additional') ? r.next() : undefined;
    return kind && (r.take('counters on it') || r.take('counter on it'))
      ? { counters: { [kind]: count as Amount } }
      : undefined;
  };
  parts.define('exception', {
    read: (r: Reader): Addition | undefined => {
      r.take(',');
      if (!r.take('except')) return undefined;
      let found: Addition = {};
      do {
        const next =
          r.attempt(() => kin(r)) ??
          r.attempt(() => size(r)) ??
          r.attempt(() => counted(r)) ??
          r.attempt(() => gift(r));
        if (!next || Object.keys(next).some((key) => key in found)) return undefined;
        found = { ...found, ...next };
      } while (r.take(', and') || r.take('and'));
      return found;
    },
    say: (also: Addition, t: Scope): string | undefined => {
      const { types, subtypes, power, toughness, keywords, abilities, counters = {} } = also;
      const said = [
        types || subtypes
          ? `it's ${parts.get('kinship').say({ ...(types ? { types } : {}), ...(subtypes ? { subtypes } : {}) }, t)}`
          : '',
        power === undefined ? '' : `it's still ${power}/${toughness}`,
        keywords ? `it gains ${parts.get('keywords').say(keywords, t)}` : '',
        ...Object.entries(counters).map(([kind, count]) => {
          const number = parts.get('number').say(count, t);
          return number && `it enters with ${number} additional ${kind} counters on it`;
        }),
        abilities ? `it gains ${parts.get('quoted').say(abilities, t)}` : '',
      ].filter((one) => one !== '');
      return said.some((one) => one === undefined || one.endsWith('undefined'))
        ? undefined
        : `, except ${said.join(' and ')}`;
    },
  });
}

const OTHERS = 'in addition to its other';
const SIZED = 'with base power and toughness';

/** Puts what something is in addition among them: "a black Zombie in addition to its other colors and types". */
export function defineKinship(parts: Parts): void {
  // What something becomes that stays a creature: "a blue Dragon Illusion with base power and toughness 4/4".
  parts.define('basedkind', {
    read: (r: Reader): Characteristics | undefined => {
      if (!r.take('a') && !r.take('an')) return undefined;
      const colors: string[] = [];
      while (COLOR_NAMES.includes(r.peek())) {
        colors.push(r.next().toLowerCase());
        if (!r.take('and')) break;
      }
      const subtypes: string[] = [];
      while (CREATURE_TYPES.has(r.own())) subtypes.push(r.next());
      const size =
        subtypes.length > 0 && r.take(SIZED) ? (parts.get('basesize').read(r) as Characteristics) : undefined;
      return size && { ...(colors.length > 0 ? { colors } : {}), subtypes, ...size };
    },
    say: ({ colors = [], subtypes = [], power, toughness, ...rest }: Characteristics) =>
      Object.keys(rest).length > 0 || subtypes.length === 0 || power === undefined
        ? undefined
        : `a ${[colors.join(' and '), ...subtypes].filter(Boolean).join(' ')} ${SIZED} ${power}/${toughness}`,
  });
  // What a land becomes: "an Island".
  parts.define('landkind', {
    read: (r: Reader): Characteristics | undefined =>
      (r.take('a') || r.take('an')) && LAND_TYPES.includes(r.own()) ? { subtypes: [r.next()] } : undefined,
    say: ({ subtypes = [], ...rest }: Characteristics) =>
      Object.keys(rest).length === 0 && subtypes.length === 1 && LAND_TYPES.includes(subtypes[0] as string)
        ? `a ${subtypes[0]}`
        : undefined,
  });
  parts.define('kinship', {
    read: (r: Reader): Characteristics | undefined => {
      const one = r.take('a') || r.take('an');
      const colors: string[] = [];
      const subtypes: string[] = [];
      const types: string[] = [];
      let size: Characteristics | undefined;
      for (; !r.take(OTHERS) && !r.take('in addition to their other'); r.at++) {
        if (r.take(SIZED)) {
          size = parts.get('basesize').read(r) as Characteristics | undefined;
          if (!size || !(r.take(OTHERS) || r.take('in addition to their other'))) return undefined;
          break;
        }
        const type = TYPES[r.peek()];
        const subtype = subtypeOf(r.own());
        if (COLOR_NAMES.includes(r.peek())) colors.push(r.peek());
        else if (type !== undefined) types.push(type);
        else if (CREATURE_TYPES.has(subtype) && one === (subtype === r.own())) subtypes.push(subtype);
        else return undefined;
      }
      const spec = {
        ...(types.length > 0 ? { types } : {}),
        ...(subtypes.length > 0 ? { subtypes } : {}),
        ...(colors.length > 0 ? { colors } : {}),
        ...size,
      };
      if (colors.length > 0) return r.take('colors and types') ? spec : undefined;
      r.take('creature');
      return r.take('types') && Object.keys(spec).length > 0 ? spec : undefined;
    },
    say: (spec: Characteristics): string | undefined => {
      const { types = [], subtypes = [], colors = [], power, toughness, ...rest } = spec;
      if (Object.keys(rest).length > 0) return undefined;
      const kinds = [...colors, ...subtypes, ...types].join(' ');
      if (kinds === '') return undefined;
      const size = power === undefined ? '' : `${SIZED} ${power}/${toughness} `;
      return `a ${kinds} ${size}${OTHERS} ${colors.length > 0 ? 'colors and types' : 'types'}`;
    },
  });
}

/** Puts what a land becomes among them: a creature that is a land as well. */
export function defineAnimatedLands(parts: Parts): void {
  const animated = parts.get('animated') as Part<Characteristics>;
  parts.define('animatedland', {
    read: (r: Reader): Characteristics | undefined => {
      const spec = animated.read(r);
      return spec && { ...spec, types: ['land', ...(spec.types ?? [])] };
    },
    say: (spec: Characteristics, t: Scope): string | undefined => {
      const [first, ...types] = spec.types ?? [];
      return first === 'land' ? animated.say({ ...spec, types }, t) : undefined;
    },
  });
}
