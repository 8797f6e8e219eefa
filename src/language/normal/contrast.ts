import type { Clause, Many, Relation, Term, Thing } from '../frames/frame.js';
import { barePlural, isClause, isThing, list, put } from './forms.js';
import { severally } from './quantities.js';

/** "teams, not players", "teams rather than players" and "instead of players, teams" say the same. */
export function withLiftedContrast(c: Clause): Clause {
  const lifted: Relation[] = [];
  const without = <T>(node: T): T => {
    if (isThing(node)) {
      const here = (node.relations ?? []).filter((r) => r.preposition === 'instead of');
      if (here.length === 0) return node;
      lifted.push(...here);
      return put(node as Thing, {
        relations: list((node.relations ?? []).filter((r) => r.preposition !== 'instead of')),
      }) as T;
    }
    const m = node as unknown as Many | undefined;
    if (m?.kind === 'many' && m.by === 'and') {
      const not = m.items.filter((i) => isThing(i) && i.focus?.includes('not'));
      if (not.length === 0 || not.length === m.items.length) return node;
      for (const item of not)
        lifted.push({
          kind: 'relation',
          preposition: 'instead of',
          term: put(item as Thing, { focus: undefined }),
        });
      const rest = m.items.filter((i) => !not.includes(i));
      return (rest.length === 1 ? rest[0] : { ...m, items: rest }) as T;
    }
    return node;
  };
  let out = put(c, {
    actor: without(c.actor),
    object: without(c.object),
    relations: list((c.relations ?? []).filter((r) => r.preposition !== 'instead of')),
  });
  lifted.push(...(c.relations ?? []).filter((r) => r.preposition === 'instead of'));
  const conditions = (c.conditions ?? []).filter((x) => x.word !== 'rather than' && x.word !== 'instead of');
  for (const x of c.conditions ?? [])
    if (!conditions.includes(x))
      lifted.push({ kind: 'relation', preposition: 'instead of', term: x.clause as Term });
  const terms = lifted.map((r): Relation => {
    const t = isThing(r.term) ? severally(r.term) : r.term;
    if (t !== r.term) return { ...r, term: t };
    const bare =
      isClause(t) &&
      ['have', c.verb].includes(t.verb) &&
      t.object !== undefined &&
      t.relations === undefined &&
      t.conditions === undefined &&
      !t.negated;
    if (bare) return { ...r, term: t.object as Term };
    // "by each team rather than by each player", "to one rather than to another": the preposition is that of the clause.
    const inner = t as unknown as Relation;
    const again =
      inner.kind === 'relation' &&
      inner.adverbs === undefined &&
      ((inner.preposition === 'by' && c.actor !== undefined) ||
        (c.relations ?? []).some((other) => other !== r && other.preposition === inner.preposition));
    if (again) return { ...r, term: inner.term };
    // "stacks rather than a single one"
    const among = c.verb === 'exist' ? c.actor : c.object;
    return isThing(t) && t.noun === 'one' && isThing(among)
      ? { ...r, term: { ...t, noun: among.noun, sort: among.sort } }
      : r;
  });
  lifted.splice(0, lifted.length, ...terms);
  // "teams, rather than each player": each team.
  const t = out.actor;
  if (isThing(t) && barePlural(t) && terms.some((r) => isThing(r.term) && r.term.determiner === 'each'))
    out = put(out, { actor: { ...t, many: false, determiner: 'each' } });
  return lifted.length === 0
    ? out
    : put(out, { relations: list([...(out.relations ?? []), ...lifted]), conditions: list(conditions) });
}
