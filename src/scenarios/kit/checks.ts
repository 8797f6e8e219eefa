import type { Comparison, Expression } from '../expression/types.js';

/** A check as a tree: a value, a list, or one of the forms below. */
export type CheckTree =
  | number
  | string
  | boolean
  | null
  | CheckTree[]
  /** A question of docs/scenarios.md; `after` is the step after which it is asked, at the end when absent. */
  | { ask: string; of: CheckTree[]; after?: string }
  /** The member of a list at a place, counted from 0, or from the end when below 0. */
  | { member: CheckTree; at: CheckTree }
  | { not: CheckTree }
  | { all: CheckTree[] }
  | { any: CheckTree[] }
  | { sum: CheckTree[] }
  | { difference: CheckTree[] }
  | { product: CheckTree[] }
  /** Both sides of a comparison; lists are equal as sets unless the answer of a question has an order. */
  | { left: CheckTree; is: Comparison; right: CheckTree };

/**
 * A check as a tree that needs no parser.
 *
 * @param expression the check
 * @param after the step after which its questions are asked
 */
export function treeOf(expression: Expression, after?: string): CheckTree {
  const of = (part: Expression): CheckTree => treeOf(part, after);
  switch (expression.kind) {
    case 'literal':
      return expression.value;
    case 'list':
      return expression.items.map(of);
    case 'call': {
      const [step, inner] = expression.args;
      if (expression.name === 'at' && step?.kind === 'literal' && inner)
        return treeOf(inner, String(step.value));
      const question = { ask: expression.name, of: expression.args.map(of) };
      return after === undefined ? question : { ...question, after };
    }
    case 'index':
      return { member: of(expression.of), at: of(expression.index) };
    case 'not':
      return { not: of(expression.of) };
    case 'negative':
      return { difference: [0, of(expression.of)] };
    case 'arithmetic': {
      const sides = [of(expression.left), of(expression.right)];
      if (expression.operator === '+') return { sum: sides };
      return expression.operator === '-' ? { difference: sides } : { product: sides };
    }
    case 'junction': {
      const sides = [of(expression.left), of(expression.right)];
      return expression.operator === 'and' ? { all: sides } : { any: sides };
    }
    case 'comparison': {
      let left = of(expression.first);
      const all = expression.rest.map(({ operator, right }): CheckTree => {
        const comparison = { left, is: operator, right: of(right) };
        left = comparison.right;
        return comparison;
      });
      return all.length === 1 ? (all[0] as CheckTree) : { all };
    }
  }
}
