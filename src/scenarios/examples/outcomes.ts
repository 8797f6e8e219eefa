import {
  aNoun,
  type Clause,
  isNamed,
  isNoun,
  isPronoun,
  type Name,
  type Noun,
  type Phrase,
  phrase,
  type Ref,
} from './meaning.js';

/**
 * Words for what happens and what comes of it, by what they mean at a table. Whoever tells of a game has many words for few things: somebody leaves,
 * something goes somewhere or to somebody, a card does something to something.
 */
const LEAVES = new Set(
  'leave quit concede depart exit resign fold vanish disappear drop bow pull sit go walk'.split(' '),
);
/** Verbs of leaving that say so only with "out". */
const OUT = new Set(['drop', 'bow', 'pull', 'sit', 'go']);
const GONE = new Set(['gone', 'out']);
const LANDS = new Set('end wind land finish go drop come be'.split(' '));
const COMES_BACK = new Set('go come return revert fall pass be end wind'.split(' '));
const STAYS = new Set(['stay', 'remain', 'live', 'survive']);
const TAKES = new Set(
  'exile remove slide blink flicker control own take steal borrow fetch pull grab snatch seize nab pluck take get bring gain lift swipe put find search'.split(
    ' ',
  ),
);
const HITS = new Set('hit strike target burn zap blast throw fire point aim send cast play use'.split(' '));
const RESTS = new Set(['sit', 'rest', 'lie', 'be', 'hang', 'stay']);

const THE_GAME = aNoun('game', { det: 'the' });
const THE_BATTLEFIELD = aNoun('battlefield', { det: 'the' });

const isCard = (ref: Ref | undefined): boolean =>
  isNamed(ref, 'card') || (ref?.is === 'noun' && ref.reads !== undefined);
const isPlayer = (ref: Ref | undefined): boolean =>
  isNamed(ref, 'player') ||
  (ref?.is === 'pronoun' && /^(?:he|she|him|her|he or she|him or her)$/.test(ref.word)) ||
  (ref?.is === 'noun' && /^(?:player|opponent|neighbor|teammate|owner|head|general|emperor)$/.test(ref.noun));
const isObject = (ref: Ref | undefined): boolean =>
  isCard(ref) ||
  isPronoun(ref, 'it') ||
  (ref?.is === 'noun' &&
    /^(?:creature|permanent|card|token|artifact|enchantment|aura|spell|one|land)$/.test(ref.noun));

const leaves = (clause: Clause): Clause => {
  const { quality: _, ...rest } = clause;
  return {
    ...rest,
    verb: 'leave',
    object: THE_GAME,
    phrases: [],
    adverbs: clause.adverbs.filter((one) => one !== 'out'),
  };
};

/**
 * A clause in the words of the rules, where it says in others what becomes of something.
 *
 * @returns undefined where it says nothing of the kind
 */
export function outcome(clause: Clause): Clause | undefined {
  const { verb, actor, object, quality, adverbs } = clause;
  if (clause.passive || (verb === 'leave' && isNoun(object, 'game', 'battlefield'))) return undefined;
  const from = phrase(clause, 'from', 'out of');
  const others = clause.phrases.filter(
    ({ word, ref }) =>
      !((word === 'from' || word === 'out of') && isNoun(ref, 'game', 'table', 'battlefield')),
  );
  const game = !from || isNoun(from, 'game', 'table');
  const plain = others.length === 0 && game;
  if (verb === 'be' && quality && GONE.has(quality) && plain && (isPlayer(actor) || quality === 'gone'))
    return leaves(clause);
  if (LEAVES.has(verb) && plain && (!object || isNoun(object, 'game', 'table'))) {
    const out = adverbs.includes('out') || from !== undefined;
    if (isPlayer(actor) && (!OUT.has(verb) || out || (verb === 'go' && adverbs.length === 0)))
      return leaves(clause);
    if (isObject(actor) && ['vanish', 'disappear', 'go'].includes(verb) && !adverbs.includes('on'))
      return leaves(clause);
  }
  const along = clause.phrases.every(({ word, ref }) => word === 'with' && isPlayer(ref));
  if (verb === 'be' && quality && GONE.has(quality) && isObject(actor) && along && clause.phrases.length > 0)
    return leaves(clause);
  if (isPlayer(actor) && isObject(object) && verb === 'keep' && clause.phrases.length === 0)
    return { ...clause, verb: 'control' };
  // "is the one who leaves"
  if (verb === 'be' && isNoun(object, 'one') && object.det === 'the' && object.which.length === 1) {
    const [said] = object.which;
    if (said && !said.actor && !said.passive && actor)
      return { ...said, actor, conditions: [...clause.conditions, ...said.conditions], words: clause.words };
  }
  if (!isObject(actor)) return undefined;
  const into = phrase(clause, 'in', 'into', 'to', 'on');
  if (
    LANDS.has(verb) &&
    isNoun(into, 'graveyard', 'hand', 'library', 'exile') &&
    clause.phrases.length === 1 &&
    !object
  ) {
    const { actor: _, ...rest } = clause;
    return {
      ...rest,
      verb: 'put',
      passive: true,
      object: actor as Ref,
      phrases: [{ word: 'into', ref: into }],
    };
  }
  // "It stays": where it is.
  const nowhere =
    !object && clause.phrases.length === 0 && !isNoun(actor, 'spell', 'one') && verb !== 'survive';
  if (STAYS.has(verb) && ((isNoun(into, 'table') && clause.phrases.length === 1) || nowhere))
    return {
      ...clause,
      verb: 'remain',
      phrases: [{ word: 'on', ref: THE_BATTLEFIELD }],
    };
  const whose = backWith(clause);
  if (whose) {
    const { quality: _, ...rest } = clause;
    return {
      ...rest,
      verb: 'control',
      actor: whose,
      object: actor as Ref,
      phrases: [],
      adverbs: adverbs.filter((one) => one !== 'back'),
    };
  }
  return undefined;
}

/** Damage and life in other words: "hurts it", "is spared", "costs her 3". */
export function harmed(clause: Clause): Clause | undefined {
  const { verb, object, passive, actor } = clause;
  if (!object) return undefined;
  const hurt = { object: aNoun('damage'), phrases: [...clause.phrases, { word: 'to', ref: object }] };
  if (verb === 'spare' && passive && !clause.not) return { ...clause, ...hurt, verb: 'deal', not: true };
  if (verb === 'hurt' && actor && !passive)
    return { ...clause, ...hurt, verb: 'deal', adverbs: clause.adverbs.filter((one) => one !== 'anyway') };
  const whom = phrase(clause, 'to');
  if (verb !== 'cost' || object.is !== 'number' || !isPlayer(whom) || !whom) return undefined;
  return {
    ...clause,
    verb: 'lose',
    actor: whom,
    object: aNoun('life', { count: object.count }),
    phrases: clause.phrases.filter(({ ref }) => ref !== whom),
  };
}

/** Whose something is: "goes back to Ada", "is hers again", "is back under her control". */
function backWith({ verb, object, phrases, quality, adverbs }: Clause): Ref | undefined {
  if (verb === 'be' && isNoun(object, 'one') && object.owner && phrases.length === 0) return object.owner;
  if (!(COMES_BACK.has(verb) || STAYS.has(verb)) || object || (quality && quality !== 'back'))
    return undefined;
  const [place, ...more] = phrases;
  if (!place || more.length > 0 || !['to', 'under', 'with', 'on', 'into', 'in'].includes(place.word))
    return undefined;
  const { ref } = place;
  const back = quality === 'back' || adverbs.includes('back') || STAYS.has(verb);
  if (isPlayer(ref))
    return (place.word === 'to' && verb !== 'be') || (place.word === 'with' && back) ? ref : undefined;
  const side =
    ref.is === 'noun' &&
    (['side', 'control', 'possession'].includes(ref.noun) || (ref.noun === 'hand' && ref.many));
  return side && ref.is === 'noun' ? (ref.owner ?? phrase(ref, 'of')) : undefined;
}

/**
 * A clause that tells of a card by what comes of it, as the clauses of its being cast and of what it finds: "steals her creature with Leash",
 * "his Leash sits on her creature", "used Raid to fetch Wall out of her library".
 */
export function byCard(clause: Clause): Clause[] {
  const made = attached(clause) ?? taken(clause) ?? pointed(clause);
  return made?.map((one) => ({ ...one, words: clause.words })) ?? [clause];
}

const cast = (
  clause: Clause,
  who: Ref,
  card: Ref,
  target: Ref | undefined,
  rest: readonly Phrase[] = [],
): Clause => ({
  verb: 'cast',
  actor: who,
  object: card.is === 'name' || card.is === 'noun' ? { ...card, phrases: [] } : card,
  phrases: [...rest, ...(target ? [{ word: 'targeting', ref: target }] : [])],
  adverbs: clause.adverbs.filter((one) => ['in response', 'then'].includes(one)),
  conditions: clause.conditions,
  words: clause.words,
});

const bare = ({ owner: _, ...card }: Name): Name => card;

/** "Ada's Leash sits on Ben's Ox", "Ada has Leash on Ben's Ox". */
function attached(clause: Clause): Clause[] | undefined {
  const { verb, actor, object } = clause;
  if (clause.not || clause.modal || clause.passive) return undefined;
  if (verb === 'wear' && isNamed(object, 'card') && object.owner && isObject(actor))
    return [cast(clause, object.owner, bare(object), actor)];
  const on = phrase(clause, 'on') ?? (object?.is === 'name' ? phrase(object, 'on') : undefined);
  if (!on || !isObject(on)) return undefined;
  // It is there before what happens "when Ben leaves".
  const later = clause.conditions.filter(({ word }) => ['when', 'as', 'as soon as'].includes(word));
  const first = { ...clause, conditions: clause.conditions.filter((one) => !later.includes(one)) };
  const then = later.flatMap((one) => one.clause);
  if (RESTS.has(verb) && !object && isNamed(actor, 'card') && actor.owner)
    return [cast(first, actor.owner, bare(actor), on), ...then];
  return laid(clause, first, then, on);
}

function laid(clause: Clause, first: Clause, then: Clause[], on: Ref): Clause[] | undefined {
  const { verb, actor, object } = clause;
  if (['have', 'keep', 'slap', 'drop', 'lay', 'attach'].includes(verb) && isPlayer(actor) && isCard(object))
    return [cast(first, actor as Ref, object as Ref, on), ...then];
  return undefined;
}

/** What somebody takes with a card, perhaps from a library. */
function taken(clause: Clause): Clause[] | undefined {
  const { verb, actor, object } = clause;
  const [what] = clause.what ?? [];
  if (clause.not || clause.modal || clause.passive || !isPlayer(actor) || !actor) return undefined;
  const said = verb === 'use' && what && isCard(object) ? what : clause;
  const card =
    said === what
      ? object
      : phrase(clause, 'with', 'using', 'through', 'by means of', 'thanks to', 'via', 'by');
  const thing = said.object;
  if (!TAKES.has(said.verb) || !isCard(card) || !thing || !isObject(thing)) return undefined;
  const from = phrase(said, 'from', 'out of') ?? phrase(clause, 'from', 'out of');
  // How long it lasts is what the card says.
  const rest = clause.phrases.filter(
    ({ word, ref }) => ref !== card && !(word === 'for' && isNoun(ref, 'turn')),
  );
  if (!from) return rest.length === 0 ? [cast(clause, actor, card as Ref, thing)] : undefined;
  if (!isNoun(from, 'library')) return undefined;
  const owner =
    from.owner?.is === 'pronoun' && thing.is !== 'pronoun' && 'owner' in thing
      ? (thing.owner ?? from.owner)
      : from.owner;
  if (!owner) return undefined;
  const { owner: _, ...found } = thing as Noun;
  return [
    cast(clause, actor, card as Ref, owner),
    {
      verb: 'put',
      actor,
      object: found as Ref,
      phrases: [
        { word: 'from', ref: { ...from, owner } },
        { word: 'onto', ref: THE_BATTLEFIELD },
      ],
      adverbs: [],
      conditions: [],
      words: clause.words,
    },
  ];
}

/** "Ada throws Bolt at Ben", "Ada's Bolt hits Ben", "Bolt from Ada hits Ben". */
function pointed(clause: Clause): Clause[] | undefined {
  const { verb, actor, object } = clause;
  if (!HITS.has(verb) || clause.not || clause.modal || clause.passive) return undefined;
  const at = phrase(clause, 'at');
  if (isPlayer(actor) && isCard(object) && at)
    return [
      cast(
        clause,
        actor as Ref,
        object as Ref,
        at,
        clause.phrases.filter(({ ref }) => ref !== at),
      ),
    ];
  if (!isNamed(actor, 'card') || !object || ['cast', 'play', 'use', 'send'].includes(verb)) return undefined;
  const who = actor.owner ?? phrase(actor, 'from', 'of');
  return who && (isPlayer(object) || isObject(object))
    ? [cast(clause, who, bare(actor), object, clause.phrases)]
    : undefined;
}
