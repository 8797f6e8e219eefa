import { existsSync } from 'node:fs';
// Not by way of the rooms' indexes: what is asked here is asked again and again, and must not wait for what it does not use.
import type { Found, Hit, SearchOptions } from '../archive/editions/search.js';
import { ArchiveError } from '../archive/errors.js';
import { answersFirst, searchByWords } from '../archive/lineages/search.js';
import { wrap } from '../compare/display/lines.js';
import type { RoleQuestion } from '../language/index.js';
import { isQuestion, phraseIn } from '../lineage/search/query.js';
import { type Context, colours } from './context.js';
import { UserError } from './errors.js';
import { widthFor, withoutControls } from './lifeText.js';
import { saySamples, withSearch } from './lives.js';
import { archiveFolder } from './place.js';
import type { CommandFile } from './run.js';

/** How many rules are shown unless more are asked for, and how many other texts and former numbers of each. */
const SHOWN = 20;
const WORDINGS = 3;
const FORMER = 4;
/** By how many rules with its words the answers to a question are put in order. */
const RANKED = 200;
/** So much of another text is shown (characters). */
const SHORT = 130;

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

/** `variorum search WORDS`: rules by words, names and numbers; a phrase in quotation marks; or who may, must or can't do what. */
export const searchCommand: CommandFile = (program, context) => {
  program
    .command('search')
    .summary('find rules by words, names or numbers, a phrase, or who may do what, and since when')
    .description(
      'Finds rules, entries of the glossary and editions, the best first: a heading, term or keyword that equals the words, then the\n' +
        'words one after another, then all of them in any order and form, then most of them. Knows abbreviations (2HG, EDH, SBA),\n' +
        'mends slips of spelling, and takes numbers that a rule had formerly (606.9a, 606.9a@2008). Words in quotation marks are a\n' +
        'phrase, found only as they stand. With --who, --may, --must, --cannot, --does or --when, or where the words ask\n' +
        '"who may …", "can a player …" or "when does a team …", finds sentences that say so, in whatever words. Such a question does\n' +
        'not find sentences that the reader of rules English cannot read.',
    )
    .argument(
      '[words...]',
      'words, a name, a number, a date; a "phrase"; or a question: who may|must|can\'t …',
    )
    .option('--who <noun>', 'who does it: player, "active team"')
    .option('--may <verb>', 'what they may or can do: attack, "play a land"')
    .option('--must <verb>', 'what they must do')
    .option('--cannot <verb>', "what they can't or may not do")
    .option('--does <verb>', 'what they do, may they or must they')
    .option('--when <time>', 'at what time: "during combat"')
    .option('--in <edition>', 'only this edition')
    .option('--limit <number>', 'how many rules to show', String(SHOWN))
    .option('--archive <folder>', 'the archive to look in')
    .option('--json', 'one JSON document')
    .addHelpText(
      'after',
      `
Examples:
  variorum search shared life total
  variorum search legend rule in M10
  variorum search 606.9a
  variorum search 2HG
  variorum search '"range of influence"'
  variorum search --who emperor --does lose
  variorum search who may attack --in 2011
  variorum search can a player exchange life totals`,
    )
    .action(async (words: string[], options: Options) => {
      if (!/^[1-9]\d*$/.test(options.limit)) {
        throw new UserError(`--limit ${options.limit} is no number of texts; write 1 or more`);
      }
      const limit = Number(options.limit);
      const question = questionIn(words, options);
      const found = await foundFor(context, words.join(' '), question, options, limit);
      context.out(
        options.json ? `${JSON.stringify(found)}\n` : foundText(found, context, asksByRole(question)),
      );
    });
};

/** Whether the options ask who does what; a question in words is looked for as words too. */
function asksByRole(question: RoleQuestion | undefined): boolean {
  return question !== undefined && question.question === undefined;
}

/** Looks by words in the lives of the rules, for a phrase or a question in the texts of all editions. */
async function foundFor(
  context: Context,
  words: string,
  question: RoleQuestion | undefined,
  { in: edition, archive }: Options,
  limit: number,
): Promise<Found> {
  const asked = { limit, ...(edition === undefined ? {} : { in: edition }) };
  const inTexts = async (asked: SearchOptions): Promise<Found> => {
    const wanted = archive ?? context.env.VARIORUM_ARCHIVE;
    if (wanted !== undefined || existsSync(archiveFolder(context))) {
      const { withArchive } = await import('./archive.js');
      return withArchive(context, archive, false, (kept) =>
        question ? kept.searchByRole(question, asked) : kept.search(words, asked),
      );
    }
    const { searchEditions, searchEditionsByRole } = await import('../archive/editions/search.js');
    const { shelfOf } = await import('./shelf.js');
    const shelf = await shelfOf(context);
    const sources = edition === undefined ? shelf.list() : [await shelf.find(edition)];
    const loaded = await Promise.all(sources.map((source) => source.load()));
    saySamples(context, loaded.length);
    return question ? searchEditionsByRole(loaded, question, asked) : searchEditions(loaded, words, asked);
  };
  if (phraseIn(words) !== undefined || asksByRole(question)) return inTexts(asked);
  // A question in words is put into their order by what else they find.
  const most = question ? Math.max(limit, RANKED) : limit;
  const found = await withSearch(
    context,
    archive,
    async (search) => search && searchByWords(search, words, { ...asked, limit: most }),
  );
  if (found === undefined) return inTexts(asked);
  if (!question) return found;
  let answers: Found;
  try {
    answers = await inTexts({ ...asked, limit: Number.POSITIVE_INFINITY });
  } catch (error) {
    // A question that cannot be read is words.
    if (!(error instanceof ArchiveError && error.ruleId === 'unread-question')) throw error;
    return { ...found, hits: found.hits.slice(0, limit) };
  }
  const all = answersFirst(answers, found);
  return { ...all, hits: all.hits.slice(0, limit) };
}

function foundText(found: Found, context: Context, isQuestion: boolean): string {
  const c = colours(context);
  const { phrase, hits, total, searched, corrected } = found;
  if (total === 0)
    return isQuestion
      ? `“${phrase}”: no sentence of ${searched} ${searched === 1 ? 'edition' : 'editions'} says so; ask with other nouns or verbs, or search for the words alone\n`
      : `“${phrase}” is in none of ${searched} editions\n`;
  const undated = 'an undated one';
  const lines: string[] = [];
  const say = (words: string, indent = '  ', paint = (line: string): string => line): void => {
    for (const line of wrap(words, widthFor(context, indent.length))) lines.push(indent + paint(line));
  };
  if (corrected !== undefined) lines.push(`“${phrase}”: no rule has this; looked for “${corrected}”`);
  else if (found.editions > 0)
    lines.push(
      `“${phrase}”: ${found.editions} of ${searched} editions, ${span(found.first ?? undated, found.last ?? undated)}`,
    );
  else if (hits.some(({ rule }) => rule && rule.asked === undefined))
    lines.push(
      `“${phrase}”: ${found.some ? 'no rule has all these words; some have most' : `${total} found`}`,
    );
  for (const hit of hits) {
    const { rule, places, text } = hit;
    const place = rule?.number ?? (places.at(-1)?.place || hit.first);
    lines.push('');
    if (places.at(-1)?.kind === 'edition') {
      lines.push(`${c.bold(place)}  ${c.dim(`edition: ${withoutControls(text)}`)}`);
      continue;
    }
    lines.push(
      `${c.bold(withoutControls(place))}  ${c.dim(`${rule?.above ? `${withoutControls(rule.above)}, ` : ''}${notesOn(hit)}`)}`,
    );
    // The words of an entry of the glossary begin with its headword, which was just said.
    const own = text.startsWith(`${place} `) ? text.slice(place.length + 1) : text;
    const said = hit.answers?.map(({ who, sentence }) => (who ? `${who}: ${sentence}` : sentence));
    for (const one of said ?? own.split('\n')) say(one);
    for (const wording of rule?.wordings.slice(0, WORDINGS) ?? [])
      say(
        shortened(`${wording.number} ${span(wording.first, wording.last)}: ${wording.text}`),
        '    ',
        c.dim,
      );
    const more = (rule?.wordings.length ?? 0) - WORDINGS;
    if (more > 0) say(`and ${more} more: variorum history ${place}@${hit.last}`, '    ', c.dim);
  }
  const left = total - hits.length;
  if (left > 0) lines.push('', c.dim(`… and ${left} more; --limit shows them`));
  return `${lines.join('\n')}\n`;
}

/** When a text was in force, and what its rule was called and is called. */
function notesOn({ rule, first, last }: Hit): string {
  const notes = [`in these words ${span(first, last)}`];
  if (rule?.asked && rule.asked.number !== rule.number)
    notes.push(`${rule.asked.number} ${span(rule.asked.first, rule.asked.last)}`);
  const former = new Set(rule?.numbers.map(({ number }) => number));
  for (const known of [rule?.number, rule?.asked?.number, ...(rule?.today ?? [])]) former.delete(known ?? '');
  if (former.size > 0) notes.push(`formerly ${[...former].slice(-FORMER).reverse().join(', ')}`);
  if (rule && rule.today.length === 0) notes.push('no longer in the rules');
  else if (rule && rule.today.join() !== rule.number) notes.push(`today ${rule.today.join(', ')}`);
  return withoutControls(notes.join('; '));
}

/** The first line of a text, as far as it is needed to know it again. */
function shortened(text: string): string {
  const [line = ''] = text.split('\n');
  return line.length <= SHORT ? line : `${line.slice(0, line.lastIndexOf(' ', SHORT))} …`;
}

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
    if (isQuestion(phrase)) return { question: phrase };
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
