/** The mark that opens an item of a list. */
export interface ItemMark {
  kind: 'letter' | 'automatic' | 'figure' | 'bullet';
  /** The letter or figure, empty for the others. */
  value: string;
  /** Characters of the mark and the blanks after it. */
  length: number;
}

const MARK = /^(?:\(?([a-z]|a[a-z]|\d{1,2}|#)[.)]|([-*+•]))\s+(?=\S)/;

/**
 * Recognises the mark of a list item: `a.`, `(a)`, `a)`, `1.`, `#.`, `-`, `*`.
 *
 * @param words the line without white space around it
 */
export function itemMark(words: string): ItemMark | undefined {
  const m = MARK.exec(words);
  if (!m) return undefined;
  const value = m[1] ?? '';
  const length = m[0].length;
  if (m[2] !== undefined) return { kind: 'bullet', value: '', length };
  if (value === '#') return { kind: 'automatic', value: '', length };
  return { kind: /\d/.test(value) ? 'figure' : 'letter', value, length };
}
