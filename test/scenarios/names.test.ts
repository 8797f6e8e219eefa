import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { editions, ruleset } from '../../src/rulesets/index.js';
import { loadScenarios, runScenario } from '../../src/scenarios/index.js';
import { root } from '../support/corpus.js';

interface Plain {
  id: string;
  edition: string;
  setup: { players: string[]; teams?: Record<string, string[]>; objects?: { id: string }[] };
}

/** The same scenario with every player, team and object called something else. */
function renamed(scenario: Plain): string {
  const names = new Map<string, string>();
  for (const [index, player] of scenario.setup.players.entries()) names.set(player, `Zed${index}`);
  for (const [index, team] of Object.keys(scenario.setup.teams ?? {}).entries())
    names.set(team, `House${index}`);
  for (const [index, object] of (scenario.setup.objects ?? []).entries())
    names.set(object.id, `thing${index}`);
  const inChecks = (text: string) =>
    text.replace(/'([^':]*:)?([^']*)'/g, (whole, kind: string | undefined, name: string) =>
      names.has(name) ? `'${kind ?? ''}${names.get(name)}'` : whole,
    );
  const walk = (value: unknown, key = ''): unknown => {
    if (typeof value === 'string')
      return key === 'checks' || key === 'expect' ? inChecks(value) : (names.get(value) ?? value);
    if (Array.isArray(value)) return value.map((item) => walk(item, key));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [
        names.get(name) ?? name,
        // Cards, ids of steps and the scenario's own are names of other things.
        ['cards', 'card', 'says', 'edition', 'id'].includes(name) && !isObject(value, name)
          ? item
          : walk(item, key === 'checks' || key === 'expect' ? key : name),
      ]),
    );
  };
  return JSON.stringify(walk(scenario));
}

const isObject = (value: object, key: string): boolean => key === 'id' && 'card' in value;

it('makes no difference what players, teams and objects are called', () => {
  const wrong: string[] = [];
  const known = editions();
  const folder = join(root, 'fixtures/scenarios');
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json')))
    for (const plain of JSON.parse(readFileSync(join(folder, file), 'utf8')) as Plain[]) {
      const edition = known.findLast((name) => name.startsWith(plain.edition));
      // Cards whose effects name players are rare, and say so themselves.
      if (edition === undefined || JSON.stringify(plain).includes('"named"')) continue;
      const [scenario] = loadScenarios(renamed(plain), plain.id);
      const result = scenario && runScenario(scenario, ruleset(edition), { edition, trace: false });
      if (result?.status !== 'passed' && result?.status !== 'notApplicable') wrong.push(plain.id);
    }
  expect(wrong).toEqual([]);
});
