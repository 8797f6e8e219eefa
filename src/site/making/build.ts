import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { concordanceData, gatherFiles, rulesetOf, type Shelf, type Skipped } from '../../archive/index.js';
import { type BuilderState, Lineages, unitsOf } from '../../lineage/index.js';
import { Ruleset, type RulesetData } from '../../rulesets/index.js';
import type { Scenario } from '../../scenarios/index.js';
import { programDataAddress } from '../address.js';
import { type Book, type BookDocument, type BookOfWords, differencesOf, outcomesOf } from '../book.js';
import { playEdition } from '../data/playData.js';
import { documentsStamp, preparedPages } from '../developers/prepared.js';
import type { CommandHelp } from '../developers.js';
import { type EditionParts, homesOf } from '../homes.js';
import { type Once, renderPlay, renderWords } from '../pages.js';
import { FolderWriter } from '../write.js';
import type { ComparisonSummary } from './changes.js';
import { borneIn, livesContext } from './context.js';
import { dataAddress, located, readJson, type Shared, treeOf, writeHomes, writeJson } from './documents.js';
import { Keeper, keyFrom, programKey } from './keep.js';
import type { LivesContext } from './life.js';
import { isChain, type LivingDocument, livesOf, type Snapshots } from './lives.js';
import type { PairFound } from './pair.js';
import { playAll } from './playing.js';
import { openPool, type Pool, threadsAtHand } from './pool.js';
import { BIG, type Made, newestOf, readDocuments } from './readDocuments.js';
import { hasReadings, noteReadings } from './readings.js';
import type { TaskName, TaskOf } from './tasks.js';
import { type Progress, Workshop } from './workshop.js';
import { madeFromIn, writeEditions, writeLives } from './writing.js';

export { NothingToRead } from './readDocuments.js';

/** How many books this process has made. */
let books = 0;

/** How to make a book. */
export interface BuildOptions {
  /** Dumps of the rules, or folders of them. */
  sources: readonly string[];
  /** The folder that relative paths start from. */
  cwd?: string;
  /** Where the book shall be; an earlier book there is replaced. */
  out: string;
  /** The absolute address at which the book will stand, ending in `/`: links of its feed begin with it. */
  base?: string;
  /** Gives the games that are played; asked while other threads read. */
  scenarios: () => readonly Scenario[];
  /** Where a fragment finds the edition that lends it what it does not state. */
  shelf: Shelf;
  /** How many threads to work on; as many as there are processors when absent, one for few files. */
  threads?: number;
  /** Asked for the commands of the program that makes the book, where the pages about it were not prepared by compiling. */
  commands?: () => Promise<readonly CommandHelp[]>;
  /** Called with the files that are no rules, before anything else is done; it may throw to stop. */
  onSkipped?: (skipped: readonly Skipped[]) => void;
  /** Called where there are many documents. */
  onMany?: () => void;
  /** Called where an earlier book of the same program is there, from which most is taken over. */
  onFormer?: () => void;
  onProgress?: Progress;
}

export interface BuiltBook extends Book {
  skipped: Skipped[];
  /** How many files it has. */
  files: number;
}

/** Up to this many documents every pair is compared. */
const EVERY_PAIR = 8;
/** From this many files on, threads are worth their start. */
const MANY = 3;
/** A handful of documents is made in this thread, while others play and tell lives. */
const APART: ReadonlySet<TaskName> = new Set(['play', 'lives', 'numbers']);

function threadsFor(files: number): number {
  return files < MANY ? 1 : files < BIG ? 3 : threadsAtHand();
}

/**
 * Makes a book: reads, compares, compiles, plays, traces lives, and writes pages and data as they are made, all or nothing.
 *
 * @throws ArchiveError `no-such-file` for a source that is not there
 * @throws NothingToRead where no source holds rules
 * @throws OutputError where the folder holds something that is no book of ours, or is written by somebody else meanwhile
 */
export async function buildBook(options: BuildOptions): Promise<BuiltBook> {
  const { sources, cwd = '.', out, threads, onProgress } = options;
  const writer = new FolderWriter(out);
  let pool: Pool | undefined;
  try {
    const { files, skipped } = gatherFiles(sources, cwd);
    const keeper = new Keeper(out, programKey());
    const { former } = keeper;
    const few = files.length < BIG;
    if (!few) options.onMany?.();
    if (keeper.same) options.onFormer?.();
    const shared: Shared = {
      book: ++books,
      place: writer.place,
      ...(former === undefined ? {} : { former }),
      big: false,
      scenarios: [],
      readings: hasReadings(keeper),
    };
    pool = openPool(shared, threads ?? threadsFor(files.length), few ? APART : undefined);
    const workshop = new Workshop(shared, pool, keeper, onProgress);
    const book = await makeBook(workshop, files, skipped, options);
    rmSync(join(writer.place, '.making'), { recursive: true, force: true });
    await keeper.finish(writer);
    return book;
  } finally {
    await pool?.close();
    writer.discard();
  }
}

async function makeBook(
  workshop: Workshop,
  files: readonly string[],
  skipped: Skipped[],
  { scenarios: gather, shelf, commands, base, cwd = '.', onSkipped }: BuildOptions,
): Promise<BuiltBook> {
  const { shared } = workshop;
  const reading = readDocuments(workshop, files, cwd, skipped, onSkipped);
  reading.catch(() => {});
  // Threads are reading meanwhile.
  const about = tellAbout(workshop, commands);
  about.catch(() => {});
  const scenarios = gather();
  shared.scenarios = scenarios;
  const made = await reading;
  const homes = shared.big ? shareParts(workshop, made) : undefined;
  const ruling = compileAll(workshop, made, shelf);
  ruling.catch(() => {});
  const { comparisons, found } = await compareAll(workshop, made);
  const living = livingDocuments(made, found, shared);
  const known = concordanceData();
  const lives = new Lineages(
    livesOf(living, (old, fresh) => found(old, fresh)?.step, known, snapshotsOf(workshop, made)),
  );
  const units = isChain(living, known) ? undefined : living.map((document) => document.units);
  // Nothing of most pages waits for the rulesets.
  const { pages, writeUnderstood, inBook } = beginWriting(
    workshop,
    { comparisons, lives },
    made,
    homes,
    units,
  );
  pages.catch(() => {});
  const words: BookOfWords = {
    documents: made.map(({ document }) => document),
    comparisons,
    lives,
    ...(homes ? { homes: homes.data } : {}),
  };
  await writeAll(workshop, renderWords(words, inBook.borne, base));
  const rulesets = await ruling;
  // Nothing waits for the games but the pages of the whole book: on threads they are played meanwhile.
  const playing = playAll(workshop, made, rulesets, scenarios);
  playing.catch(() => {});
  const documents = made.map(
    ({ document }, i): BookDocument => ({ ...document, ruleset: new Ruleset(rulesets[i] as RulesetData) }),
  );
  const context: LivesContext = {
    ...livesContext({ documents, comparisons, lives }, made, inBook),
    ...(base === undefined ? {} : { base }),
  };
  const written = Promise.all([pages, writeUnderstood(), writeLives(workshop, context, homes?.data)]);
  written.catch(() => {});
  const outcomes = outcomesOf(
    scenarios,
    (await playing).map((own, i) => ({ id: (documents[i] as BookDocument).id, outcomes: own })),
  );
  const differences = differencesOf(documents, outcomes);
  const book: Book = { ...words, documents, differences, scenarios: outcomes };
  const games = keyFrom(scenarios);
  // A fragment takes what it lacks from another edition.
  const lent = new Map(
    made.flatMap(({ document, source }, i) => (source.partial ? [[document.id, rulesets[i]]] : [])),
  );
  const madeFrom = madeFromIn(made, shared);
  const once: Once = (part, of, files) =>
    workshop.once(part, [of.map((id) => [madeFrom(id), lent.get(id)]), games], files);
  await writeAll(workshop, renderPlay(book, context.borne, once));
  await written;
  noteReadings(workshop);
  await about;
  writeData(workshop, book);
  return { ...book, skipped, files: workshop.files };
}

/** Has pages made that need no rulesets, and finds what lives need to know of documents. The ids of all editions are held no longer. */
function beginWriting(
  workshop: Workshop,
  book: Pick<Book, 'comparisons' | 'lives'>,
  made: readonly Made[],
  homes: ReturnType<typeof homesOf> | undefined,
  units: Parameters<typeof borneIn>[3],
) {
  const { pages, ids, writeUnderstood } = writeEditions(workshop, book, made, homes);
  return { pages, writeUnderstood, inBook: borneIn(book.lives, made, ids, units) };
}

/** Puts the pages about the package itself in their place, or has them made where they were not prepared. */
async function tellAbout(workshop: Workshop, commands: BuildOptions['commands']): Promise<void> {
  const prepared = preparedPages();
  if (prepared) for (const [path, content] of prepared) workshop.write(path, content);
  else {
    const [{ developerFiles }, { entriesOf }] = await Promise.all([
      import('../developers.js'),
      import('../developers/entries.js'),
    ]);
    const sources = { entries: entriesOf(), commands: (await commands?.()) ?? [] };
    workshop.once('developers', [documentsStamp(), sources], () => developerFiles(sources));
  }
}

/** So long files are written before threads that wait for their next task are heard, in milliseconds. */
const WHILE = 20;

/** Writes files as they are made, and hears what threads have to say between them. */
async function writeAll(
  workshop: Workshop,
  files: Iterable<[path: string, content: string | Uint8Array]>,
): Promise<void> {
  let heard = performance.now();
  for (const [path, content] of files) {
    workshop.write(path, content);
    if (performance.now() - heard < WHILE) continue;
    await new Promise((resume) => setImmediate(resume));
    heard = performance.now();
  }
}

/** Finds the neighbouring editions that share pages, and leaves for all threads which they are. */
function shareParts({ shared }: Workshop, made: readonly Made[]): ReturnType<typeof homesOf> {
  const homes = homesOf(
    made.map(
      ({ document: { id }, source, facts: { parts } }): EditionParts => ({
        id,
        whole: !source.partial,
        parts,
      }),
    ),
  );
  writeHomes(shared, homes.data);
  return homes;
}

/** What was found when two documents were compared, by their places. */
type Found = (old: number, fresh: number) => PairFound | undefined;

/** Compares pairs of documents. */
async function compareAll(
  workshop: Workshop,
  made: readonly Made[],
): Promise<{ comparisons: ComparisonSummary[]; found: Found }> {
  const { shared, keeper } = workshop;
  const pairs = pairsOf(made.length);
  const tasks = pairs.map(([a, b]) => {
    const [old, fresh] = [made[a] as Made, made[b] as Made];
    const id = `${old.document.id}--${fresh.document.id}`;
    const from = [id, old.document.name, fresh.document.name, old.contents, fresh.contents];
    const input = {
      id,
      old: { id: old.document.id, name: old.document.name },
      new: { id: fresh.document.id, name: fresh.document.name },
      found: keeper.path('found', keyFrom(from)),
    };
    return { input, from };
  });
  const results = await workshop.kept('pair', 'comparing', tasks, {
    group: shared.big ? 6 : 1,
    written: ({ summary }, { id, found }) =>
      summary === undefined ? [found] : [found, dataAddress('comparisons', id, shared.big)],
  });
  const paths = new Map(pairs.map(([a, b], i) => [`${a} ${b}`, tasks[i]?.input.found as string]));
  const read = new Map<string, PairFound>();
  const found: Found = (old, fresh) => {
    const path = paths.get(`${old} ${fresh}`);
    if (path === undefined) return undefined;
    const known = read.get(path) ?? readJson<PairFound>(located(shared, path));
    read.set(path, known);
    // Of a long row of editions, two neighbours are asked for and then not again.
    if (shared.big) for (const oldest of read.keys()) if (read.size > 2) read.delete(oldest);
    return known;
  };
  return { comparisons: results.flatMap(({ summary }) => summary ?? []), found };
}

function livingDocuments(made: readonly Made[], found: Found, shared: Shared): LivingDocument[] {
  return made.map(({ document, source }, at) => ({
    name: document.name,
    order: document.effective ?? `~${document.name}`,
    whole: !source.partial && source.effective !== undefined,
    units: () => found(at - 1, at)?.new ?? unitsOf(treeOf(document.id, shared)),
  }));
}

/** Where the histories made so far are kept, by the documents that they are made from. */
function snapshotsOf({ keeper, shared }: Workshop, made: readonly Made[]): Snapshots {
  const keys: string[] = [];
  for (const { document, contents } of made) keys.push(keyFrom([keys.at(-1), document.name, contents]));
  return {
    find: (documents) => {
      const key = keys[documents - 1];
      if (key === undefined) return undefined;
      const path = keeper.path('lives', key);
      return documents === keys.length
        ? keeper.get<BuilderState>(path, key)
        : keeper.look<BuilderState>(path, key);
    },
    keep: (state) => {
      const key = keys.at(-1) as string;
      const path = keeper.path('lives', key);
      writeJson(shared, path, state);
      keeper.note(path, key, [path]);
    },
  };
}

/** Compiles the rules of the documents. */
async function compileAll(workshop: Workshop, made: readonly Made[], shelf: Shelf): Promise<RulesetData[]> {
  const inputs: { input: TaskOf<'compile'>['input']; from: unknown }[] = [];
  const newest = newestOf(made);
  for (const [at, { document, source, contents }] of made.entries()) {
    const { id, name, effective } = document;
    const base = { id, name, ...(effective === undefined ? {} : { effective }) };
    if (!source.partial) inputs.push({ input: { ...base, newest: at === newest }, from: [base, contents] });
    else {
      const tree = treeOf(id, workshop.shared);
      const ruleset = await rulesetOf({ ...base, partial: true, tree }, shelf);
      const input = { ...base, ruleset: ruleset.toJSON() };
      inputs.push({ input, from: [input, contents] });
    }
  }
  return workshop.kept('compile', 'compiling', inputs, {
    group: 4,
    place: ({ id }) => dataAddress('rulesets', id, false),
    written: (_, { id }) => [programDataAddress(playEdition(id))],
  });
}

/** Writes what other programs may want to know of the whole book. */
function writeData(workshop: Workshop, book: Book): void {
  const write = (name: string, value: unknown): void =>
    workshop.write(`data/${name}.json`, `${JSON.stringify(value)}\n`);
  write('concordance', book.lives.data.concordance);
  if (book.homes) write('homes', book.homes);
  write('differences', book.differences);
  write(
    'documents',
    book.documents.map(({ ruleset: _, layout: __, ...document }) => document),
  );
  write(
    'comparisons',
    book.comparisons.map(({ sections: _, ...summary }) => summary),
  );
}

function pairsOf(documents: number): [number, number][] {
  const every = documents <= EVERY_PAIR;
  const pairs: [number, number][] = [];
  for (let a = 0; a < documents; a++) {
    for (let b = a + 1; b < (every ? documents : Math.min(a + 2, documents)); b++) pairs.push([a, b]);
  }
  return pairs;
}
