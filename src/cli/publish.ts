import { resolve } from 'node:path';
import { type EditionSource, openShelf } from '../archive/index.js';
import { editionMeant } from '../lineage/dates.js';
import { FLAVOURS, isFlavour, publish } from '../site/publish/index.js';
import { addressOf } from './base.js';
import { UserError } from './errors.js';
import { shownPath } from './files.js';
import { progressBar } from './progress.js';
import type { CommandFile } from './run.js';
import { shelfOf } from './shelf.js';

interface Options {
  markdown?: boolean;
  for?: string;
  json?: boolean;
  out: string;
  base?: string;
  editions?: string;
  section?: string[];
  lives?: boolean;
  archive?: string;
}

/** `variorum publish [SOURCE…]`: the editions for other people's sites and programs. */
export const publishCommand: CommandFile = (program, context) => {
  program
    .command('publish')
    .summary('write editions as Markdown for other sites, or as JSON with a feed of changes')
    .description(
      'Writes editions by section, comparisons, glossaries and the life of every rule: as pages of Markdown, as one JSON file a rule with an Atom feed of changes, or both.',
    )
    .argument('[source...]', 'dumps of the rules, or folders of them; the archive or the samples when absent')
    .option('--markdown', 'pages with front matter and relative links')
    .option('--for <program>', `whose Markdown: ${FLAVOURS.join(', ')} (with --markdown; plain when absent)`)
    .option('--json', 'one file a rule, an index, a feed; and the report of this call as JSON')
    .requiredOption('--out <folder>', 'where to write, all or nothing')
    .option(
      '--editions <names>',
      'all, newest, or dates with commas between; without it, Markdown is the newest edition with its changes, JSON is all',
    )
    .option('--section <numbers...>', 'only these sections, such as 810, or glossary (with --markdown)')
    .option('--lives', 'the history of every rule, a page each; without it where --editions names several')
    .option('--no-lives', 'no history of rules')
    .option('--base <url>', 'the address at which the folder will stand, for the links of the feed')
    .option('--archive <folder>', 'the archive to look in')
    .addHelpText(
      'after',
      `
The folder holds index.md, editions/, comparisons/ and rules/, or index.json, rules/, comparisons/ and feed.xml; besides, for
vitepress sidebar.json, for docusaurus _category_.json, for mkdocs nav.yml, and changes.css for insertions and deletions.
A folder that variorum wrote before is replaced; any other is left alone.

Examples:
  variorum publish --markdown --for vitepress --out docs/rules
  variorum publish my-dumps/ --markdown --for mkdocs --editions all --out site/docs
  variorum publish --markdown --editions 2008-02-01,2011-07-15 --section 606 810 --out docs/two-headed
  variorum publish --json --out public/rules --base https://example.org/rules/`,
    )
    .action(async (given: string[], options: Options) => {
      if (!options.markdown && !options.json)
        throw new UserError('say what to write: --markdown, --json, or both');
      const flavour = options.for ?? 'plain';
      if (!isFlavour(flavour))
        throw new UserError(`"${flavour}" is not known; choose one of ${FLAVOURS.join(', ')}`);
      if (options.for !== undefined && !options.markdown)
        throw new UserError('--for says whose Markdown is wanted; add --markdown');
      const base = options.base === undefined ? undefined : addressOf(options.base);
      const bar = progressBar(context);
      const sources = await sourcesOf(given, options.archive);
      const out = resolve(context.cwd, options.out);
      const { wanted, shown } = chosenFrom(sources, options);
      const report = await publish(wanted, {
        out,
        ...(options.markdown
          ? {
              markdown: flavour,
              chosen: {
                ...(shown ? { editions: new Set(shown.map(({ name }) => name)) } : {}),
                ...(options.section
                  ? { sections: new Set(options.section.flatMap((list) => list.split(','))) }
                  : {}),
                lives: options.lives ?? (shown?.length ?? wanted.length) > 1,
              },
            }
          : {}),
        ...(options.json ? { json: true } : {}),
        ...(base === undefined ? {} : { base }),
        onProgress: bar,
      });
      bar('', 0, 0);
      if (options.json) context.out(`${JSON.stringify({ ...report, out: options.out })}\n`);
      else {
        context.out(
          `${report.editions} editions, ${report.comparisons} comparisons and ${report.rules} lives of chapters, sections, rules and terms: ${report.files} files in ${options.out}\n`,
        );
      }
    });

  async function sourcesOf(given: readonly string[], archive?: string): Promise<EditionSource[]> {
    const bar = progressBar(context);
    const shelf =
      given.length === 0
        ? await shelfOf(context, archive)
        : await openShelf({
            paths: given,
            cwd: context.cwd,
            onProgress: (file, done, total) => bar(`reading ${file}`, done, total),
          });
    // A file that was named and holds no rules is an error; one that merely lies in a folder is passed over.
    for (const { file, reason } of shelf.skipped) {
      if (given.some((path) => resolve(context.cwd, path) === resolve(context.cwd, file)))
        throw new UserError(reason, { file: shownPath(file, context) });
    }
    const all = shelf.list();
    if (all.length === 0)
      throw new UserError('none of the sources holds rules; name dumps of the rules or folders of them');
    // Samples are for those who have nothing else: they restate editions in other words.
    const real = all.filter((source) => !source.sample);
    return real.length > 0 ? real : all;
  }
};

/**
 * The editions that are read, and those of them that have pages; the newest alone is compared with the one before it.
 *
 * @throws UserError for an edition that is not there
 */
function chosenFrom(
  sources: readonly EditionSource[],
  { editions, json }: Pick<Options, 'editions' | 'json'>,
): { wanted: readonly EditionSource[]; shown?: readonly EditionSource[] } {
  const asked = editions ?? (json ? 'all' : 'newest');
  if (asked === 'all') return { wanted: sources };
  if (asked === 'newest') {
    const whole = sources.filter((source) => !source.partial && source.effective !== undefined);
    const last = whole.at(-1) ?? sources.at(-1);
    if (last === undefined) return { wanted: sources };
    return { wanted: whole.length > 1 ? whole.slice(-2) : [last], shown: [last] };
  }
  const names = new Map(sources.flatMap(({ name, aliases }) => aliases.map((a) => [a.toLowerCase(), name])));
  const wanted = new Set(
    asked.split(',').map((words) => {
      const name = editionMeant(
        words.trim(),
        sources.map((source) => source.name),
        names,
      );
      if (name === undefined || !sources.some((source) => source.name === name))
        throw new UserError(
          `no edition matches "${words.trim()}"; there are ${sources.map((source) => source.name).join(', ')}`,
        );
      return name;
    }),
  );
  return { wanted: sources.filter(({ name }) => wanted.has(name)) };
}
