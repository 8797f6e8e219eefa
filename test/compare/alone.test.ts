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
      expect(evidence[0]).toMatch(/^A rule (?:was added|was removed)\.$/);
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
    [
      'says that all is as it is elsewhere',
      'The rest of the process for seating singers is identical to the process for seating guests described in rule 100.1.',
    ],
    ['defines what a guest is', 'A guest is a person that the steward invited to the feast.'],
    ['defines what it is to do something', 'To toast a guest is to raise a cup to that guest.'],
    [
      'says what words refer to',
      'If an effect refers to greeting a guest, it refers to a person at the door who is a guest.',
    ],
    [
      'sums up what others say, and points to each of them',
      'Cups are counted when a feast ends. See rule 100.1. They are washed before guests would drink. See rule 200.',
    ],
  ])('but not if it only %s', (_, words) => {
    expect(alone(words).map(({ change }) => change)).toEqual(['wording', 'wording']);
  });

  test.each([
    ['a definition that forbids', 'A guest is a person who must not be sent away by the steward.'],
    ['a summary that commands', 'Cups may be counted twice. See rule 100.1. Guests must wait. See rule 200.'],
    ['one statement with a pointer behind it', 'Cups are counted when a feast ends. See rule 100.1.'],
  ])('as does %s', (_, words) => {
    expect(alone(words).map(({ change }) => change)).toEqual(['substantive', 'substantive']);
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

  describe('nor if it is new and one rule said the same before', () => {
    const said =
      'Each guest pays two silver coins to the steward at the door. Guests who come late pay the steward as well.';
    const repeated = 'Guests who come late pay silver coins to the steward at the door.';
    const changeOf = (words: string, section: string): string | undefined => {
      const { edges } = compare(
        rules([kept, ['200.1', said]]),
        rules([kept, ['200.1', said], [`${section}.2`, words]]),
      );
      return edges.find((e) => e.new === `${section}.2`)?.change;
    };

    test('in however many sentences', () => {
      expect(changeOf(repeated, '100')).toBe('wording');
    });

    test('unless its subject is new, or a number', () => {
      expect(changeOf(repeated.replace('Guests', 'Jugglers'), '100')).toBe('substantive');
      expect(changeOf(repeated.replace('silver', 'seven silver'), '100')).toBe('substantive');
    });

    test('unless the whole section is new, which it then says something about', () => {
      expect(changeOf(repeated, '300')).toBe('substantive');
    });
  });
});
