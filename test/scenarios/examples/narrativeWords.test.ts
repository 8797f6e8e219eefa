import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { read } from '../../../src/readers/index.js';
import { compile, ruleset } from '../../../src/rulesets/index.js';
import {
  type ExampleResult,
  exampleTotals,
  judgeExamples,
  printedExamples,
} from '../../../src/scenarios/index.js';

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

/** Told in the way of the sample edition of 2011. */
const fifth = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../../fixtures/examples/fifth.json'), 'utf8'),
) as { id: string; kind: 'keep' | 'contradict'; edition: string; text: string }[];

describe('Examples in the way of the sample edition', () => {
  test.each(fifth.filter(({ id }) => id !== 'V05'))(
    '$id is judged as the rules have it',
    ({ kind, edition, text }) => {
      expect(judged(text, '', ruleset(edition)).status).toBe(kind === 'keep' ? 'holds' : 'contradicts');
    },
  );

  test('of the sample itself are played three in five, and none contradicts', async () => {
    const file = resolve(import.meta.dirname, '../../../sources/edition-2011.txt');
    const { tree } = await read(readFileSync(file));
    const { played, contradicts, examples } = exampleTotals(
      judgeExamples(printedExamples(tree), compile(tree, { name: 'the sample' }), 'the sample'),
    );
    expect([played * 5 >= examples * 3, contradicts]).toEqual([true, 0]);
  });
});

describe('what is said beside a claim', () => {
  const melee = (range: string) =>
    judged(
      `When an Emperor game begins, neither emperor can attack, even though ${range} within their range.`,
    ).status;

  test('of the generals of other teams is compared for each emperor', () => {
    expect(melee('both of the opposing generals are')).toBe('holds');
    expect(melee('neither of the opposing generals is')).toBe('contradicts');
  });
});

describe('a card that is drawn', () => {
  const draws = (how: string) =>
    judged(`In a Two-Headed Giant game, a player ${how}. That player loses the game.`).status;

  test('is there or not, as the library is told', () => {
    expect(draws('tries to draw a card from an empty library')).toBe('holds');
    expect(draws('attempts to draw a card while there are two cards in that library')).toBe('contradicts');
    expect(draws('tries to draw a card with no cards left in his or her library')).toBe('holds');
    expect(draws('tries to draw a card with one card left in his or her library')).toBe('contradicts');
    expect(draws('tries to draw a card when his or her library is empty')).toBe('holds');
  });

  test('is not drawn in a way that no table shows', () => {
    expect(draws('tries to draw a card with the help of a teammate')).toBe('notUnderstood');
    expect(draws('tries to draw a card from the hand of a neighbor')).toBe('notUnderstood');
  });
});

describe('a card that is described', () => {
  test('is named where nobody can tell what it does', () => {
    const { status, strange } = judged(
      'Ada casts a sorcery that deals as much damage to Ben as he deserves. Ben is at 16 life.',
    );
    expect(status).toBe('notUnderstood');
    expect(strange[0]?.why).toContain('deserves');
  });
});

/** One construction each: what it says, and an outcome that the rules contradict. */
const constructions = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../../fixtures/examples/constructions.json'), 'utf8'),
) as (Omit<Row, 'id'> & { about: string; says: string })[];

describe('a construction', () => {
  test.each(constructions)('of $about says $says', ({ text, section, change: [find, replace] }) => {
    const { status, strange } = judged(text, section);
    expect(strange).toEqual([]);
    expect(status).toBe('holds');
    expect(judged(text.replace(find, replace), section).status).toBe('contradicts');
  });
});
