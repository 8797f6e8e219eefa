import type { Decision, Option } from '../../game/index.js';
import type { Choice, StepOf } from './step.js';
import { Illegal, optionName, type Table } from './table.js';

/** Decisions of announcing that a step answers by its own words. */
const ANNOUNCING: Decision['kind'][] = ['target', 'chooseX', 'chooseStack'];

/** Targets, X and stack of what has just been cast or activated. */
export function announce(
  table: Table,
  step: { by?: string; targets?: Choice[]; x?: number; stack?: number },
  source: string,
): void {
  const left = (step.targets ?? []).map((target) => (typeof target === 'string' ? table.id(target) : target));
  const announced: Choice[] = [];
  let sized = step.x === undefined;
  for (let count = 0; count < 200; count++) {
    const decision = table
      .choices()
      .find((candidate) => ANNOUNCING.includes(candidate.kind) && concerns(table, candidate, source));
    if (!decision) break;
    let option: Option | undefined;
    if (decision.kind === 'chooseX') {
      const { x } = step;
      if (x === undefined) break;
      option = decision.options.find((one) => one.type === 'number' && one.number === x);
      if (!option) throw new Illegal(`X cannot be ${x}`);
      sized = true;
    } else if (decision.kind === 'chooseStack') {
      const { stack } = step;
      const of = left
        .map((target) => table.game.stackOf(table.onStack(String(target)) ?? ''))
        .find((one) => one !== null);
      const wanted = stack ?? of;
      if (wanted === undefined || wanted === null) break;
      option = decision.options.find((one) => one.type === 'stack' && one.stack === wanted);
      if (!option) throw new Illegal(`stack ${wanted} cannot be chosen`);
    } else {
      const at = left.findIndex((target) =>
        decision.options.some((one) => String(optionName(one)) === String(target)),
      );
      if (at >= 0) {
        option = decision.options.find((one) => String(optionName(one)) === String(left[at]));
        announced.push(...left.splice(at, 1));
      } else if (left.length > 0 && asksCaster(decision, step.by))
        throw new Illegal(`${left.join(', ')} cannot be targeted by ${source}`);
      else if (step.targets !== undefined && step.targets.length > 0 && asksCaster(decision, step.by))
        option = decision.options.find(({ type }) => type === 'none');
      if (!option) break;
    }
    if (!option) break;
    table.announce(decision, option);
  }
  if (!sized && !hasX(table, source, step.x ?? 0))
    throw new Illegal(
      `nobody is asked what X is: no such X can be paid with the mana in "state": {"mana": …}, or ${source} has no X`,
    );
  if (left.length === 0) return;
  // A target that was the only legal one is taken without a question; others may be picked by somebody else.
  const chosen = targetsOf(table, source);
  const take = (target: Choice): boolean => {
    const at = chosen.indexOf(String(target));
    if (at >= 0) chosen.splice(at, 1);
    return at >= 0;
  };
  // What was announced by name stands for itself alone: a target named twice has to be chosen twice.
  announced.forEach(take);
  // While something is still to be paid nothing is on the stack.
  const forced = table.game
    .events('choiceForced')
    .flatMap(({ id, detail, object }) =>
      id >= table.since && detail.kind === 'target' && object === source
        ? [String(optionName(detail.option))]
        : [],
    );
  const missing = left.filter(
    (target) => !take(target) && !(chosen.length === 0 && forced.includes(String(target))),
  );
  const open = table.choices().some((one) => one.kind === 'target' && concerns(table, one, source));
  if (missing.length > 0 && !open) throw new Illegal(`${missing.join(', ')} cannot be targeted by ${source}`);
}

/** Whether X is settled as the step says: by the position, or as the one number that could be paid. */
function hasX(table: Table, source: string, x: number): boolean {
  return table.game.state.objects.all.some(
    (object) =>
      object.exists && (object.id === source || object.ability?.source === source) && object.x === x,
  );
}

/** Whether a decision belongs to announcing the spell or ability. */
function concerns(table: Table, decision: Decision, source: string): boolean {
  if (decision.object === undefined || decision.object === source) return true;
  return table.game.state.objects.get(decision.object)?.ability?.source === source;
}

function asksCaster(decision: Decision, by: string | undefined): boolean {
  return by === undefined || decision.onBehalfOf === by || decision.players.includes(by);
}

/** What a spell, or the newest ability of a permanent, targets. */
function targetsOf(table: Table, source: string): string[] {
  const own = table.game.state.objects.all.filter(
    ({ zone, exists, id, ability }) =>
      zone === 'stack' && exists && (id === source || ability?.source === source),
  );
  return (own.at(-1)?.targets ?? []).map((target) => target.player ?? target.object ?? '');
}

/** Declares attackers, in the declare attackers step of the turn of whoever controls them. */
export function attack(table: Table, step: StepOf<'attack'>): void {
  const wanted = new Map(
    Object.entries(step.attack).map(([creature, defender]) => [
      table.id(creature),
      defender === null ? null : table.id(defender),
    ]),
  );
  const [first] = wanted.keys();
  const side = step.by ?? (first === undefined ? undefined : table.game.controller(first));
  const members = side === undefined ? [] : table.members(side);
  const marker = table.game.markers().find((one) => members.includes(table.game.turnOwner(one) ?? ''));
  const due = () => side === undefined || members.some((member) => table.game.takingTurn(member));
  if (!due()) throw new Illegal(`it is not the turn of ${side}; say {"until": {"of": "${side}"}} before`);
  const turn = table.turnName(marker);
  const asked = () =>
    table
      .choices()
      .find(({ kind, marker: of }) => kind === 'attack' && (marker === undefined || of === marker));
  const aims = aimedAt(table, [...wanted.values()]);
  if (!asked() && isDeclared(table, 'declareAttackers', marker)) {
    declaredAlready(table, wanted);
    return;
  }
  const before = table.game.fork();
  for (let count = 0; !asked() && count < 50; count++) {
    const outcome = table.until(
      () =>
        asked() !== undefined ||
        isDeclared(table, 'declareAttackers', marker) ||
        table.turnName(marker) !== turn,
      marker,
    );
    if (outcome !== 'asked') break;
    // One defending player is chosen as combat begins: the one at whom the attack is aimed.
    const choice = table.choices().find(({ kind, slot }) => kind === 'defendingPlayer' && slot === 'combat');
    const option = choice?.options.find((one) => aims.includes(String(optionName(one))));
    if (!choice || !option) break;
    table.announce(choice, option);
  }
  if (!asked()) {
    if (!isDeclared(table, 'declareAttackers', marker)) throw new Illegal('attackers are not declared now');
    forcedAttack(table, wanted, before.events('attacked').length);
    table.combat = { turn, marker, before, attackers: [...wanted.keys()] };
    return;
  }
  table.combat = { turn, marker, before: table.game.fork(), attackers: [...wanted.keys()] };
  const declared: string[] = [];
  for (let decision = asked(); decision; decision = asked()) {
    const creature = creatureOf(decision);
    const defender = wanted.get(creature);
    if (defender === undefined) {
      const stays = decision.options.find(({ type }) => type === 'stayHome');
      if (!stays) throw new Illegal(`${creature} has to attack as well`);
      table.announce(decision, stays);
      continue;
    }
    const band = step.bands?.find((creatures) => creatures.some((one) => table.id(one) === creature));
    const option = decision.options.find(
      (one) =>
        one.type === 'attack' &&
        (defender === null || isNamed(table, defender, one.defender)) &&
        (band === undefined ||
          !band.some((one) => declared.includes(table.id(one))) ||
          one.band !== undefined),
    );
    if (!option) {
      const could = decision.options.flatMap((one) => (one.type === 'attack' ? [one.defender] : []));
      const open =
        could.length > 0 ? `; it can attack ${[...new Set(could)].join(', ')}${oneDefends(table, aims)}` : '';
      throw new Illegal(`${creature} cannot attack${defender === null ? '' : ` ${defender}`}${open}`);
    }
    table.announce(decision, option);
    declared.push(creature);
  }
  const missing = [...wanted.keys()].filter(
    (one) => !declared.includes(one) && !attacks(table, one, wanted.get(one)),
  );
  if (missing.length > 0) throw new Illegal(`${missing.join(', ')} cannot attack${oneDefends(table, aims)}`);
  const forced = table.game
    .events('attacked')
    .slice(table.combat.before.events('attacked').length)
    .find(({ object }) => !wanted.has(String(object)));
  if (forced) throw new Illegal(`${forced.object} has to attack as well`);
}

/** Why somebody cannot be attacked beside another: without the option, one player defends in a combat. */
function oneDefends({ game }: Table, aims: readonly string[]): string {
  const others = new Set(aims).size > 1 && !game.state.options.attackMultiplePlayers;
  return others
    ? '; one player defends in a combat here: say "options": {"attackMultiplePlayers": true}'
    : '';
}

/** Play went on to the step before: nobody was asked where the rules left one way of attacking, which has to be the one that the step says. */
function declaredAlready(table: Table, wanted: ReadonlyMap<string, string | null>): void {
  const began = table.game.events('combatBegan').at(-1)?.id ?? 0;
  const attacked = table.game.events('attacked').filter(({ id }) => id > began);
  const forced = table.game
    .events('choiceForced')
    .some(({ id, detail }) => id > began && detail.kind === 'attack');
  const said =
    attacked.length === wanted.size &&
    attacked.every(({ object }) => wanted.has(String(object))) &&
    [...wanted].every(([creature, defender]) => attacks(table, creature, defender));
  if (!forced || !said) throw new Illegal('attackers are not declared now');
}

/** Once players get priority in the step, or order damage, attackers or blockers have been declared, if only in the one way that the rules leave. */
function isDeclared(
  table: Table,
  step: 'declareAttackers' | 'declareBlockers',
  marker: number | undefined,
): boolean {
  return (
    table.game.step(marker) === step &&
    table.pending().some(({ kind }) => kind === 'priority' || kind === 'damageOrder')
  );
}

/** Where the rules leave only one way of attacking nobody is asked: that way has to be the one that the step says. */
function forcedAttack(table: Table, wanted: ReadonlyMap<string, string | null>, earlier: number): void {
  const forced = table.game.events('attacked').slice(earlier);
  if (forced.length === 0 && wanted.size > 0) throw new Illegal('no creature can attack');
  const other = forced.find(({ object }) => !wanted.has(String(object)));
  if (other) throw new Illegal(`${other.object} has to attack as well`);
  for (const [creature, defender] of wanted) {
    if (!forced.some(({ object }) => object === creature)) throw new Illegal(`${creature} cannot attack`);
    if (!attacks(table, creature, defender)) throw new Illegal(`${creature} cannot attack ${defender}`);
  }
}

/** The players at whom an attack is aimed: themselves, or as controllers of what is attacked. */
export function aimedAt(table: Table, defenders: readonly (string | null)[]): string[] {
  return defenders.flatMap((name) => {
    if (name === null) return [];
    const defender = table.id(name);
    if (table.scenario.setup.players.includes(defender)) return [defender];
    return table.game.state.objects.get(defender) && table.game.exists(defender)
      ? [table.game.controller(defender)]
      : table.members(defender);
  });
}

/** An attack that was forced needs no decision. */
function attacks(table: Table, creature: string, defender: string | null | undefined): boolean {
  return table.game
    .events('attacked', { object: creature })
    .some(
      ({ other }) =>
        defender === null ||
        defender === undefined ||
        other === undefined ||
        isNamed(table, defender, String(other)),
    );
}

/** Whether a name means what is attacked: the player or team itself, a member of a team that is named, or the team of a player. */
const isNamed = (table: Table, name: string, attacked: string): boolean =>
  name === attacked || table.members(name).includes(attacked) || table.members(attacked).includes(name);

export function block(table: Table, step: StepOf<'block'>): void {
  const pairs = Object.entries(step.block).flatMap(([creature, attackers]) =>
    [attackers].flat().map((attacker) => ({ blocker: table.id(creature), attacker: table.id(attacker) })),
  );
  const marker = table.combat?.marker;
  const turn = table.turnName(marker);
  const mine = new Set(
    (step.by === undefined ? pairs.map(({ blocker }) => table.game.controller(blocker)) : [step.by]).flatMap(
      (side) => table.members(side),
    ),
  );
  const all = () =>
    table
      .choices()
      .filter(({ kind, marker: of }) => kind === 'block' && (marker === undefined || of === marker));
  const asked = () => all().find((decision) => mine.has(table.game.controller(creatureOf(decision))));
  const seen = table.game.events('blocked').length;
  const declared = () => isDeclared(table, 'declareBlockers', marker);
  table.until(() => all().length > 0 || declared() || table.turnName(marker) !== turn, marker);
  if (all().length === 0) {
    if (!declared() || !pairs.every((pair) => hasBlocked(table, pair, 0)))
      throw new Illegal('nobody can block');
    noneForced(table, pairs, mine, table.combat?.before.events('blocked').length ?? seen);
    return;
  }
  const done: string[] = [];
  for (let count = 0; count < 2000; count++) {
    const decision = asked();
    if (!decision) {
      // Another side declares first.
      const [other] = all();
      const stays = other?.options.find(({ type }) => type === 'noBlock');
      if (!other || !stays || pairs.every((pair) => done.includes(keyOf(pair)))) break;
      table.announce(other, stays);
      continue;
    }
    const creature = creatureOf(decision);
    const next = pairs.find((pair) => pair.blocker === creature && !done.includes(keyOf(pair)));
    if (!next) {
      const stays = decision.options.find(({ type }) => type === 'noBlock');
      if (!stays) throw new Illegal(`${creature} has to block as well`);
      table.announce(decision, stays);
      continue;
    }
    const option = decision.options.find((one) => one.type === 'block' && one.attacker === next.attacker);
    if (!option) throw new Illegal(`${next.blocker} cannot block ${next.attacker}`);
    table.announce(decision, option);
    done.push(keyOf(next));
  }
  // Where only one way of blocking is legal it is taken without a question.
  const missing = pairs.find((pair) => !done.includes(keyOf(pair)) && !hasBlocked(table, pair, seen));
  if (missing) throw new Illegal(`${missing.blocker} cannot block ${missing.attacker}`);
  noneForced(table, pairs, mine, seen);
}

/** Nobody of those who block as the step says has been made to block otherwise, since that many blocks. */
function noneForced(table: Table, pairs: readonly Pair[], mine: ReadonlySet<string>, from: number): void {
  const forced = table.game
    .events('blocked')
    .slice(from)
    .find(
      ({ object, other }) =>
        mine.has(table.game.controller(String(other))) &&
        !pairs.some((pair) => pair.blocker === other && pair.attacker === object),
    );
  if (forced) throw new Illegal(`${forced.other} has to block as well`);
}

interface Pair {
  blocker: string;
  attacker: string;
}

const keyOf = (pair: Pair): string => `${pair.blocker} ${pair.attacker}`;

function hasBlocked(table: Table, pair: Pair, from: number): boolean {
  return table.game
    .events('blocked')
    .slice(from)
    .some(({ object, other }) => object === pair.attacker && other === pair.blocker);
}

/** The creature that a declaration asks about. */
function creatureOf(decision: Decision): string {
  for (const option of decision.options) if ('creature' in option) return option.creature;
  return decision.object ?? '';
}
