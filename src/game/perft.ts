import type { Game } from './game.js';
import { fingerprint } from './plain.js';

/** How many ways a game can go on, and a fingerprint of where they all lead. */
export interface Perft {
  depth: number;
  /** Sequences of so many answers; a game that ends earlier counts once. */
  sequences: number;
  /** Sequences at whose end the game is over. */
  over: number;
  /** Fingerprint of the final positions in the order in which they are reached, as `positionOf` describes them. */
  hash: string;
}

/**
 * What is to be seen of a position: whose turn and step it is, the state of every player, and where every card and
 * token is. Names that an engine makes up for itself (decisions, abilities on the stack) are left out, so that
 * another engine can make the same description.
 */
export function positionOf(game: Game): unknown {
  const { state } = game;
  return {
    turn: [game.turnOwner(), game.step()],
    players: state.seats.map((player) => [
      player,
      game.result(player),
      game.inGame(player)
        ? [game.life(player), game.poison(player), game.hand(player).length, game.library(player)]
        : [],
    ]),
    objects: state.objects.all
      .filter(
        (object) =>
          object.exists && object.kind !== 'ability' && object.kind !== 'copy' && object.card !== '',
      )
      .map((object) => [object.id, object.zone, object.controller, object.tapped, object.damage])
      .sort(([a], [b]) => ((a as string) < (b as string) ? -1 : 1)),
    stacks: Object.keys(state.stacks).map((marker) => game.stack(Number(marker))),
  };
}

/**
 * Counts the sequences of answers from a position: every option of the first open decision, and so on down to a
 * depth. Two engines that play by the same rules count the same.
 * @param depth number of answers, at least 0
 */
export function perft(game: Game, depth: number): Perft {
  const hashes: string[] = [];
  let over = 0;
  const walk = (position: Game, left: number): number => {
    const decision = position.pending()[0];
    if (left === 0 || decision === undefined) {
      if (position.isOver()) over++;
      hashes.push(fingerprint(positionOf(position)));
      return 1;
    }
    let sequences = 0;
    decision.options.forEach((_, at) => {
      const next = at === decision.options.length - 1 ? position : position.fork();
      next.answer(decision.id, at);
      sequences += walk(next, left - 1);
    });
    return sequences;
  };
  const sequences = walk(game.fork(), depth);
  return { depth, sequences, over, hash: fingerprint(hashes) };
}
