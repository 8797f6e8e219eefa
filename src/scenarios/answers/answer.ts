import type { GameEvent } from '../../game/index.js';
import type { Value } from '../expression/types.js';
import type { Table } from '../steps/table.js';
import { count } from './counts.js';
import { asked, holder, order } from './decisions.js';
import { can, canTarget, settled } from './possibilities.js';
import { stackName, stackThen } from './stacks.js';
import { list, orNone, Unanswerable } from './values.js';

/**
 * Answers a question of a check from a game that is being played.
 *
 * @param table the scenario in its present state
 * @param legal which actions were accepted so far
 * @returns the answer
 * @throws Unanswerable when a name in it stands for nothing
 */
export function answer(
  table: Table,
  legal: ReadonlyMap<string, boolean>,
  name: string,
  args: readonly Value[],
): Value {
  const { game } = table;
  const { players, teams } = table.scenario.setup;
  const text = (index = 0): string => {
    const value = args[index];
    if (typeof value === 'string') return value;
    throw new Unanswerable(`${name} asks for a name in quotes`);
  };
  const isTeam = (value: string) => teams !== undefined && Object.hasOwn(teams, value);
  const object = (index = 0): string => {
    const id = table.id(text(index));
    if (game.state.objects.get(id)) return id;
    const found = table.named(text(index));
    if (found === undefined) throw new Unanswerable(`nothing is called '${text(index)}'`);
    return found;
  };
  const player = (index = 0): string => {
    const value = text(index);
    if (!players.includes(value)) throw new Unanswerable(`there is no player '${value}'`);
    return value;
  };
  const marker = (): number => {
    const [value] = args;
    if (value === undefined) return 1;
    if (typeof value !== 'number') throw new Unanswerable(`${name} asks for the number of a marker`);
    return value;
  };
  const sum = (type: string, filter: Record<string, string>): number =>
    game.events(type, filter).reduce((total: number, event: GameEvent) => total + (event.amount ?? 1), 0);
  const members = (side: string): string[] => teams?.[side] ?? [side];
  // What is no creature has neither power nor toughness.
  const sized = (read: 'power' | 'toughness'): Value =>
    game.types(object()).includes('creature') ? orNone(game[read](object())) : null;

  switch (name) {
    case 'life':
      return isTeam(text()) ? game.teamLife(text()) : game.life(player());
    case 'teamLife':
      return game.teamLife(text());
    case 'indivLife':
      return game.individualLife(player());
    case 'poison':
      return isTeam(text()) ? game.teamPoison(text()) : game.poison(player());
    case 'energy':
      return game.energy(player());
    case 'teamPoison':
      return game.teamPoison(text());
    case 'poisonLimit':
      return orNone(game.poisonLimit(args.length > 0 ? text() : (players[0] ?? '')));
    case 'startLife':
      return game.startingLife(text());
    case 'inGame':
      return isTeam(text()) ? members(text()).some((member) => game.inGame(member)) : game.inGame(player());
    case 'result':
      return game.result(text());
    case 'gameOver':
      return game.isOver();
    case 'zone':
      return game.zone(object());
    case 'zoneOwner':
      return orNone(game.zoneOwner(object()));
    case 'controller':
      return orNone(game.controller(object()));
    case 'owner':
      return game.owner(object());
    case 'exists': {
      const id = table.id(text());
      return game.state.objects.get(id) !== undefined && game.exists(id);
    }
    case 'power':
      return sized('power');
    case 'toughness':
      return sized('toughness');
    case 'damage':
      return game.damage(object());
    case 'counters':
      return game.counters(object(), args.length > 1 ? text(1) : 'loyalty');
    case 'attachedTo':
      return orNone(game.attachedTo(object()));
    case 'tapped':
      return game.tapped(object());
    case 'unblockable': {
      const id = object();
      const blockers = game.state.objects.all.filter(
        (other) =>
          other.zone === 'battlefield' &&
          other.exists &&
          other.controller !== game.controller(id) &&
          game.types(other.id).includes('creature'),
      );
      return blockers.every((blocker) => !game.canBlock(blocker.id, id));
    }
    case 'legal': {
      const accepted = legal.get(text());
      if (accepted === undefined) throw new Unanswerable(`'${text()}' has not been tried`);
      return accepted;
    }
    case 'can':
      return can(table, text(), args.length > 1 ? text(1) : undefined);
    case 'canTarget': {
      const target = players.includes(text(1)) ? text(1) : object(1);
      if (players.includes(text()))
        return players.includes(target)
          ? game.inRange(player(), target)
          : game.inRange(player(), game.controller(target) ?? '');
      return canTarget(table, object(), target);
    }
    case 'canAttack': {
      const choices = table.attackable(object());
      return args.length > 1 ? choices.includes(text(1)) : choices.length > 0;
    }
    case 'canBlock':
      return game.canBlock(object(), object(1));
    case 'attackable':
      return list(table.attackable(object()));
    case 'asked':
    case 'options':
      return asked(table, name, text());
    case 'decisionOrder':
      return list(order(table, text()), true);
    case 'triggered':
      return game.events('triggered', { object: object() }).length;
    case 'stack': {
      const items =
        args.length > 0
          ? game.stack(marker())
          : game.markers().length > 0
            ? game.markers().flatMap((one) => game.stack(one))
            : game.stack();
      return list(
        items.map((item) => stackName(table, item)),
        true,
      );
    }
    case 'stackOf': {
      const id = table.onStack(text()) ?? object();
      return orNone(game.stackOf(id) ?? stackThen(table, id));
    }
    case 'priority': {
      const holders = game.priority(args.length > 0 ? marker() : undefined);
      if (args.length > 0) return list(typeof holders === 'string' ? [holders] : (holders ?? []));
      return holder(table, holders);
    }
    case 'inRange':
      return game.inRange(player(), players.includes(text(1)) ? text(1) : (game.controller(object(1)) ?? ''));
    case 'rangeOf':
      return args[1] === 'seats' ? orNone(game.rangeSeats(player())) : list(game.rangeOf(player()));
    case 'hand':
      return members(text()).reduce((total, member) => total + size(game.hand(member)), 0);
    case 'library':
      return members(text()).reduce((total, member) => total + size(game.library(member)), 0);
    case 'drew':
      return members(text()).reduce((total, member) => total + sum('drew', { player: member }), 0);
    case 'gained':
      return members(text()).reduce((total, member) => total + sum('lifeGained', { player: member }), 0);
    case 'lost':
      return members(text()).reduce((total, member) => total + sum('lifeLost', { player: member }), 0);
    case 'dealt': {
      const source = table.id(text());
      if (isTeam(text(1)))
        return members(text(1)).reduce(
          (total, member) => total + sum('damageDealt', { object: source, player: member }),
          0,
        );
      return players.includes(text(1))
        ? sum('damageDealt', { object: source, player: text(1) })
        : sum('damageDealt', { object: source, other: object(1) });
    }
    case 'prevented': {
      const source = table.id(text());
      const to = isTeam(text(1)) ? members(text(1)) : [players.includes(text(1)) ? text(1) : object(1)];
      return to.reduce((total, other) => total + sum('damagePrevented', { object: source, other }), 0);
    }
    case 'count':
      return count(table, text(), args.length > 1 ? text(1) : undefined);
    case 'marker':
      return orNone(game.marker(marker()));
    case 'designated':
      return game.designated(marker());
    case 'takingTurn':
      return isTeam(text())
        ? members(text()).some((member) => game.takingTurn(member))
        : game.takingTurn(player());
    case 'waiting':
      return game.waiting(player());
    case 'pendingExtra':
      return game.pendingExtra(text());
    case 'turnsTaken':
      return game.turnsTaken(text());
    case 'turnOwner':
      return orNone(game.turnOwner(args.length > 0 ? marker() : undefined));
    case 'teamTurn':
      return orNone(game.teamTurn());
    case 'activePlayer': {
      const active = game.activePlayers();
      if (args.length > 0)
        return members(text()).some((member) => active.includes(member)) || active.includes(text());
      return active.length === 1
        ? orNone(active[0])
        : active.length === 0
          ? null
          : (orNone(game.teamTurn()) ?? list(active));
    }
    case 'step':
      return table.stepName(args.length > 0 ? text() : undefined);
    case 'primary':
      return orNone((table.reseated ?? game).primary(text()));
    case 'planar':
      return orNone(game.planarController());
    case 'settled':
      return settled(table, text());
    default:
      throw new Unanswerable(`nothing answers ${name}`);
  }
}

function size(value: number | readonly unknown[]): number {
  return typeof value === 'number' ? value : value.length;
}
