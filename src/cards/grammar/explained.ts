import type { Amount, Effect } from '../../game/index.js';
import { SELF } from './constants.js';
import { note, replaced, uses } from './meaning.js';
import { WHERE } from './numbers.js';
import { set } from './reader.js';
import type { Parts, Reader } from './rules.js';

/**
 * Effects whose X is told behind them: "…, where X is …".
 *
 * @param self the sentence is on the card itself, so that "its power" is that of the card
 */
export function explained(r: Reader, parts: Parts, found: Effect[], self: boolean): Effect[] | undefined {
  if (!(r.take(', where x is') || r.take('. x is'))) return undefined;
  const { actor } = r.scope;
  if (self) set(r.scope, 'actor', SELF);
  const of = parts.get('quantity').read(r);
  set(r.scope, 'actor', actor);
  if (of === undefined || changesIt(found, of)) return undefined;
  return replaced(found, WHERE, of);
}

/** What effects change by which an amount is worked out: hands, libraries and graveyards, or life totals. */
const CHANGES: Readonly<Record<string, RegExp>> = {
  draw: /"zone":"(?:hand|library)"/,
  discard: /"zone":"(?:hand|graveyard)"/,
  mill: /"zone":"(?:library|graveyard)"/,
  gainLife: /"amount":"life"/,
  loseLife: /"amount":"life"/,
};

/** Whether one of several effects changes the amount before another asks for it. */
function changesIt(found: readonly Effect[], of: Amount): boolean {
  const asking = found.filter((one) => uses(one, WHERE));
  return asking.slice(0, -1).some(({ effect }) => CHANGES[effect]?.test(JSON.stringify(of)));
}

/** Two verbs with one X behind both ("… loses X life and …"): it is the same for both, where the first does not change it. */
export function bothExplained(
  r: Reader,
  parts: Parts,
  found: Effect[],
  next: () => Effect[] | undefined,
): Effect[] | undefined {
  if (!found.every(({ effect }) => ['damage', 'gainLife', 'loseLife'].includes(effect))) return undefined;
  if (!r.take('and')) return undefined;
  note(r.scope, found);
  const more = next();
  return more && uses(more, WHERE) ? explained(r, parts, [...found, ...more], false) : undefined;
}
