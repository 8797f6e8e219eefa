import type { Clause, Condition, Relation } from '../frames/frame.js';
import { barePlural } from './forms.js';
import { sameCondition } from './synonyms.js';
import { isClause, isThing } from './terms.js';

/** When something happens, and if it does, say the same in a rule; what happened once does not. */
export function conditionForm(c: Condition): Condition {
  const now =
    ['when', 'whenever', 'where'].includes(c.word) &&
    isClause(c.clause) &&
    !c.clause.past &&
    c.clause.modality === undefined;
  const word = now ? 'if' : (sameCondition.get(c.word) ?? c.word);
  const inner = c.clause;
  if ((word === 'if' || word === 'unless') && isClause(inner)) {
    const supposed = withSupposed(inner);
    // "if it does not" is "unless it does".
    const { negated, ...positive } = supposed;
    return negated && c.focus === undefined
      ? { ...c, word: word === 'if' ? 'unless' : 'if', clause: positive }
      : { ...c, word, clause: supposed };
  }
  return { ...c, word };
}

/** In what is supposed "any" and a kind of things that are somewhere are one of them. */
function withSupposed(c: Clause): Clause {
  const t = c.actor;
  if (!isThing(t) || t.quantity !== undefined) return c;
  if (t.determiner === 'any' && !t.many) return { ...c, actor: { ...t, determiner: 'a' } };
  const there = c.verb === 'be' && (c.is as Relation | undefined)?.kind === 'relation';
  return there && barePlural(t) ? { ...c, actor: { ...t, many: false, determiner: 'a' } } : c;
}
