import { RulesetError } from '../error.js';
import { findEditionsBy, Ruleset } from '../ruleset.js';
import facts from './facts.json' with { type: 'json' };
import { type PackedRulesets, unpackRuleset } from './pack.js';

/** Written by `scripts/make-rulesets.mjs`; the compiler takes its rows for arrays of anything. */
const packed = facts as unknown as PackedRulesets;
const made = new Map<string, Ruleset>();

/**
 * Names of the editions whose rulesets are shipped: their printed dates, the oldest first.
 */
export function editions(): string[] {
  return [...packed.editions];
}

/**
 * The multiplayer rules of a published edition as they were compiled from its text: every parameter with its value, status,
 * rules and the fingerprint of the deciding words. The words themselves are not shipped; compile a copy of the edition to
 * see them.
 *
 * @param edition its printed date, such as `2008-02-01`
 * @throws RulesetError `unknown-edition` for any other name; the message says what there is
 */
export function ruleset(edition: string): Ruleset {
  const known = made.get(edition);
  if (known !== undefined) return known;
  const data = unpackRuleset(packed, edition);
  if (data === undefined) throw new RulesetError('unknown-edition', '', unknown(edition));
  const answer = new Ruleset(data);
  made.set(edition, answer);
  return answer;
}

findEditionsBy(ruleset);

function unknown(edition: string): string {
  const { editions } = packed;
  const close = edition === '' ? [] : editions.filter((name) => name.startsWith(edition));
  if (close.length > 0) {
    return `"${edition}" does not name one edition; say which of ${close.join(', ')}.`;
  }
  const year = editions.filter((name) => name.slice(0, 4) === edition.slice(0, 4));
  const rest = `${editions.length} editions from ${editions[0]} to ${editions.at(-1)}; editions() lists them`;
  return year.length > 0
    ? `No ruleset of an edition "${edition}" is shipped. Of that year there are ${year.join(', ')}.`
    : `No ruleset of an edition "${edition}" is shipped. There are ${rest}.`;
}
