import { describe, expect, it } from 'vitest';
import { findNumber, textOf, walk } from '../../../src/tree/index.js';
import { numbersOf, reading } from '../support.js';

const WRAPPED = `3. Lamps

300. Wicks

300.1. Whoever holds the taper names the wick that is to be lit, and the others
keep silent until the wick either burns or does not. See rule
300.4. Whoever breaks the silence hands the taper to the left and waits until
the next round has come to its end.

300.2. A wick that is cut counts as two wicks only where both of its halves are
long enough to be lit one after the other, which a ruler decides.
     Wicks of two-
color cotton count as two whatever their length, unless the hall is
an open one.
Example: Ada cuts a wick in half, and the ruler says that the halves are long
enough for the hall. She has two wicks.
     A knot counts as a cut.

300.3. Nobody lights a wick that lies on the floor of the hall or in a drawer of
300.9. That would be unwise, as the booklet of the firemen says at some length
in another place.

300.4. The silence that is meant here ends as soon as someone laughs, or as the
taper goes out, or when the hour strikes.
`;

describe('a hard-wrapped document', () => {
  const { tree, unaccounted } = reading(WRAPPED);

  it('takes no wrapped line for a rule', () => {
    expect(numbersOf(tree)).toEqual(['300.1', '300.2', '300.3', '300.4']);
    expect(unaccounted).toBe(0);
  });

  it('joins the lines of a paragraph by blanks, and by nothing after the hyphen of a word', () => {
    const rule = findNumber(tree, '300.2');
    expect(rule?.children.map((c) => c.type)).toEqual(['paragraph', 'paragraph', 'example', 'paragraph']);
    expect(textOf(rule?.children[1] ?? tree)).toBe(
      'Wicks of two-color cotton count as two whatever their length, unless the hall is an open one.',
    );
  });

  it('gives an indented paragraph after an example to the rule', () => {
    const rule = findNumber(tree, '300.2');
    expect(textOf(rule?.children[3] ?? tree)).toBe('A knot counts as a cut.');
  });

  it('finds a reference that is broken over two lines, with its place', () => {
    const rule = findNumber(tree, '300.1');
    const paragraph = rule?.children[0];
    const reference =
      paragraph?.type === 'paragraph'
        ? paragraph.children.find((c) => c.type === 'crossReference')
        : undefined;
    expect(reference).toMatchObject({ targets: ['300.4'] });
    expect(reference?.position).toMatchObject({
      start: { line: 6, column: 58 },
      end: { line: 7, column: 6 },
    });
  });
});

describe('a glossary that is wrapped', () => {
  it('takes the mark of an obsolete term on the next line for a part of the headword', () => {
    const { tree, unaccounted } = reading(`${WRAPPED}
Glossary

Candle, Candles, Removed-from-the-Chandelier Candle
(Obsolete)
The word for a light that older booklets have, and that nobody
uses today in any hall.

Wick
The part of a lamp that burns. See rule 300.1.
`);
    const terms: unknown[] = [];
    walk(tree, (node) => {
      if (node.type === 'glossaryEntry') terms.push([node.term, node.obsolete, node.children.length]);
    });
    expect(terms).toEqual([
      ['Candle', true, 1],
      ['Wick', undefined, 1],
    ]);
    expect(unaccounted).toBe(0);
  });
});

describe('lines that a program has filled with as many words as fit', () => {
  /** Breaks a paragraph at 60 characters, as a program does. */
  const filled = (words: string): string => {
    const lines = [''];
    for (const word of words.split(' ')) {
      const last = lines.length - 1;
      if (`${lines[last]} ${word}`.length > 60) lines.push(word);
      else lines[last] = lines[last] === '' ? word : `${lines[last]} ${word}`;
    }
    return lines.join('\n');
  };
  const rules = Array.from({ length: 12 }, (_, i) =>
    filled(
      `100.${i + 1}. A lamp that hangs in the hall burns as long as its wick lasts, and each of the ${i + 20} others burns beside it until somebody puts them out.`,
    ),
  );

  it('have a headword where a short one without the end of a sentence has a full one behind it, free lines or none', () => {
    const { tree, unaccounted } = reading(
      [
        '1. Lamps',
        '100. Light',
        ...rules,
        'Glossary',
        'Cost',
        'What a lamp takes of the oil that stands beside it, see rule 100.1f',
        'Tallow',
        filled('Tallow is what burns in the halls that have no oil, as the lamps of the second hall do not.'),
        'Kinds',
        filled('Of lamps there are these and no others: Candle, Chandelier, Lantern, Torch, Wick'),
        'Upkeep of Oil',
        filled('Upkeep of oil is a habit that costs each hall more than it has, and that no one gives up.'),
      ].join('\n'),
    );
    const terms: string[] = [];
    walk(tree, (node) => {
      if (node.type === 'glossaryEntry') terms.push(node.term);
    });
    expect(terms).toEqual(['Cost', 'Tallow', 'Kinds', 'Upkeep of Oil']);
    expect(unaccounted).toBe(0);
  });

  it('end a rule where the next number had room, though no sentence ends there', () => {
    const { tree } = reading(
      [
        '100. Light',
        ...rules,
        '100.13. Any lamp (see rule 100.4)',
        '100.14. Wicks',
        '100.14a A wick is a cord.',
      ].join('\n'),
    );
    expect(findNumber(tree, '100.14')).toMatchObject({ type: 'rule', title: 'Wicks' });
  });
});
