import { describe, expect, it } from 'vitest';
import { leanDocument, leanText } from '../../../src/readers/docx/lean.js';
import { partsOf } from '../../../src/readers/packed/zip.js';

const run = (words: string, properties = ''): string =>
  `<w:r w:rsidR="00AB12CD">${properties}<w:t>${words}</w:t></w:r>`;

describe('a Word document before its package reads it', () => {
  it('loses the sessions of editing and the looks of its letters, and joins plain runs', () => {
    const look = '<w:rPr><w:rFonts w:ascii="Arial"/><w:sz w:val="20"/></w:rPr>';
    expect(leanText(`<w:p w:rsidR="00AB12CD">${run('A lamp')}${run(' burns', look)}${run('.')}</w:p>`)).toBe(
      '<w:p><w:r><w:t xml:space="preserve">A lamp burns.</w:t></w:r></w:p>',
    );
  });

  it('keeps what a page shows: bold letters, italics, styles, tabs, hidden words', () => {
    const shown = run('Lamp', '<w:rPr><w:rStyle w:val="Term"/><w:b/><w:i/><w:vanish/></w:rPr>').replace(
      ' w:rsidR="00AB12CD"',
      '',
    );
    const paragraph = `<w:p><w:pPr><w:pStyle w:val="Rule"/></w:pPr>${shown}<w:r><w:tab/><w:t>burns</w:t></w:r></w:p>`;
    expect(leanText(paragraph)).toBe(paragraph);
  });

  it('has the same parts as before', () => {
    const text = (words: string) => () => new TextEncoder().encode(words);
    const lean = leanDocument([
      {
        name: 'word/document.xml',
        data: text('<w:p><w:r><w:t xml:space="preserve">Löschen</w:t><w:tab/></w:r></w:p>'),
      },
      { name: 'word/styles.xml', data: text('<w:styles w:rsidR="00AB12CD"/>') },
    ]);
    expect(
      partsOf(lean.bytes, 'lamp.docx').map(({ name, data }) => [name, new TextDecoder().decode(data())]),
    ).toEqual([
      ['word/document.xml', '<w:p><w:r><w:t xml:space="preserve">Löschen</w:t><w:tab/></w:r></w:p>'],
      ['word/styles.xml', '<w:styles w:rsidR="00AB12CD"/>'],
    ]);
  });
});
