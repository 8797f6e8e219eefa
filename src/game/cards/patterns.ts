import type { Condition, ObjectFilter, PlayerFilter, PlayerRef, Step } from './terms.js';

/** What an ability waits for. Objects and players of the event are `that` (and `other`) in its effects. */
export type EventPattern =
  | { when: 'enters' | 'leaves' | 'dies'; what: ObjectFilter }
  /**
   * With `whom` only attacks on one of these players, or on the team of one where teams are attacked; with `planeswalkers` also attacks on
   * planeswalkers that they control.
   */
  | {
      when: 'attacks';
      what: ObjectFilter;
      whom?: PlayerFilter;
      planeswalkers?: true;
      alone?: true;
      beside?: number;
    }
  /** One of these players is attacked, however many creatures attack; `that` is who attacks. */
  | { when: 'playerAttacked'; whom: PlayerFilter; by?: PlayerFilter }
  /** Attacks and is not blocked. */
  | { when: 'notBlocked'; what: ObjectFilter }
  /** Becomes the target of a spell or ability that one of these players controls. */
  | { when: 'targeted'; what: ObjectFilter; by: PlayerFilter }
  | { when: 'isDealtDamage'; what: ObjectFilter }
  | { when: 'sacrifices'; who: PlayerFilter; what: ObjectFilter }
  | { when: 'playsLand' | 'becomesMonarch'; who: PlayerFilter }
  /** Taps a permanent for mana. What adds mana then does so at once. */
  | { when: 'tapsForMana'; who: PlayerFilter; what: ObjectFilter }
  | { when: 'becomesBlocked'; what: ObjectFilter; by?: ObjectFilter }
  | { when: 'blocks'; what: ObjectFilter }
  | { when: 'untaps' | 'taps'; what: ObjectFilter }
  /** With `during` only in turns of these players; with `nth` only the spell with that number among those of its caster in a turn. */
  | {
      when: 'casts';
      who: PlayerFilter;
      what?: ObjectFilter;
      during?: PlayerRef;
      targeting?: ObjectFilter;
      nth?: number;
    }
  | { when: 'cycles' | 'draws'; who: PlayerFilter }
  /** With `by` only where a spell or ability of one of these players has it discarded. */
  | { when: 'discards'; who: PlayerFilter; what?: ObjectFilter; by?: PlayerFilter }
  /** Is put into a graveyard, from wherever it was. */
  | { when: 'buried'; what: ObjectFilter }
  | { when: 'losesLife' | 'gainsLife' | 'losesGame'; who: PlayerFilter }
  /** With `combat` only combat damage. */
  | { when: 'dealsDamage'; what: ObjectFilter; to?: PlayerFilter; combat?: true }
  /** The step of a turn of one of these players; `{}` is every player's. */
  | { when: 'stepBegins'; step: Step; whose: PlayerFilter }
  /** Triggers as soon as the condition holds, once until it has left the stack. */
  | { when: 'state'; condition: Condition };
