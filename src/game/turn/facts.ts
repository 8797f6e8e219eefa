import type { CardDefinition, ObjectId, PlayerId, TurnFact } from '../cards/types.js';
import type { Engine } from '../engine.js';
import type { EventContent } from '../event.js';
import type { GameObject } from '../state.js';

/** Which kinds of events each fact counts, and whether by their size. */
const COUNTED: Readonly<Record<string, readonly [TurnFact, sized: boolean]>> = {
  lifeLost: ['lifeLost', true],
  lifeGained: ['lifeGained', true],
  damageDealt: ['damage', true],
  attacked: ['attacked', false],
  drew: ['drew', false],
  discarded: ['discarded', false],
};

/** Whether a card asks what happened this turn. Games without such cards keep no account. */
export function asksOfTurn(cards: readonly CardDefinition[]): boolean {
  let asks = asking.get(cards);
  if (asks === undefined) {
    asks = /"amount":"(?:thisTurn|entered)"|"(?:(?:damaged|hurt)By|(?:damaged|attacked|entered)Today)"/.test(
      JSON.stringify(cards),
    );
    asking.set(cards, asks);
  }
  return asks;
}

/** Many games are played with one list of cards. */
const asking = new WeakMap<readonly CardDefinition[], boolean>();

/** Adds an event to the account of the turn, where one is kept. */
export function noteFact(g: Engine, type: string, content: EventContent): void {
  const { today } = g.state;
  if (today === undefined) return;
  if (type === 'damageDealt' && content.player === undefined && content.object && content.other)
    today[hurt(g, content.object, content.other as ObjectId)] = content.amount ?? 0;
  const struck = type === 'damageDealt' && content.player !== undefined ? content.object : undefined;
  if (struck && !g.object(struck).hurt?.includes(content.player as PlayerId))
    g.changing(struck).hurt = [...(g.object(struck).hurt ?? []), content.player as PlayerId];
  if (type === 'attacked' && content.object) today[attacker(g, content.object)] = 1;
  const counted = COUNTED[type];
  if (counted !== undefined && content.player !== undefined) {
    const [fact, sized] = counted;
    count(today, fact, content.player, sized ? (content.amount ?? 0) : 1);
  } else if (
    (type === 'moved' && content.to === 'battlefield' && content.from !== 'battlefield') ||
    type === 'tokenCreated'
  ) {
    today[`entered ${content.player} ${content.object}`] = 1;
  } else if (type === 'moved' && content.from === 'battlefield') {
    const player = String(content.other ?? '');
    count(today, 'left', player, 1);
    const object = content.object === undefined ? undefined : g.state.objects.get(content.object);
    if (content.to === 'graveyard' && object?.last?.types.includes('creature'))
      count(today, 'died', player, 1);
  }
}

function count(today: Record<string, number>, fact: TurnFact, player: PlayerId, amount: number): void {
  const key = `${fact} ${player}`;
  today[key] = (today[key] ?? 0) + amount;
}

/** An object as it is: what comes back is another one. */
const named = (g: Engine, id: ObjectId): string => `${id}#${g.state.objects.get(id)?.incarnation}`;

/** The name under which it is noted that an object has attacked. */
const attacker = (g: Engine, id: ObjectId): string => `attacker ${named(g, id)}`;

/** The name under which it is noted that one object has dealt damage to another, each as it was. */
function hurt(g: Engine, by: ObjectId, object: ObjectId): string {
  return `hurt ${named(g, object)} ${named(g, by)}`;
}

/** Whether an object was dealt damage this turn, by one of these objects where they are given. */
export function damagedToday(g: Engine, object: GameObject, by?: readonly GameObject[]): boolean {
  const { today = {} } = g.state;
  if (by !== undefined) return by.some(({ id }) => today[hurt(g, id, object.id)] !== undefined);
  const before = `hurt ${named(g, object.id)} `;
  return Object.keys(today).some((key) => key.startsWith(before));
}

/** Whether an object, as it is, has attacked this turn. */
export function attackedToday(g: Engine, object: GameObject): boolean {
  return g.state.today?.[attacker(g, object.id)] !== undefined;
}

/** Whether an object in play came there this turn. */
export const enteredToday = (g: Engine, { id }: GameObject): boolean =>
  Object.keys(g.state.today ?? {}).some((key) => key.startsWith('entered ') && key.endsWith(` ${id}`));

/** What has entered the battlefield this turn under the control of these players, or of anybody. */
export function enteredThisTurn(g: Engine, players: readonly PlayerId[] | null): GameObject[] {
  const keys = Object.keys(g.state.today ?? {});
  return (players ?? Object.keys(g.state.players)).flatMap((player) => {
    const before = `entered ${player} `;
    return keys.flatMap((key) => {
      const object = key.startsWith(before) ? g.state.objects.get(key.slice(before.length)) : undefined;
      return object === undefined ? [] : [object];
    });
  });
}

/** How often something happened this turn to these players, or to anybody. */
export function factOf(g: Engine, fact: TurnFact, players: readonly PlayerId[] | null): number {
  const today = g.state.today ?? {};
  const whose = players ?? Object.keys(g.state.players);
  return whose.reduce((sum, player) => sum + (today[`${fact} ${player}`] ?? 0), 0);
}
