import { existsSync, readFileSync } from 'node:fs';
import { readRuleWords } from '../../lineage/citations/words/ruleWords.js';
import type { Concordance, RuleWords, RuleWordsData } from '../../lineage/index.js';
import { sourcesPath } from '../catalogue/paths.js';
import { ArchiveError, reasonOf } from '../errors.js';

/** The words for the concordance that the package carries: a server and its like ask for them again and again. */
const kept = new WeakMap<Concordance, RuleWords>();

/**
 * The words of the rules, as hashes, that the package carries. They are unpacked once for each concordance that is asked of by itself.
 *
 * @param own the concordance that the package carries
 * @param wanted the concordance that is asked of, where it has more editions
 * @returns undefined where the package carries none for this concordance
 * @throws ArchiveError `no-concordance` where they cannot be read
 */
export function loadRuleWords(own: Concordance, wanted: Concordance = own): RuleWords | undefined {
  const path = sourcesPath('words.json');
  const known = own === wanted ? kept.get(own) : undefined;
  if (known || !existsSync(path)) return known;
  try {
    const words = readRuleWords(JSON.parse(readFileSync(path, 'utf8')) as RuleWordsData, own, wanted);
    if (words && own === wanted) kept.set(own, words);
    return words;
  } catch (error) {
    const reason = `${path}: cannot be read (${reasonOf(error)}); install the package again`;
    throw new ArchiveError('no-concordance', reason, path, error);
  }
}
