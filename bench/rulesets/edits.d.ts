/** One edit of a sentence. */
export interface Edit {
  kind: 'number' | 'swap' | 'negation' | 'clause deleted' | 'clause added';
  /** The words that went, and those that came. */
  was: string;
  now: string;
  /** The sentence that results. */
  text: string;
}

export function editsOf(sentence: string): Edit[];

export const rewordings: readonly { name: string; apply: (text: string) => string }[];
