import { existsSync, readdirSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createTwoFilesPatch } from 'diff';
import {
  type Concordance,
  type Diagnosis,
  diagnose,
  findCitations,
  type Inference,
  inferEdition,
  isCertain,
  rewrite,
  toSarif,
  totalsOf,
} from '../lineage/index.js';
import { type Context, colours } from './context.js';
import { UserError } from './errors.js';
import { readBytes, shownPath } from './files.js';
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

/** What a terminal takes for an order; a file that is shown may not give it any. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that are meant.
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

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
        const decoded = decodeStrictly(readBytes(file, context));
        if ('text' in decoded) {
          const { text } = decoded;
          return [{ file, text, citations: findCitations(text, file) }];
        }
        if (paths.includes(file)) throw new UserError('is no text in UTF-8 and is left alone', { file });
        // Pictures and programs are not worth a word; a text in an old code page may hold citations.
        if (decoded.what === 'another encoding') undecoded.push(shownPath(file, context));
        return [];
      });
      say('');
      for (const file of undecoded) context.err(`variorum: ${file}: is no text in UTF-8 and is left alone\n`);
      const all = texts.flatMap((t) => t.citations);
      const inferred = given === undefined ? infer(all, concordance, context) : undefined;
      const written = given ?? inferred?.edition;
      const examined = texts.map(({ file, text, citations }) => ({
        file: shownPath(file, context),
        text,
        diagnoses: diagnose(citations, concordance, given ?? inferred?.fits ?? [target], target),
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

/** The text of a file in strict UTF-8; what else it is, which is never touched. */
function decodeStrictly(bytes: Uint8Array): { text: string } | { what: 'data' | 'another encoding' } {
  if (bytes.includes(0)) return { what: 'data' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    return { what: 'another encoding' };
  }
}

function infer(
  citations: Parameters<typeof inferEdition>[0],
  concordance: Concordance,
  context: Context,
): Inference | undefined {
  const inferred = inferEdition(citations, concordance);
  if (inferred) {
    context.err(
      `variorum: taken to be written for ${inferred.edition}: ${inferred.explained} of ${inferred.distinct} numbers exist there, ` +
        `as in ${inferred.fits.length} of ${concordance.editions.length} editions (confidence ${inferred.confidence}); --written says it for sure\n`,
    );
  }
  return inferred;
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
      ...(citation.also ? { also: citation.also } : {}),
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
  return `${text}${text === '' ? '' : '\n'}${counted.join(', ')} (written for ${written ?? 'any edition'}, checked against ${target})\n`;
}

/**
 * Shows the change of each file, and writes it unless this is only a rehearsal.
 *
 * @returns how many citations were rewritten
 */
function fix(examined: readonly Examined[], rehearsal: boolean, context: Context): number {
  let count = 0;
  let left = 0;
  for (const { file, text, diagnoses } of examined) {
    left += diagnoses.filter((d) => d.status === 'moved' && !isCertain(d)).length;
    const changed = rewrite(text, diagnoses);
    if (changed.rewritten === 0) continue;
    const patch = createTwoFilesPatch(file, file, text, changed.text, undefined, undefined, { context: 1 });
    context.err(context.errorTerminal ? patch.replace(CONTROLS, '\ufffd') : patch);
    if (rehearsal) continue;
    // Through a link to the file itself, or the link would be replaced.
    const full = realpathSync(resolve(context.cwd, file));
    const now = decodeStrictly(readBytes(full, context));
    if (!('text' in now) || now.text !== text) {
      throw new UserError('was changed by somebody else meanwhile and is left alone; call again', { file });
    }
    const beside = `${full}.variorum-${process.pid}`;
    try {
      // Written beside and moved into place, so that an interruption leaves the old file whole.
      writeFileSync(beside, changed.text, { mode: statSync(full).mode });
      renameSync(beside, full);
    } finally {
      rmSync(beside, { force: true });
    }
    count += changed.rewritten;
  }
  if (left > 0) {
    context.err(
      `variorum: ${left} citation${left === 1 ? '' : 's'} of rules that moved ${left === 1 ? 'is' : 'are'} left as ${left === 1 ? 'it is' : 'they are'}: not certain, or true of the edition that the citation names\n`,
    );
  }
  return count;
}
