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

const RETURN = 0x0d;
const LINE_END = 0x0a;
/** Fewer may be characters that have these bytes. */
const FEWEST_RETURNS = 3;

/**
 * Takes out the single bytes that a program put before line ends, as it took UTF-16 for a text of one byte a character: behind each of
 * them the bytes of all characters are parted wrongly.
 *
 * @returns the bytes without them, and how many there were; undefined where there are none
 */
export function withoutReturns(bytes: Uint8Array): { bytes: Uint8Array; count: number } | undefined {
  let count = 0;
  for (let at = bytes.indexOf(LINE_END); at >= 0; at = bytes.indexOf(LINE_END, at + 1))
    if (bytes[at - 1] === RETURN) count++;
  if (count < FEWEST_RETURNS) return undefined;
  return {
    bytes: bytes.filter((byte, at) => byte !== RETURN || bytes[at + 1] !== LINE_END),
    count,
  };
}

/** How many bytes are looked at to tell UTF-16 without a mark. */
const SAMPLE = 4096;

/**
 * Recognises UTF-16 that lost its byte order mark: text in Latin letters has a NUL in nearly every second byte, and text in any
 * alphabet has some, in its blanks, figures and line ends, and all on one side.
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
  if (odd > pairs * 0.1 && even < odd * 0.05) return 'utf-16le';
  if (even > pairs * 0.1 && odd < even * 0.05) return 'utf-16be';
  return undefined;
}

/**
 * Decodes UTF-32, which has three zeros around nearly every byte; a figure that is no character becomes U+FFFD.
 *
 * @returns undefined where this is no UTF-32
 */
export function decodeUtf32(bytes: Uint8Array): { text: string; littleEndian: boolean } | undefined {
  if (bytes.length < 8 || bytes.length % 4 !== 0) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (const littleEndian of [true, false]) {
    const sample = Math.min(SAMPLE, bytes.length);
    let at = 0;
    while (at < sample && view.getUint32(at, littleEndian) <= 0x10ffff) at += 4;
    if (at < sample) continue;
    let text = '';
    for (at = 0; at < bytes.length; at += 4) {
      const code = view.getUint32(at, littleEndian);
      if (at > 0 || code !== 0xfeff) text += code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
    }
    return { text, littleEndian };
  }
  return undefined;
}
