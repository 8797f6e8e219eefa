import {
  type Clause,
  type Condition,
  everyNode,
  keyOf,
  type Many,
  type Node,
  type Question,
  type Relation,
  type Statement,
  type Term,
  type Thing,
} from '../frames/frame.js';
import { game, isClause, isThing, list, plain, pronounOf, put, rewrite, saysOnly, thatOf } from './forms.js';

/** What a clause leaves to another one: who does it, what is done, and what would be done. */

/** Conditions whose actor may be left out: "after ending a turn", "when attacking". */
const timed = new Set(['after', 'before', 'when', 'while', 'if', 'unless', 'until', 'as']);

/** "After ending a turn, a player passes": after the player ends it. */
export function withSameActor(c: Clause): Clause {
  const t = c.actor;
  if (!isThing(t) || t.many || t.noun === '' || t.focus !== undefined) return c;
  const left = (x: Condition): boolean =>
    timed.has(x.word) && isClause(x.clause) && pronounOf(x.clause.actor) === 'same';
  if (!c.conditions?.some(left)) return c;
  return put(c, {
    conditions: list(
      c.conditions.map((x) =>
        left(x) ? { ...x, clause: { ...(x.clause as Clause), actor: thatOf(t) } } : x,
      ),
    ),
  });
}

/** What is done in the clause that a condition states, or that it says somebody causes. */
function done(x: Condition): Clause | undefined {
  if (!['if', 'unless', 'whenever', 'when', 'as'].includes(x.word) || x.focus !== undefined) return undefined;
  let c = x.clause as Statement;
  while (isClause(c) && isClause(c.what)) c = c.what;
  return isClause(c) && c.verb !== 'so' && c.verb !== 'be' ? c : undefined;
}

/** "cards leave the game when that player does": when the player leaves it. */
export function withEllipticCondition(c: Clause): Clause {
  const verb = Math.min(...(c.at ?? []).filter(([slot]) => slot === 'verb').map(([, token]) => token));
  const left = (x: Condition): boolean =>
    isClause(x.clause) &&
    x.clause.verb === 'so' &&
    x.clause.actor !== undefined &&
    pronounOf(x.clause.actor) !== 'one' &&
    saysOnly(x.clause, 'actor') &&
    ['if', 'when', 'unless', 'after', 'before', 'until'].includes(x.word) &&
    (x.at ?? []).every(([, token]) => token > verb);
  if (c.actor === undefined || !c.conditions?.some(left)) return c;
  const done = put(c, { conditions: undefined, modality: undefined, negated: undefined, adverbs: undefined });
  const filled = (x: Condition): Condition =>
    left(x) ? { ...x, clause: { ...done, actor: (x.clause as Clause).actor as Term } } : x;
  return put(c, { conditions: list(c.conditions.map(filled)) });
}

/** "A team loses": it loses the game. */
export function withGame(c: Clause): Clause {
  if (!['lose', 'win'].includes(c.verb) || c.actor === undefined) return c;
  if (c.object !== undefined || c.what !== undefined || c.is !== undefined) return c;
  return put(c, { object: game });
}

/** "A token isn't created if it would be created there": if a token would be created there, that token isn't. */
export function withNamedInCondition(c: Clause): Clause {
  const role = (of: Clause): 'actor' | 'object' => (of.actor === undefined ? 'object' : 'actor');
  const subject = c[role(c)];
  const [x, ...more] = c.conditions ?? [];
  const named = withThingInCondition(c);
  if (named !== undefined) return named;
  if (!isThing(subject) || subject.many || subject.noun === '' || subject.focus || more.length > 0) return c;
  if (!['a', undefined].includes(subject.determiner) || subject.owner || subject.quantity || subject.names)
    return c;
  if (x === undefined || !['if', 'unless'].includes(x.word) || !isClause(x.clause)) return c;
  const said = x.clause;
  const pronoun = subject.sort === 'player' ? 'person' : 'it';
  if (pronounOf(said[role(said)]) !== pronoun) return c;
  const clause = put(said, { [role(said)]: subject });
  return put(c, { [role(c)]: thatOf(subject), conditions: [{ ...x, clause }] });
}

/** "players may look at the card if it's face up": if the card is face up, they may look at it. */
function withThingInCondition(c: Clause): Clause | undefined {
  const [[at, ...others], [x, ...more]] = [c.relations ?? [], c.conditions ?? []];
  const person = isThing(c.actor) && c.actor.sort === 'player' && c.object === undefined;
  const said = x?.clause;
  if (!person || others.length > 0 || more.length > 0 || x?.word !== 'if' || !isClause(said))
    return undefined;
  const [term, role] = [at?.term, said.actor === undefined ? 'object' : 'actor'] as const;
  if (!isThing(term) || term.sort !== 'object' || !plain(term) || pronounOf(said[role]) !== 'it')
    return undefined;
  if (!['the', 'that'].includes(term.determiner ?? '')) return undefined;
  const it: Term = { kind: 'reference', to: 'it' };
  const relations = [{ ...(at as Relation), term: it }];
  return put(c, { relations, conditions: [{ ...x, clause: put(said, { [role]: term }) }] });
}

/** "If a player skips a step, that player's team does so": it skips that step. */
export function withoutEllipsis(c: Clause): Clause {
  const [first, ...more] = (c.conditions ?? []).flatMap((x) => done(x) ?? []);
  // "if an effect says that a player can't win, nobody on the team can"
  const too = c.modality !== undefined && first?.modality === c.modality && first.negated === c.negated;
  const so = (c.verb === 'do' && pronounOf(c.object) === 'so') || (c.verb === 'so' && (!c.negated || too));
  // "then the others do the same" as in the statement before
  if (c.adverbs?.includes('then')) return c;
  if (!so || c.actor === undefined || first === undefined || more.length > 0) return c;
  const {
    actor: _,
    conditions: __,
    modality: ___,
    negated: ____,
    past: _____,
    perfect: ______,
    at: _______,
    ...rest
  } = first;
  const known = rewrite(rest as Clause, (n) =>
    isThing(n) && n.determiner === 'a' && !n.many ? ({ ...n, determiner: 'that' } as Node) : n,
  ) as Clause;
  const { verb: _v, object: _o, ...own } = c;
  return put({ ...known, ...own } as Clause, {
    relations: list([...(known.relations ?? []), ...(c.relations ?? [])]),
    adverbs: list([...new Set([...(known.adverbs ?? []), ...(c.adverbs ?? [])])]),
  });
}

/** "needs to know how many counters a player has, and uses the number a team has": the number of counters. */
export function withNumberAsked(c: Clause): Clause {
  const n = c.object;
  if (!isThing(n) || n.noun !== 'number' || !isThing(n.owner) || !['player', 'team'].includes(n.owner.sort))
    return c;
  const asked = (c.conditions ?? []).flatMap((x) => {
    const what = isClause(x.clause) ? (x.clause.what as Question | undefined) : undefined;
    const of = what?.kind === 'question' ? what.asked : undefined;
    return isThing(of) && of.quantity?.word === 'how many' ? [of] : [];
  });
  const [of, ...more] = asked;
  if (of === undefined || more.length > 0) return c;
  return put(c, { object: { ...n, owner: { ...put(of, { quantity: undefined }), owner: n.owner } } });
}

/** True of "that damage" or "it" where the other is "combat damage" or "a turn". */
function speaksOf(again: unknown, first: unknown): boolean {
  if (['it', 'they', 'that', 'person'].includes(pronounOf(again) ?? '')) return first !== undefined;
  // "no token is created", where one would be
  if (isThing(again) && again.determiner === 'a' && keyOf(again) === keyOf(first)) return true;
  if (!isThing(again) || !isThing(first) || (again.determiner !== 'that' && again.determiner !== 'the'))
    return false;
  const bare = saysOnly(again);
  return bare && (first.noun === again.noun || first.noun.endsWith(` ${again.noun}`));
}

/** True where something is said of each of several: what would happen by each of them need not happen by one. */
function ofEach(clause: Clause): boolean {
  let each = false;
  everyNode(clause, (n) => {
    if (isThing(n) && ['each', 'all', 'both'].includes(n.determiner ?? '')) each = true;
  });
  return each;
}

/** "If damage would be dealt to a player, it isn't": damage isn't dealt to a player. */
export function withoutSupposition(c: Clause): Clause {
  if (!c.negated || c.modality !== undefined || c.past) return c;
  const bare = saysOnly(c, 'actor object negated conditions relations');
  if (!bare) return c;
  const again = (s: Clause): boolean =>
    (c.relations ?? []).every((r) => s.relations?.some((other) => keyOf(other) === keyOf(r)));
  const would = (s: unknown): s is Clause =>
    isClause(s) &&
    s.modality === 'would' &&
    !s.negated &&
    !s.perfect &&
    (s.verb === c.verb || c.verb === 'so');
  const about = c.actor ?? c.object;
  const x = c.conditions?.find((y) => y.word === 'if' && y.focus === undefined && would(y.clause));
  const supposed = x?.clause as Clause | undefined;
  if (supposed !== undefined) {
    if (ofEach(supposed) || !again(supposed)) return c;
    // "if a player would begin a turn, it doesn't begin"
    const itself =
      ['begin', 'end'].includes(c.verb) && c.object === undefined && supposed.object !== undefined;
    if (itself && supposed.actor !== undefined && speaksOf(about, supposed.object)) {
      const rest = (c.conditions ?? []).filter((y) => y !== x);
      return put(supposed, {
        modality: undefined,
        negated: true,
        conditions: list([...(supposed.conditions ?? []), ...rest]),
      });
    }
    const whom =
      c.verb === 'so' ? (supposed.actor ?? supposed.object) : c.actor ? supposed.actor : supposed.object;
    const both = c.actor !== undefined && c.object !== undefined && !speaksOf(c.object, supposed.object);
    if (
      !speaksOf(about, whom) ||
      both ||
      (c.object === undefined && c.verb !== 'so' && supposed.object && c.actor)
    )
      return c;
    const rest = (c.conditions ?? []).filter((y) => y !== x);
    return put(supposed, {
      modality: undefined,
      negated: true,
      conditions: list([...(supposed.conditions ?? []), ...rest]),
    });
  }
  // "damage that would be dealt to a player isn't dealt"
  if (!isThing(about) || about.which?.length !== 1 || (c.actor !== undefined && c.object !== undefined))
    return c;
  const [said] = about.which;
  if (!would(said) || (c.verb === 'so' && pronounOf(said.actor) !== 'head')) return c;
  const itself = ['begin', 'end'].includes(said.verb) && pronounOf(said.object) === 'head';
  const role = c.actor !== undefined && !itself ? 'actor' : 'object';
  if (pronounOf(said[role]) !== 'head' || !again(said)) return c;
  return put(said, {
    [role]: put(about, { which: undefined }) as Term,
    modality: undefined,
    negated: true,
    conditions: list([...(said.conditions ?? []), ...(c.conditions ?? [])]),
  });
}

/** "that card" for one thing, "that step or that turn" for one or another. */
export function thatAgain(t: unknown): Thing | undefined {
  if (isThing(t)) return t.many || t.noun === '' ? undefined : thatOf(t);
  const m = t as Many | undefined;
  if (m?.kind !== 'many' || m.by !== 'or') return undefined;
  const items = m.items.map(thatAgain);
  return items.some((i) => i === undefined) ? undefined : ({ ...m, items } as unknown as Thing);
}

/** "has one", where something else was named: "has a marker". */
export function withoutOne(statement: Statement): Statement {
  let asked = false;
  const named = new Map<string, Thing>();
  everyNode(statement, (n) => {
    if (pronounOf(n) === 'one') asked = true;
    if (
      isThing(n) &&
      !n.many &&
      ['a', 'any'].includes(n.determiner ?? '') &&
      n.noun !== '' &&
      n.sort !== 'player'
    )
      named.set(n.noun, n);
  });
  const [one, ...more] = named.values();
  if (!asked || one === undefined || more.length > 0) return statement;
  const { noun, sort } = one;
  return rewrite(statement, (n) =>
    pronounOf(n) === 'one'
      ? ({ kind: 'thing', noun, sort, many: false, determiner: 'a', at: (n as Thing).at } as Node)
      : n,
  ) as Statement;
}

/** "a player loses counters, and the team loses the same number of them": that many counters. */
export function withThatMany(statement: Statement): Statement {
  let asked = false;
  const named = new Map<string, Thing>();
  everyNode(statement, (n) => {
    if (asManyOfThem(n)) asked = true;
    else if (isThing(n) && n.many && n.noun !== '' && n.sort !== 'player') named.set(n.noun, n);
  });
  const [one, ...more] = named.values();
  if (!asked || one === undefined || more.length > 0) return statement;
  return rewrite(statement, (n) =>
    asManyOfThem(n)
      ? ({
          ...put(n as Thing, { among: undefined }),
          noun: one.noun,
          sort: one.sort,
          quantity: { ...(n as Thing).quantity, word: 'that many' },
        } as Node)
      : n,
  ) as Statement;
}

const asManyOfThem = (n: Node): boolean =>
  isThing(n) &&
  n.noun === '' &&
  ['they', 'those'].includes(pronounOf(n.among) ?? '') &&
  ['the same number of', 'that many', 'as many'].includes(n.quantity?.word ?? '');
