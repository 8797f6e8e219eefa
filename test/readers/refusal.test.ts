import { describe, expect, it } from 'vitest';
import { ReadError, read, readDocument } from '../../src/readers/index.js';

function refusalOf(input: Uint8Array | string): ReadError {
  try {
    read(input, { file: 'rules.txt' });
  } catch (error) {
    if (error instanceof ReadError) return error;
    throw error;
  }
  throw new Error('the document was read');
}

const bytes = (latin: string): Uint8Array => Uint8Array.from(latin, (c) => c.charCodeAt(0));

describe('what cannot be read', () => {
  it.each([
    ['an empty file', '', 'empty', /empty/],
    ['a file of blanks', '  \n\n', 'empty', /empty/],
    ['a photograph', bytes('\xff\xd8\xff\xe0\0\x10JFIF\0'), 'not-text', /JPEG photograph/],
    ['a picture', bytes('\x89PNG\r\n\x1a\n\0\0'), 'not-text', /PNG image/],
    ['an archive', bytes('BZh91AY&SY'), 'not-text', /bzip2 archive/],
    [
      'an array as PHP serializes it',
      'a:2:{i:0;a:2:{s:6:"number";s:5:"100.1";s:4:"text";s:12:"A lamp burns";}i:1;s:5:"100.2";}',
      'wrong-format',
      /PHP serializes .* give them as JSON/,
    ],
    [
      'JSON as gron writes it',
      'json = [];\njson[0] = {};\njson[0].number = "100.1";\njson[0].text = "A lamp burns.";\n',
      'wrong-format',
      /gron .* give the JSON itself/,
    ],
    ['a letter', 'Dear players,\n\nthank you for the game.\n', 'not-rules', /no line begins with/],
  ])('%s is refused in one line', (_, input, ruleId, message) => {
    const refusal = refusalOf(input);
    expect(refusal.ruleId).toBe(ruleId);
    expect(refusal.message).toMatch(message);
    expect(refusal.message).not.toContain('\n');
    expect(refusal.file).toBe('rules.txt');
  });

  it('a Word document is refused only where nobody can wait for its package', async () => {
    const zip = bytes('PK\x03\x04\0\0\0\0');
    expect(refusalOf(zip).ruleId).toBe('asynchronous');
    await expect(readDocument(zip, { file: 'a.docx' })).rejects.toMatchObject({
      ruleId: 'damaged',
      file: 'a.docx',
    });
  });

  it('a broken PDF and a broken older Word document are damaged', async () => {
    await expect(readDocument(bytes('%PDF-1.4\nnothing'), { file: 'a.pdf' })).rejects.toMatchObject({
      ruleId: 'damaged',
    });
    await expect(
      readDocument(bytes('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1nothing'), { file: 'a.doc' }),
    ).rejects.toMatchObject({ ruleId: 'damaged' });
  });

  it('a dialect that was asked for and does not fit is refused or read, never thrown over', () => {
    expect(() => read('810.1. Two teams.', { format: 'pdf' })).toThrow(ReadError);
    expect(read('810.1. Two teams.', { format: 'markdown' }).tree.format).toBe('markdown');
  });
});
