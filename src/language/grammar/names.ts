import type { Rule, Sign } from '../chart/chart.js';
import type { Many, Named, Node, Places, Statement, Term, Thing } from '../frames/frame.js';
import { claim, edge, many, over, rule, word } from './build.js';
import { relative } from './nouns.js';

/** Names, alone and in lists. */
export const nameRules: readonly Rule[] = [
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
  rule('somebody by name, who does', 'NAME COMMA REL', (a, k, rel) => {
    const t: Thing = { kind: 'thing', noun: '', sort: 'object', many: false, names: [a.sem as Term], at: [] };
    const named: Sign = { cat: 'NB', f: { num: 'sg', sort: 'object' }, sem: t };
    const whole =
      ['who', 'which'].includes(rel.f.who ?? '') && relative(named, rel.sem as Statement, rel, [k]);
    return whole ? over([a, k, rel], 'NP', named.f, whole.sem, { tail: edge(rel) }) : undefined;
  }),
];
