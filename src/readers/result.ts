import type { VFileMessage } from 'vfile-message';
import type { Edition, Format } from '../tree/index.js';
import type { Coverage, Source } from './source.js';

/** What reading gives. */
export interface ReadResult {
  tree: Edition;
  /** The trees of further documents that somebody has put behind the first, where there are any. */
  others?: Edition[];
  messages: VFileMessage[];
  coverage: Coverage;
}

/** How to read. */
export interface ReadOptions {
  /** Which dialect; found out from the document itself when absent or `auto`. */
  format?: Format | 'auto';
  /** The name to print in messages. */
  file?: string;
}

/** A dialect: makes the tree of a decoded document, claiming every character in the source's account. */
export type DialectReader = (source: Source) => Edition;

/** The document cannot be read as rules; the message is one line that says what it is and what to do. */
export class ReadError extends Error {
  override name = 'ReadError';
  /** A short stable word: `empty`, `not-text`, `not-rules`, `missing-package`, … */
  readonly ruleId: string;
  readonly file: string;
  readonly line: number | undefined;

  constructor(ruleId: string, message: string, file: string, line?: number) {
    super(message);
    this.ruleId = ruleId;
    this.file = file;
    this.line = line;
  }
}
