import { describe, expect, it } from 'vitest';
import { countNodes, findNumber, glossaryOf, ownText, textOf } from '../../../src/tree/index.js';
import { outline, reading } from '../support.js';
import { RULEBOOK } from './rulebook.js';

describe('a whole rulebook', () => {
  const { tree, slips, unaccounted, source } = reading(RULEBOOK);

  it('has its parts in the order printed', () => {
    expect(outline(tree)).toMatchInlineSnapshot(`
      [
        "introduction",
        "  paragraph",
        "  paragraph",
        "chapter 1 Lanterns",
        "  section 100 Lighting",
        "    rule 100.1",
        "      paragraph",
        "      subrule 100.1a",
        "        paragraph",
        "        example",
        "        example",
        "      subrule 100.1b",
        "        paragraph",
        "    rule 100.2",
        "      paragraph",
        "      paragraph",
        "  section 101 Wicks",
        "    rule 101.1",
        "      paragraph",
        "  section 102 [This section is left blank on purpose.]",
        "chapter 2 Evenings",
        "  section 200 Dusk",
        "    rule 200.1",
        "      paragraph",
        "    rule 200.2",
        "      paragraph",
        "      subrule 200.2a",
        "        paragraph",
        "      subrule 200.2b",
        "        paragraph",
        "      subrule 200.2c",
        "        paragraph",
        "  section 201 Named Winds",
        "    rule 201.1 Norther",
        "      subrule 201.1a",
        "        paragraph",
        "glossary",
        "  entry Ember",
        "    paragraph",
        "    paragraph",
        "  entry Gust",
        "    paragraph",
        "  entry Norther",
        "    paragraph",
        "  entry Oil Lamp",
        "    paragraph",
        "credits",
        "  paragraph",
        "  paragraph",
      ]
    `);
  });

  it('knows its title and the date on which it took effect, and is whole', () => {
    expect(tree.title).toBe('The Lantern Game Rules');
    expect(tree.effective).toBe('2012-03-04');
    expect(tree.partial).toBe(false);
  });

  it('sets the contents aside and gives every other character one place', () => {
    expect(slips).toEqual([]);
    expect(unaccounted).toBe(0);
    const aside = source.messages.filter((m) => m.ruleId === 'contents');
    expect(aside.map((m) => m.line)).toEqual([11]);
  });

  it('counts a section that is left blank apart', () => {
    expect(countNodes(tree)).toMatchObject({
      sections: 4,
      placeholders: 1,
      rules: 6,
      subrules: 6,
      examples: 2,
    });
  });

  it('takes a rule of one title for a heading', () => {
    const rule = findNumber(tree, '201.1');
    expect(rule).toMatchObject({ title: 'Norther' });
    expect(rule?.children.map((c) => c.type)).toEqual(['subrule']);
  });

  it('keeps a second paragraph with its rule', () => {
    const rule = findNumber(tree, '100.2');
    expect(rule?.type === 'rule' && ownText(rule)).toBe(
      'At most 100 lanterns hang in a hall. The hall may be a barn.',
    );
  });

  it('gives every node the place of its words in the source', () => {
    const rule = findNumber(tree, '200.1');
    const from = RULEBOOK.indexOf('200.1. Dusk');
    expect(rule?.position?.start.offset).toBe(from);
    expect(RULEBOOK.slice(from, rule?.position?.end.offset)).toBe('200.1. Dusk falls once an evening.');
    const section = findNumber(tree, '200');
    expect(RULEBOOK.slice(section?.position?.start.offset, section?.position?.end.offset)).toMatch(
      /^200\. Dusk[\s\S]*song\.$/,
    );
  });

  it('reads names, obsolete terms and redirects of the glossary', () => {
    const entries = glossaryOf(tree);
    expect(entries.map((e) => [e.term, e.aliases, e.obsolete, e.see])).toEqual([
      ['Ember', undefined, undefined, undefined],
      ['Gust', ['Gusts'], undefined, ['Norther']],
      ['Norther', undefined, undefined, undefined],
      ['Oil Lamp', undefined, true, undefined],
    ]);
    expect(entries[0]?.children.map((c) => textOf(c))).toEqual([
      '1. A word that lights. See rule 100.1.',
      '2. What is left of a wick.',
    ]);
  });
});

describe('what editions differ in', () => {
  it.each([
    ['CR', '\r'],
    ['CR LF', '\r\n'],
  ])('lines that end in %s read the same', (_, end) => {
    const { tree, unaccounted } = reading(RULEBOOK.replaceAll('\n', end));
    expect(outline(tree)).toEqual(outline(reading(RULEBOOK).tree));
    expect(unaccounted).toBe(0);
  });

  it('mixed line ends read the same', () => {
    let n = 0;
    const mixed = RULEBOOK.replaceAll('\n', () => ['\r\n', '\r', '\n'][n++ % 3] as string);
    // A CR before a LF of its own would be one line end; none is made here.
    expect(outline(reading(mixed.replace(/\r\n(?=\n)/g, '\r\n')).tree).length).toBeGreaterThan(40);
    expect(reading(mixed).unaccounted).toBe(0);
  });

  it('numbers with and without the closing dot, and words set close to it', () => {
    const text =
      '305. Lamps\n\n305.1 One is lit.\n\n305.1a. It burns.\n\n305.2.Another is not.\n\n305.3.  A third smokes.';
    const { tree } = reading(text);
    expect(outline(tree).filter((l) => l.includes('rule'))).toEqual([
      '  rule 305.1',
      '    subrule 305.1a',
      '  rule 305.2',
      '  rule 305.3',
    ]);
    expect(textOf(findNumber(tree, '305.3') ?? tree)).toBe('A third smokes.');
  });

  it('headings over dashes, and headings without a blank line before them', () => {
    const text =
      'Rules\n-----\n\n3. Wind\n=======\n\n310. Gusts\n----------\n\n310.1. Gusts blow.\n311. Calm\n\n311.1. Calm does not.';
    const { tree, unaccounted } = reading(text);
    expect(outline(tree)).toEqual([
      'chapter 3 Wind',
      '  section 310 Gusts',
      '    rule 310.1',
      '      paragraph',
      '  section 311 Calm',
      '    rule 311.1',
      '      paragraph',
    ]);
    expect(unaccounted).toBe(0);
  });

  it('dot leaders and page numbers in the contents', () => {
    const text =
      'Rules\n\nContents\n\n1. Lamps........2\n     100. Wicks........2\n     101. Oil.......3\nGlossary.....9\n\n1. Lamps\n\n100. Wicks\n\n100.1. Wicks burn.';
    const { tree } = reading(text);
    expect(outline(tree).slice(0, 2)).toEqual(['chapter 1 Lamps', '  section 100 Wicks']);
  });

  it('a title that does not speak of rules, over the date', () => {
    const { tree } = reading(
      'Lamps and How to Light Them\n\nEffective as of May 1, 2009.\n\n100. Wicks\n\n100.1. Wicks burn.',
    );
    expect(tree).toMatchObject({ title: 'Lamps and How to Light Them', effective: '2009-05-01' });
  });

  it('a title with the date on its line', () => {
    const { tree } = reading(
      '=====\n\nLAMP RULES          04/23/99\n\n=====\n\n100. Wicks\n\n100.1. Wicks burn.',
    );
    expect(tree).toMatchObject({ title: 'LAMP RULES', effective: '1999-04-23' });
  });

  it('a doubled word before an example', () => {
    const { tree } = reading('100. Lamps\n\n100.1. Lamps burn.\nExample:Example: Ada lights one.');
    const rule = findNumber(tree, '100.1');
    expect(rule?.children.map((c) => `${c.type}: ${textOf(c)}`)).toEqual([
      'paragraph: Lamps burn.',
      'example: Ada lights one.',
    ]);
  });

  it('rules with no blank line between them', () => {
    const { tree, slips } = reading(
      '100. Lamps\n100.1. One.\n100.1a Two.\n100.1b Three.\n100.2. Four.\n101. Oil\n101.1. Five.',
    );
    expect(
      outline(tree)
        .filter((l) => /rule|section/.test(l))
        .map((l) => l.trim()),
    ).toEqual([
      'section 100 Lamps',
      'rule 100.1',
      'subrule 100.1a',
      'subrule 100.1b',
      'rule 100.2',
      'section 101 Oil',
      'rule 101.1',
    ]);
    expect(slips).toEqual([]);
  });
});

describe('a rulebook that came in a letter', () => {
  it('has its title over its date, though other lines stand first', () => {
    const { tree, unaccounted } = reading(`From: Ada\nSubject: the booklet\n\nHere it is.\n\n${RULEBOOK}`);
    expect(tree).toMatchObject({ title: 'The Lantern Game Rules', effective: '2012-03-04' });
    expect(unaccounted).toBe(0);
  });
});
