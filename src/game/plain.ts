/** Copies and fingerprints of plain data: objects, arrays, strings, finite numbers, booleans and null. */

/** A deep copy. Shared references are not kept apart from equal ones, and the state of a game has none. */
export function copyPlain<T>(value: T): T {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) {
    const list = new Array(value.length);
    for (let at = 0; at < value.length; at++) {
      const item = value[at];
      list[at] = item !== null && typeof item === 'object' ? copyPlain(item) : item;
    }
    return list as T;
  }
  const copy: Record<string, unknown> = {};
  for (const key in value) {
    const item = (value as Record<string, unknown>)[key];
    copy[key] = item !== null && typeof item === 'object' ? copyPlain(item) : item;
  }
  return copy as T;
}

/** Whether two pieces of plain data are equal, in whatever order their properties are. */
export function isSamePlain(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (one === null || other === null || typeof one !== 'object' || typeof other !== 'object') return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  let fields = 0;
  for (const key in one) {
    fields++;
    if (!isSamePlain((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]))
      return false;
  }
  for (const _ in other) fields--;
  return fields === 0;
}

/** Both halves of a fingerprint that is being taken. */
let first = 0;
let second = 0;

/** Mixes the UTF-16 units of a text in. */
function mix(text: string): void {
  let one = first;
  let other = second;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    one = Math.imul(one ^ unit, 0x01000193);
    other = Math.imul(other ^ unit, 0x85ebca6b);
    other ^= other >>> 13;
  }
  first = one;
  second = other;
}

/** Mixes in a text as JSON writes it, which is most often the text itself between quotation marks. */
function mixText(text: string): void {
  let one = Math.imul(first ^ 0x22, 0x01000193);
  let other = Math.imul(second ^ 0x22, 0x85ebca6b);
  other ^= other >>> 13;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit < 0x20 || unit === 0x22 || unit === 0x5c || unit >= 0xd800) {
      mix(JSON.stringify(text));
      return;
    }
    one = Math.imul(one ^ unit, 0x01000193);
    other = Math.imul(other ^ unit, 0x85ebca6b);
    other ^= other >>> 13;
  }
  first = Math.imul(one ^ 0x22, 0x01000193);
  other = Math.imul(other ^ 0x22, 0x85ebca6b);
  second = other ^ (other >>> 13);
}

/** Names of properties as objects of one kind list them, and the same in order. */
interface Names {
  listed: string[];
  sorted: string[];
}

const names = new Map<string, Names>();
const MOST_KINDS = 200;

/** The names of an object's properties in order. Most objects are of a few kinds, whose order is known by then. */
function namesOf(value: object): readonly string[] {
  const listed = Object.keys(value);
  if (listed.length < 2) return listed;
  const kind = `${listed.length} ${listed[0]} ${listed[listed.length - 1]}`;
  const known = names.get(kind);
  if (known !== undefined && isSame(known.listed, listed)) return known.sorted;
  const sorted = listed.slice().sort();
  // Records with a name for every object or player are not worth remembering.
  if (listed.length <= 40 && names.size < MOST_KINDS) names.set(kind, { listed, sorted });
  return sorted;
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  for (let at = 0; at < some.length; at++) if (some[at] !== others[at]) return false;
  return true;
}

/** Mixes in a text of plain data in which the order of keys does not show. */
function mixValue(value: unknown): void {
  if (typeof value === 'string') mixText(value);
  else if (value === null || typeof value !== 'object') mix(JSON.stringify(value) ?? 'null');
  else if (Array.isArray(value)) {
    mix('[');
    for (const item of value) {
      mixValue(item);
      mix(',');
    }
    mix(']');
  } else {
    mix('{');
    for (const key of namesOf(value)) {
      const item = (value as Record<string, unknown>)[key];
      if (item === undefined) continue;
      mixText(key);
      mix(':');
      mixValue(item);
      mix(',');
    }
    mix('}');
  }
}

/**
 * A fingerprint of plain data, the same on every machine: 32-bit FNV-1a beside a second hash of 32 bits that mixes
 * its high bits down after every step.
 * @returns both of them, as numbers from 0 up to 2³² - 1
 */
export function halves(value: unknown): [number, number] {
  first = 0x811c9dc5;
  second = 0x9747b28c;
  mixValue(value);
  return [first >>> 0, second >>> 0];
}

/** The same as 16 hexadecimal digits. */
export function fingerprint(value: unknown): string {
  const [one, other] = halves(value);
  return one.toString(16).padStart(8, '0') + other.toString(16).padStart(8, '0');
}
