import { crc32, inflateRawSync } from 'node:zlib';
import { ReadError } from '../result.js';

/** A part of a zip archive. */
export interface Part {
  name: string;
  /** Its bytes, unpacked again whenever they are asked for. */
  data: () => Uint8Array;
}

/** No rulebook unpacks to more than this many bytes in all. */
const MOST_BYTES = 128 * 1024 * 1024;
/** Nor has it more parts than this. */
const MOST_ENTRIES = 4_096;

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;

/**
 * Looks into a zip archive before a package unpacks it, and unpacks every part once with a limit, because the sizes
 * that an archive states can be lies.
 *
 * @returns its parts, folders left out
 * @throws ReadError `too-large` for an archive that grows beyond the limit, `damaged` for one that cannot be unpacked
 */
export function partsOf(bytes: Uint8Array, file: string): Part[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const damaged = (why: string): ReadError =>
    new ReadError('damaged', `a damaged zip archive (${why}): get a fresh copy`, file);
  const end = endOfDirectory(view);
  if (end < 0) throw damaged('it has no directory; it may be cut off');
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (count > MOST_ENTRIES) throw tooLarge(file, `${count} parts`);
  const parts: Part[] = [];
  let total = 0;
  for (let i = 0; i < count; i++) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== ENTRY)
      throw damaged('its directory is broken');
    const method = view.getUint16(at + 10, true);
    const packed = view.getUint32(at + 20, true);
    const nameLength = view.getUint16(at + 28, true);
    const next = at + 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    const local = view.getUint32(at + 42, true);
    // Some programs part folders by the other stroke.
    const name = new TextDecoder()
      .decode(bytes.subarray(at + 46, at + 46 + nameLength))
      .replaceAll('\\', '/');
    if (local + 30 > view.byteLength || view.getUint32(local, true) !== LOCAL)
      throw damaged('a part is missing');
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    const data = bytes.subarray(start, start + packed);
    const whole = method === 8 ? unpacked(data, MOST_BYTES - total, file, damaged) : data;
    const size = whole.length;
    if (crc32(whole) !== view.getUint32(at + 16, true))
      throw damaged(`the checksum of ${shown(name)} does not fit its bytes`);
    total += size;
    if (total > MOST_BYTES) throw tooLarge(file, `more than ${MOST_BYTES} bytes`);
    if (!name.endsWith('/'))
      parts.push({ name, data: () => (method === 8 ? unpacked(data, size, file, damaged) : data) });
    at = next;
  }
  return parts;
}

/** The name of a part for a message. */
function shown(name: string): string {
  return name.replace(/[^\x20-\x7e]/g, '?').slice(0, 60);
}

function endOfDirectory(view: DataView): number {
  // The record is 22 bytes long and may be followed by a comment of at most 65,535.
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 22 - 0xffff); at--) {
    if (view.getUint32(at, true) === END) return at;
  }
  return -1;
}

function unpacked(
  data: Uint8Array,
  left: number,
  file: string,
  damaged: (why: string) => ReadError,
): Uint8Array {
  try {
    return inflateRawSync(data, { maxOutputLength: Math.max(1, left) });
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE') {
      throw tooLarge(file, `more than ${MOST_BYTES} bytes`);
    }
    throw damaged('a part cannot be unpacked');
  }
}

function tooLarge(file: string, what: string): ReadError {
  return new ReadError(
    'too-large',
    `this unpacks to ${what}, which no rulebook does: give a document that somebody wrote`,
    file,
  );
}
