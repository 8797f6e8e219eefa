import { severalPlaces } from '../../reading/scope.js';
import * as say from '../../reading/wording.js';
import { freeForAll, grandMelee } from '../places.js';
import { stated } from './stated.js';

const everybodyAlone = severalPlaces(freeForAll, grandMelee);

/** What the rules state of the variants without teams. */
export const variantsStated = [
  stated(
    'freeForAll.individuals',
    everybodyAlone,
    ['group of player compete', '^ grand melee variant be modification'],
    {
      yes: [
        `In multiplayer Free-for-All games, ${say.alone} against each other as individuals.`,
        `The Grand Melee variant ${say.modification} the Free-for-All variant, in which as individuals ${say.alone} against each other.`,
        `The Grand Melee variant ${say.modification} the Free-for-All variant.`,
      ],
      no: `In Free-for-All multiplayer games, ${say.alone} as teams against each other.`,
    },
  ),
  stated('grandMelee.randomSeats', grandMelee, 'player be seated', {
    yes: 'At random, the players are seated.',
    no: 'The players are not seated at random.',
  }),
  stated('grandMelee.turnsAtOnce', grandMelee, 'take turn at same time', {
    yes: 'The Grand Melee variant allows multiple players to simultaneously take turns.',
    no: "The Grand Melee variant doesn't allow multiple players to simultaneously take turns.",
  }),
  stated('grandMelee.markersShowTurns', grandMelee, 'turn marker keep track', {
    yes: `Moving ${say.marker}s keep track of which players currently are taking turns.`,
    no: `Moving ${say.marker}s don't keep track of which players are currently taking turns.`,
  }),
  stated('grandMelee.markerIsTurn', grandMelee, 'turn marker represent & player', {
    yes: "An active player's turn is represented by each turn marker.",
    no: "Each turn marker represents a nonactive player's turn.",
  }),
  stated('grandMelee.firstMarker', grandMelee, ['^ starting player in game', '^ player who start game'], {
    yes: [
      `The first ${say.marker} is gotten by the starting player in the game.`,
      `The first ${say.marker} goes to the player who starts the game.`,
      `The first ${say.marker} is gotten by the player who starts the game.`,
    ],
    no: `The starting player in the game doesn't get the first ${say.marker}.`,
  }),
  stated(
    'grandMelee.markersNumbered',
    grandMelee,
    ['turn marker be assigned number', 'turn marker get number'],
    {
      yes: [
        `In this way, a number is assigned to each ${say.marker}.`,
        `In this way, each ${say.marker} gets a number.`,
      ],
      no: "Turn markers aren't assigned numbers in this way.",
    },
  ),
  stated('grandMelee.waitingForMarker', grandMelee, 'if this be case', {
    yes: [
      `That player waits, if this is the case, until the player four seats to their left takes the other ${say.marker}.`,
      `The ${say.marker} waits, if this is the case, until the player four seats to their left takes the other ${say.marker}.`,
      `Until the player four seats to their left takes the other ${say.marker}, wait if this is the case.`,
    ],
    no: `If this is the case, that player doesn't wait until the other ${say.marker} is taken by the player four seats to their left.`,
  }),
  stated('grandMelee.newSpellOnSameStack', grandMelee, 'new spell must be put', {
    yes: [
      `The new spell must be ${say.sameStack} if a ${say.resolving} ${say.stacks} causes a player to cast a spell or ${say.copying} a spell.`,
      `The new spell must be ${say.sameStack} if a ${say.resolving} ${say.stacks} causes a player to play a spell or ${say.copying} a spell.`,
    ],
    no: `If a ${say.resolving} ${say.stacks} causes a player to cast a spell or ${say.copying} a spell, the new spell can't be ${say.sameStack}.`,
  }),
];
