import { type Clause, type Condition, isNoun, type Phrase, type Ref } from './meaning.js';

/** Nouns of phrases that say nothing more at a table: "around the table", "at the start of the game". */
const PLAIN = 'table battlefield game play start beginning'.split(' ');

/**
 * Watches a clause while it is told, so that no phrase and no condition of it is passed over in silence. A phrase inside a phrase belongs to
 * whoever looks at the outer one. Clauses share what they speak of, so the clause is watched where it is and not copied.
 *
 * @returns asks for the words that open phrases and conditions that nobody looked at until then
 */
export function watch(clause: Clause): () => string[] {
  const open = new Set<Phrase | Condition>();
  const phrases = (of: { phrases: Phrase[] }): void => {
    for (const one of of.phrases) if (!harmless(one)) notice(one, 'ref', open);
  };
  const about = (ref: Ref | undefined): void => {
    if (ref?.is === 'joined') ref.items.forEach(about);
    // Whoever was found already is known by all that is said of them.
    else if (ref?.is === 'name' || (ref?.is === 'noun' && !ref.meant)) phrases(ref);
  };
  const all = (one: Clause): void => {
    about(one.actor);
    about(one.object);
    phrases(one);
    one.what?.forEach(all);
    for (const condition of one.conditions) notice(condition, 'clause', open);
  };
  all(clause);
  return () => [...open].map(({ word }) => word);
}

const harmless = ({ word, ref }: Phrase): boolean =>
  ['of', 'among', 'for the purposes of'].includes(word) || (isNoun(ref, ...PLAIN) && !ref.owner);

/** Takes a phrase or a condition out of those that nobody looked at as soon as somebody asks for what stands under the key. */
function notice<T extends Phrase | Condition>(one: T, key: keyof T, open: Set<Phrase | Condition>): void {
  let value = one[key];
  open.add(one);
  Object.defineProperty(one, key, {
    configurable: true,
    enumerable: true,
    get: () => {
      open.delete(one);
      return value;
    },
    set: (other: T[keyof T]) => {
      value = other;
    },
  });
}
