import type { Value } from '../../../../src/scenarios/expression/types.js';

/** A question that the state of the game cannot answer. */
export class Unanswerable extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'Unanswerable';
  }
}

export const list = (items: readonly Value[], ordered = false): Value => ({ items: [...items], ordered });
export const orNone = <T>(value: T | null | undefined): T | null => value ?? null;
