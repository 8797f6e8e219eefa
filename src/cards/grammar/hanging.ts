import type { Effect } from '../../game/index.js';
import { CHOSEN } from './constants.js';
import { uses } from './meaning.js';
import { same } from './reader.js';

/** A choice of doing something that no other sentence answers. */
type Choice = Extract<Effect, { effect: 'may' | 'mayPay' }> & { effects: Effect[] };

const asChoice = (effect: Effect | undefined): Choice | undefined =>
  (effect?.effect === 'may' || effect?.effect === 'mayPay') && effect.effects && !effect.else
    ? (effect as Choice)
    : undefined;

/**
 * Whether a sentence behind "you may …" speaks of a target that only the choice treats: then it happens only where that was done.
 * "You may pay {8}. If you do, tap target permanent. That permanent doesn't untap during …": without the payment it untaps.
 * What stays where it is whatever is chosen is another matter: "You may untap target creature. That creature gains haste" gives it haste in any case.
 *
 * @param before the effects of the sentences before it
 * @param hanging those of them that hang on a choice already
 * @param next the effects of the sentence
 */
export function hangsOnChoice(
  before: readonly Effect[],
  hanging: readonly Effect[],
  next: readonly Effect[],
): boolean {
  if (isOfWhatCame(innerChoice(before.at(-1)), next)) return true;
  const own = before.filter((one) => !hanging.includes(one));
  const choice = asChoice(own.at(-1));
  // What stands between the choice and the sentence must hang on it as well.
  if (!choice || before.slice(before.indexOf(choice) + 1).some((one) => !hanging.includes(one))) return false;
  const earlier = own.slice(0, -1);
  for (const [ref] of JSON.stringify(choice.effects).matchAll(/\{"object":"target","index":\d+\}/g)) {
    const target = JSON.parse(ref);
    if (!uses(earlier, target) && uses(next, target) && !stays(choice, target)) return true;
  }
  return false;
}

/** The choice with which a condition ends, as in "if it's a land card, you may …". */
const innerChoice = (effect: Effect | undefined): Choice | undefined =>
  effect?.effect === 'if' && !effect.else ? asChoice(effect.then.at(-1)) : undefined;

/** Whether sentences say what the chosen card is that a choice puts onto the battlefield: without that it is nothing else than before. */
const isOfWhatCame = (choice: Choice | undefined, next: readonly Effect[]): boolean =>
  choice?.effects.some(
    (one) => one.effect === 'move' && one.to === 'battlefield' && same(one.object, CHOSEN),
  ) === true && next.every((one) => one.effect === 'become' && same(one.object, CHOSEN));

/** Whether a choice is of doing something to a target, from its beginning, and moves it nowhere. */
const stays = ({ effect, effects }: Choice, target: unknown): boolean =>
  effect === 'may' && uses(effects.slice(0, 1), target) && !effects.some((one) => one.effect === 'move');

/** The effects with those that hang on a choice inside it. */
export function underChoices(effects: readonly Effect[], hanging: readonly Effect[]): Effect[] {
  const found: Effect[] = [];
  for (const one of effects) {
    const last = hanging.includes(one) ? found.at(-1) : undefined;
    const choice = asChoice(last);
    if (last?.effect === 'if')
      found[found.length - 1] = { ...last, then: underChoices([...last.then, one], [one]) };
    else if (choice) found[found.length - 1] = { ...choice, effects: [...choice.effects, one] } as Effect;
    else found.push(one);
  }
  return found;
}
