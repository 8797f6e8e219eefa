import {
  type Clause,
  type Condition,
  type Many,
  type Node,
  type Quality,
  type Relation,
  sorted,
} from '../frames/frame.js';
import { isClause, isThing, list, plain, pronounOf, put, takingIn, without } from './forms.js';

/** May, can, must and their contraries, in whatever words: "is allowed to", "it is possible for … to", "is to", "has to". */

/** What an adjective says of what somebody does. */
const adjectives: Readonly<Record<string, readonly [modality: string, negated: boolean]>> = {
  able: ['can', false],
  unable: ['can', true],
  free: ['may', false],
  possible: ['can', false],
  impossible: ['can', true],
  permissible: ['may', false],
  permitted: ['may', false],
  allowed: ['may', false],
  forbidden: ['can', true],
  prohibited: ['can', true],
  necessary: ['must', false],
  required: ['must', false],
  obliged: ['must', false],
  obligated: ['must', false],
  entitled: ['may', false],
  mandatory: ['must', false],
  compulsory: ['must', false],
  optional: ['may', false],
  legal: ['may', false],
  illegal: ['can', true],
};

/** What is said of doing something, and of nobody: "it is possible to do it". */
const ofDoing = new Set(
  'possible impossible permissible necessary mandatory compulsory legal illegal'.split(' '),
);

/** What a term says is done, by whomever: "using the option", "the use of the option". */
function doing(node: unknown): Clause | undefined {
  if (isClause(node) && ['anyone', 'same'].includes(pronounOf(node.actor) ?? ''))
    return put(node, { actor: undefined });
  const bare = isThing(node) && node.noun === 'use' && plain(put(node, { owner: undefined }));
  return bare && node.owner !== undefined && node.focus === undefined
    ? { kind: 'clause', verb: 'use', object: node.owner }
    : undefined;
}

/** What a verb in the passive, or "have to", says of what somebody does. */
const verbs: Readonly<Record<string, readonly [modality: string, negated: boolean]>> = {
  allow: ['may', false],
  permit: ['may', false],
  entitle: ['may', false],
  authorize: ['may', false],
  require: ['must', false],
  prevent: ['can', true],
  forbid: ['can', true],
};

/** "is allowed to" is "may", "is able to" is "can", "is required to", "is to" and "has to" are "must"; "may not" is "can't". */
export function withModality(given: Clause): Clause {
  let c = helped(inWhichGames(given));
  const said = outer(c);
  if (said !== undefined && c.modality === undefined) {
    const { inner, modality, denied, conditions } = said;
    const not = (c.negated === true) !== denied;
    if (
      inner.modality === undefined &&
      inner.negated === undefined &&
      (c.negated !== true || modality !== 'must') &&
      !(c.negated && denied)
    )
      c = put(takingIn(inner, put(c, { conditions: list(conditions) })), {
        modality,
        negated: not ? true : undefined,
        past: c.past,
      });
    // "all players are unable to": no player can.
    if (denied && not && isThing(c.actor) && c.actor.determiner === 'all')
      c = put(c, { actor: { ...c.actor, determiner: 'no', many: false }, negated: undefined });
  }
  c = withoutChoice(c);
  // Who can choose is allowed to.
  if (['choose', 'concede'].includes(c.verb) && c.modality === 'can' && !c.negated)
    return put(c, { modality: 'may' });
  // Who waits does so because it must; an effect is not allowed anything, it can do it.
  if (c.modality === 'must' && c.verb === 'wait' && !c.negated) return put(c, { modality: undefined });
  const allowed = c.modality === 'may' && !(isThing(c.actor) && c.actor.sort === 'ability');
  return c.modality === 'may' && (c.negated || !allowed) ? put(c, { modality: 'can' }) : c;
}

/** "some games allow a player to do it": in some games a player may do it. */
function inWhichGames(c: Clause): Clause {
  const { actor, what } = c;
  if (
    !['allow', 'permit', 'let'].includes(c.verb) ||
    !isThing(actor) ||
    actor.noun !== 'game' ||
    !isClause(what)
  )
    return c;
  if (c.negated || c.modality || c.past || what.modality || what.negated || what.actor === undefined)
    return c;
  const where: Relation = { kind: 'relation', preposition: 'in', term: actor };
  const said = takingIn(what, c);
  return put(said, { modality: 'may', relations: list([...(said.relations ?? []), where]) });
}

/** "is allowed to draw or to attack": may draw, or may attack. "Is allowed to draw and to attack": may do either. */
export function withModalList(c: Clause): Node {
  const m = c.what as Many | undefined;
  const [modality, denied] = verbs[c.verb] ?? [];
  if (m?.kind !== 'many' || !['or', 'and'].includes(m.by) || m.focus || modality === undefined || denied)
    return c;
  if (c.actor ?? c.object ?? c.recipient ?? c.is ?? c.modality) return c;
  if (c.negated || c.past || c.perfect || c.progressive || c.order) return c;
  const items = m.items.filter(isClause);
  if (items.length < m.items.length || items.some((i) => i.modality || i.negated)) return c;
  return { ...m, items: sorted(items.map((i) => put(takingIn(i, c), { modality }))) };
}

/** What is said of somebody: who does it, or whom it is done to. */
const ofWhom = (inner: Clause, whom: Clause['actor']): Clause =>
  inner.actor === undefined && pronounOf(inner.object) === 'same'
    ? put(inner, { object: whom })
    : put(inner, { actor: whom });

/** "may choose to do", "can choose to do": "may do". */
function withoutChoice(c: Clause): Clause {
  const { what } = c;
  if (c.verb !== 'choose' || (c.modality !== 'may' && c.modality !== 'can') || c.negated) return c;
  if (c.object !== undefined || !isClause(what) || pronounOf(what.actor) !== 'same' || what.negated) return c;
  return put(takingIn(what, c), { actor: c.actor, modality: 'may' });
}

/** "need not do" and "doesn't have to do" are "isn't required to do"; "is to do" is "must do". */
function helped(c: Clause): Clause {
  if (c.modality === 'is to' && !c.negated && !c.past) return put(c, { modality: 'must' });
  if (c.modality === 'need' && c.negated) {
    const { conditions, ...inner } = put(c, { modality: undefined, negated: undefined });
    return {
      kind: 'clause',
      verb: 'require',
      what: inner,
      negated: true,
      ...(conditions === undefined ? {} : { conditions }),
    };
  }
  // "a player isn't obliged to draw"
  const said = c.is as Quality | undefined;
  if (
    c.verb === 'be' &&
    c.negated &&
    said?.kind === 'quality' &&
    adjectives[said.word]?.[0] === 'must' &&
    isClause(said.what) &&
    pronounOf(c.actor) !== 'it'
  ) {
    const { conditions } = c;
    const what = ofWhom(said.what, c.actor);
    return { kind: 'clause', verb: 'require', what, negated: true, ...(conditions ? { conditions } : {}) };
  }
  // "it isn't necessary for a player to draw"
  const quality = c.is as Quality | undefined;
  const whom = c.conditions?.find((x) => x.word === 'for');
  if (
    c.verb === 'be' &&
    c.negated &&
    pronounOf(c.actor) === 'it' &&
    ['necessary', 'required', 'mandatory'].includes(quality?.kind === 'quality' ? quality.word : '') &&
    isClause(whom?.clause)
  ) {
    const conditions = without(c.conditions, whom);
    return {
      kind: 'clause',
      verb: 'require',
      what: whom.clause,
      negated: true,
      ...(conditions === undefined ? {} : { conditions }),
    };
  }
  // "needs a player to draw", "needs a choice": requires it.
  if (c.verb === 'need' && pronounOf((c.what as Clause | undefined)?.actor) !== 'same')
    return put(c, { verb: 'require' });
  if (
    !['have', 'need'].includes(c.verb) ||
    c.object !== undefined ||
    !isClause(c.what) ||
    c.actor === undefined
  )
    return c;
  return put(c, { verb: 'require', actor: undefined, what: ofWhom(c.what, c.actor) });
}

/** What is allowed, possible or required, and how a clause says so. */
function outer(
  c: Clause,
): { inner: Clause; modality: string; denied: boolean; conditions: readonly Condition[] } | undefined {
  const conditions = c.conditions ?? [];
  const verb = c.actor === undefined && c.object === undefined ? verbs[c.verb] : undefined;
  if (verb !== undefined && isClause(c.what))
    return { inner: c.what, modality: verb[0], denied: verb[1], conditions };
  const allowed = c.actor === undefined && c.what === undefined ? doing(c.object) : undefined;
  const what = verbs[c.verb];
  if (allowed !== undefined && what !== undefined)
    return { inner: allowed, modality: what[0], denied: what[1], conditions };
  if (c.verb !== 'be') return undefined;
  // "each player is to draw": who does it is a player, not what the goal is.
  if (isClause(c.is) && isThing(c.actor) && c.actor.sort === 'player' && pronounOf(c.is.actor) === 'same')
    return { inner: { ...c.is, actor: c.actor }, modality: 'must', denied: false, conditions };
  // "the choice was to be made by an opponent"
  if (isClause(c.is) && c.negated !== true && pronounOf(c.is.object) === 'same')
    return {
      inner: { ...c.is, object: c.actor as Clause['object'] } as Clause,
      modality: 'must',
      denied: false,
      conditions,
    };
  const quality = c.is as Quality | Relation | undefined;
  const word =
    quality?.kind === 'quality' && quality.adverbs === undefined ? adjectives[quality.word] : undefined;
  if (word === undefined || quality?.kind !== 'quality' || quality.relations !== undefined) return undefined;
  const [modality, denied] = word;
  const done = quality.what === undefined ? doing(c.actor) : undefined;
  if (done !== undefined) return { inner: done, modality, denied, conditions };
  if (isClause(quality.what)) {
    if (pronounOf(c.actor) === 'it' && ofDoing.has(quality.word) && pronounOf(quality.what.actor) === 'same')
      return { inner: put(quality.what, { actor: undefined }), modality, denied, conditions };
    if (pronounOf(c.actor) === 'it' && ofDoing.has(quality.word)) return undefined;
    return { inner: ofWhom(quality.what, c.actor), modality, denied, conditions };
  }
  const whom = conditions.find((x) => x.word === 'for');
  if (pronounOf(c.actor) !== 'it' || !isClause(whom?.clause)) return undefined;
  return { inner: whom.clause, modality, denied, conditions: conditions.filter((x) => x !== whom) };
}
