import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { emptyFolder } from '../support/folder.js';
import { variorum } from './support.js';

const TABLE = ['table', '--variant', 'emperor', '--edition', '2011-07-15', '--seed', '4'];

describe('variorum table', () => {
  test('is played by lines of input, kept after each, and gone on with from the file', async () => {
    const folder = emptyFolder();
    const first = await variorum([...TABLE, '--save', 'game.json'], folder, ['1', '2', 'e', 'quit']);
    expect(first.status).toBe(0);
    expect(first.out).toContain('Emperor under 2011-07-15');
    const kept = readFileSync(join(folder, 'game.json'), 'utf8');
    const second = await variorum(['table', '--resume', 'game.json', '--json'], folder, ['quit']);
    expect(second.status).toBe(0);
    const { hash } = JSON.parse(kept) as { hash: string };
    expect(JSON.parse(second.out)).toMatchObject({
      edition: '2011-07-15',
      variant: 'emperor',
      seed: 4,
      over: false,
      hash,
    });
    const third = await variorum(['table', '--resume', 'game.json'], folder, [
      'undo',
      '1',
      'save other.json',
    ]);
    expect(third.out).toContain('kept in other.json');
    expect(third.out).toContain('The input has ended and the game has not');
    expect(existsSync(join(folder, 'other.json'))).toBe(true);
  });

  test('lets bots play alone: the result, everything that happened, or one document', async () => {
    const result = await variorum([...TABLE, '--bots', 'all']);
    expect(result.out).toMatch(
      /^The game is over after \d+ turns and \d+ decisions .*\n {2}team Sun (won|lost)/,
    );
    const watched = await variorum([...TABLE, '--watch']);
    expect(watched.out.split('\n').length).toBeGreaterThan(200);
    expect(watched.out.endsWith(result.out)).toBe(true);
    const json = await variorum([...TABLE, '--bots', 'all', '--json']);
    expect(json.out.trim().split('\n')).toHaveLength(1);
    const { over, answers, choices } = JSON.parse(json.out) as {
      over: boolean;
      answers: number;
      choices: unknown[];
    };
    expect(over).toBe(true);
    expect(choices).toHaveLength(answers);
  });

  test('goes on when a file cannot be read or written, and says why', async () => {
    const folder = emptyFolder();
    writeFileSync(join(folder, 'notes.txt'), 'do not write over this');
    const played = await variorum(TABLE, folder, [
      'resume nowhere.json',
      'resume notes.txt',
      'save notes.txt',
      'save',
      'save no/where.json',
      '1',
      'quit',
    ]);
    expect(played.status).toBe(0);
    expect(played.out).toContain('nowhere.json: no such file');
    expect(played.out).toContain('notes.txt: this is not JSON');
    expect(played.out).toContain('notes.txt: is there already and is no saved game');
    expect(played.out).toContain('in which file?');
    expect(played.out).toContain('no/where.json: cannot be written');
    expect(readFileSync(join(folder, 'notes.txt'), 'utf8')).toBe('do not write over this');
  });

  test('refuses a wrong call in one line that says what to do', async () => {
    const folder = emptyFolder();
    writeFileSync(join(folder, 'bad.json'), '{\n "format": "variorum-table",\n oops\n}');
    for (const [args, reason] of [
      [['--variant', 'chess'], /no variant "chess"; the variants are freeForAll/],
      [['--seats', 'many'], /--seats takes a whole number/],
      [['--variant', 'emperor', '--seats', '7'], /do not make 2 equal teams/],
      [
        ['--variant', 'emperor', '--seats', '4', '--edition', '2011-07-15'],
        /the rules of 2011-07-15 object: .*rule 809\./,
      ],
      [['--bots', 'Zoe'], /Zoe is not a player/],
      [['--players', 'Ada,Ada'], /names two things|same name/],
      [['--resume', 'bad.json'], /bad\.json:3:2: this is not JSON/],
      [['--resume', 'bad.json', '--seats', '4'], /--seats is settled by the game/],
      [['--resume', 'nowhere.json'], /nowhere\.json: no such file/],
    ] as const) {
      const result = await variorum(['table', ...args], folder);
      expect(result.status).toBe(2);
      expect(result.out).toBe('');
      expect(result.err).toMatch(reason);
      expect(
        result.err
          .trim()
          .split('\n')
          .filter((line) => !/taken to be|shipped are used/.test(line)),
      ).toHaveLength(1);
    }
  });

  test('believes no kept game: cards and effects that the engine does not know are named', async () => {
    const folder = emptyFolder();
    await variorum([...TABLE, '--save', 'game.json'], folder, ['1', 'quit']);
    const kept = JSON.parse(readFileSync(join(folder, 'game.json'), 'utf8')) as {
      setup: { cards: Record<string, unknown>[] };
    };
    const damaged = (change: (card: Record<string, unknown>) => void): void => {
      const copy = structuredClone(kept);
      change(copy.setup.cards[0] as Record<string, unknown>);
      writeFileSync(join(folder, 'bad.json'), JSON.stringify(copy));
    };
    for (const [change, said] of [
      [
        (card: Record<string, unknown>) =>
          Object.assign(card, { spell: { effects: [{ effect: 'damage', amount: 1 }] } }),
        /bad\.json: in "setup": cards: 1: .*"to" is missing/,
      ],
      [
        (card: Record<string, unknown>) => Object.assign(card, { spell: null }),
        /bad\.json: in "setup": cards: 1/,
      ],
      [
        (card: Record<string, unknown>) => Object.assign(card, { power: 'x'.repeat(9) }),
        /bad\.json: in "setup": cards: 1/,
      ],
    ] as const) {
      damaged(change);
      const { status, err } = await variorum(['table', '--resume', 'bad.json'], folder, ['quit']);
      expect([status, err]).toEqual([2, expect.stringMatching(said)]);
      expect(err).not.toContain('fault of the program');
    }
  });
});
