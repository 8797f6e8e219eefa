import {
  checkSetup,
  GameError,
  type GameRuleset,
  type GameSetup,
  type PlayerId,
  type Variant,
  variantName,
} from '../game/index.js';
import { DECK } from './cards.js';

const DECK_SIZE = DECK.reduce((sum, { count }) => sum + count, 0);

/** Names for those who are given none. */
const NAMES = [
  ...['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gwen', 'Hugo', 'Iris', 'Jack'],
  ...['Kim', 'Leo', 'Mia', 'Ned', 'Oona', 'Paul', 'Quin', 'Rosa', 'Sam', 'Tess'],
];

const TEAMS = ['Sun', 'Moon', 'Star', 'Oak', 'Sea', 'Hill', 'Wind', 'Rain'];

/** Players at a table of each variant where nobody says how many. */
const USUAL: Readonly<Record<Variant, number>> = {
  freeForAll: 4,
  grandMelee: 10,
  teamVsTeam: 6,
  emperor: 6,
  twoHeadedGiant: 4,
  alternatingTeams: 6,
};

/** Cards in an opening hand: with seven of them, and nothing that costs mana, games would be over before they have begun. */
const HAND = 4;

/** More players than this make a board that nobody can read. */
const MOST_SEATS = 80;

/** Who is to sit where, as far as somebody has said. */
export interface Seating {
  variant: Variant;
  /** Players; as many as are named, else as is usual. */
  seats?: number | undefined;
  /** Teams of equal size, where the variant has teams; two when absent. */
  teams?: number | undefined;
  /** In turn order; others get names. */
  players?: readonly string[] | undefined;
  /** Cards in an opening hand; 4 when absent. */
  hand?: number | undefined;
}

/**
 * Seats players and deals everybody a deck. Teams sit together, except alternating teams, which take turns round the table.
 *
 * @returns a game with its opening, its libraries not yet shuffled
 * @throws GameError when the numbers do not fit
 */
export function seat(seating: Seating): GameSetup {
  const { variant } = seating;
  const named = seating.players ?? [];
  const count = seating.seats ?? Math.max(named.length, USUAL[variant]);
  if (!Number.isInteger(count) || count < 2 || count > MOST_SEATS)
    throw new GameError(`a table has 2 to ${MOST_SEATS} seats, not ${count}`);
  if (named.length > count) throw new GameError(`${named.length} players are named for ${count} seats`);
  const hand = seating.hand ?? HAND;
  if (!Number.isInteger(hand) || hand > DECK_SIZE)
    throw new GameError(`an opening hand has 0 to ${DECK_SIZE} cards, not ${hand}`);
  const spare = NAMES.filter((name) => !named.includes(name));
  const players = Array.from({ length: count }, (_, at) => named[at] ?? spare.shift() ?? `Player ${at + 1}`);
  const alone = variant === 'freeForAll' || variant === 'grandMelee';
  if (alone && seating.teams !== undefined)
    throw new GameError(`${variantName(variant)} is played without teams`);
  const teams = alone ? null : teamsOf(players, seating.teams ?? 2, variant === 'alternatingTeams');
  const copies = new Map<string, number>();
  const objects = players.flatMap((owner) =>
    DECK.flatMap(({ definition, count: many }) =>
      Array.from({ length: many }, () => {
        const number = (copies.get(definition.name) ?? 0) + 1;
        copies.set(definition.name, number);
        // Names of objects are in events and saves, so they are names that a person can read.
        return { id: `${definition.name} ${number}`, card: definition.name, owner, zone: 'library' as const };
      }),
    ),
  );
  return {
    players,
    ...(teams === null ? {} : { teams }),
    options: {
      variant,
      handSize: hand,
      // These variants want one of the attack options and leave it to the players which.
      ...(variant === 'freeForAll' || variant === 'alternatingTeams' ? { attackMultiplePlayers: true } : {}),
    },
    cards: DECK.map(({ definition }) => definition),
    objects,
    library: 0,
    start: { at: 'opening' },
  };
}

function teamsOf(players: readonly string[], count: number, alternating: boolean): Record<string, string[]> {
  if (!Number.isInteger(count) || count < 2 || count > TEAMS.length)
    throw new GameError(`a game has 2 to ${TEAMS.length} teams, not ${count}`);
  if (players.length % count !== 0)
    throw new GameError(
      `${players.length} players do not make ${count} equal teams; say how many with --seats`,
    );
  const size = players.length / count;
  const free = TEAMS.filter((name) => !players.includes(name));
  return Object.fromEntries(
    Array.from({ length: count }, (_, team) => [
      free[team] ?? `Team ${team + 1}`,
      players.filter((_, at) => (alternating ? at % count === team : Math.floor(at / size) === team)),
    ]),
  );
}

/**
 * Checks that people and bots can sit down at a table.
 *
 * @throws GameError when the rules object to the set-up, with every objection, or when a bot does not sit there
 */
export function checkTable(setup: GameSetup, ruleset: GameRuleset, bots: readonly PlayerId[]): void {
  const problems = checkSetup(setup, ruleset);
  if (problems.length > 0) {
    const list = problems.map(({ message }) => message);
    throw new GameError(`the rules of ${ruleset.edition ?? 'this edition'} object: ${list.join('; ')}`);
  }
  const unseated = bots.find((name) => !setup.players.includes(name));
  if (unseated !== undefined)
    throw new GameError(`${unseated} does not sit at this table; players: ${setup.players.join(', ')}`);
}
