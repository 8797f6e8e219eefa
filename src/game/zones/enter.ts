import type { ObjectId, PlayerId } from '../cards/types.js';
import type { Engine } from '../engine.js';
import { moveObject } from './move.js';

/** Puts a permanent onto the battlefield under a player's control. @returns whether it got there */
export function enterBattlefield(g: Engine, id: ObjectId, under: PlayerId): boolean {
  return moveObject(g, id, 'battlefield', { under });
}
