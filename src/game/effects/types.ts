import type { Effect } from '../cards/types.js';

/** The effect of one kind. */
export type EffectOf<K extends Effect['effect']> = Extract<Effect, { effect: K }>;
