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

/**
 * Prints an error for the person who meets it.
 *
 * @returns the exit status: always 2
 */
export function report(error: unknown, context: Context): 2 {
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
  const line = named ? whole.slice(`${where.file}: `.length) : whole;
  context.err(`variorum: ${place === '' ? '' : `${place}: `}${line}\n`);
  if (!known) {
    context.err('variorum: this is a fault of the program; VARIORUM_DEBUG=1 shows where it happened.\n');
  }
  if (context.env.VARIORUM_DEBUG && error instanceof Error) context.err(`${error.stack}\n`);
  return 2;
}
