import type { Edition } from '../tree/index.js';
import { provisions } from './provisions/index.js';
import { documentOf } from './reading/document.js';

/**
 * The sections that provisions look through in an edition. Whatever stands elsewhere has no say in any parameter, however
 * the words of these sections are changed: places are found by headings and by what rules speak of, so whoever leaves the
 * other rules out and keeps their headings compiles the same ruleset.
 *
 * @param edition a whole edition; in a fragment that has lost its headings numbers are not enough to go by
 * @returns numbers of sections
 */
export function sectionsLookedThrough(edition: Edition): Set<string> {
  const document = documentOf(edition);
  const found = new Set<string>();
  for (const { clauses } of provisions) {
    for (const clause of Object.values(clauses)) {
      for (const scope of clause.in) {
        for (const passage of scope.passages(document)) found.add(passage.part.number);
      }
    }
  }
  return found;
}
