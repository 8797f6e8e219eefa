import type { Reader } from './rules.js';

/** "named Lantern of the Deep": a name in capitals, with small words inside it. */
export function properName(r: Reader): string | undefined {
  r.at++;
  const words: string[] = [];
  while (/^\p{Lu}/u.test(r.own()) || (words.length > 0 && insideName(r))) words.push(r.next());
  // "Lantern, Light of the Deep": a title behind a comma, where no list goes on.
  const comma = words.length > 0 && r.own() === ',' && /^\p{Lu}/u.test(r.words[r.at + 1] ?? '');
  const start = r.at;
  const title = comma ? properName(r) : undefined;
  if (title !== undefined && r.own() === ',' && !/^(?:and|or)$/.test(r.words[r.at + 1] ?? ''))
    return `${words.join(' ')}, ${title}`;
  r.at = start;
  return words.length > 0 ? words.join(' ') : undefined;
}

const SMALL = new Set(['of', 'the', 'and', 'to', 'in', 'from', 'for']);

function insideName(r: Reader): boolean {
  let ahead = 0;
  while (SMALL.has(r.words[r.at + ahead] ?? '')) ahead++;
  return ahead > 0 && /^\p{Lu}/u.test(r.words[r.at + ahead] ?? '');
}
