import {
  type Answer,
  type Game,
  GameError,
  type GameRuleset,
  type GameSetup,
  replay,
  takeSetup,
} from '../game/index.js';

/** A game as it is kept in a file: what it began with and every answer since. */
export interface Save {
  format: 'variorum-table';
  version: 1;
  /** The edition played under, and the fingerprint of its rules, which must still be the same when the game goes on. */
  edition: string;
  ruleset: string;
  seed: number;
  /** Players who are programs. */
  bots: string[];
  setup: GameSetup;
  answers: Answer[];
  /** Numbers of answers that had been given whenever a person chose; `undo` goes back to the last. */
  marks: number[];
  /** Fingerprint of the state after the last answer. */
  hash: string;
}

/** A file of a game that cannot be gone on with: where the fault is, what it is, and what to do. */
export class SaveError extends Error {
  override name = 'SaveError';
  readonly file: string;
  readonly line: number | undefined;
  readonly column: number | undefined;

  constructor(file: string, message: string, place?: { line: number; column: number }) {
    super(message);
    this.file = file;
    this.line = place?.line;
    this.column = place?.column;
  }
}

/** The text of a save: a heading of a few lines, then the answers, a line each, so that two saves can be compared. */
export function saveText(save: Save): string {
  const { answers, setup, ...head } = save;
  const top = JSON.stringify(head, null, 1).replace(
    /\[\s+([^[\]{}]*?)\s+\]/g,
    (_, inside: string) => `[${inside.replace(/\s+/g, ' ')}]`,
  );
  return `${top.slice(0, -2)},\n "setup": ${JSON.stringify(setup)},\n "answers": [\n${answers.map((answer) => `  ${JSON.stringify(answer)}`).join(',\n')}\n ]\n}\n`;
}

/** Whether a text looks like a save and not like any other JSON; it may be damaged all the same. */
export function isSave(text: string): boolean {
  return /"format"\s*:\s*"variorum-table"/.test(text.slice(0, 4000));
}

/**
 * Reads a save. Nothing in it is believed: what does not belong there is refused with its place.
 *
 * @param file for messages
 * @throws SaveError when it is not JSON, is no save, or lacks something
 */
export function readSave(text: string, file: string): Save {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new SaveError(
      file,
      text.trim() === ''
        ? 'the file is empty; a save is written by "save FILE" in a game'
        : `this is not JSON, so it is no save, or one that was cut off (${reasonOf(error)})`,
      placeOf(error, text),
    );
  }
  const fail = (what: string): never => {
    throw new SaveError(file, what);
  };
  if (!isRecord(value) || value.format !== 'variorum-table')
    return fail('this is no saved game of variorum table: "format" is not "variorum-table"');
  if (value.version !== 1)
    return fail(
      `version ${JSON.stringify(value.version)} of the format is not known; this program reads version 1`,
    );
  for (const key of ['edition', 'ruleset', 'hash'] as const)
    if (typeof value[key] !== 'string') fail(`"${key}" is missing or is no text`);
  if (typeof value.seed !== 'number' || !Number.isFinite(value.seed))
    fail('"seed" is missing or is no number');
  try {
    takeSetup(value.setup);
  } catch (error) {
    fail(`in "setup": ${(error as Error).message}`);
  }
  const { players } = value.setup as GameSetup;
  if (!isList(value.bots) || !value.bots.every((name) => players.includes(name as string)))
    fail('"bots" has to be a list of players of the game');
  if (!isList(value.answers)) fail('"answers" is missing or is no list');
  (value.answers as unknown[]).forEach((answer, at) => {
    if (!isAnswer(answer)) fail(`answer ${at + 1} is not a valid answer: ${JSON.stringify(answer)}`);
  });
  const count = (value.answers as unknown[]).length;
  if (
    !isList(value.marks) ||
    !value.marks.every((mark) => Number.isInteger(mark) && (mark as number) >= 0 && (mark as number) <= count)
  )
    fail(`"marks" is to be a list of numbers from 0 to ${count}`);
  return value as unknown as Save;
}

/**
 * The game of a save, played again from its answers.
 *
 * @param ruleset the rules of the edition that the save names
 * @throws SaveError when the rules are others than those that the game was begun under, when an answer cannot be given, or
 *   when the game does not reach the state in which it was saved
 */
export function gameOf(save: Save, ruleset: GameRuleset, file: string, lenient = false): Game {
  if (ruleset.hash !== undefined && ruleset.hash !== save.ruleset)
    throw new SaveError(
      file,
      `the game was begun under rules of ${save.edition} with the fingerprint ${save.ruleset}; those at hand have ${ruleset.hash}. Name the text that it was begun under with --edition`,
    );
  let game: Game;
  try {
    game = replay(save.setup, ruleset, save.seed, [], { lenient });
  } catch (error) {
    if (!(error instanceof GameError)) throw error;
    throw new SaveError(file, `in "setup": ${error.message}`);
  }
  save.answers.forEach((answer, at) => {
    try {
      game.repeat(answer);
    } catch (error) {
      throw new SaveError(
        file,
        `answer ${at + 1} of ${save.answers.length} cannot be given again: ${(error as Error).message}`,
      );
    }
  });
  const hash = game.hash();
  if (hash !== save.hash)
    throw new SaveError(
      file,
      `after its ${save.answers.length} answers the game stands at ${hash} and not at ${save.hash} as it was saved; the file was changed, or the engine plays it otherwise now`,
    );
  return game;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value);
}

function isAnswer(value: unknown): value is Answer {
  if (!isRecord(value)) return false;
  const names = value.concede ?? value.leave;
  if (names !== undefined) return isList(names) && names.every((name) => typeof name === 'string');
  return typeof value.decision === 'string' && Number.isInteger(value.option);
}

function reasonOf(error: unknown): string {
  return (error as Error).message.replace(/\s+/g, ' ').slice(0, 100);
}

/** Where reading stopped. What says so differs between engines: an offset, or nothing when the text ends too soon. */
function placeOf(error: unknown, text: string): { line: number; column: number } {
  const offset = /position (\d+)/.exec((error as Error).message)?.[1];
  const before = text.slice(0, offset === undefined ? text.length : Number(offset)).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}
