import { expect } from 'vitest';
import { compile as compileAnew } from '../../src/rulesets/edition.js';
import type { Ruleset } from '../../src/rulesets/index.js';

const rulesets = new Map<string, Ruleset>();

/** Where the compiler itself is tested, each text is compiled whenever a test asks for it. */
const COMPILER = /[\\/]test[\\/]rulesets[\\/]/;

/**
 * Compiles an edition once for all tests of a worker: games, the command line and the books of tests are given the same samples again and
 * again, and a ruleset never changes. `vitest.config.ts` puts it in the place of the compiler; the tests of `rulesets` have the compiler.
 */
export const compile: typeof compileAnew = (edition, options = {}) => {
  const { name, lineageOf, ...neighbours } = options;
  if (Object.keys(neighbours).length > 0 || COMPILER.test(expect.getState().testPath ?? ''))
    return compileAnew(edition, options);
  // Ids are those of the concordance that the package carries, or none.
  const key = JSON.stringify([name, lineageOf !== undefined, edition]);
  const ruleset = rulesets.get(key) ?? compileAnew(edition, options);
  rulesets.set(key, ruleset);
  return ruleset;
};
