import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from '../support/corpus.js';
import { emptyFolder } from '../support/folder.js';
import { variorum } from './support.js';

/** Writes files of a project into a folder of its own. */
function project(files: Record<string, string>): string {
  const folder = emptyFolder();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

const git = (folder: string, ...args: string[]) => {
  const identity = ['-c', 'user.name=A', '-c', 'user.email=a@example.org', '-c', 'commit.gpgsign=false'];
  const { status, stderr } = spawnSync('git', ['-C', folder, ...identity, ...args], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
};

const found = async (args: string[], folder: string) => {
  const { out } = await variorum(['doctor', ...args, '--json'], folder);
  return JSON.parse(out).citations as {
    file: string;
    line: number;
    cited: string;
    meant: string | null;
    words: string[];
    certain: boolean;
    status: string;
    level: string;
    evidence: string;
    suggestion: string | null;
    candidates?: { number: string }[];
  }[];
};

const OLD = '// CR 606.9a\n';
const call = ['.', '--written', '2008-02-01', '--in', '2011-07-15'];

describe('which files the doctor reads', () => {
  test('what git tracks, wherever it lies, and nothing that it ignores', async () => {
    const folder = project({
      'build/cards.ts': OLD,
      'target/other.ts': OLD,
      'src/ignored.ts': OLD,
      'src/engine.ts': OLD,
      '.gitignore': 'ignored.ts\n',
    });
    git(folder, 'init', '-q');
    git(folder, 'add', '-f', 'build/cards.ts');
    const files = (await found(call, folder)).map(({ file }) => file);
    expect(files).toEqual(['build/cards.ts', 'src/engine.ts']);
  });

  test('without git too, .gitignore is honoured', async () => {
    const folder = project({
      'src/a.ts': OLD,
      'src/b.ts': OLD,
      'src/.gitignore': 'b.ts\n',
      'dist/c.ts': OLD,
    });
    expect((await found(call, folder)).map(({ file }) => file)).toEqual(['src/a.ts']);
  });

  test('not those that --exclude leaves out', async () => {
    const folder = project({ 'src/a.ts': OLD, 'cards/b.ts': OLD, 'cards/deep/c.ts': OLD });
    const files = await found([...call, '--exclude', 'cards/'], folder);
    expect(files.map(({ file }) => file)).toEqual(['src/a.ts']);
    // A path from where the command runs, whatever folder is named, and files as a hook names them.
    for (const named of [
      ['cards', 'src'],
      ['cards/b.ts', 'cards/deep/c.ts', 'src/a.ts'],
    ]) {
      const args = [...named, ...call.slice(1), '--exclude', 'cards/b.ts', '--exclude', 'cards/deep/'];
      expect((await found(args, folder)).map(({ file }) => file)).toEqual(['src/a.ts']);
    }
  });

  test('texts in UTF-16 with a mark are read and written as they were; what cannot be read of them is named', async () => {
    const folder = project({ 'src/a.ts': OLD });
    const bytes = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');
    writeFileSync(join(folder, 'src/b.ts'), bytes(OLD));
    writeFileSync(join(folder, 'src/c.ts'), bytes(OLD).swap16());
    expect((await found(call, folder)).map(({ file }) => file)).toEqual(['src/a.ts', 'src/b.ts']);
    const { err } = await variorum(['doctor', ...call, '--fix'], folder);
    expect(err).toMatch(/src\/c\.ts: is a text in an encoding that is not read here/);
    const plain = readFileSync(join(folder, 'src/a.ts'), 'utf8');
    expect(plain).not.toBe(OLD);
    expect(readFileSync(join(folder, 'src/b.ts'))).toEqual(bytes(plain));
  });

  test('texts between tags of code in which numbers run on are looked at once', async () => {
    const folder = project({ 'src/a.tsx': `<b>${'100 '.repeat(50_000)}` });
    const from = process.cpuUsage();
    expect(await found(call, folder)).toEqual([]);
    expect(process.cpuUsage(from).user / 1e6).toBeLessThan(5);
  });

  test('names those that are too large', async () => {
    const folder = project({ 'src/a.ts': OLD, 'data.json': `"${'x'.repeat(4 * 1024 * 1024)}"` });
    const { err } = await variorum(['doctor', ...call], folder);
    expect(err).toMatch(/^variorum: not read, for they are larger than 4 MB: data\.json; name a file itself/);
  });

  test.each(['\n\n', '\r\n', '\r'])(
    'a copy of the rules is no list of citations, whatever ends its lines',
    async (ending) => {
      const rules = Array.from(
        { length: 400 },
        (_, at) => `${100 + Math.floor(at / 10)}.${(at % 10) + 1}. Lamp ${at}.`,
      );
      const folder = project({ 'docs/rules.txt': rules.join(ending), 'src/a.ts': OLD });
      const { out, err } = await variorum(['doctor', ...call, '--json'], folder);
      expect(JSON.parse(out).citations).toHaveLength(1);
      expect(err).toContain('docs/rules.txt: a copy of the rules, which cites nothing');
    },
  );
});

describe('what the doctor says', () => {
  test('the number cited, the one meant, and the words that decided', async () => {
    const [one] = await found(
      ['a.ts', '--in', '2025-11-14'],
      project({ 'a.ts': '// 702.84. Annihilator\n' }),
    );
    expect(one).toMatchObject({ cited: '702.84', meant: '702.86', status: 'moved', level: 'error' });
    expect(one?.words).toContain('Annihilator');
  });

  test('a doubtful number is a note, which --strict lets pass and --fix leaves alone', async () => {
    const text =
      '// CR 508.1a: regeneration shield: tap it, remove all damage from it and remove it from combat\n';
    const folder = project({ 'a.ts': text });
    const [one] = await found(['a.ts'], folder);
    expect(one).toMatchObject({ status: 'doubtful', meant: null, level: 'note' });
    expect(one?.candidates?.some(({ number }) => number.startsWith('701.19'))).toBe(true);
    expect((await variorum(['doctor', 'a.ts', '--strict', '--fix'], folder)).status).toBe(0);
    expect(readFileSync(join(folder, 'a.ts'), 'utf8')).toBe(text);
  });

  test('nothing of what a comment says to leave alone', async () => {
    const text = `${OLD.trim()} variorum-ignore\n// variorum-ignore-next-line\n${OLD}${OLD}`;
    expect((await found(call, project({ 'a.ts': text }))).map(({ line }) => line)).toEqual([4]);
    expect(await found(call, project({ 'a.ts': `// variorum-ignore-file\n${OLD}` }))).toEqual([]);
  });

  test('what is new since a baseline', async () => {
    const folder = project({ 'a.ts': OLD });
    git(folder, 'init', '-q');
    git(folder, 'add', '.');
    git(folder, 'commit', '-qm', 'first');
    const args = ['doctor', ...call, '--strict', '--baseline', 'known.json'];
    const missing = await variorum([...args, '--changed'], folder);
    expect(missing).toMatchObject({ status: 2, err: expect.stringContaining('make no baseline') });
    expect(await variorum(args, folder)).toMatchObject({ status: 0 });
    const second = await variorum(args, folder);
    expect(second).toMatchObject({ status: 0, err: expect.stringContaining('1 finding is in known.json') });
    // Lines move, and one more comes.
    writeFileSync(join(folder, 'a.ts'), `let a;\n${OLD}// CR 606.9b\n`);
    const { status, out } = await variorum(args, folder);
    expect([status, out]).toEqual([1, expect.stringMatching(/^a\.ts:3:7 .*606\.9b.*\n\n/)]);
    writeFileSync(join(folder, 'known.json'), '{}');
    expect(await variorum(args, folder)).toMatchObject({
      status: 2,
      err: 'variorum: known.json: is no baseline of the doctor; remove it, or name another file\n',
    });
    const errorFor = async (file: string) => (await variorum([...args.slice(0, -1), file], folder)).err;
    expect(await errorFor('.')).toMatch(/^variorum: \.: is a folder; name /m);
    expect(await errorFor('none/known.json')).toMatch(/none\/known\.json: cannot be written, .* make it, or/);
  });

  test('what stands on lines that git says changed', async () => {
    const folder = project({ 'a.ts': OLD, 'b.ts': OLD });
    git(folder, 'init', '-q');
    git(folder, 'add', '.');
    git(folder, 'commit', '-qm', 'first');
    writeFileSync(join(folder, 'a.ts'), `${OLD}// CR 606.9b\n`);
    writeFileSync(join(folder, 'c.ts'), OLD);
    const lines = (await found([...call, '--changed'], folder)).map(({ file, line }) => `${file}:${line}`);
    expect(lines).toEqual(['a.ts:2', 'c.ts:1']);
    const unknown = await variorum(['doctor', ...call, '--changed', 'nowhere'], folder);
    expect(unknown).toMatchObject({ status: 2, err: expect.stringContaining('git knows no such commit') });
  });

  test('a SARIF log with fingerprints that stay when lines move, fixes, and paths from the root', async () => {
    const folder = project({ 'deep/a.ts': OLD });
    git(folder, 'init', '-q');
    const log = async () => {
      const { out } = await variorum(['doctor', 'a.ts', ...call.slice(1), '--sarif'], join(folder, 'deep'));
      return JSON.parse(out).runs[0];
    };
    const { results, tool } = await log();
    expect(results[0]).toMatchObject({
      ruleId: 'citation-moved',
      level: 'error',
      locations: [{ physicalLocation: { artifactLocation: { uri: 'deep/a.ts', uriBaseId: '%SRCROOT%' } } }],
      partialFingerprints: { 'variorumCitation/v1': expect.stringMatching(/^[0-9a-f]{14}$/) },
      fixes: [{ artifactChanges: [{ replacements: [{ insertedContent: { text: '810.9a' } }] }] }],
    });
    expect(tool.driver.rules.every((rule: { help: { text: string } }) => rule.help.text.length > 20)).toBe(
      true,
    );
    // The help of the kind names the rule with its heading, as text and as a list.
    const { help } = tool.driver.rules[results[0].ruleIndex];
    expect(help.text).toMatch(/\n.*606\.9a: 810\.9a \(Two-Headed Giant/);
    expect(help.markdown).toMatch(/\n\n- .*606\.9a: 810\.9a \(Two-Headed Giant/);
    writeFileSync(join(folder, 'deep/a.ts'), OLD.toUpperCase());
    const capitals = await log();
    expect(capitals.tool.driver.rules[capitals.results[0].ruleIndex].help.text).toMatch(
      /810\.9A \(Two-Headed Giant/,
    );
    writeFileSync(join(folder, 'deep/a.ts'), `\n\n${OLD}`);
    const [moved] = (await log()).results;
    expect(moved.partialFingerprints).toEqual(results[0].partialFingerprints);
    expect(moved.locations[0].physicalLocation.region.startLine).toBe(3);
  });
});

describe('rewriting', () => {
  test('twice changes nothing the second time, though the same edition is named', async () => {
    // Both numbers are of other rules in the newer edition too.
    const folder = project({ 'a.ts': '// CR 702.32b\n// CR 702.29c\n' });
    const args = ['doctor', 'a.ts', '--written', '2010-07-16', '--in', '2025-11-14', '--fix'];
    await variorum(args, folder);
    const once = readFileSync(join(folder, 'a.ts'), 'utf8');
    expect(once).not.toContain('702.32b');
    const { err } = await variorum(args, folder);
    expect(readFileSync(join(folder, 'a.ts'), 'utf8')).toBe(once);
    expect(err).toContain('a.ts: lines that --fix rewrote before');
  });

  test('--stamp says in the file which edition it cites, and the doctor reads it', async () => {
    const folder = project({ 'a.py': '#!/usr/bin/env python\n# CR 606.9a\n' });
    await variorum(['doctor', ...call, '--fix', '--stamp'], folder);
    const stamped = '#!/usr/bin/env python\n# variorum: rules of 2011-07-15\n# CR 810.9a\n';
    expect(readFileSync(join(folder, 'a.py'), 'utf8')).toBe(stamped);
    const [one] = await found(call, folder);
    expect(one).toMatchObject({ status: 'current', meant: '810.9a' });
  });

  test('does not stamp a file in which a citation may be of another edition', async () => {
    // The second stands in the wanted edition as well, as another rule.
    const folder = project({ 'a.java': '/** 702.84. Annihilator */\nclass A { /* CR 702.84a */ }\n' });
    const { err } = await variorum(['doctor', 'a.java', '--in', '2025-11-14', '--fix', '--stamp'], folder);
    expect(readFileSync(join(folder, 'a.java'), 'utf8')).toBe(
      '/** 702.86. Annihilator */\nclass A { /* CR 702.84a */ }\n',
    );
    expect(err).toContain('not stamped, for some of their citations may be of another edition');
  });

  test('leaves a file that only other files date, and says what to do', async () => {
    // 502.4 is a rule of the wanted edition too, 600.4a and its neighbours are not.
    const old = ['600.4a', '600.4b', '600.4c', '601.5b', '601.5c', '502.4']
      .map((n) => `// CR ${n}\n`)
      .join('');
    const folder = project({ 'old.ts': old, 'new.ts': '// CR 502.4\n' });
    const args = ['.', '--in', '2011-07-15'];
    const [alone, ...others] = await found(args, folder);
    expect(alone).toMatchObject({ file: 'new.ts', status: 'moved', certain: false, level: 'warning' });
    expect(others.map(({ certain }) => certain)).toEqual([true, true, true, true, true, true]);
    const { err } = await variorum(['doctor', ...args, '--fix'], folder);
    expect(readFileSync(join(folder, 'new.ts'), 'utf8')).toBe('// CR 502.4\n');
    expect(readFileSync(join(folder, 'old.ts'), 'utf8')).toContain('CR 702.9\n');
    expect(err).toMatch(
      /only other files say that it was written for [\d-]+: new\.ts; .*--written [\d-]+ --fix/,
    );
    // Which edition it is decides whoever knows it.
    const { out } = await variorum(
      ['doctor', 'new.ts', '--written', '2008-02-01', '--in', '2011-07-15'],
      folder,
    );
    expect(out).toContain('write 702.9');
  });

  test('leaves a number that the edition of the other files has not, and says what it became', async () => {
    const modern = ['702.189a', '702.190a', '704.6a', '704.6b', '810.9a'].map((n) => `// CR ${n}\n`).join('');
    const folder = project({ 'modern.ts': modern, 'old.ts': '// CR 606.9a\n' });
    const [, , , , , old] = await found(['.', '--in', '2026-04-17'], folder);
    expect(old).toMatchObject({ number: '606.9a', status: 'moved', suggestion: null, level: 'warning' });
    expect(old?.evidence).toMatch(
      /is 810\.9a in 2026-04-17; the other files are of [\d-]+, which has no rule/,
    );
  });

  test('of very many lines is shown and written', async () => {
    const folder = project({ 'a.ts': OLD.repeat(150_000) });
    const { status, out } = await variorum(['doctor', ...call, '--fix'], folder);
    expect([status, out]).toEqual([0, expect.stringContaining('150000 moved')]);
    expect(readFileSync(join(folder, 'a.ts'), 'utf8')).toBe('// CR 810.9a\n'.repeat(150_000));
  });
});

describe('a copy of the rules that is newer than the package', () => {
  const rules = (date: string, lines: string[]): string =>
    `Magic Comprehensive Rules\n\nThese rules are effective as of ${date}.\n\nContents\n\n1. The House\n100. Lamps\n\nGlossary\n\nCredits\n\n1. The House\n\n100. Lamps\n\n${lines.join('\n\n')}\n\nGlossary\n\nLamp\nA thing by which guests see.\n\nCredits\n\nMade up.\n`;
  const lamp = 'The seventh lantern is lit before the guests arrive, and put out by its keeper.';

  test('is taken in without an import, as the newest edition', async () => {
    const folder = project({
      'rules.txt': rules('January 1, 2091', [`100.1. ${lamp}`]),
      'a.ts': '// CR 100.1: the seventh lantern is lit before the guests arrive\n',
    });
    const { out } = await variorum(['doctor', '.', '--rules', 'rules.txt'], folder);
    expect(out).toMatch(/^1 current, .*checked against 2091-01-01\)/);
    const missing = await variorum(['doctor', 'a.ts', '--rules', 'a.ts'], folder);
    expect(missing.status).toBe(2);
  });

  test('alone in an archive is joined to the known lives by its words', async () => {
    const folder = project({
      '1.txt': rules('January 1, 2091', [`100.1. ${lamp}`]),
      'a.ts': '// CR 100.1\n',
    });
    await variorum(['import', '1.txt', '--archive', 'mine'], folder);
    const { out } = await variorum(
      ['doctor', 'a.ts', '--archive', 'mine', '--written', '2091', '--json'],
      folder,
    );
    expect(JSON.parse(out).citations).toMatchObject([{ status: 'current' }]);
  });

  test('is not said to have been in force before it was known', async () => {
    const { err } = await variorum(
      ['doctor', 'a.ts', '--written', '2080-01-01'],
      project({ 'a.ts': '// CR 100.1\n' }),
    );
    expect(err).toMatch(/^variorum: 2080-01-01: no edition of that day is known; using /);
    expect(err).not.toContain('in force');
  });
});

describe('the GitHub Action', () => {
  const action = parse(readFileSync(join(root, 'action.yml'), 'utf8'));
  const [step] = action.runs.steps;

  test('gives every input to its one step', () => {
    const given = Object.values(step.env as Record<string, string>).flatMap(
      (value) => /inputs\.(\w+)/.exec(value)?.[1] ?? [],
    );
    expect(given.sort()).toEqual(Object.keys(action.inputs).sort());
  });

  test('and the hook for pre-commit call the doctor with options that it has', async () => {
    const [hook] = parse(readFileSync(join(root, '.pre-commit-hooks.yaml'), 'utf8'));
    const { out } = await variorum(['doctor', '--help'], emptyFolder());
    const options = [...`${step.run} ${hook.args.join(' ')}`.matchAll(/(?<=[\s("[])--(?!yes)[a-z-]+/g)];
    for (const [option] of options) expect(out).toContain(option);
    expect(hook.entry).toBe('variorum doctor');
  });
});
