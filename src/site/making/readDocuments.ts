import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Skipped, shownFrom } from '../../archive/editions/gather.js';
import { sha256 } from '../../archive/hash.js';
import { type EditionSource, sourcesOf } from '../../archive/index.js';
import { countNodes, type Edition } from '../../tree/index.js';
import { NEWEST } from '../address.js';
import type { BookDocument } from '../book.js';
import { dataAddress, readJson, temporaryTree, treeOf, writeJson } from './documents.js';
import { keyFrom } from './keep.js';
import type { ReadingRecord, TreeFacts } from './readFile.js';
import type { Workshop } from './workshop.js';

/** From this many documents on a book is big: neighbours in time are compared, not every pair, and long data are compressed. */
export const BIG = 13;

/** A document with what only the making needs to know of it. */
export interface Made {
  document: Omit<BookDocument, 'ruleset'>;
  source: EditionSource;
  /** The hashes of the files that it was made of: what is found out about it is known by them. */
  contents: string[];
  facts: TreeFacts;
}

/** None of the sources holds rules. */
export class NothingToRead extends Error {
  override name = 'NothingToRead';
  readonly skipped: readonly Skipped[];

  constructor(skipped: readonly Skipped[]) {
    super('none of the sources holds rules; name dumps of the rules or folders of them');
    this.skipped = skipped;
  }
}

/** The files of a book while they are read. */
interface Reading {
  workshop: Workshop;
  /** What is known of each file, by its hash. */
  records: ReadonlyMap<string, ReadingRecord>;
  /** Where each file lies, by its hash. */
  pathOf: ReadonlyMap<string, string>;
}

/**
 * Reads the files, brings copies and fragments together, and looks through the trees.
 *
 * @param files as they were given
 * @param cwd the folder that relative paths start from
 * @param skipped the files that are no rules; more are added
 * @param onSkipped called with them before anything else is done; it may throw to stop
 * @returns the documents of the book in order of time
 * @throws NothingToRead where no file holds rules
 */
export async function readDocuments(
  workshop: Workshop,
  files: readonly string[],
  cwd: string,
  skipped: Skipped[],
  onSkipped: (skipped: readonly Skipped[]) => void = () => {},
): Promise<Made[]> {
  const { shared } = workshop;
  mkdirSync(join(shared.place, '.making'), { recursive: true });
  const inputs = files.map((file) => ({ path: resolve(cwd, file), shown: shownFrom(file, cwd) }));
  const hashes = inputs.map(({ path }) => sha256(readFileSync(path)));
  // The name of a file is part of what is found out: it can say the date of a document that does not.
  const read = await workshop.kept(
    'read',
    'reading',
    inputs.map((input, i) => ({ input, from: [hashes[i], input.shown] })),
  );
  const pathOf = new Map(inputs.map(({ path }, i) => [hashes[i] as string, path]));
  const records = new Map<string, ReadingRecord>();
  read.forEach(({ reading, reason }, i) => {
    if (reading === undefined) skipped.push({ file: files[i] as string, reason: reason ?? '' });
    else if (!records.has(reading.sha256)) records.set(reading.sha256, reading);
  });
  onSkipped(skipped);
  const reading = { workshop, records, pathOf };
  const sources = sourcesOf(
    [...records.values()].map((record) => ({
      ...record,
      read: async () => ({
        tree: readJson<Edition>(await spool(record, reading)),
        messages: [],
        coverage: record.coverage,
      }),
    })),
  );
  if (sources.length === 0) throw new NothingToRead(skipped);
  shared.big = sources.length >= BIG;
  mkdirSync(join(shared.place, dirname(dataAddress('trees', 'any', shared.big))), { recursive: true });
  const taken = new Set<string>([NEWEST]);
  const made: Omit<Made, 'facts'>[] = [];
  for (const source of sources) {
    made.push(await documentOf(source, uniqueId(source.name, taken), reading));
  }
  const merged = made.filter(({ contents }) => contents.length > 1);
  const facts = await workshop.kept(
    'facts',
    'looking through',
    merged.map(({ document: { id }, contents }) => ({ input: { id }, from: contents })),
  );
  return made.map((one) => {
    const { document, source, contents } = one;
    const own = facts[merged.indexOf(one)] ?? (records.get(contents[0] as string) as ReadingRecord).facts;
    const { layout, sections, encoding, title } = own;
    return {
      document: { ...document, layout, sections, encoding, ...(title === undefined ? {} : { title }) },
      source,
      contents,
      facts: own,
    };
  });
}

/** The place of the newest whole edition among the documents; -1 where there is none with a date. */
export function newestOf(made: readonly Pick<Made, 'source'>[]): number {
  return made.findLastIndex(({ source }) => !source.partial && source.effective !== undefined);
}

/** Puts the tree of a document in its place. */
async function documentOf(source: EditionSource, id: string, reading: Reading): Promise<Omit<Made, 'facts'>> {
  const { workshop, records } = reading;
  const { shared, keeper } = workshop;
  const address = dataAddress('trees', id, shared.big);
  let { notes, files } = source;
  let contents = source.contents();
  let counts: ReadingRecord['counts'] | undefined;
  if (contents.length === 1) {
    const record = records.get(contents[0] as string) as ReadingRecord;
    counts = record.counts;
    const key = keyFrom(contents);
    if (keeper.take(address, key) === undefined) {
      const from = await spool(record, reading);
      if (shared.big) renameSync(from, join(shared.place, address));
      else writeJson(shared, address, readJson(from));
      keeper.note(address, key, [address]);
    }
  } else {
    const loaded = await source.load();
    ({ notes, files } = loaded);
    contents = loaded.contents();
    writeJson(shared, address, loaded.tree);
    keeper.note(address, keyFrom(contents), [address]);
  }
  const used = contents.map((hash) => records.get(hash) as ReadingRecord);
  const sum = (count: (record: ReadingRecord) => number): number =>
    used.reduce((total, record) => total + count(record), 0);
  const first = used[0] as ReadingRecord;
  const given = [...records.values()].map(({ file }) => file);
  return {
    source,
    contents,
    document: {
      id,
      name: source.name,
      ...(source.effective === undefined ? {} : { effective: source.effective }),
      partial: source.partial,
      aliases: source.aliases,
      files: [...new Set(files.map(baseName))],
      // A note names files as they were given; a page shows no folder of the machine.
      notes: notes.map((note) => withoutFolders(note, given)),
      format: first.format,
      encoding: '',
      counts: counts ?? countNodes(treeOf(id, shared)),
      coverage: {
        file: baseName(first.file),
        characters: sum(({ coverage }) => coverage.characters),
        accounted: sum(({ coverage }) => coverage.accounted),
      },
      damaged: sum(({ damaged }) => damaged),
      messages: used.flatMap(({ messages }) => messages),
      messageCount: sum(({ messageCount }) => messageCount),
      layout: { long: [], initials: [], multiplayer: [] },
      sections: [],
    },
  };
}

/**
 * Sees to it that the tree of a file lies where it is taken from: what is known of a file may be known without it.
 *
 * @returns where it lies
 */
async function spool({ sha256, file }: ReadingRecord, { workshop, pathOf }: Reading): Promise<string> {
  const { place } = workshop.shared;
  const path = join(place, temporaryTree(sha256));
  if (!existsSync(path)) {
    await workshop.pool.each('read', [{ input: { path: pathOf.get(sha256) as string, shown: file } }]);
  }
  return path;
}

function baseName(path: string): string {
  return path.split(/[\\/]/).at(-1) ?? path;
}

function withoutFolders(note: string, files: readonly string[]): string {
  let plain = note;
  for (const file of files) if (file !== baseName(file)) plain = plain.replaceAll(file, baseName(file));
  return plain;
}

function uniqueId(name: string, taken: Set<string>): string {
  const base = name.replace(/[^\w.-]+/g, '-').replace(/^[-.]+/, '') || 'document';
  let id = base;
  for (let n = 2; taken.has(id); n++) id = `${base}-${n}`;
  taken.add(id);
  return id;
}
