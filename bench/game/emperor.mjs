/**
 * Plays six-seat Emperor games to the end, one after another, and prints how many are finished in a second.
 *
 *   npm run compile && node bench/game/emperor.mjs [--table field|decks] [--games 4000] [--edition E] [--log] [--ask]
 *
 * The table: two teams of three, general, emperor, general, with the life, ranges, attack and deploying that the
 * edition gives them, from the opening draw on. `--table field` (the default): everybody has four creatures in play and
 * a library of cards without a meaning, so that the game is decided in combat. `--table decks`: everybody has a deck of 40
 * (15 Bears, 6 Ogres, 5 Pingers, 10 Bolts, 4 Bells), shuffled; mana is not counted. Every game is played until one team has
 * won or all have drawn; none is cut off. Some games are played before the clock starts.
 *
 * The players keep their first hand, cast what they can in their own main phase, send Bolts and Pingers at opponents within
 * range, attack with three creatures out of four and block with one out of four, by lot. Every open decision is listed with
 * all of its options, and what a player picks is picked from that list. Priority of players who can only pass is taken as
 * given (`forced: 'take'`) and not counted as a decision; `--ask` asks them too. Checksums of all final states are taken
 * after the clock has stopped.
 */
import { parseArgs } from 'node:util';
import { folded, lots, secondsSince } from './lots.mjs';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '4000' },
    edition: { type: 'string', default: '2011-07-15' },
    log: { type: 'boolean', default: false },
    ask: { type: 'boolean', default: false },
    table: { type: 'string', default: 'field' },
    code: { type: 'string', default: '../../dist' },
  },
});
const { createGame } = await import(`${values.code}/game/index.js`);
const { ruleset } = await import(`${values.code}/rulesets/index.js`);
const { emperorTable } = await import('./tables.mjs');

const rules = ruleset(values.edition);
const setup = emperorTable(values.table, values.ask ? 'ask' : 'take');
const side = new Map(
  Object.entries(setup.teams).flatMap(([team, members]) => members.map((who) => [who, team])),
);

/** What the player picks: a place among the options. */
function pick(game, decision, lot) {
  const { kind, options } = decision;
  switch (kind) {
    case 'mulligan':
      return 0;
    case 'priority': {
      // Deploying a creature to a teammate (ability -1) would only tap it.
      if (decision.players[0] !== game.turnOwner()) return 0;
      const at = options.findIndex((option) => option.type !== 'pass' && option.ability !== -1);
      return Math.max(0, at);
    }
    case 'target': {
      const own = side.get(decision.players[0]);
      const wanted = options.findIndex(
        (option) =>
          (option.type === 'player' && side.get(option.player) !== own) ||
          (option.type === 'object' && side.get(game.controller(option.object)) !== own),
      );
      return Math.max(0, wanted);
    }
    case 'attack':
      return lot(4) === 0 ? 0 : options.length - 1;
    case 'block':
      return lot(4) === 0 ? options.length - 1 : 0;
    default:
      return lot(options.length);
  }
}

/** Plays one game to its end. @returns the game, with how many decisions and options there were */
function play(seed) {
  const lot = lots(seed);
  const game = createGame(setup, rules, { seed, log: values.log });
  let decisions = 0;
  let options = 0;
  while (!game.isOver()) {
    const decision = game.pending()[0];
    options += decision.options.length;
    game.answer(decision.id, pick(game, decision, lot));
    decisions++;
  }
  return { game, decisions, options };
}

const BATCH = 10;
const WARMING = 500;
const count = Number(values.games);
const wins = {};
let decisions = 0;
let options = 0;
let finished = 0;
let turns = 0;
let events = 0;
let checksum = 0;
let seconds = 0;
for (let seed = 1; seed <= WARMING; seed++) play(-seed);
for (let from = 1; from <= count; from += BATCH) {
  const batch = [];
  const begun = process.cpuUsage();
  for (let seed = from; seed < from + BATCH && seed <= count; seed++) batch.push(play(seed));
  seconds += secondsSince(begun);
  for (const { game, decisions: asked, options: listed } of batch) {
    decisions += asked;
    options += listed;
    events += game.log.length;
    if (game.isOver()) finished++;
    turns += game.state.turnCount;
    const winner = Object.keys(setup.teams).find((team) => game.result(team) === 'won') ?? 'nobody';
    wins[winner] = (wins[winner] ?? 0) + 1;
    checksum = folded(checksum, game.state);
  }
}
console.log(
  JSON.stringify({
    variant: 'emperor',
    edition: values.edition,
    log: values.log,
    table: values.table,
    forced: values.ask ? 'ask' : 'take',
    games: count,
    finished,
    wins,
    turnsPerGame: Math.round((turns / count) * 10) / 10,
    events,
    decisions,
    decisionsPerGame: Math.round((decisions / count) * 10) / 10,
    optionsPerDecision: Math.round((options / decisions) * 100) / 100,
    decisionsPerSecond: Math.round(decisions / seconds),
    gamesPerSecond: Math.round((count / seconds) * 10) / 10,
    checksum: checksum.toString(16),
  }),
);
