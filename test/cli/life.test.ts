import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { editions } from '../../src/rulesets/index.js';
import { emptyFolder } from '../support/folder.js';
import { variorum } from './support.js';

describe('on a fresh install, without any dump,', () => {
  test('cite follows a rule forwards and backwards through renumbering and splits', async () => {
    const forwards = await variorum(
      ['cite', '606.9a@2008-02-01', '--in', '2011-07-15', '--json'],
      emptyFolder(),
    );
    expect(JSON.parse(forwards.out)).toEqual({
      from: { edition: '2008-02-01', number: '606.9a' },
      in: '2011-07-15',
      to: [{ number: '810.9a', relation: 'renumbered' }],
      ended: null,
    });
    const backwards = await variorum(['cite', '810.9a@2011-07-15', '--in', '2006'], emptyFolder());
    expect(backwards.out).toBe('810.9a of 2011-07-15 is 606.9a (renumbered) in 2006-10-01\n');
    const split = await variorum(['cite', '606.6e@2008-02-01', '--in', '2011-07-15'], emptyFolder());
    expect(split.out).toMatch(/805\.4b \(split\).*805\.4c \(split\)/);
  });

  test('a rule or an edition that never was is said to be none, in one line', async () => {
    for (const words of ['999.9', '606.9a@1887', 'nonsense']) {
      const { status, err } = await variorum(['cite', words], emptyFolder());
      expect(status).toBe(2);
      expect(err.trimEnd().split('\n')).toHaveLength(1);
    }
  });

  test.each([
    [
      '606.9a@2011',
      /^variorum: the edition of 2011-09-30 has no rule 606\.9a; .*from 2005-08-01 to 2009-05-01: name one of these, as 606\.9a@2009-05-01/,
    ],
    ['810.99', /^variorum: no edition known here has a rule 810\.99; near it there are 810\./],
    [
      'no such term',
      /^variorum: "no such term" is no number of a rule, and entries of the glossary have none; variorum history follows/,
    ],
    [
      '606.9a@1066',
      /^variorum: 1066: no edition that is known here; there are 1999-04-23, .*\(\d+ in all\)\n$/,
    ],
    ['606.9a@M10', /^variorum: the edition of 2009-07-11 has no rule 606\.9a/],
    ['', /names no rule/],
    ['606.9a@', /"606\.9a@" names no rule; write NUMBER or NUMBER@EDITION/],
    ['601.2b-d', /"601\.2b-d" names several rules; ask for one at a time, as 601\.2b/],
    ['702.5z to 702.5ab@2011', /names several rules; ask for one at a time, as 702\.5z/],
  ])(
    'what is asked of %j is answered in one line that says what is wrong and what there is',
    async (words, expected) => {
      const { status, out, err } = await variorum(['cite', words], emptyFolder());
      expect([status, out]).toEqual([2, '']);
      expect(err.trimEnd().split('\n')).toHaveLength(1);
      expect(err).toMatch(expected);
    },
  );

  test('a rule is found by what people write: a mark, a closing dot, a capital, a day between editions', async () => {
    for (const words of ['CR 606.9a@2008', '§606.9A@2008', '606.9a.@2008', 'rule 606. 9a@2008-03-01']) {
      const { status, out } = await variorum(['cite', words, '--in', '2011-07-15'], emptyFolder());
      expect([words, status, out]).toEqual([
        words,
        0,
        expect.stringContaining('is 810.9a (renumbered) in 2011-07-15'),
      ]);
    }
    const { err } = await variorum(['cite', '606.9a@2008-03-01', '--in', 'M10'], emptyFolder());
    expect(err).toBe(
      'variorum: 2008-03-01: no edition of that day is known; using 2008-02-01, the newest before it\n',
    );
  });

  test('a number that another rule bore before is taken as in the newest edition, and the other is named', async () => {
    const { out, err } = await variorum(['cite', '704.5k', '--in', '2010'], emptyFolder());
    expect(err).toMatch(
      /^variorum: 704\.5k is taken as in .*; before, another had the number: 704\.5k@2009-07-11\n$/,
    );
    expect(out).toMatch(/^704\.5k of .* is 704\.5m \(renumbered\) in 2010-10-01\n$/);
  });

  test('an entry of the glossary has a history too', async () => {
    const { out } = await variorum(['history', 'EMPEROR'], emptyFolder());
    expect(out).toMatch(/^Emperor@2008-02-01\n/);
  });

  test('lineages are checked against a direct comparison, and every disagreement is told with its reasons', async () => {
    const folder = emptyFolder();
    const { out } = await variorum(['lineages', '--json'], folder);
    const { from, to, rules, disagreements } = JSON.parse(out);
    expect([from, to]).toEqual(['2008-02-01', '2011-07-15']);
    expect(rules).toBeGreaterThan(disagreements.length);
    // Each is honest: what it says of lives is what cite says, and what it says of the comparison is what compare says.
    const compared = JSON.parse((await variorum(['compare', from, to, '--json'], folder)).out);
    for (const { old, composed, direct, why } of disagreements) {
      const cited = JSON.parse(
        (await variorum(['cite', `${old}@${from}`, '--in', to, '--json'], folder)).out,
      );
      const edges = compared.edges.filter((edge: { old: string }) => edge.old === old);
      const news = edges.flatMap((edge: { new: string | null }) => edge.new ?? []);
      const numbers = cited.to.map((there: { number: string }) => there.number);
      for (const number of composed) expect(numbers).toContain(number);
      expect(direct.sort()).toEqual(news.sort());
      expect(direct.sort()).not.toEqual(composed.sort());
      expect(why).toMatch(/ends in|leads to|comparison/);
    }
    const text = await variorum(['lineages'], folder);
    expect(text.out.trimEnd().split('\n').at(-1)).toBe(
      `${disagreements.length} of ${rules} rules of ${from} lead elsewhere by their lives than by a direct comparison with ${to}`,
    );
    const backwards = await variorum(['lineages', '2011', '2008'], folder);
    expect([backwards.status, backwards.err]).toEqual([
      2,
      'variorum: 2011-07-15 is not older than 2008-02-01; name the older edition first\n',
    ]);
  });

  test('the ruleset of a published edition is there, and it is said that its words are not', async () => {
    const { status, out, err } = await variorum(['ruleset', '2007-02-01', '--json'], emptyFolder());
    expect(status).toBe(0);
    expect(err).toMatch(/the words of 2007-02-01 are not here/);
    expect(JSON.parse(out).parameters['twoHeadedGiant.largerTeams.startingLife'].value).toBe('20n');
  });

  test('history and blame tell the life of a rule of the samples', async () => {
    const history = await variorum(['history', '606.9a@2008'], emptyFolder());
    expect(history.out).toMatch(/606\.9a .*\n.*810\.9a /);
    const blame = await variorum(['blame', '810.9a@2011', '--json'], emptyFolder());
    const { words } = JSON.parse(blame.out);
    expect(new Set(words.map((run: { edition: string }) => run.edition))).toEqual(
      new Set(['2008-02-01', '2011-07-15']),
    );
  });
});

describe('variorum doctor', () => {
  const text = '// CR 606.9a, rule 606.6e and a price of $606.1\nconst x = 606.9;\n';

  test('says what became of each citation, and fails when it is asked to be strict', async () => {
    const folder = emptyFolder();
    writeFileSync(join(folder, 'engine.ts'), text);
    const call = ['doctor', '.', '--written', '2008-02-01', '--in', '2011-07-15'];
    const { status, out } = await variorum([...call, '--json'], folder);
    expect(status).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      citations: [
        { file: 'engine.ts', line: 1, number: '606.9a', status: 'moved', suggestion: '810.9a' },
        { number: '606.6e', status: 'split', suggestion: null },
      ],
      totals: { moved: 1, split: 1, current: 0, ended: 0, unknown: 0 },
    });
    expect((await variorum([...call, '--strict'], folder)).status).toBe(1);
  });

  test('rewrites what is certain, shows it first, and leaves what it cannot decode alone', async () => {
    const folder = emptyFolder();
    const bytes = Uint8Array.from([0x2f, 0x2f, 0x20, 0xff, 0xfe, 0x36]);
    writeFileSync(join(folder, 'engine.ts'), text);
    writeFileSync(join(folder, 'picture.bin'), bytes);
    const call = ['doctor', '.', '--written', '2008-02-01', '--in', '2011-07-15', '--fix'];
    const rehearsal = await variorum([...call, '--dry-run'], folder);
    expect(rehearsal.err).toContain('+// CR 810.9a, rule 606.6e');
    expect(readFileSync(join(folder, 'engine.ts'), 'utf8')).toBe(text);
    await variorum(call, folder);
    expect(readFileSync(join(folder, 'engine.ts'), 'utf8')).toBe(text.replace('606.9a', '810.9a'));
    expect(new Uint8Array(readFileSync(join(folder, 'picture.bin')))).toEqual(bytes);
  });
});

describe('variorum doctor, at work on files,', () => {
  const call = ['doctor', '.', '--written', '2008-02-01', '--in', '2011-07-15'];

  test('takes a day for the newest edition before it, and the name of a release', async () => {
    const folder = emptyFolder();
    writeFileSync(join(folder, 'engine.ts'), '// CR 606.9a\n');
    const { out, err } = await variorum(
      ['doctor', '.', '--written', '2008-03-15', '--in', 'M10', '--json'],
      folder,
    );
    expect(err).toBe(
      'variorum: 2008-03-15: no edition of that day is known; using 2008-02-01, the newest before it\n',
    );
    expect(JSON.parse(out).citations).toMatchObject([{ status: 'moved', suggestion: '806.9a' }]);
  });

  test('writes through a link, keeps the mark of order, line ends and permissions, and shows the change first', async () => {
    const folder = emptyFolder();
    const text = '\ufeff// CR 606.9a\r\nlet x = 606.9;\r\n';
    writeFileSync(join(folder, 'real.ts'), text, { mode: 0o640 });
    mkdirSync(join(folder, 'src'));
    symlinkSync(join(folder, 'real.ts'), join(folder, 'src', 'engine.ts'));
    const { err } = await variorum(['doctor', 'src/engine.ts', ...call.slice(2), '--fix'], folder);
    expect(err).toContain('-\ufeff// CR 606.9a');
    expect(err).toContain('+\ufeff// CR 810.9a');
    expect(lstatSync(join(folder, 'src', 'engine.ts')).isSymbolicLink()).toBe(true);
    expect(readFileSync(join(folder, 'real.ts'), 'utf8')).toBe(text.replace('606.9a', '810.9a'));
    expect(statSync(join(folder, 'real.ts')).mode & 0o777).toBe(0o640);
    expect(readdirSync(folder).sort()).toEqual(['real.ts', 'src']);
  });

  test('reads and writes a text of 8 bits byte for byte, and leaves alone what is no text', async () => {
    const folder = emptyFolder();
    const old = Buffer.from('// CR 606.9a, caf\xe9\n', 'latin1');
    const wide = Buffer.from('// CR 606.9a\n', 'utf16le');
    writeFileSync(join(folder, 'old.java'), old);
    writeFileSync(join(folder, 'wide.cs'), wide);
    const { status, out } = await variorum([...call, '--fix'], folder);
    expect([status, out]).toEqual([0, expect.stringMatching(/^old\.java:1:7 {2}moved/)]);
    expect(readFileSync(join(folder, 'old.java'))).toEqual(Buffer.from('// CR 810.9a, caf\xe9\n', 'latin1'));
    expect(readFileSync(join(folder, 'wide.cs'))).toEqual(wide);
    const named = await variorum(['doctor', 'wide.cs'], folder);
    expect([named.status, named.err]).toEqual([
      2,
      'variorum: wide.cs: is no text; name files of code or words\n',
    ]);
  });

  test('examines and writes a file once, by whatever names it is given, and keeps every permission', async () => {
    const folder = emptyFolder();
    writeFileSync(join(folder, 'a.ts'), '\ufeff// CR 606.9a\n');
    chmodSync(join(folder, 'a.ts'), 0o666);
    symlinkSync(join(folder, 'a.ts'), join(folder, 'b.ts'));
    const { status, out } = await variorum(
      ['doctor', 'a.ts', '.', 'b.ts', ...call.slice(2), '--fix'],
      folder,
    );
    expect([status, out]).toEqual([0, expect.stringMatching(/^a\.ts:1:7 .*\n\n0 current, 1 moved/)]);
    expect(readFileSync(join(folder, 'b.ts'), 'utf8')).toBe('\ufeff// CR 810.9a\n');
    expect(statSync(join(folder, 'a.ts')).mode & 0o777).toBe(0o666);
  });

  test('leaves a file alone that may not be written, writes the others, and says so', async () => {
    const folder = emptyFolder();
    for (const name of ['a.ts', 'b.ts', 'c.ts']) writeFileSync(join(folder, name), '// CR 606.9a\n');
    chmodSync(join(folder, 'a.ts'), 0o444);
    chmodSync(join(folder, 'b.ts'), 0o444);
    const { status, err } = await variorum([...call, '--fix'], folder);
    expect(status).toBe(2);
    expect(err).toMatch(/\nvariorum: a\.ts: may not be written and is left alone; .*; so are b\.ts\n$/);
    expect(readFileSync(join(folder, 'a.ts'), 'utf8')).toBe('// CR 606.9a\n');
    expect(readFileSync(join(folder, 'c.ts'), 'utf8')).toBe('// CR 810.9a\n');
  });

  test('leaves a file alone that somebody else changes meanwhile', async () => {
    const folder = emptyFolder();
    const path = join(folder, 'a.ts');
    writeFileSync(path, '// CR 606.9a\n');
    // It is changed as soon as its change is shown.
    const { status, err } = await variorum([...call, '--fix'], folder, [], (shown) => {
      if (shown.includes('+// CR 810.9a')) writeFileSync(path, '// CR 606.9a, mine\n');
    });
    expect([status, readFileSync(path, 'utf8')]).toEqual([2, '// CR 606.9a, mine\n']);
    expect(err).toMatch(
      /\nvariorum: a\.ts: was changed by somebody else meanwhile and is left alone; call again\n$/,
    );
    expect(readdirSync(folder)).toEqual(['a.ts']);
  });

  test('writes the others where a file goes away meanwhile, and says so', async () => {
    const folder = emptyFolder();
    for (const name of ['a.ts', 'b.ts']) writeFileSync(join(folder, name), '// CR 606.9a\n');
    const { status, err } = await variorum([...call, '--fix'], folder, [], (shown) => {
      if (shown.includes('+++ a.ts')) rmSync(join(folder, 'a.ts'));
    });
    expect([status, err]).toEqual([
      2,
      expect.stringMatching(/\nvariorum: a\.ts: cannot be written and is left alone: ENOENT.*\n$/),
    ]);
    expect(readFileSync(join(folder, 'b.ts'), 'utf8')).toBe('// CR 810.9a\n');
  });

  // For the one who may read everything, nothing is unreadable.
  test.skipIf(process.getuid?.() === 0)(
    'passes over what may not be read in a folder, and says so',
    async () => {
      const folder = emptyFolder();
      for (const name of ['a.ts', 'b.ts']) writeFileSync(join(folder, name), '// CR 606.9a\n');
      chmodSync(join(folder, 'a.ts'), 0);
      const { status, out, err } = await variorum(call, folder);
      expect([status, err]).toEqual([
        0,
        'variorum: a.ts: may not be read; check its permissions; it is passed over\n',
      ]);
      expect(out).toMatch(/^b\.ts:1:7 {2}moved/);
      expect((await variorum(['doctor', 'a.ts'], folder)).err).toBe(
        'variorum: a.ts: may not be read; check its permissions\n',
      );
    },
  );

  test('tells files of another edition apart where nobody says what they were written for', async () => {
    const folder = emptyFolder();
    writeFileSync(join(folder, 'new.ts'), '// CR 903.9a, CR 903.10a, CR 704.5a\n');
    writeFileSync(join(folder, 'old.ts'), '// CR 606.9a, CR 420.5, CR 502.9\n');
    const { out, err } = await variorum(['doctor', '.', '--in', '2025'], folder);
    expect(err).toMatch(
      new RegExp(
        `^variorum: new\\.ts: taken to be written for ${editions().at(-1)}.*\\nvariorum: old\\.ts: taken to be written for 2009-05-01`,
      ),
    );
    expect(out).toMatch(
      /new\.ts:1:7 {2}current\? {2}CR 903\.9a {2}not certain: the citations fit several editions/,
    );
    expect(out).toMatch(/old\.ts:1:7 {2}moved {2}CR 606\.9a .*; write 810\.9a/);
    expect(out.indexOf('new.ts')).toBeLessThan(out.indexOf('old.ts'));
    expect(out).toMatch(
      new RegExp(
        `of them not certain \\(in 2 files, written for ${editions().at(-1)} and 2009-05-01, checked`,
      ),
    );
  });

  test('rewrites only what is certain, says what it leaves, and counts what it put right', async () => {
    const folder = emptyFolder();
    writeFileSync(join(folder, 'a.ts'), '// CR 606.9a (606.1)\n// [CR 20080201] 606.9a\n');
    const { status, err } = await variorum([...call, '--fix', '--strict'], folder);
    expect(readFileSync(join(folder, 'a.ts'), 'utf8')).toBe(
      '// CR 810.9a (606.1)\n// [CR 20080201] 606.9a\n',
    );
    expect(err).toMatch(/2 citations of rules that moved are left as they are/);
    expect(status).toBe(1);
    writeFileSync(join(folder, 'a.ts'), '// CR 606.9a\n');
    expect((await variorum([...call, '--fix', '--strict'], folder)).status).toBe(0);
    expect((await variorum([...call, '--dry-run'], folder)).err).toMatch(/^variorum: --dry-run needs --fix/);
  });

  test('without --written infers the edition, says how sure it is, and rewrites nothing that another edition would contradict', async () => {
    const folder = emptyFolder();
    writeFileSync(join(folder, 'a.ts'), '// CR 606.9a, CR 502.2b, CR 420.5\n');
    const { out, err } = await variorum(['doctor', '.', '--json'], folder);
    expect(err).toMatch(
      /^variorum: taken to be written for 2009-05-01: 3 of 3 numbers exist there, as well or nearly as in \d+ of \d+ editions from \S+ to 2009-05-01 \(confidence 0\.\d+\)/,
    );
    const { citations } = JSON.parse(out);
    expect(citations.map((c: { number: string; suggestion: string }) => [c.number, c.suggestion])).toEqual([
      ['606.9a', '810.9a'],
      ['502.2b', expect.any(String)],
      ['420.5', '704.5'],
    ]);
  });

  test('says which rules the files name, where nobody says what they were written for', async () => {
    const folder = emptyFolder();
    writeFileSync(
      join(folder, 'notes.md'),
      'By CR 702.19b and CR 704.5k of https://example.org/MagicCompRules%2020210419.txt, as in MagicCompRules_20210419.\n',
    );
    const { err } = await variorum(['doctor', '.'], folder);
    expect(err).toMatch(
      /\nvariorum: the files name the rules of 2021-04-19; --written 2021-04-19 takes them at their word\n$/,
    );
    expect((await variorum(['doctor', '.', '--written', '2021-04-19'], folder)).err).not.toMatch(
      /taken|name the rules/,
    );
  });

  test('gives one form of answer', async () => {
    const { status, err } = await variorum(['doctor', '.', '--json', '--sarif'], emptyFolder());
    expect([status, err]).toEqual([
      2,
      'variorum: --json and --sarif are two forms of the same; choose one\n',
    ]);
  });

  test('counts editions that only the archive has', async () => {
    const folder = emptyFolder();
    const real = (date: string, rules: string): string =>
      `Magic Comprehensive Rules\n\nThese rules are effective as of ${date}.\n\nContents\n\n1. The House\n100. Lamps\n\nGlossary\n\nCredits\n\n1. The House\n\n100. Lamps\n\n${rules}\n\nGlossary\n\nLamp\nA thing by which guests see.\n\nCredits\n\nMade up.\n`;
    const lamp = 'The seventh lantern is lit before the guests arrive, and put out by its keeper.';
    const spoon = 'Whoever rings the bell twice gives back one of the spoons that were handed out.';
    writeFileSync(join(folder, '1.txt'), real('January 1, 2091', `100.1. ${lamp}\n\n100.2. ${spoon}`));
    writeFileSync(join(folder, '2.txt'), real('January 1, 2092', `100.1. ${spoon}\n\n100.2. ${lamp}`));
    expect((await variorum(['import', '1.txt', '2.txt', '--archive', 'mine'], folder)).status).toBe(0);
    writeFileSync(join(folder, 'a.ts'), '// CR 100.1\n');
    const { status, out, err } = await variorum(
      ['doctor', 'a.ts', '--archive', 'mine', '--written', '2091', '--in', '2092', '--fix'],
      folder,
    );
    expect([status, err.includes('+// CR 100.2')]).toEqual([0, true]);
    expect(out).toMatch(/a\.ts:1:7 {2}moved {2}CR 100\.1 .*; write 100\.2/);
    expect(readFileSync(join(folder, 'a.ts'), 'utf8')).toBe('// CR 100.2\n');
    const cited = await variorum(['cite', '606.9a@2008', '--in', '2011-07-15', '--archive', 'mine'], folder);
    expect(cited.out).toContain('810.9a');
    const missing = await variorum(['doctor', 'a.ts', '--archive', 'nowhere'], folder);
    expect([missing.status, missing.err]).toEqual([2, expect.stringContaining('there is no archive here')]);
  });
});

test('variorum ruleset --against names the scenarios that tell two editions apart', async () => {
  const { out } = await variorum(['ruleset', '2011', '--against', '2008', '--json'], emptyFolder());
  const { differences } = JSON.parse(out) as { differences: { key: string; scenarios: string[] }[] };
  const value = differences.find(({ key }) => key === 'twoHeadedGiant.individualLife.value');
  expect(value?.scenarios).toContain('half-of-each-life');
});
