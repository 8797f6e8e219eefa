import { BOTH, type Side, type SideNumber } from './side.js';

/** One change of a text: what was taken out and put in at a place. Offsets are UTF-16 units of the edition's own text. */
export type Edit = [side: SideNumber, rule: string, passage: number, at: number, out: string, put: string];

/** What both editions have that differs from their own text, so short that an address can hold it. */
export function editsOf(sides: readonly [Side, Side]): Edit[] {
  return BOTH.flatMap((side) =>
    sides[side].changed.flatMap((rule) => {
      const now = sides[side].passages(rule);
      return sides[side].former(rule).flatMap(({ words }, passage): Edit[] => {
        const other = now[passage]?.words ?? words;
        if (other === words) return [];
        let start = 0;
        while (start < Math.min(words.length, other.length) && words[start] === other[start]) start++;
        let end = 0;
        while (
          end < Math.min(words.length, other.length) - start &&
          words[words.length - 1 - end] === other[other.length - 1 - end]
        )
          end++;
        return [
          [
            side,
            rule,
            passage,
            start,
            words.slice(start, words.length - end),
            other.slice(start, other.length - end),
          ],
        ];
      });
    }),
  );
}

/**
 * Makes the changes of an address.
 *
 * @returns numbers of the rules whose text is not the one that the changes were made to
 */
export function applyEdits(sides: readonly [Side, Side], edits: readonly Edit[]): string[] {
  const failed: string[] = [];
  for (const [side, rule, passage, at, out, put] of edits) {
    const passages = sides[side].passages(rule);
    const found = passages[passage];
    if (found === undefined || found.words.slice(at, at + out.length) !== out) {
      failed.push(rule);
      continue;
    }
    const words = found.words.slice(0, at) + put + found.words.slice(at + out.length);
    sides[side].change(
      rule,
      passages.map((each, place) => (place === passage ? { ...each, words } : each)),
    );
  }
  return failed;
}

/** Changes as an address has them; none where it has nothing of the kind. */
export function readEdits(text: string | null): Edit[] {
  if (text === null) return [];
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.filter(isEdit) : [];
  } catch {
    return [];
  }
}

function isEdit(value: unknown): value is Edit {
  if (!Array.isArray(value) || value.length !== 6) return false;
  const [side, rule, passage, at, out, put] = value as unknown[];
  const texts = [rule, out, put].every((text) => typeof text === 'string');
  const places = [passage, at].every((place) => Number.isInteger(place) && (place as number) >= 0);
  return (side === 0 || side === 1) && texts && places;
}
