import type { Game, GameEvent } from '../../game/index.js';
import type { Value } from '../expression/types.js';
import { optionName } from './driver.js';
import type { Play } from './play.js';

/** A question that the state of the game cannot answer. */
export class Unanswerable extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'Unanswerable';
  }
}

const list = (items: readonly Value[], ordered = false): Value => ({ items: [...items], ordered });
const orNone = <T>(value: T | null | undefined): T | null => value ?? null;

/** Topics of `decisionOrder`: the events that show who came when. */
const ORDERS: Record<string, { events: string[]; teams?: true }> = {
  blocks: { events: ['blockersAsked'] },
  attacks: { events: ['attacked'] },
  damageOrder: { events: ['damageOrderAnnounced'] },
  assignDamage: { events: ['damageAssigned'] },
  sacrificeTeams: { events: ['sacrificed'], teams: true },
  draws: { events: ['drew'] },
  mulliganTeams: { events: ['mulligansDeclared'], teams: true },
  openingHand: { events: ['openingHandAction'], teams: true },
};

/**
 * Answers a question of a check from a game that is being played.
 *
 * @param play the scenario in its present state
 * @param legal which actions were accepted so far
 * @param name the question
 * @param args its arguments
 * @returns the answer
 * @throws Unanswerable when a name in it stands for nothing
 */
export function answer(
  play: Play,
  legal: ReadonlyMap<string, boolean>,
  name: string,
  args: readonly Value[],
): Value {
  const { game } = play;
  const { players, teams } = play.scenario.setup;
  const text = (index = 0): string => {
    const value = args[index];
    if (typeof value === 'string') return value;
    throw new Unanswerable(`${name} asks for a name in quotes`);
  };
  const isTeam = (value: string) => teams !== undefined && Object.hasOwn(teams, value);
  const object = (index = 0): string => {
    const id = play.id(text(index));
    if (game.state.objects[id]) return id;
    const found = play.named(text(index));
    if (found === undefined) throw new Unanswerable(`nothing is called '${text(index)}'`);
    return found;
  };
  const player = (index = 0): string => {
    const value = text(index);
    if (!players.includes(value)) throw new Unanswerable(`there is no player '${value}'`);
    return value;
  };
  const marker = (index = 0): number => {
    const value = args[index];
    if (value === undefined) return 1;
    if (typeof value !== 'number') throw new Unanswerable(`${name} asks for the number of a marker`);
    return value;
  };
  const sum = (type: string, filter: Record<string, string>): number =>
    game.events(type, filter).reduce((total: number, event: GameEvent) => total + (event.amount ?? 1), 0);
  const members = (side: string): string[] => teams?.[side] ?? [side];

  switch (name) {
    case 'life':
      return isTeam(text()) ? game.teamLife(text()) : game.life(player());
    case 'teamLife':
      return game.teamLife(text());
    case 'indivLife':
      return game.individualLife(player());
    case 'poison':
      return isTeam(text()) ? game.teamPoison(text()) : game.poison(player());
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
      const id = play.id(text());
      return game.state.objects[id] !== undefined && game.exists(id);
    }
    case 'power':
      return orNone(game.power(object()));
    case 'toughness':
      return orNone(game.toughness(object()));
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
      const blockers = Object.values(game.state.objects).filter(
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
      return can(play, text(), args.length > 1 ? text(1) : undefined);
    case 'canTarget': {
      const target = players.includes(text(1)) ? text(1) : object(1);
      if (players.includes(text()))
        return players.includes(target)
          ? game.inRange(player(), target)
          : game.inRange(player(), game.controller(target) ?? '');
      return canTarget(play, object(), target);
    }
    case 'canAttack': {
      const choices = play.beforeAttack(object()).attackable(object());
      return args.length > 1 ? choices.includes(text(1)) : choices.length > 0;
    }
    case 'canBlock':
      return game.canBlock(object(), object(1));
    case 'attackable':
      return list(play.beforeAttack(object()).attackable(object()));
    case 'asked':
    case 'options':
      return asked(play, name, text());
    case 'decisionOrder':
      return list(order(play, text()), true);
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
        items.map((item) => stackName(play, item)),
        true,
      );
    }
    case 'stackOf': {
      const id = play.onStack(text()) ?? object();
      return orNone(game.stackOf(id) ?? stackThen(play, id));
    }
    case 'priority': {
      const holders = game.priority(args.length > 0 ? marker() : undefined);
      if (args.length > 0) return list(typeof holders === 'string' ? [holders] : (holders ?? []));
      return holder(play, holders);
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
      const source = play.id(text());
      if (isTeam(text(1)))
        return members(text(1)).reduce(
          (total, member) => total + sum('damageDealt', { object: source, player: member }),
          0,
        );
      return players.includes(text(1))
        ? sum('damageDealt', { object: source, player: text(1) })
        : sum('damageDealt', { object: source, other: object(1) });
    }
    case 'count':
      return count(play, text(), args.length > 1 ? text(1) : undefined);
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
      return play.stepName(args.length > 0 ? text() : undefined);
    case 'primary':
      return orNone((play.reseated ?? game).primary(text()));
    case 'planar':
      return orNone(game.planarController());
    case 'settled':
      return settled(play, text());
    default:
      throw new Unanswerable(`nothing answers ${name}`);
  }
}

/** The stack that something was put on, once it has left it. */
function stackThen(play: Play, id: string): number | null {
  for (const type of ['putOnStack', 'cast', 'activated', 'copied']) {
    const marker = play.game.events(type, { object: id }).at(-1)?.detail?.marker;
    if (typeof marker === 'number') return marker;
  }
  return null;
}

function size(value: number | readonly unknown[]): number {
  return typeof value === 'number' ? value : value.length;
}

/** Who holds priority, as one name: the player, or the team that holds it together. */
function holder(play: Play, holders: readonly string[] | string | null | undefined): Value {
  if (holders === null || holders === undefined) return null;
  if (typeof holders === 'string') return holders;
  if (holders.length === 1) return holders[0] ?? null;
  const team = play.driver.teamOf.get(holders[0] ?? '');
  const members = play.scenario.setup.teams?.[team ?? ''];
  if (team !== undefined && members && holders.every((one) => members.includes(one))) return team;
  return holders.length === 0 ? null : list(holders);
}

/** A thing on the stack by the name the scenario uses: an ability by its source. */
function stackName(play: Play, item: string): string {
  for (const [name, id] of play.names) if (id === item) return name;
  return play.game.state.objects[item]?.ability?.source ?? item;
}

function canTarget(play: Play, source: string, target: string): boolean {
  // Of a spell that was cast the question is what it could have targeted.
  const game = play.before.get(source) ?? play.game;
  for (let slot = 0; slot < 8; slot++) {
    let targets: readonly unknown[];
    try {
      targets = game.targetsFor(source, slot);
    } catch {
      return false;
    }
    if (
      targets.some(
        (item) =>
          (typeof item === 'string' ? item : optionName(item as Parameters<typeof optionName>[0])) === target,
      )
    )
      return true;
    if (targets.length === 0) break;
  }
  return false;
}

function asked(play: Play, name: string, which: string): Value {
  const number = /^d(\d+)$/.exec(which)?.[1];
  if (number !== undefined) {
    const index = Number(number) - 1;
    const disagreement = play.disagreements[index];
    if (disagreement) return name === 'asked' ? disagreement.who : list(disagreement.options);
    const found = play.driver.asked[index];
    if (found) return name === 'asked' ? found.who : list(found.options);
    // Nobody was asked anything yet: whoever would decide now, as when control of a player ends.
    if (name === 'asked') return holder(play, play.game.priority());
    throw new Unanswerable(`there was no decision ${which}`);
  }
  const concerns = /^(attackersOf|castOf|decisionsOf):(.+)$/.exec(which);
  if (concerns) {
    const player = concerns[2] as string;
    const team = play.driver.teamOf.get(player);
    const decision = play
      .pending()
      .find(
        (candidate) =>
          candidate.onBehalfOf === player ||
          candidate.players.includes(player) ||
          (team !== undefined && candidate.team === team) ||
          candidate.options.some((option) => 'player' in option && option.player === player),
      );
    return decision?.players.includes(player) ? player : (decision?.players[0] ?? null);
  }
  if (which === 'starter') {
    const start = play.driver.asked.find((one) => one.decision.kind === 'startingPlayer');
    if (start) return name === 'asked' ? start.who : list(start.options);
    if (name === 'options') return list(play.game.startingCandidates());
    throw new Unanswerable('nobody was asked who starts');
  }
  throw new Unanswerable(`there is no decision '${which}'; decisions are d1, d2, … in the order asked`);
}

/** Who came when, each once in a row of the same. */
function order(play: Play, topic: string): string[] {
  const known = ORDERS[topic];
  if (!known)
    throw new Unanswerable(`there is no order of '${topic}'; write one of ${Object.keys(ORDERS).join(', ')}`);
  const who: string[] = [];
  for (const type of known.events)
    for (const event of play.game.events(type)) {
      const name = known.teams
        ? (event.team ?? play.driver.teamOf.get(event.player ?? '') ?? event.player)
        : (event.player ?? event.team);
      if (name !== undefined && (topic === 'mulliganTeams' || !who.includes(name))) who.push(name);
    }
  return topic === 'mulliganTeams' ? round(who) : who;
}

/** One round of a sequence that goes round and round. */
function round(who: string[]): string[] {
  for (let length = 1; length < who.length; length++)
    if (who.every((name, index) => name === who[index % length])) return who.slice(0, length);
  return who;
}

function can(play: Play, what: string, more: string | undefined): boolean {
  const { game } = play;
  const options = game.options();
  // can('P3', 'prioStack1'): whether a player has priority on a stack.
  if (more !== undefined && play.scenario.setup.players.includes(what)) {
    const stack = /^prioStack(\d+)$/.exec(more)?.[1];
    if (stack !== undefined) {
      const holders = game.priority(Number(stack)) ?? [];
      return typeof holders === 'string' ? holders === what : holders.includes(what);
    }
  }
  switch (what) {
    case 'multiplayerRules':
      if (more === 'twoPlayer') return play.withPlayers(2)?.isMultiplayer() ?? false;
      if (more === 'threePlayer') return play.withPlayers(3)?.isMultiplayer() ?? false;
      return game.isMultiplayer();
    case 'deploy':
      return options.deployCreatures;
    case 'attackMultiple':
      return options.attackMultiplePlayers;
    case 'attackLeft':
      return options.attackLeft;
    case 'attackRight':
      return options.attackRight;
    case 'attackNonAdjacent':
      return !options.attackAdjacentOnly;
    case 'sharedTeamTurns':
      return options.sharedTeamTurns;
    case 'chooseOwnSeat':
      return seatingOf(play) !== 'random';
    case 'discussStrategy':
      return true;
    case 'deckValidation':
      // The engine has no notion of a deck list.
      return false;
    default:
      throw new Unanswerable(`nobody knows whether one can '${what}'`);
  }
}

function count(play: Play, topic: string, of: string | undefined): number {
  const game: Game = play.compared && topic === 'markers' ? play.compared : play.game;
  const { asked } = play.driver;
  switch (topic) {
    case 'tokens':
      return objectsOf(game, 'token').length;
    case 'tokensOf':
      return objectsOf(game, 'token').filter((object) => object.controller === of).length;
    case 'copies':
      return objectsOf(game, 'copy').length + (game.events('copied').length > 0 ? 0 : copiesMade(game));
    case 'markers':
      return game.markers().length;
    case 'undesignated':
      return game.markers().filter((marker) => game.designated(marker) === 0).length;
    case 'stack':
      return play.stacks().length;
    case 'defendingPlayers':
      return game.defendingPlayers().length;
    case 'attackingPlayers':
      return new Set(game.attackers().map((attacker) => game.controller(attacker.creature))).size;
    case 'choosePlayerDecisions':
      return asked.filter((one) =>
        ['choosePlayer', 'chooseOpponent', 'defendingPlayer'].includes(one.decision.kind),
      ).length;
    case 'paymentOffers':
      return asked.filter((one) => one.decision.kind === 'payment').length;
    case 'decisions':
      return asked.length;
    case 'skippedTurns':
      return (
        game.events('turnSkipped').length + game.state.skips.filter((skip) => skip.what === 'turn').length
      );
    case 'revealed':
    case 'sacrificed':
    case 'discarded':
    case 'copied':
      return game.events(topic).length;
    case 'seatPermutations': {
      let product = 1;
      for (let n = 2; n <= play.scenario.setup.players.length; n++) product *= n;
      return product;
    }
    default:
      throw new Unanswerable(`nothing counts '${topic}'`);
  }
}

function objectsOf(game: Game, kind: string) {
  return Object.values(game.state.objects).filter(
    (object) => object.kind === kind && object.exists && object.zone === 'battlefield',
  );
}

/** Copies that were put somewhere as tokens. */
function copiesMade(game: Game): number {
  return objectsOf(game, 'token').length;
}

function settled(play: Play, topic: string): Value {
  if (topic === 'seating') return list(play.seating ?? play.scenario.setup.players);
  if (topic === 'next') {
    const { players } = play.scenario.setup;
    const owner = play.game.turnOwner();
    const at = players.indexOf(owner ?? '');
    return players[(at + 1) % players.length] ?? null;
  }
  throw new Unanswerable(`nothing settles '${topic}'`);
}

/** What the ruleset states of seating: Grand Melee is played like Free-for-All in this. */
function seatingOf(play: Play): unknown {
  const { variant } = play.game.options();
  if (variant === 'alternatingTeams') return play.ruleset.entry('alternatingTeams.seating')?.value;
  return variant === null || variant === 'freeForAll' || variant === 'grandMelee'
    ? play.ruleset.entry('freeForAll.seating')?.value
    : undefined;
}
