/**
 * Decodes UTF-16 code units of either byte order. A last odd byte becomes U+FFFD.
 *
 * @param bytes the document without its byte order mark
 */
export function decodeUtf16(bytes: Uint8Array, littleEndian: boolean): string {
  const even = bytes.length & ~1;
  const text = new TextDecoder(littleEndian ? 'utf-16le' : 'utf-16be').decode(bytes.subarray(0, even));
  return even === bytes.length ? text : `${text}\ufffd`;
}

/** How many bytes are looked at to tell UTF-16 without a mark. */
const SAMPLE = 4096;

/**
 * Recognises UTF-16 that lost its byte order mark: text in Latin letters has a NUL in nearly every second byte.
 *
 * @returns which byte is the low one, or undefined where this is no UTF-16
 */
export function guessUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const length = Math.min(SAMPLE, bytes.length & ~1);
  if (length < 4) return undefined;
  let even = 0;
  let odd = 0;
  for (let at = 0; at < length; at += 2) {
    if (bytes[at] === 0) even++;
    if (bytes[at + 1] === 0) odd++;
  }
  const pairs = length / 2;
  if (odd > pairs * 0.7 && even < pairs * 0.05) return 'utf-16le';
  if (even > pairs * 0.7 && odd < pairs * 0.05) return 'utf-16be';
  return undefined;
}
