import type { Effect } from '../../../src/game/index.js';
import type { Step } from '../actions/steps.js';
import { activate, cast, deploy } from './casting.js';
import { decide, mulligan, name, pay, redistribute } from './choosing.js';
import { afterDamage, assign, attack, block } from './combat.js';
import { configure, withPlayers } from './configuring.js';
import { damage, loop, lose } from './happening.js';
import { instruct, type Play, Rejected } from './play.js';
import { bring, resolve } from './resolving.js';
import { endTurn, pass, turn } from './turning.js';

/** What the steps of an action pick. */
export function picksOf(steps: readonly Step[]): string[] {
  return steps.flatMap((step) => (step.do === 'decide' ? step.picks : []));
}

/**
 * Carries out one step of an action.
 *
 * @throws Rejected when the rules, as the engine has them, do not allow it
 */
export function perform(play: Play, step: Step): void {
  const { driver } = play;
  switch (step.do) {
    case 'read':
      return;
    case 'check':
    case 'priority':
      // Whatever was held back goes on, and the checks before somebody gets priority are made.
      play.game.hold(false);
      instruct(play, [], play.scenario.setup.players.find((player) => play.game.inGame(player)) ?? '');
      return;
    case 'set':
      return;
    case 'cast':
      cast(play, step);
      return;
    case 'activate':
      activate(play, step);
      return;
    case 'cycle': {
      const done = driver.act(
        (option) =>
          option.type === 'activate' && option.object === play.id(step.card) && option.label === 'cycling',
      );
      if (!done) throw new Rejected(`${step.card} cannot be cycled now`);
      driver.until(() => false, { marker: -1 });
      return;
    }
    case 'resolve':
      resolve(play, step.what);
      return;
    case 'resolveAll':
      driver.until(() => play.stacks().length === 0, { holdChoices: true });
      return;
    case 'bring':
      bring(play, step);
      return;
    case 'trigger':
      if (step.resolves) resolve(play, step.source, true);
      return;
    case 'leave': {
      if (step.earlier) return;
      const players = step.players.flatMap((name) => play.scenario.setup.teams?.[name] ?? [name]);
      const present = players.filter((player) => play.game.inGame(player));
      if (present.length === 0) throw new Rejected(`${players.join(', ')} left before`);
      if (step.concede || present.length === 1) play.game.concede(...present);
      else play.game.leave(...present);
      driver.note();
      return;
    }
    case 'lose':
      lose(play, step);
      return;
    case 'attack':
      attack(play, step);
      return;
    case 'block':
      block(play, step);
      return;
    case 'unblocked':
      return;
    case 'combatDamage':
      driver.until(() => play.game.step(play.combat?.marker) !== 'combatDamage' && afterDamage(play), {
        marker: play.combat?.marker,
      });
      return;
    case 'assign':
      assign(play, step);
      return;
    case 'damage':
      damage(play, step);
      return;
    case 'pass':
      pass(play, step);
      return;
    case 'turn':
      turn(play, step);
      return;
    case 'endTurn':
      endTurn(play, step.of);
      return;
    case 'poison': {
      // What a player has "reached" counts the player's own counters, also where the team shares them.
      const got = (type: string) =>
        play.game.events(type, { player: step.player }).reduce((sum, event) => sum + (event.amount ?? 0), 0);
      const amount =
        step.amount ?? Math.max(0, (step.reaches ?? 0) - got('poisonGained') + got('poisonLost'));
      instruct(
        play,
        [{ effect: 'poison', player: { player: 'named', name: step.player }, amount }],
        step.player,
      );
      return;
    }
    case 'destroy':
      instruct(
        play,
        [{ effect: 'destroy', object: { object: 'named', id: play.id(step.object) } }],
        play.game.controller(play.id(step.object)),
      );
      return;
    case 'enter': {
      const id = play.id(step.object);
      const player = step.player ?? play.game.owner(id);
      instruct(
        play,
        [
          {
            effect: 'move',
            object: { object: 'named', id },
            to: 'battlefield',
            under: { player: 'named', name: player },
          },
        ],
        player,
      );
      return;
    }
    case 'control':
      instruct(
        play,
        [
          {
            effect: 'control',
            object: { object: 'named', id: play.id(step.object) },
            by: { player: 'named', name: step.player },
            duration: { until: 'permanent' },
          },
        ],
        step.player,
      );
      return;
    case 'name':
      name(play, step);
      return;
    case 'decide':
      decide(play, step);
      return;
    case 'mulligan':
    case 'keep':
      mulligan(play, step);
      return;
    case 'mulligans':
      if (step.side !== undefined) keepAll(play, step.side);
      if (step.everybody) keepAll(play);
      if (
        step.seen &&
        driver
          .choices()
          .some((choice) => choice.kind === 'mulligan' && !choice.players.includes(lastToMulligan(play)))
      )
        throw new Rejected('others declare before anybody sees a new hand');
      return;
    case 'redistribute':
      redistribute(play, step);
      return;
    case 'land': {
      const id = play.id(step.card);
      const done = driver.act(
        (option) =>
          (option.type === 'playLand' || option.type === 'cast') &&
          option.object === id &&
          (step.player === undefined || option.player === step.player),
      );
      if (!done) throw new Rejected(`${step.player ?? 'nobody'} may not play ${step.card} now`);
      return;
    }
    case 'deploy':
      deploy(play, step);
      return;
    case 'pay':
      pay(play, step);
      return;
    case 'look':
      if (!play.game.mayLookAtHand(step.player, step.at))
        throw new Rejected(`${step.player} may not look at ${step.at}'s hand`);
      return;
    case 'use': {
      const offered = play
        .pending()
        .some((decision) =>
          decision.options.some(
            (option) =>
              'player' in option &&
              option.player === step.player &&
              'object' in option &&
              (step.object === undefined
                ? play.game.owner(option.object) === step.of
                : option.object === play.id(step.object)),
          ),
        );
      if (!offered)
        throw new Rejected(`nothing lets ${step.player} use ${step.object ?? `${step.what} of ${step.of}`}`);
      return;
    }
    case 'configure':
      configure(play, step.settings, step.during);
      return;
    case 'start':
      play.started = true;
      if (step.players !== undefined) play.compared = withPlayers(play, step.players);
      else
        driver.until(
          () =>
            play.game.activePlayers().length > 0 && play.driver.choices().every((c) => c.kind !== 'mulligan'),
        );
      return;
    case 'compare':
      play.compared = withPlayers(play, step.players);
      return;
    case 'marker': {
      const { reaches } = step;
      if (reaches === undefined || play.game.marker(step.marker) === reaches) return;
      if (step.holds || step.waits) throw new Rejected(`${reaches} does not hold marker ${step.marker}`);
      driver.until(() => play.game.marker(step.marker) === reaches, {
        first: (marker) => seatsAhead(play, reaches, marker),
      });
      if (play.game.marker(step.marker) !== reaches)
        throw new Rejected(`marker ${step.marker} never reaches ${reaches}`);
      return;
    }
    case 'loop':
      loop(play, step.objects);
      return;
    case 'skipTurn': {
      const [first = ''] = step.players;
      const team = play.scenario.setup.teams?.[driver.teamOf.get(first) ?? ''] ?? [];
      const whole =
        team.length === step.players.length && step.players.every((player) => team.includes(player));
      const named = (name: string) => ({ player: 'named', name }) as const;
      instruct(
        play,
        whole
          ? [
              {
                effect: 'skip',
                player: { player: 'each', filter: { who: 'team', of: named(first) } },
                what: 'turn',
              },
            ]
          : step.players.map((name): Effect => ({ effect: 'skip', player: named(name), what: 'turn' })),
        first,
      );
      return;
    }
    case 'teamLife': {
      const member = play.scenario.setup.teams?.[step.team]?.find((one) => play.game.inGame(one)) ?? '';
      const who = { player: 'named', name: member } as const;
      instruct(
        play,
        [
          step.amount < 0
            ? { effect: 'loseLife', player: who, amount: -step.amount }
            : { effect: 'gainLife', player: who, amount: step.amount },
        ],
        member,
      );
      return;
    }
    case 'direct': {
      const [first] = step.effects;
      const about = first && 'object' in first && 'id' in first.object ? play.id(first.object.id) : undefined;
      const controller =
        step.controller ??
        (about !== undefined && play.game.exists(about) ? play.game.controller(about) : undefined) ??
        (play.scenario.setup.players[0] as string);
      instruct(play, step.effects, controller);
      return;
    }
    case 'promise':
      play.promise = step;
      return;
    case 'copyFor':
      instruct(
        play,
        [
          {
            effect: 'token',
            spec: { types: ['creature'], power: 1, toughness: 1 },
            under: { player: 'named', name: step.owner },
          },
        ],
        step.controller,
      );
      return;
    case 'ruleChoice': {
      const present = play.scenario.setup.players.find((player) => play.game.inGame(player)) ?? '';
      instruct(
        play,
        [{ effect: 'choosePlayer', chooser: { player: 'active' }, from: {}, name: 'rule' }],
        present,
        undefined,
        true,
      );
      return;
    }
    case 'disagree': {
      const team = step.team || (driver.teamOf.get(step.players[0] ?? '') ?? '');
      const options = step.players.length > 0 ? step.players : (play.scenario.setup.teams?.[team] ?? []);
      play.disagreements.push({ who: play.game.primary(team) ?? '', options });
      return;
    }
  }
}

/** How many seats to the left of a player a turn marker is: those just ahead have to move first. */
function seatsAhead(play: Play, player: string, marker: number): number {
  const { players } = play.scenario.setup;
  const holder = play.game.turnOwner(marker) ?? play.game.marker(marker) ?? player;
  return (
    (players.indexOf(holder) - players.indexOf(player) + players.length) % players.length || players.length
  );
}

/** The player whose mulligan was declared last. */
function lastToMulligan(play: Play): string {
  const last = play.game.events('answered').findLast((event) => event.detail?.kind === 'mulligan');
  return last?.player ?? '';
}

/** Everybody of a side who still decides keeps, or everybody at all. */
function keepAll(play: Play, side?: string): void {
  const members =
    side === undefined ? play.scenario.setup.players : (play.scenario.setup.teams?.[side] ?? [side]);
  const asks = () =>
    play.driver
      .choices()
      .find(
        (choice) =>
          choice.kind === 'bottomCard' ||
          (choice.kind === 'mulligan' && choice.players.some((player) => members.includes(player))),
      );
  for (let decision = asks(); decision; decision = asks()) play.driver.settleChoice(decision);
}
