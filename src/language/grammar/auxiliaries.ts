import type { Rule, Sign } from '../chart/chart.js';
import {
  type Clause,
  type Condition,
  type Many,
  type Node,
  type Relation,
  sorted,
  type Thing,
} from '../frames/frame.js';
import { ofMainVerb, verbAccepts } from './attachment.js';
import {
  change,
  claim,
  each,
  edge,
  HOLE,
  joinedByAnd,
  many,
  over,
  rule,
  withAdverb,
  withCondition,
  withRelation,
  word,
} from './build.js';
import type { Slots } from './valency.js';

/** Helping verbs, negation, and adverbs before the verb. */

export const auxiliaryRules: readonly Rule[] = [
  // Auxiliaries, negation, adverbs.
  rule('auxiliary', 'AUX VP', (a, vp) => auxiliary(a, undefined, vp)),
  rule('auxiliary and not', 'AUX NOT VP', auxiliary),
  rule('auxiliary, adverb, and not', 'AUX ADV NOT VP', (a, v, n, vp) => {
    const under = withAdverb(vp.sem, word(v), v);
    return under === undefined ? undefined : auxiliary(a, n, { ...vp, sem: under });
  }),
  rule('not doing', 'NOT VP', (n, vp) => {
    if (vp.f.form !== 'ing' && vp.f.form !== 'pass') return undefined;
    const sem = each(vp.sem, (c) => (c.negated ? undefined : change(c, { negated: true }, 'negated', n)));
    return sem === undefined
      ? undefined
      : over([n, vp], 'VP', vp.f, sem, { tail: vp.tail as readonly string[] });
  }),
  rule('adverb first', 'ADV VP', (a, vp) => {
    // "before deciding" says when; "before" alone stands last.
    if (a.f.kind === 'count' || word(a) === 'before') return undefined;
    const sem = withAdverb(vp.sem, word(a), a);
    return sem === undefined
      ? undefined
      : {
          ...over([a, vp], 'VP', vp.f, sem, { tail: vp.tail as readonly string[] }),
          ...(a.f.kind === 'frequency' || ofMainVerb.has(word(a)) ? {} : { lead: true as const }),
        };
  }),
  rule('each of them does', 'w:each VP', (e, vp) => floated(e, 'each', vp)),
  rule('last did', 'w:last VP', (w, vp) => {
    if (!['past', 'pastp'].includes(vp.f.form ?? '') || vp.f.joined === 'y') return undefined;
    const sem = withAdverb(vp.sem, 'last', w);
    return sem && { ...over([w, vp], 'VP', vp.f, sem, { tail: vp.tail ?? [] }), lead: true as const };
  }),
  rule('all of them do', 'w:all VP', (e, vp) => floated(e, 'all', vp)),
  rule('all of them have done', 'w:all VP', (e, vp) => {
    if (vp.f.form !== 'pp' || vp.f.joined === 'y') return undefined;
    const sem = withAdverb(vp.sem, 'each', e);
    return sem && over([e, vp], 'VP', vp.f, sem, { tail: vp.tail as readonly string[] });
  }),
  rule('either does or does', 'w:either VP', (e, vp) => {
    const m = vp.sem as Many;
    return m.kind === 'many' && m.by === 'or' && vp.f.form !== 'ing' && vp.f.form !== 'pass'
      ? over([e, vp], 'VP', vp.f, { ...m, at: claim(m, 'by', e) }, { tail: vp.tail as readonly string[] })
      : undefined;
  }),
  rule('both does and does', 'w:both VP', (e, vp) => {
    const m = vp.sem as Many;
    return m.kind === 'many' && m.by === 'and' && vp.f.form !== 'ing'
      ? over(
          [e, vp],
          'VP',
          { ...vp.f, both: 'y' },
          { ...withOneActor(m), at: claim(m, 'by', e) },
          { tail: vp.tail as readonly string[] },
        )
      : undefined;
  }),
  rule('does not either', 'VP w:either', (vp, e) => {
    const sem = each(vp.sem, (c) => (c.negated ? change(c, {}, 'negated', e) : undefined));
    return sem && over([vp, e], 'VP', vp.f, sem, { tail: edge(e) });
  }),
  rule('auxiliary, a condition between commas', 'AUX COMMA COND COMMA VP', (a, k, c, l, vp) =>
    between(auxiliary(a, undefined, vp), c, k, l),
  ),
  rule('auxiliary, a phrase between commas', 'AUX COMMA PP COMMA VP', (a, k, pp, l, vp) => {
    const whole = verbAccepts(pp) ? auxiliary(a, undefined, vp) : undefined;
    const r = pp.sem as Relation;
    const sem = whole && withRelation(whole.sem, { ...r, at: claim(r, 'preposition', k, l) });
    return sem === undefined || whole === undefined ? undefined : { ...whole, sem };
  }),
  rule('auxiliary, an adverb between commas', 'AUX COMMA ADV COMMA VP', (a, k, v, l, vp) => {
    const whole = v.f.kind === 'count' ? undefined : auxiliary(a, undefined, vp);
    const sem = whole && withAdverb(whole.sem, word(v), v, k, l);
    return sem === undefined || whole === undefined ? undefined : { ...whole, sem };
  }),
  rule('auxiliary and not, a condition between commas', 'AUX NOT COMMA COND COMMA VP', (a, n, k, c, l, vp) =>
    between(auxiliary(a, n, vp), c, k, l),
  ),
  rule('only first', 'FOCUSADV VP', (a, vp) => {
    if (word(a) === 'exactly') return undefined;
    const sem = withAdverb(vp.sem, word(a), a);
    return sem === undefined
      ? undefined
      : {
          ...over([a, vp], 'VP', vp.f, sem, { tail: vp.tail as readonly string[] }),
          ...(a.f.kind === 'frequency' ? {} : { lead: true as const }),
        };
  }),
  rule('it does not', 'AUX NOT', (a, n) =>
    a.f.form === 'ing' || a.f.form === 'pp' || a.f.kind === 'get'
      ? undefined
      : over(
          [a, n],
          'VP',
          { form: a.f.kind === 'modal' ? 'fin' : a.f.form },
          {
            kind: 'clause',
            verb: 'so',
            actor: HOLE,
            negated: true,
            ...(a.f.kind === 'modal' ? { modality: word(a) } : {}),
            at: claim({ at: claim({}, 'verb', a) }, 'negated', n),
          },
          { marks: ['elliptic'] },
        ),
  ),
  rule(
    'it is',
    'AUX',
    (a) =>
      (a.f.kind === 'modal' && word(a) !== 'need') ||
      (['s', 'p'].includes(a.f.form ?? '') && a.f.kind !== 'have' && a.f.kind !== 'get') ||
      (a.f.kind === 'do' && a.f.form === 'base')
        ? over(
            [a],
            'VP',
            { form: a.f.kind === 'modal' ? 'fin' : a.f.form === 'base' ? 'p' : a.f.form },
            {
              kind: 'clause',
              verb: 'so',
              actor: HOLE,
              ...(a.f.kind === 'modal' ? { modality: word(a) } : {}),
              at: claim({}, 'verb', a),
            },
            { marks: ['elliptic'] },
          )
        : undefined,
    'VP',
  ),
  rule('is to do', 'AUX INF', (a, i) => {
    if (a.f.kind !== 'be' || !['s', 'p', 'past', 'pastp'].includes(a.f.form ?? '')) return undefined;
    const sem = each(i.sem, (c) =>
      c.modality === undefined
        ? change(
            c,
            a.f.form === 'pastp'
              ? { modality: 'would' }
              : { modality: 'is to', ...(a.f.form?.startsWith('past') ? { past: true as const } : {}) },
            'modality',
            a,
          )
        : undefined,
    );
    return sem === undefined
      ? undefined
      : over([a, i], 'VP', { form: a.f.form === 'pastp' ? 'fin' : a.f.form, gap: i.f.gap }, sem, {
          marks: ['elliptic'],
          tail: i.tail as readonly string[],
        });
  }),
  rule('infinitive', 'w:to VP', (t, vp) => {
    if (vp.f.form !== 'base') return undefined;
    const sem = each(vp.sem, (c) => change(c, {}, 'verb', t));
    return sem === undefined
      ? undefined
      : over([t, vp], 'INF', { gap: vp.f.gap, ...(vp.f.passive === 'y' ? { passive: 'y' } : {}) }, sem, {
          tail: edge(vp),
        });
  }),
  rule('in order to', 'INORDER INF', (o, i) => {
    const sem = each(i.sem, (c) => change(c, {}, 'verb', o));
    return sem === undefined
      ? undefined
      : over([o, i], 'INF', i.f, sem, { tail: i.tail as readonly string[] });
  }),
  rule('infinitives joined', 'INF CONJ INF', (a, c, b) =>
    a.f.gap === b.f.gap && ['and', 'or'].includes(word(c))
      ? over([a, c, b], 'INF', { gap: a.f.gap }, many(word(c), [a.sem, b.sem], claim({}, 'by', c)), {
          tail: edge(b),
          marks: [(a.tail ?? []).includes('c') && 'far'],
        })
      : undefined,
  ),
  rule('end of a list of infinitives', 'INF COMMA CONJ INF', (a, k, c, b) =>
    // What holds in one case holds for all that is listed.
    a.f.gap === undefined &&
    b.f.gap === undefined &&
    ['and', 'or'].includes(word(c)) &&
    (b.sem as Clause).conditions === undefined
      ? over([a, k, c, b], 'INFLIST', {}, many(word(c), [a.sem, b.sem], claim({}, 'by', k, c)), {
          tail: edge(b),
        })
      : undefined,
  ),
  rule('infinitives in a list', 'INF COMMA INFLIST', (a, k, b) =>
    a.f.gap === undefined
      ? over(
          [a, k, b],
          'INF',
          {},
          many(
            (b.sem as Many).by,
            [a.sem, ...(b.sem as Many).items],
            claim({ at: (b.sem as Many).at ?? [] }, 'by', k),
          ),
          { tail: b.tail as readonly string[] },
        )
      : undefined,
  ),
  rule('not to', 'NOT w:to VP', (n, t, vp) => {
    if (vp.f.form !== 'base') return undefined;
    const sem = each(vp.sem, (c) => change(c, { negated: true }, 'negated', n, t));
    return sem === undefined
      ? undefined
      : over([n, t, vp], 'INF', { gap: vp.f.gap }, sem, { tail: edge(vp) });
  }),
];

/** "the players each draw", "the players all draw": how many of them do comes after them. */
function floated(e: Sign, quantifier: string, vp: Sign): Sign | undefined {
  if (!['p', 'base', 'fin', 'past', 'pastp'].includes(vp.f.form ?? '') || vp.f.joined === 'y')
    return undefined;
  const sem = withAdverb(vp.sem, quantifier, e);
  return sem === undefined
    ? undefined
    : { ...over([e, vp], 'VP', vp.f, sem, { tail: vp.tail as readonly string[] }), lead: true as const };
}

/** A predicate with a condition that is between commas inside it. */
function between(vp: Sign | undefined, c: Sign, ...commas: Sign[]): Sign | undefined {
  const x = c.sem as Condition;
  const sem = vp && withCondition(vp.sem, { ...x, at: claim(x, 'word', ...commas) });
  return sem === undefined || vp === undefined
    ? undefined
    : { ...vp, sem, marks: [...(vp.marks ?? []), ...(c.marks ?? [])] };
}

/** A predicate with its helping verb. */
export function auxiliary(a: Sign, n: Sign | undefined, vp: Sign): Sign | undefined {
  const kind = a.f.kind;
  const form = vp.f.form;
  let slots: Slots;
  let out: string | undefined;
  const own = a.f.form;
  if (kind === 'modal') {
    // "need" helps only where it denies: "need not do".
    if (form !== 'base' || (word(a) === 'need' && n === undefined)) return undefined;
    slots = { modality: word(a) };
    out = 'fin';
  } else if (kind === 'do') {
    if (form !== 'base' || n === undefined) return undefined;
    slots = own === 'past' ? { past: true } : {};
    out = own;
  } else if (kind === 'have') {
    if (form !== 'pp') return undefined;
    slots = { perfect: true, ...(own === 'past' ? { past: true } : {}) };
    out = own;
  } else {
    if (form !== 'ing' && form !== 'pass') return undefined;
    if (form === 'ing' && (own === 'ing' || kind === 'get')) return undefined;
    slots = {
      ...(form === 'ing' && (vp.sem as Clause).verb !== 'seat' ? { progressive: true as const } : {}),
      ...(own === 'past' || own === 'pastp' ? { past: true } : {}),
    };
    out = own;
  }
  // "can't do this and do that" may deny both of them, or only that they go together, as "can't both" does.
  if (n !== undefined && (vp.f.both === 'y' || joinedByAnd(vp.sem))) return undefined;
  const sem = each(vp.sem, (c) => {
    if (c.modality !== undefined && kind === 'modal') return undefined;
    if (n !== undefined && c.negated) return undefined;
    return change(
      c,
      { ...slots, ...(n === undefined ? {} : { negated: true }) },
      kind === 'modal' ? 'modality' : 'verb',
      a,
      ...(n === undefined ? [] : [n]),
    );
  });
  if (sem === undefined) return undefined;
  const { passive, ...f } = vp.f;
  return over(
    n === undefined ? [a, vp] : [a, n, vp],
    'VP',
    {
      ...f,
      form: out,
      aux: undefined,
      joined: vp.f.joined,
      ...(kind === 'do' ? { denied: 'y' } : {}),
      ...(passive === 'y' ? { passive } : {}),
    },
    sem,
    {
      tail: vp.tail as readonly string[],
      marks: [
        own !== 'ing' && kind === 'be' && form === 'ing' && bareObject(vp.sem) && 'term',
        // "it's decided which": it is.
        kind === 'have' &&
          a.f.short === 'y' &&
          ((vp.sem as Clause).what?.kind === 'question' || (vp.sem as Clause).verb === 'recommend') &&
          'main verb',
      ],
    },
  );
}

/** True of "are defending players": the participle and its bare object are rather one term. */
function bareObject(sem: Node): boolean {
  const t = (sem as Clause).object as Thing | undefined;
  return (
    t?.kind === 'thing' &&
    t.many &&
    (t.determiner ?? t.owner ?? t.quantity) === undefined &&
    !t.modifiers?.includes('other')
  );
}

/** "gained or lost by a player": the player does both; two participles that go together in no such way are none. */
export function doneByOne(m: Many): Many | undefined {
  const items = m.items as readonly Clause[];
  const place = ({ at }: Clause): number => at?.find(([slot]) => slot === 'verb')?.[1] ?? 0;
  const last = [...items].sort((a, b) => place(a) - place(b)).at(-1);
  if (items.some(({ kind }) => kind !== 'clause') || last?.actor === undefined) return undefined;
  const one = withOneActor(m);
  return (one.items as Clause[]).every(({ actor }) => actor === last.actor) ? one : undefined;
}

/** In "both owned and controlled by a player", the player is the actor of both participles. */
function withOneActor(m: Many): Many {
  const [first, ...others] = (m.items as Clause[]).flatMap((item) => item.actor ?? []);
  if (first === undefined || others.length > 0) return m;
  const bare = (item: Clause): boolean => (item.actor ?? item.relations ?? item.conditions) === undefined;
  return {
    ...m,
    items: sorted((m.items as Clause[]).map((item) => (bare(item) ? { ...item, actor: first } : item))),
  };
}
