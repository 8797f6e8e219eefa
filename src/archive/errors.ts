/**
 * Something about the archive, the catalogue or a download that a person has to put right. The message is one line that
 * says what is wrong and what to do.
 */
export class ArchiveError extends Error {
  override name = 'ArchiveError';
  /** A short stable word: `no-such-edition`, `locked`, `not-an-archive`, `wrong-hash`, … */
  readonly ruleId: string;
  /** The file, folder or address that it is about. */
  readonly file: string | undefined;

  constructor(ruleId: string, message: string, file?: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.ruleId = ruleId;
    this.file = file;
  }
}

/** The words of an unknown error, for the end of a message of our own. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
