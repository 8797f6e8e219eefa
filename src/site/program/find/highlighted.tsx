import { folded } from '../../../lineage/search/data.js';

/** How much of a long wording is shown around the first word that was looked for (characters). */
const ROOM = 420;

/** A wording with the words marked that were looked for; of a long one the part around the first of them. */
export function Marked({ text, words, phrase }: { text: string; words: readonly string[]; phrase?: string }) {
  const wanted = phrase === undefined ? words : [phrase];
  const pattern = patternOf(wanted, phrase === undefined);
  if (pattern === undefined) return <>{text.slice(0, ROOM)}</>;
  const first = text.search(pattern);
  const start = first < ROOM * 0.6 ? 0 : text.lastIndexOf(' ', first - 80) + 1;
  const end = start + ROOM >= text.length ? text.length : text.lastIndexOf(' ', start + ROOM);
  const shown = text.slice(start, end);
  return (
    <>
      {start > 0 && '… '}
      {shown.split(pattern).map((part, at) => (at % 2 === 1 ? <mark>{part}</mark> : part))}
      {end < text.length && ' …'}
    </>
  );
}

/** Finds words in a text as it was written: any quotation mark for each, any dash, any white space. */
function patternOf(wanted: readonly string[], whole: boolean): RegExp | undefined {
  const parts = wanted
    .filter((words) => words !== '')
    .map((words) =>
      folded(words)
        .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
        .replace(/'/g, "['\u2018\u2019]")
        .replace(/ /g, '["\u201c\u201d_]*\\s+["\u201c\u201d_]*')
        .replace(/-/g, '\\s*(?:--|[-\u2010-\u2015\u2212])\\s*'),
    );
  if (parts.length === 0) return undefined;
  const any = parts.sort((a, b) => b.length - a.length).join('|');
  return new RegExp(
    whole ? `(?<![\\p{L}\\p{N}])((?:${any})(?:e?s|'s)?)(?![\\p{L}\\p{N}])` : `(${any})`,
    'giu',
  );
}
