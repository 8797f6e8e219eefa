import type { Edition } from '../tree/index.js';
import { type CompileOptions, compileWords } from './compile.js';
import type { Ruleset } from './ruleset.js';
import { sentencesWithoutParameter } from './shipped/sentences.js';

/**
 * Compiles the multiplayer rules of an edition from its words, and names the sentences of the chapter that no parameter
 * reads and no published edition has.
 *
 * A value is read from the sentences that state it. Where `previous` is given, a value whose rules came over with the same
 * words is `carried`. Where words speak of a parameter and are not understood, it is `unrecognised` and has no value.
 *
 * @param edition the tree of a whole edition or of a fragment
 * @param options neighbours, permanent ids, known sentences
 * @returns a ruleset with every parameter of the vocabulary
 */
export function compile(edition: Edition, options: CompileOptions = {}): Ruleset {
  const known = sentencesWithoutParameter();
  return compileWords(edition, { ...(known && { known }), ...options });
}
