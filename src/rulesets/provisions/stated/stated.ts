import { type Provision, provision } from '../../reading/provision.js';
import type { Scope } from '../../reading/scope.js';
import * as say from '../../reading/wording.js';
import type { ParameterKey, ValueOf } from '../../vocabulary/index.js';

/** A parameter that is a statement: it is made, its opposite is made, or the rules say nothing of the matter. */
type StatementKey = {
  [K in ParameterKey]: [boolean | 'notSpecified'] extends [ValueOf<K>]
    ? [ValueOf<K>] extends [boolean | 'notSpecified']
      ? K
      : never
    : never;
}[ParameterKey];

/**
 * A statement that a section makes about a game, as it is or the other way round.
 *
 * @param where the section, or several
 * @param about how to tell that a sentence speaks of the matter
 * @param says sentences of ours that make the statement, and sentences that make the opposite
 */
export function stated<K extends StatementKey>(
  key: K,
  where: Scope,
  about: string | readonly string[],
  says: { yes: string | readonly string[]; no: string | readonly string[] },
): Provision {
  // Where several places speak of the matter, the one that says otherwise counts; a game that goes by it has to stop.
  const means = [
    [says.no, false],
    [says.yes, true],
  ] as unknown as readonly (readonly [string | readonly string[], ValueOf<K>])[];
  return provision(key, { in: where, about, means });
}

/** That a check of the limited range or of two heads is one of the state-based actions, which older editions call effects. */
export const stateBased = {
  yes: 'This is a state-based action.',
  no: 'This is not a state-based action.',
};

/** That each of several attacking creatures has a defending player of its own. */
export const meantForEachAttacker = {
  yes: ['a', 'the'].map(
    (article) =>
      `For each of those ${say.attacking}s, the appropriate ${say.defending} is individually determined if ${article} ${say.spell} could apply to multiple ${say.attacking}s.`,
  ),
  no: `If a ${say.spell} could apply to multiple ${say.attacking}s, one ${say.defending} is determined for all of those ${say.attacking}s.`,
};
