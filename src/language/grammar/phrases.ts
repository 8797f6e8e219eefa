import type { Rule, Sign } from '../chart/chart.js';
import type { Clause, Quantity, Relation, Statement, Term, Thing } from '../frames/frame.js';
import { thing } from './agreement.js';
import { change, claim, edge, fill, many, over, rule, SAME, word } from './build.js';

/** Phrases with a preposition. */

export const phraseRules: readonly Rule[] = [
  rule('range of influence 1', 'N NUM', (n, q) =>
    thing(n).noun === 'range of influence' && thing(n).relations === undefined
      ? over([n, q], 'N', { ...n.f, count: 'm' }, change(thing(n), { relations: [measured(q)] }))
      : undefined,
  ),
  rule('the supertype legendary', 'N ADJW', (n, a) =>
    ['supertype', 'color'].includes(thing(n).noun) && thing(n).modifiers === undefined
      ? over([n, a], 'N', n.f, change(thing(n), { modifiers: [word(a)] }, 'modifiers', a))
      : undefined,
  ),
  // Phrases with prepositions.
  rule('preposition', 'P NP', (p, np) =>
    np.f.case === 'n' || np.f.gerund === 'y' || np.f.wh === 'y'
      ? undefined
      : over(
          [p, np],
          'PP',
          { prep: word(p), osort: np.f.bare === 'y' ? 'measure' : (np.f.sort ?? '') },
          { kind: 'relation', preposition: word(p), term: np.sem as Term, at: claim({}, 'preposition', p) },
          {
            tail: edge(np),
            marks: [
              np.f.etc === 'y' && 'narrow',
              word(p) === 'without' &&
                ((np.sem as Thing).which ?? []).some((c) => (c as Clause).progressive) &&
                'far',
            ],
          },
        ),
  ),
  rule('per one', 'P NB', (p, nb) =>
    word(p) === 'per' && nb.f.num === 'sg' && (nb.sem as Thing).kind === 'thing'
      ? over(
          [p, nb],
          'PP',
          { prep: 'for', osort: nb.f.sort ?? '' },
          {
            kind: 'relation',
            preposition: 'for',
            term: { ...(nb.sem as Thing), determiner: 'each' },
            at: claim({}, 'preposition', p),
          },
          { tail: edge(nb) },
        )
      : undefined,
  ),
  rule('from one to another of a kind', 'P NB P NB', (p, a, q, b) => {
    const [one, other] = [a.sem as Thing, b.sem as Thing];
    const bare =
      a.f.num === 'sg' && b.f.num === 'sg' && a.f.count !== 'm' && (a.tail ?? b.tail ?? []).length === 0;
    if (word(p) !== 'from' || word(q) !== 'to' || one.noun !== other.noun || !bare) return undefined;
    const both: Thing = {
      ...one,
      many: true,
      modifiers: ['different'],
      at: [...(one.at ?? []), ...(other.at ?? [])],
    };
    const at = claim({}, 'preposition', p, q);
    return over(
      [p, a, q, b],
      'PP',
      { prep: 'from to', osort: a.f.sort },
      { kind: 'relation', preposition: 'from to', term: both, at },
    );
  }),
  rule('for whatever reason, such as these', 'PP COLON PP', (pp, k, due) => {
    const { term } = pp.sem as Relation;
    if (pp.f.prep !== 'regardless of' || (term as Thing).noun !== 'reason' || due.f.prep !== 'due to')
      return undefined;
    const reason = change(term as Thing, { relations: [due.sem as Relation] }, 'relations', k);
    return over([pp, k, due], 'PP', pp.f, { ...pp.sem, term: reason } as Relation, { tail: edge(due) });
  }),
  rule('preposition and a question', 'P WH', (p, q) =>
    !['of', 'about', 'on', 'based on', 'regardless of', 'by', 'such as', 'other than'].includes(word(p))
      ? undefined
      : over(
          [p, q],
          'PP',
          { prep: word(p), osort: 'question' },
          { kind: 'relation', preposition: word(p), term: q.sem as never, at: claim({}, 'preposition', p) },
          { tail: q.tail as readonly string[] },
        ),
  ),
  rule('by doing', 'P VP', (p, vp) =>
    vp.f.form === 'ing' &&
    vp.f.gap === undefined &&
    !['until', 'of', 'as', 'than', 'before', 'after'].includes(word(p))
      ? over(
          [p, vp],
          'PP',
          { prep: word(p), osort: 'doing', gerund: 'y' },
          {
            kind: 'relation',
            preposition: word(p),
            term: fill(vp.sem as Statement, SAME),
            at: claim({}, 'preposition', p),
          },
          { tail: edge(vp) },
        )
      : undefined,
  ),
  rule('without anybody doing', 'P NP VP', (p, np, vp) =>
    ['without', 'with', 'of'].includes(word(p)) && vp.f.form === 'ing' && vp.f.gap === undefined
      ? over(
          [p, np, vp],
          'PP',
          { prep: word(p), osort: 'doing', gerund: 'y' },
          {
            kind: 'relation',
            preposition: word(p),
            term: fill(vp.sem as Statement, np.sem),
            at: claim({}, 'preposition', p),
          },
          { tail: edge(vp) },
        )
      : undefined,
  ),
  rule('phrases joined', 'PP CONJ PP', (a, c, b) =>
    ['and', 'or'].includes(word(c)) ? joinedPhrases(a, b, c) : undefined,
  ),
  rule('both phrases', 'w:both PP CONJ PP', (w, a, c, b) =>
    word(c) === 'and' ? joinedPhrases(a, b, w, c) : undefined,
  ),
  rule('phrases joined after a comma', 'PP COMMA CONJ PP', (a, k, c, b) =>
    word(c) === 'and' ? joinedPhrases(a, b, k, c) : undefined,
  ),
  rule('prepositions joined', 'P CONJ P', (a, c, b) =>
    ['and', 'or'].includes(word(c))
      ? over(
          [a, c, b],
          'P',
          { word: `${word(a)} ${word(c)} ${word(b)}` },
          { kind: 'word', word: `${word(a)} ${word(c)} ${word(b)}`, at: claim({}, 'preposition', a, c, b) },
        )
      : undefined,
  ),
  rule('rather than a place', 'P PP', (p, q) => {
    // "to one, but not to the others"
    const prep = word(p) === 'but not' ? 'rather than' : word(p);
    const kept = prep === 'other than' ? 'except' : prep;
    return ['rather than', 'instead of', 'except', 'from'].includes(kept)
      ? over(
          [p, q],
          'PP',
          { prep: kept, osort: q.f.osort },
          { kind: 'relation', preposition: kept, term: q.sem as Relation, at: claim({}, 'preposition', p) },
          { tail: q.tail as readonly string[] },
        )
      : undefined;
  }),
  rule('how near', 'ADV PP', (a, pp) =>
    [
      'immediately',
      'directly',
      'entirely',
      'partially',
      'completely',
      'simply',
      'currently',
      'still',
      'physically',
      'equally',
      'no longer',
    ].includes(word(a))
      ? over(
          [a, pp],
          'PP',
          pp.f,
          change(
            pp.sem as Relation,
            { adverbs: [...((pp.sem as Relation).adverbs ?? []), word(a)].sort() },
            'adverbs',
            a,
          ),
          { marks: [word(a) === 'still' && 'far'] },
        )
      : undefined,
  ),
  rule('how far', 'NP PP', (np, pp) => {
    const { noun, quantity } = np.sem as Thing;
    if (!['seat', 'place'].includes(noun) || !['to', 'from', 'away from'].includes(pp.f.prep ?? ''))
      return undefined;
    if (quantity === undefined) return undefined;
    const near = pp.f.prep === 'to' ? undefined : atMost(quantity);
    if (near === undefined)
      return over([np, pp], 'PP', pp.f, { ...(pp.sem as Relation), measure: np.sem as Term });
    // "No more than two seats from a player" is within two seats of that player.
    const owner = (pp.sem as Relation).term as Term;
    const term: Thing = { ...(np.sem as Thing), many: true, quantity: near, owner };
    return over(
      [np, pp],
      'PP',
      { prep: 'within', osort: np.f.sort ?? '' },
      { ...(pp.sem as Relation), preposition: 'within', term },
    );
  }),
];

/** The number that is meant by "no more than" it; undefined for other quantities. */
function atMost({ most, least, word: words, is, ...rest }: Quantity): Quantity | undefined {
  if (words === 'up to that many') return { ...rest, word: 'that many' };
  return most === undefined || least !== undefined || words !== undefined ? undefined : { ...rest, is: most };
}

/** Two phrases of one preposition as one phrase with two terms; the joining word is the last of `words`. */
function joinedPhrases(a: Sign, b: Sign, ...words: Sign[]): Sign | undefined {
  const [one, other] = [a.sem as Relation, b.sem as Relation];
  if (a.f.prep !== b.f.prep || one.measure !== undefined) return undefined;
  const by = word(words.at(-1) as Sign);
  const term = many(by, [one.term as Term, other.term as Term], claim({}, 'by', ...words));
  const at = [...(one.at ?? []), ...(other.at ?? [])];

  const sem = { kind: 'relation', preposition: a.f.prep as string, term, at };
  return over([a, ...words, b], 'PP', a.f, sem, { tail: b.tail as readonly string[] });
}

/** What a number behind a noun says: "range of influence 1" is a range of influence of 1. */
const measured = (q: Sign): Relation => ({
  kind: 'relation',
  preposition: 'of',
  term: { kind: 'measure', quantity: q.sem as Quantity },
  at: [],
});
