import { describe, expect, it } from 'vitest';
import { read } from '../../src/readers/index.js';
import { distance } from '../../src/readers/misspelling.js';

const slipsIn = (text: string): string[] =>
  read(`810.1. ${text}`)
    .messages.filter(({ ruleId }) => ruleId === 'likely-misspelling')
    .map(({ reason }) => reason.match(/“([^”]+)”/)?.[1] ?? '');

describe('a likely misspelling', () => {
  it('is a name that stands once beside a name that stands more often', () => {
    expect(slipsIn('Runeclaw Bear meets Ruenclaw Bear. Runeclaw Bear wins.')).toEqual(['Ruenclaw']);
  });

  it('is reported where it stands and left as printed', () => {
    const { messages, tree } = read('810.1. Runeclaw meets\n\n810.2. Hidetsugu, Hidetsugu and Hidegtsugu.');
    const slip = messages.find(({ ruleId }) => ruleId === 'likely-misspelling');
    expect(slip).toMatchObject({ line: 3, column: 33 });
    expect(JSON.stringify(tree)).toContain('Hidegtsugu');
  });

  it.each([
    'Planeswalker and Planeswalkers and Planeswalker.',
    'Attacking, Attacked, Attacking.',
    'Forest, Mountain, Forest.',
  ])('is none of %s', (text) => {
    expect(slipsIn(text)).toEqual([]);
  });

  it('is measured in edits, a swap of neighbours counting once', () => {
    expect(distance('abcd', 'abdc')).toBe(1);
    expect(distance('kitten', 'sitting')).toBe(3);
    expect(distance('', 'abc')).toBe(3);
  });
});
