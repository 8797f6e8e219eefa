import { describe, expect, test } from 'vitest';
import { meaningOf, readSentences } from '../../../src/language/index.js';

/** What a rule says, where all of it is read. */
function meaning(text: string): string[] {
  const { clauses, unread } = meaningOf(readSentences(text));
  if (unread.length > 0) throw new Error(`not read: ${unread.join(' | ')}`);
  return clauses;
}

const same: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'what an editor puts otherwise': [
    [
      'In team games, each player sits next to a teammate.',
      'In a team game, each player sits next to a teammate.',
    ],
    ['Each player has 20 life in two-player games.', 'Each player has 20 life in a two-player game.'],
    [
      'The option is used in formats in which players compete as individuals.',
      'The option is used in formats in which each player competes as an individual.',
    ],
    ['A player draws four cards instead of two cards.', 'A player draws four cards instead of two.'],
    ['Players vote separately.', 'Each player votes separately.'],
    ['The players on the team choose separately.', 'Each player on the team chooses separately.'],
    [
      'No creature has attacked since the last time the emperor drew a card.',
      'No creature has attacked since the emperor last drew a card.',
    ],
    [
      'A player may look at a card if the player has drawn it since a turn last began.',
      'A player may look at a card if the player has drawn it since the last time a turn began.',
    ],
    [
      'An effect causes a player to draw a card or to discard a card.',
      'An effect causes a player to draw a card or discard a card.',
    ],
    ['An ability allows a player to attack and to block.', 'An ability allows a player to attack and block.'],
    [
      'If a player draws a card or discards a card, that card is revealed.',
      'A card is revealed if a player draws it or discards it.',
    ],
    [
      "If a spell requires a player to pay a cost or choose a cost, that cost isn't paid.",
      "A cost isn't paid if a spell requires a player to pay it or to choose it.",
    ],
    [
      "Each of the emperor's teammates who is in the game draws a card.",
      "Each of the emperor's teammates in the game draws a card.",
    ],
    ['Each of the opponents who has a marker loses.', 'Each of the opponents who have a marker loses.'],
    [
      'Either of the players who controls the creature chooses.',
      'Either of the players who control the creature chooses.',
    ],
    [
      "Those players can attack only the emperor. They can't attack generals.",
      "Those players can't attack generals. They can attack only the emperor.",
    ],
    [
      'If a team loses, the emperor draws a card, then the generals do the same.',
      'If a team loses, the emperor draws a card. Then the generals do the same.',
    ],
    [
      "During the upkeep step, the active player draws a card, but the defending player doesn't.",
      "The active player draws a card during the upkeep step. The defending player doesn't.",
    ],
    [
      'The teammates reveal all cards either of them owns.',
      'All cards owned by either teammate are revealed by those teammates.',
    ],
    [
      'The players on a team exile all cards either of them owns.',
      'All cards owned by either player on a team are exiled by those players.',
    ],
    ['The game goes on, but without the emperor.', 'The game continues, but without the emperor.'],
    ['The remaining generals play on.', 'The remaining generals continue to play the game.'],
    ['Each attack is carried through to its end.', 'Each attack continues to its end.'],
    [
      'Before the game begins, the players determine which variants, if any, are used.',
      'Any variants used are determined before the game begins.',
    ],
    ['The cards revealed are determined at random.', 'Which cards are revealed is determined at random.'],
    [
      'The first player votes before the second player does, and so on.',
      'The first player votes, then the second player, and so on.',
    ],
    [
      'The emperor chooses what the creature attacks, which must be a general or a planeswalker.',
      'The emperor chooses a general or a planeswalker for the creature to attack.',
    ],
    [
      'A general may draw a card, but only during a main phase.',
      'A general may draw a card. He or she may draw a card only during a main phase.',
    ],
    ['Opening hands vary from player to player.', 'Different players have different opening hands.'],
    ['Life totals differ from team to team.', 'Different teams have different life totals.'],
    [
      'No general begins the game next to another general.',
      'As the game begins, no general is next to another general.',
    ],
    [
      'Teams begin the game within the range of an emperor.',
      'Teams are within the range of an emperor as the game begins.',
    ],
    [
      'The seating is arranged so that an emperor sits between two generals.',
      'Players are seated such that an emperor sits between two generals.',
    ],
    ['The teammates all draw a card.', 'All the teammates draw a card.'],
    ['The generals all attack the emperor.', 'All generals attack the emperor.'],
    [
      'The active team deals damage to the emperor, but not to the generals.',
      'The active team deals damage to the emperor and not to the generals.',
    ],
    [
      'A marker is removed, but only between turns.',
      'A marker is removed. It is removed only between turns.',
    ],
    ['The turn is carried through to its completion.', 'The turn continues to its completion.'],
    [
      'Before play begins, the players determine which options, if any, will be used.',
      'Any options used are determined before play begins.',
    ],
    ['The options used are determined randomly.', 'Which options are used is determined at random.'],
    [
      'Ranges of influence may differ from player to player.',
      'Different players may have different ranges of influence.',
    ],
    ['The life totals vary from team to team.', 'Different teams have different life totals.'],
    [
      'The turn continues to its completion, but without an active player.',
      'The turn continues to its completion without an active player.',
    ],
    ['The turn is still carried through to its completion.', 'The turn continues to its completion.'],
    [
      'The seating should be arranged so that no emperor sits next to another.',
      'Players should be seated such that no emperor sits next to another.',
    ],
  ],
  'whose team it is, and who owns what is cast': [
    ['A team loses if its emperor draws a card.', "If an emperor draws a card, that emperor's team loses."],
    [
      'A player may draw a card if their team has priority.',
      'If a team has priority, any of its players may draw a card.',
    ],
    [
      'A card may be cast from the command zone by its owner.',
      'A player may cast a card that they own from the command zone.',
    ],
  ],
  'what happens, and what is caused by it': [
    [
      "A player's concession causes the emperor to lose the game.",
      'If a player concedes, the emperor loses.',
    ],
    [
      "The loss of the game by a player causes that player's team to lose.",
      "If a player loses the game, that player's team loses.",
    ],
    [
      'The marker is removed prior to the start of the game.',
      'The marker is removed before the game starts.',
    ],
    ['No turn begins for a general.', "A general doesn't begin a turn."],
    [
      'The first time a player takes a mulligan, that player draws a card.',
      'When a player takes his or her first mulligan, that player draws a card.',
    ],
    ['The creature gets exiled.', 'The creature is exiled.'],
    [
      "They don't end immediately, and they don't last either.",
      "They don't end immediately, and they don't last.",
    ],
  ],
  'who stays and who is left': [
    [
      'When a player leaves, the emperor stays in the game.',
      "When a player leaves, the emperor doesn't leave the game.",
    ],
    [
      "The next player who hasn't left the game draws a card.",
      'The next player who is still in the game draws a card.',
    ],
    [
      'All cards of a general leave the game when that general does.',
      'All cards of a general leave the game when that general leaves the game.',
    ],
  ],
  'conditions said in other words': [
    [
      'With this option in use, a player may draw a card.',
      'If this option is used, a player may draw a card.',
    ],
    [
      'Having priority, a player may cast a spell.',
      'If a player has priority, that player may cast a spell.',
    ],
    [
      "A general can't attack an emperor unless that emperor is within the general's range of influence.",
      "A general can't attack an emperor outside the general's range of influence.",
    ],
    [
      'The option is used only in games begun with six or more players.',
      "The option isn't used in games begun with fewer than six players.",
    ],
    [
      'Any step or turn that an effect causes a player to skip is skipped by the emperor.',
      'If an effect causes a player to skip a step or turn, the emperor skips that step or turn.',
    ],
    ['Using the attack left option is optional.', 'The attack left option may be used.'],
    ['Use of the attack left option is mandatory.', 'The attack left option must be used.'],
    ['It is possible to attack a planeswalker.', 'A planeswalker can be attacked.'],
    ['It is up to the emperor to choose the order.', 'The emperor chooses the order.'],
  ],
  'where things stand and what is chosen': [
    ['The one that a player chooses must be within a range.', 'A player must choose one within a range.'],
    ["The order is the active team's choice.", 'The active team chooses the order.'],
    [
      "It can't be used unless the players on each team sit in seats next to each other.",
      "It can't be used unless the players on each team sit in adjacent seats.",
    ],
    ['Markers are taken away between turns.', 'Markers are removed between turns.'],
    ['The optional attack left rule is used.', 'The attack left rule, which is optional, is used.'],
    [
      'Any effects end that give a player control of a card.',
      'Any effects that give a player control of a card end.',
    ],
  ],
  'what several say by a word of grammar': [
    ['A team loses if either player on it concedes.', 'A team loses if one of its players concedes.'],
    ['If a team has one or more markers, it draws a card.', 'If a team has any markers, it draws a card.'],
    ['Each player on a team draws one card.', 'Each player on a team draws a card.'],
    ['The rest of the effect will end.', 'The rest of the effect ends.'],
    ['After all players have chosen, the turn begins.', 'After every player has chosen, the turn begins.'],
    ['The emperor chooses a different player.', 'The emperor chooses another player.'],
  ],
  'who has it and who gets it': [
    ['The turn marker goes to the emperor.', 'The emperor gets the turn marker.'],
    [
      'The turn marker passes from the general to the emperor.',
      'The general passes the turn marker to the emperor.',
    ],
    ['An object comes under the control of a player.', 'A player gains control of an object.'],
    ['Priority is held by the emperor.', 'The emperor has priority.'],
    ["Each team's resources aren't shared.", "Each team doesn't share resources."],
    ['The players on each team share a life total.', 'Each team has a shared life total.'],
    ["The draw step of the team's first turn is skipped.", 'The team skips the draw step of its first turn.'],
  ],
  'what is done and what happens': [
    ['The creature ceases to exist.', 'The creature no longer exists.'],
    ["This doesn't happen as a state-based action.", "This isn't a state-based action."],
    ['Each creature is subject to the option.', 'The option affects each creature.'],
    ['The option has no effect.', 'The option does nothing.'],
    ['The emperor keeps playing the game.', 'The emperor continues to play the game.'],
    ['The game goes on for all remaining players.', 'All remaining players continue to play the game.'],
    ['Every player takes part in the new game.', 'Every player is involved in the new game.'],
    ['The turn continues to its completion.', 'The turn continues until it ends.'],
    [
      "If a player's turn ends, the emperor draws a card.",
      'If a player ends his or her turn, the emperor draws a card.',
    ],
    ['The creatures attack as a group.', 'The creatures attack together.'],
    ['Teammates may consult each other.', 'Teammates may consult.'],
    ['The spell has to be put on the same stack.', 'The spell must be put on the same stack.'],
    ['The order of the cards is up to the team.', 'The team chooses the order of the cards.'],
    ['The team keeps track of which cards its players own.', 'The team tracks which cards its players own.'],
    ['The cost of the card goes up by {2}.', 'The cost of the card increases by {2}.'],
    [
      'Put onto the battlefield the top card of that library.',
      'Put the top card of that library onto the battlefield.',
    ],
    ['There is an odd number of generals on the team.', 'There are an odd number of generals on the team.'],
    ['Rather, each opponent is an emperor.', 'Instead, each opponent is an emperor.'],
    ["That isn't a spell; rather, it's an ability.", "That isn't a spell; instead, it's an ability."],
    ['The emperors draw first, followed by the generals.', 'The emperors draw, then the generals draw.'],
    [
      'The emperors draw a card. Then the generals do likewise.',
      'The emperors draw a card. Then the generals do the same.',
    ],
    [
      "The generals don't draw a card; the emperors do.",
      "The generals don't draw a card, but the emperors do.",
    ],
    ['A single, tapped creature attacks.', 'A single tapped creature attacks.'],
    [
      "Tokens can't attack generals outside their controllers' ranges of influence.",
      "A token can't attack a general outside its controller's range of influence.",
    ],
    ["All generals' starting life totals are 17.", "Each general's starting life total is 17."],
  ],
  'what is called so': [
    ['The active team is the one that takes a turn.', 'The active team is the team that takes a turn.'],
    [
      'The attacking players are the players on the active team.',
      'Each player on the active team is an attacking player.',
    ],
    [
      'A game that begins with four players is called a multiplayer game.',
      'A multiplayer game is a game that begins with four players.',
    ],
  ],
  'where, when and how many': [
    ['Players may draw a card in the middle of a turn.', 'Players may draw a card during a turn.'],
    ['A team draws seven cards, not six.', 'A team draws seven cards rather than six cards.'],
    ['Emperor games use the attack left option.', 'The attack left option is used for the Emperor variant.'],
    [
      'The turn marker waits for the emperor to take it.',
      'The turn marker waits until the emperor takes it.',
    ],
    ['Each team determines its seating order.', 'Each team determines the order in which its players sit.'],
    [
      'Neither the attack left option nor the attack right option is used.',
      "The attack left and attack right options aren't used.",
    ],
    [
      "They don't end immediately, nor do they last indefinitely.",
      'They neither end immediately nor last indefinitely.',
    ],
    ['It is in the middle of the team that the emperor sits.', 'The emperor sits in the middle of the team.'],
    ['At random, the team chooses a card.', 'The team chooses at random a card.'],
  ],
  'what is denied': [
    [
      'A general is never outside his or her range of influence.',
      'A general is always within his or her range of influence.',
    ],
    ["A creature doesn't see cards or markers.", 'A creature sees no cards or markers.'],
    ["That damage isn't prevented.", 'None of that damage is prevented.'],
    ["A team doesn't draw until the next turn begins.", "A team doesn't draw before the next turn begins."],
    [
      'An emperor can attack only with creatures that he or she owns.',
      "An emperor can't attack with creatures that he or she doesn't own.",
    ],
  ],
  'a number': [
    ['A player may attack only one opponent.', 'A player may attack just a single opponent.'],
    [
      'The life total of a team is equal to four times the number of players on it.',
      'The life total of a team is equal to the number of players on it multiplied by four.',
    ],
    [
      'Games are played with three teams of four players each.',
      'Games are played with three teams, each consisting of four players.',
    ],
    [
      'Games are played with three teams of four players each.',
      'Games are played with three teams, each having four players.',
    ],
  ],
  'where and when': [
    ['The player who sits on the left draws a card.', 'The player on the left draws a card.'],
    ['No emperor sits next to an opponent.', 'No emperor is next to an opponent.'],
    [
      'A general may draw a card while his or her team has priority.',
      'A general may draw a card when his or her team has priority.',
    ],
    [
      'In his or her first turn, the emperor skips the draw step.',
      'The emperor skips the draw step of his or her first turn.',
    ],
    ['If this is the case, that team draws a card.', 'In this case, that team draws a card.'],
    [
      'Activate this ability only any time you could draw a card.',
      'Activate this ability only at a time when you could draw a card.',
    ],
  ],
  'what follows from the words around': [
    ['A team loses if its emperor loses.', 'A team loses the game if its emperor loses the game.'],
    ['A general may choose to draw a card.', 'A general may draw a card.'],
    [
      'Each team has a life total. That life total is set to 20.',
      'Each team has a life total. That total is set to 20.',
    ],
    ['The number of cards is increased by two.', 'The number of cards increases by two.'],
  ],
  'who does it, first or last': [
    ['Each team controls one emperor.', 'One emperor is controlled by each team.'],
    ['The starting player chooses the option.', 'The option is chosen by the starting player.'],
    [
      'Turns are taken by each team rather than by each player.',
      'Each team takes turns rather than each player.',
    ],
    ['A player may not block a creature.', 'A creature may not be blocked by a player.'],
    ['The opponents each draw a card.', 'Each opponent draws a card.'],
    ['All players may each play a land.', 'Each player may play a land.'],
    ['Players on a team may each cast a spell.', 'Each player on a team may cast a spell.'],
    ['The attack left option is in use.', 'The attack left option is used.'],
    ['Each team is assigned a marker.', 'A marker is assigned to each team.'],
    ['The method is used to determine the order.', 'The method determines the order.'],
  ],
  'a condition or a time, first or last': [
    [
      'If a player concedes, that player leaves the game.',
      'A player, if he or she concedes, leaves the game.',
    ],
    [
      "A player can't, if a teammate attacks, draw a card.",
      "If a teammate attacks, a player can't draw a card.",
    ],
    [
      'As long as a player has priority, that player may cast a spell.',
      'A player may cast a spell as long as he or she has priority.',
    ],
    [
      'Whenever a team has priority, its players may cast spells.',
      "A team's players may cast spells whenever it has priority.",
    ],
    [
      "Unless a player has priority, that player can't cast a spell.",
      "A player can't cast a spell unless he or she has priority.",
    ],
    ['During each turn, the active player draws a card.', 'The active player draws a card during each turn.'],
    [
      'Before the game begins, each player chooses a color.',
      'Each player chooses a color before the game begins.',
    ],
    ['After combat, the active team draws a card.', 'The active team draws a card after combat.'],
    ['Whenever a player draws a card, that player loses.', 'When a player draws a card, that player loses.'],
    [
      'Where an effect requires a choice, its controller makes that choice.',
      'If an effect requires a choice, its controller makes that choice.',
    ],
    ['In case a player concedes, that player loses.', 'If a player concedes, that player loses.'],
    ['In the event that a player concedes, that player loses.', 'If a player concedes, that player loses.'],
    [
      'Provided that a player has priority, he or she may cast a spell.',
      'If a player has priority, he or she may cast a spell.',
    ],
    [
      'Should a player concede, that player leaves the game.',
      'If a player concedes, that player leaves the game.',
    ],
  ],
  'how many': [
    ['A team with more than four counters loses.', 'A team with five or more counters loses.'],
    ['A team with no fewer than five counters loses.', 'A team with at least five counters loses.'],
    ['A team with not more than three counters wins.', 'A team with three or fewer counters wins.'],
    ['A team with fewer than four counters wins.', 'A team with at most three counters wins.'],
    ['A team that has a minimum of five counters loses.', 'A team that has five or more counters loses.'],
    ['A player may choose a maximum of two cards.', 'A player may choose at most two cards.'],
    ['A player may choose up to two cards.', 'A player may choose no more than two cards.'],
    ['Each team must have not fewer than three players.', 'Each team must have three or more players.'],
    ['A player can attack only one opponent.', 'A player can attack no more than one opponent.'],
    ['Each player has one or more cards.', 'Each player has at least one card.'],
    ['If a team has less than three counters, it wins.', 'If a team has two or fewer counters, it wins.'],
    [
      'If the number of players on a team is at least three, that team wins.',
      'If the number of players on a team is three or more, that team wins.',
    ],
  ],
  'may, can and must': [
    ['Each player is required to choose a card.', 'Each player must choose a card.'],
    ['Each player has to choose a card.', 'Each player must choose a card.'],
    ['A player is permitted to draw a card.', 'A player may draw a card.'],
    ['A player is not allowed to draw a card.', "A player can't draw a card."],
    ["A player isn't able to draw a card.", "A player can't draw a card."],
    ['A player is unable to draw a card.', 'A player cannot draw a card.'],
    ['A player is forbidden to draw a card.', "A player can't draw a card."],
    ['A player is forbidden from drawing a card.', "A player can't draw a card."],
    ['A player is prohibited from drawing a card.', "A player can't draw a card."],
    ['A player is free to draw a card.', 'A player may draw a card.'],
    ['It is possible for a player to draw a card.', 'A player can draw a card.'],
    ['It is not possible for a player to draw a card.', "A player can't draw a card."],
    ['It is necessary for a player to draw a card.', 'A player must draw a card.'],
    ['Each player is to draw a card.', 'Each player must draw a card.'],
    ['A player need not draw a card.', 'A player does not have to draw a card.'],
    ["A player isn't required to draw a card.", "A player doesn't have to draw a card."],
    ['A player is not permitted to attack.', 'No player may attack.'],
    ['It is impossible for a creature to attack.', "A creature can't attack."],
  ],
  'each and all': [
    ['Every player draws a card.', 'Each player draws a card.'],
    ['Each and every player draws a card.', 'Each player draws a card.'],
    ['All of the players draw a card.', 'Each player draws a card.'],
    ['All teams lose the game.', 'Each team loses the game.'],
    ['Everyone draws a card.', 'Each player draws a card.'],
    ['All players have a life total of 20.', 'Each player has a life total of 20.'],
    ['Nobody may attack.', 'No player may attack.'],
    ['No one draws a card.', 'No player draws a card.'],
    ['None of the players may attack.', 'No player may attack.'],
  ],
  none: [
    ['A player controls no creatures.', "A player doesn't control any creatures."],
    ['If no card is drawn, that player loses.', "If a card isn't drawn, that player loses."],
    [
      "If a player has no opponents within his or her range of influence, that player can't attack.",
      "If no opponents are within a player's range of influence, that player can't attack.",
    ],
    ['No token is created.', "A token isn't created."],
    ["A player can't attack any opponent.", "A player can't attack an opponent."],
  ],
  only: [
    ['Only the active player may cast a spell.', 'No player other than the active player may cast a spell.'],
    ['Only the active player may cast a spell.', 'No player except the active player may cast a spell.'],
    ['Only the active player may cast a spell.', 'No one other than the active player may cast a spell.'],
    ['A creature can attack only the emperor.', "A creature can't attack anything other than the emperor."],
    ['Turn markers are removed only between turns.', 'Only between turns are turn markers removed.'],
    ['A player may cast a spell only during combat.', 'Only during combat may a player cast a spell.'],
    [
      'A player may attack only if he or she has priority.',
      'Only if a player has priority may he or she attack.',
    ],
  ],
  whose: [
    ["The team's life total is 30.", 'The life total of the team is 30.'],
    ['The emperor of a team chooses the order.', "A team's emperor chooses the order."],
    [
      "If the nearest opponent to a player's left concedes, that player loses.",
      "If a player's nearest opponent to the left concedes, that player loses.",
    ],
    ['The hand size of each player is seven.', "Each player's hand size is seven."],
    ['The life total that each team has is 30.', "Each team's life total is 30."],
    ['For each player, the range of influence is 1.', "Each player's range of influence is 1."],
    ['Each player has a range of influence of 1.', 'The range of influence of each player is 1.'],
    [
      'A player is within his or her own range of influence.',
      'A player is within his or her range of influence.',
    ],
  ],
  'who does, doing, and if': [
    ["A creature attacking a player can't block.", "A creature that's attacking a player can't block."],
    [
      'A player seated to the left of the emperor draws a card.',
      'A player who is seated to the left of the emperor draws a card.',
    ],
    ['A player that has priority may cast a spell.', 'A player with priority may cast a spell.'],
    ['Any player who concedes leaves the game.', 'If a player concedes, he or she leaves the game.'],
    [
      'A permanent controlled by that player leaves the game.',
      'A permanent that player controls leaves the game.',
    ],
    ['Objects owned by that player leave the game.', 'All objects that player owns leave the game.'],
    ['A player having two cards draws a card.', 'A player who has two cards draws a card.'],
    ['A team without an emperor loses.', 'A team that has no emperor loses.'],
    ["A player without creatures can't attack.", "A player who has no creatures can't attack."],
    ['The team whose turn it is draws a card.', 'The team that is taking its turn draws a card.'],
  ],
  'what there is and what somebody has': [
    ['There are three players on each team.', 'Each team has three players.'],
    ['There is one emperor on each team.', 'Each team has one emperor.'],
    ['For each team there is one marker.', 'Each team has one marker.'],
    ['On each team there is one emperor.', 'Each team has one emperor.'],
    ['In Grand Melee games there are multiple stacks.', 'Grand Melee games have multiple stacks.'],
    ['Grand Melee games contain multiple stacks.', 'In Grand Melee games there are multiple stacks.'],
    [
      "If there are no opponents within a player's range of influence, that player can't attack.",
      "If a player has no opponents within his or her range of influence, that player can't attack.",
    ],
    [
      'The Emperor variant involves two or more teams.',
      'In the Emperor variant there are two or more teams.',
    ],
    [
      'If there is a player who has priority, that player draws a card.',
      'If a player has priority, that player draws a card.',
    ],
  ],
  'a verb and its noun': [
    ['A player makes a choice of an opponent.', 'A player chooses an opponent.'],
    ['A player gains control of a creature.', 'A player takes control of a creature.'],
    ['A player has control of a creature.', 'A player controls a creature.'],
    ['The controller of the spell chooses a target.', 'The player who controls the spell chooses a target.'],
    ['The choice is made by the active player.', 'The active player makes the choice.'],
    ['A player is the owner of a card.', 'A player owns a card.'],
    ['A player is in control of a creature.', 'A player controls a creature.'],
  ],
  'one sentence or two': [
    ['A team draws a card; then a player loses.', 'A team draws a card. Then a player loses.'],
    ['A team draws a card, and that team loses.', 'A team draws a card. That team loses.'],
    ['Each team has one emperor, who draws a card.', 'Each team has one emperor. The emperor draws a card.'],
    [
      'Each team has one emperor, and that emperor draws a card.',
      'Each team has one emperor, who draws a card.',
    ],
    ['Each team has a life total, which starts at 30.', 'Each team has a life total. It starts at 30.'],
    [
      'Each player draws a card and discards a card.',
      'Each player draws a card. Each player discards a card.',
    ],
    [
      'If a player concedes, that player leaves the game and his or her team loses.',
      'If a player concedes, that player leaves the game. If a player concedes, his or her team loses.',
    ],
    ['The active team attacks and the other team blocks.', 'The active team attacks; the other team blocks.'],
    ['In addition, each player draws a card.', 'Each player also draws a card.'],
    ['In addition, each player draws a card.', 'Each player draws a card.'],
    ['Furthermore, the team loses.', 'The team loses.'],
  ],
  'what is put first': [
    ['It is the active player who chooses the order.', 'The active player chooses the order.'],
    ['It is teams that take turns.', 'Teams take turns.'],
    ['It is teams, not players, that take turns.', 'Teams take turns, not players.'],
    ['It is teams, and not players, that take turns.', 'Teams take turns rather than players.'],
    ['It is only the emperor who can attack.', 'Only the emperor can attack.'],
    ['What the active player chooses is the order.', 'The active player chooses the order.'],
    ['It is during combat that creatures attack.', 'Creatures attack during combat.'],
    ['The one who chooses the order is the active player.', 'The active player chooses the order.'],
    ["It's the starting player who draws a card.", 'The starting player draws a card.'],
  ],
  instead: [
    ['Each team takes turns in place of each player.', 'Each team takes turns rather than each player.'],
    ['Each team takes turns in lieu of each player.', 'Each team takes turns instead of each player.'],
    ['Teams, not players, take turns.', 'Teams take turns, not players.'],
    ['Teams, rather than players, take turns.', 'Teams take turns rather than players.'],
    ['Teams, as opposed to players, take turns.', 'Teams take turns rather than players.'],
    ['Teams take turns as opposed to players.', 'Teams take turns, not players.'],
    ['Teams take turns and not players.', 'Teams take turns rather than players.'],
    ['The team draws two cards instead of one card.', 'The team draws two cards rather than one card.'],
    ['The team draws a card. Players do not draw a card.', 'The team draws a card. No player draws a card.'],
    [
      'Grand Melee games contain multiple stacks in place of a single one.',
      'Grand Melee games contain multiple stacks rather than a single stack.',
    ],
  ],
  otherwise: [
    ['Other than that, each player draws a card.', 'Otherwise, each player draws a card.'],
    ['Apart from that, each player draws a card.', 'Otherwise, each player draws a card.'],
  ],
  'both, either, neither': [
    ['Both the emperor and the general draw a card.', 'The emperor and the general draw a card.'],
    ['Either the emperor or the general draws a card.', 'The emperor or the general draws a card.'],
    [
      'Neither the emperor nor the general may attack.',
      "The emperor can't attack and the general can't attack.",
    ],
    ['A player may either attack or block.', 'A player may attack or block.'],
  ],
  'unless and except': [
    [
      "A player can't attack except if he or she has priority.",
      "A player can't attack unless he or she has priority.",
    ],
    [
      "A player can't attack except when he or she has priority.",
      "A player can't attack unless he or she has priority.",
    ],
    [
      "A player who doesn't have priority can't attack.",
      "A player can't attack unless he or she has priority.",
    ],
    [
      "If a player does not have priority, he or she can't attack.",
      "A player can't attack unless he or she has priority.",
    ],
    ["A player without priority can't attack.", "A player who does not have priority can't attack."],
    ['All players except the emperor draw a card.', 'All players other than the emperor draw a card.'],
    [
      'All players with the exception of the emperor draw a card.',
      'All players except the emperor draw a card.',
    ],
  ],
  'other words': [
    ['The emperor is not affected by the rule.', "The rule doesn't affect the emperor."],
    ["The rule doesn't apply to the emperor.", 'The emperor is exempt from the rule.'],
    ['The remainder of the effect works normally.', 'The rest of the effect works normally.'],
    ['The suggested range of influence is 2.', 'The recommended range of influence is 2.'],
    ['A player is next to a teammate.', 'A player is beside a teammate.'],
    [
      'A player passes a card to the player on his or her left.',
      'A player passes a card to the player to his or her left.',
    ],
    ['Each player receives a card.', 'Each player is given a card.'],
    ['Each player gets a card.', 'A card is given to each player.'],
    ['Combat takes place during the turn.', 'Combat happens during the turn.'],
    ['Each player in turn order draws a card.', 'In turn order, each player draws a card.'],
    ['Each player draws a card in turn order.', 'In turn order, each player draws a card.'],
    ['The players are seated at random.', 'The players are seated randomly.'],
    ['A player whose life total is 0 loses.', 'A player with a life total of 0 loses.'],
    [
      'A player may draw a card any time he or she has priority.',
      'A player may draw a card when he or she has priority.',
    ],
    ['The team is a defending team during combat.', 'During combat, the team is a defending team.'],
  ],
  'one word or several': [
    ['No one but the active player may cast a spell.', 'Only the active player may cast a spell.'],
    ['No player but the emperor may attack.', 'Only the emperor may attack.'],
    ['The active player and no other player may cast a spell.', 'Only the active player may cast a spell.'],
    [
      'The active player may attack exclusively during combat.',
      'The active player may attack only during combat.',
    ],
    ['A player may never attack a teammate.', "A player can't attack a teammate."],
    ['At no time may a player attack a teammate.', "A player can't attack a teammate."],
    ['Each team both attacks and blocks.', 'Each team attacks and blocks.'],
    ['The team that attacks is called the attacking team.', 'The team that attacks is the attacking team.'],
    ['At the start of the game, each player draws a card.', 'As the game begins, each player draws a card.'],
    ['Each player draws a card at the beginning of combat.', 'As combat begins, each player draws a card.'],
    ['At the end of the turn, the team loses.', 'As the turn ends, the team loses.'],
    ["If a team's score exceeds 4, that team wins.", "If a team's score is 5 or more, that team wins."],
    [
      "If a team's score does not exceed 4, that team wins.",
      "If a team's score is 4 or less, that team wins.",
    ],
    [
      "If a team's score is not more than 4, that team wins.",
      "If a team's score is at most 4, that team wins.",
    ],
    [
      "If a team's score is no less than 4, that team wins.",
      "If a team's score is 4 or more, that team wins.",
    ],
    [
      "If a team's score is not less than 4, that team wins.",
      "If a team's score is at least 4, that team wins.",
    ],
    ['Whoever has priority may cast a spell.', 'A player who has priority may cast a spell.'],
    [
      'If a team attacks and its emperor has priority, that team wins.',
      'A team that attacks wins if its emperor has priority.',
    ],
    [
      'A player may choose one of the following: a card, a creature, or a spell.',
      'A player may choose a card, a creature, or a spell.',
    ],
    ['A player may, during each turn, play a land.', 'A player may play a land during each turn.'],
    ['It is possible for an emperor to attack.', 'An emperor is able to attack.'],
    ['The emperor is exempt from the rule.', "The rule doesn't apply to the emperor."],
  ],
  'a comma or none': [
    [
      'If a player concedes that player leaves the game.',
      'If a player concedes, that player leaves the game.',
    ],
    [
      'When a player leaves the game his or her cards leave it.',
      'When a player leaves the game, his or her cards leave it.',
    ],
    [
      "Unless a player has priority he or she can't cast a spell.",
      "Unless a player has priority, he or she can't cast a spell.",
    ],
    ['After combat ends the active team draws a card.', 'After combat ends, the active team draws a card.'],
    [
      'As the game begins each player draws seven cards.',
      'As the game begins, each player draws seven cards.',
    ],
    ['If the emperor loses remove his or her marker.', 'If the emperor loses, remove his or her marker.'],
    [
      'A player may draw a card, cast a spell or play a land.',
      'A player may draw a card, cast a spell, or play a land.',
    ],
    [
      'Each player chooses a card, a creature and an opponent.',
      'Each player chooses a card, a creature, and an opponent.',
    ],
    ['The option covers spells, abilities and effects.', 'The option covers spells, abilities, and effects.'],
    ['A team draws a card and a player loses.', 'A team draws a card, and a player loses.'],
    ['Each team has one emperor who draws a card.', 'Each team has one emperor, who draws a card.'],
    ['During each turn the active player draws a card.', 'During each turn, the active player draws a card.'],
    ['In addition each player draws a card.', 'In addition, each player draws a card.'],
    ['Instead that player draws a card.', 'Instead, that player draws a card.'],
    ['Otherwise the team loses the game.', 'Otherwise, the team loses the game.'],
    ['First a team draws a card then a player loses.', 'First, a team draws a card, then a player loses.'],
    [
      'A player may draw a card unless he or she attacks.',
      'A player may draw a card, unless he or she attacks.',
    ],
    ['The team draws two cards instead of one card.', 'The team draws two cards, instead of one card.'],
    ["Until that player loses the team can't attack.", "Until that player loses, the team can't attack."],
    [
      'While a player has priority no other player may attack.',
      'While a player has priority, no other player may attack.',
    ],
    [
      'In a multiplayer game with teams each team draws a card.',
      'In a multiplayer game with teams, each team draws a card.',
    ],
  ],
  'what a clause leaves to another': [
    [
      'A player can draw a card only if no opponent has one.',
      "A player can't draw a card if an opponent has a card.",
    ],
    [
      "If an emperor leaves the game, so does that emperor's team.",
      "If an emperor leaves the game, that emperor's team leaves the game.",
    ],
    [
      "If a spell causes an opponent to skip a turn, that opponent's team does so.",
      "If a spell causes an opponent to skip a turn, that opponent's team skips that turn.",
    ],
    [
      'If damage would be dealt to a player, no such damage is dealt.',
      "If damage would be dealt to a player, that damage isn't dealt.",
    ],
    [
      "If damage would be dealt to an emperor, it isn't.",
      "If damage would be dealt to an emperor, that damage isn't dealt.",
    ],
    ['No damage is dealt to an emperor.', "If damage would be dealt to an emperor, that damage isn't dealt."],
    [
      "Damage that would be dealt to an emperor isn't dealt.",
      "If damage would be dealt to an emperor, that damage isn't dealt.",
    ],
    [
      'After ending his or her turn, a player draws a card.',
      'After a player ends his or her turn, that player draws a card.',
    ],
    [
      'When attacking, a player chooses a direction.',
      'When a player attacks, that player chooses a direction.',
    ],
    ['Upon leaving the game, a player loses.', 'When a player leaves the game, that player loses.'],
    ['On leaving the game, a player loses.', 'When a player leaves the game, that player loses.'],
    ['A player leaving the game loses.', 'A player who leaves the game loses.'],
  ],
  'only some, and the others': [
    [
      "Only creatures inside a player's range of influence can be targeted by that player's spells.",
      "Creatures outside a player's range of influence can't be targeted by that player's spells.",
    ],
    [
      'A creature can block only creatures that attack its controller.',
      "A creature can't block creatures that don't attack its controller.",
    ],
    ['No player but an emperor can draw.', 'Only an emperor can draw.'],
    ['Apart from the emperor, nobody may draw.', 'Only the emperor may draw.'],
    ['With the exception of the emperor, no player may draw.', 'No player other than the emperor may draw.'],
    ['All players except the emperor draw.', 'Each player other than the emperor draws.'],
    ['Everyone except the emperor draws.', 'Each player other than the emperor draws.'],
    ['The emperor is the only player who may draw.', 'Only the emperor may draw.'],
    ['The only player who may draw is the emperor.', 'Only the emperor may draw.'],
    [
      'Only those opponents who are next to a player may draw.',
      "Opponents who aren't next to a player can't draw.",
    ],
    ["It's only the emperor who may draw.", 'Only the emperor may draw.'],
  ],
  'how many, and what there is': [
    [
      'The variant involves two teams, each of which has four players.',
      'The variant involves two teams of four players each.',
    ],
    [
      'The variant involves two teams, each with four players.',
      'The variant involves two teams of four players each.',
    ],
    [
      'The variant involves two teams with four players each.',
      'The variant involves two teams of four players each.',
    ],
    [
      'Unless a player has more than two cards, that player loses.',
      'If a player has two or fewer cards, that player loses.',
    ],
    [
      "Unless a team's life total is more than 3, that team loses.",
      "If a team's life total is 3 or less, that team loses.",
    ],
    [
      "The total is equal to two times the team's number of players.",
      'The total is equal to two times the number of players on the team.',
    ],
    ['There may be any number of players on each team.', 'Each team may have any number of players.'],
    ["The effect uses half the team's life total.", "The effect uses the team's life total divided by two."],
    ['A player draws at most two cards.', 'A player draws no more than two cards.'],
    ['A player draws a maximum of two cards.', 'A player draws at most two cards.'],
    ["A player's hand contains a minimum of two cards.", "A player's hand contains at least two cards."],
    ['Fewer than three players draw.', 'At most two players draw.'],
    ['A team with 15 or more counters loses.', 'A team loses if it has at least 15 counters.'],
    ['A team loses once it has 15 or more counters.', 'A team loses when it has 15 or more counters.'],
    ['A team that has 15 or more counters loses.', 'A team having 15 or more counters loses.'],
    [
      'The game is lost by a team with 15 or more counters.',
      'A team with 15 or more counters loses the game.',
    ],
  ],
  'how life begins': [
    [
      'The option is used in games begun with six players.',
      'The option is used in games that begin with six players.',
    ],
    ['Each team starts the game with a life total of 30.', 'Each team starts the game at 30 life.'],
    ["Each team's life total begins at 30.", 'Each team begins with a life total of 30.'],
  ],
  'times and places': [
    [
      'The range of influence of a player includes each teammate.',
      'Each teammate is within the range of influence of a player.',
    ],
    ['In the center of each team sits an emperor.', 'An emperor sits in the center of each team.'],
    ['Next to each emperor sit two generals.', 'Two generals sit next to each emperor.'],
    ['Before each turn comes a draw step.', 'A draw step comes before each turn.'],
    ["On a player's turn, that player draws.", "During a player's turn, that player draws."],
    ['In the draw step, each player draws.', 'During the draw step, each player draws.'],
    ['As soon as a player leaves, the game ends.', 'When a player leaves, the game ends.'],
    [
      'Any time a player leaves the game, that player loses.',
      'Whenever a player leaves the game, that player loses.',
    ],
  ],
  'in other words': [
    ['It is the player who plays first that draws a card.', 'The player who plays first draws a card.'],
    [
      'The active player decides who draws the card if two players want to draw at the same time.',
      'If two players want to draw at the same time, the active player decides who draws the card.',
    ],
    [
      'A player can attack an emperor next to him or her.',
      'A player can attack an emperor next to that player.',
    ],
    ["It's also possible for a player to draw a card.", 'A player can also draw a card.'],
    [
      "A player can't draw as long as an opponent has priority.",
      "A player can't draw if an opponent has priority.",
    ],
    ["A player can't trade hands with his or her teammate.", "Teammates can't trade hands with each other."],
    [
      "A player can't exchange hands with his or her teammate.",
      "Teammates can't exchange hands with each other.",
    ],
    [
      'The Teams variant is always played with the attack left option.',
      'The Teams variant always uses the attack left option.',
    ],
    [
      "If it's said by an effect that a player can't draw, that player can't draw.",
      "If an effect says that a player can't draw, that player can't draw.",
    ],
    [
      'A player told by an effect to draw a card may draw.',
      'If an effect tells a player to draw a card, that player may draw.',
    ],
    [
      'What the effect uses instead is the life total of the team.',
      'The effect uses the life total of the team instead.',
    ],
    [
      'If a cost is paid, what the effect uses instead is the life total of the team.',
      'If a cost is paid, the effect uses the life total of the team instead.',
    ],
    ['Determine at random which player draws.', 'Randomly determine which player draws.'],
    [
      'Teams, rather than individual players, have priority.',
      'Each team has priority rather than each player.',
    ],
    ['The game goes on.', 'The game continues.'],
    [
      "If a player loses life, that player's team can't gain life.",
      "If a player loses any life, that player's team can't gain any life.",
    ],
    ['The player may draw if the card is always legal.', 'If the card always is legal, the player may draw.'],
    [
      "If a player can't agree with a teammate on a choice (for example, an attack), the emperor makes that choice.",
      "If a player can't agree with a teammate on a choice, such as an attack, the emperor makes that choice.",
    ],
    [
      "A player isn't allowed to look at a teammate's hand.",
      'A player may not look at the hand of a teammate.',
    ],
    ['The one who draws first is the emperor.', 'The emperor draws first.'],
    [
      'If a player draws a card, or if a player discards a card, that player loses.',
      'If a player draws or discards a card, that player loses.',
    ],
    ["A player who has left can't draw.", "Players who have left can't draw."],
    ['Players may not draw.', 'No players may draw.'],
    ['None of the players may draw.', 'No player may draw.'],
    ['The life total of a team is 30.', "A team's life total is 30."],
    [
      'Attackers are declared by the active player as a group.',
      'The active player declares attackers as a group.',
    ],
    ['Creatures that a player controls can attack.', 'Creatures controlled by a player can attack.'],
    ['Cards are drawn by the players of the team.', 'The players on the team draw cards.'],
    ['Instead of drawing, a player attacks.', 'A player attacks instead of drawing.'],
    ['A player attacks in place of drawing.', 'A player attacks instead of drawing.'],
    ["It isn't necessary for a player to draw.", "A player doesn't have to draw."],
    ["A player needn't draw.", "A player doesn't have to draw."],
    ["A player isn't obliged to draw.", "A player doesn't have to draw."],
    ['A player is obliged to draw.', 'A player must draw.'],
    ['A player is entitled to draw.', 'A player may draw.'],
    ["The creature isn't dealt damage.", 'No damage is dealt to the creature.'],
    ['The creature deals no damage.', "The creature doesn't deal damage."],
  ],
  'definitions, members, and what becomes of all of them': [
    [
      'If both players want to act, the emperor acts first.',
      'If both of the players want to act, the emperor acts first.',
    ],
    ['The active team is the team whose turn it is.', 'The team whose turn it is is called the active team.'],
    ['The active team means the team whose turn it is.', 'The active team is the team whose turn it is.'],
    ['Every other team is nonactive.', 'Each other team is a nonactive team.'],
    ['A player may attack any opponent.', 'A player may attack any of his or her opponents.'],
    ['Turn order proceeds to the left.', 'The turn order goes to the left.'],
    ['Turn order goes clockwise.', 'The turn order goes clockwise.'],
    ['Play proceeds clockwise around the table.', 'Play goes clockwise around the table.'],
    ['The teams decide randomly who starts.', 'Who starts is randomly decided by the teams.'],
    ['The result of an effect is applied to the team.', "An effect's result is applied to the team."],
    ["The result applies to the team's total.", 'The result is applied to the total of the team.'],
    [
      'A player may spend mana produced by lands he or she controls.',
      'Mana that lands a player controls produce may be spent by that player.',
    ],
    [
      'When more than one effect applies, the controller chooses one.',
      'When two or more effects apply, the controller chooses one.',
    ],
    [
      'When several effects apply, the controller chooses one.',
      'When two or more effects apply, the controller chooses one.',
    ],
    ["No player may look at another player's cards.", "Players can't look at each other's cards."],
    ["Players can't look at one another's cards.", "Players can't look at each other's cards."],
    [
      "If a player can't make a choice, a teammate does so.",
      "If a player can't make a choice, a teammate makes it.",
    ],
    ['All objects owned by that player leave the game.', 'All objects that player owns leave the game.'],
    ['Any objects the player controls are exiled.', 'All objects controlled by the player are exiled.'],
    ['Each object that player controls is exiled.', 'All objects that player controls are exiled.'],
    ['Every object that player controls is exiled.', 'All objects that player controls are exiled.'],
    ['This happens as soon as the player leaves.', 'This happens when the player leaves.'],
    [
      "This isn't a state-based action; it happens immediately.",
      "This isn't a state-based action. It happens immediately.",
    ],
    [
      'This is not a state-based action, but it happens immediately.',
      "This isn't a state-based action. It happens immediately.",
    ],
    [
      "Although this isn't a state-based action, it happens immediately.",
      "This isn't a state-based action. It happens immediately.",
    ],
    ["A token's owner is the player who created it.", 'The owner of a token is the player who created it.'],
    ["A player's team loses if that player loses.", "If a player loses, so does that player's team."],
    ['If a member of a team loses, the team loses.', 'If a player on a team loses, the team loses.'],
    ['A team whose life total is 0 loses.', "If a team's life total is 0, that team loses."],
    ['A team with a life total of 0 or less loses.', "If a team's life total is 0 or less, that team loses."],
    [
      "If the life total of a team isn't greater than 0, that team loses.",
      "If a team's life total is 0 or less, that team loses.",
    ],
    ['Each player has priority at the same time.', 'All players have priority simultaneously.'],
    ['A creature may be cast by any player on the team.', 'Any player on the team may cast a creature.'],
    ['Each player sits beside his or her opponents.', 'Each player is seated next to his or her opponents.'],
    ['The emperor sits in the middle.', 'The emperor is seated in the middle.'],
    ['Between two emperors there are four generals.', 'There are four generals between two emperors.'],
    ['Games can have two or more teams.', 'There can be two or more teams in games.'],
    ['Games may involve any number of teams.', 'Games may have any number of teams.'],
    ['The option is used in a game that has four teams.', 'The option is used in a game with four teams.'],
  ],
  'the same rule by another editor': [
    ['The emperor can choose to draw a card.', 'The emperor may choose to draw a card.'],
    ['A player can choose to block with a creature.', 'A player may choose to block with a creature.'],
    [
      'The active team waits to draw cards until the turn ends.',
      "The active team doesn't draw cards until the turn ends.",
    ],
    [
      "The emperor doesn't have any opponents within his or her range of influence.",
      'The emperor has no opponents within his or her range of influence.',
    ],
    ['In games using the option, players draw a card.', 'In games that use the option, players draw a card.'],
    [
      'Unlike a two-player game, a team game has an emperor.',
      'Unlike two-player games, a team game has an emperor.',
    ],
    ['The emperor can attack any player.', 'The emperor can attack a player.'],
    ['A spell can target any creature.', 'A spell can target a creature.'],
    ["Each team's primary player is the emperor.", 'Within each team, the primary player is the emperor.'],
    ["Each team's starting life total is 30.", 'Each team starts the game at 30 life.'],
    ['The starting life total of each player is 25.', 'Each player starts the game at 25 life.'],
    ['The entire group draws a card.', 'The group as a whole draws a card.'],
    [
      'The emperor chooses no general to draw a card.',
      "The emperor doesn't choose a general to draw a card.",
    ],
    ['The player chooses no opponent to attack.', "The player doesn't choose an opponent to attack."],
    ['Each team uses a stack of its own.', 'Each team uses its own stack.'],
    [
      'The players on each team decide which of them they attack with.',
      "Each team's players decide which of them they attack with.",
    ],
    ["Spells and abilities aren't seen by the opponents.", "The opponents don't see spells or abilities."],
    [
      'Each team may have any number of generals.',
      'There is no limit to the number of generals a team may have.',
    ],
    ['The general can choose between those cards.', 'The general is allowed to choose between those cards.'],
    [
      "If an effect causes a general to skip a step or turn, that general's team does so.",
      "If a general is made to skip a step or turn by an effect, that general's team skips it.",
    ],
    [
      'No player draws a card during the upkeep step, so no creatures attack.',
      'During the upkeep step, no player draws a card, so no creatures attack.',
    ],
    [
      "The number of counters that general's team has is two.",
      'The number of counters of the team that general is on is two.',
    ],
    [
      'Then the emperor announces how each general will assign its combat damage.',
      'After that, the emperor announces how combat damage will be assigned by each general.',
    ],
    [
      'Teams rather than individual players have cards.',
      "It's teams that have cards, not individual players.",
    ],
    [
      'Other than that, the emperor attacks as usual.',
      'In all other respects, the emperor attacks as usual.',
    ],
    [
      "A spell doesn't see creatures or players outside its controller's range of influence.",
      "Creatures and players outside its controller's range of influence aren't seen by a spell.",
    ],
    [
      'Each team decides the order in which its players sit.',
      'The players on each team decide the order in which they sit.',
    ],
    [
      'A team with at least one general still in the game wins.',
      'A team that still has one or more generals in the game wins.',
    ],
    [
      'Within each team, the player sitting in the middle is the emperor.',
      'The emperor of each team is the player sitting in the middle.',
    ],
    [
      'Creatures controlled by the generals can block any attacking creatures.',
      'Any attacking creature can be blocked by creatures the generals control.',
    ],
    [
      'Each team has one emperor, who sits in the middle.',
      'Each team has one emperor. That player sits in the middle.',
    ],
    [
      'No general begins the game within the range of influence of another general.',
      "Each general begins the game outside every other general's range of influence.",
    ],
    ['The general discards a card before drawing.', 'Before drawing, a card is discarded by the general.'],
  ],
  'examples, particles, what each of the others is': [
    [
      "A team's resources (cards, mana, and so on) are not shared.",
      "A team's resources (such as mana and cards) are not shared.",
    ],
    [
      "A team's resources (cards, mana, and so on) are not shared.",
      "A team's resources, such as cards and mana, are not shared.",
    ],
    ['The emperor hands out the markers.', 'The emperor hands the markers out.'],
    ['A player loses as a state-based action.', 'A player loses as a state-based effect.'],
    ['The team consists of two generals.', 'Two generals make up the team.'],
    ['Emperors and generals do not draw cards.', 'Neither emperors nor generals draw cards.'],
    ['The other players on the team are generals.', 'Each other player on the team is a general.'],
    [
      'A card is drawn for each general a team has beyond the second.',
      'A card is drawn for each general beyond the second that a team has.',
    ],
    [
      'In an Emperor game, players compete as individuals.',
      'Players compete as individuals in an Emperor game.',
    ],
  ],
  'what is allowed in a list, what all have done, who is set against whom': [
    [
      'The combat phase works as in a two-player game.',
      'The combat phase works as it does in a two-player game.',
    ],
    ['Damage is dealt as in a two-player game.', 'Damage is dealt as it is in a two-player game.'],
    [
      'A general is permitted to draw a card or to discard a card.',
      'A general may draw a card or discard a card.',
    ],
    [
      'A general is required to draw a card or discard a card.',
      'A general must draw a card or discard a card.',
    ],
    [
      'A team wins the game if all players on that team have lost.',
      'A team wins the game once every one of its players has lost.',
    ],
    [
      'A team wins the game if all other teams have left the game.',
      'A team wins once all other teams have left the game.',
    ],
    ['No creature can attack the emperor.', "The emperor can't be attacked by any creature."],
    [
      "In a game using the option, it's teams that have cards, not individual players.",
      'In a game using the option, teams rather than individual players have cards.',
    ],
    [
      'The emperor draws a card for each player within the range of any such player.',
      'The emperor draws a card for each player within the range of any of those players.',
    ],
  ],
};

describe.each(Object.entries(same))('%s', (_, pairs) => {
  test.each(pairs)('%s | %s', (a, b) => {
    expect(meaning(a)).toEqual(meaning(b));
  });
});

describe('what is nearly the same', () => {
  test.each([
    [
      "Only creatures inside a player's range of influence can attack.",
      "Creatures inside a player's range of influence can't attack.",
    ],
    [
      'Unless a player has more than two cards, that player loses.',
      'If a player has more than two cards, that player loses.',
    ],
    [
      'Unless a player has three or more cards, that player loses.',
      'If a player has three or fewer cards, that player loses.',
    ],
    ["If damage would be dealt to an emperor, it isn't.", 'If damage would be dealt to an emperor, it is.'],
    [
      "If damage would be dealt to an emperor, that damage isn't dealt.",
      "If damage would be dealt to a general, that damage isn't dealt.",
    ],
    [
      "If an emperor leaves the game, so does that emperor's team.",
      "If an emperor leaves the game, that emperor's team loses the game.",
    ],
    ['Each team starts with 30 life.', 'Each team starts with 20 life.'],
    [
      'After ending his or her turn, a player draws a card.',
      'Before ending his or her turn, a player draws a card.',
    ],
    ["During a player's turn, that player draws.", "After a player's turn, that player draws."],
    ['The only player who may draw is the emperor.', 'A player who may draw is the emperor.'],
    [
      'The variant involves two teams, each of which has four players.',
      'The variant involves two teams, each of which has three players.',
    ],
    [
      'A creature can block only creatures that attack its controller.',
      'A creature can block creatures that attack its controller.',
    ],
    ['A team loses once it has 15 or more counters.', 'A team loses until it has 15 or more counters.'],
    ["A player isn't obliged to draw.", 'A player is obliged not to draw.'],
    [
      'A player can draw a card only if no opponent has one.',
      'A player can draw a card only if an opponent has one.',
    ],
    ['Each player sets his or her life total to 25.', 'Each player sets his or her life total to 20.'],
    [
      "The total is equal to two times the team's number of players.",
      "The total is equal to two times the team's number of cards.",
    ],
    ['Each team controls one emperor.', 'One emperor controls each team.'],
    ['The opponents each draw a card.', 'The opponents draw a card.'],
    [
      "A player can't, if a teammate attacks, draw a card.",
      'A player can, if a teammate attacks, draw a card.',
    ],
    [
      'Whenever a team has priority, its players may cast spells.',
      'Unless a team has priority, its players may cast spells.',
    ],
    ['A team with more than four counters loses.', 'A team with four or more counters loses.'],
    ['A team with at least five counters loses.', 'A team with at most five counters loses.'],
    ['A team with not more than three counters wins.', 'A team with more than three counters wins.'],
    ['A player is required to draw a card.', 'A player is allowed to draw a card.'],
    ["A player isn't required to draw a card.", "A player isn't allowed to draw a card."],
    ["A player isn't required to draw a card.", "A player can't draw a card."],
    ['A player need not draw a card.', 'A player must draw a card.'],
    ['It is possible for a player to draw a card.', 'It is necessary for a player to draw a card.'],
    ['Each player is to draw a card.', 'Each player may draw a card.'],
    ['Everyone draws a card.', 'Someone draws a card.'],
    ['None of the players may attack.', 'One of the players may attack.'],
    ['No one draws a card.', 'Anyone draws a card.'],
    ['A player controls no creatures.', 'A player controls creatures.'],
    ['If no card is drawn, that player loses.', 'If a card is drawn, that player loses.'],
    ['Only the active player may cast a spell.', 'The active player may cast a spell.'],
    ['Only the active player may cast a spell.', 'No player may cast a spell.'],
    ['No player other than the active player may cast a spell.', 'No player may cast a spell.'],
    [
      'No player other than the active player may cast a spell.',
      'Any player other than the active player may cast a spell.',
    ],
    ['A creature can attack only the emperor.', 'Only a creature can attack the emperor.'],
    ['Turn markers are removed only between turns.', 'Only turn markers are removed between turns.'],
    ['Turn markers are removed only between turns.', 'Turn markers are removed between turns.'],
    ['The life total of the team is 30.', 'The team of the life total is 30.'],
    ['A team without an emperor loses.', 'A team with an emperor loses.'],
    ["A player without priority can't attack.", "A player with priority can't attack."],
    ['There are three players on each team.', 'There are three players on a team.'],
    ['It is teams, not players, that take turns.', 'It is players, not teams, that take turns.'],
    ['It is teams that take turns.', 'It is teams that skip turns.'],
    ['It is only the emperor who can attack.', 'It is the emperor who can attack.'],
    ['It is not the emperor who can attack.', 'It is the emperor who can attack.'],
    ['Neither the emperor nor the general may attack.', 'Either the emperor or the general may attack.'],
    [
      "A player can't attack except if he or she has priority.",
      "A player can't attack if he or she has priority.",
    ],
    ['All players except the emperor draw a card.', 'All players including the emperor draw a card.'],
    ["The rule doesn't apply to the emperor.", 'The rule applies to the emperor.'],
    [
      'A player passes a card to the player on his or her left.',
      'A player passes a card to the player on his or her right.',
    ],
    [
      'Each team has one emperor. The emperor draws a card.',
      'Each team has one emperor. An emperor draws a card.',
    ],
    [
      'The active team attacks, while the other team blocks.',
      'The active team attacks or the other team blocks.',
    ],
    ['In turn order, each player draws a card.', 'In turn order, each player discards a card.'],
    ["A player who doesn't have priority can't attack.", "A player who has priority can't attack."],
    ['Players on a team may each cast a spell.', 'Players on a team may cast a spell.'],
    [
      'Should a player concede, that player leaves the game.',
      'A player should concede, and that player leaves the game.',
    ],
    ['A player has control of a creature.', 'A creature has control of a player.'],
    ['A player gains control of a creature.', 'A player controls a creature.'],
    ['Each player has a range of influence of 1.', 'A player has a range of influence of 1.'],
    ['Each player draws a card and discards a card.', 'Each player draws a card or discards a card.'],
    [
      "If a player has no opponents within his or her range of influence, that player can't attack.",
      "If a player has opponents within his or her range of influence, that player can't attack.",
    ],
    ['A player may cast a spell only during combat.', 'A player may cast a spell during combat.'],
    ['Each team takes turns in place of each player.', 'Each player takes turns in place of each team.'],
    ['Each player must draw a card.', 'Each player draws a card.'],
    ['All teams lose the game.', 'A team loses the game.'],
    ['Both the emperor and the general draw a card.', 'Either the emperor or the general draws a card.'],
    ['No player but the emperor may attack.', 'No player and no emperor may attack.'],
    [
      'The active player and no other player may cast a spell.',
      'The active player and another player may cast a spell.',
    ],
    ['A player may never attack a teammate.', 'A player may attack a teammate.'],
    ['Each player is forbidden to attack.', 'Each player is free to attack.'],
    [
      'At the start of the game, each player draws a card.',
      'At the end of the game, each player draws a card.',
    ],
    [
      'If a team attacks and its emperor has priority, that team wins.',
      'If a team attacks or its emperor has priority, that team wins.',
    ],
    [
      'A player may choose one of the following: a card, a creature, or a spell.',
      'A player may choose all of the following: a card, a creature, or a spell.',
    ],
    [
      'A general is never outside his or her range of influence.',
      'A general is never within his or her range of influence.',
    ],
    ['A general is no longer exempt from the rule.', 'A general is exempt from the rule.'],
    ['A creature sees no cards or markers.', 'A creature sees no cards and a marker.'],
    [
      "An emperor can't attack with creatures that he or she doesn't own.",
      "An emperor can't attack with creatures that he or she owns.",
    ],
    ['A team loses the game.', 'A team loses two life.'],
    ["A general can't choose to draw a card.", 'A general can choose to draw a card.'],
    ['The number of cards increases by two.', 'The number of cards decreases by two.'],
    ['A team draws before the next turn begins.', 'A team draws until the next turn begins.'],
    ['In this case, that team draws a card.', 'In this game, that team draws a card.'],
    ["Each player can't attack.", 'Each player can attack.'],
    ['In a game, two players draw a card.', 'In a game, a player draws a card.'],
    ['The players on the team choose together.', 'Each player on the team chooses together.'],
    [
      'The emperor draws a card since the last time a general attacked.',
      'The emperor draws a card since a general attacked.',
    ],
    [
      'A spell instructs a player to reveal a card or to put it on the stack.',
      'A spell instructs a player to reveal a card and to put it on the stack.',
    ],
    [
      "If a player pays a cost or another player chooses a different cost, that cost isn't paid.",
      "A cost isn't paid if a player pays it or another player chooses it.",
    ],
    [
      "Those players can attack generals. Creatures can't block. They can't attack the emperor.",
      "Those players can attack generals. Creatures can't block. Those creatures can't attack the emperor.",
    ],
    [
      'If a card is drawn, the emperor discards it. If a spell is cast, the generals do so.',
      'If a card is drawn, the emperor discards it. The generals do so.',
    ],
    [
      'The team determines which cards, if any, are revealed.',
      'The team determines which cards are revealed.',
    ],
    ['The emperor draws a card before the general does.', 'The emperor draws a card, then the general does.'],
    [
      'The emperor chooses who the creature attacks.',
      'The emperor chooses a general for the creature to attack.',
    ],
    ['Damage is dealt, but only between turns.', 'Damage is dealt only between turns.'],
    ["Life totals don't differ from team to team.", 'Different teams have different life totals.'],
    ['The generals all share a life total.', 'Each general has a shared life total.'],
    ['A marker is removed, but only between turns.', 'A marker is removed only between turns.'],
    [
      "It can't be used unless the players on each team sit in adjacent seats.",
      "It can't be used unless a player is next to another player.",
    ],
    [
      "Spells and abilities can't affect cards and creatures.",
      "Spells and abilities can't affect cards or creatures.",
    ],
    [
      'The option is used only in games begun with six or more players.',
      'The option is used only in games begun with fewer than six players.',
    ],
    ['Using the attack left option is optional.', 'Using the attack left option is illegal.'],
    ['A team loses if its emperor draws a card.', "If an emperor draws a card, that emperor's team wins."],
    [
      'The emperor chooses a general not to draw a card.',
      "The emperor doesn't choose a general to draw a card.",
    ],
    [
      'The active team waits to draw cards until the turn ends.',
      'The active team draws cards until the turn ends.',
    ],
    ["Each team's primary player is the emperor.", 'The primary player is the emperor.'],
    ["Each team's starting life total is 30.", "Each team's life total is 30."],
    ['The entire group draws a card.', 'The group draws a card.'],
    [
      'Each team has two emperors and a general. That player sits in the middle.',
      'Each team has two emperors and a general. The emperors sit in the middle.',
    ],
    [
      'There is no limit to the number of generals a team may have.',
      'There is no limit to the number of cards a team may have.',
    ],
    [
      'There is a limit to the number of generals a team may have.',
      'Each team may have any number of generals.',
    ],
    [
      "Each general begins the game outside every other player's range of influence.",
      'No general begins the game within the range of influence of another general.',
    ],
    ["It's teams that have cards, not individual players.", "It's teams that have cards."],
    ['The players on each team choose a card.', 'Each team chooses a card.'],
    [
      "If a general is made to skip a step by an effect, that general's team skips it.",
      "If a general skips a step, that general's team skips it.",
    ],
    [
      'The players on each team decide the order in which they sit.',
      'The players on each team decide separately the order in which they sit.',
    ],
    ['The general is allowed to choose between those cards.', 'The general can draw one of those cards.'],
    [
      'A team that still has one or more generals in the game wins.',
      'A team that has one or more generals in the game wins.',
    ],
    [
      'How each creature deals its combat damage is announced.',
      "How each creature deals its controller's combat damage is announced.",
    ],
    [
      "A general isn't permitted to draw a card or to discard a card.",
      'A general may draw a card or discard a card.',
    ],
    [
      'A team wins the game once a player on that team has lost.',
      'A team wins the game if all players on that team have lost.',
    ],
    ["Any creature can't attack the emperor.", 'The emperor can be attacked by any creature.'],
    [
      'The emperor draws a card for each player within the range of any such player.',
      'The emperor draws a card for each player within the range of each of those players.',
    ],
    ['A card is exiled as it is in the game.', 'A card is exiled as in the game.'],
    ['A player uses the stack for this action.', 'This action uses the stack.'],
    ['In that game, each player draws a card.', 'If that is the game, each player draws a card.'],
    [
      "A player can't attack an opponent unless that opponent was within that player's range of influence.",
      "A player can't attack an opponent unless that opponent is within that player's range of influence.",
    ],
    ['The option is used in a game that needs four teams.', 'The option is used in a game with four teams.'],
    ['If two of the creatures attack, the player loses.', 'If a creature attacks, the player loses.'],
  ])('%s | %s', (a, b) => {
    expect(meaning(a)).not.toEqual(meaning(b));
  });
});
