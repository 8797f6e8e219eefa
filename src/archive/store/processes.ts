import { readFileSync } from 'node:fs';

// A process number is given again after a while, and a container often gives the same one to every program it starts. The
// moment at which the process began tells two of them apart; where the system does not say, it is left out.
const started = new Map<number, string>();

/** The name of this process in the files that it owns: `HOST-PID-START`, of letters, digits, `_` and `-` only. */
export function ownName(): string {
  return `${host()}-${process.pid}-${startOf(process.pid) ?? '0'}`;
}

/**
 * Says whether the process that is known by a name is still at work. A process of another machine is taken to be, since nobody
 * can ask it from here.
 *
 * @param name as {@link ownName} makes it
 */
export function stillRuns(name: string): boolean {
  const m = /^(.*)-(\d+)-(\d+)$/.exec(name);
  if (!m) return false;
  if (m[1] !== host()) return true;
  const pid = Number(m[2]);
  if (!isAlive(pid)) return false;
  if (m[3] === '0') return true;
  started.delete(pid);
  const start = startOf(pid);
  return start === undefined || start === m[3];
}

export function pidOf(name: string): number {
  return Number(/-(\d+)-\d+$/.exec(name)?.[1] ?? 0);
}

/** True where the named process is one of this machine. */
export function isLocal(name: string): boolean {
  return name.replace(/-\d+-\d+$/, '') === host();
}

function host(): string {
  return process
    .getBuiltinModule('node:os')
    .hostname()
    .replace(/[^A-Za-z0-9_-]/g, '_');
}

/** Whether a process of this machine runs under a number. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process exists and belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function startOf(pid: number): string | undefined {
  const known = started.get(pid);
  if (known !== undefined) return known;
  try {
    // Field 22 of the kernel's line, counted after the program's name, which may itself hold blanks and brackets.
    const line = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
    // A process that was killed and not yet collected by its parent does no more work.
    if (fields[0] === 'Z' || fields[0] === 'X') return 'gone';
    const start = fields[19];
    if (start !== undefined) started.set(pid, start);
    return start;
  } catch {
    return undefined;
  }
}
