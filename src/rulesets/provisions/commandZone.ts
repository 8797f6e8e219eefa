import { counted } from '../reading/phrases.js';
import { provision } from '../reading/provision.js';
import { commander } from './places.js';

/** What the game has called the card that leads a deck. */
const ofEach = (sentence: (name: string) => readonly string[]): string[] =>
  ['commander', 'general'].flatMap(sentence);

const insteadOfAll =
  "Its owner may put it into the command zone instead if a commander would be put into its owner's library, hand, or graveyard from anywhere or exiled from anywhere.";

/** Where a commander lies that its owner may put back: said of the card in older texts, of the object in newer ones. */
const returning = ['card', 'object'].map(
  (name) =>
    `Its owner may put it into the command zone if a commander is in exile or in a graveyard and that ${name}, since the last time state-based actions were checked, was put into that zone.`,
);

const insteadOfGraveyard = (name: string, modality: 'may' | 'must') => [
  `That player ${modality} put a ${name} into the command zone instead if it would be put into its owner's graveyard from anywhere.`,
  `If from anywhere a ${name} would be put into its owner's graveyard, that player ${modality} put it into the command zone instead.`,
];

const insteadOfExile = (name: string, modality: 'may' | 'must') => [
  `Its owner ${modality} put a ${name} into the command zone instead if it would be put into the exile zone from anywhere.`,
  `If from anywhere a ${name} would be put into the exile zone, its owner ${modality} put it into the command zone instead.`,
];

/** Casting a commander from the command zone, and how it gets back there. */
export const commandZoneProvisions = [
  provision('casualVariants.commander.castFromCommandZone', {
    in: commander,
    loosely: true,
    about: ['player & cast & own from command zone', 'play & own from command zone'],
    means: [
      [ofEach((name) => [`From the command zone, a player may cast a ${name} that player owns.`]), true],
      [ofEach((name) => [`From the command zone, a player can't cast a ${name} that player owns.`]), false],
      [
        ofEach((name) => [
          `During that player's own turn, a player may cast a ${name} that player owns from the command zone.`,
        ]),
        'onOwnTurns',
      ],
    ],
  }),
  provision('casualVariants.commander.tax', {
    in: commander,
    loosely: true,
    about: ['cost & additional & time', 'additional & command zone', 'cost more & command zone'],
    means: [
      [
        ofEach((name) => [
          `For each previous time that it has been cast from the command zone that game by the player casting it, a ${name} cast from the command zone costs an additional {N}.`,
          `For each previous time that ${name} was cast from the command zone that game by that player, doing so costs that player an additional {N}.`,
        ]),
        counted,
      ],
    ],
  }),
  provision('casualVariants.commander.toGraveyard', {
    in: commander,
    loosely: true,
    about: ['graveyard & command zone'],
    means: [
      [ofEach((name) => insteadOfGraveyard(name, 'may')), 'replacement'],
      [ofEach((name) => insteadOfGraveyard(name, 'must')), 'mandatoryReplacement'],
      [insteadOfAll, 'replacement'],
      [returning, 'stateBasedAction'],
    ],
  }),
  provision('casualVariants.commander.toExile', {
    in: commander,
    loosely: true,
    about: ['exile & command zone'],
    means: [
      [ofEach((name) => insteadOfExile(name, 'may')), 'replacement'],
      [ofEach((name) => insteadOfExile(name, 'must')), 'mandatoryReplacement'],
      [insteadOfAll, 'replacement'],
      [returning, 'stateBasedAction'],
    ],
  }),
  provision('casualVariants.commander.toHandOrLibrary', {
    in: commander,
    loosely: true,
    about: ['would & hand & command zone', 'would & library & command zone'],
    means: [
      [
        "If from anywhere a commander would be put into its owner's hand or library, its owner may put it into the command zone instead.",
        'replacement',
      ],
      [insteadOfAll, 'replacement'],
      [
        "If from anywhere a commander would be put into its owner's hand or library, its owner must put it into the command zone instead.",
        'mandatoryReplacement',
      ],
    ],
  }),
];
