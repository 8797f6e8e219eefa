import type {
  CardDefinition,
  GameOptions,
  GameSetup,
  ObjectSetup,
  Step as TurnStep,
  Variant,
} from '../../../src/game/index.js';
import { nearest, ScenarioError } from '../../../src/scenarios/error.js';
import format from '../../../src/scenarios/format.json' with { type: 'json' };
import type { Moment, Step } from '../actions/steps.js';
import { COLORS, keyword, LANDS, TYPES } from '../cards/words.js';
import type { Scenario, SetupObject } from '../scenario.js';

const VARIANTS: Record<string, Variant> = {
  freeforall: 'freeForAll',
  grandmelee: 'grandMelee',
  teamvsteam: 'teamVsTeam',
  teamvs: 'teamVsTeam',
  emperor: 'emperor',
  twoheadedgiant: 'twoHeadedGiant',
  alternatingteams: 'alternatingTeams',
};

/** The variant that a name means, however it is spelled: `Two-Headed Giant`, `twoHeadedGiant`. */
export function variantNamed(name: string): Variant | undefined {
  return VARIANTS[name.toLowerCase().replace(/[^a-z]/g, '')];
}

/** The step before a moment, so that play moves into the moment and what triggers there triggers. */
const BEFORE: Partial<Record<Moment, TurnStep>> = {
  beginning: 'untap',
  untap: 'untap',
  upkeep: 'untap',
  draw: 'upkeep',
  combat: 'beginCombat',
};

const MULLIGANS = new Set<Step['do']>(['mulligan', 'keep', 'mulligans', 'start', 'compare']);

/**
 * The table as the engine takes it.
 *
 * @param scenario a scenario
 * @returns the set-up, its position chosen so that the first action can happen
 * @throws ScenarioError when an option or a state has a value that has no meaning
 */
export function gameSetup(scenario: Scenario): GameSetup {
  const { setup } = scenario;
  const cards = new Map<string, CardDefinition>(scenario.cards);
  const spoken = namedAtCasting(scenario);
  const announced = announcedNumbers(scenario);
  const objects = setup.objects.map((object) => objectSetup(object, cards, spoken.get(object.id), announced));
  const result: GameSetup = {
    players: setup.players,
    options: gameOptions(scenario),
    cards: [...cards.values()],
    objects,
    start: startOf(scenario),
  };
  if (setup.teams) result.teams = setup.teams;
  // A game that is started here starts with the life that the rules give it.
  if (setup.life && !scenario.actions.some((action) => action.steps.some((step) => step.do === 'start')))
    result.life = setup.life;
  if (setup.poison) result.poison = setup.poison;
  const { state } = setup;
  const counts = (value: unknown) => (typeof value === 'number' || isCounts(value) ? value : undefined);
  const library = counts(state.library) ?? counts(state.deckSize);
  if (library !== undefined) result.library = library;
  const hand = counts(state.hand);
  if (hand !== undefined) result.hand = hand;
  const mana = state.mana;
  if (isCounts(mana)) result.mana = mana;
  if (needsNoMana(scenario)) result.mana = Object.fromEntries(setup.players.map((player) => [player, 0]));
  const left = new Set(Array.isArray(state.left) ? state.left.map(String) : []);
  const earlier = scenario.actions.flatMap((action) => action.steps);
  for (const step of earlier)
    if (step.do === 'leave' && step.earlier) for (const player of step.players) left.add(player);
  if (left.size > 0) result.left = [...left];
  const plane = setup.objects.find((object) => scenario.cards.get(object.card)?.types.includes('plane'));
  const planar = typeof state.planarController === 'string' ? state.planarController : plane?.controller;
  if (planar !== undefined) result.planarController = planar;
  return result;
}

function isCounts(value: unknown): value is Record<string, number> {
  return (
    typeof value === 'object' && value !== null && Object.values(value).every((v) => typeof v === 'number')
  );
}

/** "With no mana c attacks …": nobody has any. */
function needsNoMana(scenario: Scenario): boolean {
  return scenario.actions.some((action) =>
    action.steps.some((step) => step.do === 'attack' && step.mana === 'none'),
  );
}

/** Options of the file in the engine's words. */
export function gameOptions(scenario: Scenario): GameOptions {
  const { options } = scenario.setup;
  const result: Record<string, unknown> = {};
  for (const key of format.options) if (key in options) result[key] = options[key];
  const { variant } = options;
  if (variant !== undefined) {
    const known = typeof variant === 'string' ? variantNamed(variant) : undefined;
    if (!known) {
      const guess = nearest(String(variant), [
        'Emperor',
        'Grand Melee',
        'Two-Headed Giant',
        'Team vs. Team',
        'Alternating Teams',
        'Free-for-All',
      ]);
      throw new ScenarioError(
        scenario.place,
        `there is no variant "${String(variant)}"${guess ? `; did you mean "${guess}"?` : ''}`,
      );
    }
    result.variant = known;
  }
  return result as GameOptions;
}

/** What an object's state adds to its card. */
function objectSetup(
  object: SetupObject,
  cards: Map<string, CardDefinition>,
  spoken: string | undefined,
  announced: ReadonlyMap<string, number>,
): ObjectSetup {
  const card = cards.get(object.card) as CardDefinition;
  const x = announced.get(object.id);
  const result: ObjectSetup = {
    id: object.id,
    card: object.card,
    owner: object.owner,
    controller: object.controller,
    zone: object.zone as ObjectSetup['zone'],
  };
  if (x !== undefined) result.x = x;
  const types: string[] = [];
  const subtypes: string[] = [...(card.subtypes ?? [])];
  const keywords: string[] = [...(card.keywords ?? [])];
  const own: Partial<CardDefinition> = {};
  const number = (key: string, value: unknown): number => {
    const result = Number(value);
    if (!Number.isSafeInteger(result))
      throw new ScenarioError(
        object.place,
        `the ${key} of "${object.id}" is a whole number, not "${String(value)}"`,
      );
    return result;
  };
  for (const [key, value] of Object.entries(object.state)) {
    const yes = value === true || value === 'yes' || value === 'true';
    const text = String(value);
    switch (key) {
      case 'pt': {
        const [power, toughness] = text.split('/');
        result.power = number('power', power);
        result.toughness = number('toughness', toughness);
        break;
      }
      case 'power':
      case 'toughness':
      case 'loyalty':
      case 'age':
        result[key] = number(key, value);
        break;
      case 'N':
      case 'n':
        result.n = number('n', value);
        break;
      case 'X':
      case 'x':
        result.x = number('X', value);
        break;
      case 'types':
        for (const word of text.split(/[\s,]+/).filter(Boolean)) {
          const lower = word.toLowerCase();
          if ((TYPES as readonly string[]).includes(lower)) types.push(lower);
          else subtypes.push(word);
          if (LANDS.includes(lower) && !card.types.includes('land')) types.push('land');
        }
        break;
      case 'color':
      case 'colors': {
        const colors = text.split(/[\s,]+/).filter((word) => (COLORS as readonly string[]).includes(word));
        if (card.entersChoosing === 'color') {
          if (colors[0]) result.chosenColor = colors[0];
        } else result.colors = colors;
        break;
      }
      case 'attachedTo':
        result.attachedTo = text;
        break;
      case 'controller':
        result.controller = text;
        break;
      case 'tapped':
        result.tapped = yes;
        break;
      case 'sick':
        result.sick = yes;
        break;
      case 'token':
        result.token = yes;
        break;
      case 'blocksTwo':
        if (yes) result.blocks = 2;
        break;
      case 'blocks':
        result.blocks = number(key, value);
        break;
      case 'targets':
        result.targets = text.split(/[\s,]+/).filter(Boolean);
        break;
      case 'cycling':
        if (yes)
          own.abilities = [
            {
              ability: 'activated',
              label: 'cycling',
              from: 'hand',
              costs: [{ cost: 'mana', amount: 0 }],
              effects: [{ effect: 'draw', player: { player: 'you' }, count: 1 }],
            },
          ];
        break;
      default: {
        const known = keyword(key);
        if (known && yes) keywords.push(known);
        else if (typeof value === 'number') result.counters = { ...result.counters, [key]: value };
        else if (!known)
          throw new ScenarioError(
            object.place,
            `the state "${key}" of "${object.id}" has no meaning; docs/scenarios.md lists what a state may say`,
          );
      }
    }
  }
  if (card.types.includes('permanent')) types.push(...(types.length > 0 ? [] : ['artifact']));
  if (types.length > 0) result.types = card.types.includes('permanent') ? types : [...card.types, ...types];
  if (subtypes.length > (card.subtypes?.length ?? 0)) result.subtypes = subtypes;
  if (keywords.length > (card.keywords?.length ?? 0)) result.keywords = keywords;
  if (spoken !== undefined)
    own.spell = replaceNamed(card.spell, spoken) as NonNullable<CardDefinition['spell']>;
  if (Object.keys(own).length > 0) {
    const name = `${object.card} (${object.id})`;
    cards.set(name, {
      ...card,
      ...own,
      name,
      abilities: [...(card.abilities ?? []), ...(own.abilities ?? [])],
    });
    result.card = name;
  }
  return result;
}

/** The X of spells, as actions announce it. */
function announcedNumbers(scenario: Scenario): Map<string, number> {
  const numbers = new Map<string, number>();
  for (const action of scenario.actions)
    for (const step of action.steps) {
      if (step.do !== 'cast' || step.number === undefined) continue;
      const spell =
        step.spell === 'redirection'
          ? scenario.setup.objects.find((object) =>
              JSON.stringify(scenario.cards.get(object.card)?.spell ?? null).includes('"redirectTo"'),
            )?.id
          : step.spell;
      if (spell !== undefined) numbers.set(spell, step.number);
    }
  return numbers;
}

/** Cards that name a player as they are cast, and whom. */
function namedAtCasting(scenario: Scenario): Map<string, string> {
  const spoken = new Map<string, string>();
  for (const action of scenario.actions)
    for (const step of action.steps)
      if (step.do === 'cast' && step.picks?.[0] !== undefined) {
        const object = scenario.setup.objects.find((candidate) => candidate.id === step.spell);
        const card = object && scenario.cards.get(object.card);
        if (card && JSON.stringify(card.spell ?? null).includes('"name":"named"'))
          spoken.set(step.spell, step.picks[0]);
      }
  return spoken;
}

function replaceNamed(value: unknown, player: string): unknown {
  if (Array.isArray(value)) return value.map((item) => replaceNamed(item, player));
  if (typeof value !== 'object' || value === null) return value;
  const record = value as Record<string, unknown>;
  if (record.player === 'chosen' && record.name === 'named') return { player: 'named', name: player };
  return Object.fromEntries(Object.entries(record).map(([key, item]) => [key, replaceNamed(item, player)]));
}

/** Where play begins: with the opening where an action belongs to it, otherwise inside the turn of the first action. */
function startOf(scenario: Scenario): NonNullable<GameSetup['start']> {
  const { setup } = scenario;
  const { state } = setup;
  const steps = scenario.actions.flatMap((action) => action.steps);
  const first = steps[0];
  const places = steps.some(
    (step) => step.do === 'decide' && step.by !== undefined && opensHand(scenario, step.picks),
  );
  if (steps.some((step) => MULLIGANS.has(step.do)) || typeof state.startingTeam === 'string' || places) {
    const start: Extract<NonNullable<GameSetup['start']>, { at: 'opening' }> = { at: 'opening' };
    const settled = steps.some((step) => step.do === 'mulligan' || step.do === 'keep') || places;
    const named = steps.find((step) => step.do === 'start' && step.side !== undefined);
    const side =
      typeof state.startingTeam === 'string'
        ? state.startingTeam
        : named?.do === 'start'
          ? named.side
          : settled
            ? firstSide(scenario, steps)
            : markerOne(state);
    if (side !== undefined && setup.teams && Object.hasOwn(setup.teams, side)) start.startingTeam = side;
    else if (side !== undefined) start.startingPlayer = side;
    return start;
  }
  const start: Extract<NonNullable<GameSetup['start']>, { at: 'turn' }> = { at: 'turn' };
  const whose = typeof state.turn === 'string' ? state.turn : ownerOfFirstTurn(scenario, steps);
  if (whose !== undefined && setup.teams && Object.hasOwn(setup.teams, whose)) start.team = whose;
  else if (whose !== undefined) start.player = whose;
  const sameTurn = (side: string | undefined) =>
    side === undefined ||
    side === whose ||
    setup.teams?.[side]?.includes(whose ?? '') ||
    setup.teams?.[whose ?? '']?.includes(side);
  const moment =
    first?.do === 'turn' && first.which !== 'next' && sameTurn(first.of) ? first.moment : undefined;
  if (typeof state.step === 'string') start.step = state.step as TurnStep;
  else if (moment) {
    const before = BEFORE[moment];
    if (before) start.step = before;
  }
  // The first turn of the game is that of the side said to start; when none is, of whoever sits first.
  const firsts = steps.filter((step) => step.do === 'turn' && step.which === 'first');
  const sides = new Set(firsts.map((step) => (step.do === 'turn' ? step.of : undefined)));
  const said = firsts.some((step) => step.do === 'turn' && step.starting === true && step.of === whose);
  if (firsts.length > 0 && (said || sides.size > 1 || isFirst(scenario, whose))) start.first = true;
  if (typeof state.priority === 'string') start.priority = state.priority;
  if (typeof state.markers === 'object' && state.markers !== null)
    start.markers = state.markers as Record<number, string>;
  const waiting = new Set(Array.isArray(state.waiting) ? state.waiting.map(String) : []);
  // A holder who is said to wait before anything has moved waits from the start.
  for (const step of steps) {
    if (step.do !== 'marker') break;
    if (step.waits && step.reaches) waiting.add(step.reaches);
  }
  if (waiting.size > 0) start.waiting = [...waiting];
  return start;
}

function opensHand(scenario: Scenario, picks: string[]): boolean {
  return picks.some((pick) => {
    const object = scenario.setup.objects.find((candidate) => candidate.id === pick);
    return object?.zone === 'hand' && scenario.cards.get(object.card)?.openingHand !== undefined;
  });
}

/** Whoever begins when nothing else is said: the first player, or the team of the first player. */
function firstSide(scenario: Scenario, steps: readonly Step[]): string | undefined {
  const { players, teams, options } = scenario.setup;
  const shared =
    options.sharedTeamTurns === true || variantNamed(String(options.variant ?? '')) === 'twoHeadedGiant';
  // Whoever declares first sits in the starting seat.
  const declared = steps.find((step) => step.do === 'mulligan' || step.do === 'keep');
  const first = declared && 'player' in declared ? declared.player : players[0];
  if (!shared || !teams) return first;
  return Object.keys(teams).find((team) => teams[team]?.includes(first ?? ''));
}

/** The holder of the first turn marker, where the set-up hands them out. */
function markerOne(state: Record<string, unknown>): string | undefined {
  const markers = state.markers as Record<string, unknown> | undefined;
  return typeof markers?.['1'] === 'string' ? markers['1'] : undefined;
}

function isFirst(scenario: Scenario, side: string | undefined): boolean {
  const { players, teams } = scenario.setup;
  if (side === undefined || side === players[0]) return true;
  return Boolean(teams?.[side]?.includes(players[0] ?? ''));
}

/** The player or team whose turn the first actions need. */
function ownerOfFirstTurn(scenario: Scenario, steps: Step[]): string | undefined {
  const { objects } = scenario.setup;
  const controller = (id: string | undefined) => objects.find((object) => object.id === id)?.controller;
  let actor: string | undefined;
  for (const step of steps) {
    switch (step.do) {
      case 'turn':
        // A turn that is said to come after somebody has acted is a later one.
        if (step.of !== undefined && step.which !== 'next') return actor ?? step.of;
        break;
      case 'endTurn':
        if (step.of !== undefined) return step.of;
        break;
      case 'attack':
        return step.side ?? controller(step.attacks[0]?.attacker);
      case 'skipTurn': {
        // Somebody else's turn, so that the turn to be skipped is still to come.
        const { players, teams } = scenario.setup;
        const skipped = step.players.flatMap(
          (player) => Object.values(teams ?? {}).find((team) => team.includes(player)) ?? [player],
        );
        return players.find((player) => !skipped.includes(player));
      }
      case 'deploy':
      case 'land':
        return step.player ?? actor;
      case 'cast': {
        actor ??= step.player ?? controller(step.spell);
        const object = objects.find((candidate) => candidate.id === step.spell);
        const types = (object && scenario.cards.get(object.card)?.types) ?? [];
        if (types.some((type) => type === 'sorcery' || type === 'creature' || type === 'enchantment'))
          return step.player ?? controller(step.spell);
        break;
      }
      case 'activate':
        actor ??= step.player ?? controller(step.source);
        break;
      case 'resolve':
        actor ??= controller(step.what);
        break;
      case 'damage':
        actor ??= controller(step.source);
        break;
    }
  }
  return actor ?? controller(firstNamed(scenario));
}

/** The first object that an action speaks of. */
function firstNamed(scenario: Scenario): string | undefined {
  for (const action of scenario.actions)
    for (const [word] of action.do.matchAll(/[\p{L}\d_]+/gu)) {
      const object = scenario.setup.objects.find((one) => one.id === word && one.zone === 'battlefield');
      if (object) return object.id;
    }
  return undefined;
}
