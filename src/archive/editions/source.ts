import type { VFileMessage } from 'vfile-message';
import type { Coverage, ReadResult } from '../../readers/index.js';
import { type Edition, walk } from '../../tree/index.js';
import { groupBy } from '../../tree/maps.js';
import { type Copy, chooseCopy } from './choose.js';
import { composeEdition, type Part } from './compose.js';
import { catalogued, type EditionName, whyUndated } from './reading.js';

/** An edition that can be had, wherever it is kept; nothing is read before it is asked for. */
export interface EditionSource extends EditionName {
  /** Other names: dates of its files, code and name of its release. */
  aliases: string[];
  /** True for less than a whole edition. */
  partial: boolean;
  /** True for a sample that the package carries: an edition in other words. */
  sample?: boolean;
  /** The files that it is made of: one, or several fragments with the most trusted first. */
  files: string[];
  /** The SHA-256 of the content of each file, worked out when it is asked for. */
  contents(): string[];
  /** How its name is known where that is not plain, and which copy was chosen and why, one sentence each. */
  notes: string[];
  /** Reads it. */
  load(): Promise<LoadedEdition>;
}

/** An edition that was read. */
export interface LoadedEdition extends Omit<EditionSource, 'load'> {
  tree: Edition;
  messages: VFileMessage[];
  coverage: Coverage;
  /** The file that was chosen, or the first of the fragments. */
  file: string;
}

/** A copy or fragment with the way to read it. */
export interface Readable extends Copy, EditionName {
  read(): Promise<ReadResult>;
}

/** What an edition is called, and how that is known, after the copy that was chosen of it. */
export function namesOf(
  chosen: Copy & EditionName,
): Pick<EditionSource, 'name' | 'effective' | 'evidence' | 'fits' | 'aliases' | 'partial'> {
  const { name, effective, evidence, fits, partial } = chosen;
  const aliases = effective === undefined ? [] : catalogued(effective);
  return { name, ...(effective === undefined ? {} : { effective }), evidence, fits, aliases, partial };
}

/**
 * Makes one source of all copies and fragments of an edition: of whole documents the best is chosen, fragments are brought
 * together where there is no whole one.
 *
 * @param copies at least one, all of the same name
 */
export function sourceOf(copies: readonly Readable[]): EditionSource {
  const { chosen, others, notes } = chooseCopy(copies);
  const used = chosen.partial ? [chosen, ...copies.filter((c) => c !== chosen)] : [chosen];
  const named = [whyUndated(chosen), chosen.otherwise].filter((note) => note !== undefined);
  const source: Omit<EditionSource, 'load'> = {
    ...namesOf(chosen),
    files: used.map((c) => c.file),
    contents: () => used.map((c) => c.sha256),
    // That a fragment was passed over for the whole document is what everybody expects.
    notes: [...named, ...notes.filter((_, at) => copies.length > 1 && !(others[at] as Copy).partial)],
  };
  return {
    ...source,
    async load() {
      const results: ReadResult[] = [];
      for (const copy of used) results.push(await copy.read());
      const first = results[0] as ReadResult;
      if (results.length === 1) {
        return { ...source, ...first, file: chosen.file };
      }
      const parts = used.map((copy, at) => ({ file: copy.file, tree: (results[at] as ReadResult).tree }));
      const tree = composeEdition(parts);
      const giving = partsIn(tree, parts);
      const kept = results.filter((_, at) => giving.has((parts[at] as Part).file));
      return {
        ...source,
        tree,
        messages: kept.flatMap((r) => r.messages),
        coverage: {
          file: chosen.file,
          characters: kept.reduce((sum, r) => sum + r.coverage.characters, 0),
          accounted: kept.reduce((sum, r) => sum + r.coverage.accounted, 0),
        },
        files: [...giving],
        contents: () => used.filter((c) => giving.has(c.file)).map((c) => c.sha256),
        file: chosen.file,
        notes: [
          ...named,
          ...(giving.size > 1 ? [`made of ${giving.size} fragments: ${[...giving].join(', ')}`] : []),
        ],
      };
    },
  };
}

/** The files of the fragments that gave something to the tree, the most trusted first. */
function partsIn(tree: Edition, parts: readonly Part[]): Set<string> {
  const used = new Set<unknown>();
  walk(tree, (node) => {
    used.add((node.data as { file?: string } | undefined)?.file);
  });
  return new Set(parts.map((p) => p.file).filter((file, at) => at === 0 || used.has(file)));
}

/** Groups copies by the name of their edition; oldest first, those without a date last. */
export function sourcesOf(copies: readonly Readable[]): EditionSource[] {
  const byName = groupBy(copies, (copy) => copy.name);
  return [...byName.values()].map(sourceOf).sort(byDate);
}

/** Orders editions: oldest first, those without a date last and by name. */
export function byDate(a: EditionSource, b: EditionSource): number {
  const left = a.effective ?? `~${a.name}`;
  const right = b.effective ?? `~${b.name}`;
  return left < right ? -1 : left > right ? 1 : 0;
}
