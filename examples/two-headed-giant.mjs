// A whole game of Two-Headed Giant, played by lot: node examples/two-headed-giant.mjs [EDITION] [SEED]
import { createGame, why } from 'variorum/game';
import { ruleset } from 'variorum/rulesets';

const [edition = '2011-07-15', seed = '1'] = process.argv.slice(2);
const bear = { name: 'Bear', types: ['creature'], power: 2, toughness: 2 };
const gain = [{ effect: 'gainLife', player: { player: 'you' }, amount: 1 }];
const greeting = { ability: 'triggered', on: { when: 'enters', what: { self: true } }, effects: gain };
const herald = { name: 'Herald', types: ['creature'], power: 3, toughness: 1, abilities: [greeting] };
const teams = { Sun: ['Ada', 'Ben'], Moon: ['Cid', 'Dora'] };
const players = Object.values(teams).flat();
const deck = (owner, count = 24) =>
  Array.from({ length: count }, (_, at) => ({ card: at % 2 ? 'Bear' : 'Herald', owner, zone: 'library' }));
const setup = { players, teams, options: { variant: 'twoHeadedGiant' }, cards: [bear, herald], library: 0 };
const game = createGame({ ...setup, objects: players.flatMap((player) => deck(player)) }, ruleset(edition), {
  seed: Number(seed),
});
for (let at = Number(seed); !game.isOver(); at = (at * 48271) % 2147483647) {
  const [decision] = game.pending();
  game.answer(decision.id, at % decision.options.length);
}
const lost = game.events('teamLost').at(-1);
console.log(`${edition}: ${game.events('turnBegan').length} turns`);
for (const team of Object.keys(teams))
  console.log(`${team} ${game.result(team)}, life ${game.teamLife(team)}`);
for (const event of why(game, lost.id)) console.log(`  ${event.type}: ${event.lineages.join(', ')}`);
