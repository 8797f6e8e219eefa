import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ReadError, read } from '../../src/readers/index.js';
import { root } from '../support/corpus.js';

const LOST = [
  'numbers-unread',
  'paragraphs-cut',
  'marks-left',
  'glossary-crowded',
  'sentences-cut',
  'marks-within',
  'title-within',
  'words-unnumbered',
  'rule-beginning-lost',
  'heading-lost',
  'examples-missing',
  'words-left-out',
  'numbers-twice',
];
const saidOf = (text: string): string[] =>
  read(text, { file: 'rules.txt' }).messages.flatMap(({ ruleId }) =>
    ruleId !== undefined && LOST.includes(ruleId) ? [ruleId] : [],
  );
/** So many rules in made-up words. */
const rules = (count: number, words: (n: number) => string): string =>
  [
    '3. Lamps',
    '300. Wicks',
    ...Array.from({ length: count }, (_, at) => `300.${at + 1}. ${words(at + 1)}`),
  ].join('\n\n');
const plain = (n: number): string => `Wick number ${n} burns until a guest blows it out.`;

describe('a document of which something is lost says so', () => {
  test('but one that is read right says nothing', () => {
    expect(saidOf(rules(60, plain))).toEqual([]);
    for (const file of ['edition-2008.txt', 'edition-2011.txt'])
      expect(saidOf(readFileSync(join(root, 'sources', file), 'utf8'))).toEqual([]);
  });

  test('where numbers that count on stand in the words of other rules', () => {
    const hidden = Array.from({ length: 12 }, (_, at) => `~301.${at + 1}~ Oil is poured by the host.`).join(
      ' ',
    );
    expect(saidOf(`${rules(60, plain)} ${hidden}`)).toEqual(['numbers-unread']);
  });

  test('and is refused where most of its numbers do', () => {
    const hidden = Array.from({ length: 80 }, (_, at) => `~301.${at + 1}~ Oil is poured.`).join(' ');
    expect(() => read(`${rules(4, plain)} ${hidden}`, { file: 'rules.txt' })).toThrow(ReadError);
  });

  test('where paragraphs begin or end in mid-sentence', () => {
    expect(saidOf(rules(60, (n) => (n % 4 === 0 ? 'until a guest blows it out.' : plain(n))))).toEqual([
      'paragraphs-cut',
      'sentences-cut',
    ]);
    expect(
      saidOf(rules(60, (n) => (n % 4 === 0 ? 'The wick of the lamp burns. It has oil until a' : plain(n)))),
    ).toEqual(['paragraphs-cut', 'sentences-cut']);
    expect(saidOf(rules(60, (n) => (n === 30 ? 'until a guest blows it out.' : plain(n))))).toEqual([
      'sentences-cut',
    ]);
  });

  test('where marks of another form are left in the words', () => {
    expect(saidOf(rules(96, (n) => `The **wick** &amp; lamp ${n} burn.`))).toEqual([
      'marks-left',
      'marks-within',
    ]);
  });

  test('be it in one place of twenty, as no edition has it in its rules', () => {
    const odd = (words: string): string[] =>
      saidOf(rules(20, (n) => (n === 7 ? `${plain(n)} ${words}` : plain(n))));
    expect(odd('Copy link')).toEqual(['sentences-cut']);
    expect(odd('The cost is \\{T}.')).toEqual(['marks-within']);
    expect(odd('{info} The wick is short.')).toEqual(['marks-within']);
    // What is in UTF-7 is read.
    expect(odd('The guest+IBk-s wick is short.')).toEqual([]);
    expect(odd('The wick is short.[28]')).toEqual(['marks-within']);
    expect(saidOf(rules(20, plain).replace('300. Wicks', '300. Wicks ¶'))).toEqual(['marks-within']);
  });

  test('where a head of the pages, words without a number or the middle of a rule stand in a fragment', () => {
    const title = 'Comprehensive Rules of the House';
    const headed = rules(20, (n) => (n === 7 ? `A wick of the ${title} lamp burns.` : plain(n)));
    expect(saidOf(`${title}\n\n${headed}`)).toEqual(['title-within']);
    expect(
      saidOf(
        `Dear guest, this is what you asked for.\n\n300.4. ${plain(4)}\n\n300.5. ${plain(5)}\n\n300.6. ${plain(6)}`,
      ),
    ).toEqual(['words-unnumbered']);
    expect(saidOf(['d', 'e', 'f'].map((letter) => `300.4${letter} ${plain(4)}`).join('\n\n'))).toEqual([
      'rule-beginning-lost',
    ]);
    const some = [1, 2, 3].map((n) => `300.${n}. ${plain(n)}`).join('\n\n');
    expect(saidOf(some)).toEqual([]);
    expect(saidOf(`Rules of the House\n\n=== 300. Wicks\n\n${some}`)).toEqual(['heading-lost']);
  });

  test('where hundreds of rules have no Example, or Examples stand in the words of rules', () => {
    expect(saidOf(rules(300, plain))).toEqual(['examples-missing']);
    expect(saidOf(rules(300, (n) => `${plain(n)}${n === 9 ? '\nExample: A guest blows.' : ''}`))).toEqual([]);
    expect(saidOf(rules(20, (n) => `${plain(n)}${n === 9 ? ' So “Example: A guest” says.' : ''}`))).toEqual([
      'marks-within',
    ]);
    expect(saidOf(rules(20, (n) => `${plain(n)}${n === 9 ? '\n\n*Example:* A guest blows.' : ''}`))).toEqual(
      [],
    );
  });

  test('where most paragraphs stand in quotation marks, as the values of data do', () => {
    expect(saidOf(rules(20, (n) => `"${plain(n)}"`))).toEqual(['marks-left']);
    expect(saidOf(rules(20, (n) => (n === 7 ? `"${plain(n)}"` : plain(n))))).toEqual([]);
  });
});

describe('of single places that no edition has', () => {
  const idsOf = (text: string): (string | undefined)[] =>
    read(text, { file: 'rules.txt' }).messages.map(({ ruleId }) => ruleId);

  test('blanks beside letters that a font draws as one', () => {
    const behind = (n: number): string => `Wick number ${n} is put out fi rst by a guest.`;
    const before = (n: number): string => `Wick number ${n} is modi fied by a guest.`;
    expect(idsOf(rules(20, plain))).not.toContain('letters-misread');
    for (const words of [behind, before]) expect(idsOf(rules(20, words))).toContain('letters-misread');
  });

  test('addresses behind references', () => {
    const linked = (n: number): string => `Wick number ${n} burns. See rule 300.1 (https://example.org/1).`;
    expect(saidOf(rules(20, linked))).toContain('marks-within');
  });

  test('words in brackets in mid-sentence, as a page has them for the rest of a paragraph', () => {
    const cut = (mark: string, every: number) => (n: number) =>
      n % every === 0 ? `The wick of lamp ${n} burns as long as its o ${mark}` : plain(n);
    for (const mark of ['[more]', '(read more)', '[continued…]'])
      expect(saidOf(rules(20, cut(mark, 5)))).toContain('words-left-out');
    // Two may have a reason, and behind a sentence brackets are words like others.
    expect(saidOf(rules(20, cut('[more]', 8)))).toEqual([]);
    expect(saidOf(rules(20, (n) => `${plain(n)} (As ever.)`))).toEqual([]);
  });

  test('words that were left out, or that a figure of a note, a stamp or a blank before a stop stands beside', () => {
    for (const words of ['[...]', 'The wick of the lamp…', 'The wick of the lamp...'])
      expect(saidOf(rules(20, (n) => (n === 7 ? words : plain(n))))).toContain('words-left-out');
    const marks = [
      'See rule 300.1¹².',
      'A guest blows a .',
      'ABC0000179 burns.',
      '--- PAGE 12 --- It burns.',
    ];
    for (const mark of marks)
      expect(saidOf(rules(20, (n) => (n === 7 ? `${plain(n)} ${mark}` : plain(n))))).toContain(
        'marks-within',
      );
  });

  test('numbers of rules that their words end with', () => {
    expect(saidOf(rules(20, (n) => `${plain(n)} (300.${n})`))).toContain('numbers-twice');
  });

  test('addresses whose brackets Markdown takes for marks', () => {
    const text = `# 3. Lamps\n\n## 300. Wicks\n\n**300.1.** A wick is sold at <http://example.org>.\n\n**300.2.** It burns.\n`;
    expect(idsOf(text)).toContain('markdown-addresses');
  });

  test('rules before the first heading that are not the first of their section', () => {
    const text = '300.4. A wick burns.\n\n300.5. It ends.\n\n301. Oil\n\n301.1. Oil is poured.\n';
    expect(idsOf(text)).toContain('truncated');
    expect(idsOf(text.replace('300.4.', '300.1.').replace('300.5.', '300.2.'))).not.toContain('truncated');
  });
});

describe('what somebody has added is none of the rules', () => {
  const treeOf = (text: string) => read(text, { file: 'rules' }).tree;

  test('the day on which a page was changed does not date the rules', () => {
    const text = `Last updated: January 3, 2027\n\nRules of Lamps\n\nThese rules are effective as of July 15, 2011.\n\n${rules(5, plain)}`;
    expect(treeOf(text).effective).toBe('2011-07-15');
    const titleAside = text.replace('Rules of Lamps\n\n', '');
    expect(treeOf(titleAside).effective).toBe('2011-07-15');
  });

  test('attributes and boxes of Markdown carry no words', () => {
    const text =
      '# 3. Lamps\n\n## 300. Wicks\n\n300.1. A wick burns.\n{: #r300-1 .rule}\n\n> [!example]\n> A guest blows.\n\n:::note\n\n300.2. It ends.\n\n:::\n';
    const words = JSON.stringify(treeOf(text));
    expect(words).toContain('"type":"example"');
    for (const mark of ['{:', '[!', ':::']) expect(words).not.toContain(mark);
  });

  test('one chapter with a Roman numeral is a chapter where its sections follow', () => {
    const chapters = treeOf(rules(5, plain).replace('3. Lamps', 'III. Lamps')).children;
    expect(chapters[0]).toMatchObject({ type: 'chapter', number: '3' });
  });
});

describe('a fragment says what is not in it', () => {
  const messagesOf = (text: string) => read(text, { file: 'rules' }).messages;
  const said = (text: string): (string | undefined)[] => messagesOf(text).map(({ ruleId }) => ruleId);
  const fragment = (words: (n: number) => string): string => rules(20, words);
  const page = (inside: string): string =>
    `<html><body>${inside}<p>300. Wicks</p><p>300.1. A wick burns.</p><p>300.2. It ends.</p><p>300.3. Oil is poured.</p></body></html>`;

  test('words that were taken out and have left two blanks', () => {
    const text = fragment((n) => (n === 7 ? 'A guest blows out the  of another guest.' : plain(n)));
    expect(said(text)).toContain('words-taken');
    expect(said(fragment((n) => (n === 7 ? 'A guest blows.  Oil is poured.' : plain(n))))).toEqual([]);
    // A program that fills its lines puts two blanks everywhere, and in two of many rules they are slips.
    expect(said(fragment(() => 'A  wick of  a lamp  burns until  a guest  blows it  out.'))).toEqual([]);
    expect(said(rules(300, (n) => (n % 150 === 7 ? 'The  wick burns.' : plain(n))))).not.toContain(
      'words-taken',
    );
  });

  test('the number of a page in mid-sentence, where no quantity stands', () => {
    const text = fragment((n) => (n === 7 ? 'A wick still 2 in the lamp burns.' : plain(n)));
    expect(said(text)).toContain('figures-astray');
    for (const words of [
      'Each guest has 2 lamps, 8 in all.',
      'Two plus 3 is more than 4 and less than 7 of them.',
      'The number of wicks is 2 in this lamp.',
    ])
      expect(said(fragment((n) => (n === 7 ? words : plain(n))))).not.toContain('figures-astray');
  });

  test('headings that are written letter by letter', () => {
    expect(said(fragment(plain).replace('300. Wicks', '300. W i c k s'))).toContain('letters-apart');
  });

  test('rules that announce what does not follow', () => {
    expect(said(fragment((n) => (n === 20 ? 'A guest does these:' : plain(n))))).toContain('list-missing');
    const listed = fragment((n) => (n === 20 ? 'A guest does these:\n\n300.20a The guest blows.' : plain(n)));
    expect(said(listed)).not.toContain('list-missing');
  });

  test('a section that speaks of rules behind its last one', () => {
    const last = (words: string): string => fragment((n) => (n === 20 ? words : plain(n)));
    const [message] = messagesOf(last('It is snuffed as rules 300.22–23 say.'));
    expect(message?.ruleId).toBe('end-missing');
    expect(message?.reason).toContain('300.20 refers to 300.22');
    for (const words of ['See rule 300.20.', 'See rule 300.4.', 'See rule 301.1.', 'See rule 300.'])
      expect(said(last(words))).not.toContain('end-missing');
  });

  test('paragraphs that may be Examples, where nothing is called one', () => {
    const twofold = fragment((n) => (n % 9 === 7 ? `${plain(n)}\n\nThe host has a lamp.` : plain(n)));
    expect(said(twofold)).toContain('examples-missing');
    expect(said(`${twofold}\n\nExample: A guest blows.`)).not.toContain('examples-missing');
  });

  test('rules that are said twice, one beside the other', () => {
    const rows = (n: number): string => `${plain(n)}\t300.${n}. ${plain(n)}`;
    expect(said(fragment(rows))).toContain('numbers-twice');
  });

  test('a page that is cut off within a tag or before its end', () => {
    expect(said(page(''))).not.toContain('end-missing');
    expect(said(page('').replace('</p></body></html>', '</p><p cla'))).toContain('end-missing');
    expect(said(page('').replace('</body></html>', ''))).toContain('end-missing');
  });

  test('a date that may be that of a change or of a post', () => {
    for (const text of [
      page('<p>Last updated: January 3, 2027</p>'),
      `---\nlayout: post\ndate: 2019-06-03\n---\n\n${fragment(plain).replace('300. Wicks', '## 300. Wicks')}`,
    ])
      expect(said(text)).toContain('date-uncertain');
    for (const text of [
      page('<p>Effective as of January 3, 2027</p>'),
      `---\neffective: 2019-06-03\n---\n\n${fragment(plain).replace('300. Wicks', '## 300. Wicks')}`,
    ])
      expect(said(text)).not.toContain('date-uncertain');
  });
});
