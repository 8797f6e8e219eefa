import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../support/corpus.js';
import { emptyFolder } from '../support/folder.js';
import { variorum } from './support.js';

/** The smallest picture that is one: the first bytes of a photograph, with the bytes of its picture behind them. */
const PHOTOGRAPH = Uint8Array.from(
  { length: 4096 },
  (_, at) => [0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0][at] ?? (at * 7919) % 256,
);

function folderWith(files: Record<string, string | Uint8Array>): string {
  const folder = emptyFolder();
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
}

describe('input that nobody planned for ends in one line that says what, where and what to do, and in status 2', () => {
  const folder = folderWith({
    'empty.txt': '',
    'blank.txt': ' \n\t\n',
    'photo.jpg': PHOTOGRAPH,
    'letter.txt': 'Dear Bianca,\n\nthe game on Friday was great fun. See you soon!\n\nAlex\n',
    'no-scenario.json': '[1, 2',
    'wide.json': Buffer.from('[]', 'utf16le'),
    'unknown-card.json': JSON.stringify({
      id: 'nobody-knows-this-card',
      edition: '2008-02-01',
      cards: [{ name: 'A Card That Was Never Printed' }],
      setup: {
        players: ['Alex', 'Bianca'],
        options: {},
        objects: [
          { id: 'x', card: 'A Card That Was Never Printed', owner: 'Alex', controller: 'Alex', zone: 'hand' },
        ],
      },
      actions: [{ id: 'a1', do: 'Alex casts x' }],
      checks: ["zone('x')=='graveyard'"],
    }),
  });
  mkdirSync(join(folder, 'folder'));

  test.each([
    ['an empty file', ['read', 'empty.txt'], /^variorum: empty\.txt.*empty/i],
    ['a file of blanks', ['read', 'blank.txt'], /^variorum: blank\.txt/],
    ['a photograph', ['read', 'photo.jpg'], /^variorum: photo\.jpg/],
    [
      'a photograph that is to be kept',
      ['import', 'photo.jpg', '--archive', 'album'],
      /^variorum: photo\.jpg: this is a JPEG photograph/,
    ],
    ['a day that is none', ['ruleset', '2031-13-45'], /^variorum: 2031-13-45: no calendar has such a day/],
    [
      'a day that is none, of a month',
      ['compare', '2011-02-30', '2011'],
      /^variorum: 2011-02-30: no calendar has such a day/,
    ],
    [
      'a folder where only a file will do',
      ['identify', 'folder'],
      /^variorum: folder: is a folder; name the files/,
    ],
    [
      'a folder without documents',
      ['read', 'folder'],
      /^variorum: folder: holds no document of rules; it is empty/,
    ],
    ['a file that is no rule dump', ['read', 'letter.txt'], /^variorum: letter\.txt/],
    ['a file that is not there', ['read', 'nowhere.txt'], /^variorum: nowhere\.txt: no such file/],
    [
      'a format that nobody knows',
      ['read', 'letter.txt', '--format', 'morse'],
      /--format morse is not known; choose one of auto, text/,
    ],
    ['an edition that nobody knows', ['ruleset', '1887'], /1887/],
    ['no name of an edition', ['compare', '', '2011'], /^variorum: an empty name: neither an edition/],
    ['a device that never ends', ['read', '/dev/zero'], /^variorum: \/dev\/zero: is a device; name a file/],
    [
      'a device for an edition',
      ['compare', '2008', '/dev/zero'],
      /^variorum: \/dev\/zero: it is neither a file nor a folder/,
    ],
    ['a count of nothing', ['perft', '--depth', '0'], /--depth 0 asks for no answer; write 1 or more/],
    [
      'a day that is none, cited',
      ['cite', '606.9a@2008', '--in', '2008-13-45'],
      /2008-13-45: no calendar has such a day; there are/,
    ],
    ['an edition that nobody knows, compared', ['compare', '1887', '2011'], /1887/],
    ['a photograph, compiled', ['ruleset', 'photo.jpg'], /^variorum: photo\.jpg/],
    [
      'a scenario that is no JSON',
      ['play', 'no-scenario.json', '--edition', '2008'],
      /^variorum: no-scenario\.json:1/,
    ],
    [
      'a photograph for a scenario',
      ['play', 'photo.jpg'],
      /^variorum: photo\.jpg: is a JPEG photograph, not a scenario file, which is JSON in UTF-8$/m,
    ],
    [
      'a scenario in UTF-16',
      ['diverge', 'wide.json', '--edition', '2008,2011'],
      /^variorum: wide\.json: is no text in UTF-8, not a scenario file or a game that was kept/,
    ],
    [
      'a letter for a scenario',
      ['play', 'letter.txt'],
      /^variorum: letter\.txt:1:1: this is no scenario file: it begins with "Dear Bianca,"; such a file is JSON/,
    ],
    [
      'an unknown card',
      ['play', 'unknown-card.json', '--edition', '2008'],
      /^variorum: unknown-card\.json:\d+.*A Card That Was Never Printed/,
    ],
    [
      'an unknown system',
      ['ruleset', '2008', '--system', 'fishing'],
      /"fishing" is no system; the systems are/,
    ],
    [
      'an unknown kind of change',
      ['compare', '2008', '2011', '--show', 'mood'],
      /"mood" is no kind of change/,
    ],
    [
      'a kind of change that is none',
      ['compare', '2008', '2011', '--show', ' ,'],
      /option '--show <kind>' argument ' ,' is invalid. There is no word in it\. \(variorum compare --help/,
    ],
    [
      'two columns of a page',
      ['compare', '2008', '2011', '--html', '--side-by-side'],
      /--side-by-side is for the terminal/,
    ],
    [
      'a headword that is cut off',
      ['history', 'two-headed'],
      /has a rule or glossary entry two-headed; near it there (?:is|are) Two-Headed Giant/,
    ],
    ['an unknown command', ['frobnicate'], /unknown command 'frobnicate' \(variorum --help shows how\)/],
    [
      'an unknown option',
      ['read', '--frob', 'x'],
      /unknown option '--frob' \(variorum read --help shows how\)/,
    ],
    ['a missing argument', ['compare', '2008'], /missing required argument 'new'/],
    ['a photograph among the sources', ['build', 'photo.jpg', '--out', 'book'], /^variorum: photo\.jpg/],
    ['a folder without rules', ['build', 'folder', '--out', 'book'], /none of the sources holds rules/],
  ])('%s', async (_, args, expected) => {
    const { status, out, err } = await variorum(args, folder);
    expect(err).toMatch(expected);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(err).not.toMatch(/\n\s+at /);
    expect(out).toBe('');
    expect(status).toBe(2);
    expect(existsSync(join(folder, 'book'))).toBe(false);
  });

  test('one bad file among good ones leaves no half answer', async () => {
    const { status, out } = await variorum(
      ['read', join(root, 'sources/rulings-2008.txt'), join(folder, 'empty.txt'), '--json'],
      folder,
    );
    expect(status).toBe(2);
    expect(out).toBe('');
  });

  test('a folder of somebody else is never written over', async () => {
    const taken = folderWith({ 'diary.txt': 'Mine.' });
    const { status, err } = await variorum(['build', '--out', taken], folder);
    expect(status).toBe(2);
    expect(err).toMatch(/was not written by Variorum; choose another folder with --out/);
    expect(readdirSync(taken)).toEqual(['diary.txt']);
    expect(readFileSync(join(taken, 'diary.txt'), 'utf8')).toBe('Mine.');
  });
});

describe('a truncated file', () => {
  test('is read as far as it goes, as a part, with every character accounted for', async () => {
    const whole = readFileSync(join(root, 'sources/rulings-2008.txt'), 'utf8');
    const folder = folderWith({ 'cut.txt': whole.slice(0, whole.length / 2) });
    const { status, out } = await variorum(['read', 'cut.txt', '--json'], folder);
    expect(status).toBe(0);
    const { trees, coverage } = JSON.parse(out);
    expect(trees[0].partial).toBe(true);
    expect(coverage[0].accounted).toBe(coverage[0].characters);
  });
});

describe('an edition whose date line is wrong', () => {
  const whole = readFileSync(join(root, 'sources/edition-2011.txt'), 'utf8');

  test.each([
    ['February 31, 2011', 'no calendar has such a day'],
    ['Julember 15, 2011', 'no month is called so'],
    ['July 15', 'its year has not four figures'],
  ])('%s: every command says the file, what is wrong and what follows', async (printed, wrong) => {
    const folder = folderWith({
      'mine.txt': whole.replace('July 15, 2011', printed),
      'other.txt': whole,
      'a.ts': '// CR 100.1\n',
    });
    const said = async (...args: string[]) => {
      const { out, err } = await variorum(args, folder);
      return `${err}${out}`;
    };
    const doubt = `“${printed}” stands where the date of the edition is printed, but ${wrong}`;
    expect(await said('read', 'mine.txt')).toContain(doubt);
    const imported = await said('import', 'mine.txt', '--archive', 'mine');
    expect(imported).toMatch(/^without a date: .*mine\.txt: /);
    expect(imported).toContain(doubt);
    expect(imported).toMatch(/put a line .* with its own date/);
    expect(imported).not.toMatch(/files, of which/);
    expect(await said('doctor', 'a.ts', '--rules', 'mine.txt')).toMatch(
      new RegExp(`^variorum: mine\\.txt: ${doubt}.*newer than every known edition: if it is not, put a line`),
    );
    expect(await said('compare', 'mine.txt', 'other.txt')).toMatch(
      /^variorum: mine\.txt: no date can be read in it/,
    );
  });

  test('hundreds of fragments without one: says a few of them, and once what becomes of all', async () => {
    const fragments = Array.from({ length: 12 }, (_, i) => [
      `part-${i}.txt`,
      `${100 + i}. Lamps\n\n${100 + i}.1. A lamp burns until ${i + 2} players put it out.\n\n${100 + i}.2. It is out then.\n`,
    ]);
    const folder = folderWith(Object.fromEntries(fragments) as Record<string, string>);
    const { out, err } = await variorum(['import', '.', '--archive', 'mine'], folder);
    expect(err.match(/^without a date: .*part-/gm)).toHaveLength(5);
    expect(err).toMatch(/without a date: 12 files, of which 5 are named above; .* an edition of its own/);
    expect(out).toContain('12 imported');
  });
});
