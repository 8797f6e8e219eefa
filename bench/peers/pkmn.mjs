import { createRequire } from 'node:module';

const { Battle, Dex, PRNG } = createRequire(import.meta.url)('@pkmn/sim');

/** Two sides of three, as plain as the simulator allows. */
const TEAM = [
  ['Snorlax', 'thickfat', ['bodyslam', 'earthquake', 'shadowball', 'rest']],
  ['Starmie', 'naturalcure', ['surf', 'thunderbolt', 'icebeam', 'recover']],
  ['Gengar', 'levitate', ['shadowball', 'sludgebomb', 'thunderbolt', 'hypnosis']],
].map(([species, ability, moves]) => ({
  name: species,
  species,
  ability,
  moves,
  item: 'leftovers',
  nature: 'hardy',
  level: 100,
  gender: '',
  evs: { hp: 252, atk: 84, def: 84, spa: 84, spd: 0, spe: 4 },
  ivs: { hp: 31, atk: 31, def: 31, spa: 31, spd: 31, spe: 31 },
}));

/** What a side may do: moves that are not barred, and members who can come in. */
function legal(request) {
  const benched = request.side.pokemon.flatMap(({ active, condition }, at) =>
    active || condition.endsWith(' fnt') ? [] : [`switch ${at + 1}`],
  );
  if (request.forceSwitch) return benched;
  const [active] = request.active;
  const moves = active.moves.flatMap(({ disabled }, at) => (disabled ? [] : [`move ${at + 1}`]));
  return active.trapped || active.maybeTrapped ? moves : [...moves, ...benched];
}

/** Battles by lot, every legal choice listed before each. */
export const pkmn = {
  name: '@pkmn/sim, three against three',
  play(seed, lot, tally) {
    const battle = new Battle({
      format: Dex.formats.get('gen4customgame'),
      prng: new PRNG([seed, seed >>> 16, 3, 4]),
    });
    battle.setPlayer('p1', { name: 'one', team: TEAM });
    battle.setPlayer('p2', { name: 'two', team: TEAM });
    for (let round = 0; round < 1000 && !battle.ended; round++) {
      for (const side of battle.sides) {
        const request = side.activeRequest;
        if (request === null || request.wait) continue;
        if (request.teamPreview) {
          side.choose('default');
          continue;
        }
        const choices = legal(request);
        tally.options += choices.length;
        tally.decisions++;
        if (!side.choose(choices[lot(choices.length)])) throw new Error(side.choice.error);
      }
      battle.commitChoices();
    }
    return JSON.stringify([
      battle.winner,
      battle.turn,
      battle.sides.map((side) => side.pokemon.map(({ hp }) => hp)),
    ]);
  },
};
