import type {
  Clause,
  Condition,
  Quality,
  Question,
  Relation,
  Statement,
  Term,
  Thing,
} from '../frames/frame.js';
import { bare, isClause, isThing, list, plain, pronounOf, put, without } from './forms.js';
import { verbOfRole } from './synonyms.js';
import { identityForm } from './thingForms.js';

/** Other verbs and turns for the same: light verbs, nouns of roles, who is given something, clefts, times. */

/** "has control of" is "controls", "takes control of" is "gains control of", "makes a choice of" is "chooses". */
export function withoutLightVerb(c: Clause): Clause {
  const o = c.object;
  const is = c.is as Relation | undefined;
  if (
    c.verb === 'be' &&
    is?.kind === 'relation' &&
    is.preposition === 'in' &&
    is.adverbs === undefined &&
    isThing(is.term)
  ) {
    if (is.term.noun === 'control' && is.term.owner !== undefined && is.term.relations === undefined)
      return put(c, { verb: 'control', object: is.term.owner, is: undefined });
    // "is in use"
    if (is.term.noun === 'use' && plain(is.term) && is.term.determiner === undefined)
      return put(c, { verb: 'use', actor: undefined, object: c.actor, is: undefined });
  }
  // "is made up of two players", "consists of two players": has them.
  const made = c.verb === 'be' ? (c.is as Quality | undefined) : undefined;
  const [part, ...others] = made?.kind === 'quality' && made.word === 'made-up' ? (made.relations ?? []) : [];
  if (part?.preposition === 'of' && others.length === 0 && made?.adverbs === undefined)
    return put(c, { verb: 'have', object: part.term as Term, is: undefined });
  const [of, ...more] = c.relations ?? [];
  if (c.verb === 'consist' && of?.preposition === 'of' && more.length === 0 && of.adverbs === undefined)
    return put(c, { verb: 'have', object: of.term as Term, relations: undefined });
  // "two players make up a team": it has them.
  if (c.verb === 'make' && c.particle === 'up' && c.actor !== undefined && c.object !== undefined)
    return put(c, { verb: 'have', particle: undefined, actor: c.object, object: c.actor });
  // "needs the value of it": needs to know it.
  if (['need', 'require'].includes(c.verb) && isThing(o) && o.noun === 'value' && c.modality === undefined)
    if (c.what === undefined && !c.negated) return put(c, { verb: 'know', modality: 'must' });
  // "has no effect", "has no result": does nothing.
  if (c.verb === 'have' && isThing(o) && ['effect', 'result'].includes(o.noun) && plain(o) && !o.many) {
    if ((o.determiner === 'no') !== (c.negated === true) && !c.modality)
      return put(c, {
        verb: 'do',
        object: { kind: 'reference', to: 'nothing', at: o.at ?? [] },
        negated: undefined,
      });
  }
  // "the game continues for all players": they continue to play it.
  const whom = c.relations?.find(
    (r) => r.preposition === 'for' && isThing(r.term) && r.term.sort === 'player',
  );
  if (c.verb === 'continue' && isThing(c.actor) && c.actor.noun === 'game' && whom !== undefined && !c.what)
    return put(c, {
      actor: whom.term as Term,
      what: { kind: 'clause', verb: 'play', actor: { kind: 'reference', to: 'same' }, object: c.actor },
      relations: without(c.relations, whom),
    });
  // "takes part in the game": is involved in it.
  if (c.verb === 'take' && c.particle === 'part' && c.actor !== undefined && c.object === undefined)
    return put(c, { verb: 'involve', particle: undefined, actor: undefined, object: c.actor as Term });
  if (
    c.verb === 'involve' &&
    isThing(c.actor) &&
    c.actor.noun === 'game' &&
    isThing(c.object) &&
    !c.object.quantity
  )
    return put(c, {
      actor: undefined,
      relations: list([...(c.relations ?? []), { kind: 'relation', preposition: 'in', term: c.actor }]),
    });
  if (c.verb === 'take' && c.particle === 'place') return put(c, { verb: 'happen', particle: undefined });
  if (!isThing(o) || o.quantity !== undefined || o.modifiers !== undefined || o.which !== undefined) return c;
  if (o.noun === 'control' && o.owner !== undefined && o.relations === undefined) {
    if (c.verb === 'have') return put(c, { verb: 'control', object: o.owner });
    if (c.verb === 'take' || c.verb === 'get') return put(c, { verb: 'gain' });
  }
  if (
    c.verb === 'make' &&
    o.noun === 'choice' &&
    o.owner !== undefined &&
    o.relations === undefined &&
    o.determiner !== 'that'
  )
    // "make their decisions", "make the choice of which"
    return put(c, {
      verb: 'choose',
      ...((o.owner as Term).kind === 'question' ? { what: o.owner as Statement } : {}),
      object:
        (o.owner as Term).kind === 'question' ||
        ['they', 'person', 'it', 'same'].includes(pronounOf(o.owner) ?? '')
          ? undefined
          : o.owner,
    });
  return c;
}

/** "a card is cast by its owner": a player casts a card that the player owns. */
function withRoleOfObject(given: Clause): Clause {
  const named = given.actor;
  // "the card's owner casts it"
  const c =
    isThing(named) && verbOfRole.has(named.noun) && isThing(named.owner) && pronounOf(given.object) === 'it'
      ? put(given, { actor: { ...named, owner: { kind: 'reference', to: 'it' } }, object: named.owner })
      : given;
  const [who, o] = [c.actor, c.object];
  if (!isThing(who) || !isThing(o) || who.determiner === 'the' || o.determiner !== 'a' || o.many) return c;
  const verb = ['owner', 'controller'].includes(who.noun) ? verbOfRole.get(who.noun) : undefined;
  const its =
    pronounOf(who.owner) === 'it' && plain(put(who, { owner: undefined })) && who.focus === undefined;
  if (verb === undefined || !its || c.negated) return c;
  const person: Thing = { kind: 'thing', noun: 'player', sort: 'player', many: false, determiner: 'a' };
  const actor: Term = { kind: 'reference', to: 'person' };
  const owns: Statement = { kind: 'clause', verb, actor, object: { kind: 'reference', to: 'head' } };
  return put(c, { actor: person, object: put(o, { which: list([...(o.which ?? []), owns]) }) });
}

/** "is the target of a spell" is "a spell targets it"; "is the owner of a card" is "owns a card". */
export function withoutRoleNoun(given: Clause): Clause {
  const c = withRoleOfObject(given);
  if (c.verb !== 'be' || c.actor === undefined || c.is === undefined) return c;
  const role = roleIn(c.is);
  if (role !== undefined) {
    const verb = verbOfRole.get(role.noun) as string;
    const whose = role.owner as Term;
    return verb === 'target'
      ? put(c, { verb, actor: whose, object: c.actor, is: undefined })
      : put(c, { verb, object: whose, is: undefined });
  }
  // "its protector is that player"
  const subject = roleIn(c.actor);
  if (
    subject === undefined ||
    subject.noun === 'target' ||
    !['thing', 'many', 'reference'].includes((c.is as Term).kind)
  )
    return c;
  return put(c, {
    verb: verbOfRole.get(subject.noun) as string,
    actor: c.is as Term,
    object: subject.owner as Term,
    is: undefined,
  });
}

/** "the controller of a spell", with nothing else said of who that is. */
function roleIn(node: unknown): Thing | undefined {
  if (!isThing(node) || node.owner === undefined || !verbOfRole.has(node.noun)) return undefined;
  const bare = node.modifiers === undefined && node.which === undefined && node.relations === undefined;
  return bare && node.focus === undefined && !['a', 'no', 'each'].includes(node.determiner ?? '')
    ? node
    : undefined;
}

/** "it is given to them" is "they get it"; "it belongs to them" is "they have it". */
export function withGiver(given: Clause): Clause {
  // "is assigned a card": a card is assigned to it.
  const c =
    given.recipient === undefined
      ? given
      : put(given, {
          recipient: undefined,
          relations: list([
            ...(given.relations ?? []),
            { kind: 'relation', preposition: 'to', term: given.recipient },
          ]),
        });
  const to = c.relations?.find((r) => r.preposition === 'to');
  if (to === undefined || to.adverbs !== undefined || to.measure !== undefined) return c;
  if ((c.relations ?? []).some((r) => r !== to && r.preposition === 'to')) return c;
  const rest = (c.relations ?? []).filter((r) => r !== to);
  if (c.verb === 'give' && c.actor === undefined && c.object !== undefined && c.recipient === undefined)
    return put(c, { verb: 'get', actor: to.term as Term, relations: list(rest) });
  // An object belongs to the player who owns it, a player to a team that has the player.
  const owned = isThing(c.actor) ? c.actor.sort === 'object' : pronounOf(c.actor) === 'head';
  const byPlayer = isThing(to.term) && to.term.sort === 'player';
  if (c.verb === 'belong' && c.actor !== undefined && c.object === undefined)
    return put(c, {
      verb: owned && byPlayer ? 'own' : 'have',
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
export function withChosen(c: Clause): Clause {
  const to = c.conditions?.find((x) => x.word === 'to');
  if (c.verb !== 'choose' || c.object === undefined || c.what !== undefined || to === undefined) return c;
  const chosen = c.object;
  if (!isClause(to.clause) || pronounOf(to.clause.actor) !== 'same') return c;
  const none = isThing(chosen) && chosen.determiner === 'no' && c.negated === undefined;
  const actor = none ? { ...chosen, determiner: 'a' } : chosen;
  return put(c, {
    object: undefined,
    what: { ...to.clause, actor },
    negated: none ? true : c.negated,
    conditions: without(c.conditions, to),
  });
}

/** "At the start of the game" is "as the game begins"; "is called" is "is". */
export function withPlainVerb(given: Clause): Clause {
  let c = given;
  // "isn't considered an action" says that it is no action; "are known as" says what they are called.
  if (
    ['consider', 'deem'].includes(c.verb) &&
    c.actor === undefined &&
    c.object !== undefined &&
    c.is !== undefined
  )
    c = put(c, { verb: 'be', actor: c.object, object: undefined });
  const as = c.relations?.find((r) => r.preposition === 'as' && r.adverbs === undefined);
  if (c.verb === 'know' && c.actor === undefined && c.object !== undefined && as !== undefined)
    c = put(c, {
      verb: 'call',
      is: as.term as Term,
      relations: without(c.relations, as),
    });
  if (c.verb === 'use' && isThing(c.object) && c.object.relations?.some((r) => r.preposition === 'for'))
    c = put(c, {
      object: put(c.object, { relations: list(c.object.relations.filter((r) => r.preposition !== 'for')) }),
      relations: list([...(c.relations ?? []), ...c.object.relations.filter((r) => r.preposition === 'for')]),
    });
  // "waits for a player to take it": until the player takes it.
  if (c.verb === 'wait' && c.conditions?.some((x) => x.word === 'for'))
    c = put(c, {
      conditions: list(c.conditions.map((x) => (x.word === 'for' ? { ...x, word: 'until' } : x))),
    });
  if (c.verb === 'call' && c.actor === undefined && c.object !== undefined && isThing(c.is))
    c = identityForm(put(c, { verb: 'be', actor: c.object, object: undefined }));
  // "the active team means the team that …"
  if (
    c.verb === 'mean' &&
    isThing(c.actor) &&
    isThing(c.object) &&
    c.actor.determiner === 'the' &&
    !c.negated
  )
    c = identityForm(put(c, { verb: 'be', is: c.object, object: undefined }));
  const who = c.actor as Question | undefined;
  if (who?.kind === 'question' && pronounOf(who.asked) === 'whoever') {
    const which = [who.clause];
    c = put(c, {
      actor: { kind: 'thing', noun: 'player', sort: 'player', many: false, determiner: 'any', which },
    });
  }
  const bounds = (c.relations ?? []).filter(
    (r) =>
      edges[r.preposition] !== undefined &&
      r.adverbs === undefined &&
      r.measure === undefined &&
      isThing(r.term),
  );
  if (bounds.length === 0) return c;
  const conditions = bounds.map(
    (r): Condition => ({
      kind: 'condition',
      word: 'as',
      clause: { kind: 'clause', verb: edges[r.preposition] as string, actor: r.term as Term },
    }),
  );
  return put(c, {
    relations: without(c.relations, bounds),
    conditions: list([...(c.conditions ?? []), ...conditions]),
  });
}

const edges: Readonly<Record<string, string>> = { 'at the start of': 'begin', 'at the end of': 'end' };

/** "is exempt from the rule", "the rule doesn't apply to it": "the rule doesn't affect it". */
export function withEffect(c: Clause): Clause {
  const quality = c.is as Quality | undefined;
  const from = quality?.kind === 'quality' && quality.word === 'exempt' ? quality.relations : undefined;
  if (
    c.verb === 'be' &&
    !c.negated &&
    from?.length === 1 &&
    from[0]?.preposition === 'from' &&
    bare(from[0]) &&
    quality?.adverbs === undefined
  )
    return put(c, {
      verb: 'affect',
      actor: from[0].term as Term,
      object: c.actor,
      is: undefined,
      negated: true,
    });
  const to =
    c.verb === 'apply' && c.object === undefined
      ? c.relations?.filter((r) => r.preposition === 'to')
      : undefined;
  if (to?.length !== 1 || to[0]?.adverbs !== undefined || c.actor === undefined) return c;
  return put(c, {
    verb: 'affect',
    object: to[0]?.term as Term,
    relations: list((c.relations ?? []).filter((r) => r !== to[0])),
  });
}

/** Verbs of what holds and is not done for a while: "having two cards" is "that has two cards", "playing first" is "who plays first". */
const states = new Set(
  'have control own include share need allow try involve cause require refer represent play prevent'.split(
    ' ',
  ),
);
export const withoutProgress = (c: Clause): Clause =>
  c.progressive && states.has(c.verb) ? put(c, { progressive: undefined }) : c;
