import { aNoun, type Clause, isNamed, isNoun, isPronoun, phrase, type Ref, without } from './meaning.js';
import { caused, got, isLife, isPerson, neighbored } from './otherWords.js';
import { harmed, outcome } from './outcomes.js';

/** Verbs of a total that moves or stands somewhere. */
const STANDS = new Set(
  'drop fall go sink rise climb grow move come wind end finish remain stay stand be'.split(' '),
);
/** Verbs that put a total somewhere, with what has it as their object. */
const BRINGS = new Set('leave bring put reduce raise lower take drop send set'.split(' '));
const OWNABLE = new Set(
  'creature permanent artifact enchantment land planeswalker aura Forest Island Mountain Plains Swamp'.split(
    ' ',
  ),
);
const PLAYS_ON = new Set(['continue', 'keep', 'go', 'play']);

const isTheGame = (ref: Ref | undefined): boolean =>
  isNoun(ref, 'game') && ref.det === 'the' && ref.phrases.length + ref.marks.length === 0;

/**
 * A clause in the words that the rest of the room knows: one verb for what says the same at a table.
 *
 * @returns the same clause, or one that says the same
 */
export function rephrased(told: Clause): Clause {
  const clause = moments(told);
  const { verb, object } = clause;
  if (clause.modal === 'would' && clause.what === undefined && verb !== 'have')
    return rephrased({ ...clause, modal: 'will' });
  const done =
    caused(clause) ??
    got(clause) ??
    harmed(clause) ??
    outcome(clause) ??
    departed(clause) ??
    byMeans(clause) ??
    neighbored(clause) ??
    placed(clause) ??
    reaching(clause);
  if (done) return rephrased(done);
  const all = clause.phrases.find(({ word, ref }) => word === 'in' && isPronoun(ref, 'all'));
  if (all)
    return rephrased({
      ...clause,
      phrases: clause.phrases.filter((one) => one !== all),
      adverbs: [...clause.adverbs, 'in all'],
    });
  const nothing = isNoun(object, 'nothing') || isPronoun(object, 'nothing');
  if (nothing && (verb === 'lose' || verb === 'gain'))
    return { ...clause, object: aNoun('life', { count: { n: 0 } }) };
  if (verb === 'have' && clause.modal === 'would' && clause.what?.[0]?.verb === 'draw')
    return { ...without(clause, 'modal'), verb: 'attempt' };
  if (verb === 'have' && !clause.modal && OWNABLE.has(object?.is === 'noun' ? object.noun : ''))
    return { ...clause, verb: 'control' };
  const along = clause.phrases.filter(({ word, ref }) => word === 'with' && isPerson(ref));
  if (verb === 'lose' && along.length > 0 && (!object || isTheGame(object)))
    return rephrased({ ...clause, phrases: clause.phrases.filter((one) => !along.includes(one)) });
  if ((verb === 'lose' || verb === 'win') && (!object || isPronoun(object, 'it')) && !clause.passive)
    return { ...clause, object: aNoun('game', { det: 'the' }) };
  if (['concede', 'quit', 'depart'].includes(verb) && (!object || isNoun(object, 'game')))
    return { ...clause, verb: 'leave', object: aNoun('game', { det: 'the' }) };
  if (PLAYS_ON.has(verb) && goesOn(clause))
    return {
      ...without(clause, 'what'),
      verb: 'remain',
      adverbs: clause.adverbs.filter((one) => one !== 'on'),
      phrases: [{ word: 'in', ref: aNoun('game', { det: 'the' }) }],
    };
  const out = phrase(clause, 'out of', 'outside');
  if (verb === 'be' && !object && isTheGame(phrase(clause, 'in') ?? out) && !clause.conditions.length) {
    const gone = (out !== undefined) !== (clause.not === true);
    const game = aNoun('game', { det: 'the' });
    if (gone && !isPerson(clause.actor))
      return { ...without(clause, 'not'), verb: 'leave', object: game, phrases: [] };
    return {
      ...without(clause, 'not'),
      verb: 'remain',
      phrases: [{ word: 'in', ref: game }],
      ...(gone ? { not: true as const } : {}),
    };
  }
  if (['take', 'receive', 'suffer'].includes(verb) && isNoun(object, 'damage') && clause.actor) {
    const { actor, ...rest } = clause;
    const from = phrase(clause, 'from', 'by');
    return {
      ...rest,
      verb: 'deal',
      passive: true,
      ...(from ? { actor: from } : {}),
      phrases: [...clause.phrases.filter(({ ref }) => ref !== from), { word: 'to', ref: actor }],
    };
  }
  if (BRINGS.has(verb) && object && !isNoun(object, 'game')) {
    const own =
      object.is === 'noun'
        ? object.phrases.find(({ word, ref }) => word === 'with' && isLife(ref))
        : undefined;
    const to = own?.ref ?? phrase(clause, 'with', 'at', 'to');
    if (isLife(to) || (to?.is === 'number' && !clause.actor))
      return {
        ...without(clause, 'object', 'passive', 'quality'),
        verb: 'end',
        actor:
          own && object.is === 'noun'
            ? { ...object, phrases: object.phrases.filter((one) => one !== own) }
            : object,
        phrases: [...clause.phrases.filter(({ ref }) => ref !== to), { word: 'at', ref: to as Ref }],
      };
  }
  if (STANDS.has(verb)) {
    const at = phrase(clause, 'to', 'at', 'on', 'with');
    if (isLife(at) || at?.is === 'number')
      return {
        ...clause,
        verb: verb === 'be' ? 'be' : 'end',
        phrases: [...clause.phrases.filter(({ ref }) => ref !== at), { word: 'at', ref: at as Ref }],
      };
  }
  if (clause.modal === 'may' && ['attack', 'block', 'target', 'win', 'lose'].includes(verb))
    return { ...clause, modal: 'can' };
  if (verb === 'be' && clause.quality === 'able' && clause.what) {
    const [what] = clause.what;
    if (what)
      return rephrased({
        ...what,
        ...(clause.actor ? { actor: clause.actor } : {}),
        modal: 'can',
        ...(clause.not ? { not: true } : {}),
        words: clause.words,
        conditions: clause.conditions,
      });
  }
  if ((verb === 'get' || verb === 'receive') && clause.adverbs.includes('back') && object)
    return { ...clause, verb: 'control', adverbs: clause.adverbs.filter((one) => one !== 'back') };
  if (verb === 'hit' && object) return { ...clause, verb: 'target' };
  return clause;
}

/** When the turn or the game begins, as a phrase: "as the next turn begins" is "at the beginning of the next turn". */
function moments(clause: Clause): Clause {
  const begins = clause.conditions.find(
    ({ word, clause: [one, ...more] }) =>
      (['when', 'as', 'once'].includes(word) || (word === 'until' && clause.not === true)) &&
      more.length === 0 &&
      one !== undefined &&
      ['begin', 'start'].includes(one.verb) &&
      !one.not &&
      (isNoun(one.actor, 'turn', 'game', 'upkeep', 'step') ||
        (isPronoun(one.actor, 'it') && clause.verb === 'sit')),
  );
  const said = begins?.clause[0]?.actor;
  // Only a game begins where people sit.
  const of = isPronoun(said, 'it') ? aNoun('game', { det: 'the' }) : said;
  if (!of) return clause;
  return {
    // "doesn't enter it until then": it does then.
    ...(begins?.word === 'until' ? without(clause, 'not') : clause),
    verb: clause.verb,
    conditions: clause.conditions.filter((one) => one !== begins),
    phrases: [
      ...clause.phrases,
      { word: 'at', ref: aNoun('beginning', { phrases: [{ word: 'of', ref: of }] }) },
    ],
  };
}

/** "leaves with her", "goes with him", "leaves it as well": it leaves the game. */
function departed(clause: Clause): Clause | undefined {
  const { verb, object } = clause;
  const along = isNoun(object, 'game')
    ? object.phrases.filter(({ word, ref }) => word === 'with' && isPerson(ref))
    : [];
  if (['leave', 'lose'].includes(verb) && object?.is === 'noun' && along.length > 0)
    return {
      ...clause,
      object: { ...object, phrases: object.phrases.filter((one) => !along.includes(one)) },
    };
  if (!['leave', 'go', 'depart'].includes(verb) || clause.passive || (object && !isPronoun(object, 'it')))
    return undefined;
  const others = clause.phrases.filter(
    ({ word, ref }) => !(['with', 'along with', 'together with'].includes(word) && isPerson(ref)),
  );
  if (others.length > 0 || clause.adverbs.includes('on')) return undefined;
  if (verb === 'go' && others.length === clause.phrases.length) return undefined;
  return { ...clause, verb: 'leave', object: aNoun('game', { det: 'the' }), phrases: [] };
}

/** A card in words, or by its name. */
const isCard = (ref: Ref | undefined): boolean =>
  isNamed(ref, 'card') || (isNoun(ref, 'spell', 'card', 'aura') && ref.reads !== undefined);

/** "takes control of it with a spell", "targets Ada with a spell", "puts an Aura on it", "responds with a spell": it is cast. */
function byMeans(clause: Clause): Clause | undefined {
  const { verb, object } = clause;
  if (!isPerson(clause.actor) || clause.passive || clause.modal || clause.not) return undefined;
  const [cast] = clause.conditions.filter(({ word, clause: [one] }) => word === 'by' && one?.verb === 'cast');
  const casting = cast?.clause[0];
  const means = phrase(clause, 'with', 'using', 'through', 'by means of');
  const spell = isCard(means) ? means : casting?.object;
  const conditions = clause.conditions.filter((one) => one !== cast);
  const make = (of: Ref | undefined): Clause => ({
    ...clause,
    verb: 'cast',
    object: spell as Ref,
    conditions,
    adverbs: verb === 'respond' || verb === 'answer' ? [...clause.adverbs, 'in response'] : clause.adverbs,
    phrases: [
      ...clause.phrases.filter(({ ref }) => ref !== means),
      ...(casting?.phrases ?? []),
      ...(of && !casting?.phrases.length ? [{ word: 'targeting', ref: of }] : []),
    ],
  });
  if (['put', 'play', 'use', 'enchant'].includes(verb) && isCard(object) && !spell) {
    const on = phrase(clause, 'on', 'onto');
    const quoted = object?.is === 'name' || object?.is === 'noun' ? object.reads : undefined;
    if (!on || !quoted || isNoun(on, 'battlefield', 'stack', 'table')) return undefined;
    return {
      ...clause,
      verb: 'cast',
      phrases: [...clause.phrases.filter(({ ref }) => ref !== on), { word: 'targeting', ref: on }],
    };
  }
  if (!spell) return undefined;
  if (verb === 'respond' || verb === 'answer') return make(undefined);
  if (['target', 'hit', 'steal', 'enchant'].includes(verb)) return object && make(object);
  if (verb === 'take' && clause.adverbs.includes('over') && object) {
    const over = make(object);
    return { ...over, adverbs: over.adverbs.filter((one) => one !== 'over') };
  }
  if ((verb === 'gain' || verb === 'take') && isNoun(object, 'control')) {
    const of = phrase(object, 'of');
    return of && make(of);
  }
  return undefined;
}

/** "is to Ada's left" sits there; "comes into her range" enters it; "has no cards in his library" is what there is. */
function placed(clause: Clause): Clause | undefined {
  const { verb, object } = clause;
  if (verb === 'be' && !object) {
    const side = clause.phrases.find(({ ref }) => isNoun(ref, 'left', 'right'));
    if (side && !clause.quality && isPerson(clause.actor)) return { ...clause, verb: 'sit' };
  }
  if (verb === 'leave' && clause.passive && object && isNoun(phrase(clause, 'in'), 'game'))
    return { ...without(clause, 'passive', 'object'), verb: 'play', actor: object };
  if (['come', 'move', 'get', 'pass'].includes(verb) && !object) {
    const range = clause.phrases.find(
      ({ word, ref }) => ['into', 'within', 'inside', 'in'].includes(word) && isNoun(ref, 'range'),
    );
    if (range)
      return {
        ...clause,
        verb: 'enter',
        object: range.ref,
        phrases: clause.phrases.filter((one) => one !== range),
      };
  }
  const ranged = isNoun(clause.actor, 'range');
  if (ranged && ['hold', 'contain', 'reach', 'cover'].includes(verb) && object)
    return { ...clause, verb: 'include' };
  if (verb === 'reach' && isPerson(clause.actor) && isPerson(object) && !clause.passive && clause.actor)
    return {
      ...without(clause, 'object', 'modal'),
      verb: 'be',
      actor: object as Ref,
      phrases: [{ word: 'within', ref: aNoun('range', { owner: clause.actor }) }],
    };
  const size = phrase(clause, 'with');
  if (['begin', 'start'].includes(verb) && !object && isNoun(clause.actor, 'game') && isNoun(size, 'player'))
    return {
      ...clause,
      verb: 'have',
      object: size,
      phrases: clause.phrases.filter(({ ref }) => ref !== size),
    };
  const markers = isNoun(object, 'marker');
  if (markers && ['use', 'need', 'require', 'get', 'hand', 'give'].includes(verb) && !clause.what) {
    if (clause.passive && !clause.actor)
      return {
        ...without(clause, 'passive'),
        verb: 'exist',
        adverbs: clause.adverbs.filter((one) => one !== 'out'),
      };
    return clause.passive ? undefined : { ...clause, verb: 'have' };
  }
  const [what] = clause.what ?? [];
  if (
    what &&
    !what.actor &&
    clause.actor &&
    ['want', 'decide', 'agree', 'have', 'need'].includes(verb) &&
    !clause.modal
  )
    return {
      ...what,
      actor: clause.actor,
      conditions: [...clause.conditions, ...what.conditions],
      phrases: [...clause.phrases, ...what.phrases],
      words: clause.words,
      ...(clause.not ? { not: true as const } : {}),
      ...(['have', 'need'].includes(verb) ? { modal: 'must' } : {}),
    };
  if (['remain', 'stay'].includes(verb) && object?.is === 'number') return { ...clause, verb: 'be' };
  const library = phrase(clause, 'in');
  if (
    verb === 'have' &&
    isNoun(object, 'card') &&
    (object.det === 'no' || object.count?.n === 0) &&
    isNoun(library, 'library')
  ) {
    const owner = library.owner?.is === 'pronoun' ? clause.actor : (library.owner ?? clause.actor);
    const { actor: _, ...rest } = clause;
    const empty = { ...library, ...(owner ? { owner } : {}) };
    return {
      ...rest,
      verb: 'exist',
      object: { ...object, det: 'no' },
      phrases: [{ word: 'in', ref: empty }],
    };
  }
  if (isNoun(object, 'life') && object.det === 'no' && !object.count) {
    const { det: _, ...life } = object;
    return { ...clause, object: { ...life, count: { n: 0 } } };
  }
  return undefined;
}

function goesOn(clause: Clause): boolean {
  const [what] = clause.what ?? [];
  const inGame = phrase(clause, 'in');
  if (clause.verb === 'play') return !clause.object && (clause.adverbs.includes('on') || isTheGame(inGame));
  return what?.verb === 'play' || clause.adverbs.includes('on') || isNoun(inGame, 'game');
}

/** "Ada has Ben in her range of influence": Ben is in the range of Ada. */
function reaching(clause: Clause): Clause | undefined {
  const { verb, actor, object, ...rest } = clause;
  if (verb !== 'have' || !actor || !object) return undefined;
  const range = rest.phrases.find(({ word, ref }) => ['in', 'within'].includes(word) && isNoun(ref, 'range'));
  if (range?.ref.is !== 'noun' || (range.ref.owner && range.ref.owner.is !== 'pronoun')) return undefined;
  const own = { ...range, ref: { ...range.ref, owner: actor } };
  return {
    ...rest,
    verb: 'be',
    actor: object,
    phrases: rest.phrases.map((one) => (one === range ? own : one)),
  };
}
