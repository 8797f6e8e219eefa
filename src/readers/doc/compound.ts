import { ReadError } from '../result.js';

const FREE = -1;
/** Where the header of a compound file keeps its figures ([MS-CFB] 2.2). */
const HEADER = 512;
const LISTED = 109;

/**
 * Follows the chains of sectors in a compound file before a package does, which would follow a ring of them until no
 * memory is left.
 *
 * @throws ReadError `damaged` where a chain bites its own tail, or where the header speaks of more than the file holds
 */
export function inspectCompound(bytes: Uint8Array, file: string): void {
  const damaged = (why: string): ReadError =>
    new ReadError('damaged', `a damaged Word document of the older kind (${why}): get a fresh copy`, file);
  if (bytes.length < HEADER) throw damaged('it is cut off');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const shift = view.getInt16(30, true);
  if (shift < 7 || shift > 16) throw damaged('its sectors have no usable size');
  const size = 1 << shift;
  const shortShift = view.getInt16(32, true);
  if (shortShift < 2 || shortShift > shift) throw damaged('its short sectors have no usable size');
  const sectors = Math.ceil(bytes.length / size);
  for (const at of [44, 64, 72]) {
    if (view.getInt32(at, true) < 0 || view.getInt32(at, true) > sectors) {
      throw damaged('it speaks of more sectors than it holds');
    }
  }
  const table = tableOf(view, masterOf(view, size), size);
  if (hasRing(table)) throw damaged('a chain of sectors bites its own tail');
  const short = tableOf(view, chainOf(table, view.getInt32(60, true)), size);
  if (hasRing(short)) throw damaged('a chain of short sectors bites its own tail');
}

/** The sectors that hold the table of chains: the first are listed in the header, more in sectors of their own. */
function masterOf(view: DataView, size: number): number[] {
  const count = view.getInt32(44, true);
  const master: number[] = [];
  for (let i = 0; i < Math.min(count, LISTED); i++) master.push(view.getInt32(76 + i * 4, true));
  let sector = view.getInt32(68, true);
  for (let i = view.getInt32(72, true); i > 0 && master.length < count; i--) {
    const from = (sector + 1) * size;
    if (sector < 0 || from + size > view.byteLength) break;
    for (let at = from; at < from + size - 4 && master.length < count; at += 4) {
      master.push(view.getInt32(at, true));
    }
    sector = view.getInt32(from + size - 4, true);
  }
  return master;
}

/** What follows each sector, from the sectors that hold the table. */
function tableOf(view: DataView, holders: readonly number[], size: number): Int32Array {
  const table = new Int32Array((holders.length * size) / 4).fill(FREE);
  holders.forEach((sector, i) => {
    const from = (sector + 1) * size;
    for (let at = 0; at < size && sector >= 0 && from + at + 4 <= view.byteLength; at += 4) {
      table[(i * size + at) / 4] = view.getInt32(from + at, true);
    }
  });
  return table;
}

/** The sectors of one chain; the table is known to have no ring. */
function chainOf(table: Int32Array, first: number): number[] {
  const chain: number[] = [];
  for (let sector = first; sector >= 0 && sector < table.length; sector = table[sector] as number) {
    chain.push(sector);
  }
  return chain;
}

/** Whether some chain comes back to a sector that it has passed; each sector is looked at once or twice. */
function hasRing(table: Int32Array): boolean {
  const passed = new Int32Array(table.length);
  for (let start = 0; start < table.length; start++) {
    let sector = start;
    while (sector >= 0 && sector < table.length && passed[sector] === 0) {
      passed[sector] = start + 1;
      sector = table[sector] as number;
    }
    if (sector >= 0 && sector < table.length && passed[sector] === start + 1) return true;
  }
  return false;
}
