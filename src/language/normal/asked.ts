import type { Clause, Condition, Quality } from '../frames/frame.js';
import { isClause, isThing, list, plain, put, without, withoutAdjective } from './forms.js';

/** What is asked and what is found out: one form for questions and for the nouns that stand for them. */

const finding = new Set(['determine', 'check', 'decide', 'verify', 'establish']);

/** "determine the legality of a block" is "determine whether a block is legal". */
export function withLegality(c: Clause): Clause {
  const o = c.object;
  const owner =
    isThing(o) && o.noun === 'legality' && plain(put(o, { owner: undefined })) ? o.owner : undefined;
  if (!finding.has(c.verb) || owner === undefined || c.what !== undefined || c.actor === o) return c;
  const legal: Quality = { kind: 'quality', word: 'legal' };
  const clause: Clause = { kind: 'clause', verb: 'be', actor: owner, is: legal };
  return put(c, { object: undefined, what: { kind: 'question', word: 'whether', clause } });
}

/** "in determining whether it is legal": when determining it. */
export function withInFinding(c: Clause): Clause {
  const found = c.relations?.find(
    (r) => r.preposition === 'in' && isClause(r.term) && finding.has(r.term.verb),
  );
  if (found === undefined || found.adverbs !== undefined) return c;
  const when: Condition = { kind: 'condition', word: 'if', clause: found.term as unknown as Clause };
  return put(c, {
    relations: without(c.relations, found),
    conditions: list([...(c.conditions ?? []), when]),
  });
}

/** "determine which particular players are there" is "determine which players are there". */
export function withFound(c: Clause): Clause {
  const q = c.what;
  if (c.verb !== 'determine' || q?.kind !== 'question' || !isThing(q.asked)) return c;
  if (!q.asked.modifiers?.includes('specific')) return c;
  return put(c, { what: { ...q, asked: withoutAdjective(q.asked, 'specific') } });
}
