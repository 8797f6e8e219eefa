import { type Clause, type Measure, type Relation, sorted, type Thing } from '../frames/frame.js';
import { isClause, isThing, pronounOf, put, saysOnly } from './forms.js';

/** How many of a thing there are: bounds, halves, only so many, so many times. */

/** "a minimum of two cards" is "two or more cards"; how many the noun speaks of follows from the quantity. */
export function withBound(given: Thing): Thing {
  let t = given;
  const of = t.owner;
  const bound = t.noun === 'minimum' ? 'least' : t.noun === 'maximum' ? 'most' : undefined;
  if (
    bound !== undefined &&
    t.determiner === 'a' &&
    isThing(of) &&
    of.quantity?.is !== undefined &&
    t.modifiers === undefined
  )
    t = {
      ...of,
      quantity: { [bound]: of.quantity.is },
      ...(t.focus === undefined ? {} : { focus: t.focus }),
    };
  if (t.quantity?.word === 'up to') t = { ...t, quantity: put(t.quantity, { word: undefined }) };
  if (
    t.quantity?.is === undefined &&
    t.quantity?.word === undefined &&
    (t.quantity?.least ?? t.quantity?.most) !== undefined
  )
    t = { ...t, many: t.quantity?.most !== 1 };
  return t;
}

/** "half of the total" is "the total divided by two"; "only one" is "no more than one". */
export function withCount(t: Thing): Thing {
  const one = t.quantity === undefined || t.quantity.is === 1;
  const among = t.noun === '' && t.quantity?.word === 'half' ? t.among : undefined;
  const whole = t.noun === 'half' && one ? t.owner : among;
  if (isThing(whole) && (among === undefined || !whole.many)) {
    const by: Relation = {
      kind: 'relation',
      preposition: 'by',
      term: { kind: 'measure', quantity: { is: 2 } },
    };
    const divided: Clause = {
      kind: 'clause',
      verb: 'divide',
      object: { kind: 'reference', to: 'head' },
      relations: [by],
      // The word has a meaning of its own, which whoever reads the statement has to account for.
      at: [...(t.at ?? []), ...(t.quantity?.at ?? [])].map(([, token]) => ['verb', token] as const),
    };
    return { ...whole, which: sorted([...(whole.which ?? []), ...(t.which ?? []), divided]) };
  }
  if (t.focus?.length === 1 && t.focus[0] === 'only' && t.quantity?.is !== undefined && !t.quantity.exactly) {
    const { is, ...rest } = t.quantity;
    return put(t, { quantity: { ...rest, most: is }, focus: undefined });
  }
  return t;
}

/** "the number of players multiplied by two" is two times that number. */
export function withTimes(t: Thing): Thing {
  const [said, ...more] = t.which ?? [];
  if (!isClause(said) || more.length > 0 || said.verb !== 'multiply' || t.quantity !== undefined) return t;
  const by = said.relations?.length === 1 ? said.relations[0] : undefined;
  const factor = by?.preposition === 'by' ? (by.term as Measure) : undefined;
  const { is } = factor?.kind === 'measure' ? factor.quantity : {};
  const bare = saysOnly(said, 'object relations');
  if (is === undefined || !bare || pronounOf(said.object) !== 'head') return t;
  return put(t, {
    which: undefined,
    quantity: { is, word: 'times' },
    determiner: t.determiner === 'the' ? undefined : t.determiner,
  });
}

/** "seven cards instead of six": the six are cards. */
export function withNumberInstead(c: Clause): Clause {
  const t = c.object;
  if (!isThing(t) || t.quantity === undefined) return c;
  const relations = c.relations?.map((r) => {
    const { kind, quantity } = r.term as Measure;
    return r.preposition === 'instead of' && kind === 'measure'
      ? { ...r, term: { ...t, quantity, many: quantity.is !== 1, at: [] } }
      : r;
  });
  return relations === undefined ? c : put(c, { relations });
}
