import { amountOf, holds } from '../cards/amounts.js';
import { contextOf, glance } from '../cards/context.js';
import { keepFace } from '../cards/face.js';
import { matches } from '../cards/filters.js';
import { layersOf, staticsOf } from '../cards/traits.js';
import type { Addition, Characteristics, ObjectId, PlayerId, Zone } from '../cards/types.js';
import { playersBehind } from '../combat/defending.js';
import { leaveCombat } from '../combat/removal.js';
import { objectBarred } from '../combat/targets.js';
import type { Engine } from '../engine.js';
import { shuffle } from '../random.js';
import { departed, type Reasons } from '../reasons.js';
import type { Recorded } from '../rules.js';
import { queueTriggers, triggersOnLeaving } from '../stack/leaving.js';
import type { GameObject, PendingTrigger } from '../state.js';
import { inTurnOrder } from '../table/seats.js';
import { askEntering } from './asked.js';
import { leadTo } from './commandZone.js';
import { refreshControl } from './control.js';
import { enterAsOthers } from './copies.js';
import { asCopied, copyPrint } from './copyPrint.js';
import { removeEffects } from './inEffect.js';
import { listFor } from './lists.js';
import { rememberLast } from './memory.js';
import { countersMade, countersOfOthers, entersTapped } from './more.js';
import { forgetChoices, heal, newObject, putIn, takeOut, tokenOwner, tokenPrint } from './objects.js';

interface MoveOptions {
  /** Whose control a permanent enters under, or each of them; its owner's when absent. */
  under?: PlayerId | ReadonlyMap<ObjectId, PlayerId>;
  /** Put at the bottom of a library instead of the top. */
  bottom?: boolean;
  marker?: number;
  tapped?: true;
  /** Why each of them moves, where that is not what is going on. */
  reasons?: ReadonlyMap<ObjectId, { reasons: Reasons; due: Recorded<unknown> }>;
}

/**
 * Moves an object to a zone, with everything that the rules about departed players have to say about it.
 * @returns whether it arrived there
 */
export function moveObject(g: Engine, id: ObjectId, to: Zone, options: MoveOptions = {}): boolean {
  return moveAlone(g, g.object(id), to, options) > 0;
}

/**
 * Moves several objects at the same time: abilities that look back see all of them as they were, and those of what arrives see
 * all that arrives with it.
 */
export function moveTogether(
  g: Engine,
  ids: readonly ObjectId[],
  to: Zone,
  options: MoveOptions = {},
): number {
  if (ids.length === 1) return moveAlone(g, g.object(ids[0] as ObjectId), to, options);
  const objects = ids.map((id) => g.object(id)).filter((object) => object.exists);
  const places = objects.map((object) => destination(g, object, to));
  const looking = objects.map((object, at) =>
    object.zone === 'battlefield' ? triggersOnLeaving(g, object, (places[at] as Place).to) : [],
  );
  for (const object of objects) if (object.zone === 'battlefield') rememberLast(g, object);
  const arrivals = objects.map((object, at) => place(g, object, places[at] as Place, options));
  let moved = 0;
  arrivals.forEach((arrival, at) => {
    const event = arrival && tellOf(g, arrival, options);
    if (event === null) return;
    moved++;
    g.because(event, () => queueTriggers(g, looking[at] ?? [], event));
  });
  objects.forEach(({ owner }, at) => {
    if (places[at]?.shuffled) shuffleAgain(g, owner);
  });
  if (moved > 0) refreshControl(g);
  return moved;
}

/** Whether an effect of this kind is about an object. */
function exiledBy(g: Engine, object: GameObject, kind: 'exileIfLeaves' | 'exileIfDies'): boolean {
  return g.inEffect
    .of(kind)
    .some(({ content }) => content.object === object.id && content.incarnation === object.incarnation);
}

/** Where something goes, and how it is put into a library there. */
interface Place {
  to: Zone;
  bottom?: true;
  shuffled?: true;
}

/** Where an object goes that would be put somewhere, by what is in play and by what the rules say of commanders. */
function destination(g: Engine, object: GameObject, wanted: Zone): Place {
  const found = instead(g, object, wanted);
  if (object.commander !== true) return found;
  const to = leadTo(g, object, found.to);
  return to === found.to ? found : { to };
}

/** Where an object goes that would be put into a graveyard, by what is in play. */
function instead(g: Engine, object: GameObject, to: Zone): Place {
  const doomed =
    object.zone === 'battlefield' &&
    to !== 'battlefield' &&
    to !== 'outside' &&
    (exiledBy(g, object, 'exileIfLeaves') || (to === 'graveyard' && exiledBy(g, object, 'exileIfDies')));
  if (doomed) return { to: 'exile' };
  if (to !== 'graveyard') return { to };
  for (const { source, ability } of staticsOf(g, 'instead')) {
    if (ability.from !== undefined && ability.from !== object.zone) continue;
    const what = { ...ability.what, zone: object.zone };
    if (matches(g, glance(source.controller, source.id), object, what)) return ability;
  }
  // What a card says of itself in play is among those above.
  if (object.zone !== 'battlefield' && object.ability === null && g.away.avoids)
    for (const one of layersOf(g, object).abilities)
      if (one.ability === 'static' && one.static === 'instead' && one.what.self && !one.from) return one;
  return { to };
}

function moveAlone(g: Engine, object: GameObject, wanted: Zone, options: MoveOptions): number {
  if (!object.exists) return 0;
  const where = destination(g, object, wanted);
  const looking = object.zone === 'battlefield' ? triggersOnLeaving(g, object, where.to) : NONE;
  if (object.zone === 'battlefield') rememberLast(g, object);
  const arrival = place(g, object, where, options);
  if (arrival === null) return 0;
  const event = tellOf(g, arrival, options);
  if (where.shuffled) shuffleAgain(g, object.owner);
  if (looking.length > 0) g.because(event, () => queueTriggers(g, looking, event));
  refreshControl(g);
  return 1;
}

const NONE: PendingTrigger[] = [];

/** What was put into a library is hidden in it. */
export function shuffleAgain(g: Engine, player: PlayerId): void {
  shuffle(g.state, listFor(g.state.libraries, player));
  g.emit('shuffled', { player });
}

/** An object that has just been moved, before anybody has noticed. */
interface Arrival {
  object: GameObject;
  from: Zone;
  to: Zone;
  /** Who controlled it. */
  before: PlayerId;
}

/** Moves an object. @returns what is to be told of it, or null where it did not arrive */
function place(g: Engine, moving: GameObject, { to, bottom }: Place, options: MoveOptions): Arrival | null {
  const from = moving.zone;
  const before = moving.controller;
  if ((from === to && to !== 'battlefield') || (to === 'battlefield' && objectBarred(g, moving, 'enter')))
    return null;
  if (g.state.players[moving.owner]?.inGame !== true && to !== 'outside') {
    g.rules.rely('leaving.objectOwnedByDepartedPlayer');
    if (moving.exists) cease(g, moving);
    return null;
  }
  const given = typeof options.under === 'object' ? options.under.get(moving.id) : options.under;
  const under = given ?? moving.owner;
  if ((to === 'battlefield' || to === 'stack') && g.state.players[under]?.inGame !== true) {
    const rule = g.rules.ask('leaving.objectEnteringUnderDepartedPlayer');
    if (rule === 'exiled') return place(g, moving, { to: 'exile' }, {});
    if (rule === 'graveyard') return place(g, moving, { to: 'graveyard' }, {});
    // Nobody is there to control it; where no rule says so it cannot arrive either.
    g.emit('moveFailed', { object: moving.id, from, to, ...departed(g, under) });
    return null;
  }
  const object = g.changing(moving.id);
  takeOut(g, object);
  if (from === 'battlefield') {
    leaveCombat(g, object, playersBehind(g, object.id)[0]);
    object.tapped = false;
    heal(object);
    object.counters = {};
    object.attachedTo = null;
    forgetChoices(object);
  }
  if (from === 'exile') {
    object.counters = {};
    delete object.haunts;
  }
  // How a permanent was cast stays known of it once it has left: its abilities may still ask.
  if (from !== 'stack' && from !== 'battlefield') forgetCasting(object);
  if (object.front !== undefined && to !== 'stack' && (from === 'battlefield' || to !== 'battlefield')) {
    object.card = object.front;
    delete object.front;
    // What is printed on it was another's.
    if (object.copied) object.printed = null;
    delete object.copied;
  }
  if (object.overloaded !== undefined) delete object.overloaded;
  if (object.joined !== undefined) delete object.joined;
  if (from === 'stack' && to !== 'battlefield' && object.chosenType !== undefined) delete object.chosenType;
  // What was announced for it holds for this once.
  if ((from === 'stack' || from === 'battlefield') && to !== 'stack' && to !== 'battlefield') object.x = 0;
  object.incarnation++;
  object.cameBy = null;
  if (object.cameIn !== undefined) delete object.cameIn;
  object.marker = options.marker ?? object.marker;
  if (to !== 'stack') {
    object.targets = [];
  }
  object.defaultController = to === 'battlefield' || to === 'stack' ? under : object.owner;
  object.controller = object.defaultController;
  if (to === 'battlefield') {
    object.timestamp = ++g.state.clock;
    object.sick = true;
    object.stay = object.incarnation;
    if (object.hurt !== undefined) delete object.hurt;
    object.cameAt = g.state.players[object.controller]?.upkeeps ?? 0;
    enterWith(g, object);
    if (options.tapped || entersTapped(g, object)) object.tapped = true;
  }
  if (object.kind === 'copy' && to !== 'stack') {
    object.zone = from;
    cease(g, object);
    return null;
  }
  if (object.commander === true) {
    if (to === 'graveyard' || to === 'exile') object.arrived = true;
    else if (object.arrived !== undefined) delete object.arrived;
  }
  putIn(g, object, to);
  if (to === 'battlefield') askEntering(g, object, from);
  if ((options.bottom === true || bottom === true) && to === 'library') {
    const library = g.state.libraries[object.owner];
    library?.pop();
    library?.unshift(object.id);
  }
  if (to === 'outside') object.exists = false;
  return { object, from, to, before };
}

/** Forgets how an object was cast. */
function forgetCasting(object: GameObject): void {
  if (object.kicked) delete object.kicked;
  if (object.otherCost) delete object.otherCost;
  if (object.suspended) delete object.suspended;
  if (object.castFrom !== undefined) delete object.castFrom;
}

/** Tells of a move, which abilities may wait for. @returns the event */
function tellOf(g: Engine, { object, from, to, before }: Arrival, options: MoveOptions): number {
  const content = {
    object: object.id,
    player: to === 'battlefield' || to === 'stack' ? object.controller : object.owner,
    from,
    to,
    other: before,
  };
  const reason = options.reasons?.get(object.id);
  const event =
    reason === undefined
      ? g.emit('moved', content)
      : g.since(reason.reasons, (more) => {
          g.rules.recall(reason.due);
          return g.emit('moved', { ...content, ...more });
        });
  if (object.kind === 'token' && from === 'battlefield' && to !== 'outside') cease(g, object);
  if (from === 'battlefield') bringBack(g, object, object.incarnation - 1);
  if (from === 'battlefield' && object.melded !== undefined) part(g, object, to);
  return event;
}

/** The other card of a permanent that was two goes where the first has gone. */
function part(g: Engine, object: GameObject, to: Zone): void {
  const other = g.changing(object.melded ?? '');
  delete object.melded;
  if (to === 'outside') return;
  other.exists = true;
  moveObject(g, other.id, to);
}

/** What a permanent itself says of how it enters, and others of it. */
function enterWith(g: Engine, object: GameObject): void {
  enterAsOthers(g, object);
  const { loyalty, defense, enters } = g.definition(object);
  if (loyalty !== undefined) object.counters = { loyalty };
  if (defense !== undefined) object.counters = { ...object.counters, defense };
  if (enters !== undefined) {
    const own = contextOf(object.controller, object.id, { n: object.n, x: object.x });
    if (enters.if === undefined || holds(g, own, enters.if)) {
      if (enters.tapped) object.tapped = true;
      for (const [kind, count] of Object.entries(enters.counters ?? {})) {
        const put = amountOf(g, own, count);
        if (put > 0) object.counters = { ...object.counters, [kind]: put };
      }
    }
  }
  for (const [kind, count] of Object.entries(countersOfOthers(g, object)))
    object.counters = { ...object.counters, [kind]: (object.counters[kind] ?? 0) + count };
  for (const [kind, count] of Object.entries(object.counters))
    object.counters = { ...object.counters, [kind]: countersMade(g, object, kind, count) };
}

/** What was exiled until an object leaves the battlefield goes back to where it was, under its owners' control. */
function bringBack(g: Engine, source: GameObject, incarnation: number): void {
  const over = g.inEffect
    .of('return')
    .filter(({ content }) => content.source === source.id && content.incarnation === incarnation);
  if (over.length === 0) return;
  const ended = new Set(over.map(({ id }) => id));
  removeEffects(g, ({ id }) => ended.has(id));
  for (const { content } of over)
    for (const { id, zone } of content.objects) if (g.object(id).zone === 'exile') moveObject(g, id, zone);
}

/** An object ceases to exist: a token elsewhere, a copy or an ability that left the stack. */
export function cease(g: Engine, ceasing: GameObject): void {
  if (!ceasing.exists) return;
  const object = g.changing(ceasing.id);
  takeOut(g, object);
  const from = object.zone;
  object.exists = false;
  object.zone = 'outside';
  g.emit('ceased', { object: object.id, player: object.owner, from });
  const source = object.ability?.triggered ? g.state.objects.get(object.ability.source) : undefined;
  // A dungeon, or a battle, stays until what it does has left the stack.
  if (source !== undefined && (source.room ?? source.protector) !== undefined) g.boardChanged();
}

/** Clears the stack of a turn that is over: cards are exiled, and everything else ceases to exist. */
export function exileStack(g: Engine, marker: number): void {
  const objects = (g.state.stacks[marker] ?? []).map((id) => g.object(id));
  for (const object of objects) if (object.kind !== 'card') cease(g, object);
  const cards = objects.filter(({ kind }) => kind === 'card');
  moveTogether(
    g,
    cards.map(({ id }) => id),
    'exile',
  );
}

/** Makes tokens under a player's control. @returns their names; none for a player who has left */
export function createTokens(
  g: Engine,
  spec: Characteristics,
  maker: PlayerId,
  under: PlayerId,
  count: number,
  name?: ObjectId,
  model?: { original: GameObject; also?: Addition },
): ObjectId[] {
  const original = model && asCopied(g, model.original);
  if (g.state.players[under]?.inGame !== true) {
    const [next] = inTurnOrder(g, under);
    if (g.rules.ask('leaving.tokenUnderDepartedPlayer') === 'createdUnderNextPlayer' && next !== undefined)
      return createTokens(g, spec, maker, next, count, name, model);
    g.emit('tokenNotCreated', { player: under, ...departed(g, under) });
    return [];
  }
  const owner = tokenOwner(g, maker, under);
  if (g.state.players[owner]?.inGame !== true) {
    g.emit('tokenNotCreated', { player: under, ...departed(g, owner) });
    return [];
  }
  const made: ObjectId[] = [];
  const printed = original === undefined ? tokenPrint(spec) : copyPrint(g, original, spec, model?.also);
  // Tokens that are created together do not yet see each other.
  const maybeTapped = staticsOf(g, 'entersTapped').length > 0;
  for (let at = 0; at < count; at++) {
    const free = name !== undefined && !g.state.objects.has(name) ? name : undefined;
    const token = newObject(g, 'token', original?.card ?? '', owner, free);
    token.printed = printed;
    keepFace(g, token);
    token.defaultController = under;
    token.controller = under;
    token.sick = true;
    token.cameAt = g.state.players[under]?.upkeeps ?? 0;
    enterWith(g, token);
    if (maybeTapped && entersTapped(g, token)) token.tapped = true;
    token.incarnation++;
    putIn(g, token, 'battlefield');
    askEntering(g, token, 'outside');
    made.push(token.id);
  }
  // They are made at the same time, so that each sees the others.
  for (const object of made)
    g.emit('tokenCreated', { object, player: under, to: 'battlefield', detail: { owner } });
  return made;
}

/** The card on top of a library, given a name if nobody has seen it yet; null when there is none. */
export function topCard(g: Engine, player: PlayerId, depth = 0): GameObject | null {
  const library = g.state.libraries[player] ?? [];
  const at = library.length - 1 - depth;
  const id = library[at];
  if (id === undefined) return null;
  if (id !== '') return g.object(id);
  const card = newObject(g, 'card', '', player);
  card.zone = 'library';
  library[at] = card.id;
  return card;
}
