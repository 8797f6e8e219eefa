export type * from './api.js';
export type * from './cards/types.js';
export { GameError } from './errors.js';
export { createGame, Game, type GameConfiguration, type Instruction, replay } from './game.js';
export { type Perft, perft, positionOf } from './perft.js';
export type { GameRuleset, Parameter } from './rules.js';
export type { GameState, SettledOptions } from './state.js';
export { checkSetup, type Problem } from './table/check.js';
export { type SeenObject, type View, viewOf } from './view.js';
