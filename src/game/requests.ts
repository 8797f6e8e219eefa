import { GameError } from './errors.js';
import { checkAmounts, checkFields, type Shape } from './intake.js';

/** What is beside the command of a request: its fields with their kinds, and those that must be there. */
interface Form {
  fields: Readonly<Record<string, Shape>>;
  needed?: readonly string[];
}

const ANSWER: Form['fields'] = {
  decision: 'text',
  option: 'choice',
  by: 'text',
  concede: 'texts',
  leave: 'texts',
  instruct: 'record',
};
const INSTRUCTION: Form['fields'] = {
  controller: 'player',
  source: 'text',
  targets: 'texts',
  x: 'total',
  n: 'total',
  marker: 'count',
};

const FORMS: Readonly<Record<string, Form>> = {
  new: {
    fields: { setup: 'record', seed: 'number', answers: 'list', hash: 'flag' },
    needed: ['setup'],
  },
  hash: { fields: {} },
  check: { fields: { setup: 'record' }, needed: ['setup'] },
  answer: {
    fields: { decision: 'text', option: 'choice', by: 'text' },
    needed: ['decision', 'option'],
  },
  concede: { fields: { players: 'texts' }, needed: ['players'] },
  leave: { fields: { players: 'texts' }, needed: ['players'] },
  instruct: { fields: { effects: 'list', instruction: 'record' }, needed: ['effects'] },
  standing: { fields: {} },
  pending: { fields: { player: 'text' } },
  view: { fields: { player: 'text' }, needed: ['player'] },
  log: { fields: { from: 'index' } },
  why: { fields: { event: 'index' }, needed: ['event'] },
  save: { fields: {} },
  mark: { fields: {} },
  back: { fields: { mark: 'index' }, needed: ['mark'] },
};

/**
 * Looks at a request before anything is done for it: whether its command is known, and each field is there and of its kind.
 *
 * @param request an object with a command
 * @param players of the game in progress; none where there is no game
 * @throws GameError which names the field
 */
export function checkRequest(request: Readonly<Record<string, unknown>>, players: readonly string[]): void {
  const command = request.command as string;
  const form = Object.hasOwn(FORMS, command) ? FORMS[command] : undefined;
  if (form === undefined)
    throw new GameError(
      `there is no command ${JSON.stringify(command.slice(0, LONGEST_SHOWN))}; there are ${Object.keys(FORMS).join(', ')}`,
    );
  checkFields(request, command, form.fields, players, form.needed);
  if (command === 'instruct') {
    checkAmounts(request.effects);
    checkEffects(request.effects);
    if (request.instruction !== undefined)
      checkFields(request.instruction, 'instruction', INSTRUCTION, players);
  }
  if (command === 'new')
    for (const [at, answer] of asList(request.answers).entries()) checkAnswer(answer, at);
}

/** So much of what somebody has sent is repeated in an error. */
const LONGEST_SHOWN = 100;

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** An answer that a saved game brings along. */
function checkAnswer(answer: unknown, at: number): void {
  const name = `answers: ${at + 1}`;
  checkFields(answer, name, ANSWER, []);
  const given = answer as Record<string, unknown>;
  if (!Object.keys(ANSWER).some((field) => !['option', 'by'].includes(field) && given[field] !== undefined))
    throw new GameError(`${name}: one of "decision", "concede", "leave" or "instruct" is wanted`);
  if (given.decision !== undefined && given.option === undefined)
    throw new GameError(`${name}: "option" is missing`);
  if (given.instruct === undefined) return;
  checkFields(
    given.instruct,
    `${name}: instruct`,
    { effects: 'list', instruction: 'record' },
    [],
    ['effects'],
  );
  checkAmounts(given.instruct);
  checkEffects((given.instruct as { effects: unknown }).effects);
}

function checkEffects(effects: unknown): void {
  for (const [at, effect] of asList(effects).entries())
    checkFields(effect, `effects: ${at + 1}`, { effect: 'text' }, [], ['effect']);
}
