import type { Clause, Noun, Ref } from './meaning.js';
import { phrase } from './meaning.js';

const noun = (name: string, more: Partial<Noun> = {}): Noun => ({
  is: 'noun',
  noun: name,
  many: false,
  marks: [],
  phrases: [],
  which: [],
  ...more,
});

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
const PLAYS_ON = new Set(['continue', 'keep', 'go']);

const isLife = (ref: Ref | undefined): boolean =>
  ref?.is === 'noun' && ref.noun === 'life' && ref.count !== undefined;
const isNumber = (ref: Ref | undefined): boolean => ref?.is === 'number';
const isTheGame = (ref: Ref | undefined): boolean =>
  ref?.is === 'noun' &&
  ref.noun === 'game' &&
  ref.det === 'the' &&
  ref.phrases.length + ref.marks.length === 0;
const isGame = (ref: Ref | undefined): boolean => ref?.is === 'noun' && ref.noun === 'game';

/**
 * A clause in the words that the rest of the room knows: one verb for what says the same at a table.
 *
 * @param clause as it is told
 * @returns the same clause, or one that says the same
 */
export function rephrased(clause: Clause): Clause {
  const { verb, object } = clause;
  const all = clause.phrases.find(
    ({ word, ref }) => word === 'in' && ref.is === 'pronoun' && ref.word === 'all',
  );
  if (all)
    return rephrased({
      ...clause,
      phrases: clause.phrases.filter((one) => one !== all),
      adverbs: [...clause.adverbs, 'in all'],
    });
  const nothing =
    (object?.is === 'noun' && object.noun === 'nothing') ||
    (object?.is === 'pronoun' && object.word === 'nothing');
  if (nothing && (verb === 'lose' || verb === 'gain'))
    return { ...clause, object: noun('life', { count: { n: 0 } }) };
  if (verb === 'have' && clause.modal === 'would' && clause.what?.[0]?.verb === 'draw')
    return { ...without(clause, 'modal'), verb: 'attempt' };
  if (verb === 'have' && !clause.modal && OWNABLE.has(object?.is === 'noun' ? object.noun : ''))
    return { ...clause, verb: 'control' };
  if ((verb === 'lose' || verb === 'win') && !object && !clause.passive)
    return { ...clause, object: noun('game', { det: 'the' }) };
  if (['concede', 'quit', 'depart'].includes(verb) && (!object || isGame(object)))
    return { ...clause, verb: 'leave', object: noun('game', { det: 'the' }) };
  if (PLAYS_ON.has(verb) && goesOn(clause))
    return {
      ...without(clause, 'what'),
      verb: 'remain',
      phrases: [{ word: 'in', ref: noun('game', { det: 'the' }) }],
    };
  if (verb === 'be' && !object && isTheGame(phrase(clause, 'in')) && !clause.conditions.length) {
    if (clause.adverbs.includes('no longer') || clause.not)
      return {
        ...without(clause, 'not'),
        verb: 'leave',
        object: noun('game', { det: 'the' }),
        phrases: [],
        adverbs: clause.adverbs.filter((one) => one !== 'no longer'),
      };
    return { ...clause, verb: 'remain' };
  }
  if (
    ['take', 'receive', 'suffer'].includes(verb) &&
    object?.is === 'noun' &&
    object.noun === 'damage' &&
    clause.actor
  ) {
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
  if (BRINGS.has(verb) && object && !isGame(object)) {
    const own =
      object.is === 'noun'
        ? object.phrases.find(({ word, ref }) => word === 'with' && isLife(ref))
        : undefined;
    const to = own?.ref ?? phrase(clause, 'with', 'at', 'to');
    if (isLife(to) || (isNumber(to) && !clause.actor))
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
    if (isLife(at) || isNumber(at))
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

function goesOn(clause: Clause): boolean {
  const [what] = clause.what ?? [];
  return what?.verb === 'play' || clause.adverbs.includes('on') || isGame(phrase(clause, 'in'));
}

function without<K extends keyof Clause>(clause: Clause, ...keys: K[]): Omit<Clause, K> {
  const rest: Partial<Clause> = { ...clause };
  for (const key of keys) delete rest[key];
  return rest as Omit<Clause, K>;
}
