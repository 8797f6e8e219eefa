import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { read } from '../../src/readers/index.js';
import { parameterKeys } from '../../src/rulesets/index.js';
import { describeWithCorpus, root, shared } from '../support/corpus.js';

interface Row {
  edition: string;
  rule: string;
  parameters: string[];
  code: string[];
  scenarios: string[];
}

const rows: Row[] = [];
let edition = '';
for (const line of readFileSync(join(root, 'docs/traceability.md'), 'utf8').split('\n')) {
  if (line.startsWith('## ')) edition = line.slice(3);
  const cells = line.split('|').map((cell) => cell.trim());
  if (!/^\d{3}\./.test(cells[1] ?? '')) continue;
  const list = (cell = '') =>
    cell
      .replace(/ and \d+ more$/, '')
      .split(', ')
      .filter(Boolean);
  rows.push({
    edition,
    rule: cells[1] ?? '',
    parameters: [...(cells[2] ?? '').matchAll(/`([^`]+)`/g)].map(([, key]) => key ?? ''),
    code: list(cells[3]),
    scenarios: list(cells[4]),
  });
}

describe('the table of rules, code and scenarios', () => {
  it('has no empty row', () => {
    expect(rows.length).toBeGreaterThan(400);
    expect(rows.filter((row) => row.code.length === 0 || row.scenarios.length === 0)).toEqual([]);
  });

  it('names only parameters, files and scenarios that exist', () => {
    const folder = join(root, 'fixtures/scenarios');
    const ids = new Set(
      readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .flatMap((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as { id: string }[])
        .map((scenario) => scenario.id),
    );
    const keys = new Set<string>(parameterKeys);
    for (const row of rows) {
      expect(row.parameters.filter((key) => !keys.has(key))).toEqual([]);
      expect(row.code.filter((path) => !existsSync(join(root, path)))).toEqual([]);
      expect(row.scenarios.filter((id) => !ids.has(id))).toEqual([]);
    }
  });
});

describeWithCorpus('the numbered rules of the multiplayer chapters', () => {
  it('all have a row', () => {
    for (const [date, chapter] of [
      ['2008-02-01', '6'],
      ['2011-07-15', '8'],
      ['2025-02-07', '8'],
    ] as const) {
      const path = shared(`corpus/official/${date}.txt`) as string;
      const text = JSON.stringify(read(readFileSync(path), { file: path }).tree);
      const numbers = [...text.matchAll(/"type":"(?:sub)?rule","number":"([^"]+)"/g)].map(
        ([, number]) => number ?? '',
      );
      const wanted = numbers.filter((number) => new RegExp(`^${chapter}\\d\\d\\.`).test(number));
      expect(wanted.length).toBeGreaterThan(50);
      const have = new Set(rows.filter((row) => row.edition === date).map((row) => row.rule));
      expect(wanted.filter((number) => !have.has(number))).toEqual([]);
    }
  });
});
