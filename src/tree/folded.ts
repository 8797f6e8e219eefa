/**
 * A text as it is looked for: the same for all ways to write quotation marks, apostrophes and dashes, for capitals and for white space.
 *
 * @param text as printed, or as a person typed it
 */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\u2018\u2019\u201b`\u00b4]/g, "'")
    .replace(/[\u201c\u201d\u201e"_]/g, '')
    .replace(/\s*(?:--|[\u2010-\u2015\u2212])\s*/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}
