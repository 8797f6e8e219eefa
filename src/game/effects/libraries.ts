import { setAnswer } from '../answers.js';
import { amountOf } from '../cards/amounts.js';
import { matches } from '../cards/filters.js';
import type { ObjectId, PlayerId } from '../cards/types.js';
import type { Engine } from '../engine.js';
import { shuffle } from '../random.js';
import { listFor } from '../zones/lists.js';
import { moveObject, topCard } from '../zones/move.js';
import type { EffectsFrame } from './nest.js';
import { affectedPlayers, amountFor, sourceOf } from './recipients.js';
import type { EffectOf } from './types.js';

/** So many cards from the top of a library, the top one first. */
function topCards(g: Engine, player: PlayerId, count: number): ObjectId[] {
  const found: ObjectId[] = [];
  for (let depth = 0; depth < count; depth++) {
    const card = topCard(g, player, depth);
    if (card === null) break;
    found.push(card.id);
  }
  return found;
}

/** Has a player put cards into an order, the first to be nearest the top. @returns null while the player is asked */
function ordered(
  g: Engine,
  frame: EffectsFrame,
  player: PlayerId,
  cards: readonly ObjectId[],
  key: string,
): ObjectId[] | null {
  const order: ObjectId[] = [];
  while (order.length < cards.length) {
    const rest = cards.filter((id) => !order.includes(id));
    const answer = g.ask(frame, `${key} ${order.length}`, () => ({
      kind: 'chooseObject',
      player,
      options: rest.map((object) => ({ type: 'object', object })),
      ...sourceOf(frame.context),
      slot: 'order',
    }));
    if (answer === undefined) return null;
    order.push(answer.type === 'object' ? answer.object : (rest[0] as ObjectId));
  }
  return order;
}

/** Puts cards of a library back, on top or at the bottom; the first of them is nearest the top. */
function putBack(g: Engine, player: PlayerId, cards: readonly ObjectId[], to: 'top' | 'bottom'): void {
  const library = listFor(g.state.libraries, player);
  const rest = library.filter((id) => !cards.includes(id));
  const back = [...cards].reverse();
  g.state.libraries[player] = to === 'top' ? [...rest, ...back] : [...back, ...rest];
  g.emit('libraryArranged', { player, amount: cards.length, detail: { to } });
}

/** Scry and surveil: each of the cards stays, or goes to the bottom or the graveyard; the order is the player's. */
export function scry(g: Engine, frame: EffectsFrame, effect: EffectOf<'scry' | 'surveil'>): boolean {
  const { context } = frame;
  for (const player of affectedPlayers(g, context, effect.player)) {
    const cards = topCards(g, player, amountFor(g, context, effect.count, { player }));
    const away: ObjectId[] = [];
    const stay: ObjectId[] = [];
    for (const id of cards) {
      const answer = g.ask(frame, `${player} ${id}`, () => ({
        kind: effect.effect === 'scry' ? 'scry' : 'partition',
        player,
        options: [
          { type: 'pile', pile: 'top' },
          { type: 'pile', pile: effect.effect === 'scry' ? 'bottom' : 'graveyard' },
        ],
        object: id,
        slot: context.source ?? '',
      }));
      if (answer === undefined) return false;
      (answer.type === 'pile' && answer.pile === 'top' ? stay : away).push(id);
    }
    const top = ordered(g, frame, player, stay, `${player} top`);
    const bottom = effect.effect === 'scry' ? ordered(g, frame, player, away, `${player} bottom`) : away;
    if (top === null || bottom === null) return false;
    putBack(g, player, top, 'top');
    if (effect.effect === 'scry') putBack(g, player, bottom, 'bottom');
    else {
      for (const id of bottom) moveObject(g, id, 'graveyard');
      g.emit('surveilled', { player });
    }
  }
  return true;
}

/** Of the top cards some are taken by choice, the others put elsewhere. */
export function dig(g: Engine, frame: EffectsFrame, effect: EffectOf<'dig'>): boolean {
  const { context } = frame;
  const player = affectedPlayers(g, context, effect.player)[0];
  if (player === undefined) return true;
  const looks = effect.chooser === undefined ? player : affectedPlayers(g, context, effect.chooser)[0];
  if (looks === undefined) return true;
  const cards = topCards(g, player, amountOf(g, context, effect.look));
  if (effect.shown && !frame.answers.shown) {
    setAnswer(frame, 'shown', true);
    for (const object of cards) g.emit('revealed', { player, object });
  }
  const taken: ObjectId[] = [];
  const most = effect.take === 'any' ? cards.length : effect.take;
  for (let at = 0; at < most; at++) {
    const open = cards.filter(
      (id) =>
        !taken.includes(id) &&
        (effect.filter === undefined ||
          matches(g, context, g.object(id), { ...effect.filter, zone: 'library' })),
    );
    if (open.length === 0) break;
    const answer = g.ask(frame, `take ${at}`, () => ({
      kind: 'chooseObject',
      player: looks,
      options: [
        ...open.map((object) => ({ type: 'object', object }) as const),
        ...(effect.optional || effect.take === 'any' ? [{ type: 'none' } as const] : []),
      ],
      ...sourceOf(context),
      slot: 'take',
    }));
    if (answer === undefined) return false;
    if (answer.type === 'object') taken.push(answer.object);
    else break;
  }
  const left = cards.filter((id) => !taken.includes(id));
  const random = effect.rest === 'bottomRandom';
  const rest = effect.rest === 'graveyard' || random ? left : ordered(g, frame, looks, left, 'rest');
  if (rest === null) return false;
  for (const id of taken) {
    if (effect.filter !== undefined) g.emit('revealed', { player, object: id });
    moveObject(g, id, effect.to);
  }
  if (effect.rest === 'graveyard') for (const id of rest) moveObject(g, id, 'graveyard');
  else {
    if (random) shuffle(g.state, rest);
    putBack(g, player, rest, effect.rest === 'top' ? 'top' : 'bottom');
  }
  return true;
}

export function exileTop(g: Engine, frame: EffectsFrame, effect: EffectOf<'exileTop'>): boolean {
  const { context } = frame;
  delete context.chosen.object;
  const pile: ObjectId[] = [];
  context.piles.exiled = pile;
  for (const player of affectedPlayers(g, context, effect.player)) {
    for (const id of topCards(g, player, amountFor(g, context, effect.count, { player }))) {
      moveObject(g, id, 'exile');
      pile.push(id);
      // Where it is one card, the sentences behind speak of it.
      context.chosen.object = id;
      if (context.source !== null) g.changing(id).cameBy = context.source;
    }
  }
  return true;
}

export function exileZone(g: Engine, frame: EffectsFrame, effect: EffectOf<'exileZone'>): boolean {
  const { graveyards, hands } = g.state;
  for (const player of affectedPlayers(g, frame.context, effect.player))
    for (const id of [...((effect.zone === 'hand' ? hands : graveyards)[player] ?? [])])
      moveObject(g, id, 'exile');
  return true;
}

export function shuffleIn(g: Engine, frame: EffectsFrame, effect: EffectOf<'shuffleIn'>): boolean {
  for (const player of affectedPlayers(g, frame.context, effect.player)) {
    for (const zone of effect.zones)
      for (const id of [...((zone === 'hand' ? g.state.hands : g.state.graveyards)[player] ?? [])])
        moveObject(g, id, 'library');
    shuffle(g.state, listFor(g.state.libraries, player));
    g.emit('shuffled', { player });
  }
  return true;
}

/** A hand is shown, or the top of a library looked at: those who may see it get an event. */
export function show(
  g: Engine,
  frame: EffectsFrame,
  effect: EffectOf<'revealHand' | 'lookAtHand' | 'look'>,
): boolean {
  const { context } = frame;
  for (const player of affectedPlayers(g, context, effect.player)) {
    const cards =
      effect.effect === 'look'
        ? topCards(g, player, amountFor(g, context, effect.count, { player }))
        : (g.state.hands[player] ?? []).filter((id) => id !== '');
    const last = cards.at(-1);
    if ('name' in effect && effect.name && last !== undefined) context.chosen[effect.name] = last;
    for (const object of cards)
      g.emit(effect.effect === 'revealHand' ? 'revealed' : 'lookedAt', {
        player: effect.effect === 'revealHand' ? player : context.controller,
        object,
      });
  }
  return true;
}
