import { describe, expect, test } from 'vitest';
import {
  build,
  countNodes,
  findNumber,
  numberOf,
  ownText,
  rulesOf,
  textOf,
  walk,
} from '../../src/tree/index.js';

const { chapter, edition, example, paragraph, rule, section, stamp, subrule } = build;

const small = edition([
  chapter('8', 'Games for many', [
    section('810', 'Shared heads', [
      rule('810.1', [paragraph('Two heads.'), example('One and one.'), stamp('CompRules', '2005-08-01')]),
      rule('810.2', [subrule('810.2a', [paragraph('First.'), paragraph('Second.')])], 'Seats'),
    ]),
  ]),
  { type: 'rule', number: '', intended: '811.1', orphan: true, children: [example('Left over.')] },
  { type: 'glossary', children: [{ type: 'glossaryEntry', term: 'Head', children: [example('In here.')] }] },
]);

describe('a tree', () => {
  test('counts what stands in it; examples of the glossary and orphans are kept apart', () => {
    expect(countNodes(small)).toEqual({
      chapters: 1,
      sections: 1,
      placeholders: 0,
      rules: 2,
      subrules: 1,
      examples: 2,
      orphanExamples: 1,
      glossaryEntries: 1,
      stamps: 1,
    });
  });

  test('gives its rules in the order of the document, without text that lost its number', () => {
    expect(rulesOf(small).map(numberOf)).toEqual(['810.1', '810.2', '810.2a']);
  });

  test('finds a node by number, a printed one before one that was only meant', () => {
    expect(findNumber(small, '810.2a')?.type).toBe('subrule');
    expect(findNumber(small, '810')?.type).toBe('section');
    const misprinted = edition([
      { type: 'rule', number: '306.b', intended: '306.3b', children: [] },
      rule('306.3b', [paragraph('Printed.')]),
    ]);
    expect(findNumber(misprinted, '306.3b')?.number).toBe('306.3b');
    expect(findNumber(edition([misprinted.children[0] as never]), '306.3b')?.number).toBe('306.b');
  });

  test('is walked parents first, and a visitor may stay outside', () => {
    const seen: string[] = [];
    walk(small, (node, ancestors) => {
      seen.push(`${ancestors.length}${node.type}`);
      return node.type !== 'section';
    });
    expect(seen.slice(0, 3)).toEqual(['0edition', '1chapter', '2section']);
    expect(seen).not.toContain('3rule');
    expect(seen).toContain('3example');
  });
});

describe('the text of a node', () => {
  test('holds all blocks, its own words only the title and the paragraphs', () => {
    const seats = findNumber(small, '810.2');
    if (seats?.type !== 'rule') throw new Error('the rule is missing');
    expect(textOf(seats)).toBe('First. Second.');
    expect(ownText(seats)).toBe('Seats');
  });

  test('prints symbols and cross-references as the source has them', () => {
    const words = paragraph([
      build.text('Pay '),
      build.symbol('T'),
      build.text(' ('),
      build.crossReference(['704'], 'see rule 704'),
      build.text(').'),
    ]);
    expect(textOf(words)).toBe('Pay {T} (see rule 704).');
  });
});
