import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { writeWhole } from '../store/files.js';

/** A file begins with a line that says how many bytes each of the others has, its end included. */
type Header<T> = T & { lengths: number[] };

/**
 * Writes a file of lines, each one JSON value, behind a header: of megabytes only the header and a few lines are read to answer a
 * question.
 *
 * @param path the file appears whole or not at all
 * @param header what is always read
 * @param values one for each line
 */
export function writeLines(path: string, header: object, values: readonly unknown[]): void {
  const lines = values.map((value) => Buffer.from(`${JSON.stringify(value)}\n`));
  const lengths = lines.map((line) => line.length);
  writeWhole(path, Buffer.concat([Buffer.from(`${JSON.stringify({ ...header, lengths })}\n`), ...lines]));
}

/** A file of lines, open for reading. */
export class Lines<T extends object> {
  readonly header: Header<T>;
  readonly #handle: number;
  readonly #starts: number[] = [];

  /**
   * Opens a file.
   *
   * @throws Error where there is none, it is no such file, or it is cut off
   */
  constructor(path: string) {
    this.#handle = openSync(path, 'r');
    try {
      const { header, end } = readHeader<T>(this.#handle);
      this.header = header;
      let start = end;
      for (const length of header.lengths) {
        this.#starts.push(start);
        start += length;
      }
      if (fstatSync(this.#handle).size !== start) throw new Error('the file is not whole');
    } catch (error) {
      closeSync(this.#handle);
      throw error;
    }
  }

  /** The value of a line, counted from 0. */
  read(at: number): unknown {
    const bytes = Buffer.alloc(this.header.lengths[at] ?? 0);
    readSync(this.#handle, bytes, 0, bytes.length, this.#starts[at] ?? 0);
    return JSON.parse(bytes.toString());
  }

  close(): void {
    closeSync(this.#handle);
  }
}

/**
 * The header of a file whose lines may be damaged.
 *
 * @returns undefined where there is no such file
 */
export function headerOf<T>(path: string): T | undefined {
  let handle: number;
  try {
    handle = openSync(path, 'r');
  } catch {
    return undefined;
  }
  try {
    return readHeader<T>(handle).header;
  } catch {
    return undefined;
  } finally {
    closeSync(handle);
  }
}

function readHeader<T>(handle: number): { header: Header<T>; end: number } {
  const parts: Buffer[] = [];
  for (let at = 0; ; ) {
    const part = Buffer.alloc(262_144);
    const count = readSync(handle, part, 0, part.length, at);
    const end = part.subarray(0, count).indexOf(10);
    parts.push(part.subarray(0, end < 0 ? count : end));
    if (end >= 0)
      return { header: JSON.parse(Buffer.concat(parts).toString()) as Header<T>, end: at + end + 1 };
    if (count === 0) throw new Error('the file has no header');
    at += count;
  }
}
