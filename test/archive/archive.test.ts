import { createHash } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Archive, ArchiveError, openArchive } from '../../src/archive/index.js';
import { numberOf, rulesOf } from '../../src/tree/index.js';
import { folderOf, temporaryFolder } from '../support/folder.js';
import { dump } from './support/dumps.js';

async function archiveOf(
  files: Record<string, string | Uint8Array>,
): Promise<{ archive: Archive; folder: string; sources: string }> {
  const sources = folderOf(files);
  const folder = join(temporaryFolder(), 'archive');
  const archive = await openArchive(folder, { create: true });
  await archive.import([sources]);
  return { archive, folder, sources };
}

function names(archive: Archive): string[] {
  const found = archive.editions().map((e) => e.name);
  archive.close();
  return found;
}

describe('an import', () => {
  test('takes files and folders, and leaves out what is no rules with a line of reason', async () => {
    const sources = folderOf({
      'a.txt': dump({ date: 'July 15, 2011' }),
      'deep/er/b.txt': dump({ date: 'May 1, 2008', word: 'candle' }),
      'notes.md': 'A shopping list: eggs, flour.\n',
      'empty.txt': '',
      '.hidden.txt': dump({ date: 'May 1, 2009' }),
    });
    const archive = await openArchive(join(temporaryFolder(), 'new', 'archive'), { create: true });
    const seen: string[] = [];
    const report = await archive.import([join(sources, 'deep'), sources], {
      onProgress: ({ done, total, outcome }) => seen.push(`${done}/${total} ${outcome}`),
    });
    expect(report.imported).toEqual([join(sources, 'deep/er/b.txt'), join(sources, 'a.txt')]);
    expect(report.skipped.map((s) => s.file)).toEqual([
      join(sources, 'empty.txt'),
      join(sources, 'notes.md'),
    ]);
    for (const { file, reason } of report.skipped) {
      expect(reason).not.toContain(file);
      expect(reason).toMatch(/^[^\n]{10,}$/);
    }
    expect(seen).toEqual(['1/4 imported', '2/4 imported', '3/4 skipped', '4/4 skipped']);
    expect(names(archive)).toEqual(['2008-05-01', '2011-07-15']);
  });

  test('knows a content again whatever the file is called', async () => {
    const { archive, sources } = await archiveOf({ 'a.txt': dump({ date: 'July 15, 2011' }) });
    const again = folderOf({ 'other.txt': readFileSync(join(sources, 'a.txt')) });
    const report = await archive.import([again, sources]);
    expect(report).toMatchObject({ imported: [], skipped: [] });
    expect(report.known).toHaveLength(2);
    const [document, ...others] = archive.documents();
    expect(others).toEqual([]);
    expect(new Set(document?.files)).toEqual(new Set([join(sources, 'a.txt'), join(again, 'other.txt')]));
    archive.close();
  });

  test('refuses a path that does not exist before anything is taken', async () => {
    const { archive, sources } = await archiveOf({ 'a.txt': dump({ date: 'July 15, 2011' }) });
    await expect(archive.import([join(sources, 'missing'), sources])).rejects.toThrow(
      expect.objectContaining({ name: 'ArchiveError', ruleId: 'no-such-file' }),
    );
    expect(names(archive)).toEqual(['2011-07-15']);
  });

  test('gives back the very bytes, and the tree read again from them', async () => {
    const text = dump({ date: 'July 15, 2011', rules: 9 });
    const { archive } = await archiveOf({ 'a.txt': text });
    const [document] = archive.documents();
    const { tree } = await archive.read(document?.sha256 ?? '', 'a.txt');
    expect(rulesOf(tree).map(numberOf)).toContain('100.9a');
    expect(document).toMatchObject({
      bytes: Buffer.byteLength(text),
      warnings: 0,
      damaged: 0,
      format: 'text',
    });
    expect(document?.accounted).toBe(document?.characters);
    archive.close();
  });
});

test('a long import is seen by others while it goes on', async () => {
  const sources = folderOf({
    '1.txt': dump({ date: 'May 1, 2008' }),
    '2.txt': dump({ date: 'July 15, 2011' }),
    '3.txt': dump({ date: 'June 6, 2025' }),
  });
  const folder = join(temporaryFolder(), 'archive');
  const archive = await openArchive(folder, { create: true, checkpoint: 0 });
  const reader = await openArchive(folder);
  const seen: number[] = [];
  await archive.import([sources], { onProgress: () => seen.push(reader.editions().length) });
  expect(seen).toEqual([0, 1, 2]);
  expect(reader.editions()).toHaveLength(3);
  reader.close();
  archive.close();
});

describe('an edition with several copies', () => {
  test('is read from the copy with the fewest damaged characters, and says so', async () => {
    const whole = dump({ date: 'July 15, 2011', rules: 40 });
    const { archive } = await archiveOf({
      'damaged.txt': whole.replaceAll('. It is', '. \ufffdt is'),
      'whole.txt': whole,
    });
    const [edition] = archive.editions();
    expect(edition?.documents.map((d) => d.file.split('/').at(-1))).toEqual(['whole.txt', 'damaged.txt']);
    expect(edition?.notes).toEqual([
      expect.stringMatching(/whole\.txt was chosen, not .*damaged\.txt, which has 40 damaged/),
    ]);
    archive.close();
  });

  test('is read from the fuller copy even where that one is damaged a little', async () => {
    const { archive } = await archiveOf({
      'short.txt': dump({ date: 'July 15, 2011', rules: 30 }),
      'full.txt': dump({ date: 'July 15, 2011', rules: 40 }).replace('. It is', '. \ufffdt is'),
    });
    expect(archive.editions()[0]?.documents[0]?.file).toMatch(/full\.txt$/);
    archive.close();
  });

  test('does not depend on the order of import', async () => {
    const files = {
      'a.txt': dump({ date: 'July 15, 2011' }),
      'b.txt': `${dump({ date: 'July 15, 2011' })}\n\n`,
    };
    const { archive, sources } = await archiveOf(files);
    const first = archive.editions()[0]?.documents[0]?.sha256;
    archive.close();
    const other = await openArchive(join(temporaryFolder(), 'b'), { create: true });
    await other.import([join(sources, 'b.txt'), join(sources, 'a.txt')]);
    expect(other.editions()[0]?.documents[0]?.sha256).toBe(first);
    other.close();
  });
});

describe('an archive', () => {
  test('is made only where nothing else is', async () => {
    const folder = folderOf({ 'thesis.doc': 'years of work' });
    await expect(openArchive(folder, { create: true })).rejects.toThrow(ArchiveError);
    await expect(openArchive(join(folder, 'none'))).rejects.toThrow(/there is no archive here/);
    await expect(openArchive(join(folder, 'thesis.doc'), { create: true })).rejects.toThrow(/this is a file/);
    expect(readdirSync(folder)).toEqual(['thesis.doc']);
  });

  test('is not said to be missing where nobody may look', async () => {
    const folder = folderOf({});
    symlinkSync('archive.json', join(folder, 'archive.json'));
    await expect(openArchive(folder)).rejects.toThrow(/ELOOP/);
  });

  test('rebuilds its index when that is gone, damaged, or of another version', async () => {
    const { archive, folder } = await archiveOf({
      'a.txt': dump({ date: 'July 15, 2011' }),
      'b.txt': dump({ date: 'May 1, 2008', word: 'candle' }),
    });
    const before = archive.documents();
    archive.close();
    const index = join(folder, 'index.json');
    const damages: ((bytes: Buffer) => Buffer | undefined)[] = [
      () => undefined,
      (bytes) => bytes.fill(0x55, 0, 100),
      (bytes) => bytes.subarray(0, 0),
      (bytes) => {
        const line = bytes
          .toString()
          .replace(/"version":\d+/, '"version":999')
          .split('\n')[0] as string;
        return Buffer.from(`${line}\n${createHash('sha256').update(line).digest('hex')}\n`);
      },
    ];
    for (const damage of damages) {
      const bytes = damage(readFileSync(index));
      if (bytes) writeFileSync(index, bytes);
      else rmSync(index);
      const notices: string[] = [];
      const opened = await openArchive(folder, { onNotice: (line) => notices.push(line) });
      expect(opened.documents()).toEqual(before);
      expect(notices).toHaveLength(1);
      opened.close();
    }
    expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  test('rebuilds its index when one bit of it is another, and says so', async () => {
    const { archive, folder } = await archiveOf({ 'a.txt': dump({ date: 'July 15, 2011' }) });
    const before = archive.search('lantern').total;
    archive.close();
    const index = join(folder, 'index.json');
    const bytes = readFileSync(index);
    const at = bytes.indexOf('lantern');
    bytes[at] = (bytes[at] as number) ^ 1;
    writeFileSync(index, bytes);
    const notices: string[] = [];
    const opened = await openArchive(folder, { onNotice: (line) => notices.push(line) });
    expect(notices).toEqual([expect.stringContaining('the index is damaged; rebuilding it')]);
    expect(opened.search('lantern').total).toBe(before);
    opened.close();
  });

  test('says what to do when its index is damaged while it is open', async () => {
    const { archive, folder } = await archiveOf({ 'a.txt': dump({ date: 'July 15, 2011' }) });
    archive.close();
    const index = join(folder, 'index.json');
    const opened = await openArchive(folder);
    writeFileSync(index, readFileSync(index).fill(0x55, 100));
    expect(() => opened.search('lantern')).toThrow(/the index is damaged, for its checksum is another/);
    rmSync(index);
    await opened.mend();
    expect(opened.search('lantern').total).toBeGreaterThan(0);
    opened.close();
  });

  test('makes its list again when one letter of it is another', async () => {
    const { archive, folder } = await archiveOf({ 'a.txt': dump({ date: 'July 15, 2011' }) });
    const before = archive.documents();
    archive.close();
    const listing = join(folder, 'listing.json');
    writeFileSync(listing, readFileSync(listing, 'utf8').replace('2011-07-15', '2012-07-15'));
    const opened = await openArchive(folder);
    expect(opened.documents()).toEqual(before);
    opened.close();
  });

  test.each([
    ['is gone', () => ''],
    ['is damaged', (ledger: string) => ledger.replace(/[0-9a-f]{8}/, '00000000')],
  ])('lists what it keeps again when its ledger %s, and says so', async (_, damage) => {
    const { archive, folder } = await archiveOf({
      'a.txt': dump({ date: 'July 15, 2011' }),
      'b.txt': dump({ date: 'May 1, 2008', word: 'candle' }),
    });
    archive.close();
    const ledger = join(folder, 'imported.jsonl');
    writeFileSync(ledger, damage(readFileSync(ledger, 'utf8')));
    for (const name of ['index.json', 'listing.json']) rmSync(join(folder, name));
    const notices: string[] = [];
    const opened = await openArchive(folder, { onNotice: (line) => notices.push(line) });
    expect(names(opened)).toEqual(['2008-05-01', '2011-07-15']);
    expect(notices.join('\n')).toMatch(/lacks \d kept files?; they are listed again/);
    opened.close();
  });

  test('reads past a ledger line that was cut off, and goes on writing behind it', async () => {
    const { archive, folder } = await archiveOf({ 'a.txt': dump({ date: 'July 15, 2011' }) });
    archive.close();
    appendFileSync(join(folder, 'imported.jsonl'), '{"sha256":"00');
    const more = folderOf({ 'b.txt': dump({ date: 'May 1, 2008', word: 'candle' }) });
    const opened = await openArchive(folder);
    await opened.import([more]);
    rmSync(join(folder, 'index.json'));
    opened.close();
    expect(names(await openArchive(folder))).toEqual(['2008-05-01', '2011-07-15']);
  });

  test('names an original that was lost, and takes it back when the file is imported again', async () => {
    const { archive, folder, sources } = await archiveOf({ 'a.txt': dump({ date: 'July 15, 2011' }) });
    const hash = archive.documents()[0]?.sha256 ?? '';
    archive.close();
    rmSync(join(folder, 'originals', hash.slice(0, 2), `${hash.slice(2)}.gz`));
    const opened = await openArchive(folder);
    await expect(opened.read(hash, 'a.txt')).rejects.toThrow(/cannot be read .*import the file again/);
    expect(await opened.rebuild()).toEqual([{ file: join(sources, 'a.txt'), reason: expect.any(String) }]);
    expect(names(opened)).toEqual([]);
    await opened.import([sources]);
    expect(names(opened)).toEqual(['2011-07-15']);
    expect((await opened.read(hash, 'a.txt')).tree.effective).toBe('2011-07-15');
  });

  test('puts a kept copy that was damaged right when the file is imported again', async () => {
    const { archive, folder, sources } = await archiveOf({ 'a.txt': dump({ date: 'July 15, 2011' }) });
    const hash = archive.documents()[0]?.sha256 ?? '';
    archive.close();
    const copy = join(folder, 'originals', hash.slice(0, 2), `${hash.slice(2)}.gz`);
    const whole = readFileSync(copy);
    for (const damaged of [
      Buffer.alloc(0),
      whole.subarray(0, 40),
      whole.map((byte, at) => (at === 60 ? byte ^ 4 : byte)),
    ]) {
      writeFileSync(copy, damaged);
      const opened = await openArchive(folder);
      await expect(opened.read(hash, 'a.txt')).rejects.toThrow(/import the file again/);
      await opened.import([sources]);
      expect((await opened.read(hash, 'a.txt')).tree.effective).toBe('2011-07-15');
      opened.close();
    }
  });

  test('lets whoever may read its list read its index', async () => {
    const { archive, folder } = await archiveOf({ 'a.txt': dump({ date: 'July 15, 2011' }) });
    archive.close();
    const modeOf = (name: string): number => statSync(join(folder, name)).mode & 0o777;
    expect(modeOf('index.json')).toBe(modeOf('listing.json'));
  });

  test('shows one reader what another has imported meanwhile', async () => {
    const { archive, folder } = await archiveOf({ 'a.txt': dump({ date: 'July 15, 2011' }) });
    expect(archive.editions()).toHaveLength(1);
    const other = await openArchive(folder);
    await other.import([folderOf({ 'b.txt': dump({ date: 'May 1, 2008' }) })]);
    other.close();
    expect(archive.editions()).toHaveLength(2);
    archive.close();
    expect(existsSync(join(folder, 'index.json'))).toBe(true);
    expect(readdirSync(folder).filter((name) => name.includes('.tmp'))).toEqual([]);
  });
});
