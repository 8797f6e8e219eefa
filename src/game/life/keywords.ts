import { hasKeyword, traitsOf } from '../cards/traits.js';
import type { Effect, ObjectId, PlayerId } from '../cards/types.js';
import type { Engine } from '../engine.js';
import { unhandled } from '../errors.js';
import { withinRange } from '../stack/notice.js';
import { pendingOf } from '../stack/pending.js';
import type { Context, GameObject, PlayerState } from '../state.js';
import type { Damage } from './dealDamage.js';
import { gainLife } from './ledger.js';

/** What deathtouch does to a creature that it has dealt damage to. */
export function deathtouch(g: Engine, source: GameObject, target: GameObject, event: number): void {
  if (!hasKeyword(g, source, 'deathtouch')) return;
  const rule = g.rules.ask('general.deathtouch');
  switch (rule) {
    case 'triggers':
      keywordTriggers(g, source, 'deathtouch', DESTROY, { object: target.id }, event);
      return;
    case 'notSpecified':
    case 'stateBasedAction':
      target.doomed = true;
      return;
    default:
      unhandled('general.deathtouch', rule);
  }
}

/** Gains what lifelink gives as part of the damage, where it does not trigger. */
export function lifelink(g: Engine, source: GameObject, amount: number, event: number): void {
  if (hasKeyword(g, source, 'lifelink') && !linksLater(g))
    g.because(event, () => gainLife(g, source.controller, amount));
}

function linksLater(g: Engine): boolean {
  const rule = g.rules.ask('general.lifelink');
  switch (rule) {
    case 'triggers':
      return true;
    case 'notSpecified':
    case 'partOfDamage':
      return false;
    default:
      return unhandled('general.lifelink', rule);
  }
}

/** Lets lifelink trigger once for all that a permanent has dealt at the same time. */
export function linkLater(g: Engine, all: readonly Damage[], dealt: readonly number[]): void {
  const sums = new Map<GameObject, number>();
  for (const [at, { source: id, player, object }] of all.entries()) {
    const source = g.object(id);
    if ((dealt[at] ?? 0) === 0 || !hasKeyword(g, source, 'lifelink') || !linksLater(g)) continue;
    const whose = player ?? (object === undefined ? undefined : g.state.objects.get(object)?.controller);
    if (withinRange(g, source.controller, [whose]))
      sums.set(source, (sums.get(source) ?? 0) + (dealt[at] ?? 0));
  }
  for (const [source, amount] of sums) keywordTriggers(g, source, 'lifelink', GAIN, { amount }, g.cause);
}

const GAIN: Effect[] = [{ effect: 'gainLife', player: { player: 'you' }, amount: { amount: 'that' } }];
const DESTROY: Effect[] = [{ effect: 'destroy', object: { object: 'that' } }];

/** Has each instance of a keyword of a permanent trigger for something that it has done. */
function keywordTriggers(
  g: Engine,
  source: GameObject,
  keyword: string,
  effects: Effect[],
  that: Context['that'],
  cause: number | null,
): void {
  if (source.zone !== 'battlefield') return;
  for (const own of traitsOf(g, source).keywords) {
    if (own !== keyword) continue;
    const event = g.because(cause, () =>
      g.emit('triggered', { object: source.id, player: source.controller }),
    );
    g.state.waiting.push(
      pendingOf(
        g,
        { source: source.id, controller: source.controller, effects },
        that,
        cause ?? event,
        keyword,
      ),
    );
  }
}

/** Adds up the combat damage that a player has been dealt by a commander. */
export function led(g: Engine, player: PlayerId, commander: ObjectId, amount: number): void {
  const state = g.state.players[player];
  if (state === undefined) return;
  const before = state.fromCommanders;
  state.fromCommanders = { ...before, [commander]: (before?.[commander] ?? 0) + amount };
}

/** Whether one commander has dealt a player as much combat damage as makes a player lose. */
export function isOverrun(g: Engine, { fromCommanders = {} }: PlayerState): boolean {
  const limit = g.rules.ask('casualVariants.commander.combatDamageThreshold');
  return limit !== null && Object.values(fromCommanders).some((dealt) => dealt >= limit);
}
