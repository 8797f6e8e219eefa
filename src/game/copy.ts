import { copyAnswers } from './answers.js';
import type { Context, ContinuousEffect, GameState, PlayerState, TeamState } from './state.js';
import type { Attacker, Combat, Frame, Thread, TurnState } from './threads.js';

/**
 * An independent copy of the state of a game. What is only ever replaced and never changed in place is shared: text and
 * definitions of cards, counters, targets, decisions and their options, ranges, what is remembered of objects that have left,
 * and every object that is not in play. Those make up most of a game; `Engine.changing` replaces one that is to change.
 *
 * Large records are written out property by property, so that a copy has the form that V8 knows of the original. Copied with a
 * spread, each copy of a copy gets a form of its own, and all that looks at it becomes several times as slow.
 *
 * @param marked whether there may be a stack for each of several turn markers, and not one only
 */
export function copyState(state: GameState, marked = true): GameState {
  const { battlefield, command, stacks } = state;
  // Properties that are numbers are slow to list.
  const only = marked ? undefined : stacks[1];
  const copy: GameState = {
    random: state.random,
    seats: state.seats.slice(),
    options: state.options,
    multiplayer: state.multiplayer,
    lastRegular: state.lastRegular,
    players: mapped(state.players, copyPlayer),
    teams: mapped(state.teams, copyTeam),
    objects: state.objects.copy(
      only === undefined ? [battlefield, command, ...Object.values(stacks)] : [battlefield, command, only],
    ),
    battlefield: battlefield.slice(),
    exile: state.exile.slice(),
    command: command.slice(),
    anteZone: state.anteZone.slice(),
    libraries: mapped(state.libraries, copyList),
    hands: mapped(state.hands, copyList),
    graveyards: mapped(state.graveyards, copyList),
    stacks: only === undefined ? mapped(stacks, copyList) : { 1: only.slice() },
    threads: state.threads.map(copyThread),
    markers: state.markers.map((marker) => ({ ...marker })),
    ranges: state.ranges,
    effects: state.effects.map(copyEffect),
    waiting: state.waiting.slice(),
    delayed: state.delayed.slice(),
    extraTurns: state.extraTurns.map((extra) => ({ ...extra })),
    skips: state.skips.slice(),
    spellsThisTurn: mapped(state.spellsThisTurn, itself),
    armed: mapped(state.armed, itself),
    startingParty: state.startingParty,
    planarController: state.planarController,
    over: state.over,
    counter: state.counter,
    clock: state.clock,
    turnCount: state.turnCount,
    loop: { positions: state.loop.positions.slice(), controllers: state.loop.controllers.slice() },
  };
  const { removals, spellsLastTurn, commanders, leading, monarch, initiative, today } = state;
  if (removals !== undefined) copy.removals = removals;
  if (spellsLastTurn !== undefined) copy.spellsLastTurn = spellsLastTurn;
  if (commanders !== undefined) copy.commanders = commanders;
  if (leading !== undefined) copy.leading = leading;
  if (monarch !== undefined) copy.monarch = monarch;
  if (initiative !== undefined) copy.initiative = initiative;
  if (today !== undefined) copy.today = { ...today };
  return copy;
}

function mapped<T>(record: Readonly<Record<string, T>>, copy: (value: T) => T): Record<string, T> {
  const copies: Record<string, T> = {};
  for (const name in record) copies[name] = copy(record[name] as T);
  return copies;
}

const itself = <T>(value: T): T => value;
const copyList = (list: readonly string[]): string[] => list.slice();
const copyTeam = ({ members, result, life, poison }: TeamState): TeamState => ({
  members,
  result,
  life,
  poison,
});

/** A copy of a player's state, as `copyState` makes it. */
export function copyPlayer(player: PlayerState): PlayerState {
  const copy: PlayerState = {
    inGame: player.inGame,
    result: player.result,
    life: player.life,
    poison: player.poison,
    mana: player.mana,
    turnsTaken: player.turnsTaken,
    landsPlayed: player.landsPlayed,
    drewFromEmpty: player.drewFromEmpty,
    mulligans: player.mulligans,
    kept: player.kept,
    lastKnown: player.lastKnown,
  };
  const { energy, pool, upkeeps, castCommanders, fromCommanders, completed } = player;
  if (upkeeps !== undefined) copy.upkeeps = upkeeps;
  if (energy !== undefined) copy.energy = energy;
  if (pool !== undefined) copy.pool = pool;
  if (castCommanders !== undefined) copy.castCommanders = castCommanders;
  if (fromCommanders !== undefined) copy.fromCommanders = fromCommanders;
  if (completed !== undefined) copy.completed = completed;
  return copy;
}

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
  const copy: TurnState = {
    party: turn.party,
    number: turn.number,
    extra: turn.extra,
    first: turn.first,
    step: turn.step,
    ahead: turn.ahead.slice(),
    combat: turn.combat === null ? null : copyCombat(turn.combat),
    attacked: turn.attacked.slice(),
    skipped: turn.skipped.slice(),
  };
  if (turn.drawn !== undefined) copy.drawn = turn.drawn;
  if (turn.over) copy.over = true;
  return copy;
}

function copyCombat(combat: Combat): Combat {
  const copy: Combat = {
    defending: combat.defending.slice(),
    attackers: combat.attackers.map(copyAttacker),
    was: { ...combat.was },
    chosen: { ...combat.chosen },
    struck: combat.struck,
    orders: { ...combat.orders },
  };
  if (combat.began !== undefined) copy.began = combat.began;
  return copy;
}

function copyAttacker(attacker: Attacker): Attacker {
  const { creature, defender, faced, band, blockedBy, blocked, recipient } = attacker;
  const copy: Attacker = { creature, defender, band, blockedBy: blockedBy.slice(), blocked, recipient };
  if (faced !== undefined) copy.faced = faced;
  return copy;
}

function copyFrame(frame: Frame): Frame {
  const answers = copyAnswers(frame.answers);
  switch (frame.kind) {
    case 'priority':
      return copyPriority(frame, answers);
    case 'step':
      return { cause: frame.cause, answers, kind: 'step', stage: frame.stage };
    case 'turns':
      return { kind: 'turns', cause: frame.cause, answers };
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

function copyPriority(
  frame: Extract<Frame, { kind: 'priority' }>,
  answers: Frame['answers'],
): Extract<Frame, { kind: 'priority' }> {
  const { cause, kind, holder, passed, settled, resolved, declined } = frame;
  const copy: typeof frame = { cause, answers, kind, holder, passed: passed.slice(), settled, resolved };
  // What it lists is replaced, never changed in place.
  if (declined !== undefined) copy.declined = declined;
  return copy;
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
