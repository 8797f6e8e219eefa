import type { Condition, Effect, ObjectFilter } from '../../game/index.js';
import { CHOSEN, SELF, YOU } from './constants.js';
import { mention, type Scope, same } from './reader.js';
import type { Parts, Reader, Rules } from './rules.js';

const THEN = 'exile them , then meld them into';

/** The words of a name up to a phrase, which is not taken. */
function nameBefore(r: Reader, phrase: string): string | undefined {
  const end = phrase.split(' ');
  const at = r.lower.findIndex(
    (_, from) => from >= r.at && end.every((word, i) => r.lower[from + i] === word),
  );
  if (at <= r.at) return undefined;
  const name = r.words.slice(r.at, at).join(' ').replaceAll(' ,', ',');
  r.at = at;
  return name;
}

/** Puts what becomes of two cards together among the parts of speech. */
export function defineMelding(parts: Parts): void {
  // "a creature named Bruna": the partner, which is "them" together with the card itself.
  parts.define('partner', {
    read: (r: Reader): ObjectFilter | undefined => {
      const name = r.take('a creature named') ? nameBefore(r, `, ${THEN}`) : undefined;
      if (name === undefined) return undefined;
      const filter: ObjectFilter = { types: ['creature'], name, controller: YOU, owner: YOU };
      mention(r.scope.objects, { object: 'each', filter });
      return filter;
    },
    say: (filter: ObjectFilter, t: Scope): string | undefined => {
      if (filter.name === undefined) return undefined;
      mention(t.objects, { object: 'each', filter });
      return `a creature named ${filter.name}`;
    },
  });
  (parts.get('stated') as Rules<Condition>).add('you both own and control ~ and <partner>', {
    if: 'all',
    of: [
      { if: 'matches', object: SELF, filter: { controller: YOU, owner: YOU } },
      { if: 'exists', objects: '$partner' },
    ],
  });
  const partnerOf = (scope: Scope): ObjectFilter | undefined => {
    const last = scope.objects.at(-1);
    return last?.object === 'each' ? last.filter : undefined;
  };
  const melding = (from: ObjectFilter, into: string): Effect[] => [
    { effect: 'chooseObject', chooser: YOU, from, name: 'object' },
    { effect: 'meld', object: CHOSEN, into },
  ];
  parts.define('melding', {
    read: (r: Reader): Effect[] | undefined => {
      const from = partnerOf(r.scope);
      const into = r.take(THEN) && from?.name ? nameBefore(r, '.') : undefined;
      return from && into !== undefined ? melding(from, into) : undefined;
    },
    say: (effects: Effect | Effect[], t: Scope): string | undefined => {
      const last = Array.isArray(effects) ? effects.at(-1) : undefined;
      const from = last?.effect === 'meld' ? partnerOf(t) : undefined;
      return last?.effect === 'meld' && from && same(effects, melding(from, last.into))
        ? `${THEN.replace(' ,', ',')} ${last.into}`
        : undefined;
    },
  });
  (parts.get('does') as Rules<Effect | Effect[]>).add('<melding>', '$melding');
}
