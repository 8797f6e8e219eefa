import type { Decision, Game, Option, PlayerId } from '../../src/game/index.js';

/** The open decision of a kind, or the only one. */
export function decision(game: Game, kind?: Decision['kind']): Decision {
  const found = game.pending().find((each) => kind === undefined || each.kind === kind);
  if (found === undefined) {
    throw new Error(
      `no open decision ${kind ?? ''}: ${JSON.stringify(game.pending().map((each) => each.kind))}`,
    );
  }
  return found;
}

/** Answers with the first option that fits a part of it. */
export function choose(game: Game, part: Record<string, unknown>, kind?: Decision['kind']): void {
  for (const open of game.pending()) {
    if (kind !== undefined && open.kind !== kind) continue;
    const at = open.options.findIndex((option) => fits(option, part));
    if (at >= 0) {
      game.answer(open.id, at);
      return;
    }
  }
  throw new Error(`${JSON.stringify(part)} is not offered: ${JSON.stringify(game.pending())}`);
}

export function offered(game: Game, part: Record<string, unknown>): boolean {
  return game.pending().some((open) => open.options.some((option) => fits(option, part)));
}

function fits(option: Option, part: Record<string, unknown>): boolean {
  return Object.entries(part).every(([key, value]) => (option as Record<string, unknown>)[key] === value);
}

/** Everybody passes until the stack is empty. */
export function resolveAll(game: Game): void {
  for (let steps = 0; steps < 200 && !game.isOver(); steps++) {
    const open = game.pending()[0];
    if (open === undefined || open.kind !== 'priority') return;
    if (game.stack(open.marker).length === 0) return;
    pass(game);
  }
}

/** Whoever has priority passes. */
export function pass(game: Game): void {
  const open = game.pending().find((each) => each.kind === 'priority');
  if (open === undefined) throw new Error('nobody has priority');
  game.answer(open.id, { type: 'pass' });
}

/** Everybody passes and nobody does anything until a test holds. */
export function idleUntil(game: Game, test: () => boolean, most = 2000): void {
  for (let steps = 0; steps < most && !test() && !game.isOver(); steps++) {
    const open = game.pending()[0];
    if (open === undefined) return;
    game.answer(open.id, 0);
  }
}

/** A player casts a spell, with targets in order, and it resolves. */
export function cast(
  game: Game,
  player: PlayerId,
  object: string,
  targets: string[] = [],
  resolve = true,
): void {
  give(game, player);
  choose(game, { type: 'cast', player, object });
  aim(game, targets);
  if (resolve) resolveAll(game);
}

/** A player activates the first ability of an object. */
export function activate(
  game: Game,
  player: PlayerId,
  object: string,
  targets: string[] = [],
  resolve = true,
): void {
  give(game, player);
  choose(game, { type: 'activate', player, object });
  aim(game, targets);
  if (resolve) resolveAll(game);
}

function aim(game: Game, targets: string[]): void {
  for (const target of targets) {
    const open = game.pending().find((each) => each.kind === 'target');
    if (open === undefined) return;
    const at = open.options.findIndex(
      (option) =>
        (option.type === 'player' && option.player === target) ||
        (option.type === 'object' && option.object === target),
    );
    game.answer(open.id, at);
  }
}

/** Others pass until the player may act. */
export function give(game: Game, player: PlayerId): void {
  for (let steps = 0; steps < 20; steps++) {
    const open = game.pending().find((each) => each.kind === 'priority');
    if (open === undefined || open.players.includes(player)) return;
    game.answer(open.id, { type: 'pass' });
  }
}
