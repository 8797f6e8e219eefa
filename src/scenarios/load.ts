import type { CardDefinition } from '../game/index.js';
import type { CardBook } from './cards.js';
import { expressionOf } from './checks.js';
import type { ScenarioError } from './error.js';
import { stepsTold } from './examples/step.js';
import { NotTold } from './examples/story.js';
import { parseExpression } from './expression/parse.js';
import { ExpressionError } from './expression/types.js';
import format from './format.json' with { type: 'json' };
import { type JsonNode, offsetInString, parseJson, plain, Source } from './json/parse.js';
import { innerIds, namedIn, strangersIn } from './load/checkNames.js';
import type { ObjectNode } from './load/nodes.js';
import { TableReader } from './load/tableReader.js';
import type { Action, Check, Expectation, Scenario, Setup } from './scenario.js';
import { describeStep } from './steps/describe.js';
import { readSteps } from './steps/read.js';

/** Longer files than this are refused (UTF-16 units). */
const LONGEST_FILE = 20_000_000;

/** So much of the beginning of what is no scenario file is shown (UTF-16 units). */
const SHOWN = 24;

/** A scenario of a file that could not be read. */
export interface UnreadScenario {
  /** Its id, where it has one. */
  id?: string;
  /** The first slip. */
  error: ScenarioError;
  /** All slips of the scenario, in the order of the file. */
  slips: ScenarioError[];
}

/** How a file is read. */
export interface ReadOptions {
  /** Cards that are known by their names alone. */
  cards?: CardBook;
}

/**
 * Reads a scenario file and goes on behind a scenario that is not understood, so that one unknown word does not keep the
 * others of a long file from being played. All slips of a scenario are reported together.
 *
 * @param text the file, JSON
 * @param file its name, for errors
 * @param options cards that are known by name
 * @returns the scenarios that were understood, and the others with what is wrong with them
 * @throws ScenarioError when the file as a whole is no list of scenarios
 */
export function readScenarios(
  text: string,
  file: string,
  options: ReadOptions = {},
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
  const scenarios: Scenario[] = [];
  const unread: UnreadScenario[] = [];
  const seen = new Set<string>();
  for (const item of items) {
    const reader = new Reader(source, options.cards);
    const scenario = reader.attempt(() => {
      const read = reader.scenario(item);
      if (seen.has(read.id)) throw source.error(item.at, `two scenarios are called "${read.id}"; rename one`);
      seen.add(read.id);
      return read;
    });
    const slips = reader.slips.sort((a, b) => a.line - b.line || a.column - b.column);
    const [error] = slips;
    if (scenario && !error) scenarios.push(scenario);
    else if (error) {
      const id = item.kind === 'object' ? item.entries.get('id')?.value : undefined;
      unread.push(id?.kind === 'string' ? { id: id.value, error, slips } : { error, slips });
    }
  }
  return { scenarios, unread };
}

/**
 * Reads a scenario file: one scenario, or a list of them. The format is described in `docs/scenarios.md`.
 *
 * @param text the file, JSON
 * @param file its name, for errors
 * @param options cards that are known by name
 * @returns the scenarios in order, with cards, steps and checks understood
 * @throws ScenarioError at the first thing that is not understood, with its line and what to do
 */
export function loadScenarios(text: string, file: string, options: ReadOptions = {}): Scenario[] {
  const { scenarios, unread } = readScenarios(text, file, options);
  const [first] = unread;
  if (first) throw first.error;
  return scenarios;
}

/** A node as if all of it stood at one place of a file. */
function moved(node: JsonNode, at: number): JsonNode {
  if (node.kind === 'array') return { ...node, at, items: node.items.map((item) => moved(item, at)) };
  if (node.kind !== 'object') return { ...node, at };
  const entries = [...node.entries].map(
    ([key, entry]) => [key, { ...entry, key: at, value: moved(entry.value, at) }] as const,
  );
  return { ...node, at, entries: new Map(entries) };
}

class Reader extends TableReader {
  /** What checks may name. */
  names: { sides: readonly string[]; objects: readonly string[] } = { sides: [], objects: [] };

  scenario(node: JsonNode): Scenario {
    const root = this.object(node, 'a scenario');
    this.spelling(root, format.scenario);
    const id = this.string(this.need(root, 'id', 'the scenario'), '"id"').value;
    const cards = this.cards(this.get(root, 'cards'));
    const setup = this.setup(this.object(this.need(root, 'setup', `scenario "${id}"`), '"setup"'), cards);
    const former = this.get(root, 'actions');
    if (former)
      throw this.source.error(
        former.at,
        'this file is written in the former format; scripts/convert-scenarios FILE OUT carries it over to "steps"',
      );
    const actions = this.steps(this.need(root, 'steps', `scenario "${id}"`), setup, cards);
    const ids = new Set(actions.flatMap(({ id, step }) => [id, ...innerIds(step)]));
    this.names = {
      sides: [...setup.players, ...Object.keys(setup.teams ?? {})],
      objects: [
        'copy',
        ...setup.objects.map((object) => object.id),
        ...namedIn([...cards.values(), actions]),
      ],
    };
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
    for (const key of ['title', 'system', 'rule', 'expected', 'note'] as const) {
      const value = this.optionalText(root, key);
      if (value !== undefined) scenario[key] = value;
    }
    if (edition !== undefined) scenario.edition = edition;
    if (checks.length === 0 && expect.size === 0 && this.slips.length === 0)
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

  /** The steps, with those in words (`{"tell": "Ada casts Beacon of Immortality targeting Ben."}`) as the data that they become. */
  told(node: JsonNode, setup: Setup, cards: ReadonlyMap<string, CardDefinition>): JsonNode {
    if (node.kind !== 'array') return node;
    // Who attacks is known before who blocks is read.
    const items: JsonNode[] = [];
    for (const item of node.items) {
      const tell = item.kind === 'object' ? item.entries.get('tell') : undefined;
      if (item.kind !== 'object' || !tell) items.push(item);
      else items.push(...(this.attempt(() => this.becomes(item, tell.value, setup, cards, items)) ?? []));
    }
    return { ...node, items };
  }

  becomes(
    item: ObjectNode,
    tell: JsonNode,
    setup: Setup,
    cards: ReadonlyMap<string, CardDefinition>,
    before: readonly JsonNode[],
  ): JsonNode[] {
    const text = this.string(tell, '"tell"').value;
    for (const [key, { key: at }] of item.entries)
      if (key !== 'tell' && key !== 'id') this.slip(at, `tell: it takes no "${key}"`);
    const id = this.optionalText(item, 'id');
    try {
      const steps = stepsTold(text, setup, cards, before.map(plain));
      return steps.map((step, at) => {
        const named = id !== undefined && at === steps.length - 1 ? { id } : {};
        const says = `“${text}”: ${describeStep(step)}`;
        return moved(
          parseJson(new Source(this.source.file, JSON.stringify({ ...step, ...named, says }))),
          item.at,
        );
      });
    } catch (error) {
      if (error instanceof NotTold) throw this.source.error(tell.at, `tell: ${error.message}`);
      throw error;
    }
  }

  steps(node: JsonNode, setup: Setup, cards: ReadonlyMap<string, CardDefinition>): Action[] {
    const names = {
      players: setup.players,
      teams: Object.keys(setup.teams ?? {}),
      objects: new Set(['copy', ...setup.objects.map(({ id }) => id)]),
    };
    const actions: Action[] = [];
    const seen = new Set<string>();
    for (const [index, { step, at }] of readSteps(
      this.told(node, setup, cards),
      names,
      this.slip,
    ).entries()) {
      const id = step.id ?? `s${index + 1}`;
      if (seen.has(id)) this.slip(at, `two steps are called "${id}"`);
      seen.add(id);
      actions.push({ id, do: describeStep(step), step, place: this.source.place(at) });
    }
    return actions;
  }

  checks(node: JsonNode, steps: ReadonlySet<string>): Check[] {
    return this.array(node, 'a list of checks').flatMap((item) => {
      const data = item.kind === 'object';
      const text = data
        ? expressionOf(item, this.slip)
        : this.attempt(() => this.string(item, 'a check').value);
      if (text === undefined) return [];
      const at = (offset: number) => (item.kind === 'string' ? offsetInString(item, offset) : item.at);
      try {
        const expression = parseExpression(text);
        for (const { name, start } of strangersIn(expression, steps, this.names)) this.slip(at(start), name);
        return [{ text, expression, place: this.source.place(item.at) }];
      } catch (error) {
        if (!(error instanceof ExpressionError)) throw error;
        this.slip(at(error.offset), error.message);
        return [];
      }
    });
  }
}
