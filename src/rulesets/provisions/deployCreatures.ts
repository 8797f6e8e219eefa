import { type Node, oneOf, type Query, slot, type Thing } from '../../language/index.js';
import { provision } from '../reading/provision.js';
import { costsIn, statedIn } from '../reading/quoted.js';
import { deployCreatures } from './places.js';

/** What each creature has, in quotation marks. */
const abilityOfCreatures: Query = {
  verb: 'have',
  actor: oneOf({ noun: 'creature', determiner: 'each' }, { noun: 'creature', determiner: 'all' }),
  object: slot('ability', {
    noun: 'ability',
    also: [{ text: (words: unknown) => typeof words === 'string' }],
  }),
};

const CONTROL = [
  ['Target teammate gains control of this creature.', 'tapTargetTeammateGainsControl'],
  ['Target opponent gains control of this creature.', 'tapTargetOpponentGainsControl'],
  ['Target player gains control of this creature.', 'tapTargetPlayerGainsControl'],
  [
    'Target teammate gains control of this creature until the end of the turn.',
    'tapTargetTeammateGainsControlUntilEndOfTurn',
  ],
] as const;

const TIMING = [
  ['Activate this ability only when you could cast a sorcery.', 'asSorcery'],
  ['Play this ability only when you could play a sorcery.', 'asSorcery'],
  ['Activate only as a sorcery.', 'asSorcery'],
  ['Activate this ability only as a sorcery.', 'asSorcery'],
  ['Activate this ability any time you could cast an instant.', 'asInstant'],
  ['Activate this ability only when you could cast an instant.', 'asInstant'],
  ['Play this ability any time you could play an instant.', 'asInstant'],
  ['Play this ability only when you could play an instant.', 'asInstant'],
  ...['Activate', 'Activate this ability', 'Play this ability'].flatMap((activate) =>
    (
      [
        ['during your upkeep', 'duringOwnUpkeep'],
        ['during your draw step', 'duringOwnDrawStep'],
        ['during your end step', 'duringOwnEndStep'],
        ['during your turn', 'duringOwnTurn'],
        ['once each turn', 'onceEachTurn'],
      ] as const
    ).map(([when, value]) => [`${activate} only ${when}.`, value] as const),
  ),
] as const;

/** What an ability does that costs a tap and nothing else, or how much mana the usual one costs beside it. */
function abilityIn({ ability }: Readonly<Record<string, Node>>) {
  const [costs, mana] = /^(?:\{(\d+)\}, )?\{T\}$/.exec(costsIn(ability as Thing)) ?? [];
  const does = costs === undefined ? undefined : statedIn(ability as Thing, CONTROL)[0];
  if (mana === undefined) return does;
  return does === 'tapTargetTeammateGainsControl' ? Number(mana) : undefined;
}

/** When an ability may be activated, by the one sentence that follows what it does; at any time where none does. */
function timingIn({ ability }: Readonly<Record<string, Node>>) {
  const [, ...times] = statedIn(ability as Thing, TIMING);
  if (times.length > 1) return undefined;
  return times.length === 0 ? 'asInstant' : times[0];
}

/** Provisions of the option by which creatures change sides. */
export const deployCreaturesProvisions = [
  provision('deployCreatures.ability', {
    in: deployCreatures,
    about: ['each|all creature have', 'target teammate|opponent|player gain control'],
    asks: [[abilityOfCreatures, abilityIn]],
  }),
  provision('deployCreatures.timing', {
    in: deployCreatures,
    about: ['sorcery', 'each creature have'],
    asks: [[abilityOfCreatures, timingIn]],
  }),
  provision('deployCreatures.variantAlwaysUsingOption', {
    means: [
      [
        [
          'The deploy creatures option is always used in the Emperor variant.',
          'In other variants that let players compete in teams, it can be used.',
        ],
        'emperor',
      ],
    ],
    in: deployCreatures,
    about: 'always ~ deploy creature option | deploy creature option ~ always',
  }),
];
