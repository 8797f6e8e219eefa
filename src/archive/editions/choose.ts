import type { Counts, Format } from '../../tree/index.js';

/** What is weighed when two files are copies of one edition. */
export interface Copy {
  /** The name of the file, for people. */
  file: string;
  sha256: string;
  format: Format;
  partial: boolean;
  /** Characters known to be lost. */
  damaged: number;
  counts: Counts;
  /** True where the file's name holds the date that is printed in it. */
  named: boolean;
}

/** The copy that was chosen, and why. */
export interface Choice<T extends Copy> {
  chosen: T;
  /** The others, best first. */
  others: T[];
  /** Why each of the others was not chosen, in the same order. */
  notes: string[];
}

/** A copy with less than this share of what the fullest one holds has lost part of the text. */
const WHOLE = 0.99;

/** Formats in the order in which they are trusted: a page or a print was made from the text. */
const TRUST: readonly Format[] = [
  'text',
  'rst',
  'markdown',
  'rulings',
  'docx',
  'doc',
  'odt',
  'rtf',
  'html',
  'pdf',
];

/**
 * Chooses the best of several copies of one edition. In this order: a whole document before a fragment; one that holds at
 * least 99 in 100 of the rules, subrules and glossary entries of the fullest; the one with the fewest damaged characters; the
 * one that holds most; the format that is nearest to plain text; the file whose name agrees with its printed date; and
 * last, so that the choice never depends on the order of import, the lowest SHA-256.
 *
 * @param copies at least one
 */
export function chooseCopy<T extends Copy>(copies: readonly T[]): Choice<T> {
  const [only, rival] = copies;
  if (only !== undefined && rival === undefined) return { chosen: only, others: [], notes: [] };
  const fullest = Math.max(...copies.map((c) => piecesOf(c.counts)));
  const truncated = (c: Copy): boolean => piecesOf(c.counts) < fullest * WHOLE;
  const reasons: [(a: Copy, b: Copy) => number, (lost: Copy, won: Copy) => string][] = [
    [(a, b) => Number(a.partial) - Number(b.partial), () => 'is a fragment'],
    [
      (a, b) => Number(truncated(a)) - Number(truncated(b)),
      (lost, won) =>
        `holds ${piecesOf(lost.counts)} rules and glossary entries against ${piecesOf(won.counts)}`,
    ],
    [
      (a, b) => a.damaged - b.damaged,
      (lost, won) => `has ${lost.damaged} damaged characters against ${won.damaged}`,
    ],
    [
      (a, b) => piecesOf(b.counts) - piecesOf(a.counts),
      (lost, won) =>
        `holds ${piecesOf(lost.counts)} rules and glossary entries against ${piecesOf(won.counts)}`,
    ],
    [
      (a, b) => TRUST.indexOf(a.format) - TRUST.indexOf(b.format),
      (lost, won) => `is ${lost.format}, not ${won.format}`,
    ],
    [
      (a, b) => Number(b.named) - Number(a.named),
      () => 'has a name that does not hold the date printed in it',
    ],
    [(a, b) => (a.sha256 < b.sha256 ? -1 : a.sha256 > b.sha256 ? 1 : 0), () => 'is as good'],
  ];
  const compare = (a: Copy, b: Copy): number => {
    for (const [order] of reasons) {
      const verdict = order(a, b);
      if (verdict !== 0) return verdict;
    }
    return 0;
  };
  const [chosen, ...rest] = [...copies].sort(compare) as [T, ...T[]];
  const notes = rest.map((copy) => {
    const why = reasons.find(([order]) => order(copy, chosen) !== 0)?.[1](copy, chosen) ?? 'is the same';
    return `${chosen.file} was chosen, not ${copy.file}, which ${why}`;
  });
  return { chosen, others: rest, notes };
}

/** How much a copy holds: rules, subrules and glossary entries. */
function piecesOf(counts: Counts): number {
  return counts.rules + counts.subrules + counts.glossaryEntries;
}
