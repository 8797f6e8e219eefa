/** The start of an item: `- 606.4a - `, or a heading without a bullet: `606 - `. */
export interface ItemStart {
  bulleted: boolean;
  /** Characters before the number. */
  lead: number;
  number: string;
  /** Characters before the first of the words. */
  words: number;
}

const ITEM = /^([-*•+][ \t]+)?(\d{1,4}(?:\.[ \t]?\d{1,3}(?:[ \t]?[a-z]|[a-z]{2})?)?)\.?[ \t]+[-–—][ \t]*/;

/**
 * Recognises the start of an item at the start of a line.
 *
 * @param words the line without white space around it
 */
export function itemStart(words: string): ItemStart | undefined {
  const m = ITEM.exec(words);
  if (!m) return undefined;
  const lead = m[1]?.length ?? 0;
  return { bulleted: lead > 0, lead, number: m[2] as string, words: m[0].length };
}
