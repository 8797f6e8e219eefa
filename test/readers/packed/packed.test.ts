import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { zip } from '../../../bench/read/zip.js';
import { readDocument } from '../../../src/readers/index.js';
import { outline } from '../support.js';
import { RULEBOOK } from '../text/rulebook.js';

const PLAIN = readDocument(Buffer.from(RULEBOOK));

describe('a packed document', () => {
  it.each([
    ['gzip', gzipSync(RULEBOOK)],
    ['a zip archive with a note beside it', zip(['README.txt', 'Hello.'], ['rules/rules.txt', RULEBOOK])],
    ['both', zip(['rules.txt.gz', gzipSync(RULEBOOK)])],
  ])('is read where it is alone: %s', async (_, bytes) => {
    const { tree, coverage } = await readDocument(bytes, { file: 'packed' });
    expect(outline(tree)).toEqual(outline((await PLAIN).tree));
    expect(coverage.accounted).toBe(coverage.characters);
  });

  it('with a flipped bit is refused: a checksum does not fit its bytes', async () => {
    const bytes = Buffer.from(zip(['rules.txt', RULEBOOK]));
    // The checksum in the directory, 30 bytes before the name that stands there a second time.
    const entry = bytes.lastIndexOf('rules.txt') - 46;
    bytes.writeUInt32LE(bytes.readUInt32LE(entry + 16) ^ 1, entry + 16);
    await expect(readDocument(bytes)).rejects.toMatchObject({ ruleId: 'damaged' });
  });

  it('says what lies beside it in the archive', async () => {
    const { messages } = await readDocument(zip(['README.txt', 'Hello.'], ['rules.txt', RULEBOOK]));
    expect(messages.filter(({ ruleId }) => ruleId === 'left-out').map(({ reason }) => reason)).toEqual([
      'README.txt lies beside the document and is not read',
    ]);
  });

  it('is a book in the order of its spine, whatever its pages are called, and names the pages that it leaves out', async () => {
    const page = (words: string) => `<html><body>${words}</body></html>`;
    const { tree, messages } = await readDocument(
      zip(
        ['mimetype', 'application/epub+zip'],
        [
          'OEBPS/content.opf',
          '<package><manifest><item id="a" href="readme.xhtml"/><item id="b" href="cover.xhtml"/><item id="n" href="nav.xhtml" properties="nav"/></manifest>' +
            '<spine><itemref idref="b"/><itemref idref="n"/><itemref idref="a"/></spine></package>',
        ],
        ['OEBPS/readme.xhtml', page('<h2>101. Wicks</h2><p>101.1. A wick is cotton.</p>')],
        ['OEBPS/cover.xhtml', page('<h1>1. Lanterns</h1><h2>100. Lighting</h2><p>100.1. Lit.</p>')],
        ['OEBPS/nav.xhtml', page('<p>1. Lanterns</p>')],
        ['OEBPS/other.xhtml', page('<p>102.1. Lost.</p>')],
      ),
    );
    expect(outline(tree).filter((line) => /rule/.test(line))).toEqual(['    rule 100.1', '    rule 101.1']);
    expect(messages.find(({ ruleId }) => ruleId === 'pages-left-out')?.reason).toContain('OEBPS/other.xhtml');
  });

  it('is named behind its archive', async () => {
    const { coverage } = await readDocument(zip(['rules.txt', RULEBOOK]), { file: 'a.zip' });
    expect(coverage.file).toBe('a.zip/rules.txt');
  });

  it('is read page by page where it is a book', async () => {
    const page = (words: string) =>
      `<?xml version="1.0"?><html><head><title>x</title></head><body>${words}</body></html>`;
    const book = zip(
      ['mimetype', 'application/epub+zip'],
      ['OEBPS/nav.xhtml', page('<p>1. Lanterns</p>')],
      ['OEBPS/page10.xhtml', page('<h2>101. Wicks</h2><p>101.1. A wick is cotton.</p>')],
      ['OEBPS/page9.xhtml', page('<h1>1. Lanterns</h1><h2>100. Lighting</h2><p>100.1. Lit.</p>')],
    );
    expect(outline((await readDocument(book)).tree)).toEqual([
      'chapter 1 Lanterns',
      '  section 100 Lighting',
      '    rule 100.1',
      '      paragraph',
      '  section 101 Wicks',
      '    rule 101.1',
      '      paragraph',
    ]);
  });

  it.each([
    [
      'several documents',
      zip(['a.txt', RULEBOOK], ['b.html', RULEBOOK]),
      'several',
      /2 documents \(a\.txt, b\.html\): unpack it/,
    ],
    ['no document', zip(['a.png', 'x']), 'not-rules', /without a document/],
    ['archives in archives', gzipSync(gzipSync(gzipSync(RULEBOOK))), 'too-deep', /archives inside archives/],
    ['an archive that is cut off', gzipSync(RULEBOOK).subarray(0, 300), 'damaged', /damaged gzip archive/],
    ['gigabytes of nothing', gzipSync(Buffer.alloc(70 * 1024 * 1024)), 'too-large', /unpacks to more than/],
  ])('is refused in one line: %s', async (_, bytes, ruleId, message) => {
    await expect(readDocument(bytes, { file: 'a' })).rejects.toMatchObject({
      ruleId,
      message: expect.stringMatching(message),
    });
  });
});
