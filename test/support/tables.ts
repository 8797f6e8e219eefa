import { readFileSync } from 'node:fs';
import type {
  CardDefinition,
  GameSetup,
  ObjectSetup,
  PlayerId,
  TeamId,
  Variant,
} from '../../src/game/index.js';
import { ALL_CARDS } from './cards.js';
import { lots } from './lots.js';

const VOCABULARY: CardDefinition[] = JSON.parse(
  readFileSync(new URL('../../fixtures/cards/vocabulary.json', import.meta.url), 'utf8'),
);
const PERMANENT = ['creature', 'artifact', 'enchantment', 'land', 'planeswalker'];

/** Every way to play: without a variant, and each variant. */
export const VARIANTS: (Variant | null)[] = [
  null,
  'freeForAll',
  'grandMelee',
  'teamVsTeam',
  'emperor',
  'twoHeadedGiant',
  'alternatingTeams',
];

/** Players P1, P2, … in turn order. */
export function seats(count: number): PlayerId[] {
  return Array.from({ length: count }, (_, at) => `P${at + 1}`);
}

/** Teams of equal size sitting together: A1 A2 … B1 B2 … */
export function blocks(
  teams: number,
  size: number,
): { players: PlayerId[]; teams: Record<TeamId, PlayerId[]> } {
  const names = Array.from({ length: teams }, (_, at) => String.fromCharCode(65 + at));
  const roll = Object.fromEntries(
    names.map((team) => [team, Array.from({ length: size }, (_, at) => `${team}${at + 1}`)]),
  );
  return { players: Object.values(roll).flat(), teams: roll };
}

/** Teams of equal size sitting in alternation: A1 B1 A2 B2 … */
export function alternating(
  teams: number,
  size: number,
): { players: PlayerId[]; teams: Record<TeamId, PlayerId[]> } {
  const { teams: roll } = blocks(teams, size);
  const lists = Object.values(roll);
  return {
    players: Array.from({ length: size }, (_, at) => lists.map((list) => list[at] as string)).flat(),
    teams: roll,
  };
}

/** One of each card in the hand of every player, and some creatures in play. */
export function stocked(
  players: readonly PlayerId[],
  hand: readonly string[],
  board: readonly string[],
): ObjectSetup[] {
  return players.flatMap((owner) => [
    ...hand.map((card, at): ObjectSetup => ({ id: `${owner}-h${at}`, card, owner, zone: 'hand', n: 3 })),
    ...board.map(
      (card, at): ObjectSetup => ({ id: `${owner}-b${at}`, card, owner, zone: 'battlefield', n: 3 }),
    ),
  ]);
}

/** A table for a variant with so many players (rounded to what the variant can seat). */
export function table(variant: Variant | null, players: number): GameSetup {
  const hand = ['Bolt', 'Bear', 'Trick', 'Thief', 'Walk'];
  const board = ['Bear', 'Pinger', 'Chamber'];
  const plain = (names: PlayerId[]): GameSetup => ({
    players: names,
    cards: ALL_CARDS,
    objects: stocked(names, hand, board),
    library: 12,
    start: { at: 'opening' },
  });
  switch (variant) {
    case 'emperor': {
      const seated = blocks(2, Math.max(3, Math.floor(players / 2)));
      return { ...plain(seated.players), teams: seated.teams, options: { variant } };
    }
    case 'twoHeadedGiant': {
      const seated = blocks(2, Math.max(2, Math.floor(players / 2)));
      return { ...plain(seated.players), teams: seated.teams, options: { variant } };
    }
    case 'teamVsTeam': {
      const seated = blocks(2, Math.max(2, Math.floor(players / 2)));
      return { ...plain(seated.players), teams: seated.teams, options: { variant } };
    }
    case 'alternatingTeams': {
      const seated = alternating(2, Math.max(2, Math.floor(players / 2)));
      return {
        ...plain(seated.players),
        teams: seated.teams,
        options: { variant, attackMultiplePlayers: true },
      };
    }
    case 'grandMelee':
      return { ...plain(seats(Math.max(8, players))), options: { variant } };
    case 'freeForAll':
      return {
        ...plain(seats(players)),
        options: { variant, attackMultiplePlayers: true, rangeOfInfluence: 2 },
      };
    case null:
      return plain(seats(players));
  }
}

/** The same table with cards by lot for everybody, taken from those that between them use all of the vocabulary of cards. */
export function vocabularyTable(variant: Variant | null, players: number, seed: number): GameSetup {
  const lot = lots(seed);
  const plain = table(variant, players);
  const objects = plain.players.flatMap((owner) =>
    Array.from({ length: 8 }, (_, at): ObjectSetup => {
      const card = VOCABULARY[lot(VOCABULARY.length)] as CardDefinition;
      const stays = card.types.some((type) => PERMANENT.includes(type)) && card.enchant === undefined;
      const zone = card.types.includes('plane') ? 'command' : stays && lot(2) === 0 ? 'battlefield' : 'hand';
      const sized = !card.types.includes('creature') || card.power !== undefined;
      return {
        id: `${owner}-${at}`,
        card: card.name,
        owner,
        zone,
        n: 1 + lot(3),
        x: lot(3),
        ...(sized ? {} : { power: 2, toughness: 2 }),
      };
    }),
  );
  return { ...plain, cards: VOCABULARY, objects };
}
