import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  createGame,
  type GameEvent,
  type ObjectId,
  type PlayerId,
  type Step,
  type TeamId,
  VARIANTS,
} from '../../src/game/index.js';
import { root } from '../support/corpus.js';
import { handMade, SHARES, TOTALS } from '../support/handmade.js';
import { lots, playByLot } from '../support/lots.js';
import { table } from '../support/tables.js';

/** What docs/events.md says of each type: the fields of its events, and which of them may be absent. */
const documented = new Map(
  [...readFileSync(join(root, 'docs/events.md'), 'utf8').matchAll(/^\| `(\w+)` \| (.*?) \|/gm)].map((row) => [
    row[1] as string,
    [...(row[2] as string).matchAll(/`([\w.]+)`(\??)/g)].map(([, name, open]) => ({
      name,
      open: open === '?',
    })),
  ]),
);
/** Fields of which one is there. */
const PARTY = ['player', 'team'];

function fieldsIn(event: GameEvent): string[] {
  const { id, cause, also, type, parameters, lineages, detail, ...fields } = event;
  return [...Object.keys(fields), ...Object.keys(detail ?? {}).map((name) => `detail.${name}`)];
}

describe('the page of events', () => {
  test('is what the types say', () => {
    expect(() =>
      execFileSync(process.execPath, [join(root, 'scripts/make-game-docs.mjs'), '--check'], {
        stdio: 'pipe',
      }),
    ).not.toThrow();
  });

  test.each(VARIANTS)('names what events of %s hold', (variant) => {
    const seen = new Set<string>();
    for (const [seed, ruleset] of [handMade(TOTALS), handMade(SHARES)].entries()) {
      const game = createGame(table(variant, 6), ruleset, { seed });
      playByLot(game, lots(seed + 5), 250, 60);
      for (const event of game.log) {
        seen.add(event.type);
        const fields = documented.get(event.type);
        if (fields === undefined) throw new Error(`${event.type} is not on the page`);
        const names = fields.map(({ name }) => name);
        if (event.type !== 'setUp')
          expect(names, event.type).toEqual(expect.arrayContaining(fieldsIn(event)));
        const either = PARTY.every((name) => names.includes(name));
        const wanted = fields.filter(({ name, open }) => !open && !(either && PARTY.includes(name ?? '')));
        expect(fieldsIn(event), event.type).toEqual(expect.arrayContaining(wanted.map(({ name }) => name)));
      }
    }
    expect(seen.size).toBeGreaterThan(15);
  });
});

describe('an event', () => {
  test('tells by its type what else it holds', () => {
    const game = createGame(table('emperor', 6), handMade(TOTALS), { seed: 1 });
    playByLot(game, lots(3), 100, 0);
    const [began] = game.events('stepBegan');
    expectTypeOf(began?.detail.step).toEqualTypeOf<Step | undefined>();
    expect(began?.detail.marker).toBe(1);
    const told = game.log.map((event) => (event.type === 'turnBegan' ? event.detail.number : 0));
    expect(Math.max(...told)).toBe(game.events('turnBegan').length);
    // @ts-expect-error: nothing is called so.
    expect(game.log.some((event) => event.type === 'stepBegun')).toBe(false);
  });

  test('names players, teams and objects by ids that are not taken for one another', () => {
    expectTypeOf<PlayerId>().not.toExtend<TeamId>();
    expectTypeOf<TeamId>().not.toExtend<ObjectId>();
    expectTypeOf<ObjectId>().not.toExtend<PlayerId>();
    // A set-up and JSON have plain strings.
    expectTypeOf<string>().toExtend<PlayerId>();
    const game = createGame(table('twoHeadedGiant', 4), handMade(TOTALS), { seed: 1 });
    const [team = ''] = Object.keys(game.state.teams) as TeamId[];
    // @ts-expect-error: a team is no player.
    expect(() => game.life(team)).toThrow(/does not play/);
  });
});
