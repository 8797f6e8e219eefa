// More forms that were written before anybody looked at how they are read: data of programs, habits of hands, and packages. Their
// first score is in docs/blind-checks.md.
import { deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { zip as packed } from '../zip.js';
import { label, plainLines } from './document.mjs';
import { bare, content, isHead, isRule, LF, line, page, plain, xml } from './parts.mjs';
import { wrap } from './text.mjs';

const zip = (parts) => packed(...parts);
const q = (s) => JSON.stringify(s);
const WORD =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const TYPES =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="html" ContentType="text/html"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const RELS =
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>';
const data = {
  'delta of an editor': (b) =>
    q({
      ops: b.flatMap((x) =>
        x.number
          ? [
              { insert: label(bare(x)), attributes: { bold: true } },
              { insert: x.text },
              isHead(bare(x)) ? { insert: '\n', attributes: { header: 2 } } : { insert: '\n' },
            ]
          : [{ insert: `${line(x)}\n` }],
      ),
    }),
  'document of an editor as data': (b) =>
    q({
      version: 1,
      type: 'doc',
      content: b.map((x) => ({
        type: isHead(bare(x)) ? 'heading' : 'paragraph',
        ...(isHead(bare(x)) ? { attrs: { level: 2 } } : {}),
        content: x.number
          ? [
              { type: 'text', text: label(bare(x)), marks: [{ type: 'strong' }] },
              { type: 'text', text: x.text },
            ]
          : [{ type: 'text', text: line(x) }],
      })),
    }),
  'document of an online editor as data': (b) =>
    JSON.stringify(
      {
        title: 'Rules',
        body: {
          content: b.map((x, i) => ({
            startIndex: i,
            endIndex: i + 1,
            paragraph: {
              elements: [{ textRun: { content: `${line(x)}\n`, textStyle: {} } }],
              paragraphStyle: { namedStyleType: 'NORMAL_TEXT' },
            },
          })),
        },
      },
      null,
      2,
    ),
  'traffic of a browser': (b) =>
    JSON.stringify({
      log: {
        version: '1.2',
        creator: { name: 'Browser', version: '1' },
        entries: [
          {
            startedDateTime: '2015-05-04T09:00:00.000Z',
            request: { method: 'GET', url: 'https://example.org/rules.txt', headers: [] },
            response: { status: 200, content: { size: 1, mimeType: 'text/plain', text: plain(b) } },
          },
        ],
      },
    }),
  'records behind a mark of separation': (b) =>
    content(b)
      .map((x) => `\u001e${q({ kind: x.kind, number: x.number, text: x.text })}\n`)
      .join(''),
  'graph of labels': (b) =>
    `digraph rules {\n  node [shape=box];\n${b.map((x, i) => `  n${i} [label=${q(line(x))}];`).join('\n')}\n}\n`,
  'triples of knowledge': (b) =>
    `@prefix cr: <https://example.org/cr/> .\n@prefix s: <https://schema.org/> .\n\n${content(b)
      .map(
        (x, i) =>
          `cr:n${i} a cr:${x.kind} ;${x.number ? `\n  s:identifier ${q(x.number)} ;` : ''}\n  s:text ${q(x.text)} .\n`,
      )
      .join('\n')}`,
  'messages of a protocol as text': (b) =>
    content(b)
      .map(
        (x) =>
          `block {\n  kind: ${x.kind.toUpperCase()}\n${x.number ? `  number: ${q(x.number)}\n` : ''}  text: ${q(x.text)}\n}\n`,
      )
      .join(''),
  'expressions in brackets': (b) =>
    `(rules\n${content(b)
      .map((x) => `  (${x.kind} ${x.number ? `${q(x.number)} ` : ''}${q(x.text)})`)
      .join('\n')})\n`,
  'table of a small script language': (b) =>
    `return {\n${content(b)
      .map(
        (x) =>
          `  { kind = ${q(x.kind)}, ${x.number ? `number = ${q(x.number)}, ` : ''}text = ${q(x.text)} },`,
      )
      .join('\n')}\n}\n`,
  'records of a compiled language': (b) =>
    `package rules\n\nvar Rules = []Rule{\n${content(b)
      .map((x) => `\t{Kind: ${q(x.kind)}, Number: ${q(x.number ?? '')}, Text: ${q(x.text)}},`)
      .join('\n')}\n}\n`,
  'strings put together over lines': (b) =>
    `const rules =\n${plainLines(b)
      .flatMap((l) => `${l}\n`.match(/[\s\S]{1,60}/g) ?? [''])
      .map((l) => `  ${q(l)} +`)
      .join('\n')}\n  "";\n`,
  'facts of logic': (b) =>
    content(b)
      .map((x) => `${x.kind}(${x.number ? `'${x.number}', ` : ''}${q(x.text)}).\n`)
      .join(''),
  'table of html in a sheet of old': (b) =>
    `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta charset=utf-8><!--[if gte mso 9]><xml><x:ExcelWorkbook></x:ExcelWorkbook></xml><![endif]--></head><body><table>${b.map((x) => `<tr><td style='mso-number-format:"\\@"'>${x.number ?? ''}</td><td>${xml(x.kind === 'example' ? line(x) : x.text)}</td></tr>`).join('\n')}</table></body></html>`,
};

const hands = {
  'numbers as in statutes': (b) =>
    LF(
      plainLines(
        b.map((x) =>
          isRule(x)
            ? {
                kind: 'words',
                text: `${x.number.replace(/\.(\d+)([a-z]*)$/, (_, n, l) => `(${n})${l ? `(${l})` : ''}`)} ${x.text}`,
              }
            : x,
        ),
      ),
    ),
  'numbers behind the names of their sections': (b) => {
    let section = '';
    return LF(
      plainLines(
        b.map((x) => {
          if (x.kind === 'section') section = x.text;
          return isRule(x) ? { kind: 'words', text: `${section} ${label(x)}${x.text}` } : x;
        }),
      ),
    );
  },
  'date with its day first': (b) =>
    plain(
      b.map((x) =>
        x.kind === 'date' ? { ...x, text: x.text.replace(/(\w+) (\d+), (\d{4})/, '$2 $1 $3') } : x,
      ),
    ),
  'date with an ordinal': (b) =>
    plain(
      b.map((x) =>
        x.kind === 'date'
          ? {
              ...x,
              text: x.text
                .replace(/(\w+) (\d+), (\d{4})/, '$1 $2th, $3')
                .replace(/1th/, '1st')
                .replace(/2th/, '2nd')
                .replace('3th', '3rd'),
            }
          : x,
      ),
    ),
  'date in the title only': (b) => {
    const date = b.find((x) => x.kind === 'date');
    const [, month, day, year] = /(\w+) (\d+), (\d{4})/.exec(date?.text ?? '') ?? [];
    return plain(
      b
        .filter((x) => x !== date)
        .map((x) =>
          x.kind === 'title' && month
            ? { ...x, text: `${x.text} (${month.slice(0, 3)} ${day}, ${year})` }
            : x,
        ),
    );
  },
  'examples with numbers': {
    write: (b) => {
      let n = 0;
      return LF(
        plainLines(
          b.map((x) => {
            if (x.kind !== 'example') {
              n = 0;
              return x;
            }
            n++;
            return { kind: 'more', text: `Example ${n}: ${x.text}` };
          }),
        ),
      );
    },
  },
  'examples on the lines of their rules': (b) => {
    const out = [];
    for (const x of b) {
      const last = out.at(-1);
      if (x.kind === 'example' && last && isRule(last))
        out[out.length - 1] = { ...last, text: `${last.text} Example: ${x.text}` };
      else out.push(x);
    }
    return plain(out);
  },
  'examples in brackets': (b) =>
    LF(plainLines(b.map((x) => (x.kind === 'example' ? { kind: 'more', text: `[Example: ${x.text}]` } : x)))),
  'terms and meanings on one line': (b) => {
    const out = [];
    for (const x of b) {
      if (x.kind === 'meaning' && out.at(-1)?.kind === 'term' && !out.at(-1).joined)
        out[out.length - 1] = { ...out.at(-1), text: `${out.at(-1).text} — ${x.text}`, joined: true };
      else out.push(x);
    }
    return LF(plainLines(out));
  },
  'two languages, paragraph by paragraph': (b) =>
    LF(
      b.flatMap((x) => [
        line(x),
        ...(x.text.length > 60 && !isHead(bare(x))
          ? ['Der Spieler, der an der Reihe ist, legt die Karte auf den Tisch und sagt, was damit geschieht.']
          : []),
        '',
      ]),
    ),
  'page numbers within lines': (b) => {
    let n = 0;
    let size = 0;
    let at = 1;
    const lines = plainLines(b).map((l) => {
      size += l.length;
      if (size > 3000 * at && l.length > 120) {
        at = Math.ceil(size / 3000) + 1;
        n++;
        const cut = l.indexOf(' ', 60);
        return `${l.slice(0, cut)} ${n} ${l.slice(cut + 1)}`;
      }
      return l;
    });
    return LF(lines);
  },
  'feet of dashes within rules': (b) => {
    const rows = plainLines(b).flatMap((l) => wrap(l, 80));
    return LF(rows.flatMap((l, i) => (i % 48 === 47 ? [l, '', `– ${Math.ceil(i / 48)} –`, ''] : [l])));
  },
  'roman page numbers and heads of chapters': (b) => {
    const rows = plainLines(b).flatMap((l) => wrap(l, 80));
    const roman = (n) =>
      [
        ['l', 50],
        ['xl', 40],
        ['x', 10],
        ['ix', 9],
        ['v', 5],
        ['iv', 4],
        ['i', 1],
      ].reduce((s, [r, v]) => {
        while (n >= v) {
          s += r;
          n -= v;
        }
        return s;
      }, '');
    return LF(
      rows.flatMap((l, i) =>
        i % 50 === 49
          ? [l, '', roman(Math.ceil(i / 50) % 89 || 1), '\fThe Book of Rules, as kept by judges', '']
          : [l],
      ),
    );
  },
  'wrapped at 40': (b) => LF(plainLines(b).flatMap((l) => wrap(l, 40))),
  'wrapped at 72 with true hyphens at ends': (b) =>
    LF(
      plainLines(b)
        .flatMap((l) => wrap(l, 70).flatMap((w) => [w]))
        .map((l) => l),
    ).replace(/([a-z]{4})([a-z]{4,}) ([^\n]*)\n/g, (m, x, y, z, at) =>
      at % 7 === 0 ? `${x}\u2010\n${y} ${z}\n` : m,
    ),
  'lists of a page kept as text, indented by level': (b) =>
    LF(
      b.map(
        (x) =>
          `${'\t'.repeat(x.kind === 'chapter' ? 0 : x.kind === 'section' ? 1 : x.kind === 'rule' ? 2 : x.kind === 'subrule' ? 3 : x.kind === 'example' ? 4 : 0)}${x.number || x.kind === 'example' ? '• ' : ''}${line(x)}`,
      ),
    ),
};

const packages = {
  'docx with the page that it imports': async (b) =>
    zip([
      ['[Content_Types].xml', TYPES],
      ['_rels/.rels', RELS],
      [
        'word/document.xml',
        `<w:document ${WORD}><w:body><w:p><w:r><w:t>Rules</w:t></w:r></w:p><w:altChunk r:id="c1"/></w:body></w:document>`,
      ],
      [
        'word/_rels/document.xml.rels',
        '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="c1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/aFChunk" Target="chunk.html"/></Relationships>',
      ],
      ['word/chunk.html', page(b.map((x) => `<p>${xml(line(x))}</p>`).join('\n'))],
    ]),
  'docx of tables in tables': async (b) =>
    zip([
      ['[Content_Types].xml', TYPES],
      ['_rels/.rels', RELS],
      [
        'word/document.xml',
        `<w:document ${WORD}><w:body><w:tbl><w:tr><w:tc>${b
          .map((x) => {
            const p = (t) => `<w:p><w:r><w:t xml:space="preserve">${xml(t)}</w:t></w:r></w:p>`;
            return x.number
              ? `<w:tbl><w:tr><w:tc>${p(label(bare(x)).trim())}</w:tc><w:tc>${p(x.text)}</w:tc></w:tr></w:tbl>`
              : p(line(x));
          })
          .join('')}</w:tc></w:tr></w:tbl></w:body></w:document>`,
      ],
    ]),
  'odt of boxes and blanks that are counted': async (b) =>
    zip([
      ['mimetype', 'application/vnd.oasis.opendocument.text'],
      [
        'content.xml',
        `<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0"><office:body><office:text>${b
          .map((x, i) => {
            const p = `<text:p>${xml(line(x)).replace(/ /g, (_, at) => (at % 3 ? ' ' : '<text:s text:c="1"/>'))}</text:p>`;
            return i % 40 === 39
              ? `<text:p><draw:frame><draw:text-box>${p}</draw:text-box></draw:frame></text:p>`
              : p;
          })
          .join('')}</office:text></office:body></office:document-content>`,
      ],
    ]),
  'epub, sentences broken over two pages': async (b) => {
    const paragraphs = b.map((x) => `<p>${xml(line(x))}</p>`);
    const pages = [];
    const size = Math.ceil(paragraphs.length / 12);
    let carry = '';
    for (let i = 0; i < paragraphs.length; i += size) {
      const part = paragraphs.slice(i, i + size);
      const last = part.at(-1);
      const cut = last.indexOf(' ', last.length >> 1);
      const broken = cut > 20 && i + size < paragraphs.length;
      pages.push(carry + part.slice(0, -1).join('\n') + (broken ? `${last.slice(0, cut)}</p>` : last));
      carry = broken ? `<p class="cont">${last.slice(cut + 1)}` : '';
    }
    return zip([
      ['mimetype', 'application/epub+zip'],
      [
        'META-INF/container.xml',
        '<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="OPS/a%20b.opf" media-type="application/oebps-package+xml"/></rootfiles></container>',
      ],
      [
        'OPS/a b.opf',
        `\ufeff<package xmlns="http://www.idpf.org/2007/opf"><manifest>${pages.map((_, i) => `<item id="p${i}" href="page%20${i}.xhtml" media-type="application/xhtml+xml"/>`).join('')}</manifest><spine>${pages.map((_, i) => `<itemref idref="p${i}"/>`).join('')}</spine></package>`,
      ],
      ...pages.map((p, i) => [
        `OPS/page ${i}.xhtml`,
        `\ufeff<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><head><title>p</title></head><body>${p}</body></html>`,
      ]),
    ]);
  },
  'packet with a file for each rule': async (b) =>
    zip(content(b).map((x, i) => [`${x.number ?? `z${String(i).padStart(5, '0')}`}.txt`, line(x)])),
  'packet with a file for each chapter': async (b) => {
    const parts = [[]];
    for (const x of content(b)) {
      if (x.kind === 'chapter' || (x.kind === 'named' && x.text !== 'Introduction')) parts.push([]);
      parts.at(-1).push(x);
    }
    return zip(parts.map((p, i) => [`part ${i}.txt`, plain(p)]));
  },
  'xlsx, a sheet for each chapter': async (b) => {
    const parts = [[]];
    for (const x of content(b)) {
      if (x.kind === 'chapter' || x.kind === 'named') parts.push([]);
      parts.at(-1).push(x);
    }
    return zip([
      [
        '[Content_Types].xml',
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
      ],
      [
        'xl/workbook.xml',
        `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets>${parts.map((_, i) => `<sheet name="S${i}" sheetId="${i + 1}" r:id="r${i}"/>`).join('')}</sheets></workbook>`,
      ],
      [
        'xl/_rels/workbook.xml.rels',
        `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${parts.map((_, i) => `<Relationship Id="r${i}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet${i + 1}.xml"/>`).join('')}</Relationships>`,
      ],
      ...parts.map((p, i) => [
        `xl/worksheets/sheet${i + 1}.xml`,
        `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${p.map((x, r) => `<row r="${r + 1}"><c r="A${r + 1}" t="inlineStr"><is><t>${x.number ?? ''}</t></is></c><c r="B${r + 1}" t="inlineStr"><is><r><t xml:space="preserve">${xml((x.kind === 'example' ? line(x) : x.text).slice(0, 9))}</t></r><r><t xml:space="preserve">${xml((x.kind === 'example' ? line(x) : x.text).slice(9))}</t></r></is></c></row>`).join('')}</sheetData></worksheet>`,
      ]),
    ]);
  },
  'packed by the stream alone': async (b) => deflateSync(Buffer.from(plain(b))),
  'packed raw': async (b) => deflateRawSync(Buffer.from(plain(b))),
  'packed, its last eight bytes lost': async (b) => gzipSync(Buffer.from(plain(b))).subarray(0, -8),
  'packed, a wrong sum at its end': async (b) => {
    const z = gzipSync(Buffer.from(plain(b)));
    z[z.length - 6] ^= 1;
    return z;
  },
  'packed, cut off at three quarters': async (b) => {
    const z = gzipSync(Buffer.from(plain(b)));
    return z.subarray(0, (z.length * 3) >> 2);
  },
  'packet with a member that is encrypted': async (b) => {
    const z = Buffer.from(await zip([['rules.txt', plain(b)]]));
    z[6] |= 1;
    const at = z.indexOf('PK\x01\x02', 0, 'latin1');
    if (at > 0) z[at + 8] |= 1;
    return z;
  },
};
/** The forms by their names. */
export const latecomers = { ...data, ...hands, ...packages };
