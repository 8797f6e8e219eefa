import type { Duration, Effect, ObjectFilter } from '../../game/index.js';
import { CREATURE_TYPES } from '../closedClasses.js';
import { EXILED_WITH } from './apart.js';
import { YOU } from './constants.js';
import { newScope, type Scope, same } from './reader.js';
import type { Parts, Reader, Rules } from './rules.js';

/** Kinds of keywords that are more than one: any landwalk, any protection. */
const FAMILIES = ['landwalk', 'protection'];
const TOO = '. the same is true for';

/** Keywords that are shared with others: those of these objects, for how long. */
interface Shared {
  keywords: string[];
  among: ObjectFilter;
  duration?: Duration;
}

/** Puts what objects share with others among the parts of speech, and what is so of objects elsewhere than in play. */
export function defineShared(parts: Parts): void {
  const family = (r: Reader): string | undefined => r.oneOf(...FAMILIES) ?? parts.get('keyword').read(r);
  const sayFamily = (name: string, t: Scope): string | undefined =>
    FAMILIES.includes(name) ? name : parts.get('keyword').say(name, t);

  /** "a creature you control has flying", "you control a creature with flying", "a creature card with flying is in a graveyard" */
  const among = (r: Reader, keyword: string): ObjectFilter | undefined => {
    const having = r.attempt(() => {
      const one = parts.get('one').read(r);
      return one && r.take('has') && parts.get('keyword').read(r) === keyword ? one : undefined;
    });
    if (having) return having;
    const mine = r.take('you control');
    const one = mine ? parts.get('one').read(r) : (parts.get('onecard').read(r) as ObjectFilter | undefined);
    if (!one || !same(one.keywords, [keyword]) || !(mine || r.take('is in a graveyard'))) return undefined;
    const { keywords: _, ...kind } = one;
    return mine ? { ...kind, controller: YOU } : { ...kind, zone: 'graveyard' };
  };
  /** ". The same is true for fear, landwalk, and protection" */
  const families = (r: Reader): string[] | undefined => {
    if (!r.take(TOO)) return undefined;
    const found: string[] = [];
    do {
      const one = family(r);
      if (one === undefined) return undefined;
      found.push(one);
    } while (r.take(', and') || r.take('and') || r.take(','));
    return found;
  };
  const said = ({ keywords, among: of, duration: _, ...rest }: Shared, t: Scope) => {
    if (!of || !keywords || Object.keys(rest).length > 0) return undefined;
    const [first, ...more] = keywords.map((one) => sayFamily(one, t));
    const one = parts.get('one').say(of, t);
    const last = more.at(-1);
    if (!first || !one || !last || more.includes(undefined)) return undefined;
    const list = more.length < 3 ? more.join(' and ') : `${more.slice(0, -1).join(', ')}, and ${last}`;
    return [first, `${one} has ${first}`, `${TOO} ${list}`] as const;
  };

  // What is lent for a time: a keyword that one of some objects has, and others in the same way.
  parts.define('shared', {
    read: (r: Reader): Shared | undefined => {
      const keyword = parts.get('keyword').read(r);
      const duration = keyword && (parts.get('until').read(r) as Duration | undefined);
      const of = duration && r.take('if') ? among(r, keyword) : undefined;
      const more = of && families(r);
      return more && { keywords: [keyword as string, ...more], among: of, duration: duration as Duration };
    },
    say: (shared: Shared, t: Scope): string | undefined => {
      const words = said(shared, t);
      const until = parts.get('until').say(shared.duration, t);
      return words && until && `${words[0]} ${until} if ${words[1]}${words[2]}`;
    },
  });
  (parts.get('objectdoes') as Rules<unknown>).add('gain/gains <shared>', {
    effect: 'grant',
    object: '$subject',
    '...': '$shared',
  });

  // What the card itself has for as long as one of some objects elsewhere has it.
  parts.define('sharedalways', {
    read: (r: Reader): Shared | undefined => {
      const at = r.lower.indexOf('has', r.lower.indexOf(',', r.at));
      const keyword = at < 0 ? undefined : ahead(r, at + 1);
      const of = keyword && among(r, keyword);
      // What is in play may have them from the card itself.
      const own = of && of.zone !== undefined && r.take(', ~ has') ? parts.get('keyword').read(r) : undefined;
      const more = of && own === keyword ? families(r) : undefined;
      return more && { keywords: [keyword as string, ...more], among: of as ObjectFilter };
    },
    say: (shared: Shared, t: Scope): string | undefined => {
      const words = said(shared, t);
      return words && `${words[1]}, ~ has ${words[0]}${words[2]}`;
    },
  });
  /** The keyword at a place further on. */
  const ahead = (r: Reader, at: number): string | undefined => {
    const before = r.at;
    r.at = at;
    const found = parts.get('keyword').read(r);
    r.at = before;
    return found;
  };
  (parts.get('staticwhole') as Rules<unknown>).add('as long as <sharedalways>', {
    static: 'grant',
    which: { self: true },
    '...': '$sharedalways',
  });

  // Objects of a kind wherever they are; those in graveyards, many or each.
  parts.define('anywhere', {
    read: (r: Reader): ObjectFilter | undefined => {
      const kind = parts.get('nouns').read(r);
      return kind && kind.zone === undefined ? { ...kind, zone: 'any' } : undefined;
    },
    say: ({ zone, ...kind }: ObjectFilter, t: Scope) =>
      zone === 'any' ? parts.get('nouns').say(kind, t) : undefined,
  });
  for (const [name, noun] of [
    ['buriedones', 'nouns'],
    ['buriedone', 'noun'],
  ] as const)
    parts.define(name, {
      read: (r: Reader): ObjectFilter | undefined => {
        const kind = parts.get(noun).read(r);
        return kind?.zone === 'graveyard' && !kind.other && !kind.not ? kind : undefined;
      },
      say: (kind: ObjectFilter, t: Scope) =>
        kind.zone === 'graveyard' ? parts.get(noun).say(kind, t) : undefined,
    });
  // "the exiled cards": what the card itself has exiled.
  parts.define('ownexiled', {
    read: (r: Reader) =>
      r.take('the exiled cards') || r.take('cards exiled with ~') ? EXILED_WITH : undefined,
    say: (kind: ObjectFilter) => (same(kind, EXILED_WITH) ? 'cards exiled with ~' : undefined),
  });
  // What is done with a spell in place of countering it.
  const ofSpell = (): Scope => newScope('ability', { thing: { object: 'it' } });
  parts.define('ofspell', {
    read: (r: Reader): Effect[] | undefined => {
      const scope = ofSpell();
      const effects = r.within(scope, () => parts.get('inner').read(r)) as Effect[] | undefined;
      return scope.targets.length > 0 ? undefined : effects;
    },
    say: (effects: Effect[]) => parts.get('inner').say(effects, ofSpell()),
  });
  parts.define('creaturetype', {
    read: (r: Reader) => (CREATURE_TYPES.has(r.own()) ? r.next() : undefined),
    say: (subtype: string) => subtype,
  });
  // What mana may be spent on as though it were of any colour.
  parts.define('anyuse', {
    read: (r: Reader): object | undefined =>
      r.take("to pay the activation costs of ~'s abilities")
        ? { activate: { self: true } }
        : (parts.get('manause').read(r) as object | undefined),
    say: (use: object, t: Scope) =>
      same(use, { activate: { self: true } })
        ? "to pay the activation costs of ~'s abilities"
        : parts.get('manause').say(use, t),
  });
}
