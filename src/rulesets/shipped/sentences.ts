import marks from './marks.json' with { type: 'json' };

const known: ReadonlySet<string> = new Set(marks);

/** Marks of the sentences about multiplayer games that no parameter reads, in all known editions and samples. */
export function sentencesWithoutParameter(): ReadonlySet<string> {
  return known;
}
