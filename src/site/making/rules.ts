import { rulesetOf } from '../../archive/index.js';
import { Ruleset, type RulesetData } from '../../rulesets/index.js';
import { programDataAddress } from '../address.js';
import { packEdition } from '../data/edition.js';
import { playEdition } from '../data/playData.js';
import { packedScript } from '../data/script.js';
import { type Shared, treeOf, writeInto } from './documents.js';
import { recallReadings } from './readings.js';
import { understand } from './understood.js';

interface RulesInput {
  id: string;
  name: string;
  effective?: string;
  /** For a fragment, its ruleset: it takes what it lacks from another edition. */
  ruleset?: RulesetData;
  /** True for the newest edition, most of whose sentences the next one has too. */
  newest?: boolean;
}

/** Compiles the rules of a document, and packs the words that they are read from. */
export async function compileRules(
  { id, name, effective, ruleset: given, newest = false }: RulesInput,
  shared: Shared,
): Promise<RulesetData> {
  recallReadings(shared);
  const ruleset = given
    ? new Ruleset(given)
    : await rulesetOf(
        {
          tree: treeOf(id, shared),
          name,
          partial: false,
          ...(effective === undefined ? {} : { effective }),
        },
        undefined,
      );
  if (newest) understand(name, treeOf(id, shared), ruleset, shared);
  const pack = playEdition(id);
  writeInto(shared, programDataAddress(pack), packedScript(pack, packEdition(treeOf(id, shared), ruleset)));
  return ruleset.toJSON();
}
