import type { ObjectId } from '../cards/types.js';
import type { Engine } from '../engine.js';
import type { ContinuousEffect, EffectContent } from '../state.js';
import { uncopy } from './copies.js';
import { listIn } from './lists.js';

type Kind = EffectContent['kind'];

/** What a continuous effect of one kind says. */
type ContentOf<K extends Kind> = EffectContent & { kind: K };

/** A continuous effect of one kind. */
export type EffectOf<K extends Kind> = ContinuousEffect & { content: ContentOf<K> };

/** What changes the characteristics of an object, power and toughness aside. */
type Changing = ContentOf<'become' | 'strip' | 'grant'>;

/**
 * Kinds that change neither what players may do with priority nor which abilities are in force. Who controls what is known from what is in
 * play, and changes with an event of its own.
 */
const BESIDE_OPTIONS: ReadonlySet<Kind> = new Set<Kind>([
  'control',
  'pump',
  'shield',
  'unpreventable',
  'draws',
  'force',
  'forceBlock',
  'regenerate',
  'exileIfDies',
  'exileIfLeaves',
  'return',
]);

const CHANGING: ReadonlySet<Kind> = new Set<Kind>(['become', 'strip', 'grant']);
const ENDING_BY_THEMSELVES: ReadonlySet<ContinuousEffect['duration']['until']> = new Set([
  'attached',
  'source',
  'onStack',
] as const);

const NONE: readonly never[] = [];

/**
 * The continuous effects of a game, sorted once by what they touch, so that an effect of one kind costs nothing where
 * another kind is asked for. Never changed: effects that begin or end make a new one.
 */
export class InEffect {
  readonly #kinds = new Map<Kind, ContinuousEffect[]>();
  readonly #changing = new Map<ObjectId, Changing[]>();
  readonly #pumps = new Map<ObjectId, ContentOf<'pump'>[]>();
  /** There are none. */
  readonly none: boolean;
  /** None of them changes what players may do with priority or what is in force. */
  readonly besideOptions: boolean = true;
  /** One of them changes characteristics of an object, power and toughness aside. */
  readonly changes: boolean = false;
  /** One of them ends as soon as something else is no longer so, whenever that is. */
  readonly lapses: boolean = false;

  constructor(effects: readonly ContinuousEffect[]) {
    this.none = effects.length === 0;
    for (const effect of effects) {
      const { content, duration } = effect;
      listIn(this.#kinds, content.kind).push(effect);
      if (CHANGING.has(content.kind)) {
        this.changes = true;
        const changing = content as Changing;
        listIn(this.#changing, changing.object).push(changing);
      }
      if (content.kind === 'pump') listIn(this.#pumps, content.object).push(content);
      if (!BESIDE_OPTIONS.has(content.kind)) this.besideOptions = false;
      if (ENDING_BY_THEMSELVES.has(duration.until)) this.lapses = true;
    }
  }

  /** Those of one kind, the oldest first. */
  of<K extends Kind>(kind: K): readonly EffectOf<K>[] {
    if (this.#kinds.size === 0) return NONE;
    return (this.#kinds.get(kind) as readonly EffectOf<K>[] | undefined) ?? NONE;
  }

  has(kind: Kind): boolean {
    return this.#kinds.size > 0 && this.#kinds.has(kind);
  }

  /** What changes the characteristics of an object, or changed those of an earlier object of this name; the oldest first. */
  changing(object: ObjectId): readonly Changing[] {
    return this.#changing.get(object) ?? NONE;
  }

  /** What changes power and toughness in the same way. */
  pumps(object: ObjectId): readonly ContentOf<'pump'>[] {
    return this.#pumps.size === 0 ? NONE : (this.#pumps.get(object) ?? NONE);
  }
}

export const NO_EFFECTS = new InEffect([]);

/** Ends the continuous effects that a test picks out. */
export function removeEffects(g: Engine, over: (effect: ContinuousEffect) => boolean): void {
  const ended = g.state.effects.filter(over);
  g.setEffects(g.state.effects.filter((effect) => !ended.includes(effect)));
  for (const { id, content } of ended.reverse()) if (content.kind === 'copied') uncopy(g, id, content);
}

/** Has a continuous effect begin. @returns its number */
export function addEffect(g: Engine, effect: Omit<ContinuousEffect, 'id'>): number {
  const id = ++g.state.clock;
  g.setEffects([...g.state.effects, { id, ...effect }]);
  return id;
}
