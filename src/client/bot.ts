import type { Decision, Game, Option, PlayerId, TeamId } from '../game/index.js';
import { areTeammates } from './autoPass.js';
import { deckCard, type Use } from './cards.js';

/** Numbers by lot: a whole number from 0 up to one less than is given. */
type Lot = (below: number) => number;

/**
 * A generator of lots that depends on nothing but its seeds, so that a bot that is asked the same thing at the same
 * moment again, after an undo or a resume, answers the same.
 */
export function lotsFrom(...seeds: readonly number[]): Lot {
  let state = 0x9e3779b9;
  const mix = (value: number): number => {
    let mixed = (state ^ value) >>> 0;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b) >>> 0;
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35) >>> 0;
    return (mixed ^ (mixed >>> 16)) >>> 0;
  };
  for (const seed of seeds) state = mix(Math.floor(seed) >>> 0);
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((mix(0) / 0x1_0000_0000) * below);
  };
}

/**
 * What a simple player would do. It looks at nothing that the player could not see: the battlefield, life totals, and
 * the cards that the options themselves name.
 *
 * @param decision one of the game's open decisions
 * @returns the place of an option in its list
 */
export function botChoice(game: Game, decision: Decision, lot: Lot): number {
  const me = decision.onBehalfOf ?? decision.players[0] ?? '';
  const scored = decision.options.map((option, at) => ({
    at,
    score: worth(game, decision, option, me, lot),
  }));
  const best = Math.max(...scored.map(({ score }) => score));
  const good = scored.filter(({ score }) => score === best);
  return good[lot(good.length)]?.at ?? 0;
}

function worth(game: Game, decision: Decision, option: Option, me: PlayerId, lot: Lot): number {
  switch (decision.kind) {
    case 'priority':
      return actionWorth(game, decision, option, lot);
    case 'attack':
      return attackWorth(game, option, lot);
    case 'block':
      return blockWorth(game, option, me);
    case 'mulligan':
      return mulliganWorth(game, option, me);
    case 'assignDamage':
      return option.type === 'number' ? assignWorth(game, decision, option.number) : 0;
    case 'damageOrder':
      return option.type === 'object' ? -game.toughness(option.object) : 0;
    case 'amount':
    case 'chooseX':
      return option.type === 'number' ? -option.number : 0;
    case 'discard':
    case 'sacrifice':
    case 'bottomCard':
      return option.type === 'object' ? -size(game, option.object) : 0;
    case 'legend':
      return option.type === 'object' ? size(game, option.object) : 0;
    case 'scry':
      return option.type === 'no' ? 1 : 0;
    case 'may':
    case 'payment':
      return option.type === 'yes' ? 1 : 0;
    default:
      return pickWorth(game, decision, option, me);
  }
}

// Sides

function isCreature(game: Game, id: string): boolean {
  return game.types(id).includes('creature');
}

function size(game: Game, id: string): number {
  return isCreature(game, id) ? game.power(id) + game.toughness(id) : 1;
}

function creaturesOf(game: Game, player: PlayerId): string[] {
  return game.state.battlefield.filter((id) => game.controller(id) === player && isCreature(game, id));
}

// Acting

function useOf(game: Game, id: string): Use {
  return deckCard(game.state.objects.get(id)?.card ?? '')?.use ?? 'develop';
}

function actionWorth(game: Game, decision: Decision, option: Option, lot: Lot): number {
  if (option.type !== 'cast' && option.type !== 'activate' && option.type !== 'playLand') return 1;
  const { player } = option;
  const stack = game.state.stacks[decision.marker] ?? [];
  const top = stack.at(-1);
  const own = game.activePlayers().some((active) => areTeammates(game, active, player));
  const step = game.step(decision.marker);
  const main = own && (step === 'main1' || step === 'main2') && stack.length === 0;
  if (option.type === 'playLand') return 9;
  if (option.type === 'activate') {
    if (option.label === 'deploy') {
      // Only a creature that has nobody to attack is better off elsewhere.
      return main && step === 'main2' && game.attackable(option.object).length === 0 && lot(2) === 0 ? 2 : 0;
    }
    return step === 'end' && stack.length === 0 && hasPrey(game, player) ? 3 : 0;
  }
  switch (useOf(game, option.object)) {
    case 'develop':
      return main ? 5 + size(game, option.object) / 10 : 0;
    case 'harm':
      return own && step === 'main2' && stack.length === 0 && hasPrey(game, player) ? 3 : 0;
    case 'remove':
      return main && enemyCreatures(game, player).some((id) => size(game, id) >= 5) ? 4 : 0;
    case 'heal':
      return stack.length === 0 && step === 'end' && game.life(player) <= 8 ? 3 : 0;
    case 'trick':
      return stack.length === 0 && step === 'declareBlockers' && fights(game, player).length > 0 ? 3 : 0;
    case 'deny':
      return top !== undefined && !areTeammates(game, game.controller(top), player) && !isAbility(game, top)
        ? 3
        : 0;
  }
}

function isAbility(game: Game, id: string): boolean {
  return game.state.objects.get(id)?.kind === 'ability';
}

function enemyCreatures(game: Game, player: PlayerId): string[] {
  return game.state.battlefield.filter(
    (id) =>
      isCreature(game, id) &&
      !areTeammates(game, game.controller(id), player) &&
      game.inRange(player, game.controller(id)),
  );
}

/** Whether anything harmful has somebody to be pointed at. */
function hasPrey(game: Game, player: PlayerId): boolean {
  return game.players().some((other) => !areTeammates(game, other, player) && game.inRange(player, other));
}

/** Own creatures in the combat of this turn. */
function fights(game: Game, player: PlayerId): string[] {
  const inCombat = game
    .attackers()
    .flatMap(({ creature, blockedBy }) => (blockedBy.length > 0 ? [creature, ...blockedBy] : []));
  return inCombat.filter((id) => game.exists(id) && game.controller(id) === player);
}

// Choosing

/** Targets and choices: what helps goes to the own side, what harms to the strongest of the other. */
function pickWorth(game: Game, decision: Decision, option: Option, me: PlayerId): number {
  if (option.type !== 'player' && option.type !== 'object') return 0;
  const source = decision.object === undefined ? undefined : game.state.objects.get(decision.object);
  const card = deckCard(
    source?.ability === null || source === undefined
      ? (source?.card ?? '')
      : (game.state.objects.get(source.ability.source)?.card ?? ''),
  );
  const kind = card?.use ?? 'harm';
  const helps = kind === 'heal' || kind === 'trick' || decision.kind === 'chooseMember';
  if (option.type === 'player') {
    const friend = areTeammates(game, option.player, me);
    if (helps || decision.kind === 'damageRecipient')
      return (friend === helps ? 100 : 0) - game.life(option.player);
    return (friend ? 0 : 100) + (20 - Math.min(20, game.life(option.player)));
  }
  const id = option.object;
  const friend = areTeammates(game, game.controller(id), me);
  if (kind === 'trick') return (friend ? 100 : 0) + (fights(game, me).includes(id) ? 50 : 0) + size(game, id);
  const damage = card?.definition.name === 'Bolt' ? 3 : 1;
  const kills = isCreature(game, id) && game.toughness(id) - game.damage(id) <= damage;
  // A player is a better mark than a creature that would survive.
  return (friend ? 0 : kills || kind !== 'harm' ? 105 : 60) + size(game, id);
}

// Combat

function attackWorth(game: Game, option: Option, lot: Lot): number {
  if (option.type === 'stayHome') return 10;
  if (option.type !== 'attack') return 0;
  const { creature, defender } = option;
  if (option.band !== undefined) return 0;
  const power = game.power(creature);
  if (power <= 0) return 0;
  const behind =
    game.state.teams[defender as TeamId]?.members ??
    (game.state.players[defender as PlayerId] === undefined ? [] : [defender as PlayerId]);
  const there = behind.filter((player) => game.inGame(player));
  const blockers = there
    .flatMap((player) => creaturesOf(game, player))
    .filter(
      (id) => !game.tapped(id) && (!game.hasKeyword(creature, 'flying') || game.hasKeyword(id, 'flying')),
    );
  const feared = blockers.filter((id) => game.power(id) >= game.toughness(creature)).length;
  const life = Math.min(...there.map((player) => game.life(player)), 99);
  const emperor = there.some((player) => game.state.options.emperors.includes(player));
  const appeal = 11 + power + (life <= power * 2 ? 6 : 0) + (emperor ? 4 : 0) + (20 - Math.min(20, life)) / 4;
  if (blockers.length === 0) return appeal + 5;
  // Somebody has to begin: now and then even a bad attack is made, so that games come to an end.
  return feared === 0 || lot(4) === 0 ? appeal : 5;
}

function blockWorth(game: Game, option: Option, me: PlayerId): number {
  if (option.type === 'noBlock') return 10;
  if (option.type !== 'block') return 0;
  const { creature, attacker } = option;
  const survives = game.power(attacker) < game.toughness(creature) - game.damage(creature);
  const kills = game.power(creature) >= game.toughness(attacker) - game.damage(attacker);
  const already = game.attackers().find((each) => each.creature === attacker)?.blockedBy.length ?? 0;
  const coming = game
    .attackers()
    .filter(({ blocked }) => !blocked)
    .reduce((sum, each) => sum + (game.exists(each.creature) ? game.power(each.creature) : 0), 0);
  const inDanger = coming >= game.life(me);
  if (already > 0) return 9;
  if (survives && kills) return 20 + game.power(attacker);
  if (kills && size(game, attacker) >= size(game, creature)) return 15 + game.power(attacker);
  if (survives) return 12 + game.power(attacker);
  return inDanger ? 11 + game.power(attacker) : 5;
}

/** Enough to destroy the first, the rest for those behind; without any behind, all of it. */
function assignWorth(game: Game, decision: Decision, number: number): number {
  const to = decision.slot ?? '';
  if (game.state.objects.get(to) === undefined) return number;
  const lethal = game.toughness(to) - game.damage(to);
  return number >= lethal ? 100 - number : number;
}

function mulliganWorth(game: Game, option: Option, me: PlayerId): number {
  const creatures = game
    .hand(me)
    .filter((id) => game.state.objects.get(id)?.card !== '' && isCreature(game, id)).length;
  const good = creatures > 0 || (game.state.players[me]?.mulligans ?? 0) > 0;
  return option.type === (good ? 'keep' : 'mulligan') ? 1 : 0;
}
