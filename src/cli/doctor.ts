import { existsSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createTwoFilesPatch } from 'diff';
import { loadConcordance } from '../archive/index.js';
import {
  type Concordance,
  type Diagnosis,
  diagnose,
  findCitations,
  inferEdition,
  rewrite,
  toSarif,
  totalsOf,
} from '../lineage/index.js';
import { type Context, colours } from './context.js';
import { UserError } from './errors.js';
import { readBytes, shownPath } from './files.js';
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

interface Examined {
  file: string;
  text: string;
  diagnoses: Diagnosis[];
}

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
      const concordance = await loadConcordance();
      if (!concordance)
        throw new UserError('the concordance is missing from this installation; install the package again');
      const say = progress(context);
      const files = gather(paths, context);
      const texts = files.flatMap((file, at) => {
        say(`${at + 1} of ${files.length}  ${file}`);
        const text = decodeStrictly(readBytes(file, context));
        if (text === undefined) {
          if (paths.includes(file)) throw new UserError('is no text in UTF-8 and is left alone', { file });
          return [];
        }
        return [{ file, text, citations: findCitations(text, file) }];
      });
      const written = writtenIn(
        options.written,
        texts.flatMap((t) => t.citations),
        concordance,
        context,
      );
      const target =
        options.in === undefined ? (concordance.editions.at(-1) as string) : named(options.in, concordance);
      const examined = texts.map(({ file, text, citations }) => ({
        file: shownPath(file, context),
        text,
        diagnoses: written === undefined ? [] : diagnose(citations, concordance, written, target),
      }));
      say('');
      const all = examined.flatMap((e) => e.diagnoses);
      const totals = totalsOf(all);
      if (options.sarif) context.out(`${JSON.stringify(toSarif(examined, version()), null, 2)}\n`);
      else if (options.json) context.out(asJson(examined, totals));
      else context.out(asText(examined, totals, written, target, context));
      if (options.fix) fix(examined, options.dryRun === true, context);
      const stale = all.length - totals.current;
      done((options.strict && stale > 0 ? 1 : 0) as Status);
    });
};

/** The files to examine: those named, and those in the folders named. */
function gather(paths: readonly string[], context: Context): string[] {
  const found: string[] = [];
  const enter = (path: string): void => {
    for (const entry of readdirSync(resolve(context.cwd, path), { withFileTypes: true })) {
      if (entry.isSymbolicLink() || PASSED_OVER.has(entry.name)) continue;
      const inside = join(path, entry.name);
      if (entry.isDirectory()) enter(inside);
      else if (entry.isFile() && statSync(resolve(context.cwd, inside)).size <= LARGEST) found.push(inside);
    }
  };
  for (const path of paths) {
    const full = resolve(context.cwd, path);
    if (!existsSync(full)) throw new UserError('no such file or folder; check the path', { file: path });
    if (statSync(full).isDirectory()) enter(path);
    else found.push(path);
  }
  return found;
}

/** The text of a file in strict UTF-8; undefined for anything else, which is never touched. */
function decodeStrictly(bytes: Uint8Array): string | undefined {
  if (bytes.includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function writtenIn(
  given: string | undefined,
  citations: Parameters<typeof inferEdition>[0],
  concordance: Concordance,
  context: Context,
): string | undefined {
  if (given !== undefined) return named(given, concordance);
  const inferred = inferEdition(citations, concordance);
  if (!inferred) return concordance.editions.at(-1);
  context.err(
    `variorum: taken to be written for ${inferred.edition}: ${inferred.explained} of ${inferred.distinct} numbers exist there, ` +
      `as in ${inferred.fits.length} of ${concordance.editions.length} editions (confidence ${inferred.confidence}); --written says it for sure\n`,
  );
  return inferred.edition;
}

function named(name: string, { editions }: Concordance): string {
  return exactEdition(name, editions, 'of the concordance, which has');
}

function asJson(examined: readonly Examined[], totals: unknown): string {
  const citations = examined.flatMap(({ file, diagnoses }) =>
    diagnoses.map(({ citation, status, suggestion, evidence }) => ({
      file,
      line: citation.line,
      column: citation.column,
      text: citation.text,
      number: citation.number,
      ...(citation.last ? { last: citation.last } : {}),
      status,
      suggestion,
      evidence,
    })),
  );
  return `${JSON.stringify({ citations, totals })}\n`;
}

function asText(
  examined: readonly Examined[],
  totals: Record<string, number>,
  written: string | undefined,
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
    for (const { citation, status, suggestion, evidence } of diagnoses) {
      if (status === 'current') continue;
      text += `${file}:${citation.line}:${citation.column}  ${paint[status](status)}  ${citation.text}  ${evidence}${suggestion ? `; write ${suggestion}` : ''}\n`;
    }
  }
  const counted = Object.entries(totals).map(([status, count]) => `${count} ${status}`);
  return `${text}${text === '' ? '' : '\n'}${counted.join(', ')} (written for ${written ?? 'nothing'}, checked against ${target})\n`;
}

/** Shows the change of each file, and writes it unless this is only a rehearsal. */
function fix(examined: readonly Examined[], rehearsal: boolean, context: Context): void {
  for (const { file, text, diagnoses } of examined) {
    const changed = rewrite(text, diagnoses);
    if (changed.rewritten === 0) continue;
    context.err(createTwoFilesPatch(file, file, text, changed.text, undefined, undefined, { context: 1 }));
    if (rehearsal) continue;
    const full = resolve(context.cwd, file);
    const beside = `${full}.variorum-${process.pid}`;
    try {
      // Written beside and moved into place, so that an interruption leaves the old file whole.
      writeFileSync(beside, changed.text, { mode: statSync(full).mode });
      renameSync(beside, full);
    } finally {
      rmSync(beside, { force: true });
    }
  }
}
