import mammoth from 'mammoth';
import { describe, expect, it } from 'vitest';
import { leanDocument } from '../../../src/readers/docx/lean.js';
import { withoutPlain, withPlain } from '../../../src/readers/docx/plain.js';
import { storedZip } from '../../../src/readers/packed/stored.js';
import type { Part } from '../../../src/readers/packed/zip.js';

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const run = (words: string, look = ''): string =>
  `<w:r>${look}<w:t xml:space="preserve">${words}</w:t></w:r>`;
const paragraph = (inner: string, style = ''): string =>
  `<w:p w14:paraId="00AB12CD">${style === '' ? '' : `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}${inner}</w:p>`;
const STYLES = ['Rule', 'Steps', 'Title1/heading 1', 'Term/Glossary Word', 'Glow/Glossary Text']
  .map((style) => style.split('/'))
  .map(
    ([id, name = id]) => `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/></w:style>`,
  )
  .join('');
const NUMBERING =
  '<w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:numFmt w:val="decimal"/><w:pStyle w:val="Steps"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>';

function document(body: string): Part[] {
  const relationships = 'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"';
  const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const related = (id: string, kind: string, target: string): string =>
    `<Relationship Id="${id}" Type="${type}/${kind}" Target="${target}"/>`;
  const parts = {
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
    '_rels/.rels': `<Relationships ${relationships}>${related('r1', 'officeDocument', 'word/document.xml')}</Relationships>`,
    'word/_rels/document.xml.rels': `<Relationships ${relationships}>${related('r2', 'styles', 'styles.xml')}${related('r3', 'numbering', 'numbering.xml')}</Relationships>`,
    'word/document.xml': `<w:document ${W} xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"><w:body>${body}</w:body></w:document>`,
    'word/styles.xml': `<w:styles ${W}>${STYLES}</w:styles>`,
    'word/numbering.xml': `<w:numbering ${W}>${NUMBERING}</w:numbering>`,
  };
  return Object.entries(parts).map(([name, text]) => ({ name, data: () => new TextEncoder().encode(text) }));
}

const OPTIONS = { ignoreEmptyParagraphs: false, styleMap: ["p[style-name='Glossary Word'] => dt:fresh"] };
const pageOf = async (bytes: Uint8Array): Promise<string> =>
  (await mammoth.convertToHtml({ buffer: Buffer.from(bytes) }, OPTIONS)).value;

const BOLD = '<w:rPr><w:b/></w:rPr>';
const ITALIC = '<w:rPr><w:i/></w:rPr>';
const plain = [
  paragraph(run('1. Lamps &amp; lights'), 'Rule'),
  paragraph('', 'Rule'),
  paragraph(run('A lamp &lt;burns&gt; “brightly”.'), 'Glow'),
  paragraph(run('')),
].join('');

describe('plain paragraphs of a Word document, which are set aside before its page is made', () => {
  it.each([
    ['alone', plain],
    [
      'between headings, terms and numbered ones',
      `${paragraph(run('Lamps'), 'Title1')}${plain}${paragraph(run('Wick'), 'Term')}${plain}${paragraph(run('Light it.'), 'Steps')}${paragraph(run('Trim it.'), 'Steps')}${plain}`,
    ],
    [
      'between bold words, links and tabs',
      `${plain}${paragraph(run('Lamp', '<w:rPr><w:b/></w:rPr>') + run(' burns'))}${plain}${paragraph('<w:hyperlink w:anchor="lamp"><w:r><w:t>lamp</w:t></w:r></w:hyperlink>')}${paragraph(`${run('a')}<w:r><w:tab/></w:r>`)}${plain}`,
    ],
    [
      'with bold and italic words, neighbours alike and not, blank, empty, or both at once',
      `${plain}${[
        run('Lamp:', BOLD) + run(' burns ') + run('brightly', ITALIC) + run('.'),
        run('a', BOLD) + run('b', BOLD) + run('c', ITALIC) + run('d', ITALIC) + run('e', BOLD),
        run('a ', ITALIC) + run(' ', BOLD) + run(' ') + run(' b', BOLD),
        run('a', BOLD) + run('') + run('b', BOLD),
        run('a') + run('', ITALIC) + run('b') + run('c', BOLD),
        run('a', '<w:rPr><w:b/><w:i/></w:rPr>') + run('b', BOLD),
        run('a', '<w:rPr><w:b w:val="0"/></w:rPr>') + run('b', BOLD),
        run('&lt;em&gt; &amp;', ITALIC) + run('a &quot;lamp&quot;', BOLD),
      ]
        .map((runs) => paragraph(runs, 'Rule'))
        .join('')}${plain}`,
    ],
    ['in tables', `<w:tbl><w:tr><w:tc>${plain}</w:tc><w:tc>${plain}</w:tc></w:tr></w:tbl>${plain}`],
    [
      'after a paragraph whose end was deleted',
      `<w:p><w:pPr><w:rPr><w:del/></w:rPr></w:pPr>${run('A dark')}</w:p>${plain}`,
    ],
    [
      'in fields, whose words are links',
      `${paragraph('<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>HYPERLINK "lamp.html"</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>')}${plain}${paragraph('<w:r><w:fldChar w:fldCharType="end"/></w:r>')}`,
    ],
    ['with characters that are spelled', paragraph(run('a &quot;lamp&quot;&#10;burns')) + plain],
    ['with marks of private use', paragraph(run('\ue0000\ue001')) + plain],
    [
      'of unknown styles',
      paragraph(run('A lamp.'), 'Heading1') + paragraph(run('A wick.'), 'Nowhere') + plain,
    ],
  ])('stand on the page as before: %s', async (_, body) => {
    const parts = document(body);
    const before = await pageOf(storedZip(parts.map(({ name, data }) => ({ name, bytes: data() }))));
    const lean = leanDocument(parts);
    expect(lean.whole(await pageOf(lean.bytes))).toBe(before);
    expect(before).toContain('1. Lamps &amp; lights');
  });

  it('are one paragraph where they follow on one another', () => {
    const stretches: string[][] = [];
    const own = (words: string, style = ''): string =>
      `<w:p>${style}<w:r><w:t xml:space="preserve">${words}</w:t></w:r></w:p>`;
    const rule = '<w:pPr><w:pStyle w:val="Rule"/></w:pPr>';
    const left = withoutPlain(
      `${own('Lamp')}${own('Wick', `${rule}<w:r>${BOLD}<w:t>No</w:t></w:r>`)}<w:p><w:b/></w:p>${own('Oil')}`,
      new Set(['Rule']),
      stretches,
    );
    expect(stretches).toEqual([['Lamp', '<strong>No</strong>Wick'], ['Oil']]);
    expect(left.match(/<w:p>/g)).toHaveLength(3);
    expect(withPlain('<p>\ue0000\ue001</p><h1>\ue0001\ue001</h1>', stretches)).toBe(
      '<p>Lamp</p><p><strong>No</strong>Wick</p><h1>Oil</h1>',
    );
  });
});
