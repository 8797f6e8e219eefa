import type { Damage, Encoding } from '../../tree/index.js';
import { decodeMangled, isMangled } from './mangled.js';
import { decodePage } from './pages.js';
import { scorePages } from './score.js';
import { decodeUtf16, guessUtf16 } from './utf16.js';

/** A document as characters, with the code page it was read in. */
export interface Decoded {
  /** Without byte order mark; line ends as they are. */
  text: string;
  encoding: Encoding;
}

/**
 * Decodes a document: byte order mark, UTF-16 without one, strict UTF-8, and otherwise the best of the one-byte code
 * pages. Any bytes decode; what was lost on the way is listed in `encoding.damage`.
 *
 * @param bytes the raw document
 * @returns its characters, and the encoding with confidence and evidence
 */
export function decode(bytes: Uint8Array): Decoded {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) {
    return decoded(decodeUtf16(bytes.subarray(2), true), 'utf-16le', 1, ['byte order mark FF FE']);
  }
  if (bytes[0] === 0xfe && bytes[1] === 0xff) {
    return decoded(decodeUtf16(bytes.subarray(2), false), 'utf-16be', 1, ['byte order mark FE FF']);
  }
  // Before the guess at plain UTF-16, which the undamaged part of a mangled document also looks like.
  if (bytes.includes(0) && isMangled(bytes)) return decodeMangled(bytes);
  const utf16 = guessUtf16(bytes);
  if (utf16 !== undefined) {
    return decoded(decodeUtf16(bytes, utf16 === 'utf-16le'), utf16, 0.95, [
      'no byte order mark, but nearly every second byte is zero',
    ]);
  }
  const marked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const text = strictUtf8(bytes);
  if (text !== undefined) {
    if (marked) return decoded(text, 'utf-8', 1, ['byte order mark EF BB BF']);
    if (text.length === bytes.length) return decoded(text, 'ascii', 1, ['no byte above 127']);
    return decoded(text, 'utf-8', 0.99, [
      `${bytes.length - text.length} bytes above 127 beyond one for each character, all in valid sequences`,
    ]);
  }
  return onePage(bytes);
}

function strictUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function onePage(bytes: Uint8Array): Decoded {
  const [best, next] = scorePages(bytes);
  if (!best || !next) throw new Error('there is always a code page');
  // Pages that explain the bytes equally well leave the choice open: half each.
  const confidence = Math.min(0.99, 0.5 + Math.max(0, best.score - next.score)) * (best.score > 0 ? 1 : 0.5);
  return decoded(decodePage(best.page, bytes), best.page, Math.round(confidence * 100) / 100, [
    ...best.evidence,
    `next best is ${next.page} (${next.score.toFixed(2)} against ${best.score.toFixed(2)})`,
  ]);
}

function decoded(
  text: string,
  name: string,
  confidence: number,
  evidence: string[],
  damage?: Damage[],
): Decoded {
  const encoding: Encoding = { name, confidence, evidence };
  if (damage !== undefined && damage.length > 0) encoding.damage = damage;
  return { text, encoding };
}
