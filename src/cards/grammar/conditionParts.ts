import type { Condition, ObjectFilter, ObjectRef } from '../../game/index.js';
import { COLOR_NAMES } from '../closedClasses.js';
import { CHOSEN } from './constants.js';
import { uses } from './meaning.js';
import { thatObject } from './mentioned.js';
import { recall, type Scope, same } from './reader.js';
import type { Parts, Reader, Rules } from './rules.js';

const MARKS = ['monstrous', 'renowned'];

const MEASURES = [
  ['power', 'power'],
  ['toughness', 'toughness'],
  ['mana value', 'manaValue'],
] as const;

/** Parts that only conditions need. */
export function conditionParts(parts: Parts, rules: Rules<Condition>): void {
  // What a permanent becomes for as long as it stays.
  parts.define('mark', {
    read: (r: Reader) => r.oneOf(...MARKS),
    say: (mark: string) => mark,
  });
  // "red": of a spell as well as of a permanent.
  parts.define('colored', {
    read: (r: Reader): ObjectFilter | undefined =>
      COLOR_NAMES.includes(r.peek()) ? { colors: [r.next().toLowerCase()] } : undefined,
    say: ({ colors, ...more }: ObjectFilter) =>
      colors?.length === 1 && Object.keys(more).length === 0 ? colors[0] : undefined,
  });
  parts.define('measure', {
    read: (r: Reader) => MEASURES.find(([words]) => r.take(words))?.[1],
    say: (measure: string) => MEASURES.find(([, own]) => own === measure)?.[0],
  });
  parts.define('itis', {
    read: (r: Reader): ObjectRef | undefined => {
      if (r.take("it's") || r.take('it is')) return thatObject(r.scope, true);
      return r.take('that card is') || r.take('the revealed card is')
        ? thatObject(r.scope, false)
        : undefined;
    },
    say: (ref: ObjectRef, t: Scope): string | undefined => {
      const said = parts.get('objects').say(ref, t);
      return said === 'it' ? "it's" : undefined;
    },
  });
  // Of a card: the one that the sentence before has shown, whatever else has been spoken of.
  parts.define('itsshown', {
    read: (r: Reader): ObjectRef | undefined => {
      const before = r.lower.slice(0, r.at);
      const [, last = ''] = before.join(' ').split(' . ').reverse();
      if (!/\breveals?\b/.test(last) || !uses(r.scope.objects, CHOSEN) || !r.take("it's")) return undefined;
      recall(r.scope, { near: CHOSEN, nearAt: r.at });
      return CHOSEN;
    },
    say: (ref: ObjectRef, t: Scope): string | undefined =>
      same(ref, CHOSEN) && uses(t.objects, CHOSEN) ? "it's" : undefined,
  });
  rules.add('<itsshown> <onecard>', {
    if: 'matches',
    object: '$itsshown',
    filter: { '...': '$onecard', zone: 'any' },
  });
  // "a creature": never "another", which would be another than the one that has just entered.
  parts.define('single', {
    read: (r: Reader): ObjectFilter | undefined => {
      const filter = parts.get('one').read(r);
      return filter?.other || filter?.not ? undefined : filter;
    },
    say: (filter: ObjectFilter, t: Scope) => (filter.other ? undefined : parts.get('one').say(filter, t)),
  });
  // "seven or more cards are in your graveyard"
  parts.define('bareCards', {
    read: (r: Reader): ObjectFilter | undefined => {
      const kind = parts.get('cardkinds').read(r);
      if (!kind || !(r.take('are in') || r.take('in'))) return undefined;
      const owner = parts.get('whose').read(r);
      return owner && r.take('graveyard') ? { ...kind, zone: 'graveyard', owner } : undefined;
    },
    say: () => undefined,
  });
  rules.add(
    ['<bounds> <bareCards>', 'there are <bounds> <bareCards>'],
    { if: 'compare', left: { amount: 'numberOf', objects: '$bareCards' }, '...': '$bounds' },
    true,
  );
  // "a Desert card in your graveyard"
  parts.define('buried', {
    read: (r: Reader): ObjectFilter | undefined => {
      const filter = parts.get('one').read(r);
      return filter?.zone === 'graveyard' && !filter.other ? filter : undefined;
    },
    say: (filter: ObjectFilter, t: Scope) =>
      filter.zone === 'graveyard' && !filter.other ? parts.get('one').say(filter, t) : undefined,
  });
  rules.add(['there are no cards in <whose> library', '<whose> library has no cards in it'], {
    if: 'compare',
    left: { amount: 'numberOf', objects: { zone: 'library', owner: '$whose' } },
    is: '<=',
    right: 0,
  });
}
