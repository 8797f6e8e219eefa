import { counted } from '../../reading/phrases.js';
import { provision } from '../../reading/provision.js';
import { manaPools } from '../places.js';

/** What is said of mana that nobody has spent. */
const unspent = ['unused', 'unspent'].flatMap((word) =>
  ['left', 'remaining'].map((still) => `any ${word} mana ${still} in a player's mana pool`),
);
const goes = unspent.flatMap((mana) => ['is lost', 'empties'].map((verb) => `${mana} ${verb}`));
const asItEnds = (ending: string, not = ''): string[] =>
  goes.flatMap((what) => ['when', 'as'].map((word) => `${word} ${ending} ends${not}, ${what}.`));

/** When mana pools empty, and what that costs. */
export const manaProvisions = [
  provision('general.manaPool.emptiesAfter', {
    in: manaPools,
    loosely: true,
    about: ['mana & pool & lost', 'mana pool & empty', 'mana pool & clear', 'mana & pool & end'],
    means: [
      [
        [
          ...asItEnds('a step or phase'),
          ...asItEnds('each step or phase'),
          ...['empties', 'is cleared'].map(
            (verb) => `At the end of each step and phase, each player's mana pool ${verb}.`,
          ),
        ],
        'stepAndPhase',
      ],
      [
        [
          ...asItEnds('a phase'),
          ...goes.slice(0, 2).map((what) => `When a phase ends rather than a step, ${what}.`),
          'At the end of each phase, the mana pool is cleared.',
        ],
        'phase',
      ],
    ],
  }),
  provision('general.manaPool.lifeLost', {
    in: manaPools,
    loosely: true,
    about: ['lose & life & mana'],
    means: [
      [
        ['That player', 'The player'].flatMap((who) =>
          ['each mana', 'each one mana'].map((mana) => `${who} loses N life for ${mana} lost this way.`),
        ),
        counted,
      ],
    ],
  }),
  provision('general.manaPool.lifeLostUnderControl', {
    in: manaPools,
    loosely: true,
    about: ['life & mana & another player control', 'life & mana burn & control'],
    means: [
      ['While another player controls their turn, a player loses life due to mana burn.', true],
      [
        "While another player controls a player's turn, that player doesn't lose life due to mana burn.",
        false,
      ],
      ["While another player controls their turn, a player doesn't lose life due to mana burn.", false],
    ],
  }),
];
