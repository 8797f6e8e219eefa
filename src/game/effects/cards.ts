import type { Option } from '../api.js';
import { amountOf } from '../cards/amounts.js';
import { matches } from '../cards/filters.js';
import { playersOf } from '../cards/references.js';
import type { ObjectFilter, ObjectId, PlayerId, Zone } from '../cards/types.js';
import { numbersFrom } from '../decision.js';
import { chooserOf } from '../departure/substitutes.js';
import type { Engine } from '../engine.js';
import { barred } from '../life/prohibitions.js';
import { shuffle } from '../random.js';
import type { Context } from '../state.js';
import { drawingOrder } from '../turn/draws.js';
import { drawInOrder } from '../turn/replacedDraws.js';
import { listFor } from '../zones/lists.js';
import { moveObject, topCard } from '../zones/move.js';
import { discardCard } from './discarding.js';
import type { EffectsFrame } from './nest.js';
import { pickAny, pickInGroups } from './picks.js';
import {
  affectedObjects,
  affectedPlayers,
  amountFor,
  byPlayer,
  choice,
  chooserFor,
  inGroups,
  remember,
  sourceOf,
} from './recipients.js';
import type { EffectOf } from './types.js';

export function draw(g: Engine, frame: EffectsFrame, effect: EffectOf<'draw'>): boolean {
  const { context } = frame;
  const players = affectedPlayers(g, context, effect.player);
  const counts = new Map(
    players.map((player) => [player, amountFor(g, context, effect.count, { player })] as const),
  );
  if (effect.upTo)
    for (const player of inGroups(g, players).flat()) {
      const answer = g.ask(frame, `draws ${player}`, () => ({
        kind: 'amount',
        player,
        options: numbersFrom(0, counts.get(player) ?? 0),
        ...sourceOf(context),
        slot: 'draw',
      }));
      if (answer === undefined) return false;
      counts.set(player, answer.type === 'number' ? answer.number : 0);
    }
  const order = players.length > 1 ? drawingOrder(g, frame, players, 'draws') : players;
  if (order === null) return false;
  const held = (player: PlayerId): number => g.state.hands[player]?.length ?? 0;
  const before = new Map(order.map((player) => [player, held(player)] as const));
  drawInOrder(
    g,
    order.map((player) => [player, counts.get(player) ?? 0] as const),
    { used: context.replaced, remember: effect.remember },
  );
  // What waits is counted as it is drawn.
  if (effect.remember !== undefined)
    remember(
      context,
      effect.remember,
      order.map((player) => [player, held(player) - (before.get(player) ?? 0)] as const),
    );
  return true;
}

export function discard(g: Engine, frame: EffectsFrame, effect: EffectOf<'discard'>): boolean {
  const { context } = frame;
  const chosen =
    effect.random === true
      ? atRandom(g, frame, effect)
      : effect.count === 'any'
        ? anyNumber(g, frame, effect)
        : discardChosen(g, frame, effect);
  if (chosen === null) return false;
  if (effect.remember !== undefined)
    remember(context, effect.remember, byPlayer(g, affectedPlayers(g, context, effect.player), chosen));
  if (chosen.length === 1) context.chosen.discarded = chosen[0] as ObjectId;
  context.piles.discarded = [...(context.piles.discarded ?? []), ...chosen];
  for (const id of chosen) {
    discardCard(g, id, context.controller);
  }
  return true;
}

/** Each player picks any number of the cards in hand that fit. @returns all picked cards, or null while a player still picks */
function anyNumber(
  g: Engine,
  frame: EffectsFrame,
  { player: ref, filter, effect }: EffectOf<'discard'> | EffectOf<'revealAny'>,
): ObjectId[] | null {
  const { context } = frame;
  const picked = pickAny(
    g,
    frame,
    inGroups(g, affectedPlayers(g, context, ref)).flat(),
    (player) => fitting(g, context, player, filter),
    { kind: effect === 'discard' ? 'discard' : 'chooseObject', ...sourceOf(context) },
  );
  return picked && [...picked.values()].flat();
}

/** The cards in a hand that fit a description. */
function fitting(
  g: Engine,
  context: Context,
  player: PlayerId,
  filter: ObjectFilter | undefined,
): ObjectId[] {
  return (g.state.hands[player] ?? []).filter(
    (id) =>
      id !== '' && (filter === undefined || matches(g, context, g.object(id), { ...filter, zone: 'hand' })),
  );
}

/** Shows any number of cards of hands. */
export function revealAny(g: Engine, frame: EffectsFrame, effect: EffectOf<'revealAny'>): boolean {
  const { context } = frame;
  const shown = anyNumber(g, frame, effect);
  if (shown === null) return false;
  for (const object of shown) g.emit('revealed', { player: g.object(object).owner, object });
  if (effect.remember !== undefined)
    remember(context, effect.remember, byPlayer(g, affectedPlayers(g, context, effect.player), shown));
  return true;
}

/** Cards that nobody chooses. */
function atRandom(g: Engine, frame: EffectsFrame, effect: EffectOf<'discard'>): ObjectId[] {
  const { context } = frame;
  return affectedPlayers(g, context, effect.player).flatMap((player) => {
    const hand = (g.state.hands[player] ?? []).filter((id) => id !== '');
    const { count: wanted } = effect;
    const count =
      wanted === 'all' || wanted === 'any' ? hand.length : amountFor(g, context, wanted, { player });
    shuffle(g.state, hand);
    return hand.slice(0, Math.max(0, count));
  });
}

/** One card that an earlier effect found or chose. */
export function discardThat(g: Engine, frame: EffectsFrame, effect: EffectOf<'discardThat'>): boolean {
  for (const object of affectedObjects(g, frame.context, effect.object)) {
    if (object.zone !== 'hand') continue;
    discardCard(g, object.id, frame.context.controller);
  }
  return true;
}

function discardChosen(g: Engine, frame: EffectsFrame, effect: EffectOf<'discard'>): ObjectId[] | null {
  const { context } = frame;
  return pickInGroups(
    g,
    frame,
    inGroups(g, affectedPlayers(g, context, effect.player)),
    (player) => {
      const { count, filter } = effect;
      const from = filter === undefined ? (g.state.hands[player] ?? []) : fitting(g, context, player, filter);
      return {
        from,
        count:
          count === 'all' || count === 'any'
            ? from.length
            : Math.min(from.length, amountFor(g, context, count, { player })),
      };
    },
    { kind: 'discard', ...sourceOf(context) },
    effect.count === 'all' ? 'taken' : 'told',
  );
}

export function mill(g: Engine, frame: EffectsFrame, effect: EffectOf<'mill'>): boolean {
  const { context } = frame;
  const milled = affectedPlayers(g, context, effect.player).map((player): [PlayerId, number] => {
    const count = amountFor(g, context, effect.count, { player });
    let at = 0;
    for (; at < count; at++) {
      const card = topCard(g, player);
      if (card === null) break;
      moveObject(g, card.id, 'graveyard');
    }
    return [player, at];
  });
  if (effect.remember !== undefined) remember(context, effect.remember, milled);
  return true;
}

export function search(g: Engine, frame: EffectsFrame, effect: EffectOf<'search'>): boolean {
  const { context } = frame;
  const owner = affectedPlayers(g, context, effect.of)[0];
  if (owner === undefined) return true;
  const wanted = effect.chooser === undefined ? context.controller : playersOf(g, context, effect.chooser)[0];
  const chooser = chooserOf(g, frame, 'search', wanted ?? context.controller, context.controller, false);
  if (chooser === null) return false;
  const { count = 1 } = effect;
  const every = placesOf(g, effect, owner);
  const wished =
    count === 'any' || count === 'all' ? every.flatMap(([, ids]) => ids).length : amountOf(g, context, count);
  const most = barred(g, chooser, 'search') ? 0 : wished;
  const found: ObjectId[] =
    count === 'all' && most > 0 ? findable(g, context, effect, every.slice(1, 2), []) : [];
  while (found.length < most) {
    const answer = searched(g, frame, effect, owner, chooser, found);
    if (answer === undefined) return false;
    if (answer.type !== 'object') break;
    found.push(answer.object);
  }
  if (most > 0) g.emit('searched', { player: chooser });
  if (effect.reveal) for (const object of found) g.emit('revealed', { player: owner, object });
  context.found = found[0] ?? null;
  context.piles.found = found;
  if (effect.remember !== undefined) context.remembered[effect.remember] = found.length;
  return true;
}

type Places = [zone: Zone, cards: readonly ObjectId[]][];

/** Where a player looks: in a library, and in other zones; the graveyard comes first among those. */
function placesOf({ state }: Engine, { zones = [] }: EffectOf<'search'>, owner: PlayerId): Places {
  const lists = { graveyard: state.graveyards, hand: state.hands };
  return [
    ['library', state.libraries[owner] ?? []],
    ...zones.map((zone): Places[number] => [zone, lists[zone][owner] ?? []]),
  ];
}

/** The cards in places that a search is for, but for those that have been found. */
function findable(
  g: Engine,
  context: Context,
  { filter }: EffectOf<'search'>,
  places: Places,
  found: readonly ObjectId[],
): ObjectId[] {
  return places.flatMap(([zone, ids]) =>
    ids.filter(
      (id) => id !== '' && !found.includes(id) && matches(g, context, g.object(id), { ...filter, zone }),
    ),
  );
}

/** Has one more card picked. */
function searched(
  g: Engine,
  frame: EffectsFrame,
  effect: EffectOf<'search'>,
  owner: PlayerId,
  chooser: PlayerId,
  found: readonly ObjectId[],
): Option | undefined {
  const { context } = frame;
  return g.ask(frame, found.length === 0 ? 'search' : `search ${found.length}`, () => ({
    kind: 'chooseObject',
    player: chooser,
    options: [
      ...findable(g, context, effect, placesOf(g, effect, owner), found).map(
        (object) => ({ type: 'object', object }) as const,
      ),
      { type: 'none' } as const,
    ],
    ...sourceOf(context),
    slot: 'search',
    always: true,
  }));
}

export function reveal(g: Engine, frame: EffectsFrame, effect: EffectOf<'reveal'>): boolean {
  const { context } = frame;
  const pile: ObjectId[] = [];
  for (const player of affectedPlayers(g, context, effect.player))
    for (let depth = 0; depth < amountOf(g, context, effect.count); depth++) {
      const card = topCard(g, player, depth);
      if (card === null) break;
      pile.push(card.id);
      g.emit('revealed', { player, object: card.id });
    }
  context.piles[effect.name] = pile;
  return true;
}

/** A pile is divided card by card. */
export function partition(g: Engine, frame: EffectsFrame, effect: EffectOf<'partition'>): boolean {
  const { context } = frame;
  const chooser = chooserFor(g, frame, 'partition', effect.chooser);
  if (chooser === null) return false;
  const piles: Record<string, ObjectId[]> = Object.fromEntries(effect.into.map((name) => [name, []]));
  for (const [at, id] of (context.piles[effect.of] ?? []).entries()) {
    const answer = g.ask(frame, `partition ${at}`, () => ({
      kind: 'partition',
      player: chooser,
      options: effect.into.map((pile) => ({ type: 'pile', pile })),
      object: id,
      slot: context.source ?? '',
    }));
    if (answer === undefined) return false;
    if (answer.type === 'pile') piles[answer.pile]?.push(id);
  }
  Object.assign(context.piles, piles);
  return true;
}

export function choosePile(g: Engine, frame: EffectsFrame, effect: EffectOf<'choosePile'>): boolean {
  const { context } = frame;
  const answer = choice(g, frame, 'pile', effect.chooser, () => ({
    kind: 'choosePile',
    options: effect.from.map((pile) => ({ type: 'pile', pile })),
  }));
  if (answer === null) return false;
  const chosen = answer.type === 'pile' ? answer.pile : (effect.from[0] ?? '');
  context.piles[effect.name] = context.piles[chosen] ?? [];
  context.piles[effect.rest] = effect.from
    .filter((pile) => pile !== chosen)
    .flatMap((pile) => context.piles[pile] ?? []);
  return true;
}

export function moveAll(g: Engine, frame: EffectsFrame, effect: EffectOf<'moveAll'>): boolean {
  const pile = (frame.context.piles[effect.pile] ?? []).filter((id) => g.object(id).exists);
  if (!effect.bottom) {
    for (const id of pile)
      if (g.object(id).zone === 'library' || effect.to !== 'graveyard') moveObject(g, id, effect.to);
    return true;
  }
  const left = pile.filter((id) => g.object(id).zone === 'library');
  shuffle(g.state, left);
  for (const id of left) {
    const library = listFor(g.state.libraries, g.object(id).owner);
    library.splice(library.indexOf(id), 1);
    library.unshift(id);
  }
  return true;
}

export function shuffleLibrary(g: Engine, frame: EffectsFrame, effect: EffectOf<'shuffle'>): boolean {
  const { context } = frame;
  for (const player of affectedPlayers(g, context, effect.player)) {
    if (effect.with !== undefined) {
      for (const object of affectedObjects(g, context, effect.with)) {
        if (object.kind === 'card') moveObject(g, object.id, 'library');
      }
    }
    shuffle(g.state, listFor(g.state.libraries, player));
    g.emit('shuffled', { player });
  }
  return true;
}

export function ante(g: Engine, frame: EffectsFrame, effect: EffectOf<'ante'>): boolean {
  for (const player of affectedPlayers(g, frame.context, effect.player)) {
    for (let at = 0; at < effect.count; at++) {
      const card = topCard(g, player);
      if (card !== null) moveObject(g, card.id, 'ante');
    }
  }
  return true;
}
