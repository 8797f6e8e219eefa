import type { Decoded } from './index.js';

/**
 * Recognises UTF-16 that some program took for UTF-8 and saved again: many bytes are zero, and every byte above 127,
 * the byte order mark first of all, has become U+FFFD (EF BF BD).
 */
export function isMangled(bytes: Uint8Array): boolean {
  let zeros = 0;
  let lost = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] as number;
    if (byte === 0) zeros++;
    else if (byte > 127) {
      if (byte !== 0xef || bytes[at + 1] !== 0xbf || bytes[at + 2] !== 0xbd) return false;
      lost++;
      at += 2;
    }
  }
  return lost > 0 && zeros > bytes.length * 0.3;
}

/**
 * Recovers UTF-16 that was re-saved as UTF-8. Each U+FFFD was one byte; a line whose number of bytes is odd has lost a
 * trailing byte 0x20, which looked like a blank at its end (the low byte of a curly quote is above 127, its high byte
 * is 0x20). Lines are therefore decoded one by one.
 *
 * @param bytes the mangled document
 * @returns the recovered characters; each that is beyond recovery is U+FFFD and counted in `encoding.damage`
 */
export function decodeMangled(bytes: Uint8Array): Decoded {
  const units = unitsOf(bytes);
  let at = 0;
  // Two lost bytes at the very start were the byte order mark.
  if (units[0] === LOST && units[1] === LOST) at = 2;
  const littleEndian = units[at + 1] === 0 || units[at] !== 0;
  const lines: string[] = [];
  let padded = 0;
  const line = (from: number, to: number): void => {
    let value = '';
    for (let i = from; i < to; i += 2) {
      const first = units[i] as number;
      let second = units[i + 1];
      if (i + 1 >= to) {
        second = 0x20;
        padded++;
      }
      const low = littleEndian ? first : (second as number);
      const high = littleEndian ? (second as number) : first;
      value += low === LOST || high === LOST ? '\ufffd' : String.fromCharCode((high << 8) | low);
    }
    lines.push(value);
  };
  // A line ends in 0A; in little-endian order a zero follows it, in big-endian order one comes before it.
  let start = at;
  for (let i = at; i < units.length; i++) {
    if (units[i] !== 0x0a) continue;
    if (littleEndian) {
      line(start, i);
      start = units[i + 1] === 0 ? i + 2 : i + 1;
      i = start - 1;
    } else {
      line(start, units[i - 1] === 0 ? i - 1 : i);
      start = i + 1;
    }
  }
  if (start < units.length) line(start, units.length);
  const damage = [
    {
      kind: 'mangled-utf16',
      count: padded,
      reason: `UTF-16 was saved again as UTF-8, which cost a byte at ${padded} line ends; they were mended`,
    },
  ];
  return {
    text: undouble(lines).join('\n'),
    encoding: {
      name: littleEndian ? 'utf-16le' : 'utf-16be',
      confidence: 0.9,
      evidence: [
        'zero in every second byte and EF BF BD for every byte above 127: UTF-16 that was taken for UTF-8',
      ],
      damage,
    },
  };
}

/** A byte above 127 that is now U+FFFD. */
const LOST = -1;

function unitsOf(bytes: Uint8Array): Int16Array {
  const units = new Int16Array(bytes.length);
  let n = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] as number;
    if (byte === 0xef && bytes[at + 1] === 0xbf && bytes[at + 2] === 0xbd) {
      units[n++] = LOST;
      at += 2;
    } else units[n++] = byte > 127 ? LOST : byte;
  }
  return units.subarray(0, n);
}

/** Where CR LF has become two line ends, every second line is empty; that one is taken out. */
function undouble(lines: string[]): string[] {
  for (let i = 1; i < lines.length; i += 2) if (lines[i] !== '') return lines;
  return lines.filter((_, i) => i % 2 === 0);
}
