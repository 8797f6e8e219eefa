import type { Option } from '../api.js';
import { contextOf } from '../cards/context.js';
import { isCreature, layersOf } from '../cards/traits.js';
import type { Ability, PlayerId, TargetSpec } from '../cards/types.js';
import type { Engine } from '../engine.js';
import { unhandled } from '../errors.js';
import { barred } from '../life/prohibitions.js';
import { limited, objectInRange } from '../reach/range.js';
import type { GameObject, Thread } from '../state.js';
import { activePlayers } from '../table/teams.js';
import { payable } from './costs.js';
import { canTargetAll } from './targets.js';

export type Activated = Extract<Ability, { ability: 'activated' }>;

/** The ability that every creature has when creatures can be deployed to teammates. */
export const DEPLOY: Activated = {
  ability: 'activated',
  label: 'deploy',
  costs: [{ cost: 'tap' }],
  timing: 'sorcery',
  targets: [{ players: { who: 'teammates' } }],
  effects: [
    {
      effect: 'control',
      object: { object: 'self' },
      by: { player: 'target', index: 0 },
      duration: { until: 'permanent' },
    },
  ],
};

/** Index under which options name the deploy ability. */
export const DEPLOY_INDEX = -1;

/** The activated ability of an object under an index, or undefined. */
export function activatedAbility(g: Engine, object: GameObject, index: number): Activated | undefined {
  if (index === DEPLOY_INDEX) return deployable(g, object) ? DEPLOY : undefined;
  const ability = layersOf(g, object).abilities[index];
  return ability?.ability === 'activated' ? ability : undefined;
}

function deployable(g: Engine, object: GameObject): boolean {
  if (!g.state.options.deployCreatures || !isCreature(g, object)) return false;
  const rule = g.rules.ask('deployCreatures.ability');
  switch (rule) {
    case 'tapTargetTeammateGainsControl':
      break;
    default:
      unhandled('deployCreatures.ability', rule);
  }
  const timing = g.rules.ask('deployCreatures.timing');
  switch (timing) {
    case 'asSorcery':
      return true;
    default:
      return unhandled('deployCreatures.timing', timing);
  }
}

/** Whether a player could cast a sorcery now: own turn, a main phase, nothing on the stack. */
export function sorceryTime(g: Engine, thread: Thread, player: PlayerId): boolean {
  const turn = thread.turn;
  if (turn === null || !activePlayers(g, turn).includes(player)) return false;
  if (turn.step !== 'main1' && turn.step !== 'main2') return false;
  return (g.state.stacks[thread.marker] ?? []).length === 0;
}

/** What a spell or permanent asks to be targeted as it is cast. */
export function castSpecs(g: Engine, object: GameObject): TargetSpec[] {
  const card = g.definition(object);
  if (card.spell?.targets !== undefined) return card.spell.targets;
  return card.enchant === undefined ? [] : [card.enchant];
}

/** Everything that a player may do with priority, passing aside. */
export function actionsOf(g: Engine, thread: Thread, player: PlayerId): Option[] {
  const sorcery = sorceryTime(g, thread, player);
  const options: Option[] = [];
  const castable = [...(g.state.hands[player] ?? [])];
  for (const { content } of g.state.effects) {
    if (content.kind === 'castPermission' && content.player === player) castable.push(content.object);
  }
  for (const id of castable) {
    const object = g.state.objects[id];
    if (object === undefined) continue;
    const types = layersOf(g, object).types;
    if (types.length === 0) continue;
    if (types.includes('land')) {
      if (sorcery && object.zone === 'hand' && mayPlayLand(g, player))
        options.push({ type: 'playLand', player, object: id });
    } else if (canCast(g, thread, player, object, sorcery))
      options.push({ type: 'cast', player, object: id });
    layersOf(g, object).abilities.forEach((ability, index) => {
      if (ability.ability === 'activated' && ability.from === object.zone) {
        offer(g, thread, player, object, index, ability, sorcery, options);
      }
    });
  }
  const inPlay = activatable(g);
  for (const { object, index, ability } of inPlay.of.get(player) ?? []) {
    offer(g, thread, player, object, index, ability, sorcery, options);
  }
  for (const { object, index, ability } of inPlay.ofAnybody) {
    offer(g, thread, player, object, index, ability, sorcery, options);
  }
  return options;
}

interface InPlay {
  object: GameObject;
  index: number;
  ability: Activated;
}

/** The activated abilities in play: those of each player's own objects, and those that others may activate too. */
function activatable(g: Engine): { of: Map<PlayerId, InPlay[]>; ofAnybody: InPlay[] } {
  return g.cached('activatable', () => {
    const of = new Map<PlayerId, InPlay[]>();
    const ofAnybody: InPlay[] = [];
    const add = (entry: InPlay): void => {
      const who = entry.ability.who ?? 'controller';
      if (who === 'anyPlayer') {
        ofAnybody.push(entry);
        return;
      }
      const player = who === 'owner' ? entry.object.owner : entry.object.controller;
      const list = of.get(player);
      if (list === undefined) of.set(player, [entry]);
      else list.push(entry);
    };
    for (const id of [...g.state.battlefield, ...g.state.command]) {
      const object = g.object(id);
      layersOf(g, object).abilities.forEach((ability, index) => {
        if (ability.ability === 'activated' && (ability.from ?? 'battlefield') === 'battlefield') {
          add({ object, index, ability });
        }
      });
      if (g.state.options.deployCreatures && object.zone === 'battlefield' && deployable(g, object)) {
        add({ object, index: DEPLOY_INDEX, ability: DEPLOY });
      }
    }
    return { of, ofAnybody };
  });
}

function mayPlayLand(g: Engine, player: PlayerId): boolean {
  if (g.state.options.sharedTeamTurns) {
    const rule = g.rules.ask('sharedTeamTurns.landPlayForEachMember');
    switch (rule) {
      case true:
      case 'notSpecified':
        // The ordinary allowance belongs to each player; a team does not lessen it.
        break;
      default:
        unhandled('sharedTeamTurns.landPlayForEachMember', rule);
    }
  }
  return (g.state.players[player]?.landsPlayed ?? 0) < 1;
}

function canCast(g: Engine, thread: Thread, player: PlayerId, object: GameObject, sorcery: boolean): boolean {
  const { types, keywords } = layersOf(g, object);
  if (!sorcery && !types.includes('instant') && !keywords.includes('flash')) return false;
  if (barred(g, player, 'cast')) return false;
  const card = g.definition(object);
  if (card.ante === true && !g.state.options.ante) return false;
  const context = contextOf(player, object.id, { n: object.n, x: object.x });
  const free = object.zone !== 'hand';
  if (!free && !payable(g, player, null, [{ cost: 'mana', amount: card.cost ?? 0 }], context)) return false;
  return canTargetAll(g, context, castSpecs(g, object), boundMarker(g, thread));
}

/** In Grand Melee what is cast may go on several stacks, so targets on any of them count. */
function boundMarker(g: Engine, thread: Thread): number | null {
  return g.state.options.variant === 'grandMelee' ? null : thread.marker;
}

/** Adds an ability to the options if the player could activate it now. */
function offer(
  g: Engine,
  thread: Thread,
  player: PlayerId,
  object: GameObject,
  index: number,
  ability: Activated,
  sorcery: boolean,
  options: Option[],
): void {
  if (!mayActivate(g, player, object, ability)) return;
  const slow = ability.timing === 'sorcery' || ability.costs.some((cost) => cost.cost === 'loyalty');
  if (slow && !sorcery) return;
  const context = contextOf(player, object.id, { n: object.n, x: object.x });
  if (!payable(g, player, object, ability.costs, context)) return;
  if (!canTargetAll(g, context, ability.targets ?? [], boundMarker(g, thread))) return;
  options.push({
    type: 'activate',
    player,
    object: object.id,
    ability: index,
    ...(ability.label === undefined ? {} : { label: ability.label }),
  });
}

/** Whether the ability is this player's to activate, range of influence included. */
function mayActivate(g: Engine, player: PlayerId, object: GameObject, ability: Activated): boolean {
  switch (ability.who ?? 'controller') {
    case 'controller':
      return object.controller === player;
    case 'owner':
      return object.owner === player;
    case 'anyPlayer': {
      if (!limited(g)) return true;
      const rule = g.rules.ask('rangeOfInfluence.activationOutOfRange');
      switch (rule) {
        case false:
          return objectInRange(g, player, object);
        default:
          return unhandled('rangeOfInfluence.activationOutOfRange', rule);
      }
    }
  }
}
