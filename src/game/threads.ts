import type { Decision } from './api.js';
import type { Effect, ObjectId, PlayerId, Step } from './cards/types.js';
import type { Context, Party } from './state.js';

export interface Attacker {
  creature: ObjectId;
  /** A player, a team attacked as a group, or a planeswalker; empty once what it attacked is no longer in combat. */
  defender: string;
  /** Who controlled the planeswalker that it attacked, once that has left the battlefield. */
  faced?: PlayerId;
  /** Shared by the members of a band. */
  band: ObjectId | null;
  blockedBy: ObjectId[];
  blocked: boolean;
  /** The player who takes all its combat damage, once chosen. */
  recipient: PlayerId | null;
}

export interface Combat {
  /** Players (or one team's players) who are defending. */
  defending: PlayerId[];
  attackers: Attacker[];
  /** Who was attacked by a creature that has since been removed from combat. */
  was: Record<ObjectId, string>;
  /** The players behind what each creature attacked when it became an attacker, where the rules ask for them. */
  began?: Record<ObjectId, PlayerId[]>;
  /** Chosen defending player of abilities that define characteristics. */
  chosen: Record<ObjectId, PlayerId>;
  /** Combat damage has been dealt once already, by the creatures that strike first. */
  struck: boolean;
  /** Announced order of the creatures that a creature deals its damage to. */
  orders: Record<ObjectId, ObjectId[]>;
}

export interface TurnState {
  party: Party;
  /** Counts the turns of the whole game. */
  number: number;
  extra: boolean;
  /** It is the first turn of the game. */
  first: boolean;
  step: Step;
  /** Steps still to come, the next one first. */
  ahead: Step[];
  combat: Combat | null;
  /** Attacked this turn, for effects that ask. */
  attacked: ObjectId[];
  skipped: Step[];
  /** Who has drawn a card in this draw step, where a card asks for it. Replaced and never changed in place. */
  drawn?: PlayerId[];
  /** The step in progress ends without anybody getting priority, since the turn is over. */
  over?: boolean;
}

/** What a thread of play is busy with; the last frame is the innermost. */
export type Frame = { cause: number | null; answers: Record<string, unknown> } & FrameContent;

type FrameContent =
  /** `round`: the mulligans that are being declared; `rounds`: how many of the section are over; `keep`: what begins in play. */
  | {
      kind: 'opening';
      stage: string;
      round: MulliganRound | null;
      rounds: number;
      keep?: readonly ObjectId[];
    }
  | { kind: 'turns' }
  | { kind: 'step'; stage: 'begin' | 'action' | 'priority' | 'end' }
  /** `declined`: members of the team with priority who have passed while others of it have not. */
  | {
      kind: 'priority';
      holder: Party | null;
      passed: Party[];
      settled: boolean;
      resolved: boolean;
      declined?: PlayerId[];
    }
  /**
   * `used`: what has happened instead of one of them or of the draw that they replace; `begun`: some of them are over; `drawn`: cards that the
   * player has drawn meanwhile, which the effect beneath remembers by the name `remember`.
   */
  | {
      kind: 'draws';
      player: PlayerId;
      left: number;
      used: string[];
      begun: boolean;
      drawn: number;
      remember?: string;
    }
  | { kind: 'triggers' }
  /** Whether a commander that is about to move goes to the command zone instead. */
  | { kind: 'commander'; object: ObjectId }
  /** `cleanup`: nobody gets priority afterwards unless something was done or has triggered. */
  | { kind: 'stateActions'; cleanup?: 'begun' | 'acted' }
  /** `free`: no mana is paid for it; `suspended`: because its last time counter was removed. */
  | { kind: 'cast'; player: PlayerId; object: ObjectId; free?: true; suspended?: true }
  | { kind: 'activate'; player: PlayerId; object: ObjectId; ability: number }
  | { kind: 'stackTrigger'; object: ObjectId }
  | { kind: 'resolve'; object: ObjectId; stage: number }
  | { kind: 'effects'; effects: Effect[]; index: number; context: Context; nested: boolean }
  | {
      kind: 'attack';
      creatures: ObjectId[];
      at: number;
      chosen: { creature: ObjectId; defender: string; band: ObjectId | null }[];
    }
  | {
      kind: 'block';
      group: number;
      /** Who declares, in order, as far as the attacking player has said; only where that player chooses the order. */
      named?: PlayerId[];
      creatures: ObjectId[];
      at: number;
      chosen: { creature: ObjectId; attacker: ObjectId }[];
      done: boolean;
    }
  | { kind: 'damageOrder' }
  | { kind: 'combatDamage'; first: boolean; assigned: DamageAssignment[] };

/** A round of mulligans. Replaced and never changed in place. */
interface MulliganRound {
  number: number;
  /** Players who declare at the same time, batch after batch. */
  batches: readonly (readonly PlayerId[])[];
  /** How many batches have declared. */
  at: number;
  /** Who has cards to put on the bottom; null until all have declared. */
  bottom: readonly PlayerId[] | null;
  /** Everybody who took part has kept a hand. */
  last: boolean;
}

interface DamageAssignment {
  source: ObjectId;
  player?: PlayerId;
  object?: ObjectId;
  amount: number;
  by: PlayerId;
}

/** A decision together with the place in the frame that waits for it. */
export interface Asked {
  decision: Decision;
  key: string;
}

/** One line of play: the whole game, or in Grand Melee what goes on with one turn marker. */
export interface Thread {
  /** Number of the turn marker; 1 in other games. */
  marker: number;
  frames: Frame[];
  asked: Asked[];
  turn: TurnState | null;
}
