import type { Effect } from '../../../src/game/index.js';

/** A moment within a turn that an action can name. */
export type Moment =
  | 'beginning'
  | 'untap'
  | 'upkeep'
  | 'draw'
  | 'main'
  | 'combat'
  | 'declareAttackers'
  | 'declareBlockers'
  | 'combatDamage'
  | 'second main'
  | 'end'
  | 'cleanup';

/** The settings that an action can try out without a game. */
export interface Settings {
  variant?: string;
  variants?: string[];
  sizes?: number[];
  order?: string[];
  players?: number;
  range?: number | Record<string, number>;
  attackLeft?: boolean;
  attackRight?: boolean;
  attackMultiplePlayers?: boolean;
  deployCreatures?: boolean;
  sharedTeamTurns?: boolean;
  limitedRange?: boolean;
  none?: boolean;
}

/**
 * One thing that happens. Players, teams and cards are named by the ids of the scenario; an absent player is the one
 * for whom the step makes sense (the controller, the active player).
 */
export type Step =
  | {
      do: 'cast';
      player?: string;
      spell: string;
      targets: string[];
      number?: number;
      stack?: number;
      picks?: string[];
    }
  | { do: 'activate'; player?: string; source: string; targets: string[]; picks?: string[]; last?: true }
  | { do: 'cycle'; player?: string; card: string }
  | { do: 'resolve'; what?: string }
  | { do: 'resolveAll' }
  | { do: 'bring'; card: string; player?: string; teammateOf?: string }
  | { do: 'trigger'; source: string; resolves: boolean }
  | { do: 'leave'; players: string[]; concede: boolean; earlier?: true }
  | { do: 'lose'; player: string; by: 'rule' | 'life' | 'effect'; source?: string }
  | {
      do: 'attack';
      side?: string;
      attacks: { attacker: string; defender?: string }[];
      band?: boolean;
      mana?: 'none';
    }
  | { do: 'block'; side?: string; blocks: { blocker: string; attacker?: string }[] }
  | { do: 'unblocked' }
  | { do: 'combatDamage' }
  | { do: 'assign'; assignments: { source: string; amount: number; to: string }[] }
  | { do: 'damage'; source: string; amount?: number; to: string }
  | { do: 'pass'; sides: string[] | 'rest' }
  | {
      do: 'turn';
      of?: string;
      moment?: Moment;
      which?: 'this' | 'next' | 'first' | 'second';
      priority?: string;
      starting?: true;
    }
  | { do: 'endTurn'; of?: string }
  | { do: 'priority' }
  | { do: 'check' }
  | { do: 'poison'; player: string; amount?: number; reaches?: number }
  | { do: 'destroy'; object: string }
  | { do: 'enter'; object: string; player?: string }
  | { do: 'control'; object: string; player: string }
  | { do: 'name'; token: string; source?: string; player?: string }
  | { do: 'decide'; decision?: string; by?: string; picks: string[] }
  | { do: 'mulligan'; player: string; count: number }
  | { do: 'keep'; player: string }
  | { do: 'mulligans'; seen?: true; side?: string; everybody?: true }
  | { do: 'redistribute'; player?: string; swap: string[] }
  | { do: 'land'; player?: string; card: string }
  | { do: 'deploy'; player?: string; creature?: string; to?: string; duringStack?: string }
  | { do: 'pay'; player: string; amount: number }
  | { do: 'look'; player: string; at: string }
  | { do: 'use'; player: string; of: string; what: 'mana' | 'permanent' | 'card'; object?: string }
  | { do: 'set'; side: string; life?: number }
  | { do: 'configure'; settings: Settings; during: boolean }
  | { do: 'start'; side?: string; players?: number }
  | { do: 'compare'; players: number }
  | { do: 'marker'; marker: number; reaches?: string; holds?: boolean; waits?: boolean }
  | { do: 'loop'; objects: string[] }
  | { do: 'skipTurn'; players: string[] }
  | { do: 'promise'; player: string; object: string; under: string }
  | { do: 'copyFor'; controller: string; owner: string }
  | { do: 'direct'; controller?: string; effects: Effect[] }
  | { do: 'teamLife'; team: string; amount: number }
  | { do: 'ruleChoice' }
  | { do: 'disagree'; team: string; players: string[] }
  | { do: 'read' };
