import { playersMatching } from '../cards/filters.js';
import type { PlayerId } from '../cards/types.js';
import type { Engine } from '../engine.js';
import { unhandled } from '../errors.js';
import { addPoison, changeEnergy, gainLife, loseLife, payLife, removePoison } from '../life/ledger.js';
import { lifeSeen, poisonSeen } from '../life/seen.js';
import { exchangeLife, memberChooser, setLife, setTogether } from '../life/setting.js';
import { payableAmounts } from '../stack/costs.js';
import { membersIn, sharesLife, teamOf } from '../table/teams.js';
import type { EffectsFrame } from './nest.js';
import { affectedPlayers, amountFor, inGroups, remember, sourceOf } from './recipients.js';
import type { EffectOf } from './types.js';

export function change(g: Engine, frame: EffectsFrame, effect: EffectOf<'gainLife' | 'loseLife'>): boolean {
  const { context } = frame;
  const players = affectedPlayers(g, context, effect.player);
  const amounts = players.map((player) => amountFor(g, context, effect.amount, { player }));
  const changed = players.map((player, at): [PlayerId, number] => {
    const amount = amounts[at] ?? 0;
    return [player, effect.effect === 'gainLife' ? gainLife(g, player, amount) : loseLife(g, player, amount)];
  });
  if (effect.remember !== undefined) remember(context, effect.remember, changed);
  return true;
}

/** Sets life totals. Where an effect sets those of all members of a team that shares its life, the ruleset decides. */
export function set(g: Engine, frame: EffectsFrame, effect: EffectOf<'setLife'>): boolean {
  const { context } = frame;
  const players = affectedPlayers(g, context, effect.player);
  const number = (player: PlayerId): number => amountFor(g, context, effect.to, { player });
  const numbers = new Map(players.map((player) => [player, number(player)] as const));
  if (!sharesLife(g)) {
    for (const [player, to] of numbers) setLife(g, player, to);
    return true;
  }
  const single: PlayerId[] = [];
  const whole: PlayerId[][] = [];
  for (const group of inGroups(g, players)) {
    const team = teamOf(g, group[0] ?? '');
    const members = team === null ? group : membersIn(g, team);
    if (members.length > 1 && members.every((member) => players.includes(member))) whole.push(members);
    else single.push(...group);
  }
  const chosen: PlayerId[] = [];
  for (const members of whole) {
    const team = teamOf(g, members[0] ?? '') ?? '';
    const chooser = memberChooser(g, team, context.controller);
    if (chooser === null) {
      setTogether(
        g,
        members,
        members.map((member) => numbers.get(member) ?? 0),
      );
    } else {
      const answer = g.ask(frame, `member ${team}`, () => ({
        kind: 'chooseMember',
        ...chooser,
        options: members.map((player) => ({ type: 'player', player })),
        ...sourceOf(context),
      }));
      if (answer === undefined) return false;
      if (answer.type === 'player') chosen.push(answer.player);
    }
  }
  for (const player of [...chosen, ...single]) setLife(g, player, numbers.get(player) ?? 0);
  return true;
}

/** Each of the players may pay life; members of a team that share it pay out of one total. */
export function payment(g: Engine, frame: EffectsFrame, effect: EffectOf<'payLife'>): boolean {
  const { context } = frame;
  const players = affectedPlayers(g, context, effect.player);
  const paid = new Map<PlayerId, number>();
  for (const group of inGroups(g, players)) {
    for (const player of group) {
      const already = [...paid].reduce(
        (sum, [other, amount]) =>
          teamOf(g, other) !== null && teamOf(g, other) === teamOf(g, player) ? sum + amount : sum,
        0,
      );
      const fixed = effect.amount === 'any' ? null : amountFor(g, context, effect.amount, { player });
      const answer = g.ask(frame, `pay ${player}`, () => ({
        kind: 'amount',
        player,
        options: payableAmounts(g, player, already, fixed),
        ...sourceOf(context),
        slot: 'life',
      }));
      if (answer === undefined) return false;
      paid.set(player, answer.type === 'number' ? answer.number : 0);
    }
  }
  for (const [player, amount] of paid) payLife(g, player, amount);
  if (effect.remember !== undefined) remember(context, effect.remember, paid);
  return true;
}

export function exchange(g: Engine, frame: EffectsFrame, effect: EffectOf<'exchangeLife'>): boolean {
  const a = affectedPlayers(g, frame.context, effect.a)[0];
  const b = affectedPlayers(g, frame.context, effect.b)[0];
  if (a !== undefined && b !== undefined) exchangeLife(g, a, b);
  return true;
}

/**
 * Life totals handed round among players: each in turn is given the former total of one of them, until all who
 * take part have been given one.
 */
export function redistribute(g: Engine, frame: EffectsFrame, effect: EffectOf<'redistributeLife'>): boolean {
  const { context } = frame;
  const players = playersMatching(g, context, effect.among);
  const onePerTeam = sharesLife(g) && limitsRedistribution(g);
  const taken = new Map<PlayerId, PlayerId>();
  const moved = new Set<PlayerId>();
  const mayMove = (player: PlayerId): boolean => {
    if (moved.has(player) || !onePerTeam) return true;
    return ![...moved].some((other) => teamOf(g, other) !== null && teamOf(g, other) === teamOf(g, player));
  };
  for (const player of players) {
    const free = players.filter((other) => ![...taken.values()].includes(other));
    const options = free.filter((other) => {
      if (other === player) return !moved.has(player) || free.length === 1;
      if (moved.has(player) && free.includes(player)) return mayMove(other);
      return mayMove(player) && mayMoveWith(g, onePerTeam, player, other, mayMove);
    });
    const answer = g.ask(frame, `total ${player}`, () => ({
      kind: 'redistribute',
      player: context.controller,
      options: (options.length > 0 ? options : free).map((other) => ({ type: 'player', player: other })),
      slot: player,
      ...sourceOf(context),
    }));
    if (answer === undefined) return false;
    const from = answer.type === 'player' ? answer.player : player;
    taken.set(player, from);
    if (from !== player) {
      moved.add(player);
      moved.add(from);
    }
  }
  const totals = new Map(players.map((player) => [player, lifeSeen(g, player)] as const));
  for (const [player, from] of taken) if (from !== player) setLife(g, player, totals.get(from) ?? 0);
  return true;
}

function mayMoveWith(
  g: Engine,
  onePerTeam: boolean,
  player: PlayerId,
  other: PlayerId,
  mayMove: (player: PlayerId) => boolean,
): boolean {
  if (!mayMove(other)) return false;
  return !onePerTeam || teamOf(g, player) === null || teamOf(g, player) !== teamOf(g, other);
}

function limitsRedistribution(g: Engine): boolean {
  const rule = g.rules.ask('twoHeadedGiant.lifeTotalRedistribution');
  switch (rule) {
    case 'atMostOneMemberPerTeam':
      return true;
    case 'notSpecified':
    case 'anyMembers':
      return false;
    default:
      return unhandled('twoHeadedGiant.lifeTotalRedistribution', rule);
  }
}

export function poison(g: Engine, frame: EffectsFrame, effect: EffectOf<'poison'>): boolean {
  const { context } = frame;
  for (const player of affectedPlayers(g, context, effect.player)) {
    addPoison(g, player, amountFor(g, context, effect.amount, { player }));
  }
  return true;
}

export function energy(g: Engine, frame: EffectsFrame, effect: EffectOf<'energy'>): boolean {
  const { context } = frame;
  for (const player of affectedPlayers(g, context, effect.player))
    changeEnergy(g, player, amountFor(g, context, effect.amount, { player }));
  return true;
}

export function losePoison(g: Engine, frame: EffectsFrame, effect: EffectOf<'losePoison'>): boolean {
  const { context } = frame;
  let total = 0;
  for (const player of affectedPlayers(g, context, effect.player)) {
    const amount =
      effect.amount === 'all' ? poisonSeen(g, player) : amountFor(g, context, effect.amount, { player });
    total += removePoison(g, player, amount);
  }
  if (effect.remember !== undefined) context.remembered[effect.remember] = total;
  return true;
}
