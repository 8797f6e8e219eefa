import type { Condition, ObjectFilter, PlayerFilter, PlayerRef, Step, Zone } from './terms.js';

/** What an ability waits for. Objects and players of the event are `that` (and `other`) in its effects. */
export type EventPattern =
  | { when: 'enters' | 'leaves' | 'dies'; what: ObjectFilter }
  /**
   * With `whom` only attacks on one of these players, or on the team of one where teams are attacked; with `planeswalkers` also attacks on
   * planeswalkers that they control, with `permanent` on such permanents.
   */
  | {
      when: 'attacks';
      what: ObjectFilter;
      whom?: PlayerFilter;
      planeswalkers?: true;
      permanent?: ObjectFilter;
      alone?: true;
      beside?: number;
      /** Once however many of them attack. */
      together?: true;
    }
  /** One of these players is attacked, however many creatures attack; `that` is who attacks. */
  | { when: 'playerAttacked'; whom: PlayerFilter; by?: PlayerFilter }
  /** Attacks and is not blocked. */
  | { when: 'notBlocked'; what: ObjectFilter }
  /** Becomes the target of a spell or ability that one of these players controls. */
  /** With `spell` only of a spell; `other` in the effects is the spell or ability. */
  | { when: 'targeted'; what?: ObjectFilter; who?: PlayerFilter; by: PlayerFilter; spell?: true }
  /** One of these objects, or of these players, is dealt damage: combat damage alone, or any other alone, where `combat` is there. */
  | { when: 'isDealtDamage'; what?: ObjectFilter; who?: PlayerFilter; combat?: boolean }
  /** Damage that would be dealt to one of these is prevented; `that` is its source. */
  | { when: 'damagePrevented'; who?: PlayerFilter; what?: ObjectFilter }
  /** A counter of this kind, or of any, is put on it. */
  | { when: 'countersPut'; what: ObjectFilter; kind?: string }
  /** One of these players has it not untap in their next untap step, as it attacks. */
  | { when: 'exerted'; what: ObjectFilter; who: PlayerFilter }
  /** The last counter of this kind is taken from it. */
  | { when: 'lastCounterRemoved'; what: ObjectFilter; kind: string }
  /** A counter of this kind is taken from it; once however many are at the same time. */
  | { when: 'counterRemoved'; what: ObjectFilter; kind: string }
  /** Becomes so, as `monstrous` or `renowned`. */
  | { when: 'marked'; what: ObjectFilter; mark: string }
  | { when: 'sacrifices'; who: PlayerFilter; what: ObjectFilter }
  | { when: 'playsLand' | 'becomesMonarch' | 'takesInitiative' | 'completesDungeon'; who: PlayerFilter }
  /** The owner of this dungeon comes into the room with this place in `rooms`. */
  | { when: 'entersRoom'; room: number }
  /** Taps a permanent for mana. What adds mana then does so at once. */
  | { when: 'tapsForMana'; who: PlayerFilter; what: ObjectFilter }
  | { when: 'becomesBlocked'; what: ObjectFilter; by?: ObjectFilter }
  /** With `of` only where it blocks one of these creatures, which is `other` in the effects. */
  | { when: 'blocks'; what: ObjectFilter; of?: ObjectFilter }
  | { when: 'untaps' | 'taps'; what: ObjectFilter }
  /** With `during` only in turns of these players; with `nth` only the spell with that number among those of its caster in a turn. */
  | {
      when: 'casts';
      who: PlayerFilter;
      what?: ObjectFilter;
      during?: PlayerRef;
      targeting?: ObjectFilter;
      nth?: number;
      /** Where it is cast from. */
      castFrom?: Zone;
    }
  /** The last one as its other face is turned up. */
  | { when: 'phasesOut' | 'phasesIn' | 'transforms'; what: ObjectFilter }
  /** Is turned face up; with `paid` for its morph cost, and the effects follow at once. */
  | { when: 'turnsUp'; what: ObjectFilter; paid?: true }
  | { when: 'cycles'; who: PlayerFilter; what?: ObjectFilter }
  | { when: 'draws' | 'searches' | 'shuffles' | 'clashes' | 'surveils'; who: PlayerFilter }
  /** With `by` only where a spell or ability of one of these players has it discarded. */
  | { when: 'discards'; who: PlayerFilter; what?: ObjectFilter; by?: PlayerFilter }
  /** Is put into a graveyard, from wherever it was. */
  | { when: 'buried'; what: ObjectFilter }
  | { when: 'losesLife' | 'gainsLife' | 'losesGame'; who: PlayerFilter }
  /**
   * With `combat` only combat damage; with `toObject` to one of these objects, which is `other` in the effects, where `to` does not admit a player; with `together` once for each player, however many of them
   * deal damage at the same time.
   */
  | {
      when: 'dealsDamage';
      what: ObjectFilter;
      to?: PlayerFilter;
      toObject?: ObjectFilter;
      combat?: true;
      together?: true;
    }
  /** The step of a turn of one of these players; `{}` is every player's. */
  | { when: 'stepBegins'; step: Step; whose: PlayerFilter }
  /** Triggers as soon as the condition holds, once until it has left the stack. */
  | { when: 'state'; condition: Condition };
