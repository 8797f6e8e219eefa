/**
 * Plays games by lot until so many decisions have been answered, in every variant, with 2 to 20 players who leave at
 * any moment, and checks after each game that nothing was lost or doubled and that the totals are what the events say.
 * Rules are by lot as well: for each parameter one of the values that editions have. The game has to refuse a value that it
 * knows no way to play before it begins; such values are drawn anew and counted (`drawnAnew`, `refused`). Any other error is a
 * fault: the first game with one is printed with its seed, and the program ends with status 1.
 *
 *   npm run compile && node bench/game/fuzz.mjs [--decisions 1000000] [--from SEED]
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { lots, objectsOf } from './lots.mjs';
import { VARIANTS } from './tables.mjs';

const { values } = parseArgs({
  options: {
    decisions: { type: 'string', default: '1000000' },
    from: { type: 'string', default: '1' },
    code: { type: 'string', default: '../../dist' },
  },
});
const { createGame } = await import(`${values.code}/game/index.js`);
const { definitionOf, parameterKeys } = await import(`${values.code}/rulesets/vocabulary/index.js`);

const PERMANENT = ['creature', 'artifact', 'enchantment', 'land', 'planeswalker'];
/** Cards that between them use all of the vocabulary. */
const cards = JSON.parse(
  readFileSync(new URL('../../fixtures/cards/vocabulary.json', import.meta.url), 'utf8'),
);

/** Values of a parameter that some edition has. */
const valuesOf = new Map(
  parameterKeys.map((key) => {
    const listed = definitionOf(key).values.map(({ value }) => value);
    return [key, listed.filter((value) => value !== null)];
  }),
);

/** How often a value was refused, by parameter. */
const refused = new Map();
let drawnAnew = 0;

/** Sets up a game under rules by lot. Where the game refuses values as it is set up, those are drawn anew. */
function gameByLot(setup, lot, seed) {
  const draw = (key) => {
    const known = valuesOf.get(key);
    return known.length === 0 ? null : known[lot(known.length)];
  };
  const drawn = new Map(parameterKeys.map((key) => [key, draw(key)]));
  for (;;) {
    const entries = new Map(
      [...drawn].map(([key, value]) => [key, { value, status: 'compiled', rules: [key], lineages: [key] }]),
    );
    const rules = { entry: (key) => entries.get(key) };
    const { passedOver } = createGame(setup, rules, { seed, unchecked: true, lenient: true });
    const doubtful = [...new Set(passedOver.map(({ parameter }) => parameter))];
    if (doubtful.length === 0) return createGame(setup, rules, { seed, unchecked: true });
    drawnAnew++;
    for (const key of doubtful) {
      refused.set(key, (refused.get(key) ?? 0) + 1);
      drawn.set(key, draw(key));
    }
  }
}

function setUp(lot) {
  const variant = VARIANTS[lot(VARIANTS.length)];
  let count = 2 + lot(19);
  const teams = {};
  if (variant === 'grandMelee') count = Math.max(5, count);
  let players = Array.from({ length: count }, (_, at) => `P${at + 1}`);
  if (variant !== null && variant !== 'freeForAll' && variant !== 'grandMelee') {
    const sides = variant === 'twoHeadedGiant' ? 2 : 2 + lot(2);
    const size = Math.max(variant === 'emperor' ? 3 : 2, Math.floor(count / sides));
    players = Array.from({ length: sides * size }, (_, at) => `P${at + 1}`);
    const side = (at) => (variant === 'alternatingTeams' ? at % sides : Math.floor(at / size));
    for (let team = 0; team < sides; team++)
      teams['ABC'[team]] = players.filter((_, at) => side(at) === team);
  }
  const options = variant === null ? {} : { variant };
  if (variant === 'freeForAll' || variant === 'alternatingTeams' || lot(3) === 0)
    options.attackMultiplePlayers = true;
  if (variant === 'freeForAll' && lot(2)) options.rangeOfInfluence = lot(4);
  return {
    players,
    ...(Object.keys(teams).length > 0 ? { teams } : {}),
    options,
    cards,
    library: 5 + lot(30),
    objects: players.flatMap((owner) =>
      Array.from({ length: 6 }, (_, at) => {
        const card = cards[lot(cards.length)];
        const permanent = card.types.some((type) => PERMANENT.includes(type)) && card.enchant === undefined;
        return {
          id: `${owner}-${at}`,
          card: card.name,
          owner,
          zone: card.types.includes('plane')
            ? 'command'
            : permanent && lot(2)
              ? 'battlefield'
              : lot(5)
                ? 'hand'
                : 'library',
          n: 1 + lot(3),
          x: lot(3),
          ...(card.types.includes('creature') && card.power === undefined ? { power: 2, toughness: 2 } : {}),
        };
      }),
    ),
    start: lot(2) ? { at: 'opening' } : { at: 'turn' },
  };
}

function check(game) {
  const { state } = game;
  const seen = new Map();
  for (const list of [
    state.battlefield,
    state.exile,
    state.command,
    state.anteZone,
    ...Object.values(state.libraries),
    ...Object.values(state.hands),
    ...Object.values(state.graveyards),
    ...Object.values(state.stacks),
  ]) {
    for (const id of list) if (id !== '') seen.set(id, (seen.get(id) ?? 0) + 1);
  }
  for (const { id, exists } of objectsOf(state)) {
    if ((seen.get(id) ?? 0) !== (exists ? 1 : 0)) throw new Error(`${id} is kept ${seen.get(id) ?? 0} times`);
  }
  if (state.over) return;
  for (const id of state.battlefield) {
    const { controller } = state.objects.get(id);
    if (!state.players[controller].inGame)
      throw new Error(`${id} is controlled by ${controller}, who has left`);
  }
  const restarted = game.events('restarted').length > 0;
  if (restarted || state.options.sharedLife) return;
  for (const [player, own] of Object.entries(state.players)) {
    const sum = (type) => game.events(type, { player }).reduce((total, event) => total + event.amount, 0);
    const expected = state.options.startingLife + sum('lifeGained') - sum('lifeLost');
    if (own.life !== expected) throw new Error(`${player} has ${own.life} life, the events say ${expected}`);
  }
}

let decisions = 0;
let games = 0;
let finished = 0;
for (let seed = Number(values.from); decisions < Number(values.decisions); seed++, games++) {
  const lot = lots(seed);
  let last = '';
  try {
    const game = gameByLot(setUp(lot), lot, seed);
    for (let at = 0; at < 1500 && !game.isOver(); at++) {
      const open = game.pending();
      if (open.length === 0) throw new Error('nobody is asked anything and the game is not over');
      if (lot(200) === 0) {
        const players = game.players();
        const leaving = players.filter(() => lot(players.length) === 0);
        if (leaving.length > 0) game.concede(...leaving);
        continue;
      }
      const decision = open[lot(open.length)];
      const act = decision.kind === 'priority' && decision.options.length > 1 && lot(3) > 0;
      const option = act ? 1 + lot(decision.options.length - 1) : lot(decision.options.length);
      last = `${decision.kind} ${JSON.stringify(decision.options[option])}`;
      game.answer(decision.id, option);
      decisions++;
    }
    check(game);
    if (game.isOver()) finished++;
  } catch (error) {
    console.error(`seed ${seed}, at ${last}: ${error.stack}`);
    process.exit(1);
  }
}
const total = [...refused.values()].reduce((sum, times) => sum + times, 0);
console.log(
  JSON.stringify({
    decisions,
    games,
    finished,
    from: Number(values.from),
    drawnAnew,
    refused: total,
    parametersRefused: refused.size,
  }),
);
