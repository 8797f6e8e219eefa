import type { Decision, Game, Option } from '../../../src/game/index.js';

/** A choice that was put to somebody, in the order asked. */
export interface Asked {
  decision: Decision;
  /** The player, or the team where a team decides together. */
  who: string;
  /** What could be chosen. */
  options: (string | number)[];
}

/** Kinds of decisions that belong to announcing or to the course of play; the others are the `d1`, `d2` of a scenario. */
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

/** No action takes more answers than this. */
const MOST_ANSWERS = 20_000;

/** What an option is called in checks. */
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

/**
 * Drives a game through its public decisions: passes priority, answers what the actions say and, where they say
 * nothing, answers by a plain default (no attack, no block, keep the hand, the first option of a choice).
 */
export class Driver {
  game: Game;
  /** Choices asked so far that a scenario may speak of. */
  asked: Asked[];
  /** What the current action picks, not yet used. */
  picks: (string | number)[] = [];
  /** What the actions directly after the current one pick, by whoever picks: several may be asked in another order. */
  coming: { by: string; picks: (string | number)[] }[] = [];
  /** What was named while something was announced: never one of the numbered decisions. */
  announced: (string | number)[] = [];
  /** Whom attacks to come are aimed at: the answer when one defending player is chosen as combat begins. */
  defenders: readonly string[] = [];
  /** Players who said no to an optional payment by default are counted here by the engine's log, not by us. */
  readonly teamOf: ReadonlyMap<string, string>;

  constructor(game: Game, teams: Record<string, string[]> | undefined, asked: Asked[] = []) {
    this.game = game;
    this.asked = asked;
    this.teamOf = new Map(
      Object.entries(teams ?? {}).flatMap(([team, players]) => players.map((player) => [player, team])),
    );
  }

  /** A copy that can be thrown away. */
  fork(): Driver {
    const copy = new Driver(this.game.fork(), undefined, [...this.asked]);
    (copy as { teamOf: ReadonlyMap<string, string> }).teamOf = this.teamOf;
    copy.picks = [...this.picks];
    copy.announced = [...this.announced];
    copy.coming = this.coming.map(({ by, picks }) => ({ by, picks: [...picks] }));
    copy.defenders = this.defenders;
    copy.numbered = this.numbered;
    return copy;
  }

  pending(): Decision[] {
    return this.game.pending();
  }

  /** Decisions other than priority. */
  choices(): Decision[] {
    return this.pending().filter((decision) => decision.kind !== 'priority');
  }

  /** Notes the choices that are pending now, and forgets those that were withdrawn unanswered. */
  note(): void {
    const pending = this.pending();
    const open = new Set(pending.map((decision) => decision.id));
    // A choice that is gone without an answer was withdrawn: whoever had to make it left.
    this.asked = this.asked.filter(
      (asked) => open.has(asked.decision.id) || this.#answered(asked.decision.id),
    );
    for (const decision of pending) {
      if (
        COURSE.has(decision.kind) ||
        beginsCombat(decision) ||
        this.asked.some((asked) => asked.decision.id === decision.id)
      )
        continue;
      const [only] = decision.players;
      const who = decision.players.length === 1 && only !== undefined ? only : (decision.team ?? only ?? '');
      const options = decision.options.filter((option) => option.type !== 'none').map(optionName);
      this.asked.push({ decision, who, options });
    }
  }

  /** Whether a decision was answered. The log is read only as far as it is new. */
  #answered(id: string): boolean {
    const { log } = this.game;
    for (; this.#read < log.length; this.#read++) {
      const event = log[this.#read];
      if (event?.type === 'answered') this.#answers.add(String(event.detail?.decision));
    }
    return this.#answers.has(id);
  }

  #answers = new Set<string>();
  #read = 0;

  /** Answers a decision; what it asked stays in the list of choices. */
  answer(decision: Decision, option: Option): void {
    this.note();
    this.game.answer(decision.id, option);
  }

  /** Forgets an open choice that was answered by the words of the action itself. */
  forget(decision: Decision): void {
    this.asked = this.asked.filter((asked) => asked.decision.id !== decision.id);
  }

  /** The option of a decision that the current action picks, if any; it is used up. */
  picked(decision: Decision): { option: Option; announced: boolean } | undefined {
    if (beginsCombat(decision)) {
      const aimed = this.defenders.flatMap(
        (name) => decision.options.find((option) => optionName(option) === name) ?? [],
      );
      return aimed[0] && { option: aimed[0], announced: true };
    }
    for (const list of [this.announced, this.picks])
      for (const [index, pick] of list.entries()) {
        const option = decision.options.find((candidate) => String(optionName(candidate)) === String(pick));
        if (!option) continue;
        list.splice(index, 1);
        return { option, announced: list === this.announced };
      }
    for (const { by, picks } of this.coming) {
      if (by !== decision.team && by !== (decision.onBehalfOf ?? decision.players[0])) continue;
      const [pick] = picks;
      const option = decision.options.find((candidate) => String(optionName(candidate)) === String(pick));
      if (!option) continue;
      picks.shift();
      return { option, announced: false };
    }
    return undefined;
  }

  /** Answers a choice as the action says or by default. */
  settleChoice(decision: Decision): void {
    const picked = this.picked(decision);
    this.note();
    this.game.answer(decision.id, picked?.option ?? defaultOption(decision));
    // What the words of the action themselves decide is not one of its numbered decisions.
    if (picked && (picked.announced || !this.numbered)) this.forget(decision);
  }

  /** The action speaks of decisions by their numbers, so that what it picks is counted. */
  numbered = false;

  /** Passes priority for one decision. */
  pass(decision: Decision): void {
    this.game.answer(decision.id, { type: 'pass' });
  }

  /**
   * Lets the game run, passing priority and settling choices, until something is so.
   *
   * @param reached asked before every answer
   * @param options `markers`: only decisions of these turn markers are answered; `holdChoices`: stop at an open choice
   *   that nobody has picked for
   * @returns whether it was reached
   */
  until(
    reached: () => boolean,
    options: {
      marker?: number | undefined;
      holdChoices?: boolean;
      most?: number;
      /** Which turn markers are carried on first: the smallest number. */
      first?: (marker: number) => number;
    } = {},
  ): boolean {
    for (let count = 0; count < (options.most ?? MOST_ANSWERS); count++) {
      this.note();
      if (reached()) return true;
      const all = this.pending().filter(
        (decision) => options.marker === undefined || decision.marker === options.marker,
      );
      const { first } = options;
      if (first) all.sort((a, b) => first(a.marker) - first(b.marker));
      const choice = all.find((decision) => decision.kind !== 'priority');
      if (choice) {
        if (options.holdChoices && !COURSE.has(choice.kind) && !this.wanted(choice)) return false;
        this.settleChoice(choice);
        continue;
      }
      const priority = all.find((decision) => decision.options.some((option) => option.type === 'pass'));
      if (!priority) return false;
      this.pass(priority);
    }
    return false;
  }

  /** Whether the current action picks one of the options. */
  wanted(decision: Decision): boolean {
    if (beginsCombat(decision)) return true;
    const names = decision.options.map((option) => String(optionName(option)));
    return [...this.announced, ...this.picks].some((pick) => names.includes(String(pick)));
  }

  /**
   * Takes an option that somebody has while holding priority, letting the others before them pass, as long as that
   * neither resolves anything nor ends a step.
   *
   * @param wanted recognises the option
   * @returns the decision and option taken, or undefined when nobody has it
   */
  act(
    wanted: (option: Option, decision: Decision) => boolean,
    who: { player?: string | undefined; marker?: number | undefined; holding?: boolean } = {},
  ): { decision: Decision; option: Option } | undefined {
    const mine = (decision: Decision) =>
      decision.kind === 'priority' &&
      (who.player === undefined || decision.players.includes(who.player)) &&
      (who.marker === undefined || decision.marker === who.marker);
    const take = (driver: Driver) => {
      for (const decision of driver.pending()) {
        const option = mine(decision) && decision.options.find((candidate) => wanted(candidate, decision));
        if (!option) continue;
        driver.game.answer(decision.id, option);
        return { decision, option };
      }
      return undefined;
    };
    if (!who.holding) this.#giveWay(mine, wanted, who);
    const taken = take(this);
    if (taken || who.holding || who.player === undefined || this.pending().some(mine)) return taken;
    // The player has no priority at all now: play goes on until the player does.
    if (!this.game.inGame(who.player)) return undefined;
    const trial = this.fork();
    if (!trial.until(() => trial.pending().some(mine), { most: 400 })) return undefined;
    const late = take(trial);
    if (late) {
      this.game = trial.game;
      this.asked = trial.asked;
    }
    return late;
  }

  /** On every stack the others pass until the player who is to act has priority, where that changes nothing else. */
  #giveWay(
    mine: (decision: Decision) => boolean,
    wanted: (option: Option, decision: Decision) => boolean,
    who: { player?: string | undefined; marker?: number | undefined },
  ): void {
    const tried = new Set<string>();
    for (const marker of markersOf(this.game)) {
      if (who.marker !== undefined && marker !== who.marker) continue;
      for (;;) {
        const decision = this.pending().find((one) => one.kind === 'priority' && one.marker === marker);
        if (!decision || tried.has(decision.id)) break;
        tried.add(decision.id);
        if (
          who.player === undefined
            ? decision.options.some((option) => wanted(option, decision))
            : mine(decision)
        )
          break;
        const trial = this.game.fork();
        trial.answer(decision.id, { type: 'pass' });
        if (signature(trial) !== signature(this.game)) break;
        this.pass(decision);
      }
    }
  }
}

/** The stacks, steps and turns of a game: what passing priority may not change while somebody waits to act. */
function signature(game: Game): string {
  const parts: unknown[] = [];
  for (const decision of game.pending()) if (decision.kind !== 'priority') parts.push(decision.id);
  for (const marker of markersOf(game))
    parts.push([game.stack(marker), game.step(marker), game.turnOwner(marker)]);
  return JSON.stringify(parts);
}

/** The numbers of the turn markers; 1 where there are none. */
export function markersOf(game: Game): number[] {
  const markers = game.markers();
  return markers.length > 0 ? [...markers] : [1];
}

/** The choice of the one player who can be attacked in this combat: part of its course, not a numbered decision. */
function beginsCombat(decision: Decision): boolean {
  return decision.kind === 'defendingPlayer' && decision.slot === 'combat';
}

/** The answer to a choice of which the scenario says nothing. */
export function defaultOption(decision: Decision): Option {
  const find = (type: Option['type']) => decision.options.find((option) => option.type === type);
  const plain: Partial<Record<Decision['kind'], Option['type']>> = {
    attack: 'stayHome',
    block: 'noBlock',
    mulligan: 'keep',
    may: 'yes',
    payment: 'no',
    openingHand: 'none',
    priority: 'pass',
  };
  const type = plain[decision.kind];
  const option = (type && find(type)) ?? decision.options[0];
  if (!option) throw new Error(`the decision ${decision.id} (${decision.kind}) has no option`);
  return option;
}
