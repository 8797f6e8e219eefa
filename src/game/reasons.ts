import type { GameEvent } from './api.js';
import type { ObjectId, PlayerId } from './cards/types.js';
import type { Engine } from './engine.js';
import { sharesPoison } from './life/seen.js';
import type { GameObject } from './state.js';
import { sharesLife, teamOf } from './table/teams.js';

/**
 * How a state of affairs came about, as far as the log tells: what is done because something is so rests on the events
 * that made it so. Where no log is kept nothing is looked for, and nobody is there to ask. Every list has the latest
 * event first.
 */
export type Reasons = readonly number[];

const UNTOLD: Reasons = [];

/** What a player can lose for when state-based actions are performed. */
export type LossFor = 'life' | 'poison' | 'commander' | 'library';

/** The latest event that fits, at or after another one. */
function latest(g: Engine, fits: (event: GameEvent) => boolean, since = 0): number | null {
  for (let at = g.log.length - 1; at >= since; at--) {
    const event = g.log[at] as GameEvent;
    if (fits(event)) return event.id;
  }
  return null;
}

/** The event since which a total has been on the wrong side of its limit. */
function crossing(
  g: Engine,
  total: number,
  isDue: (total: number) => boolean,
  change: (event: GameEvent) => number,
): number | null {
  let before = total;
  let found: number | null = null;
  for (let at = g.log.length - 1; at >= 0; at--) {
    const event = g.log[at] as GameEvent;
    if (event.type === 'restarted') break;
    const by = change(event);
    if (by === 0) continue;
    found = event.id;
    before -= by;
    if (!isDue(before)) break;
  }
  return found;
}

/** The events for which a player loses by a state-based action: what took the life, and what had kept it from counting. */
export function reasonsOfLoss(g: Engine, player: PlayerId, why: LossFor, limit: number): Reasons {
  if (!g.keepLog) return UNTOLD;
  const first = firstReason(g, player, why, limit);
  if (first === null) return UNTOLD;
  const freed = latest(g, (event) => unshields(g, event), first + 1);
  return freed === null ? [first] : [freed, first];
}

function firstReason(g: Engine, player: PlayerId, why: LossFor, limit: number): number | null {
  switch (why) {
    case 'library':
      return latest(g, (event) => event.type === 'drewFromEmptyLibrary' && event.player === player);
    case 'commander':
      return latest(
        g,
        ({ type, player: whom, object, detail }) =>
          type === 'damageDealt' &&
          whom === player &&
          detail?.combat === true &&
          g.state.objects.get(object ?? '')?.commander === true,
      );
    case 'life': {
      const team = sharesLife(g) ? teamOf(g, player) : null;
      const holder = team === null ? g.state.players[player] : g.state.teams[team];
      return crossing(
        g,
        holder?.life ?? 0,
        (total) => total <= 0,
        ({ type, player: whose, team: its, amount = 0 }) => {
          if (team !== null) return type === 'teamLifeChanged' && its === team ? amount : 0;
          if (whose !== player) return 0;
          return type === 'lifeLost' ? -amount : type === 'lifeGained' ? amount : 0;
        },
      );
    }
    case 'poison': {
      const team = sharesPoison(g) ? teamOf(g, player) : null;
      const holder = team === null ? g.state.players[player] : g.state.teams[team];
      const those = team === null ? [player] : (g.state.teams[team]?.members ?? []);
      return crossing(
        g,
        holder?.poison ?? 0,
        (total) => total >= limit,
        ({ type, player: whose = '', amount = 0 }) => {
          if (!those.includes(whose)) return 0;
          return type === 'poisonGained' ? amount : type === 'poisonLost' ? -amount : 0;
        },
      );
    }
  }
}

/** Whether with an event something went away that says of players that they cannot lose. */
function unshields(g: Engine, { type, object: id, from }: GameEvent): boolean {
  const gone = type === 'controlChanged' || (type === 'moved' && from === 'battlefield');
  const object = id === undefined || !gone ? undefined : g.state.objects.get(id);
  if (object === undefined) return false;
  return (g.definition(object).abilities ?? []).some(
    (ability) =>
      ability.ability === 'static' &&
      ability.static === 'players' &&
      ability.cant.some((what) => what === 'lose' || what === 'loseToLife'),
  );
}

/** Events that can take away from a creature what keeps it alive, other than damage to it. */
const CHANGES = new Set(['effectBegan', 'effectEnded', 'controlChanged', 'attached', 'unattached']);

/** The events for which a permanent goes to the graveyard, or comes loose, by a state-based action. */
export function reasonsOfBurial(g: Engine, object: GameObject): Reasons {
  if (!g.keepLog) return UNTOLD;
  const { id, attachedTo } = object;
  if (attachedTo === null && (object.damage > 0 || object.doomed === true)) return damageTo(g, id);
  const entered = latest(g, (event) => event.object === id && enters(event)) ?? 0;
  const found =
    attachedTo !== null
      ? latest(g, (event) => concernsHost(event, id, attachedTo), entered)
      : (latest(g, (event) => shrinks(event, id), entered) ??
        // Something else came or went that made it smaller, or that there may be only one of.
        latest(g, (event) => enters(event) || event.from === 'battlefield', entered));
  return found === null ? UNTOLD : [found];
}

function shrinks({ type, object, other }: GameEvent, id: ObjectId): boolean {
  if (type === 'damageDealt') return other === id;
  return object === id && (CHANGES.has(type) || type === 'loyaltyChanged');
}

function enters({ type, to }: GameEvent): boolean {
  return type === 'tokenCreated' || (type === 'moved' && to === 'battlefield');
}

function concernsHost(event: GameEvent, aura: ObjectId, host: string): boolean {
  const about = event.object === host || event.object === aura || event.player === host;
  if (event.type === 'rangesFixed') return true;
  return (
    about && ['moved', 'ceased', 'left', 'controlChanged', 'effectEnded', 'effectBegan'].includes(event.type)
  );
}

/** All damage dealt to a permanent since it entered and since damage last wore off. */
function damageTo(g: Engine, id: ObjectId): Reasons {
  const found: number[] = [];
  for (let at = g.log.length - 1; at >= 0; at--) {
    const event = g.log[at] as GameEvent;
    if (event.type === 'stepBegan' && event.detail?.step === 'cleanup') break;
    if (event.type === 'damageDealt' && event.other === id) found.push(event.id);
    else if (event.object === id && enters(event)) break;
  }
  return found;
}

/** What an event has beside its cause: the newest event of a kind, where there is one and a log is kept. */
function alsoLatest(g: Engine, fits: (event: GameEvent) => boolean): { also?: number[] } {
  const found = g.keepLog ? latest(g, fits) : null;
  return found === null ? {} : { also: [found] };
}

/** The event by which a continuous effect began. */
export function beginningOf(g: Engine, effect: number): { also?: number[] } {
  return alsoLatest(g, (event) => event.type === 'effectBegan' && event.detail?.effect === effect);
}

/** The event by which a permanent came to be where it is; none where the set-up put it there. */
export function arrivalOf(g: Engine, id: ObjectId): { also?: number[] } {
  return alsoLatest(g, (event) => event.object === id && enters(event));
}

/** For an event that takes place, or does not, because a player is no longer there: the event by which the player left. */
export function departed(g: Engine, player: PlayerId): { also?: number[] } {
  return alsoLatest(g, (event) => event.type === 'left' && event.player === player);
}
