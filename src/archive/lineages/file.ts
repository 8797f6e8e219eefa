import { existsSync, readFileSync } from 'node:fs';
import type { ConcordanceData, LineageData, WordingRow } from '../../lineage/index.js';
import { sha256 } from '../hash.js';
import { headerOf, Lines, writeLines } from './lines.js';

/** Grows when lineages are made or stored otherwise, so that stored ones are made again. */
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

/** Says of which editions, in which state, these are the lineages. */
interface Header {
  key: string;
  concordance: ConcordanceData;
}

/** Stores lineages: the concordance, then a line for each lineage with its wordings. */
export function writeLineages(path: string, key: string, data: LineageData): void {
  const rows = data.wordings.map((list) =>
    list.map(([at, text, ...rest]): Wording => [at, data.texts[text] as string, ...rest]),
  );
  writeLines(path, { key, concordance: data.concordance }, rows);
}

/** Stored lineages, open for reading. */
export class LineageFile {
  readonly key: string;
  readonly concordance: ConcordanceData;
  readonly #lines: Lines<Header>;

  /**
   * Opens a file.
   *
   * @throws Error where there is none, or it is no such file
   */
  constructor(path: string) {
    this.#lines = new Lines(path);
    this.key = this.#lines.header.key;
    this.concordance = this.#lines.header.concordance;
  }

  /**
   * The data of a lineage and of all whose words came into it, however far back: all that its history and its blame ask for. Other
   * lineages are there by their numbers only.
   */
  dataFor(lineage: number): LineageData {
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
      for (const [from, to] of this.concordance.branches) if (to === at) waiting.push(from);
    }
    return { version: 1, concordance: this.concordance, texts, wordings };
  }

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
    this.#lines.close();
  }

  #read(lineage: number): Wording[] {
    return this.#lines.read(lineage) as Wording[];
  }
}

/**
 * The ids that a file has given out, whether of other editions or damaged in its later lines.
 *
 * @returns undefined where there is no such file
 */
export function givenOut(path: string): ConcordanceData | undefined {
  const concordance = headerOf<Header>(path)?.concordance;
  return Array.isArray(concordance?.editions) && Array.isArray(concordance.lineages)
    ? concordance
    : undefined;
}
