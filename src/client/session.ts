import {
  createGame,
  type Decision,
  type Game,
  GameError,
  type GameRuleset,
  type GameSetup,
  type PlayerId,
  replay,
} from '../game/index.js';
import { AutoPass, turnNumber } from './autoPass.js';
import { boardLines, cardText } from './board.js';
import { botChoice, lotsFrom } from './bot.js';
import { ALIASES, HELP } from './help.js';
import { type Looks, logText, newsText, questionText, rangesText, resultsText, whyText } from './messages.js';
import { type Outcome, outcomeOf } from './outcome.js';
import { PLAIN } from './palette.js';
import type { Reply } from './reply.js';
import { gameOf, readSave, type Save, saveText } from './save.js';
import { checkTable } from './seating.js';

/** More answers than this between two questions to a person mean that bots go round in circles. */
const LONGEST_RUN = 500_000;

/** Empties a terminal and goes to its upper left corner. */
const CLEARED = '\x1b[2J\x1b[3J\x1b[H';

/**
 * A table of people and bots over lines of text: a line in, words out. It reads and writes nothing itself, so a terminal, a
 * test and a page can all sit before it.
 */
export class Session {
  readonly #ruleset: GameRuleset;
  readonly #looks: Looks;
  #setup: GameSetup;
  #seed: number;
  #bots: Set<PlayerId>;
  #game: Game;
  /** Numbers of answers given whenever a person chose. */
  #marks: number[] = [];
  /** Events that have been told. */
  #told = 0;
  #autoPass = new AutoPass();
  /** Which of several open decisions is being asked. */
  #turned = 0;
  #viewer: PlayerId | null = null;
  readonly #lenient: boolean;
  /** What was asked last. */
  #kind: Decision['kind'] | null = null;
  /** The screen is empty until the next person has sat down before it. */
  #handing = false;

  /**
   * @param setup from {@link seat}, or any other
   * @param bots players who are programs; the others are people
   * @param seed the same seed and the same lines make the same game
   * @param lenient whether to play despite rules that are not understood, which is then told
   * @throws GameError when the rules object to the set-up, with every objection
   */
  constructor(
    ruleset: GameRuleset,
    setup: GameSetup,
    bots: readonly PlayerId[],
    seed: number,
    looks: Partial<Looks> = {},
    lenient = false,
  ) {
    checkTable(setup, ruleset, bots);
    this.#ruleset = ruleset;
    this.#setup = setup;
    this.#bots = new Set(bots);
    this.#seed = seed;
    this.#looks = { width: 80, paint: PLAIN, everything: false, shared: false, ...looks };
    this.#lenient = lenient;
    this.#game = createGame(setup, ruleset, { seed, lenient });
  }

  /**
   * A table that goes on with a saved game.
   *
   * @throws SaveError, see {@link readSave} and {@link gameOf}
   */
  static resumed(
    ruleset: GameRuleset,
    text: string,
    file: string,
    looks: Partial<Looks> = {},
    lenient = false,
  ): Session {
    const save = readSave(text, file);
    const game = gameOf(save, ruleset, file, lenient);
    const session = new Session(ruleset, save.setup, save.bots, save.seed, looks, lenient);
    session.#take(save, game);
    return session;
  }

  #take(save: Save, game: Game): void {
    this.#setup = save.setup;
    this.#bots = new Set(save.bots);
    this.#seed = save.seed;
    this.#game = game;
    this.#marks = [...save.marks];
    this.#told = game.log.length;
    this.#autoPass = new AutoPass();
    this.#turned = 0;
  }

  /** The game itself, for looking at. */
  get game(): Game {
    return this.#game;
  }

  /** Whether the game has ended. */
  get over(): boolean {
    return this.#game.isOver();
  }

  /** Everything that is needed to go on with the game. */
  save(): Save {
    return {
      format: 'variorum-table',
      version: 1,
      edition: this.#ruleset.edition ?? '',
      ruleset: this.#ruleset.hash ?? '',
      seed: this.#seed,
      bots: [...this.#bots],
      marks: [...this.#marks],
      hash: this.#game.hash(),
      setup: this.#setup,
      answers: [...this.#game.answers],
    };
  }

  /** The same as the text of a file. */
  saved(): string {
    return saveText(this.save());
  }

  /** Players who are no bots. */
  get people(): PlayerId[] {
    return this.#setup.players.filter((player) => !this.#bots.has(player));
  }

  /** How the game stands, as data. */
  outcome(): Outcome {
    return outcomeOf(this.#game, this.#ruleset, this.#seed, this.#bots);
  }

  /** Begins, or goes on after a resume: the bots play until a person is asked. */
  begin(): string {
    this.#advance();
    const doubts = this.#game.passedOver.map(({ message }) => `passed over: ${message}\n`);
    return `${doubts.join('')}${this.#news(true)}`;
  }

  /**
   * Goes on with another saved game, at this table.
   *
   * @throws SaveError; the present game stays as it is then
   */
  resume(text: string, file: string): string {
    const save = readSave(text, file);
    this.#take(save, gameOf(save, this.#ruleset, file, this.#lenient));
    this.#advance();
    return `${file}: ${save.answers.length} answers played again\n\n${this.#news(true)}`;
  }

  /** Takes a line of input. What is wrong with it is said in the reply; it never throws for what a line says. */
  handle(line: string): Reply {
    if (this.#handing) {
      this.#handing = false;
      return this.#show();
    }
    const words = line.trim().split(/\s+/).filter(Boolean);
    const command = (words[0] ?? '').toLowerCase();
    const rest = line
      .trim()
      .slice(words[0]?.length ?? 0)
      .trim();
    try {
      return this.#carryOut(command, rest);
    } catch (error) {
      if (!(error instanceof GameError)) throw error;
      return { text: `${error.message}\n` };
    }
  }

  #carryOut(command: string, rest: string): Reply {
    if (/^\d+$/.test(command)) return this.#choose(Number(command) - 1);
    switch (ALIASES.get(command) ?? command) {
      case 'pass':
        return this.#pass();
      case 'end':
        return this.#rest('untilNextTurn');
      case 'mine':
        return this.#rest('untilOwnTurn');
      case 'ask':
        return this.#ask(rest);
      case 'next':
        this.#turned++;
        return { text: this.#question() };
      case 'board':
        return this.#show();
      case 'options':
        return { text: this.#question() };
      case 'card':
        return { text: `${cardText(this.#game, rest) ?? `no card here is called "${rest}"`}\n` };
      case 'range':
        return { text: rangesText(this.#game) };
      case 'log':
        return { text: logText(this.#game, this.#ruleset, rest, this.#looks) };
      case 'why':
        return { text: whyText(this.#game, this.#ruleset, rest, this.#looks) };
      case 'undo':
        return this.#undo();
      case 'concede':
        return this.#concede(rest);
      case 'save':
        return { text: '', save: { file: rest === '' ? null : rest, content: this.saved() } };
      case 'resume':
        if (rest === '') return { text: 'resume FILE goes on with a saved game; which file?\n' };
        return { text: '', load: { file: rest } };
      case 'help':
        return { text: HELP };
      case 'quit':
        return { text: '', quit: true };
      default:
        return { text: `"${command}" is no command; "help" lists them, and a number takes a choice\n` };
    }
  }

  // Choosing

  /** The decision that a person is being asked, with who is asked. */
  #asked(): { decision: Decision; person: PlayerId; others: number } | null {
    const open = this.#game.pending().filter((decision) => this.#person(decision) !== null);
    const decision = open[this.#turned % Math.max(1, open.length)];
    const person = decision === undefined ? null : this.#person(decision);
    return decision === undefined || person === null ? null : { decision, person, others: open.length - 1 };
  }

  /** The person who answers a decision: of those who may, whoever is no bot. */
  #person(decision: Decision): PlayerId | null {
    return decision.players.find((player) => !this.#bots.has(player)) ?? null;
  }

  #show(): Reply {
    return { text: `${this.#board()}\n${this.#question()}` };
  }

  #choose(at: number): Reply {
    const asked = this.#asked();
    if (asked === null) return { text: this.#nobodyAsked() };
    const { decision } = asked;
    const option = decision.options[at];
    if (option === undefined)
      return { text: `there is no choice ${at + 1}; there are 1 to ${decision.options.length}\n` };
    return this.#act((game) => {
      game.answer(decision.id, at);
      this.#autoPass.wake();
    });
  }

  /** Does what a person chose, remembers where it was for taking it back, and goes on. */
  #act(choose: (game: Game) => void): Reply {
    const mark = this.#game.answers.length;
    choose(this.#game);
    this.#marks.push(mark);
    this.#advance();
    return { text: this.#news(false), played: true };
  }

  #pass(): Reply {
    const asked = this.#asked();
    if (asked === null) return { text: this.#nobodyAsked() };
    const at = asked.decision.options.findIndex(
      ({ type }) => type === 'pass' || type === 'stayHome' || type === 'noBlock' || type === 'keep',
    );
    if (at < 0) return { text: 'this has to be chosen; give the number of a choice\n' };
    return this.#choose(at);
  }

  #rest(mode: 'untilNextTurn' | 'untilOwnTurn'): Reply {
    const asked = this.#asked();
    if (asked === null) return { text: this.#nobodyAsked() };
    if (asked.decision.kind !== 'priority')
      return { text: 'this has to be chosen first; give the number of a choice\n' };
    const turn = turnNumber(this.#game, asked.decision);
    return this.#act((game) => {
      game.answer(asked.decision.id, { type: 'pass' });
      this.#autoPass.rest(mode, turn);
    });
  }

  #ask(rest: string): Reply {
    if (rest === 'always') {
      this.#autoPass.set('never');
      return { text: 'You are asked whenever you could do more than pass.\n' };
    }
    if (rest === '' || rest === 'less') {
      this.#autoPass.set('usual');
      return {
        text: 'You are asked in your main phases, in fights of your creatures, and when an opponent uses the stack.\n',
      };
    }
    return { text: '"ask always" or "ask less"\n' };
  }

  #nobodyAsked(): string {
    return this.over
      ? 'the game is over; "undo" takes the last choice back, "log" and "why N" tell of it\n'
      : 'nobody is asked anything\n';
  }

  /** Bots answer, and persons pass where they asked not to be bothered, until a person is asked. */
  #advance(): void {
    const game = this.#game;
    for (let run = 0; run < LONGEST_RUN; run++) {
      if (game.isOver()) return;
      const open = game.pending();
      const decision = open.find((one) => this.#person(one) === null || this.#autoPass.passes(game, one));
      if (decision === undefined) return;
      if (this.#person(decision) !== null) {
        game.answer(decision.id, { type: 'pass' });
        continue;
      }
      game.answer(decision.id, botChoice(game, decision, lotsFrom(this.#seed, game.answers.length)));
    }
    throw new GameError(`the bots have answered ${LONGEST_RUN} times and nobody else was asked anything`);
  }

  // Taking back

  #undo(): Reply {
    const mark = this.#marks.pop();
    if (mark === undefined) return { text: 'there is no choice to take back\n' };
    this.#game = replay(this.#setup, this.#ruleset, this.#seed, this.#game.answers.slice(0, mark), {
      lenient: this.#lenient,
    });
    this.#told = this.#game.log.length;
    this.#autoPass.wake();
    return { text: `The last choice is taken back.\n\n${this.#board()}\n${this.#question()}`, played: true };
  }

  #concede(rest: string): Reply {
    const person = rest === '' ? (this.#asked()?.person ?? null) : rest;
    if (person === null) return { text: this.#nobodyAsked() };
    if (!this.#setup.players.includes(person)) return { text: `${person} does not sit at this table\n` };
    if (this.#bots.has(person)) return { text: `${person} is a bot and does not concede\n` };
    if (!this.#game.inGame(person)) return { text: `${person} has left already\n` };
    return this.#act((game) => game.concede(person));
  }

  // Telling

  #board(): string {
    const asked = this.#asked();
    const { people } = this;
    // At a table of one person that person may look on even when nothing is asked.
    const viewer = asked?.person ?? (people.length === 1 ? (people[0] ?? null) : null);
    const { width, paint } = this.#looks;
    return `${boardLines(this.#game, this.#ruleset, { viewer, width, paint }).join('\n')}\n`;
  }

  /** What has happened since the last time, the board where it is somebody's moment, and the question. */
  #news(board: boolean): string {
    let text = newsText(this.#game, this.#told, this.#looks);
    this.#told = this.#game.log.length;
    const gap = text === '' ? '' : '\n';
    if (this.over) return `${text}${gap}${this.#board()}\n${this.results()}`;
    const asked = this.#asked();
    if (asked === null) return `${text}${this.#nobodyAsked()}`;
    const changed = asked.person !== this.#viewer;
    const before = this.#viewer;
    this.#viewer = asked.person;
    if (this.#looks.shared && changed && before !== null && !this.#game.mayLookAtHand(asked.person, before)) {
      this.#handing = true;
      return `${CLEARED}${text}${gap}${asked.person}, press Enter when you sit before the screen\n`;
    }
    const { kind } = asked.decision;
    // The table is shown whenever something begins: one's chance to act, an attack, a defence.
    const moment = kind === 'priority' || ((kind === 'attack' || kind === 'block') && kind !== this.#kind);
    this.#kind = kind;
    if (board || moment || changed) text += `${gap}${this.#board()}`;
    return `${text}\n${this.#question()}`;
  }

  #question(): string {
    const asked = this.#asked();
    if (asked === null) return this.over ? this.results() : this.#nobodyAsked();
    return questionText(this.#game, this.#ruleset, asked.decision, asked.person, asked.others, this.#looks);
  }

  /** How the game came out, in words. */
  results(): string {
    return resultsText(this.#game, this.#ruleset, this.#seed, this.#looks);
  }
}
