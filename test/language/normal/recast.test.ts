import { describe, expect, test } from 'vitest';
import { meaningOf, readSentences } from '../../../src/language/index.js';

/** What a rule says, where all of it is read. */
function meaning(text: string): string[] {
  const { clauses, unread } = meaningOf(readSentences(text));
  if (unread.length > 0) throw new Error(`not read: ${unread.join(' | ')}`);
  return clauses;
}

const same: readonly (readonly [string, string])[] = [
  [
    'That counter is removed instead of being moved after the turn ends.',
    'After the turn ends, that counter is removed instead of being moved.',
  ],
  [
    'A die roll is used to determine which team draws a card.',
    'Which team draws a card is determined using a die roll.',
  ],
  ['The cards are revealed in a random order.', 'The order in which the cards are revealed is random.'],
  ['Players may reveal any number of cards.', 'Players may reveal as many cards as they wish.'],
  ['The marker with the highest number is removed.', 'The highest-numbered marker is removed.'],
  ['Players can’t pay any amount of life other than 0.', 'Players can’t pay 1 or more life.'],
  [
    'If neither player on a team wishes to do anything, the step ends.',
    'If both players on a team wish to do nothing, the step ends.',
  ],
  [
    'The player doesn’t get priority until the step ends.',
    'The player gets priority only when the step ends.',
  ],
  ['A deck may contain no more than two cards.', 'A deck may not contain three or more cards.'],
  [
    'It doesn’t prevent damage unless both the source and the recipient are within that range of influence.',
    'It doesn’t prevent damage if the source or the recipient is outside that range of influence.',
  ],
  [
    'A team with no life loses the game. This is a state-based action.',
    'As a state-based action, a team with no life loses the game.',
  ],
  ['Once the player has decided, the turn begins.', 'As soon as the player has decided, the turn begins.'],
  [
    'A player loses the game if a commander has dealt 21 combat damage to that player.',
    'A player to whom a commander has dealt 21 combat damage loses the game.',
  ],
  ['The object on top of the stack resolves.', 'The stack’s top object resolves.'],
  ['The topmost spell on the stack is countered.', 'The spell that’s on top of the stack is countered.'],
  [
    'The player to the left takes the second counter, and so on until no counter is left.',
    'The player to the left takes the second counter and so on until no counter is left.',
  ],
  ['All players reveal his or her hands.', 'All players reveal their hands.'],
  ['It gets only information from within that range.', 'It gets information only from within that range.'],
  [
    'If this option is used, a player may reveal a card.',
    'A player in a game that uses this option may reveal a card.',
  ],
  ['By default, the variant uses the following options.', 'The variant uses the following default options.'],
  ['The default options of the variant are as follows.', 'The variant uses the following default options.'],
  ['The seats of the players are determined at random.', 'The players are seated at random.'],
  ['No more than two cards may be in a scheme deck.', 'A scheme deck may contain no more than two cards.'],
  ['No two cards in the deck may have the same name.', 'Each card in the deck must have a different name.'],
  [
    'The attack left option modifies the rules of combat.',
    'The rules of combat are modified if the attack left option is used.',
  ],
  ['The player reveals all such cards.', 'The player reveals all of those cards.'],
  [
    'All spells that player controls on the stack are countered.',
    'All spells on the stack that player controls are countered.',
  ],
  [
    'Any continuous effects with durations that last until that turn end.',
    'Each continuous effect whose duration lasts until that turn ends.',
  ],
  [
    'That player gains the necessary amount of life.',
    'That player gains whatever amount of life is necessary.',
  ],
  ['The result is the sum of all the numbers.', 'All the numbers are added together to get the result.'],
  [
    'That player gains or loses life to end up with the new total.',
    'That player ends up with the new total by gaining or losing life.',
  ],
  [
    'Then that team chooses a player, and only that player draws a card.',
    'Then that team chooses a player. Only that player draws a card.',
  ],
];

const different: readonly (readonly [string, string])[] = [
  [
    'That counter is removed instead of being moved after the turn ends.',
    'Before the turn ends, that counter is removed instead of being moved.',
  ],
  ['The cards are revealed in a random order.', 'The order in which the cards are revealed isn’t random.'],
  ['Players may reveal any number of cards.', 'Players may reveal as many cards as they have.'],
  ['The marker with the highest number is removed.', 'The lowest-numbered marker is removed.'],
  [
    'Players can’t pay any amount of life other than 0.',
    'Players can’t pay any amount of life other than 1.',
  ],
  [
    'If neither player on a team wishes to do anything, the step ends.',
    'If either player on a team wishes to do nothing, the step ends.',
  ],
  ['The player doesn’t get priority until the step ends.', 'The player gets priority until the step ends.'],
  ['A deck may contain no more than two cards.', 'A deck may not contain two or more cards.'],
  [
    'It doesn’t prevent damage unless both the source and the recipient are within that range of influence.',
    'It doesn’t prevent damage if both the source and the recipient are outside that range of influence.',
  ],
  [
    'A team with no life loses the game. This is a state-based action.',
    'As a turn-based action, a team with no life loses the game.',
  ],
  ['The object on top of the stack resolves.', 'The bottom object on the stack resolves.'],
  ['The object on top of the stack resolves.', 'An object on the stack resolves.'],
  ['No two cards in the deck may have the same name.', 'No two cards in the deck may have different names.'],
  ['No more than two cards may be in a scheme deck.', 'A scheme deck must contain no fewer than two cards.'],
  [
    'If this option is used, a player may reveal a card.',
    'A player in a game that doesn’t use this option may reveal a card.',
  ],
];

describe('clauses with their parts in other places', () => {
  test.each(same)('%s = %s', (one, other) => {
    expect(meaning(one)).toEqual(meaning(other));
  });

  test.each(different)('%s ≠ %s', (one, other) => {
    expect(meaning(one)).not.toEqual(meaning(other));
  });
});
