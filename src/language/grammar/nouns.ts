import type { Rule, Sign } from '../chart/chart.js';
import {
  type Clause,
  type Condition,
  type Many,
  type Node,
  type Reference,
  type Relation,
  type Statement,
  sorted,
  type Term,
  type Thing,
} from '../frames/frame.js';
import { people, thing } from './agreement.js';
import { asks, claims, farFrom, fits, knownThen, nounAccepts } from './attachment.js';
import { change, claim, eachThing, edge, fill, HEAD, over, rule, withRelation, word } from './build.js';

/** Nouns with what comes before and after them. */

const infinitiveNouns = new Set(['way', 'chance', 'opportunity', 'right', 'reason', 'decision', 'agreement']);

export const nounRules: readonly Rule[] = [
  // What comes before the noun.
  rule('adjective', 'ADJW N', (a, n) => {
    // "attacking other players": what others do or are is named after "other".
    if (a.f.part === 'y' && (thing(n).modifiers ?? []).some((m) => m === 'other' || m === 'different'))
      return undefined;
    const t = eachThing(n.sem, (x) =>
      change(x, { modifiers: [...(x.modifiers ?? []), word(a)].sort() }, 'modifiers', a),
    );
    return t === undefined ? undefined : over([a, n], 'N', n.f, t);
  }),
  rule('adverb and adjective', 'ADV ADJW N', (v, a, n) => {
    if (!['manner', 'time', 'frequency'].includes(v.f.kind ?? '') && word(v) !== 'most') return undefined;
    if (word(v) === 'first' || word(v) === 'next') return undefined;
    const t = eachThing(n.sem, (x) =>
      change(x, { modifiers: [...(x.modifiers ?? []), `${word(v)} ${word(a)}`].sort() }, 'modifiers', v, a),
    );
    return t === undefined
      ? undefined
      : over([v, a, n], 'N', n.f, t, { marks: [word(v) === 'most' && 'superlative'] });
  }),
  rule('adverbs and adjective', 'ADV ADV ADJW N', (d, v, a, n) => {
    if (!['most', 'very', 'too'].includes(word(d)) || v.f.kind === 'degree') return undefined;
    const phrase = `${word(d)} ${word(v)} ${word(a)}`;
    const t = eachThing(n.sem, (x) =>
      change(x, { modifiers: [...(x.modifiers ?? []), phrase].sort() }, 'modifiers', d, v, a),
    );
    return t === undefined ? undefined : over([d, v, a, n], 'N', n.f, t);
  }),
  rule('adjectives joined', 'ADJW CONJ ADJW N', (a, c, b, n) => {
    if (word(c) !== 'and' && word(c) !== 'or') return undefined;
    const t = eachThing(n.sem, (x) =>
      change(
        x,
        { modifiers: [...(x.modifiers ?? []), [word(a), word(b)].sort().join(` ${word(c)} `)].sort() },
        'modifiers',
        a,
        c,
        b,
      ),
    );
    return t === undefined ? undefined : over([a, c, b, n], 'N', n.f, t);
  }),
  rule('adjectives one after another', 'ADJW COMMA ADJW N', (a, k, b, n) => {
    if (a.f.part === 'y' || word(a) === word(b)) return undefined;
    const t = eachThing(n.sem, (x) =>
      change(x, { modifiers: [...(x.modifiers ?? []), word(a), word(b)].sort() }, 'modifiers', a, k, b),
    );
    return t === undefined ? undefined : over([a, k, b, n], 'N', n.f, t);
  }),
  rule('name before noun', 'NAMES N', (a, n) =>
    modify(
      n,
      { ...a, sem: { kind: 'word', word: '', at: [] } as unknown as Node },
      // "Grand Melee Planechase games" are both.
      { names: [...((n.sem as Thing).names ?? []), a.sem as Term] },
      'names',
    ),
  ),
  rule('quoted name before noun', 'QUOTE N', (a, n) =>
    modify(
      n,
      { ...a, sem: { kind: 'word', word: '', at: [] } as unknown as Node },
      { names: [a.sem as Term] },
      'names',
    ),
  ),
  rule('ordinal', 'ORD N', (o, n) => {
    const t = eachThing(n.sem, (x) =>
      x.ordinal === undefined ? change(x, { ordinal: Number(word(o)) }, 'ordinal', o) : undefined,
    );
    return t === undefined ? undefined : over([o, n], 'N', n.f, t);
  }),
  rule('noun', 'N', (n) => over([n], 'NB', n.f, n.sem), 'NB'),
  // What comes after it.
  rule('noun with a phrase', 'NB PP', withPhrase),
  rule('noun of its own', 'NB w:of POSS', (nb, of, own) =>
    (own.f.word ?? '').endsWith(' own') && thing(nb).owner === undefined
      ? after(nb, own, (t) => ({ ...change(t, {}, 'owner', of), owner: own.sem as Term }), false)
      : undefined,
  ),
  rule('noun with a relative clause', 'NB REL', (nb, rel) => {
    // An order that is no particular one has nothing said of it.
    if (nb.f.sort === 'order' && nb.f.count === 'm' && rel.f.who === 'that') return undefined;
    if (rel.f.num !== undefined && rel.f.num !== '' && nb.f.num !== undefined && rel.f.num !== nb.f.num)
      return undefined;
    if (rel.f.who === 'who' && !people.has(nb.f.sort ?? '') && thing(nb).noun !== 'one') return undefined;
    if (rel.f.who === '' && ['time', 'moment'].includes(thing(nb).noun)) return undefined;
    if (rel.f.who === 'where' && !['variant', 'format', 'game', 'zone', 'seat'].includes(thing(nb).noun))
      return undefined;
    if (!fits(nb.f.sort ?? '', rel.sem as Statement)) return undefined;
    // "actions players have taken" is one clause.
    if (rel.f.part === 'pass' && (thing(nb).which ?? []).some((c) => owning(c as Clause))) return undefined;
    // Only a number is multiplied.
    if ((rel.sem as Clause).verb === 'multiply' && nb.f.sort !== 'quantity') return undefined;
    return relative(nb, rel.sem as Statement, rel, [], relativeFar(nb, rel));
  }),
  rule('the amount it changes by', 'NB S', (nb, s) => {
    const c = s.sem as Clause;
    if (thing(nb).noun !== 'amount' || s.f.gap !== undefined || s.f.left === 'y' || s.f.joined !== undefined)
      return undefined;
    const by = claims(c.verb, 'by') && !c.relations?.some((r) => r.preposition === 'by');
    const sem = by && withRelation(c, { kind: 'relation', preposition: 'by', term: HEAD });
    return sem ? relative(nb, sem, s, []) : undefined;
  }),
  rule('noun with a relative clause between commas', 'NB COMMA REL', (nb, k, rel) =>
    betweenMarks(nb, rel, k),
  ),
  rule('noun with a relative clause in brackets', 'NB OPEN REL CLOSE', (nb, o, rel, c) =>
    betweenMarks(nb, rel, o, c),
  ),
  rule('noun with two clauses', 'NB COMMA REL COMMA REL', (nb, k, a, l, b) => {
    if (a.f.who !== '' || a.f.part !== 'pass' || b.f.who === '') return undefined;
    const first = relative(nb, a.sem as Statement, a, [k, l]);
    const whole = first === undefined ? undefined : relative(first, b.sem as Statement, b, []);
    return whole === undefined ? undefined : { ...whole, tail: [...(whole.tail ?? []), ','] };
  }),
  rule('what was last known before', 'NB COND', (nb, cond) => {
    const { word: when, clause, focus, at } = cond.sem as Condition;
    if (!knownThen(thing(nb), cond.sem as Condition) || focus !== undefined) return undefined;
    const known: Relation = { kind: 'relation', preposition: when, term: clause as Statement, at: at ?? [] };
    return after(nb, cond, (t) => ({ ...t, relations: sorted([...(t.relations ?? []), known]) }), false);
  }),
  rule('noun with examples', 'NB COMMA PP', (nb, k, pp) =>
    pp.f.prep === 'such as' ? withMarkedPhrase(nb, pp, k) : undefined,
  ),
  rule('noun with examples between commas', 'NB COMMA PP COMMA', (nb, k, pp, l) =>
    pp.f.prep === 'such as' ? withMarkedPhrase(nb, pp, k, l) : undefined,
  ),
  rule('noun with examples or exceptions in brackets', 'NB OPEN PP CLOSE', (nb, o, pp, c) =>
    pp.f.prep === 'such as' || pp.f.prep === 'other than' ? withMarkedPhrase(nb, pp, o, c) : undefined,
  ),
  rule('noun with examples by that name', 'NB OPEN EXAMPLES CLOSE', (nb, o, pp, c) =>
    withMarkedPhrase(nb, pp, o, c),
  ),
  rule('for example, these', 'ADV COMMA NP', examples),
  rule('for example, which', 'ADV COMMA WH', examples),
  ...['NB', 'QB'].map((counted) => rule('the only one', `DET FOCUSADV ${counted}`, onlyOnes)),
  rule('noun with what is to be done', 'NB INF', (nb, i) =>
    i.f.gap === undefined && infinitiveNouns.has(thing(nb).noun) ? toDo(nb, i, i.sem) : undefined,
  ),
  rule(
    'quoted words as a noun',
    'QUOTE',
    (q) =>
      over(
        [q],
        'N',
        { num: 'sg', sort: 'rule', count: 'c' },
        {
          kind: 'thing',
          noun: `"${(q.sem as { text: string }).text}"`,
          sort: 'rule',
          many: false,
          at: claim({}, 'noun', q),
        },
      ),
    'N',
  ),
  rule('noun and what it reads', 'NB QUOTE', (nb, q) =>
    (nb.f.sort === 'ability' || ['term', 'word'].includes((nb.sem as Thing).noun)) &&
    (nb.sem as Thing).also === undefined
      ? over([nb, q], 'NB', nb.f, { ...(nb.sem as Thing), also: [q.sem as Term] })
      : undefined,
  ),
];

/** "the only player", "the only two players" */
function onlyOnes(d: Sign, o: Sign, nb: Sign): Sign | undefined {
  if (word(d) !== 'the' || word(o) !== 'only') return undefined;
  const t = eachThing(nb.sem, (x) =>
    change(x, { modifiers: [...(x.modifiers ?? []), 'only'].sort() }, 'modifiers', o),
  );
  return t === undefined ? undefined : determined(d, { ...nb, sem: t }, { determiner: 'the' });
}

/** A noun with a relative clause that commas or brackets set off. */
function betweenMarks(nb: Sign, rel: Sign, ...marks: Sign[]): Sign | undefined {
  if (rel.f.num !== undefined && rel.f.num !== '' && nb.f.num !== undefined && rel.f.num !== nb.f.num)
    return undefined;
  if (rel.f.who === 'that' || (rel.f.who === '' && rel.f.part !== 'pass')) return undefined;
  if (rel.f.who === 'who' && !people.has(nb.f.sort ?? '')) return undefined;
  return relative(nb, rel.sem as Statement, rel, marks, relativeFar(nb, rel));
}

/** A noun with what is to be done, or with what somebody does: "the right to attack", "the job of protecting". */
export function toDo(nb: Sign, last: Sign, done: Node, ...words: Sign[]): Sign | undefined {
  const relation: Relation = {
    kind: 'relation',
    preposition: 'to',
    term: fill(done as Statement, { kind: 'reference', to: 'anyone' }),
    ...(words.length > 0 ? { at: claim({}, 'preposition', ...words) } : {}),
  };
  return after(nb, last, (t) => ({ ...t, relations: sorted([...(t.relations ?? []), relation]) }), false);
}

function modify(nb: Sign, first: Sign, more: Partial<Thing>, slot: string): Sign | undefined {
  const sem = eachThing(nb.sem, (t) => change(t, more, slot, first));
  return sem === undefined ? undefined : over([first, nb], 'N', nb.f, sem);
}

/** Adds a phrase or a clause after the noun to it. */
function after(
  nb: Sign,
  sign: Sign,
  update: (t: Thing) => Thing | undefined,
  far: boolean,
): Sign | undefined {
  const sem = eachThing(nb.sem, update);
  if (sem === undefined) return undefined;
  return over([nb, sign], 'NB', nb.f, sem, { marks: [far && 'far'], tail: edge(sign) });
}

/** A noun with a phrase that commas or brackets set off. */
const withMarkedPhrase = (nb: Sign, pp: Sign, ...marks: Sign[]): Sign | undefined =>
  withPhrase(nb, { ...pp, sem: change(pp.sem as Relation, {}, 'preposition', ...marks) });

export function withPhrase(nb: Sign, pp: Sign): Sign | undefined {
  const t = thing(nb);
  const first = (t.kind as string) === 'many' ? ((t as unknown as Many).items[0] as Thing) : t;
  if (!nounAccepts(nb.f.sort ?? '', first.noun, pp, asks(first))) return undefined;
  if (pp.f.prep === 'from' && pp.f.gerund === 'y') return undefined;
  // What is done has no parts: "parts of the effect trying to do it".
  if (pp.f.prep === 'of' && pp.f.gerund === 'y' && ['part', 'rest', 'half'].includes(first.noun))
    return undefined;
  const relation = pp.sem as Relation;
  // "rather than as a team" stands against another phrase, not against a noun.
  if (
    ['rather than', 'instead of'].includes(pp.f.prep ?? '') &&
    (relation.term as Relation).kind === 'relation'
  )
    return undefined;
  // "the team that plays first in a game": it plays there.
  const played = pp.f.prep === 'in' && pp.f.osort === 'game' && t.which !== undefined;
  const far = played || farFrom(nb.tail ?? [], pp);
  if (
    pp.f.prep === 'of' &&
    relation.adverbs === undefined &&
    relation.measure === undefined &&
    pp.f.osort !== 'measure'
  ) {
    if (t.owner !== undefined) return undefined;
    return after(
      nb,
      pp,
      (x) => ({
        ...x,
        owner: relation.term as Term,
        at: [...(x.at ?? []), ...(relation.at ?? []).map(([, k]) => ['owner', k] as const)],
      }),
      far,
    );
  }
  return after(nb, pp, (x) => ({ ...x, relations: sorted([...(x.relations ?? []), relation]) }), far);
}

/** A noun phrase of a noun with what comes before it. */
export function determined(det: Sign, nb: Sign, more: Partial<Thing>): Sign | undefined {
  const sem = eachThing(nb.sem, (t) => {
    const owned =
      more.determiner === 'the' &&
      t.owner !== undefined &&
      t.relations === undefined &&
      t.which === undefined;
    const { determiner, ...rest } = more;
    const given = owned || determiner === undefined ? rest : { ...rest, determiner };
    return change(t, given, 'determiner', det);
  });
  if (sem === undefined) return undefined;
  // "each opponent of that player who is within that player's range": nobody is distinguished by himself.
  const again = ['that', 'those'].includes(more.determiner ?? '') && saysAgain(thing(nb));
  const wh = more.determiner === 'which' || more.determiner === 'what' ? { wh: 'y' } : {};
  return over([det, nb], 'NP', { num: nb.f.num, sort: nb.f.sort, det: 'y', ...wh }, sem, {
    tail: nb.tail ?? [],
    marks: [again && 'far', again && 'itself'],
  });
}

/** True of a noun in whose relative clause "that …" speaks of the same noun again. */
function saysAgain({ noun, which }: Thing): boolean {
  const inside = (node: unknown): boolean =>
    node !== null &&
    typeof node === 'object' &&
    (((node as Thing).noun === noun && (node as Thing).determiner === 'that') ||
      Object.values(node).some(inside));
  return inside(which);
}

export function relative(
  nb: Sign,
  clause: Statement,
  rel: Sign,
  claims: readonly Sign[],
  far = false,
): Sign | undefined {
  return after(
    nb,
    rel,
    (t) => ({ ...change(t, { which: sorted([...(t.which ?? []), clause]) }, 'which', ...claims) }),
    far,
  );
}

/** True where a noun nearer than the one in hand could have the relative clause; "who" is a player, not a team, where both are there. */
function relativeFar(nb: Sign, rel: Sign): boolean {
  const who = rel.f.who === 'who';
  if (who && nb.f.sort !== 'player') return true;
  return (nb.tail ?? []).some((t) => {
    const [cat, sort = ''] = t.split(':');
    return cat === 'n' && (who ? sort === 'player' : fits(sort, rel.sem as Statement));
  });
}

/** True of "players have" after a noun. */
const owning = (c: Clause): boolean =>
  c.verb === 'have' && c.modality === undefined && (c.object as Reference | undefined)?.to === 'head';

/** "for example, a card": what "such as" says. */
function examples(a: Sign, k: Sign, of: Sign): Sign | undefined {
  if (word(a) !== 'for example') return undefined;
  const relation: Relation = {
    kind: 'relation',
    preposition: 'such as',
    term: of.sem as Term,
    at: claim({}, 'preposition', a, k),
  };
  return over([a, k, of], 'EXAMPLES', { prep: 'such as', osort: of.f.sort ?? 'question' }, relation, {
    tail: edge(of),
  });
}
