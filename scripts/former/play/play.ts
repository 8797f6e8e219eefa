import type { Effect, Game, GameRuleset, GameSetup } from '../../../src/game/index.js';
import type { Step } from '../actions/steps.js';
import type { Scenario } from '../scenario.js';
import { withPlayers } from './configuring.js';
import { Driver, markersOf } from './driver.js';

/** Why an action cannot be taken. */
export class Rejected extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'Rejected';
  }
}

/** A combat of the scenario: where it can be gone back to, so that alternatives of one declaration can be tried. */
interface Combat {
  turn: string;
  /** Before the combat phase, from where another defending player can be chosen. */
  before?: Driver;
  /** Grand Melee: the turn marker in whose turn it is; undefined in other games. */
  marker: number | undefined;
  /** Before attackers are declared. */
  attack?: Driver;
  /** Before blockers are declared. */
  block?: Driver;
  /** Blocks accepted so far in this combat. */
  blocks: { blocker: string; attacker: string; side: string }[];
  attackers: string[];
}

const COMBAT_STEPS = ['beginCombat', 'declareAttackers', 'declareBlockers', 'combatDamage', 'endCombat'];

/** The state of a scenario that is being played. */
export class Play {
  driver: Driver;
  readonly scenario: Scenario;
  readonly setup: GameSetup;
  readonly ruleset: GameRuleset;
  readonly newGame: (setup: GameSetup) => Game;
  combat: Combat | undefined;
  /** An effect that was promised for later. */
  promise: Extract<Step, { do: 'promise' }> | undefined;
  /** Whether play has been begun by an action that starts it. */
  started = false;
  /** A game made by the present action only to compare with. */
  compared: Game | undefined;
  /** The table as an action reseated it. */
  reseated: Game | undefined;
  /** The game as it was before a spell was cast, by the spell. */
  before = new Map<string, Game>();
  /** Picks announced for a choice that comes when the spell resolves. */
  later: (string | number)[] = [];
  /** The step in which the last action began. */
  stepBefore: string | undefined;
  /** Somebody is said to hold priority: nobody else may act first. */
  holding = false;
  /** Disagreements of a team, as if they were decisions. */
  disagreements: { who: string; options: string[] }[] = [];
  /** The set-up that an action tried last, whatever came of it. */
  readonly configured: { setup?: GameSetup } = {};
  /** The seats that an action tried. */
  seating: string[] | undefined;
  /** Names that actions gave to tokens and copies. */
  names = new Map<string, string>();

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
    this.driver = new Driver(newGame(setup), scenario.setup.teams);
  }

  pending() {
    return this.driver.pending();
  }

  get game(): Game {
    return this.driver.game;
  }

  /** The id that the engine uses for a name of the scenario. */
  id(name: string): string {
    return this.names.get(name) ?? name;
  }

  /** What is on all stacks, bottom first. */
  stacks(): string[] {
    return markersOf(this.game).flatMap((marker) => this.game.state.stacks[marker] ?? []);
  }

  /** The thing on a stack that a name of the scenario means: the object itself, a copy, or an ability of it. */
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

  /** The object that a name of the scenario means although no set-up gave it: the newest copy. */
  named(name: string): string | undefined {
    if (name !== 'copy') return undefined;
    return this.game.state.objects.all.findLast((object) => object.kind === 'copy')?.id;
  }

  /**
   * The step of the turn. A check may also name the phase (`combat`, `main`), or `next` for any step beyond the one in
   * which the last action began; it is given its own word back when that is true.
   */
  stepName(wanted?: string): string {
    const step = this.game.step() ?? '';
    const phase = COMBAT_STEPS.includes(step) ? 'combat' : step.startsWith('main') ? 'main' : 'none';
    if (wanted === phase) return wanted;
    if (wanted === 'next' && step !== this.stepBefore) return wanted;
    return step;
  }

  /**
   * Whom and what a creature can attack: where it was declared in this turn's combat, as it was before that, but without
   * those who have left since.
   */
  attackable(creature: string): string[] {
    const { combat, game } = this;
    const attack = combat?.attack;
    if (
      !attack ||
      !combat.attackers.includes(creature) ||
      combat.turn !== turnName(this, game, combat.marker)
    )
      return game.attackable(creature);
    const { players, teams } = game.state;
    const present = (defender: string): boolean =>
      players[defender]
        ? game.inGame(defender)
        : (teams[defender]?.members.some((member) => game.inGame(member)) ?? game.exists(defender));
    return attack.game.attackable(creature).filter(present);
  }

  /** A game of another number of players, otherwise like the scenario. */
  withPlayers(count: number): Game | undefined {
    return withPlayers(this, count);
  }

  /** A copy on which an action can be tried. */
  fork(): Play {
    const copy = Object.create(Play.prototype) as Play;
    Object.assign(copy, this);
    copy.driver = this.driver.fork();
    copy.names = new Map(this.names);
    copy.before = new Map(this.before);
    copy.later = [...this.later];
    copy.disagreements = [...this.disagreements];
    if (this.combat)
      copy.combat = {
        ...this.combat,
        blocks: [...this.combat.blocks],
        attackers: [...this.combat.attackers],
      };
    return copy;
  }

  /** Takes over the state of a copy. */
  become(other: Play): void {
    Object.assign(this, { ...other });
  }
}

export function everything(play: Play): string[] {
  return play.stacks();
}

/**
 * A name for the turn that is being taken, to know a combat again.
 *
 * @param marker Grand Melee: the turn of this turn marker, where several go on beside each other
 */
export function turnName(play: Play, game: Game = play.game, marker?: number): string {
  const thread = marker === undefined ? undefined : game.state.threads.find((one) => one.marker === marker);
  if (marker !== undefined) return `${marker} ${thread?.turn?.number ?? 'none'}`;
  return JSON.stringify(play.scenario.setup.players.map((player) => game.turnsTaken(player)));
}

/** Effects that no card of the scenario makes: "c dies", "P4 takes control of c". */
export function instruct(
  play: Play,
  effects: Effect[],
  controller: string,
  targets?: string[],
  hold = false,
): void {
  play.game.instruct(effects, { controller, ...(targets ? { targets } : {}) });
  // Choices that the instruction itself asks for are settled; priority is left alone.
  for (let count = 0; count < 100 && !hold; count++) {
    play.driver.note();
    const choice = play.driver
      .choices()
      .find((decision) => !['attack', 'block', 'mulligan'].includes(decision.kind));
    if (!choice) break;
    play.driver.settleChoice(choice);
  }
  play.driver.note();
}

export function cardOf(play: Play, id: string): string {
  return play.scenario.setup.objects.find((object) => object.id === id)?.card ?? '';
}
