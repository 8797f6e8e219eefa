import type { Rule, Sign } from '../chart/chart.js';
import type { Quantity, Thing } from '../frames/frame.js';
import { change, over, quantityOf, rule, word } from './build.js';

const value = (sign: Sign): number => (sign.sem as Quantity).is as number;
const num = (signs: readonly Sign[], q: Quantity, number = 'pl'): Sign =>
  over(signs, 'NUM', { num: number }, q);

/** "is not more than two": where a verb can take the "not", it does. */
const denied = (sign: Sign): Sign => ({ ...sign, marks: [...(sign.marks ?? []), 'denied'] });

/** How many: comparators come to a least and a most. */
export const quantityRules: readonly Rule[] = [
  rule(
    'number',
    'CARD',
    (n) =>
      over(
        [n],
        'NUM',
        { num: value(n) === 1 ? 'sg' : 'pl', ...(n.f.spelled === 'y' && value(n) === 1 ? { one: 'y' } : {}) },
        n.sem,
      ),
    'NUM',
  ),
  rule('full n', 'ADJW CARD', (a, n) =>
    word(a) === 'full' ? num([a, n], quantityOf({ is: value(n), word: 'full' }, a, n)) : undefined,
  ),
  rule('n fewer', 'CARD w:fewer', (n, f) =>
    value(n) > 0 ? num([n, f], quantityOf({ is: value(n), word: 'fewer' }, n, f), 'any') : undefined,
  ),
  ...['more', 'higher', 'greater', 'above'].map((w) =>
    rule(`n or ${w}`, `CARD w:or w:${w}`, (n, a, b) =>
      num([n, a, b], quantityOf({ least: value(n) }, n, a, b)),
    ),
  ),
  ...['fewer', 'less', 'lower', 'below'].map((w) =>
    rule(`n or ${w}`, `CARD w:or w:${w}`, (n, a, b) =>
      num([n, a, b], quantityOf({ most: value(n) }, n, a, b)),
    ),
  ),
  rule('at least n', 'w:at w:least CARD', (a, b, n) =>
    num([a, b, n], quantityOf({ least: value(n) }, a, b, n), value(n) === 1 ? 'sg' : 'pl'),
  ),
  rule('at most n', 'w:at w:most CARD', (a, b, n) =>
    num([a, b, n], quantityOf({ most: value(n) }, a, b, n), value(n) === 1 ? 'sg' : 'pl'),
  ),
  rule('more than n', 'w:more w:than CARD', (a, b, n) =>
    num([a, b, n], quantityOf({ least: value(n) + 1 }, a, b, n), value(n) === 1 ? 'sg' : 'pl'),
  ),
  rule('farther than n', 'w:farther w:than CARD', (a, b, n) =>
    num([a, b, n], quantityOf({ least: value(n) + 1 }, a, b, n), value(n) === 1 ? 'sg' : 'pl'),
  ),
  rule('fewer than n', 'w:fewer w:than CARD', (a, b, n) =>
    num([a, b, n], quantityOf({ most: value(n) - 1 }, a, b, n)),
  ),
  rule('less than n', 'w:less w:than CARD', (a, b, n) =>
    num([a, b, n], quantityOf({ most: value(n) - 1 }, a, b, n)),
  ),
  rule('no more than n', 'w:no w:more w:than CARD', (x, a, b, n) =>
    num([x, a, b, n], quantityOf({ most: value(n) }, x, a, b, n), value(n) === 1 ? 'sg' : 'pl'),
  ),
  rule('no more than that many', 'w:no w:more w:than NUMW', (x, a, b, n) =>
    word(n) === 'that many'
      ? num([x, a, b, n], quantityOf({ word: 'up to that many' }, x, a, b, n), 'pl')
      : undefined,
  ),
  rule('twice that many', 'NUMW NUMW', (t, n) => {
    const multiplied = ['twice', 'half'].includes(word(t)) && ['that many', 'that much'].includes(word(n));
    return multiplied ? num([t, n], quantityOf({ word: `${word(t)} ${word(n)}` }, t, n), 'pl') : undefined;
  }),
  rule('no fewer than n', 'w:no w:fewer w:than CARD', (x, a, b, n) =>
    num([x, a, b, n], quantityOf({ least: value(n) }, x, a, b, n), value(n) === 1 ? 'sg' : 'pl'),
  ),
  rule('not more than n', 'NOT w:more w:than CARD', (x, a, b, n) =>
    denied(num([x, a, b, n], quantityOf({ most: value(n) }, x, a, b, n), value(n) === 1 ? 'sg' : 'pl')),
  ),
  rule('not fewer than n', 'NOT w:fewer w:than CARD', (x, a, b, n) =>
    denied(num([x, a, b, n], quantityOf({ least: value(n) }, x, a, b, n), value(n) === 1 ? 'sg' : 'pl')),
  ),
  rule('not less than n', 'NOT w:less w:than CARD', (x, a, b, n) =>
    denied(num([x, a, b, n], quantityOf({ least: value(n) }, x, a, b, n), value(n) === 1 ? 'sg' : 'pl')),
  ),
  rule('no less than n', 'w:no w:less w:than CARD', (x, a, b, n) =>
    num([x, a, b, n], quantityOf({ least: value(n) }, x, a, b, n), value(n) === 1 ? 'sg' : 'pl'),
  ),
  rule('up to n', 'w:up w:to CARD', (a, b, n) =>
    num([a, b, n], quantityOf({ most: value(n), word: 'up to' }, a, b, n), value(n) === 1 ? 'sg' : 'pl'),
  ),
  rule('exactly n', 'w:exactly CARD', (a, n) =>
    num([a, n], quantityOf({ is: value(n), exactly: true }, a, n), value(n) === 1 ? 'sg' : 'pl'),
  ),
  rule('one and only one', 'CARD w:and w:only CARD', (n, a, o, m) => onlyOne(n, m, a, o)),
  rule('one, and only one,', 'CARD COMMA w:and w:only CARD COMMA', (n, c, a, o, m, d) =>
    onlyOne(n, m, c, a, o, d),
  ),
  rule('n in total', 'NUMW CARD', (w, n) =>
    word(w) === 'a total of' ? num([w, n], quantityOf({ is: value(n), word: word(w) }, w, n)) : undefined,
  ),
  rule(
    'words of quantity',
    'NUMW',
    (w) => {
      const q = word(w);
      if (q === 'multiple') return num([w], quantityOf({ least: 2 }, w));
      return over([w], 'NUM', { num: 'any', mass: 'y' }, quantityOf({ word: q }, w));
    },
    'NUM',
  ),
  ...(
    [
      ['less', 'most'],
      ['fewer', 'most'],
      ['greater', 'least'],
      ['more', 'least'],
    ] as const
  ).flatMap(([w, bound]) => [
    rule(`${w} than or equal to n`, `w:${w} w:than w:or w:equal w:to CARD`, (a, b, c, d, e, n) =>
      num([a, b, c, d, e, n], quantityOf({ [bound]: value(n) }, a, b, c, d, e, n)),
    ),
    rule(`equal to or ${w} than n`, `w:equal w:to w:or w:${w} w:than CARD`, (a, b, c, d, e, n) =>
      num([a, b, c, d, e, n], quantityOf({ [bound]: value(n) }, a, b, c, d, e, n)),
    ),
  ]),
  ...['w:minus', 'm:-', 'DASH'].map((mark) =>
    rule('so many, worked out in brackets', `QB OPEN CARD ${mark} CARD CLOSE`, workedOut),
  ),
  rule('from n to m', 'CARD w:to CARD', (a, t, b) =>
    num([a, t, b], quantityOf({ least: value(a), most: value(b) }, a, t, b)),
  ),
];

/** "one and only one": exactly one. */
const onlyOne = (n: Sign, m: Sign, ...others: Sign[]): Sign | undefined =>
  value(n) === value(m)
    ? num(
        [n, ...others, m],
        quantityOf({ is: value(n), exactly: true }, n, m, ...others),
        value(n) === 1 ? 'sg' : 'pl',
      )
    : undefined;

/** "10 life (13 - 3)": the number, and what it is counted down from. Another result is a misprint, and is not read. */
function workedOut(qb: Sign, o: Sign, from: Sign, minus: Sign, less: Sign, c: Sign): Sign | undefined {
  const t = qb.sem as Thing;
  if (t.quantity?.is !== value(from) - value(less) || (qb.tail ?? []).length > 0) return undefined;
  const quantity = change(t.quantity, { from: value(from) }, 'quantity', o, from, minus, less, c);
  return over([qb, o, from, minus, less, c], 'QB', qb.f, { ...t, quantity });
}
