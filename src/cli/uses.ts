import { editions, ruleset } from '../rulesets/index.js';
import { type ParameterUse, usesOf } from '../scenarios/index.js';
import { type Context, colours } from './context.js';
import { ownScenarios } from './own.js';

/**
 * What the game does with parameters, for `variorum ruleset --uses`.
 *
 * @param keys the parameters wanted
 * @param json one JSON document instead of text
 */
export function usesText(keys: ReadonlySet<string>, json: boolean, context: Context): string {
  const known = new Set(editions());
  const uses = usesOf(ownScenarios(context), (edition) =>
    known.has(edition) ? ruleset(edition) : undefined,
  ).filter(({ parameter }) => keys.has(parameter));
  if (json) return `${JSON.stringify({ parameters: uses })}\n`;
  const count = (use: ParameterUse['use']): number => uses.filter((one) => one.use === use).length;
  return `${uses.map((one) => described(one, context)).join('')}\n${count('decides')} decide, ${count('requires')} are required, ${count('informs')} inform\n`;
}

function described(
  { parameter, use, question, behaviours, scenarios }: ParameterUse,
  context: Context,
): string {
  const c = colours(context);
  const ways = behaviours.map(
    ({ values, meaning }) => `    ${values.map((value) => JSON.stringify(value)).join(', ')}: ${meaning}\n`,
  );
  const few = scenarios.slice(0, 5).join(', ');
  const more = scenarios.length > 5 ? ` and ${scenarios.length - 5} more` : '';
  const shown = scenarios.length === 0 ? '' : `    ${c.dim(`scenarios: ${few}${more}`)}\n`;
  return `${c.bold(parameter)}  ${use}\n  ${question}\n${ways.join('')}${shown}`;
}
