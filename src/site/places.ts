/** The page of a glossary that holds a term, by its first initial; undefined where the glossary is one page. */
export function glossaryPageOf(term: string, pages: readonly string[]): string | undefined {
  const initial = initialOf(term);
  return pages.findLast((first) => first <= initial) ?? pages[0];
}

/** The place of a term on its page; of two that differ only in signs the second has a number besides. */
export function termAnchor(term: string): string {
  const plain = term
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `g-${plain}`;
}

/** The first letter of a term, or `0` for what begins with none. */
export function initialOf(term: string): string {
  const [letter = ''] = term.normalize('NFKD').toLowerCase();
  return /[a-z]/.test(letter) ? letter : '0';
}
