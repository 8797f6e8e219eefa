import { GameError, nameOfStep, type Situation } from '../../game/index.js';

export interface Seat {
  player: string;
  /** Absent where everybody plays alone. */
  team?: string;
  inGame: boolean;
  /** `none` while the player's game goes on. */
  result: string;
  /** The player's own total; where a team shares one, the number that effects see as the player's. */
  life: number;
  /** True where `life` is only what effects see, since the team has the total. */
  seen: boolean;
  poison: number;
  role?: 'emperor' | 'general';
  active: boolean;
}

/** A team, with a total of its own where the variant shares it. */
export interface Side {
  name: string;
  members: string[];
  result: string;
  life?: number;
  poison?: number;
}

/** Something in play. */
export interface Permanent {
  id: string;
  card: string;
  controller: string;
  owner: string;
  /** `2/2` of a creature. */
  size?: string;
  damage: number;
  /** `2 charge`, `1 loyalty`. */
  counters: string[];
  tapped: boolean;
  attachedTo?: string;
}

/** A spell or ability that waits to resolve. */
export interface StackItem {
  id: string;
  /** `ogre`, `ability of ogre`. */
  name: string;
  controller: string;
  /** Players and objects. */
  targets: string[];
}

/** A creature that attacks a player, a team or a planeswalker. */
export interface Attack {
  creature: string;
  defender: string;
  blockers: string[];
  blocked: boolean;
}

/** A turn in progress; Grand Melee has several at once. */
export interface Turn {
  /** Number of the turn marker; 1 in other games. */
  marker: number;
  /** A player or a team. */
  of: string;
  number: number;
  step: string;
  extra: boolean;
}

/** The table at one moment, as plain data: all that a picture of it needs. */
export interface Frame {
  seats: Seat[];
  sides: Side[];
  turns: Turn[];
  /** Turn markers of Grand Melee and the seat where each lies. */
  markers: { number: number; seat: string; waiting: boolean }[];
  permanents: Permanent[];
  /** The first to resolve last. */
  stack: StackItem[];
  attacks: Attack[];
  /** Who is in whose range of influence; absent where ranges are not limited. */
  ranges?: Record<string, string[]>;
}

/**
 * The table as it stands.
 *
 * @param table a game, between two events or at one
 * @returns plain data that no later event changes
 */
export function frameOf(table: Situation): Frame {
  const { state } = table;
  const { sharedLife, emperors, variant } = state.options;
  const active = known(() => table.activePlayers(), []);
  const teams = Object.entries(state.teams);
  return {
    seats: state.seats.map((player): Seat => {
      const team = teams.find(([, { members }]) => members.includes(player))?.[0];
      const inGame = table.inGame(player);
      const own = state.players[player]?.life ?? 0;
      return {
        player,
        ...(team === undefined ? {} : { team }),
        inGame,
        result: table.result(player),
        life: sharedLife ? known(() => table.individualLife(player), own) : own,
        seen: sharedLife,
        poison: inGame ? known(() => table.poison(player), 0) : 0,
        ...(variant === 'emperor'
          ? { role: emperors.includes(player) ? ('emperor' as const) : ('general' as const) }
          : {}),
        active: active.includes(player),
      };
    }),
    sides: teams.map(
      ([name, { members, result }]): Side => ({
        name,
        members: [...members],
        result,
        ...(sharedLife
          ? { life: known(() => table.teamLife(name), 0), poison: known(() => table.teamPoison(name), 0) }
          : {}),
      }),
    ),
    turns: state.threads.flatMap(({ marker, turn }): Turn[] =>
      turn === null
        ? []
        : [
            {
              marker,
              of: turn.party,
              number: turn.number,
              step: nameOfStep(turn.step),
              extra: turn.extra,
            },
          ],
    ),
    markers: state.markers.map(({ number, holder, seat, active: taken }) => ({
      number,
      seat: holder ?? seat,
      waiting: !taken,
    })),
    permanents: state.battlefield.flatMap((id) => permanentOf(table, id)),
    stack: Object.values(state.stacks).flatMap((stack) => stack.map((id) => stackItemOf(table, id))),
    attacks: state.threads.flatMap(({ turn }) =>
      (turn?.combat?.attackers ?? []).map(
        ({ creature, defender, blockedBy, blocked }): Attack => ({
          creature,
          defender,
          blockers: [...blockedBy],
          blocked,
        }),
      ),
    ),
    ...(state.ranges === null
      ? {}
      : { ranges: Object.fromEntries(Object.entries(state.ranges).map(([who, seen]) => [who, [...seen]])) }),
  };
}

function permanentOf(table: Situation, id: string): Permanent[] {
  const object = table.state.objects.get(id);
  if (object === undefined) return [];
  const creature = known(() => table.types(id).includes('creature'), false);
  return [
    {
      id,
      card: object.card,
      controller: object.controller,
      owner: object.owner,
      ...(creature ? { size: known(() => `${table.power(id)}/${table.toughness(id)}`, '') } : {}),
      damage: object.damage,
      counters: Object.entries(object.counters).flatMap(([kind, number]) =>
        number > 0 ? [`${number} ${kind}`] : [],
      ),
      tapped: object.tapped,
      ...(object.attachedTo === null ? {} : { attachedTo: object.attachedTo }),
    },
  ];
}

function stackItemOf(table: Situation, id: string): StackItem {
  const object = table.state.objects.get(id);
  return {
    id,
    name: object?.ability ? `ability of ${object.ability.source}` : id,
    controller: object?.controller ?? '',
    targets: (object?.targets ?? []).flatMap(({ player, object: target }) => player ?? target ?? []),
  };
}

/** Where the ruleset has no answer, what is asked only for a picture must not stop the game. */
function known<T>(ask: () => T, otherwise: T): T {
  try {
    return ask();
  } catch (error) {
    if (error instanceof GameError) return otherwise;
    throw error;
  }
}
