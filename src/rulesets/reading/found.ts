/** Where words stand that were read in a sentence. */
export interface Found {
  /** Offsets into the text of the rule, in UTF-16 units. */
  start: number;
  end: number;
  /** Words in between that were passed over: nothing is known of them. */
  gaps: readonly { start: number; end: number }[];
}
