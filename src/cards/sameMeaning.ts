import type { CardDefinition } from '../game/index.js';
import { same } from './grammar/reader.js';

/** Whether two cards mean the same; the order of abilities, of keywords and of keys does not count. */
export function sameMeaning(a: CardDefinition, b: CardDefinition): boolean {
  if (same(a, b)) return true;
  const { abilities: first = [], keywords: plain = [], ...rest } = a;
  const { abilities: second = [], keywords: others = [], ...more } = b;
  if (first.length !== second.length || !alike([...plain].sort(), [...others].sort())) return false;
  if (!alike(rest, more)) return false;
  const open: unknown[] = [...second];
  return first.every((ability) => {
    const at = open.indexOf(ability);
    const found = at >= 0 ? at : open.findIndex((one) => alike(one, ability));
    if (found >= 0) open.splice(found, 1);
    return found >= 0;
  });
}

/** Equality in which the order of keys does not count, and a key without a value is absent. */
function alike(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b))
    return (
      Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((one, at) => alike(one, b[at]))
    );
  const one = a as Record<string, unknown>;
  const other = b as Record<string, unknown>;
  for (const key in one) if (!alike(one[key], other[key])) return false;
  for (const key in other) if (other[key] !== undefined && one[key] === undefined) return false;
  return true;
}

/** A copy of plain data. */
export function plainCopy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(plainCopy) as T;
  const copy: Record<string, unknown> = {};
  for (const key in value) copy[key] = plainCopy(value[key]);
  return copy as T;
}
