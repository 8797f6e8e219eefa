import { describe, expect, test } from 'vitest';
import { meaningOf, readSentences } from '../../../src/language/index.js';

/** What a text says: equal lists, equal meaning. Every sentence has to be read. */
function meaning(text: string): readonly string[] {
  const { clauses, unread } = meaningOf(readSentences(text));
  expect(unread).toEqual([]);
  return clauses;
}

const same: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'who can, may or must': [
    ['Some games allow a player to draw two cards.', 'In some games, a player may draw two cards.'],
    ['The effect may apply more than once.', 'The effect can apply more than once.'],
    [
      'The player waits until the emperor takes the marker.',
      'The player must wait for the emperor to take the marker.',
    ],
    ["A team can't win unless it's able to win.", "A team can't win unless it can win."],
    [
      "If a creature can't attack one of the defending players, it can't attack the team.",
      "A creature can't attack the team unless it's able to attack each of the defending players.",
    ],
    ["That player can't take any more mulligans.", 'That player may take no further mulligans.'],
  ],
  'what is within a range': [
    [
      "A player can't play the abilities of an object outside his or her range of influence.",
      "A player can play an object's abilities only if that object is within his or her range of influence.",
    ],
    [
      'Draw a card only if both the source and recipient of that damage are in the game.',
      'Draw a card only if the source and the recipient of that damage are both in the game.',
    ],
    [
      'A player can attack only an opponent seated to the left or a planeswalker that player controls.',
      'A player can attack only an opponent seated to the left or a planeswalker that opponent controls.',
    ],
  ],
  'players and teams': [
    [
      "Teammates can't see each other's hands unless they are next to each other.",
      "Only teammates who are next to each other can see each other's hands.",
    ],
    ["A team's cards aren't shared.", "Teammates don't share their cards."],
    ["Each player on the team performs that player's draws.", 'The players on the team perform their draws.'],
    ['If the teams have three players, they win.', 'If the teams are made up of three players, they win.'],
    [
      'In a two-player Brawl game, each player starts at 25 life.',
      'Each player starts a two-player Brawl game with a life total of 25.',
    ],
    ['Each player sets their life total to 40.', "Each player's life total becomes 40."],
  ],
  'choosing and determining': [
    ['They choose a player for it to attack.', 'They choose for it to attack a player.'],
    [
      'The team announces which player or planeswalker the creature is attacking.',
      'The team announces the player or planeswalker the creature is attacking.',
    ],
    [
      'Use the state before the event to determine whether the ability triggers.',
      'Whether the ability triggers is determined by the state before the event.',
    ],
    [
      'If an effect needs to know how many counters a player has, that effect uses the number of counters the team has.',
      'An effect that needs to know how many counters a player has uses the number the team has.',
    ],
    [
      'If a rule requires an emperor to make a choice, the general makes that choice.',
      'A choice that a rule requires an emperor to make is made by the general.',
    ],
  ],
  'how clauses are joined': [
    [
      'The event can have instructions, in which case the player ignores them.',
      'The event can have instructions, and in that case the player ignores them.',
    ],
    [
      'If a player leaves the game, the marker is removed, but the turn continues.',
      'If a player leaves the game, the marker is removed, though the turn continues.',
    ],
    ['The turn waits; the marker is taken.', 'The turn waits: the marker is taken.'],
    ['For each creature, the team announces a player.', 'The team announces, for each creature, a player.'],
  ],
  'words that were not known together': [
    [
      'Emperors have a range of 2 and generals have a range of 1.',
      'Emperors have a range of 2 and generals one of 1.',
    ],
    [
      'In a game that uses the attack left option, draw a card.',
      'In a game with the attack left option, draw a card.',
    ],
    ['The whole of the event happens within that range.', 'The event happens entirely within that range.'],
    ["The cost isn't paid.", 'The cost goes unpaid.'],
    ['The same player draws a card.', 'One and the same player draws a card.'],
    ['No opponent draws a card.', 'Not a single opponent draws a card.'],
    ['Ignore the markers.', "Don't take the markers into account."],
    ['Players draw only if the turn begins.', 'Only if the turn begins do players draw.'],
    [
      'The game is a draw for each winner and for each loser.',
      'The game is a draw both for each winner and for each loser.',
    ],
    ['Each hand has one fewer card.', 'Each hand has one card fewer.'],
    ['The seat is more than one seat away.', 'The seat is farther than one seat away.'],
    [
      'It ends when they leave or another player becomes active.',
      'It ends when either they leave or another player becomes active.',
    ],
  ],
  'who somebody is': [
    [
      'If a player in the seat has a marker, draw a card.',
      'If someone in the seat has a marker, draw a card.',
    ],
    [
      'Each player may put any or all such cards onto the battlefield.',
      'Each player may put any number of such cards onto the battlefield.',
    ],
    ["This action doesn't use the stack.", "The stack isn't used for this action."],
  ],
};

const different: readonly (readonly [string, string])[] = [
  ['Some games allow a player to draw two cards.', 'In all games, a player may draw two cards.'],
  ['A player may draw a card.', 'A player can draw a card.'],
  [
    "If a creature can't attack each of the defending players, it can't attack the team.",
    "A creature can't attack the team unless it's able to attack each of the defending players.",
  ],
  ["That player can't take a mulligan.", 'That player may take no further mulligans.'],
  [
    "A player can't play the abilities of an object within his or her range of influence.",
    "A player can play an object's abilities only if that object is within his or her range of influence.",
  ],
  [
    'A player can attack only an opponent seated to the left or a planeswalker that player controls.',
    'A player can attack only an opponent seated to the left or a planeswalker that teammate controls.',
  ],
  ["A team's cards are shared.", "Teammates don't share their cards."],
  ["A team's cards aren't shared.", "Teammates don't share the cards of opponents."],
  ['Each player sets their life total to 40.', "Each player's life total becomes 30."],
  [
    'An effect that needs to know how many counters a player has uses the number the team has.',
    'An effect that needs to know how many cards a player has uses the number of counters the team has.',
  ],
  [
    'If a player leaves the game, the marker is removed, though the turn continues.',
    'If a player leaves the game, the marker is removed, though the turn ends.',
  ],
];

describe.each(Object.entries(same))('%s', (_, pairs) => {
  test.each(pairs)('%s = %s', (a, b) => {
    expect(meaning(b)).toEqual(meaning(a));
  });
});

describe('another meaning', () => {
  test.each(different)('%s ≠ %s', (a, b) => {
    expect(meaning(b)).not.toEqual(meaning(a));
  });
});
