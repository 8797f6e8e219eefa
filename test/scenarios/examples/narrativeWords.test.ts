import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ruleset } from '../../../src/rulesets/index.js';
import { type ExampleResult, judgeExamples } from '../../../src/scenarios/index.js';

const rules = ruleset('2011-07-15');

interface Row {
  id: string;
  text: string;
  section?: string;
  /** What is replaced, and by what, so that the Example contradicts the rules. */
  change: [find: string, replace: string];
}

const rows = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../../fixtures/examples/own-words.json'), 'utf8'),
) as Row[];

const judged = (text: string, section = '', under = rules): ExampleResult =>
  judgeExamples([{ rule: '1.1', index: 0, text, section }], under, under.edition)[0] as ExampleResult;

const tellings = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../../fixtures/examples/tellings.json'), 'utf8'),
) as (Row & { about: string; edition?: string })[];

describe('Examples in words unlike those of the rulebook', () => {
  const results = rows.map(({ id, text, section, change: [find, replace] }) => ({
    id,
    asWritten: judged(text, section).status,
    changed: judged(text.replace(find, replace), section).status,
  }));

  test('that the rules bear out are never called contradictions', () => {
    expect(results.filter(({ asWritten }) => asWritten === 'contradicts')).toEqual([]);
  });

  test('whose outcome is changed never hold', () => {
    expect(results.filter(({ changed }) => changed === 'holds')).toEqual([]);
  });

  test('are understood two in five, and their changes noticed', () => {
    expect(results.filter(({ asWritten }) => asWritten === 'holds').length).toBeGreaterThanOrEqual(16);
    expect(results.filter(({ changed }) => changed === 'contradicts').length).toBeGreaterThanOrEqual(16);
  });
});

describe('Situations of every system told in words of our own', () => {
  const results = tellings.map(({ id, about, text, section, edition, change: [find, replace] }) => {
    const under = edition === undefined ? rules : ruleset(edition);
    return {
      id,
      about,
      asWritten: judged(text, section, under).status,
      changed: judged(
        text.replace(find, () => replace),
        section,
        under,
      ).status,
    };
  });

  test('are never called contradictions, and hold no longer when an outcome is changed', () => {
    expect(
      results.filter(({ asWritten, changed }) => asWritten === 'contradicts' || changed === 'holds'),
    ).toEqual([]);
  });

  test.each([
    ['someone leaves, and what they own or control', 5],
    ['a limited range of influence', 7],
    ['free-for-all', 10],
    ['attacks at several players, or to one side only', 2],
    ['Grand Melee', 3],
    ['Emperor', 5],
    ['Two-Headed Giant', 20],
  ])('are understood, and their changes noticed: %s', (topic, least) => {
    const noticed = results.filter(
      ({ about, asWritten, changed }) =>
        about === topic && asWritten === 'holds' && changed === 'contradicts',
    );
    expect(noticed.length).toBeGreaterThanOrEqual(least);
  });
});

const third = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../../fixtures/examples/third.json'), 'utf8'),
) as { id: string; kind: 'keep' | 'contradict'; edition: string; text: string }[];

describe('Examples of a later set', () => {
  const results = third.map(({ id, kind, edition, text }) => ({
    id,
    kind,
    status: judged(text, '', ruleset(edition)).status,
  }));

  test('are never misread', () => {
    expect(
      results.filter(({ kind, status }) => status === (kind === 'keep' ? 'contradicts' : 'holds')),
    ).toEqual([]);
  });

  test('are understood three in five', () => {
    expect(results.filter(({ status }) => status !== 'notUnderstood').length).toBeGreaterThanOrEqual(26);
  });
});

describe('a card that is described', () => {
  test.each([
    {
      says: 'what it does, behind "that"',
      text: 'Ada, Ben, and Cleo play a free-for-all game. Ada casts a sorcery that makes each opponent lose 3 life. Ben and Cleo are at 17 life.',
      change: ['17', '14'],
    },
    {
      says: 'what it deals, and to whom',
      text: "Ada's instant deals 4 damage to Ben. Ben is at 16 life.",
      change: ['16', '20'],
    },
    {
      says: 'what its controller can no longer do',
      text: "Ada has 0 life and controls an enchantment that says she can't lose. Ada stays in the game.",
      change: ['stays in', 'loses'],
    },
    {
      says: 'what somebody does with it',
      text: "With a sorcery, Ada gains control of Ben's Clay Ox. If Ada leaves the game, Ben controls the Clay Ox again.",
      change: ['Ben controls the Clay Ox again', 'the Clay Ox is exiled'],
    },
    {
      says: 'when it does something',
      text: 'Ada, Ben, and Cleo sit at a table. Ada has 50 life and controls an enchantment that makes her the winner at the beginning of her upkeep if she has 50 or more life. During her upkeep, Ada wins the game.',
      change: ['wins', "doesn't win"],
    },
  ])('says $says', ({ text, change: [find = '', replace = ''] }) => {
    const { status, strange } = judged(text);
    expect(strange).toEqual([]);
    expect(status).toBe('holds');
    expect(judged(text.replace(find, replace)).status).toBe('contradicts');
  });

  test('is named where nobody can tell what it does', () => {
    const { status, strange } = judged(
      'Ada casts a sorcery that deals as much damage to Ben as he deserves. Ben is at 16 life.',
    );
    expect(status).toBe('notUnderstood');
    expect(strange[0]?.why).toContain('deserves');
  });
});

describe('a narrative', () => {
  const heads = 'Two-Headed Giant Variant';
  test.each([
    {
      says: 'who is on which team',
      text: 'Mia and Noa are the heads of one Two-Headed Giant team; Oda and Pia are the heads of the other. Mia takes 6 damage from a creature of Oda. Her team goes down to 24 life.',
      change: ['24', '27'],
    },
    {
      says: 'who takes damage',
      text: "Ben has 9 life. Ben is dealt 5 damage by Ada's Hill Ox. Ben goes down to 4 life.",
      change: ['to 4', 'to 9'],
    },
    {
      says: 'how many poison counters there are',
      text: 'The first head has nine poison counters and the second head has five poison counters. The second head is targeted by "Target player loses 1 life." That team has fourteen poison counters.',
      section: heads,
      change: ['fourteen', 'nine'],
    },
    {
      says: 'whom a creature can attack',
      text: "The range of influence is 1. Una's neighbor to the left is Vic, and to the left of Vic sits Wim. Una can attack Vic but can't attack Wim.",
      change: ["can't attack Wim", 'can attack Wim'],
    },
    {
      says: 'several attacks at once',
      text: 'Rae attacks Sam with a 3/3 creature and Tia with a 2/2 creature. Sam loses 3 life and Tia loses 2 life.',
      change: ['Tia loses 2', 'Tia loses 3'],
    },
    {
      says: 'where a total goes with other verbs',
      text: 'One team is at 12 life. A player on that team casts Bloom ("You gain 4 life"). That team rises to 16 life.',
      section: heads,
      change: ['to 16', 'to 12'],
    },
    {
      says: 'which team a player is on by its life',
      text: 'A player on a team with 12 life casts Bloom ("You gain 4 life"). The team ends at 16 life.',
      section: heads,
      change: ['16', '34'],
    },
    {
      says: 'whose generals they are',
      text: 'In an Emperor game, an emperor concedes. Both generals of that team lose the game.',
      change: ['lose the game', 'stay in the game'],
    },
  ])('says $says', ({ text, section, change: [find = '', replace = ''] }) => {
    const { status, strange } = judged(text, section);
    expect(strange).toEqual([]);
    expect(status).toBe('holds');
    expect(judged(text.replace(find, replace), section).status).toBe('contradicts');
  });
});
