import type { GameRuleset, Parameter } from '../../game/index.js';

/** How a scenario went under some values of parameters. */
export interface Outcome {
  /** Every parameter that was asked. */
  asked: readonly Parameter[];
  /**
   * What happened, as far as it is to be compared with how the scenario went under other values: where two outcomes differ first is the
   * place where the logs do.
   */
  log: readonly unknown[];
  /** How many entries of the log come before the game has begun, or with its beginning. */
  begins: number;
}

/** Why there is no log: the rules (or the engine) do not let the game be played, or the scenario itself has no meaning. */
export type Refusal = 'game' | 'scenario';

/** A ruleset as far as it decides how games go. */
export type Values = Pick<GameRuleset, 'entry'>;

interface Compared {
  causes: Parameter[];
  parted: boolean;
}

/** Thrown where a scenario cannot be compared; it is passed over. */
class Refused extends Error {
  readonly by: Refusal;

  constructor(by: Refusal) {
    super(by);
    this.by = by;
  }
}

/**
 * The parameters whose value, taken alone from the other ruleset, makes a scenario go another way; as `diverge` finds them by
 * playing.
 *
 * @param outcomeOf how the scenario goes under some values
 * @returns sorted; none for a scenario that one of the rulesets cannot play
 */
export function causesOf(
  outcomeOf: (values: Values) => Outcome | Refusal,
  a: Values,
  b: Values,
): Parameter[] {
  const under = (values: Values): Outcome => {
    const outcome = outcomeOf(values);
    if (typeof outcome === 'string') throw new Refused(outcome);
    return outcome;
  };
  try {
    return compared(under, a, b).causes;
  } catch (error) {
    if (error instanceof Refused) return [];
    throw error;
  }
}

/** Where games differ in their opening alone, they are compared once more with that made equal. */
function compared(under: (values: Values) => Outcome, a: Values, b: Values): Compared {
  const { opening, ...first } = comparedOnce(under, a, b);
  if (!opening || first.causes.length === 0) return first;
  const keys = new Set(first.causes);
  const later = compared(under, a, { entry: (key) => (keys.has(key) ? a : b).entry(key) });
  return later.parted ? later : first;
}

function comparedOnce(
  under: (values: Values) => Outcome,
  a: Values,
  b: Values,
): Compared & { opening: boolean } {
  const first = under(a);
  const differs = (key: Parameter): boolean => a.entry(key)?.value !== b.entry(key)?.value;
  const second = first.asked.some(differs) ? under(b) : first;
  let shared = 0;
  while (shared < first.log.length && shared < second.log.length && first.log[shared] === second.log[shared])
    shared++;
  if (shared === first.log.length && shared === second.log.length)
    return { causes: [], parted: false, opening: false };
  const differing = [...new Set([...first.asked, ...second.asked])].filter(differs).sort();
  const causes = differing.filter((key) => {
    if (differing.length === 1) return true;
    try {
      const mixed = under({ entry: (asked) => (asked === key ? b : a).entry(asked) });
      return mixed.log[shared] !== first.log[shared];
    } catch (error) {
      if (error instanceof Refused && error.by === 'game') return false;
      throw error;
    }
  });
  return { causes, parted: true, opening: [first, second].some(({ begins }) => begins > shared) };
}
