import { describe, expect, it } from 'vitest';
import { glossaryOf, textOf } from '../../../src/tree/index.js';
import { reading } from '../support.js';

/** Reads a glossary after one rule that makes the text a rulebook. */
function glossary(words: string) {
  const { tree, unaccounted, slips } = reading(`100. Lamps\n\n100.1. Lamps burn.\n\nGlossary\n\n${words}`);
  const entries = glossaryOf(tree).map((e) => [e.term, ...e.children.map((c) => textOf(c))]);
  return { tree, entries, unaccounted, slips };
}

describe('the glossary', () => {
  it('reads a headword that no blank line parts from the entry above', () => {
    const { entries } = glossary('Lamp\nA light that hangs.\nLantern Rule\nA rule on lamps.\n\nWick\nBurns.');
    expect(entries).toEqual([
      ['Lamp', 'A light that hangs.'],
      ['Lantern Rule', 'A rule on lamps.'],
      ['Wick', 'Burns.'],
    ]);
  });

  it('parts a headword from the first meaning that is glued to it, and records the repair', () => {
    const { tree, entries, slips, unaccounted } = glossary(
      'Ember1. A word that lights.\n2. A rest of a wick.\n\nWick\nBurns.',
    );
    expect(entries[0]).toEqual(['Ember', '1. A word that lights.', '2. A rest of a wick.']);
    expect(glossaryOf(tree)[0]?.data?.repairs).toMatchObject([
      { ruleId: 'headword-glued', original: 'Ember1.' },
    ]);
    expect(slips).toEqual(['headword-glued']);
    expect(unaccounted).toBe(0);
  });

  it('reads the oldest layout, in which meanings are indented and blank lines part paragraphs', () => {
    const { entries, unaccounted } = glossary(
      'Ember\n  A word that lights lamps in the hall.\n\n  It is said once.\n\nWick\n  1. What burns.\n\n  2. What burned.\n\n    Cotton          yes\n    Wool            no\n',
    );
    expect(entries).toEqual([
      ['Ember', 'A word that lights lamps in the hall.', 'It is said once.'],
      ['Wick', '1. What burns.', '2. What burned.', 'Cotton yes', 'Wool no'],
    ]);
    expect(unaccounted).toBe(0);
  });

  it('leaves lines of a list in the entry they stand in', () => {
    const { entries } = glossary(
      'Sign\nLamps bear signs.\n\nHarbor(tm) [an anchor]\n\nTower(tm) [a bell]\n\nWick\nBurns.',
    );
    expect(entries.map((e) => e[0])).toEqual(['Sign', 'Wick']);
  });

  it('keeps a comma that belongs to one name', () => {
    const { entries } = glossary(
      'Lit Lamp\nBurns.\n\nLit Lamp, Dark Lamp Order\nFirst lit, then dark.\n\nYou, Your\nThe reader.',
    );
    expect(entries.map((e) => e[0])).toEqual(['Lit Lamp', 'Lit Lamp, Dark Lamp Order', 'You']);
  });

  it('reads several names of one headword, with quotation marks and a slash', () => {
    const { tree } = glossary('Pair, “Pair with [name],” “Pair—[word]”\nTwo lamps.\n\nYou/Your\nThe reader.');
    expect(glossaryOf(tree).map((e) => [e.term, e.aliases])).toEqual([
      ['Pair', ['“Pair with [name]”', '“Pair—[word]”']],
      ['You', ['Your']],
    ]);
  });

  it('reads examples in an entry', () => {
    const { tree } = glossary('Wick\nBurns.\nExample: Ada lights it.');
    expect(glossaryOf(tree)[0]?.children.map((c) => c.type)).toEqual(['paragraph', 'example']);
  });

  it('reads headwords that end in a mark', () => {
    expect(glossary('Light the Lamps!\nA call that lights them.\n\nWick\nBurns.').entries[0]?.[0]).toBe(
      'Light the Lamps!',
    );
  });
});
