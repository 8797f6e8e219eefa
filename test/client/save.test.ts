import { describe, expect, test } from 'vitest';
import { readSave, SaveError, Session, seat } from '../../src/client/index.js';
import { ruleset } from '../../src/rulesets/index.js';

const rules = ruleset('2011-07-15');

/** A game in its first turns. */
function begun(): Session {
  const setup = seat({ variant: 'emperor' });
  const session = new Session(rules, setup, setup.players.slice(1), 9);
  session.begin();
  for (const line of ['1', '2', 'e', '1']) session.handle(line);
  return session;
}

describe('a save', () => {
  test('goes on with the same state, the same question, and the same future', () => {
    const first = begun();
    const text = first.saved();
    const second = Session.resumed(rules, text, 'game.json');
    second.begin();
    expect(second.game.hash()).toBe(first.game.hash());
    expect(second.handle('?').text).toBe(first.handle('?').text);
    for (const line of ['1', 'e', 'm', '1', 'undo', '2', 'm']) {
      first.handle(line);
      second.handle(line);
    }
    expect(second.game.hash()).toBe(first.game.hash());
    expect(second.game.log).toEqual(first.game.log);
    expect(second.saved()).toBe(first.saved());
  });

  test('remembers what can be taken back', () => {
    const second = Session.resumed(rules, begun().saved(), 'game.json');
    second.begin();
    expect(second.handle('undo').text).toContain('The last choice is taken back.');
  });

  test('is taken up at a table that plays something else, under the same rules', () => {
    const text = begun().saved();
    const setup = seat({ variant: 'grandMelee' });
    const other = new Session(rules, setup, setup.players.slice(1), 1);
    other.begin();
    expect(other.resume(text, 'game.json')).toContain('Emperor under 2011-07-15');
    expect(other.saved()).toBe(text);
  });

  const text = begun().saved();
  const changed = (change: Record<string, unknown>): string =>
    JSON.stringify({ ...(JSON.parse(text) as Record<string, unknown>), ...change });
  const { answers } = JSON.parse(text) as { answers: unknown[] };
  test.each([
    ['an empty file', '', /the file is empty/],
    ['no JSON', 'a letter', /this is not JSON/],
    ['one that was cut off', text.slice(0, 400), /cut off/],
    ['another kind of file', '{"id": "x"}', /no saved game/],
    ['a later version', changed({ version: 2 }), /version 2 .* reads version 1/],
    ['no answers', changed({ answers: undefined }), /"answers" is missing/],
    ['an answer that is none', changed({ answers: [{ decision: 4 }] }), /answer 1 is not a valid answer/],
    ['strangers', changed({ bots: ['Zoe'] }), /"bots"/],
    ['marks beyond the end', changed({ marks: [1e9] }), /"marks"/],
    ['no table', changed({ setup: { players: [] } }), /in "setup": players/],
    [
      'an answer that cannot be given',
      changed({ answers: answers.map((answer, at) => (at === 3 ? { decision: 'd4', option: 77 } : answer)) }),
      /answer 4 of \d+ cannot be given again/,
    ],
    ['another state', changed({ hash: '0' }), /the game stands at \w+ and not at 0/],
    ['other rules', changed({ ruleset: '0' }), /begun under rules of 2011-07-15/],
  ])('is refused with what is wrong: %s', (_, content, reason) => {
    const attempt = (): unknown => Session.resumed(rules, content, 'game.json');
    expect(attempt).toThrow(SaveError);
    expect(attempt).toThrow(reason);
  });

  test('is refused with the line and column where it stops being JSON', () => {
    const lines = text.split('\n');
    lines[3] = `${lines[3]}?`;
    let error: unknown;
    try {
      readSave(lines.join('\n'), 'game.json');
    } catch (caught) {
      error = caught;
    }
    expect(error).toMatchObject({ file: 'game.json', line: 4 });
  });
});
