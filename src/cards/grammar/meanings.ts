import type {
  Amount,
  Characteristics,
  Condition,
  Cost,
  Effect,
  EventPattern,
  ObjectFilter,
  ObjectRef,
  PlayerFilter,
  PlayerRef,
} from '../../game/index.js';

/** What the parts of speech mean that are read outside of patterns. */
export interface Meanings {
  aims: NonNullable<ObjectFilter['aims']>;
  anyone: PlayerFilter;
  cardkinds: ObjectFilter;
  condition: Condition;
  controls: PlayerRef;
  costs: Cost[];
  gone: ObjectFilter;
  keyword: string;
  kinship: Characteristics;
  keywords: string[];
  kind: string;
  manacost: Amount;
  noun: ObjectFilter;
  nouns: ObjectFilter;
  number: Amount;
  object: ObjectRef;
  objects: ObjectRef;
  one: ObjectFilter;
  payment: Cost[];
  player: PlayerRef;
  playerkind: PlayerFilter;
  possessor: ObjectRef;
  quantity: Amount;
  scaled: Amount;
  sentences: Effect[];
  shown: ObjectFilter;
  trigger: EventPattern[];
  whose: PlayerRef;
}
