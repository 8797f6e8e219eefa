import {
  CHANGES,
  compare,
  type Kind,
  readRoles,
  restrict,
  toHtml,
  toMarkdown,
  toTerminal,
} from '../compare/index.js';
import { colours } from './context.js';
import { UserError } from './errors.js';
import { gather } from './options.js';
import type { CommandFile } from './run.js';
import { editionNamed, shelfOf } from './shelf.js';

interface Options {
  section?: string[];
  show?: string[];
  hide?: string[];
  json?: boolean;
  html?: boolean;
  markdown?: boolean;
  sideBySide?: boolean;
  roles?: boolean;
  archive?: string;
}

const RELATIONS = ['same', 'renumbered', 'split', 'merged', 'deleted', 'added'] as const;
const KINDS: readonly Kind[] = [...CHANGES, ...RELATIONS];

/** `variorum compare OLD NEW`: what changed between two editions, and what only moved. */
export const compareCommand: CommandFile = (program, context) => {
  program
    .command('compare')
    .summary('say what changed between two editions and what only moved')
    .description(
      'Aligns two editions across any renumbering and shows, rule by rule, what became of the words.',
    )
    .argument('<old>', 'the older edition: a date, the start of one, a name, or a file')
    .argument('<new>', 'the newer edition')
    .option(
      '--section <number>',
      'only what concerns these sections, by their number in either edition; terminology stays that of the whole',
      gather,
    )
    .option('--show <kind>', `only these: ${KINDS.join(', ')}`, gather)
    .option('--hide <kind>', 'all but these', gather)
    .option('--side-by-side', 'two columns instead of one reading')
    .option(
      '--roles',
      'read every changed rule and say what changed by role (who, may, not, how many, when, if); without it only where at most 150 rules have changed',
    )
    .option('--html', 'one self-contained HTML page')
    .option('--markdown', 'Markdown')
    .option('--json', 'one JSON document')
    .option('--archive <folder>', 'the archive to look in')
    .addHelpText(
      'after',
      `
Examples:
  variorum compare 2008 2011                            everything that changed
  variorum compare 2008 2011 --section 606              what became of one section
  variorum compare old.txt new.rst --show substantive   two files, changes of substance alone
  variorum compare 2008 2011 --html > comparison.html`,
    )
    .action(async (oldName: string, newName: string, options: Options) => {
      const kinds = (given: string[] | undefined): Kind[] | undefined =>
        given?.map((word) => {
          const kind = KINDS.find((known) => known === word);
          if (!kind) throw new UserError(`"${word}" is no kind of change; the kinds are ${KINDS.join(', ')}`);
          return kind;
        });
      const forms = [options.json, options.html, options.markdown].filter(Boolean).length;
      if (forms > 1) {
        throw new UserError('choose one of --json, --html and --markdown');
      }
      if (options.sideBySide && forms > 0)
        throw new UserError('--side-by-side is for the terminal; the other forms have a layout of their own');
      const show = kinds(options.show);
      const hide = kinds(options.hide);
      const shelf = await shelfOf(context, options.archive);
      const older = await editionNamed(oldName, shelf, context);
      const newer = await editionNamed(newName, shelf, context);
      const aligned = compare(older.tree, newer.tree, { names: { old: older.name, new: newer.name } });
      const wantedEdges = options.section
        ? new Set(restrict(aligned, { sections: options.section }).edges)
        : undefined;
      const comparison = await readRoles(aligned, {
        ...(options.roles ? { most: Number.POSITIVE_INFINITY } : {}),
        ...(wantedEdges ? { only: (edge) => wantedEdges.has(edge) } : {}),
      });
      for (const limit of comparison.limits ?? []) context.err(`variorum: ${limit}\n`);
      const wanted = {
        ...(options.section ? { sections: options.section } : {}),
        ...(show ? { show } : {}),
        ...(hide ? { hide } : {}),
      };
      if (options.section && restrict(comparison, { sections: options.section }).edges.length === 0) {
        throw new UserError(
          `neither ${older.name} nor ${newer.name} has a rule in ${options.section.join(', ')}`,
        );
      }
      if (options.json) context.out(`${JSON.stringify(restrict(comparison, wanted))}\n`);
      else if (options.html) context.out(toHtml(comparison, wanted));
      else if (options.markdown) context.out(toMarkdown(comparison, wanted));
      else {
        context.out(
          toTerminal(comparison, {
            ...wanted,
            width: context.columns,
            colours: colours(context).isColorSupported,
            layout: options.sideBySide ? 'sideBySide' : 'inline',
          }),
        );
      }
    });
};
