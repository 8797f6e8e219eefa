import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { read } from '../../src/readers/index.js';
import { compile, type Ruleset } from '../../src/rulesets/index.js';
import { loadScenarios, runScenario, step } from '../../src/scenarios/index.js';
import { root } from '../support/corpus.js';

const sample = (file: string): Ruleset => {
  const path = join(root, 'sources', file);
  return compile(read(readFileSync(path), { file: path }).tree, { name: file });
};
const older = sample('edition-2008.txt');
const newer = sample('edition-2011.txt');

const cards = JSON.parse(readFileSync(join(root, 'fixtures/cards/vocabulary.json'), 'utf8')) as object[];

/** Runs a scenario under a ruleset and complains about every check that is not so. */
function holds(ruleset: Ruleset, scenario: object, checks: string[]): void {
  const [loaded] = loadScenarios(
    JSON.stringify({ id: 'x', edition: 'x', cards, steps: [], ...scenario, checks }),
    'x',
  );
  if (!loaded) throw new Error('nothing was read');
  const result = runScenario(loaded, ruleset, { edition: 'x', trace: false });
  const wrong = result.checks.filter((check) => !check.passed);
  expect({ status: result.status, reason: result.error?.reason, wrong }).toEqual({
    status: 'passed',
    reason: undefined,
    wrong: [],
  });
}

const pairs = (life: object) => ({
  players: ['W', 'X', 'Y', 'Z'],
  teams: { Odd: ['W', 'X'], Even: ['Y', 'Z'] },
  options: { variant: 'Two-Headed Giant' },
  life,
});

const total = fc.integer({ min: 1, max: 200 });
const runs = { numRuns: 25 };

describe('numbers other than those of the examples', () => {
  it('half of every life, for any totals', () => {
    fc.assert(
      fc.property(total, total, (odd, even) => {
        const table = {
          setup: {
            ...pairs({ Odd: odd, Even: even }),
            objects: [{ id: 'h', card: 'Heartless Hidetsugu', owner: 'Y' }],
          },
          steps: [step.activate('h', { by: 'Y' }), step.resolve()],
        };
        const share = (life: number) => Math.floor(Math.ceil(life / 2) / 2);
        holds(older, table, [`teamLife('Odd')==${odd - 2 * share(odd)}`, `dealt('h','Z')==${share(even)}`]);
        const whole = Math.floor(odd / 2);
        holds(newer, table, [`teamLife('Odd')==${odd - 2 * whole}`, `dealt('h','W')==${whole}`]);
      }),
      runs,
    );
  });

  it('a life that becomes a number, for any totals and numbers', () => {
    fc.assert(
      fc.property(total, fc.integer({ min: 1, max: 60 }), (life, number) => {
        const table = {
          setup: {
            ...pairs({ Odd: life, Even: 30 }),
            objects: [{ id: 's', card: 'Become N (test)', owner: 'Z', zone: 'hand', state: { n: number } }],
          },
          steps: [step.cast('s', { by: 'Z', targets: ['X'] }), step.resolve()],
        };
        const share = Math.ceil(life / 2);
        if (life + number - share > 0) holds(older, table, [`teamLife('Odd')==${life + number - share}`]);
        holds(newer, table, [`teamLife('Odd')==${number}`]);
      }),
      runs,
    );
  });

  it('starting life, for teams of any size', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 7 }), (size) => {
        const team = (name: string) => Array.from({ length: size }, (_, seat) => `${name}${seat + 1}`);
        const table = {
          setup: {
            players: [...team('A'), ...team('B')],
            teams: { A: team('A'), B: team('B') },
            options: { variant: 'Two-Headed Giant' },
          },
        };
        holds(older, table, [`startLife('A')==${15 * size}`, `poisonLimit('A')==10`]);
        holds(newer, table, [
          `startLife('A')==${30 + 15 * (size - 2)}`,
          `poisonLimit('B')==${15 + 5 * (size - 2)}`,
        ]);
      }),
      { numRuns: 6 },
    );
  });

  it('reach, for any number of seats and any range', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 20 }), fc.nat(5), fc.nat(19), (seats, range, whose) => {
        const players = Array.from({ length: seats }, (_, seat) => `S${seat}`);
        const me = whose % seats;
        const within = players.filter((_, seat) => {
          const distance = Math.abs(seat - me);
          return Math.min(distance, seats - distance) <= range;
        });
        holds(newer, { setup: { players, options: { rangeOfInfluence: range } } }, [
          `rangeOf('S${me}')==[${within.map((name) => `'${name}'`).join(',')}]`,
          `rangeOf('S${me}','seats')==${range}`,
        ]);
      }),
      runs,
    );
  });

  it('turn markers, for any number of players', () => {
    fc.assert(
      fc.property(fc.integer({ min: 8, max: 45 }), (seats) => {
        const players = Array.from({ length: seats }, (_, seat) => `S${seat}`);
        const count = Math.floor(seats / 4);
        holds(
          newer,
          {
            setup: { players, options: { variant: 'Grand Melee' }, state: { startingPlayer: 'S2' } },
            steps: [step.keep(...players), step.until({ opening: 'over' })],
          },
          [
            `count('markers')==${count}`,
            `marker(1)=='S2'`,
            `marker(2)=='S6'`,
            `takingTurn('S2') and takingTurn('S6') and not takingTurn('S3')`,
          ],
        );
      }),
      { numRuns: 8 },
    );
  });
});
