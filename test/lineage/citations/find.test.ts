import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findCitations } from '../../../src/lineage/citations/find.js';

const numbers = (text: string, name = 'a.ts') =>
  findCitations(text, name).map((c) =>
    c.last ? `${c.number}..${c.last}` : [c.number, ...(c.also ?? [])].join('/'),
  );

describe('a citation', () => {
  test.each([
    ['// CR 702.19b', ['702.19b']],
    ['// a player who has left is asked about: 800.4g says what is known', ['800.4g']],
    ['// marker of a player who leaves goes to the left, 807.4g', ['807.4g']],
    ['// 809.5A THE EMPEROR LOSES WITH THE TEAM AND EVERY PLAYER ON IT', ['809.5a']],
    ['/* rule 800.4a applies */', ['800.4a']],
    ['// rules 601.2b-d', ['601.2b..601.2d']],
    ['// §704.5k', ['704.5k']],
    ['// dies at once (see 810.8d)', ['810.8d']],
    ['//20100423 - 801.2c', ['801.2c']],
    ['// [CR 20210419] 800.4k', ['800.4k']],
    ['// rules 601.2b, 601.2c and 602.2', ['601.2b', '601.2c', '602.2']],
    ['const why = "CR 104.3a";', ['104.3a']],
    ['// as CR\n// 603.10a has it', ['603.10a']],
    ['// CR 608.2b/h look back', ['608.2b/608.2h']],
    ['// CR 613.10–613.11', ['613.10..613.11']],
    ["const a = { rules: ['704.5a', '704.5b'] };", ['704.5a', '704.5b']],
    ['/* CR305.2, Rule#305.3 */', ['305.2', '305.3']],
    ['cr!("613.4", "613.7");', ['613.4', '613.7']],
    ["new RulesError('not now', '601.2')", ['601.2']],
    ["const a = { rules: { cast: '601.2', block: '509.1' } };", ['601.2', '509.1']],
    ['// 608.2a Targets are looked at again (603.4)', ['608.2a', '603.4']],
    [
      '// behind z: CR 702.5aa, rules 702.5z-ab and 702.5aa-ad, 704.5y/aa',
      ['702.5aa', '702.5z..702.5ab', '702.5aa..702.5ad', '704.5y/704.5aa'],
    ],
    ['// (see 100.1zz)', ['100.1zz']],
    ['// RULE 702.19B IS WRITTEN IN CAPITALS', ['702.19b']],
    ['// C.R.613.8, R103.4b, cr:301.5c, rule-103.4', ['613.8', '103.4b', '301.5c', '103.4']],
    ['// Regel 805.4b, règle 805.4b, 規則805.4b', ['805.4b', '805.4b', '805.4b']],
    ['// casting, CR 601.2a – 601.2i', ['601.2a..601.2i']],
    ['// combat is CR 506-511', ['506..511']],
    ['// the layers of CR 613', ['613']],
    ['// keyword abilities stand in rule 702', ['702']],
  ])('is found in %s', (line, expected) => {
    expect(numbers(line)).toEqual(expected);
  });

  test('says the edition that it names itself', () => {
    expect(findCitations('// [CR 20210419] 800.4k', 'a.ts')[0]?.stamp).toBe('2021-04-19');
    expect(findCitations('//20100423 - 801.2c', 'a.ts')[0]?.stamp).toBe('2010-04-23');
  });

  test('knows its place', () => {
    expect(findCitations('let a;\n  // CR 702.19b', 'a.ts')[0]).toMatchObject({ line: 2, column: 9 });
  });

  test('is sought in comments, strings and prose, not in code', () => {
    expect(numbers('const x = 702.19;')).toEqual([]);
    expect(numbers('# CR 702.19\nx = 702.19', 'a.py')).toEqual(['702.19']);
    expect(numbers('As rule 702.19 says.', 'notes.md')).toEqual(['702.19']);
    expect(numbers('| `704.5j` | legend rule | partial |', 'table.md')).toEqual(['704.5j']);
    expect(numbers('rule: 702.19\nprice: 702.19', 'cards.yaml')).toEqual(['702.19']);
    expect(numbers('{ "rule": "702.19", "price": "702.19" }', 'cards.json')).toEqual(['702.19']);
  });
});

describe('no citation', () => {
  test.each([
    '// costs $702.19 a month',
    '// took 702.19 ms',
    '// version 702.19',
    '// connect to 192.168.0.1',
    '// at 100.50% of the width',
    '// 800.4 px wide',
    '// https://example.org/702.19b and https://example.org/cr#702.19b',
    '// ATOM-702.26b-001, MAGE-613.2',
    '// section 404 for errors, rule 110 automata',
    '// took 702.5ms, 702.5kb of 702.5MB, the 702.5th time',
    '// the rules are at https://example.org/#rule-702.19b and (#rule-702.19b)',
    'if (x > 613.7f) return; // 613.7f is where the card ends',
    '// no rule is counted from 0: 128.0f, 613.0, 100.05',
    '/* 802.1ad and 802.3ad on a VLAN, 802.11n for wireless */',
    '// RFC 702.19, ISO 702.19, PEP 702.19, HTTP 404.1 and error 800.1',
    "const price = { cost: '103.40', width: '312.5px' };",
    'log("503.2 seconds");',
  ])('is seen in %s', (line) => {
    expect(numbers(line)).toEqual([]);
  });
});

test('a file that cites rules all over cites one where a lonely number would be doubted', () => {
  const doubted = '// then the rest (601.2)\n';
  expect(numbers(doubted)).toEqual([]);
  const sure = Array.from({ length: 5 }, (_, i) => `// CR 601.2${'abcde'[i]}\nstep();\n`).join('\n');
  const far = `${'next();\n'.repeat(30)}${doubted}`;
  expect(findCitations(sure + far, 'a.ts').at(-1)).toMatchObject({ number: '601.2', confidence: 0.55 });
});

test('whatever a file holds, each citation stands where it says, in order and without overlap', () => {
  const part = fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.constantFrom(
      'CR 702.19b',
      ' rule 601.2b-d',
      '704.5k/m',
      'RULE 100.1ZZ',
      'rules 702.5aa–ad',
      'CR 506-511',
      '//',
      '/*',
      '*/',
      '"',
      "'",
      '`',
      '#',
      '\n',
      ' 613.7 ',
      '\\',
      '§',
    ),
  );
  fc.assert(
    fc.property(
      fc.array(part, { maxLength: 40 }),
      fc.constantFrom('a.ts', 'a.py', 'a.md', 'a.yaml', 'a.hs', 'a'),
      (parts, name) => {
        const text = parts.join('');
        let end = 0;
        for (const { start, end: to, number, line, column } of findCitations(text, name)) {
          expect(start).toBeGreaterThanOrEqual(end);
          expect(text.slice(start, to).toLowerCase().startsWith(number)).toBe(true);
          const before = text.slice(0, start).split('\n');
          expect([line, column]).toEqual([before.length, (before.at(-1) as string).length + 1]);
          end = to;
        }
      },
    ),
    { numRuns: 300 },
  );
});

test.each([
  ['a.rs', '// CR 117.4 + 608.1: all players pass', ['117.4', '608.1']],
  ['a.rs', '// [CR#701.9a,616.1]', ['701.9a', '616.1']],
  ['a.rs', '// a CR 702.19b-style assignment', ['702.19b']],
  ['a.rs', '// CR 704.5j-ish check', ['704.5j']],
  ['a.rs', "// 704.5k's check for permanents", ['704.5k']],
  ['a.rs', '// RULE 704.5K', ['704.5k']],
  ['a.tsx', 'return <p>See rule 702.19b for trample</p>;', ['702.19b']],
  ['a.vue', '<template><p>CR 704.3 says so</p></template>', ['704.3']],
  ['a.tsx', 'const f = (a: number) => a > 100.5 && a < 200.5;', []],
  ['a.c', '// constants 100.1f and 200.2f in metres', []],
  ['a.md', 'see chapters 100-104, version 601.2.3', []],
])('in %s %s cites %j', (name, text, numbers) => {
  expect(findCitations(text, name).map(({ number }) => number)).toEqual(numbers);
});
