import type { Rule, Sign } from '../chart/chart.js';
import type { Many, Node, Places, Quantity, Relation, Term, Thing } from '../frames/frame.js';
import { contrastable, thing } from './agreement.js';
import { claim, edge, many, over, rule, word } from './build.js';

/** Nouns and phrases that are joined. */

/** Adjectives that any noun can have: before the first of joined nouns they belong to all. */
const shared = new Set(
  'legal illegal following specific particular appropriate resolving additional new other current remaining individual same out-of-range chosen reselected'.split(
    ' ',
  ),
);

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
const isOne = (np: Sign): boolean => thing(np).noun === 'one' || (np.sem as { to?: string }).to === 'one';
const long = (np: Sign): boolean => {
  const t = np.sem as Thing;
  return (t.relations ?? t.which ?? t.owner) !== undefined;
};

export const listRules: readonly Rule[] = [
  // Joined nouns under one determiner.
  rule('nouns joined', 'NB CONJ NB', (a, c, b) => joined(a, c, [], b)),
  rule('nouns in a list', 'NB COMMA NBLIST', (a, k, b) => {
    const m = b.sem as Many;
    if (a.f.num !== b.f.num) return undefined;
    return over(
      [a, k, b],
      'NB',
      { ...a.f, list: 'y' },
      many(
        m.by,
        [a.sem, ...m.items.map((item) => sharing(thing(a), item as Thing))],
        claim({ at: m.at as Places }, 'by', k),
      ),
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
  rule('phrase, and not phrase', 'NP COMMA CONJ NOTNP', (a, k, c, b) =>
    (word(c) === 'and' || word(c) === 'but') && contrastable(a.f.sort, b.f.sort) && a.f.case === undefined
      ? over([a, k, c, b], 'NP', { ...a.f }, many('and', [a.sem, b.sem], claim({}, 'by', k, c)))
      : undefined,
  ),
  rule('phrase, not phrase', 'NP COMMA NOTNP', (a, k, b) =>
    contrastable(a.f.sort, b.f.sort)
      ? over([a, k, b], 'NP', { ...a.f }, many('and', [a.sem, b.sem], claim({}, 'by', k)))
      : undefined,
  ),
  rule('so many, not so many', 'NP COMMA NOT NUM', (a, k, n, m) => {
    const t = thing(a);
    if (t.kind !== 'thing' || t.quantity?.is === undefined || (m.sem as Quantity).is === undefined)
      return undefined;
    const other: Relation = {
      kind: 'relation',
      preposition: 'rather than',
      term: { kind: 'thing', noun: t.noun, sort: t.sort, many: t.many, quantity: m.sem as Quantity },
      at: claim({}, 'preposition', k, n),
    };
    return over(
      [a, k, n, m],
      'NP',
      a.f,
      { ...t, relations: [...(t.relations ?? []), other] },
      { tail: a.tail ?? [] },
    );
  }),
  rule('nobody but this', 'NP CONJ NP', (a, c, b) => {
    const { to = '' } = a.sem as { to?: string };
    const none =
      ['no one', 'anyone', 'anything'].includes(to) || ['no', 'any'].includes(thing(a).determiner ?? '');
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
            noun: to,
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

export function joined(a: Sign, c: Sign, commas: readonly Sign[], b: Sign): Sign | undefined {
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

/** The second of two joined nouns with the adjectives that come before the first. */
function sharing(first: Thing, second: Thing): Thing {
  const own = [second.modifiers, second.names, second.ordinal, second.quantity].some((x) => x !== undefined);
  const common = (first.modifiers ?? []).filter((m) => shared.has(m));
  return second.kind !== 'thing' || own || common.length === 0 ? second : { ...second, modifiers: common };
}

/** True where something nearer to the end of the first phrase is as like the second as the first is. */
function nearerParallel(a: Sign, b: Sign): boolean {
  return (a.tail ?? []).some((t) => {
    const sort = t.split(':')[1];
    const its = classOf(sort);
    const alike = b.cat === 'NB' || b.f.det !== 'y' || t.endsWith(':det');
    return t.startsWith('n:') && alike && its === classOf(b.f.sort) && (its !== 'other' || sort === b.f.sort);
  });
}

/** "the state", "the results of the sequence" */
const known = ({ sem }: Sign): boolean => {
  const { determiner, owner, quantity } = sem as Thing;
  const owned = owner?.kind === 'thing' && determiner === undefined && quantity === undefined;
  return determiner === 'the' || owned;
};

/** True of "a sequence based on the state and the results": what is known is joined with what is known. */
function nearerDefinite(a: Sign, b: Sign): boolean {
  const nearer = (a.tail ?? []).some((t) => t.startsWith('n:') && t.endsWith(':det'));
  return thing(a).determiner === 'a' && b.f.det === 'y' && known(b) && nearer;
}

/** True of "a player between one pass and the next": the next pass is meant. */
function anotherOf(a: Sign, b: Sign): boolean {
  const { to = '' } = b.sem as { to?: string };
  return ['the next', 'the last'].includes(to) && (a.tail ?? []).some((t) => t.startsWith('n:'));
}

/** True of things of two sorts that have no class in common: a game and a variant. Known things are alike in that they are known. */
function unlike(a: Sign, b: Sign): boolean {
  if (known(a) && known(b)) return false;
  return classOf(a.f.sort) === 'other' && classOf(b.f.sort) === 'other' && a.f.sort !== b.f.sort;
}

/** Marks of phrases that are joined and not made alike: one has a determiner, or is a pronoun, and the other not. */
function unevenly(a: Sign, b: Sign): string[] {
  const listed = b.cat === 'NPLIST' || a.cat === 'NPLIST';
  const none = (s: Sign): boolean =>
    thing(s).determiner === 'no' || (s.sem as { to?: string }).to === 'no one';
  const uneven =
    (b.cat !== 'NPLIST' && none(a) !== none(b)) ||
    (b.cat !== 'NPLIST' && (a.f.gerund === 'y') !== (b.f.gerund === 'y')) ||
    (b.cat === 'NPLIST' && a.f.gerund !== 'y' && b.f.gerund === 'y') ||
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
    { num: m.by === 'or' ? 'any' : 'pl', sort: a.f.sort, list: 'y', det: a.f.det, ends: b.f.ends },
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
  // "is 25 in one game and 30 in another": the number is no second game.
  if (by === 'and' && b.f.sort === 'measure' && a.f.sort === 'game') return undefined;
  // "two for emperors and one for generals": "one" is a number there.
  if (by === 'and' && bare(a) && isOne(b) && !isOne(a)) return undefined;
  // "one and only one of them" is a number.
  if ((a.sem as { to?: string }).to === 'one' && b.f.focus === 'y') return undefined;
  const far = nearerParallel(a, b) || nearerDefinite(a, b) || anotherOf(a, b);
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
      ...(gerund ? { gerund: 'y' } : b.f.gerund === 'y' ? { ends: 'doing' } : {}),
      case: a.f.case ?? b.f.case,
    },
    many(by === 'but' ? 'and' : by, [a.sem, b.sem], claim({}, 'by', ...commas, c)),
    {
      tail: edge(b),
      marks: [
        far && 'far',
        unlike(a, b) && 'unlike',
        a.f.focus === 'y' && b.f.focus !== 'y' && 'narrow',
        ...unevenly(a, b),
      ],
    },
  );
}

/** Sorts that are joined with each other. */
function classOf(sort: string | undefined): string {
  return (
    classes[sort ?? ''] ??
    (sort === '' || sort === undefined || sort === 'pronoun' || sort === 'group' ? '' : 'other')
  );
}

/** What a player or a team has of: life, counters. */
const resource = ({ sem }: Sign): boolean =>
  (sem as Thing).noun === 'life total' ||
  ((sem as Thing).sort === 'marker' && (sem as Thing).owner !== undefined);

/** What is joined with things of any class. */
const mana = ({ sem }: Sign): boolean => (sem as Thing).noun === 'mana';

function parallel(a: Sign, b: Sign): boolean {
  if ((resource(a) && resource(b)) || mana(a) || mana(b)) return true;
  const [x, y] = [classOf(a.f.sort), classOf(b.f.sort)];
  return x === y || x === '' || y === '' || x === 'other' || y === 'other';
}
