import { copyAnswers } from './answers.js';
import type { Context, ContinuousEffect, GameState, PlayerState, TeamState } from './state.js';
import type { Combat, Frame, Thread, TurnState } from './threads.js';

/**
 * An independent copy of the state of a game. What is only ever replaced and never changed in place is shared: text and
 * definitions of cards, counters, targets, decisions and their options, ranges, what is remembered of objects that have left,
 * and every object that is not in play. Those make up most of a game; `Engine.changing` replaces one that is to change.
 */
export function copyState(state: GameState): GameState {
  return {
    ...state,
    seats: state.seats.slice(),
    players: mapped(state.players, copyPlayer),
    teams: mapped(state.teams, copyTeam),
    objects: state.objects.copy([state.battlefield, state.command, ...Object.values(state.stacks)]),
    battlefield: state.battlefield.slice(),
    exile: state.exile.slice(),
    command: state.command.slice(),
    anteZone: state.anteZone.slice(),
    libraries: mapped(state.libraries, copyList),
    hands: mapped(state.hands, copyList),
    graveyards: mapped(state.graveyards, copyList),
    stacks: mapped(state.stacks, copyList),
    threads: state.threads.map(copyThread),
    markers: state.markers.map((marker) => ({ ...marker })),
    effects: state.effects.map(copyEffect),
    waiting: state.waiting.slice(),
    delayed: state.delayed.slice(),
    extraTurns: state.extraTurns.map((extra) => ({ ...extra })),
    skips: state.skips.slice(),
    spellsThisTurn: { ...state.spellsThisTurn },
    ...(state.today === undefined ? {} : { today: { ...state.today } }),
    armed: { ...state.armed },
    loop: { positions: state.loop.positions.slice(), controllers: state.loop.controllers.slice() },
  };
}

/** More names than this make a record a table for V8. */
const FEW = 12;

function mapped<T>(record: Readonly<Record<string, T>>, copy: (value: T) => T): Record<string, T> {
  let many = 0;
  for (const _ in record) many++;
  // V8 keeps records of few names as structures, which are copied at once, and others as tables, which are faster to build one name after another.
  const copies: Record<string, T> = many > FEW ? {} : { ...record };
  for (const name in record) copies[name] = copy(record[name] as T);
  return copies;
}

const copyList = (list: readonly string[]): string[] => list.slice();
const copyPlayer = (player: PlayerState): PlayerState => ({ ...player });
const copyTeam = (team: TeamState): TeamState => ({ ...team });

function copyEffect(effect: ContinuousEffect): ContinuousEffect {
  return { ...effect, content: { ...effect.content } };
}

function copyThread({ marker, frames, asked, turn }: Thread): Thread {
  return {
    marker,
    frames: frames.map(copyFrame),
    asked: asked.slice(),
    turn: turn === null ? null : copyTurn(turn),
  };
}

function copyTurn(turn: TurnState): TurnState {
  return {
    ...turn,
    ahead: turn.ahead.slice(),
    combat: turn.combat === null ? null : copyCombat(turn.combat),
    attacked: turn.attacked.slice(),
    skipped: turn.skipped.slice(),
  };
}

function copyCombat(combat: Combat): Combat {
  return {
    ...combat,
    defending: combat.defending.slice(),
    attackers: combat.attackers.map((attacker) => ({ ...attacker, blockedBy: attacker.blockedBy.slice() })),
    was: { ...combat.was },
    chosen: { ...combat.chosen },
    orders: { ...combat.orders },
  };
}

function copyFrame(frame: Frame): Frame {
  const answers = copyAnswers(frame.answers);
  switch (frame.kind) {
    case 'priority':
      // What `declined` lists is replaced, never changed in place.
      return { ...frame, answers, passed: frame.passed.slice() };
    case 'attack':
      return { ...frame, answers, creatures: frame.creatures.slice(), chosen: frame.chosen.slice() };
    case 'block':
      return { ...frame, answers, creatures: frame.creatures.slice(), chosen: frame.chosen.slice() };
    case 'combatDamage':
      return { ...frame, answers, assigned: frame.assigned.slice() };
    case 'effects':
      return { ...frame, answers, context: copyContext(frame.context) };
    default:
      return { ...frame, answers };
  }
}

function copyContext(context: Context): Context {
  return {
    ...context,
    targets: context.targets.slice(),
    chosen: { ...context.chosen },
    remembered: { ...context.remembered },
    piles: mapped(context.piles, copyList),
  };
}
