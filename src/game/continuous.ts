import type {
  Ability,
  Characteristics,
  Effect,
  ObjectFilter,
  ObjectId,
  ObjectProhibition,
  PlayerId,
  PlayerProhibition,
  Shield,
  Zone,
} from './cards/types.js';
import type { Context } from './state.js';
import type { Uncopied } from './zones/copies.js';

/** How long a continuous effect lasts, with everything in it named. */
export type StoredDuration =
  | { until: 'endOfTurn'; marker: number }
  | { until: 'endOfCombat'; marker: number }
  | { until: 'attached'; source: ObjectId; object: ObjectId }
  /** While the source is on the battlefield, controlled by this player where one is named, and tapped where that is said. */
  | { until: 'source'; source: ObjectId; incarnation: number; of?: PlayerId; tapped?: true }
  | { until: 'onStack'; object: ObjectId }
  | { until: 'untapStep'; object: ObjectId }
  | { until: 'nextTurn'; player: PlayerId }
  | { until: 'permanent' };

export type EffectContent =
  | { kind: 'control'; object: ObjectId; incarnation: number; by: PlayerId }
  | { kind: 'pump'; object: ObjectId; incarnation: number; power: number; toughness: number; switched?: true }
  /** The player may play so many more lands this turn. */
  | { kind: 'lands'; player: PlayerId; count: number }
  /** The player may play cards of these graveyards as of the own one. */
  | { kind: 'graveyards'; player: PlayerId; of: PlayerId[] }
  | { kind: 'grant'; object: ObjectId; incarnation: number; keywords: string[]; abilities: Ability[] }
  | { kind: 'become'; object: ObjectId; incarnation: number; spec: Characteristics; also?: true }
  /** It has flashback for its mana cost. */
  | { kind: 'flashback'; object: ObjectId; incarnation: number }
  /** It is a copy of something else; what it was before. */
  | { kind: 'copied'; object: ObjectId; incarnation: number; before: Uncopied }
  | { kind: 'restrict'; players: PlayerId[]; cant: PlayerProhibition[] }
  | {
      kind: 'shield';
      shield: Shield;
      /** The one recipient or source that was chosen, where one was. */
      to: { player?: PlayerId; object?: ObjectId } | null;
      redirectTo: { player?: PlayerId; object?: ObjectId } | null;
      left: number | 'all';
      /** What was known as it began, for what it does as it prevents damage. */
      known?: Context;
    }
  /** What is done instead of each draw of these players, or of the next one, with what was known as it began. */
  | { kind: 'draws'; players: PlayerId[]; effects: Effect[]; once?: true; known: Context }
  /** Damage cannot be prevented. */
  | { kind: 'unpreventable' }
  | { kind: 'forbid'; object: ObjectId; incarnation: number; cant: ObjectProhibition[] }
  /** The same of all that such a description fits, whenever it does; of attacks on these players alone where they are named. */
  | {
      kind: 'forbidAll';
      which: ObjectFilter;
      cant: ObjectProhibition[];
      whom?: PlayerId[];
      planeswalkers?: true;
    }
  /** Whatever such a description fits cannot block the one. */
  | { kind: 'forbidBlock'; which: ObjectFilter; whom: ObjectId; incarnation: number }
  /** Without keywords it loses all abilities. */
  | { kind: 'strip'; object: ObjectId; incarnation: number; keywords?: string[] }
  /** Attacks if it can: somebody else than the player `not`, or the player `whom` alone, where one is named. */
  | { kind: 'force'; object: ObjectId; incarnation: number; not: PlayerId | null; whom?: PlayerId }
  /** Blocks the other if it can. */
  | { kind: 'forceBlock'; object: ObjectId; incarnation: number; whom: ObjectId }
  /** Regenerates once. */
  | { kind: 'regenerate' | 'exileIfDies' | 'exileIfLeaves'; object: ObjectId; incarnation: number }
  /** What was exiled goes back to where it was once the source, as it was, has left the battlefield. */
  | { kind: 'return'; objects: { id: ObjectId; zone: Zone }[]; source: ObjectId; incarnation: number }
  /** The mana is paid where it says so, and a land can be played. */
  | {
      kind: 'castPermission';
      player: PlayerId;
      object: ObjectId;
      incarnation?: number;
      paid?: true;
      land?: true;
    }
  /** `active` from the beginning of the controlled turn. */
  | { kind: 'controlPlayer'; player: PlayerId; by: PlayerId; active: boolean };

export interface ContinuousEffect {
  id: number;
  controller: PlayerId;
  source: ObjectId | null;
  duration: StoredDuration;
  content: EffectContent;
}
