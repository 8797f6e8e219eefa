import { describe, expect, it } from 'vitest';
import { countNodes } from '../../src/tree/index.js';
import { kindsOf, numbered, readSample, repairsOf, wordsOf } from './reading.js';

describe('the sample editions', () => {
  it.each([
    ['multiplayer-2011.rst', 'rst', { chapters: 1, sections: 12, rules: 81, subrules: 86, examples: 38 }],
    ['rulings-2008.txt', 'rulings', { sections: 1, rules: 10, subrules: 21, examples: 11, stamps: 44 }],
    ['grand-melee-2011.txt', 'html', { sections: 1, rules: 5, subrules: 15, examples: 2 }],
    ['grand-melee-2011.html', 'html', { sections: 1, rules: 5, subrules: 15, examples: 2 }],
    ['general-2025.md', 'markdown', { sections: 1, rules: 7, subrules: 14, examples: 5 }],
  ])('%s is recognised as %s and accounted for', (name, format, counts) => {
    const { tree, coverage, messages } = readSample(name);
    expect(tree.format).toBe(format);
    expect(countNodes(tree)).toMatchObject(counts);
    expect(coverage.accounted).toBe(coverage.characters);
    expect(messages.filter(({ ruleId }) => ruleId === 'accounted-twice')).toEqual([]);
  });

  it('a field of a reStructuredText document dates the edition', () => {
    expect(readSample('multiplayer-2011.rst').tree.effective).toBe('2011-07-15');
  });

  it('a page and the text copied from it hold the same rules', () => {
    const page = readSample('grand-melee-2011.html').tree;
    const copied = readSample('grand-melee-2011.txt').tree;
    expect(page).toMatchObject({ effective: '2011-09-30', translations: { fr: '2011-02-04' } });
    for (const number of ['807.1', '807.2b', '807.4a', '807.5b']) {
      expect(wordsOf(numbered(page, number), 'paragraph')).toEqual(
        wordsOf(numbered(copied, number), 'paragraph'),
      );
    }
  });

  it('what frames a page is set aside and said', () => {
    expect(kindsOf(readSample('grand-melee-2011.html'))).toMatchObject({
      'html-frame': 2,
      'html-silent': 2,
      'page-menu': 11,
      'page-dates': 1,
    });
  });

  it('the release that a rulings dump draws on is kept', () => {
    expect(readSample('rulings-2008.txt').tree.data?.release).toBe('2008-03-17');
  });

  it('repairs stand on the paragraph that they were made in', () => {
    const { tree } = readSample('multiplayer-2011.rst');
    const broken = repairsOf(tree).filter(({ ruleId }) => ruleId === 'rst-broken-role');
    expect(broken).toHaveLength(5);
    expect(tree.data?.repairs).toBeUndefined();
    for (const { position } of broken) expect(position?.start.line).toBeGreaterThan(1);
  });
});
