import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadConcordance } from '../../archive/lineages/concordance.js';
import { loadRuleWords } from '../../archive/lineages/ruleWords.js';
import { readListing } from '../../archive/store/listing.js';
import { joinEdition } from '../../lineage/citations/words/join.js';
import type { Concordance, EditionUnits, RuleWords } from '../../lineage/index.js';
import type { Context } from '../context.js';
import { UserError } from '../errors.js';
import { readBytes, shownPath } from '../files.js';
import { numbersFor } from '../lives.js';
import { archiveFolder } from '../place.js';
import type { Knowledge } from './examine.js';

/** Where knowledge of the rules comes from, besides the package. */
interface KnowledgeOptions {
  archive?: string | undefined;
  rules?: string | undefined;
}

/** What is known of the rules, and of the copy that was given. */
export interface Known extends Knowledge {
  /** The edition of the copy, by the name that it has in the concordance. */
  given?: string;
  /** The sentences of the copy, by number, where one was given. */
  texts: ReadonlyMap<string, string>;
  /** The file and line of each rule in the copy, where one was given. */
  copy?: { file: string; text: string };
}

/**
 * What a rule is called: its heading, where the rule or one above it has one.
 *
 * @param number as it is written, in capitals too
 * @param target the edition that has it, by exact name
 */
export function headingOf(
  number: string,
  { concordance, words }: Knowledge,
  target: string,
): string | undefined {
  const id = concordance.lineageOf(number.toLowerCase(), target);
  const lineage = id === undefined ? undefined : concordance.indexOf(id);
  const edition = concordance.editionIndex(target);
  return lineage === undefined || edition === undefined ? undefined : words()?.headingOf(lineage, edition);
}

/** An edition to be joined to those that are known. */
interface Fresh {
  name: string;
  units: EditionUnits;
}

/**
 * Gathers what is known of the rules: the numbers and hashed words of the package; editions of an archive; and a copy of the rules. An
 * edition newer than the package is joined to the known lives by its words.
 *
 * @throws UserError where what is named is no archive or no copy of the rules
 */
export async function knowledgeFor(context: Context, options: KnowledgeOptions): Promise<Known> {
  const own = await loadConcordance();
  if (!own) throw new UserError('the package has no concordance; install it again');
  const archived = await newerInArchive(own, options.archive, context);
  // Editions that lie between those of the package are followed by comparing their sentences.
  const base = archived === undefined ? await numbersFor(context, options.archive) : own;
  const fresh = [...(archived ?? [])];
  const copy = options.rules === undefined ? undefined : await readCopy(options.rules, context);
  const names = [...base.editions, ...fresh.map(({ name }) => name)];
  if (copy && !names.includes(copy.name)) fresh.push(copy);
  let words: RuleWords | undefined;
  let asked = false;
  const load = (): RuleWords | undefined => {
    if (!asked) words = loadRuleWords(own, base);
    asked = true;
    return words;
  };
  let concordance = base;
  if (fresh.length > 0) {
    let all = load();
    if (!all)
      throw new UserError(
        'the package lacks the words of the rules, which are needed to join an edition; install it again',
      );
    for (const { name, units } of fresh) all = joinEdition(all, name, units);
    words = all;
    concordance = all.concordance;
  }
  return {
    concordance,
    words: load,
    texts: new Map(copy?.units.rules),
    ...(copy ? { given: copy.name, copy: { file: copy.file, text: copy.text } } : {}),
  };
}

/**
 * The editions of an archive that are newer than all that the package knows.
 *
 * @returns undefined where the archive has others besides that the package does not know
 */
async function newerInArchive(
  own: Concordance,
  archive: string | undefined,
  context: Context,
): Promise<Fresh[] | undefined> {
  const folder = archiveFolder(context, archive);
  if (!existsSync(folder))
    return archive === undefined && context.env.VARIORUM_ARCHIVE === undefined ? [] : undefined;
  const listing = readListing(join(folder, 'listing.json'));
  if (!listing) return undefined;
  const newest = own.editions.at(-1) as string;
  const unknown = listing.documents.flatMap(({ partial, effective }) =>
    partial || effective === undefined || own.editions.includes(effective) ? [] : [effective],
  );
  if (unknown.length === 0) return [];
  if (unknown.some((name) => name < newest)) return undefined;
  const { openShelf } = await import('../../archive/editions/shelf.js');
  const { unitsOf } = await import('../../lineage/step.js');
  const shelf = await openShelf({ archive: folder, samples: false, cwd: context.cwd });
  const fresh: Fresh[] = [];
  for (const source of shelf.list()) {
    if (source.partial || source.effective === undefined || !unknown.includes(source.effective)) continue;
    fresh.push({ name: source.effective, units: unitsOf((await source.load()).tree) });
  }
  return fresh.sort((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * The sentences of an edition by number, where an archive has it.
 *
 * @param edition by exact name
 */
export async function textsOf(
  edition: string,
  archive: string | undefined,
  context: Context,
): Promise<Map<string, string>> {
  const folder = archiveFolder(context, archive);
  if (!existsSync(folder)) return new Map();
  const { openShelf } = await import('../../archive/editions/shelf.js');
  const { unitsOf } = await import('../../lineage/step.js');
  const shelf = await openShelf({ archive: folder, samples: false, cwd: context.cwd });
  const source = shelf.list().find(({ name, partial }) => name === edition && !partial);
  return new Map(source ? unitsOf((await source.load()).tree).rules : []);
}

/** The copy of the rules in a file. Without a date of its own it counts as newer than every edition. */
async function readCopy(path: string, context: Context): Promise<Fresh & { file: string; text: string }> {
  const bytes = readBytes(path, context);
  const file = shownPath(path, context);
  const { isReadError, readDocument } = await import('../../archive/editions/readers.js');
  const { unitsOf } = await import('../../lineage/step.js');
  try {
    const { tree, messages } = await readDocument(bytes, { file });
    const units = unitsOf(tree);
    if (units.rules.length === 0)
      throw new UserError('has no rules in it; name a copy of the Comprehensive Rules', { file });
    if (tree.effective === undefined) {
      const doubt = messages.find(({ ruleId }) => ruleId === 'date-doubtful')?.reason;
      context.err(
        `variorum: ${file}: ${doubt ?? 'no date can be read in it'}; it counts as newer than every known edition: if it is not, put a line “effective as of July 15, 2011” with its own date under its title\n`,
      );
    }
    const { otherEdition } = await import('../../archive/identify/misdated.js');
    const otherwise = otherEdition(tree);
    if (otherwise !== undefined) context.err(`variorum: ${file}: ${otherwise}\n`);
    return { name: tree.effective ?? UNDATED, units, file, text: Buffer.from(bytes).toString('utf8') };
  } catch (error) {
    if (!isReadError(error)) throw error;
    throw new UserError(`is no copy of the rules: ${error.message}`, { file });
  }
}

/** What a copy is called that says no date; it is ordered behind every date. */
const UNDATED = 'the copy given';
