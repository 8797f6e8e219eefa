import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { read } from '../../src/readers/index.js';
import { compile, type Ruleset } from '../../src/rulesets/index.js';
import { loadScenarios, runScenario } from '../../src/scenarios/index.js';
import { describeWithCorpus, shared } from '../support/corpus.js';

interface Plain {
  id: string;
  edition: string;
  setup: { players: string[]; teams?: Record<string, string[]>; objects: { id: string }[] };
  actions: { do: string }[];
  checks: string[];
}

const kept = new Map<string, Ruleset>();

function rulesetOf(edition: string): Ruleset {
  const path = shared(`corpus/official/${edition}.txt`) as string;
  const ruleset =
    kept.get(edition) ?? compile(read(readFileSync(path), { file: path }).tree, { name: edition });
  kept.set(edition, ruleset);
  return ruleset;
}

/** The same scenario with every player, team and object called something else. */
function renamed(scenario: Plain): string {
  const names = new Map<string, string>();
  for (const [index, player] of scenario.setup.players.entries()) names.set(player, `Zed${index}`);
  for (const [index, team] of Object.keys(scenario.setup.teams ?? {}).entries())
    names.set(team, `House${index}`);
  for (const [index, object] of scenario.setup.objects.entries()) names.set(object.id, `thing${index}`);
  const prose = (text: string) => text.replace(/[A-Za-z]\w*/g, (word) => names.get(word) ?? word);
  const quoted = (text: string) => text.replace(/'[^']*'/g, (part) => prose(part));
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') return names.get(value) ?? value;
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [names.get(key) ?? key, walk(item)]),
    );
  };
  return JSON.stringify({
    ...scenario,
    setup: {
      ...(walk(scenario.setup) as object),
      objects: (scenario.setup as { objects: Record<string, unknown>[] }).objects.map((object) => ({
        ...(walk(object) as object),
        card: object.card,
        zone: object.zone,
        state: Object.fromEntries(
          Object.entries((object.state as object | undefined) ?? {}).map(([key, item]) => [key, walk(item)]),
        ),
      })),
    },
    actions: scenario.actions.map((action) => ({ ...action, do: prose(action.do) })),
    checks: scenario.checks.map(quoted),
  });
}

describeWithCorpus('what players, teams and objects are called', () => {
  it('makes no difference to any scenario', () => {
    const text = readFileSync(shared('specification/scenarios.json') as string, 'utf8');
    const wrong: string[] = [];
    for (const plain of JSON.parse(text) as Plain[]) {
      const [scenario] = loadScenarios(renamed(plain), plain.id);
      const { edition } = plain;
      const result = scenario && runScenario(scenario, rulesetOf(edition), { edition, trace: false });
      if (result?.status !== 'passed') wrong.push(plain.id);
    }
    // The one scenario that the text contradicts under any name: see run.test.ts.
    expect(wrong).toEqual(['attack-only-in-range']);
  });
});
