import type { Rule, Sign } from '../chart/chart.js';
import type { Many, Node, Quantity, Relation, Statement, Term, Thing } from '../frames/frame.js';
import { agrees, contrastable, finite, thing } from './agreement.js';
import { change, claim, each, edge, fill, many, over, quantityOf, rule, word } from './build.js';
import { determined } from './nouns.js';

/** How many, no more and no fewer; which of the things that are listed; so many and not so many. */

/** What is listed after a colon belongs to what is counted before it: "one of these options: …". */
function listedAfter(t: Thing, k: Sign, names: Sign): Thing | undefined {
  if (t.kind !== 'thing') return undefined;
  if (t.noun === '' && (t.among as Thing | undefined)?.kind === 'thing') {
    const among = listedAfter(t.among as Thing, k, names);
    return among && { ...t, among };
  }
  if (!['option', 'variant'].includes(t.noun) || !t.many || t.names !== undefined) return undefined;
  const m = names.sem as Many;
  const all: Node = m.kind === 'many' ? many('and', m.items as Node[], m.at ?? []) : (m as Node);
  // "These three options: …" are those that are named.
  const { modifiers, quantity, ...counted } = t;
  const so = quantity !== undefined && quantity.is !== ((all as Many).items?.length ?? 1);
  const rest = so
    ? { ...counted, quantity }
    : { ...counted, at: [...(t.at ?? []), ...(quantity?.at ?? []).map(([, n]) => ['names', n] as const)] };
  // "The following" are those that are named.
  const left = (modifiers ?? []).filter((x) => x !== 'following');
  return change(
    { ...rest, ...(left.length > 0 ? { modifiers: left } : {}), determiner: 'the' },
    { names: [all as Term] },
    'names',
    k,
  );
}

const named = (nb: Sign, k: Sign, names: Sign): Sign | undefined => {
  const sem = listedAfter(thing(nb), k, names);
  return sem && over([nb, names], nb.cat, nb.f, sem, { tail: [] });
};

/** The same in a clause whose subject is what is listed: "one of these options must be used: …". */
const namedInClause = (s: Sign, k: Sign, names: Sign): Sign | undefined => {
  if (s.f.gap !== undefined || s.f.joined !== undefined) return undefined;
  const sem = each(s.sem, (c) => {
    const object = c.actor === undefined ? listedAfter(c.object as Thing, k, names) : undefined;
    return object && { ...c, object };
  });
  return sem && over([s, names], 'S', { ...s.f, joined: 'semi' }, sem, { tail: [] });
};

/** "one of these, and no other": exactly one of them. */
function exactly(np: Sign, ...words: Sign[]): Sign | undefined {
  const t = thing(np);
  const q = t.quantity;
  if (t.kind !== 'thing' || q?.is === undefined || q.word !== undefined || q.each) return undefined;
  const quantity: Quantity = { is: q.is, exactly: true, at: claim(q, 'quantity', ...words) };
  return over([np, ...words], np.cat, { ...np.f }, { ...t, quantity }, { tail: np.tail ?? [] });
}

export const exactlyRules: readonly Rule[] = [
  // "one that step": that one; "one such card".
  rule('one that thing', 'CARD DET NB', (n, d, nb) => {
    if (!['that', 'such'].includes(word(d)) || (n.sem as Quantity).is !== 1) return undefined;
    const one = determined(d, nb, { determiner: word(d), quantity: quantityOf({ is: 1 }, n) });
    return one && over([n, d, nb], 'NP', one.f, one.sem, { tail: nb.tail ?? [] });
  }),
  rule('one, and no more than one,', 'CARD COMMA w:and w:no w:more w:than CARD COMMA', (n, ...rest) => {
    const m = rest[5] as Sign;
    const [one, same] = [n.sem as Quantity, m.sem as Quantity];
    return one.is !== undefined && one.is === same.is
      ? over(
          [n, ...rest],
          'NUM',
          { num: one.is === 1 ? 'sg' : 'pl' },
          quantityOf({ is: one.is, exactly: true }, n, ...rest),
        )
      : undefined;
  }),
  rule('so many and no other, before the verb', 'NP COMMA EXACTLY COMMA VP', (np, k, e, l, vp) => {
    const all = exactly(np, k, e, l);
    if (all === undefined || !finite(vp.f.form) || vp.f.gap !== undefined) return undefined;
    if (!agrees(all, vp)) return undefined;
    return over([all, vp], 'S', {}, fill(vp.sem, all.sem), { tail: edge(vp).slice(0, -1) });
  }),
  rule('so many, no more and no fewer', 'NP COMMA EXACTLY', (np, k, e) => exactly(np, k, e)),
  rule('so many things by name', 'NP COLON NAMES', named),
  rule('so many things by name, without "and"', 'NP COLON NAMELIST', named),
  rule('so many things have names', 'S COLON NAMES', namedInClause),
  rule('so many things have names, without "and"', 'S COLON NAMELIST', namedInClause),
  rule('all of the following', 'DET w:of DET ADJW COLON NP', (all, of, d, a, k, np) =>
    word(all) === 'all' &&
    word(d) === 'the' &&
    word(a) === 'following' &&
    np.f.det !== 'y' &&
    (np.sem as Many).kind === 'many'
      ? over(
          [np],
          'NP',
          np.f,
          { ...np.sem, at: claim(np.sem as Many, 'by', all, of, d, a, k) },
          { tail: edge(np) },
        )
      : undefined,
  ),
  rule('the number times so many', 'NP w:times NUM', (np, w, n) => {
    const [t, q] = [thing(np), n.sem as Quantity];
    const counted = t.kind === 'thing' && t.quantity === undefined && np.f.sort === 'quantity';
    if (!counted || q.is === undefined || q.word !== undefined) return undefined;
    const quantity = quantityOf({ is: q.is, word: 'times' }, n, w);
    return over([np, w, n], 'NP', np.f, { ...t, quantity }, { tail: [] });
  }),
  rule('the very one', 'DET ADV NB', (d, v, nb) =>
    word(v) === 'very' && word(d) === 'the'
      ? determined({ ...d, sem: change(d.sem as Thing, {}, 'determiner', v) }, nb, { determiner: 'the' })
      : undefined,
  ),
  rule('the lowest of those', 'DET ADJW w:of NP', (d, a, of, np) =>
    word(d) === 'the' &&
    ofSeveral.has(word(a)) &&
    (np.f.num === 'pl' || np.f.sort === 'quantity') &&
    (np.f.det === 'y' || np.f.pron === 'y')
      ? over(
          [d, a, of, np],
          'NP',
          { num: 'sg', sort: np.f.sort, det: 'y' },
          {
            kind: 'thing',
            noun: '',
            sort: np.f.sort ?? '',
            many: false,
            determiner: 'the',
            modifiers: [word(a)],
            among: np.sem as Term,
            at: claim({ at: claim({ at: claim({}, 'determiner', d) }, 'modifiers', a) }, 'among', of),
          },
          { tail: edge(np) },
        )
      : undefined,
  ),
  rule('more than it has', 'NB w:than S', (nb, w, s) => {
    const t = thing(nb);
    if (t.kind !== 'thing' || s.f.gap !== 'o' || t.which !== undefined || (nb.tail ?? []).length > 0)
      return undefined;
    if (s.f.left === 'y' || s.f.joined !== undefined) return undefined;
    return over(
      [nb, w, s],
      'NBTHAN',
      nb.f,
      { ...t, which: [s.sem as Statement], at: claim(t, 'quantity', w) },
      { tail: edge(s) },
    );
  }),
  rule('determiner and more than it has', 'DET NBTHAN', (d, nb) =>
    ['more', 'fewer', 'less'].includes(word(d))
      ? over(
          [d, nb],
          'NP',
          { num: nb.f.num, sort: nb.f.sort, det: 'y' },
          {
            ...thing(nb),
            quantity: quantityOf({ word: `${word(d)} than` }, d),
          },
          { tail: nb.tail ?? [] },
        )
      : undefined,
  ),
  rule('not of so many but of so many', 'NOT PP CONJ PP', (n, a, c, b) => {
    const [one, other] = [(a.sem as Relation).term as Thing, (b.sem as Relation).term as Thing];
    if (word(c) !== 'but' || a.f.prep !== b.f.prep || one.kind !== 'thing' || one.quantity?.is === undefined)
      return undefined;
    if ((other.kind as string) !== 'measure' && other.noun !== one.noun) return undefined;
    if (other.quantity?.is === undefined) return undefined;
    const rather: Relation = {
      kind: 'relation',
      preposition: 'rather than',
      term: one,
      at: claim({ at: (a.sem as Relation).at ?? [] }, 'preposition', n, c),
    };
    const { at: _, ...bare } = one;
    const term: Thing = {
      ...bare,
      quantity: other.quantity,
      relations: [...(one.relations ?? []), rather],
      ...(other.at ? { at: other.at } : {}),
    };
    return over([n, a, c, b], 'PP', a.f, { ...(b.sem as Relation), term }, { tail: [] });
  }),
  rule('not one but several', 'NOT NP CONJ DET', (n, a, c, d) => {
    const t = thing(a);
    if (word(c) !== 'but' || word(d) !== 'several' || t.kind !== 'thing' || t.quantity?.is === undefined)
      return undefined;
    return over(
      [n, a, c, d],
      'NP',
      { num: 'pl', sort: a.f.sort, det: 'y' },
      {
        kind: 'thing',
        noun: t.noun,
        sort: t.sort,
        many: true,
        determiner: word(d),
        relations: [
          { kind: 'relation', preposition: 'rather than', term: t, at: claim({}, 'preposition', n, c) },
        ],
        at: claim({}, 'determiner', d),
      },
    );
  }),
  rule('several rather than one', 'S PP', (s, pp) => {
    if (
      !['rather than', 'instead of'].includes(pp.f.prep ?? '') ||
      s.f.gap !== undefined ||
      s.f.joined !== undefined
    )
      return undefined;
    const sem = each(s.sem, (c) => {
      const t = c.actor as Thing | undefined;
      const there = c.verb === 'exist' && t?.kind === 'thing';
      if (!there || !(contrastable(t.sort, pp.f.osort) || pp.f.osort === 'pronoun')) return undefined;
      return { ...c, actor: { ...t, relations: [...(t.relations ?? []), pp.sem as Relation] } };
    });
    return sem && over([s, pp], 'S', s.f, sem, { tail: edge(pp) });
  }),
];

const ofSeveral = new Set(
  'lowest highest greatest smallest largest lowest-numbered highest-numbered fewest lower higher greater smaller lesser larger'.split(
    ' ',
  ),
);
