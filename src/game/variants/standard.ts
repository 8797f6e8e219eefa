import type { GameOptions, GameSetup, Variant } from '../api.js';
import type { CardDefinition, PlayerId, TeamId } from '../cards/types.js';
import { GameError } from '../errors.js';
import { variantNamed } from './index.js';

const BEAR: CardDefinition = {
  name: 'Bear',
  types: ['creature'],
  subtypes: ['Bear'],
  power: 2,
  toughness: 2,
};

const BOLT: CardDefinition = {
  name: 'Bolt',
  types: ['instant'],
  spell: {
    targets: [{ players: {}, objects: { types: ['creature'] } }],
    effects: [{ effect: 'damage', amount: 3, to: { player: 'target', index: 0 } }],
  },
};

/**
 * A table for counting and trying out: players P1, P2, … (or A1, A2, B1, … in teams), each with one creature in
 * play and one instant in hand, in the first main phase of the first player's turn.
 * @param seats number of players; two equal teams where the variant has teams
 * @throws GameError when so many players cannot be seated
 */
export function standardTable(variant: Variant | null, seats: number): GameSetup {
  if (!Number.isInteger(seats) || seats < 1 || seats > 200)
    throw new GameError(`${seats} players cannot be seated`);
  const seated = seatsOf(variant, seats);
  return {
    players: seated.players,
    ...(seated.teams === null ? {} : { teams: seated.teams }),
    options: {
      ...(variant === null ? {} : { variant }),
      ...agreedOptions(variant),
    },
    cards: [BEAR, BOLT],
    objects: seated.players.flatMap((owner) => [
      { id: `${owner}-bolt`, card: 'Bolt', owner, zone: 'hand' as const },
      { id: `${owner}-bear`, card: 'Bear', owner, zone: 'battlefield' as const },
    ]),
    start: { at: 'turn' },
  };
}

/**
 * What players who say nothing of it agree on, where a variant leaves it to them which players may be attacked.
 * @returns the options of a table beyond those that the ruleset presets; empty where nothing is left to the players
 */
export function agreedOptions(variant: Variant | null): GameOptions {
  return { ...variantNamed(variant)?.agreed };
}

function seatsOf(
  variant: Variant | null,
  seats: number,
): { players: PlayerId[]; teams: Record<TeamId, PlayerId[]> | null } {
  const definition = variantNamed(variant);
  if (definition === null || definition.alone === true) {
    return { players: Array.from({ length: seats }, (_, at) => `P${at + 1}`), teams: null };
  }
  if (seats % 2 !== 0) throw new GameError(`${seats} players do not make two equal teams`);
  const size = seats / 2;
  const team = (name: string): PlayerId[] => Array.from({ length: size }, (_, at) => `${name}${at + 1}`);
  const teams = { A: team('A'), B: team('B') };
  const players =
    definition.spread === true
      ? teams.A.flatMap((player, at) => [player, teams.B[at] as PlayerId])
      : [...teams.A, ...teams.B];
  return { players, teams };
}
