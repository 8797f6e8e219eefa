import type { Effect } from '../../game/index.js';
import { CREATURE_TYPES } from '../closedClasses.js';
import { CHOSEN, END_OF_TURN, YOU } from './constants.js';
import type { Rules } from './rules.js';
import sentences from './sentences.json' with { type: 'json' };

/** Sentences that begin with their verb. */
export function imperatives(rules: Rules<Effect | Effect[]>): void {
  rules.add('<prevention>', '$prevention').addAll(sentences.imperative);
  for (const [words, amount] of [
    ['the next <number> damage', '$number'],
    ['all damage', 'all'],
  ])
    rules.add(`${words} that would be dealt to <shielded> this turn is dealt to <recipient> instead`, {
      effect: 'shield',
      shield: { to: '$shielded', amount, redirectTo: '$recipient' },
      duration: END_OF_TURN,
    });
  rules.add('choose a creature type', { effect: 'chooseSubtype', chooser: YOU, of: [...CREATURE_TYPES] });
  // A hand that is looked at.
  const from = { '...': '$onecard', zone: 'hand', owner: '$whose' };
  const look = { effect: 'lookAtHand', player: '$whose' };
  const choose = { effect: 'chooseObject', chooser: YOU, from, name: 'object' };
  rules
    .add(
      [
        'look at <whose> hand and choose <onecard> from it . that player discards that card',
        'look at <whose> hand . you choose <onecard> from it . that player discards that card',
      ],
      [look, choose, { effect: 'discardThat', object: CHOSEN }],
    )
    .add(
      ['look at <whose> hand and exile <onecard> from it'],
      [look, choose, { effect: 'move', object: CHOSEN, to: 'exile' }],
    );
  const BACK = 'on top of your library in any order';
  // One after another, which comes to the same as at once.
  const inHand = { zone: 'hand', owner: YOU };
  rules
    .add(`put <number> cards from your hand ${BACK}`, {
      effect: 'repeat',
      times: '$number',
      effects: [
        { effect: 'chooseObject', chooser: YOU, from: inHand, name: 'object' },
        { effect: 'move', object: CHOSEN, to: 'library' },
      ],
    })
    .add('untap up to <number> <nouns>', {
      effect: 'repeat',
      times: '$number',
      effects: [
        { effect: 'chooseObject', chooser: YOU, from: '$nouns', name: 'object', optional: true },
        { effect: 'untap', object: CHOSEN },
      ],
    });
  const find = (owner_: unknown, how: Record<string, unknown>) => [
    { effect: 'search', of: owner_, filter: '$onecard', chooser: YOU },
    { effect: 'move', object: { object: 'found' }, ...how },
    { effect: 'shuffle', player: owner_ },
  ];
  const underMine = 'under your control . then that player shuffles [their_library]';
  rules
    .add(
      [
        `search <whose> library for <onecard> and put that card onto the battlefield ${underMine}`,
        `search <whose> library for <onecard> . put that card onto the battlefield ${underMine}`,
      ],
      find('$whose', { to: 'battlefield', under: YOU }),
    )
    .add(
      [
        'search <whose> library for <onecard> and exile it . then that player shuffles [their_library]',
        'search <whose> library for <onecard> and exile that card . then that player shuffles [their_library]',
      ],
      find('$whose', { to: 'exile' }),
    );
}
