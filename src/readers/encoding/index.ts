import type { Damage, Encoding } from '../../tree/index.js';
import { decodeMangled, isMangled } from './mangled.js';
import { decodeMixed } from './mixed.js';
import { decodePage } from './pages.js';
import { rivalOf, scorePages } from './score.js';
import { undoTwice } from './twice.js';
import { decodeUtf16, decodeUtf32, guessUtf16, withoutReturns } from './utf16.js';

/** A document as characters, with the code page it was read in. */
export interface Decoded {
  /** Without byte order mark; line ends as they are. */
  text: string;
  encoding: Encoding;
}

/**
 * Decodes a document: UTF-32, a byte order mark, UTF-16 without one, UTF-8 that is strict or prevails, and otherwise the best of
 * the one-byte code pages. What a program did by taking one encoding for another is undone where it can be. Any bytes decode; what was lost on the way is listed in `encoding.damage`.
 *
 * @param bytes the raw document
 * @returns its characters, and the encoding with confidence and evidence
 */
export function decode(bytes: Uint8Array): Decoded {
  const utf32 = bytes.includes(0) ? decodeUtf32(bytes) : undefined;
  if (utf32) {
    return decoded(utf32.text, utf32.littleEndian ? 'utf-32le' : 'utf-32be', 0.99, [
      'every four bytes are the number of a character',
    ]);
  }
  if (bytes[0] === 0xff && bytes[1] === 0xfe) {
    return ofUtf16(bytes.subarray(2), 'utf-16le', 1, 'byte order mark FF FE');
  }
  if (bytes[0] === 0xfe && bytes[1] === 0xff) {
    return ofUtf16(bytes.subarray(2), 'utf-16be', 1, 'byte order mark FE FF');
  }
  // Before the guess at plain UTF-16, which the undamaged part of a mangled document also looks like.
  if (bytes.includes(0) && isMangled(bytes)) return decodeMangled(bytes);
  const utf16 = guessUtf16(bytes);
  if (utf16 !== undefined) {
    return ofUtf16(bytes, utf16, 0.95, 'no byte order mark, but every zero is the same one of two bytes');
  }
  const marked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const text = strictUtf8(bytes);
  if (text !== undefined) {
    if (text.length === bytes.length) return decoded(text, 'ascii', 1, ['no byte above 127']);
    const [confidence, evidence] = marked
      ? [1, 'byte order mark EF BB BF']
      : [
          0.99,
          `${bytes.length - text.length} bytes above 127 beyond one for each character, all in valid sequences`,
        ];
    const undone = undoTwice(text, bytes);
    if (undone)
      return decoded(undone.text, 'utf-8', confidence, [evidence, undone.damage.reason], [undone.damage]);
    return decoded(text, 'utf-8', confidence, [evidence]);
  }
  const mixed = decodeMixed(bytes);
  if (mixed) {
    return decoded(
      marked ? mixed.text.slice(1) : mixed.text,
      'utf-8',
      Math.round((99 * mixed.valid) / (mixed.valid + mixed.invalid)) / 100,
      [`${mixed.valid} bytes above 127 are in valid sequences, and ${mixed.invalid} are not`],
      mixed.damage,
    );
  }
  return onePage(bytes);
}

function ofUtf16(
  bytes: Uint8Array,
  name: 'utf-16le' | 'utf-16be',
  confidence: number,
  evidence: string,
): Decoded {
  const mended = withoutReturns(bytes);
  const text = decodeUtf16(mended?.bytes ?? bytes, name === 'utf-16le');
  if (!mended) return decoded(text, name, confidence, [evidence]);
  const reason = `${mended.count} line ends have one byte more than UTF-16 has there, which was taken out`;
  return decoded(
    text,
    name,
    confidence,
    [evidence, reason],
    [{ kind: 'mangled-utf16', count: mended.count, reason }],
  );
}

function strictUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function onePage(bytes: Uint8Array): Decoded {
  const scores = scorePages(bytes);
  const best = scores[0];
  if (!best) throw new Error('there is always a code page');
  // Pages that make the same of these bytes leave nothing open; those that explain them equally well do: half each.
  const rival = rivalOf(scores);
  const lead = rival === undefined ? 1 : Math.max(0, rival.best - rival.own);
  // A page that explains little is no more than the least bad.
  const explained = Math.min(1, 0.5 + Math.max(0, best.score));
  const confidence = Math.min(0.99, 0.5 + lead) * explained;
  const evidence = [...best.evidence];
  if (rival)
    evidence.push(
      `next best is ${rival.page} (${rival.own.toFixed(2)} against ${rival.best.toFixed(2)} where the two differ)`,
    );
  return decoded(decodePage(best.page, bytes), best.page, Math.round(confidence * 100) / 100, evidence);
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
