import type { GameSetup } from '../api.js';
import type { PlayerId, TeamId } from '../cards/types.js';
import { unhandled } from '../errors.js';
import type { Rules } from '../rules.js';
import { distance } from '../table/seats.js';

function teamOf(setup: GameSetup, player: PlayerId): TeamId | null {
  for (const [team, members] of Object.entries(setup.teams ?? {})) if (members.includes(player)) return team;
  return null;
}

/** The members of each team who sit in its middle. */
export function middleSeats(setup: GameSetup): PlayerId[] {
  return Object.values(setup.teams ?? {}).flatMap((members) => {
    const seated = setup.players.filter((player) => members.includes(player));
    return seated.slice(Math.floor((seated.length - 1) / 2)).slice(0, 1);
  });
}

/**
 * The range of influence of everybody in an Emperor game. In larger teams a general's just reaches one opposing
 * general and an emperor's just reaches two.
 */
export function emperorRanges(
  setup: GameSetup,
  emperors: readonly PlayerId[],
  rules: Rules,
): Record<PlayerId, number> {
  const ring = setup.players;
  const largest = Math.max(0, ...Object.values(setup.teams ?? {}).map((members) => members.length));
  const adjusted = largest > rules.number('emperor.rangeOfInfluence.adjustmentThreshold') && derives(rules);
  const ranges: Record<PlayerId, number> = {};
  for (const player of ring) {
    const emperor = emperors.includes(player);
    if (!adjusted) {
      ranges[player] = rules.number(
        emperor ? 'emperor.rangeOfInfluence.emperor' : 'emperor.rangeOfInfluence.general',
      );
      continue;
    }
    const distances = ring
      .filter((other) => teamOf(setup, other) !== teamOf(setup, player) && !emperors.includes(other))
      .map((other) => distance(ring, player, other))
      .sort((a, b) => a - b);
    ranges[player] = distances[emperor ? 1 : 0] ?? distances[0] ?? 0;
  }
  return ranges;
}

function derives(rules: Rules): boolean {
  const rule = rules.ask('emperor.rangeOfInfluence.adjustment');
  switch (rule) {
    case 'minimumReachingOpposingGenerals':
      return true;
    case 'notSpecified':
      // The ranges are to be adjusted but nothing says to what, so the ones that are stated stay.
      return false;
    default:
      return unhandled('emperor.rangeOfInfluence.adjustment', rule);
  }
}
