import type { Rule, Sign } from '../chart/chart.js';
import {
  type Many,
  type Quantity,
  type Relation,
  type Statement,
  sorted,
  type Term,
  type Thing,
} from '../frames/frame.js';
import { contrasted, people, thing } from './agreement.js';
import { countedBy } from './attachment.js';
import { change, claim, eachThing, edge, many, marksOf, over, quantityOf, rule, word } from './build.js';
import { determined } from './nouns.js';

/** Noun phrases with a determiner, an owner or a number; parts of several. */

const partitiveNumber: Readonly<Record<string, string>> = {
  each: 'sg',
  either: 'sg',
  neither: 'sg',
  any: 'any',
  all: 'any',
  both: 'pl',
  some: 'pl',
  most: 'pl',
  none: 'any',
  one: 'sg',
  many: 'pl',
  few: 'pl',
};

export const determinerRules: readonly Rule[] = [
  rule('so many less', 'QB w:minus CARD', (qb, m, n) =>
    thing(qb).quantity?.word === undefined || (qb.tail ?? []).length > 0
      ? undefined
      : over([qb, m, n], 'QB', qb.f, {
          ...thing(qb),
          quantity: {
            ...(thing(qb).quantity as Quantity),
            word: `${thing(qb).quantity?.word} minus ${(n.sem as Quantity).is}`,
            at: claim(thing(qb).quantity as Quantity, 'word', m, n),
          },
        }),
  ),
  // Determiners.
  rule('determiner', 'DET NB', (d, nb) =>
    // "The rest" of nothing is a pronoun; in "says that one of its players can't", "that" joins a clause.
    takes(d, nb) &&
    (thing(nb).owner ? `${word(d)} ${thing(nb).noun}` !== 'that one' : thing(nb).noun !== 'rest')
      ? determined(d, nb, { determiner: word(d) })
      : undefined,
  ),
  rule('each one after the first', 'DET NB PP', (d, nb, pp) => {
    if (!['each', 'any', 'all'].includes(word(d)) || !takes(d, nb) || !countedBy(pp)) return undefined;
    const sem = eachThing(nb.sem, (t) => ({
      ...t,
      relations: sorted([...(t.relations ?? []), pp.sem as Relation]),
    }));
    // "each player a team has beyond the second": it has so many.
    const far = (nb.tail ?? []).includes('c');
    const sign = sem && determined(d, { ...nb, sem, tail: [] }, { determiner: word(d) });
    return sign && { ...sign, marks: marksOf([nb, pp], far && 'far') };
  }),
  rule('determiner and number', 'DET QB', (d, qb) => {
    const allowed = d.f.takes ?? '';
    if (
      word(d) === 'a' ||
      (qb.f.num === 'pl' ? !allowed.includes('p') && word(d) !== 'each' : !allowed.includes('s'))
    )
      return undefined;
    return determined(d, qb, { determiner: word(d) });
  }),
  rule(
    'no determiner',
    'NB',
    (nb) =>
      nb.f.num === 'pl' || nb.f.count === 'm'
        ? over([nb], 'NP', { num: nb.f.num, sort: nb.f.sort }, nb.sem, { tail: nb.tail ?? [] })
        : undefined,
    'NP',
  ),
  // A resource of a game: it is not a subject, only one of several or what an exception names.
  rule(
    'a resource',
    'NB',
    (nb) =>
      thing(nb).noun === 'life total' && nb.f.num === 'sg' && thing(nb).modifiers === undefined
        ? over([nb], 'NP', { num: 'sg', sort: nb.f.sort, kind: 'resource', case: 'a' }, nb.sem)
        : undefined,
    'NP',
  ),
  rule('number of things', 'NUM NB', counted),
  rule('so many things fewer', 'CARD NB w:fewer', (n, nb, f) => {
    const q = quantityOf({ is: (n.sem as Quantity).is as number, word: 'fewer' }, n, f);
    return counted({ ...n, f: { num: 'any' }, sem: q } as Sign, nb);
  }),
  rule('so many things or more', 'QB w:or w:more', (qb, o, m) => orMore(qb, o, m, 'least')),
  rule('so many things or fewer', 'QB w:or w:fewer', (qb, o, m) => orMore(qb, o, m, 'most')),
  rule('so much or less', 'QB w:or w:less', (qb, o, m) => orMore(qb, o, m, 'most')),
  rule('the following', 'DET ADJW COLON NP', (d, a, k, np) =>
    word(d) === 'the' && word(a) === 'following' && (np.sem as Many).kind === 'many'
      ? over(
          [d, a, k, np],
          'NP',
          np.f,
          { ...np.sem, at: claim(np.sem as Many, 'by', d, a, k) },
          { tail: edge(np) },
        )
      : undefined,
  ),
  rule(
    'counted things',
    'QB',
    (qb) =>
      over(
        [qb],
        'NP',
        {
          num: qb.f.num,
          sort: qb.f.sort,
          det: 'y',
          ...((thing(qb).quantity?.word ?? '').startsWith('how ') ? { wh: 'y' } : {}),
        },
        qb.sem,
      ),
    'NP',
  ),
  rule('genitive', 'NP GEN', (np, g) => {
    if (np.f.case !== undefined || contrasted(np)) return undefined;
    if ((np.tail ?? []).length > ((np.sem as Many).kind === 'many' ? 1 : 0)) return undefined;
    return over(
      [np, g],
      'POSS',
      { word: 'np' },
      { ...(np.sem as Thing), at: claim(np.sem as Thing, 'owner', g) },
    );
  }),
  rule('owners joined', 'POSS CONJ POSS', (a, c, b) =>
    a.f.word === 'np' && b.f.word === 'np' && ['and', 'or'].includes(word(c))
      ? over([a, c, b], 'POSS', { word: 'np' }, many(word(c), [a.sem, b.sem], claim({}, 'by', c)))
      : undefined,
  ),
  rule('owner', 'POSS NB', possessive),
  rule('owner and number', 'POSS QB', possessive),
  rule('all of an owner', 'DET POSS NB', (d, p, nb) => {
    if (word(d) !== 'all' && word(d) !== 'both') return undefined;
    const own = possessive(p, nb);
    return own === undefined
      ? undefined
      : over(
          [d, p, nb],
          'NP',
          own.f,
          eachThing(own.sem, (t) => change(t, { determiner: word(d) }, 'determiner', d)),
          { tail: edge(nb) },
        );
  }),
  rule('all of', 'DET w:of NP', (d, of, np) => {
    const num = partitiveNumber[word(d)];
    if (num === undefined) return undefined;
    if (
      word(d) === 'all' &&
      (np.sem as Thing).kind === 'thing' &&
      (np.sem as Thing).determiner === undefined &&
      (np.sem as Thing).owner !== undefined
    ) {
      return over(
        [d, of, np],
        'NP',
        np.f,
        change(np.sem as Thing, { determiner: 'all' }, 'determiner', d, of),
        { tail: edge(np) },
      );
    }
    const own = num === 'any' && word(d) !== 'any' ? (np.f.num ?? 'pl') : num;
    return partitive(d, of, np, { determiner: word(d) }, own);
  }),
  rule('each of those who does', 'DET w:of NP REL', (d, of, np, rel) => {
    const t = thing(np);
    // A plural takes a clause in the plural by itself.
    if (!['each', 'either', 'any'].includes(word(d)) || rel.f.num !== 'sg' || np.f.num !== 'pl')
      return undefined;
    if (t.kind !== 'thing' || t.noun === '' || (rel.f.who === 'who' && !people.has(np.f.sort ?? '')))
      return undefined;
    const said = change(t, { which: sorted([...(t.which ?? []), rel.sem as Statement]) });
    const sign = partitive(d, of, { ...np, sem: said }, { determiner: word(d) }, 'sg');
    return sign && { ...sign, tail: edge(rel) };
  }),
  rule('one of', 'NUM w:of NP', (n, of, np) =>
    partitive(n, of, np, { quantity: n.sem as Quantity }, n.f.num ?? 'pl'),
  ),
  rule('a number of those', 'NUM NP', (n, np) =>
    ['a number of', 'the same number of'].includes((n.sem as Quantity).word ?? '')
      ? partitive(n, undefined, np, { quantity: n.sem as Quantity }, 'pl')
      : undefined,
  ),
  rule('so many times', 'CARD w:times NP', (n, w, np) =>
    (np.sem as Thing).kind === 'thing' && (np.sem as Thing).quantity === undefined && np.f.sort === 'quantity'
      ? over([n, w, np], 'NP', np.f, {
          ...(np.sem as Thing),
          quantity: quantityOf({ is: (n.sem as Quantity).is as number, word: 'times' }, n, w),
        })
      : undefined,
  ),
  rule('half the number', 'w:half NP', (h, np) =>
    (np.sem as Thing).kind === 'thing' && np.f.det === 'y' && np.f.sort === 'quantity'
      ? over(
          [h, np],
          'NP',
          { num: 'sg', sort: 'quantity', det: 'y' },
          {
            kind: 'thing',
            noun: 'half',
            sort: 'quantity',
            many: false,
            owner: np.sem as Term,
            at: claim({}, 'noun', h),
          },
          { tail: edge(np) },
        )
      : undefined,
  ),
  rule('none of', 'w:none w:of NP', (n, of, np) =>
    partitive(n, of, np, { determiner: 'no' }, np.f.num === 'sg' ? 'sg' : 'any'),
  ),
  rule(
    'number alone',
    'NUM',
    (n) =>
      (n.sem as Quantity).word === undefined && n.f.one === undefined
        ? over([n], 'NP', { num: 'any', sort: 'measure', bare: 'y' }, { kind: 'measure', quantity: n.sem })
        : undefined,
    'NP',
  ),
  rule('mana by its symbol', 'SYMBOL', (s) => manaOf(s, []), 'NP'),
  rule('an additional symbol', 'DET ADJW SYMBOL', (d, more, s) =>
    word(d) === 'a' && ['additional', 'extra'].includes(word(more)) ? manaOf(s, [d, more]) : undefined,
  ),
  rule('the second', 'DET ORD', (d, o) =>
    word(d) === 'the'
      ? over(
          [d, o],
          'NP',
          { num: 'sg', sort: '', det: 'y' },
          {
            kind: 'thing',
            noun: '',
            sort: '',
            many: false,
            determiner: 'the',
            ordinal: Number(word(o)),
            at: claim({ at: claim({}, 'determiner', d) }, 'ordinal', o),
          },
        )
      : undefined,
  ),
  rule('so many each', 'QB w:each', (qb, e) =>
    (qb.sem as Thing).kind === 'thing'
      ? over(
          [qb, e],
          'QB',
          qb.f,
          {
            ...(qb.sem as Thing),
            quantity: {
              ...((qb.sem as Thing).quantity as Quantity),
              each: true,
              at: claim((qb.sem as Thing).quantity as Quantity, 'each', e),
            },
          },
          { marks: [(qb.tail ?? []).length > 0 && 'far'] },
        )
      : undefined,
  ),
  rule('a thing each', 'DET NB w:each', (d, nb, e) =>
    word(d) === 'a' && nb.f.num === 'sg' && nb.f.count !== 'm' && (nb.sem as Thing).kind === 'thing'
      ? over(
          [d, nb, e],
          'NP',
          { num: 'sg', sort: nb.f.sort, det: 'y' },
          {
            ...(nb.sem as Thing),
            quantity: { is: 1, each: true, at: claim({ at: claim({}, 'is', d) }, 'each', e) },
          },
          // "the players on a team each draw": each of the players does.
          { marks: [(nb.tail ?? []).length > 0 && 'far', 'one each'], tail: [] },
        )
      : undefined,
  ),
];

/** Nouns of actions. They can have an owner and "of": "the team's declaration of blockers". */
const doneTo = new Set(['declaration', 'assignment', 'removal', 'loss', 'gain', 'exchange']);

function takes(det: Sign, nb: Sign): boolean {
  const allowed = det.f.takes ?? '';
  // "both creatures attacking and those blocking": these and those.
  if (word(det) === 'both' && thing(nb).which?.some((w) => (w as Many).by === 'and')) return false;
  if (nb.f.num === 'pl') return allowed.includes('p');
  return (nb.f.count === 'm' && allowed.includes('m')) || (nb.f.count !== 'm' && allowed.includes('s'));
}

function possessive(own: Sign, nb: Sign): Sign | undefined {
  const counted = thing(nb).owner as Thing | undefined;
  if (counted !== undefined) {
    const { sort } = own.sem as Thing;
    // "The team's declaration of blockers": what it declares.
    if (nb.f.sort === 'event' && doneTo.has(thing(nb).noun)) {
      const { owner: _, ...rest } = thing(nb);
      const of: Relation = { kind: 'relation', preposition: 'of', term: counted as Term, at: [] };
      const event = { ...rest, owner: own.sem as Term, relations: sorted([...(rest.relations ?? []), of]) };
      return over([own, nb], 'NP', { num: nb.f.num, sort: nb.f.sort, det: 'y' }, event, {
        tail: nb.tail ?? [],
      });
    }
    // "the team's number of players" is the number of players on it.
    if (thing(nb).noun !== 'number' || counted.kind !== 'thing' || !counted.many) return undefined;
    if (sort !== 'team' && (own.sem as { to?: string }).to !== 'it') return undefined;
    const on: Relation = { kind: 'relation', preposition: 'on', term: own.sem as Term };
    const sem = change(thing(nb), {
      owner: change(counted, { relations: [...(counted.relations ?? []), on] }),
    });
    return over([own, nb], 'NP', { num: nb.f.num, sort: nb.f.sort, det: 'y' }, sem, { tail: nb.tail ?? [] });
  }
  const sem = eachThing(nb.sem, (t) =>
    t.owner === undefined ? { ...t, owner: own.sem as Term } : undefined,
  );
  if (sem === undefined) return undefined;
  return over([own, nb], 'NP', { num: nb.f.num, sort: nb.f.sort, det: 'y' }, sem, { tail: nb.tail ?? [] });
}

export function partitive(
  det: Sign,
  of: Sign | undefined,
  np: Sign,
  more: Partial<Thing>,
  num: string,
): Sign | undefined {
  if (np.f.det !== 'y' && np.f.pron !== 'y') return undefined;
  if (np.f.case === 'n' || (np.f.num === 'sg' && people.has(np.f.sort ?? '') && np.f.sort !== 'group'))
    return undefined;
  const sem: Thing = {
    kind: 'thing',
    noun: '',
    sort: np.f.sort ?? '',
    many: num === 'pl',
    among: np.sem as Term,
    ...more,
    at: of ? claim({ at: claim({}, 'determiner', det) }, 'among', of) : claim({}, 'determiner', det),
  };
  return over(of ? [det, of, np] : [det, np], 'NP', { num, sort: np.f.sort, det: 'y' }, sem, {
    tail: edge(np),
  });
}

function counted(num: Sign, nb: Sign): Sign | undefined {
  const q = num.sem as Quantity;
  const plural = num.f.num !== 'sg';
  if (num.f.num !== 'any' && nb.f.count !== 'm' && (nb.f.num === 'pl') !== plural) return undefined;
  if (nb.f.count === 'm' && num.f.mass !== 'y' && (q.is ?? q.most ?? q.least) === undefined) return undefined;
  const sem = eachThing(nb.sem, (t) =>
    t.quantity === undefined ? { ...t, quantity: q, many: t.many || (q.least ?? 0) > 1 } : undefined,
  );
  if (sem === undefined) return undefined;
  // "The same number of counters is lost": it is one number.
  const f = q.word === 'the same number of' ? { ...nb.f, num: 'any' } : nb.f;
  return over([num, nb], 'QB', f, sem, { tail: nb.tail ?? [] });
}

/** "three players or more" */
function orMore(qb: Sign, o: Sign, m: Sign, slot: 'least' | 'most'): Sign | undefined {
  const t = thing(qb);
  const q = t.quantity;
  // "0 or less life or less" says it twice.
  const bound = q?.is ?? q?.[slot];
  if (t.kind !== 'thing' || q === undefined || bound === undefined || q.word !== undefined) return undefined;
  if ((qb.tail ?? []).length > 0) return undefined;
  const quantity: Quantity = { [slot]: bound, at: claim(q, 'quantity', o, m) };
  return over([qb, o, m], 'QB', qb.f, { ...t, quantity });
}

/** "{2}", "an additional {2}": so much mana. */
function manaOf(symbol: Sign, before: readonly Sign[]): Sign | undefined {
  const [, number] = /^\{(\d+)\}$/.exec((symbol.sem as { name: string }).name) ?? [];
  if (number === undefined) return undefined;
  return over(
    [...before, symbol],
    'NP',
    { num: 'any', sort: 'quantity', det: 'y' },
    {
      kind: 'thing',
      noun: 'mana',
      sort: 'quantity',
      many: false,
      ...(before.length > 0 ? { modifiers: ['additional'], at: claim({}, 'modifiers', ...before) } : {}),
      quantity: quantityOf({ is: Number(number) }, symbol),
    },
  );
}
