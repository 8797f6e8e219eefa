import { insteadOf } from './error.js';
import { QUESTIONS } from './expression/questions.js';
import type { JsonNode } from './json/parse.js';

/** How a check compares, by the key that says so. */
const COMPARISONS: Record<string, string> = {
  is: '==',
  isNot: '!=',
  atLeast: '>=',
  atMost: '<=',
  moreThan: '>',
  lessThan: '<',
  includes: 'in',
};

/** The JSON Schema of a check as data, for the `$defs` of the schema of scenario files. */
export function checkSchema(): object {
  const value = { type: ['string', 'number', 'boolean', 'null', 'array'] };
  return {
    type: 'object',
    description:
      'A question with its arguments, what its answer is compared with, and after which step it is asked (at the end when absent).',
    minProperties: 1,
    additionalProperties: false,
    properties: {
      ...Object.fromEntries(
        [...QUESTIONS].filter(([question]) => question !== 'at').map(([question]) => [question, value]),
      ),
      ...Object.fromEntries(Object.keys(COMPARISONS).map((key) => [key, value])),
      after: { type: 'string', description: 'The id of a step.' },
    },
    examples: [
      { life: 'Ben', is: 34 },
      { dealt: ['ogre', 'Ben'], atLeast: 3, after: 'fight' },
      { inGame: 'Ada', is: false },
    ],
  };
}

/**
 * The expression that a check as data means: `{"life": "Ben", "is": 34}` is `life('Ben')==34`.
 *
 * @param slip takes what is wrong with it, with the offset in the file
 * @returns the expression, or undefined after a slip
 */
export function expressionOf(
  node: JsonNode & { kind: 'object' },
  slip: (at: number, reason: string) => void,
): string | undefined {
  let question: { name: string; args: string[] } | undefined;
  let comparison: { sign: string; value: string } | undefined;
  let after: string | undefined;
  let sound = true;
  const wrong = (at: number, reason: string): void => {
    sound = false;
    slip(at, reason);
  };
  for (const [key, { key: at, value }] of node.entries) {
    const sign = COMPARISONS[key];
    if (key === 'after') {
      if (value.kind === 'string') after = literal(value);
      else wrong(value.at, '"after" names a step');
    } else if (sign !== undefined) {
      if (comparison) wrong(at, 'a check compares once; write two checks');
      comparison = { sign, value: literal(value) };
    } else if (QUESTIONS.has(key) && key !== 'at') {
      if (question) wrong(at, `"${question.name}" and "${key}" are two questions; write two checks`);
      const nothing = value.kind === 'null' || (value.kind === 'boolean' && value.value);
      const args = value.kind === 'array' ? value.items : nothing ? [] : [value];
      const { least, most } = QUESTIONS.get(key) as { least: number; most: number };
      if (args.length < least || args.length > most)
        wrong(value.at, `${key} takes ${least === most ? least : `${least} to ${most}`} names`);
      question = { name: key, args: args.map(literal) };
    } else {
      const known = [...QUESTIONS.keys(), ...Object.keys(COMPARISONS), 'after'].filter((one) => one !== 'at');
      wrong(at, `"${key}" is no question; ${insteadOf(key, known, 'docs/scenarios.md lists them')}`);
    }
  }
  if (!question) {
    if (sound) wrong(node.at, 'a check asks something, as {"life": "Ben", "is": 34}');
    return undefined;
  }
  if (!sound) return undefined;
  const call = `${question.name}(${question.args.join(', ')})`;
  const asked = after === undefined ? call : `at(${after}, ${call})`;
  if (!comparison) return asked;
  return comparison.sign === 'in'
    ? `${comparison.value} in ${asked}`
    : `${asked}${comparison.sign}${comparison.value}`;
}

/** A JSON value as the expressions write it. */
function literal(node: JsonNode): string {
  switch (node.kind) {
    case 'string':
      return `'${node.value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
    case 'number':
      return String(node.value);
    case 'boolean':
      return node.value ? 'True' : 'False';
    case 'null':
      return 'None';
    case 'array':
      return `[${node.items.map(literal).join(', ')}]`;
    default:
      return 'None';
  }
}
