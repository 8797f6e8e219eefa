/** Phrases that many of our own sentences share. */

export const departed = 'a player who has left the game';
export const needsLife = "needs to know the value of an individual player's life total";
export const eachLife = 'the life total of each player on a team';
export const options = 'attack left, attack right, and attack multiple players options';
export const resources = 'resources (cards in hand, mana, and so on)';
export const teamGame = 'multiplayer game between teams';
export const rangeOption = 'the limited range of influence option';
export const turnsOption = 'the shared team turns option';
export const adjacent = 'seated immediately next to';
export const parts = 'step, phase, or turn';
export const range = 'range of influence';
export const spell = 'spell or ability';
export const counters = 'poison counters';
export const blocking = 'the damage assignment order among';
export const marker = 'turn marker';
export const theirTeam = "that player's team";
export const defending = 'defending player';
export const attacking = 'attacking creature';
export const extraTurn = 'extra turn';
export const removal = 'designated for removal';
export const inGame = 'still in the game';
export const loses = 'loses the game';
export const combatDamage = 'combat damage';
export const otherOnes = 'or more teams';
