import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createGame, type GameSetup, type Perft, perft, type Variant } from '../../src/game/index.js';
import { read } from '../../src/readers/index.js';
import { compile, type Ruleset } from '../../src/rulesets/index.js';
import { ALL_CARDS } from '../support/cards.js';
import { describeWithCorpus, shared } from '../support/corpus.js';
import { alternating, blocks, seats, stocked } from '../support/tables.js';

/** Pinned counts; `VARIORUM_PERFT=write` writes them again, and then counts as deep in every edition. */
const FILE = join(import.meta.dirname, 'perft.json');
const EDITIONS = ['2006-10-01', '2008-02-01', '2011-07-15', '2025-02-07'];
/** Editions in which the last level is counted too, which is most of the work. */
const DEEP = ['2008-02-01', '2025-02-07'];
const TABLES: [Variant | 'none', number, number][] = [
  ['none', 3, 7],
  ['freeForAll', 4, 7],
  ['teamVsTeam', 4, 7],
  ['emperor', 6, 5],
  ['twoHeadedGiant', 4, 6],
  ['twoHeadedGiant', 6, 5],
  ['alternatingTeams', 6, 5],
  ['grandMelee', 8, 5],
  ['grandMelee', 12, 5],
];

function position(variant: Variant | 'none', count: number): GameSetup {
  const seated =
    variant === 'alternatingTeams'
      ? alternating(2, count / 2)
      : variant === 'teamVsTeam' || variant === 'emperor' || variant === 'twoHeadedGiant'
        ? blocks(2, count / 2)
        : { players: seats(count) };
  return {
    ...seated,
    options: {
      ...(variant === 'none' ? {} : { variant }),
      ...(variant === 'freeForAll' || variant === 'alternatingTeams' ? { attackMultiplePlayers: true } : {}),
    },
    cards: ALL_CARDS,
    objects: stocked(seated.players, ['Bolt'], ['Bear']),
    start: { at: 'turn' },
  };
}

function rulesetOf(edition: string): Ruleset {
  const path = shared(`corpus/official/${edition}.txt`);
  if (path === undefined) throw new Error(`no edition ${edition}`);
  return compile(read(readFileSync(path), { file: path }).tree, { name: edition });
}

describeWithCorpus('perft', () => {
  const pinned: Record<string, Perft[]> = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};

  it.each(EDITIONS)('counts what it counted before under %s', (edition) => {
    const ruleset = rulesetOf(edition);
    const writes = process.env.VARIORUM_PERFT === 'write';
    for (const [variant, count, whole] of TABLES) {
      const deepest = writes || DEEP.includes(edition) ? whole : whole - 1;
      const game = createGame(position(variant, count), ruleset, { log: false, unchecked: true });
      const counted = Array.from({ length: deepest }, (_, at) => perft(game, at + 1));
      const key = `${edition} ${variant} ${count}`;
      if (writes) pinned[key] = counted;
      expect([key, counted]).toEqual([key, pinned[key]?.slice(0, deepest)]);
    }
    if (writes) writeFileSync(FILE, `${JSON.stringify(pinned, null, 1)}\n`);
  });
});
