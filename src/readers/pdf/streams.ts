import { inflateSync } from 'node:zlib';
import { ReadError } from '../result.js';

/** No rulebook unpacks to more than this many bytes in all, pictures and fonts included. */
export const MOST_BYTES = 256 * 1024 * 1024;
/** What was packed twice is unpacked twice by readers; nobody packs more often. */
const MOST_TIMES = 3;

const STREAM = Buffer.from('stream');
const OBJECT = Buffer.from(' obj');
/** No rulebook has so many objects outside of packed streams; a reader of a broken file looks for each of them. */
const MOST_OBJECTS = 100_000;
const LAST_OF_END = 0x64;

/**
 * Unpacks the streams of a PDF once with a limit, before a package does so without one: a few hundred kilobytes can stand for
 * gigabytes.
 *
 * @throws ReadError `too-large`
 */
export function inspectStreams(bytes: Uint8Array, file: string): void {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  refuseObjects(data, file);
  let left = MOST_BYTES;
  for (let at = data.indexOf(STREAM); at >= 0; at = data.indexOf(STREAM, at + STREAM.length)) {
    // `endstream` closes one.
    if (data[at - 1] === LAST_OF_END) continue;
    let start = at + STREAM.length;
    if (data[start] === 13) start++;
    if (data[start] === 10) start++;
    let packed: Uint8Array = data.subarray(start);
    for (let times = 0; times < MOST_TIMES && isDeflated(packed); times++) {
      const unpacked = inflated(packed, left, file);
      if (unpacked === undefined) break;
      left -= unpacked.length;
      packed = unpacked;
    }
  }
}

function refuseObjects(data: Buffer, file: string): void {
  let objects = 0;
  for (let at = data.indexOf(OBJECT); at >= 0; at = data.indexOf(OBJECT, at + OBJECT.length)) objects++;
  if (objects <= MOST_OBJECTS) return;
  throw new ReadError(
    'too-large',
    `a PDF of ${objects} objects, which no rulebook has: give a document that somebody wrote`,
    file,
  );
}

/** The two bytes with which deflated data begins (RFC 1950, 2.2). */
function isDeflated(data: Uint8Array): boolean {
  const [first = 0, second = 0] = data;
  return (first & 0x0f) === 8 && first >> 4 <= 7 && ((first << 8) | second) % 31 === 0;
}

function inflated(data: Uint8Array, left: number, file: string): Uint8Array | undefined {
  try {
    return inflateSync(data, { maxOutputLength: Math.max(1, left) });
  } catch (error) {
    if ((error as { code?: string }).code !== 'ERR_BUFFER_TOO_LARGE') return undefined;
    throw new ReadError(
      'too-large',
      `a PDF that unpacks to more than ${MOST_BYTES} bytes, which no rulebook does: give a document that somebody wrote`,
      file,
    );
  }
}
