import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { writeWhole } from './files.js';

/** What an index was when it was published. */
interface Seal {
  crc: number;
  size: number;
  mtimeMs: number;
}

/** Enough for the index that is there and the one that is about to take its place. */
const KEPT = 2;
const CHUNK = 1 << 20;

/**
 * Notes the checksum of an index that is about to be published, beside that of the one it replaces: a process killed between the two
 * steps leaves an index that fits one of them.
 *
 * @param index where it will be
 * @param file where it is now
 */
export function seal(index: string, file: string): void {
  const seals = [sealOf(file), ...sealsOf(index)].slice(0, KEPT);
  writeWhole(`${index}.sum`, `${JSON.stringify(seals)}\n`);
}

/**
 * Whether an index is what was published. Where nobody has noted a checksum, it is taken as it is.
 *
 * @param thorough true to read it even where its size and its time are those that were noted
 */
export function isSealed(index: string, thorough = false): boolean {
  const seals = sealsOf(index);
  const stat = statSync(index, { throwIfNoEntry: false });
  if (seals.length === 0 || stat === undefined) return true;
  const untouched = seals.some(({ size, mtimeMs }) => size === stat.size && mtimeMs === stat.mtimeMs);
  if (untouched && !thorough) return true;
  const { crc, size } = sealOf(index);
  return seals.some((known) => known.crc === crc && known.size === size);
}

function sealOf(file: string): Seal {
  const handle = openSync(file, 'r');
  try {
    const chunk = Buffer.allocUnsafe(CHUNK);
    // Loaded where an index is read whole: short questions would wait for it.
    const { crc32 } = process.getBuiltinModule('node:zlib');
    let crc = 0;
    for (let length = readSync(handle, chunk); length > 0; length = readSync(handle, chunk))
      crc = crc32(chunk.subarray(0, length), crc);
    const { size, mtimeMs } = statSync(file);
    return { crc, size, mtimeMs };
  } finally {
    closeSync(handle);
  }
}

function sealsOf(index: string): Seal[] {
  try {
    const seals = JSON.parse(readFileSync(`${index}.sum`, 'utf8')) as Seal[];
    return Array.isArray(seals) ? seals.filter(({ crc }) => typeof crc === 'number') : [];
  } catch {
    return [];
  }
}
