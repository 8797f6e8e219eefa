import { aNoun, type Clause, isNamed, isNoun, isPronoun, phrase, type Ref, without } from './meaning.js';

/** Who makes whom do what, and what becomes of somebody: clauses in one form that people say in others. */

const PERSONS = new Set(
  'player opponent teammate neighbor head member emperor general nobody team controller owner'.split(' '),
);
/** Somebody, or a team. */
export const isPerson = (ref: Ref | undefined): boolean =>
  (ref?.is === 'name' && ref.names !== 'card') ||
  (ref?.is === 'pronoun' && !['it', 'itself'].includes(ref.word)) ||
  (ref?.is === 'noun' && PERSONS.has(ref.noun)) ||
  (ref?.is === 'joined' && ref.items.every(isPerson));

/** A number of life. */
export const isLife = (ref: Ref | undefined): boolean => isNoun(ref, 'life') && ref.count !== undefined;

/** "This makes that player lose": that player does, by what was said before. */
export function caused(clause: Clause): Clause | undefined {
  const [what, ...more] = clause.what ?? [];
  const whom = clause.object ?? what?.actor;
  if (!['make', 'cause', 'have'].includes(clause.verb) || !what || more.length > 0 || !whom || clause.modal)
    return undefined;
  // "A life total of 0 doesn't make that team lose": not even if its total is 0.
  const total = isNoun(clause.actor, 'total') ? clause.actor : undefined;
  const at = total?.phrases.find(({ word, ref }) => word === 'of' && ref.is === 'number');
  if (total && at && !what.passive) {
    const is: Clause = {
      verb: 'be',
      actor: { ...total, owner: whom, phrases: total.phrases.filter((one) => one !== at) },
      object: at.ref,
      phrases: [],
      adverbs: [],
      conditions: [],
      words: clause.words,
    };
    return {
      ...what,
      actor: whom,
      conditions: [...clause.conditions, ...what.conditions, { word: 'if', clause: [is] }],
      words: clause.words,
      ...(clause.not ? { not: true as const } : {}),
    };
  }
  const by =
    isPronoun(clause.actor, 'this', 'that', 'it') || isPerson(clause.actor) ? clause.actor : undefined;
  if (by?.is !== 'pronoun' || what.passive) return undefined;
  return {
    ...what,
    actor: whom,
    conditions: [...clause.conditions, ...what.conditions],
    adverbs: [...clause.adverbs, ...what.adverbs],
    words: clause.words,
    ...(clause.not ? { not: true as const } : {}),
  };
}

/** "her graveyard receives it", "no damage reaches her", "becomes the target of it", "would draw from an empty library". */
export function got(clause: Clause): Clause | undefined {
  const { verb, actor, object } = clause;
  if (clause.passive) return undefined;
  if (['receive', 'get', 'gain'].includes(verb) && isNoun(actor, 'graveyard', 'hand', 'library') && object)
    return {
      ...without(clause, 'actor'),
      verb: 'put',
      passive: true,
      phrases: [...clause.phrases, { word: 'into', ref: actor }],
    };
  if (verb === 'reach' && isNoun(actor, 'damage') && object)
    return {
      ...without(clause, 'actor'),
      verb: 'deal',
      passive: true,
      object: actor,
      phrases: [...clause.phrases, { word: 'to', ref: object }],
    };
  // "it is Ada who leaves": she does.
  if (verb === 'be' && isPronoun(actor, 'it') && isNamed(object, 'player') && object.which.length === 1) {
    const [said] = object.which;
    if (said && !said.actor && !said.passive)
      return {
        ...said,
        actor: { ...object, which: [] },
        conditions: [...clause.conditions, ...said.conditions],
        words: clause.words,
      };
  }
  const view = phrase(clause, 'for');
  if (verb === 'be' && clause.quality === 'out-of-range' && view)
    return {
      ...without(clause, 'quality'),
      phrases: [
        ...clause.phrases.filter(({ ref }) => ref !== view),
        { word: 'out of', ref: aNoun('range', { owner: view }) },
      ],
    };
  const by = isNoun(object, 'target') ? (object.owner ?? phrase(object, 'of')) : undefined;
  if (verb === 'become' && by && actor && isNoun(object, 'target') && object.which.length === 0)
    return { ...clause, verb: 'target', passive: true, actor: by, object: actor };
  const from = phrase(clause, 'from');
  if (
    verb === 'draw' &&
    isNoun(from, 'library') &&
    from.marks.includes('empty') &&
    isPerson(actor) &&
    actor
  ) {
    const { owner: _, ...library } = from;
    const draws: Clause = {
      ...without(clause, 'modal', 'actor'),
      object: object ?? aNoun('card', { det: 'a' }),
      phrases: clause.phrases.filter(({ ref }) => ref !== from),
      conditions: [
        ...clause.conditions,
        {
          word: 'while',
          clause: [
            {
              verb: 'exist',
              object: aNoun('card', { many: true, det: 'no' }),
              phrases: [{ word: 'in', ref: { ...library, marks: [], owner: actor } }],
              adverbs: [],
              conditions: [],
              words: clause.words,
            },
          ],
        },
      ],
    };
    return {
      ...without(clause, 'modal', 'object'),
      verb: 'attempt',
      phrases: [],
      conditions: [],
      what: [draws],
    };
  }
  // "From each team, one member is chosen": each team chooses one.
  if (verb === 'choose' && isNoun(from, 'team') && !actor && isNoun(object, 'member', 'player', 'head'))
    return { ...clause, actor: from, phrases: clause.phrases.filter(({ ref }) => ref !== from) };
  if (verb === 'be' && isNoun(actor, 'target') && actor.owner && object && !clause.phrases.length)
    return { ...clause, verb: 'target', actor: actor.owner };
  return undefined;
}

/** "Ada has Ben as her neighbor to the left": he sits there. */
export function neighbored(clause: Clause): Clause | undefined {
  const { verb, actor, object } = clause;
  const as = phrase(clause, 'as');
  const side = isNoun(as, 'neighbor') ? phrase(as, 'to', 'on') : undefined;
  if (verb !== 'have' || !isPerson(object) || !actor || !isNoun(side, 'left', 'right') || !object)
    return undefined;
  return {
    ...without(clause, 'object'),
    verb: 'sit',
    actor: object,
    phrases: [{ word: 'to', ref: { ...side, phrases: [], owner: actor } }],
  };
}
