/** What a check works with. Lists know whether their order counts: only some questions have an ordered answer. */
export type Value = number | string | boolean | null | List;

/** A list; two lists are equal as sets unless one of them is ordered. */
export interface List {
  items: Value[];
  ordered: boolean;
}

/** A check, parsed. `start` and `end` are offsets into its text. */
export type Expression = { start: number; end: number } & (
  | { kind: 'literal'; value: number | string | boolean | null }
  | { kind: 'list'; items: Expression[] }
  | { kind: 'call'; name: string; args: Expression[] }
  | { kind: 'index'; of: Expression; index: Expression }
  | { kind: 'not'; of: Expression }
  | { kind: 'negative'; of: Expression }
  | { kind: 'arithmetic'; operator: '+' | '-' | '*'; left: Expression; right: Expression }
  | { kind: 'junction'; operator: 'and' | 'or'; left: Expression; right: Expression }
  | { kind: 'comparison'; first: Expression; rest: { operator: Comparison; right: Expression }[] }
);

export type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | 'not in';

/** A check that cannot be read or answered; the loader and the runner turn it into an error with a place. */
export class ExpressionError extends Error {
  /** Offset into the text of the check. */
  readonly offset: number;

  constructor(offset: number, message: string) {
    super(message);
    this.name = 'ExpressionError';
    this.offset = offset;
  }
}

export function partsOf(expression: Expression): Expression[] {
  switch (expression.kind) {
    case 'literal':
      return [];
    case 'call':
      return expression.args;
    case 'list':
      return expression.items;
    case 'index':
      return [expression.of, expression.index];
    case 'not':
    case 'negative':
      return [expression.of];
    case 'arithmetic':
    case 'junction':
      return [expression.left, expression.right];
    case 'comparison':
      return [expression.first, ...expression.rest.map(({ right }) => right)];
  }
}
