import { amountOf } from '../cards/amounts.js';
import { matches, objectsMatching } from '../cards/filters.js';
import { playersOf } from '../cards/references.js';
import type { ObjectFilter, ObjectId, PlayerId } from '../cards/types.js';
import { numbersFrom } from '../decision.js';
import type { Engine } from '../engine.js';
import { draw, shuffle } from '../random.js';
import { manaFor, spendMana } from '../stack/pool.js';
import { namedChoosers } from '../stack/targets.js';
import { listFor } from '../zones/lists.js';
import { moveObject, topCard } from '../zones/move.js';
import { type EffectsFrame, nest } from './nest.js';
import { affectedPlayers, inGroups, remember, sourceOf } from './recipients.js';
import type { EffectOf } from './types.js';

/** Shows the top card of a library, or a card of a hand by lot, and remembers it. */
export function revealOne(
  g: Engine,
  frame: EffectsFrame,
  effect: EffectOf<'revealTop' | 'revealRandom'>,
): boolean {
  const { context } = frame;
  const player = affectedPlayers(g, context, effect.player)[0];
  delete context.chosen[effect.name];
  if (player === undefined) return true;
  const hand = (g.state.hands[player] ?? []).filter((id) => id !== '');
  const found =
    effect.effect === 'revealTop'
      ? topCard(g, player)?.id
      : hand.length === 0
        ? undefined
        : hand[draw(g.state, hand.length)];
  if (found === undefined) return true;
  context.chosen[effect.name] = found;
  g.emit('revealed', { player, object: found });
  return true;
}

/** Reveals cards from the top of a library until one fits. */
export function revealUntil(g: Engine, frame: EffectsFrame, effect: EffectOf<'revealUntil'>): boolean {
  const { context } = frame;
  const player = affectedPlayers(g, context, effect.player)[0];
  delete context.chosen[effect.name];
  if (player === undefined) return true;
  const passed: ObjectId[] = [];
  let found: ObjectId | null = null;
  for (let depth = 0; found === null; depth++) {
    const card = topCard(g, player, depth);
    if (card === null) break;
    g.emit('revealed', { player, object: card.id });
    if (matches(g, context, card, { ...effect.filter, zone: 'library' })) found = card.id;
    else passed.push(card.id);
  }
  if (found !== null) {
    context.chosen[effect.name] = found;
    const under = effect.under === undefined ? undefined : playersOf(g, context, effect.under)[0];
    if (effect.to !== undefined) moveObject(g, found, effect.to, under === undefined ? {} : { under });
  }
  if (effect.rest === 'graveyard' || effect.rest === 'exile') {
    for (const id of passed) moveObject(g, id, effect.rest);
    return true;
  }
  shuffle(g.state, passed);
  const library = listFor(g.state.libraries, player);
  g.state.libraries[player] = [...passed, ...library.filter((id) => !passed.includes(id))];
  if (effect.rest === 'shuffle') {
    shuffle(g.state, listFor(g.state.libraries, player));
    g.emit('shuffled', { player });
  }
  return true;
}

/** A player clashes with an opponent whom that player chooses. */
export function clash(g: Engine, frame: EffectsFrame, effect: EffectOf<'clash'>): boolean {
  const { context } = frame;
  const [player] = affectedPlayers(g, context, effect.player);
  context.remembered.clash = 0;
  if (player === undefined) return true;
  const named = g.ask(frame, 'opponent', () => ({
    kind: 'chooseOpponent',
    player,
    options: namedChoosers(g, player).map((one) => ({ type: 'player', player: one })),
    ...sourceOf(context),
    slot: 'clash',
  }));
  if (named === undefined) return false;
  if (named.type !== 'player') return true;
  const both: PlayerId[] = [player, named.player];
  const cards = both.map((one) => topCard(g, one));
  const down: boolean[] = [];
  for (const [at, one] of both.entries()) {
    const card = cards[at];
    if (!card) continue;
    const answer = g.ask(frame, `clash ${one}`, () => ({
      kind: 'partition',
      player: one,
      options: [
        { type: 'pile', pile: 'top' },
        { type: 'pile', pile: 'bottom' },
      ],
      object: card.id,
      slot: context.source ?? '',
    }));
    if (answer === undefined) return false;
    down[at] = answer.type === 'pile' && answer.pile === 'bottom';
  }
  const values = cards.map((card) => (card === null ? -1 : (g.definition(card).cost ?? 0)));
  for (const [at, card] of cards.entries()) {
    if (!card) continue;
    const owner = both[at] as PlayerId;
    g.emit('revealed', { player: owner, object: card.id });
    if (!down[at]) continue;
    const library = listFor(g.state.libraries, owner);
    g.state.libraries[owner] = [card.id, ...library.filter((id) => id !== card.id)];
  }
  context.remembered.clash = (values[0] ?? -1) > (values[1] ?? -1) ? 1 : 0;
  g.emit('clashed', { player, other: named.player, amount: context.remembered.clash });
  return true;
}

/** Players in turn order, beginning with one of them. */
export function startingWith(
  g: Engine,
  first: PlayerId | undefined,
  players: readonly PlayerId[],
): PlayerId[] {
  const seats = g.state.seats;
  const at = first === undefined ? 0 : seats.indexOf(first);
  return [...seats.slice(at), ...seats.slice(0, at)].filter((player) => players.includes(player));
}

export function vote(g: Engine, frame: EffectsFrame, effect: EffectOf<'vote'>): boolean {
  const { context } = frame;
  if (effect.objects !== undefined) return voteForObjects(g, frame, effect, effect.objects);
  const votes = new Map(effect.options.map((option) => [option, 0]));
  const voters = affectedPlayers(g, context, { player: 'each' });
  for (const player of startingWith(g, playersOf(g, context, effect.first)[0], voters)) {
    const answer = g.ask(frame, `vote ${player}`, () => ({
      kind: 'chooseMode',
      player,
      options: effect.options.map((mode) => ({ type: 'mode', mode })),
      ...sourceOf(context),
      slot: 'vote',
    }));
    if (answer === undefined) return false;
    if (answer.type === 'mode') votes.set(answer.mode, (votes.get(answer.mode) ?? 0) + 1);
  }
  for (const [option, count] of votes) context.remembered[`votes ${option}`] = count;
  return true;
}

/** Each player votes for one of the objects; a player for whom there is none does not vote. */
function voteForObjects(
  g: Engine,
  frame: EffectsFrame,
  effect: EffectOf<'vote'>,
  filter: ObjectFilter,
): boolean {
  const { context } = frame;
  const open = objectsMatching(g, context, filter).map(({ id }) => id);
  const votes = new Map<ObjectId, number>();
  const voters = affectedPlayers(g, context, { player: 'each' });
  for (const player of open.length === 0
    ? []
    : startingWith(g, playersOf(g, context, effect.first)[0], voters)) {
    const answer = g.ask(frame, `vote ${player}`, () => ({
      kind: 'chooseObject',
      player,
      options: open.map((object) => ({ type: 'object', object })),
      ...sourceOf(context),
      slot: 'vote',
    }));
    if (answer === undefined) return false;
    if (answer.type === 'object') votes.set(answer.object, (votes.get(answer.object) ?? 0) + 1);
  }
  const most = Math.max(0, ...votes.values());
  context.piles['most votes'] = [...votes].flatMap(([id, count]) => (count === most ? [id] : []));
  return true;
}

/** Each player may pay mana; where mana is without limit, as much as a number that is asked for has a bound of its own. */
export function payMana(g: Engine, frame: EffectsFrame, effect: EffectOf<'payMana'>): boolean {
  const { context } = frame;
  const players = startingWith(
    g,
    context.controller,
    inGroups(g, affectedPlayers(g, context, effect.player)).flat(),
  );
  const paid: number[] = [];
  for (const player of players) {
    const most = manaFor(g, player) ?? MOST_MANA;
    const answer = g.ask(frame, `pay ${player}`, () => ({
      kind: 'amount',
      player,
      options: numbersFrom(0, most),
      ...sourceOf(context),
      slot: 'mana',
    }));
    if (answer === undefined) return false;
    paid.push(answer.type === 'number' ? answer.number : 0);
  }
  for (const [at, player] of players.entries()) {
    spendMana(g, player, paid[at] ?? 0);
  }
  if (effect.remember !== undefined)
    remember(
      context,
      effect.remember,
      players.map((player, at) => [player, paid[at] ?? 0] as const),
    );
  return true;
}

/** So much mana can be named where there is no limit to it. */
const MOST_MANA = 20;

export function flipCoin(g: Engine, frame: EffectsFrame, effect: EffectOf<'flipCoin'>): boolean {
  const { context } = frame;
  const players = affectedPlayers(g, context, effect.player);
  if (effect.count !== undefined) {
    const count = amountOf(g, context, effect.count);
    const flipped = players.map((player): [PlayerId, number] => {
      let heads = 0;
      for (let left = count; left > 0; left--) {
        const up = draw(g.state, 2) === 0;
        if (up) heads++;
        g.emit('coinFlipped', { player, detail: { heads: up } });
      }
      return [player, heads];
    });
    remember(context, 'heads', flipped);
    remember(
      context,
      'tails',
      flipped.map(([player, heads]) => [player, count - heads] as const),
    );
    return true;
  }
  const [player] = players;
  if (player === undefined) return true;
  const won = draw(g.state, 2) === 0;
  g.emit('coinFlipped', { player, detail: { won } });
  const then = won ? effect.win : effect.lose;
  if (then !== undefined) nest(g, frame, then);
  return true;
}
