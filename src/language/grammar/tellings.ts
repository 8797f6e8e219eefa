import { Grammar, type Rule, type Sign } from '../chart/chart.js';
import {
  type Clause,
  type Condition,
  type Many,
  type Named,
  type Node,
  type Quantity,
  type Relation,
  type Statement,
  sorted,
  type Term,
  type Thing,
} from '../frames/frame.js';
import { finite, thing } from './agreement.js';
import { nounAccepts } from './attachment.js';
import { change, claim, each, edge, fill, many, over, rule, withRelation, word } from './build.js';
import { determined } from './nouns.js';
import { withSecond } from './predicates.js';
import { rules } from './sentence.js';

/** What those say who tell of a game, and rules do not. */

const tellingRules: readonly Rule[] = [
  rule('somebody who does', 'NP COMMA REL', (np, k, rel) => saidOf(np, rel, [k])),
  rule('somebody who does, between commas', 'NP COMMA REL COMMA', (np, k, rel, l) => saidOf(np, rel, [k, l])),
  rule('what somebody did', 'NP REL', (np, rel) =>
    rel.f.who === '' && rel.f.part !== 'pass' ? undefined : saidOf(np, rel, []),
  ),
  rule('somebody at a place', 'NP COMMA PP COMMA', (np, k, pp, l) => {
    const n = np.sem as Named;
    if (np.f.named !== 'y' || n.relations || !nounAccepts(np.f.sort ?? '', '', pp)) return undefined;
    const r = pp.sem as Relation;
    return over(
      [np, k, pp, l],
      'NP',
      np.f,
      { ...n, relations: [{ ...r, at: claim(r, 'preposition', k, l) }] },
      { tail: [] },
    );
  }),
  rule('if, instead, it does', 'SUB COMMA ADV COMMA S', (w, k, a, l, s) => {
    if (s.f.gap !== undefined || s.f.joined === 'semi' || a.f.kind !== 'order') return undefined;
    const clause = s.sem as Clause;
    if (clause.kind !== 'clause') return undefined;
    const sem: Condition = {
      kind: 'condition',
      word: word(w),
      clause: change(clause, { adverbs: [...(clause.adverbs ?? []), word(a)].sort() }, 'adverbs', a, k, l),
      at: claim({}, 'word', w),
    };
    return over([w, k, a, l, s], 'COND', {}, sem, { tail: edge(s) });
  }),
  rule('it does do', 'AUX VP', (a, vp) => {
    if (a.f.kind !== 'do' || vp.f.form !== 'base' || (vp.sem as Clause).modality !== undefined)
      return undefined;
    const sem = each(vp.sem, (c) =>
      c.negated ? undefined : change(c, a.f.form === 'past' ? { past: true as const } : {}, 'verb', a),
    );
    return sem && over([a, vp], 'VP', { ...vp.f, form: a.f.form }, sem, { tail: vp.tail ?? [] });
  }),
  rule('an event (it does)', 'NB OPEN S CLOSE', (nb, o, s, c) =>
    s.f.gap === undefined && nb.f.sort === 'event' ? described(nb, s.sem as Statement, s, [o, c]) : undefined,
  ),
  rule('somebody (who does)', 'NB OPEN REL CLOSE', (nb, o, rel, c) =>
    rel.f.who !== '' ? described(nb, rel.sem as Statement, rel, [o, c]) : undefined,
  ),
  rule('what a noun of tellings takes', 'NB PP', (nb, pp) => {
    const t = thing(nb);
    if (t.kind !== 'thing') return undefined;
    const prep = pp.f.prep ?? '';
    if (t.noun === 'share' && prep === 'of') return phrased(nb, pp);
    const takes = [
      ...(TAKES[t.noun] ?? []),
      ...(nb.f.sort === 'player' ? ['beside', 'next to', 'opposite'] : []),
    ];
    if (!takes.includes(prep) || nounAccepts(nb.f.sort ?? '', t.noun, pp)) return undefined;
    return phrased(nb, pp, t.noun === 'damage' ? ['far', 'unclaimed'] : []);
  }),
  rule('the only two', 'DET FOCUSADV QB', (d, o, qb) => {
    if (word(d) !== 'the' || word(o) !== 'only') return undefined;
    const t = change(
      thing(qb),
      { modifiers: [...(thing(qb).modifiers ?? []), 'only'].sort() },
      'modifiers',
      o,
    );
    return t.kind === 'thing' ? determined(d, { ...qb, sem: t }, { determiner: 'the' }) : undefined;
  }),
  rule('two of them: this and that', 'NP COLON NP', (np, k, list) => {
    const t = thing(np);
    if (t.kind !== 'thing' || t.quantity === undefined || t.also) return undefined;
    return over(
      [np, k, list],
      'NP',
      np.f,
      { ...t, also: [list.sem as Term], at: claim(t, 'also', k) },
      { tail: [] },
    );
  }),
  rule('so much to one and so much to another', 'VP CONJ NP PP', (vp, c, np, pp) => {
    const first = vp.sem as Clause;
    if (first.kind !== 'clause' || word(c) !== 'and' || np.f.bare === 'y' || vp.f.gap !== undefined)
      return undefined;
    const was = first.relations?.filter((r) => r.preposition === pp.f.prep);
    if (
      was?.length !== 1 ||
      (first.object as Thing | undefined)?.kind !== 'thing' ||
      np.f.sort !== 'quantity'
    )
      return undefined;
    const second: Clause = {
      ...first,
      object: np.sem as Term,
      relations: sorted([...(first.relations ?? []).filter((r) => !was.includes(r)), pp.sem as Relation]),
    };
    return withSecond(vp, c, [np, pp], second);
  }),
  rule('phrase of tellings after a comma', 'VP COMMA PP', (vp, k, pp) => {
    if (!['for', 'on', 'in', 'at', 'targeting', 'choosing', 'from'].includes(pp.f.prep ?? ''))
      return undefined;
    const r = pp.sem as Relation;
    const sem = withRelation(vp.sem, { ...r, at: claim(r, 'preposition', k) });
    return sem && over([vp, k, pp], 'VP', vp.f, sem, { tail: [...edge(pp), ','] });
  }),
  rule('and choosing somebody', 'VP CONJ PP', (vp, c, pp) => {
    if (word(c) !== 'and' || !['choosing', 'targeting'].includes(pp.f.prep ?? '')) return undefined;
    const r = pp.sem as Relation;
    const sem = withRelation(vp.sem, { ...r, at: claim(r, 'preposition', c) });
    return sem && over([vp, c, pp], 'VP', vp.f, sem, { tail: edge(pp) });
  }),
  rule('whether it does depends', 'WH VP', (q, vp) =>
    (vp.sem as Clause).verb === 'depend' && finite(vp.f.form) && vp.f.gap === undefined
      ? over([q, vp], 'S', {}, { ...(vp.sem as Clause), actor: q.sem } as Node, {
          tail: edge(vp).slice(0, -1),
        })
      : undefined,
  ),
  rule('seats one after another', 'NP COMMA NP', (a, k, b) => {
    const seat = (one: Node): boolean =>
      (one as Named).kind === 'named' ||
      (((one as Thing).owner as Named | undefined)?.kind === 'named' &&
        ['general', 'emperor'].includes((one as Thing).noun));
    const items = (a.sem as Many).kind === 'many' ? ((a.sem as Many).items as Node[]) : [a.sem];
    if (![...items, b.sem].every(seat)) return undefined;
    if (a.f.sort !== 'player' || b.f.sort !== 'player') return undefined;
    return over(
      [a, k, b],
      'NP',
      { num: 'pl', sort: 'player', det: 'y' },
      many('and', [a.sem, b.sem], claim({}, 'by', k)),
      {
        tail: edge(b),
      },
    );
  }),
  rule('somebody, who does', 'NB COMMA REL COMMA', (nb, k, rel, l) =>
    rel.f.who === 'who' || rel.f.who === 'which'
      ? described(nb, rel.sem as Statement, rel, [k, l])
      : undefined,
  ),
  rule('with her they do', 'PP S', (pp, s) => {
    if (
      !['with', 'at the start of', 'at the end of', 'on', 'under'].includes(pp.f.prep ?? '') ||
      s.f.left === 'y' ||
      s.f.gap !== undefined ||
      pp.f.gerund === 'y'
    )
      return undefined;
    const sem = withRelation(s.sem, pp.sem as Relation);
    return sem && over([pp, s], 'S', { ...s.f, left: 'y' }, sem, { tail: s.tail ?? [] });
  }),
  rule('the other three', 'DET ADJW CARD', (d, a, n) =>
    word(d) === 'the' && word(a) === 'other'
      ? over([d, a, n], 'NP', { num: 'pl', sort: '', det: 'y' }, {
          kind: 'thing',
          noun: 'other',
          sort: '',
          many: true,
          determiner: 'the',
          quantity: n.sem as Quantity,
          at: claim({ at: claim({}, 'determiner', d) }, 'noun', a),
        } satisfies Thing)
      : undefined,
  ),
  rule('the other three players', 'DET ADJW QB', (d, a, qb) => {
    const t = thing(qb);
    if (word(a) !== 'other' || t.kind !== 'thing') return undefined;
    const sem = change(t, { modifiers: [...(t.modifiers ?? []), 'other'].sort() }, 'modifiers', a);
    return determined(d, { ...qb, sem }, { determiner: word(d) });
  }),
  rule('and she there', 'S COMMA CONJ NP PP', (s, k, c, np, pp) => gapped(s, np, pp, [k, c])),
  rule('she there', 'S COMMA NP PP', (s, k, np, pp) => gapped(s, np, pp, [k])),
  rule('and she there, without a comma', 'S CONJ NP PP', (s, c, np, pp) => gapped(s, np, pp, [c])),
  rule('and she that', 'S COMMA CONJ NP NP', (s, k, c, np, o) => gapped(s, np, o, [k, c])),
  rule('she that', 'S COMMA NP NP', (s, k, np, o) => gapped(s, np, o, [k])),
  rule('and she that, without a comma', 'S CONJ NP NP', (s, c, np, o) => gapped(s, np, o, [c])),
  rule(
    'hers',
    'POSS',
    (p) =>
      p.f.word === 'np'
        ? over([p], 'NP', { num: 'any', sort: '', det: 'y', elided: 'y' }, {
            kind: 'thing',
            noun: 'hers',
            sort: '',
            many: false,
            owner: p.sem as Term,
          } satisfies Thing)
        : undefined,
    'NP',
  ),
  rule('does this and must do that', 'VP CONJ VP', (a, c, b) => {
    const forms = [a.f.form, b.f.form];
    if (!['and', 'but'].includes(word(c)) || !forms.every(finite) || forms[0] === forms[1]) return undefined;
    if (!forms.includes('fin') && !forms.includes('past')) return undefined;
    if (a.f.gap !== undefined || b.f.gap !== undefined || a.f.joined === 'y') return undefined;
    const form = forms.find((one) => one !== 'fin' && one !== 'past') ?? 'fin';
    return over([a, c, b], 'VP', { form, joined: 'y' }, many('and', [a.sem, b.sem], claim({}, 'by', c)), {
      tail: edge(b),
    });
  }),
  rule('had it done', 'AUX NP VP', (a, np, vp) =>
    a.f.kind === 'have' &&
    a.f.form === 'past' &&
    vp.f.form === 'pp' &&
    np.f.case !== 'a' &&
    vp.f.gap === undefined
      ? over(
          [a, np, vp],
          'COND',
          {},
          {
            kind: 'condition',
            word: 'if',
            clause: fill(vp.sem as Statement, np.sem),
            at: claim({}, 'word', a),
          } satisfies Condition,
          { tail: edge(vp) },
        )
      : undefined,
  ),
  rule('the general of a team', 'NP NB', (np, nb) => {
    const t = thing(nb);
    if (np.f.named !== 'y' || np.f.sort !== 'team' || t.kind !== 'thing' || t.owner) return undefined;
    return over(
      [np, nb],
      'NP',
      { num: nb.f.num, sort: nb.f.sort, det: 'y' },
      { ...t, owner: np.sem as Term },
      {
        tail: nb.tail ?? [],
      },
    );
  }),
];

/** The grammar of rules English with what only those say who tell of a game. */
export function grammarOfTellings(): Grammar {
  made ??= new Grammar([...rules, ...tellingRules]);
  return made;
}
let made: Grammar | undefined;

/** "Ada is at 4 life, Ben at 9": the verb is that of the clause before. */
function gapped(s: Sign, np: Sign, more: Sign, words: readonly Sign[]): Sign | undefined {
  const like = (s.sem as Many).kind === 'many' ? ((s.sem as Many).items.at(-1) as Clause) : (s.sem as Clause);
  if (like.kind !== 'clause' || !like.actor || like.what || s.f.gap !== undefined || np.f.case === 'a')
    return undefined;
  if (words.some((one) => one.cat === 'CONJ' && word(one) !== 'and')) return undefined;
  const { conditions: _, ...same } = like;
  let clause: Clause;
  if (more.cat === 'PP') {
    const is = like.is as Relation | undefined;
    const was = like.relations?.filter((r) => r.preposition === more.f.prep) ?? [];
    if (is?.kind === 'relation' && is.preposition === more.f.prep)
      clause = { ...same, actor: np.sem as Term, is: more.sem as Relation };
    else if (was.length === 1 && like.object === undefined)
      clause = {
        ...same,
        actor: np.sem as Term,
        relations: sorted([...(like.relations ?? []).filter((r) => r !== was[0]), more.sem as Relation]),
      };
    else return undefined;
  } else {
    const [was, now] = [like.object as Thing | undefined, more.sem as Thing];
    const alike = was?.kind === ('measure' as never) || (was?.kind === 'thing' && was.quantity !== undefined);
    if (!alike || (now.kind !== ('measure' as never) && now.quantity === undefined)) return undefined;
    clause = { ...same, actor: np.sem as Term, object: now };
  }
  const sem = many('and', [s.sem, clause], claim({}, 'by', ...words));
  return over([s, ...words, np, more], 'S', { joined: 'y', left: s.f.left }, sem, { tail: edge(more) });
}

/** A name with what is said of whoever has it. */
function saidOf(np: Sign, rel: Sign, commas: readonly Sign[]): Sign | undefined {
  const n = np.sem as Named;
  if (np.f.named !== 'y' || n.which || rel.f.who === 'that') return undefined;
  if (rel.f.who === 'who' && np.f.sort === 'object') return undefined;
  if (rel.f.num === 'pl') return undefined;
  const sem: Named = { ...n, which: [rel.sem as Statement], at: claim(n, 'which', ...commas) };
  return over([np, ...commas, rel], 'NP', np.f, sem, { tail: commas.length === 1 ? edge(rel) : [] });
}

/** What nouns take in tellings and not in rules. */
const TAKES: Readonly<Record<string, readonly string[]>> = {
  game: ['with', 'between', 'for', 'of'],
  damage: ['to'],
  seating: ['around', 'at the start of', 'at', 'between'],
  configuration: ['around', 'at the start of'],
};

/** A noun with a clause that says something of it. */
function described(nb: Sign, clause: Statement, last: Sign, words: readonly Sign[]): Sign | undefined {
  const t = thing(nb);
  if (t.kind !== 'thing') return undefined;
  const sem = { ...change(t, { which: sorted([...(t.which ?? []), clause]) }, 'which', ...words) };
  return over([nb, last], 'NB', nb.f, sem, { tail: edge(last) });
}

/** A noun with a phrase that says something of it. */
function phrased(nb: Sign, pp: Sign, marks: string[] = []): Sign {
  const t = thing(nb);
  const sem: Thing = { ...t, relations: sorted([...(t.relations ?? []), pp.sem as Relation]) };
  return over([nb, pp], 'NB', nb.f, sem, { tail: edge(pp), marks });
}
