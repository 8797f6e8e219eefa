// Forms in the containers of word processors: what each of them writes around the same paragraphs.
import { zip } from '../zip.js';
import { label } from './document.mjs';

const line = (b) => `${label({ ...b, kind: b.kind.replace('entry-', '') })}${b.text}`;
const xml = (s) => s.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const run = (words, properties = '') =>
  `<w:r>${properties}<w:t xml:space="preserve">${xml(words)}</w:t></w:r>`;
const docx = (paragraph) => (blocks) =>
  zip(
    [
      '[Content_Types].xml',
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    ],
    [
      '_rels/.rels',
      '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    ],
    [
      'word/document.xml',
      `<?xml version="1.0"?><w:document ${W}><w:body>${blocks.map(paragraph).join('')}</w:body></w:document>`,
    ],
  );
const p = (inner, properties = '') => `<w:p>${properties}${inner}</w:p>`;

const odt = (paragraph) => (blocks) =>
  zip(
    ['mimetype', 'application/vnd.oasis.opendocument.text'],
    [
      'content.xml',
      `<?xml version="1.0"?><office:document-content><office:body><office:text>${blocks.map(paragraph).join('')}</office:text></office:body></office:document-content>`,
    ],
  );

/** @type {Record<string, (blocks: object[], random: () => number) => Uint8Array>} */
export const containers = {
  'docx, paragraphs': docx((b) => p(run(line(b)))),
  'docx, runs cut anywhere': docx((b) =>
    p(
      (line(b).match(/[\s\S]{1,7}/g) ?? [])
        .map((part) => run(part, '<w:rPr><w:lang w:val="en-US"/></w:rPr>'))
        .join(''),
    ),
  ),
  'docx, insertions and deletions': docx((b) =>
    p(
      b.kind === 'rule'
        ? `${run(line(b))}<w:del w:id="1" w:author="A"><w:r><w:delText> Words that were here before.</w:delText></w:r></w:del>`
        : `<w:ins w:id="2" w:author="A">${run(line(b))}</w:ins>`,
    ),
  ),
  'docx, controls around paragraphs': docx(
    (b) => `<w:sdt><w:sdtContent>${p(run(line(b)))}</w:sdtContent></w:sdt>`,
  ),
  'docx, fields and bookmarks': docx((b) =>
    p(
      `<w:bookmarkStart w:id="0" w:name="_r"/>${run(line(b).slice(0, 9))}<w:bookmarkEnd w:id="0"/><w:fldSimple w:instr=" REF _r ">${run(line(b).slice(9))}</w:fldSimple>`,
    ),
  ),
  'docx, tabs after numbers': docx((b) => {
    const [number, words] = [label({ ...b, kind: b.kind.replace('entry-', '') }).trim(), b.text];
    return p(
      number === '' || b.kind === 'example' ? run(line(b)) : `${run(number)}<w:r><w:tab/></w:r>${run(words)}`,
    );
  }),
  'docx, a table': docx((b) =>
    b.number && !b.kind.startsWith('entry-')
      ? `<w:tbl><w:tr><w:tc>${p(run(label(b).trim()))}</w:tc><w:tc>${p(run(b.text))}</w:tc></w:tr></w:tbl>`
      : p(run(line(b))),
  ),
  'odt, paragraphs': odt((b) => `<text:p>${xml(line(b))}</text:p>`),
  'odt, pages that break in paragraphs': odt(
    (b) => `<text:p>${xml(line(b)).replace(/ (?=\w{8})/, ' <text:soft-page-break/>')}</text:p>`,
  ),
  'odt, marks of changes': odt(
    (b) => `<text:p>${xml(line(b)).replace(/ (?=\w{6})/, ' <text:change text:change-id="c1"/>')}</text:p>`,
  ),
  'odt, numbers of lists': odt((b) =>
    b.kind === 'subrule'
      ? `<text:list><text:list-item><text:p><text:span>${b.number}</text:span><text:s/>${xml(b.text)}</text:p></text:list-item></text:list>`
      : `<text:p>${xml(line(b))}</text:p>`,
  ),
};
