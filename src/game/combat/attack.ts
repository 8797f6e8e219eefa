import { keyOf } from '../answers.js';
import type { Option } from '../api.js';
import { glance } from '../cards/context.js';
import { admits, matches } from '../cards/filters.js';
import { objectsOf } from '../cards/references.js';
import { hasKeyword, isCreature, staticsOf } from '../cards/traits.js';
import type { ObjectId, PlayerId } from '../cards/types.js';
import { ruleChooser } from '../departure/substitutes.js';
import type { Engine } from '../engine.js';
import { exert } from '../stack/exert.js';
import { manaFor, spendMana } from '../stack/pool.js';
import type { GameObject } from '../state.js';
import { activePlayers } from '../table/teams.js';
import type { Frame, Thread, TurnState } from '../threads.js';
import type { EffectOf } from '../zones/inEffect.js';
import { isAwaited } from '../zones/survey.js';
import { type Declarer, declarerOf } from './declarers.js';
import { followsTheAttack, playersBehind } from './defending.js';
import { joinCombat } from './removal.js';
import { attackPrice, attackTargets } from './targets.js';

type AttackFrame = Extract<Frame, { kind: 'attack' }>;
type Choice = AttackFrame['chosen'][number];

/**
 * Declaring attackers: for one creature after another, what it attacks or that it stays home. Only choices are
 * offered that can still lead to a legal attack as a whole.
 */
export function runAttack(g: Engine, thread: Thread, frame: AttackFrame): boolean {
  const turn = thread.turn;
  if (turn === null || turn.combat === null) return true;
  const active = activePlayers(g, turn);
  if (active.length === 0) return true;
  const shared = g.state.teams[turn.party] !== undefined;
  const { defending } = turn.combat;
  if (frame.at < 0) {
    frame.at = 0;
    const apart = shared && g.rules.ask('sharedTeamTurns.attackersDeclaredBy') === 'eachPlayer';
    for (const players of apart ? active.map((player) => [player]) : [active])
      for (const object of g.survey.permanents)
        if (
          players.includes(object.controller) &&
          isCreature(g, object) &&
          attackTargets(g, object).length > 0
        )
          frame.creatures.push(object.id);
  }
  while (frame.at < frame.creatures.length) {
    const id = frame.creatures[frame.at] as ObjectId;
    const creature = g.state.objects.get(id);
    if (creature === undefined || !active.includes(creature.controller) || !isCreature(g, creature)) {
      frame.at++;
      continue;
    }
    const answer = askAttack(g, frame, turn, creature, shared ? defending : null);
    if (answer === undefined) return false;
    if (answer.type === 'attack') {
      frame.chosen.push({ creature: id, defender: answer.defender, band: answer.band ?? null });
    }
    frame.at++;
  }
  const exerted = exertions(g, frame);
  if (exerted === null) return false;
  declare(g, thread, frame.chosen, exerted);
  return true;
}

/**
 * Asks what a creature attacks.
 * @param defending who is attacked, where a team has the turn
 */
function askAttack(
  g: Engine,
  frame: AttackFrame,
  { party }: TurnState,
  { id, controller }: GameObject,
  defending: readonly PlayerId[] | null,
): Option | undefined {
  return g.ask(frame, keyOf('attack', id), () => {
    const who: Declarer =
      defending !== null
        ? declarerOf(g, 'sharedTeamTurns.attackersDeclaredBy', party, controller, defending)
        : { player: ruleChooser(g, party) };
    return { kind: 'attack', options: attackOptions(g, frame, id), object: id, ...who };
  });
}

/** Which of the attackers are exerted as they attack; null while that is asked. */
function exertions(g: Engine, frame: AttackFrame): ObjectId[] | null {
  const found: ObjectId[] = [];
  if (staticsOf(g, 'exertable').length === 0) return found;
  for (const { creature } of frame.chosen) {
    const object = g.object(creature);
    const may = staticsOf(g, 'exertable').some(({ source, ability }) =>
      matches(g, glance(source.controller, source.id), object, ability.which),
    );
    if (!may) continue;
    const answer = g.ask(frame, keyOf('exert', creature), () => ({
      kind: 'may',
      player: object.controller,
      options: [{ type: 'yes' }, { type: 'no' }],
      object: creature,
      slot: 'exert',
    }));
    if (answer === undefined) return null;
    if (answer.type === 'yes') found.push(creature);
  }
  return found;
}

/** What may be chosen for a creature, given that the attack as a whole has to be legal in the end. */
function attackOptions(g: Engine, frame: AttackFrame, id: ObjectId): Option[] {
  const options = optionsAlone(g, frame, id);
  if (attacksSeveral(g)) return withCompany(g, frame, id, options);
  for (const one of frame.creatures) if (isShy(g, one)) return withCompany(g, frame, id, options);
  return options;
}

/** Whether nobody may attack one player alone. */
function attacksSeveral(g: Engine): boolean {
  const key = 'attackMultiplePlayers.onePlayerAllowed';
  return g.state.options.attackMultiplePlayers && g.rules.peek(key) === false && g.rules.ask(key) === false;
}

/** Those of the options for a creature that do not leave one to attack alone that cannot, or one player alone who cannot be attacked so. */
function withCompany(g: Engine, frame: AttackFrame, id: ObjectId, options: Option[]): Option[] {
  const { chosen, creatures, at } = frame;
  const legal = options.filter((option) => {
    const all =
      option.type === 'attack'
        ? [...chosen, { creature: id, defender: option.defender, band: null }]
        : chosen;
    return !lacksMore(g, all) || creatures.slice(at + 1).some((other) => isJoining(g, all, other));
  });
  return legal.length > 0 ? legal : options.filter(({ type }) => type === 'stayHome');
}

/** Whether a creature cannot attack alone. */
const isShy = (g: Engine, id: ObjectId): boolean => hasKeyword(g, g.object(id), 'attacksInCompany');

/** Whether what is chosen is no attack yet: one creature that cannot attack alone, or one player alone who cannot be attacked so. */
function lacksMore(g: Engine, chosen: readonly Choice[]): boolean {
  const [first, second] = chosen;
  if (first === undefined) return false;
  if (second === undefined && isShy(g, first.creature)) return true;
  return attacksSeveral(g) && new Set(chosen.flatMap(({ defender }) => playersBehind(g, defender))).size < 2;
}

/** Whether a creature could attack beside those that are chosen, so that nothing is missing. */
const isJoining = (g: Engine, chosen: readonly Choice[], id: ObjectId): boolean =>
  attackTargets(g, g.object(id)).some((defender) => {
    const choice: Choice = { creature: id, defender, band: null };
    return fits(g, chosen, choice) && !lacksMore(g, [...chosen, choice]);
  });

/** What may be chosen for a creature, as far as those before it matter. */
function optionsAlone(g: Engine, frame: AttackFrame, id: ObjectId): Option[] {
  const creature = g.object(id);
  const attacks: Option[] = [];
  for (const defender of attackTargets(g, creature)) {
    const choice: Choice = { creature: id, defender, band: null };
    if (!fits(g, frame.chosen, choice)) continue;
    attacks.push({ type: 'attack', creature: id, defender });
    for (const band of bandsFor(g, frame.chosen, id, defender)) {
      attacks.push({ type: 'attack', creature: id, defender, band });
    }
  }
  const home: Option[] = [{ type: 'stayHome', creature: id }, ...attacks];
  if (!g.inEffect.has('force') && staticsOf(g, 'mustAttack').length === 0) return home;
  return demanded(g, creature, attacks, home);
}

/** What may be chosen for a creature that may have to attack. */
function demanded(g: Engine, creature: GameObject, attacks: Option[], home: Option[]): Option[] {
  const { id } = creature;
  const goaders = goadedBy(g, id);
  const aims = forcesOn(g, id).flatMap(({ content }) => content.whom ?? []);
  const free = goaders.length === 0 && !mustAttack(g, id);
  if (free && aims.length === 0) return home;
  // Of all that is asked of a creature as much is done as can be without paying: nobody has to pay to attack.
  const scored = attacks.map((option) => {
    const defender: string = option.type === 'attack' ? option.defender : '';
    const player = g.state.players[defender] !== undefined || g.state.teams[defender] !== undefined;
    const others = goaders.filter(
      (goader) => defender !== goader && g.state.teams[defender]?.members.includes(goader) !== true,
    );
    const aimed = aims.filter((aim) => defender === aim || g.state.teams[defender]?.members.includes(aim));
    const met = player ? others.length + aimed.length : 0;
    return { option, met, unpaid: attackPrice(g, creature, defender) === 0 };
  });
  const unpaid = scored.filter((one) => one.unpaid);
  const best = Math.max(...unpaid.map(({ met }) => met));
  // Who has to attack one player, and cannot, need not attack at all.
  if (unpaid.length === 0 || (free && best === 0)) return home;
  return scored.filter(({ met }) => met >= best).map(({ option }) => option);
}

/** Restrictions on the attack as a whole, whoever is attacked. */
function fits(g: Engine, before: readonly Choice[], choice: Choice): boolean {
  if (before.length + 1 > attackLimit(g)) return false;
  if (before.length > 0) {
    for (const { creature } of before) if (isLoner(g, creature)) return false;
    if (isLoner(g, choice.creature)) return false;
  }
  if (staticsOf(g, 'limit').length > 0 && !isWithinLimits(g, before, choice)) return false;
  return staticsOf(g, 'attackTax').length === 0 || isPaidFor(g, before, choice);
}

/** Whether no more creatures than may be attack somebody. */
function isWithinLimits(g: Engine, before: readonly Choice[], choice: Choice): boolean {
  for (const { source, ability } of staticsOf(g, 'limit')) {
    const { whom, attackers } = ability;
    if (whom === undefined || attackers === undefined) continue;
    const meant = (defender: string): boolean =>
      (g.state.teams[defender]?.members ?? [defender]).some(
        (player) =>
          g.state.players[player] !== undefined &&
          admits(g, glance(source.controller, source.id), player, whom),
      );
    if (meant(choice.defender) && before.filter(({ defender }) => meant(defender)).length + 1 > attackers)
      return false;
  }
  return true;
}

/** Whether all that the attacks cost can be paid. */
function isPaidFor(g: Engine, before: readonly Choice[], choice: Choice): boolean {
  const prices = new Map<string, number>();
  for (const { creature, defender } of [...before, choice]) {
    const object = g.object(creature);
    prices.set(object.controller, (prices.get(object.controller) ?? 0) + attackPrice(g, object, defender));
  }
  for (const [player, price] of prices) {
    const pool = manaFor(g, player);
    if (pool !== null && price > pool) return false;
  }
  return true;
}

/** Whether a creature can attack only alone. */
const isLoner = (g: Engine, id: ObjectId): boolean => hasKeyword(g, g.object(id), 'attacksAlone');

/** How many creatures may attack in one combat. */
function attackLimit(g: Engine): number {
  g.rules.rely('attackMultiplePlayers.restrictionEvaluation');
  let most = Number.POSITIVE_INFINITY;
  for (const { ability } of staticsOf(g, 'limit'))
    if (ability.whom === undefined) most = Math.min(most, ability.attackers ?? most);
  return most;
}

function forcesOn(g: Engine, id: ObjectId): EffectOf<'force'>[] {
  return g.inEffect
    .of('force')
    .filter(({ content }) => content.object === id && content.incarnation === g.object(id).incarnation);
}

/** Who has goaded a creature: it attacks somebody else if it can. */
function goadedBy(g: Engine, id: ObjectId): string[] {
  return forcesOn(g, id).flatMap(({ content }) => content.not ?? []);
}

function mustAttack(g: Engine, id: ObjectId): boolean {
  if (forcesOn(g, id).some(({ content }) => content.whom === undefined)) return true;
  return staticsOf(g, 'mustAttack').some(({ source, ability }) =>
    objectsOf(g, glance(source.controller, source.id), ability.object).some((object) => object.id === id),
  );
}

/** The attackers that a creature could form a band with. All of a band attack the same player. */
function bandsFor(g: Engine, chosen: readonly Choice[], id: ObjectId, defender: string): ObjectId[] {
  if (chosen.length === 0) return [];
  const own = hasKeyword(g, g.object(id), 'banding');
  const split = g.rules.ask('attackMultiplePlayers.bandSplitting') as boolean;
  if (own) return leadersFor(g, chosen, defender, own, split);
  for (const { creature } of chosen)
    if (hasKeyword(g, g.object(creature), 'banding')) return leadersFor(g, chosen, defender, own, split);
  return [];
}

function leadersFor(
  g: Engine,
  chosen: readonly Choice[],
  defender: string,
  own: boolean,
  split: boolean,
): ObjectId[] {
  const leaders = chosen.filter((choice) => (split || choice.defender === defender) && choice.band === null);
  return leaders
    .filter(({ creature }) => {
      const members = chosen.filter((choice) => choice.creature === creature || choice.band === creature);
      const without = members.filter((choice) => !hasKeyword(g, g.object(choice.creature), 'banding')).length;
      const some = members.some((choice) => hasKeyword(g, g.object(choice.creature), 'banding'));
      return own ? some || without <= 1 : some && without === 0;
    })
    .map(({ creature }) => creature);
}

function declare(g: Engine, thread: Thread, chosen: readonly Choice[], exerted: readonly ObjectId[]): void {
  const turn = thread.turn;
  const combat = turn?.combat;
  if (!turn || !combat) return;
  // What allowed each attack is asked once more, for the events to name it.
  if (g.keepLog) for (const { creature } of chosen) attackTargets(g, g.object(creature));
  if (chosen.length > 0 && g.rules.aside(() => !followsTheAttack(g)))
    combat.began = Object.assign(Object.create(null) as Record<ObjectId, PlayerId[]>, combat.began);
  for (const { creature, defender, band } of chosen) {
    const object = g.object(creature);
    const price = attackPrice(g, object, defender);
    spendMana(g, object.controller, price);
    if (!hasKeyword(g, object, 'vigilance')) {
      object.tapped = true;
      g.emit('tapped', { object: creature });
    }
    if (combat.began !== undefined) combat.began[creature] = playersBehind(g, defender);
    joinCombat(combat, creature, defender, band);
    if (!turn.attacked.includes(creature)) turn.attacked.push(creature);
  }
  // Whoever looks while the attack is being noticed sees it as it was when the creature became an attacker.
  const watched = g.state.delayed.length > 0 || g.forces.watchers.size > 0;
  for (const { creature, defender } of chosen) {
    if (watched) combat.was[creature] = defender;
    g.emit('attacked', { object: creature, player: g.object(creature).controller, other: defender });
  }
  for (const creature of exerted) {
    const { controller } = g.object(creature);
    exert(g, controller, g.object(creature));
    g.emit('exerted', { object: creature, player: controller });
  }
  if (watched) for (const { creature } of chosen) delete combat.was[creature];
  if (isAwaited(g.forces, ['playerAttacked'])) attackedPlayers(g, chosen);
  if (chosen.length === 0) g.emit('noAttackers', { detail: { marker: thread.marker } });
}

/** Tells of each player who is attacked once for each player who attacks. */
function attackedPlayers(g: Engine, chosen: readonly Choice[]): void {
  const seen = new Set<string>();
  for (const { creature, defender } of chosen) {
    const { controller } = g.object(creature);
    for (const player of g.state.teams[defender]?.members ?? [defender]) {
      if (g.state.players[player] === undefined || seen.has(`${controller} ${player}`)) continue;
      seen.add(`${controller} ${player}`);
      g.emit('playerAttacked', { player: controller, other: player });
    }
  }
}
