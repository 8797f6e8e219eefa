import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ScenarioError } from '../../src/scenarios/error.js';
import { loadScenarios } from '../../src/scenarios/load.js';
import { editionsOf, expectationFor } from '../../src/scenarios/scenario.js';
import { scenarioSchema } from '../../src/scenarios/schema.js';
import { root } from '../support/corpus.js';

const folder = join(root, 'fixtures/scenarios');
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));

const small = (change: (text: string) => string = (text) => text) =>
  change(`{
  "id": "axe",
  "edition": "2011-07-15",
  "cards": [{"name": "Lava Axe", "types": ["sorcery"]}],
  "setup": {
    "players": ["Dora", "Emil"],
    "objects": [{"id": "ax", "card": "Lava Axe", "owner": "Dora", "zone": "hand"}]
  },
  "steps": [{"id": "a1", "cast": "ax", "by": "Dora", "targets": ["Emil"]}],
  "checks": ["life('Emil')==15"],
  "expect": {"2008-02-01": "same", "2006": ["life('Emil')==14"], "1999": {"notApplicable": "no such game"}}
}`);

const complaint = (text: string): ScenarioError => {
  try {
    loadScenarios(text, 'file.json');
  } catch (error) {
    if (error instanceof ScenarioError) return error;
    throw error;
  }
  throw new Error('it was read');
};

describe('reading a scenario file', () => {
  it('knows what is expected of each edition', () => {
    const [scenario] = loadScenarios(small(), 'file.json');
    if (!scenario) throw new Error('nothing was read');
    expect(editionsOf(scenario)).toEqual(['2011-07-15', '2008-02-01', '2006', '1999']);
    expect(expectationFor(scenario, '2008-02-01')).toEqual({ checks: scenario.checks });
    expect(expectationFor(scenario, '2006-10-01')).toMatchObject({ checks: [{ text: "life('Emil')==14" }] });
    expect(expectationFor(scenario, '1999-04-23')).toEqual({ notApplicable: 'no such game' });
    expect(expectationFor(scenario, '2020-01-01')).toBeUndefined();
    expect(expectationFor(scenario, '2011-07-15')).toEqual({ checks: scenario.checks });
  });

  it('finds an edition by any of its names when told how', () => {
    const [scenario] = loadScenarios(small(), 'file.json');
    const resolve = (name: string) => (name === '2011-07-15' || name === 'M12' ? '2011-07-15' : name);
    expect(scenario && expectationFor(scenario, 'M12', resolve)).toEqual({ checks: scenario?.checks });
  });

  it('reads every scenario of the project, and each has the form of the schema', () => {
    const validate = new Ajv2020({ allowUnionTypes: true, strict: false }).compile(scenarioSchema);
    const ids = new Set<string>();
    for (const name of files) {
      const text = readFileSync(join(folder, name), 'utf8');
      expect(validate(JSON.parse(text)), `${name} ${JSON.stringify(validate.errors?.[0])}`).toBe(true);
      for (const scenario of loadScenarios(text, name)) {
        expect(ids.has(scenario.id), `${scenario.id} twice`).toBe(false);
        ids.add(scenario.id);
      }
    }
    expect(ids.size).toBeGreaterThanOrEqual(347);
    const written = JSON.parse(readFileSync(join(root, 'docs/scenario.schema.json'), 'utf8')) as unknown;
    expect(written, 'the schema in the documentation is the one in the code').toEqual(scenarioSchema);
    expect(validate({ id: 'x', setup: { players: [] }, steps: [], checks: [] })).toBe(false);
    expect(validate({ id: 'x', setup: { players: ['A'] }, steps: [] })).toBe(false);
  });

  it('says file, line and column of what is wrong, and what to do', () => {
    const cases: [string, number, string][] = [
      [small((t) => t.replace('"card": "Lava Axe"', '"card": "Lava Ax"')), 7, 'is not known'],
      [small((t) => t.replace('"types"', '"does": "spell", "types"')), 4, 'convert-scenarios'],
      [small((t) => t.replace('"cast": "ax"', '"juggle": "ax"')), 9, 'a step has one of'],
      [small((t) => t.replace("life('Emil')==15", "lif('Emil')==15")), 10, 'did you mean life'],
      [small((t) => t.replace("life('Emil')==15", "at('a7',life('Emil'))==15")), 10, '"a7"'],
      [small((t) => t.replace('"owner": "Dora"', '"owner": "Dore"')), 7, 'Dora'],
      [small((t) => t.replace('"zone": "hand"', '"zone": "hands"')), 7, '"hand"'],
      [small((t) => t.replace('"checks"', '"chekcs"')), 10, '"checks"'],
      [small((t) => t.replace('"Emil"]', '"Emil",]')), 6, 'a value'],
      [small((t) => t.replace('["Dora", "Emil"]', '[]')), 6, 'no players'],
      ['', 1, 'empty'],
      ['[]', 1, 'no scenario'],
      ['"x"', 1, '{ }'],
      ['{', 1, 'the file ends'],
      [`[${small()},${small()}]`, 12, 'rename'],
      [small((t) => t.replace('"targets": ["Emil"]', '"targets": ["Fritz"]')), 9, 'is called "Fritz"'],
      [small((t) => t.replace('"targets": ["Emil"]', '"targets": ["Emill"]')), 9, 'did you mean "Emil"'],
      [small((t) => t.replace('"Emil"],', '"Emil"], "options": {"atackLeft": true},')), 6, '"attackLeft"'],
      [small((t) => t.replace('"Emil"],', '"Emil"], "state": {"turn": "Fritz"},')), 6, 'no player "Fritz"'],
      [small((t) => t.replace('"Emil"],', '"Emil"], "state": {"step": "main"},')), 6, 'main1'],
      [small((t) => t.replace('"same"', '"sam"')), 11, 'write "same"'],
    ];
    for (const [text, line, word] of cases) {
      const error = complaint(text);
      expect(error.message, word).toContain('file.json:');
      expect(error.reason).toContain(word);
      expect(error.line, error.message).toBe(line);
    }
  });

  it('points at the very word inside a check, escapes counted', () => {
    const error = complaint(small((t) => t.replace("life('Emil')==15", "\\u006cife('Emil')=15")));
    expect(error.line).toBe(10);
    expect(small().split('\n')[9]?.indexOf('life')).toBe(14);
    expect(error.column).toBe(15 + "\\u006cife('Emil')".length);
  });

  it('answers any damage to a file with a scenario or a place in the file', () => {
    const text = small();
    fc.assert(
      fc.property(
        fc.nat(text.length),
        fc.nat(8),
        fc.constantFrom('', '"', '{', ']', '0', "'", '\\', 'x'),
        (at, cut, put) => {
          const damaged = text.slice(0, at) + put + text.slice(at + cut);
          try {
            loadScenarios(damaged, 'damaged.json');
          } catch (error) {
            expect(error).toBeInstanceOf(ScenarioError);
            expect((error as ScenarioError).line).toBeGreaterThan(0);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('refuses endless nesting at once', () => {
    expect(complaint('['.repeat(100_000)).reason).toContain('levels');
  });
});
