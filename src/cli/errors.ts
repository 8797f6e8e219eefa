import type { Context } from './context.js';

/** The call or the input is wrong: one line that says what, where, and what to do. */
export class UserError extends Error {
  override name = 'UserError';
  readonly file: string | undefined;
  readonly line: number | undefined;
  readonly column: number | undefined;

  constructor(message: string, place: { file?: string; line?: number; column?: number } = {}) {
    super(message);
    this.file = place.file;
    this.line = place.line;
    this.column = place.column;
  }
}

/** Names of the errors that are about what a person gave, thrown in any room; others are faults of the program. */
const EXPECTED = new Set([
  'UserError',
  'ReadError',
  'ScenarioError',
  'ArchiveError',
  'RulesetError',
  'GameError',
  'CompareError',
  'LineageError',
  'OutputError',
  'SaveError',
]);

/** What the system says of files and folders that it does not give or take, by its codes. */
const REFUSALS: Readonly<Record<string, string>> = {
  EACCES: 'may not be read or written; check the permissions, or name another place',
  EPERM: 'may not be read or written; check the permissions, or name another place',
  EROFS: 'lies where nothing may be written; name another place',
  ENOSPC: 'cannot be written, for no space is left; make room and call again',
  EDQUOT: 'cannot be written, for no space is left; make room and call again',
  EMFILE: 'cannot be opened, for too many files are open; call again later',
  ENFILE: 'cannot be opened, for too many files are open; call again later',
  ENAMETOOLONG: 'is too long a name; choose a shorter one',
  EFBIG: 'cannot be written, for it grows larger than files may be here; name another place',
  EISDIR: 'is a folder where a file belongs; move it away and call again',
  ELOOP: 'is a link that leads to itself; name the file itself',
  ENOTDIR: 'leads through a file that is no folder; check the path',
};

/** An error of the system about a file that a person named, told as one of the call; others as they are. */
function ofSystem(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  // From a worker only the message comes, not the fields: "ENOSPC: no space left on device, write".
  const [, sent, asked, at] =
    /^([A-Z]{3,12}): [^,]{1,80}, (\w{1,20})(?: '([^']*)')?/.exec(error.message) ?? [];
  const {
    code = sent ?? '',
    path = at,
    dest,
    syscall = asked,
  } = error as NodeJS.ErrnoException & { dest?: string };
  // Where a folder that is there has no room for another, the system says that there is no such place.
  const kind = code === 'ENOENT' && syscall === 'mkdir' ? 'EROFS' : code;
  const refusal = Object.hasOwn(REFUSALS, kind) ? REFUSALS[kind] : undefined;
  if (refusal === undefined || syscall === undefined) return error;
  const file = [path, dest].filter((named) => named !== undefined).join(' to ');
  const said = file === '' ? `what was asked for ${refusal}` : refusal;
  return Object.assign(new UserError(said, { file }), { stack: error.stack });
}

/** A message of more characters repeats something that was given and is longer than any name. */
const LONGEST_MESSAGE = 4000;

/** The beginning and the end of what is too long to be read. */
function shortened(words: string): string {
  if (words.length <= LONGEST_MESSAGE) return words;
  const half = LONGEST_MESSAGE / 2;
  return `${words.slice(0, half)} (${words.length - LONGEST_MESSAGE} characters more) ${words.slice(-half)}`;
}

/**
 * Prints an error for the person who meets it.
 *
 * @returns the exit status: always 2
 */
export function report(thrown: unknown, context: Context): 2 {
  const error = ofSystem(thrown);
  const known = error instanceof Error && EXPECTED.has(error.name);
  const where = error as { file?: string; line?: number; column?: number };
  const place = [where.file, where.line, where.line === undefined ? undefined : where.column]
    .filter((part) => part !== undefined && part !== '')
    .join(':');
  // Some errors carry their place in the message as well; the reason alone is printed after the place then.
  const reason = (error as { reason?: unknown }).reason;
  const message =
    typeof reason === 'string' ? reason : error instanceof Error ? error.message : String(error);
  const whole = message.replace(/\s*\n\s*/g, ' ').trim();
  // Some say the file themselves as well; once is enough.
  const named = where.file !== undefined && whole.startsWith(`${where.file}: `);
  const line = shortened(named ? whole.slice(`${where.file}: `.length) : whole);
  context.err(`variorum: ${place === '' ? '' : `${shortened(place)}: `}${line}\n`);
  if (!known) {
    context.err('variorum: this is a fault of the program; VARIORUM_DEBUG=1 shows where it happened.\n');
  }
  if (context.env.VARIORUM_DEBUG && error instanceof Error) context.err(`${error.stack}\n`);
  return 2;
}
