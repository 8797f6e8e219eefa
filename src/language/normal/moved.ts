import type { Clause, Reference, Relation, Term, Thing } from '../frames/frame.js';
import {
  barePlural,
  isClause,
  isThing,
  list,
  plain,
  pronounOf,
  put,
  saysOnly,
  takingIn,
  without,
} from './forms.js';

/** What goes somewhere, what is somewhere else, and what a game is played with. */

/** "goes on the stack": is put on it; "priority goes to a player": passes to that player. */
export function withPassing(c: Clause): Clause {
  const whom = c.relations?.find(
    (r) => r.preposition === 'to' && isThing(r.term) && r.term.sort === 'player',
  );
  const what =
    c.actor === undefined && c.verb === 'pass' ? c.object : c.object === undefined ? c.actor : undefined;
  const passed = isThing(what) && ['priority', 'turn marker', 'choice'].includes(what.noun);
  if (
    ['go', 'pass', 'fall'].includes(c.verb) &&
    passed &&
    whom?.adverbs === undefined &&
    whom !== undefined
  ) {
    return put(c, {
      verb: what.noun === 'choice' ? 'make' : 'get',
      actor: whom.term as Term,
      object: what,
      relations: without(c.relations, whom),
    });
  }
  if (c.verb !== 'go' || c.object !== undefined || c.actor === undefined || c.adverbs?.includes('first'))
    return c;
  const to = c.relations?.find((r) => r.adverbs === undefined && isThing(r.term));
  if (to?.preposition === 'on' && (to.term as Thing).sort === 'zone')
    return put(c, { verb: 'put', actor: undefined, object: c.actor as Term });
  return c;
}

/** "the marker passes from one player to another": the first passes it. "comes under the control of a player": that player gains control of it. */
export function withPasser(c: Clause): Clause {
  const t = c.actor;
  if (!isThing(t) || c.object !== undefined || t.sort === 'player' || t.sort === 'team') return c;
  const from = c.relations?.find(
    (r) => r.preposition === 'from' && r.adverbs === undefined && isThing(r.term),
  );
  if (c.verb === 'pass' && from !== undefined)
    return put(c, {
      actor: from.term as Term,
      object: t,
      relations: without(c.relations, from),
    });
  const control = c.relations?.find(
    (r) => ['to', 'under'].includes(r.preposition) && isThing(r.term) && r.term.noun === 'control',
  );
  const whose = (control?.term as Thing | undefined)?.owner;
  if (!['change', 'come', 'pass', 'go'].includes(c.verb) || whose === undefined) return c;
  return put(c, {
    verb: 'gain',
    actor: whose,
    object: { ...(control?.term as Thing), owner: t },
    relations: without(c.relations, control),
  });
}

/** "is determined by any method": somebody determines it so. */
export function withMethod(c: Clause): Clause {
  const by = c.actor;
  if (!isThing(by) || !['method', 'procedure', 'way'].includes(by.noun) || c.object === undefined) return c;
  return put(c, {
    actor: undefined,
    relations: list([...(c.relations ?? []), { kind: 'relation', preposition: 'by', term: by }]),
  });
}

/** "is under the control of a player": the player controls it. */
export function withController(c: Clause): Clause {
  const under = c.is as Relation | undefined;
  const { owner } = (under?.term ?? {}) as Thing;
  if (c.verb !== 'be' || under?.kind !== 'relation' || under.preposition !== 'under' || owner === undefined)
    return c;
  if (!isThing(under.term) || under.term.noun !== 'control' || !plain(put(under.term, { owner: undefined })))
    return c;
  const at = [...(c.at ?? []), ...(under.at ?? []), ...(under.term.at ?? [])];
  return put({ ...c, at }, { verb: 'control', actor: owner, object: c.actor, is: undefined });
}

/** "that player's turn ends": the player ends his or her turn. */
export function withTurnItself(c: Clause): Clause {
  const turn = c.actor;
  if (!['begin', 'end'].includes(c.verb) || c.object !== undefined || !isThing(turn) || turn.noun !== 'turn')
    return c;
  // "no turn begins for a player"
  const whom = c.relations?.find(
    (r) => r.preposition === 'for' && isThing(r.term) && r.term.sort === 'player' && r.adverbs === undefined,
  );
  if (whom !== undefined && turn.owner === undefined)
    return put(c, { actor: whom.term as Term, object: turn, relations: without(c.relations, whom) });
  const { owner } = turn;
  const person = isThing(owner)
    ? owner.sort === 'player'
    : ['person', 'they'].includes(pronounOf(owner) ?? '');
  if (!person || owner === undefined) return c;
  const own = { ...turn, many: false, owner: { kind: 'reference', to: 'person' } as Term };
  return put(c, { actor: owner, object: own });
}

/** "stops a player from drawing" prevents it; "stands for a turn" represents it; "is halved" is divided by two; "does the same" does so. */
export function withOtherVerb(c: Clause): Clause {
  if (['stop', 'keep'].includes(c.verb) && isClause(c.what)) {
    if (pronounOf(c.what.actor) !== 'same') return put(c, { verb: 'prevent' });
    // "cease to exist": don't exist any longer; "keep playing": continue to play.
    if (c.verb === 'keep') return put(c, { verb: 'continue' });
    if (c.actor !== undefined && !c.negated && !c.what.negated && c.modality === undefined)
      return put(takingIn(c.what, c), {
        actor: c.actor,
        negated: true,
        adverbs: list([...(c.what.adverbs ?? []), ...(c.adverbs ?? []), 'any longer']),
      });
  }
  // "is made to skip a step by an effect": an effect causes it to.
  const to = c.verb === 'make' ? c.conditions?.find((x) => x.word === 'to' && !x.focus) : undefined;
  if (to && isClause(to.clause) && pronounOf(to.clause.actor) === 'same' && c.object && !c.what) {
    const by = to.clause.relations?.find((r) => r.preposition === 'by' && !r.adverbs && isThing(r.term));
    const agent = c.actor ?? (by?.term as Term | undefined);
    const done = put(to.clause, {
      actor: c.object,
      relations: c.actor ? to.clause.relations : without(to.clause.relations, by),
    });
    return put(c, {
      verb: 'cause',
      actor: agent,
      object: undefined,
      what: done,
      conditions: without(c.conditions, to),
    });
  }
  if (c.verb === 'stand' && c.relations?.length === 1 && c.relations[0]?.preposition === 'for')
    return put(c, { verb: 'represent', object: c.relations[0].term as Term, relations: undefined });
  if (c.verb === 'take' && c.particle === 'away') return put(c, { verb: 'remove', particle: undefined });
  if (c.verb === 'halve' && c.object !== undefined) {
    const by: Relation = {
      kind: 'relation',
      preposition: 'by',
      term: { kind: 'measure', quantity: { is: 2 } },
    };
    return put(c, { verb: 'divide', relations: list([...(c.relations ?? []), by]) });
  }
  const same = c.verb === 'do' && pronounOf(c.object) === 'the same';
  return same ? put(c, { object: { ...(c.object as Reference), to: 'so' } }) : c;
}

/** "the draw step of a team's first turn is skipped": the team skips that of its first turn. */
export function withSkipper(c: Clause): Clause {
  const step = c.object;
  if (c.verb !== 'skip' || c.actor !== undefined || !isThing(step)) return c;
  const turn = isThing(step.owner) && step.owner.noun === 'turn' ? step.owner : undefined;
  const who = turn === undefined ? step.owner : turn.owner;
  if (!isThing(who) || !['player', 'team'].includes(who.sort)) return c;
  const own: Term = { kind: 'reference', to: who.sort === 'team' ? 'it' : 'person' };
  return put(c, {
    actor: who,
    object: turn === undefined ? { ...step, owner: own } : { ...step, owner: { ...turn, owner: own } },
  });
}

/** "is arranged so that": such that. */
function withManner(c: Clause): Clause {
  if (!c.conditions?.some((x) => x.word === 'so that')) return c;
  return put(c, {
    conditions: list(c.conditions.map((x) => (x.word === 'so that' ? { ...x, word: 'such that' } : x))),
  });
}

/** "take seats", "get seats at the table": are seated there. */
export function withSeating(c: Clause): Clause {
  const o = c.object;
  // "the seating is arranged": players are seated.
  if (c.verb === 'arrange' && isThing(o) && o.noun === 'seating' && o.determiner === 'the' && plain(o))
    return withManner(
      put(c, {
        verb: 'seat',
        object: put({ ...o, noun: 'player', sort: 'player', many: true }, { determiner: undefined }),
      }),
    );
  if (c.verb === 'seat' || c.verb === 'arrange') return withManner(c);
  if (!isThing(o) || o.noun !== 'seat' || c.negated || c.modality !== undefined) return c;
  const bare = barePlural(o) && o.modifiers === undefined && o.which === undefined;
  const who =
    c.verb === 'assign' ? (c.recipient ?? c.relations?.find((r) => r.preposition === 'to')?.term) : c.actor;
  if (!bare || who === undefined || !['take', 'get', 'assign'].includes(c.verb)) return c;
  if (c.verb === 'assign' && c.actor !== undefined) return c;
  const rest = (c.relations ?? []).filter((r) => r.term !== who);
  return put(c, {
    verb: 'seat',
    actor: undefined,
    recipient: undefined,
    object: who as Term,
    relations: list([...rest, ...(o.relations ?? [])]),
  });
}

/** "creatures other than those that it controls": creatures that it doesn't control. */
export function withoutOthers(t: Thing): Thing {
  const but = t.relations?.find(
    (r) => r.preposition === 'other than' && r.adverbs === undefined && isThing(r.term) && those(r.term),
  );
  if (but === undefined || t.noun === '' || t.which !== undefined) return t;
  const said = but.term as Thing;
  const [clause, ...more] = said.which ?? [];
  const [where, ...others] = said.relations ?? [];
  const rest = without(t.relations, but);
  const at = [...(t.at ?? []), ...(but.at ?? []), ...(said.at ?? [])].map(([, k]) => ['noun', k] as const);
  if (isClause(clause) && more.length + (said.relations ?? []).length === 0 && !clause.negated)
    return put(t, { relations: rest, which: [{ ...clause, negated: true as const }], at });
  if (where === undefined || others.length > 0 || said.which !== undefined) return t;
  const is: Clause = {
    kind: 'clause',
    verb: 'be',
    actor: { kind: 'reference', to: 'head' },
    is: where,
    negated: true,
  };
  return put(t, { relations: rest, which: [is], at });
}

const those = (t: Thing): boolean =>
  ['those', 'ones', 'one'].includes(t.noun) && plain(put(t, { which: undefined, relations: undefined }));

/** "games that involve five players": games with five players. */
export function withPlayers(t: Thing): Thing {
  const [clause, ...more] = t.which ?? [];
  if (t.noun !== 'game' || !isClause(clause) || more.length > 0 || pronounOf(clause.actor) !== 'head')
    return t;
  const bare = saysOnly(clause, 'actor object progressive');
  const o = clause.object;
  if (
    !bare ||
    !['involve', 'have', 'include'].includes(clause.verb) ||
    !isThing(o) ||
    o.quantity === undefined
  )
    return t;
  if (!['player', 'team'].includes(o.sort)) return t;
  const relation: Relation = { kind: 'relation', preposition: 'with', term: o };
  return put(t, { which: undefined, relations: list([...(t.relations ?? []), relation]) });
}

/** What is taken or made, and is nobody's before. */
const light: Readonly<Record<string, string>> = {
  mulligan: 'take',
  turn: 'take',
  choice: 'make',
  decision: 'make',
};

/** "the first mulligan that a player takes": the player's first mulligan. */
export function withTaker(t: Thing): Thing {
  const [clause, ...more] = t.which ?? [];
  if (
    !isClause(clause) ||
    more.length > 0 ||
    t.owner !== undefined ||
    t.determiner !== 'the' ||
    t.ordinal === undefined
  )
    return t;
  const bare = saysOnly(clause, 'actor object');
  if (
    !bare ||
    light[t.noun] !== clause.verb ||
    pronounOf(clause.object) !== 'head' ||
    clause.actor === undefined
  )
    return t;
  return put(t, { which: undefined, owner: clause.actor as Term, determiner: undefined });
}
