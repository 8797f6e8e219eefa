import type { Rule, Sign } from '../chart/chart.js';
import type { Clause, Condition, Many, Node, Relation, Statement, Term, Thing } from '../frames/frame.js';
import { agrees, contrastable, finite } from './agreement.js';
import {
  claim,
  edge,
  fill,
  many,
  over,
  rule,
  withAdverb,
  withCondition,
  withRelation,
  word,
} from './build.js';

/** Clauses joined, in a list, or one after another. */

export const coordinationRules: readonly Rule[] = [
  rule('then another', 'S COMMA CONJ NP COMMA ELL', (s, k, c, np, l, e) =>
    word(c) === 'then' && word(e) === 'and so on' && s.f.gap === undefined && s.f.joined === undefined
      ? over(
          [s, np],
          'S',
          { joined: 'y', left: s.f.left },
          many(
            'then',
            [
              s.sem,
              { kind: 'clause', verb: 'so', actor: np.sem as Term },
              { kind: 'clause', verb: 'and so on', at: claim({}, 'verb', e) },
            ],
            claim({}, 'by', k, c, l),
          ),
          { tail: [] },
        )
      : undefined,
  ),
  rule('before another does, and so on', 'S COMMA ELL', (s, k, e) => {
    const c = s.sem as Clause;
    if (word(e) !== 'and so on' || s.f.gap !== undefined || c.kind !== 'clause') return undefined;
    const next = c.conditions?.find((x) => x.word === 'before' && (x.clause as Clause).verb === 'so');
    const so = next?.clause as Clause | undefined;
    if (next === undefined || so === undefined || so.negated || so.modality !== undefined) return undefined;
    const rest = (c.conditions ?? []).filter((x) => x !== next);
    const { conditions: _, ...bare } = c;
    const first: Clause = rest.length > 0 ? { ...bare, conditions: rest } : bare;
    const second: Clause = { ...so, at: [...(so.at ?? []), ...(next.at ?? [])] };
    const more: Clause = { kind: 'clause', verb: 'and so on', at: claim({}, 'verb', k, e) };
    return over([s], 'S', { joined: 'y', left: s.f.left }, many('then', [first, second, more], []), {
      tail: [],
    });
  }),
  rule('and so on until', 'S COMMA ELL COND', (s, k, e, c) =>
    word(e) === 'and so on' && s.f.gap === undefined
      ? over(
          [s, c],
          'S',
          { joined: 'y', left: s.f.left },
          many(
            'and',
            [
              s.sem,
              {
                kind: 'clause',
                verb: 'and so on',
                conditions: [c.sem as Condition],
                at: claim({}, 'verb', k, e),
              },
            ],
            [],
          ),
          { tail: edge(c) },
        )
      : undefined,
  ),
  rule('whichever is appropriate', 'S COMMA ELL', (s, k, e) =>
    s.f.joined === 'y' && word(e) === 'whichever is appropriate'
      ? over([s], 'S', { ...s.f, joined: 'all' }, withAdverb(s.sem, word(e), e, k), { tail: [] })
      : undefined,
  ),
  // Joined clauses.
  rule('clauses joined', 'S COMMA CONJ S', (a, k, c, b) => joinedClauses(a, c, [k], b)),
  rule('clauses joined without a comma', 'S CONJ S', (a, c, b) => joinedClauses(a, c, [], b)),
  rule('another subject and object', 'S CONJ NP NP', (s, k, np, o) => {
    const other = o.sem as Thing;
    const again = other.kind === 'thing' && other.noun === (objectOf(s) as Thing | undefined)?.noun;
    return again ? withAnother(s, k, np, o, other) : undefined;
  }),
  rule('another subject, and one of so much', 'S CONJ NP PRON PP', (s, k, np, one, pp) => {
    const has = objectOf(s);
    if (one.f.word !== 'one' || pp.f.prep !== 'of' || has === undefined) return undefined;
    const of = pp.sem as Relation;
    const at = claim({ at: of.at ?? [] }, 'noun', one);
    const { noun, sort } = has;
    return withAnother(s, k, np, pp, {
      kind: 'thing',
      noun,
      sort,
      many: false,
      determiner: 'a',
      relations: [of],
      at,
    });
  }),
  rule('or, if so, another clause', 'S CONJ COMMA S', (a, c, k, b) =>
    b.f.left === 'y' && word(c) === 'or' ? joinedClauses(a, c, [k], b) : undefined,
  ),
  rule('clause with another in brackets', 'S OPEN S CLOSE', (a, o, b, c) =>
    a.f.gap === undefined && b.f.gap === undefined
      ? over([a, o, b, c], 'S', { joined: 'semi' }, many('and', [a.sem, b.sem], claim({}, 'by', o, c)), {
          tail: [],
        })
      : undefined,
  ),
  rule('one clause after another', 'S COMMA S', (a, k, b) =>
    leading(b) && !b.marks?.includes('elliptic')
      ? over(
          [a, k, b],
          'S',
          { joined: 'y', gap: a.f.gap ?? b.f.gap, comma: 'y' },
          many('then', [a.sem, unled(b.sem)], claim({}, 'by', k)),
          { tail: b.tail as readonly string[], marks: [a.f.left === 'y' && 'narrow'] },
        )
      : undefined,
  ),
  rule(
    'somebody does this, does that, or another does something',
    'NP VP COMMA VP COMMA CONJ S',
    (np, a, k, b, l, c, s) => {
      if (![a, b].every((vp) => vp.f.gap === undefined && finite(vp.f.form) && agrees(np, vp)))
        return undefined;
      if (word(c) !== 'or' || s.f.gap !== undefined || s.f.joined !== undefined || s.f.left === 'y')
        return undefined;
      // In "has this and does this, does that, or …" the clause before "and" is no part of the list: it is so in each case.
      const [first, last] = (a.sem as Many).by === 'and' ? splitLast(a.sem as Many) : [undefined, a.sem];
      const sems = [fill(last, np.sem), fill(b.sem, np.sem), s.sem];
      const any = many('or', sems, claim({}, 'by', k, l, c));
      return over(
        [np, a, k, b, l, c, s],
        'S',
        { joined: 'y', comma: 'y' },
        first === undefined ? any : many('and', [fill(first, np.sem), any], (a.sem as Many).at ?? []),
        {
          tail: s.tail as readonly string[],
          marks: ['uneven'],
        },
      );
    },
  ),
  rule('clauses in a list', 'S COMMA SLIST', (a, k, b) => {
    if (a.f.joined === 'y' || a.f.gap !== undefined) return undefined;
    const m = b.sem as Many;
    return over(
      [a, k, b],
      'S',
      { joined: 'y', left: a.f.left, comma: 'y' },
      many(m.by, [a.sem, ...(m.items as Node[])], claim({ at: m.at ?? [] }, 'by', k)),
      { tail: b.tail as readonly string[], marks: [a.f.left === 'y' && 'narrow'] },
    );
  }),
  rule('end of a list of clauses', 'S COMMA CONJ S', (a, k, c, b) => {
    if (a.f.gap !== undefined || b.f.gap !== undefined) return undefined;
    if (a.f.joined !== undefined || b.f.joined !== undefined || (word(c) !== 'and' && word(c) !== 'or'))
      return undefined;
    return over([a, k, c, b], 'SLIST', {}, many(word(c), [a.sem, b.sem], claim({}, 'by', k, c)), {
      tail: b.tail as readonly string[],
    });
  }),
  rule('clauses beside each other', 'S SEMI S', (a, k, b) =>
    a.f.gap === undefined && b.f.gap === undefined
      ? over([a, k, b], 'S', { joined: 'semi' }, many('and', [a.sem, b.sem], claim({}, 'by', k)), {
          tail: b.tail as readonly string[],
        })
      : undefined,
  ),
  rule('clause that explains another', 'S COLON S', (a, k, b) =>
    a.f.gap === undefined && b.f.gap === undefined && a.f.joined === undefined
      ? over([a, k, b], 'S', { joined: 'semi' }, many('and', [a.sem, b.sem], claim({}, 'by', k)), {
          tail: b.tail as readonly string[],
          marks: ['narrow'],
        })
      : undefined,
  ),
  rule('instruction and clause joined', 'IMP COMMA CONJ S', (a, k, c, b) => besideInstruction(a, [k], c, b)),
  rule('clause and instruction joined', 'S COMMA CONJ IMP', (a, k, c, b) => besideInstruction(a, [k], c, b)),
  rule('instruction beside a clause', 'IMP SEMI S', (a, k, b) => besideInstruction(a, [], k, b)),
  rule('clause beside an instruction', 'S SEMI IMP', (a, k, b) => besideInstruction(a, [], k, b)),
  rule('clause and not another subject', 'S CONJ NOTNP', (s, k, n) =>
    word(k) === 'and' ? setAgainst(s, k, n) : undefined,
  ),
  rule('clause, not another subject', 'S COMMA NOTNP', setAgainst),
  rule('clause, unlike others', 'S COMMA PP', (s, k, pp) => {
    if (!['unlike', 'except'].includes(pp.f.prep ?? '') || s.f.gap !== undefined || s.f.joined !== undefined)
      return undefined;
    const r = pp.sem as Relation;
    const sem = withRelation(s.sem, { ...r, at: claim(r, 'preposition', k) });
    return sem && over([s, pp], 'S', s.f, sem, { tail: edge(pp), marks: ['narrow'] });
  }),
  rule('condition after joined clauses', 'S COMMA COND', (s, k, c) =>
    s.f.joined === 'y'
      ? over(
          [s, k, c],
          'S',
          s.f,
          withCondition(s.sem, { ...(c.sem as Condition), at: claim(c.sem as Condition, 'word', k) }),
        )
      : undefined,
  ),
];

/** What is to be done, and what is so: two sentences that are joined. */
function besideInstruction(a: Sign, commas: readonly Sign[], c: Sign, b: Sign): Sign | undefined {
  const by = commas.length === 0 || word(c) === 'but' ? 'and' : word(c);
  if (by !== 'and' || [a, b].some((s) => s.f.gap !== undefined || s.f.joined !== undefined)) return undefined;
  return over([a, b], 'IMP', { joined: 'semi' }, many('and', [a.sem, b.sem], claim({}, 'by', ...commas, c)), {
    tail: b.tail as readonly string[],
  });
}

/** "teams do, not players". */
function setAgainst(s: Sign, k: Sign, n: Sign): Sign | undefined {
  const c = s.sem as Clause;
  if (c.kind !== 'clause' || c.actor?.kind !== 'thing' || !contrastable(c.actor.sort, n.f.sort))
    return undefined;
  const { focus: _, ...term } = n.sem as Thing;
  const instead: Relation = {
    kind: 'relation',
    preposition: 'rather than',
    term: term as Thing,
    at: claim({}, 'preposition', k),
  };
  return over([s, k, n], 'S', s.f, withRelation(c, instead), { tail: edge(n) });
}

/** "first …, then …": what has an order says so itself. */
function leading(s: Sign): boolean {
  const first = (s.sem as Many).kind === 'many' ? ((s.sem as Many).items[0] as Clause) : (s.sem as Clause);
  return first?.adverbs?.includes('then') === true;
}

/** "then" says nothing beside the order of what follows one another. */
function unled(sem: Node): Node {
  if ((sem as Many).kind === 'many')
    return {
      ...(sem as Many),
      items: (sem as Many).items.map((item) => unled(item as Node)) as Many['items'],
    };
  const c = sem as Clause;
  const { adverbs, ...rest } = c;
  const left = (adverbs ?? []).filter((a) => a !== 'then');
  return left.length > 0 ? { ...rest, adverbs: left } : rest;
}

function joinedClauses(a: Sign, c: Sign, commas: readonly Sign[], b: Sign): Sign | undefined {
  const w = word(c);
  if (w === 'nor' || w === 'and/or') return undefined;
  if (a.f.gap !== b.f.gap || b.f.joined === 'all') return undefined;
  if (a.f.joined === 'y' && w !== 'but' && (a.sem as Many).by === (w === 'and then' ? 'then' : w))
    return undefined;
  const by = w === 'but' ? 'and' : w === 'and then' ? 'then' : w;
  return over(
    [a, c, b],
    'S',
    {
      joined: 'y',
      gap: a.f.gap,
      left: a.f.left,
      ...(commas.length > 0 ? { comma: 'y' } : {}),
      ...(b.f.left === 'y' ? { each: 'y' } : {}),
    },
    many(by, [a.sem, b.sem], claim({}, 'by', ...commas, c)),
    {
      tail: b.tail as readonly string[],
      marks: [
        a.f.left === 'y' && b.f.left !== 'y' && 'narrow',
        ...(commas.length === 0 ? (a.tail ?? []).filter((t) => t === 'c').map(() => 'far') : []),
      ],
    },
  );
}

/** What a clause that says what somebody has says that it is. */
function objectOf(s: Sign): Thing | undefined {
  const c = s.sem as Clause;
  if (c.kind !== 'clause' || c.verb !== 'have' || s.f.gap !== undefined) return undefined;
  const has = c.object as Thing | undefined;
  return has?.kind === 'thing' ? has : undefined;
}

/** "emperors have a range of 2 and generals a range of 1": what one has, and what another has. */
function withAnother(s: Sign, k: Sign, np: Sign, last: Sign, object: Thing): Sign | undefined {
  if (word(k) !== 'and' || np.f.case === 'a' || objectOf(s) === undefined) return undefined;
  const second: Clause = { ...(s.sem as Clause), actor: np.sem as Term, object, at: [] };
  return over([s, k, np, last], 'S', { joined: 'y' }, many('and', [s.sem, second], claim({}, 'by', k)), {
    tail: edge(last),
  });
}

/** Two predicates that are joined, in the order of the text. */
function splitLast(m: Many): [Statement | undefined, Node] {
  const place = (item: unknown): number => Math.min(...((item as Clause).at ?? []).map(([, t]) => t));
  const [first, last, ...others] = [...m.items].sort((x, y) => place(x) - place(y));
  return others.length > 0 || last === undefined ? [undefined, m] : [first as Statement, last as Node];
}
