import { describe, expect, test } from 'vitest';
import { meaningOf, readSentences } from '../../../src/language/index.js';

/** What a rule says, where all of it is read. */
function meaning(text: string): string[] {
  const { clauses, unread } = meaningOf(readSentences(text));
  if (unread.length > 0) throw new Error(`not read: ${unread.join(' | ')}`);
  return clauses;
}

/** The same in other turns of phrase: groups of sentences that all say one thing. */
const same: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'verbs that say little by themselves': [
    ['The team uses the option.', 'The team makes use of the option.'],
    ['When the game ends, each player loses.', 'When the game comes to an end, each player loses.'],
    ["The effect doesn't affect that player.", 'The effect has no effect on that player.'],
    [
      'The next player gets priority.',
      'The next player gains priority.',
      'The next player receives priority.',
    ],
    [
      'An effect causes a player to draw a card.',
      'An effect makes a player draw a card.',
      'An effect forces a player to draw a card.',
    ],
    [
      'The active player chooses which player is attacked.',
      'The active player makes the choice of which player is attacked.',
    ],
    ['Two damage is dealt to the player.', 'The player takes two damage.'],
    ['Each player may play one land.', 'Each player has permission to play one land.'],
    ['Each team has two players.', 'Each team consists of two players.', 'Each team comprises two players.'],
    ['The game is a draw.', 'The game ends in a draw.', 'The game is drawn.'],
  ],
  'what is asked': [
    [
      'When determining whether the block is legal, ignore that creature.',
      'When determining the legality of the block, ignore that creature.',
      'In determining the legality of the block, disregard that creature.',
    ],
    [
      'As each turn begins, determine which players are within the range.',
      'As each turn begins, determine which particular players are within the range.',
    ],
  ],
  'who it is said of': [
    ['No player on the team can gain life.', 'All players on the team are unable to gain life.'],
    [
      'If all remaining players lose simultaneously, the game is a draw.',
      'If all players still in the game lose at the same time, the game is a draw.',
    ],
    ['A player can concede the game.', 'A player is allowed to concede the game.'],
    [
      'If a player would both win and lose the game, that player loses the game.',
      'A player who would both win and lose the game loses the game.',
    ],
    [
      'Each player may draw a card, activate an ability, or attack.',
      'Each player is permitted to draw a card, to activate an ability, or to attack.',
    ],
    ['The deck has at least twenty cards.', 'The deck contains no fewer than twenty cards.'],
    [
      'If other permanents with that name are within the range, the rule applies.',
      'If there are other permanents with that name within the range, the rule applies.',
    ],
  ],
  'slips of the pen': [
    ['The opponents have lost the game.', "The opponent's have lost the game."],
    ['Damage and gaining life happen to each player.', 'Damage and gaining life happens to each player.'],
    ["A player who's been attacked loses the game.", "A player \u2018who's been attacked loses the game."],
    [
      'Each effect that refers to the defending player ends.',
      'Each effect that refers to the "defending player" ends.',
    ],
    ['The rule is about the attacking player.', 'The rule is about the "attacking player."'],
  ],
  'amounts that have no number': [
    [
      'The player may pay life only if the total is at least the amount paid for it.',
      'The player may pay life only if the total is greater than or equal to the amount paid for it.',
      'The player may pay life only if the total is equal to or greater than the amount paid for it.',
      "The player may pay life only if the total isn't less than the amount paid for it.",
    ],
    [
      'Each player loses if the total is at most the amount paid for it.',
      "Each player loses if the total isn't greater than the amount paid for it.",
    ],
  ],
  'the kind of game that a rule holds in': [
    [
      'In a Two-Headed Giant game, if an effect would make a player draw a card, the team draws it.',
      'If an effect would make a player draw a card in a Two-Headed Giant game, the team draws it.',
    ],
  ],
  'numbers that change': [
    [
      "The team's life total becomes 20.",
      "The team's life total is set to 20.",
      "The team's life total changes to 20.",
    ],
    ["The order doesn't change.", 'The order stays the same.', 'The order remains unchanged.'],
    [
      'A player whose life total is 0 or less loses the game.',
      'A player with 0 or less life loses the game.',
      'A player with a life total of 0 or below loses the game.',
      'A player loses the game if his or her life total is less than or equal to 0.',
    ],
    [
      "Each player's range of influence is 1.",
      "Each player's range of influence is one.",
      'Each player has a range of influence of 1.',
      'Each player has a range of influence of one.',
    ],
    ['Exactly one of the options must be used.', 'One and only one of the options must be used.'],
    ['Exactly one of the options must be used.', 'One, and only one, of the options must be used.'],
    [
      'Equally sized teams play the game.',
      'Teams of equal size play the game.',
      'Teams that have the same number of players play the game.',
    ],
  ],
  'what is understood': [
    [
      'If a player who left had a card, it is exiled.',
      'If a player who left the game had a card, it is exiled.',
    ],
    ['Each creature has the ability “Draw a card.”', 'Each creature has “Draw a card.”'],
    ['All objects owned by that player are exiled.', 'All objects belonging to that player are exiled.'],
    [
      'Objects still controlled by that player are exiled.',
      "Objects still under that player's control are exiled.",
    ],
    ['The object stays in its current zone.', 'The object stays in the zone it is in.'],
    [
      'If the option is used, each player attacks the player to the left.',
      'With the attack left option, each player attacks the player to the left.',
    ].map((s) => s.replace('the option', 'the attack left option')),
    ['Turn order goes to the left.', 'Play proceeds to the left.', 'Turns proceed clockwise.'],
    ['The emperor takes the first turn.', 'The emperor goes first.', 'The emperor starts.'],
  ],
  'who does it, and whose it is': [
    ['The defending team declares blockers.', 'The defending team declares its blockers.'],
    ['Each team sits together.', 'The members of each team sit together.'],
    ["Teammates may review each other's hands.", "Teammates may look at each other's hands."],
    ['A teammate may draw and may discard a card.', 'A teammate is allowed to draw and to discard a card.'],
    ['A Grand Melee game contains two stacks.', 'A Grand Melee game has two stacks.'],
    [
      'The Emperor variant can be played with equally sized teams.',
      'Equally sized teams can play the Emperor variant.',
    ],
    [
      "If an effect says that a player can't win, no player on that player's team can win.",
      "If an effect says that a player can't win, no player on that player's team can.",
    ],
    [
      "If an effect says that a player can't win, that player's team can't win.",
      "If a player can't win because of an effect, that player's team can't win.",
    ],
    [
      'If a player leaves the game before that player draws a card, the turn ends.',
      'If a player leaves the game before drawing a card, the turn ends.',
    ],
    ['If this is the case, the turn ends.', 'If so, the turn ends.'],
  ],
  'causes and times': [
    [
      "If an effect causes a player to skip a step, that player's team skips it.",
      "If a player would skip a step because of an effect, that player's team skips it.",
    ],
    [
      'A player may draw even after a teammate has passed.',
      'Even if a teammate has already passed, a player may draw.',
    ],
    [
      'If a player is asked to choose a card, that player discards it.',
      'If a player has to choose a card, that player discards it.',
    ],
    ['Just before the turn ends, the marker moves.', 'Immediately before the turn ends, the marker moves.'],
    [
      "If the players can't agree, the emperor chooses a card.",
      'If the players disagree, the emperor chooses a card.',
    ],
    [
      'Each player draws cards in any order.',
      'Each player draws cards in whatever order he or she likes.',
      'Each player draws cards in the order of his or her choice.',
    ],
    [
      'The options that are used are determined before play begins.',
      "Before play begins, it's determined which options are used.",
    ],
  ],
};

/** Sentences that look as if they said the same, and do not. */
const different: readonly (readonly [string, string])[] = [
  [
    'Each player loses if the total is at least the amount paid for it.',
    'Each player loses if the total is greater than the amount paid for it.',
  ],
  [
    "Each player loses if the total isn't less than the amount paid for it.",
    "Each player loses if the total isn't greater than the amount paid for it.",
  ],
  ['The effect has no effect on that player.', 'The effect affects that player.'],
  ['If this is the case, the turn ends.', 'If not, the turn ends.'],
  ["Each player's range of influence is one.", "Each player's range of influence is two."],
  ["Teammates may review each other's hands.", "Teammates may review each other's libraries."],
  [
    'A teammate is allowed to draw and to discard a card.',
    'A teammate is allowed to draw or discard a card.',
  ],
  ['The defending team declares its blockers.', "The attacking team declares the defending team's blockers."],
  ['The order stays the same.', 'The order changes.'],
  ['Turns proceed clockwise.', 'Turns proceed counterclockwise.'],
  ['A player with 0 or less life loses the game.', 'A player with 0 or more life loses the game.'],
  [
    'A player whose life total is less than or equal to 0 loses.',
    'A player whose life total is greater than or equal to 0 loses.',
  ],
  ['Exactly one of the options must be used.', 'Only one of the options may be used.'],
  ["Exile objects under that player's control.", 'Exile objects belonging to that player.'],
  ['The object stays in the zone it is in.', 'The object stays in the zone it was in.'],
  ['An effect makes a player draw a card.', 'An effect allows a player to draw a card.'],
  ['Each player may play one land.', 'Each player must play one land.'],
  [
    'Each team draws cards in whatever order it likes.',
    'Each team draws cards in whatever order the emperor likes.',
  ],
  ['Just before the turn ends, the marker moves.', 'Just after the turn ends, the marker moves.'],
  [
    'If a player would skip a step because of an effect, draw a card.',
    'If a player would skip a step despite an effect, draw a card.',
  ],
  [
    'A player may draw even after a teammate has passed.',
    'A player may draw only after a teammate has passed.',
  ],
  [
    'Teams that have the same number of players play the game.',
    'Teams that have the same number of cards play the game.',
  ],
  ['Damage is dealt to the player.', 'The player deals damage.'],
  ['The other players are teammates.', 'Each other player is a teammate.'],
  ['Neither emperors nor generals draw cards.', 'Emperors and generals draw cards.'],
  ['If the players disagree, the emperor draws.', 'If the players agree, the emperor draws.'],
];

describe.each(Object.entries(same))('%s', (_, groups) => {
  test.each(groups.flatMap(([first, ...rest]) => rest.map((other) => [first as string, other] as const)))(
    '%s = %s',
    (a, b) => {
      expect(meaning(b)).toEqual(meaning(a));
    },
  );
});

describe('another meaning', () => {
  test.each(different)('%s ≠ %s', (a, b) => {
    expect(meaning(b)).not.toEqual(meaning(a));
  });
});
