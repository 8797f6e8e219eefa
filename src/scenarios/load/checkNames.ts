import { insteadOf } from '../error.js';
import { type Expression, partsOf } from '../expression/types.js';
import type { Step } from '../steps/step.js';

/** What the arguments of a question name; a question that is not here takes words of its own. */
const ARGUMENTS: Record<string, ('side' | 'object' | 'anything' | 'step')[]> = {
  ...Object.fromEntries(
    [
      'life',
      'teamLife',
      'indivLife',
      'poison',
      'energy',
      'teamPoison',
      'poisonLimit',
      'startLife',
      'inGame',
      'result',
    ]
      .concat([
        'rangeOf',
        'hand',
        'library',
        'drew',
        'gained',
        'lost',
        'takingTurn',
        'waiting',
        'pendingExtra',
      ])
      .concat(['turnsTaken', 'primary', 'activePlayer'])
      .map((question) => [question, ['side'] as const]),
  ),
  ...Object.fromEntries(
    [
      'zone',
      'zoneOwner',
      'controller',
      'owner',
      'exists',
      'power',
      'toughness',
      'damage',
      'counters',
      'attachedTo',
    ]
      .concat(['tapped', 'unblockable', 'triggered', 'stackOf', 'attackable'])
      .map((question) => [question, ['object'] as const]),
  ),
  canTarget: ['anything', 'anything'],
  canAttack: ['object', 'anything'],
  canBlock: ['object', 'object'],
  inRange: ['side', 'anything'],
  dealt: ['object', 'anything'],
  prevented: ['object', 'anything'],
  at: ['step'],
  legal: ['step'],
};

/** The names in a check that stand for nobody, nothing and no step of the scenario. */
export function strangersIn(
  expression: Expression,
  steps: ReadonlySet<string>,
  names: { sides: readonly string[]; objects: readonly string[] },
): { start: number; name: string }[] {
  switch (expression.kind) {
    case 'literal':
      return [];
    case 'call': {
      const found: { start: number; name: string }[] = [];
      const kinds = ARGUMENTS[expression.name] ?? [];
      for (const [index, arg] of expression.args.entries()) {
        const kind = kinds[index];
        if (arg.kind !== 'literal' || typeof arg.value !== 'string' || kind === undefined) continue;
        const known =
          kind === 'step'
            ? [...steps]
            : kind === 'side'
              ? names.sides
              : kind === 'object'
                ? names.objects
                : [...names.sides, ...names.objects];
        if (known.includes(arg.value)) continue;
        const what = { step: 'step', side: 'player or team', object: 'object', anything: 'player or object' }[
          kind
        ];
        found.push({
          start: arg.start,
          name: `no ${what} is called "${arg.value}"; ${insteadOf(arg.value, known, `there are ${known.slice(0, 12).join(', ') || 'none'}`)}`,
        });
      }
      return [...found, ...expression.args.flatMap((arg) => strangersIn(arg, steps, names))];
    }
    default:
      return partsOf(expression).flatMap((part) => strangersIn(part, steps, names));
  }
}

export function innerIds(step: Step): string[] {
  return 'try' in step
    ? step.try.flatMap((inner) => [...(inner.id ? [inner.id] : []), ...innerIds(inner)])
    : [];
}

/** The names that cards give to the tokens they make, and steps to what they name. */
export function namedIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namedIn);
  if (typeof value !== 'object' || value === null) return [];
  const record = value as Record<string, unknown>;
  const own = (record.effect === 'token' || 'token' in record) && typeof record.name === 'string';
  return [...(own ? [record.name as string] : []), ...Object.values(record).flatMap(namedIn)];
}
