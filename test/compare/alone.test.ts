import { describe, expect, test } from 'vitest';
import { compare } from '../../src/compare/index.js';
import { rules } from './support.js';

const kept = ['100.1', 'The eldest player sets the table before the first hand is dealt.'] as const;

/** The edge of a rule that only the new edition has, and of one that only the old edition has. */
function alone(...words: [words: string, ...subrules: string[]]): { change: string; evidence: string[] }[] {
  const [rule, ...subrules] = words;
  const whole = rules([
    kept,
    ['100.2', rule],
    ...subrules.map((text, i) => [`100.2${'abc'[i]}`, text] as const),
  ]);
  return [
    compare(rules([kept]), whole).edges.find((e) => e.new === '100.2'),
    compare(whole, rules([kept])).edges.find((e) => e.old === '100.2'),
  ].map((edge) => ({ change: edge?.change ?? '', evidence: edge?.evidence ?? [] }));
}

describe('a rule that came or went altogether changes the game', () => {
  test('if it says what players do', () => {
    for (const { change, evidence } of alone('Each guest pays two coins to the steward at the door.')) {
      expect(change).toBe('substantive');
      expect(evidence[0]).toMatch(/^A rule (?:was added|is gone)\.$/);
    }
  });

  test.each([
    ['introduces what follows', 'Guests are seated by the following rules:'],
    [
      'tells how cards were worded once',
      'For many years, the steward was called the "keeper" on printed cards.',
    ],
    ['tells what an erratum did', 'Such cards have received errata in the Oracle card reference.'],
    ['says what a term refers to', 'The term "guest" is used to refer to a player who was invited.'],
    ['says that nothing is different', 'Banquet games use the normal rules for winning and losing the game.'],
    ['points elsewhere', 'See rule 100.1, "Setting the Table."'],
  ])('but not if it only %s', (_, words) => {
    expect(alone(words).map(({ change }) => change)).toEqual(['wording', 'wording']);
  });

  test('but not if it is a sentence over its subrules', () => {
    expect(
      alone('Guests may change their seats during a feast.', 'A guest asks the steward first.')[0]?.change,
    ).toBe('wording');
  });

  test('nor if it is gone and another rule says the same still', () => {
    const said = 'Each guest pays two silver coins to the steward who stands at the door.';
    const { edges } = compare(
      rules([
        kept,
        ['100.2', said],
        ['200.1', `In a feast of many halls, as in any other feast, ${said.toLowerCase()}`],
      ]),
      rules([kept, ['200.1', `In a feast of many halls, as in any other feast, ${said.toLowerCase()}`]]),
    );
    const gone = edges.find((e) => e.old === '100.2');
    expect(gone).toMatchObject({ relation: 'deleted', change: 'wording' });
    expect(gone?.evidence[0]).toMatch(/repetition/);
  });
});
