import { describe, expect, it } from 'vitest';
import { ReadError, read } from '../../src/readers/index.js';
import { asked, blocks, difference, factsOf, known, program, randomFrom } from '../support/forms.js';

type Form = ((blocks: readonly object[], random: () => number) => string | Uint8Array) & {
  keeps?: RegExp;
  folds?: (words: string) => string;
};
type Forms = Record<string, Form>;
const {
  texts: FORMS,
  markup,
  hands,
  data,
  damage,
}: { texts: Forms; markup: Forms; hands: Forms; data: Forms; damage: Forms } = await program(
  'read/forms/index.mjs',
);
const want = factsOf(read(FORMS.plain?.(blocks, Math.random) as string).tree);

/** Forms that hold too little, or say it too strangely, to be read: they are refused, or a message names what is lost. */
const SAID = new Set([
  'small letters lost',
  'blanks in numbers',
  'numbers behind words',
  'numbers behind their words',
  'two copies',
  'wrapped, hyphens at line ends',
  'rst, field lists',
  'mediawiki, a table',
  'tsv, ids first',
  'sql',
  'source code, strings',
  'ini',
  'toml',
  'xml',
  'opml',
  'csv with kinds first',
  'html, textarea',
  'html of pdftohtml',
  'html of pdftohtml, blanks',
  'html, places on a page',
  'html, numbers by style only',
  'quoted letter, broken again',
  'zero width spaces in numbers',
  'word joiners in numbers',
  'marks of direction around numbers',
  'devanagari figures',
  'superscript letters',
  'capital letters of subrules',
  'letters in brackets',
  'letters behind a blank',
  'letters behind a hyphen',
  'two columns side by side',
  'lines counted on each page',
  'every fifth line counted',
  'page of a viewer, a span for each word',
  'page of the old word processor',
  'page of insertions and deletions',
  'notes with callouts and block marks',
  'array of numbers and texts',
  'csv with semicolons',
  'words struck out',
  'numbers without words',
  'lines of a search, with colours',
  'files put together with marks of byte order',
  'chapters left out',
  'sections left out',
  'comparison of two editions',
  'lines in reverse',
  'lines sorted',
  'each line twice',
  'lines cut at 200',
  'lines cut at 255',
  'a word a line',
  'blanks lost',
  'letters behind a dot',
  'letters behind a blank with a bracket',
  'blanks between figures',
  'ideographic stops in numbers',
  'numbers as figures in circles',
  'utf-7',
  'subtitles',
  'lines of json in random order',
  'module of template strings',
  'page of lists that count',
  'chat exported as data',
  'chat exported with reactions',
  'chat of authors and times',
  'chat of authors and times, edited',
  'difference side by side',
  'messages with heads of author and date',
  'page of blocks that open',
  'posts of a forum with heads and votes',
  'wiki of templates for rules',
  'calendar',
  'chat copied with names over its messages',
  'chat exported as a page',
  'chat of a workplace as data',
  'copy that lost its ligatures',
  'highlights of an electronic reader',
  'outline with children as data',
  'page of a file in a repository',
  'scan with places of words, table',
  'scan with places of words, xml',
  'sheet published as a page',
  'source of a typesetter, marks of its own',
  'table whose numbers lost their last naughts',
  'table with commas in its numbers',
  'wiki of a tracker',
  'captions with times',
  'lyrics with times',
  'notebook of cells',
  'properties of a program',
  'questions and answers',
  'table of formulas',
  'table with a mark of its separator',
  'table with words first',
  'texts of a telephone',
  'xml of texts to translate',
  // What is gone cannot come back; what only looks otherwise does.
  ...Object.keys(damage).filter(
    (name) =>
      !/code page|^two editions$|marks for quotation|read wrongly|letters spelled|hyphens|blanks without|marks of direction|variation|other alphabets|above the line|stops lost|lines of their own|as a page|^print /.test(
        name,
      ),
  ),
  ...Object.keys({ ...markup, ...hands, ...data }).filter((name) => /^(?:json|yaml)/.test(name)),
]);

/** A form of an edition, read: `exact`, or what differs, and what is said about it. */
function verdictOf(name: string): { differs: object; said: string[] } {
  const form = FORMS[name] as Form;
  const input = form(blocks, randomFrom(17));
  try {
    const { tree, messages } = read(typeof input === 'string' ? new TextEncoder().encode(input) : input);
    return {
      differs: difference(asked(want, form), asked(factsOf(tree), form)).counts,
      said: messages
        .filter(({ ruleId, fatal }) => fatal === false && !known.has(ruleId ?? ''))
        .map(({ reason }) => reason),
    };
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    return { differs: { refused: 1 }, said: [error.message] };
  }
}

describe('an edition in the forms that people make of it', () => {
  it('holds hundreds of facts, and as many forms as are worth counting', () => {
    expect(want.size).toBeGreaterThan(400);
    expect(Object.keys(FORMS).length).toBeGreaterThan(360);
  });

  const names = Object.keys(FORMS);
  it.each(names.filter((name) => !SAID.has(name)))('comes back whole: %s', (name) => {
    expect(verdictOf(name).differs).toEqual({});
  });

  it.each([...SAID])('comes back whole, or with a message that says what is lost: %s', (name) => {
    const { differs, said } = verdictOf(name);
    if (Object.keys(differs).length > 0) expect(said).not.toEqual([]);
    else expect(differs).toEqual({});
  });
});
