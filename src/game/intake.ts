import type { GameSetup } from './api.js';
import { GameError } from './errors.js';
import { VARIANTS } from './variants/index.js';

/**
 * Looks at a set-up that came from outside, where anything may stand: who plays, in which teams, under which variant, with
 * which numbers.
 *
 * @returns the same value, as a set-up
 * @throws GameError with what is wrong and what may stand there
 */
export function takeSetup(value: unknown): GameSetup {
  const setup = record(value, 'the set-up');
  const { players, teams, options } = setup;
  if (!isNames(players) || players.length === 0) {
    throw new GameError('players: a list of names is wanted, in turn order, as ["Alex", "Bianca"]');
  }
  if (new Set(players).size < players.length) throw new GameError('players: two of them have the same name');
  const parties = new Set<string>(players);
  for (const [team, members] of Object.entries(teams === undefined ? {} : record(teams, 'teams'))) {
    if (!isNames(members)) throw new GameError(`teams: the members of ${team} are to be a list of names`);
    const stranger = members.find((member) => !players.includes(member));
    if (stranger !== undefined) throw new GameError(`teams: ${stranger} of ${team} is not among the players`);
    parties.add(team);
  }
  if (options !== undefined) {
    const { variant } = record(options, 'options');
    if (variant !== undefined && !VARIANTS.some((known) => known === variant)) {
      throw new GameError(
        `options: no variant ${JSON.stringify(variant)}; the variants are ${VARIANTS.join(', ')}`,
      );
    }
  }
  for (const name of ['life', 'poison', 'mana'] as const) {
    const given = setup[name];
    if (given === undefined) continue;
    for (const [party, amount] of Object.entries(record(given, name))) {
      if (!parties.has(party)) throw new GameError(`${name}: ${party} is neither a player nor a team`);
      if (!Number.isInteger(amount)) throw new GameError(`${name}: a whole number is wanted for ${party}`);
    }
  }
  return value as GameSetup;
}

function record(value: unknown, name: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new GameError(`${name}: an object is wanted, as {"players": ["Alex", "Bianca"]}`);
  }
  return value as Record<string, unknown>;
}

function isNames(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((name) => typeof name === 'string' && name !== '');
}
