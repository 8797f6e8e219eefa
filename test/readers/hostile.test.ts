import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { zip } from '../../bench/read/zip.js';
import { ReadError, read, readDocument } from '../../src/readers/index.js';
import { worked } from '../support/processor.js';

/** A document that takes this long is not read in linear time. */
const PATIENCE = 20_000;

const many = (count: number, one: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => one(i)).join('');

describe('hostile documents', () => {
  it.each([
    ['one line of a megabyte, plain', `100. General\n\n100.1. ${'word '.repeat(200_000)}`],
    ['one line of a megabyte, Markdown', `# 800. General\n\n800.1. ${'word *x '.repeat(125_000)}`],
    ['one line of a megabyte, HTML', `<html><p>800.1. ${'w&rsquo;d <i>x</i> '.repeat(50_000)}`],
    [
      'one line of a megabyte, reStructuredText',
      `G\n====\n\n800.1\n-----\n\n${'a *b `c |d| '.repeat(80_000)}`,
    ],
    ['one line of a megabyte, rulings', `606 - Two\n- 606.1 - ${'word ['.repeat(150_000)}`],
    ['a hundred thousand headings', `${many(100_000, (i) => `${100 + (i % 900)}. Title\n\n`)}100.1. A rule.`],
    ['brackets without end', `# 800. General\n\n800.1. ${'['.repeat(50_000)}`],
    [
      'a deep reStructuredText list',
      `G\n====\n\n800.1\n-----\n\n${many(1_000, (i) => `${' '.repeat(i)}a. x\n`)}`,
    ],
    ['numbers without words', '807.1.\n\n'.repeat(20_000)],
    [
      'one number again and again under no heading',
      `Of this.\n\n${'807.1. A lamp burns.\n\n'.repeat(60_000)}`,
    ],
  ])('%s is read in linear time and accounted for', (_, text) => {
    const started = worked();
    const { coverage } = read(text);
    expect(worked() - started).toBeLessThan(PATIENCE);
    expect(coverage.accounted).toBe(coverage.characters);
  });

  it.each([
    ['HTML', `<html>${'<div>'.repeat(100_000)}800.1. A rule.`, 'too-deep'],
    ['quotations', `# 800. General\n\n${'>'.repeat(100_000)} 800.1. A rule.`, 'too-deep'],
    ['lists', `# 800. General\n\n${many(500, (i) => `${'  '.repeat(i)}- a\n`)}`, 'too-deep'],
    ['attributes', `<html><p ${many(50_000, (i) => `a${i}=1 `)}>800.1. A rule.</p>`, 'too-complex'],
  ])('%s without end are refused', (_, text, ruleId) => {
    const started = worked();
    expect(() => read(text)).toThrow(expect.objectContaining({ name: 'ReadError', ruleId }) as ReadError);
    expect(worked() - started).toBeLessThan(PATIENCE);
  });

  it.each([
    ['more lines than any document has', 'word\n'.repeat(600_000), 'too-large'],
    ['more rules than any document has', '807.1. A lamp burns.\n\n'.repeat(130_000), 'too-large'],
    ['more symbols than any document has', `100. General\n\n100.1. ${'{T}'.repeat(1_100_000)}`, 'too-large'],
    [
      'more Markdown than any document has',
      `# 800. General\n\n${'**800.1.** a\n\n'.repeat(400_000)}`,
      'too-large',
    ],
    ['a line that no pattern has room for', '>'.repeat(10_000_000), 'too-complex'],
  ])('%s is refused', async (_, text, ruleId) => {
    const started = worked();
    await expect(readDocument(text)).rejects.toMatchObject({ name: 'ReadError', ruleId });
    expect(worked() - started).toBeLessThan(PATIENCE);
  });

  it('a table of more rows than a call takes arguments is read', () => {
    const table = `number,text\n${many(200_000, (i) => `${100 + (i % 900)}.${1 + (i % 7)},"A lamp, burning"\n`)}`;
    expect(() => read(table)).toThrow(expect.objectContaining({ ruleId: 'too-large' }) as ReadError);
  });

  it('many notes below a text take linear time', () => {
    const notes = many(15_000, (i) => `800.1a Lamp[^n${i}]\n\n[^n${i}]: seen\n\n`);
    const started = worked();
    expect(() => read(`# 800. General\n\n${notes}`)).not.toThrow();
    expect(worked() - started).toBeLessThan(PATIENCE / 2);
  });

  it('no more than some thousand messages of one kind are told one by one', () => {
    const { messages } = read('807.1. A lamp burns.\n\n'.repeat(30_000));
    expect(messages.length).toBeLessThan(25_000);
    expect(messages.map(({ ruleId }) => ruleId)).toContain('messages-untold');
  });

  it('a zip bomb is refused before a package sees it, whatever sizes it states', async () => {
    const bomb = zip(['word/document.xml', Buffer.alloc(200 * 1024 * 1024), 1_000]);
    expect(bomb.length).toBeLessThan(1024 * 1024);
    await expect(readDocument(bomb, { file: 'bomb.docx' })).rejects.toMatchObject({ ruleId: 'too-large' });
  });

  it('a PDF that unpacks to gigabytes is refused before a package sees it', async () => {
    const stream = deflateSync(deflateSync(Buffer.alloc(300 * 1024 * 1024)));
    const bomb = Buffer.concat([
      Buffer.from('%PDF-1.7\n1 0 obj\n<</Filter [/FlateDecode /FlateDecode]>>\nstream\r\n'),
      stream,
      Buffer.from('\nendstream\nendobj\n'),
    ]);
    expect(bomb.length).toBeLessThan(64 * 1024);
    await expect(readDocument(bomb, { file: 'bomb.pdf' })).rejects.toMatchObject({ ruleId: 'too-large' });
  });

  it('a PDF of objects without end is refused before a package looks for each', async () => {
    const bytes = new TextEncoder().encode(`%PDF-1.7\n${'1 0 obj <</A ['.repeat(200_000)}`);
    await expect(readDocument(bytes, { file: 'a.pdf' })).rejects.toMatchObject({ ruleId: 'too-large' });
  });

  it.each([
    ['changes', 200_000, '<w:ins>', '</w:ins>'],
    ['tables', 2_000, '<w:tbl><w:tr><w:tc>', '</w:tc></w:tr></w:tbl>'],
    ['tables', 600, '<w:tbl><w:tr><w:tc>', '</w:tc></w:tr></w:tbl>'],
    ['fields', 5_000, '<w:sdt><w:sdtContent>', '</w:sdtContent></w:sdt>'],
    ['frames', 4_000, '<w:p><w:r><w:pict><w:txbxContent>', '</w:txbxContent></w:pict></w:r></w:p>'],
  ])(
    'a Word document of %s in %i others is refused in plain words, and the process lives',
    async (_, count, open, close) => {
      const inside = '<w:p><w:r><w:t>100.1. A lamp.</w:t></w:r></w:p>';
      const deep = `${open.repeat(count)}${inside}${close.repeat(count)}`;
      await expect(readDocument(docx(deep), { file: 'deep.docx' })).rejects.toMatchObject({
        name: 'ReadError',
        ruleId: 'too-deep',
        message: expect.stringMatching(/^a Word document .*nest.*: (?:give|save)(?!.*call stack)/),
      });
      const whole = docx('<w:p><w:r><w:t>100.1. A lamp burns.</w:t></w:r></w:p>');
      expect((await readDocument(whole)).coverage.accounted).toBeGreaterThan(0);
    },
  );

  it('a ring of sectors in an older Word document is refused before a package follows it', async () => {
    const ring = new Uint8Array(2_048);
    const view = new DataView(ring.buffer);
    ring.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
    view.setInt16(30, 9, true);
    view.setInt16(32, 6, true);
    view.setInt32(44, 1, true);
    view.setInt32(60, -2, true);
    // The table stands in sector 0; sectors 1 and 2 follow each other for ever.
    view.setInt32(76, 0, true);
    view.setInt32(512, -3, true);
    view.setInt32(516, 2, true);
    view.setInt32(520, 1, true);
    for (let at = 524; at < 1_024; at += 4) view.setInt32(at, -1, true);
    await expect(readDocument(ring, { file: 'ring.doc' })).rejects.toMatchObject({
      ruleId: 'damaged',
      message: expect.stringMatching(/bites its own tail/),
    });
  });

  it('a zip archive without a Word document is none', async () => {
    const archive = zip(['hello.txt', 'hello']);
    await expect(readDocument(archive, { file: 'a.zip' })).rejects.toBeInstanceOf(ReadError);
    await expect(readDocument(archive, { file: 'a.zip' })).rejects.toMatchObject({ ruleId: 'not-rules' });
  });
});

/** A Word document with these elements in its body. */
function docx(body: string): Uint8Array {
  const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const packages = 'http://schemas.openxmlformats.org/package/2006';
  return zip(
    [
      '[Content_Types].xml',
      `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/></Types>`,
    ],
    [
      '_rels/.rels',
      `<Relationships xmlns="${packages}/relationships"><Relationship Id="r" Type="${relationships}/officeDocument" Target="word/document.xml"/></Relationships>`,
    ],
    [
      'word/document.xml',
      `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
    ],
  );
}
