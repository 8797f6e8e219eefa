import { appendFileSync, closeSync, existsSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** One line of the ledger: a file that was imported. */
export interface LedgerLine {
  /** SHA-256 of the content. */
  sha256: string;
  /** The path under which it was imported, as it was given. */
  file: string;
  /** Size in bytes. */
  bytes: number;
}

/**
 * The list of what was imported, in order, one JSON line each. Together with the originals it is the archive; the database
 * is an index of it. Only the holder of the lock appends.
 */
export class Ledger {
  readonly path: string;

  constructor(archive: string) {
    this.path = join(archive, 'imported.jsonl');
  }

  /** Adds a line. A line that a killed process left half written is closed first, and is skipped by {@link read}. */
  append(line: LedgerLine): void {
    appendFileSync(this.path, `${this.#endsInMidLine() ? '\n' : ''}${JSON.stringify(line)}\n`);
  }

  /** All whole lines, in order. */
  read(): LedgerLine[] {
    if (!existsSync(this.path)) return [];
    const lines: LedgerLine[] = [];
    for (const line of readFileSync(this.path, 'utf8').split('\n')) {
      const parsed = parse(line);
      if (parsed) lines.push(parsed);
    }
    return lines;
  }

  #endsInMidLine(): boolean {
    if (!existsSync(this.path)) return false;
    const size = statSync(this.path).size;
    if (size === 0) return false;
    const handle = openSync(this.path, 'r');
    const last = Buffer.alloc(1);
    readSync(handle, last, 0, 1, size - 1);
    closeSync(handle);
    return last[0] !== 10;
  }
}

function parse(line: string): LedgerLine | undefined {
  try {
    const value = JSON.parse(line) as Partial<LedgerLine>;
    return /^[0-9a-f]{64}$/.test(value.sha256 ?? '') && typeof value.file === 'string'
      ? { sha256: value.sha256 as string, file: value.file, bytes: Number(value.bytes ?? 0) }
      : undefined;
  } catch {
    return undefined;
  }
}
