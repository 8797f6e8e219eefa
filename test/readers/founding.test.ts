import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { read } from '../../src/readers/index.js';
import { countNodes, type Format, sectionsOf } from '../../src/tree/index.js';
import { describeWithCorpus, shared } from '../support/corpus.js';
import { kindsOf, numbered, repairsOf, wordsOf } from './reading.js';

const seed = (name: string) => read(readFileSync(shared(`seeds/${name}`) as string), { file: name });

interface Founding {
  name: string;
  format: Format;
  counts: Partial<ReturnType<typeof countNodes>>;
}

const FOUNDING: Founding[] = [
  {
    name: '000_52d42a4860193b9d.txt',
    format: 'rst',
    counts: { chapters: 1, sections: 12, rules: 81, subrules: 86, examples: 38 },
  },
  {
    name: '001_c7444a2502eb75af.txt',
    format: 'rulings',
    counts: { sections: 1, rules: 10, subrules: 21, examples: 11, stamps: 44 },
  },
  {
    name: '002_5f487e2888c5e195.txt',
    format: 'html',
    counts: { chapters: 0, sections: 1, rules: 5, subrules: 15, examples: 2 },
  },
  {
    name: '003_0d308a5fa989c322.txt',
    format: 'markdown',
    counts: { sections: 1, rules: 7, subrules: 14, examples: 5 },
  },
  {
    name: '004_896a5dd8c97610c3.txt',
    format: 'text',
    counts: { sections: 2, rules: 13, subrules: 14, examples: 10, orphanExamples: 2 },
  },
];

describeWithCorpus('the five founding documents', () => {
  it.each(FOUNDING)('$name is recognised as $format and counted exactly', ({ name, format, counts }) => {
    const { tree, coverage } = seed(name);
    expect(tree.format).toBe(format);
    expect(countNodes(tree)).toMatchObject(counts);
    expect(coverage.accounted).toBe(coverage.characters);
  });

  it('chapter 8 has the numbers that its rules begin with, though it prints none', () => {
    const { tree } = seed('000_52d42a4860193b9d.txt');
    expect(sectionsOf(tree).map(({ number }) => number)).toEqual(
      Array.from({ length: 12 }, (_, i) => String(800 + i)),
    );
    expect(numbered(tree, '810')).toMatchObject({
      title: 'Two-Headed Giant Variant',
      data: { numberDerived: true },
    });
    expect(wordsOf(numbered(tree, '801.7'), 'example')).toHaveLength(1);
    expect(wordsOf(numbered(tree, '810.8a'), 'example')).toHaveLength(3);
  });

  it('every repair of chapter 8 is on record', () => {
    const result = seed('000_52d42a4860193b9d.txt');
    expect(kindsOf(result)).toMatchObject({
      'rst-broken-role': 5,
      'rst-substitution': 1,
      'rst-over-indented': 3,
    });
    expect(repairsOf(result.tree).map(({ original, repaired }) => [original, repaired])).toEqual(
      expect.arrayContaining([
        [':ref:', 'ref'],
        ['|T|', '{T}'],
      ]),
    );
    expect(wordsOf(numbered(result.tree, '801.5a'), 'example')[0]).toContain('He must therefore choose');
    expect(wordsOf(numbered(result.tree, '804.2'), 'paragraph')[0]).toContain('"{T}: Target');
  });

  it('the rulings dump keeps three stamps in the one subrule with three paragraphs', () => {
    const { tree, messages } = seed('001_c7444a2502eb75af.txt');
    expect(tree.data?.release).toBe('2008-03-17');
    expect(numbered(tree, '606.7a').children.map(({ type }) => type)).toEqual([
      'paragraph',
      'stamp',
      'paragraph',
      'stamp',
      'paragraph',
      'stamp',
    ]);
    expect(numbered(tree, '606.6')).toMatchObject({ title: 'Timing of Team Turns' });
    const slips = messages.filter(({ ruleId }) => ruleId === 'likely-misspelling');
    expect(slips.map(({ reason }) => reason)).toEqual([expect.stringMatching(/Hidegtsugu.*Hidetsugu/)]);
  });

  it('the French page gives both its dates and repairs its apostrophes', () => {
    const result = seed('002_5f487e2888c5e195.txt');
    expect(result.tree).toMatchObject({
      effective: '2011-09-30',
      translations: { fr: '2011-02-04' },
      language: 'en',
    });
    const apostrophes = repairsOf(result.tree).filter(({ ruleId }) => ruleId === 'damaged-apostrophe');
    expect(apostrophes.filter(({ original }) => original === '?')).toHaveLength(4);
    expect(apostrophes.filter(({ original }) => original === '‘')).toHaveLength(16);
    expect(kindsOf(result)['page-menu']).toBe(11);
    expect(numbered(result.tree, '807')).toMatchObject({ title: 'Grand Melee Variant' });
  });

  it('the Markdown page prints its heading twice and has one section', () => {
    const result = seed('003_0d308a5fa989c322.txt');
    expect(kindsOf(result)['repeated-heading']).toBe(1);
    expect(result.tree.children.map(({ type }) => type)).toEqual(['section']);
  });
});
