import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import {
  concordanceData,
  type EditionSource,
  gatherFiles,
  rulesetOf,
  type Shelf,
  type Skipped,
  sourcesOf,
} from '../../archive/index.js';
import { type EditionUnits, Lineages, type Step } from '../../lineage/index.js';
import { type ParameterValue, Ruleset, type RulesetData } from '../../rulesets/index.js';
import type { Scenario } from '../../scenarios/index.js';
import type { Edition } from '../../tree/index.js';
import { comparisonAddress, editionAddress, programDataAddress } from '../address.js';
import { type Book, type BookDocument, differencesOf, outcomesOf, type ScenarioOutcome } from '../book.js';
import { playEdition } from '../data/play.js';
import { preparedPages } from '../developers/prepared.js';
import type { CommandHelp } from '../developers.js';
import type { Neighbour } from '../pages/edition.js';
import type { StatedValue } from '../pages/life.js';
import { renderBook } from '../pages.js';
import { FolderWriter } from '../write.js';
import type { ComparisonSummary } from './changes.js';
import { dataAddress, readJson, type Shared, spooled, treeOf, writeJson } from './documents.js';
import { Keeper, programKey } from './keep.js';
import { bearersOf, type LivesContext } from './life.js';
import { livesOf } from './lives.js';
import { openPool, type Pool, threadsAtHand } from './pool.js';
import type { ReadingRecord, TaskName, TaskOf, TreeFacts } from './tasks.js';

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
  scenarios: readonly Scenario[];
  /** Where a fragment finds the edition that lends it what it does not state. */
  shelf: Shelf;
  /** How many threads to work on; as many as there are processors when absent, one for few files. */
  threads?: number;
  /** Asked for the commands of the program that makes the book, where the pages about it were not prepared by compiling. */
  commands?: () => Promise<readonly CommandHelp[]>;
  /** Told of the files that are no rules, before anything else is done; it may throw to stop. */
  onSkipped?: (skipped: readonly Skipped[]) => void;
  /** Told what is being done, and how much of it is. */
  onProgress?: (what: string, done: number, total: number) => void;
}

/** A book that was made. */
export interface BuiltBook extends Book {
  skipped: Skipped[];
  /** How many files it has. */
  files: number;
}

/** From this many documents on a book is big: neighbours in time are compared, not every pair, and long data are compressed. */
const BIG = 13;
/** Up to this many documents every pair is compared. */
const EVERY_PAIR = 8;
/** From this many files on, threads are worth their start. */
const MANY = 3;
/** A handful of documents is made in this thread, while others play and tell lives. */
const APART: ReadonlySet<TaskName> = new Set(['play', 'lives', 'numbers', 'developers']);

function threadsFor(files: number): number {
  return files < MANY ? 1 : files < BIG ? 3 : threadsAtHand();
}

/**
 * Makes a book: reads, compares, compiles, plays, traces lives, and writes pages and data as they are made, all or nothing.
 *
 * @throws ArchiveError `no-such-file` for a source that is not there
 * @throws NothingToRead where no source holds rules
 * @throws OutputError where the folder holds something that is no book of ours
 */
export async function buildBook(options: BuildOptions): Promise<BuiltBook> {
  const writer = new FolderWriter(options.out);
  let pool: Pool | undefined;
  try {
    const { files, skipped } = gatherFiles(options.sources, options.cwd);
    const shared: Shared = {
      book: ++books,
      place: writer.place,
      big: false,
      scenarios: options.scenarios,
    };
    pool = openPool(
      shared,
      options.threads ?? threadsFor(files.length),
      files.length < BIG ? APART : undefined,
    );
    const keeper = new Keeper(options.out, writer.place, programKey());
    const making = new Making(options, shared, pool, writer, keeper);
    const book = await making.book(files, skipped);
    keeper.finish();
    rmSync(join(writer.place, '.making'), { recursive: true, force: true });
    writer.finish();
    return book;
  } finally {
    await pool?.close();
    writer.discard();
  }
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

/** A document with what only the making needs to know of it. */
interface Made {
  document: Omit<BookDocument, 'ruleset'>;
  source: EditionSource;
  /** The hashes of the files that it was made of: what is found out about it is known by them. */
  contents: string[];
  facts: TreeFacts;
}

class Making {
  readonly #options: BuildOptions;
  readonly #shared: Shared;
  readonly #pool: Pool;
  readonly #writer: FolderWriter;
  readonly #keeper: Keeper;
  #files = 0;

  constructor(options: BuildOptions, shared: Shared, pool: Pool, writer: FolderWriter, keeper: Keeper) {
    this.#options = options;
    this.#shared = shared;
    this.#pool = pool;
    this.#writer = writer;
    this.#keeper = keeper;
  }

  /**
   * Does tasks whose results are kept by what they are made from.
   *
   * @param written files of the book that the task writes beside its result
   */
  async #kept<N extends TaskName>(
    name: N,
    what: string,
    tasks: readonly { input: TaskOf<N>['input']; from: unknown }[],
    group = 1,
    written: (result: TaskOf<N>['result'], input: TaskOf<N>['input']) => readonly string[] = () => [],
  ): Promise<TaskOf<N>['result'][]> {
    const say = this.#say(what, tasks.length);
    const keys = tasks.map(({ from }) => this.#keeper.key([name, from]));
    const results = tasks.map(({ input }, i): TaskOf<N>['result'] | undefined => {
      const key = keys[i] as string;
      const result = this.#keeper.get<TaskOf<N>['result']>(name, key);
      const whole =
        result !== undefined &&
        written(result, input).every((path) => this.#keeper.take(path, key) !== undefined);
      return whole ? result : undefined;
    });
    const open = tasks.flatMap((_, i) => (results[i] === undefined ? [i] : []));
    const found = await this.#pool.each(
      name,
      open.map((i) => ({
        input: (tasks[i] as (typeof tasks)[number]).input,
        keep: this.#keeper.path(name, keys[i] as string),
      })),
      group,
      (done) => say(tasks.length - open.length + done),
    );
    open.forEach((i, at) => {
      const result = found[at] as TaskOf<N>['result'];
      results[i] = result;
      for (const path of written(result, (tasks[i] as (typeof tasks)[number]).input)) {
        this.#keeper.note(path, keys[i] as string);
      }
    });
    return results as TaskOf<N>['result'][];
  }

  /** Makes folders of pages, or takes them over. */
  async #folders<N extends 'edition' | 'comparison'>(
    name: N,
    what: string,
    folders: readonly { path: string; input: TaskOf<N>['input']; from: unknown }[],
  ): Promise<void> {
    const say = this.#say(what, folders.length);
    const open = folders.flatMap(({ path, input, from }) => {
      const key = this.#keeper.key([name, input, from]);
      const pages = this.#keeper.take(path, key);
      this.#files += pages ?? 0;
      return pages === undefined ? [{ path, key, input }] : [];
    });
    const counts = await this.#pool.each(name, open, 1, (done) => say(folders.length - open.length + done));
    open.forEach(({ path, key }, i) => {
      const pages = counts[i] as number;
      this.#keeper.note(path, key, pages);
      this.#files += pages;
    });
  }

  #say(what: string, total: number): (done: number) => void {
    this.#options.onProgress?.(what, 0, total);
    return (done) => this.#options.onProgress?.(what, done, total);
  }

  async book(files: readonly string[], skipped: Skipped[]): Promise<BuiltBook> {
    const about = this.#about();
    about.catch(() => {});
    const made = await this.#read(files, skipped);
    const rulesets = await this.#compile(made);
    // Nothing waits for the games but the pages of the whole book: on threads they are played meanwhile.
    const playing = this.#play(made, rulesets);
    playing.catch(() => {});
    const { comparisons, units, steps } = await this.#compare(made);
    const documents = made.map(
      ({ document }, i): BookDocument => ({
        ...document,
        ruleset: new Ruleset(rulesets[i] as RulesetData),
      }),
    );
    const lives = new Lineages(
      livesOf(
        made.map(({ document, source }, i) => ({
          name: document.name,
          order: document.effective ?? `~${document.name}`,
          whole: !source.partial && source.effective !== undefined,
          units: units[i] as EditionUnits,
        })),
        (old, fresh) => steps.get(`${old} ${fresh}`),
        concordanceData(),
      ),
    );
    const { borne, written } = await this.#pages({ documents, comparisons, lives }, made, units);
    written.catch(() => {});
    const outcomes = await playing;
    const scenarios = outcomesOf(
      this.#options.scenarios,
      outcomes.map((own, i) => ({ id: (documents[i] as BookDocument).id, outcomes: own })),
    );
    const book: Book = {
      documents,
      comparisons,
      differences: differencesOf(documents, scenarios),
      scenarios,
      lives,
      glossaries: made.map(({ facts }) => facts.glossary),
    };
    for (const [path, content] of renderBook(book, borne)) this.#writer.write(path, content);
    await written;
    await about;
    this.#data(book);
    return { ...book, skipped, files: this.#files + this.#writer.count };
  }

  /** Puts the pages about the package itself in their place, or has them made where they were not prepared. */
  async #about(): Promise<void> {
    const prepared = preparedPages();
    if (prepared) for (const [path, content] of prepared) this.#writer.write(path, content);
    else {
      const commands = (await this.#options.commands?.()) ?? [];
      const counts = await this.#pool.each('developers', [{ input: { commands } }]);
      for (const pages of counts) this.#files += pages;
    }
  }

  /** Reads the files, brings copies and fragments together, and looks through the trees. */
  async #read(files: readonly string[], skipped: Skipped[]): Promise<Made[]> {
    const { cwd = '.' } = this.#options;
    const { place, big } = this.#shared;
    const shown = (file: string): string => {
      if (!isAbsolute(file)) return file;
      const local = relative(resolve(cwd), file);
      return local === '' || local.startsWith('..') || isAbsolute(local) ? file : local;
    };
    mkdirSync(join(place, '.making'), { recursive: true });
    mkdirSync(join(place, dirname(dataAddress('trees', 'any', big))), { recursive: true });
    const inputs = files.map((file) => ({ path: resolve(cwd, file), shown: shown(file) }));
    const hashes = inputs.map(({ path }) => hashOf(path));
    // The name of a file is part of what is found out: it can say the date of a document that does not.
    const read = await this.#kept(
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
    this.#options.onSkipped?.(skipped);
    const sources = sourcesOf(
      [...records.values()].map((record) => ({
        ...record,
        read: async () => {
          await this.#spool(record, pathOf);
          return {
            tree: readJson<Edition>(join(place, spooled(record.sha256))),
            messages: [],
            coverage: record.coverage,
          };
        },
      })),
    );
    if (sources.length === 0) throw new NothingToRead(skipped);
    this.#shared.big = sources.length >= BIG;
    const taken = new Set<string>();
    const made: Omit<Made, 'facts'>[] = [];
    for (const source of sources) made.push(await this.#document(source, records, taken, pathOf));
    const facts = await this.#kept(
      'facts',
      'looking through',
      made.map(({ document: { id }, contents }) => ({ input: { id }, from: contents })),
      4,
    );
    return made.map(({ document, source, contents }, i) => {
      const own = facts[i] as TreeFacts;
      const { layout, sections, encoding, title } = own;
      return {
        document: { ...document, layout, sections, encoding, ...(title === undefined ? {} : { title }) },
        source,
        contents,
        facts: own,
      };
    });
  }

  /** Puts the tree of a document in its place. */
  async #document(
    source: EditionSource,
    records: ReadonlyMap<string, ReadingRecord>,
    taken: Set<string>,
    pathOf: ReadonlyMap<string, string>,
  ): Promise<Omit<Made, 'facts'>> {
    const { place, big } = this.#shared;
    const id = uniqueId(source.name, taken);
    const path = join(place, dataAddress('trees', id, big));
    let { notes, files, contents } = source;
    let counts = records.get(contents[0] as string)?.counts;
    const address = dataAddress('trees', id, big);
    if (contents.length === 1) {
      const key = this.#keeper.key(contents);
      if (this.#keeper.take(address, key) === undefined) {
        await this.#spool(records.get(contents[0] as string) as ReadingRecord, pathOf);
        const from = join(place, spooled(contents[0] as string));
        if (big) renameSync(from, path);
        else writeJson(place, address, readJson(from));
        this.#keeper.note(address, key);
      }
    } else {
      const loaded = await source.load();
      ({ notes, files, contents } = loaded);
      counts = undefined;
      writeJson(place, address, loaded.tree);
    }
    const used = contents.map((hash) => records.get(hash) as ReadingRecord);
    const sum = (count: (record: ReadingRecord) => number): number =>
      used.reduce((total, record) => total + count(record), 0);
    const first = used[0] as ReadingRecord;
    const names = new Map(files.map((file) => [file, baseName(file)]));
    return {
      source,
      contents,
      document: {
        id,
        name: source.name,
        ...(source.effective === undefined ? {} : { effective: source.effective }),
        partial: source.partial,
        aliases: source.aliases,
        files: [...new Set(names.values())],
        // A note names files as they were given; a page shows no folder of the machine.
        notes: notes.map((note) =>
          withoutFolders(
            note,
            [...records.values()].map(({ file }) => file),
          ),
        ),
        format: first.format,
        encoding: '',
        counts: counts ?? (await countsOf(id, this.#shared)),
        coverage: {
          file: baseName(first.file),
          characters: sum(({ coverage }) => coverage.characters),
          accounted: sum(({ coverage }) => coverage.accounted),
        },
        damaged: sum(({ damaged }) => damaged),
        messages: used.flatMap(({ messages }) => messages),
        messageCount: sum(({ messageCount }) => messageCount),
        layout: { long: [], initials: false },
        sections: [],
      },
    };
  }

  /** Sees to it that the tree of a file lies where it is taken from: what is known of a file may be known without it. */
  async #spool({ sha256, file }: ReadingRecord, pathOf: ReadonlyMap<string, string>): Promise<void> {
    if (existsSync(join(this.#shared.place, spooled(sha256)))) return;
    await this.#pool.each('read', [{ input: { path: pathOf.get(sha256) as string, shown: file } }]);
  }

  /** Compares pairs of documents. */
  async #compare(made: readonly Made[]): Promise<{
    comparisons: ComparisonSummary[];
    units: EditionUnits[];
    steps: Map<string, Step>;
  }> {
    const pairs = pairsOf(made.length);
    const results = await this.#kept(
      'pair',
      'comparing',
      pairs.map(([a, b]) => {
        const [old, fresh] = [made[a] as Made, made[b] as Made];
        const id = `${old.document.id}--${fresh.document.id}`;
        const input = {
          id,
          old: { id: old.document.id, name: old.document.name },
          new: { id: fresh.document.id, name: fresh.document.name },
          both: a === 0,
        };
        return { input, from: [input, old.contents, fresh.contents] };
      }),
      this.#shared.big ? 6 : 1,
      ({ summary }, { id }) =>
        summary === undefined ? [] : [dataAddress('comparisons', id, this.#shared.big)],
    );
    const units: EditionUnits[] = [];
    const steps = new Map<string, Step>();
    pairs.forEach(([a, b], i) => {
      const result = results[i] as (typeof results)[number];
      if (result.old) units[a] ??= result.old;
      units[b] ??= result.new;
      steps.set(`${a} ${b}`, result.step);
    });
    if (made.length === 1) {
      const [only] = await this.#pool.each('units', [{ input: { id: (made[0] as Made).document.id } }]);
      units[0] = only as EditionUnits;
    }
    return { comparisons: results.flatMap(({ summary }) => summary ?? []), units, steps };
  }

  /** Compiles the rules of the documents. */
  async #compile(made: readonly Made[]): Promise<RulesetData[]> {
    const inputs: { input: TaskOf<'compile'>['input']; from: unknown }[] = [];
    for (const { document, source, contents } of made) {
      const { id, name, effective } = document;
      const base = { id, name, ...(effective === undefined ? {} : { effective }) };
      if (!source.partial) inputs.push({ input: base, from: [base, contents] });
      else {
        const tree = treeOf(id, this.#shared);
        const ruleset = await rulesetOf({ ...base, partial: true, tree }, this.#options.shelf);
        const input = { ...base, ruleset: ruleset.toJSON() };
        inputs.push({ input, from: [input, contents] });
      }
    }
    return this.#kept('compile', 'compiling', inputs, 4, (_, { id }) => [
      dataAddress('rulesets', id, false),
      programDataAddress(playEdition(id)),
    ]);
  }

  /** Plays the scenarios by the rules of each document. */
  #play(made: readonly Made[], rulesets: readonly RulesetData[]): Promise<ScenarioOutcome[][]> {
    const scenarios = this.#keeper.key(this.#options.scenarios);
    const inputs = made.map(({ document: { id, name } }, i) => {
      const ruleset = rulesets[i] as RulesetData;
      return { input: { id, name, ruleset }, from: [id, name, ruleset.parameters, scenarios] };
    });
    // What editions agree in is played once in a thread: a small book plays in one, while the other tells lives.
    const group = this.#shared.big ? 4 : made.length;
    return this.#kept('play', 'playing', inputs, group, (_, { id }) => [dataAddress('scenarios', id, false)]);
  }

  /** Makes the pages of editions, comparisons and lives. */
  async #pages(
    book: Pick<Book, 'documents' | 'comparisons' | 'lives'>,
    made: readonly Made[],
    units: readonly EditionUnits[],
  ): Promise<{ borne: number[]; written: Promise<void> }> {
    const { documents, comparisons, lives } = book;
    const ids = documents.map(({ name }) => idsIn(lives, name));
    const byPair = new Map(comparisons.map((summary) => [`${summary.old} ${summary.new}`, summary]));
    const neighbour = (at: number, other: number): Neighbour | undefined => {
      const document = documents[other];
      if (document === undefined) return undefined;
      const [old, fresh] = [documents[Math.min(at, other)], documents[Math.max(at, other)]];
      const summary = byPair.get(`${old?.id} ${fresh?.id}`);
      return {
        id: document.id,
        name: document.name,
        ...(summary
          ? {
              comparison: {
                id: summary.id,
                sections: summary.sections.filter(({ pages }) => pages > 0).map(({ key }) => key),
              },
            }
          : {}),
      };
    };
    const editions = made.map(({ document }, at) => {
      const [before, after] = [neighbour(at, at - 1), neighbour(at, at + 1)];
      return { document, ids: ids[at] ?? {}, ...(before ? { before } : {}), ...(after ? { after } : {}) };
    });
    const count = (results: readonly number[]): void => {
      for (const result of results) this.#files += result;
    };
    await this.#folders(
      'edition',
      'writing editions',
      editions.map((input, at) => ({
        path: dirname(editionAddress(input.document.id)),
        input,
        from: (made[at] as Made).contents,
      })),
    );

    const place = new Map(documents.map(({ id }, at) => [id, at]));
    const side = (id: string) => {
      const at = place.get(id) as number;
      const { name, layout, sections, partial } = documents[at] as BookDocument;
      return {
        id,
        name,
        titles: Object.fromEntries(sections),
        long: layout.long,
        partial,
        ids: ids[at] ?? {},
      };
    };
    await this.#folders(
      'comparison',
      'writing comparisons',
      comparisons.map((summary) => ({
        path: dirname(comparisonAddress(summary.id)),
        input: { summary, old: side(summary.old), new: side(summary.new) },
        from: [summary.old, summary.new].map((id) => (made[place.get(id) as number] as Made).contents),
      })),
    );

    const context = livesContext(book, made, units);
    const path = join(this.#shared.place, '.making', 'lives.json');
    writeJson(this.#shared.place, '.making/lives.json', context);
    const ranges = (length: number, size: number) =>
      Array.from({ length: Math.ceil(length / size) }, (_, i) => ({
        path,
        from: i * size,
        to: Math.min(length, (i + 1) * size),
      }));
    const { borne } = context;
    const size = this.#shared.big ? 100 : 48;
    const say = this.#say('writing lives', borne.length);
    const told = this.#pool.each(
      'lives',
      ranges(borne.length, size).map((input) => ({ input })),
      1,
      (done) => say(Math.min(done * size, borne.length)),
    );
    const numbers = this.#pool.each(
      'numbers',
      ranges(bearersOf(context).length, 1000).map((input) => ({ input })),
    );
    return { borne, written: Promise.all([told, numbers]).then(([a, b]) => count([...a, ...b])) };
  }

  /** Writes what other programs may want to know of the whole book. */
  #data(book: Book): void {
    const write = (path: string, value: unknown): void =>
      this.#writer.write(path, `${JSON.stringify(value)}\n`);
    write('data/concordance.json', book.lives.data.concordance);
    write('data/differences.json', book.differences);
    write(
      'data/documents.json',
      book.documents.map(({ ruleset: _, layout: __, ...document }) => document),
    );
    write(
      'data/comparisons.json',
      book.comparisons.map(({ sections: _, ...summary }) => summary),
    );
  }
}

function hashOf(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}

async function countsOf(id: string, shared: Shared) {
  const { countNodes } = await import('../../tree/index.js');
  return countNodes(treeOf(id, shared));
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

function pairsOf(documents: number): [number, number][] {
  const every = documents <= EVERY_PAIR;
  const pairs: [number, number][] = [];
  for (let a = 0; a < documents; a++) {
    for (let b = a + 1; b < (every ? documents : Math.min(a + 2, documents)); b++) pairs.push([a, b]);
  }
  return pairs;
}

/** The permanent id of every number of an edition. */
function idsIn(lives: Lineages, edition: string): Record<string, string> {
  const ids: Record<string, string> = {};
  const at = lives.concordance.editionIndex(edition);
  if (at === undefined) return ids;
  for (const [id, runs] of lives.data.concordance.lineages) {
    for (const [number, from, to] of runs) if (from <= at && at <= to) ids[number] ??= id;
  }
  return ids;
}

/** What the pages of lives are made from. */
function livesContext(
  { lives, documents, comparisons }: Pick<Book, 'documents' | 'comparisons' | 'lives'>,
  made: readonly Made[],
  units: readonly EditionUnits[],
): LivesContext {
  const { concordance } = lives;
  const borne = new Set<number>();
  const referring: LivesContext['referring'] = {};
  for (let at = documents.length - 1; at >= 0; at--) {
    const { name } = documents[at] as BookDocument;
    const ids = idsIn(lives, name);
    const numbers = new Map<string, Set<string>>();
    for (const [from, to] of (made[at] as Made).facts.references) {
      const list = numbers.get(to) ?? new Set();
      if (from !== to && from !== '') list.add(from);
      numbers.set(to, list);
    }
    const holds = new Set(numbersOf(units[at] as EditionUnits));
    for (const [number, id] of Object.entries(ids)) {
      const lineage = concordance.indexOf(id) as number;
      if (!holds.has(number)) continue;
      borne.add(lineage);
      referring[id] ??= [at, [...(numbers.get(number) ?? [])]];
    }
  }
  const stated = new Map<string, Map<string, StatedValue['values']>>();
  for (const { name, ruleset } of documents) {
    for (const [key, value] of Object.entries(ruleset.parameters) as [string, ParameterValue][]) {
      if (value.status === 'assumed' || value.status === 'default') continue;
      for (const id of value.lineages) {
        const keys = stated.get(id) ?? new Map<string, StatedValue['values']>();
        stated.set(id, keys);
        const values = keys.get(key) ?? [];
        keys.set(key, values);
        const words: string = value.status === 'unrecognised' ? 'not understood' : String(value.value);
        const last: StatedValue['values'][number] | undefined = values.at(-1);
        if (last?.value === words && last.status === value.status) last.last = name;
        else values.push({ value: words, status: value.status, first: name, last: name });
      }
    }
  }
  return {
    data: lives.data,
    documents: documents.map(({ id, name, layout, sections }, at) => ({
      id,
      name,
      ...layout,
      holds: numbersOf(units[at] as EditionUnits),
      titles: Object.fromEntries(sections),
    })),
    borne: [...borne].sort((a, b) => a - b),
    stated: Object.fromEntries(
      [...stated].map(([id, keys]) => [id, [...keys].map(([key, values]) => ({ key, values }))]),
    ),
    referring,
    comparisons: Object.fromEntries(
      comparisons.map(({ id, oldName, newName }) => [`${oldName} ${newName}`, id]),
    ),
  };
}

/** All numbers of a document. */
function numbersOf(units: EditionUnits): string[] {
  return [...units.rules, ...units.sections, ...units.chapters, ...units.terms].map(([number]) => number);
}
