import type { Many, Node, Reference, Relation, Thing } from '../frames/frame.js';
import { isThing, list, plain, put, rewrite, saysOnly } from './forms.js';

/** What the things of a list have from one another. */

/** "resources (cards, mana, and so on)": resources such as cards and mana. */
export function withExamples(t: Thing): Thing {
  const [said, ...more] = t.also ?? [];
  if (said?.kind !== 'many' || said.by !== 'and' || more.length > 0) return t;
  const items = said.items.filter((item) => (item as Reference).to !== 'and so on');
  if (items.length === said.items.length || items.length === 0) return t;
  const term = (items.length === 1 ? items[0] : { ...said, items }) as Relation['term'];
  const examples: Relation = { kind: 'relation', preposition: 'such as', term, at: [] };
  return put(t, { also: undefined, relations: list([...(t.relations ?? []), examples]) });
}

/** Who or what has to be somebody's or something's. */
const roles = new Set(['source', 'recipient', 'controller', 'owner', 'target']);

/** "the source and the recipient of that damage": both of that damage. */
export function withOwnerOfLast(items: Many['items']): Many['items'] {
  const last = items.at(-1);
  if (items.length < 2 || !isThing(last) || !roles.has(last.noun) || last.owner === undefined) return items;
  const { owner } = last;
  return items.map((i) =>
    isThing(i) && roles.has(i.noun) && i.determiner === 'the' && plain(i)
      ? put(i, { owner, determiner: undefined })
      : i,
  );
}

/** "an opponent, or a planeswalker that player controls": that opponent controls it. */
export function withOneNamed(items: Many['items']): Many['items'] {
  const people = items.filter((i) => isThing(i) && i.sort === 'player') as Thing[];
  const [who, ...more] = people;
  if (who === undefined || more.length > 0 || who.noun === 'player' || who.many) return items;
  return items.map((i) =>
    i === who
      ? i
      : (rewrite(i as Node, (n) =>
          isThing(n) && n.noun === 'player' && n.determiner === 'that' && !n.many && saysOnly(n)
            ? { ...n, noun: who.noun }
            : n,
        ) as Many['items'][number]),
  );
}
