import marks from './marks.json' with { type: 'json' };

let known: ReadonlySet<string> | undefined = marks.length === 0 ? undefined : new Set(marks);

/**
 * Marks of the sentences about multiplayer games that no parameter reads, in all known editions and samples.
 *
 * @returns undefined in a page that they have not come to yet
 */
export function sentencesWithoutParameter(): ReadonlySet<string> | undefined {
  return known;
}

/** Takes the marks that a page gets after its program. */
export function takeSentencesWithoutParameter(more: readonly string[]): void {
  known = new Set(more);
}
