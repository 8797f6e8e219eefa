import type { Clause, Many, Relation, Term, Thing } from '../frames/frame.js';
import { barePlural, isClause, isThing, list, pronounOf, put } from './forms.js';
import { severally } from './quantities.js';

const people = new Set(['player', 'team']);

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
  const terms = lifted.map((given): Relation => {
    // "by each team rather than by each player", "to one rather than to another": the preposition is that of the clause.
    const within = given.term as Relation;
    const beside = (c.relations ?? []).find(
      (other) => other !== given && other.preposition === within.preposition,
    );
    const again =
      within.kind === 'relation' &&
      within.adverbs === undefined &&
      ((within.preposition === 'by' && c.actor !== undefined) || beside !== undefined);
    let r = again ? { ...given, term: within.term } : given;
    // "to one player rather than to all of them"
    const all = r.term as Thing;
    const kind = beside?.term as Thing | undefined;
    if (
      isThing(all) &&
      all.noun === '' &&
      ['they', 'those'].includes(pronounOf(all.among) ?? '') &&
      isThing(kind)
    ) {
      const { quantity: _q, determiner: _d, modifiers, ...kept } = kind;
      const left = (modifiers ?? []).filter((m) => m !== 'specific');
      const term = { ...kept, many: true, ...(all.determiner ? { determiner: all.determiner } : {}) };
      r = { ...r, term: left.length > 0 ? { ...term, modifiers: left } : term };
    }
    const alike = isThing(out.actor) && (barePlural(out.actor) || out.actor.determiner === 'each');
    const several =
      isThing(r.term) && barePlural(r.term) && alike && people.has(r.term.sort) && !r.term.modifiers;
    const t = several
      ? { ...(r.term as Thing), many: false, determiner: 'each' }
      : isThing(r.term)
        ? severally(r.term)
        : r.term;
    if (t !== r.term) return { ...r, term: t };
    const bare =
      isClause(t) &&
      ['have', c.verb].includes(t.verb) &&
      t.object !== undefined &&
      t.relations === undefined &&
      t.conditions === undefined &&
      !t.negated;
    if (bare) return { ...r, term: t.object as Term };
    // "stacks rather than a single one"
    const among = c.verb === 'exist' ? c.actor : c.object;
    return isThing(t) && t.noun === 'one' && isThing(among)
      ? { ...r, term: { ...t, noun: among.noun, sort: among.sort } }
      : r;
  });
  lifted.splice(0, lifted.length, ...terms);
  // "teams, rather than each player": each team.
  const t = out.actor;
  if (isThing(t) && barePlural(t) && severally(t) !== t) out = put(out, { actor: severally(t) });
  else if (isThing(t) && barePlural(t) && terms.some((r) => isThing(r.term) && r.term.determiner === 'each'))
    out = put(out, { actor: { ...t, many: false, determiner: 'each' } });
  return lifted.length === 0
    ? out
    : put(out, { relations: list([...(out.relations ?? []), ...lifted]), conditions: list(conditions) });
}
