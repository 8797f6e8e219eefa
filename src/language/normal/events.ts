import type { Clause, Condition, Term, Thing } from '../frames/frame.js';
import { conditionForm } from './conditions.js';
import { isClause, isThing, list, plain, put, takingIn } from './forms.js';

/** Nouns of events: what happens at one is what somebody does. */

/** What nouns of events say that somebody does. */
const events: Readonly<Record<string, string>> = {
  departure: 'leave',
  concession: 'concede',
  completion: 'end',
  beginning: 'begin',
  start: 'begin',
  end: 'end',
};

/** "the concession of a player causes a team to lose": if that player concedes, the team loses. */
export function withCause(c: Clause): Clause {
  const event = c.actor;
  if (c.verb !== 'cause' || !isClause(c.what) || !isThing(event) || event.owner === undefined) return c;
  const verb = events[event.noun];
  const bare = plain(put(event, { owner: undefined })) && event.focus === undefined;
  if (verb === undefined || !bare || c.negated || c.modality !== undefined || c.what.modality !== undefined)
    return c;
  const happens: Clause = { kind: 'clause', verb, actor: event.owner };
  const clause = verb === 'leave' ? { ...happens, object: game } : happens;
  const told = takingIn(c.what, c);
  const happening = conditionForm({ kind: 'condition', word: 'if', clause });
  return put(told, { conditions: list([...(told.conditions ?? []), happening]) });
}

const game: Thing = { kind: 'thing', noun: 'game', sort: 'game', many: false, determiner: 'the' };

/** "until its completion" is until it ends, "on the departure of a player" when that player leaves. */
export function withEvents(c: Clause): Clause {
  const found = (c.relations ?? []).filter(
    (r) =>
      ['on', 'until', 'after', 'before'].includes(r.preposition) &&
      r.measure === undefined &&
      isThing(r.term) &&
      events[r.term.noun] !== undefined &&
      r.term.owner !== undefined &&
      r.term.modifiers === undefined,
  );
  if (found.length === 0) return c;
  const conditions = found.map((r): Condition => {
    const { noun, owner, relations } = r.term as Thing;
    const verb = events[noun] as string;
    const left = (relations ?? []).filter((x) => x.preposition !== 'from');
    const clause: Clause = put<Clause>(
      { kind: 'clause', verb, actor: owner as Term },
      { object: verb === 'leave' ? game : undefined, relations: list(left) },
    );
    const when: Condition = {
      kind: 'condition',
      word: r.preposition === 'on' ? 'when' : r.preposition,
      clause,
    };
    return conditionForm(r.adverbs === undefined ? when : { ...when, adverbs: r.adverbs });
  });
  return put(c, {
    relations: list(
      (c.relations ?? []).filter(
        (r) =>
          !found.includes(r) &&
          !(r.preposition === 'from' && found.some((f) => (f.term as Thing).noun === 'departure')),
      ),
    ),
    conditions: list([...(c.conditions ?? []), ...conditions]),
  });
}
