import type { GameSetup } from './api.js';
import type { Zone } from './cards/types.js';
import { GameError } from './errors.js';
import { STEPS } from './turn/begin.js';
import { variantOrRefusal } from './variants/variantNames.js';

/**
 * Looks at a set-up that came from outside, and may hold anything: who plays, in which teams, under which variant, with
 * which numbers.
 *
 * @returns the same value, as a set-up
 * @throws GameError with what is wrong and what may be there
 */
export function takeSetup(value: unknown): GameSetup {
  const setup = record(value, 'the set-up');
  checkKnown(setup, 'the set-up', SETUP);
  const { players, teams, options } = setup;
  if (!isNames(players) || players.length === 0) {
    throw new GameError('players: a list of names is wanted, in turn order, as ["Alex", "Bianca"]');
  }
  if (players.length > MOST_PLAYERS) throw new GameError(`players: a game has at most ${MOST_PLAYERS}`);
  for (const name of [...players, ...Object.keys(teams === undefined ? {} : record(teams, 'teams'))])
    checkName(name);
  if (new Set(players).size < players.length) throw new GameError('players: two of them have the same name');
  const parties = new Set<string>(players);
  for (const [team, members] of Object.entries(teams === undefined ? {} : record(teams, 'teams'))) {
    if (!isNames(members)) throw new GameError(`teams: the members of ${team} are to be a list of names`);
    const stranger = members.find((member) => !players.includes(member));
    if (stranger !== undefined) throw new GameError(`teams: ${stranger} of ${team} is not among the players`);
    parties.add(team);
  }
  const settled = options === undefined ? undefined : withVariant(record(options, 'options'));
  for (const name of ['life', 'poison', 'mana'] as const) {
    const given = setup[name];
    if (given === undefined) continue;
    for (const [party, amount] of Object.entries(record(given, name))) {
      if (!parties.has(party)) throw new GameError(`${name}: ${party} is neither a player nor a team`);
      if (!Number.isInteger(amount) || Math.abs(amount as number) > MOST)
        throw new GameError(`${name}: a whole number up to ${MOST} is wanted for ${party}`);
      if (name === 'poison' && Number(amount) < 0)
        throw new GameError(`poison: ${party} cannot have fewer than 0 counters`);
    }
  }
  const dealt = cardsOf(setup, 'library', players) + cardsOf(setup, 'hand', players);
  if (dealt > MOST_DEALT)
    throw new GameError(`library and hand: at most ${MOST_DEALT} cards are dealt in a game`);
  for (const name of ['cards', 'objects', 'left'] as const) {
    const list = setup[name];
    if (list === undefined) continue;
    if (!Array.isArray(list)) throw new GameError(`${name}: a list is wanted`);
    if (list.length > MOST_CARDS) throw new GameError(`${name}: at most ${MOST_CARDS} are taken`);
  }
  checkAmounts([setup.cards, setup.objects]);
  for (const [at, card] of [...((setup.cards as unknown[]) ?? [])].entries())
    checkFields(card, `cards: ${at + 1}`, CARD, players, ['name', 'types']);
  for (const [at, object] of [...((setup.objects as unknown[]) ?? [])].entries())
    checkFields(object, `objects: ${at + 1}`, OBJECT, players, ['card', 'owner', 'zone']);
  for (const [name, fields, more] of [
    ['options', OPTIONS, ['variant', 'variants']],
    ['start', START, []],
  ] as const) {
    if (setup[name] === undefined) continue;
    checkFields(setup[name], name, fields, players);
    checkKnown(record(setup[name], name), name, [...more, ...Object.keys(fields)]);
  }
  checkFields(setup, 'the set-up', { left: 'players', planarController: 'player' }, players);
  return (settled === undefined ? value : { ...setup, options: settled }) as GameSetup;
}

/** Options with the one name that the engine has for the variant that they spell. */
function withVariant(options: Record<string, unknown>): Record<string, unknown> {
  const { variant, variants } = options;
  if (variants !== undefined && !Array.isArray(variants))
    throw new GameError('options: variants: a list is wanted');
  return {
    ...options,
    ...(variant === undefined ? {} : { variant: variantOrRefusal(variant) }),
    ...(variants === undefined ? {} : { variants: variants.map(variantOrRefusal) }),
  };
}

/** What may be in a field: one of some words, or a kind of value. */
export type Shape = readonly string[] | keyof typeof SHAPES;

/** The kinds of values, with how each is asked for. */
const SHAPES = {
  text: ['a text', (value: unknown) => typeof value === 'string'],
  /** By which something is looked up: nothing that every object of JavaScript has. */
  id: [
    'a name, and none that JavaScript keeps for itself, as "__proto__"',
    (value: unknown) => typeof value === 'string' && !(value in Object.prototype),
  ],
  texts: ['a list of texts', (value: unknown) => isTexts(value)],
  ids: [
    'a list of names',
    (value: unknown) => isTexts(value) && (value as string[]).every((id) => !(id in Object.prototype)),
  ],
  number: ['a number', (value: unknown) => Number.isFinite(value)],
  index: ['a whole number from 0', (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0],
  choice: [
    'the number of an option, or the option itself',
    (value: unknown) => typeof value === 'number' || isRecord(value),
  ],
  count: [
    'a whole number from 0 to 10000',
    (value: unknown) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MOST_CARDS,
  ],
  total: [
    'a whole number up to 1000000000',
    (value: unknown) => Number.isInteger(value) && Math.abs(Number(value)) <= MOST,
  ],
  flag: ['true or false', (value: unknown) => typeof value === 'boolean'],
  list: ['a list', (value: unknown) => Array.isArray(value)],
  records: ['a list of objects', (value: unknown) => Array.isArray(value) && value.every(isRecord)],
  record: ['an object', (value: unknown) => isRecord(value)],
  amount: ['a number or an amount', (value: unknown) => typeof value === 'number' || isRecord(value)],
  counters: [
    'an object of whole numbers',
    (value: unknown) => isRecord(value) && Object.values(value).every((n) => Number.isInteger(n)),
  ],
  reach: [
    'a whole number, null, or one for each player',
    (value: unknown) =>
      value === null ||
      Number.isInteger(value) ||
      (isRecord(value) && Object.values(value).every((n) => Number.isInteger(n))),
  ],
  player: [
    'one of the players',
    (value: unknown, players: readonly string[]) => players.includes(value as string),
  ],
  players: [
    'a list of players',
    (value: unknown, players: readonly string[]) =>
      Array.isArray(value) && value.every((name) => players.includes(name as string)),
  ],
  holders: [
    'a player for each number of a marker',
    (value: unknown, players: readonly string[]) =>
      isRecord(value) &&
      Object.entries(value).every(([n, name]) => /^\d{1,3}$/.test(n) && players.includes(name as string)),
  ],
} satisfies Record<string, [string, (value: unknown, players: readonly string[]) => boolean]>;

const ZONES: readonly Zone[] = [
  'battlefield',
  'graveyard',
  'exile',
  'hand',
  'library',
  'stack',
  'command',
  'ante',
  'phased',
  'outside',
];

const PRINTED = {
  types: 'texts',
  subtypes: 'texts',
  supertypes: 'texts',
  colors: 'texts',
  keywords: 'texts',
} as const;

const OBJECT: Readonly<Record<string, Shape>> = {
  ...PRINTED,
  id: 'id',
  card: 'id',
  owner: 'player',
  controller: 'player',
  zone: ZONES,
  power: 'number',
  toughness: 'number',
  chosenColor: 'text',
  attachedTo: 'id',
  tapped: 'flag',
  sick: 'flag',
  loyalty: 'number',
  protector: 'id',
  counters: 'counters',
  n: 'number',
  x: 'number',
  age: 'number',
  token: 'flag',
  blocks: 'number',
  commander: 'flag',
  targets: 'ids',
  attacking: 'id',
};

const CARD: Readonly<Record<string, Shape>> = {
  ...PRINTED,
  name: 'id',
  power: 'amount',
  toughness: 'amount',
  loyalty: 'number',
  defense: 'number',
  cost: 'number',
  orLife: 'number',
  symbols: 'list',
  spell: 'record',
  enchant: 'record',
  abilities: 'records',
  enters: 'record',
};

const OPTIONS: Readonly<Record<string, Shape>> = {
  rangeOfInfluence: 'reach',
  attackMultiplePlayers: 'flag',
  attackLeft: 'flag',
  attackRight: 'flag',
  attackAdjacentOnly: 'flag',
  deployCreatures: 'flag',
  sharedTeamTurns: 'flag',
  emperors: 'players',
  ante: 'flag',
  planechase: 'flag',
  handSize: 'count',
  startingLife: 'total',
  forced: ['ask', 'take'],
};

/** What a set-up may say. */
const SETUP: readonly (keyof GameSetup)[] = [
  'players',
  'teams',
  'options',
  'cards',
  'objects',
  'life',
  'poison',
  'library',
  'hand',
  'mana',
  'left',
  'start',
  'planarController',
];

const START: Readonly<Record<string, Shape>> = {
  at: ['opening', 'turn'],
  startingPlayer: 'player',
  player: 'player',
  step: STEPS,
  priority: 'player',
  first: 'flag',
  markers: 'holders',
  waiting: 'players',
  startingTeam: 'text',
  team: 'text',
};

/**
 * Looks at the fields of an object that came from outside.
 *
 * @param name of the object, for errors
 * @param needed fields that must be there
 * @throws GameError with the first field that is missing or of another kind
 */
export function checkFields(
  value: unknown,
  name: string,
  fields: Readonly<Record<string, Shape>>,
  players: readonly string[],
  needed: readonly string[] = [],
): void {
  const given = record(value, name);
  for (const field of needed)
    if (given[field] === undefined) throw new GameError(`${name}: "${field}" is missing`);
  for (const [field, shape] of Object.entries(fields)) {
    const found = given[field];
    if (found === undefined) continue;
    const [wanted, fits] =
      typeof shape === 'string'
        ? SHAPES[shape]
        : ([
            `one of ${shape.join(', ')}`,
            (word: unknown) => typeof word === 'string' && shape.includes(word),
          ] as const);
    if (!fits(found, players)) throw new GameError(`${name}: "${field}" is to be ${wanted}`);
  }
}

/** A word that nobody knows would be passed over, and another game be played than the one that was meant. */
function checkKnown(given: Record<string, unknown>, name: string, known: readonly string[]): void {
  const strange = Object.keys(given).find((key) => !known.includes(key));
  if (strange !== undefined)
    throw new GameError(
      `${name}: "${strange.slice(0, LONGEST_NAME)}" is not known; it may have ${known.join(', ')}`,
    );
}

/** More players sit at no table, and no game has more cards in one place: a request that asks for more is refused. */
const MOST_PLAYERS = 200;
const MOST_CARDS = 10_000;
const MOST_DEALT = 200_000;
const LONGEST_NAME = 200;
/** Numbers within this are kept exactly, however they are added up in a game. */
const MOST = 1_000_000_000;

function checkName(name: string): void {
  if (name.length > LONGEST_NAME) throw new GameError(`a name has at most ${LONGEST_NAME} characters`);
  if (name in Object.prototype)
    throw new GameError(`${JSON.stringify(name)} cannot be the name of a player or team`);
}

/** How many cards are dealt: one number for all, or one for each player. Returns how many that are in all. */
function cardsOf(setup: Record<string, unknown>, name: string, players: readonly string[]): number {
  const value = setup[name];
  if (value === undefined) return 0;
  const amounts = typeof value === 'number' ? players.map(() => value) : Object.values(record(value, name));
  let all = 0;
  for (const amount of amounts) {
    if (!Number.isInteger(amount) || (amount as number) < 0 || (amount as number) > MOST_CARDS)
      throw new GameError(`${name}: a whole number from 0 to ${MOST_CARDS} is wanted`);
    all += amount as number;
  }
  return all;
}

/** Nothing that a person writes nests more deeply. */
const DEEPEST = 100;
/** Nothing happens more often at one time. */
const MOST_TIMES = 1_000;
const MOST_AT_ONCE = 10_000;
/** Names of numbers that say how often something is to happen. */
const COUNTS: ReadonlySet<string> = new Set(['count', 'times', 'copies']);

/**
 * Looks at the numbers of effects and cards that came from outside: how often something happens is bounded, because it is done one by
 * one, and so is how often all of it together happens.
 *
 * @throws GameError with what asks for too much
 */
export function checkAmounts(value: unknown): void {
  const open: { value: unknown; name: string; depth: number; times: number }[] = [
    { value, name: 'request', depth: 0, times: 1 },
  ];
  let all = 0;
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value: found, name, depth } = next;
    if (typeof found === 'number') {
      const most = COUNTS.has(name) ? MOST_TIMES : MOST;
      if (!(Math.abs(found) <= most)) throw new GameError(`${name}: a number up to ${most} is wanted`);
    } else if (typeof found === 'object' && found !== null) {
      if (depth > DEEPEST) throw new GameError(`the request nests more than ${DEEPEST} levels`);
      const entries = Object.entries(found);
      // What happens so often has parts that happen as often, each time.
      let { times } = next;
      for (const [key, child] of entries)
        if (COUNTS.has(key) && typeof child === 'number' && child > 1) times *= Math.min(child, MOST_TIMES);
      if (times > next.times) all += times;
      if (all > MOST_AT_ONCE) throw new GameError(`count: at most ${MOST_AT_ONCE} are asked for at once`);
      for (const [key, child] of entries) {
        if (key === '__proto__') throw new GameError('"__proto__" is no name of a field');
        open.push({ value: child, name: Array.isArray(found) ? name : key, depth: depth + 1, times });
      }
    }
  }
}

function record(value: unknown, name: string): Record<string, unknown> {
  if (!isRecord(value)) {
    throw new GameError(`${name}: an object is wanted, as {"players": ["Alex", "Bianca"]}`);
  }
  return value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}

function isNames(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((name) => typeof name === 'string' && name !== '');
}
