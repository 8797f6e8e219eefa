import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SaveError, Session, seat } from '../../src/client/index.js';
import { GameError } from '../../src/game/index.js';
import { ruleset } from '../../src/rulesets/index.js';

const rules = ruleset('2011-07-15');

function saved(): Record<string, unknown> {
  const setup = seat({ variant: 'emperor' });
  const session = new Session(rules, setup, setup.players.slice(1), 9);
  session.begin();
  for (const line of ['1', '2', 'e', '1']) session.handle(line);
  return JSON.parse(session.saved()) as Record<string, unknown>;
}

/** Every place in a value that holds something. */
function placesOf(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, child]) => placesOf(child, [...path, key]))];
}

function changedAt(value: unknown, [key, ...rest]: (string | number)[], into: unknown): unknown {
  if (key === undefined) return into;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<
    string | number,
    unknown
  >;
  copy[key] = changedAt(copy[key], rest, into);
  return copy;
}

describe('a save of which something was changed', () => {
  test('goes on, or is refused with what is wrong; never with a fault of the program', () => {
    const save = saved();
    // What stands inside the effects of a card is the concern of the vocabulary of cards.
    const places = placesOf(save).filter((path) => path[1] !== 'cards' || path.length < 5);
    const other = fc.oneof(
      fc.constantFrom(null, '', '__proto__', 'constructor', 'p1', [], {}, true, 1e9, -1, 0.5, [[]], [null], {
        name: 4,
      }),
      fc.jsonValue({ maxDepth: 2 }),
    );
    fc.assert(
      fc.property(fc.constantFrom(...places), other, (path, into) => {
        try {
          const session = Session.resumed(rules, JSON.stringify(changedAt(save, path, into)), 'game.json');
          session.begin();
          session.handle('?');
        } catch (error) {
          if (!(error instanceof SaveError || error instanceof GameError))
            throw new Error(`${path.join('.')} as ${JSON.stringify(into)}`, { cause: error });
          expect(error.message, path.join('.')).not.toMatch(/\bundefined\b|\[object/);
        }
      }),
      { numRuns: 200 },
    );
  });
});
