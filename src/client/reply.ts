/** What a line of input leads to. */
export interface Reply {
  text: string;
  /** To be written: to the file named, or the usual one. */
  save?: { file: string | null; content: string };
  /** To be read, and handed to `Session.resume`. */
  load?: { file: string };
  /** The game has moved on. */
  played?: boolean;
  /** Nothing more is to be read. */
  quit?: boolean;
}
