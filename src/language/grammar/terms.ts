import type { Rule } from '../chart/chart.js';
import {
  type Cited,
  type Condition,
  type Many,
  type Relation,
  type Statement,
  sorted,
  type Term,
  type Thing,
} from '../frames/frame.js';
import { people } from './agreement.js';
import { change, claim, edge, fill, many, over, rule, word } from './build.js';

/** Pronouns, quotations, and what comes before or beside a whole phrase. */

export const termRules: readonly Rule[] = [
  rule(
    'pronoun',
    'PRON',
    (p) =>
      over(
        [p],
        'NP',
        {
          num: p.f.num,
          ...(p.f.word === 'person' ? { word: 'person' } : {}),
          ...(p.f.case === undefined ? {} : { case: p.f.case }),
          pron: 'y',
          sort: p.f.word === 'person' ? 'player' : '',
        },
        p.sem,
        // "with nothing on the stack": what follows says where nothing is.
        p.f.word === 'nothing' ? { tail: ['n::nothing'] } : undefined,
      ),
    'NP',
  ),
  rule('pronoun with a relative clause', 'PRON REL', (p, rel) => {
    const to = p.f.word ?? '';
    if (
      ![
        'those',
        'that',
        'anything',
        'everything',
        'nothing',
        'no one',
        'anyone',
        'everyone',
        'someone',
        'everything else',
        'anything else',
        'ones',
        'one',
      ].includes(to)
    )
      return undefined;
    const sem: Thing = {
      kind: 'thing',
      noun: to,
      sort: '',
      many: p.f.num === 'pl',
      which: [rel.sem as Statement],
      at: claim({}, 'noun', p),
    };
    return over([p, rel], 'NP', { num: p.f.num, sort: '' }, sem, { tail: edge(rel) });
  }),
  rule('pronoun with a phrase', 'PRON PP', (p, pp) => {
    if (
      pp.f.prep === 'of' ||
      ![
        'one',
        'ones',
        'those',
        'that',
        'anything',
        'nothing',
        'everything',
        'no one',
        'everyone',
        'everything else',
        'anyone',
        'someone',
        'anyone else',
        'no one else',
        'everyone else',
      ].includes(p.f.word ?? '')
    )
      return undefined;
    const sem: Thing = {
      kind: 'thing',
      noun: p.f.word as string,
      sort: '',
      many: p.f.num === 'pl',
      relations: [pp.sem as Relation],
      at: claim({}, 'noun', p),
    };
    return over([p, pp], 'NP', { num: p.f.num, sort: '' }, sem, { tail: edge(pp) });
  }),
  rule('that of another', 'PRON PP', (p, pp) =>
    pp.f.prep === 'of' && p.f.word === 'that'
      ? over(
          [p, pp],
          'NP',
          { num: p.f.num, sort: '', det: 'y' },
          {
            kind: 'thing',
            noun: p.f.word as string,
            sort: '',
            many: p.f.num === 'pl',
            owner: (pp.sem as Relation).term as Term,
            at: [
              ...claim({}, 'noun', p),
              ...((pp.sem as Relation).at ?? []).map(([, t]) => ['owner', t] as const),
            ],
          },
          { tail: edge(pp) },
        )
      : undefined,
  ),
  rule('quotation', 'QUOTE', (q) => over([q], 'NP', { num: 'sg', sort: 'rule' }, q.sem), 'NP'),
  rule('only before a phrase', 'FOCUSADV NP', (f, np) => {
    const t = np.sem as Thing;
    if (np.f.focus === 'y') return undefined;
    // "only these and not those": only these.
    const items = (np.sem as Many).kind === 'many' ? ((np.sem as Many).items as Thing[]) : [];
    if (items.some((i) => i.focus?.includes('not'))) return undefined;
    if (word(f) === 'exactly' && t.quantity === undefined) return undefined;
    if (!['thing', 'reference', 'measure', 'many'].includes(t.kind)) return undefined;
    return over([f, np], 'NP', { ...np.f, focus: 'y' }, change(t, { focus: [word(f)] }, 'focus', f), {
      tail: edge(np).slice(0, -1),
    });
  }),
  rule('not before a phrase', 'NOT NP', (f, np) => {
    const t = np.sem as Thing;
    if (t.kind !== 'thing') return undefined;
    return over([f, np], 'NOTNP', { ...np.f, focus: 'y' }, change(t, { focus: ['not'] }, 'focus', f));
  }),
  rule(
    'doing as a thing',
    'VP',
    (vp) =>
      vp.f.form === 'ing' && vp.f.gap === undefined && vp.f.joined === undefined
        ? over(
            [vp],
            'NP',
            { num: 'sg', sort: 'event', gerund: 'y' },
            fill(vp.sem, { kind: 'reference', to: 'anyone' }),
          )
        : undefined,
    'NP',
  ),
  rule('or, if so, somebody else', 'NP OPEN CONJ COMMA COND COMMA NP CLOSE', (a, o, c, k, cond, l, b, e) => {
    const { word: when, clause, focus, at } = cond.sem as Condition;
    const t = b.sem as Thing;
    if (word(c) !== 'or' || focus !== undefined || t.kind !== 'thing') return undefined;
    const given: Relation = { kind: 'relation', preposition: when, term: clause as Statement, at: at ?? [] };
    const other = change(t, { relations: sorted([...(t.relations ?? []), given]) }, 'relations', k, l);
    return over(
      [a, o, c, k, cond, l, b, e],
      'NP',
      a.f,
      many('or', [a.sem, other], claim({}, 'by', o, c, e)),
      {
        tail: [],
      },
    );
  }),
  rule('or somebody else, in brackets', 'NP OPEN CONJ NP CLOSE', (a, o, c, b, e) =>
    word(c) === 'or'
      ? over([a, o, c, b, e], 'NP', a.f, many('or', [a.sem, b.sem], claim({}, 'by', o, c, e)), { tail: [] })
      : undefined,
  ),
  rule('what it usually is, in brackets', 'NP OPEN ADV NP CLOSE', (a, o, adverb, b, c) => {
    const t = a.sem as Thing;
    const other = b.sem as Thing;
    if (t.kind !== 'thing' || other.kind !== 'thing' || other.focus !== undefined) return undefined;
    if (word(adverb) !== 'usually' && word(adverb) !== 'normally') return undefined;
    if (people.has(a.f.sort ?? '') !== people.has(b.f.sort ?? '')) return undefined;
    const also = change(other, { focus: [word(adverb)] }, 'focus', adverb);
    return over(
      [a, o, adverb, b, c],
      'NP',
      a.f,
      { ...t, also: [also], at: claim(t, 'also', o, c) },
      { tail: [] },
    );
  }),
  rule('where a document is found, in angle brackets', 'NP NP', (a, b) => {
    const t = a.sem as Thing;
    const at = b.sem as Cited;
    if (t.kind !== 'thing' || at.kind !== 'cited' || !at.text.startsWith('<')) return undefined;
    return over([a, b], 'NP', a.f, { ...t, at: claim(t, 'noun', b) }, { tail: [] });
  }),
  rule('the same thing in brackets', 'NP OPEN NP CLOSE', (a, o, b, c) => {
    const t = a.sem as Thing;
    if (
      t.kind !== 'thing' ||
      t.among !== undefined ||
      (people.has(b.f.sort ?? '') && !people.has(a.f.sort ?? ''))
    )
      return undefined;
    if (isSameSeat(t, b.sem as Thing))
      return over([a, o, b, c], 'NP', a.f, { ...t, at: claim(t, 'noun', o, b, c) }, { tail: [] });
    return over(
      [a, o, b, c],
      'NP',
      a.f,
      { ...t, also: [b.sem as Term], at: claim(t, 'also', o, c) },
      { tail: [] },
    );
  }),
];

/** True of "the player four seats to the left (the fifth player)": the second counts from the first seat, and says nothing new. */
function isSameSeat(t: Thing, said: Thing): boolean {
  const seats = (t.relations ?? []).map((r) => (r.measure as Thing | undefined)?.quantity?.is);
  return said.noun === t.noun && said.ordinal !== undefined && seats.includes(said.ordinal - 1);
}
