import { describe, expect, it } from 'vitest';
import { read } from '../../../src/readers/index.js';
import { findNumber, textOf } from '../../../src/tree/index.js';
import { kindsOf } from '../reading.js';
import { misplacedIn, numbersOf, outline } from '../support.js';
import { RULEBOOK } from '../text/rulebook.js';

/** What a document says, whatever stood around it. */
function said(text: string): { outline: string[]; words: string; kinds: Record<string, number> } {
  const result = read(text);
  expect(result.coverage.accounted).toBe(result.coverage.characters);
  expect(result.messages.filter(({ ruleId }) => ruleId === 'accounted-twice')).toEqual([]);
  expect(misplacedIn(result.tree)).toEqual([]);
  const kinds = kindsOf(result);
  delete kinds.contents;
  return { outline: outline(result.tree), words: textOf(result.tree), kinds };
}

const PLAIN = said(RULEBOOK);

/** A long document of numbered rules, each broken into lines. */
const SENTENCE = 'Whoever carries the lantern walks first and looks neither back nor to the side of the road';
const RULES = Array.from(
  { length: 60 },
  (_, i) => `100.${i + 1}. ${SENTENCE}\nuntil the ${i + 1}th bell. ${SENTENCE}\nin turn.\n`,
);
const LONG = `100. Lanterns\n\n${RULES.join('\n')}`;

/** The same as printed on pages of so many lines. */
function printed(text: string, most: number, edge: (page: number) => string[]): string {
  const lines = text.split('\n');
  const pages: string[] = [];
  for (let from = 0; from < lines.length; from += most) pages.push(lines.slice(from, from + most).join('\n'));
  return pages.map((page, i) => [page, ...edge(i + 1)].join('\n')).join('\n');
}

describe('page furniture in a text', () => {
  const plain = said(LONG);

  it.each([
    ['a number alone', (page: number) => ['', String(page), '']],
    ['a number and a form feed', (page: number) => ['', `Page ${page} of 17`, '\f']],
    ['a number between hyphens, without free lines', (page: number) => [`- ${page} -`]],
    ['a running head with a number', (page: number) => ['', `The Lantern Game   ${page}`, '']],
    ['a number and a running head', (page: number) => ['', String(page), 'The Lantern Game', '']],
    ['a running foot without a number', () => ['', 'Printed by the Lantern Guild', '']],
  ])('is taken off: %s', (_, edge) => {
    const pages = said(printed(LONG, 17, edge));
    expect(pages.kinds).toEqual({ 'page-furniture': 1 });
    expect(pages.outline).toEqual(plain.outline);
    expect(pages.words).toBe(plain.words);
  });

  it('says how many pages there were, and where the first ended', () => {
    const { messages } = read(printed(LONG, 17, (page) => ['', String(page), '']));
    const [furniture] = messages.filter(({ ruleId }) => ruleId === 'page-furniture');
    expect(furniture?.line).toBe(17);
    expect(furniture?.reason).toMatch(/^15 ends of pages/);
  });

  it('is not seen in figures that do not count pages', () => {
    const stray = LONG.replace('\n\n100.20.', '\n\n7\n\n100.20.').replace('\n\n100.40.', '\n\n9\n\n100.40.');
    const { kinds, words } = said(stray);
    expect(kinds['page-furniture']).toBeUndefined();
    expect(words.length).toBeGreaterThan(plain.words.length);
  });
});

describe('words that come back', () => {
  it('are no running head where their distances differ', () => {
    const entries = Array.from({ length: 80 }, (_, i) => {
      const meaning = `What the ${i}th lantern is called. `.repeat(1 + ((i * 7) % 13));
      return `Lantern ${i}${'abcdefgh'[i % 8]}\n${i % 9 === 4 || i % 11 === 2 ? 'See the old lantern.' : meaning}\n`;
    });
    const { kinds } = said(`Glossary\n\n${entries.join('\n')}`);
    expect(kinds['page-furniture']).toBeUndefined();
  });
});

describe('the margin of a text', () => {
  it.each([
    ['the marks of a quoted letter', '> ', 'quotation-marks'],
    ['the marks of one quoted twice', '>> ', 'quotation-marks'],
  ])('is taken off: %s', (_, mark, ruleId) => {
    const quoted = said(RULEBOOK.replace(/^/gm, mark));
    expect(quoted.outline).toEqual(PLAIN.outline);
    expect(quoted.words).toBe(PLAIN.words);
    expect(quoted.kinds).toMatchObject({ [ruleId]: 1 });
  });

  it('is taken off where it is the number of each line', () => {
    let line = 0;
    const counted = said(RULEBOOK.replace(/^/gm, () => `${String(++line).padStart(4)}  `));
    expect(counted.outline).toEqual(PLAIN.outline);
    expect(counted.words).toBe(PLAIN.words);
  });
});

describe('numbers in dress', () => {
  const NUMBER = /^(\d{3}\.\d+)(\.|[a-z])(?= )/gm;

  it.each([
    ['bullets', '* $1$2'],
    ['brackets', '[$1$2]'],
    ['half a bracket', '$1$2)'],
    ['the word “Rule”', 'Rule $1$2'],
    ['an abbreviation and a colon', 'CR $1$2:'],
  ])('are known: %s', (_, dress) => {
    const dressed = said(RULEBOOK.replace(NUMBER, dress));
    expect(dressed.outline).toEqual(PLAIN.outline);
    expect(dressed.words).toBe(PLAIN.words);
    expect(dressed.kinds).toMatchObject({ 'number-dress': 1 });
  });

  it('are known in headings', () => {
    const dressed = RULEBOOK.replace(/^(\d{3})\. /gm, 'Section $1 – ').replace(/^(\d)\. /gm, 'Chapter $1: ');
    expect(said(dressed).outline).toEqual(PLAIN.outline);
  });

  it('are known in a table of two fields', () => {
    const { tree, coverage } = read(
      'number,words\n"100.1.","A ""lamp"" burns."\n"100.1a","It ends."\n"100.2.","Two."\n',
    );
    expect(numbersOf(tree)).toEqual(['100.1', '100.1a', '100.2']);
    expect(textOf(findNumber(tree, '100.1')?.children[0] ?? tree)).toBe('A "lamp" burns.');
    expect(coverage.accounted).toBe(coverage.characters);
  });

  it('are references where a wrapped line begins with one', () => {
    const { tree } = read(
      '100.1. A lamp burns as it says in\nRule 100.2 of this booklet and in\nRule 100.3 of that.\n\n100.2. Two.\n',
    );
    expect(numbersOf(tree)).toEqual(['100.1', '100.2']);
  });
});

describe('examples in dress', () => {
  it.each([
    ['counted', 'Example 2: '],
    ['with a dash', 'Example – '],
    ['in italics', '_Example:_ '],
  ])('are examples: %s', (_, mark) => {
    const dressed = said(RULEBOOK.replaceAll('Example: ', mark));
    expect(dressed.outline).toEqual(PLAIN.outline);
    expect(dressed.words).toBe(PLAIN.words);
  });

  it('begin in the middle of a line', () => {
    const inline = said(RULEBOOK.replaceAll('\nExample: ', ' Example: '));
    expect(inline.outline).toEqual(PLAIN.outline);
  });
});

describe('what programs leave in a text', () => {
  it('references to characters are read as those characters', () => {
    const spelled = RULEBOOK.replace(/[“”]/g, (c) => (c === '“' ? '&ldquo;' : '&#8221;'));
    expect(said(spelled)).toMatchObject({ words: PLAIN.words, kinds: { 'character-references': 1 } });
  });

  it.each(['\u0085', '\u2028', '\v'])('line ends of other machines end lines: %j', (end) => {
    expect(said(RULEBOOK.replaceAll('\n', end)).outline).toEqual(PLAIN.outline);
  });
});

describe('documents of data', () => {
  const RULES_OF_DATA = [
    {
      number: '100.1',
      text: 'A lantern is lit.',
      subrules: [{ number: '100.1a', text: 'It is "bright".' }],
      examples: ['One, two.'],
    },
    { number: '100.2', text: 'It goes out.' },
    { number: '100.3', text: 'It is lit again.' },
  ];

  it('are read value by value, and examples behind subrules belong to the rule around them', () => {
    const { tree } = read(JSON.stringify(RULES_OF_DATA));
    expect(numbersOf(tree)).toEqual(expect.arrayContaining(['100.1', '100.1a', '100.2', '100.3']));
    expect(findNumber(tree, '100.1')?.children.map(({ type }) => type)).toContain('example');
    expect(textOf(findNumber(tree, '100.1a') as never)).toContain('It is "bright".');
  });

  it('that have numbers and no sentences are no rules', () => {
    const numbers = Array.from({ length: 40 }, (_, i) => [`100.${i + 1}`, `110.${i + 1}`]);
    expect(() => numbersOf(read(JSON.stringify({ version: 1, rules: numbers })).tree)).toThrow();
  });

  it('with more brackets closed than opened come to an end', () => {
    expect(numbersOf(read(`]]}${JSON.stringify(RULES_OF_DATA)}]]}"a": "b"`).tree)).toContain('100.3');
  });

  it('leave out the heads of columns, and read the quotation marks of cells', () => {
    const rows = ['No.,Words', '100.1,"A ""bright"" lantern, lit."', '100.1a,Often.', '100.2,It goes out.'];
    const { outline: lines, words } = said(rows.join('\n'));
    expect(words).toContain('A "bright" lantern, lit.');
    expect(lines.join(' ')).not.toContain('No.');
  });
});

describe('what further hands do to a text', () => {
  it('reads an example whatever word opens it, but not the words “e.g.” within a sentence', () => {
    for (const opening of ['EXAMPLE — ', 'Ex.: ', '[Example] ', 'e.g. ', '» Example » '])
      expect(said(RULEBOOK.replace(/^Example: /gm, opening)).words).toBe(PLAIN.words);
    const broken = RULEBOOK.replace(/(^\d{3}\.\d+\. \S+ \S+) /m, '$1 (that is,\ne.g. so) ');
    expect(numbersOf(read(broken).tree)).toEqual(numbersOf(read(RULEBOOK).tree));
  });

  it('takes the mark that opens many examples for no mark of lines that go on', () => {
    const many = (opening: string): string =>
      LONG.replace(/^in turn\.$/gm, `in turn.\n${opening}Each lamp has oil.`);
    const told = said(many('Example: ')).words;
    expect(told.match(/Each lamp has oil/g)?.length).toBeGreaterThan(12);
    expect(said(many('» Example » ')).words).toBe(told);
  });

  it('takes off marks for clicks, and lines that stand again and again between paragraphs', () => {
    const linked = LONG.replace(/\n\n(?=100\.\d)/g, '\nCopy link\n\n');
    expect(said(linked).words).toBe(said(LONG).words);
    expect(said(linked).kinds['page-links']).toBe(1);
  });

  it('leaves out marks that print nothing within numbers, and ends a line where two files were put together', () => {
    const marked = LONG.replace(/^100\.(?=\d)/gm, '\u200f100.\u200b');
    expect(said(marked).words).toBe(said(LONG).words);
    const [first, ...rest] = LONG.split(/\n\n(?=100\.)/);
    expect(said([first, ...rest].join('\ufeff')).outline).toEqual(said(LONG).outline);
  });

  it('counts chapters in Roman numerals, and zeros before figures, as the others', () => {
    const roman = Array.from({ length: 4 }, (_, i) => i + 1).map(
      (chapter) =>
        `${['I', 'II', 'III', 'IV'][chapter - 1]}. Paths\n\n${chapter}00. Bells\n\n${chapter}00.01. ${SENTENCE}.\n\n${chapter}00.02. ${SENTENCE}.\n`,
    );
    const { tree } = read(roman.join('\n'));
    expect(tree.children.map((child) => 'number' in child && child.number)).toEqual(['1', '2', '3', '4']);
    expect(findNumber(tree, '300.2')).toBeDefined();
  });

  it('says which chapters of the contents are not in the document', () => {
    const contents = ['Contents', '', '1. Lanterns', '2. Bells', '3. Roads'];
    const { messages } = read(`The Rules\n\n${contents.join('\n')}\n\n1. Lanterns\n\n${LONG}`);
    expect(messages.map(({ ruleId, reason }) => `${ruleId}: ${reason}`)).toContain(
      'chapters-missing: the contents announce chapters 2, 3, and the document has no rule of them',
    );
  });

  it('reads the newer document out of a comparison that has all of it, and says how many lines it leaves out', () => {
    const lines = LONG.split('\n').map((line) => ` ${line}`);
    lines.splice(30, 0, '-100.11. Nobody walks first.');
    const head = `--- a\n+++ b\n@@ -1,${lines.length} +1,${lines.length - 1} @@\n`;
    const { outline, words, kinds } = said(`${head}${lines.join('\n')}`);
    expect([outline, words]).toEqual([said(LONG).outline, said(LONG).words]);
    expect(kinds.comparison).toBe(1);
  });

  it.each([
    [
      'who has written them',
      (i: number) => `3f2a90${i % 10} (A. Friend   2026-11-22 12:00:00 +0000 ${i + 1}) `,
    ],
    ['the files that they are in', (i: number) => `rules/0${Math.floor(i / 50)}-part.txt:${i + 1}:`],
  ])('takes off what programs write before lines: %s', (_, before) => {
    const lines = LONG.split('\n').map((line, i) => before(i) + line);
    expect(said(lines.join('\n'))).toMatchObject({ words: said(LONG).words, kinds: { margin: 1 } });
  });

  it('reads the first of two versions that stand one below the other, and says so', () => {
    const lines = LONG.split('\n');
    lines.splice(30, 1, '<<<<<<< HEAD', lines[30] as string, '=======', 'Nobody walks.', '>>>>>>> other');
    expect(said(lines.join('\n'))).toMatchObject({ words: said(LONG).words, kinds: { conflict: 1 } });
  });

  it('refuses a comparison of two documents', () => {
    const diff = `--- a\n+++ b\n@@ -1,3 +1,3 @@\n 100. Lanterns\n-100.1. ${SENTENCE}\n+100.1. ${SENTENCE}!\n`;
    expect(() => read(diff)).toThrow(/comparison \(diff\)/);
  });

  it('leaves out remarks between the lines of a quoted letter, and says so', () => {
    const letter = LONG.split('\n').map((line) => `>> ${line}`);
    letter.splice(60, 0, '> is this new?');
    const { words, kinds } = said(letter.join('\n'));
    expect(words).toBe(said(LONG).words);
    expect(kinds['quoted-remarks']).toBe(1);
  });
});

describe('small markup languages as converters write them', () => {
  const HEADINGS = ['1. Lamps', '100. Lamps of All Kinds', 'Glossary', 'Credits'];
  const BLOCKS = [
    HEADINGS[0],
    HEADINGS[1],
    '100.1. A lamp hangs from a hook, and whoever walks beneath it may light the lamp with the flame of another one, as often as that player likes.',
    '100.1a A lamp costs {1} (see rule 100.1) or “half” of it.',
    'Example: Dusk//Dawn is one lamp in a street of 3/4 lamps that gets -1/-0, as long as no other lamp stands behind it and burns at dawn.',
    '100.2. Lamps & hooks are counted (if any) once each; “each . . . counts” — says the lampmaker — and nobody counts twice under the rules.',
    HEADINGS[2],
    ...['Hook', 'Lamp', 'Old Lamp (Obsolete)', 'Street', 'Wall', 'Wick'].flatMap((term) => [
      term,
      `What a house has more than one of, as a rule says. Where none hangs, the wall counts as one. See rule 100.2. ${term} means it.`,
    ]),
    'A second paragraph says more of this word than the first one did, and goes on for so long that it is broken.',
    HEADINGS[3],
    'Made by the Lantern Guild',
  ] as string[];
  /** The blocks with free lines between them, broken to so many characters, each changed before. */
  const page = (
    width: number,
    heading: (words: string) => string,
    words = (block: string): string => block,
  ) =>
    BLOCKS.map((block) => (HEADINGS.includes(block) ? heading(block) : words(block)))
      .map((block) => block.replace(new RegExp(`(?=.{${width}})(.{1,${width - 1}}) `, 'g'), '$1\n'))
      .join('\n\n');
  const plain = said(BLOCKS.map((block) => block.replace(/^(?!What|A second|Example)/, '\n')).join('\n'));
  const anchor = (words: string): string => words.toLowerCase().replace(/[^a-z]+/g, '-');

  it.each([
    ['lines that are broken, and a free line between each two paragraphs', page(72, (h) => h)],
    [
      'ConTeXt',
      `\\starttext\n\n${page(
        72,
        (h) => `\\section[title={${h}},reference={${anchor(h)}}]`,
        (b) => b.replace(/[{}&]/g, '\\$&'),
      ).replace('Lamps of All', 'Lamps of\nAll')}\n\n\\stoptext`,
    ],
    [
      'Haddock',
      page(
        72,
        (h) => `= ${h}\n#${anchor(h)}#`,
        (b) => b.replaceAll('/', '\\/'),
      ),
    ],
    [
      'Jira',
      page(
        9999,
        (h) => `h2. {anchor:${anchor(h)}}${h}`,
        (b) => b.replace(/[(){}]/g, '\\$&'),
      ).replace(/(?<=^h2.*\n)\n/gm, ''),
    ],
    [
      'Textile',
      page(
        9999,
        (h) => `h2(#${anchor(h)}). ${h}`,
        (b) => b.replaceAll('&', '&amp;').replaceAll('-', '&#45;'),
      ),
    ],
    [
      'XWiki',
      page(
        9999,
        (h) => `== ${h} {{id name="${anchor(h)}" /}}==`,
        (b) => b.replace('//', '~/~/'),
      ),
    ],
    [
      'DokuWiki',
      page(
        9999,
        (h) => `==== ${h} ====`,
        (b) => b.replace('//', '%%//%%'),
      ),
    ],
    [
      'ZimWiki',
      page(
        9999,
        (h) => `==== ${h} ====`,
        (b) => b.replace('//', "''//''"),
      ),
    ],
    [
      'AsciiDoc',
      page(
        72,
        (h) => `== ${h}`,
        (b) => b.replace(' — ', '\n— '),
      ),
    ],
    [
      'Org',
      page(72, (h) => `* ${h}\n  :PROPERTIES:\n  :CUSTOM_ID: ${anchor(h)}\n  :END:`).replace(
        /(?<=:END:\n)\n/g,
        '',
      ),
    ],
    [
      'LaTeX',
      `\\begin{document}\n\n${page(
        72,
        (h) => `\\section{${h}}\\label{${anchor(h)}}`,
        (b) => b.replace(/[{}&]/g, '\\$&'),
      ).replace('Lamps of All', 'Lamps of\nAll')}\n\n\\end{document}`,
    ],
    [
      'troff',
      page(
        72,
        (h) => `.SH ${h}`,
        (b) => b.replaceAll('—', '\\[em]').replace(/[“”]/g, (c) => (c === '“' ? '\\[lq]' : '\\[rq]')),
      ).replace(/\n\n(?!\.SH)/g, '\n.PP\n'),
    ],
  ])('say what the plain text says: %s', (_, text) => {
    const { outline, words } = said(text);
    expect(outline).toEqual(plain.outline);
    expect(words).toBe(plain.words);
  });
});
