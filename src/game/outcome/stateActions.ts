import { glance } from '../cards/context.js';
import { admits, matches } from '../cards/filters.js';
import { isProtectedFrom } from '../cards/guards.js';
import { hasKeyword, hasType, isCreature, layersOf, traitsOf } from '../cards/traits.js';
import type { ObjectId, PlayerId } from '../cards/types.js';
import type { Engine } from '../engine.js';
import { unhandled } from '../errors.js';
import { poisonLimit } from '../life/seen.js';
import { inRange, limited, objectInRange } from '../reach/range.js';
import { type LossFor, type Reasons, reasonsOfBurial, reasonsOfLoss } from '../reasons.js';
import type { Parameter } from '../rules.js';
import type { Frame, GameObject, PlayerState } from '../state.js';
import { remaining } from '../table/seats.js';
import { sharesLife, teamOf } from '../table/teams.js';
import { moveTogether } from '../zones/move.js';
import { canLose, lose } from './ending.js';

const GENERAL: Parameter[] = ['general.multiplayerThreshold'];
const NONE_KEPT: ReadonlyMap<string, ObjectId> = new Map();

/**
 * One round of state-based actions, all at the same time.
 * @returns `done` when nothing had to be done, `again` after doing something, `waiting` while a player chooses
 */
export function stateActions(g: Engine, frame: Frame, beforePriority: boolean): 'done' | 'again' | 'waiting' {
  const { permanents, special } = g.survey;
  const kept = special.length < 2 ? NONE_KEPT : legendsToKeep(g, frame, special);
  if (kept === 'waiting') return 'waiting';
  const losses = losingPlayers(g, beforePriority);
  let buried: Map<ObjectId, Parameter[]> | null = null;
  let loose: GameObject[] | null = null;
  for (const object of permanents) {
    const by = burialOf(g, object, kept);
    if (by === null) continue;
    buried ??= new Map();
    buried.set(object.id, by);
  }
  if (special.length > 1) {
    for (const [id, by] of uniqueness(g, special)) {
      buried ??= new Map();
      if (!buried.has(id)) buried.set(id, by);
    }
  }
  for (const object of permanents) {
    if (object.attachedTo === null || buried?.has(object.id) === true || !mustUnattach(g, object)) continue;
    loose ??= [];
    loose.push(object);
  }
  if (losses === null && buried === null && loose === null) return 'done';
  // Why each of them is done is looked for before the first of them changes what there is.
  const loosened = (loose ?? []).map((object) => ({ object, reasons: reasonsOfBurial(g, object) }));
  const fallen = new Map<ObjectId, Reasons>();
  for (const id of buried?.keys() ?? []) fallen.set(id, reasonsOfBurial(g, g.object(id)));
  for (const { object, reasons } of loosened) {
    object.attachedTo = null;
    g.since(reasons, (more) =>
      g.emit('unattached', limited(g) ? ['rangeOfInfluence.attachmentRestriction'] : GENERAL, {
        object: object.id,
        ...more,
      }),
    );
  }
  if (buried !== null) {
    const by = [...new Set([...buried.values()].flat())];
    moveTogether(g, [...buried.keys()], 'graveyard', { by, reasons: fallen });
  }
  if (losses !== null) {
    const by = [...new Set([...losses.values()].flatMap((loss) => loss.by))];
    lose(g, [...losses.keys()], by, losses);
  }
  return 'again';
}

/**
 * Whether a state-based action is due on a board where nothing modifies anything and nothing is attached.
 * @param anew everything in play is looked at, not only what bears damage or counters
 */
export function isAnythingDue(g: Engine, anew: boolean): boolean {
  const { permanents, special } = g.survey;
  if (special.length > 0) return true;
  for (const player of remaining(g)) {
    const state = g.state.players[player];
    if (state !== undefined && isInDanger(g, player, state)) return true;
  }
  for (const object of permanents) {
    if (!anew && object.damage === 0 && object.doomed !== true && isBare(object.counters)) continue;
    if (burialOf(g, object, NONE_KEPT) !== null) return true;
  }
  return false;
}

function isBare(counters: GameObject['counters']): boolean {
  for (const _ in counters) return false;
  return true;
}

/** Whether a player could lose for life, poison or an empty library. */
function isInDanger(g: Engine, player: PlayerId, state: PlayerState): boolean {
  if (state.drewFromEmpty || totalOf(g, player, state) <= 0) return true;
  const { team, limit } = limitOf(g, player);
  return (team === null ? state.poison : (g.state.teams[team]?.poison ?? 0)) >= limit;
}

/** The life that decides whether a player loses. */
function totalOf(g: Engine, player: PlayerId, state: PlayerState): number {
  const team = sharesLife(g) ? teamOf(g, player) : null;
  return team === null ? state.life : (g.state.teams[team]?.life ?? 0);
}

/** Why a player loses just now. */
export interface Loss {
  by: Parameter[];
  why: LossFor;
  reasons: Reasons;
}

function losingPlayers(g: Engine, beforePriority: boolean): Map<PlayerId, Loss> | null {
  let losses: Map<PlayerId, Loss> | null = null;
  for (const player of remaining(g)) {
    const state = g.state.players[player];
    if (state === undefined) continue;
    // Hardly ever is anybody about to lose.
    if (!isInDanger(g, player, state)) continue;
    losses ??= new Map();
    const poison = limitOf(g, player);
    const due = (why: LossFor, by: Parameter[]): Loss => ({
      by,
      why,
      reasons: reasonsOfLoss(g, player, why, poison.limit),
    });
    const counters = poison.team === null ? state.poison : (g.state.teams[poison.team]?.poison ?? 0);
    if (counters >= poison.limit && canLose(g, player)) losses.set(player, due('poison', poison.by));
    const life = lifeLoss(g, player, totalOf(g, player, state), beforePriority);
    if (life !== null && canLose(g, player, true)) losses.set(player, due('life', life));
    if (state.drewFromEmpty) {
      state.drewFromEmpty = false;
      if (canLose(g, player)) losses.set(player, due('library', GENERAL));
    }
  }
  return losses !== null && losses.size > 0 ? losses : null;
}

/** How many poison counters make a player lose is settled by the rules and the team, so it is read once. */
function limitOf(g: Engine, player: PlayerId): ReturnType<typeof poisonLimit> {
  let limit = g.roster.poison.get(player);
  if (limit === undefined) {
    limit = poisonLimit(g, player);
    g.roster.poison.set(player, limit);
  }
  return limit;
}

/** The rule by which a player (or team) with this much life loses, or null. */
function lifeLoss(g: Engine, player: PlayerId, life: number, beforePriority: boolean): Parameter[] | null {
  if (life > 0) return null;
  if (!sharesLife(g) || teamOf(g, player) === null) return GENERAL;
  const rule = g.rules.ask('twoHeadedGiant.zeroLifeCheck');
  switch (rule) {
    case 'nextTimeTeamWouldReceivePriority':
      return beforePriority ? ['twoHeadedGiant.zeroLifeCheck'] : null;
    case 'stateBasedAction':
      return ['twoHeadedGiant.zeroLifeCheck'];
    default:
      return unhandled('twoHeadedGiant.zeroLifeCheck', rule);
  }
}

/** Why a permanent goes to the graveyard all by itself, or null. */
function burialOf(g: Engine, object: GameObject, kept: ReadonlyMap<string, ObjectId>): Parameter[] | null {
  const layers = layersOf(g, object);
  if (layers.creature) {
    const { toughness } = traitsOf(g, object);
    if (toughness <= 0) return GENERAL;
    if ((object.damage >= toughness || object.doomed === true) && !hasKeyword(g, object, 'indestructible'))
      return GENERAL;
  }
  if (layers.special) {
    const { types, supertypes, subtypes, name } = layers;
    if (supertypes.includes('legendary')) {
      const keep = kept.get(`${object.controller}/${name}`);
      if (keep !== undefined && keep !== object.id) return ['rangeOfInfluence.legendRule.coreRule'];
    }
    if (types.includes('planeswalker')) {
      if ((object.counters.loyalty ?? 0) <= 0) return GENERAL;
      const keep = kept.get(`${object.controller}/walker ${subtypes[0] ?? ''}`);
      if (keep !== undefined && keep !== object.id)
        return ['rangeOfInfluence.planeswalkerUniquenessRule.coreRule'];
    }
  }
  if (layers.aura) return auraOff(g, object);
  return null;
}

/** Why an Aura cannot stay where it is, or null. */
function auraOff(g: Engine, aura: GameObject): Parameter[] | null {
  const host = aura.attachedTo;
  const enchant = g.definition(aura).enchant;
  if (host === null || enchant === undefined) return GENERAL;
  const context = glance(aura.controller, aura.id);
  if (g.state.players[host] !== undefined) {
    if (g.state.players[host]?.inGame !== true) return ['leaving.auraOnDepartedPlayer'];
    if (enchant.players === undefined || !admits(g, context, host, enchant.players)) return GENERAL;
    if (!limited(g) || inRange(g, aura.controller, host)) return null;
    const rule = g.rules.ask('rangeOfInfluence.auraRestriction');
    switch (rule) {
      case 'objectOutOfRange':
        return null;
      case 'objectOrPlayerOutOfRange':
        return ['rangeOfInfluence.auraRestriction'];
      default:
        return unhandled('rangeOfInfluence.auraRestriction', rule);
    }
  }
  const object = g.state.objects[host];
  if (object === undefined || object.zone !== 'battlefield') return GENERAL;
  if (enchant.objects === undefined || !matches(g, context, object, enchant.objects)) return GENERAL;
  if (isProtectedFrom(g, object, aura)) return GENERAL;
  if (limited(g) && !objectInRange(g, aura.controller, object)) return ['rangeOfInfluence.auraRestriction'];
  return null;
}

/** Whether an Equipment or Fortification comes loose. */
function mustUnattach(g: Engine, object: GameObject): boolean {
  if (object.attachedTo === null || g.definition(object).enchant !== undefined) return false;
  const subtypes = traitsOf(g, object).subtypes;
  const equipment = subtypes.includes('Equipment');
  const fortification = subtypes.includes('Fortification');
  if (!equipment && !fortification) return false;
  const host = g.state.objects[object.attachedTo];
  if (host === undefined || host.zone !== 'battlefield') return true;
  if (equipment && !isCreature(g, host)) return true;
  if (fortification && !hasType(g, host, 'land')) return true;
  if (isProtectedFrom(g, host, object)) return true;
  if (!limited(g) || objectInRange(g, object.controller, host)) return false;
  const rule = g.rules.ask('rangeOfInfluence.attachmentRestriction');
  switch (rule) {
    case 'equipment':
      return equipment;
    case 'equipmentAndFortification':
      return true;
    default:
      return unhandled('rangeOfInfluence.attachmentRestriction', rule);
  }
}

/** Whether a rule about uniqueness looks only at what the controller of a permanent has within range. */
function viewOf(
  g: Engine,
  scope:
    | 'rangeOfInfluence.legendRule.scope'
    | 'rangeOfInfluence.planeswalkerUniquenessRule.scope'
    | 'rangeOfInfluence.worldRule.scope',
): (viewer: GameObject, other: GameObject) => boolean {
  if (!limited(g)) return () => true;
  const rule = g.rules.ask(scope);
  switch (rule) {
    case 'onlyOthersInControllersRange':
      return (viewer, other) => objectInRange(g, viewer.controller, other);
    case 'unaffectedByRange':
    case 'notInSection':
      return () => true;
    default:
      return unhandled(scope, rule);
  }
}

/** Permanents that go because there is another of their kind, compared over all players. */
function uniqueness(g: Engine, permanents: readonly GameObject[]): Map<ObjectId, Parameter[]> {
  const gone = new Map<ObjectId, Parameter[]>();
  if (permanents.length < 2) return gone;
  const legends = permanents.filter((object) => traitsOf(g, object).supertypes.includes('legendary'));
  if (legends.length > 1 && g.rules.ask('rangeOfInfluence.legendRule.coreRule') === 'acrossPlayersNoneKept') {
    const sees = viewOf(g, 'rangeOfInfluence.legendRule.scope');
    for (const object of legends) {
      const name = traitsOf(g, object).name;
      if (
        legends.some((other) => other !== object && traitsOf(g, other).name === name && sees(object, other))
      ) {
        gone.set(object.id, ['rangeOfInfluence.legendRule.coreRule', 'rangeOfInfluence.legendRule.scope']);
      }
    }
  }
  const walkers = permanents.filter((object) => hasType(g, object, 'planeswalker'));
  if (
    walkers.length > 1 &&
    g.rules.ask('rangeOfInfluence.planeswalkerUniquenessRule.coreRule') === 'acrossPlayersNoneKept'
  ) {
    const sees = viewOf(g, 'rangeOfInfluence.planeswalkerUniquenessRule.scope');
    for (const object of walkers) {
      const types = traitsOf(g, object).subtypes;
      const twin = walkers.some(
        (other) =>
          other !== object &&
          traitsOf(g, other).subtypes.some((type) => types.includes(type)) &&
          sees(object, other),
      );
      if (twin) {
        gone.set(object.id, [
          'rangeOfInfluence.planeswalkerUniquenessRule.coreRule',
          'rangeOfInfluence.planeswalkerUniquenessRule.scope',
        ]);
      }
    }
  }
  const worlds = permanents.filter((object) => traitsOf(g, object).supertypes.includes('world'));
  if (worlds.length > 1) {
    const sees = viewOf(g, 'rangeOfInfluence.worldRule.scope');
    for (const object of worlds) {
      const newer = worlds.some(
        (other) => other !== object && other.timestamp > object.timestamp && sees(object, other),
      );
      if (newer) gone.set(object.id, ['rangeOfInfluence.worldRule.scope']);
    }
  }
  return gone;
}

/** Which legendary permanent (and planeswalker) of each name every controller keeps, where one may be kept. */
function legendsToKeep(
  g: Engine,
  frame: Frame,
  permanents: readonly GameObject[],
): Map<string, ObjectId> | 'waiting' {
  const kept = new Map<string, ObjectId>();
  const groups = new Map<string, GameObject[]>();
  const add = (key: string, object: GameObject) => {
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [object]);
    else group.push(object);
  };
  for (const object of permanents) {
    const traits = traitsOf(g, object);
    if (traits.supertypes.includes('legendary')) add(`${object.controller}/${traits.name}`, object);
    if (traits.types.includes('planeswalker'))
      add(`${object.controller}/walker ${traits.subtypes[0] ?? ''}`, object);
  }
  let waiting = false;
  for (const [key, group] of groups) {
    if (group.length < 2) continue;
    const walker = key.includes('/walker ');
    const parameter: Parameter = walker
      ? 'rangeOfInfluence.planeswalkerUniquenessRule.coreRule'
      : 'rangeOfInfluence.legendRule.coreRule';
    if (!onePerController(g, walker)) continue;
    const names = group.map((object) => object.id);
    const answer = g.ask(frame, `keep ${names.join(' ')}`, () => ({
      kind: 'legend',
      player: group[0]?.controller ?? '',
      options: names.map((object) => ({ type: 'object', object })),
      parameters: [parameter],
    }));
    if (answer === undefined) waiting = true;
    else if (answer.type === 'object') kept.set(key, answer.object);
  }
  return waiting ? 'waiting' : kept;
}

function onePerController(g: Engine, walker: boolean): boolean {
  if (walker) {
    const rule = g.rules.ask('rangeOfInfluence.planeswalkerUniquenessRule.coreRule');
    switch (rule) {
      case 'perControllerOneKept':
        return true;
      case 'noSuchRule':
      case 'acrossPlayersNoneKept':
        return false;
      default:
        return unhandled('rangeOfInfluence.planeswalkerUniquenessRule.coreRule', rule);
    }
  }
  const rule = g.rules.ask('rangeOfInfluence.legendRule.coreRule');
  switch (rule) {
    case 'perControllerOneKept':
      return true;
    case 'acrossPlayersNoneKept':
      return false;
    default:
      return unhandled('rangeOfInfluence.legendRule.coreRule', rule);
  }
}
