import type { Decision, Effect, GameOptions, Step as TurnStep } from '../../game/index.js';
import type { Verb } from './forms.js';

/** The name of a player, team or object of the scenario. */
type Name = string;

/** What may be in any step. */
export interface Common {
  /** Name of the step, for checks that ask about it; `s1`, `s2`, … by its place when absent. */
  id?: string;
  /** The step is not legal, and why: the scenario fails when it is accepted. */
  refused?: string;
  /** A remark for people, shown in place of the step. */
  says?: string;
}

/** A value that answers a decision: a name, a number, `yes`, `no`, `none`, `keep`, `mulligan`, a mode, a colour. */
export type Choice = Name | number;

/** What is put in place of parts of the set-up by a step that tries a table. */
export interface TableSettings {
  players?: Name[];
  teams?: Record<Name, Name[]>;
  options?: GameOptions;
  /** The players sit so from here on; when absent the table is only tried. */
  seated?: boolean;
  /** It is tried while the game is being played. */
  during?: boolean;
}

/** One thing that is done. Players, teams and objects are named as in the set-up. */
export type Step = Common &
  (
    | { cast: Name; by?: Name; targets?: Choice[]; x?: number; stack?: number; now?: true }
    | {
        activate: Name;
        by?: Name;
        ability?: number | string;
        targets?: Choice[];
        x?: number;
        stack?: number;
        now?: true;
      }
    | { play: Name; by?: Name; now?: true }
    | { attack: Record<Name, Name | null>; by?: Name; bands?: Name[][] }
    | { block: Record<Name, Name | Name[]>; by?: Name }
    | { pass: Name | Name[] }
    | { resolve: 'top' | 'all' | Name }
    | { until: Until }
    | {
        choose: Choice | Choice[];
        by?: Name;
        kind?: Decision['kind'];
        of?: Name;
        slot?: string;
        ifAsked?: true;
      }
    | { pay: boolean; by?: Name; of?: Name; ifAsked?: true }
    | { assign: Record<Name, Name>; by?: Name }
    | { open: Name; kind?: Decision['kind']; ifAsked?: true }
    | { keep: Name | Name[] }
    | { mulligan: Name }
    | { concede: Name | Name[] }
    | { leave: Name | Name[] }
    | {
        instruct: Effect[];
        by?: Name;
        source?: Name;
        targets?: Name[];
        x?: number;
        n?: number;
        marker?: number;
      }
    | { hold: boolean }
    | { name: Name; token: 'newest'; of?: Name }
    | { look: Name; at: Name }
    | { use: Name; by: Name }
    | { table: TableSettings }
    | { compare: number }
    | { try: Step[]; then: 'keep' | 'undo' }
  );

/** A moment of the game. Everything that is said must be so; what is not said is free. */
export interface Until {
  /** The step of the turn, or a step behind it where that one is skipped. */
  step?: TurnStep;
  /** Whose turn it is: a player or team. */
  of?: Name;
  /** `this` turn only, or not before the `next` one; when absent this turn where its step is still to come. */
  turn?: 'this' | 'next';
  /** Who has priority. */
  priority?: Name;
  /** Nothing is left on any stack. */
  stack?: 'empty';
  /** Grand Melee: who holds which turn marker. */
  marker?: number;
  holder?: Name;
  /** Combat damage of this combat has been dealt. */
  damage?: 'dealt';
  /** The opening is over and the first turn has begun. */
  opening?: 'over';
  /** The game has a result for this player or team, or for anybody. */
  result?: Name | 'any';
  /** The turn of this player or team has ended, in Grand Melee also the turn of whoever holds the marker in their place. */
  ended?: Name;
  /** A further combat phase has begun. */
  combat?: 'another';
}

type KeyOf<T> = T extends unknown ? keyof T : never;

export type { Verb };

/** The step of one verb. */
export type StepOf<V extends Verb> = Extract<Step, Record<V, unknown>>;

export type StepKey = KeyOf<Step>;
