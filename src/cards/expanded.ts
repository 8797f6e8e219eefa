import data from './expanded.json' with { type: 'json' };

/**
 * Keyword abilities that are short for sentences which are read like any others: N or M is their number, C their cost, W what is named.
 * They are read back as those sentences.
 */
const SENTENCES = data.map(({ keyword, sentences }) => ({
  keyword: new RegExp(`^${keyword}$`, 'i'),
  sentences,
}));

/**
 * What a keyword ability is short for, a paragraph for each of its abilities.
 *
 * @param paragraph a paragraph without its reminder text
 * @returns the paragraphs, the one itself where it is no such keyword
 */
export function expanded(paragraph: string): string[] {
  for (const { keyword, sentences } of SENTENCES) {
    const found = keyword.exec(paragraph)?.groups ?? (keyword.test(paragraph) ? {} : undefined);
    if (found === undefined) continue;
    const named: Record<string, string> = { ...found, W: singular(found.W ?? '') };
    return sentences.replace(/\b[NMCW]\b/g, (slot) => named[slot] ?? slot).split('\n');
  }
  return [paragraph];
}

const singular = (word: string): string => (/^plains$/i.test(word) ? word : word.replace(/s$/, ''));
