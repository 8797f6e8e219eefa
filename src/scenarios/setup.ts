import {
  agreedOptions,
  type CardDefinition,
  type GameOptions,
  type GameSetup,
  type ObjectSetup,
  type Step as TurnStep,
  VARIANTS,
  variantName,
  variantSpelled,
} from '../game/index.js';
import { nearest, ScenarioError } from './error.js';
import format from './format.json' with { type: 'json' };
import { COLORS, keyword, LANDS, TYPES } from './objectWords.js';
import type { Scenario, SetupObject } from './scenario.js';

/**
 * The table as the engine takes it.
 *
 * @returns the set-up
 * @throws ScenarioError when an option or a state has a value that has no meaning
 */
export function gameSetup(scenario: Scenario): GameSetup {
  const { setup } = scenario;
  const cards = new Map<string, CardDefinition>(scenario.cards);
  const objects = setup.objects.map((object) => objectSetup(object, cards));
  const result: GameSetup = {
    players: setup.players,
    options: gameOptions(scenario),
    cards: [...cards.values()],
    objects,
    start: startOf(scenario),
  };
  if (setup.teams) result.teams = setup.teams;
  if (setup.life) result.life = setup.life;
  if (setup.poison) result.poison = setup.poison;
  const { state } = setup;
  const counts = (value: unknown) => (typeof value === 'number' || isCounts(value) ? value : undefined);
  const library = counts(state.library);
  if (library !== undefined) result.library = library;
  const hand = counts(state.hand);
  if (hand !== undefined) result.hand = hand;
  const mana = counts(state.mana);
  if (mana !== undefined)
    result.mana =
      typeof mana === 'number' ? Object.fromEntries(setup.players.map((player) => [player, mana])) : mana;
  for (const [key, taken] of Object.entries({ library, hand, mana }))
    if (state[key] !== undefined && taken === undefined)
      throw new ScenarioError(
        scenario.place,
        `"state": "${key}" is a number, or one for each player, such as {"Ada": 3}`,
      );
  if (Array.isArray(state.left)) result.left = state.left.map(String);
  const plane = setup.objects.find((object) => scenario.cards.get(object.card)?.types.includes('plane'));
  const planar =
    typeof state.planarController === 'string'
      ? state.planarController
      : plane && planarControllerOf(plane, scenario);
  if (planar !== undefined) result.planarController = planar;
  return result;
}

/** The player who controls a plane: the one that the file names, or the active player. */
function planarControllerOf({ owner, controller }: SetupObject, { setup }: Scenario): string {
  const { turn } = setup.state;
  return controller === owner && typeof turn === 'string' && setup.players.includes(turn) ? turn : controller;
}

function isCounts(value: unknown): value is Record<string, number> {
  return (
    typeof value === 'object' && value !== null && Object.values(value).every((v) => typeof v === 'number')
  );
}

/** Where play begins: with the opening where the state says so, otherwise inside a turn. */
function startOf({ setup }: Scenario): NonNullable<GameSetup['start']> {
  const { state, teams } = setup;
  const text = (key: string) => (typeof state[key] === 'string' ? (state[key] as string) : undefined);
  const starting = text('startingTeam') ?? text('startingPlayer');
  if (state.opening === true || starting !== undefined) {
    if (starting === undefined) return { at: 'opening' };
    return teams && Object.hasOwn(teams, starting)
      ? { at: 'opening', startingTeam: starting }
      : { at: 'opening', startingPlayer: starting };
  }
  const start: Extract<NonNullable<GameSetup['start']>, { at: 'turn' }> = { at: 'turn' };
  const whose = text('turn');
  if (whose !== undefined && teams && Object.hasOwn(teams, whose)) start.team = whose;
  else if (whose !== undefined) start.player = whose;
  const step = text('step');
  if (step !== undefined) start.step = step as TurnStep;
  if (state.first === true) start.first = true;
  const priority = text('priority');
  if (priority !== undefined) start.priority = priority;
  if (typeof state.markers === 'object' && state.markers !== null)
    start.markers = state.markers as Record<number, string>;
  if (Array.isArray(state.waiting)) start.waiting = state.waiting.map(String);
  return start;
}

/** Options of the file in the engine's words. */
export function gameOptions(scenario: Scenario): GameOptions {
  const { options } = scenario.setup;
  const result: Record<string, unknown> = {};
  for (const key of format.options) if (key in options) result[key] = options[key];
  const { variant } = options;
  if (variant !== undefined) {
    const known = typeof variant === 'string' ? variantSpelled(variant) : undefined;
    if (!known) {
      const guess = nearest(String(variant), VARIANTS.map(variantName));
      throw new ScenarioError(
        scenario.place,
        `there is no variant "${String(variant)}"${guess ? `; did you mean "${guess}"?` : ''}`,
      );
    }
    result.variant = known;
    const settled = ['attackLeft', 'attackRight', 'attackMultiplePlayers'].some((key) => key in options);
    if (!settled) Object.assign(result, agreedOptions(known));
  }
  return result as GameOptions;
}

function objectSetup(object: SetupObject, cards: Map<string, CardDefinition>): ObjectSetup {
  const card = cards.get(object.card) as CardDefinition;
  const result: ObjectSetup = {
    id: object.id,
    card: object.card,
    owner: object.owner,
    controller: object.controller,
    zone: object.zone as ObjectSetup['zone'],
  };
  const types: string[] = [];
  const subtypes: string[] = [...(card.subtypes ?? [])];
  // Beside those of the card.
  const keywords: string[] = [];
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
      case 'protector':
        result.protector = text;
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
      case 'token':
      case 'commander':
        result[key] = yes;
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
  if (keywords.length > 0) result.keywords = keywords;
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
