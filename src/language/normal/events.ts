import type { Clause, Condition, Relation, Term, Thing } from '../frames/frame.js';
import { conditionForm } from './conditions.js';
import { game, isClause, isThing, list, pronounOf, put, takingIn, without } from './forms.js';

/** Nouns of events: what happens at one is what somebody does. */

/** What nouns of events say that somebody does. */
const events: Readonly<Record<string, string>> = {
  departure: 'leave',
  loss: 'lose',
  concession: 'concede',
  completion: 'end',
  beginning: 'begin',
  start: 'begin',
  end: 'end',
};

/** What is said to happen: "a player's departure from the game", "the loss of the game by a player". */
function happening(t: unknown): Clause | undefined {
  const doing = inTheAct(t);
  if (doing !== undefined) return doing;
  const verb = isThing(t) ? events[t.noun] : undefined;
  if (verb === undefined || !isThing(t) || t.owner === undefined || t.modifiers !== undefined)
    return undefined;
  if (t.which !== undefined || t.focus !== undefined || t.quantity !== undefined) return undefined;
  const by = t.relations?.find((r) => r.preposition === 'by');
  const left = (t.relations ?? []).filter((r) => r !== by && r.preposition !== 'from');
  const object = by ? t.owner : verb === 'leave' ? game : undefined;
  const actor = (by?.term ?? t.owner) as Term;
  return put<Clause>({ kind: 'clause', verb, actor }, { object, relations: list(left) });
}

/** "upon a player leaving the game": when the player leaves it. */
function inTheAct(t: unknown): Clause | undefined {
  const [said, ...more] = isThing(t) && !t.many ? (t.which ?? []) : [];
  if (!isThing(t) || !isClause(said) || more.length > 0 || !said.progressive) return undefined;
  if (pronounOf(said.actor) !== 'head' || !['a', 'the', 'that', 'each'].includes(t.determiner ?? ''))
    return undefined;
  return put(said, { actor: put(t, { which: undefined }), progressive: undefined });
}

/** "the concession of a player causes a team to lose": if that player concedes, the team loses. */
export function withCause(c: Clause): Clause {
  if (c.verb !== 'cause' || !isClause(c.what) || c.negated || (c.modality ?? c.what.modality) !== undefined)
    return c;
  const clause = happening(c.actor);
  if (clause === undefined) return c;
  const told = takingIn(c.what, c);
  const cause = conditionForm({ kind: 'condition', word: 'if', clause });
  return put(told, { conditions: list([...(told.conditions ?? []), cause]) });
}

/** "until its completion" is until it ends, "on the departure of a player" when that player leaves. */
export function withEvents(c: Clause): Clause {
  const found: Relation[] = [];
  const conditions = (c.relations ?? []).flatMap((r): Condition[] => {
    if (!['on', 'until', 'after', 'before'].includes(r.preposition) || r.measure !== undefined) return [];
    const clause = happening(r.term);
    if (clause === undefined) return [];
    found.push(r);
    const when: Condition = {
      kind: 'condition',
      word: r.preposition === 'on' ? 'when' : r.preposition,
      clause,
    };
    return [conditionForm(r.adverbs === undefined ? when : { ...when, adverbs: r.adverbs })];
  });
  if (found.length === 0) return c;
  const departed = found.some((r) => (r.term as Thing).noun === 'departure');
  const rest = without(c.relations, found)?.filter((r) => r.preposition !== 'from' || !departed);
  return put(c, { relations: list(rest ?? []), conditions: list([...(c.conditions ?? []), ...conditions]) });
}
