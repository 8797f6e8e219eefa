import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type CardDefinition, createGame, type GameSetup, type Variant } from '../../src/game/index.js';
import { read } from '../../src/readers/index.js';
import { compile, definitionOf } from '../../src/rulesets/index.js';
import { describeWithCorpus, root, shared } from '../support/corpus.js';
import { lots, playByLot } from '../support/lots.js';
import { table, VARIANTS } from '../support/tables.js';

const PERMANENT = ['creature', 'artifact', 'enchantment', 'land', 'planeswalker'];
const cards = JSON.parse(
  readFileSync(join(root, 'fixtures/cards/vocabulary.json'), 'utf8'),
) as CardDefinition[];

/** A table at which everybody has a few of the known cards, by lot. */
function dealt(variant: Variant | null, lot: (below: number) => number): GameSetup {
  const base = table(variant, 3 + lot(6));
  return {
    ...base,
    cards,
    objects: base.players.flatMap((owner) =>
      Array.from({ length: 7 }, (_, at) => {
        const card = cards[lot(cards.length)] as (typeof cards)[number];
        const permanent = card.types.some((type) => PERMANENT.includes(type)) && card.enchant === undefined;
        const sized = card.types.includes('creature') && card.power === undefined;
        return {
          id: `${owner}-${at}`,
          card: card.name,
          owner,
          zone: card.types.includes('plane')
            ? ('command' as const)
            : permanent && lot(2)
              ? ('battlefield' as const)
              : ('hand' as const),
          n: 1 + lot(3),
          x: lot(3),
          ...(sized ? { power: 2, toughness: 2 } : {}),
        };
      }),
    ),
  };
}

describeWithCorpus('random games under real editions', () => {
  const folder = shared('corpus/official') ?? '.';
  const editions = readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .filter((_, at) => at % 10 === 9);

  it.each(editions)(
    'cite for events only what the game went by, and rules that stand in the edition: %s',
    (name) => {
      const { tree } = read(readFileSync(join(folder, name)), { file: name });
      const ruleset = compile(tree, { name: name.slice(0, 10) });
      // An edition without multiplayer rules is no ground to play on.
      if (ruleset.entry('general.multiplayerThreshold')?.status !== 'compiled') return;
      const stated = new Set(ruleset.keys().flatMap((key) => ruleset.entry(key).lineages));
      const silent = new Map<string, number>();
      for (const [at, variant] of VARIANTS.entries()) {
        const lot = lots(at + name.charCodeAt(3) * 10 + name.charCodeAt(6));
        const game = createGame(dealt(variant, lot), ruleset, { seed: at, unchecked: true });
        playByLot(game, lot, 150);
        for (const event of game.log) {
          for (const parameter of event.parameters)
            if (definitionOf(parameter).use === 'informs') silent.set(parameter, 1);
          for (const lineage of event.lineages) if (!stated.has(lineage)) silent.set(lineage, 1);
          if (event.cause !== null) expect(event.cause).toBeLessThan(event.id);
        }
      }
      expect([...silent]).toEqual([]);
    },
  );
});
