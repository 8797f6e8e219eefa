/**
 * What a check asks, without what it expects: the same question has different answers in different editions.
 *
 * @param check such as `teamLife('Sun')==9`
 */
export function questionOf(check: string): string {
  return (check.split(/\s*(?:[=!<>]=|[<>])\s*/)[0] ?? check).trim();
}
