/** Where words stand that were read in a sentence. */
export interface Found {
  /** Offsets into the text of the rule, in UTF-16 units. */
  start: number;
  end: number;
  /** Where words between them stand that were passed over, and of which nothing is known. */
  gaps: readonly { start: number; end: number }[];
}
