import { describe, expect, test } from 'vitest';
import { meaningOf, readSentences } from '../../../src/language/index.js';

/** What a rule says, where all of it is read. */
function meaning(text: string): string[] {
  const { clauses, unread } = meaningOf(readSentences(text));
  if (unread.length > 0) throw new Error(`not read: ${unread.join(' | ')}`);
  return clauses;
}

const same: readonly (readonly [string, string])[] = [
  ['Team games use the normal rules.', 'The normal rules apply to team games.'],
  ['Team games use the normal rules.', 'The normal rules apply in team games.'],
  ['A player takes his or her second mulligan.', 'A player takes a mulligan for the second time.'],
  [
    'If neither player on a team wins, that team loses.',
    'If neither of a team’s players wins, that team loses.',
  ],
  [
    'No more than three cards in a planar deck can be phenomenon cards.',
    'A planar deck can include no more than three phenomenon cards.',
  ],
  [
    'A teammate picked by the controller makes the choice.',
    'The controller picks a teammate to make the choice.',
  ],
  ['All players with poison counters draw a card.', 'Each player who has a poison counter draws a card.'],
  [
    'The defending player picks one of his or her teammates, who becomes the starting player.',
    'The defending player picks one of his or her teammates. That player becomes the starting player.',
  ],
  ['Effects whose duration lasts end.', 'Effects whose durations last end.'],
  ['The option is used in games with four players.', 'The option is used for games with four players.'],
  ['The option is used in games with four players.', 'The option is used in four-player games.'],
  [
    'An ability triggers only if its event happens entirely within that range of influence.',
    'An ability triggers only if its entire event happens within that range of influence.',
  ],
  [
    'The owner of a scheme card is the player who set it in motion.',
    'The owner of a scheme card is whichever player set it in motion.',
  ],
  [
    'If two or more cards are face up, a player loses.',
    'If there are two or more face-up cards, a player loses.',
  ],
  [
    'Each player in the game wins, even if one or more of those players had previously drawn cards.',
    'Each player in the game wins, including any of those players who had previously drawn cards.',
  ],
  ['A player wins if all opponents have left the game.', 'A player wins if no opponents remain in the game.'],
  [
    'A mulligan doesn’t count toward the number of cards or the number of turns.',
    'A mulligan counts toward neither the number of cards nor the number of turns.',
  ],
  ['Players may look at the card if it’s face up.', 'If the card is face up, players may look at it.'],
  [
    'The players are seated around the table at random.',
    'The players’ seats around the table are determined at random.',
  ],
  ['A player draws a card in this way.', 'A player draws a card this way.'],
  [
    'If a player can’t win, that player’s teammates can’t win.',
    'If a player can’t win, the other players on that player’s team can’t win.',
  ],
  [
    'Each team decides the order in which its players sit.',
    'Each team determines the order in which its players sit.',
  ],
  ['Spells and abilities can’t affect that object.', 'No spell or ability can affect that object.'],
  [
    'Those players don’t enter its range of influence.',
    'Those players don’t come within its range of influence.',
  ],
  ['No player on that team can gain life.', 'The players on that team can’t gain life.'],
  [
    'Such games are played with three teams. Each team may have four players on it.',
    'Such games are played with three teams, each of which may have four players on it.',
  ],
  ['All teams pass while the stack is empty.', 'All teams pass with the stack empty.'],
  [
    'The number is limited to 2 for emperors and 1 for generals.',
    'The number is limited to two for emperors and one for generals.',
  ],
  ['If this is the case, wait until the player does it.', 'If so, wait until the player does it.'],
  ['Each player has his or her own deck.', 'All players have their own decks.'],
  [
    'The other team consists of one player. That player is designated the archenemy.',
    'The other team consists of one player, who is designated the archenemy.',
  ],
  [
    'A player may pay life only if the life total is greater than or equal to the amount.',
    'A player may pay life only if the amount is less than or equal to the life total.',
  ],
  [
    'Unless the amount exceeds the total, a player pays it.',
    'If the total is at least the amount, a player pays it.',
  ],
  ['No player can block anything other than that creature.', 'A player can block only that creature.'],
  [
    'Nothing may be picked other than a player or a planeswalker.',
    'Only a player or a planeswalker may be picked.',
  ],
  [
    'The only things a player can block are creatures and planeswalkers.',
    'A player can block only creatures and planeswalkers.',
  ],
  ['The number of those cards is what a spell uses.', 'A spell uses the number of those cards.'],
  ['It isn’t until a turn ends that players may leave.', 'Until a turn ends, players may not leave.'],
  ['Should there be no emperor, a general plays first.', 'If there is no emperor, a general plays first.'],
  ['Which one it names is for the emperor to choose.', 'The emperor chooses which one it names.'],
  ['The first turn goes to the archenemy.', 'The archenemy takes the first turn.'],
  ['The attacking players, in turn order, choose.', 'Each attacking player in turn order chooses.'],
  ['A player draws the game if a teammate loses.', 'The game is a draw for a player if a teammate loses.'],
  ['“Your side” has the same meaning as “you.”', '“Your side” means the same thing as “you.”'],
  ['The members of a team don’t share their resources.', 'A team’s resources aren’t shared.'],
  ['A player pays any amount of life greater than 0.', 'A player pays any amount of life other than 0.'],
  ['Only players who sit side by side can talk.', 'Only players who sit next to each other can talk.'],
  ['If its life total is less than 1, a team loses.', 'If its life total is 0 or less, a team loses.'],
  ['If the number of cards is less than three, it ends.', 'If the number of cards is two or less, it ends.'],
  ['All those players lose life.', 'All of those players lose life.'],
  ['A player pays half of his or her life.', 'A player pays half his or her life.'],
  ['Casting it costs {2} more.', 'Casting it costs an additional {2}.'],
  ['Ignore any lands, and also any creatures.', 'Ignore any lands and any creatures.'],
  ['Ignore creatures not in combat.', 'Ignore creatures that aren’t in combat.'],
  ['All players not on that team lose.', 'All players who aren’t on that team lose.'],
];

const different: readonly (readonly [string, string])[] = [
  [
    'A player wins if all opponents have left the game.',
    'A player wins if some opponents remain in the game.',
  ],
  [
    'Each player in the game wins, even if one or more of those players had previously drawn cards.',
    'Each player in the game wins, excluding any of those players who had previously drawn cards.',
  ],
  ['The option is used in games with four players.', 'The option is used in five-player games.'],
  [
    'A mulligan doesn’t count toward the number of cards or the number of turns.',
    'A mulligan counts toward either the number of cards or the number of turns.',
  ],
  ['Team games use the normal rules.', 'The normal rules don’t apply to team games.'],
  ['Team games use the normal rules.', 'The normal rules apply to a team.'],
  ['A player takes his or her second mulligan.', 'A player takes a mulligan for the first time.'],
  [
    'If neither player on a team wins, that team loses.',
    'If either of a team’s players wins, that team loses.',
  ],
  [
    'No more than three cards in a planar deck can be phenomenon cards.',
    'A planar deck can include no fewer than three phenomenon cards.',
  ],
  ['The option is used in games with four players.', 'The option is used by teams with four players.'],
  [
    'A teammate picked by the controller makes the choice.',
    'A teammate picks the controller to make the choice.',
  ],
  ['All players with poison counters draw a card.', 'Each player who has no poison counters draws a card.'],
  [
    'The defending player picks one of his or her teammates, who becomes the starting player.',
    'The defending player picks one of his or her teammates and becomes the starting player.',
  ],
  ['Each team determines its seating order at random.', 'Each team chooses its seating order.'],
  ['No spell or ability can affect that object.', 'No spell and ability can affect that object.'],
  ['Those players come within its range of influence.', 'Those players leave its range of influence.'],
  ['The players on that team can’t gain life.', 'One of the players on that team can’t gain life.'],
  [
    'It has two teams, each of which may have three players.',
    'It has two teams, all of which may have three players.',
  ],
  ['All players have their own decks.', 'All players share their decks.'],
  ['All teams pass with the stack empty.', 'All teams pass unless the stack is empty.'],
  [
    'The number is limited to two for emperors and one for generals.',
    'The number is limited to one for emperors and two for generals.',
  ],
  [
    'A player may pay life only if the life total is greater than or equal to the amount.',
    'A player may pay life only if the life total is less than or equal to the amount.',
  ],
  [
    'Unless the amount exceeds the total, a player pays it.',
    'Unless the total exceeds the amount, a player pays it.',
  ],
  ['No player can block anything other than that creature.', 'No player can block that creature.'],
  ['It isn’t until a turn ends that players may leave.', 'Until a turn ends, players may leave.'],
  [
    'Should there be no emperor, a general plays first.',
    'Should there be an emperor, a general plays first.',
  ],
  ['The first turn goes to the archenemy.', 'The second turn goes to the archenemy.'],
  ['The attacking players, in turn order, choose.', 'One attacking player in turn order chooses.'],
  ['The members of a team don’t share their mana.', 'The members of a team don’t share their team’s mana.'],
  ['Casting it costs {2} more.', 'Casting it costs {2}.'],
  ['Ignore creatures not in combat.', 'Ignore creatures in combat.'],
];

describe('clauses with another subject', () => {
  test.each(same)('%s = %s', (one, other) => {
    expect(meaning(one)).toEqual(meaning(other));
  });

  test.each(different)('%s ≠ %s', (one, other) => {
    expect(meaning(one)).not.toEqual(meaning(other));
  });
});
