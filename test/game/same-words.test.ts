import { describe, expect, it } from 'vitest';
import { createGame, type GameEvent, type GameRuleset, type Variant } from '../../src/game/index.js';
import { editions, parameterKeys, ruleset } from '../../src/rulesets/index.js';
import { lots } from '../support/lots.js';
import { table, VARIANTS } from '../support/tables.js';

/** The parameters of which two editions say something else. */
function differing(a: GameRuleset, b: GameRuleset, what: 'value' | 'rules' | 'lineages'): string[] {
  return parameterKeys.filter(
    (key) => JSON.stringify(a.entry(key)?.[what]) !== JSON.stringify(b.entry(key)?.[what]),
  );
}

/** Consecutive editions that say the same in every rule, between which most of the rules were renumbered. */
function renumbered(): [string, string] {
  const names = editions();
  let best: [string, string] | null = null;
  let most = 0;
  for (const [at, to] of names.entries()) {
    const from = names[at - 1];
    if (from === undefined) continue;
    const [a, b] = [ruleset(from), ruleset(to)];
    if (differing(a, b, 'value').length > 0 || differing(a, b, 'lineages').length > 0) continue;
    const count = differing(a, b, 'rules').length;
    if (count > most) [best, most] = [[from, to], count];
  }
  if (best === null) throw new Error('no two editions differ only in the numbers of their rules');
  return best;
}

/** A game by lot: what happened, without the names of the edition and of its ruleset. */
function played(
  rules: GameRuleset,
  variant: Variant | null,
  seed: number,
): { log: GameEvent[]; hash: string } {
  const lot = lots(seed);
  const game = createGame(table(variant, 6), rules, { seed });
  for (let at = 0; at < 60 && !game.isOver(); at++) {
    const open = game.pending();
    const decision = open[lot(open.length)];
    if (decision === undefined) throw new Error('nobody is asked anything');
    if (lot(60) === 0) game.concede(decision.players[0] as string);
    else game.answer(decision.id, lot(decision.options.length));
  }
  const log = game.log.map((event) =>
    event.type === 'setUp' ? { ...event, detail: { ...event.detail, edition: '', ruleset: '' } } : event,
  );
  return { log, hash: game.hash() };
}

describe('two editions that differ only in words and numbers', () => {
  const [from, to] = renumbered();

  it('are not the same edition', () => {
    expect(differing(ruleset(from), ruleset(to), 'rules').length).toBeGreaterThan(0);
  });

  it.each(VARIANTS)('give the same games, event by event, variant %s', (variant) => {
    for (let seed = 1; seed <= 40; seed++) {
      const [one, other] = [played(ruleset(from), variant, seed), played(ruleset(to), variant, seed)];
      expect(other.hash).toBe(one.hash);
      expect(other.log).toEqual(one.log);
    }
  });

  it('are told from editions that play differently', () => {
    const logs = ['2006-10-01', '2025-02-07'].map((edition) =>
      Array.from({ length: 5 }, (_, seed) => played(ruleset(edition), 'twoHeadedGiant', seed + 1).hash),
    );
    expect(logs[1]).not.toEqual(logs[0]);
  });
});
