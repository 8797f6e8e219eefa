import type { Modes } from './definition.js';
import type { EventPattern } from './patterns.js';
import type { StaticAbility } from './statics.js';
import type { Condition, Cost, TargetSpec, Zone } from './terms.js';
import type { Effect } from './types.js';

/** What a card does beside what its spell does: always, when something happens, or whenever somebody pays for it. */
export type Ability =
  | ({ ability: 'static' } & StaticAbility)
  | {
      ability: 'triggered';
      /** Where the card is while it waits; in play when absent. A spell waits on the stack as it is cast. */
      from?: 'graveyard' | 'stack' | 'exile';
      on: EventPattern;
      /** Only the first time in each turn that it happens. */
      first?: true;
      /** Asked when it would trigger and again as it resolves. */
      condition?: Condition;
      /** The object has the ability only while this is so: asked when it would trigger, and not again. */
      while?: Condition;
      targets?: TargetSpec[];
      effects: Effect[];
      /** Instead of targets and effects. */
      modes?: Modes;
    }
  | {
      ability: 'activated';
      costs: Cost[];
      /** `instant` when absent. */
      timing?: 'instant' | 'sorcery';
      /** Whose priority allows it; the controller of the object when absent. */
      who?: 'controller' | 'anyPlayer' | 'owner';
      /** `battlefield` when absent; `hand` for cycling. */
      from?: Zone;
      /** What has to be so for it to be activated. */
      only?: Condition;
      /** The object has the ability only while this is so. */
      while?: Condition;
      /** Not more than once each turn, or than so many times. */
      once?: true | number;
      /** A number is announced for X, which its costs depend on; one above 0 where that is said. */
      x?: true | 'above0';
      targets?: TargetSpec[];
      effects: Effect[];
      /** Marks the ability for patterns and reports: `cycling`, `equip`, `deploy`. */
      label?: string;
    };
