import type { Draft } from './draft.js';
import type { Word } from './narrativeWords.js';

/** What is said of a table in a few words between commas: "range one", "six at the table", "all ranges are 1". */
const RANGE =
  /^(?:(?:each |all )?(?:with|having) |at )?(?:(?:all|everybody s|everyone s|each player s) )?(?:a )?ranges? (?:of influence )?(?:(?:of|is|are|is all|are all) )?(\d+)$/;
const SIZE =
  /^(?:there are )?(\d+) (?:players?|people )?(?:(?:are |sit )?at (?:the|a|one) table)$|^(?:at )?a table (?:of|for) (\d+)$|^(\d+) (?:players|people)(?: (?:are playing|play)(?: (?:a|the|this) game)?)?$/;

/**
 * Takes what is said of the table in passing out of a sentence: before its first comma, or at its end.
 *
 * @param words of the sentence
 * @param draft takes what is said
 * @returns the words of the rest
 */
export function withoutFragments(words: readonly Word[], draft: Draft): readonly Word[] {
  let rest = [...words];
  for (;;) {
    const comma = rest.findIndex(({ text }) => text === ',');
    const last = rest.findLastIndex(({ text }) => text === ',');
    const between = enclosed(rest, draft);
    if (between) rest = between;
    else if (comma < 0) return taken(rest, draft) ? [] : rest;
    else if (comma > 0 && taken(rest.slice(0, comma), draft)) rest = rest.slice(comma + 1);
    else if (last > 0 && taken(rest.slice(last + 1), draft)) rest = rest.slice(0, last);
    else return rest;
  }
}

/** "Six players, each with range of influence 1, play a game": what is between two commas. */
function enclosed(words: readonly Word[], draft: Draft): Word[] | undefined {
  const commas = words.flatMap(({ text }, at) => (text === ',' ? [at] : []));
  for (const [k, from] of commas.entries()) {
    const to = commas[k + 1];
    const apart = ['each', 'all', 'with'].includes(words[from + 1]?.word ?? '');
    if (apart && to !== undefined && taken(words.slice(from + 1, to), draft))
      return [...words.slice(0, from), ...words.slice(to + 1)];
  }
  return undefined;
}

function taken(words: readonly Word[], draft: Draft): boolean {
  const said = words
    .map(({ kind, word, value }) => (kind === 'number' ? String(value) : word === "'s" ? 's' : word))
    .join(' ');
  const range = RANGE.exec(said);
  if (range) {
    draft.range = Number(range[1]);
    return true;
  }
  const size = SIZE.exec(said);
  const n = Number(size?.[1] ?? size?.[2] ?? size?.[3] ?? 0);
  if (n < 3 || draft.seated) return false;
  draft.count = n;
  return true;
}
