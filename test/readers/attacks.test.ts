import { describe, expect, it } from 'vitest';
import { read, readDocument } from '../../src/readers/index.js';
import { walk } from '../../src/tree/index.js';

const RULES = [
  '800. General',
  '800.1. The lamp burns until “somebody” takes it away from its owner.',
  '800.2. Nobody else may light the lamp’s wick while it burns.',
  '800.2a A wick that’s wet is lit by nobody.',
  '800.3. A lamp without oil doesn’t burn, whoever lights it.',
  '801. Oil',
  '801.1. Oil is what a lamp burns when somebody has lit it.',
];
const NUMBERS = ['800.1', '800.2', '800.2a', '800.3', '801.1'];

/** The numbers of the rules of a document, and its words one after another. */
async function facts(input: string | Uint8Array): Promise<{ numbers: string[]; words: string }> {
  const bytes = typeof input === 'string' ? new TextEncoder().encode(input) : input;
  const { tree, coverage } = await readDocument(bytes, { file: 'rules' });
  expect(coverage.accounted).toBe(coverage.characters);
  const numbers: string[] = [];
  let words = '';
  walk(tree, (node) => {
    if (node.type === 'rule' || node.type === 'subrule') numbers.push(node.number);
    if ('value' in node) words += `${node.value} `;
  });
  return { numbers, words };
}

const page = (body: string): string => `<html><head><title>Rules</title></head><body>${body}</body></html>`;
const units = (w: string): string =>
  btoa([...w].map((c) => String.fromCharCode(c.charCodeAt(0) >> 8, c.charCodeAt(0) & 255)).join('')).replace(
    /=+$/,
    '',
  );

describe('documents of attackers and of unlucky people', () => {
  it('paragraphs of a page that nobody closes stay paragraphs', async () => {
    const { numbers } = await facts(page(`<div>${RULES.map((r) => `<p>${r}`).join('\n')}</div>`));
    expect(numbers).toEqual(NUMBERS);
  });

  it('the same with letters that nobody closes', async () => {
    const { numbers } = await facts(page(RULES.map((r) => `<p><font color=red><b>${r}</p>`).join('\n')));
    expect(numbers).toEqual(NUMBERS);
  });

  it('words in a field of a form are those of the page where it holds rules', async () => {
    const { numbers } = await facts(
      page(`<h1>Rules</h1><textarea rows=9>\n${RULES.join('\n\n')}</textarea>`),
    );
    expect(numbers).toEqual(NUMBERS);
  });

  it('the boxes of tasks are no words', async () => {
    const list = RULES.map((r) => (/^\d{3}\.\d/.test(r) ? `- [ ] ${r}` : `## ${r}`)).join('\n');
    const { numbers, words } = await facts(`# Rules\n\n${list}`);
    expect(numbers).toEqual(NUMBERS);
    expect(words).not.toContain('[');
  });

  it('characters in UTF-7 are read, and a plus before them is none', async () => {
    const words = RULES.join('\n\n').replace('lamp burns until', 'lamp of the Hajjâj gets +1/+1“now” until');
    const read = await facts(words.replace(/[^\0-\x7f]+/g, (w) => `+${units(w)}-`));
    expect(read.numbers).toEqual(NUMBERS);
    expect(read.words).toContain('Hajjâj gets +1/+1“now” until “somebody”');
    expect(read.words).toContain('lamp’s');
  });

  it('a mark of a plus in a text that is none of UTF-7 stays', async () => {
    const { words } = await facts(RULES.join('\n\n').replace('until', 'for +1/+1- and +AOI- until'));
    expect(words).toContain('+1/+1- and +AOI- until');
  });

  it('a web page in one file is a letter, however long its first part is', async () => {
    const long = 'A lamp that burns is seen by everybody who is near it. '.repeat(2_000);
    const body = page([...RULES, `801.2. ${long}`].map((r) => `<p>${r}</p>`).join('\r\n'));
    const letter = (end: string): string =>
      `From: <Saved>\r\nSubject: Rules\r\nMIME-Version: 1.0\r\nContent-Type: multipart/related;\r\n\ttype="text/html";\r\n\tboundary="----a"\r\n\r\n\r\n------a\r\nContent-Type: text/html\r\nContent-Transfer-Encoding: 8bit\r\n\r\n${body}${end}`;
    for (const end of ['\r\n------a--\r\n', ''])
      expect((await facts(letter(end))).numbers).toEqual([...NUMBERS, '801.2']);
  });

  it('code pages that change from part to part are each read', async () => {
    const windows = (s: string): Buffer =>
      Buffer.from(s.replace('“', '\x93').replace('”', '\x94').replaceAll('’', '\x92'), 'latin1');
    const many = Array.from({ length: 12 }, (_, i) => `800.${i + 4}. The lamp’s oil is “old”.`).join('\n\n');
    const bytes = Buffer.concat([
      windows(`${RULES.slice(0, 5).join('\n\n')}\n\n`),
      Buffer.from(`${many}\n\n`),
      windows(
        Array.from({ length: 40 }, (_, i) => `800.${i + 16}. The lamp’s oil isn’t theirs.`).join('\n\n'),
      ),
    ]);
    const { words } = await facts(bytes);
    expect(words).not.toMatch(/â|\ufffd/);
    expect(words).toContain('lamp’s oil is “old”');
  });

  it('a rule that is cut off before the number of the next one keeps it out', async () => {
    const more =
      ' It is so for each lamp that somebody has lit, wherever it may stand, and whoever looks at it.';
    const lines = RULES.map((r) => (/^\d{3}\.\d/.test(r) ? `${r}${more.repeat(3)}` : r)).join('\n');
    const { numbers } = await facts(lines.replace(/looks at it\.(?=\n800\.2\.)/, 'looks,'));
    expect(numbers).toEqual(NUMBERS);
  });

  it('the head of pages within the words is said', () => {
    const rules = Array.from(
      { length: 60 },
      (_, i) => `800.${i + 1}. A lamp that somebody Rules of Lamps ${i + 2} has lit burns on.`,
    );
    const { messages } = read(`800. General\n\n${rules.join('\n\n')}`);
    expect(messages.map(({ ruleId }) => ruleId)).toContain('title-within');
  });

  it('breaks of a wiki at the ends of terms are none of them', async () => {
    const { words } = await facts(
      `====== Rules ======\n===== 800. General =====\n${RULES.slice(1, 5)
        .map((r) => `  * ${r}`)
        .join('\n')}\n====== Glossary ======\n**Lamp**\\\\\nWhat burns.\n**Oil**\\\\\nWhat is burnt.\n`,
    );
    expect(words).not.toContain('\\');
  });
});
