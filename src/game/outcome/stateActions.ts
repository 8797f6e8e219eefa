import { hasKeyword, layersOf, traitsOf } from '../cards/traits.js';
import type { ObjectId, PlayerId } from '../cards/types.js';
import type { Engine } from '../engine.js';
import { unhandled } from '../errors.js';
import { isOverrun } from '../life/keywords.js';
import { poisonLimit } from '../life/seen.js';
import { limited, objectInRange } from '../reach/range.js';
import { type LossFor, type Reasons, reasonsOfBurial, reasonsOfLoss } from '../reasons.js';
import type { Recorded } from '../rules.js';
import { isTriggering } from '../stack/pending.js';
import type { GameObject, PlayerState } from '../state.js';
import type { Roster } from '../table/roster.js';
import { remaining } from '../table/seats.js';
import { sharesLife, teamOf } from '../table/teams.js';
import type { Frame } from '../threads.js';
import { ceaseBestowed, isBestowed } from '../zones/bestow.js';
import { commandersReturning, isCommanderAwaited } from '../zones/commandZone.js';
import { changeCounters } from '../zones/counters.js';
import { completeDungeon, dungeonsDone } from '../zones/dungeons.js';
import { moveTogether } from '../zones/move.js';
import { armored, regenerated } from '../zones/regeneration.js';
import { fallenTo, fallsOff, isBuriedOutOfRange, mustUnattach } from './attachments.js';
import { canLose, lose } from './ending.js';
import { legendsToKeep, onePerController } from './legends.js';
import { isForsaken, protectBy, protectorsChosen } from './protectors.js';

const NONE_KEPT: ReadonlyMap<string, ObjectId> = new Map();

/**
 * One round of state-based actions, all at the same time.
 * @returns `done` when nothing had to be done, `again` after doing something, `waiting` while a player chooses
 */
export function stateActions(g: Engine, frame: Frame, beforePriority: boolean): 'done' | 'again' | 'waiting' {
  const { permanents, special } = g.survey;
  const kept = special.length < 2 ? NONE_KEPT : legendsToKeep(g, frame, special);
  if (kept === 'waiting') return 'waiting';
  const protectors = protectorsChosen(g, frame, special);
  if (protectors === 'waiting') return 'waiting';
  const returning = commandersReturning(g, frame);
  if (returning === 'waiting') return 'waiting';
  const losses = losingPlayers(g, beforePriority);
  // Each is done by a rule of its own, so each is looked at apart; what it rests on is kept for its event.
  const buried = new Map<ObjectId, Recorded<boolean>>();
  const loose: GameObject[] = [];
  let healed = false;
  // Hardly any of them goes, so what it rests on is looked up again for those that do.
  const base = g.rules.begin();
  const going = permanents.filter((object) => isBuried(g, object, kept));
  g.rules.end(base);
  for (const object of going) {
    const due = g.rules.record(isBuried, g, object, kept);
    if (!due.value) continue;
    const spared = () => (g.inEffect.has('regenerate') && regenerated(g, object)) || armored(g, object);
    if ((g.away.armors || g.inEffect.has('regenerate')) && isDestroyed(g, object) && spared()) healed = true;
    else buried.set(object.id, due);
  }
  for (const [id, due] of uniqueness(g, special)) if (!buried.has(id)) buried.set(id, due);
  const opposed: [GameObject, Recorded<number>][] = [];
  for (const object of permanents) {
    if (!isBare(object.counters) && !buried.has(object.id)) {
      const due = g.rules.record(cancelling, g, object);
      if (due.value > 0) opposed.push([object, due]);
    }
    if (object.attachedTo === null || buried.has(object.id) || !g.rules.aside(mustUnattach, g, object))
      continue;
    const due = g.rules.record(isBuriedOutOfRange, g, object);
    if (due.value) buried.set(object.id, due);
    else loose.push(object);
  }
  const completed = dungeonsDone(g);
  const moving =
    buried.size + loose.length + returning.length + opposed.length + completed.length + protectors.size;
  if (losses === null && moving === 0) return healed ? 'again' : 'done';
  // Why each of them is done is looked for before the first of them changes what there is.
  const loosened = loose.map((object) => ({ object, reasons: reasonsOfBurial(g, object) }));
  const fallen = new Map<ObjectId, { reasons: Reasons; due: Recorded<unknown> }>();
  for (const [id, due] of buried) fallen.set(id, { reasons: reasonsOfBurial(g, g.object(id)), due });
  for (const { object, reasons } of loosened) {
    const due = g.rules.record(mustUnattach, g, object);
    object.attachedTo = null;
    g.since(reasons, (more) => {
      g.rules.recall(due);
      g.emit('unattached', { object: object.id, ...more });
      ceaseBestowed(g, object);
    });
  }
  for (const [object, due] of opposed)
    for (const kind of ['+1/+1', '-1/-1']) {
      g.rules.recall(due);
      changeCounters(g, object, kind, -due.value);
    }
  const gone = new Map([...buried.keys()].map((id) => [id, g.rules.aside(() => fallenTo(g, g.object(id)))]));
  for (const zone of ['graveyard', 'hand', 'exile'] as const) {
    const going = [...gone.keys()].filter((id) => gone.get(id) === zone);
    if (going.length > 0) moveTogether(g, going, zone, { reasons: fallen });
  }
  if (returning.length > 0) moveTogether(g, returning, 'command');
  for (const dungeon of completed) completeDungeon(g, dungeon);
  for (const [battle, player] of protectors) protectBy(g, battle, player);
  if (losses !== null) lose(g, [...losses.keys()], losses);
  return 'again';
}

/**
 * Whether a state-based action is due on a board where nothing modifies anything and nothing is attached.
 * @param since of what came into play before this time only what has damage or counters is looked at
 */
export function isAnythingDue(g: Engine, since: number): boolean {
  const { permanents, special } = g.survey;
  if (special.length > 0 || isCommanderAwaited(g) || dungeonsDone(g).length > 0) return true;
  for (const player of remaining(g)) {
    const state = g.state.players[player];
    if (state !== undefined && isInDanger(g, player, state)) return true;
  }
  for (const object of permanents) {
    const old = object.timestamp <= since;
    if (old && object.damage === 0 && object.doomed !== true && isBare(object.counters)) continue;
    if (isBuried(g, object, NONE_KEPT) || cancelling(g, object) > 0) return true;
  }
  return false;
}

function isBare(counters: GameObject['counters']): boolean {
  for (const _ in counters) return false;
  return true;
}

/** Whether a player could lose for life, poison, commanders or an empty library. What it asks is not to be noted. */
function isInDanger(g: Engine, player: PlayerId, state: PlayerState): boolean {
  const { safe } = g.roster;
  if (safe !== null && isSafe(state, safe)) return false;
  if (safe === null && !sharesLife(g)) g.roster.safe = safeTotals(g);
  return (
    state.drewFromEmpty ||
    state.fromCommanders !== undefined ||
    totalOf(g, player, state) <= lifeLimit(g, player) ||
    isPoisonedOut(g, player, state)
  );
}

/** More life and fewer poison counters than these are safe for everybody. */
function safeTotals(g: Engine): NonNullable<Roster['safe']> {
  const poison = remaining(g).map((each) => limitOf(g, each).limit);
  return { life: g.rules.number('general.losing.life'), poison: Math.min(...poison) };
}

/** Whether a player without a share in the life of a team has more life and fewer poison counters than anybody loses with. */
const isSafe = (state: PlayerState, safe: NonNullable<Roster['safe']>): boolean =>
  state.life > safe.life &&
  state.poison < safe.poison &&
  !state.drewFromEmpty &&
  state.fromCommanders === undefined;

/** The life that decides whether a player loses. */
function totalOf(g: Engine, player: PlayerId, state: PlayerState): number {
  const team = sharesLife(g) ? teamOf(g, player) : null;
  return team === null ? state.life : (g.state.teams[team]?.life ?? 0);
}

/** At how much life, or less, a player loses; of a team that shares its life the variant says it. */
function lifeLimit(g: Engine, player: PlayerId): number {
  if (!sharesLife(g) || teamOf(g, player) === null) return g.rules.number('general.losing.life');
  const rule = g.rules.ask('twoHeadedGiant.zeroLifeCheck');
  return typeof rule === 'number' ? rule : 0;
}

/** Why a player loses just now: by which rule, and after which events. */
export interface Loss {
  due: Recorded<boolean>;
  why: LossFor;
  reasons: Reasons;
}

function losingPlayers(g: Engine, beforePriority: boolean): Map<PlayerId, Loss> | null {
  let losses: Map<PlayerId, Loss> | null = null;
  for (const player of remaining(g)) {
    const state = g.state.players[player];
    // Hardly ever is anybody about to lose.
    if (state === undefined) continue;
    const base = g.rules.begin();
    const endangered = isInDanger(g, player, state);
    g.rules.end(base);
    if (endangered) {
      const loss = lossOf(g, player, state, beforePriority);
      if (loss !== null) losses = (losses ?? new Map<PlayerId, Loss>()).set(player, loss);
    }
  }
  return losses;
}

/** Why a player who could lose does so, the last of several reasons; null where there is none after all. */
function lossOf(g: Engine, player: PlayerId, state: PlayerState, beforePriority: boolean): Loss | null {
  let loss: Loss | null = null;
  const check = (why: LossFor, loses: () => boolean): void => {
    const due = g.rules.record(loses);
    if (!due.value) return;
    const { limit } = g.rules.aside(limitOf, g, player);
    loss = { due, why, reasons: reasonsOfLoss(g, player, why, limit) };
  };
  check('poison', () => isPoisonedOut(g, player, state) && canLose(g, player));
  check('life', () => losesForLife(g, player, state, beforePriority) && canLose(g, player, true));
  if (state.fromCommanders !== undefined) check('commander', () => isOverrun(g, state) && canLose(g, player));
  if (state.drewFromEmpty) {
    state.drewFromEmpty = false;
    check('library', () => canLose(g, player));
  }
  return loss;
}

function isPoisonedOut(g: Engine, player: PlayerId, state: PlayerState): boolean {
  const { team, limit } = limitOf(g, player);
  return (team === null ? state.poison : (g.state.teams[team]?.poison ?? 0)) >= limit;
}

/** How many poison counters make a player lose is settled by the rules and the team, so it is read once. */
function limitOf(g: Engine, player: PlayerId): ReturnType<typeof poisonLimit> {
  let limit = g.roster.poison.get(player);
  if (limit === undefined) {
    limit = g.rules.record(poisonLimit, g, player);
    g.roster.poison.set(player, limit);
  }
  return g.rules.recall(limit);
}

/** Whether a player, or the team, loses for having no life left. */
function losesForLife(g: Engine, player: PlayerId, state: PlayerState, beforePriority: boolean): boolean {
  if (totalOf(g, player, state) > lifeLimit(g, player)) return false;
  if (!sharesLife(g) || teamOf(g, player) === null) return true;
  const rule = g.rules.ask('twoHeadedGiant.zeroLifeCheck');
  switch (rule) {
    case 'nextTimeTeamWouldReceivePriority':
      return beforePriority;
    case 'stateBasedAction':
      return true;
    default:
      return typeof rule === 'number' || unhandled('twoHeadedGiant.zeroLifeCheck', rule);
  }
}

/** How many counters of each of the two kinds a permanent loses because it has the other as well. */
function cancelling(g: Engine, object: GameObject): number {
  const both = Math.min(object.counters['+1/+1'] ?? 0, object.counters['-1/-1'] ?? 0);
  return both > 0 && g.rules.ask('general.opposedCountersCancel') ? both : 0;
}

/** Whether a permanent goes to the graveyard all by itself. */
function isBuried(g: Engine, object: GameObject, kept: ReadonlyMap<string, ObjectId>): boolean {
  const layers = layersOf(g, object);
  if (layers.creature) {
    const { toughness } = traitsOf(g, object);
    if (toughness <= 0) return true;
    if ((object.damage >= toughness || object.doomed === true) && !hasKeyword(g, object, 'indestructible'))
      return true;
  }
  if (layers.special) {
    const { types, supertypes, subtypes, name } = layers;
    if (supertypes.includes('legendary') && isSpare(g, object, name, kept, false)) return true;
    if (types.includes('battle') && isLost(g, object)) return true;
    if (types.includes('planeswalker')) {
      if ((object.counters.loyalty ?? 0) <= 0) return true;
      if (isSpare(g, object, `walker ${subtypes[0] ?? ''}`, kept, true)) return true;
    }
  }
  return layers.aura && !isBestowed(object) && fallsOff(g, object);
}

/** Whether a battle has no defense left, nor an ability that waits, or nobody can protect it. */
const isLost = (g: Engine, battle: GameObject): boolean =>
  ((battle.counters.defense ?? 0) <= 0 && !isTriggering(g, battle.id)) || isForsaken(g, battle);

/** Whether a creature would be destroyed by damage, which regeneration can replace. */
function isDestroyed(g: Engine, object: GameObject): boolean {
  return layersOf(g, object).creature && traitsOf(g, object).toughness > 0;
}

/** Whether another one of its kind was kept. */
function isSpare(
  g: Engine,
  object: GameObject,
  kind: string,
  kept: ReadonlyMap<string, ObjectId>,
  walker: boolean,
): boolean {
  const keep = kept.get(`${object.controller}/${kind}`);
  return keep !== undefined && keep !== object.id && onePerController(g, walker);
}

/** Whether a rule about uniqueness looks only at what the controller of a permanent has within range. */
function viewOf(
  g: Engine,
  viewer: GameObject,
  scope:
    | 'rangeOfInfluence.legendRule.scope'
    | 'rangeOfInfluence.planeswalkerUniquenessRule.scope'
    | 'rangeOfInfluence.worldRule.scope',
): (other: GameObject) => boolean {
  if (!limited(g)) return () => true;
  const rule = g.rules.ask(scope);
  switch (rule) {
    case 'onlyOthersInControllersRange':
      return (other) => objectInRange(g, viewer.controller, other);
    case 'onlyOthersOfItsController':
      return (other) => other.controller === viewer.controller;
    case 'unaffectedByRange':
    case 'notInSection':
      return () => true;
    default:
      return unhandled(scope, rule);
  }
}

/** Permanents that go because there is another of their kind, compared over all players. */
function uniqueness(g: Engine, permanents: readonly GameObject[]): Map<ObjectId, Recorded<boolean>> {
  const gone = new Map<ObjectId, Recorded<boolean>>();
  if (permanents.length < 2) return gone;
  for (const object of permanents) {
    const others = permanents.filter((other) => other !== object);
    const due = g.rules.record(isOneTooMany, g, object, others);
    if (due.value) gone.set(object.id, due);
  }
  return gone;
}

function isOneTooMany(g: Engine, object: GameObject, others: readonly GameObject[]): boolean {
  const { name, supertypes, subtypes, types } = traitsOf(g, object);
  const legends = others.filter((other) => {
    const traits = traitsOf(g, other);
    return traits.supertypes.includes('legendary') && traits.name === name;
  });
  if (
    supertypes.includes('legendary') &&
    legends.length > 0 &&
    !onePerController(g, false) &&
    legends.some(viewOf(g, object, 'rangeOfInfluence.legendRule.scope'))
  ) {
    return true;
  }
  const walkers = others.filter((other) => {
    const traits = traitsOf(g, other);
    return traits.types.includes('planeswalker') && traits.subtypes.some((type) => subtypes.includes(type));
  });
  if (
    types.includes('planeswalker') &&
    walkers.length > 0 &&
    g.rules.ask('rangeOfInfluence.planeswalkerUniquenessRule.coreRule') === 'acrossPlayersNoneKept' &&
    walkers.some(viewOf(g, object, 'rangeOfInfluence.planeswalkerUniquenessRule.scope'))
  ) {
    return true;
  }
  const newer = others.filter(
    (other) => other.timestamp > object.timestamp && traitsOf(g, other).supertypes.includes('world'),
  );
  return (
    supertypes.includes('world') &&
    newer.length > 0 &&
    newer.some(viewOf(g, object, 'rangeOfInfluence.worldRule.scope'))
  );
}
