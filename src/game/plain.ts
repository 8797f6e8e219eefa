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

/** Text of plain data in which the order of keys does not show. */
function canonical(value: unknown, out: string[]): void {
  if (value === null || typeof value !== 'object') {
    out.push(JSON.stringify(value) ?? 'null');
    return;
  }
  if (Array.isArray(value)) {
    out.push('[');
    for (const item of value) {
      canonical(item, out);
      out.push(',');
    }
    out.push(']');
    return;
  }
  out.push('{');
  for (const key of Object.keys(value).sort()) {
    const item = (value as Record<string, unknown>)[key];
    if (item === undefined) continue;
    out.push(JSON.stringify(key), ':');
    canonical(item, out);
    out.push(',');
  }
  out.push('}');
}

/**
 * A fingerprint of plain data, the same on every machine: 32-bit FNV-1a beside a second hash of 32 bits that mixes
 * its high bits down after every step.
 * @returns 16 hexadecimal digits
 */
export function fingerprint(value: unknown): string {
  const parts: string[] = [];
  canonical(value, parts);
  let first = 0x811c9dc5;
  let second = 0x9747b28c;
  for (const part of parts) {
    for (let at = 0; at < part.length; at++) {
      const unit = part.charCodeAt(at);
      first = Math.imul(first ^ unit, 0x01000193);
      second = Math.imul(second ^ unit, 0x85ebca6b);
      second ^= second >>> 13;
    }
  }
  const hex = (part: number) => (part >>> 0).toString(16).padStart(8, '0');
  return hex(first) + hex(second);
}
