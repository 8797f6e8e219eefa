import { NO_ANSWERS } from '../answers.js';
import type { GameEvent, GameSetup, ObjectSetup } from '../api.js';
import { keepFace } from '../cards/face.js';
import type { Characteristics, ObjectId, PlayerId } from '../cards/types.js';
import { Engine, type Most } from '../engine.js';
import { GameError } from '../errors.js';
import { isPlayer, oneName } from '../ids.js';
import { startingLife } from '../life/seen.js';
import { copyPlain } from '../plain.js';
import { seedOf } from '../random.js';
import { fixRanges } from '../reach/range.js';
import { doubtsOf } from '../requirements.js';
import { type GameRuleset, type Rules, rulesOf } from '../rules.js';
import { Situation } from '../situation.js';
import type { GameState, Target } from '../state.js';
import { STEPS } from '../turn/begin.js';
import { asksOfTurn } from '../turn/facts.js';
import { handOutMarkers, placeMarker, threadOf } from '../turn/markers.js';
import { usesMarkers, variantOf } from '../variants/index.js';
import { refreshControl } from '../zones/control.js';
import { newObject, putIn } from '../zones/objects.js';
import { ObjectTable } from '../zones/objectTable.js';
import { refusal } from './check.js';
import { firstOfTeam } from './opening.js';
import { rosterOf } from './roster.js';
import { cardsByName, problemsOf, settlementOf } from './settle.js';
import type { SettledOptions } from './settled.js';
import { partyRoll, priorityHolderOf, sharesLife, turnTakerOf } from './teams.js';

const LIBRARY_SIZE = 60;

export interface GameConfiguration {
  /** Any number; the same seed and answers give the same game. 1 when absent. */
  seed?: number;
  /** Whether events are kept. True when absent; totals over the log need it. */
  log?: boolean;
  /**
   * Whether to play in spite of rules that are not understood or that the game cannot play. What is passed over is in
   * `Game.passedOver`, and in the first event of the log.
   */
  lenient?: boolean;
  /** Sets up a table even if the rules object to it (`checkSetup`), for programs that ask about such tables. */
  unchecked?: boolean;
  /** More than this does not happen for one answer: a game that goes on by itself for longer is refused. Unbounded when absent. */
  most?: Most;
  /**
   * Told of each event as soon as it has happened, with the table as it then stands; only where the log is kept. It may look and
   * ask, and must change nothing. Copies of the game tell it as well, with the same event objects for what they have in common.
   */
  watch?: (event: GameEvent, table: Situation) => void;
}

/** Puts a game together: players, teams, options, objects and the moment at which play begins. */
export function buildGame(
  setup: GameSetup,
  ruleset: GameRuleset,
  { seed = 1, log = true, lenient = false, unchecked = false, watch }: GameConfiguration,
): Engine {
  checkNames(setup);
  const rules = rulesOf(ruleset);
  rules.reset();
  const settlement = settlementOf(setup, rules);
  const state = emptyState(setup, rules, seed, rules.recall(settlement.options));
  const doubts = doubtsOf(ruleset, state.options, setup.objects?.some(({ commander }) => commander) === true);
  const first = doubts[0];
  if (first !== undefined && !lenient) {
    const more = doubts.length > 1 ? `; and ${doubts.length - 1} more like it` : '';
    throw new GameError(`${first.message}${more}`, first.parameter);
  }
  if (!lenient && !unchecked) {
    const problems = problemsOf(setup, rules, settlement);
    if (problems.length > 0) throw refusal(problems, ruleset);
  }
  const roster = rosterOf(rules, state, settlement.table);
  const g = new Engine(state, rules, cardsByName(setup.cards), log, roster);
  g.doubts = doubts;
  if (watch !== undefined) g.tell = (event, engine) => watch(event, new Situation(engine));
  g.emit('setUp', {
    detail: {
      edition: ruleset.edition ?? null,
      ruleset: ruleset.hash ?? null,
      seed,
      players: [...setup.players],
      options: state.options,
      ...(doubts.length > 0 ? { passedOver: doubts.map(({ message }) => message) } : {}),
    },
  });
  placeLife(g, setup);
  placeObjects(g, setup);
  state.planarController =
    setup.planarController ?? (state.options.planechase ? (setup.players[0] ?? null) : null);
  const start = setup.start ?? { at: 'opening' as const };
  if (start.at === 'opening') {
    const { startingTeam } = start;
    const asked = startingTeam !== undefined && variantOf(g)?.teamChooses?.(g.rules) === true;
    const drawn = startingTeam === undefined || asked ? null : firstOfTeam(g, startingTeam);
    const first = start.startingPlayer ?? drawn;
    state.startingParty = first === null ? null : turnTakerOf(g, first);
    fixRanges(g);
    state.threads[0]?.frames.push({
      kind: 'opening',
      stage: 'start',
      round: null,
      rounds: 0,
      cause: null,
      answers: asked ? { drawn: startingTeam } : NO_ANSWERS,
    });
  } else placeTurn(g, setup, start);
  refreshControl(g);
  return g;
}

function checkNames(setup: GameSetup): void {
  if (setup.players.length === 0) throw new GameError('a game needs at least one player');
  const names = new Set<string>();
  const take = (name: string, what: string): void => {
    if (name === '' || name.startsWith('#'))
      throw new GameError(`${JSON.stringify(name)} cannot name a ${what}`);
    if (names.has(name)) throw new GameError(`${JSON.stringify(name)} names two things in this game`);
    names.add(name);
  };
  for (const player of setup.players) take(player, 'player');
  for (const [team, members] of Object.entries(setup.teams ?? {})) {
    take(team, 'team');
    for (const member of members) {
      if (!setup.players.includes(member)) {
        throw new GameError(`team ${team} has a member ${JSON.stringify(member)} who does not play`);
      }
    }
  }
  const seated = Object.values(setup.teams ?? {}).flat();
  if (new Set(seated).size !== seated.length) throw new GameError('somebody is on two teams');
  for (const player of setup.players) {
    if (seated.length > 0 && !seated.includes(player)) throw new GameError(`${player} is on no team`);
  }
  for (const object of setup.objects ?? []) {
    if (object.id !== undefined) take(object.id, 'object');
    for (const player of [object.owner, object.controller]) {
      if (player !== undefined && !setup.players.includes(player)) {
        throw new GameError(
          `${object.id ?? object.card} belongs to ${JSON.stringify(player)}, who does not play`,
        );
      }
    }
  }
}

function emptyState(setup: GameSetup, rules: Rules, seed: number, options: SettledOptions): GameState {
  const multiplayer = setup.players.length > rules.number('general.multiplayerThreshold');
  const state: GameState = {
    random: seedOf(seed),
    seats: [],
    options,
    multiplayer,
    lastRegular: null,
    players: {},
    teams: {},
    objects: new ObjectTable(),
    battlefield: [],
    exile: [],
    command: [],
    anteZone: [],
    libraries: {},
    hands: {},
    graveyards: {},
    stacks: { 1: [] },
    threads: [{ marker: 1, frames: [], asked: [], turn: null }],
    markers: [],
    ranges: null,
    effects: [],
    waiting: [],
    delayed: [],
    extraTurns: [],
    skips: [],
    spellsThisTurn: {},
    armed: {},
    startingParty: null,
    planarController: null,
    over: false,
    counter: 0,
    clock: 0,
    turnCount: 0,
    loop: { positions: [], controllers: [] },
  };
  if (setup.cards !== undefined && asksOfTurn(setup.cards)) state.today = {};
  for (const name of setup.players) {
    const player = oneName(name);
    state.seats.push(player);
    const gone = setup.left?.includes(player) === true;
    state.players[player] = {
      inGame: !gone,
      result: gone ? 'lost' : 'none',
      life: options.startingLife,
      poison: 0,
      mana: setup.mana?.[player] ?? null,
      turnsTaken: 0,
      landsPlayed: 0,
      drewFromEmpty: false,
      mulligans: 0,
      kept: false,
      lastKnown: gone ? { life: 0, poison: 0, objects: [] } : null,
    };
    const size =
      typeof setup.library === 'number' ? setup.library : (setup.library?.[player] ?? LIBRARY_SIZE);
    state.libraries[player] = gone ? [] : new Array<string>(size).fill('');
    state.hands[player] = [];
    state.graveyards[player] = [];
  }
  for (const [team, members] of Object.entries(setup.teams ?? {})) {
    const seated = state.seats.filter((player) => members.includes(player));
    state.teams[team] = { members: seated, result: 'none', life: 0, poison: 0 };
  }
  return state;
}

function placeLife(g: Engine, setup: GameSetup): void {
  for (const [team, record] of Object.entries(g.state.teams)) {
    if (!sharesLife(g)) continue;
    const start = startingLife(g, team);
    record.life = setup.life?.[team] ?? start;
    record.poison = setup.poison?.[team] ?? 0;
    g.emit('lifeSet', { team, amount: record.life });
  }
  for (const player of setup.players) {
    const own = g.state.players[player];
    if (own === undefined) continue;
    own.life = setup.life?.[player] ?? own.life;
    own.poison = setup.poison?.[player] ?? 0;
    const team = Object.values(g.state.teams).find((record) => record.members.includes(player));
    if (team !== undefined && sharesLife(g) && setup.poison?.[player] !== undefined)
      team.poison += own.poison;
  }
}

function placeObjects(g: Engine, setup: GameSetup): void {
  const objects = [...(setup.objects ?? [])].sort((a, b) => (b.age ?? 0) - (a.age ?? 0));
  for (const placed of objects) if (g.state.players[placed.owner]?.inGame === true) placeObject(g, placed);
  for (const player of g.state.seats) {
    const count = typeof setup.hand === 'number' ? setup.hand : (setup.hand?.[player] ?? 0);
    for (let at = 0; at < count; at++) {
      const card = newObject(g, 'card', '', player);
      putIn(g, card, 'hand');
    }
  }
  for (const placed of objects) {
    if (placed.attachedTo === undefined || placed.id === undefined) continue;
    const object = g.state.objects.get(placed.id);
    if (object !== undefined) object.attachedTo = placed.attachedTo;
  }
}

function placeObject(g: Engine, placed: ObjectSetup): void {
  const card = g.cards.get(placed.card);
  if (card === undefined)
    throw new GameError(`there is no card ${JSON.stringify(placed.card)} in this set-up`);
  const object = newObject(
    g,
    placed.token === true ? 'token' : 'card',
    placed.card,
    g.state.seats.find((seat) => seat === placed.owner) ?? placed.owner,
    placed.id && nameOf(placed, placed.id),
  );
  const under = placed.controller ?? object.owner;
  object.defaultController = under;
  object.controller = under;
  object.tapped = placed.tapped ?? false;
  object.sick = placed.sick ?? false;
  if (object.sick) object.cameAt = 0;
  object.chosenColor = placed.chosenColor ?? null;
  object.blocks = placed.blocks ?? 1;
  if (placed.commander) {
    object.commander = true;
    g.state.commanders = [...(g.state.commanders ?? []), object.id];
  }
  object.n = placed.n ?? 0;
  object.x = placed.x ?? 0;
  if (placed.counters !== undefined) object.counters = { ...placed.counters };
  const loyalty = placed.loyalty ?? card.loyalty;
  if (loyalty !== undefined && placed.zone === 'battlefield') object.counters.loyalty = loyalty;
  if (card.defense !== undefined && placed.zone === 'battlefield') object.counters.defense ??= card.defense;
  if (placed.protector !== undefined) object.protector = placed.protector;
  object.printed = printedOver(placed);
  if (object.printed !== null) keepFace(g, object);
  if (placed.targets !== undefined)
    object.targets = placed.targets.map(
      (target, spec): Target =>
        isPlayer(g.state, target) ? { player: target, spec } : { object: target, incarnation: 0, spec },
    );
  putIn(g, object, placed.zone);
}

/** The names of objects as the one string that there is of each, for the next game of the same set-up. */
const named = new WeakMap<ObjectSetup, ObjectId>();

function nameOf(placed: ObjectSetup, id: ObjectId): ObjectId {
  const known = named.get(placed);
  if (known === id) return known;
  const name = oneName(id);
  named.set(placed, name);
  return name;
}

const PRINTED = ['power', 'toughness', 'types', 'subtypes', 'supertypes', 'colors', 'keywords'] as const;

/** What a set-up prints on an object over its card, or null. */
function printedOver(placed: ObjectSetup): Characteristics | null {
  let printed: Record<string, unknown> | null = null;
  for (const key of PRINTED) {
    if (placed[key] === undefined) continue;
    printed ??= {};
    printed[key] = copyPlain(placed[key]);
  }
  return printed;
}

type TurnStart = Extract<NonNullable<GameSetup['start']>, { at: 'turn' }>;

/** Places the game inside a turn. */
function placeTurn(g: Engine, setup: GameSetup, start: TurnStart): void {
  const { state } = g;
  const player =
    start.player ??
    (start.team === undefined ? undefined : state.teams[start.team]?.members[0]) ??
    setup.players[0] ??
    '';
  const step = start.step ?? 'main1';
  fixRanges(g);
  state.startingParty = turnTakerOf(g, player);
  if (usesMarkers(g)) {
    state.threads = [];
    state.stacks = {};
    if (start.markers === undefined) handOutMarkers(g, player);
    else {
      for (const [number, holder] of Object.entries(start.markers)) {
        placeMarker(g, Number(number), holder, start.waiting?.includes(holder) !== true);
      }
    }
    for (const marker of state.markers) {
      if (marker.active && marker.holder !== null)
        openTurn(g, marker.number, marker.holder, step, start.first ?? false, null);
    }
    g.thread = state.threads[0] ?? g.thread;
    return;
  }
  openTurn(g, 1, turnTakerOf(g, player), step, start.first ?? false, start.priority ?? null);
}

function openTurn(
  g: Engine,
  marker: number,
  party: string,
  step: (typeof STEPS)[number],
  first: boolean,
  priority: PlayerId | null,
): void {
  const thread = threadOf(g, marker);
  if (thread === undefined) return;
  g.state.turnCount++;
  g.state.lastRegular = party;
  thread.turn = {
    party,
    number: g.state.turnCount,
    extra: false,
    first,
    step,
    ahead: STEPS.slice(STEPS.indexOf(step) + 1),
    combat: null,
    attacked: [],
    skipped: [],
  };
  for (const player of partyRoll(g, party)) {
    const own = g.state.players[player];
    if (own !== undefined) own.turnsTaken = 1;
  }
  thread.frames = [
    { kind: 'turns', cause: null, answers: NO_ANSWERS },
    {
      kind: 'step',
      stage: 'begin',
      cause: null,
      answers: priority === null ? {} : { holder: priorityHolderOf(g, priority) },
    },
  ];
}
