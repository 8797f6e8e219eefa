import type { History, Lineages } from '../../lineage/index.js';
import type { Value } from '../../rulesets/index.js';
import type { Statement } from './follow.js';

/** What a rule said of a parameter, for how long. */
export interface StatedParameter {
  key: string;
  /** Neighbouring editions that say the same are one stretch; a value is null where no rule speaks, absent where not understood. */
  stretches: { value?: Value; first: string; last: string }[];
}

export interface PublishedLife extends History {
  /** The number in the newest edition, null for a rule that has ended. */
  today: string | null;
  parameters: StatedParameter[];
}

/**
 * Every rule, section and chapter with all that happened to it, in the order of their first appearance.
 *
 * @param statements what every edition says of the parameters
 */
export function* livesOf(lineages: Lineages, statements: readonly Statement[]): Generator<PublishedLife> {
  const { concordance, editions } = lineages;
  const stated = new Map<string, Map<string, StatedParameter>>();
  const place = new Map(editions.map((name, at) => [name, at]));
  for (const { key, edition, rules, value } of statements) {
    for (const number of rules) {
      const id = concordance.lineageOf(number, edition);
      if (id === undefined) continue;
      const ofRule = stated.get(id) ?? new Map<string, StatedParameter>();
      stated.set(id, ofRule);
      const parameter = ofRule.get(key) ?? { key, stretches: [] };
      ofRule.set(key, parameter);
      const last = parameter.stretches.at(-1);
      const next = last !== undefined && place.get(last.last) === (place.get(edition) as number) - 1;
      if (last !== undefined && (last.last === edition || (next && last.value === value)))
        last.last = edition;
      else
        parameter.stretches.push({
          first: edition,
          last: edition,
          ...(value === undefined ? {} : { value }),
        });
    }
  }
  const newest = editions.at(-1) as string;
  for (const id of concordance.ids) {
    const history = lineages.history(id);
    if (history === undefined) continue;
    yield {
      ...history,
      today: concordance.numberIn(id, newest) ?? null,
      parameters: [...(stated.get(id)?.values() ?? [])],
    };
  }
}
