/** Phrases that many of our own sentences share. */

export const departed = 'a player who has left the game';
export const needsLife = "needs to know the value of an individual player's life total";
export const eachLife = 'the life total of each player on a team';
export const options = 'attack multiple players, attack left, and attack right options';
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
export const specific = 'one specific';
export const attached = 'attached to an illegal';
export const comesOff = 'becomes unattached from';
export const wishes = 'wishes to do';
export const attackedOr = 'if more than one player is being attacked or';
export const passing = 'pass in succession';
export const openingHand = 'opening hand';
export const announces = 'announces the damage assignment order';
export const copying = 'create a copy of';
export const sameStack = 'put on the same stack';
export const alone = 'a group of players compete';
export const triggering = 'the triggered ability will trigger';
export const newHand = 'draw a new hand';
export const anyEffect = 'any one-shot effect';
export const charge = 'whose job is to protect';
export const modification = 'is a modification of';
export const resolving = 'resolving spell or ability';
export const owners = "put into its owner's graveyard";
export const moving = 'an object moving out of or into';
export const prevents = 'an effect that prevents damage';
export const mulligan = 'take a mulligan';
export const attackingPlayer = 'attacking player';
export const shuffled = 'hand back into the deck';
export const stacks = 'on one of those stacks';
export const left = 'left the game';
export const passesOn = 'priority passes to';

/** A sentence of ours, role by role in the order of its words: on what it depends, who does what, to whom, when. */
export const byRole = (roles: Readonly<Record<string, string>>): string => {
  const words = Object.values(roles).join(' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
};
