import { type Dirent, readdirSync, realpathSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  type Concordance,
  type Diagnosis,
  diagnose,
  editionsNamed,
  findCitations,
  type Hand,
  inferEditions,
  toSarif,
  totalsOf,
} from '../lineage/index.js';
import { type Context, colours } from './context.js';
import { UserError } from './errors.js';
import { readBytes, shownPath, unreadable } from './files.js';
import { decodeStrictly, type Examined, fix } from './fixing.js';
import { numbersFor } from './lives.js';
import { exactEdition } from './options.js';
import { progress } from './progress.js';
import type { CommandFile, Status } from './run.js';
import { version } from './version.js';

interface Options {
  written?: string;
  in?: string;
  fix?: boolean;
  dryRun?: boolean;
  strict?: boolean;
  json?: boolean;
  sarif?: boolean;
  archive?: string;
}

/** Folders that hold other people's code or a tool's own data. */
const PASSED_OVER = new Set([
  'node_modules',
  '.git',
  '.hg',
  '.svn',
  'dist',
  'build',
  'target',
  'vendor',
  '.variorum',
]);
/** Larger files are data or bundles. In bytes. */
const LARGEST = 4 * 1024 * 1024;

/** `variorum doctor PATH…`: citations of rules in source code and documents. */
export const doctorCommand: CommandFile = (program, context, done) => {
  program
    .command('doctor')
    .summary('check the citations of rules in source code and documents')
    .description(
      'Finds citations in comments, strings and prose, says what became of the rules they cite, and rewrites what is certain.',
    )
    .argument('<path...>', 'files, or folders to look through')
    .option(
      '--written <edition>',
      'the edition that the citations were written for; inferred from them when absent',
    )
    .option('--in <edition>', 'the edition whose numbers are wanted; the newest known when absent')
    .option('--fix', 'rewrite citations whose new number is certain, after showing the change')
    .option('--dry-run', 'with --fix: show the change and write nothing')
    .option('--strict', 'exit with status 1 when a citation no longer stands')
    .option('--archive <folder>', 'an archive whose editions count too')
    .option('--sarif', 'a SARIF log for code review tools')
    .option('--json', 'one JSON document')
    .addHelpText(
      'after',
      `
Examples:
  variorum doctor src/ --written 2011-07-15
  variorum doctor src/ --written 2011 --in 2025 --fix
  variorum doctor src/ --strict --sarif > citations.sarif      in continuous integration`,
    )
    .action(async (paths: string[], options: Options) => {
      if (options.dryRun && !options.fix)
        throw new UserError('--dry-run goes with --fix, which it keeps from writing; add --fix');
      if (options.json && options.sarif)
        throw new UserError('--json and --sarif are two forms of the same; choose one');
      const concordance = await numbersFor(context, options.archive);
      const edition = async (name: string): Promise<string> => {
        const found = await exactEdition(name, concordance.editions, 'known here; there are');
        if (found.note !== undefined) context.err(`variorum: ${found.note}\n`);
        return found.edition;
      };
      const target = await edition(options.in ?? 'latest');
      const given = options.written === undefined ? undefined : await edition(options.written);
      const say = progress(context);
      const files = gather(paths, context);
      const undecoded: string[] = [];
      const texts = files.flatMap((file, at) => {
        say(`${at + 1} of ${files.length}  ${file}`);
        const bytes = paths.includes(file) ? readBytes(file, context) : bytesWithin(file, context);
        if (bytes === undefined) return [];
        const decoded = decodeStrictly(bytes);
        if ('text' in decoded) {
          const { text } = decoded;
          return [{ file, text, citations: findCitations(text, file) }];
        }
        // Pictures and programs are not worth a word; what was named is, and a text in an old code page may hold citations.
        if (paths.includes(file) || decoded.what === 'another encoding') undecoded.push(file);
        return [];
      });
      say('');
      const undecodable = 'is no text in UTF-8 and is left alone';
      const [first] = undecoded;
      if (texts.length === 0 && first !== undefined && paths.includes(first))
        throw new UserError(undecodable, { file: first });
      for (const file of undecoded) context.err(`variorum: ${shownPath(file, context)}: ${undecodable}\n`);
      const inferred =
        given === undefined
          ? inferEditions(
              texts.map(({ citations }) => citations),
              concordance,
            )
          : { hands: [], ofFile: [] };
      const shown = texts.map(({ file }) => shownPath(file, context));
      for (const hand of inferred.hands.slice(0, NAMED))
        context.err(`variorum: ${taken(hand, inferred.hands, shown, concordance)}\n`);
      if (inferred.hands.length > NAMED)
        context.err(`variorum: and ${inferred.hands.length - NAMED} more editions for other files\n`);
      const named = given === undefined ? texts.flatMap(({ text }) => editionsNamed(text)) : [];
      if (inferred.hands.length > 0 && named.length > 0) {
        const dates = [...new Set(named)].sort();
        context.err(
          `variorum: the files name the rules of ${dates.join(', ')}; --written ${dates.at(-1)} takes them at their word\n`,
        );
      }
      const written = given ?? several(inferred.hands.map((hand) => hand.edition));
      const examined = texts.map(({ text, citations }, at) => ({
        file: shown[at] as string,
        text,
        diagnoses: diagnose(citations, concordance, given ?? inferred.ofFile[at] ?? target, target),
      }));
      const diagnoses = examined.flatMap((e) => e.diagnoses);
      const totals = totalsOf(diagnoses);
      if (options.sarif) context.out(`${JSON.stringify(toSarif(examined, version()), null, 2)}\n`);
      else if (options.json) context.out(asJson(examined, totals));
      else context.out(asText(examined, totals, written, target, context));
      const fixed = options.fix ? fix(examined, options.dryRun === true, context) : 0;
      const stale = diagnoses.length - totals.current - fixed;
      done((options.strict && stale > 0 ? 1 : 0) as Status);
    });
};

/** The files to examine, each once: those named, and those in the folders named. */
function gather(paths: readonly string[], context: Context): string[] {
  const found = new Map<string, string>();
  const add = (path: string): void => {
    const real = realpathSync(resolve(context.cwd, path));
    if (!found.has(real)) found.set(real, path);
  };
  const enter = (path: string): void => {
    for (const entry of listed(path, context)) {
      if (entry.isSymbolicLink() || PASSED_OVER.has(entry.name)) continue;
      const inside = join(path, entry.name);
      if (entry.isDirectory()) enter(inside);
      else if (entry.isFile() && sizeOf(resolve(context.cwd, inside)) <= LARGEST) add(inside);
    }
  };
  for (const path of paths) {
    let folder: boolean;
    try {
      folder = statSync(resolve(context.cwd, path)).isDirectory();
    } catch (error) {
      throw unreadable(error, path);
    }
    if (folder) enter(path);
    else add(path);
  }
  return [...found.values()];
}

/** The size of a file in bytes; none where it went away after its folder was listed. */
function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? Number.POSITIVE_INFINITY;
}

/** The bytes of a file that lies in a folder that was named; none where it may not be read, which is said. */
function bytesWithin(file: string, context: Context): Uint8Array | undefined {
  try {
    return readBytes(file, context);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    context.err(`variorum: ${shownPath(file, context)}: ${error.message}; it is passed over\n`);
    return undefined;
  }
}

/** What stands in a folder, in the order of the names; nothing where it may not be read, which is said. */
function listed(path: string, context: Context): Dirent[] {
  try {
    const entries = readdirSync(resolve(context.cwd, path), { withFileTypes: true });
    return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    context.err(`variorum: ${shownPath(path, context)}: this folder may not be read and is passed over\n`);
    return [];
  }
}

/** How many editions are told, and how many files of each. */
const NAMED = 3;

/** Names in a row, of many only the first. */
function several(names: readonly string[]): string {
  const shown = names.length > NAMED ? [...names.slice(0, NAMED), 'others'] : names;
  return shown.join(' and ');
}

/** What is said of the edition that the files of a hand are taken to be written for. */
function taken(
  { edition, fits, explained, distinct, confidence, files }: Hand,
  hands: readonly Hand[],
  shown: readonly string[],
  { editions }: Concordance,
): string {
  const first = files.slice(0, NAMED).map((file) => shown[file]);
  const more = files.length > NAMED ? ` and ${files.length - NAMED} more` : '';
  const which = hands.length > 1 ? `${first.join(', ')}${more}: ` : '';
  const range =
    fits.length > 1
      ? `, as well or nearly as in ${fits.length} of ${editions.length} editions from ${fits[0]} to ${fits.at(-1)}`
      : '';
  return `${which}taken to be written for ${edition}: ${explained} of ${distinct} numbers exist there${range} (confidence ${confidence}); --written says it for sure`;
}

function asJson(examined: readonly Examined[], totals: unknown): string {
  const citations = examined.flatMap(({ file, diagnoses }) =>
    diagnoses.map(({ citation, status, suggestion, evidence, certain }) => ({
      file,
      line: citation.line,
      column: citation.column,
      text: citation.text,
      number: citation.number,
      ...(citation.last ? { last: citation.last } : {}),
      ...(citation.also ? { also: citation.also } : {}),
      status,
      suggestion,
      evidence,
      certain,
    })),
  );
  return `${JSON.stringify({ citations, totals })}\n`;
}

function asText(
  examined: readonly Examined[],
  totals: Record<string, number>,
  written: string,
  target: string,
  context: Context,
): string {
  const c = colours(context);
  const paint: Record<Diagnosis['status'], (words: string) => string> = {
    current: c.green,
    moved: c.yellow,
    split: c.yellow,
    ended: c.red,
    unknown: c.red,
  };
  let text = '';
  for (const { file, diagnoses } of examined) {
    for (const { citation, status, suggestion, evidence, certain } of diagnoses) {
      if (status === 'current' && certain) continue;
      text += `${file}:${citation.line}:${citation.column}  ${paint[status](certain ? status : `${status}?`)}  ${citation.text}  ${evidence}${suggestion ? `; write ${suggestion}` : ''}\n`;
    }
  }
  const counted = Object.entries(totals).map(([status, count]) => `${count} ${status}`);
  const doubted = examined.flatMap((e) => e.diagnoses).filter((d) => !d.certain).length;
  if (doubted > 0) counted.push(`${doubted} of them not certain`);
  const files = `${examined.length} ${examined.length === 1 ? 'file' : 'files'}`;
  return `${text}${text === '' ? '' : '\n'}${counted.join(', ')} (in ${files}, written for ${written === '' ? 'any edition' : written}, checked against ${target})\n`;
}
