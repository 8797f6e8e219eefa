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
  const turn = thread.turn?.number ?? 0;
  return g.cached(`actions ${player} ${thread.marker} ${turn} ${sorcery}`, () =>
    listActions(g, thread, player, sorcery),
  );
}

function listActions(g: Engine, thread: Thread, player: PlayerId, sorcery: boolean): Option[] {
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
    abilityOptions(g, thread, player, object, 'hand', sorcery, options);
  }
  for (const id of [...g.state.battlefield, ...g.state.command]) {
    abilityOptions(g, thread, player, g.object(id), g.object(id).zone, sorcery, options);
  }
  return options;
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

function abilityOptions(
  g: Engine,
  thread: Thread,
  player: PlayerId,
  object: GameObject,
  zone: string,
  sorcery: boolean,
  options: Option[],
): void {
  const try_ = (ability: Activated, index: number): void => {
    if ((ability.from ?? 'battlefield') !== zone && !(zone === 'command' && ability.from === undefined))
      return;
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
  };
  layersOf(g, object).abilities.forEach((ability, index) => {
    if (ability.ability === 'activated') try_(ability, index);
  });
  if (
    zone === 'battlefield' &&
    g.state.options.deployCreatures &&
    object.controller === player &&
    deployable(g, object)
  ) {
    try_(DEPLOY, DEPLOY_INDEX);
  }
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
