import type { Decision, Game, GameRuleset, GameSetup, Option } from '../../game/index.js';
import type { Scenario } from '../scenario.js';

/** A step that the rules do not allow. */
export class Illegal extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'Illegal';
  }
}

/** A choice that was put to somebody, in the order asked. */
export interface Asked {
  decision: Decision;
  /** The player, or the team where a team decides together. */
  who: string;
  /** What could be chosen. */
  options: (string | number)[];
}

/** Kinds of decisions that belong to announcing or to the course of play; the others are counted as `d1`, `d2`, … */
const COURSE = new Set<Decision['kind']>([
  'priority',
  'attack',
  'block',
  'mulligan',
  'openingHand',
  'startingPlayer',
  'bottomCard',
  'scry',
  'orderTriggers',
  'assignDamage',
  'damageRecipient',
  'chooseX',
]);

const COMBAT_STEPS = ['beginCombat', 'declareAttackers', 'declareBlockers', 'combatDamage', 'endCombat'];

/** No step takes more answers than this. */
const MOST_ANSWERS = 20_000;

/** What an option is called in steps and checks. */
export function optionName(option: Option): string | number {
  switch (option.type) {
    case 'player':
      return option.player;
    case 'object':
    case 'cast':
    case 'playLand':
    case 'activate':
      return option.object;
    case 'team':
      return option.team;
    case 'mode':
      return option.mode;
    case 'number':
      return option.number;
    case 'pile':
      return option.pile;
    case 'color':
      return option.color;
    case 'attack':
      return option.defender;
    case 'block':
      return option.attacker;
    case 'stack':
      return option.stack;
    default:
      return option.type;
  }
}

/** Where the declarations of the present combat began, for questions about what could have been attacked. */
interface Combat {
  turn: string;
  marker: number | undefined;
  before: Game;
  attackers: string[];
}

/** The table of a scenario while it is played: the game, the names that the scenario gave, and what was asked. */
export class Table {
  game: Game;
  readonly scenario: Scenario;
  readonly setup: GameSetup;
  readonly ruleset: GameRuleset;
  readonly newGame: (setup: GameSetup) => Game;
  readonly teamOf: ReadonlyMap<string, string>;
  /** Choices asked so far, without those of announcing and of the course of play. */
  asked: Asked[] = [];
  /** Names that steps gave to tokens. */
  names = new Map<string, string>();
  /** The game as it was before a spell was cast or an ability activated, by its source. */
  before = new Map<string, Game>();
  combat: Combat | undefined;
  /** The step of the turn in which the last step of the scenario began. */
  stepBefore = '';
  /** The table as a step seated it again, and the seats that a step tried. */
  reseated: Game | undefined;
  seating: string[] | undefined;
  compared: Game | undefined;
  /** Priority that was passed although no step says so, since it was needed to reach what a step names. */
  passes: { step: string; player: string }[] = [];
  /** The step that is being carried out. */
  current = '';
  /** How many events there were before the last step that answered no decision. */
  since = 0;
  /** Decisions that steps answered. */
  answered = new Set<string>();

  constructor(
    scenario: Scenario,
    setup: GameSetup,
    ruleset: GameRuleset,
    newGame: (setup: GameSetup) => Game,
  ) {
    this.scenario = scenario;
    this.setup = setup;
    this.ruleset = ruleset;
    this.newGame = newGame;
    this.game = newGame(setup);
    this.teamOf = new Map(
      Object.entries(scenario.setup.teams ?? {}).flatMap(([team, players]) =>
        players.map((player) => [player, team]),
      ),
    );
    this.note();
  }

  pending(): Decision[] {
    return this.game.pending();
  }

  /** Decisions other than priority. */
  choices(): Decision[] {
    return this.pending().filter(({ kind }) => kind !== 'priority');
  }

  /** The players that a name means: the player, or the members of the team. */
  members(side: string): string[] {
    return this.scenario.setup.teams?.[side] ?? [side];
  }

  id(name: string): string {
    return this.names.get(name) ?? name;
  }

  /** What is on all stacks, bottom first. */
  stacks(): string[] {
    return markersOf(this.game).flatMap((marker) => this.game.state.stacks[marker] ?? []);
  }

  /** The thing on a stack that a name means: the object itself, a copy, or an ability of it. */
  onStack(name: string): string | undefined {
    const id = this.id(name);
    const { objects } = this.game.state;
    return this.stacks().findLast(
      (item) =>
        item === id ||
        objects.get(item)?.ability?.source === id ||
        (name === 'copy' && objects.get(item)?.kind === 'copy'),
    );
  }

  /** The newest copy, which no set-up could name. */
  named(name: string): string | undefined {
    if (name !== 'copy') return undefined;
    return this.game.state.objects.all.findLast(({ kind }) => kind === 'copy')?.id;
  }

  /**
   * The step of the turn. A check may also name the phase (`combat`, `main`), or `next` for any step beyond the one in
   * which the last step of the scenario began; it is given its own word back when that is true.
   */
  stepName(wanted?: string): string {
    const step = this.game.step() ?? '';
    const phase = COMBAT_STEPS.includes(step) ? 'combat' : step.startsWith('main') ? 'main' : 'none';
    if (wanted === phase) return wanted;
    if (wanted === 'next' && step !== this.stepBefore) return wanted;
    return step;
  }

  /** A name for the turn that is being taken; in Grand Melee for that of one turn marker. */
  turnName(marker?: number): string {
    const { threads } = this.game.state;
    if (marker !== undefined)
      return `${marker} ${threads.find((one) => one.marker === marker)?.turn?.number ?? 'none'}`;
    return JSON.stringify(this.scenario.setup.players.map((player) => this.game.turnsTaken(player)));
  }

  /**
   * Whom and what a creature can attack: where it was declared in this turn's combat, as it was before that, but without
   * those who have left since.
   */
  attackable(creature: string): string[] {
    const { combat, game } = this;
    if (!combat?.attackers.includes(creature) || combat.turn !== this.turnName(combat.marker))
      return game.attackable(creature);
    const { players, teams } = game.state;
    const present = (defender: string): boolean =>
      players[defender]
        ? game.inGame(defender)
        : (teams[defender]?.members.some((member) => game.inGame(member)) ?? game.exists(defender));
    return combat.before.attackable(creature).filter(present);
  }

  /** A game of another number of players, otherwise like the scenario, after its opening. */
  withPlayers(count: number): Game {
    const players = Array.from({ length: count }, (_, index) => this.setup.players[index] ?? `P${index + 1}`);
    const { objects: _objects, teams: _teams, life: _life, start: _start, ...rest } = this.setup;
    const game = this.newGame({ ...rest, players, start: { at: 'opening' } });
    for (let answers = 0; answers < 10 * count; answers++) {
      const decision = game.pending().find((one) => one.kind !== 'priority');
      if (!decision) break;
      const keep = decision.options.findIndex(({ type }) => type === 'keep' || type === 'none');
      game.answer(decision.id, Math.max(0, keep));
    }
    return game;
  }

  /** Notes the choices that are open now, and forgets those that were withdrawn unanswered. */
  note(): void {
    const pending = this.pending();
    const open = new Set(pending.map(({ id }) => id));
    this.asked = this.asked.filter(({ decision }) => open.has(decision.id) || this.answered.has(decision.id));
    for (const decision of pending) {
      if (COURSE.has(decision.kind) || (decision.kind === 'defendingPlayer' && decision.slot === 'combat'))
        continue;
      if (this.asked.some((asked) => asked.decision.id === decision.id)) continue;
      const [only] = decision.players;
      const who = decision.players.length === 1 && only !== undefined ? only : (decision.team ?? only ?? '');
      const options = decision.options.filter(({ type }) => type !== 'none').map(optionName);
      this.asked.push({ decision, who, options });
    }
  }

  answer(decision: Decision, option: Option | number): void {
    this.note();
    this.answered.add(decision.id);
    this.game.answer(decision.id, option);
    this.note();
  }

  /** A decision is answered by what the step itself says of its announcement, so that it is not counted. */
  announce(decision: Decision, option: Option, by?: string): void {
    this.game.answer(decision.id, option, by);
    this.note();
  }

  /** Somebody passes because that is needed to reach what a step names. */
  giveWay(decision: Decision): void {
    this.passes.push({ step: this.current, player: decision.players[0] ?? '' });
    this.game.answer(decision.id, { type: 'pass' });
    this.note();
  }

  /**
   * Lets play go on, everybody passing and nobody attacking or blocking, until something is so.
   *
   * @param reached asked before every answer
   * @param marker Grand Melee: only in the turn of this turn marker
   * @param first Grand Melee: which turn markers are carried on first, the smallest number before the others
   * @returns `reached`, `asked` when a decision is open that passing does not answer, or `ended` when nobody can go on
   */
  until(
    reached: () => boolean,
    marker?: number,
    first?: (marker: number) => number,
  ): 'reached' | 'asked' | 'ended' {
    for (let count = 0; count < MOST_ANSWERS; count++) {
      if (reached() || this.game.isOver()) return 'reached';
      const all = this.pending().filter((decision) => marker === undefined || decision.marker === marker);
      if (first) all.sort((a, b) => first(a.marker) - first(b.marker));
      const choice = all.find(({ kind }) => kind !== 'priority');
      if (choice) {
        const plain = choice.options.find(({ type }) => type === 'stayHome' || type === 'noBlock');
        if (!plain) return 'asked';
        this.announce(choice, plain);
        continue;
      }
      const priority = all.find((decision) => decision.options.some(({ type }) => type === 'pass'));
      if (!priority) return 'ended';
      this.giveWay(priority);
    }
    return 'ended';
  }

  /** A copy on which steps can be tried. */
  fork(): Table {
    const copy = Object.create(Table.prototype) as Table;
    Object.assign(copy, this);
    copy.game = this.game.fork();
    copy.asked = [...this.asked];
    copy.names = new Map(this.names);
    copy.before = new Map(this.before);
    copy.passes = [...this.passes];
    copy.answered = new Set(this.answered);
    return copy;
  }
}

/** The numbers of the turn markers; 1 where there are none. */
export function markersOf(game: Game): number[] {
  const markers = game.markers();
  return markers.length > 0 ? [...markers] : [1];
}

/** The stacks, steps and turns of a game: what passing priority may not change while somebody waits to act. */
export function signature(game: Game): string {
  const parts: unknown[] = game.pending().flatMap(({ kind, id }) => (kind === 'priority' ? [] : [id]));
  for (const marker of markersOf(game))
    parts.push([game.stack(marker), game.step(marker), game.turnOwner(marker)]);
  return JSON.stringify(parts);
}
