import data from './expanded.json' with { type: 'json' };

/**
 * Keyword abilities that are short for sentences which are read like any others: N or M is their number, C their cost, W what is named.
 * They are read back as those sentences.
 */
const SENTENCES = data.map(({ keyword, sentences }) => ({
  keyword: new RegExp(`^${keyword}$`, 'i'),
  sentences,
}));
/** Any of them: most paragraphs are none. */
const KEYWORDS = new RegExp(
  `^(?:${data.map(({ keyword }) => keyword.replace(/\(\?<\w+>/g, '(?:')).join('|')})$`,
  'i',
);

/**
 * What a keyword ability is short for, a paragraph for each of its abilities.
 *
 * @param paragraph a paragraph without its reminder text
 * @returns the paragraphs, the one itself where it is no such keyword
 */
export function expanded(paragraph: string): string[] {
  if (!KEYWORDS.test(paragraph)) return [paragraph];
  for (const { keyword, sentences } of SENTENCES) {
    const match = keyword.exec(paragraph);
    if (match === null) continue;
    const found = match.groups ?? {};
    const named: Record<string, string> = { ...found, W: singular(found.W ?? '') };
    return sentences.replace(/\b[NMCW]\b/g, (slot) => named[slot] ?? slot).split('\n');
  }
  return [paragraph];
}

const singular = (word: string): string => (/^plains$/i.test(word) ? word : word.replace(/s$/, ''));
