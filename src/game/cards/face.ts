import type { Engine } from '../engine.js';
import type { GameObject } from '../state.js';
import { isFaceDown } from '../zones/faceDown.js';
import { isSteady } from './steady.js';
import type { Traits } from './traits.js';
import type { Ability, Amount, CardDefinition, Characteristics } from './types.js';

/** Characteristics without power and toughness, which may ask for those of others. */
export interface Layers extends Omit<Traits, 'power' | 'toughness'> {
  basePower: Amount;
  baseToughness: Amount;
  creature: boolean;
  land: boolean;
  /** Can be cast whenever its owner has priority. */
  quick: boolean;
  /** A rule that limits how many such permanents there may be could concern it. */
  special: boolean;
  /** An ability defines its power and toughness. */
  defined: boolean;
  /** Of an Aura, which stays only where it may. */
  aura: boolean;
  /** Whether it can be cast, and its abilities activated, depends on nothing but what is in play and in hand. */
  steady: boolean;
  /** All there is to know of it while nothing modifies it; null where its numbers have to be worked out. */
  plain: Traits | null;
}

/** The characteristics from which the others are summed up. */
export type Printed = Omit<
  Layers,
  'creature' | 'land' | 'quick' | 'special' | 'defined' | 'aura' | 'steady' | 'plain'
>;

/** Adds what is asked most often. */
export function summarise(printed: Printed, card: CardDefinition): Layers {
  const { types, supertypes, keywords, abilities } = printed;
  return {
    ...printed,
    creature: types.includes('creature'),
    land: types.includes('land'),
    quick: types.includes('instant') || keywords.includes('flash'),
    special:
      types.includes('planeswalker') ||
      types.includes('battle') ||
      supertypes.includes('legendary') ||
      supertypes.includes('world'),
    defined: abilities.some((ability) => ability.ability === 'static' && ability.static === 'define'),
    aura: card.enchant !== undefined,
    steady: isSteady(card, abilities),
    plain: null,
  };
}

/** What is printed on an object, where its card has this name and this is printed over it. */
export interface Face {
  card: string;
  printed: Characteristics | null;
  definition: CardDefinition;
  layers: Layers;
}

/** An object keeps its face beside its data: it is asked for more often than anything else. Nothing that reads the data sees it. */
export const FACE: unique symbol = Symbol('face');

/** What is printed on cards, for all games that share them. */
const printedOnCards = new WeakMap<CardDefinition, Layers>();

/** Faces by the names of the cards of a game, and of what they become while they are face down. */
const faces = new WeakMap<ReadonlyMap<string, CardDefinition>, Map<string, Face>>();

/** The faces of a set of cards that have been looked at so far. */
export function facesOf(cards: ReadonlyMap<string, CardDefinition>): Map<string, Face> {
  let known = faces.get(cards);
  if (known === undefined) {
    known = new Map();
    faces.set(cards, known);
  }
  return known;
}

/** What the set-up or a token prints on single objects, over the same definition. */
const overprinted = new WeakMap<Characteristics, WeakMap<CardDefinition, Face>>();

/** What every Siege has: defeated, it is exiled, and may be cast as its other face. */
const DEFEATED: Ability = {
  ability: 'triggered',
  on: { when: 'lastCounterRemoved', what: { self: true }, kind: 'defense' },
  effects: [
    {
      effect: 'if',
      condition: { if: 'matches', object: { object: 'self' }, filter: {} },
      then: [
        { effect: 'move', object: { object: 'self' }, to: 'exile' },
        {
          effect: 'may',
          player: { player: 'you' },
          effects: [
            { effect: 'cast', object: { object: 'self' }, player: { player: 'you' }, transformed: true },
          ],
        },
      ],
    },
  ],
};

function print(card: CardDefinition, printed: Characteristics | null): Layers {
  const face: Printed = {
    name: printed?.name ?? card.name,
    types: printed?.types ?? card.types,
    supertypes: printed?.supertypes ?? card.supertypes ?? [],
    subtypes: printed?.subtypes ?? card.subtypes ?? [],
    colors: printed?.colors ?? card.colors ?? [],
    keywords: [...(card.keywords ?? []), ...(printed?.keywords ?? [])],
    abilities: printed?.abilities ?? card.abilities ?? [],
    basePower: printed?.power ?? card.power ?? 0,
    baseToughness: printed?.toughness ?? card.toughness ?? 0,
  };
  if (face.subtypes.includes('Siege')) face.abilities = [...face.abilities, DEFEATED];
  const layers = summarise(face, card);
  const { basePower, baseToughness } = layers;
  if (typeof basePower === 'number' && typeof baseToughness === 'number' && !layers.defined) {
    const sized = layers.creature || printed?.power !== undefined;
    layers.plain = { ...layers, power: sized ? basePower : 0, toughness: sized ? baseToughness : 0 };
  }
  return layers;
}

/** What is printed on an object, worked out once for each definition and each object printed by the set-up. */
export function faceOf(g: Engine, object: GameObject): Face {
  const face = object[FACE];
  return face !== undefined && face.card === object.card && face.printed === object.printed
    ? face
    : findFace(g, object);
}

function findFace(g: Engine, object: GameObject): Face {
  const { card, printed } = object;
  // What lies face down shows nothing of itself.
  if (printed === null || isFaceDown(card)) {
    let face = g.faces.get(card);
    if (face === undefined) {
      const definition = g.defined(object);
      const layers = printedOnCards.get(definition) ?? print(definition, null);
      printedOnCards.set(definition, layers);
      face = { card, printed, definition, layers };
      g.faces.set(card, face);
    }
    return face;
  }
  const definition = g.defined(object);
  let known = overprinted.get(printed);
  if (known === undefined) {
    known = new WeakMap();
    overprinted.set(printed, known);
  }
  let face = known.get(definition);
  if (face === undefined) {
    face = { card, printed, definition, layers: print(definition, printed) };
    known.set(definition, face);
  }
  return face;
}

/** Has an object keep its face, as it comes into the game or is printed over. */
export function keepFace(g: Engine, object: GameObject): void {
  object[FACE] = findFace(g, object);
}
