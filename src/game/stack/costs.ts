import { tellForced } from '../asking.js';
import { amountOf } from '../cards/amounts.js';
import { hasKeyword, isCreature } from '../cards/traits.js';
import type { Cost, PlayerId, Zone } from '../cards/types.js';
import { numbersFrom, type Option } from '../decision.js';
import { discardCard } from '../effects/discarding.js';
import type { Engine } from '../engine.js';
import { canPayLife, changeEnergy, payLife } from '../life/ledger.js';
import { ledgerLife } from '../life/seen.js';
import { shuffle } from '../random.js';
import type { Context, GameObject } from '../state.js';
import type { Frame } from '../threads.js';
import { unattach } from '../zones/attach.js';
import { changeCounters } from '../zones/counters.js';
import { moveObject, moveTogether, topCard } from '../zones/move.js';
import { cameWith } from '../zones/objects.js';
import { crewOf, discardable, exilable, sacrificable, tappable } from './costPools.js';
import { chooseCrew, mostPower } from './crew.js';
import { exert } from './exert.js';
import { LIFE_FOR_MANA, waysInLife } from './lifeForMana.js';
import { manaFor, type Spending, spendMana } from './pool.js';

/** Whether a player could pay these costs with this object just now. */
export function payable(
  g: Engine,
  player: PlayerId,
  object: GameObject | null,
  costs: readonly Cost[],
  context: Context,
  on?: Spending,
): boolean {
  let mana = 0;
  let spared = 0;
  let life = 0;
  let energy = 0;
  for (const cost of costs) {
    const wanted = countOf(g, context, cost);
    switch (cost.cost) {
      case 'mana':
        mana += amountOf(g, context, cost.amount);
        spared += cost.orLife ?? 0;
        break;
      case 'tap':
        if (object === null || object.tapped || object.zone !== 'battlefield') return false;
        if (isCreature(g, object) && object.sick && !hasKeyword(g, object, 'haste')) return false;
        break;
      case 'sacrificeSelf':
        if (object === null || object.zone !== 'battlefield' || object.controller !== player) return false;
        break;
      case 'unattachSelf':
        if (!object?.attachedTo || object.controller !== player) return false;
        break;
      case 'exileSelf':
        if (object === null || object.zone !== (cost.from ?? 'battlefield')) return false;
        if ((cost.from ? object.owner : object.controller) !== player) return false;
        break;
      case 'discardSelf':
      case 'revealSelf':
        if (object?.zone !== 'hand' || object.owner !== player) return false;
        break;
      case 'returnSelf':
      case 'exert':
        if (object?.zone !== 'battlefield' || object.controller !== player) return false;
        break;
      case 'loyalty':
        if (object === null || (object.counters.loyalty ?? 0) + cost.amount < 0) return false;
        if (object.loyaltyTurn === (g.thread.turn?.number ?? 0)) return false;
        break;
      case 'life':
        life += amountOf(g, context, cost.amount);
        break;
      case 'energy':
        energy += amountOf(g, context, cost.amount);
        break;
      case 'anyLife':
        if (!canPayLife(g, player, 0)) return false;
        break;
      case 'discard':
        if (discardable(g, player, cost.filter, context).filter((id) => id !== object?.id).length < wanted)
          return false;
        break;
      case 'tapOthers':
        if (
          tappable(g, player, cost.filter, context).filter((id) => !tapsToo(costs, object, id)).length <
          wanted
        )
          return false;
        break;
      case 'crew':
        if (mostPower(g, crewOf(g, player, context)) < cost.power) return false;
        break;
      case 'exile':
      case 'reveal':
        if (exilable(g, player, cost.from, context).length < wanted) return false;
        break;
      case 'exileTop':
        if ((g.state.libraries[player]?.length ?? 0) < wanted) return false;
        break;
      case 'sacrifice':
      case 'return':
        if (sacrificable(g, player, cost.filter, context).length < wanted) return false;
        break;
      case 'removeCounters':
        if (object === null || (object.counters[cost.kind] ?? 0) < wanted) return false;
        break;
    }
  }
  if (mana === Number.POSITIVE_INFINITY) return false;
  const lacking = Math.max(0, mana - (manaFor(g, player, on) ?? mana));
  if (lacking > spared) return false;
  life += LIFE_FOR_MANA * lacking;
  if (energy > (g.state.players[player]?.energy ?? 0)) return false;
  const asksLife = lacking > 0 || costs.some((cost) => cost.cost === 'life');
  return !asksLife || canPayLife(g, player, life);
}

/**
 * Pays costs.
 * @returns false while the player is asked how
 */
export function pay(
  g: Engine,
  frame: Frame,
  key: string,
  player: PlayerId,
  object: GameObject | null,
  costs: readonly Cost[],
  context: Context,
  on?: Spending,
): boolean {
  const named = new Map<number, number>();
  const discards: string[] = [];
  const sacrificed: string[] = [];
  const tapped: string[] = [];
  const exiled = new Map<string, Zone>();
  const shown: string[] = [];
  const counts = costs.map((cost) => countOf(g, context, cost));
  for (const [at, cost] of costs.entries()) {
    const wanted = counts[at] ?? 0;
    if (cost.cost === 'anyLife') {
      const answer = g.ask(frame, `${key} life ${at}`, () => ({
        kind: 'amount',
        player,
        options: payableAmounts(g, player, 0),
        ...(object === null ? {} : { object: object.id }),
        slot: 'life',
      }));
      if (answer === undefined) return false;
      named.set(at, answer.type === 'number' ? answer.number : 0);
    } else if (cost.cost === 'mana' && cost.orLife !== undefined) {
      const answer = g.ask(frame, `${key} mana ${at}`, () => ({
        kind: 'amount',
        player,
        options: waysInLife(g, player, costs, context, cost, on),
        ...(object === null ? {} : { object: object.id }),
        slot: 'life',
      }));
      if (answer === undefined) return false;
      named.set(at, answer.type === 'number' ? answer.number : 0);
    } else if (cost.cost === 'chooseSubtype') {
      const answer = g.ask(frame, `${key} subtype`, () => ({
        kind: 'chooseMode',
        player,
        options: cost.of.map((mode) => ({ type: 'mode', mode })),
        ...(object === null ? {} : { object: object.id }),
        slot: 'subtype',
      }));
      if (answer === undefined) return false;
      if (answer.type === 'mode') context.chosen.subtype = answer.mode;
    } else if (cost.cost === 'discard') {
      if (cost.random) {
        const hand = discardable(g, player, cost.filter, context).filter((id) => id !== object?.id);
        shuffle(g.state, hand);
        discards.push(...hand.slice(0, wanted));
        continue;
      }
      for (let count = 0; count < wanted; count++) {
        const hand = discardable(g, player, cost.filter, context).filter(
          (id) => !discards.includes(id) && id !== object?.id,
        );
        if (hand.length === wanted - count) {
          tellForced(g, player, { kind: 'discard' }, hand);
          discards.push(...hand);
          break;
        }
        const answer = g.ask(frame, `${key} discard ${at} ${count}`, () => ({
          kind: 'discard',
          player,
          options: hand.map((id) => ({ type: 'object', object: id })),
        }));
        if (answer === undefined) return false;
        if (answer.type === 'object') discards.push(answer.object);
      }
    } else if (cost.cost === 'crew') {
      const crew = chooseCrew(
        g,
        frame,
        `${key} crew ${at}`,
        player,
        object,
        cost.power,
        crewOf(g, player, context),
      );
      if (crew === null) return false;
      tapped.push(...crew);
    } else if (cost.cost === 'sacrifice') {
      for (let count = 0; count < wanted; count++) {
        const left = sacrificable(g, player, cost.filter, context).filter((id) => !sacrificed.includes(id));
        if (left.length === wanted - count) {
          tellForced(
            g,
            player,
            { kind: 'sacrifice', ...(object === null ? {} : { object: object.id }) },
            left,
          );
          sacrificed.push(...left);
          break;
        }
        const answer = g.ask(frame, `${key} sacrifice ${at} ${count}`, () => ({
          kind: 'sacrifice',
          player,
          options: left.map((id) => ({ type: 'object', object: id })),
          ...(object === null ? {} : { object: object.id }),
        }));
        if (answer === undefined) return false;
        if (answer.type === 'object') sacrificed.push(answer.object);
      }
    } else if ('from' in cost || cost.cost === 'tapOthers' || cost.cost === 'return') {
      if (cost.cost === 'exileSelf') continue;
      const pool = () =>
        'from' in cost
          ? exilable(g, player, cost.from, context)
          : cost.cost === 'return'
            ? sacrificable(g, player, cost.filter, context)
            : tappable(g, player, cost.filter, context);
      for (let count = 0; count < wanted; count++) {
        const left = pool().filter(
          (id) =>
            !exiled.has(id) &&
            !shown.includes(id) &&
            !tapped.includes(id) &&
            !(cost.cost === 'tapOthers' && tapsToo(costs, object, id)),
        );
        const answer = g.ask(frame, `${key} ${cost.cost} ${at} ${count}`, () => ({
          kind: 'chooseObject',
          player,
          options: left.map((id) => ({ type: 'object', object: id })),
          ...(object === null ? {} : { object: object.id }),
          slot: cost.cost,
        }));
        if (answer === undefined) return false;
        if (answer.type !== 'object') continue;
        if (cost.cost === 'reveal') shown.push(answer.object);
        else if (cost.cost === 'exile') exiled.set(answer.object, cost.to ?? 'exile');
        else if (cost.cost === 'return') {
          exiled.set(answer.object, 'hand');
          context.chosen.returned = answer.object;
        } else tapped.push(answer.object);
      }
    }
  }
  // Amounts are worked out before the first part of the payment changes what they depend on.
  const amounts = costs.map((cost, at) => {
    if ('amount' in cost) return amountOf(g, context, cost.amount);
    return named.get(at) ?? 0;
  });
  costs.forEach((cost, at) => {
    const amount = amounts[at] ?? 0;
    switch (cost.cost) {
      case 'mana': {
        const asLife = cost.orLife === undefined ? 0 : (named.get(at) ?? 0);
        spendMana(g, player, amount - asLife / LIFE_FOR_MANA, on);
        if (asLife > 0) payLife(g, player, asLife);
        break;
      }
      case 'tap':
        if (object === null) break;
        object.tapped = true;
        g.emit('tapped', { object: object.id, player });
        break;
      case 'sacrificeSelf':
        if (object === null) break;
        moveObject(g, object.id, 'graveyard');
        g.emit('sacrificed', { object: object.id, player });
        break;
      case 'unattachSelf':
        if (object !== null) unattach(g, object);
        break;
      case 'exileSelf':
        if (object !== null) moveObject(g, object.id, 'exile');
        break;
      case 'revealSelf':
        if (object !== null) g.emit('revealed', { object: object.id, player });
        break;
      case 'discardSelf':
        if (object !== null) discardCard(g, object.id);
        break;
      case 'returnSelf':
        if (object !== null) moveObject(g, object.id, 'hand');
        break;
      case 'exert':
        if (object !== null) exert(g, player, object);
        break;
      case 'loyalty':
        if (object === null) break;
        object.counters = { ...object.counters, loyalty: (object.counters.loyalty ?? 0) + cost.amount };
        object.loyaltyTurn = g.thread.turn?.number ?? 0;
        g.emit('loyaltyChanged', {
          object: object.id,
          amount: cost.amount,
        });
        break;
      case 'life':
      case 'anyLife':
        payLife(g, player, amount);
        context.remembered.paid = (context.remembered.paid ?? 0) + amount;
        break;
      case 'energy':
        changeEnergy(g, player, -amount);
        break;
      case 'removeCounters': {
        const taken = counts[at] ?? 0;
        if (object !== null && taken > 0) changeCounters(g, object, cost.kind, -taken);
        break;
      }
      case 'exileTop':
        for (let count = 0; count < cost.count; count++) {
          const card = topCard(g, player);
          if (card !== null) moveObject(g, card.id, 'exile');
        }
        break;
      case 'discard':
      case 'sacrifice':
      case 'tapOthers':
      case 'crew':
      case 'exile':
      case 'reveal':
      case 'return':
        break;
    }
  });
  for (const object of shown) g.emit('revealed', { object, player });
  for (const id of tapped) {
    g.object(id).tapped = true;
    g.emit('tapped', { object: id, player });
  }
  // Effects speak of what was paid: of one thing of each kind.
  if (sacrificed.length === 1) context.chosen.sacrificed = sacrificed[0] as string;
  if (discards.length === 1) context.chosen.discarded = discards[0] as string;
  if (shown.length === 1) context.chosen.revealed = shown[0] as string;
  if (exiled.size > 0) {
    const gone = [...exiled].flatMap(([id, to]) => (to === 'hand' ? [] : [id]));
    if (gone.length === 1) context.chosen.exiled = gone[0] as string;
  }
  for (const [id, to] of exiled) {
    moveObject(g, id, to);
    if (to === 'exile') cameWith(g, context, id);
  }
  for (const id of sacrificed) g.emit('sacrificed', { object: id, player });
  if (sacrificed.length > 0) moveTogether(g, sacrificed, 'graveyard');
  for (const id of discards) discardCard(g, id);
  return true;
}

/** Whether an object is tapped for another of these costs already. */
const tapsToo = (costs: readonly Cost[], object: GameObject | null, id: string): boolean =>
  object?.id === id && costs.some(({ cost }) => cost === 'tap');

/** How many things a cost takes; 0 where it takes none. */
function countOf(g: Engine, context: Context, cost: Cost): number {
  if (!('count' in cost)) return 0;
  return typeof cost.count === 'number' ? cost.count : amountOf(g, context, cost.count);
}

/**
 * The amounts of life that a player can name for a payment, as ways of answering.
 *
 * @param fixed the only amount that is asked for; null where it is for the player to say
 */
export function payableAmounts(
  g: Engine,
  player: PlayerId,
  already: number,
  fixed: number | null = null,
): Option[] {
  const most = Math.max(0, ledgerLife(g, player));
  const [from, to] = fixed === null ? [0, most] : [Math.max(0, fixed), Math.min(fixed, most)];
  return numbersFrom(from, to).filter(
    (option) => option.type === 'number' && canPayLife(g, player, option.number, already),
  );
}
