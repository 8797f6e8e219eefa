import { extname, join } from 'node:path';
import type { Ruleset, RulesetData } from '../rulesets/index.js';
import type { Edition } from '../tree/index.js';
import { findInCatalogue, loadCatalogue } from './catalogue/catalogue.js';
import { sourcesPath } from './catalogue/paths.js';
import type { Shelf } from './editions/shelf.js';
import type { EditionSource, LoadedEdition } from './editions/source.js';
import { ArchiveError } from './errors.js';
import { sha256 } from './hash.js';
import { keepIn, keptIn, stateOfProgram } from './kept.js';
import { loadConcordance } from './lineages/concordance.js';

const compiled = new WeakMap<Shelf, Map<string, Promise<Ruleset>>>();

/**
 * Compiles the ruleset of an edition. What a fragment does not reach is taken from the whole edition that is nearest to it in
 * time, at hand or among the published ones whose rulesets are shipped, and is marked as assumed, with the name of that
 * edition. What a sample leaves out is taken from the facts of its own edition. Rules have the permanent ids of the concordance that the package carries.
 *
 * @param edition an edition that was read
 * @param shelf where to look for the whole edition; a whole edition asks for none
 * @returns a ruleset with every parameter of the vocabulary
 */
export async function rulesetOf(
  edition: Pick<LoadedEdition, 'tree' | 'name' | 'partial' | 'effective' | 'sample'>,
  shelf: Shelf | undefined,
): Promise<Ruleset> {
  // The provisions take a while to load, and most of what needs an archive needs no rulesets.
  const { compile, editions, ruleset } = await import('../rulesets/index.js');
  const concordance = await loadConcordance();
  const compiledAs = (tree: Edition, name: string, nearest?: Ruleset): Ruleset =>
    compile(tree, {
      name,
      ...(nearest ? { nearest } : {}),
      ...(concordance ? { lineageOf: (number: string) => concordance.lineageOf(number, name) } : {}),
    });
  if (edition.sample && edition.effective !== undefined && editions().includes(edition.effective))
    return completed(compiledAs(edition.tree, edition.name), ruleset(edition.effective));
  if (!edition.partial) return compiledAs(edition.tree, edition.name);
  const source = shelf && nearestWhole(edition, shelf.list());
  const published = editions().map((name) => ({ name, partial: false, effective: name }));
  const shipped = nearestWhole(edition, published);
  // An edition at hand can show its words, so it is preferred among equals and where nothing is known of the fragment's time.
  const undated = edition.effective === undefined;
  const nearer = source && shipped && !undated && nearestWhole(edition, [source, shipped]) === shipped;
  if (!shelf || !source || nearer)
    return compiledAs(edition.tree, edition.name, shipped && ruleset(shipped.name));
  const kept = compiled.get(shelf) ?? new Map<string, Promise<Ruleset>>();
  compiled.set(shelf, kept);
  const nearest = kept.get(source.name) ?? source.load().then((whole) => compiledAs(whole.tree, whole.name));
  kept.set(source.name, nearest);
  return compiledAs(edition.tree, edition.name, await nearest);
}

/** What a sample is silent about and the edition itself states is taken from the facts that were read from the edition. */
async function completed(sample: Ruleset, facts: Ruleset): Promise<Ruleset> {
  const { rulesetOf: fromData } = await import('../rulesets/index.js');
  const stated = Object.entries(sample.parameters).filter(
    ([, { status }]) => status !== 'default' && status !== 'assumed',
  );
  // A note would speak of a fragment, and nothing is missing now.
  const { note: _, ...own } = sample.toJSON();
  return fromData({ ...own, parameters: { ...facts.parameters, ...Object.fromEntries(stated) } });
}

/**
 * The whole edition that is nearest in time; of two equally near the older, whose rules the fragment inherited; for a fragment
 * without a date the newest.
 */
function nearestWhole<S extends Pick<EditionSource, 'partial' | 'effective'>>(
  edition: { effective?: string },
  sources: readonly S[],
): S | undefined {
  const whole = sources.filter((s) => !s.partial && s.effective !== undefined);
  const { effective } = edition;
  if (effective === undefined) return whole.at(-1);
  const distance = (s: S): number => Math.abs(Date.parse(s.effective as string) - Date.parse(effective));
  return whole.reduce<S | undefined>(
    (best, s) => (best === undefined || distance(s) < distance(best) ? s : best),
    undefined,
  );
}

/** What decides how a document is read and compiled. */
const COMPILING = ['archive', 'language', 'libraries', 'readers', 'rulesets', 'tree'];
const FACTS = ['catalogue.json', 'concordance.json'];

/**
 * The ruleset of an edition of the shelf. That of a whole document of the archive is compiled once: the same words give the same
 * ruleset until the program is another.
 */
async function rulesetOfSource(
  source: EditionSource,
  shelf: Shelf,
): Promise<{ ruleset: Ruleset; from: Pick<LoadedEdition, 'files' | 'notes'> }> {
  const [content, ...more] = source.contents();
  if (shelf.archive === undefined || source.partial || content === undefined || more.length > 0) {
    const from = await source.load();
    return { ruleset: await rulesetOf(from, shelf), from };
  }
  // How a document is read depends on the kind of its file too.
  const key = sha256(`${source.name} ${extname(source.files[0] ?? '')} ${content}`);
  const path = join(shelf.archive, 'rulesets', `${key}.json`);
  const state = stateOfProgram(COMPILING, FACTS.map(sourcesPath));
  const kept = keptIn<RulesetData>(path, state);
  if (kept !== undefined) {
    const { rulesetOf: fromData } = await import('../rulesets/index.js');
    return { ruleset: fromData(kept), from: source };
  }
  const ruleset = await rulesetOf(await source.load(), shelf);
  keepIn(path, state, ruleset);
  return { ruleset, from: source };
}

/**
 * The ruleset of an edition by its name: compiled from the words where they are at hand, else the facts that are shipped.
 *
 * @param name as {@link Shelf.resolve} takes it
 * @param shelf where to look first
 * @returns the ruleset, and what a person should know of where it is from, a sentence each
 * @throws ArchiveError where neither the shelf nor the package knows the edition
 */
export async function rulesetNamed(
  name: string,
  shelf: Shelf,
): Promise<{ ruleset: Ruleset; notes: string[] }> {
  const { editions, ruleset } = await import('../rulesets/index.js');
  const known = editions();
  const facts = (edition: string) => ({
    ruleset: ruleset(edition),
    notes: [`the words of ${edition} are not here; the facts that were read from them and shipped are used`],
  });
  try {
    const edition = await shelf.find(name);
    const newest = known.filter((one) => name === 'latest' || one.startsWith(name)).at(-1);
    // A name means the newest edition that is known, and a whole one before a fragment; a file or a full date means just that, and a
    // sample, which says an edition in other words, is meant by nothing else.
    const { partial, sample } = edition;
    const open = name === 'latest' || ((partial || sample) && /^\d{4}(?:-\d{2})?$/.test(name));
    if (open && newest !== undefined && (newest > edition.name || sample)) return facts(newest);
    const { ruleset, from } = await rulesetOfSource(edition, shelf);
    const notes = from.notes.map((note) => `${from.files[0]}: ${note}`);
    return { ruleset, notes };
  } catch (error) {
    if (!(error instanceof ArchiveError)) throw error;
    const date = /^\d{4}/.test(name) ? name : findInCatalogue(loadCatalogue(), name)?.date;
    const shipped =
      date === undefined ? undefined : known.filter((edition) => edition.startsWith(date)).at(-1);
    if (shipped === undefined) throw error;
    return facts(shipped);
  }
}
