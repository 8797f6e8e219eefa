// Forms in packages: what word processors keep beside the words, spreadsheets, books of pages.
import { zip } from '../zip.js';
import { label, wholeRows } from './document.mjs';

const bare = (b) => ({ ...b, kind: b.kind.replace('entry-', '') });
const line = (b) => `${label(bare(b))}${b.text}`;
const isHead = (b) => b.kind === 'chapter' || b.kind === 'section' || b.kind === 'named';
const isRule = (b) => b.kind === 'rule' || b.kind === 'subrule';
const xml = (s) => s.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

const W =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"';
const REL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const t = (words) => `<w:t xml:space="preserve">${xml(words)}</w:t>`;
const run = (words, properties = '') => `<w:r>${properties}${t(words)}</w:r>`;
const p = (inner, properties = '') => `<w:p>${properties}${inner}</w:p>`;
/** A Word document of paragraphs, with further parts. */
const docx =
  (paragraph, parts = {}) =>
  (blocks) =>
    zip(
      [
        '[Content_Types].xml',
        `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${WORD}.document.main+xml"/>${Object.keys(
          parts,
        )
          .map((name) => `<Override PartName="/word/${name}.xml" ContentType="${WORD}.${name}+xml"/>`)
          .join('')}</Types>`,
      ],
      [
        '_rels/.rels',
        `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${REL}/officeDocument" Target="word/document.xml"/></Relationships>`,
      ],
      [
        'word/_rels/document.xml.rels',
        `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${Object.keys(
          parts,
        )
          .map((name, i) => `<Relationship Id="rId${i + 1}" Type="${REL}/${name}" Target="${name}.xml"/>`)
          .join('')}</Relationships>`,
      ],
      ...Object.entries(parts).map(([name, part]) => [`word/${name}.xml`, `${HEAD}${part(blocks)}`]),
      [
        'word/document.xml',
        `${HEAD}<w:document ${W}><w:body>${blocks.map(paragraph).join('')}</w:body></w:document>`,
      ],
    );
const CHAR = (type) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
const LEVELS = { chapter: 0, section: 1, rule: 2, subrule: 3 };
/** Numbers that the program counts, as it keeps them: the words of the paragraph have none. */
const counted = `<w:numbering ${W}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl><w:lvl w:ilvl="1"><w:start w:val="0"/><w:numFmt w:val="decimalZero"/><w:lvlText w:val="%1%2."/></w:lvl><w:lvl w:ilvl="2"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1%2.%3."/></w:lvl><w:lvl w:ilvl="3"><w:start w:val="1"/><w:numFmt w:val="lowerLetter"/><w:lvlText w:val="%1%2.%3%4"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`;

const word = {
  'docx, remarks at the margin': docx(
    (b) =>
      p(
        b.kind === 'rule'
          ? `<w:commentRangeStart w:id="0"/>${run(line(b))}<w:commentRangeEnd w:id="0"/><w:r><w:commentReference w:id="0"/></w:r>`
          : run(line(b)),
      ),
    {
      comments: () =>
        `<w:comments ${W}><w:comment w:id="0" w:author="A friend">${p(run('Is this one new?'))}</w:comment></w:comments>`,
    },
  ),
  'docx, paragraphs moved': docx((b) =>
    b.kind === 'rule'
      ? `${p(`<w:moveFrom w:id="1" w:author="A">${run(line(b))}</w:moveFrom>`)}${p(`<w:moveTo w:id="2" w:author="A">${run(line(b))}</w:moveTo>`)}`
      : p(run(line(b))),
  ),
  'docx, words changed': docx((b) => {
    const [first, ...rest] = line(b).split(' the ');
    return p(
      rest.length > 0 && isRule(b)
        ? `${run(first)}<w:del w:id="1" w:author="A"><w:r><w:delText xml:space="preserve"> a </w:delText></w:r></w:del><w:ins w:id="2" w:author="A">${run(' the ')}</w:ins>${run(rest.join(' the '))}`
        : run(line(b)),
    );
  }),
  'docx, paragraphs deleted whole': docx((b) =>
    b.kind === 'rule'
      ? `${p(run(line(b)))}${p('<w:del w:id="1" w:author="A"><w:r><w:delText>999.9. A former rule.</w:delText></w:r></w:del>', '<w:pPr><w:rPr><w:del w:id="3" w:author="A"/></w:rPr></w:pPr>')}`
      : p(run(line(b))),
  ),
  'docx, hyphens of its own': docx((b) =>
    p(`<w:r>${line(b).split('-').map(t).join('<w:noBreakHyphen/>')}</w:r>`),
  ),
  'docx, soft hyphens of its own': docx((b) =>
    p(
      `<w:r>${line(b)
        .split(/(?<=[a-z]{4})(?=[a-z]{4})/)
        .map(t)
        .join('<w:softHyphen/>')}</w:r>`,
    ),
  ),
  'docx, references as fields': docx((b) =>
    p(
      line(b)
        .split(/(?<= )(\d{3}\.\d+[a-z]?)/)
        .map((part, i) =>
          i % 2 === 0
            ? run(part)
            : `${CHAR('begin')}<w:r><w:instrText xml:space="preserve"> REF _r \\h </w:instrText></w:r>${CHAR('separate')}${run(part)}${CHAR('end')}`,
        )
        .join(''),
    ),
  ),
  'docx, references as links': docx((b) =>
    p(
      line(b)
        .split(/(?<= )(\d{3}\.\d+[a-z]?)/)
        .map((part, i) => (i % 2 === 0 ? run(part) : `<w:hyperlink w:anchor="r">${run(part)}</w:hyperlink>`))
        .join(''),
    ),
  ),
  'docx, hidden words': docx((b) =>
    p(
      b.kind === 'rule'
        ? `${run(line(b))}${run(' Seen by nobody.', '<w:rPr><w:vanish/></w:rPr>')}`
        : run(line(b)),
    ),
  ),
  'docx, lines within paragraphs': docx((b) =>
    p(b.kind === 'rule' ? `<w:r>${t(line(b))}<w:br/></w:r>` : run(line(b))),
  ),
  'docx, one paragraph of lines': (blocks) =>
    docx(() => p(`<w:r>${blocks.map((b) => t(line(b))).join('<w:br/><w:br/>')}</w:r>`))(blocks.slice(0, 1)),
  'docx, boxes in two ways': docx((b) =>
    b.kind === 'example'
      ? p(
          `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><w:txbxContent>${p(run(line(b)))}</w:txbxContent></w:drawing></mc:Choice><mc:Fallback><w:pict><w:txbxContent>${p(run(line(b)))}</w:txbxContent></w:pict></mc:Fallback></mc:AlternateContent></w:r>`,
        )
      : p(run(line(b))),
  ),
  'docx, signs of another font': docx((b) =>
    p(
      line(b)
        .split('™')
        .map((part) => run(part))
        .join('<w:r><w:sym w:font="Symbol" w:char="F0D4"/></w:r>'),
    ),
  ),
  'docx, numbers that the program counts': docx(
    (b) =>
      b.kind in LEVELS
        ? p(
            run(b.text),
            `<w:pPr><w:numPr><w:ilvl w:val="${LEVELS[b.kind]}"/><w:numId w:val="1"/></w:numPr></w:pPr>`,
          )
        : p(run(line(b))),
    { numbering: () => counted },
  ),
  'docx, notes at the foot': docx(
    (b) => p(b.kind === 'rule' ? `${run(line(b))}<w:r><w:footnoteReference w:id="2"/></w:r>` : run(line(b))),
    {
      footnotes: () =>
        `<w:footnotes ${W}><w:footnote w:id="2">${p(run('Seen at the table of friends.'))}</w:footnote></w:footnotes>`,
    },
  ),
};

const odt =
  (paragraph, before = '') =>
  (blocks) =>
    zip(
      ['mimetype', 'application/vnd.oasis.opendocument.text'],
      [
        'content.xml',
        `${HEAD}<office:document-content><office:body><office:text>${before}${blocks.map(paragraph).join('')}</office:text></office:body></office:document-content>`,
      ],
    );
const open = {
  'odt, remarks at the margin': odt(
    (b) =>
      `<text:p>${xml(line(b))}${b.kind === 'rule' ? '<office:annotation><dc:creator>A friend</dc:creator><text:p>Is this one new?</text:p></office:annotation>' : ''}</text:p>`,
  ),
  'odt, deleted words': odt(
    (b) => `<text:p>${xml(line(b)).replace(/ the /, ' <text:change text:change-id="c1"/>the ')}</text:p>`,
    '<text:tracked-changes><text:changed-region text:id="c1"><text:deletion><office:change-info/><text:p>a </text:p></text:deletion></text:changed-region></text:tracked-changes>',
  ),
  'odt, hidden words': odt(
    (b) =>
      `<text:p>${xml(line(b))}${b.kind === 'rule' ? '<text:hidden-text text:condition="true" text:string-value="Seen by nobody." text:is-hidden="true"/>' : ''}</text:p>`,
  ),
  'odt, notes at the foot': odt(
    (b) =>
      `<text:p>${xml(line(b))}${b.kind === 'rule' ? '<text:note text:note-class="footnote"><text:note-citation>1</text:note-citation><text:note-body><text:p>Seen at the table of friends.</text:p></text:note-body></text:note>' : ''}</text:p>`,
  ),
  'odt, numbers that the program counts': odt((b) =>
    b.kind in LEVELS
      ? `<text:list text:continue-numbering="true"><text:list-item><text:p>${xml(b.text)}</text:p></text:list-item></text:list>`
      : `<text:p>${xml(line(b))}</text:p>`,
  ),
  'odt, references': odt(
    (b) =>
      `<text:p>${xml(line(b)).replace(/(?<= )(\d{3}\.\d+[a-z]?)/g, '<text:bookmark-ref text:ref-name="r">$1</text:bookmark-ref>')}</text:p>`,
  ),
  'ods, a sheet': (blocks) =>
    zip(
      ['mimetype', 'application/vnd.oasis.opendocument.spreadsheet'],
      [
        'content.xml',
        `${HEAD}<office:document-content><office:body><office:spreadsheet><table:table table:name="Rules">${wholeRows(
          blocks,
        )
          .filter(isRule)
          .map(
            (b) =>
              `<table:table-row><table:table-cell office:value-type="string"><text:p>${b.number}</text:p></table:table-cell><table:table-cell office:value-type="string"><text:p>${xml(b.text)}</text:p></table:table-cell></table:table-row>`,
          )
          .join('')}</table:table></office:spreadsheet></office:body></office:document-content>`,
      ],
    ),
};
open['ods, a sheet'].keeps = /^rule /;

/** A workbook of rows of cells; `shared` keeps the words in a table of their own, as spreadsheets do. */
const xlsx = (rowsOf, shared) => (blocks) => {
  const words = [];
  const column = (i) => String.fromCharCode(65 + i);
  const cell = (value, at) => {
    if (typeof value === 'number') return `<c r="${at}"><v>${value}</v></c>`;
    if (!shared) return `<c r="${at}" t="inlineStr"><is><t>${xml(value)}</t></is></c>`;
    words.push(value);
    return `<c r="${at}" t="s"><v>${words.length - 1}</v></c>`;
  };
  const rows = rowsOf(blocks).map(
    (cells, i) =>
      `<row r="${i + 1}">${cells.map((c, j) => (c === '' ? '' : cell(c, `${column(j)}${i + 1}`))).join('')}</row>`,
  );
  const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  return zip(
    [
      '[Content_Types].xml',
      `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    ],
    [
      'xl/workbook.xml',
      `${HEAD}<workbook xmlns="${SHEET}" xmlns:r="${REL}"><sheets><sheet name="Rules" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${REL}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ],
    [
      'xl/worksheets/sheet1.xml',
      `${HEAD}<worksheet xmlns="${SHEET}"><sheetData>${rows.join('')}</sheetData></worksheet>`,
    ],
    ...(shared
      ? [
          [
            'xl/sharedStrings.xml',
            `${HEAD}<sst xmlns="${SHEET}">${words.map((w) => `<si>${w.length % 2 === 0 ? `<t xml:space="preserve">${xml(w)}</t>` : `<r><t xml:space="preserve">${xml(w.slice(0, 5))}</t></r><r><rPr><b/></rPr><t xml:space="preserve">${xml(w.slice(5))}</t></r>`}</si>`).join('')}</sst>`,
          ],
        ]
      : []),
  );
};
const ruleRows = (blocks) => wholeRows(blocks).filter(isRule);
const sheets = {
  'xlsx, rules and words': xlsx(
    (blocks) => [['Rule', 'Text'], ...ruleRows(blocks).map((b) => [b.number, b.text])],
    true,
  ),
  'xlsx, words in their cells': xlsx(
    (blocks) => [['Rule', 'Text'], ...ruleRows(blocks).map((b) => [b.number, b.text])],
    false,
  ),
  'xlsx, kinds first': xlsx((blocks) => ruleRows(blocks).map((b) => [b.kind, b.number, b.text]), true),
};
for (const form of Object.values(sheets)) form.keeps = /^rule /;
sheets['xlsx, a line to a row'] = xlsx((blocks) => blocks.map((b) => [line(b)]), true);
// A spreadsheet takes 100.10 for the number 100.1.
sheets['xlsx, numbers that were reckoned'] = xlsx(
  (blocks) => ruleRows(blocks).map((b) => [b.kind === 'rule' ? Number(b.number) : b.number, b.text]),
  true,
);

/** A book of pages: each chapter a page, as converters divide it. */
const epub =
  (page, { order = (pages) => pages, extra = [] } = {}) =>
  (blocks) => {
    const chapters = [[]];
    for (const b of blocks) {
      if (b.kind === 'chapter' || (b.kind === 'named' && b.text !== 'Contents')) chapters.push([]);
      chapters.at(-1).push(b);
    }
    const pages = chapters
      .filter((c) => c.length > 0)
      .map((c, i) => [
        `index_split_${String(i).padStart(3, '0')}.html`,
        `${HEAD}<html xmlns="http://www.w3.org/1999/xhtml"><head><title>Rules</title></head><body class="calibre">${c.map(page).join('\n')}</body></html>`,
      ]);
    return zip(
      ['mimetype', 'application/epub+zip'],
      [
        'META-INF/container.xml',
        `${HEAD}<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="content.opf"/></rootfiles></container>`,
      ],
      [
        'content.opf',
        `${HEAD}<package><manifest>${[...pages, ...extra].map(([name], i) => `<item id="p${i}" href="${name}" media-type="application/xhtml+xml"/>`).join('')}</manifest><spine toc="ncx">${order(
          pages.map((_, i) => i),
        )
          .map((i) => `<itemref idref="p${i}"/>`)
          .join('')}</spine></package>`,
      ],
      [
        'toc.ncx',
        `${HEAD}<ncx><navMap><navPoint><navLabel><text>Rules</text></navLabel></navPoint></navMap></ncx>`,
      ],
      ...pages,
      ...extra,
    );
  };
const calibre = (b) =>
  isHead(b)
    ? `<h${b.kind === 'section' ? 2 : 1} class="calibre4">${xml(line(b))}</h${b.kind === 'section' ? 2 : 1}>`
    : `<p class="calibre1"><span class="calibre5">${xml(line(b))}</span></p>`;
const books = {
  'epub, pages of chapters': epub(calibre),
  'epub, bold numbers and spans': epub((b) =>
    b.number && isRule(b)
      ? `<p class="calibre1"><b class="calibre3">${label(b).trim()}</b> <span>${xml(b.text)}</span></p>`
      : calibre(b),
  ),
  'epub, a page that is not shown': epub(calibre, {
    extra: [['note.html', `${HEAD}<html><body><p>999.9. A rule that no page shows.</p></body></html>`]],
    order: (pages) => pages,
  }),
  'epub, pages in another order': epub(calibre, { order: (pages) => [...pages].reverse() }),
};

/** @type {Record<string, (blocks: object[], random: () => number) => Uint8Array>} */
export const packages = { ...word, ...open, ...sheets, ...books };
