import { describe, expect, it } from 'vitest';
import { ruleset } from '../../../src/rulesets/index.js';
import { judgeExamples } from '../../../src/scenarios/index.js';

const rules = ruleset('2011-07-15');

const HUSH = 'Prevent all damage that would be dealt by creatures.';
const GAME = 'In a Two-Headed Giant game';
const LATER = 'that would be dealt to target creature or player this turn';
const ELSEWHERE = 'is dealt to another target creature or player instead';

/** What becomes of an Example with this text. */
const status = (text: string): string =>
  judgeExamples([{ rule: '1.1', index: 0, text, section: '' }], rules, '2011-07-15')[0]?.status ?? '';

describe('combat damage that an Example calls prevented', () => {
  const attack = (end: string): string =>
    `Ben is within Ada's range of influence, but Cleo is not. Ada controls an enchantment that says, "${HUSH}" Cleo attacks Ben with a creature. ${end}`;

  it('is that of the attacker, once it would have been dealt', () => {
    expect(status(attack('The combat damage to Ben is prevented.'))).toBe('contradicts');
    expect(status(attack("The damage to Ben isn't prevented."))).toBe('holds');
  });
});

describe('a conclusion', () => {
  const team = (end: string): string =>
    `${GAME}, a team is at 17 life. A player on that team loses 5 life. ${end}`;

  it('may begin with "so"', () => {
    expect(status(team("So the team's life total ends up at 12."))).toBe('holds');
    expect(status(team("So the team's life total ends up at 14."))).toBe('contradicts');
  });
});

describe('what X is', () => {
  const axe = (x: string, dealt: number): string =>
    `Ada casts Ember Axe ("Ember Axe deals 5 damage to target player") targeting Ben. In response, Ben casts Side Step ("The next X damage ${LATER} ${ELSEWHERE}") ${x}. Cleo isn't in Ada's range of influence. When Ember Axe resolves, it deals ${dealt} damage to Ben.`;

  it('may be said at the end of the sentence', () => {
    expect(status(axe('targeting Cleo, with X equal to 3', 2))).toBe('holds');
    expect(status(axe('targeting Cleo, with X equal to 3', 4))).toBe('contradicts');
  });
});
