import type { GameOptions, GameSetup, Variant } from '../api.js';
import type { PlayerId } from '../cards/types.js';
import { unhandled } from '../errors.js';
import type { Rules } from '../rules.js';
import type { SettledOptions } from '../state.js';
import { emperorRanges, middleSeats } from './ranges.js';

/** Hand and life of a game whose rules say nothing else. */
const HAND_SIZE = 7;
const STARTING_LIFE = 20;

/**
 * Settles every option: what the set-up says, else what the variant presets, else off. A variant has no logic of
 * its own; it is a choice of options, read from the ruleset.
 */
export function settleOptions(setup: GameSetup, rules: Rules): SettledOptions {
  const given = setup.options ?? {};
  const variant = given.variant ?? null;
  const preset = variant === null ? {} : presetOf(variant, setup, rules);
  const merged: GameOptions = { ...preset };
  for (const [key, value] of Object.entries(given)) {
    if (value !== undefined) (merged as Record<string, unknown>)[key] = value;
  }
  // One attack option takes the place of the one that the variant would use.
  if (variant !== null && (given.attackLeft === true || given.attackRight === true)) {
    merged.attackMultiplePlayers = given.attackMultiplePlayers ?? false;
  }
  return {
    variant,
    range: rangesByPlayer(merged.rangeOfInfluence, setup.players),
    attackMultiplePlayers: merged.attackMultiplePlayers ?? false,
    attackLeft: merged.attackLeft ?? false,
    attackRight: merged.attackRight ?? false,
    attackAdjacentOnly: merged.attackAdjacentOnly ?? false,
    deployCreatures: merged.deployCreatures ?? false,
    sharedTeamTurns: merged.sharedTeamTurns ?? false,
    sharedLife: variant === 'twoHeadedGiant',
    emperors: [...(merged.emperors ?? [])],
    ante: merged.ante ?? false,
    planechase: merged.planechase ?? false,
    handSize: merged.handSize ?? HAND_SIZE,
    startingLife: merged.startingLife ?? STARTING_LIFE,
    ...(merged.forced === 'take' ? { forced: 'take' } : {}),
  };
}

function rangesByPlayer(
  range: GameOptions['rangeOfInfluence'],
  players: readonly PlayerId[],
): Record<PlayerId, number> | null {
  if (range === undefined || range === null) return null;
  const seats: Record<PlayerId, number> = {};
  for (const player of players) seats[player] = typeof range === 'number' ? range : (range[player] ?? 0);
  return seats;
}

/** The options that a variant uses where the players do not agree on others. */
export function presetOf(variant: Variant, setup: GameSetup, rules: Rules): GameOptions {
  switch (variant) {
    case 'freeForAll':
      return {};
    case 'grandMelee': {
      const attack = rules.ask('grandMelee.attackOption');
      switch (attack) {
        case 'attackLeft':
          return { rangeOfInfluence: rules.number('grandMelee.rangeOfInfluence'), attackLeft: true };
        default:
          return unhandled('grandMelee.attackOption', attack);
      }
    }
    case 'teamVsTeam': {
      const attack = rules.ask('teamVsTeam.attackOption');
      switch (attack) {
        case 'attackMultiplePlayers':
        case 'noVariant':
          return { attackMultiplePlayers: true };
        default:
          return unhandled('teamVsTeam.attackOption', attack);
      }
    }
    case 'emperor': {
      const emperors = setup.options?.emperors ?? middleSeats(setup);
      return {
        emperors,
        rangeOfInfluence: emperorRanges(setup, emperors, rules),
        deployCreatures: deploys(rules),
        attackAdjacentOnly: true,
      };
    }
    case 'twoHeadedGiant':
      return { sharedTeamTurns: sharesTurns(rules) };
    case 'alternatingTeams':
      return {
        rangeOfInfluence: rules.number('alternatingTeams.recommendedRangeOfInfluence'),
        attackAdjacentOnly: true,
      };
  }
}

function deploys(rules: Rules): boolean {
  const rule = rules.ask('emperor.deployCreatures');
  switch (rule) {
    case true:
      return true;
    default:
      return unhandled('emperor.deployCreatures', rule);
  }
}

function sharesTurns(rules: Rules): boolean {
  const rule = rules.ask('twoHeadedGiant.multiplayerOptions');
  switch (rule) {
    case 'sharedTeamTurns':
    case 'noOtherOptions':
      // Where the option did not exist yet, the variant's own section had the team take its turns together.
      return true;
    default:
      return unhandled('twoHeadedGiant.multiplayerOptions', rule);
  }
}
