import type { Clause, Condition, Question, Term, Thing } from '../frames/frame.js';
import { isClause, isThing, list, plain, pronounOf, put, saysOnly, takingIn, without } from './forms.js';
import { usedOption } from './rephrased.js';

/** What is used, and for what. */

/** "in a game that uses the option" is "if the option is used". */
export function withUse(c: Clause): Clause {
  const uses: Condition[] = [];
  const rest = (c.relations ?? []).filter((r) => {
    const t = r.term;
    const option = usedOption(c, r);
    if (option !== undefined) {
      uses.push({ kind: 'condition', word: 'if', clause: option });
      return false;
    }
    if (isThing(t) && r.preposition === 'with' && r.adverbs === undefined && isInUse(t)) {
      const object = put(t, { relations: undefined });
      uses.push({ kind: 'condition', word: 'if', clause: { kind: 'clause', verb: 'use', object } });
      return false;
    }
    if (r.preposition !== 'in' || r.adverbs !== undefined || r.measure !== undefined || !isThing(t))
      return true;
    const slots = Object.keys(t).filter((name) => t[name as keyof Thing] !== undefined);
    const known = slots.every((name) =>
      ['kind', 'noun', 'sort', 'many', 'determiner', 'which', 'at'].includes(name),
    );
    // "in a game with the option"
    const [played, ...others] = t.relations ?? [];
    const withOption =
      played !== undefined && others.length === 0 && saysOnly(t, 'relations') && t.noun === 'game';
    if (
      withOption &&
      played.preposition === 'with' &&
      isThing(played.term) &&
      played.term.noun === 'option'
    ) {
      if (t.determiner !== 'a' && !t.many) return true;
      uses.push({
        kind: 'condition',
        word: 'if',
        clause: { kind: 'clause', verb: 'use', object: played.term },
      });
      return false;
    }
    const [use, ...more] = t.which ?? [];
    if (t.noun !== 'game' || !known || more.length > 0 || !isClause(use) || use.verb !== 'use') return true;
    if (!(t.determiner === 'a' || (t.many && t.determiner === undefined))) return true;
    const { actor, ...used } = use;
    const said = saysOnly(used, 'object progressive');
    if (!said || pronounOf(actor) !== 'head') return true;
    uses.push({ kind: 'condition', word: 'if', clause: put(used, { progressive: undefined }) });
    return false;
  });
  if (uses.length === 0) return c;
  return put(c, { relations: list(rest), conditions: list([...(c.conditions ?? []), ...uses]) });
}

/** "is used to determine it" is "determines it": a method that is used does what it is used for. */
export function withMeans(given: Clause): Clause {
  const c = withUseful(given);
  if (c.verb !== 'use' || c.actor !== undefined || c.object !== undefined || !isClause(c.what)) return c;
  if (c.modality !== undefined || c.negated || c.past) return c;
  return takingIn(c.what, c);
}

/** "use the state before it to determine whether it does", "the stack is used for an action": what is of use does it, or uses it. */
function withUseful(c: Clause): Clause {
  const o = c.object;
  const nobody = c.actor === undefined || c.order === true;
  if (c.verb !== 'use' || !nobody || !isThing(o) || c.what !== undefined || c.modality !== undefined)
    return c;
  const to = c.conditions?.find((x) => x.word === 'to' && x.focus === undefined && isClause(x.clause));
  const inner = to?.clause as Clause | undefined;
  const asked = (inner?.what as Question | undefined)?.kind === 'question';
  if (
    inner !== undefined &&
    inner.verb === 'determine' &&
    asked &&
    !c.negated &&
    saysOnly(inner, 'actor what conditions')
  ) {
    const bare = put(c, {
      object: undefined,
      order: undefined,
      conditions: list([...(without(c.conditions, to) ?? []), ...(inner.conditions ?? [])]),
    });
    return { ...bare, verb: 'determine', actor: o, what: inner.what as Question };
  }
  const whose = c.relations?.find(
    (r) => r.preposition === 'for' && r.adverbs === undefined && isThing(r.term),
  );
  if (o.sort !== 'zone' || whose === undefined || c.order) return c;
  return put(c, { actor: whose.term as Term, relations: without(c.relations, whose) });
}

/** "this option in use". */
function isInUse({ relations = [] }: Thing): boolean {
  const [{ preposition, term } = {}, ...more] = relations;
  if (more.length > 0 || preposition !== 'in' || !isThing(term)) return false;
  return term.noun === 'use' && term.determiner === undefined && plain(term);
}
