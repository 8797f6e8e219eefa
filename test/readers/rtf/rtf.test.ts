import { describe, expect, it } from 'vitest';
import { read } from '../../../src/readers/index.js';
import { glossaryOf, textOf } from '../../../src/tree/index.js';
import { kindsOf, numbered, wordsOf } from '../reading.js';
import { outline } from '../support.js';

/** Rich text as word processors write it: fonts and styles first, every paragraph in dress. */
const rtf = (...paragraphs: string[]) =>
  read(
    `{\\rtf1\\ansi\\ansicpg1252\\deff0{\\fonttbl{\\f0\\froman Times;}}{\\stylesheet{\\s0 Normal;}}{\\info{\\title 100.9. No rule}}\n{\\header\\pard 7\\par}${paragraphs
      .map((words) => `\\pard\\plain\\s0\\f0\\fs20 {${words}}\\par\n`)
      .join('')}}`,
  );

describe('rich text', () => {
  it('is read paragraph by paragraph, without what is no word of it', () => {
    const result = rtf(
      '100. Lamps',
      '100.1. A lamp burns.',
      'Example: Ada\\rquote s does.',
      '100.1a It \\i ends\\i0 .',
      'Glossary',
      '{\\b Lamp}',
      'What burns.',
    );
    expect(outline(result.tree)).toEqual([
      'section 100 Lamps',
      '  rule 100.1',
      '    paragraph',
      '    example',
      '    subrule 100.1a',
      '      paragraph',
      'glossary',
      '  entry Lamp',
      '    paragraph',
    ]);
    expect(result.tree.format).toBe('rtf');
    expect(wordsOf(numbered(result.tree, '100.1'), 'example')).toEqual(['Ada’s does.']);
    expect(glossaryOf(result.tree).map((entry) => entry.term)).toEqual(['Lamp']);
    expect(result.coverage.accounted).toBe(result.coverage.characters);
  });

  it('knows characters by their byte, by their number and by their name', () => {
    const { tree } = rtf(
      "100.1. \\'93Hajj\\'e2j\\'94 \\u8212\\'97 {\\uc0\\u198 ther} \\emdash  1\\{2\\}.",
      '100.2. Two.',
    );
    expect(wordsOf(numbered(tree, '100.1'), 'paragraph')).toEqual(['“Hajjâj” — Æther — 1{2}.']);
  });

  it('keeps the words of a link and leaves out where it leads', () => {
    const { tree } = rtf(
      '100.1. See {\\field{\\*\\fldinst HYPERLINK "http://a.b"}{\\fldrslt rule 100.2}}.',
      '100.2. Two.',
    );
    expect(textOf(numbered(tree, '100.1'))).toBe('See rule 100.2.');
  });

  it('says that it is cut off, and reads what is there', () => {
    const result = read('{\\rtf1\\ansi 100. Lamps\\par 100.1. A lamp burns.\\par {\\b 100.2. Two');
    expect(outline(result.tree)).toContain('  rule 100.2');
    expect(kindsOf(result)).toMatchObject({ truncated: 1 });
  });

  it('is refused where it nests without end, and where it holds no words', () => {
    expect(() => read(`{\\rtf1 ${'{'.repeat(20_000)}`)).toThrow(/nests without end/);
    expect(() => read('{\\rtf1\\ansi}')).toThrow(/without words/);
  });

  it('takes no word of the language of its readers for a control word', () => {
    const { tree } = rtf('100. Lamps', '100.1. \\constructor A \\toString lamp \\valueOf burns.');
    expect(wordsOf(numbered(tree, '100.1'), 'paragraph')).toEqual(['A lamp burns.']);
  });

  it('is known behind blank lines', () => {
    const { tree } = read('\r\n  {\\rtf1\\ansi\\pard 100. Lamps\\par\\pard 100.1. A lamp burns.\\par}');
    expect(tree.format).toBe('rtf');
    expect(wordsOf(numbered(tree, '100.1'), 'paragraph')).toEqual(['A lamp burns.']);
  });
});
