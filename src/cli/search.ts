import { wrap } from '../compare/display/lines.js';
import type { RoleQuestion } from '../language/index.js';
import { withArchive } from './archive.js';
import { colours } from './context.js';
import { UserError } from './errors.js';
import type { CommandFile } from './run.js';
import { tame, widthFor } from './telling.js';

/** How many texts are shown unless more are asked for. */
const SHOWN = 20;

interface Options {
  who?: string;
  may?: string;
  must?: string;
  cannot?: string;
  does?: string;
  when?: string;
  in?: string;
  limit: string;
  archive?: string;
  json?: boolean;
}

/** `variorum search PHRASE`: where a phrase stands, and its first and last use; or who may, must or can't do what. */
export const searchCommand: CommandFile = (program, context) => {
  program
    .command('search')
    .summary('find a phrase, or who may do what, and the first and last edition that use it')
    .description(
      'Looks through every edition in the archive for words that stand one after another; or, with --who, --may, --must, --cannot,\n' +
        '--does or --when, or where the words ask "who may …", for sentences that say so, in whatever words. Sentences that the\n' +
        'reader of rules English does not read are not found by such a question.',
    )
    .argument('[phrase...]', "the words; or a question: who may|must|can't …")
    .option('--who <noun>', 'who does it: "active team"')
    .option('--may <verb>', 'what they may or can do: attack, "play a land"')
    .option('--must <verb>', 'what they must do')
    .option('--cannot <verb>', "what they can't or may not do")
    .option('--does <verb>', 'what they do, may they or must they')
    .option('--when <time>', 'at what time: "during combat"')
    .option('--in <edition>', 'only this edition')
    .option('--limit <number>', 'how many texts to show', String(SHOWN))
    .option('--archive <folder>', 'the archive to look in')
    .option('--json', 'one JSON document')
    .addHelpText(
      'after',
      `
Examples:
  variorum search shared life total
  variorum search --who "active team" --may attack
  variorum search who may attack --in 2011`,
    )
    .action(async (words: string[], options: Options) => {
      if (!/^[1-9]\d*$/.test(options.limit)) {
        throw new UserError(`--limit ${options.limit} is no number of texts; write 1 or more`);
      }
      const limit = Number(options.limit);
      const question = questionIn(words, options);
      const asked = { limit, ...(options.in ? { in: options.in } : {}) };
      const found = await withArchive(context, options.archive, false, (archive) =>
        question ? archive.searchByRole(question, asked) : archive.search(words.join(' '), asked),
      );
      if (options.json) {
        context.out(`${JSON.stringify(found)}\n`);
        return;
      }
      const c = colours(context);
      if (found.total === 0) {
        context.out(`“${found.phrase}” is in none of ${found.searched} editions\n`);
        return;
      }
      const undated = 'an undated one';
      context.out(
        `“${found.phrase}”: ${found.editions} of ${found.searched} editions, ${span(found.first ?? undated, found.last ?? undated)}\n`,
      );
      for (const hit of found.hits) {
        const place = hit.places.at(-1)?.place ?? '';
        context.out(`\n${c.bold(tame(place))}  ${c.dim(`in these words ${span(hit.first, hit.last)}`)}\n`);
        // The words of an entry of the glossary begin with its headword, which was just said.
        const text = hit.text.startsWith(`${place} `) ? hit.text.slice(place.length + 1) : hit.text;
        const said = hit.answers?.map(({ who, sentence }) => (who ? `${who}: ${sentence}` : sentence)) ?? [
          text,
        ];
        for (const one of said)
          for (const line of wrap(one, widthFor(context, 2))) context.out(`  ${line}\n`);
      }
      if (found.total > found.hits.length) {
        context.out(c.dim(`\n… and ${found.total - found.hits.length} more texts; --limit shows them\n`));
      }
    });
};

/** What `who` is followed by in a question, with what it asks. */
const ASKING: readonly (readonly [RegExp, RoleQuestion['modality']])[] = [
  [/^who (?:can['\u2019]?t|cannot|may not|must not|mustn['\u2019]t) /i, "can't"],
  [/^who (?:may|can) /i, 'may'],
  [/^who (?:must|has to) /i, 'must'],
];

/**
 * The question about roles that a call asks; undefined for a phrase.
 *
 * @throws UserError where it asks too much or too little at once
 */
function questionIn(words: readonly string[], options: Options): RoleQuestion | undefined {
  const phrase = words.join(' ').replace(/\?$/, '');
  const { who, when } = options;
  const deeds = (['may', 'must', 'cannot', 'does'] as const).filter((name) => options[name] !== undefined);
  if (who === undefined && when === undefined && deeds.length === 0) {
    const form = ASKING.find(([opening]) => opening.test(phrase));
    if (form !== undefined) return { modality: form[1] as 'may', does: phrase.replace(form[0], '') };
    if (phrase === '') throw new UserError('name the words to look for, or ask with --who and --may');
    return undefined;
  }
  if (phrase !== '') throw new UserError(`"${phrase}": ask by words or by --who and --may, not both`);
  if (deeds.length > 1) throw new UserError(`give one of --${deeds.join(' and --')}`);
  if (who === undefined && deeds.length === 0)
    throw new UserError('--when alone asks nothing; add --who, --may, --must, --cannot or --does');
  const [deed] = deeds;
  return {
    ...(who === undefined ? {} : { who }),
    ...(when === undefined ? {} : { when }),
    ...(deed === undefined ? {} : { does: options[deed] as string }),
    ...(deed === undefined || deed === 'does' ? {} : { modality: deed === 'cannot' ? "can't" : deed }),
  };
}

function span(first: string, last: string): string {
  return first === last ? `in ${first}` : `from ${first} to ${last}`;
}
