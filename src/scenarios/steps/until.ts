import { STEPS } from '../../game/index.js';
import type { Until } from './step.js';
import type { Table } from './table.js';

/** What a step leaves to be done once an open decision has been answered; undefined when it is done. */
export type Rest = (() => 'reached' | 'asked' | 'ended') | undefined;

/** Whether nothing is half resolved: no decision is open that belongs to an effect. */
export function settled(table: Table): boolean {
  return table.choices().every(({ kind }) => ['attack', 'block', 'mulligan'].includes(kind));
}

const ORDER: readonly string[] = STEPS;

/** Until the turn of a side has ended; in Grand Melee only the stack of its turn marker goes on. */
function untilEnded(table: Table, side: string): Rest {
  const [first] = table.members(side);
  const marker = table.game.markers().find((one) => table.game.marker(one) === first);
  const whole = () => `${table.game.turnOwner(marker)} ${table.turnName()}`;
  const before = whole();
  const held = marker === undefined ? undefined : table.game.marker(marker);
  const acting = held != null && table.game.takingTurn(held);
  return () =>
    table.until(
      () =>
        whole() !== before ||
        (marker !== undefined &&
          (table.game.marker(marker) !== held || (acting && !table.game.takingTurn(held ?? '')))),
      marker,
    );
}

export function until(table: Table, moment: Until): Rest {
  if (moment.ended !== undefined) return untilEnded(table, moment.ended);
  const { game } = table;
  const { of, step } = moment;
  const markers = game.markers();
  const begun = table.turnName();
  const members = of === undefined ? [] : table.members(of);
  const holderAtFirst = moment.marker === undefined ? undefined : game.marker(moment.marker);
  const marker = () => {
    if (moment.marker !== undefined) return moment.marker;
    if (moment.damage !== undefined) return table.combat?.marker;
    if (markers.length === 0) return undefined;
    const all = table.game.markers();
    return of === undefined
      ? all[0]
      : (all.find((one) => members.includes(table.game.turnOwner(one) ?? '')) ?? all[0]);
  };
  const owns = () =>
    of === undefined ||
    table.game.teamTurn() === of ||
    members.some((member) => table.game.takingTurn(member)) ||
    (table.scenario.setup.teams?.[of] === undefined &&
      (markers.length > 0 ? table.game.markers() : [1]).some((one) => table.game.turnOwner(one) === of));
  const at = step === undefined ? 0 : ORDER.indexOf(step);
  const now = () => ORDER.indexOf(table.game.step(marker()) ?? '');
  const current = moment.turn !== 'next' && owns() && (step === undefined || now() <= at);
  const combats = game.events('combatBegan').length;
  const dealt = game.events('damageDealt').length;
  const results = table.scenario.setup.players.map((player) => game.result(player)).join();
  const stepNow = game.step(marker());
  const inMoment = (): boolean => {
    if (table.game.isOver()) return true;
    if (step === undefined && of === undefined && moment.turn === undefined) return true;
    const changed = table.turnName() !== begun;
    if (current || moment.turn === 'this') return changed || now() >= at;
    return changed && owns() && now() >= at;
  };
  const reached = (): boolean => {
    if (!inMoment()) return false;
    const g = table.game;
    if (moment.stack !== undefined) {
      // What has triggered goes on the stack before the next player gets priority.
      const waits = table.game.state.waiting.length > 0;
      if (waits || table.stacks().length > 0 || !settled(table)) return false;
    }
    if (moment.priority !== undefined) {
      const holders = table.members(moment.priority);
      if (
        !table
          .pending()
          .some(
            ({ kind, players }) => kind === 'priority' && players.some((player) => holders.includes(player)),
          )
      )
        return false;
    }
    if (moment.holder !== undefined && g.marker(moment.marker ?? 1) !== moment.holder) return false;
    if (moment.damage !== undefined) {
      const here = g.step(marker());
      if (
        here === 'combatDamage' ||
        !['endCombat', 'main2', 'end', 'cleanup', 'main1'].includes(here ?? '')
      ) {
        if (
          !(stepNow === 'combatDamage' && g.events('damageDealt').length > dealt && here !== 'combatDamage')
        )
          return g.isOver() || table.turnName() !== begun;
      }
    }
    if (moment.opening !== undefined)
      if (g.activePlayers().length === 0 || table.choices().some(({ kind }) => kind === 'mulligan'))
        return false;
    if (moment.result === 'any' && !g.isOver())
      if (table.scenario.setup.players.map((player) => g.result(player)).join() === results) return false;
    if (moment.result !== undefined && moment.result !== 'any' && g.result(moment.result) === 'none')
      return false;
    if (moment.combat !== undefined)
      if (g.events('combatBegan').length <= combats && table.turnName() === begun) return false;
    return true;
  };
  const { holder } = moment;
  if (holder === undefined) {
    // In Grand Melee the turns of other markers do not go on meanwhile.
    const only =
      moment.marker ?? (moment.damage !== undefined || (current && of !== undefined) ? marker() : undefined);
    return () => {
      const outcome = table.until(
        () =>
          reached() || (moment.marker !== undefined && table.game.marker(moment.marker) !== holderAtFirst),
        only,
      );
      return outcome;
    };
  }
  // The turn markers just ahead of a holder have to move first.
  const { players } = table.scenario.setup;
  const ahead = (one: number): number => {
    const at = table.game.turnOwner(one) ?? table.game.marker(one) ?? holder;
    return (
      (players.indexOf(at) - players.indexOf(holder) + players.length) % players.length || players.length
    );
  };
  return () => table.until(reached, undefined, ahead);
}
