import { type CardDefinition, STEPS } from '../game/index.js';
import { type CardBook, cardOfScenario } from './cards.js';
import { expressionOf } from './checks.js';
import { nearest, ScenarioError } from './error.js';
import { stepsTold } from './examples/step.js';
import { NotTold } from './examples/story.js';
import { parseExpression } from './expression/parse.js';
import { type Expression, ExpressionError, partsOf } from './expression/types.js';
import { type JsonNode, offsetInString, parseJson, plain, Source } from './json/parse.js';
import { ENGINE_OPTIONS } from './options.js';
import type { Action, Check, Expectation, Scenario, Setup, SetupObject } from './scenario.js';
import { describeStep } from './steps/describe.js';
import { readSteps } from './steps/read.js';
import type { Step } from './steps/step.js';

const ZONES = ['battlefield', 'graveyard', 'exile', 'hand', 'library', 'stack', 'command', 'ante'];

const SCENARIO_KEYS = [
  'id',
  'system',
  'rule',
  'seed',
  'edition',
  'otherEditions',
  'cards',
  'setup',
  'steps',
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

const SETUP_KEYS = ['players', 'seatingNote', 'teams', 'options', 'life', 'poison', 'state', 'objects'];

const OPTION_KEYS = ['variant', ...ENGINE_OPTIONS];

const STATE_KEYS = [
  'turn',
  'step',
  'priority',
  'library',
  'hand',
  'mana',
  'left',
  'opening',
  'first',
  'startingPlayer',
  'startingTeam',
  'markers',
  'waiting',
  'planarController',
];

/** Longer files than this are refused (UTF-16 units). */
const LONGEST_FILE = 20_000_000;

/** So much of the beginning of what is no scenario file is shown (UTF-16 units). */
const SHOWN = 24;

/** More players than this sit at no table. */
const MOST_PLAYERS = 1000;

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

type ObjectNode = JsonNode & { kind: 'object' };
type StringNode = JsonNode & { kind: 'string' };

class Reader {
  readonly source: Source;
  readonly book: CardBook | undefined;
  readonly slips: ScenarioError[] = [];

  constructor(source: Source, book: CardBook | undefined) {
    this.source = source;
    this.book = book;
  }

  /** What checks may name. */
  names: { sides: readonly string[]; objects: readonly string[] } = { sides: [], objects: [] };

  /** Notes what goes wrong in one part, so that the others are looked at as well. */
  attempt<T>(read: () => T): T | undefined {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof ScenarioError)) throw error;
      this.slips.push(error);
      return undefined;
    }
  }

  /** Notes a slip and goes on. */
  readonly slip = (at: number, reason: string): void => {
    this.slips.push(this.source.error(at, reason));
  };

  object(node: JsonNode, what: string): ObjectNode {
    if (node.kind !== 'object')
      throw this.source.error(node.at, `${what} is written in { } , not as ${kindName(node)}`);
    return node;
  }

  array(node: JsonNode, what: string): JsonNode[] {
    if (node.kind !== 'array')
      throw this.source.error(node.at, `${what} is a list in [ ], not ${kindName(node)}`);
    return node.items;
  }

  string(node: JsonNode, what: string): StringNode {
    if (node.kind !== 'string')
      throw this.source.error(node.at, `${what} is a text in quotes, not ${kindName(node)}`);
    return node;
  }

  get(node: ObjectNode, key: string): JsonNode | undefined {
    const value = node.entries.get(key)?.value;
    return value?.kind === 'null' ? undefined : value;
  }

  need(node: ObjectNode, key: string, what: string): JsonNode {
    const value = this.get(node, key);
    if (!value) throw this.source.error(node.at, `${what} has no "${key}"`);
    return value;
  }

  optionalText(node: ObjectNode, key: string): string | undefined {
    const value = this.get(node, key);
    return value ? this.string(value, `"${key}"`).value : undefined;
  }

  /** A key that nearly is a known one is a slip of the pen; other unknown keys are remarks. */
  spelling(node: ObjectNode, known: readonly string[]): void {
    for (const [key, { key: at }] of node.entries) {
      if (known.includes(key)) continue;
      const guess = nearest(key, known);
      if (guess !== undefined) this.slip(at, `"${key}" means nothing here; did you mean "${guess}"?`);
    }
  }

  scenario(node: JsonNode): Scenario {
    const root = this.object(node, 'a scenario');
    this.spelling(root, SCENARIO_KEYS);
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
      written: JSON.stringify(plain(root)),
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

  cards(node: JsonNode | undefined): Map<string, CardDefinition> {
    const cards = new Map<string, CardDefinition>();
    if (!node) return cards;
    for (const item of this.array(node, '"cards"'))
      this.attempt(() => {
        if (item.kind === 'string') {
          cards.set(item.value, this.knownCard(item, item.value));
          return;
        }
        const entry = this.object(item, 'a card');
        const name = this.string(this.need(entry, 'name', 'the card'), '"name"');
        if (cards.has(name.value))
          throw this.source.error(name.at, `the card "${name.value}" is given twice`);
        const alone = [...entry.entries.keys()].every((key) => key === 'name');
        cards.set(
          name.value,
          alone
            ? this.knownCard(name, name.value)
            : cardOfScenario(entry, (at, reason) => this.slip(at, reason)),
        );
      });
    return cards;
  }

  knownCard(node: { at: number }, name: string): CardDefinition {
    const found = this.book?.card(name);
    if (found && 'card' in found) return found.card;
    if (found)
      throw this.source.error(node.at, `the card "${name}" is not understood: ${found.strange.join('; ')}`);
    const guess = this.book && nearest(name, this.book.names());
    throw this.source.error(
      node.at,
      `the card "${name}" is not known; ${guess ? `did you mean "${guess}"? Else ` : ''}give it as {"name", "type", "text"}, or name a file of cards with --cards`,
    );
  }

  setup(node: ObjectNode, cards: Map<string, CardDefinition>): Setup {
    this.spelling(node, SETUP_KEYS);
    const players = this.array(this.need(node, 'players', '"setup"'), '"players"').map(
      (item) => this.string(item, 'a player').value,
    );
    const place = node.entries.get('players')?.value.at ?? node.at;
    if (players.length === 0) throw this.source.error(place, 'there are no players; name them in turn order');
    if (players.length > MOST_PLAYERS) throw this.source.error(place, `more than ${MOST_PLAYERS} players`);
    const twice = players.find((player, index) => players.indexOf(player) !== index);
    if (twice !== undefined) throw this.source.error(place, `two players are called "${twice}"`);
    const setup: Setup = { players, options: {}, state: {}, objects: [] };
    const teams = this.get(node, 'teams');
    if (teams) setup.teams = this.teams(this.object(teams, '"teams"'), players);
    const options = this.get(node, 'options');
    if (options) {
      const given = this.object(options, '"options"');
      this.spelling(given, OPTION_KEYS);
      setup.options = plain(given) as Record<string, unknown>;
    }
    const state = this.get(node, 'state');
    if (state) setup.state = this.state(this.object(state, '"state"'), setup);
    for (const key of ['life', 'poison'] as const) {
      const totals = this.get(node, key);
      if (totals) setup[key] = this.totals(this.object(totals, `"${key}"`), key, setup);
    }
    const objects = this.get(node, 'objects');
    if (objects)
      for (const item of this.array(objects, '"objects"'))
        this.attempt(() => {
          const object = this.setupObject(this.object(item, 'an object'), setup, cards);
          if (setup.objects.some((other) => other.id === object.id))
            throw this.source.error(
              item.at,
              `two objects are called "${object.id}"; every id stands for one object`,
            );
          setup.objects.push(object);
        });
    return setup;
  }

  /** Where play stands: whoever is named there sits at the table, and the step is one of a turn. */
  state(node: ObjectNode, setup: Setup): Record<string, unknown> {
    this.spelling(node, STATE_KEYS);
    const sides = [...setup.players, ...Object.keys(setup.teams ?? {})];
    for (const key of ['turn', 'priority', 'startingPlayer', 'startingTeam', 'planarController']) {
      const value = this.get(node, key);
      if (value?.kind === 'string') this.player(value, value.value, sides);
    }
    for (const key of ['left', 'waiting']) {
      const value = this.get(node, key);
      if (value?.kind === 'array')
        for (const item of value.items)
          if (item.kind === 'string') this.player(item, item.value, setup.players);
    }
    const markers = this.get(node, 'markers');
    if (markers?.kind === 'object')
      for (const { value } of markers.entries.values())
        if (value.kind === 'string') this.player(value, value.value, setup.players);
    const step = this.get(node, 'step');
    if (step?.kind === 'string' && !STEPS.some((known) => known === step.value)) {
      const guess = nearest(step.value, STEPS);
      throw this.source.error(
        step.at,
        `there is no step "${step.value}"; ${guess ? `did you mean "${guess}"?` : `write one of ${STEPS.join(', ')}`}`,
      );
    }
    return plain(node) as Record<string, unknown>;
  }

  teams(node: ObjectNode, players: string[]): Record<string, string[]> {
    const teams = new Map<string, string[]>();
    const seen = new Set<string>();
    for (const [name, { value }] of node.entries) {
      const members = this.array(value, `team "${name}"`).map((item) => {
        const member = this.string(item, 'a member').value;
        this.player(item, member, players);
        if (seen.has(member)) throw this.source.error(item.at, `"${member}" is in two teams`);
        seen.add(member);
        return member;
      });
      teams.set(name, members);
      if (players.includes(name))
        throw this.source.error(value.at, `"${name}" is a player and a team; rename one`);
    }
    return Object.fromEntries(teams);
  }

  player(node: { at: number }, name: string, players: string[]): void {
    if (players.includes(name)) return;
    const guess = nearest(name, players);
    throw this.source.error(
      node.at,
      `there is no player "${name}"${guess ? `; did you mean "${guess}"?` : `; the players are ${players.slice(0, 8).join(', ')}`}`,
    );
  }

  totals(node: ObjectNode, key: string, setup: Setup): Record<string, number> {
    const totals = new Map<string, number>();
    for (const [name, { value }] of node.entries) {
      if (value.kind !== 'number' || !Number.isSafeInteger(value.value))
        throw this.source.error(
          value.at,
          `the ${key} of "${name}" is a whole number, not ${kindName(value)}`,
        );
      if (!(setup.teams && Object.hasOwn(setup.teams, name))) this.player(value, name, setup.players);
      totals.set(name, value.value);
    }
    return Object.fromEntries(totals);
  }

  setupObject(node: ObjectNode, setup: Setup, cards: Map<string, CardDefinition>): SetupObject {
    const id = this.string(this.need(node, 'id', 'the object'), '"id"');
    const card = this.string(this.need(node, 'card', `object "${id.value}"`), '"card"');
    if (!cards.has(card.value)) cards.set(card.value, this.knownCard(card, card.value));
    const owner = this.string(this.need(node, 'owner', `object "${id.value}"`), '"owner"');
    this.player(owner, owner.value, setup.players);
    const controllerNode = this.get(node, 'controller');
    const controller = controllerNode ? this.string(controllerNode, '"controller"').value : owner.value;
    this.player(controllerNode ?? owner, controller, setup.players);
    const zoneNode = this.get(node, 'zone');
    const zone = zoneNode ? this.string(zoneNode, '"zone"').value : 'battlefield';
    if (!ZONES.includes(zone)) {
      const guess = nearest(zone, ZONES);
      throw this.source.error(
        zoneNode?.at ?? node.at,
        `there is no zone "${zone}"; ${guess ? `did you mean "${guess}"?` : `write one of ${ZONES.join(', ')}`}`,
      );
    }
    const stateNode = this.get(node, 'state');
    const state = stateNode ? (plain(this.object(stateNode, '"state"')) as SetupObject['state']) : {};
    return {
      id: id.value,
      card: card.value,
      owner: owner.value,
      controller,
      zone,
      state,
      place: this.source.place(node.at),
    };
  }

  /** The steps, with those that are told (`{"tell": "Ada casts Beacon of Immortality targeting Ben."}`) as the data that they become. */
  told(node: JsonNode, setup: Setup, cards: ReadonlyMap<string, CardDefinition>): JsonNode {
    if (node.kind !== 'array') return node;
    const items = node.items.flatMap((item) => {
      const tell = item.kind === 'object' ? item.entries.get('tell') : undefined;
      if (item.kind !== 'object' || !tell) return [item];
      return this.attempt(() => this.becomes(item, tell.value, setup, cards)) ?? [];
    });
    return { ...node, items };
  }

  becomes(
    item: ObjectNode,
    tell: JsonNode,
    setup: Setup,
    cards: ReadonlyMap<string, CardDefinition>,
  ): JsonNode[] {
    const text = this.string(tell, '"tell"').value;
    for (const [key, { key: at }] of item.entries)
      if (key !== 'tell' && key !== 'id') this.slip(at, `tell: it takes no "${key}"`);
    const id = this.optionalText(item, 'id');
    try {
      const steps = stepsTold(text, setup, cards);
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

/** What the arguments of a question name; a question that is not here takes words of its own. */
const ARGUMENTS: Record<string, ('side' | 'object' | 'anything' | 'step')[]> = {
  ...Object.fromEntries(
    ['life', 'teamLife', 'indivLife', 'poison', 'teamPoison', 'poisonLimit', 'startLife', 'inGame', 'result']
      .concat([
        'rangeOf',
        'hand',
        'library',
        'drew',
        'gained',
        'lost',
        'takingTurn',
        'waiting',
        'pendingExtra',
      ])
      .concat(['turnsTaken', 'primary', 'activePlayer'])
      .map((question) => [question, ['side'] as const]),
  ),
  ...Object.fromEntries(
    [
      'zone',
      'zoneOwner',
      'controller',
      'owner',
      'exists',
      'power',
      'toughness',
      'damage',
      'counters',
      'attachedTo',
    ]
      .concat(['tapped', 'unblockable', 'triggered', 'stackOf', 'attackable'])
      .map((question) => [question, ['object'] as const]),
  ),
  canTarget: ['anything', 'anything'],
  canAttack: ['object', 'anything'],
  canBlock: ['object', 'object'],
  inRange: ['side', 'anything'],
  dealt: ['object', 'anything'],
  at: ['step'],
  legal: ['step'],
};

/** The names in a check that stand for nobody, nothing and no step of the scenario. */
function strangersIn(
  expression: Expression,
  steps: ReadonlySet<string>,
  names: { sides: readonly string[]; objects: readonly string[] },
): { start: number; name: string }[] {
  switch (expression.kind) {
    case 'literal':
      return [];
    case 'call': {
      const found: { start: number; name: string }[] = [];
      const kinds = ARGUMENTS[expression.name] ?? [];
      for (const [index, arg] of expression.args.entries()) {
        const kind = kinds[index];
        if (arg.kind !== 'literal' || typeof arg.value !== 'string' || kind === undefined) continue;
        const known =
          kind === 'step'
            ? [...steps]
            : kind === 'side'
              ? names.sides
              : kind === 'object'
                ? names.objects
                : [...names.sides, ...names.objects];
        if (known.includes(arg.value)) continue;
        const guess = nearest(arg.value, known);
        const what = { step: 'step', side: 'player or team', object: 'object', anything: 'player or object' }[
          kind
        ];
        found.push({
          start: arg.start,
          name: `no ${what} is called "${arg.value}"; ${guess ? `did you mean "${guess}"?` : `there are ${known.slice(0, 12).join(', ') || 'none'}`}`,
        });
      }
      return [...found, ...expression.args.flatMap((arg) => strangersIn(arg, steps, names))];
    }
    default:
      return partsOf(expression).flatMap((part) => strangersIn(part, steps, names));
  }
}

/** The ids of steps that are tried as one. */
function innerIds(step: Step): string[] {
  return 'try' in step
    ? step.try.flatMap((inner) => [...(inner.id ? [inner.id] : []), ...innerIds(inner)])
    : [];
}

/** The names that cards give to the tokens they make, and steps to what they name. */
function namedIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namedIn);
  if (typeof value !== 'object' || value === null) return [];
  const record = value as Record<string, unknown>;
  const own = (record.effect === 'token' || 'token' in record) && typeof record.name === 'string';
  return [...(own ? [record.name as string] : []), ...Object.values(record).flatMap(namedIn)];
}

function kindName(node: JsonNode): string {
  switch (node.kind) {
    case 'object':
      return 'an object';
    case 'array':
      return 'a list';
    case 'string':
      return `"${node.value.slice(0, 30)}"`;
    case 'null':
      return 'null';
    default:
      return String(node.value);
  }
}
