import { type Comparison, type Expression, ExpressionError, type List, type Value } from './types.js';

/** Answers one question of a check. `at` is not asked this way: see `Asker.at`. */
interface Asker {
  /** @throws ExpressionError or Error when the question cannot be answered */
  ask(name: string, args: Value[], expression: Expression): Value;
  at(action: string, expression: Expression): Value;
}

/**
 * The value of a check.
 *
 * @param expression from `parseExpression`
 * @param asker who answers its questions
 * @returns a number, string, truth value, null or list
 * @throws ExpressionError when values of the wrong kinds meet
 */
export function evaluate(expression: Expression, asker: Asker): Value {
  switch (expression.kind) {
    case 'literal':
      return expression.value;
    case 'list':
      return { items: expression.items.map((item) => evaluate(item, asker)), ordered: false };
    case 'call': {
      if (expression.name === 'at') {
        const [action, inner] = expression.args as [Expression & { kind: 'literal' }, Expression];
        return asker.at(action.value as string, inner);
      }
      const args = expression.args.map((arg) => evaluate(arg, asker));
      return asker.ask(expression.name, args, expression);
    }
    case 'index': {
      const list = evaluate(expression.of, asker);
      const index = evaluate(expression.index, asker);
      if (!isList(list) || typeof index !== 'number')
        throw new ExpressionError(expression.start, 'only a list can be indexed, and only by a number');
      return list.items[index < 0 ? list.items.length + index : index] ?? null;
    }
    case 'not':
      return !truth(evaluate(expression.of, asker));
    case 'negative':
      return -number(evaluate(expression.of, asker), expression.of);
    case 'arithmetic': {
      const left = number(evaluate(expression.left, asker), expression.left);
      const right = number(evaluate(expression.right, asker), expression.right);
      if (expression.operator === '+') return left + right;
      return expression.operator === '-' ? left - right : left * right;
    }
    case 'junction': {
      const left = truth(evaluate(expression.left, asker));
      if (expression.operator === 'and') return left && truth(evaluate(expression.right, asker));
      return left || truth(evaluate(expression.right, asker));
    }
    case 'comparison': {
      let left = evaluate(expression.first, asker);
      for (const { operator, right } of expression.rest) {
        const value = evaluate(right, asker);
        if (!compare(left, operator, value, right)) return false;
        left = value;
      }
      return true;
    }
  }
}

export function isList(value: Value): value is List {
  return typeof value === 'object' && value !== null;
}

/** A value counts as true as in Python: not for False, None, zero, the empty string and the empty list. */
export function truth(value: Value): boolean {
  return isList(value) ? value.items.length > 0 : Boolean(value);
}

/** Whether two values are the same; lists as sets unless an order counts. */
export function equal(a: Value, b: Value): boolean {
  if (isList(a) && isList(b)) {
    if (a.ordered || b.ordered)
      return a.items.length === b.items.length && a.items.every((item, i) => equal(item, b.items[i] ?? null));
    return (
      a.items.every((item) => b.items.some((other) => equal(item, other))) &&
      b.items.every((item) => a.items.some((other) => equal(item, other)))
    );
  }
  // As in Python, True is 1 and False is 0: a count may be compared with either.
  if (typeof a === 'boolean' && typeof b === 'number') return Number(a) === b;
  if (typeof b === 'boolean' && typeof a === 'number') return Number(b) === a;
  return a === b;
}

function compare(left: Value, operator: Comparison, right: Value, where: Expression): boolean {
  switch (operator) {
    case '==':
      return equal(left, right);
    case '!=':
      return !equal(left, right);
    case 'in':
    case 'not in': {
      if (!isList(right)) throw new ExpressionError(where.start, `"${operator}" needs a list on its right`);
      return right.items.some((item) => equal(item, left)) === (operator === 'in');
    }
    default: {
      const a = number(left, where);
      const b = number(right, where);
      if (operator === '<') return a < b;
      if (operator === '<=') return a <= b;
      return operator === '>' ? a > b : a >= b;
    }
  }
}

function number(value: Value, where: Expression): number {
  if (typeof value === 'number') return value;
  // As in Python, True is 1 and False is 0.
  if (typeof value === 'boolean') return Number(value);
  throw new ExpressionError(where.start, `a number is needed here, not ${write(value)}`);
}

/** A value as a check would spell it. */
export function write(value: Value): string {
  if (value === null) return 'None';
  if (value === true) return 'True';
  if (value === false) return 'False';
  if (typeof value === 'string') return `'${value}'`;
  return isList(value) ? `[${value.items.map(write).join(', ')}]` : String(value);
}

export function toJson(value: Value): unknown {
  return isList(value) ? value.items.map(toJson) : value;
}
