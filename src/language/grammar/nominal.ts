// Long because it is a list: one entry for each construction.
import type { Rule, Sign } from '../chart/chart.js';
import type {
  Many,
  Named,
  Node,
  Places,
  Quantity,
  Relation,
  Statement,
  Term,
  Thing,
} from '../frames/frame.js';
import { farFrom, nounAccepts } from './attachment.js';
import { change, claim, eachThing, edge, fill, many, over, quantityOf, rule, sorted, word } from './build.js';

const thing = (sign: Sign): Thing => sign.sem as Thing;

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

function withPhrase(nb: Sign, pp: Sign): Sign | undefined {
  const t = thing(nb);
  const first = (t.kind as string) === 'many' ? ((t as unknown as Many).items[0] as Thing) : t;
  if (!nounAccepts(nb.f.sort ?? '', first.noun, pp)) return undefined;
  if (pp.f.prep === 'from' && pp.f.gerund === 'y') return undefined;
  const relation = pp.sem as Relation;
  // "rather than as a team" stands against another phrase, not against a noun.
  if (
    ['rather than', 'instead of'].includes(pp.f.prep ?? '') &&
    (relation.term as Relation).kind === 'relation'
  )
    return undefined;
  const far = farFrom(nb.tail ?? [], pp);
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

/** A noun phrase of a noun with what stands before it. */
function determined(det: Sign, nb: Sign, more: Partial<Thing>): Sign | undefined {
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
  const wh = more.determiner === 'which' || more.determiner === 'what' ? { wh: 'y' } : {};
  return over([det, nb], 'NP', { num: nb.f.num, sort: nb.f.sort, det: 'y', ...wh }, sem, {
    tail: nb.tail ?? [],
  });
}

function takes(det: Sign, nb: Sign): boolean {
  const allowed = det.f.takes ?? '';
  if (nb.f.num === 'pl') return allowed.includes('p');
  return (nb.f.count === 'm' && allowed.includes('m')) || (nb.f.count !== 'm' && allowed.includes('s'));
}

function relative(
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

const infinitiveNouns = new Set(['way', 'chance', 'opportunity', 'right', 'reason']);

const people = new Set(['player', 'team', 'group']);

function relativeFar(nb: Sign, rel: Sign): boolean {
  return (nb.tail ?? []).some(
    (t) => t.startsWith('n:') && (rel.f.who !== 'who' || people.has(t.split(':')[1] ?? '')),
  );
}

function possessive(own: Sign, nb: Sign): Sign | undefined {
  if (thing(nb).owner !== undefined) return undefined;
  const sem = eachThing(nb.sem, (t) =>
    t.owner === undefined ? { ...t, owner: own.sem as Term } : undefined,
  );
  if (sem === undefined) return undefined;
  return over([own, nb], 'NP', { num: nb.f.num, sort: nb.f.sort, det: 'y' }, sem, { tail: nb.tail ?? [] });
}

function partitive(det: Sign, of: Sign, np: Sign, more: Partial<Thing>, num: string): Sign | undefined {
  if (np.f.det !== 'y' && np.f.pron !== 'y') return undefined;
  if (np.f.case === 'n' || (np.f.num === 'sg' && people.has(np.f.sort ?? ''))) return undefined;
  const sem: Thing = {
    kind: 'thing',
    noun: '',
    sort: np.f.sort ?? '',
    many: num === 'pl',
    among: np.sem as Term,
    ...more,
    at: claim({ at: claim({}, 'determiner', det) }, 'among', of),
  };
  return over([det, of, np], 'NP', { num, sort: np.f.sort, det: 'y' }, sem, { tail: edge(np) });
}

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

function counted(num: Sign, nb: Sign): Sign | undefined {
  const q = num.sem as Quantity;
  const plural = num.f.num !== 'sg';
  if (num.f.num !== 'any' && nb.f.count !== 'm' && (nb.f.num === 'pl') !== plural) return undefined;
  if (nb.f.count === 'm' && num.f.mass !== 'y' && q.is === undefined) return undefined;
  const sem = eachThing(nb.sem, (t) =>
    t.quantity === undefined ? { ...t, quantity: q, many: t.many || (q.least ?? 0) > 1 } : undefined,
  );
  if (sem === undefined) return undefined;
  return over([num, nb], 'QB', nb.f, sem, { tail: nb.tail ?? [] });
}

/** "three players or more" */
function orMore(qb: Sign, o: Sign, m: Sign, slot: 'least' | 'most'): Sign | undefined {
  const t = thing(qb);
  const q = t.quantity;
  if (t.kind !== 'thing' || q?.is === undefined || q.word !== undefined || (qb.tail ?? []).length > 0)
    return undefined;
  const quantity: Quantity = { [slot]: q.is, at: claim(q, 'quantity', o, m) };
  return over([qb, o, m], 'QB', qb.f, { ...t, quantity });
}

export const nominalRules: readonly Rule[] = [
  // What stands before the noun.
  rule('adjective', 'ADJW N', (a, n) => {
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
  rule('name before noun', 'NAMES N', (a, n) =>
    modify(
      n,
      { ...a, sem: { kind: 'word', word: '', at: [] } as unknown as Node },
      { names: [a.sem as Term] },
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
  rule('one name', 'NAME', (a) => over([a], 'NAMES', a.f, a.sem), 'NAMES'),
  rule('two names', 'NAME CONJ NAME', (a, c, b) =>
    over([a, c, b], 'NAMES', {}, many(word(c), [a.sem, b.sem], claim({}, 'by', c))),
  ),
  rule('names joined', 'NAMELIST COMMA CONJ NAME', (a, k, c, b) =>
    over(
      [a, c, b],
      'NAMES',
      {},
      many(
        word(c),
        [...(a.sem as Many).items, b.sem] as Node[],
        claim({ at: claim({ at: (a.sem as Many).at as Places }, 'by', c) }, 'by', k),
      ),
    ),
  ),
  rule('names in a list', 'NAME COMMA NAME', (a, k, b) =>
    over(
      [a, k, b],
      'NAMELIST',
      {},
      { kind: 'many', by: 'list', items: [a.sem, b.sem], at: claim({}, 'by', k) },
    ),
  ),
  rule('more names in a list', 'NAMELIST COMMA NAME', (a, k, b) =>
    over(
      [a, k, b],
      'NAMELIST',
      {},
      {
        kind: 'many',
        by: 'list',
        items: [...(a.sem as Many).items, b.sem],
        at: claim({ at: (a.sem as Many).at as Places }, 'by', k),
      },
    ),
  ),
  rule(
    'name alone',
    'NAME',
    (a) =>
      /^\p{Lu}/u.test((a.sem as Named).name)
        ? over([a], 'NP', { num: 'sg', sort: 'game' }, a.sem)
        : undefined,
    'NP',
  ),
  rule('ordinal', 'ORD N', (o, n) => {
    const t = eachThing(n.sem, (x) =>
      x.ordinal === undefined ? change(x, { ordinal: Number(word(o)) }, 'ordinal', o) : undefined,
    );
    return t === undefined ? undefined : over([o, n], 'N', n.f, t);
  }),
  rule('noun', 'N', (n) => over([n], 'NB', n.f, n.sem), 'NB'),
  // What stands after it.
  rule('noun with a phrase', 'NB PP', (nb, pp) => withPhrase(nb, pp)),
  rule('noun with a relative clause', 'NB REL', (nb, rel) => {
    // An order that is no particular one has nothing said of it.
    if (nb.f.sort === 'order' && nb.f.count === 'm' && rel.f.who === 'that') return undefined;
    if (rel.f.num !== undefined && rel.f.num !== '' && nb.f.num !== undefined && rel.f.num !== nb.f.num)
      return undefined;
    if (rel.f.who === 'who' && !people.has(nb.f.sort ?? '') && thing(nb).noun !== 'one') return undefined;
    if (rel.f.who === '' && ['time', 'moment'].includes(thing(nb).noun)) return undefined;
    return relative(nb, rel.sem as Statement, rel, [], relativeFar(nb, rel));
  }),
  rule('noun with a relative clause between commas', 'NB COMMA REL', (nb, k, rel) => {
    if (rel.f.num !== undefined && rel.f.num !== '' && nb.f.num !== undefined && rel.f.num !== nb.f.num)
      return undefined;
    if (rel.f.who === 'that' || (rel.f.who === '' && rel.f.part !== 'pass')) return undefined;
    if (rel.f.who === 'who' && !people.has(nb.f.sort ?? '')) return undefined;
    return relative(nb, rel.sem as Statement, rel, [k], relativeFar(nb, rel));
  }),
  rule('noun with two clauses', 'NB COMMA REL COMMA REL', (nb, k, a, l, b) => {
    if (a.f.who !== '' || a.f.part !== 'pass' || b.f.who === '') return undefined;
    const first = relative(nb, a.sem as Statement, a, [k, l]);
    const whole = first === undefined ? undefined : relative(first, b.sem as Statement, b, []);
    return whole === undefined ? undefined : { ...whole, tail: [...(whole.tail ?? []), ','] };
  }),
  rule('noun with examples', 'NB COMMA PP', (nb, k, pp) =>
    pp.f.prep === 'such as'
      ? withPhrase(nb, { ...pp, sem: change(pp.sem as Relation, {}, 'preposition', k) })
      : undefined,
  ),
  rule('noun with what is to be done', 'NB INF', (nb, i) =>
    i.f.gap === undefined && infinitiveNouns.has(thing(nb).noun)
      ? after(
          nb,
          i,
          (t) => ({
            ...t,
            relations: sorted([
              ...(t.relations ?? []),
              {
                kind: 'relation',
                preposition: 'to',
                term: fill(i.sem as Statement, { kind: 'reference', to: 'anyone' }),
              },
            ]),
          }),
          false,
        )
      : undefined,
  ),
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
  // Joined nouns under one determiner.
  rule('nouns joined', 'NB CONJ NB', (a, c, b) => joined(a, c, [], b)),
  rule('nouns in a list', 'NB COMMA NBLIST', (a, k, b) => {
    const m = b.sem as Many;
    if (a.f.num !== b.f.num) return undefined;
    return over(
      [a, k, b],
      'NB',
      { ...a.f, list: 'y' },
      many(m.by, [a.sem, ...(m.items as Node[])], claim({ at: m.at as Places }, 'by', k)),
      {
        tail: b.tail as readonly string[],
        marks:
          (thing(a).relations ?? thing(a).which ?? thing(a).owner) === undefined
            ? []
            : ['far', 'narrow', 'narrow', 'narrow'],
      },
    );
  }),
  rule('end of a list of nouns', 'NB COMMA CONJ NB', (a, k, c, b) => {
    const sign = joined(a, c, [k], b);
    return sign === undefined ? undefined : { ...sign, cat: 'NBLIST' };
  }),
  // Determiners.
  rule('determiner', 'DET NB', (d, nb) =>
    takes(d, nb) ? determined(d, nb, { determiner: word(d) }) : undefined,
  ),
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
      nb.f.num === 'pl' || nb.f.count === 'm' || (thing(nb).names !== undefined && false)
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
    if (np.f.case !== undefined) return undefined;
    if ((np.tail ?? []).length > ((np.sem as Many).kind === 'many' ? 1 : 0)) return undefined;
    return over(
      [np, g],
      'POSS',
      { word: 'np' },
      { ...(np.sem as Thing), at: claim(np.sem as Thing, 'owner', g) },
    );
  }),
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
  rule('one of', 'NUM w:of NP', (n, of, np) =>
    partitive(n, of, np, { quantity: n.sem as Quantity }, n.f.num ?? 'pl'),
  ),
  rule('so many times', 'CARD w:times NP', (n, w, np) =>
    (np.sem as Thing).kind === 'thing' && (np.sem as Thing).quantity === undefined && np.f.sort === 'quantity'
      ? over([n, w, np], 'NP', np.f, {
          ...(np.sem as Thing),
          quantity: quantityOf({ is: (n.sem as Quantity).is as number, word: 'times' }, n, w),
        })
      : undefined,
  ),
  rule('none of', 'w:none w:of NP', (n, of, np) =>
    partitive(n, of, np, { determiner: 'no' }, np.f.num ?? 'pl'),
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
      ),
    'NP',
  ),
  rule('pronoun with a relative clause', 'PRON REL', (p, rel) => {
    const to = p.f.word ?? '';
    if (
      !['those', 'that', 'anything', 'everything', 'nothing', 'no one', 'anyone', 'ones', 'one'].includes(to)
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
      !['one', 'ones', 'those', 'that', 'anything', 'nothing', 'everything', 'no one'].includes(
        p.f.word ?? '',
      )
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
    nb.f.sort === 'ability' && (nb.sem as Thing).also === undefined
      ? over([nb, q], 'NB', nb.f, { ...(nb.sem as Thing), also: [q.sem as Term] })
      : undefined,
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
  rule('quotation', 'QUOTE', (q) => over([q], 'NP', { num: 'sg', sort: 'rule' }, q.sem), 'NP'),
  rule('only before a phrase', 'FOCUSADV NP', (f, np) => {
    const t = np.sem as Thing;
    if (np.f.focus === 'y') return undefined;
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
  // Joined phrases.
  rule('phrases joined', 'NP CONJ NP', (a, c, b) => joinedPhrases(a, c, [], b, 'NP')),
  rule('phrases joined after a comma', 'NP COMMA CONJ NP', (a, k, c, b) =>
    joinedPhrases(a, c, [k], b, 'NPLIST'),
  ),
  rule(
    'two phrases after a comma',
    'NPLIST',
    (l) =>
      over([l], 'NP', l.f, l.sem, {
        marks: [l.f.list !== 'y' && 'comma before the last of two'],
        tail: l.tail as readonly string[],
      }),
    'NP',
  ),
  // "this, that and those": no comma before the last.
  rule('last two phrases of a list', 'NP CONJ NP', (a, c, b) => joinedPhrases(a, c, [], b, 'NPEND')),
  rule('phrases in a list without the last comma', 'NP COMMA NPEND', (a, k, b) =>
    listed(a, k, b, 'no comma'),
  ),
  rule('phrases in a list', 'NP COMMA NPLIST', (a, k, b) => listed(a, k, b)),
  rule('phrase, not phrase', 'NP COMMA NOTNP', (a, k, b) =>
    contrastable(a.f.sort, b.f.sort)
      ? over([a, k, b], 'NP', { ...a.f }, many('and', [a.sem, b.sem], claim({}, 'by', k)))
      : undefined,
  ),
  rule('nobody but this', 'NP CONJ NP', (a, c, b) => {
    const none = (a.sem as { to?: string }).to === 'no one' || thing(a).determiner === 'no';
    if (word(c) !== 'but' || !none || thing(a).relations !== undefined || thing(a).which !== undefined)
      return undefined;
    const but: Relation = {
      kind: 'relation',
      preposition: 'other than',
      term: b.sem as Term,
      at: claim({}, 'preposition', c),
    };
    const sem: Thing =
      thing(a).kind === 'thing'
        ? { ...thing(a), relations: [but] }
        : {
            kind: 'thing',
            noun: 'no one',
            sort: '',
            many: false,
            relations: [but],
            at: claim({}, 'noun', a),
          };
    return over([a, c, b], 'NP', { num: a.f.num, sort: a.f.sort }, sem, { tail: edge(b) });
  }),
  rule('phrase and not phrase', 'NP CONJ NOTNP', (a, c, b) =>
    (word(c) === 'and' || word(c) === 'but') && contrastable(a.f.sort, b.f.sort) && a.f.case === undefined
      ? over([a, c, b], 'NP', { ...a.f }, many('and', [a.sem, b.sem], claim({}, 'by', c)))
      : undefined,
  ),
  rule('phrase, not phrase, between commas', 'NP COMMA NOTNP COMMA', (a, k, b, l) =>
    contrastable(a.f.sort, b.f.sort)
      ? over([a, k, b, l], 'NPASIDE', { ...a.f }, many('and', [a.sem, b.sem], claim({}, 'by', k, l)))
      : undefined,
  ),
  rule('phrase, and not phrase, between commas', 'NP COMMA CONJ NOTNP COMMA', (a, k, c, b, l) =>
    (word(c) === 'and' || word(c) === 'but') && contrastable(a.f.sort, b.f.sort)
      ? over([a, k, c, b, l], 'NPASIDE', { ...a.f }, many('and', [a.sem, b.sem], claim({}, 'by', k, c, l)))
      : undefined,
  ),
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
  rule('both … and', 'w:both NP', (w, np) =>
    (np.sem as Many).kind === 'many' && (np.sem as Many).by === 'and'
      ? over(
          [w, np],
          'NP',
          { ...np.f, both: 'y', num: 'pl' },
          { ...(np.sem as Many), at: claim(np.sem as Many, 'by', w) },
        )
      : undefined,
  ),
  rule('either … or', 'w:either NP', (w, np) =>
    (np.sem as Many).kind === 'many' && (np.sem as Many).by === 'or'
      ? over([w, np], 'NP', np.f, { ...(np.sem as Many), at: claim(np.sem as Many, 'by', w) })
      : undefined,
  ),
  rule('neither … nor', 'w:neither NP', (w, np) =>
    (np.sem as Many).kind === 'many' && (np.sem as Many).by === 'nor'
      ? over(
          [w, np],
          'NP',
          { ...np.f, num: 'any' },
          { ...(np.sem as Many), at: claim(np.sem as Many, 'by', w) },
        )
      : undefined,
  ),
  rule('the same thing in brackets', 'NP OPEN NP CLOSE', (a, o, b, c) => {
    const t = a.sem as Thing;
    if (t.kind !== 'thing' || (people.has(b.f.sort ?? '') && !people.has(a.f.sort ?? ''))) return undefined;
    return over(
      [a, o, b, c],
      'NP',
      a.f,
      { ...t, also: [b.sem as Term], at: claim(t, 'also', o, c) },
      { tail: [] },
    );
  }),
  rule('and so on', 'NP COMMA ELL', (a, k, e) =>
    word(e) === 'and so on'
      ? over(
          [a, k, e],
          'NP',
          a.f,
          many(
            'and',
            [a.sem, { kind: 'reference', to: 'and so on', at: claim({}, 'to', e) }],
            claim({}, 'by', k),
          ),
          { marks: [(a.sem as Many).kind !== 'many' && 'narrow'] },
        )
      : undefined,
  ),
  rule('list and so on', 'NP COMMA NP COMMA ELL', (a, k, b, l, e) =>
    word(e) === 'and so on'
      ? over(
          [a, k, b, l, e],
          'NP',
          { ...a.f, num: 'pl', etc: 'y' },
          many(
            'and',
            [a.sem, b.sem, { kind: 'reference', to: 'and so on', at: claim({}, 'to', e) }],
            claim({}, 'by', k, l),
          ),
        )
      : undefined,
  ),
];

function joined(a: Sign, c: Sign, commas: readonly Sign[], b: Sign): Sign | undefined {
  const by = word(c);
  if (by !== 'and' && by !== 'or' && by !== 'and/or' && by !== 'nor') return undefined;
  if (a.f.num !== b.f.num || (a.f.list === 'y' && (a.sem as Many).by !== by)) return undefined;
  if ((a.sem as Many).kind === 'many') return undefined;
  const long = (thing(a).relations ?? thing(a).which ?? thing(a).owner) !== undefined;
  const postmodified = (thing(b).relations ?? thing(b).which ?? thing(b).owner) !== undefined;
  const premodified = (thing(a).modifiers ?? thing(a).names) !== undefined;
  return over(
    [a, c, b],
    'NB',
    {
      num: a.f.num,
      sort: a.f.sort === b.f.sort ? a.f.sort : 'object',
      count: a.f.count === 'm' || b.f.count === 'm' ? a.f.count : 'c',
      joined: by,
    },
    many(by, [a.sem, sharing(thing(a), thing(b))], claim({}, 'by', ...commas, c)),
    {
      marks: [
        postmodified && 'narrow',
        premodified && 'narrow',
        long && 'narrow',
        long && (postmodified || nearerParallel(a, b)) && 'far',
      ],
      tail: b.tail ?? [],
    },
  );
}

/** True of what "this, not that" can set against each other: players and teams, or things of one sort. */
export const contrastable = (a: string | undefined, b: string | undefined): boolean =>
  a === b || (people.has(a ?? '') && people.has(b ?? ''));

/** Adjectives that any noun can have: before the first of joined nouns they belong to all. */
const shared = new Set(
  'legal illegal following specific particular appropriate resolving additional new other current remaining individual'.split(
    ' ',
  ),
);

/** The second of two joined nouns with the adjectives that stand before the first. */
function sharing(first: Thing, second: Thing): Thing {
  const own = [second.modifiers, second.names, second.ordinal, second.quantity].some((x) => x !== undefined);
  const common = (first.modifiers ?? []).filter((m) => shared.has(m));
  return second.kind !== 'thing' || own || common.length === 0 ? second : { ...second, modifiers: common };
}

/** True where something nearer to the end of the first phrase is as like the second as the first is. */
function nearerParallel(a: Sign, b: Sign): boolean {
  return (a.tail ?? []).some((t) => t.startsWith('n:') && classOf(t.split(':')[1]) === classOf(b.f.sort));
}

/** Marks of phrases that are joined and not made alike: one has a determiner, or is a pronoun, and the other not. */
function unevenly(a: Sign, b: Sign): string[] {
  const listed = b.cat === 'NPLIST' || a.cat === 'NPLIST';
  const uneven =
    (b.cat !== 'NPLIST' && (a.f.gerund === 'y') !== (b.f.gerund === 'y')) ||
    (listed && (a.f.pron === 'y') !== (b.f.pron === 'y')) ||
    (a.f.pron !== 'y' && b.f.pron !== 'y' && (a.f.det === 'y') !== (b.f.det === 'y'));
  return uneven ? ['far', 'narrow', 'uneven'] : [];
}

/** A phrase before the last ones of a list. */
function listed(a: Sign, k: Sign, b: Sign, mark?: string): Sign | undefined {
  const m = b.sem as Many;
  if (!parallel(a, b) && a.f.kind !== 'resource') return undefined;
  return over(
    [a, k, b],
    'NPLIST',
    { num: m.by === 'or' ? 'any' : 'pl', sort: a.f.sort, list: 'y', det: a.f.det },
    many(m.by, [a.sem, ...(m.items as Node[])], claim({ at: m.at as Places }, 'by', k)),
    {
      tail: b.tail as readonly string[],
      marks: [...unevenly(a, b), nearerParallel(a, b) && 'far', a.f.focus === 'y' && 'narrow', mark],
    },
  );
}

function joinedPhrases(a: Sign, c: Sign, commas: readonly Sign[], b: Sign, cat: string): Sign | undefined {
  const by = word(c);
  if (
    !['and', 'or', 'and/or', 'nor'].includes(by) &&
    !(by === 'but' && (b.f.focus === 'y' || thing(b).quantity?.most !== undefined))
  )
    return undefined;
  if (a.f.word === 'person' && b.f.word === 'person') return undefined;
  if (!parallel(a, b) && a.f.kind !== 'resource') return undefined;
  if (bare(a) && bare(b) && a.f.num === b.f.num && !long(a) && long(b)) return undefined;
  const far = nearerParallel(a, b);
  if ((a.sem as Many).kind === 'many' && a.f.joined === 'y') return undefined;
  if (a.f.case !== undefined && b.f.case !== undefined && a.f.case !== b.f.case) return undefined;
  const num = by === 'and' || by === 'and/or' ? 'pl' : a.f.num === b.f.num ? a.f.num : 'any';
  const gerund = a.f.gerund === 'y' && b.f.gerund === 'y';
  return over(
    [a, c, b],
    cat,
    {
      num,
      sort:
        a.f.sort === b.f.sort
          ? a.f.sort
          : (a.f.sort ?? '') === 'object' || b.f.sort === 'object'
            ? 'object'
            : a.f.sort,
      joined: 'y',
      det: a.f.det === 'y' && b.f.det === 'y' ? 'y' : undefined,
      ...(gerund ? { gerund: 'y' } : {}),
      case: a.f.case ?? b.f.case,
    },
    many(by === 'but' ? 'and' : by, [a.sem, b.sem], claim({}, 'by', ...commas, c)),
    {
      tail: edge(b),
      marks: [far && 'far', a.f.focus === 'y' && b.f.focus !== 'y' && 'narrow', ...unevenly(a, b)],
    },
  );
}

const classes: Readonly<Record<string, string>> = {
  player: 'thing',
  team: 'thing',
  object: 'thing',
  ability: 'thing',
  marker: 'thing',
  control: 'thing',
  place: 'place',
  zone: 'place',
  direction: 'place',
  time: 'time',
  step: 'time',
  quantity: 'quantity',
  measure: 'quantity',
};

const bare = (np: Sign): boolean => np.f.det === undefined && (np.sem as Thing).kind === 'thing';
const long = (np: Sign): boolean => {
  const t = np.sem as Thing;
  return (t.relations ?? t.which ?? t.owner) !== undefined;
};

/** Sorts that are joined with each other. */
function classOf(sort: string | undefined): string {
  return (
    classes[sort ?? ''] ??
    (sort === '' || sort === undefined || sort === 'pronoun' || sort === 'group' ? '' : 'other')
  );
}

function parallel(a: Sign, b: Sign): boolean {
  const [x, y] = [classOf(a.f.sort), classOf(b.f.sort)];
  return x === y || x === '' || y === '' || x === 'other' || y === 'other';
}

export { fill, quantityOf };
