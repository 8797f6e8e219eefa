import { nearest } from '../error.js';
import { QUESTIONS } from './questions.js';
import { type Comparison, type Expression, ExpressionError } from './types.js';

interface Token {
  kind: 'number' | 'string' | 'name' | 'operator' | 'end';
  text: string;
  value?: number | string;
  start: number;
  end: number;
}

const OPERATORS = ['==', '!=', '<=', '>=', '<', '>', '+', '-', '*', '(', ')', '[', ']', ','];

/** Deeper nesting than this is refused, so that no input can exhaust the stack. */
const DEEPEST = 60;

function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const character = text[at] as string;
    if (/\s/.test(character)) {
      at++;
      continue;
    }
    const start = at;
    if (character === "'" || character === '"') {
      let value = '';
      at++;
      while (at < text.length && text[at] !== character) {
        if (text[at] === '\\' && at + 1 < text.length) at++;
        value += text[at];
        at++;
      }
      if (at >= text.length) throw new ExpressionError(start, `the string that begins here is not closed`);
      at++;
      tokens.push({ kind: 'string', text: text.slice(start, at), value, start, end: at });
      continue;
    }
    const number = /\d+(\.\d+)?/y;
    number.lastIndex = at;
    const digits = number.exec(text)?.[0];
    if (digits !== undefined) {
      at += digits.length;
      tokens.push({ kind: 'number', text: digits, value: Number(digits), start, end: at });
      continue;
    }
    const name = /[A-Za-z_]\w*/y;
    name.lastIndex = at;
    const word = name.exec(text)?.[0];
    if (word !== undefined) {
      at += word.length;
      tokens.push({ kind: 'name', text: word, start, end: at });
      continue;
    }
    const operator = OPERATORS.find((sign) => text.startsWith(sign, at));
    if (!operator) {
      const advice = character === '=' ? '; write == to compare' : '';
      throw new ExpressionError(at, `"${character}" has no meaning in a check${advice}`);
    }
    at += operator.length;
    tokens.push({ kind: 'operator', text: operator, start, end: at });
  }
  tokens.push({ kind: 'end', text: 'the end', start: text.length, end: text.length });
  return tokens;
}

/** Binding powers, weakest first, as in Python. */
const POWER: Record<string, number> = {
  or: 1,
  and: 2,
  '==': 4,
  '!=': 4,
  '<': 4,
  '<=': 4,
  '>': 4,
  '>=': 4,
  in: 4,
  not: 4,
  '+': 5,
  '-': 5,
  '*': 6,
};
const POWER_OF_NOT = 3;
const POWER_OF_MINUS = 7;

/**
 * Reads one check: comparisons, `and`, `or`, `not`, `in`, lists, strings, numbers, `+ - *`, an index, and the
 * questions of `QUESTIONS`. The method is Pratt's (Top Down Operator Precedence, 1973).
 *
 * @param text the check, such as `teamLife('A')==9`
 * @returns its tree
 * @throws ExpressionError with an offset into the text
 */
export function parseExpression(text: string): Expression {
  const tokens = tokenize(text);
  let at = 0;
  const peek = () => tokens[at] as Token;
  const take = () => tokens[at++] as Token;
  const expect = (sign: string, after: string) => {
    const token = take();
    if (token.text !== sign || token.kind === 'string')
      throw new ExpressionError(token.start, `expected "${sign}" ${after} but found ${show(token)}`);
    return token;
  };

  const list = (close: string, depth: number): { items: Expression[]; end: number } => {
    const items: Expression[] = [];
    while (!(peek().kind === 'operator' && peek().text === close)) {
      items.push(expression(0, depth + 1));
      if (peek().kind === 'operator' && peek().text === ',') take();
      else break;
    }
    return { items, end: expect(close, 'to close the list').end };
  };

  const prefix = (depth: number): Expression => {
    const token = take();
    const { start, end } = token;
    if (token.kind === 'number' || token.kind === 'string')
      return { kind: 'literal', value: token.value as string | number, start, end };
    if (token.kind === 'name') {
      if (token.text === 'True' || token.text === 'False')
        return { kind: 'literal', value: token.text === 'True', start, end };
      if (token.text === 'None') return { kind: 'literal', value: null, start, end };
      if (token.text === 'not') {
        const of = expression(POWER_OF_NOT, depth + 1);
        return { kind: 'not', of, start, end: of.end };
      }
      if (!(peek().kind === 'operator' && peek().text === '(')) {
        const advice = QUESTIONS.has(token.text)
          ? `write ${token.text}(…)`
          : `names of players, teams, cards and actions are written in quotes: '${token.text}'`;
        throw new ExpressionError(start, `"${token.text}" is alone; ${advice}`);
      }
      take();
      const args = list(')', depth);
      return question(token, args.items, args.end);
    }
    if (token.text === '(') {
      const inner = expression(0, depth + 1);
      const close = expect(')', 'to close the bracket');
      return { ...inner, start, end: close.end };
    }
    if (token.text === '[') {
      const items = list(']', depth);
      return { kind: 'list', items: items.items, start, end: items.end };
    }
    if (token.text === '-') {
      const of = expression(POWER_OF_MINUS, depth + 1);
      return { kind: 'negative', of, start, end: of.end };
    }
    throw new ExpressionError(start, `expected a value but found ${show(token)}`);
  };

  const expression = (power: number, depth: number): Expression => {
    if (depth > DEEPEST) throw new ExpressionError(peek().start, 'this check is nested too deeply');
    let left = prefix(depth);
    for (;;) {
      const token = peek();
      if (token.kind === 'operator' && token.text === '[') {
        take();
        const index = expression(0, depth + 1);
        left = { kind: 'index', of: left, index, start: left.start, end: expect(']', 'after the index').end };
        continue;
      }
      if (token.kind !== 'operator' && token.kind !== 'name') return left;
      const strength = POWER[token.text];
      if (strength === undefined || strength <= power) return left;
      take();
      let sign = token.text;
      if (sign === 'not') {
        expect('in', 'after "not"');
        sign = 'not in';
      }
      const right = expression(strength, depth + 1);
      const span = { start: left.start, end: right.end };
      if (sign === '+' || sign === '-' || sign === '*')
        left = { kind: 'arithmetic', operator: sign, left, right, ...span };
      else if (sign === 'and' || sign === 'or')
        left = { kind: 'junction', operator: sign, left, right, ...span };
      else if (left.kind === 'comparison' && text[left.start] !== '(')
        left = { ...left, rest: [...left.rest, { operator: sign as Comparison, right }], ...span };
      else
        left = { kind: 'comparison', first: left, rest: [{ operator: sign as Comparison, right }], ...span };
    }
  };

  const whole = expression(0, 0);
  const rest = peek();
  if (rest.kind !== 'end') throw new ExpressionError(rest.start, `did not expect ${show(rest)} here`);
  return whole;
}

function show(token: Token): string {
  return token.kind === 'end' ? 'the end of the check' : `"${token.text}"`;
}

/** A call, after its name and the number of its arguments were compared with the questions that exist. */
function question(name: Token, args: Expression[], end: number): Expression {
  const known = QUESTIONS.get(name.text);
  if (!known) {
    const guess = nearest(name.text, QUESTIONS.keys());
    throw new ExpressionError(
      name.start,
      `there is no question "${name.text}"${guess ? `; did you mean ${guess}(…)?` : ''}`,
    );
  }
  if (args.length < known.least || args.length > known.most) {
    const count = known.least === known.most ? `${known.least}` : `${known.least} to ${known.most}`;
    throw new ExpressionError(name.start, `${name.text} takes ${count} argument(s), not ${args.length}`);
  }
  if (name.text === 'at') {
    const action = args[0] as Expression;
    if (action.kind !== 'literal' || typeof action.value !== 'string')
      throw new ExpressionError(
        action.start,
        `at(…) begins with the id of an action in quotes, such as 'a1'`,
      );
  }
  return { kind: 'call', name: name.text, args, start: name.start, end };
}
