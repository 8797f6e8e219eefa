import { appendFileSync, closeSync, existsSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '../hash.js';

export interface LedgerLine {
  /** SHA-256 of the content. */
  sha256: string;
  /** The path under which it was imported, as it was given. */
  file: string;
  /** Size in bytes. */
  bytes: number;
}

/**
 * The list of what was imported, in order, one JSON line each. Together with the originals it is the archive; the index
 * is made from it. Only the holder of the lock appends.
 */
export class Ledger {
  readonly path: string;

  constructor(archive: string) {
    this.path = join(archive, 'imported.jsonl');
  }

  /** Adds a line. A line that a killed process left half written is closed first, and is skipped by {@link read}. */
  append(line: LedgerLine): void {
    const checked = { ...line, check: checkOf(line) };
    appendFileSync(this.path, `${this.#endsInMidLine() ? '\n' : ''}${JSON.stringify(checked)}\n`);
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

  /** How many lines say nothing that fits their checksum: those that a killed process left, and damaged ones. */
  unreadable(): number {
    if (!existsSync(this.path)) return 0;
    const lines = readFileSync(this.path, 'utf8').split('\n');
    return lines.filter((line) => line !== '' && parse(line) === undefined).length;
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

/** A short checksum of a line. */
function checkOf({ sha256: hash, file, bytes }: LedgerLine): string {
  return sha256(Buffer.from(`${hash} ${bytes} ${file}`)).slice(0, 12);
}

function parse(line: string): LedgerLine | undefined {
  try {
    const value = JSON.parse(line) as Partial<LedgerLine> & { check?: unknown };
    if (!/^[0-9a-f]{64}$/.test(value.sha256 ?? '') || typeof value.file !== 'string') return undefined;
    const known = { sha256: value.sha256 as string, file: value.file, bytes: Number(value.bytes ?? 0) };
    return value.check === undefined || value.check === checkOf(known) ? known : undefined;
  } catch {
    return undefined;
  }
}
