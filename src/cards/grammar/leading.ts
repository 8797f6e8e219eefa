import type { Bounds, ObjectFilter } from '../../game/index.js';
import type { Scope } from './reader.js';
import type { Parts, Reader } from './rules.js';

const LEADS = [
  ['the greatest power among', 'power'],
  ['the greatest mana value among', 'cost'],
] as const;

/** Reads what comes after "with" in "with the greatest power among creatures you control": objects with no less than the greatest. */
export function readLeading(r: Reader, parts: Parts): Pick<ObjectFilter, 'power' | 'cost'> | undefined {
  const key = LEADS.find(([words]) => r.take(words))?.[1];
  const objects = key && (parts.get('counted').read(r) as ObjectFilter | undefined);
  return key && objects && { [key]: { least: { amount: 'greatest', of: key, objects } } };
}

/** The other way round than `readLeading`; undefined where the bounds mean something else. */
export function sayLeading({ least, most }: Bounds, key: string, t: Scope, parts: Parts): string | undefined {
  const words = LEADS.find(([, one]) => one === key)?.[0];
  if (most !== undefined || typeof least !== 'object' || least.amount !== 'greatest' || least.of !== key)
    return undefined;
  const among: string | undefined = parts.get('counted').say(least.objects, t);
  return words && among && `with ${words} ${among}`;
}
