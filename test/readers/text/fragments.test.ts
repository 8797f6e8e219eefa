import { describe, expect, it } from 'vitest';
import { ReadError } from '../../../src/readers/result.js';
import { countNodes } from '../../../src/tree/index.js';
import { describeWithCorpus } from '../../support/corpus.js';
import { outline, reading, readingOf } from '../support.js';

describe('a fragment', () => {
  it('that begins inside a rule keeps its first words with a rule outside', () => {
    const { tree, unaccounted } = reading(
      'Example: Ada lights two lamps.\n\n606.8c Bo lights none.\n\n606.9. The rest are dark.\n\n607. Dawn\n\n607.1. It dawns.',
    );
    expect(outline(tree)).toEqual([
      'rule 606.8 (orphan)',
      '  example',
      '  subrule 606.8c',
      '    paragraph',
      'rule 606.9',
      '  paragraph',
      'section 607 Dawn',
      '  rule 607.1',
      '    paragraph',
    ]);
    expect(tree.partial).toBe(true);
    expect(unaccounted).toBe(0);
  });

  it('whose first rule has no letter does not guess which rule its first words belong to', () => {
    const { tree } = reading('and so the lamp burns.\n\n606.9. The rest are dark.');
    expect(tree.children[0]).toMatchObject({ type: 'rule', number: '', orphan: true });
    expect(tree.children[0]).not.toHaveProperty('intended');
  });

  it('of one rule is a tree', () => {
    expect(outline(reading('810.4. Lamps are shared.').tree)).toEqual(['rule 810.4', '  paragraph']);
  });

  it('that lost a heading puts the rules under what is left', () => {
    const { tree, slips } = reading('8. Lamps\n\n800. Wicks\n\n800.1. One.\n\n802.1. Two.\n\n802.2. Three.');
    expect(outline(tree).filter((l) => !l.includes('paragraph'))).toEqual([
      'chapter 8 Lamps',
      '  section 800 Wicks',
      '    rule 800.1',
      '  rule 802.1',
      '  rule 802.2',
    ]);
    expect(slips).toEqual(['heading-missing']);
  });
});

describe('a document that is no rules', () => {
  it.each([
    ['nothing', '', 'empty'],
    ['white space', ' \n\t\r\n ', 'empty'],
    ['prose', 'Once upon a time there was a lamp.\n\nIt burned.', 'not-rules'],
    ['a page', '<!doctype html><p>100.1 is a number</p>', 'not-rules'],
    ['control characters', '\u0001\u0002'.repeat(500), 'not-text'],
  ])('%s is refused', (_, text, ruleId) => {
    expect(() => reading(text)).toThrow(ReadError);
    expect(() => reading(text)).toThrow(expect.objectContaining({ ruleId, file: 'rules.txt' }));
  });

  it('with lettered headings is named for what it is', () => {
    const lettered = Array.from({ length: 12 }, (_, i) => `A.${i} - General Rulings on Lamps`).join('\n\n');
    expect(() => reading(lettered)).toThrow(/lettered.*summary of rulings/);
  });
});

describeWithCorpus('the founding fragment in plain text', () => {
  const { tree, unaccounted, slips } = readingOf('seeds/004_896a5dd8c97610c3.txt');

  it('has two sections, thirteen rules, fourteen subrules and ten examples, two of them orphans', () => {
    expect(countNodes(tree)).toMatchObject({
      chapters: 0,
      sections: 2,
      rules: 13,
      subrules: 14,
      examples: 10,
      orphanExamples: 2,
      glossaryEntries: 0,
    });
  });

  it('puts the subrule whose rule lies outside under that rule, and rules without a heading at the top', () => {
    expect(tree.children[0]).toMatchObject({ type: 'rule', number: '', intended: '606.8', orphan: true });
    expect(tree.children.map((c) => ('number' in c ? c.number : c.type))).toEqual([
      '',
      '606.9',
      '606.10',
      '607',
      '608',
    ]);
    expect(tree.partial).toBe(true);
  });

  it('accounts for every character and finds no fault', () => {
    expect(unaccounted).toBe(0);
    expect(slips).toEqual([]);
  });
});

describe('a glossary alone', () => {
  const ENTRIES = Array.from(
    { length: 9 },
    (_, i) =>
      `Lantern ${'ABCDEFGHI'[i]}\nA lantern of kind ${i}, which burns for an hour or two. See rule 10${i}.`,
  ).join('\n\n');

  it.each([
    ['with its heading', `Glossary\n\n${ENTRIES}\n`],
    ['without it', `${ENTRIES}\n`],
    ['with a reference that a line begins with', `${ENTRIES}\n\n104.4. Of another place.\n`],
  ])('is one, %s', (_, text) => {
    const { tree, unaccounted } = reading(text);
    expect(tree.children.map((child) => [child.type, child.children.length])).toEqual([['glossary', 9]]);
    expect(unaccounted).toBe(0);
  });

  it('is none where rules stand without free lines between', () => {
    const rules = Array.from(
      { length: 9 },
      (_, i) => `100.${i + 1}. Lantern\n100.${i + 1}a See rule 10${i}.`,
    ).join('\n');
    expect(reading(`${rules}\n`).tree.children[0]?.type).toBe('rule');
  });

  it('is none where its entries lead nowhere', () => {
    expect(() => reading(ENTRIES.replaceAll(/ See rule \d+\./g, ''))).toThrow(/no line begins/);
  });
});
