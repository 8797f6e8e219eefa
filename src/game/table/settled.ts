import type { Variant } from '../api.js';
import type { PlayerId } from '../cards/types.js';

/** Options as settled before play, none left open. */
export interface SettledOptions {
  variant: Variant | null;
  /** Seats for each player, or null when the option is not used. */
  range: Record<PlayerId, number> | null;
  attackMultiplePlayers: boolean;
  attackLeft: boolean;
  attackRight: boolean;
  attackAdjacentOnly: boolean;
  deployCreatures: boolean;
  sharedTeamTurns: boolean;
  /** The members of a team have one life total and win and lose together. */
  sharedLife: boolean;
  emperors: PlayerId[];
  ante: boolean;
  planechase: boolean;
  handSize: number;
  /** Present where as many cards may be kept as are not drawn to begin with. */
  maximumHand?: number;
  startingLife: number;
  /** Present where questions with one answer are not put to anybody. */
  forced?: 'take';
  /** Present where the variant has turns go to the right. */
  turnsToRight?: true;
}
