import type { CardDefinition } from '../../src/game/index.js';
import { nearest, ScenarioError } from '../../src/scenarios/error.js';
import { parseExpression } from '../../src/scenarios/expression/parse.js';
import { type Expression, ExpressionError } from '../../src/scenarios/expression/types.js';
import { type JsonNode, offsetInString, parseJson, Source } from '../../src/scenarios/json/parse.js';
import type { ObjectNode, StringNode } from '../../src/scenarios/load/nodes.js';
import { TableReader } from '../../src/scenarios/load/tableReader.js';
import { parseAction } from './actions/parse.js';
import type { Names } from './actions/pattern.js';
import type { Discourse } from './actions/production.js';
import { CardTextError } from './cards/cursor.js';
import { KNOWN_CARDS } from './cards/known.js';
import { parseCard } from './cards/parse.js';
import type { Action, Check, Expectation, Scenario, Setup } from './scenario.js';

const SCENARIO_KEYS = [
  'id',
  'system',
  'rule',
  'seed',
  'edition',
  'otherEditions',
  'cards',
  'setup',
  'actions',
  'expected',
  'expect',
  'kind',
  'checks',
  'polarity',
  'covers',
  'example',
  'note',
  'title',
  'ambiguityFlag',
];

/** Longer files than this are refused (UTF-16 units). */
const LONGEST_FILE = 20_000_000;

/** So much of the beginning of what is no scenario file is shown (UTF-16 units). */
const SHOWN = 24;

/** A scenario of a file that could not be read. */
export interface UnreadScenario {
  /** Its id, where it has one. */
  id?: string;
  error: ScenarioError;
}

/**
 * Reads a scenario file and goes on behind a scenario that is not understood, so that one unknown word does not keep the
 * others of a long file from being played.
 *
 * @param text the file, JSON
 * @param file its name, for errors
 * @returns the scenarios that were understood, and the others with what is wrong with them
 * @throws ScenarioError when the file as a whole is no list of scenarios
 */
export function readScenarios(
  text: string,
  file: string,
): { scenarios: Scenario[]; unread: UnreadScenario[] } {
  const source = new Source(file, text);
  if (text.length > LONGEST_FILE) throw source.error(0, 'the file is too long for a scenario file');
  if (text.trim() === '')
    throw source.error(0, 'the file is empty; a scenario file holds one scenario or a list of them');
  const start = text.search(/[^\s\ufeff]/);
  if (text[start] !== '{' && text[start] !== '[')
    throw source.error(
      start,
      `this is no scenario file: it begins with "${text.slice(start, start + SHOWN).split('\n')[0]}"; such a file is JSON, one scenario in { } or a list of them in [ ]`,
    );
  const root = parseJson(source);
  const items = root.kind === 'array' ? root.items : [root];
  if (items.length === 0) throw source.error(root.at, 'the list holds no scenario');
  const reader = new Reader(source);
  const scenarios: Scenario[] = [];
  const unread: UnreadScenario[] = [];
  const seen = new Set<string>();
  for (const item of items) {
    try {
      const scenario = reader.scenario(item);
      if (seen.has(scenario.id))
        throw source.error(item.at, `two scenarios are called "${scenario.id}"; rename one`);
      seen.add(scenario.id);
      scenarios.push(scenario);
    } catch (error) {
      if (!(error instanceof ScenarioError)) throw error;
      const id = item.kind === 'object' ? item.entries.get('id')?.value : undefined;
      unread.push(id?.kind === 'string' ? { id: id.value, error } : { error });
    }
  }
  return { scenarios, unread };
}

/**
 * Reads a scenario file: one scenario, or a list of them. The format is described in `docs/scenarios.md`.
 *
 * @param text the file, JSON
 * @param file its name, for errors
 * @returns the scenarios in order, with cards, actions and checks understood
 * @throws ScenarioError at the first thing that is not understood, with its line and what to do
 */
export function loadScenarios(text: string, file: string): Scenario[] {
  const { scenarios, unread } = readScenarios(text, file);
  const [first] = unread;
  if (first) throw first.error;
  return scenarios;
}

/** Reads a former file: tables are those of today, cards are said in the former language, and the first slip ends the reading. */
class Reader extends TableReader {
  constructor(source: Source) {
    super(source, undefined);
  }

  override attempt<T>(read: () => T): T | undefined {
    return read();
  }

  override readonly slip = (at: number, reason: string): never => {
    throw this.source.error(at, reason);
  };

  scenario(node: JsonNode): Scenario {
    const root = this.object(node, 'a scenario');
    this.spelling(root, SCENARIO_KEYS);
    const id = this.string(this.need(root, 'id', 'the scenario'), '"id"').value;
    const cards = this.cards(this.get(root, 'cards'));
    const setup = this.setup(this.object(this.need(root, 'setup', `scenario "${id}"`), '"setup"'), cards);
    const actions = this.actions(this.need(root, 'actions', `scenario "${id}"`), setup, cards);
    const ids = new Set(actions.map((action) => action.id));
    const checksNode = this.get(root, 'checks');
    const checks = checksNode ? this.checks(checksNode, ids) : [];
    const edition = this.optionalText(root, 'edition');
    const expect = this.expectations(root, checks, ids);
    const scenario: Scenario = {
      id,
      cards,
      setup,
      actions,
      checks,
      expect,
      place: this.source.place(root.at),
    };
    for (const key of ['system', 'rule', 'expected', 'note'] as const) {
      const value = this.optionalText(root, key);
      if (value !== undefined) scenario[key] = value;
    }
    if (edition !== undefined) scenario.edition = edition;
    if (checks.length === 0 && expect.size === 0)
      throw this.source.error(
        root.at,
        `scenario "${id}" expects nothing; give it "checks", or "expect" for an edition`,
      );
    return scenario;
  }

  /** `expect` by edition, and the older way of saying that an edition has the same outcome. */
  expectations(root: ObjectNode, home: Check[], ids: ReadonlySet<string>): Map<string, Expectation> {
    const expect = new Map<string, Expectation>();
    const others = this.get(root, 'otherEditions');
    if (others)
      for (const item of this.array(others, '"otherEditions"')) {
        const entry = this.object(item, 'an entry of "otherEditions"');
        const name = this.string(this.need(entry, 'edition', 'the entry'), '"edition"').value;
        const own = this.get(entry, 'checks');
        const same = this.get(entry, 'sameOutcome');
        if (own) expect.set(name, { checks: this.checks(own, ids) });
        else if (same?.kind === 'boolean' && same.value) expect.set(name, { checks: home });
      }
    const node = this.get(root, 'expect');
    if (node)
      for (const [name, { value }] of this.object(node, '"expect"').entries) {
        if (value.kind === 'string' && value.value === 'same') expect.set(name, { checks: home });
        else if (value.kind === 'string')
          throw this.source.error(
            value.at,
            `"${value.value}" is no expectation; write "same", a list of checks, or {"notApplicable": "why"}`,
          );
        else if (value.kind === 'object')
          expect.set(name, {
            notApplicable: this.string(
              this.need(value, 'notApplicable', 'the expectation'),
              '"notApplicable"',
            ).value,
          });
        else expect.set(name, { checks: this.checks(value, ids) });
      }
    return expect;
  }

  override cards(node: JsonNode | undefined): Map<string, CardDefinition> {
    const cards = new Map<string, CardDefinition>();
    if (!node) return cards;
    for (const item of this.array(node, '"cards"')) {
      if (item.kind === 'string') {
        cards.set(item.value, this.knownCard(item, item.value));
        continue;
      }
      const entry = this.object(item, 'a card');
      const name = this.string(this.need(entry, 'name', 'the card'), '"name"');
      const does = this.get(entry, 'does');
      if (cards.has(name.value)) throw this.source.error(name.at, `the card "${name.value}" is given twice`);
      cards.set(
        name.value,
        does ? this.card(name.value, this.string(does, '"does"')) : this.knownCard(name, name.value),
      );
    }
    return cards;
  }

  card(name: string, does: StringNode): CardDefinition {
    try {
      return parseCard(name, does.value);
    } catch (error) {
      if (!(error instanceof CardTextError)) throw error;
      throw this.source.error(
        offsetInString(does, error.offset),
        `"${name}": ${error.message}; the words that cards may use are listed in docs/scenarios.md`,
      );
    }
  }

  override knownCard(node: { at: number }, name: string): CardDefinition {
    const does = KNOWN_CARDS.get(name);
    if (does !== undefined) return parseCard(name, does);
    const guess = nearest(name, KNOWN_CARDS.keys());
    throw this.source.error(
      node.at,
      `the card "${name}" is not known; ${guess ? `write "${guess}" if that is meant, or ` : ''}say what it does in "does"`,
    );
  }

  actions(node: JsonNode, setup: Setup, cards: ReadonlyMap<string, CardDefinition>): Action[] {
    const names: Names = {
      players: setup.players,
      teams: Object.keys(setup.teams ?? {}),
      objects: new Map(setup.objects.map((object) => [object.id, object.card])),
      cards: [...new Set([...cards.keys(), ...KNOWN_CARDS.keys()])].sort((a, b) => b.length - a.length),
      made: new Set(['copy']),
    };
    const discourse: Discourse = { attackers: [] };
    const actions: Action[] = [];
    for (const [index, item] of this.array(node, '"actions"').entries()) {
      let prose: StringNode;
      let id = `a${index + 1}`;
      if (item.kind === 'string') prose = item;
      else {
        const entry = this.object(item, 'an action');
        prose = this.string(this.need(entry, 'do', 'the action'), '"do"');
        id = this.optionalText(entry, 'id') ?? id;
      }
      if (actions.some((action) => action.id === id))
        throw this.source.error(item.at, `two actions are called "${id}"`);
      const understood = parseAction(prose.value, names, discourse);
      if (!('steps' in understood))
        throw this.source.error(
          offsetInString(prose, understood.at),
          `${understood.reason}: "${understood.words.slice(0, 60)}"; ${strangerIn(understood.words, names) ?? 'docs/scenarios.md lists the sentences that actions are made of'}`,
        );
      for (const step of understood.steps) if (step.do === 'name') names.made.add(step.token);
      actions.push({ id, do: prose.value, steps: understood.steps, place: this.source.place(prose.at) });
    }
    return actions;
  }

  checks(node: JsonNode, actions: ReadonlySet<string>): Check[] {
    return this.array(node, 'a list of checks').map((item) => {
      const text = this.string(item, 'a check');
      try {
        const expression = parseExpression(text.value);
        const missing = findMissingAction(expression, actions);
        if (missing) throw new ExpressionError(missing.start, `there is no action "${missing.name}"`);
        return { text: text.value, expression, place: this.source.place(text.at) };
      } catch (error) {
        if (!(error instanceof ExpressionError)) throw error;
        throw this.source.error(offsetInString(text, error.offset), error.message);
      }
    });
  }
}

/** What to say of words that are not understood where a name in them stands for nobody and nothing. */
function strangerIn(words: string, names: Names): string | undefined {
  const known = new Set(
    [...names.players, ...names.teams, ...names.objects.keys(), ...names.cards, ...names.made]
      .flatMap((name) => [name, ...name.split(/[^\p{L}\d_]+/u)])
      .map((name) => name.toLowerCase()),
  );
  const stranger = (words.match(/\p{Lu}[\p{L}\d_]+/gu) ?? []).find((word) => !known.has(word.toLowerCase()));
  if (stranger === undefined) return undefined;
  const guess = nearest(stranger, [...names.players, ...names.teams, ...names.objects.keys()]);
  if (guess !== undefined) return `did you mean "${guess}" by "${stranger}"?`;
  return `if "${stranger}" is a name, nobody and nothing is called so here; the players are ${names.players.slice(0, 8).join(', ')}`;
}

/** The first action that a check names although the scenario has none of that id. */
function findMissingAction(
  expression: Expression,
  actions: ReadonlySet<string>,
): { start: number; name: string } | undefined {
  const parts: Expression[] = [];
  switch (expression.kind) {
    case 'literal':
      return undefined;
    case 'call': {
      const first = expression.args[0];
      if ((expression.name === 'at' || expression.name === 'legal') && first?.kind === 'literal')
        if (!actions.has(String(first.value))) return { start: first.start, name: String(first.value) };
      parts.push(...expression.args);
      break;
    }
    case 'list':
      parts.push(...expression.items);
      break;
    case 'index':
      parts.push(expression.of, expression.index);
      break;
    case 'not':
    case 'negative':
      parts.push(expression.of);
      break;
    case 'arithmetic':
    case 'junction':
      parts.push(expression.left, expression.right);
      break;
    case 'comparison':
      parts.push(expression.first, ...expression.rest.map((rest) => rest.right));
  }
  for (const part of parts) {
    const missing = findMissingAction(part, actions);
    if (missing) return missing;
  }
  return undefined;
}
