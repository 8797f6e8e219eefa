import type { GameOptions, GameSetup } from '../api.js';
import type { PlayerId } from '../cards/types.js';
import type { Rules } from '../rules.js';
import type { SettledOptions } from '../state.js';
import { variantNamed } from './index.js';

/**
 * Settles every option: what the set-up says, else what the variant presets, else off.
 */
export function settleOptions(setup: GameSetup, rules: Rules): SettledOptions {
  const given = setup.options ?? {};
  const variant = given.variant ?? null;
  const definition = variantNamed(variant);
  const merged: GameOptions = { ...definition?.preset(setup, rules) };
  for (const [key, value] of Object.entries(given)) {
    if (value !== undefined) (merged as Record<string, unknown>)[key] = value;
  }
  // One attack option takes the place of the one that the variant would use.
  if (variant !== null && (given.attackLeft === true || given.attackRight === true)) {
    merged.attackMultiplePlayers = given.attackMultiplePlayers ?? false;
  }
  const handSize = merged.handSize ?? rules.number('general.startingHandSize');
  const maximumHand = merged.handSize ?? rules.number('general.maximumHandSize');
  const settled: SettledOptions = {
    variant,
    range: rangesByPlayer(merged.rangeOfInfluence, setup.players),
    attackMultiplePlayers: merged.attackMultiplePlayers ?? false,
    attackLeft: merged.attackLeft ?? false,
    attackRight: merged.attackRight ?? false,
    attackAdjacentOnly: merged.attackAdjacentOnly ?? false,
    deployCreatures: merged.deployCreatures ?? false,
    sharedTeamTurns: merged.sharedTeamTurns ?? false,
    sharedLife: definition?.sharedLife === true,
    emperors: [...(merged.emperors ?? [])],
    ante: merged.ante ?? false,
    planechase: merged.planechase ?? false,
    handSize,
    startingLife: merged.startingLife ?? lifeToStartWith(setup, rules),
  };
  if (maximumHand !== handSize) settled.maximumHand = maximumHand;
  if (merged.forced === 'take') settled.forced = 'take';
  if (definition?.turnsToRight?.(rules) === true) settled.turnsToRight = true;
  return settled;
}

/** The life of each player to begin with; a game with commanders has a number of its own where the rules give one. */
function lifeToStartWith({ objects }: GameSetup, rules: Rules): number {
  const commanders = objects?.some(({ commander }) => commander === true) === true;
  const own = commanders ? rules.ask('casualVariants.commander.startingLife') : null;
  return own ?? rules.number('general.startingLife');
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
