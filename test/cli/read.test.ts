import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { emptyFolder } from '../support/folder.js';
import { variorum } from './support.js';

const RULES = '100. Lamps\n\n100.1. A lamp of El-Hajj\u0083j burns.\n\n100.2. It goes out.\n';

describe('variorum read', () => {
  const cwd = emptyFolder();
  const write = (name: string, text: string) => writeFileSync(join(cwd, name), Buffer.from(text, 'latin1'));

  test('shows what speaks for a code page that nobody has stated', async () => {
    write('dos.txt', RULES);
    const { out } = await variorum(['read', 'dos.txt'], cwd);
    expect(out).toMatch(
      /dos\.txt:1:1 {2}note {2}read in ibm437 \(confidence 0\.99\): byte 0x83 is â in “Hajjâj”, a known name/,
    );
    const { out: json } = await variorum(['read', 'dos.txt', '--json'], cwd);
    expect(JSON.parse(json).trees[0].encoding).toMatchObject({ name: 'ibm437', confidence: 0.99 });
  });

  test('says nothing of one that needs no guess', async () => {
    write('plain.txt', RULES.replace('\u0083', 'a'));
    const { out } = await variorum(['read', 'plain.txt'], cwd);
    expect(out).not.toContain('confidence');
  });

  test('names the place of a date that is none', async () => {
    write('dated.txt', `Lamp Rules\n\nThese rules are effective as of February 31, 2011.\n\n${RULES}`);
    const { status, out } = await variorum(['read', 'dated.txt'], cwd);
    expect(status).toBe(0);
    expect(out).toMatch(/dated\.txt +undated \(part\)/);
    expect(out).toMatch(/dated\.txt:3:33 {2}warn {2}“February 31, 2011”.*no calendar has such a day/);
  });

  test('goes past a link that leads out of the folder again, and past a book that was made in it', async () => {
    mkdirSync(join(cwd, 'around', 'inside', 'book'), { recursive: true });
    write('around/other.txt', RULES);
    write('around/inside/one.txt', RULES);
    write('around/inside/book/variorum-book.txt', '');
    write('around/inside/book/page.txt', RULES);
    symlinkSync('..', join(cwd, 'around', 'inside', 'up'));
    const { out, err } = await variorum(['read', 'around/inside'], cwd);
    expect(out).toContain('around/inside/one.txt');
    expect(out).not.toMatch(/other\.txt|page\.txt/);
    expect(err).toMatch(/around\/inside\/up: it is a link to a folder around it/);
    expect(err).toMatch(/around\/inside\/book: it is a book that Variorum made/);
    expect((await variorum(['read', ''], cwd)).err).toMatch(/"" is no path/);
  });

  test('goes past a link that leads to itself', async () => {
    mkdirSync(join(cwd, 'linked'));
    write('linked/one.txt', RULES);
    symlinkSync(join(cwd, 'linked', 'loop'), join(cwd, 'linked', 'loop'));
    const { out, err } = await variorum(['read', 'linked'], cwd);
    expect(out).toContain('linked/one.txt');
    expect(err).toContain('it is a link that leads to itself');
    const alone = await variorum(['read', 'linked/loop'], cwd);
    expect(alone.status).toBe(2);
    expect(alone.err).not.toContain('fault of the program');
  });

  test('reads every document of a folder, and names what is none', async () => {
    mkdirSync(join(cwd, 'dumps'));
    write('dumps/one.txt', RULES);
    write('dumps/letter.txt', 'Dear Ada,\n\nthe lamp is lit.\n');
    const { status, out, err } = await variorum(['read', 'dumps'], cwd);
    expect(status).toBe(0);
    expect(out).toMatch(/^dumps\/one\.txt +undated \(part\) +text/m);
    expect(err).toMatch(/^left out: dumps\/letter\.txt: no line begins with the number of a rule/);
  });

  test('takes a file that is called - in a folder for the file that it is', async () => {
    mkdirSync(join(cwd, 'odd'));
    write('odd/-', RULES);
    const { status, out } = await variorum(['read', 'odd'], cwd, ['never asked for']);
    expect(status).toBe(0);
    expect(out).toMatch(/^odd\/- +undated \(part\) +text/m);
    expect(await variorum(['read', '.'], join(cwd, 'odd'), ['never asked for'])).toMatchObject({
      status: 0,
      out: expect.stringMatching(/^- +undated \(part\) +text/m),
    });
  });

  test('reads standard input', async () => {
    const { status, out } = await variorum(['read', '-'], cwd, RULES.split('\n'));
    expect(status).toBe(0);
    expect(out).toMatch(/^standard input +undated \(part\) +text/m);
    const nothing = await variorum(['read', '-'], cwd);
    expect(nothing).toMatchObject({
      status: 2,
      out: '',
      err: expect.stringMatching(/^variorum: standard input: .*empty/),
    });
  });
});
