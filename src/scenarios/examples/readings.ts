import type * as frame from '../../language/index.js';
import { keyOf, tokensOf } from '../../language/index.js';
import { type Clause, isNamed, type Phrase, type Ref } from './meaning.js';

/** The first token of a node; infinite where there is no node. */
export const first = (node: object | undefined): number =>
  node ? Math.min(...tokensOf(node as frame.Node)) : Infinity;

export const clausesOf = (node: unknown): frame.Clause[] =>
  (node as frame.Many).kind === 'many'
    ? (node as frame.Many).items.flatMap(clausesOf)
    : (node as frame.Clause).kind === 'clause'
      ? [node as frame.Clause]
      : [];

/**
 * How much of a reading is odd in a telling: a clause with two phrases of one kind, people joined with things, a range of numbers, a participle of
 * what somebody aims at. Of several readings those with the least of it count.
 */
export function odd(node: object): number {
  const { kind, relations = [], recipient, conditions = [], verb = '' } = node as frame.Clause;
  let count = 0;
  if (kind === 'clause') {
    // A bare number has nothing: "7 life and 13 life" are two totals.
    if ((node as frame.Clause).actor?.kind === 'measure' && verb !== 'be') count++;
    // "is out" says what somebody is.
    const { adverbs = [] } = node as frame.Clause;
    if (verb === 'be' && adverbs.some((one) => one === 'out' || one === 'back')) count++;
    // Who sits beside whom is said of people.
    if (!['sit', 'seat', 'be'].includes(verb))
      count += relations.filter(({ preposition }) => ['beside', 'next to'].includes(preposition)).length;
    count += relations.length - new Set(relations.map((one) => one.preposition)).size;
    if ((recipient as frame.Term | undefined)?.kind === 'measure' || verb === 'base') count++;
    for (const { word, clause } of conditions)
      if (word === 'doing' && clausesOf(clause).some(({ verb }) => AIMS.has(verb))) count++;
  }
  const { items = [] } = node as frame.Many;
  const kinds = new Set(items.map((one) => one.kind));
  const people = items.some((one) => PEOPLE.has((one as frame.Thing).sort));
  if (kinds.has('named') && kinds.has('thing') && !people) count++;
  const nouns = new Set(items.map((one) => (one as frame.Thing).noun));
  if (nouns.has('one') && nouns.size > 1) count++;
  const reasons = items.flatMap((one) =>
    ((one as frame.Clause).conditions ?? []).filter(({ word }) => REASONS.has(word)).map(keyOf),
  );
  count += reasons.length - new Set(reasons).size;
  const { least, most } = node as frame.Quantity;
  if (least !== undefined && most !== undefined) count++;
  for (const { verb, progressive, object, past, adverbs } of ((node as frame.Thing).which ?? []).flatMap(
    clausesOf,
  )) {
    // "which had 3, now has 2": the word belongs to what is so.
    if (past && adverbs?.includes('now')) count++;
    const gap = (object as frame.Reference | undefined)?.to === 'head';
    if ((AIMS.has(verb) && progressive) || (verb === 'leave' && gap)) count++;
  }
  for (const [slot, value] of Object.entries(node))
    if (slot !== 'at' && typeof value === 'object' && value !== null)
      for (const one of Array.isArray(value) ? value : [value])
        if (typeof one === 'object' && one !== null) count += odd(one);
  return count;
}

/** What somebody has: "a creature of Ada" is hers. */
export const CREATURES = new Set(['creature', 'permanent', 'artifact', 'enchantment']);
const AIMS = new Set(['target', 'choose', 'aim']);
const PEOPLE = new Set(['player', 'team']);
/** A reason belongs to what is said last. */
const REASONS = new Set(['because', 'since', 'although']);

const last = (node: object): number => Math.max(...tokensOf(node as frame.Node));

/** Where something is in the sentence; a clause is where its verb is, since its subject may be that of others too. */
export function place(node: object): number {
  const { kind, at = [] } = node as frame.Clause;
  const verbs = at.filter(([slot]) => slot === 'verb').map(([, token]) => token);
  return kind === 'clause' && verbs.length > 0 ? Math.max(...verbs) + last(node) / 1000 : first(node);
}

export const inOrder = <T extends object>(items: readonly T[]): T[] =>
  [...items].sort((a, b) => place(a) - place(b));

/** Nouns that stand for somebody, who may sit somewhere or be on a team. */
const PERSONS = new Set('player opponent neighbor head teammate member emperor general one'.split(' '));
/** What phrases say of people, and what they say of anything. */
const OF_PERSONS = new Set('on in to within beside with without at away outside beyond'.split(' '));
const OF_ALL = new Set('of with without named among between around at within'.split(' '));

/** Phrases that a noun or a card took and that say of the clause where, from where, or by what it is: "puts it from his library …". */
export function hoisted(clause: Clause): void {
  const visit = (ref: Ref | undefined): void => {
    if (ref?.is !== 'noun' && ref?.is !== 'name') return;
    const stays = ({ word, ref: of }: Phrase): boolean => {
      if (word === 'of') return true;
      if (ref.is === 'name') return ref.names !== 'card';
      const means = isNamed(of, 'card') || (of.is === 'noun' && of.reads !== undefined);
      if (means && word === 'with') return ['condition', 'trigger'].includes(of.is === 'noun' ? of.noun : '');
      if (clause.verb === 'have' && word === 'in') return ref.noun !== 'card';
      return PERSONS.has(ref.noun)
        ? OF_PERSONS.has(word)
        : OF_ALL.has(word) || ['team', 'game', 'damage', 'card'].includes(ref.noun);
    };
    clause.phrases.push(...ref.phrases.filter((one) => !stays(one)));
    ref.phrases = ref.phrases.filter(stays);
    for (const one of ref.phrases) if (one.word === 'of') visit(one.ref);
  };
  visit(clause.object);
  // "for the turn with Leash": the card belongs to what is done.
  for (const { ref } of [...clause.phrases])
    if (ref.is === 'noun') {
      const means = ref.phrases.filter(({ word, ref: of }) => word === 'with' && isNamed(of, 'card'));
      clause.phrases.push(...means);
      ref.phrases = ref.phrases.filter((one) => !means.includes(one));
    }
}
