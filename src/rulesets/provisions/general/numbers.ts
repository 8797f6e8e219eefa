import { counted } from '../../reading/phrases.js';
import { provision } from '../../reading/provision.js';
import { severalPlaces } from '../../reading/scope.js';
import * as say from '../../reading/wording.js';
import {
  drawStep,
  endingTheGame,
  handSizes,
  keywords,
  startingTheGame,
  stateBasedActions,
} from '../places.js';

const grown = '+1/+1 counter';
const shrunk = '-1/-1 counter';
const settled = 'Once the starting player has been determined';
const asNormally = 'equal to their starting hand size, which is normally N.';
const atNextPriority = 'the next time a player would receive priority';
const lossRules = severalPlaces(stateBasedActions, endingTheGame);

/** The numbers that every game goes by, with teams or without. */
export const numberProvisions = [
  provision('general.startingLife', {
    in: startingTheGame,
    loosely: true,
    about: [
      '^ each player start game with ~ life',
      '^ once starting player ~ each player ~ life total',
      '^ when it be known ~ each player ~ life total',
    ],
    means: [
      ['Each player begins the game with a starting life total of N.', counted],
      [`${settled}, each player sets their life total to N.`, counted],
    ],
  }),
  provision('general.startingHandSize', {
    in: startingTheGame,
    about: [
      '^ each player draw ~ starting hand size',
      '^ once starting player ~ each player ~ draw',
      '^ when it be known ~ draw',
    ],
    means: [
      [`Each player draws a number of cards ${asNormally}`, counted],
      [`${settled}, each player draws a hand of N cards.`, counted],
    ],
  }),
  provision('general.maximumHandSize', {
    in: handSizes,
    about: 'each player have maximum hand size',
    means: [
      ['Each player has a maximum hand size, which is normally N cards.', counted],
      ['Each player has a maximum hand size which is normally N cards.', counted],
    ],
    restated: ['maximum hand size normally {n}'],
  }),
  provision('general.losing.life', {
    in: lossRules,
    about: [
      '^ [if] player with|have ~ life ~ lose game',
      '^ player whose life ~ lose game',
      '^ if player life total ~ lose game',
    ],
    means: [
      ['If a player has N or less life, that player loses the game.', counted],
      ['A player with N or less life loses the game.', counted],
      ['A player whose life is N or less loses the game.', counted],
      [`If a player's life total is N or less, that player loses the game ${atNextPriority}.`, counted],
      ["If a player's life total is N or less, that player immediately loses the game.", counted],
      [
        'A player whose life total is N or less loses the game when a player would next receive priority.',
        counted,
      ],
    ],
  }),
  provision('general.losing.poison', {
    in: lossRules,
    about: '^ [if] player with|have|who ~ poison counter ~ lose game',
    means: [
      ['If a player has N or more poison counters, that player loses the game.', counted],
      ['A player with N or more poison counters loses the game.', counted],
      ['A player who has N poison counters or more loses the game.', counted],
      [`If a player has N or more poison counters, that player loses the game ${atNextPriority}.`, counted],
      [
        'A player who has N poison counters or more loses the game when a player would next receive priority.',
        counted,
      ],
    ],
  }),
  provision('general.opposedCountersCancel', {
    in: stateBasedActions,
    about: ['^ if permanent have both ~ counter', 'counter be both on permanent'],
    means: [
      [
        say.byRole({
          if: `if a permanent has both a ${grown} and a ${shrunk} on it,`,
          what: `n +1/+1 and n ${shrunk}s`,
          does: 'are removed from it,',
          where: 'where n is the smaller',
          of: `of the number of +1/+1 and ${shrunk}s on it`,
        }),
        true,
      ],
      [`If ${grown}s and ${shrunk}s are both on a permanent, they are removed from it in pairs.`, true],
    ],
  }),
  provision('general.cardsEachTurn', {
    in: drawStep,
    about: ['^ active player draw', '^ first active player'],
    means: [
      ['First, the active player draws a card.', 1],
      ['First, the active player draws N cards.', counted],
    ],
  }),
  provision('general.lifelink', {
    in: keywords,
    loosely: true,
    about: '^ lifelink be ~ ability',
    means: [
      ['Lifelink is a triggered ability.', 'triggers'],
      ['Lifelink is a static ability.', 'partOfDamage'],
    ],
  }),
  provision('general.deathtouch', {
    in: keywords,
    loosely: true,
    about: '^ deathtouch be ~ ability',
    means: [
      ['Deathtouch is a triggered ability.', 'triggers'],
      ['Deathtouch is a static ability.', 'stateBasedAction'],
    ],
  }),
];
