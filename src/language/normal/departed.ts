import type { Clause, Quality, Relation, Statement, Term, Thing } from '../frames/frame.js';
import {
  game,
  isClause,
  isThing,
  list,
  pronounOf,
  put,
  saysOnly,
  without,
  withoutAdjective,
  withoutAdverb,
} from './forms.js';

/** Players who leave a game, and those that remain: one form for what is said of them. */

/** Who has left the game. */
const hasLeft: Clause = {
  kind: 'clause',
  verb: 'leave',
  actor: { kind: 'reference', to: 'head' },
  object: game,
  perfect: true,
};

const inTheGame = (r: Relation | undefined): boolean =>
  r?.kind === 'relation' &&
  r.preposition === 'in' &&
  isThing(r.term) &&
  r.term.noun === 'game' &&
  r.term.determiner === 'the';

/** "drops out of the game", "is no longer in the game": leaves it, has left it. */
export function withLeaving(c: Clause): Clause {
  if (['drop', 'withdraw', 'leave'].includes(c.verb) && c.object === undefined) {
    const from = c.relations?.find(
      (r) => ['out of', 'from'].includes(r.preposition) && isThing(r.term) && r.term.noun === 'game',
    );
    if (from !== undefined && c.actor !== undefined)
      return put(c, {
        verb: 'leave',
        object: from.term as Thing,
        relations: without(c.relations, from),
      });
  }
  // "still has a general in the game": has one who is still in it.
  const kept = isThing(c.object) ? c.object.relations?.find((r) => inTheGame(r) && !r.adverbs) : undefined;
  if (c.verb === 'have' && isThing(c.object) && kept && c.adverbs?.includes('still') && !c.negated) {
    const rest = without(c.object.relations, kept) ?? [];
    const at = [...(kept.at ?? []), ...(c.at ?? []).filter(([slot]) => slot === 'adverbs')];
    const object = withDeparted(put(c.object, { relations: [...rest, { ...kept, adverbs: ['still'], at }] }));
    return put(withoutAdverb(c, 'still'), { object });
  }
  const is = c.is as Relation | undefined;
  // "hasn't left": is still in the game.
  const { object } = c;
  const itself =
    object === undefined || (isThing(object) && object.noun === 'game' && object.determiner === 'the');
  const person = !isThing(c.actor) || c.actor.sort === 'player';
  if (
    c.verb === 'leave' &&
    c.perfect &&
    c.negated &&
    itself &&
    person &&
    c.modality === undefined &&
    !c.relations
  )
    return put(c, {
      verb: 'be',
      is: { kind: 'relation', preposition: 'in', term: game },
      adverbs: ['still'],
      object: undefined,
      perfect: undefined,
      negated: undefined,
    });
  if (!inTheGame(is) || c.modality !== undefined) return c;
  const none = withNoneLeft(c, is as Relation);
  if (none !== undefined) return none;
  // "stays in the game": doesn't leave it.
  if (c.verb === 'remain' && !c.negated && is?.adverbs === undefined && c.adverbs === undefined)
    return put(c, {
      verb: 'leave',
      object: is?.term as Thing,
      is: undefined,
      negated: true,
      at: [...(c.at ?? []), ...(is?.at ?? [])],
    });
  if (c.verb !== 'be') return c;
  const adverbs = is?.adverbs ?? c.adverbs ?? [];
  const gone =
    (c.negated && adverbs.join() === 'any longer') || (!c.negated && adverbs.join() === 'no longer');
  if (!gone) return c;
  return put(c, {
    verb: 'leave',
    object: is?.term as Thing,
    is: undefined,
    negated: undefined,
    adverbs: undefined,
    perfect: true,
    at: [...(c.at ?? []), ...(is?.at ?? [])],
  });
}

/** "none of them remains in the game", "no opponent is still in it": each of them has left it. */
function withNoneLeft(c: Clause, is: Relation): Clause | undefined {
  const [who, still] = [c.actor, is.adverbs ?? c.adverbs ?? []];
  const stays = c.verb === 'remain' ? still.length === 0 : c.verb === 'be' && still.join() === 'still';
  if (!stays || c.negated || !isThing(who) || who.determiner !== 'no' || who.quantity || who.focus)
    return undefined;
  const all = who.noun === '' ? who.among : who;
  if (!isThing(all) || all.quantity !== undefined) return undefined;
  return put(c, {
    verb: 'leave',
    actor: {
      ...all,
      many: all !== who,
      determiner: all.owner === undefined || all === who ? 'each' : undefined,
    } as Term,
    object: is.term as Thing,
    is: undefined,
    adverbs: undefined,
    perfect: true,
    at: [...(c.at ?? []), ...(is.at ?? [])],
  });
}

/** "a departed player", "a player no longer in the game": one who has left the game. */
export function withDeparted(given: Thing): Thing {
  let t = given;
  if (t.sort !== 'player') return t;
  const has: Statement[] = [];
  if (t.modifiers?.includes('departed')) {
    t = withoutAdjective(t, 'departed');
    has.push(hasLeft);
  }
  const gone = t.relations?.find((r) => inTheGame(r) && r.adverbs?.join() === 'no longer');
  if (gone !== undefined) {
    t = put(t, { relations: without(t.relations, gone) });
    has.push({ ...hasLeft, at: gone.at ?? [] });
  }
  // "a player still in the game" and one who is: said with a clause.
  const still = t.relations?.find((r) => inTheGame(r) && r.adverbs?.join() === 'still');
  if (still !== undefined) {
    const { adverbs, ...is } = still;
    t = put(t, { relations: without(t.relations, still) });
    const at = (still.at ?? []).filter(([slot]) => slot === 'adverbs');
    has.push({
      kind: 'clause',
      verb: 'be',
      actor: { kind: 'reference', to: 'head' },
      is,
      adverbs: adverbs as string[],
      at,
    });
  }
  return has.length === 0 ? t : put(t, { which: list([...(t.which ?? []), ...has]) });
}

/** "is over", "is finished", "is done": ends. */
export function withEnd(c: Clause): Clause {
  const q = c.is as Quality | undefined;
  if (
    c.verb !== 'be' ||
    q?.kind !== 'quality' ||
    !['over', 'finished', 'done', 'complete', 'completed'].includes(q.word)
  )
    return c;
  if (q.relations !== undefined || q.adverbs !== undefined) return c;
  const person = isThing(c.actor) && ['player', 'team'].includes(c.actor.sort);
  return person ? c : put(c, { verb: 'end', is: undefined });
}

/** Who does it now is called so: "players who remain" are remaining players. */
const doing: Readonly<Record<string, string>> = {
  remain: 'remaining',
  attack: 'attacking',
  block: 'blocking',
  win: 'winning',
  lose: 'losing',
};

/** The adjective of a relative clause with nothing but a verb. */
export function adjectiveOf(w: Statement): string | undefined {
  if (!isClause(w) || pronounOf(w.actor) !== 'head' || doing[w.verb] === undefined) return undefined;
  const bare = saysOnly(w, 'actor progressive');
  return bare ? doing[w.verb] : undefined;
}
