// Long because each small rule of the normal form calls for its own few lines and they share their helpers.
import type {
  Clause,
  Condition,
  Many,
  Measure,
  Node,
  Quality,
  Relation,
  Statement,
  Term,
  Thing,
} from '../frames/frame.js';
import { keyOf } from '../frames/frame.js';
import {
  collective,
  idleAdverbs,
  personal,
  sameAdverb,
  sameCondition,
  samePreposition,
  sameVerb,
  verbOfRole,
} from './synonyms.js';
import {
  comparedForm,
  gamesForm,
  identityForm,
  isClause,
  isThing,
  mutualForm,
  parityForm,
  plain,
  put,
  severallyForm,
  thingForm,
  withHead,
} from './terms.js';

/**
 * One form for what means the same. Each step is a rule of the language, none knows a sentence; what a step does not name
 * stays as it is.
 */

const sorted = <T>(items: readonly T[]): T[] =>
  items.length < 2
    ? [...items]
    : [...items].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : keyOf(a) > keyOf(b) ? 1 : 0));

/** A copy of a node with its parts changed from the inside to the outside; what is left of it keeps its places. */
export function rewrite(node: Node, change: (node: Node) => Node): Node {
  const copy: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(node)) {
    if (value === undefined) continue;
    if (name === 'at') copy.at = value;
    else if (Array.isArray(value)) {
      const items = value.map((item) =>
        item !== null && typeof item === 'object' ? rewrite(item as Node, change) : item,
      );
      copy[name] = name === 'items' && (node as Many).by === 'then' ? items : sorted(items);
    } else copy[name] = value !== null && typeof value === 'object' ? rewrite(value as Node, change) : value;
  }
  return change(copy as unknown as Node);
}

/** Everything of a clause that does not depend on where the clause stands. */
export function normalNode(node: Node): Node {
  const kind = (node as Clause).kind;
  if (kind === 'clause') return clauseForm(node as Clause);
  if (kind === 'relation') return relationForm(node as Relation);
  if (kind === 'condition') return conditionForm(node as Condition);
  if (kind === 'many') return manyForm(node as Many);
  if (isThing(node)) return thingForm(node);
  if ((node as { kind?: string }).kind === 'reference' && (node as { to: string }).to.endsWith(' own'))
    return { ...(node as object), to: (node as { to: string }).to.slice(0, -4) } as Node;
  return node;
}

function manyForm(m: Many): Node {
  const flat = m.items.flatMap((item) =>
    (item as Many).kind === 'many' && (item as Many).by === m.by ? (item as Many).items : [item],
  );
  return { ...m, items: m.by === 'then' || m.by === 'that is' ? flat : sorted(flat) };
}

function relationForm(r: Relation): Relation {
  const preposition =
    r.preposition === 'rather than' ? 'instead of' : (samePreposition.get(r.preposition) ?? r.preposition);
  if (r.adverbs?.includes('not')) {
    const { adverbs, ...rest } = r;
    const left = adverbs.filter((a) => a !== 'not');
    const inner: Relation = { ...rest, ...(left.length > 0 ? { adverbs: left } : {}) };
    return { kind: 'relation', preposition: 'instead of', term: inner };
  }
  const adverbs = r.adverbs?.map((a) => sameAdverb.get(a) ?? a).filter((a) => !idleAdverbs.has(a));
  const { adverbs: _, ...rest } = r;
  return {
    ...rest,
    preposition,
    ...(adverbs !== undefined && adverbs.length > 0 ? { adverbs: adverbs.sort() } : {}),
  };
}

/** When something happens, and if it does, say the same in a rule; what happened once does not. */
function conditionForm(c: Condition): Condition {
  const now = c.word === 'when' && isClause(c.clause) && !c.clause.past && c.clause.modality === undefined;
  const word = now ? 'if' : (sameCondition.get(c.word) ?? c.word);
  const inner = c.clause;
  if ((word === 'if' || word === 'unless') && isClause(inner)) {
    const supposed = withSupposed(inner);
    // "if it does not" is "unless it does".
    const { negated, ...positive } = supposed;
    return negated && c.focus === undefined
      ? { ...c, word: word === 'if' ? 'unless' : 'if', clause: positive }
      : { ...c, word, clause: supposed };
  }
  return { ...c, word };
}

/** In what is supposed "any" and a kind of things that are somewhere are one of them. */
function withSupposed(c: Clause): Clause {
  const t = c.actor;
  if (!isThing(t) || t.quantity !== undefined) return c;
  if (t.determiner === 'any' && !t.many) return { ...c, actor: { ...t, determiner: 'a' } };
  const there = c.verb === 'be' && (c.is as Relation | undefined)?.kind === 'relation';
  return there && barePlural(t) ? { ...c, actor: { ...t, many: false, determiner: 'a' } } : c;
}

/** "in a game that uses the option" is "if the option is used". */
function withUse(c: Clause): Clause {
  const uses: Condition[] = [];
  const rest = (c.relations ?? []).filter((r) => {
    const t = r.term;
    if (r.preposition !== 'in' || r.adverbs !== undefined || r.measure !== undefined || !isThing(t))
      return true;
    const slots = Object.keys(t).filter((name) => t[name as keyof Thing] !== undefined);
    const known = slots.every((name) =>
      ['kind', 'noun', 'sort', 'many', 'determiner', 'which', 'at'].includes(name),
    );
    const [use, ...more] = t.which ?? [];
    if (t.noun !== 'game' || !known || more.length > 0 || !isClause(use) || use.verb !== 'use') return true;
    if (!(t.determiner === 'a' || (t.many && t.determiner === undefined))) return true;
    const { actor, ...used } = use;
    const said = Object.keys(used).every((name) => ['kind', 'verb', 'object', 'at'].includes(name));
    if (!said || (actor as { to?: string } | undefined)?.to !== 'head') return true;
    uses.push({ kind: 'condition', word: 'if', clause: used });
    return false;
  });
  if (uses.length === 0) return c;
  return put(c, { relations: list(rest), conditions: list([...(c.conditions ?? []), ...uses]) });
}

/** Puts in a list what is not there yet, and leaves an empty list out. */
function list<T>(items: readonly T[]): T[] | undefined {
  return items.length > 0 ? sorted(items) : undefined;
}

function clauseForm(given: Clause): Clause {
  let c: Clause = put(given, {
    verb: sameVerb.get(given.verb) ?? given.verb,
    adverbs: list(
      (given.adverbs ?? []).map((a) => sameAdverb.get(a) ?? a).filter((a) => !idleAdverbs.has(a)),
    ),
  });
  c = withoutLightVerb(c);
  c = withModality(c);
  c = withoutRoleNoun(c);
  c = withGiver(c);
  c = withChosen(c);
  c = withPlace(c);
  c = withMeasure(c);
  c = withoutThereIs(c);
  c = withLiftedContrast(c);
  c = withTimes(c);
  c = withUse(c);
  if (c.verb === 'happen' && ['it', 'that'].includes((c.actor as { to?: string } | undefined)?.to ?? ''))
    c = put(c, { actor: { kind: 'reference', to: 'this' } });
  if (anybody(c)) c = put(c, { actor: undefined });
  if (c.verb === 'continue')
    c = put(c, {
      relations: list(
        (c.relations ?? []).map((r) => (r.preposition === 'to' ? { ...r, preposition: 'until' } : r)),
      ),
    });
  c = comparedForm(c);
  c = parityForm(c);
  c = severallyForm(c);
  c = gamesForm(c);
  c = mutualForm(c, rewrite);
  c = withoutNo(c);
  return identityForm(withoutOnlyIf(c));
}

/** "makes a choice" is "chooses"; "has control of" is "controls". */
function withoutLightVerb(c: Clause): Clause {
  const o = c.object;
  if (!isThing(o) || o.quantity !== undefined || o.modifiers !== undefined || o.which !== undefined) return c;
  if (c.verb === 'have' && o.noun === 'control' && o.owner !== undefined && o.relations === undefined)
    return put(c, { verb: 'control', object: o.owner });
  return c;
}

/** "is allowed to" is "may", "is able to" is "can", "is required to" and "has to" are "must"; "may not" is "can't". */
function withModality(c: Clause): Clause {
  const quality = c.is as Quality | undefined;
  const able =
    c.verb === 'be' && quality?.kind === 'quality' && (quality.word === 'able' || quality.word === 'unable');
  const asked =
    c.actor === undefined && c.object === undefined && (c.verb === 'allow' || c.verb === 'require');
  let out = c;
  if (c.modality === undefined && ((able && isClause(quality?.what)) || (asked && isClause(c.what)))) {
    const inner = (able ? quality?.what : c.what) as Clause;
    const not = (c.negated === true) !== (able && quality?.word === 'unable');
    const modality = able ? 'can' : c.verb === 'allow' ? 'may' : 'must';
    if (inner.modality === undefined && inner.negated === undefined && !(modality === 'must' && not)) {
      out = put(inner, {
        actor: able ? c.actor : inner.actor,
        modality,
        negated: not ? true : undefined,
        adverbs: list([...(inner.adverbs ?? []), ...(c.adverbs ?? [])]),
        relations: list([...(inner.relations ?? []), ...(c.relations ?? [])]),
        conditions: list([...(inner.conditions ?? []), ...(c.conditions ?? [])]),
      });
    }
  }
  return out.modality === 'may' && out.negated ? put(out, { modality: 'can' }) : out;
}

/** "it is given to them" is "they get it"; "it belongs to them" is "they have it". */
function withGiver(c: Clause): Clause {
  const to = c.relations?.find((r) => r.preposition === 'to');
  if (to === undefined || to.adverbs !== undefined || to.measure !== undefined) return c;
  const rest = (c.relations ?? []).filter((r) => r !== to);
  if (c.verb === 'give' && c.actor === undefined && c.object !== undefined && c.recipient === undefined)
    return put(c, { verb: 'get', actor: to.term as Term, relations: list(rest) });
  if (c.verb === 'belong' && c.actor !== undefined && c.object === undefined)
    return put(c, {
      verb: 'have',
      actor: to.term as Term,
      object: c.actor,
      relations: list(
        rest.map((r) =>
          r.preposition === 'instead of' && (r.term as Relation).preposition === 'to'
            ? { ...r, term: (r.term as Relation).term }
            : r,
        ),
      ),
    });
  return c;
}

/** "is chosen to do" is "chooses it to do". */
function withChosen(c: Clause): Clause {
  const to = c.conditions?.find((x) => x.word === 'to');
  if (c.verb !== 'choose' || c.object === undefined || c.what !== undefined || to === undefined) return c;
  const chosen = c.object;
  if (!isClause(to.clause) || (to.clause.actor as { to?: string } | undefined)?.to !== 'same') return c;
  const none = isThing(chosen) && chosen.determiner === 'no' && c.negated === undefined;
  const actor = none ? { ...chosen, determiner: 'a' } : chosen;
  return put(c, {
    object: undefined,
    what: { ...to.clause, actor },
    negated: none ? true : c.negated,
    conditions: list((c.conditions ?? []).filter((x) => x !== to)),
  });
}

/** Where an option is used is what uses it: "is used in the variant", "games of the variant use it". */
function withPlace(c: Clause): Clause {
  if (c.verb !== 'use' || c.object === undefined) return c;
  const variant = (t: unknown): t is Thing =>
    isThing(t) &&
    t.names !== undefined &&
    ['variant', 'game'].includes(t.noun) &&
    t.which === undefined &&
    (t.determiner === 'the' || (t.determiner === undefined && t.many)) &&
    t.relations === undefined;
  const form = (t: Thing): Thing => ({ ...t, noun: 'variant', sort: 'rule', many: false, determiner: 'the' });
  if (variant(c.actor)) return put(c, { actor: form(c.actor) });
  const place = c.relations?.find(
    (r) =>
      r.preposition === 'in' &&
      r.adverbs === undefined &&
      isThing(r.term) &&
      ((r.term as Thing).noun === 'format' || variant(r.term)),
  );
  if (c.actor !== undefined || place === undefined) return c;
  const where = place.term as Thing;
  return put(c, {
    actor: variant(where) ? form(where) : where,
    relations: list((c.relations ?? []).filter((r) => r !== place)),
  });
}

/** "is the target of a spell" is "a spell targets it". */
function withoutRoleNoun(c: Clause): Clause {
  const role = c.is;
  if (c.verb !== 'be' || !isThing(role) || role.owner === undefined || c.actor === undefined) return c;
  const verb = verbOfRole.get(role.noun);
  if (
    verb === undefined ||
    role.modifiers !== undefined ||
    role.which !== undefined ||
    role.relations !== undefined
  )
    return c;
  return put(c, { verb, actor: role.owner, object: c.actor, is: undefined });
}

/** "has a life total of 20", "whose life total is equal to 20" and "its life total is 20" say the same. */
function withMeasure(c: Clause): Clause {
  if (c.verb === 'have' && isThing(c.object) && c.actor !== undefined) {
    const of = c.object.relations?.find(
      (r) => r.preposition === 'of' && (r.term as Measure).kind === 'measure',
    );
    const { relations, determiner, ...rest } = c.object;
    if (of !== undefined && relations?.length === 1 && (determiner === 'a' || determiner === undefined))
      return put(c, {
        verb: 'be',
        actor: { ...rest, many: false, owner: c.actor as Term },
        is: of.term as Term,
        object: undefined,
      });
  }
  if (c.verb === 'equal' && c.actor !== undefined && c.object !== undefined)
    return put(c, { verb: 'be', is: c.object as Term, object: undefined });
  const quality = c.is as Quality | undefined;
  if (
    c.verb === 'be' &&
    quality?.kind === 'quality' &&
    quality.word === 'equal' &&
    quality.adverbs === undefined
  ) {
    const to = quality.relations?.length === 1 ? quality.relations[0] : undefined;
    if (to?.preposition === 'to') return put(c, { is: to.term as Term });
  }
  return c;
}

/** "There is a player who wins" is "a player wins". */
function withoutThereIs(c: Clause): Clause {
  if (c.verb !== 'exist' || !isThing(c.actor)) return c;
  const { which, relations, ...noun } = c.actor;
  const phrases = [...(relations ?? []), ...(c.relations ?? [])];
  if (which?.length === 1 && isClause(which[0]) && !c.negated && c.relations === undefined) {
    const bare: Thing = put({ ...noun } as Thing, { relations });
    const filled = withHead(which[0], bare) as Clause;
    return put(filled, {
      conditions: list([...(filled.conditions ?? []), ...(c.conditions ?? [])]),
      adverbs: list([...(filled.adverbs ?? []), ...(c.adverbs ?? [])]),
    });
  }
  const phrase = phrases.length === 1 && which === undefined ? phrases[0] : undefined;
  if (phrase === undefined || phrase.adverbs !== undefined) return c;
  const term = phrase.term;
  if (
    ['for', 'by', 'on'].includes(phrase.preposition) &&
    isThing(term) &&
    (term.sort === 'team' || term.sort === 'player') &&
    term.which === undefined
  )
    return put(c, { verb: 'have', actor: term, object: noun as Thing, relations: undefined });
  if (['within', 'outside'].includes(phrase.preposition))
    return put(c, { verb: 'be', actor: noun as Thing, is: phrase, relations: undefined });
  return c;
}

/** "teams, not players", "teams rather than players" and "instead of players, teams" say the same. */
function withLiftedContrast(c: Clause): Clause {
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
  const out = put(c, {
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
    const t = r.term;
    const bare =
      isClause(t) &&
      ['have', c.verb].includes(t.verb) &&
      t.object !== undefined &&
      t.relations === undefined &&
      t.conditions === undefined &&
      !t.negated;
    return bare ? { ...r, term: t.object as Term } : r;
  });
  lifted.splice(0, lifted.length, ...terms);
  return lifted.length === 0
    ? out
    : put(out, { relations: list([...(out.relations ?? []), ...lifted]), conditions: list(conditions) });
}

/** "at the time that it ends", "any time it ends": "when it ends". */
function withTimes(c: Clause): Clause {
  const whens: Condition[] = [];
  const rest = (c.relations ?? []).filter((r) => {
    const t = r.term;
    const plain =
      isThing(t) &&
      t.noun === 'time' &&
      t.which?.length === 1 &&
      t.owner === undefined &&
      t.modifiers === undefined &&
      t.quantity === undefined &&
      t.ordinal === undefined &&
      r.measure === undefined &&
      r.adverbs === undefined;
    const when =
      plain &&
      ((r.preposition === 'at' && t.determiner === 'the') ||
        (r.preposition === '' && t.determiner === 'any'));
    if (when)
      whens.push({
        kind: 'condition',
        word: 'when',
        clause: (t.which as Statement[])[0] as Statement,
        ...(t.focus === undefined ? {} : { focus: t.focus }),
      });
    return !when;
  });
  return whens.length === 0
    ? c
    : put(c, { relations: list(rest), conditions: list([...(c.conditions ?? []), ...whens]) });
}

/** "No player may" is "a player can't". */
function withoutNo(c: Clause): Clause {
  if (!isThing(c.actor) || c.actor.determiner !== 'no' || c.negated || c.actor.noun === '') return c;
  if (c.actor.quantity !== undefined || c.verb === 'exist') return c;
  return put(c, {
    actor: { ...c.actor, determiner: 'a', many: false },
    negated: true,
    modality: c.modality === 'may' ? 'can' : c.modality,
  });
}

/** "only if" is "not unless". */
function withoutOnlyIf(c: Clause): Clause {
  const only = (c.conditions ?? []).filter(
    (x) => x.word === 'if' && x.focus?.length === 1 && x.focus[0] === 'only',
  );
  if (only.length !== 1 || c.negated) return c;
  return put(c, {
    negated: true,
    modality: c.modality === 'may' ? 'can' : c.modality,
    conditions: list(
      (c.conditions ?? []).map((x) =>
        only.includes(x) ? conditionForm(put(x, { word: 'unless', focus: undefined })) : x,
      ),
    ),
  });
}

const generic = new Set(['a', 'any', 'each']);

/** True of a bare plural: "creatures", with nothing that counts or picks them. */
const barePlural = (t: Thing): boolean =>
  t.many &&
  t.determiner === undefined &&
  t.quantity === undefined &&
  t.owner === undefined &&
  t.among === undefined &&
  t.ordinal === undefined &&
  t.noun !== '';

/**
 * What is said of kinds of things, in a main clause: "creatures can" is "a creature can", "all players" is "each player", and
 * "a player who does" is "if a player does, that player".
 */
export function genericForm(given: Clause): Clause {
  // An instruction is what is to be done, whether it is said to the reader or of the thing.
  let c = put(given, { order: undefined });
  c = put(c, { actor: players(c.actor), object: players(c.object) });
  c = withoutPlural(c);
  if (
    isThing(c.actor) &&
    c.actor.determiner === 'any' &&
    (c.modality === 'may' || c.modality === 'can') &&
    !c.actor.many
  )
    c = put(c, { actor: { ...c.actor, determiner: 'a' } });
  return withoutRelative(c);
}

/** "the players" are those of the game. */
function players<T>(node: T): T {
  const t: unknown = node;
  if (!isThing(t) || t.noun !== 'player' || !t.many || t.determiner !== 'the' || !plain(t)) return node;
  return put(t, { determiner: undefined }) as T;
}

/** True of "players do something to a thing", where "the thing is done" says as much. */
function anybody(c: Clause): boolean {
  if (!isThing(c.actor) || c.actor.noun !== 'player' || !barePlural(c.actor) || !plain(c.actor)) return false;
  if (c.negated || c.actor.focus !== undefined) return false;
  if ((c.object ?? c.what) === undefined || collective.has(c.verb) || personal.has(c.verb)) return false;
  let named = false;
  rewrite({ ...c, actor: undefined } as unknown as Node, (n) => {
    if ((n as { kind?: string }).kind === 'reference' && (n as { to: string }).to !== 'head') named = true;
    return n;
  });
  return !named;
}

/** Kinds of things: the plural is folded where it says nothing of how many. */
function withoutPlural(given: Clause): Clause {
  let c = given;
  const single = <T>(node: T): T => {
    if (isThing(node) && barePlural(node)) return { ...(node as Thing), many: false, determiner: 'a' } as T;
    const m = node as unknown as Many | undefined;
    if (m?.kind !== 'many' || (m.by !== 'or' && m.by !== 'and')) return node;
    return { ...m, items: sorted(m.items.map((i) => single(i))) } as T;
  };
  // "players … their turns": each of them has one.
  const own = <T>(node: T): T =>
    isThing(node) &&
    node.many &&
    node.quantity === undefined &&
    (node.owner as { to?: string } | undefined)?.to === 'they'
      ? ({ ...(node as Thing), many: false } as T)
      : node;
  const kinds = (node: unknown): boolean =>
    (node as Many | undefined)?.kind === 'many' &&
    (node as Many).items.every((i) => isThing(i) && (barePlural(i) || i.determiner === 'a'));
  const modal = c.modality !== undefined || c.negated === true;
  const wide = c.negated === true && (c.modality === 'can' || c.modality === undefined);
  const only = isFocused(c.object) && c.modality === 'can';
  const actor = c.actor;
  const many = isThing(actor)
    ? barePlural(actor)
    : kinds(actor) && (actor as Many).items.some((i) => (i as Thing).many);
  const be = c.verb === 'be' && (c.is as { kind?: string } | undefined)?.kind !== 'thing';
  if (many && (be || !collective.has(c.verb) || modal)) {
    c = put(c, { actor: single(actor), object: modal ? single(own(c.object)) : own(c.object) });
    const person = isThing(actor) && actor.sort === 'player';
    c = rewrite(c, (n) =>
      (n as { kind?: string }).kind === 'reference' && (n as { to: string }).to === 'they'
        ? ({ ...n, to: person ? 'person' : 'it' } as Node)
        : n,
    ) as Clause;
  }
  if (wide || only) c = put(c, { object: single(c.object) });
  return withEach(c);
}

const isFocused = (node: unknown): boolean => ((node as Thing | undefined)?.focus ?? []).includes('only');

/** "all players" is "each player" where each of them does it. */
function withEach(c: Clause): Clause {
  const t = c.actor;
  if (!isThing(t) || t.determiner !== 'all' || !t.many || t.noun === '') return c;
  const each: Thing = { ...t, determiner: 'each', many: false };
  const is = c.is;
  if (c.verb === 'be' && isThing(is))
    return barePlural(is) ? put(c, { actor: each, is: { ...is, many: false, determiner: 'a' } }) : c;
  if (c.verb === 'have') return isThing(c.object) && !c.object.many ? put(c, { actor: each }) : c;
  return collective.has(c.verb) || t.owner !== undefined ? c : put(c, { actor: each });
}

/** A thing of a kind, with what is said of it: it can be lifted into a condition. */
function liftable(t: unknown): t is Thing {
  if (!isThing(t) || t.many || t.quantity !== undefined || t.among !== undefined || t.focus !== undefined)
    return false;
  if (!generic.has(t.determiner ?? '')) return false;
  return t.which !== undefined || withsOf(t).length > 0;
}

/** "with four counters": what a player or a team has. */
const withsOf = (t: Thing): Relation[] =>
  t.sort !== 'player' && t.sort !== 'team'
    ? []
    : (t.relations ?? []).filter(
        (r) => r.preposition === 'with' && r.adverbs === undefined && r.measure === undefined,
      );

function withoutRelative(given: Clause): Clause {
  const c = lifted(given, given.actor === undefined ? 'object' : 'actor');
  if (c.actor === undefined || !liftable(c.object)) return c;
  const all = c.object.determiner === 'each' || c.object.determiner === 'any';
  return all || (c.negated && c.modality === 'can') ? lifted(c, 'object') : c;
}

function lifted(c: Clause, role: 'actor' | 'object'): Clause {
  const subject = c[role];
  if (!isThing(subject)) return c;
  const owned = !liftable(subject);
  const t: unknown = owned ? (subject as Thing).owner : subject;
  if (!liftable(t)) return c;
  const { which, ...rest } = t;
  const withs = withsOf(t);
  const kept = (t.relations ?? []).filter((r) => !withs.includes(r));
  const mention: Thing = put(rest as Thing, { determiner: 'a', relations: list(kept) });
  const clauses: Statement[] = [
    ...(which ?? []).map((w) => withHead(w, mention)),
    ...withs.map((r): Clause => ({ kind: 'clause', verb: 'have', actor: mention, object: r.term as Term })),
  ];
  const that: Thing = { kind: 'thing', noun: t.noun, sort: t.sort, many: false, determiner: 'that' };
  return put(c, {
    [role]: owned ? { ...(subject as Thing), owner: that } : that,
    conditions: list([
      ...(c.conditions ?? []),
      ...clauses.map((clause) => conditionForm({ kind: 'condition', word: 'if', clause })),
    ]),
  });
}
