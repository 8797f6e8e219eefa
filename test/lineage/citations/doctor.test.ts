import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  Concordance,
  diagnose,
  findCitations,
  type Inference,
  inferEdition,
  inferEditions,
  isCertain,
  type LineageRow,
  rewrite,
  toSarif,
  totalsOf,
} from '../../../src/lineage/index.js';

/** A rule that bears another number from the third edition on. */
const moved = (was: string, is: string): LineageRow => [
  `${was}@2001-01-01`,
  [
    [was, 0, 1],
    [is, 2, 2],
  ],
];

/** Three editions: 606 becomes 806 with most of its rules, 606.2 is split, 606.3 ends, 100.1 stays. */
const concordance = new Concordance({
  version: 1,
  editions: ['2001-01-01', '2002-02-02', '2003-03-03'],
  lineages: [
    ['100.1@2001-01-01', [['100.1', 0, 2]]],
    moved('606.1', '806.1'),
    moved('606.2', '806.2'),
    ['606.3@2001-01-01', [['606.3', 0, 1]]],
    ['805.4@2003-03-03', [['805.4', 2, 2]]],
    moved('606.4a', '806.5a'),
    moved('606.4c', '806.5c'),
    moved('606.5z', '806.6z'),
    moved('606.5aa', '806.6aa'),
    moved('606.5ab', '806.6ab'),
    moved('606', '806'),
    moved('607', '807'),
  ],
  branches: [[2, 4, 2, 'split']],
});

const examine = (text: string, written = '2002-02-02', target = '2003-03-03') =>
  diagnose(findCitations(text, 'a.ts'), concordance, written, target);

describe('a citation, examined', () => {
  test.each([
    ['// CR 100.1', 'current', null],
    ['// CR 606.1', 'moved', '806.1'],
    ['// CR 606.2', 'split', null],
    ['// CR 606.3', 'ended', null],
    ['// CR 606.9', 'unknown', null],
    ['// CR 606.4a-c', 'moved', '806.5a-c'],
    ['// CR 606.4a/c', 'moved', '806.5a/c'],
    ['// CR 606.4a/b', 'unknown', null],
    ['// RULE 606.4A-C', 'moved', '806.5A-C'],
    ['// CR 606.5z-ab', 'moved', '806.6z-ab'],
    ['// CR 606.5aa', 'moved', '806.6aa'],
    ['// CR 606-607', 'moved', '806-807'],
  ] as const)('%s is %s', (line, status, suggestion) => {
    expect(examine(line)).toMatchObject([{ status, suggestion }]);
  });

  test('that names its own edition is judged by that edition, and is never rewritten', () => {
    const line = '//20030401 - 806.1';
    const [found] = examine(line, '2001-01-01', '2001-01-01');
    expect(found).toMatchObject({ status: 'moved', suggestion: '606.1' });
    expect(rewrite(line, [found as never])).toEqual({ text: line, rewritten: 0 });
  });

  test('older than every edition is not guessed at', () => {
    expect(examine('//19990101 - 100.1')[0]).toMatchObject({ status: 'unknown' });
  });

  test('is counted once, whatever came of it', () => {
    const all = examine('// CR 100.1, CR 606.1, CR 606.2, CR 606.3, CR 606.9');
    expect(totalsOf(all)).toEqual({
      current: 1,
      moved: 1,
      split: 1,
      ended: 1,
      unknown: 1,
      doubtful: 0,
      newer: 0,
    });
  });
});

describe('rewriting', () => {
  test('changes the numbers that are certain and not a character more', () => {
    const text = '// see rule 606.1 (CR 606.2)\nconst price = 606.1; // rules 606.4a-c\n';
    expect(rewrite(text, examine(text))).toEqual({
      text: '// see rule 806.1 (CR 606.2)\nconst price = 606.1; // rules 806.5a-c\n',
      rewritten: 2,
    });
  });

  test('leaves a letter alone that would belong to another rule afterwards', () => {
    const apart = new Concordance({
      version: 1,
      editions: ['2001-01-01', '2002-02-02'],
      lineages: [
        [
          '100.1a@2001-01-01',
          [
            ['100.1a', 0, 0],
            ['200.1a', 1, 1],
          ],
        ],
        [
          '100.1b@2001-01-01',
          [
            ['100.1b', 0, 0],
            ['300.1b', 1, 1],
          ],
        ],
      ],
      branches: [],
    });
    const text = '// CR 100.1a/b';
    const found = diagnose(findCitations(text, 'a.ts'), apart, '2001-01-01', '2002-02-02');
    expect(found).toMatchObject([{ status: 'moved', suggestion: null }]);
    expect(rewrite(text, found)).toEqual({ text, rewritten: 0 });
  });

  test('leaves alone what is hardly a citation', () => {
    const text = '// CR 100.1 is the one (606.1)';
    const found = examine(text);
    expect(found).toMatchObject([{ status: 'current' }, { status: 'moved', suggestion: '806.1' }]);
    expect(found.map(isCertain)).toEqual([false, false]);
    expect(rewrite(text, found).rewritten).toBe(0);
  });

  test('done twice, the second time with the new edition, changes nothing', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('CR 606.1', 'rule 100.1', '§606.4a', 'a price of $606.1', '606.3', '\n// ')),
        (parts) => {
          const text = `// ${parts.join(' ')}`;
          const once = rewrite(text, examine(text)).text;
          const again = examine(once, '2003-03-03', '2003-03-03');
          expect(rewrite(once, again)).toEqual({ text: once, rewritten: 0 });
        },
      ),
    );
  });
});

describe('the edition that citations were written for, where nobody says it', () => {
  /** Every tenth edition renumbers everything: rule N of section S is S.N, S.N+1 and so on. */
  const editions = Array.from({ length: 40 }, (_, e) => `20${String(e + 10)}-01-01`);
  const renumbered = new Concordance({
    version: 1,
    editions,
    lineages: Array.from({ length: 200 }, (_, rule): LineageRow => {
      const shift = Math.floor(rule / 5);
      return [
        `${100 + shift}.${rule % 5}1@2010-01-01`,
        [0, 1, 2, 3].map((time) => [`${100 + shift + time * 200}.${rule % 5}1`, time * 10, time * 10 + 9]),
      ];
    }),
    branches: [],
  });
  const cite = (...numbers: string[]) => findCitations(`// CR ${numbers.join(', CR ')}`, 'a.ts');
  const of = (time: number, count: number) =>
    Array.from({ length: count }, (_, i) => `${100 + i + time * 200}.11`);

  test('is one of those that have most of the numbers, named by the newest', () => {
    const inferred = inferEdition(cite(...of(1, 10)), renumbered);
    expect(inferred).toMatchObject({ edition: editions[19], explained: 10, distinct: 10 });
    expect(inferred?.fits).toEqual(editions.slice(10, 20));
    expect(inferred?.confidence).toBeCloseTo(0.1);
  });

  test('is not told from one that lacks a single number, which may be a slip', () => {
    const inferred = inferEdition(cite(...of(1, 1), ...of(2, 2)), renumbered);
    expect(inferred?.edition).toBe(editions[29]);
    expect(inferred?.fits).toEqual(editions.slice(10, 30));
    expect(inferred?.confidence).toBeLessThan(0.1);
  });

  test('is told apart from file to file where two editions are mixed', () => {
    const files = [cite(...of(1, 8)), cite(...of(3, 4)), cite(...of(1, 6)), cite('999.9'), []];
    const { hands, ofFile } = inferEditions(files, renumbered);
    expect(hands.map(({ edition, files }) => [edition, files])).toEqual([
      [editions[19], [0, 2]],
      [editions[39], [1]],
    ]);
    expect(ofFile.slice(0, 3).map((one) => one?.edition)).toEqual([editions[19], editions[39], editions[19]]);
    // What says nothing may be of any hand.
    expect(ofFile[4]?.fits).toEqual([...editions.slice(10, 20), ...editions.slice(30, 40)]);
  });

  test('nothing is suggested but what holds for each that fits', () => {
    const kept = new Concordance({
      version: 1,
      editions: ['2001-01-01', '2002-02-02', '2003-03-03'],
      lineages: [
        [
          '100.1@2001-01-01',
          [
            ['100.1', 0, 0],
            ['100.2', 1, 1],
            ['100.3', 2, 2],
          ],
        ],
        [
          '100.2@2001-01-01',
          [
            ['100.2', 0, 0],
            ['100.1', 1, 2],
          ],
        ],
        moved('200.1', '200.2'),
      ],
      branches: [],
    });
    const citations = findCitations('// CR 100.1 and CR 200.1', 'a.ts');
    const inferred = inferEdition(citations, kept) as Inference;
    expect(inferred).toMatchObject({ edition: '2002-02-02', explained: 2 });
    const found = diagnose(citations, kept, inferred, '2003-03-03');
    expect(found.map((d) => [d.citation.number, d.status, d.suggestion, d.certain])).toEqual([
      ['100.1', 'current', null, false],
      ['200.1', 'moved', '200.2', true],
    ]);
    expect(found[0]?.evidence).toMatch(/^not certain.*100\.1 is the same.*100\.1 of 2001-01-01 is 100\.3/);
  });

  test('is not inferred from nothing', () => {
    expect(inferEdition([], concordance)).toBeUndefined();
    expect(inferEdition(findCitations('// CR 999.9', 'a.ts'), concordance)).toBeUndefined();
    expect(inferEditions([[], []], concordance)).toEqual({ hands: [], ofFile: [undefined, undefined] });
  });
});

test('tools for code review get a finding for everything that no longer stands', () => {
  const cited = '// CR 606.1 and CR 100.1';
  const log = toSarif([{ file: 'src/a b.ts', text: cited, diagnoses: examine(cited) }], '1.0.0') as {
    runs: {
      results: { ruleId: string; locations: { physicalLocation: { artifactLocation: { uri: string } } }[] }[];
    }[];
  };
  expect(log.runs[0]?.results.map((r) => r.ruleId)).toEqual(['citation-moved']);
  expect(log.runs[0]?.results[0]?.locations[0]?.physicalLocation.artifactLocation.uri).toBe('src/a%20b.ts');
});

test('the log is valid by the schema of SARIF 2.1.0, whatever is found', () => {
  const require = createRequire(import.meta.url);
  const { $schema, ...schema } = JSON.parse(
    readFileSync(require.resolve('@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json'), 'utf8'),
  );
  expect($schema).toBe('http://json-schema.org/draft-04/schema#');
  delete schema.id;
  // One of its patterns is none of those that the Unicode flag allows, and its formats are those of addresses.
  const valid = new Ajv({ strict: false, validateFormats: false, unicodeRegExp: false }).compile(schema);
  const texts = ['// CR 606.1 and CR 100.1', '// CR 606.9a, CR 999.1, rules 606.1-606.2', '// nothing'];
  const log = toSarif(
    texts.map((text, at) => ({ file: `src/ä ${at}.ts`, text, diagnoses: examine(text) })),
    '1.0.0',
    (number) => `heading of ${number}`,
  ) as { runs: { results: { level: string; fixes?: object[] }[] }[] };
  valid(log);
  expect(valid.errors).toBeNull();
  const results = log.runs[0]?.results ?? [];
  expect(results.length).toBeGreaterThan(2);
  expect(results.some(({ fixes }) => fixes !== undefined)).toBe(true);
  (results[0] as { level: string }).level = 'dreadful';
  expect(valid(log)).toBe(false);
});
