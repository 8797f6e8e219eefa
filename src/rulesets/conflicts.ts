import { contradictionsOf } from './contradictions.js';
import type { Conflict, ParameterValue, Value } from './types.js';
import type { ParameterKey } from './vocabulary/index.js';

/** A matter that two places of one edition both state, each under a parameter of its own. */
interface Twice {
  one: ParameterKey;
  other: ParameterKey;
  /** Which of the two stands where they differ. */
  stands: 'one' | 'other';
  reason: string;
}

const statedTwice: readonly Twice[] = [
  {
    one: 'general.freeMulligan.chapterRule',
    other: 'general.freeMulligan.coreRule',
    stands: 'other',
    reason:
      'the rules for starting the game govern mulligans, and the multiplayer chapter restates them: both give seven cards after a hand of seven, and only the rules for starting the game cover a hand of another size',
  },
  {
    one: 'twoHeadedGiant.startingLife.chapterRule',
    other: 'twoHeadedGiant.startingLife.coreRule',
    stands: 'one',
    reason:
      'the section of the variant is the more specific place, and the rules for starting the game restate it',
  },
];

/** Values of one parameter that hold beside each other: what one place says is part of what the other says. */
const compatible: readonly { parameter: ParameterKey; values: readonly [Value, Value]; reason: string }[] = [
  {
    parameter: 'twoHeadedGiant.lifePaymentLimit',
    values: ['togetherUpToTeamTotalForJointPayment', 'togetherUpToTeamTotalForAnyPayment'],
    reason:
      'the rules for paying life bound every payment by what the team has, and the section of the variant the one that both members make together',
  },
  {
    parameter: 'sharedTeamTurns.drawOrderOccasion',
    values: ['effectInstructs', 'anyInstructionToDraw'],
    reason:
      'the rules for drawing speak of every instruction to draw, and the section of the option of those by effects',
  },
];

/** True where two values of a parameter do not contradict each other. */
export function agree(parameter: ParameterKey, one: Value, other: Value): boolean {
  return (
    one === other ||
    compatible.some((c) => c.parameter === parameter && c.values.includes(one) && c.values.includes(other))
  );
}

/**
 * Finds the matters that an edition states in two places with different values.
 *
 * @param parameters all parameters of the edition
 * @returns one conflict for each, with both places and an explicit resolution
 */
export function conflictsBetween(parameters: Readonly<Record<string, ParameterValue>>): Conflict[] {
  const conflicts: Conflict[] = [];
  for (const { one, other, stands, reason } of statedTwice) {
    const a = parameters[one];
    const b = parameters[other];
    if (!stated(a) || !stated(b) || a.value === b.value) continue;
    conflicts.push({
      parameter: one,
      readings: [readingOf(a), readingOf(b)],
      resolution: { value: stands === 'one' ? a.value : b.value, reason },
    });
  }
  return conflicts;
}

/**
 * Finds values of two parameters that cannot be beside each other although a rule states each of them and both answer one question.
 * Others are no conflict: a changed rule is followed although a rule beside it was made for the former one.
 *
 * @param parameters all parameters of the edition
 * @returns one conflict for each pair, by which no game can go
 */
export function conflictsOfPairs(parameters: Readonly<Record<string, ParameterValue>>): Conflict[] {
  return contradictionsOf(parameters).flatMap(({ keys: [one, other], because, direct }) => {
    if (!direct) return [];
    const a = parameters[one];
    const b = parameters[other];
    if (!stated(a) || !stated(b)) return [];
    const readings = [readingOf(a), { ...readingOf(b), of: other }];
    const reason = `nobody can say which of the two is meant: ${because}.`;
    return [{ parameter: one, readings, resolution: { value: a.value, reason }, unsettled: true }];
  });
}

const readingOf = ({ value, rules, words }: Stated) => ({ value, rule: rules[0] ?? '', words: words ?? '' });

type Stated = ParameterValue & { value: Value };

function stated(entry: ParameterValue | undefined): entry is Stated {
  return entry?.value !== undefined && entry.rules.length > 0;
}
