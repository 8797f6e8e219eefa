import { relative, resolve, sep } from 'node:path';
import { type Level, levelOf, toSarif, totalsOf } from '../lineage/index.js';
import type { Context } from './context.js';
import { againstBaseline } from './doctor/baseline.js';
import { type Diagnosed, examineTexts } from './doctor/examine.js';
import { type SourceText, textsIn } from './doctor/files.js';
import { fix } from './doctor/fixing.js';
import { type ChangedLines, changedLines, repositoryOf } from './doctor/git.js';
import { headingOf, type Known, knowledgeFor } from './doctor/knowledge.js';
import { rememberRewritten, rewrittenBefore } from './doctor/record.js';
import { asJson, asText, handLines, several } from './doctor/report.js';
import { UserError } from './errors.js';
import { shownPath } from './files.js';
import { exactEdition } from './options.js';
import { progress } from './progress.js';
import type { CommandFile, Status } from './run.js';
import { version } from './version.js';

interface Options {
  written?: string;
  in?: string;
  rules?: string;
  fix?: boolean;
  dryRun?: boolean;
  stamp?: boolean;
  strict?: boolean;
  level: Level;
  exclude?: string[];
  baseline?: string;
  changed?: string | true;
  json?: boolean;
  sarif?: boolean;
  archive?: string;
}

const LEVELS: readonly Level[] = ['note', 'warning', 'error'];

/** `variorum doctor PATH…`: citations of rules in source code and documents. */
export const doctorCommand: CommandFile = (program, context, done) => {
  program
    .command('doctor')
    .summary('check the citations of rules in source code and documents')
    .description(
      'Finds citations in comments, strings and prose, says from their numbers and the words beside them what became of the rules they cite, and rewrites what is certain. A comment with variorum-ignore keeps a line from being checked, variorum-ignore-next-line the line below, variorum-ignore-file its file.',
    )
    .argument('<path...>', 'files, or folders to look through; what .gitignore excludes is left out')
    .option(
      '--written <edition>',
      'the edition that the citations were written for; inferred from them and their words when absent',
    )
    .option('--in <edition>', 'the edition whose numbers are wanted; the newest known when absent')
    .option(
      '--rules <file>',
      'your own copy of the rules, which may be newer than this package; its numbers are wanted',
    )
    .option('--fix', 'rewrite citations whose new number is certain, after showing the change')
    .option('--dry-run', 'with --fix: show the change and write nothing')
    .option('--stamp', 'with --fix: say in a comment of each rewritten file which edition it cites')
    .option(
      '--strict',
      'exit with status 1 when a citation no longer stands (errors and warnings; not notes)',
    )
    .option('--level <level>', 'show this and graver: note, warning or error', 'note')
    .option(
      '--exclude <pattern>',
      'leave out files, by a pattern as in .gitignore; may be given again',
      alsoExcluded,
    )
    .option('--baseline <file>', 'write the findings to this file; later, show only those that are not in it')
    .option('--changed [ref]', 'only lines that git says differ from a commit or branch; HEAD when absent')
    .option('--archive <folder>', 'an archive whose editions count too')
    .option('--sarif', 'a SARIF log for code review tools')
    .option('--json', 'one JSON document')
    .addHelpText(
      'after',
      `
Examples:
  variorum doctor src/ --written 2011-07-15
  variorum doctor src/ --written 2011 --in 2025 --fix --stamp
  variorum doctor src/ --strict --baseline .variorum-baseline.json
  variorum doctor . --changed origin/main --sarif > citations.sarif      in continuous integration`,
    )
    .action(async (paths: string[], options: Options) => {
      checkOptions(options);
      const known = await knowledgeFor(context, options);
      const { concordance } = known;
      const edition = async (name: string): Promise<string> => {
        const found = await exactEdition(name, concordance.editions);
        if (found.note !== undefined) context.err(`variorum: ${found.note}\n`);
        return found.edition;
      };
      const target =
        options.in === undefined ? (known.given ?? (await edition('latest'))) : await edition(options.in);
      const written = options.written === undefined ? undefined : await edition(options.written);
      const changed =
        options.changed &&
        changedLines(resolve(context.cwd), options.changed === true ? 'HEAD' : options.changed);
      const say = progress(context);
      const copy = options.rules === undefined ? [] : [shownPath(options.rules, context)];
      const texts = textsIn(paths, options.exclude ?? [], context).filter(
        ({ path, shown }) => !copy.includes(shown) && (!changed || changed.has(resolve(context.cwd, path))),
      );
      say(`${texts.length} files`);
      const rewritten = written === undefined ? undefined : rewrittenBefore(texts, written, context);
      const { examined, hands, copies, named } = examineTexts(texts, known, {
        target,
        ...(written === undefined ? {} : { written }),
        ...(rewritten ? { rewritten } : {}),
      });
      say('');
      for (const { shown } of copies)
        context.err(
          `variorum: ${shown}: a copy of the rules, which cites nothing; --rules ${shown} checks against it\n`,
        );
      for (const shown of rewritten?.keys() ?? [])
        context.err(
          `variorum: ${shown}: lines that --fix rewrote before are read as of the edition that they were rewritten for\n`,
        );
      const shown = examined.map(({ file }) => file.shown);
      for (const line of handLines(hands, shown, concordance)) context.err(`variorum: ${line}\n`);
      if (hands.length > 0 && named.length > 0) {
        context.err(
          `variorum: the files name the rules of ${named.join(', ')}; --written ${named.at(-1)} takes them at their word\n`,
        );
      }
      let findings = changed ? onLines(examined, changed, context) : examined;
      if (options.baseline !== undefined) {
        const against = againstBaseline(findings, options.baseline, !changed, context);
        findings = against.examined;
        context.err(
          against.written
            ? `variorum: the findings were written to ${options.baseline}; the next call shows only new ones\n`
            : `variorum: ${against.accepted} finding${against.accepted === 1 ? ' is' : 's are'} in ${options.baseline} and not shown\n`,
        );
      }
      findings = findings.map((one) => ({
        ...one,
        diagnoses: one.diagnoses.filter((d) => isShown(d, options.level)),
      }));
      const totals = totalsOf(findings.flatMap((one) => one.diagnoses));
      const writtenFor = written ?? several(hands.map((hand) => hand.edition));
      if (options.sarif)
        context.out(`${JSON.stringify(sarifOf(findings, known, target, context), null, 2)}\n`);
      else if (options.json) context.out(asJson(findings, totals));
      else context.out(asText(findings, totals, writtenFor, target, context));
      const fixed = options.fix ? fixAll(findings, options, written, target, context) : 0;
      const grave = findings
        .flatMap((one) => one.diagnoses)
        .filter((d) => d.status !== 'current' && levelOf(d) !== 'note');
      done((options.strict && grave.length > fixed ? 1 : 0) as Status);
    });
};

/** Gathers patterns that are given one at a time. */
function alsoExcluded(value: string, previous: string[] = []): string[] {
  return [...previous, value];
}

function checkOptions(options: Options): void {
  if (options.dryRun && !options.fix)
    throw new UserError('--dry-run needs --fix: it shows what --fix would write; add --fix');
  if (options.stamp && !options.fix)
    throw new UserError('--stamp needs --fix, whose files it dates; add --fix');
  if (options.json && options.sarif)
    throw new UserError('--json and --sarif are two forms of the same; choose one');
  if (!LEVELS.includes(options.level))
    throw new UserError(`"${options.level}" is no level; there are ${LEVELS.join(', ')}`);
}

function isShown(diagnosis: Diagnosed<unknown>['diagnoses'][number], level: Level): boolean {
  return diagnosis.status === 'current' || LEVELS.indexOf(levelOf(diagnosis)) >= LEVELS.indexOf(level);
}

/** The findings on lines that were changed. */
function onLines(
  examined: readonly Diagnosed<SourceText>[],
  changed: ChangedLines,
  context: Context,
): Diagnosed<SourceText>[] {
  return examined.map((one) => {
    const lines = changed.get(resolve(context.cwd, one.file.path));
    return {
      ...one,
      diagnoses: one.diagnoses.filter(({ citation }) => lines === 'all' || lines?.has(citation.line)),
    };
  });
}

function sarifOf(
  findings: readonly Diagnosed<SourceText>[],
  known: Known,
  target: string,
  context: Context,
): unknown {
  const root = repositoryOf(context.cwd) ?? context.cwd;
  const files = findings.map(({ file, diagnoses }) => {
    const inside = relative(root, resolve(context.cwd, file.path));
    return {
      file: inside.startsWith('..') ? file.shown : inside.split(sep).join('/'),
      text: file.text,
      diagnoses,
    };
  });
  return toSarif(files, version(), (number) => headingOf(number, known, target));
}

/** Rewrites, and remembers it where no stamp does. */
function fixAll(
  findings: readonly Diagnosed<SourceText>[],
  options: Options,
  written: string | undefined,
  target: string,
  context: Context,
): number {
  return fix(
    findings,
    {
      rehearsal: options.dryRun === true,
      ...(options.stamp ? { stamp: target } : {}),
      wrote: (files) => {
        if (written !== undefined) rememberRewritten(files, written, target, context);
      },
    },
    context,
  );
}
