import type { Rule, Sign } from '../chart/chart.js';
import type { Clause, Condition, Many, Node, Relation, Statement, Term, Thing } from '../frames/frame.js';
import { finite, people } from './agreement.js';
import { claims, countedBy, farFrom, knownThen, ofMainVerb, verbAccepts } from './attachment.js';
import {
  change,
  claim,
  each,
  edge,
  fill,
  HEAD,
  over,
  rule,
  SAME,
  withAdverb,
  withCondition,
  withRelation,
  word,
} from './build.js';

/** What says when, where or how at the end of a predicate. */

/** Adverbs that belong to all joined predicates before them. */
export const wide = new Set(['simultaneously', 'at any time']);

/** "remains in play" says what it is; "remains" alone, that it does not leave. */
const staying = (vp: Sign): boolean => {
  const c = vp.sem as Clause;
  return ['remain', 'stay'].includes(c.verb) && c.is === undefined;
};
const places = new Set(['in', 'on', 'under', 'within', 'outside', 'at', 'with', 'without', 'next to']);

/** True where the time belongs to something last known at the end of the predicate. */
const knownBefore = (vp: Sign, c: Condition): boolean =>
  (vp.tail ?? []).some((t) => /:known(:|$)/.test(t) && knownThen({ modifiers: ['known'] } as Thing, c));

/** True of what nobody does for a purpose: it happens. */
const unwilled = (sem: Node): boolean =>
  (sem as Many).kind === 'many'
    ? (sem as Many).items.some((item) => unwilled(item as Node))
    : ['happen', 'occur', 'exist'].includes((sem as Clause).verb);

/** "rounded up instead": a participle leaves the adverb to the main verb. */
const leftToMain = (vp: Sign, a: Sign): boolean =>
  (ofMainVerb.has(word(a)) || word(a) === 'instead') && ['pass', 'ing'].includes(vp.f.form ?? '');

const clauseTail = (sign: Sign): boolean => (sign.tail ?? []).includes('c');

export const adjunctRules: readonly Rule[] = [
  rule('adverb last', 'VP ADV', (vp, a) =>
    word(a) === 'no longer' ||
    word(a) === 'as' ||
    (word(a) === 'so' && (vp.sem as Clause).verb !== 'do') ||
    (a.f.kind === 'place' && (vp.sem as Clause).verb === 'be')
      ? undefined
      : adjunct(
          vp,
          a,
          withAdverb(vp.sem, word(a), a),
          (vp.f.joined === 'y' && wide.has(word(a))
            ? (vp.tail ?? []).slice(0, -1).includes('c')
            : clauseTail(vp)) ||
            a.f.kind === 'frequency' ||
            leftToMain(vp, a),
          false,
          leftToMain(vp, a) && 'of the main verb',
        ),
  ),
  rule('by using', 'VP VP', (vp, using) => {
    const c = using.sem as Clause;
    const does =
      c.kind === 'clause' && c.verb === 'use' && using.f.form === 'ing' && c.modality === undefined;
    if (!does || using.f.gap !== undefined || vp.f.passive !== 'y' || vp.f.form === 'ing') return undefined;
    const sem = withRelation(vp.sem, {
      kind: 'relation',
      preposition: 'by',
      term: fill(c as Statement, { kind: 'reference', to: 'anyone' }),
    });
    return sem && over([vp, using], 'VP', vp.f, sem, { tail: edge(using), marks: [clauseTail(vp) && 'far'] });
  }),
  rule('adverb after a comma', 'VP COMMA ADV', (vp, k, a) => {
    if (['then', 'first', 'never'].includes(word(a))) return undefined;
    const sem = withAdverb(vp.sem, word(a), a, k);
    // After a comma "instead" belongs to the main clause.
    return a.f.kind === 'order' ? adjunct(vp, a, sem, false, true) : adjunct(vp, a, sem, clauseTail(vp));
  }),
  rule('phrase last', 'VP PP', (vp, pp) => {
    if (!verbAccepts(pp, vp.sem as Clause) || (staying(vp) && places.has(pp.f.prep ?? ''))) return undefined;
    // "a creature controlled by a player" is not one that a creature controlled.
    if (pp.f.prep === 'by' && vp.f.gap === 'o' && people.has(pp.f.osort ?? '')) return undefined;
    // "are those in the seats" says which.
    const those = ((vp.sem as Clause).is as { to?: string } | undefined)?.to === 'those';
    // "for it" needs a verb that asks for it; else it begins "for it to do".
    if (pp.f.prep === 'for' && ((pp.sem as Relation).term as Term).kind === 'reference') return undefined;
    if (
      pp.f.prep === 'by' &&
      vp.f.passive === 'y' &&
      pp.f.gerund !== 'y' &&
      !claims((vp.sem as Clause).verb, 'by')
    ) {
      const sem = each(vp.sem, (c) =>
        c.actor === undefined
          ? change(c, {
              actor: (pp.sem as Relation).term as Term,
              at: [...(c.at ?? []), ...((pp.sem as Relation).at ?? [])],
            })
          : undefined,
      );
      return adjunct(vp, pp, sem, farFrom(vp.tail ?? [], pp));
    }
    const which = countedBy(pp) && (vp.tail ?? []).at(-1)?.endsWith(':det') === true;
    return adjunct(
      vp,
      pp,
      withRelation(vp.sem, pp.sem as Relation),
      those || which || farFrom(vp.tail ?? [], pp),
    );
  }),
  rule('phrase last after a comma', 'VP COMMA PP', (vp, k, pp) => {
    const inOrder = pp.f.prep === 'in' && pp.f.osort === 'order';
    if (
      !verbAccepts(pp) ||
      (!inOrder &&
        ![
          'rather than',
          'instead of',
          'including',
          'except',
          'during',
          'without',
          'with',
          'not',
          'like',
          'in addition to',
          'as well as',
          'starting with',
          'regardless of',
        ].includes(pp.f.prep ?? ''))
    )
      return undefined;
    const r = pp.sem as Relation;
    return adjunct(vp, pp, withRelation(vp.sem, { ...r, at: claim(r, 'preposition', k) }), false, true);
  }),
  rule('time last', 'VP NP', (vp, np) => {
    if (np.f.det !== 'y') return undefined;
    // "lost that game": what directly follows a verb without an object is its object.
    if (!timeNoun(np) && !(isGame(np) && (vp.sem as Clause).object !== undefined)) return undefined;
    return adjunct(
      vp,
      np,
      withRelation(vp.sem, { kind: 'relation', preposition: '', term: np.sem as Term, at: [] }),
      clauseTail(vp),
    );
  }),
  rule('condition last', 'VP COND', (vp, c) =>
    (c.sem as Condition).word === 'for'
      ? adjunct(
          vp,
          c,
          withCondition(vp.sem, c.sem as never),
          false,
          !['require', 'need', 'wait', 'watch'].includes((vp.sem as Clause).verb),
        )
      : adjunct(
          vp,
          c,
          withCondition(vp.sem, c.sem as never),
          c.f.comma === 'y' ||
            knownBefore(vp, c.sem as Condition) ||
            ((c.sem as Condition).word === 'where' &&
              (vp.tail ?? []).some((t) => /:(?:variant|format|game|zone|seat):/.test(t))) ||
            (vp.f.joined === 'y' ? (vp.tail ?? []).slice(0, -1).includes('c') : clauseTail(vp)),
        ),
  ),
  rule('condition last after a comma', 'VP COMMA COND', (vp, k, c) => {
    const condition = c.sem as { at?: never };
    const sign = adjunct(
      vp,
      c,
      withCondition(vp.sem, { ...condition, at: claim(condition, 'word', k) } as never),
      false,
    );
    return sign === undefined ? undefined : { ...sign, tail: [...(sign.tail ?? []), ','] };
  }),
  rule('late adverb', 'VP P', (vp, p) => {
    // "takes no action in between"
    if (word(p) === 'between' && (p.sem as Node).at?.length === 2)
      return adjunct(vp, p, withAdverb(vp.sem, 'in between', p), clauseTail(vp), false, 'no object');
    // "the total it had before"
    return word(p) === 'before' && ((vp.sem as Clause).past || (vp.sem as Clause).perfect)
      ? adjunct(vp, p, withAdverb(vp.sem, 'before', p), clauseTail(vp))
      : undefined;
  }),
  rule('preposition left at the end', 'VP P', (vp, p) =>
    word(p) === 'with' && vp.f.gap === undefined && vp.f.passive !== 'y'
      ? over(
          [vp, p],
          'VP',
          { ...vp.f, gap: 'p' },
          withRelation(vp.sem, {
            kind: 'relation',
            preposition: 'with',
            term: HEAD,
            at: claim({}, 'preposition', p),
          }),
          { tail: edge(p) },
        )
      : undefined,
  ),
  rule('short condition last', 'VP ELL', (vp, e) =>
    adjunct(vp, e, withAdverb(vp.sem, word(e), e), clauseTail(vp)),
  ),
  rule('purpose last', 'VP INF', (vp, i) => {
    if ((vp.sem as Clause).verb === 'be' || i.f.gap !== undefined || unwilled(i.sem)) return undefined;
    return adjunct(
      vp,
      i,
      withCondition(vp.sem, { kind: 'condition', word: 'to', clause: fill(i.sem as Statement, SAME) }),
      true,
      true,
    );
  }),
  rule('doing last', 'VP COMMA VP', (vp, k, w) => {
    if (w.f.form !== 'ing' || w.f.gap !== undefined || vp.f.form === 'ing') return undefined;
    return adjunct(
      vp,
      w,
      withCondition(vp.sem, {
        kind: 'condition',
        word: 'doing',
        clause: fill(w.sem as Statement, SAME),
        at: claim({}, 'word', k),
      }),
      false,
    );
  }),
  rule('not so, after a comma', 'VP COMMA NOT PP', (vp, k, n, pp) =>
    verbAccepts(pp)
      ? adjunct(vp, pp, withRelation(vp.sem, denied(pp, k, n)), clauseTail(vp) && !alike(vp, pp))
      : undefined,
  ),
  rule('never so, after a comma', 'VP COMMA ADV PP', (vp, k, a, pp) =>
    word(a) === 'never' && verbAccepts(pp)
      ? adjunct(vp, pp, withRelation(vp.sem, denied(pp, k, a)), false)
      : undefined,
  ),
  rule('but so, after a comma', 'VP COMMA CONJ PP', (vp, k, b, pp) => {
    if (word(b) !== 'but' || !verbAccepts(pp, vp.sem as Clause)) return undefined;
    const r = pp.sem as Relation;
    // "but only then" is said beside what is done; "but without that" is not.
    const said =
      r.adverbs === undefined
        ? { ...r, at: claim(r, 'preposition', k, b) }
        : change(r, { adverbs: ['but', ...r.adverbs] }, 'adverbs', k, b);
    return adjunct(vp, pp, withRelation(vp.sem, said), false, true);
  }),
  rule('and with this, after a comma', 'VP COMMA CONJ PP', (vp, k, b, pp) => {
    const r = pp.sem as Relation;
    return word(b) === 'and' &&
      finite(vp.f.form) &&
      ['with', 'without'].includes(r.preposition) &&
      verbAccepts(pp, vp.sem as Clause)
      ? adjunct(vp, pp, withRelation(vp.sem, { ...r, at: claim(r, 'preposition', k, b) }), false)
      : undefined;
  }),
  rule('and not so', 'VP CONJ NOT PP', (vp, c, n, pp) => andNot(vp, pp, c, n)),
  rule('and never so', 'VP CONJ ADV PP', (vp, c, a, pp) =>
    word(a) === 'never' ? andNot(vp, pp, c, a) : undefined,
  ),
  rule('not so, in brackets', 'VP OPEN CONJ NOT PP CLOSE', (vp, o, c, n, pp, l) =>
    verbAccepts(pp) && word(c) === 'and'
      ? adjunct(vp, pp, withRelation(vp.sem, denied(pp, o, c, n, l)), farFrom(vp.tail ?? [], pp))
      : undefined,
  ),
];

/** True for a clause that has a phrase with the same preposition. */
const hasSuch = ({ relations = [] }: Clause, pp: Sign): boolean =>
  relations.some((r) => r.preposition === pp.f.prep);
/** The same for what may be joined clauses: each of them counts as one that has it. */
const alike = (vp: Sign, pp: Sign): boolean =>
  (vp.sem as Many).kind === 'many' || hasSuch(vp.sem as Clause, pp);

/** "to teams and not to players" */
function andNot(vp: Sign, pp: Sign, c: Sign, n: Sign): Sign | undefined {
  const clauses =
    (vp.sem as Many).kind === 'many' ? ((vp.sem as Many).items as Clause[]) : [vp.sem as Clause];
  const same = clauses.every((x) => hasSuch(x, pp));
  return same && ['and', 'but'].includes(word(c)) && verbAccepts(pp)
    ? adjunct(vp, pp, withRelation(vp.sem, denied(pp, c, n)), false)
    : undefined;
}

/** A phrase that is denied: "not to that player". */
function denied(pp: Sign, ...words: Sign[]): Relation {
  const r = pp.sem as Relation;
  return change(r, { adverbs: [...(r.adverbs ?? []), 'not'].sort() }, 'adverbs', ...words);
}

/** A predicate with something that says when, where or how. */
function adjunct(
  vp: Sign,
  other: Sign,
  sem: Statement | undefined,
  far: boolean,
  outer = false,
  mark: string | false = false,
): Sign | undefined {
  if (sem === undefined) return undefined;
  return over([vp, other], 'VP', vp.f, sem, {
    marks: [far && 'far', mark],
    tail: outer ? [...edge(other), ','] : edge(other),
  });
}

function timeNoun(np: Sign): boolean {
  const t = np.sem as Thing;
  return (
    t.kind === 'thing' &&
    (['time', 'moment', 'combat', 'way', 'round'].includes(t.noun) ||
      (t.noun === 'turn' && ['this', 'that', 'each'].includes(t.determiner ?? '')))
  );
}

/** "that game", "this game": how long something counts. */
const isGame = ({ sem }: Sign): boolean =>
  (sem as Thing).kind === 'thing' &&
  (sem as Thing).noun === 'game' &&
  ['that', 'this'].includes((sem as Thing).determiner ?? '');
