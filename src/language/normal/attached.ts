import {
  type Clause,
  type Condition,
  keyOf,
  type Many,
  type Question,
  type Relation,
  type Statement,
  type Thing,
} from '../frames/frame.js';
import { isClause, isThing, list, pronounOf, put, saysOnly, without } from './forms.js';
import { thingForm } from './thingForms.js';

/** What may be said of a part or of the whole, and says the same: conditions, places, "only". */

/** Conditions that belong to the whole, wherever they are in it. */
const whole = new Set(['if', 'unless', 'when', 'whenever']);
/** Times at which somebody chooses, and does at once what is chosen. */
const timed = new Set(['as']);

/** True of a condition that can be lifted: nothing in it speaks of the head of a relative clause. */
const liftable = (x: Condition): boolean => whole.has(x.word) && x.focus === undefined && !speaksOfHead(x);

function speaksOfHead(node: unknown): boolean {
  if (node === null || typeof node !== 'object') return false;
  if (Array.isArray(node)) return node.some(speaksOfHead);
  if ((node as { kind?: string; to?: string }).to === 'head') return true;
  return Object.entries(node).some(
    ([slot, value]) => slot !== 'at' && slot !== 'which' && speaksOfHead(value),
  );
}

/** The conditions of a statement that can be lifted, and what is left of it. */
function parted<T extends Statement>(s: T, times = false): { rest: T; lifted: Condition[] } {
  if (!isClause(s) || s.conditions === undefined) return { rest: s, lifted: [] };
  const lifted = s.conditions.filter((x) => liftable(x) || (times && timed.has(x.word) && !speaksOfHead(x)));
  if (lifted.length === 0) return { rest: s, lifted };
  const kept = s.conditions.filter((x) => !lifted.includes(x));
  return { rest: put(s as Clause, { conditions: list(kept) }) as T, lifted };
}

/**
 * "chooses a player to draw if it does", "decides who draws if it does", "uses it to find out who draws if it does": the condition is that
 * of the whole. So is one inside a condition: "if this is so if that is so".
 */
export function withLiftedCondition(given: Clause): Clause {
  let c = given;
  const lifted: Condition[] = [];
  const asked = c.what as Question | undefined;
  if (asked?.kind === 'question') {
    const { rest, lifted: more } = parted(asked.clause ?? { kind: 'clause', verb: '' }, true);
    if (more.length > 0) c = put(c, { what: { ...asked, clause: rest } });
    lifted.push(...more);
  } else if (isClause(c.what) && c.what.modality === undefined) {
    const { rest, lifted: more } = parted(c.what, true);
    if (more.length > 0) c = put(c, { what: rest });
    lifted.push(...more);
  }
  if (c.conditions?.some((x) => inner.has(x.word) && isClause(x.clause) && x.clause.conditions !== undefined))
    c = put(c, {
      conditions: list(
        c.conditions.map((x) => {
          if (!inner.has(x.word) || !isClause(x.clause)) return x;
          const { rest, lifted: more } = parted(x.clause, x.word === 'for');
          lifted.push(...more);
          return more.length > 0 ? { ...x, clause: rest } : x;
        }),
      ),
    });
  const bared = <T>(node: T): T => {
    if (!isThing(node)) return node;
    let changed = false;
    // "creatures controlled by other players when this is so"
    const which = (node as Thing).which?.map((w) => {
      if (isClause(w) && (w.modality !== undefined || w.past || w.perfect)) return w;
      const { rest, lifted: more } = parted(w);
      lifted.push(...more);
      changed ||= more.length > 0;
      return rest;
    });
    return changed ? (thingForm({ ...(node as Thing), which: which as Statement[] }) as T) : node;
  };
  const [actor, object] = [bared(c.actor), bared(c.object)];
  const relations = c.relations?.map((r) => {
    const term = bared(r.term);
    return term === r.term ? r : { ...r, term };
  });
  if (lifted.length > 0) c = put(c, { actor, object, relations: relations && list(relations) });
  return lifted.length === 0 ? c : put(c, { conditions: list([...(c.conditions ?? []), ...lifted]) });
}

/** Conditions whose own conditions are those of the whole. */
const inner = new Set(['to', 'for', 'if', 'doing', 'until', 'as', 'after', 'before', 'when', 'while']);

/** Conditions that hold in the same game as what depends on them. */
const sameGame = new Set(['if', 'when', 'whenever']);

/** "in a game of the variant": it says for which games all of the sentence holds. */
const whichGame = (r: Relation): boolean =>
  r.preposition === 'in' &&
  r.adverbs === undefined &&
  isThing(r.term) &&
  r.term.noun === 'game' &&
  r.term.names !== undefined &&
  r.term.determiner === 'a' &&
  saysOnly(r.term, 'names determiner');

/** A statement without the kind of game that it holds in, and that kind. */
function withoutGame<T>(s: T): { rest: T; games: Relation[] } {
  const games = isClause(s) ? (s.relations ?? []).filter(whichGame) : [];
  if (!isClause(s) || games.length === 0) return { rest: s, games: [] };
  return {
    rest: put(s as Clause, { relations: list((s.relations ?? []).filter((r) => !games.includes(r))) }) as T,
    games,
  };
}

/** "if it allows that in a game of the variant": in a game of the variant, if it allows that. */
export function withLiftedGame(c: Clause): Clause {
  const content = withoutGame(c.what);
  const games = [...content.games];
  const conditions = c.conditions?.map((x) => {
    if (!sameGame.has(x.word) || x.focus !== undefined) return x;
    const { rest, games: more } = withoutGame(x.clause);
    games.push(...more);
    return more.length > 0 ? { ...x, clause: rest } : x;
  });
  if (games.length === 0) return c;
  const known = new Set((c.relations ?? []).filter(whichGame).map(keyOf));
  const added = games.filter((r) => !known.has(keyOf(r)));
  return put(c, {
    what: content.rest,
    conditions: conditions && list(conditions),
    relations: list([...(c.relations ?? []), ...added]),
  });
}

/** "can only attack a player" is "can attack only a player": the word belongs to the one phrase that follows. */
export function withOnlyLater(c: Clause): Clause {
  if (!c.adverbs?.includes('only') || c.negated || (c.modality !== 'can' && c.modality !== 'may')) return c;
  const adverbs = list(c.adverbs.filter((a) => a !== 'only'));
  const at = c.at?.find(([slot]) => slot === 'adverbs')?.[1];
  const later = (c.conditions ?? []).filter((x) => at === undefined || (x.at ?? []).some(([, t]) => t > at));
  const phrases = (c.relations ?? []).filter((r) => at === undefined || (r.at ?? []).some(([, t]) => t > at));
  const o = c.object;
  if (later.length > 0) {
    const [one, ...more] = later as [Condition, ...Condition[]];
    if (
      more.length > 0 ||
      one.focus !== undefined ||
      !['if', 'while', 'while ', 'unless', 'when'].includes(one.word)
    )
      return c;
    if (isThing(o) && (o.relations ?? o.which) !== undefined) return c;
    return put(c, {
      adverbs,
      conditions: list((c.conditions ?? []).map((x) => (x === one ? { ...x, focus: ['only'] } : x))),
    });
  }
  const named = isThing(o) || (o as Many | undefined)?.kind === 'many';
  const seen = at === undefined || first(o) > at;
  if (named && seen && phrases.length === 0 && (o as Thing).focus === undefined)
    return put(c, { adverbs, object: { ...(o as Thing), focus: ['only'] } });
  const [r, ...more] = phrases;
  if ((named && seen) || r === undefined || more.length > 0 || r.adverbs?.includes('only')) return c;
  return put(c, {
    adverbs,
    relations: list(
      (c.relations ?? []).map((x) =>
        x === r ? { ...x, adverbs: [...(x.adverbs ?? []), 'only'].sort() } : x,
      ),
    ),
  });
}

/** The first token of a node. */
function first(node: unknown): number {
  if (node === null || typeof node !== 'object') return Number.POSITIVE_INFINITY;
  const here = ((node as Clause).at ?? []).map(([, t]) => t);
  const below = Object.entries(node).flatMap(([slot, v]) =>
    slot === 'at' ? [] : Array.isArray(v) ? v.map(first) : [first(v)],
  );
  return Math.min(Number.POSITIVE_INFINITY, ...here, ...below);
}

/** True of "in a multiplayer game", "in Emperor games": a kind of games, not "the game" that is played. */
const inGames = (r: Relation): boolean => {
  const t = r.term;
  return (
    r.preposition === 'in' &&
    r.adverbs === undefined &&
    isThing(t) &&
    t.sort === 'game' &&
    t.noun === 'game' &&
    (t.names !== undefined || t.modifiers !== undefined) &&
    (t.determiner === 'a' || t.determiner === 'any' || (t.many && t.determiner === undefined))
  );
};

/** "skips the step of its first turn in an Emperor game": where a clause is so is said of the clause. */
export function withPlaceOfAll(c: Clause): Clause {
  const places: Relation[] = [];
  const visit = <T>(node: T): T => {
    if (!isThing(node)) return node;
    const t: Thing = node;
    const here = (t.relations ?? []).filter(inGames);
    places.push(...here);
    const owner = t.owner === undefined ? undefined : visit(t.owner);
    if (here.length === 0 && owner === t.owner) return node;
    return put(t, { owner, relations: without(t.relations, here) }) as T;
  };
  // What there is, or plays, in games is in them.
  if (['exist', 'be', 'have'].includes(c.verb)) return c;
  const actor = visit(c.actor);
  const object = visit(c.object);
  return places.length === 0
    ? c
    : put(c, { actor, object, relations: list([...(c.relations ?? []), ...places]) });
}

/** "does so as it does in a game": "as in a game". */
export function withAsIn(c: Clause): Clause {
  const as = c.conditions?.find((x) => {
    const s = x.clause;
    return (
      x.word === 'as' &&
      isClause(s) &&
      s.verb === 'do' &&
      s.object === undefined &&
      ['it', 'they', 'person'].includes(pronounOf(s.actor) ?? '') &&
      s.relations?.length === 1 &&
      s.relations[0]?.preposition === 'in'
    );
  });
  if (as === undefined) return c;
  const [where] = (as.clause as Clause).relations as [Relation];
  return put(c, {
    conditions: without(c.conditions, as),
    relations: list([...(c.relations ?? []), { ...where, preposition: 'as in' }]),
  });
}
