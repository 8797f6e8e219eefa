import type { Rule, Sign } from '../chart/chart.js';
import {
  type Clause,
  type Many,
  type Node,
  type Quality,
  type Relation,
  type Statement,
  sorted,
  type Term,
  type Thing,
} from '../frames/frame.js';
import { verbs } from '../lexicon/verbs.js';
import { wide } from './adjuncts.js';
import { claim, each, edge, many, over, rule, word } from './build.js';

/** Predicates that are joined. */

export const predicateRules: readonly Rule[] = [
  rule('so much for these and so much for those', 'VP CONJ NP PP', (vp, c, np, pp) => {
    const first = vp.sem as Clause;
    const so = measured(np);
    if (so === undefined || word(c) !== 'and' || first.kind !== 'clause') return undefined;
    const much = first.relations?.find((r) => (r.term as Term).kind === 'measure');
    const whom = first.relations?.find((r) => r.preposition === pp.f.prep && r !== much);
    if (much === undefined || whom === undefined) return undefined;
    const second: Clause = {
      ...first,
      relations: sorted([
        ...(first.relations ?? []).filter((r) => r !== much && r !== whom),
        { ...much, term: so },
        pp.sem as Relation,
      ]),
    };
    return withSecond(vp, c, [np, pp], second);
  }),
  rule('to so much for these and to so much for those', 'VP CONJ PP PP', (vp, c, much, whom) => {
    const first = vp.sem as Clause;
    if (word(c) !== 'and' || first.kind !== 'clause' || much.f.osort !== 'measure') return undefined;
    const was = first.relations?.filter(
      (r) => r.preposition === much.f.prep && (r.term as Term).kind === 'measure',
    );
    const who = first.relations?.filter((r) => r.preposition === whom.f.prep);
    if (was?.length !== 1 || who?.length !== 1) return undefined;
    const rest = (first.relations ?? []).filter((r) => !was.includes(r) && !who.includes(r));
    const second: Clause = {
      ...first,
      relations: sorted([...rest, much.sem as Relation, whom.sem as Relation]),
    };
    return withSecond(vp, c, [much, whom], second);
  }),
  rule('is so much in these and so much in those', 'VP CONJ NP PP', (vp, c, much, where) => {
    const first = vp.sem as Clause;
    const so = measured(much);
    if (word(c) !== 'and' || first.kind !== 'clause' || first.verb !== 'be' || so === undefined)
      return undefined;
    const was = first.relations?.filter((r) => sameKind(r, where));
    if ((first.is as Term | undefined)?.kind !== 'measure' || was?.length !== 1) return undefined;
    const relations = (first.relations ?? []).map((r) => (was.includes(r) ? (where.sem as Relation) : r));
    return withSecond(vp, c, [much, where], { ...first, is: so, relations, at: [] });
  }),
  rule('to these at one time and to those at another', 'VP CONJ PP PP', (vp, c, one, other) => {
    const first = vp.sem as Clause;
    if (word(c) !== 'and' || first.kind !== 'clause' || one.f.prep === other.f.prep) return undefined;
    const was = [one, other].map((pp) => first.relations?.filter((r) => sameKind(r, pp)) ?? []);
    if (was.some((found) => found.length !== 1)) return undefined;
    const [[a], [b]] = was as [Relation[], Relation[]];
    const relations = (first.relations ?? []).map((r) =>
      r === a ? (one.sem as Relation) : r === b ? withNounOf(b as Relation, other.sem as Relation) : r,
    );
    return withSecond(vp, c, [one, other], { ...first, relations, at: [] });
  }),
  rule('neither does nor does', 'w:neither VP CONJ VP', (w, a, c, b) => {
    if (word(c) !== 'nor' || a.f.form !== b.f.form || a.f.gap !== b.f.gap) return undefined;
    const not = (s: Sign): Statement | undefined =>
      each(s.sem, (x) => (x.negated ? undefined : { ...x, negated: true }));
    const [x, y] = [not(a), not(b)];
    return x === undefined || y === undefined
      ? undefined
      : over([w, a, c, b], 'VP', { ...b.f, joined: 'y' }, many('and', [x, y], claim({}, 'by', w, c)), {
          tail: edge(b),
        });
  }),
  // Joined predicates.
  rule('goes undone', 'VP ADJW', (vp, a) => {
    const c = vp.sem as Clause;
    if (!['unpaid', 'unused'].includes(word(a)) || c.kind !== 'clause' || c.verb !== 'go' || c.is || c.object)
      return undefined;
    const is: Quality = { kind: 'quality', word: word(a), at: claim({}, 'word', a) };
    return over([vp, a], 'VP', vp.f, { ...c, is });
  }),
  rule('predicates joined', 'VP CONJ VP', (a, c, b) => joinedPredicates(a, c, [], b, 'VP')),
  rule('end of a list of predicates', 'VP COMMA CONJ VP', (a, k, c, b) =>
    joinedPredicates(a, c, [k], b, 'VPLIST'),
  ),
  rule(
    'two predicates after a comma',
    'VPLIST',
    (l) =>
      over([l], 'VP', l.f, l.sem, {
        marks: [l.f.list !== 'y' && 'comma before the last of two'],
        tail: l.tail as readonly string[],
      }),
    'VP',
  ),
  // "draws this, casts that and attacks": no comma before the last.
  rule('last two predicates of a list', 'VP CONJ VP', (a, c, b) => joinedPredicates(a, c, [], b, 'VPEND')),
  rule('predicates in a list without the last comma', 'VP COMMA VPEND', (a, k, b) =>
    listed(a, k, b, 'no comma'),
  ),
  rule('predicates in a list', 'VP COMMA VPLIST', (a, k, b) => listed(a, k, b)),
  rule(
    'doing it to this, doing it to that, or to another',
    'VP COMMA VP COMMA CONJ NP',
    (a, k, b, l, c, np) => {
      const [first, second] = [a.sem as Clause, b.sem as Clause];
      if (a.f.form !== 'ing' || b.f.form !== 'ing' || a.f.gap !== b.f.gap || np.f.gerund === 'y')
        return undefined;
      if (first.verb !== second.verb || first.object === undefined || second.object === undefined)
        return undefined;
      const third: Clause = { ...second, object: np.sem as Term, at: [] };
      const sem = many(word(c), [first, second, third], claim({}, 'by', k, l, c));
      return over([a, k, b, l, c, np], 'VP', { ...b.f, joined: 'y', list: 'y' }, sem, { tail: edge(np) });
    },
  ),
];

/** True of a verb with nothing after it, where it could have an object. */
function objectless(c: Clause): boolean {
  const after = c.object ?? c.conditions ?? c.relations ?? c.what;
  return c.kind === 'clause' && after === undefined && (verbs[c.verb] ?? '').split(',').includes('o');
}

/** The form of two predicates together: "draws a card and may play it" agrees as "draws" does. */
function sameTime(a: Sign, b: Sign): string | undefined {
  if (a.f.form === b.f.form) return a.f.form;
  const [x, y] = [a.f.form, b.f.form];
  if (y === 'fin' && ['s', 'p'].includes(x ?? '')) return x;
  if (y === 'fin' && x === 'base') return 'p';
  // "are dealt damage or lose life"
  if (x === 'p' && y === 'base' && a.f.passive === 'y' && (b.sem as Clause).verb !== 'be') return 'p';
  if (x === 'fin' && ['s', 'p'].includes(y ?? '')) return y;
  return undefined;
}

/** A predicate before the last ones of a list. */
function listed(a: Sign, k: Sign, b: Sign, mark?: string): Sign | undefined {
  const form = sameTime(a, b);
  if (form === undefined || a.f.gap !== b.f.gap) return undefined;
  const m = b.sem as Many;
  return over(
    [a, k, b],
    'VPLIST',
    { ...b.f, form, joined: 'y', list: 'y' },
    many(m.by, [a.sem, ...(m.items as Node[])], claim({ at: m.at ?? [] }, 'by', k)),
    { tail: b.tail as readonly string[], marks: [mark] },
  );
}

function joinedPredicates(a: Sign, c: Sign, commas: readonly Sign[], b: Sign, cat: string): Sign | undefined {
  const w = word(c);
  const form = sameTime(a, b);
  if (form === undefined || a.f.gap !== b.f.gap || a.f.joined === 'y' || w === 'nor') return undefined;
  // "does this then does that", but "to do this and then do that"
  if (w === 'then' && commas.length === 0 && form === 'base') return undefined;
  const by = w === 'but' ? 'and' : w === 'and then' ? 'then' : w;
  const late =
    ((b.sem as Clause).adverbs ?? []).some((x) => wide.has(x)) &&
    !((a.sem as Clause).adverbs ?? []).some((x) => wide.has(x));
  const rightmost =
    late ||
    (((b.sem as Clause).conditions ??
      (b.sem as Clause).relations?.filter((r) => r.preposition === 'during')) !== undefined &&
      (b.sem as Clause).conditions !== undefined);
  return over(
    [a, c, b],
    cat,
    {
      form,
      gap: a.f.gap,
      passive: a.f.passive === b.f.passive ? a.f.passive : undefined,
      joined: 'y',
    },
    many(by, [a.sem, b.sem], claim({}, 'by', ...commas, c)),
    {
      marks: [
        rightmost && 'narrow',
        commas.length === 0 && (a.tail ?? []).includes('c') && 'far',
        // "does not do this or do that": neither is done.
        by === 'or' && a.f.denied === 'y' && b.f.denied !== 'y' && 'narrow',
        (b.sem as Clause).object !== undefined && objectless(a.sem as Clause) && 'short',
      ],
      tail: edge(b),
    },
  );
}

/** A predicate and, behind "and", the same one with other parts: "deals 2 to this and 3 to that". */
export function withSecond(vp: Sign, and: Sign, parts: readonly Sign[], second: Clause): Sign {
  const sem = many('and', [vp.sem, second], claim({}, 'by', and));
  return over([vp, and, ...parts], 'VP', { ...vp.f, joined: 'y' }, sem, { tail: edge(parts.at(-1) as Sign) });
}

/** True of a phrase with the preposition of another, and with a thing of the same sort: another side, another step, another game. */
const sameKind = (r: Relation, pp: Sign): boolean =>
  r.preposition === pp.f.prep &&
  r.adverbs === undefined &&
  itemsOf(r).some((t) => t.sort === pp.f.osort || (pp.f.osort === '' && t.ordinal !== undefined));

const itemsOf = ({ term }: Relation): readonly Thing[] =>
  ((term as Many).kind === 'many' ? (term as Many).items : [term]) as readonly Thing[];

/** "in the first round …, in the second": the second round. */
function withNounOf(first: Relation, second: Relation): Relation {
  const u = second.term as Thing;
  const t = itemsOf(first).find(({ noun }) => noun !== '');
  if (
    t === undefined ||
    u.kind !== 'thing' ||
    u.noun !== '' ||
    u.among !== undefined ||
    u.ordinal === undefined
  )
    return second;
  return { ...second, term: { ...u, noun: t.noun, sort: t.sort } };
}

/** How much a number by itself says; "one" is a number where another number is before it. */
function measured(np: Sign): Term | undefined {
  if (np.f.bare === 'y') return np.sem as Term;
  const one = np.sem as { readonly to?: string };
  return one.to === 'one'
    ? { kind: 'measure', quantity: { is: 1, at: claim({}, 'quantity', np) } }
    : undefined;
}
