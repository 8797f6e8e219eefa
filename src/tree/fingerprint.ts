/**
 * A short fingerprint of a text, the same on every machine. It tells texts apart; it is no protection against somebody
 * who wants two texts to look the same. Two lanes of multiplication and rotation over UTF-16 units.
 *
 * @returns 16 hexadecimal digits
 */
export function fingerprint(text: string): string {
  let a = 0x811c9dc5;
  let b = 0x2f0b4c47;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    a = Math.imul(a ^ c, 0x01000193);
    b = Math.imul(b ^ (c + i), 0x5bd1e995);
    b ^= b >>> 15;
  }
  a ^= b >>> 13;
  b ^= a >>> 16;
  a = Math.imul(a ^ (a >>> 16), 0x85ebca6b);
  b = Math.imul(b ^ (b >>> 13), 0xc2b2ae35);
  const hex = (n: number) => (n >>> 0).toString(16).padStart(8, '0');
  return hex(a ^ (a >>> 16)) + hex(b ^ (b >>> 16));
}
