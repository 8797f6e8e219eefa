import { existsSync, readFileSync } from 'node:fs';
import { readRuleWords } from '../../lineage/citations/words/ruleWords.js';
import type { Concordance, RuleWords, RuleWordsData } from '../../lineage/index.js';
import { sourcesPath } from '../catalogue/paths.js';
import { ArchiveError, reasonOf } from '../errors.js';

/**
 * The words of the rules, as hashes, that the package carries.
 *
 * @param own the concordance that the package carries
 * @param wanted the concordance that is asked of, where it has more editions
 * @returns undefined where the package carries none for this concordance
 * @throws ArchiveError `no-concordance` where they cannot be read
 */
export function loadRuleWords(own: Concordance, wanted: Concordance = own): RuleWords | undefined {
  const path = sourcesPath('words.json');
  if (!existsSync(path)) return undefined;
  try {
    return readRuleWords(JSON.parse(readFileSync(path, 'utf8')) as RuleWordsData, own, wanted);
  } catch (error) {
    const reason = `${path}: cannot be read (${reasonOf(error)}); install the package again`;
    throw new ArchiveError('no-concordance', reason, path, error);
  }
}
