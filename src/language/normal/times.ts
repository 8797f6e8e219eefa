import type { Clause, Condition, Reference, Relation, Statement, Term, Thing } from '../frames/frame.js';
import { conditionForm } from './conditions.js';
import { isClause, isThing, list, plain, pronounOf, put, saysOnly, without, withoutAdverb } from './forms.js';

/** When something is so: "at a time when", "in this case", a step of a turn. */

/** "only at a time when it ends": only when it ends. */
function withTimeWhen(c: Clause): Clause {
  const whens = (c.conditions ?? []).filter((x) => ['when', 'if'].includes(x.word) && x.focus === undefined);
  const times = (c.relations ?? []).filter(
    (r) => r.preposition === 'at' && isThing(r.term) && r.term.noun === 'time' && plain(r.term),
  );
  const [[when, ...others], [time, ...more]] = [whens, times];
  if (when === undefined || time === undefined || others.length + more.length > 0) return c;
  const only = time.adverbs?.join() === 'only';
  if ((time.term as Thing).determiner !== 'a' || (time.adverbs !== undefined && !only)) return c;
  const focused = only ? put(when, { focus: ['only'] }) : when;
  return put(c, {
    relations: without(c.relations, time),
    conditions: list((c.conditions ?? []).map((x) => (x === when ? focused : x))),
  });
}

/** "the first time a player takes a mulligan": when the player takes his or her first one. */
function firstTime(r: Relation): Clause | undefined {
  const t = r.term;
  if (r.preposition !== '' || r.adverbs !== undefined || !isThing(t) || t.noun !== 'time') return undefined;
  const [said, ...more] = t.which ?? [];
  if (t.ordinal === undefined || t.determiner !== 'the' || !isClause(said) || more.length > 0)
    return undefined;
  const { object, actor } = said;
  if (!isThing(object) || object.determiner !== 'a' || !plain(object) || !isThing(actor)) return undefined;
  const own: Thing = put(object, {
    determiner: undefined,
    ordinal: t.ordinal,
    // "the first two times": the first two of them.
    quantity: t.quantity,
    many: t.many,
    owner: { kind: 'reference', to: 'person' },
  });
  return said.negated || said.modality !== undefined || actor.sort !== 'player'
    ? undefined
    : { ...said, object: own };
}

/** "at the time that it ends", "any time it ends": "when it ends". */
export function withTimes(given: Clause): Clause {
  const c = withTimeWhen(given);
  const whens: Condition[] = [];
  const rest = (c.relations ?? []).filter((r) => {
    const t = r.term;
    const clause = firstTime(r);
    if (clause !== undefined) {
      whens.push(conditionForm({ kind: 'condition', word: 'when', clause }));
      return false;
    }
    const plain =
      isThing(t) &&
      t.noun === 'time' &&
      t.which?.length === 1 &&
      t.owner === undefined &&
      t.modifiers === undefined &&
      t.quantity === undefined &&
      t.ordinal === undefined &&
      r.measure === undefined &&
      (r.adverbs === undefined || r.adverbs.join() === 'only');
    const focus = plain ? (r.adverbs ?? (t as Thing).focus) : undefined;
    const when =
      plain &&
      ((r.preposition === 'at' && ['the', 'a', 'any'].includes(t.determiner ?? '')) ||
        (r.preposition === '' && t.determiner === 'any'));
    if (when)
      whens.push(
        conditionForm({
          kind: 'condition',
          word: 'when',
          clause: (t.which as Statement[])[0] as Statement,
          ...(focus === undefined ? {} : { focus }),
        }),
      );
    return !when;
  });
  return whens.length === 0
    ? c
    : put(c, {
        relations: list(rest),
        conditions: list([...(c.conditions ?? []), ...whens]),
      });
}

/** "since a player last attacked": since the last time that a player attacked. */
export function withLastTime(c: Clause): Clause {
  const last = (c.conditions ?? []).filter((x) => x.word === 'since' && isClause(x.clause));
  if (last.length === 0) return c;
  const relations = last.map((x): Relation => {
    const clause = x.clause as Clause;
    const time: Thing = {
      kind: 'thing',
      noun: 'time',
      sort: 'time',
      many: false,
      determiner: 'the',
      modifiers: ['last'],
      which: [withoutAdverb(clause, 'last')],
      at: (clause.at ?? []).filter(([slot]) => slot === 'adverbs'),
    };
    const since: Relation = { kind: 'relation', preposition: 'since', term: time, at: x.at ?? [] };
    return put(since, { adverbs: x.adverbs });
  });
  return put(c, {
    conditions: without(c.conditions, last),
    relations: list([...(c.relations ?? []), ...relations]),
  });
}

/** "In its first turn a team skips the draw step": the draw step of its first turn. */
export function withStepOfTurn(c: Clause): Clause {
  const o = c.object;
  if (!isThing(o) || o.sort !== 'step' || o.determiner !== 'the' || !plain(o)) return c;
  const during = (c.relations ?? []).filter(
    (r) => r.preposition === 'during' && r.adverbs === undefined && isThing(r.term) && r.term.noun === 'turn',
  );
  const [turn, ...more] = during;
  if (turn === undefined || more.length > 0) return c;
  return put(c, {
    object: put(o, { determiner: undefined, owner: turn.term as Term }),
    relations: without(c.relations, turn),
  });
}

/** What is so, or is not. */
const theCase: Thing = { kind: 'thing', noun: 'case', sort: 'rule', many: false, determiner: 'the' };

/** "In this case", "when that happens": "if this is the case". */
export function withCase(given: Clause): Clause {
  let c = given;
  if (c.adverbs?.includes('if so'))
    c = put(withoutAdverb(c, 'if so'), {
      conditions: list([
        ...(c.conditions ?? []),
        {
          kind: 'condition',
          word: 'if',
          clause: { kind: 'clause', verb: 'be', actor: { kind: 'reference', to: 'this' }, is: theCase },
        },
      ]),
    });
  const verb = Math.min(...(c.at ?? []).filter(([slot]) => slot === 'verb').map(([, token]) => token));
  // "They usually don't. If they do, …": who they are was said before.
  const theyDo = (x: Condition): boolean =>
    x.word === 'if' &&
    pronounOf((x.clause as Clause).actor) === 'they' &&
    (x.at ?? []).every(([, token]) => token < verb);
  const so = (x: Condition): boolean =>
    ['if', 'when', 'whenever'].includes(x.word) &&
    isClause(x.clause) &&
    (x.clause.verb === 'happen' || (x.clause.verb === 'so' && x.word === 'if')) &&
    (['this', 'that', 'it'].includes(pronounOf(x.clause.actor) ?? '') || theyDo(x)) &&
    saysOnly(x.clause, 'actor');
  if (c.conditions?.some(so))
    c = put(c, {
      conditions: list(
        c.conditions.map((x) => {
          if (!so(x)) return x;
          const said: Clause = { ...(x.clause as Clause), verb: 'be', is: theCase };
          const actor = { ...(said.actor as Reference), to: 'this' };
          return { ...x, word: 'if', clause: theyDo(x) ? { ...said, actor } : said };
        }),
      ),
    });
  const named = (r: Relation): boolean =>
    r.preposition === 'in' &&
    r.adverbs === undefined &&
    isThing(r.term) &&
    r.term.noun === 'case' &&
    ['this', 'that'].includes(r.term.determiner ?? '') &&
    plain(r.term);
  const cases = (c.relations ?? []).filter(named);
  if (cases.length === 0) return c;
  const conditions = cases.map((r): Condition => {
    const { determiner = '' } = r.term as Thing;
    const is: Thing = { ...(r.term as Thing), determiner: 'the' };
    const clause: Clause = { kind: 'clause', verb: 'be', actor: { kind: 'reference', to: determiner }, is };
    return { kind: 'condition', word: 'if', clause };
  });
  return put(c, {
    relations: without(c.relations, cases),
    conditions: list([...(c.conditions ?? []), ...conditions]),
  });
}

const players = ['player', 'team'];

/** "Each player in turn order draws": that they do it in turn order is said of what they do. */
export function withSequence(c: Clause): Clause {
  const t = c.actor;
  if (!isThing(t) || !players.includes(t.sort) || !['each', 'all'].includes(t.determiner ?? '')) return c;
  const order: Relation[] = [];
  // "in turn order, each member of each other team"
  const unordered = (whose: Thing): Thing => {
    const own = (whose.relations ?? []).filter(
      (r) => r.preposition === 'in' && isThing(r.term) && r.term.sort === 'order',
    );
    order.push(...own);
    const rest = without(whose.relations, own)?.map((r) =>
      r.preposition === 'on' && isThing(r.term) && r.term.determiner === 'each'
        ? { ...r, term: unordered(r.term) }
        : r,
    );
    return put(whose, { relations: rest });
  };
  const actor = unordered(t);
  if (order.length === 0) return c;
  return put(c, { actor, relations: list([...(c.relations ?? []), ...order]) });
}
