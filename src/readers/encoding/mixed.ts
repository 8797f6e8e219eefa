import type { Damage } from '../../tree/index.js';
import { decodePage } from './pages.js';

/** Text that is UTF-8 except in some places, as characters. */
export interface Mixed {
  text: string;
  /** Bytes above 127 in valid sequences, and bytes that are in none. */
  valid: number;
  invalid: number;
  damage: Damage[];
}

/** So many times as many bytes must be valid UTF-8 as are not. */
const PREVAILING = 2;
/** So many quotation marks and dashes in their three bytes are UTF-8 whatever else is in a file: in no code page are they words. */
const FEWEST_MARKS = 5;

/**
 * Decodes what is UTF-8 for the most part: a file that is cut off inside a character, or to which something in a one-byte code
 * page was added. Bytes that are no UTF-8 are read in windows-1252, which all other bytes of such files are in.
 *
 * @returns undefined where UTF-8 does not prevail
 */
export function decodeMixed(bytes: Uint8Array): Mixed | undefined {
  const wrong: [from: number, to: number][] = [];
  let valid = 0;
  let invalid = 0;
  let marks = 0;
  for (let at = 0; at < bytes.length; ) {
    if ((bytes[at] as number) < 128) {
      at++;
      continue;
    }
    const length = sequenceLength(bytes, at);
    if (length > 0) {
      if (bytes[at] === 0xe2 && bytes[at + 1] === 0x80) marks++;
      valid += length;
      at += length;
      continue;
    }
    const last = wrong.at(-1);
    if (last && last[1] === at) last[1]++;
    else wrong.push([at, at + 1]);
    invalid++;
    at++;
  }
  if (invalid === 0 || (valid < invalid * PREVAILING && marks < FEWEST_MARKS)) return undefined;
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const damage: Damage[] = [];
  let text = '';
  let reached = 0;
  let foreign = 0;
  for (const [from, to] of wrong) {
    text += decoder.decode(bytes.subarray(reached, from));
    reached = to;
    if (to === bytes.length && isCut(bytes, from)) {
      text += '\ufffd';
      damage.push({
        kind: 'cut-character',
        count: 1,
        reason: 'the last character is cut off in the middle: the document is likely not whole',
      });
    } else {
      text += decodePage('windows-1252', bytes.subarray(from, to));
      foreign += to - from;
    }
  }
  text += decoder.decode(bytes.subarray(reached));
  if (foreign > 0) {
    damage.push({
      kind: 'mixed-encodings',
      count: foreign,
      reason: `${foreign} bytes are no UTF-8, as all others are, and were read in windows-1252`,
    });
  }
  return { text, valid, invalid, damage };
}

/** How many bytes a well-formed sequence has (Unicode, table 3-7); 0 where there is none. */
function sequenceLength(bytes: Uint8Array, at: number): number {
  const first = bytes[at] as number;
  const length =
    first >= 0xc2 && first <= 0xdf ? 2 : (first & 0xf0) === 0xe0 ? 3 : first >= 0xf0 && first <= 0xf4 ? 4 : 0;
  if (length === 0 || at + length > bytes.length) return 0;
  const second = bytes[at + 1] as number;
  const least = first === 0xe0 ? 0xa0 : first === 0xf0 ? 0x90 : 0x80;
  const most = first === 0xed ? 0x9f : first === 0xf4 ? 0x8f : 0xbf;
  if (second < least || second > most) return 0;
  for (let i = 2; i < length; i++) if (((bytes[at + i] as number) & 0xc0) !== 0x80) return 0;
  return length;
}

/** Whether the bytes from here to the end are the beginning of a sequence. */
function isCut(bytes: Uint8Array, from: number): boolean {
  const first = bytes[from] as number;
  if (first < 0xc2 || first > 0xf4 || bytes.length - from > 3) return false;
  for (let at = from + 1; at < bytes.length; at++) if (((bytes[at] as number) & 0xc0) !== 0x80) return false;
  return true;
}
