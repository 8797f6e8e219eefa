import type { Edition } from '../tree/index.js';
import { provisions } from './provisions/index.js';
import { documentOf } from './reading/document.js';
import type { Scope } from './reading/scope.js';

/** What provisions look through in an edition. */
export interface LookedThrough {
  /** Numbers of the sections that are looked through as a whole. */
  sections: ReadonlySet<string>;
  /** Numbers of rules and subrules that are found by their own words, in whatever section they stand. */
  rules: ReadonlySet<string>;
}

/**
 * The sections and rules that provisions look through in an edition. Whatever stands elsewhere has no say in any parameter, however
 * the words of these rules are changed: places are found by headings and by what rules speak of, so whoever leaves the
 * other rules out and keeps the headings compiles the same ruleset.
 *
 * @param edition a whole edition; in a fragment that has lost its headings numbers are not enough to go by
 */
export function lookedThrough(edition: Edition): LookedThrough {
  const document = documentOf(edition);
  const sections = new Set<string>();
  const rules = new Set<string>();
  const look = (scope: Scope): void => {
    if (scope.places !== undefined) {
      scope.places.forEach(look);
      return;
    }
    for (const { part, number } of scope.passages(document)) {
      if (scope.scattered) rules.add(number);
      else sections.add(part.number);
    }
  };
  for (const { clauses } of provisions) {
    for (const clause of Object.values(clauses)) clause.in.forEach(look);
  }
  return { sections, rules };
}
