import type { Option } from '../api.js';
import { holds } from '../cards/amounts.js';
import { glance } from '../cards/context.js';
import { admits, matches } from '../cards/filters.js';
import { layersOf, staticsOf } from '../cards/traits.js';
import type { Ability, Condition, PlayerId, TargetSpec } from '../cards/types.js';
import { objectBarred } from '../combat/targets.js';
import type { Engine } from '../engine.js';
import { barred } from '../life/prohibitions.js';
import { limited, objectInRange } from '../reach/range.js';
import type { GameObject } from '../state.js';
import { activePlayers, partyMembers, partyOf, primaryPlayer, teamOf } from '../table/teams.js';
import type { Thread } from '../threads.js';
import { isCastable } from '../zones/commandZone.js';
import { FACE_DOWN_COSTS } from '../zones/faceDown.js';
import { otherHalf } from '../zones/fused.js';
import { type Activated, asSorcery, isManaAbility } from './abilities.js';
import { asFlash } from './asFlash.js';
import { isHushed } from './away.js';
import { besidePayable } from './beside.js';
import { payable } from './costs.js';
import { flashbackOf } from './flashback.js';
import { handOf } from './hand.js';
import { helpersOf } from './helped.js';
import { manaOf } from './lifeForMana.js';
import { openModes, specsOfModes } from './modes.js';
import { boundMarker, openX } from './openX.js';
import { activating, casting, manaFor } from './pool.js';
import { priceOf, timesX } from './price.js';
import { modesOf } from './splice.js';
import { canTargetAll } from './targets.js';

/** Whether a player could cast a sorcery now: own turn, a main phase, nothing on the stack. */
function sorceryTime(g: Engine, thread: Thread, player: PlayerId): boolean {
  const turn = thread.turn;
  if (turn === null || !activePlayers(g, turn).includes(player)) return false;
  if (turn.step !== 'main1' && turn.step !== 'main2') return false;
  return (g.state.stacks[thread.marker] ?? []).length === 0;
}

const NO_SPECS: TargetSpec[] = [];

/** The lists of one for what Auras enchant. */
const enchanting = new WeakMap<TargetSpec, TargetSpec[]>();

/** What a spell or permanent asks to be targeted as it is cast. */
export function castSpecs(g: Engine, object: GameObject): TargetSpec[] {
  const card = g.definition(object);
  if (object.overloaded) return NO_SPECS;
  const modes = modesOf(g, object);
  if (modes !== undefined) return specsOfModes(modes);
  if (card.spell?.targets !== undefined) return card.spell.targets;
  if (card.enchant === undefined) return NO_SPECS;
  let specs = enchanting.get(card.enchant);
  if (specs === undefined) {
    specs = [card.enchant];
    enchanting.set(card.enchant, specs);
  }
  return specs;
}

/**
 * Adds everything that a player may do with priority, passing aside.
 * @returns whether it depends on nothing but the turn, what is in play and what the player has in hand
 */
export function addActionsOf(g: Engine, thread: Thread, player: PlayerId, options: Option[]): boolean {
  const sorcery = sorceryTime(g, thread, player);
  const { besideOptions } = g.inEffect;
  let steady = g.survey.steady && besideOptions && !g.away.hushes;
  const hand = handOf(g, player);
  if (!hand.steady) steady = false;
  const always = !sorcery && besideOptions && staticsOf(g, 'asFlash').length === 0;
  for (const id of always ? hand.quick : hand.cards)
    addCard(g, thread, player, g.object(id), sorcery, options);
  for (const { content } of g.inEffect.of('castPermission')) {
    if (content.player !== player) continue;
    const object = g.state.objects.get(content.object);
    if (object !== undefined && object.incarnation === (content.incarnation ?? object.incarnation))
      addCard(g, thread, player, object, sorcery, options, content);
  }
  if (staticsOf(g, 'playTop').length > 0 && addTop(g, thread, player, sorcery, options)) steady = false;
  for (const id of g.state.commanders ?? NOTHING) {
    const object = g.object(id);
    if (!isCastable(g, object, player)) continue;
    steady = false;
    addCard(g, thread, player, object, sorcery, options);
  }
  const borrowed = g.inEffect
    .of('graveyards')
    .flatMap(({ content }) => (content.player === player ? content.of : []));
  if (borrowed.length > 0) steady = false;
  for (const owner of g.away.acts ? [player, ...borrowed] : NOTHING)
    for (const id of g.state.graveyards[owner] ?? NOTHING) {
      const object = g.object(id);
      if (flashbackOf(g, object) !== undefined) {
        steady = false;
        if (canCast(g, thread, player, object, sorcery)) options.push({ type: 'cast', player, object: id });
      }
      for (const [index, ability] of layersOf(g, object).abilities.entries())
        if (ability.ability === 'activated' && ability.from === 'graveyard') {
          steady = false;
          offer(g, thread, player, object, index, ability, sorcery, options);
        }
    }
  const { own, quick, anybodys } = g.survey;
  for (const { object, index, ability } of (sorcery ? own : quick).get(player) ?? NOTHING) {
    offer(g, thread, player, object, index, ability, sorcery, options);
  }
  for (const { object, index, ability } of anybodys) {
    offer(g, thread, player, object, index, ability, sorcery, options);
  }
  return steady;
}

const NOTHING: readonly never[] = [];

/**
 * Whether these players can certainly only pass while none of them could cast a sorcery. False where an effect may let them do more: then
 * their options have to be listed.
 */
export function areIdle(g: Engine, players: readonly PlayerId[]): boolean {
  const { quick, anybodys, statics } = g.survey;
  if (anybodys.length > 0 || g.away.acts || g.state.commanders !== undefined) return false;
  // In force or not: on what else their conditions depend is not known.
  if (statics.has('asFlash') || statics.has('playTop')) return false;
  for (const player of players) if (quick.has(player) || handOf(g, player).quick.length > 0) return false;
  return true;
}

/** Adds what a player may do with the top card of the library. @returns whether something lets the player use it at all */
function addTop(g: Engine, thread: Thread, player: PlayerId, sorcery: boolean, options: Option[]): boolean {
  const tops = staticsOf(g, 'playTop').filter(({ source }) => source.controller === player);
  if (tops.length === 0) return false;
  const top = g.state.objects.get(g.state.libraries[player]?.at(-1) ?? '');
  const open = tops.filter(
    ({ source, ability: { which = {} } }) =>
      top !== undefined && matches(g, glance(player, source.id), top, { ...which, zone: 'library' }),
  );
  const land = open.some(({ ability }) => ability.castOnly !== true) ? { land: true as const } : {};
  if (top !== undefined && open.length > 0)
    addCard(g, thread, player, top, sorcery, options, { paid: true, ...land });
  return true;
}

/**
 * Adds what a player may do with a card in hand, or one that an effect lets the player cast.
 * @returns whether that depends on nothing but what is in play and in hand
 */
function addCard(
  g: Engine,
  thread: Thread,
  player: PlayerId,
  object: GameObject,
  sorcery: boolean,
  options: Option[],
  permitted: { paid?: true; land?: true } = {},
): boolean {
  const { id } = object;
  const { types, land, abilities, steady } = layersOf(g, object);
  if (types.length === 0) return true;
  if (land) {
    if (
      sorcery &&
      (object.zone === 'hand' || permitted.land) &&
      !isBuried(g, player, object) &&
      mayPlayLand(g, player)
    )
      options.push({ type: 'playLand', player, object: id });
  } else if (canCast(g, thread, player, object, sorcery, permitted.paid))
    options.push({ type: 'cast', player, object: id });
  for (let index = 0; index < abilities.length; index++) {
    const ability = abilities[index] as Ability;
    if (ability.ability === 'activated' && ability.from === object.zone) {
      offer(g, thread, player, object, index, ability, sorcery, options);
    }
  }
  return steady;
}

/** Whether a card lies in the graveyard of a player who may play none from there. */
const isBuried = (g: Engine, player: PlayerId, { zone, owner }: GameObject): boolean =>
  zone === 'graveyard' && owner === player && barred(g, player, 'playFromGraveyard');

function mayPlayLand(g: Engine, player: PlayerId): boolean {
  // The ordinary allowance belongs to each player; a team does not lessen it.
  const stated = g.state.options.sharedTeamTurns && g.rules.ask('sharedTeamTurns.landPlayForEachMember');
  const usual = typeof stated === 'number' ? stated : 1;
  const team = stated === 'primaryPlayer' ? teamOf(g, player) : null;
  if (barred(g, player, 'playLand') || (team !== null && primaryPlayer(g, team) !== player)) return false;
  const more = staticsOf(g, 'lands').reduce(
    (sum, { source, ability }) =>
      admits(g, glance(source.controller, source.id), player, ability.who) ? sum + ability.count : sum,
    0,
  );
  const today = g.inEffect
    .of('lands')
    .reduce((sum, { content }) => (content.player === player ? sum + content.count : sum), 0);
  const counted = stated === 'oneMember' ? partyMembers(g, partyOf(g, player)) : [player];
  const played = counted.reduce((sum, member) => sum + (g.state.players[member]?.landsPlayed ?? 0), 0);
  return played < usual + more + today;
}

function canCast(
  g: Engine,
  thread: Thread,
  player: PlayerId,
  object: GameObject,
  sorcery: boolean,
  paid: true | undefined = undefined,
): boolean {
  if (!sorcery && !layersOf(g, object).quick && !asFlash(g, player, object)) return false;
  if (isHushed(g)) return false;
  if (castableFaceDown(g, player, object) && !barred(g, player, 'cast')) return true;
  if (canCastUp(g, thread, player, object, paid)) return true;
  const other = otherHalf(g, object);
  return other !== undefined && canCastUp(g, thread, player, other, paid);
}

/** Whether a player could cast a card of the hand face down. */
export function castableFaceDown(g: Engine, player: PlayerId, object: GameObject): boolean {
  if (object.zone !== 'hand' || g.definition(object).morph === undefined) return false;
  return payable(g, player, null, FACE_DOWN_COSTS, glance(player, object.id));
}

/** Whether a player could cast a card as it is printed, whatever the time. */
export function canCastUp(
  g: Engine,
  thread: Thread,
  player: PlayerId,
  object: GameObject,
  paid: true | undefined = undefined,
): boolean {
  if (object.zone === 'stack' || barred(g, player, 'cast')) return false;
  const card = g.definition(object);
  if (card.ante === true && !g.state.options.ante) return false;
  const on = casting(object);
  const pool = manaFor(g, player, on);
  const own = glance(player, object.id, object.x, object.n);
  if (forbidden(g, player, object)) return false;
  if (card.unpayable && (object.zone === 'hand' || paid)) return false;
  if (
    (object.zone === 'hand' || object.zone === 'command' || paid) &&
    pool !== null &&
    !payable(
      g,
      player,
      object,
      [manaOf(card, priceOf(g, player, object, 0) - helpersOf(g, player, object).length)],
      own,
      on,
    ) &&
    !alternativeOpen(g, player, object)
  )
    return false;
  const again = object.zone === 'graveyard' ? flashbackOf(g, object) : undefined;
  if (again !== undefined && !payable(g, player, object, again, own, on)) return false;
  if (card.castOnly !== undefined && !holds(g, own, card.castOnly)) return false;
  if (!besidePayable(g, player, object, priceOf(g, player, object, 0), own)) return false;
  const modes = card.spell?.modes;
  if (modes !== undefined) return openModes(g, own, modes, boundMarker(g, thread)).length >= modes.least;
  const specs = castSpecs(g, object);
  const { overload } = g.definition(object);
  return (
    specs.length === 0 ||
    (overload !== undefined && payable(g, player, object, overload.costs, own, on)) ||
    canTargetAll(g, glance(player, object.id, object.x, object.n), specs, boundMarker(g, thread))
  );
}

/** Whether a card can be cast by an effect, whenever that is and without paying for it. */
export function castableNow(g: Engine, player: PlayerId, object: GameObject): boolean {
  if (object.zone === 'stack' || object.zone === 'battlefield' || barred(g, player, 'cast')) return false;
  const { types, land } = layersOf(g, object);
  const card = g.definition(object);
  if (types.length === 0 || land || forbidden(g, player, object)) return false;
  const own = glance(player, object.id, object.x, object.n);
  if (card.castOnly !== undefined && !holds(g, own, card.castOnly)) return false;
  if (!besidePayable(g, player, object, 0, own)) return false;
  const marker = boundMarker(g, g.thread);
  const modes = card.spell?.modes;
  if (modes !== undefined) return openModes(g, own, modes, marker).length >= modes.least;
  return canTargetAll(g, own, castSpecs(g, object), marker);
}

/** Whether a player could pay something else instead of the mana that a spell costs. */
export function alternativeOpen(g: Engine, player: PlayerId, object: GameObject): boolean {
  const { alternative } = g.definition(object);
  if (alternative === undefined) return false;
  const own = glance(player, object.id, object.x, object.n);
  return (
    (alternative.if === undefined || holds(g, own, alternative.if)) &&
    payable(g, player, object, alternative.costs, own, casting(object))
  );
}

/** What a player has to control to cast a legendary instant or sorcery. */
const OF_LEGEND: Condition = {
  if: 'exists',
  objects: {
    supertypes: ['legendary'],
    types: ['creature', 'planeswalker'],
    controller: { player: 'you' },
  },
};

/** Whether something keeps a player from casting this spell, or any more spells this turn. */
function forbidden(g: Engine, player: PlayerId, object: GameObject): boolean {
  const card = g.definition(object);
  if ((card.aftermath === true && object.zone !== 'graveyard') || isBuried(g, player, object)) return true;
  // A legendary sorcery needs somebody of legend to cast it.
  if (
    card.spell !== undefined &&
    card.supertypes?.includes('legendary') &&
    !holds(g, glance(player, object.id), OF_LEGEND)
  )
    return true;
  for (const { source, ability } of staticsOf(g, 'castLimit'))
    if (
      admits(g, glance(source.controller, source.id), player, ability.who) &&
      (g.state.spellsThisTurn[player] ?? 0) >= ability.most
    )
      return true;
  if (staticsOf(g, 'cantCast').length === 0) return false;
  // Before X is announced the spell may still become one that can be cast.
  return [0, ...(timesX(card) > 0 ? [1] : [])].every((x) => forbiddenFor(g, player, object, object.x + x));
}

/** Whether something keeps a player from casting such a spell, with this number for X. */
export const forbiddenFor = (g: Engine, player: PlayerId, object: GameObject, x: number): boolean =>
  staticsOf(g, 'cantCast').some(({ source, ability }) => {
    const context = glance(source.controller, source.id);
    return (
      admits(g, context, player, ability.who) &&
      matches(g, context, { ...object, zone: 'stack', x }, ability.which)
    );
  });

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
  // Tapped objects are left out first, which costs less than working out what each could do.
  if (object.tapped && ability.costs[0]?.cost === 'tap') return;
  if (!mayActivate(g, player, object, ability)) return;
  if (!sorcery && asSorcery(ability)) return;
  if (!unrestricted(g, player, object, index, ability)) return;
  if (ability.label !== 'morph' && ability.label !== 'suspend' && isHushed(g) && !isManaAbility(ability))
    return;
  const context = glance(player, object.id, object.x, object.n);
  const open = ability.x ? { ...context, x: 0 } : context;
  if (!payable(g, player, object, ability.costs, open, activating(object))) return;
  if (!openX(g, thread, player, object, ability, open).length) return;
  const option: Option = { type: 'activate', player, object: object.id, ability: index };
  if (ability.label !== undefined) option.label = ability.label;
  options.push(option);
}

/** The turn of now for each time that an ability was activated in it. */
export const activatedNow = (g: Engine, { activated }: GameObject, index: number): readonly number[] =>
  activated?.[index]?.filter((turn) => turn === g.state.turnCount) ?? [];

/** Whether nothing keeps an ability from being activated just now. */
function unrestricted(
  g: Engine,
  player: PlayerId,
  object: GameObject,
  index: number,
  ability: Activated,
): boolean {
  if (ability.once && activatedNow(g, object, index).length >= Number(ability.once)) return false;
  for (const condition of [ability.only, ability.while])
    if (condition !== undefined && !holds(g, glance(player, object.id, object.x, object.n), condition))
      return false;
  return !objectBarred(g, object, 'activate');
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
      return g.rules.ask('rangeOfInfluence.activationOutOfRange') || objectInRange(g, player, object);
    }
  }
}
