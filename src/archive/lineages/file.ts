import { closeSync, existsSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import type { BranchRow, ConcordanceData, LineageData, WordingRow } from '../../lineage/index.js';
import { sha256 } from '../hash.js';
import { writeWhole } from '../store/files.js';

/** Grows when lineages are made or stored otherwise, so that stored ones are made anew. */
export const LINEAGE_VERSION = 5;

/**
 * The state of what lineages are made from: of the files that they depend on, and of how they are made.
 *
 * @param paths of files; one that does not exist counts as empty
 */
export function stateOfFiles(paths: readonly string[]): string {
  const parts = paths.map((path) => (existsSync(path) ? sha256(readFileSync(path)) : ''));
  return sha256(Buffer.from([LINEAGE_VERSION, ...parts].join(' ')));
}

/** A wording with its words instead of their place in a list. */
type Wording = [edition: number, text: string, change: WordingRow[2], why?: string];

interface Header {
  /** Says of which editions, in which state, these are the lineages. */
  key: string;
  concordance: ConcordanceData;
  /** For each lineage, how many bytes its line has, the line end included. */
  lengths: number[];
}

/**
 * Stores lineages: a header line with the concordance, then a line for each lineage with its wordings. Of five megabytes only the
 * header and a few lines are read to answer a question about one rule.
 */
export function writeLineages(path: string, key: string, data: LineageData): void {
  const lines = data.wordings.map((rows) =>
    Buffer.from(
      `${JSON.stringify(rows.map(([at, text, ...rest]): Wording => [at, data.texts[text] as string, ...rest]))}\n`,
    ),
  );
  const header: Header = { key, concordance: data.concordance, lengths: lines.map((line) => line.length) };
  writeWhole(path, Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), ...lines]));
}

/** Stored lineages, open for reading. */
export class LineageFile {
  readonly key: string;
  readonly concordance: ConcordanceData;
  readonly #handle: number;
  readonly #starts: number[] = [];
  readonly #lengths: readonly number[];

  /**
   * Opens a file.
   *
   * @throws Error where there is none, or it is no such file
   */
  constructor(path: string) {
    this.#handle = openSync(path, 'r');
    try {
      const { header, end } = readHeader(this.#handle);
      this.key = header.key;
      this.concordance = header.concordance;
      this.#lengths = header.lengths;
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

  /**
   * The data of a lineage and of all whose words came into it, however far back: all that its history and its blame ask for. Other
   * lineages are there by their numbers only.
   */
  dataFor(lineage: number): LineageData {
    const into = new Map<number, BranchRow[]>();
    for (const branch of this.concordance.branches) {
      const list = into.get(branch[1]);
      if (list) list.push(branch);
      else into.set(branch[1], [branch]);
    }
    const texts: string[] = [];
    const wordings: WordingRow[][] = this.concordance.lineages.map(() => []);
    const seen = new Set<number>();
    const waiting = [lineage];
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      if (seen.has(at)) continue;
      seen.add(at);
      wordings[at] = this.#read(at).map(
        ([edition, text, ...rest]): WordingRow => [edition, texts.push(text) - 1, ...rest],
      );
      for (const [from] of into.get(at) ?? []) waiting.push(from);
    }
    return { version: 1, concordance: this.concordance, texts, wordings };
  }

  /** The data of all lineages. */
  dataForAll(): LineageData {
    const texts: string[] = [];
    const places = new Map<string, number>();
    const place = (text: string): number => {
      const known = places.get(text) ?? texts.push(text) - 1;
      places.set(text, known);
      return known;
    };
    const wordings = this.concordance.lineages.map((_, at) =>
      this.#read(at).map(([edition, text, ...rest]): WordingRow => [edition, place(text), ...rest]),
    );
    return { version: 1, concordance: this.concordance, texts, wordings };
  }

  close(): void {
    closeSync(this.#handle);
  }

  #read(lineage: number): Wording[] {
    const bytes = Buffer.alloc(this.#lengths[lineage] ?? 0);
    readSync(this.#handle, bytes, 0, bytes.length, this.#starts[lineage] ?? 0);
    return JSON.parse(bytes.toString()) as Wording[];
  }
}

/**
 * The ids that a file has given out, be it of other editions or damaged in its later lines.
 *
 * @returns undefined where there is no such file
 */
export function givenOut(path: string): ConcordanceData | undefined {
  let handle: number;
  try {
    handle = openSync(path, 'r');
  } catch {
    return undefined;
  }
  try {
    const { concordance } = readHeader(handle).header;
    return Array.isArray(concordance.editions) && Array.isArray(concordance.lineages)
      ? concordance
      : undefined;
  } catch {
    return undefined;
  } finally {
    closeSync(handle);
  }
}

function readHeader(handle: number): { header: Header; end: number } {
  const parts: Buffer[] = [];
  for (let at = 0; ; ) {
    const part = Buffer.alloc(262_144);
    const count = readSync(handle, part, 0, part.length, at);
    const end = part.subarray(0, count).indexOf(10);
    parts.push(part.subarray(0, end < 0 ? count : end));
    if (end >= 0) return { header: JSON.parse(Buffer.concat(parts).toString()) as Header, end: at + end + 1 };
    if (count === 0) throw new Error('the file has no header');
    at += count;
  }
}
