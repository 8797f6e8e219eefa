import { meaningOf, type Quoted, readSentences, type Thing } from '../../language/index.js';

// A rule may give the words of an ability in quotation marks. Its costs and its sentences are read here.

// Braces belong to a symbol as a whole: could they also stand alone, each pair would double the ways of reading the words.
const COSTS = /^(?:((?:[^"():.{}]|\{[^{}]*\})+): )?(.*)$/s;

function parts(ability: Thing): { costs: string; words: string } {
  const quoted = ability.also?.find((also): also is Quoted => also.kind === 'quoted');
  const [, costs = '', words = ''] = COSTS.exec(quoted?.text ?? '') ?? [];
  // Printed words leave out the articles of this one phrase.
  return { costs, words: words.replace(/(?<!the )\bend of turn\b/g, 'the end of the turn') };
}

/** The costs of a quoted ability, as they are printed before the colon; empty where it has none. */
export const costsIn = (ability: Thing): string => parts(ability).costs;

/**
 * What the sentences of a quoted ability state.
 *
 * @param known sentences of our own, each with the value that it states
 * @returns the value of each sentence, in order; undefined for one that says something else
 */
export function statedIn<V>(
  ability: Thing,
  known: readonly (readonly [own: string, value: V])[],
): (V | undefined)[] {
  const meaning = (sentences: Parameters<typeof meaningOf>[0]): string => {
    const { clauses, unread } = meaningOf(sentences);
    return unread.length > 0 ? '' : clauses.join(' ');
  };
  return readSentences(parts(ability).words).map((sentence) => {
    const said = meaning([sentence]);
    return known.find(([own]) => said !== '' && meaning(readSentences(own)) === said)?.[1];
  });
}
