import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeFolder } from './folder.js';
import { sha256 } from './hash.js';
import { writeWhole } from './store/files.js';

/** The rooms, compiled or as they are written. */
const ROOMS = fileURLToPath(new URL('..', import.meta.url));

/**
 * Which program answers, as far as rooms and files decide what it answers: their sizes and times.
 *
 * @param rooms names of rooms
 * @param others files and folders beside them
 */
export function stateOfProgram(rooms: readonly string[], others: readonly string[]): string {
  const marks = (path: string): string[] => {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat === undefined || path.endsWith('.d.ts')) return [];
    if (stat.isDirectory()) return readdirSync(path).flatMap((name) => marks(join(path, name)));
    return [`${path} ${stat.size} ${stat.mtimeMs}`];
  };
  return sha256([...rooms.map((room) => join(ROOMS, room)), ...others].flatMap(marks).sort().join('\n'));
}

/**
 * What was found out before and kept in a file.
 *
 * @param state of the program, as {@link stateOfProgram} gives it
 * @returns undefined where nothing is kept, another program kept it, or the file is damaged
 */
export function keptIn<T>(path: string, state: string): T | undefined {
  try {
    const [head, body = ''] = readFileSync(path, 'utf8').split('\n');
    return head === headOf(state, body) ? (JSON.parse(body) as T) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what was found out for the next time, where anything may be written. */
export function keepIn(path: string, state: string, found: unknown): void {
  const body = JSON.stringify(found);
  try {
    makeFolder(dirname(path));
    writeWhole(path, `${headOf(state, body)}\n${body}\n`);
  } catch {
    // An archive that may only be read: it is found out each time.
  }
}

/** So that a damaged file is noticed. */
function headOf(state: string, body: string): string {
  return `${state} ${sha256(body)}`;
}
