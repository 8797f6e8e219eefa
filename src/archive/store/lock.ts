import { linkSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ArchiveError } from '../errors.js';
import { temporaryName } from './files.js';
import { isLocal, ownName, pidOf, stillRuns } from './processes.js';

/** A held right to write. */
export interface Lock {
  /** Says that the holder is still at work, for those who watch from another machine. */
  beat(): void;
  release(): void;
}

const NAME = /^\.writer\.(\d+)\.lock$/;
const FREE = 'free';
/** After how long a silent holder on another machine is taken for dead, in milliseconds. */
const SILENCE = 10 * 60_000;
/** After how many milliseconds a message says what is being waited for. */
const PATIENCE = 500;

/**
 * Takes the right to write into a folder, waiting for a holder that is at work and passing over one that was killed.
 *
 * Locks have numbers that only grow. A process that wants the lock makes the file with the number after the highest one, which
 * the file system grants to exactly one; the highest number decides who holds it. A dead holder's file is never removed to
 * make room, only outnumbered: between looking at a file and removing it another could have taken its place.
 *
 * @param wait how long to wait for a holder that is at work, in milliseconds
 * @param onWait called once, after half a second, which process is waited for
 * @throws ArchiveError `locked` when the holder does not finish in that time; it names the process
 */
export async function takeLock(
  folder: string,
  wait: number,
  onWait: (process: number) => void = () => {},
): Promise<Lock> {
  const begin = Date.now();
  let told = false;
  for (;;) {
    const highest = highestOf(folder);
    const holder = highest === 0 ? FREE : holderOf(folder, highest);
    if (holder === FREE || !atWork(folder, highest, holder)) {
      const lock = claim(folder, highest + 1);
      if (lock) return lock;
      continue;
    }
    if (Date.now() - begin >= wait) {
      throw new ArchiveError(
        'locked',
        `${folder}: process ${pidOf(holder)} is writing to this archive` +
          (isLocal(holder)
            ? '; wait until it has finished and try again'
            : ` from another machine; wait until it has finished, or delete ${fileOf(folder, highest)} if nothing runs there`),
        folder,
      );
    }
    if (!told && Date.now() - begin >= PATIENCE) {
      told = true;
      onWait(pidOf(holder));
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Says whether a process that is at work holds the right to write. */
export function isLocked(folder: string): boolean {
  const highest = highestOf(folder);
  if (highest === 0) return false;
  const holder = holderOf(folder, highest);
  return holder !== FREE && atWork(folder, highest, holder);
}

function claim(folder: string, number: number): Lock | undefined {
  const path = fileOf(folder, number);
  const draft = temporaryName(path);
  // A link appears with its whole content at once and never replaces a file that is there.
  try {
    writeFileSync(draft, ownName());
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return undefined;
    // A file system without links: made and filled in two steps.
    try {
      writeFileSync(path, ownName(), { flag: 'wx' });
    } catch (second) {
      if ((second as NodeJS.ErrnoException).code === 'EEXIST') return undefined;
      // Made, but not filled: it would be taken for a holder's.
      rmSync(path, { force: true });
      throw second;
    }
  } finally {
    rmSync(draft, { force: true });
  }
  if (highestOf(folder) !== number) {
    // Others came and went between the look and the claim, and the numbers have moved on.
    rmSync(path, { force: true });
    return undefined;
  }
  for (const name of readdirSync(folder)) {
    const m = NAME.exec(name);
    if (m && Number(m[1]) < number) rmSync(join(folder, name), { force: true });
  }
  return {
    beat() {
      const now = new Date();
      try {
        utimesSync(path, now, now);
      } catch {
        // Only a courtesy to other machines.
      }
    },
    release() {
      // The file stays and says that the right is free, so that the numbers keep growing.
      try {
        writeFileSync(path, FREE);
      } catch {
        // Nothing can be written, as on a full disk; taking the file away always can be done.
        rmSync(path, { force: true });
      }
    },
  };
}

function highestOf(folder: string): number {
  let highest = 0;
  for (const name of readdirSync(folder)) {
    const m = NAME.exec(name);
    if (m) highest = Math.max(highest, Number(m[1]));
  }
  return highest;
}

function holderOf(folder: string, number: number): string {
  try {
    return readFileSync(fileOf(folder, number), 'utf8');
  } catch (error) {
    // Outnumbered and taken away since the look: look again.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ownName();
    throw error;
  }
}

function atWork(folder: string, number: number, holder: string): boolean {
  let age = 0;
  try {
    age = Date.now() - statSync(fileOf(folder, number)).mtimeMs;
  } catch {
    return true;
  }
  // Empty for a moment where links do not exist, or while the right is given back.
  if (holder === '') return age < 10_000;
  return isLocal(holder) ? stillRuns(holder) : age < SILENCE;
}

function fileOf(folder: string, number: number): string {
  return join(folder, `.writer.${number}.lock`);
}
