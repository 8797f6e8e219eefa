import type { Decision, Game } from '../../../src/game/index.js';
import type { Step } from '../actions/steps.js';
import { type Driver, defaultOption, optionName } from './driver.js';
import { type Play, Rejected, turnName } from './play.js';

export function attack(play: Play, step: Extract<Step, { do: 'attack' }>): void {
  const side = step.side ?? play.game.controller(play.id(step.attacks[0]?.attacker ?? ''));
  toTurnOf(play, side);
  const marker = markerFor(play, side);
  const turn = turnName(play, play.game, marker);
  const inCombat = play.combat?.turn === turn && play.combat.attack !== undefined;
  if (!asked(play.driver, 'attack', marker)) {
    // Attackers are not asked for again after they were declared, unless a combat phase was added.
    const trial = play.driver.fork();
    const reached = trial.until(
      () => asked(trial, 'attack', marker) !== undefined || turnName(play, trial.game, marker) !== turn,
      { marker },
    );
    if (reached && asked(trial, 'attack', marker)) {
      play.combat = { turn, marker, before: play.driver, attack: trial.fork(), blocks: [], attackers: [] };
      play.driver = trial;
    } else if (inCombat && play.combat?.attack) again(play, step, play.combat);
    else throw new Rejected('no creature can attack');
  } else if (!inCombat) play.combat = { turn, marker, attack: play.driver.fork(), blocks: [], attackers: [] };
  const wanted = new Map(step.attacks.map(({ attacker, defender }) => [play.id(attacker), defender]));
  const declared: string[] = [];
  for (let count = 0; count < 2000; count++) {
    const decision = asked(play.driver, 'attack', marker);
    if (!decision) break;
    const creature =
      decision.options.flatMap((option) => ('creature' in option ? [option.creature] : []))[0] ??
      decision.object ??
      '';
    if (!wanted.has(creature)) {
      play.game.answer(decision.id, defaultOption(decision));
      continue;
    }
    const defender = wanted.get(creature);
    const band = step.band
      ? step.attacks.find((other) => play.id(other.attacker) !== creature)?.attacker
      : undefined;
    const options = decision.options.filter((option) => option.type === 'attack');
    const option = options.find(
      (candidate) =>
        candidate.type === 'attack' &&
        (defender === undefined || defends(play, candidate.defender, defender)) &&
        (band === undefined || declared.length === 0 || candidate.band !== undefined),
    );
    if (!option)
      throw new Rejected(`${creature} cannot attack${defender === undefined ? '' : ` ${defender}`}`);
    play.game.answer(decision.id, option);
    declared.push(creature);
  }
  const missing = [...wanted.keys()].filter(
    (creature) => !declared.includes(creature) && !isAttacking(play, creature, wanted.get(creature)),
  );
  if (missing.length > 0) throw new Rejected(`${missing.join(', ')} cannot attack`);
  if (play.combat) {
    play.combat.attackers = [...wanted.keys()];
    delete play.combat.block;
    play.combat.blocks = [];
  }
}

/** The same combat once more: from its beginning where somebody else is attacked now, otherwise from the declaration. */
function again(play: Play, step: Extract<Step, { do: 'attack' }>, combat: NonNullable<Play['combat']>): void {
  const { before, attack: declared } = combat;
  const aims = aimedAt(play, step);
  const defending = declared?.game.defendingPlayers() ?? [];
  if (before && aims.some((player) => !defending.includes(player))) {
    const trial = before.fork();
    trial.defenders = aims;
    const { marker, turn } = combat;
    if (
      trial.until(
        () => asked(trial, 'attack', marker) !== undefined || turnName(play, trial.game, marker) !== turn,
        { marker },
      )
    ) {
      combat.attack = trial.fork();
      play.driver = trial;
      return;
    }
  }
  if (declared) play.driver = declared.fork();
}

/** The players whom an attack is aimed at: themselves, or as controllers of what is attacked. */
export function aimedAt(play: Play, step: Extract<Step, { do: 'attack' }>): string[] {
  const { players, objects } = play.scenario.setup;
  return step.attacks.flatMap(({ defender }) => {
    if (defender === undefined) return [];
    if (players.includes(defender)) return [defender];
    const object = objects.find((one) => one.id === defender);
    if (!object) return [];
    return [play.game.exists(object.id) ? play.game.controller(object.id) : object.controller];
  });
}

/** A creature attacks in the turn of its controller: play goes on to it where it is another's turn. */
function toTurnOf(play: Play, side: string): void {
  const members = play.scenario.setup.teams?.[side] ?? [side];
  const due = () => members.some((member) => play.game.takingTurn(member));
  if (due() || !members.some((member) => play.game.inGame(member))) return;
  const trial = play.driver.fork();
  const taking = () => members.some((member) => trial.game.takingTurn(member));
  if (trial.until(taking, { most: 4000 })) play.driver = trial;
}

/** Whether one name for the attacked is the other, or the team or a member of it. */
function defends(play: Play, offered: string, wanted: string): boolean {
  if (offered === wanted) return true;
  const teams = play.scenario.setup.teams ?? {};
  return Boolean(teams[wanted]?.includes(offered));
}

/** An attack that was forced needs no decision. */
function isAttacking(play: Play, creature: string, defender: string | undefined): boolean {
  return play.game
    .events('attacked', { object: creature })
    .some(
      (event) =>
        defender === undefined || event.other === undefined || defends(play, String(event.other), defender),
    );
}

/** The open decision of a kind, in Grand Melee that of one turn marker. */
function asked(driver: Driver, kind: Decision['kind'], marker: number | undefined): Decision | undefined {
  return driver
    .choices()
    .find((choice) => choice.kind === kind && (marker === undefined || choice.marker === marker));
}

/** Grand Melee: the turn marker in whose turn a player is. */
function markerFor(play: Play, player: string): number | undefined {
  return play.game.markers().find((marker) => play.game.turnOwner(marker) === player);
}

export function block(play: Play, step: Extract<Step, { do: 'block' }>): void {
  const combat = play.combat ?? { turn: turnName(play), marker: undefined, blocks: [], attackers: [] };
  play.combat = combat;
  const { turn, marker } = combat;
  const attackers = combat.attackers;
  const pairs = step.blocks.flatMap(({ blocker, attacker }) => {
    const id = play.id(blocker);
    if (attacker === 'each' || attacker === undefined) {
      const side = play.game.controller(id);
      const facing = attackers.filter((candidate) => attacks(play, candidate, side));
      const chosen =
        attacker === 'each'
          ? facing.length > 0
            ? facing
            : attackers
          : (facing.length > 0 ? facing : attackers).slice(0, 1);
      return chosen.map((other) => ({ blocker: id, attacker: other, side }));
    }
    return [{ blocker: id, attacker: play.id(attacker), side: play.game.controller(id) }];
  });
  if (!combat.block) {
    const trial = play.driver.fork();
    const reached = trial.until(
      () => asked(trial, 'block', marker) !== undefined || turnName(play, trial.game, marker) !== turn,
      { marker },
    );
    if (!reached || !asked(trial, 'block', marker)) throw new Rejected('nobody can block');
    combat.block = trial.fork();
  }
  const sides = new Set(pairs.map((pair) => pair.side));
  const all = [...combat.blocks.filter((pair) => !sides.has(pair.side)), ...pairs];
  const driver = combat.block.fork();
  const done: string[] = [];
  for (let count = 0; count < 2000; count++) {
    const decision = asked(driver, 'block', marker);
    if (!decision) break;
    const creature =
      decision.options.flatMap((option) => ('creature' in option ? [option.creature] : []))[0] ??
      decision.object ??
      '';
    const wanted = all.filter(
      (pair) => pair.blocker === creature && !done.includes(`${pair.blocker} ${pair.attacker}`),
    );
    const next = wanted[0];
    if (!next) {
      const stays = defaultOption(decision);
      // "With b2 only" cannot be when the rules then make another creature block as well.
      if (stays.type === 'block' && sides.has(play.game.controller(creature)))
        throw new Rejected(`${creature} would have to block as well`);
      driver.game.answer(decision.id, stays);
      continue;
    }
    const option = decision.options.find(
      (candidate) => candidate.type === 'block' && candidate.attacker === next.attacker,
    );
    if (!option) throw new Rejected(`${next.blocker} cannot block ${next.attacker}`);
    driver.game.answer(decision.id, option);
    done.push(`${next.blocker} ${next.attacker}`);
  }
  const missing = pairs.find(
    (pair) => !done.includes(`${pair.blocker} ${pair.attacker}`) && !hasBlocked(driver.game, pair),
  );
  if (missing) throw new Rejected(`${missing.blocker} cannot block ${missing.attacker}`);
  // Where only one way of blocking is legal it is taken without a question.
  const forced = driver.game
    .events('blocked')
    .slice(combat.block.game.events('blocked').length)
    .find((event) => !all.some((pair) => pair.blocker === event.other && pair.attacker === event.object));
  if (forced && sides.has(driver.game.controller(String(forced.other))))
    throw new Rejected(`${forced.other} would have to block as well`);
  driver.note();
  driver.asked = mergeAsked(play.driver.asked, driver.asked);
  play.driver = driver;
  combat.blocks = all;
}

/** Choices asked on one way and on another, in order, each once. */
function mergeAsked<T extends { decision: { id: string } }>(first: T[], second: T[]): T[] {
  return [
    ...first,
    ...second.filter((asked) => !first.some((other) => other.decision.id === asked.decision.id)),
  ];
}

function hasBlocked(game: Game, pair: { blocker: string; attacker: string }): boolean {
  return game.events('blocked', { object: pair.attacker }).some((event) => event.other === pair.blocker);
}

/** Whether an attacker attacks a player, the team of the player or a planeswalker of theirs. */
function attacks(play: Play, attacker: string, player: string): boolean {
  return play.game.events('attacked', { object: attacker }).some((event) => {
    const other = String(event.other ?? '');
    if (other === player || play.driver.teamOf.get(player) === other) return true;
    return play.game.exists(other) && play.game.controller(other) === player;
  });
}

/** Whether the combat damage of this combat has been dealt. */
export function afterDamage(play: Play): boolean {
  const step = play.game.step(play.combat?.marker);
  return step === 'endCombat' || step === 'main2' || step === 'end' || step === 'cleanup' || step === 'main1';
}

export function assign(play: Play, step: Extract<Step, { do: 'assign' }>): void {
  const { driver } = play;
  const kinds = ['damageRecipient', 'assignDamage', 'amount'];
  const totals = new Map<string, Map<string, number>>();
  for (const { source, amount, to } of step.assignments) {
    const id = play.id(source);
    totals.set(id, (totals.get(id) ?? new Map()).set(to, amount));
  }
  const marker = play.combat?.marker;
  const before = turnName(play, driver.game, marker);
  const trial = driver.fork();
  trial.until(
    () =>
      trial.choices().some((choice) => kinds.includes(choice.kind)) ||
      turnName(play, trial.game, marker) !== before,
    { marker },
  );
  for (let count = 0; count < 200; count++) {
    const decision = trial.choices().find((choice) => kinds.includes(choice.kind));
    if (!decision) break;
    const wanted = totals.get(decision.object ?? '');
    if (!wanted) {
      trial.game.answer(decision.id, defaultOption(decision));
      continue;
    }
    const [to] = [...wanted.keys()];
    const option = decision.options.find((candidate) => optionName(candidate) === to);
    if (!option || (wanted.size > 1 && decision.kind === 'damageRecipient'))
      throw new Rejected(`${decision.object} cannot deal its damage so`);
    trial.game.answer(decision.id, option);
  }
  trial.until(
    () =>
      trial.game.step(marker) !== 'combatDamage' ||
      trial.game.events('damageDealt').length > driver.game.events('damageDealt').length,
    { marker },
  );
  for (const [source, parts] of totals)
    for (const [to, amount] of parts) {
      const dealt = trial.game
        .events('damageDealt', { object: source, player: to })
        .reduce((sum, event) => sum + (event.amount ?? 0), 0);
      if (dealt !== amount) throw new Rejected(`${source} deals ${dealt} to ${to}, not ${amount}`);
    }
  trial.note();
  play.driver = trial;
}
