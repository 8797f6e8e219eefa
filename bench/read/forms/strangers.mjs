// Forms of an edition that were written before anybody looked at how they are read: what browsers, viewers, word processors, notebooks,
// shells and broken downloads make of it. Their first score is in docs/blind-checks.md.
import { gzipSync } from 'node:zlib';
import { zip } from '../zip.js';
import { label, plainLines, wholeRows } from './document.mjs';
import { wrap } from './text.mjs';

const bare = (b) => ({ ...b, kind: b.kind.replace('entry-', '') });
const line = (b) => `${label(bare(b))}${b.text}`;
const LF = (lines) => `${lines.join('\n')}\n`;
const plain = (blocks) => LF(plainLines(blocks));
const xml = (s) => s.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const isHead = (b) => b.kind === 'chapter' || b.kind === 'section' || b.kind === 'named';
const isRule = (b) => b.kind === 'rule' || b.kind === 'subrule';
const bytesOf = (words, encoding) => Buffer.from(words, encoding);
const page = (head, of) => (blocks) =>
  `<!DOCTYPE html><html><head><meta charset="utf-8"><title>Rules</title></head><body>${head}${blocks.map((b) => of(b, xml(line(b)))).join('\n')}</body></html>`;
/** An archive of the shell: heads of 512 bytes, contents filled up to 512. */
const tar = (...files) =>
  Buffer.concat([
    ...files.flatMap(([name, content]) => {
      const head = Buffer.alloc(512);
      head.write(name, 0);
      head.write('0000644\0', 100);
      head.write('0000000\0', 108);
      head.write('0000000\0', 116);
      head.write(`${content.length.toString(8).padStart(11, '0')}\0`, 124);
      head.write('00000000000\0', 136);
      head.write('        ', 148);
      head.write('0', 156);
      head.write('ustar\x0000', 257);
      const sum = head.reduce((a, byte) => a + byte, 0);
      head.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
      return [head, content, Buffer.alloc((512 - (content.length % 512)) % 512)];
    }),
    Buffer.alloc(1024),
  ]);
/** Markdown with a paragraph for each block and headings for headings. */
const marked = (blocks, of = (b) => line(b)) =>
  LF(blocks.flatMap((b) => [b.kind === 'title' ? `# ${b.text}` : isHead(b) ? `## ${line(b)}` : of(b), '']));
const OOXML = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const paragraph = (b) => `<w:p><w:r><w:t xml:space="preserve">${xml(line(b))}</w:t></w:r></w:p>`;
const TYPES =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
/** Rich text: what is no ASCII as the number of its character. */
const rich = (words, end) =>
  words
    .replace(/[\\{}]/g, '\\$&')
    .replace(
      /[\u0080-\uffff]/g,
      (c) => `\\u${c.charCodeAt(0) > 32767 ? c.charCodeAt(0) - 65536 : c.charCodeAt(0)}${end}`,
    );

const copied = {
  'copied from a browser of the terminal, with references': (b) => {
    let n = 0;
    const rows = b.flatMap((x) => [
      ...wrap(
        line(x).replace(/\brules? \d/g, (m) => `[${++n}]${m}`),
        76,
      ).map((l) => `   ${l}`),
      '',
    ]);
    return LF([
      ...rows,
      'References',
      '',
      ...Array.from(
        { length: n },
        (_, i) => `   ${String(i + 1).padStart(2)}. https://example.org/rules#r${i + 1}`,
      ),
    ]);
  },
  'copied from a browser, links followed by their addresses': (b) =>
    plain(b).replace(/\b(rules? \d{3}(?:\.\d+[a-z]?)?)/g, '$1 (https://example.org/rules)'),
  'copied from a page with bullets of its list': (b) =>
    LF(b.map((x) => (isRule(x) ? `  • ${line(x)}` : line(x)))),
  'copied from a viewer, a blank behind ligatures': (b) => plain(b).replace(/f([fil])(?=[a-z])/g, 'f$1 '),
  'copied from a viewer, ligatures and a blank before them': (b) =>
    plain(b)
      .replace(/(?<=[a-z])fi(?=[a-z])/g, ' ﬁ')
      .replace(/(?<=[a-z])ff(?=[a-z])/g, ' ﬀ'),
  'copied from a viewer, headings printed twice for their weight': (b) =>
    LF(
      plainLines(b.map((x) => x)).map((l, i, all) =>
        /^\d{1,3}\. /.test(l) && all[i - 1] === '' ? [...l].map((c) => c + c).join('') : l,
      ),
    ),
  'copied from a viewer, everything in one line': (b) => `${b.map(line).join(' ')}\n`,
  'copied from a viewer, a line to a page': (b) => {
    const rows = b.map(line);
    return LF(
      Array.from({ length: Math.ceil(rows.length / 30) }, (_, i) =>
        rows.slice(i * 30, i * 30 + 30).join(' '),
      ),
    );
  },
  'words set apart by wide letters': (b) =>
    LF(plainLines(b.map((x) => (isHead(x) ? { ...x, text: [...x.text].join(' ') } : x)))),
  'cut by fold at 80 within words': (b) => LF(plainLines(b).flatMap((l) => l.match(/.{1,80}/g) ?? [''])),
  'posts of 2,000 characters, each counted': (b) => {
    const parts = plain(b).match(/[\s\S]{1,1980}/g);
    return parts.map((part, i) => `(${i + 1}/${parts.length})\n${part}`).join('\n');
  },
  'messages of 160 letters': (b) =>
    LF(
      plain(b)
        .replaceAll('\n', ' ')
        .match(/.{1,160}/g),
    ),
  'names of characters left in': (b) =>
    plain(b)
      .replaceAll('’', '&rsquo;')
      .replaceAll("'", '&#39;')
      .replaceAll('“', '&ldquo;')
      .replaceAll('”', '&rdquo;')
      .replaceAll('"', '&quot;')
      .replaceAll('—', '&mdash;'),
  'read wrongly, letters of another computer': (b) =>
    plain(b)
      .replaceAll('“', '‚Äú')
      .replaceAll('”', '‚Äù')
      .replaceAll('’', '‚Äô')
      .replaceAll("'", '‚Äô')
      .replaceAll('—', '‚Äî')
      .replaceAll('"', '‚Äú'),
  'read wrongly, and its unseen half lost': (b) =>
    plain(b)
      .replaceAll('“', 'â€œ')
      .replaceAll('”', 'â€')
      .replaceAll("'", 'â€™')
      .replaceAll('’', 'â€™')
      .replaceAll(/"(?=\w)/g, 'â€œ')
      .replaceAll('"', 'â€'),
};

const mails = {
  'sent on by a telephone': (b) =>
    `Sent from my phone\n\nBegin forwarded message:\n\n> From: A Friend <friend@example.org>\n> Date: November 22, 2026 at 9:14:03 AM GMT+1\n> To: Me <me@example.org>\n> Subject: Fwd: the rules\n> \n${plain(b).replace(/^/gm, '> ').replace(/^> $/gm, '> ')}`,
  'sent on by an office program, as a page': page(
    '<div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm"><p class=MsoNormal><b>From:</b> A Friend &lt;friend@example.org&gt;<br><b>Sent:</b> Sunday, November 22, 2026 9:14 AM<br><b>To:</b> Me<br><b>Subject:</b> FW: rules</p></div>',
    (_, words) => `<p class=MsoNormal><span lang=EN-US>${words}<o:p></o:p></span></p>`,
  ),
  'answer of a server with its heads and pieces': (b) => {
    const parts = plain(b).match(/[\s\S]{1,8184}/g);
    return `HTTP/1.1 200 OK\r\nDate: Sun, 22 Nov 2026 09:14:03 GMT\r\nContent-Type: text/plain; charset=utf-8\r\nTransfer-Encoding: chunked\r\n\r\n${parts.map((part) => `${Buffer.byteLength(part).toString(16)}\r\n${part}\r\n`).join('')}0\r\n\r\n`;
  },
};

const pages = {
  'page of the word processor, numbers of lists as ignored words': page('', (b, words) =>
    isRule(b)
      ? `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${label(b).trim()}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>${xml(b.text)}</p>`
      : `<p class=MsoNormal>${words}</p>`,
  ),
  'page of the word processor, numbers that the list would count': page('', (b, words) =>
    isRule(b)
      ? `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'>${xml(b.text)}</p>`
      : `<p class=MsoNormal>${words}</p>`,
  ),
  'page with the head of an archive of the web': page(
    '<!-- BEGIN WAYBACK TOOLBAR INSERT --><div id="wm-ipp-base"><p>42 captures</p><p>22 Nov 2024 - 3 Jan 2027</p><p>About this capture: December 5, 2026</p></div><!-- END WAYBACK TOOLBAR INSERT -->',
    (_, words) => `<p>${words}</p>`,
  ),
  'page that says when it was last changed': page(
    '<p>Last updated: January 3, 2027</p>',
    (_, words) => `<p>${words}</p>`,
  ),
  'page pasted from an online editor': page('', (b, words) =>
    isHead(b)
      ? `<h2 dir="ltr"><b style="font-weight:normal;" id="docs-internal-guid-1"><span style="white-space:pre-wrap;">${words}</span></b></h2>`
      : `<p dir="ltr" style="line-height:1.38;"><span style="white-space:pre;white-space:pre-wrap;">${words}</span></p><br>`,
  ),
  'page cut off within a tag': (b) => {
    const whole = page('', (_, words) => `<p class="rule">${words}</p>`)(b);
    return whole.slice(0, whole.indexOf('<p class', whole.length * 0.7) + 6);
  },
};

const notebooks = {
  'notebook of links in double brackets': (b) =>
    `---\ntags: [rules]\ncreated: 2026-11-22\n---\n${marked(b, (x) => `${line(x).replace(/\brule (\d{3}\.\d+[a-z]?)/g, '[[Rules#^r$1|rule $1]]')}${x.number ? ` ^r${x.number.replace('.', '-')}` : ''}`)}`,
  'notebook of callouts': (b) =>
    marked(b, (x) => (x.kind === 'example' ? `> [!example]\n> ${line(x)}` : line(x))),
  'notebook of bullets with properties': (b) =>
    LF(
      b.flatMap((x, i) => [
        `${x.kind === 'subrule' || x.kind === 'example' ? '\t' : ''}- ${line(x)}`,
        `${x.kind === 'subrule' || x.kind === 'example' ? '\t' : ''}  id:: 6554f0${String(i).padStart(6, '0')}`,
      ]),
    ),
  'notebook exported as a packet of pages': (b) => {
    const parts = [];
    for (const x of b) {
      if (
        parts.length === 0 ||
        x.kind === 'section' ||
        (x.kind === 'named' && /Glossary|Credits/.test(x.text))
      )
        parts.push([]);
      parts.at(-1).push(x);
    }
    return zip(
      ...parts.map((part, i) => [
        `Rules 5f3c0a${String(i).padStart(4, '0')}.md`,
        marked(part, (x) => (x.kind === 'subrule' ? `- ${line(x)}` : line(x))),
      ]),
    );
  },
  'database of a notebook': {
    keeps: /^(?:rule|heading)/,
    write: (b) =>
      `\ufeffName,Tags,Text\n${wholeRows(b)
        .filter((x) => x.number !== undefined && !x.kind.startsWith('entry'))
        .map((x) => `${x.number},"multiplayer, ${x.kind}","${x.text.replaceAll('"', '""')}"`)
        .join('\n')}\n`,
  },
  'markdown with attributes in braces': (b) =>
    marked(b, (x) => `${line(x)}\n{: .rule${x.number ? ` #r${x.number.replace('.', '-')}` : ''}}`),
  'markdown of a word processor, spans and anchors': (b) =>
    marked(b, (x) =>
      isRule(x)
        ? `[]{#_Toc${x.number.replace('.', '')} .anchor}${label(x)}[${x.text.replace(/[[\]]/g, '\\$&')}]{.mark}`
        : line(x),
    ),
  'markdown with boxes of a handbook': (b) =>
    marked(b, (x) => (x.kind === 'example' ? `:::note Example\n\n${line(x)}\n\n:::` : line(x))),
  'entry of a wiki in one file': (b) =>
    `created: 20261122091403000\nmodified: 20261122091403000\ntags: Rules\ntitle: Comprehensive Rules\ntype: text/vnd.tiddlywiki\n\n${LF(b.flatMap((x) => [isHead(x) ? `! ${line(x)}` : isRule(x) ? `''${label(x).trim()}'' ${x.text}` : line(x), '']))}`,
  'notes exported as one file of records': (b) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE en-export SYSTEM "http://xml.example.org/pub/export4.dtd">\n<en-export export-date="20261122T091403Z" application="Notes"><note><title>Rules</title><content><![CDATA[<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE en-note SYSTEM "http://xml.example.org/pub/enml2.dtd"><en-note>${b.map((x) => `<div>${xml(line(x))}</div><div><br/></div>`).join('')}</en-note>]]></content><created>20261122T091403Z</created></note></en-export>`,
};

const subtitles = {
  'subtitles with styles': (b) =>
    `[Script Info]\nTitle: Rules\nScriptType: v4.00+\n\n[Events]\nFormat: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text\n${b.map((x, i) => `Dialogue: 0,0:${String(Math.floor(i / 60) % 60).padStart(2, '0')}:${String(i % 60).padStart(2, '0')}.00,0:${String(Math.floor(i / 60) % 60).padStart(2, '0')}:${String(i % 60).padStart(2, '0')}.90,Default,,0,0,0,,${line(x)}`).join('\n')}\n`,
  'subtitles of a broadcaster': (b) =>
    `<?xml version="1.0" encoding="utf-8"?><tt xmlns="http://www.w3.org/ns/ttml"><body><div>${b.map((x, i) => `<p begin="${i}.0s" end="${i}.9s">${xml(line(x))}</p>`).join('\n')}</div></body></tt>`,
};

const processors = {
  'rich text of the small editor, numbers kept as list texts': (b) =>
    bytesOf(
      `{\\rtf1\\ansi\\ansicpg1252\\deff0\\nouicompat{\\fonttbl{\\f0\\fnil\\fcharset0 Calibri;}{\\f1\\fnil\\fcharset2 Symbol;}}\r\n{\\*\\generator Riched20 10.0.19041}\\viewkind4\\uc1\r\n${b.map((x) => (isRule(x) ? `\\pard{\\pntext\\f0 ${label(x).trim()}\\tab}{\\*\\pn\\pnlvlbody\\pnf0\\pnindent0\\pnstart1\\pndec}\\fi-360\\li720 ${rich(x.text, '?')}\\par` : `\\pard ${rich(line(x), '?')}\\par`)).join('\r\n')}\r\n}\r\n\0`,
      'latin1',
    ),
  'rich text of another system': (b) =>
    `{\\rtf1\\ansi\\ansicpg1252\\cocoartf2639\n{\\fonttbl\\f0\\fswiss\\fcharset0 Helvetica;}\n{\\colortbl;\\red255\\green255\\blue255;}\n\\paperw11900\\margl1440\n\\pard\\tx566\\pardirnatural\n\n\\f0\\fs24 \\cf0 ${b.map((x) => rich(line(x), ' ').replace(/\\u/g, '\\uc0\\u')).join('\\\n\\\n')}}`,
  'docx in strict form': (b) =>
    zip(
      ['[Content_Types].xml', TYPES],
      [
        '_rels/.rels',
        '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://purl.oclc.org/ooxml/officeDocument/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
      ],
      [
        'word/document.xml',
        `<w:document xmlns:w="http://purl.oclc.org/ooxml/wordprocessingml/main" w:conformance="strict"><w:body>${b.map(paragraph).join('')}</w:body></w:document>`,
      ],
    ),
  'document of the word processor in one file': (b) =>
    `<?xml version="1.0" standalone="yes"?><?mso-application progid="Word.Document"?><pkg:package xmlns:pkg="http://schemas.microsoft.com/office/2006/xmlPackage"><pkg:part pkg:name="/word/document.xml" pkg:contentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"><pkg:xmlData><w:document ${OOXML}><w:body>${b.map(paragraph).join('')}</w:body></w:document></pkg:xmlData></pkg:part></pkg:package>`,
  'document of the word processor of 2003 in one file': (b) =>
    `<?xml version="1.0" standalone="yes"?><?mso-application progid="Word.Document"?><w:wordDocument xmlns:w="http://schemas.microsoft.com/office/word/2003/wordml"><w:body>${b.map(paragraph).join('')}</w:body></w:wordDocument>`,
  'open document in one file': (b) =>
    `<?xml version="1.0" encoding="UTF-8"?><office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" office:mimetype="application/vnd.oasis.opendocument.text"><office:meta><meta:creation-date>2026-11-22T09:14:03</meta:creation-date></office:meta><office:body><office:text>${b.map((x) => `<text:p text:style-name="P1">${xml(line(x))}</text:p>`).join('')}</office:text></office:body></office:document>`,
  'slides, ten paragraphs on each': (b) => {
    const slides = [];
    for (let i = 0; i < b.length; i += 10)
      slides.push([
        `ppt/slides/slide${i / 10 + 1}.xml`,
        `<p:sld xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"><p:cSld><p:spTree><p:sp><p:txBody>${b
          .slice(i, i + 10)
          .map((x) => `<a:p><a:r><a:t>${xml(line(x))}</a:t></a:r></a:p>`)
          .join('')}</p:txBody></p:sp></p:spTree></p:cSld></p:sld>`,
      ]);
    return zip(['[Content_Types].xml', '<Types/>'], ['ppt/presentation.xml', '<p:presentation/>'], ...slides);
  },
  'letters with their places, of a viewer': (b) =>
    `<?xml version="1.0"?>\n<document name="rules.pdf">\n<page id="page1" width="612" height="792">\n${b
      .map(
        (x, i) =>
          `<block bbox="72 ${i} 500 ${i + 10}"><line bbox="72 ${i} 500 ${i + 10}" wmode="0" dir="1 0" text="${xml(line(x)).replaceAll('"', '&quot;')}"><font name="Times" size="10"></font></line></block>`,
      )
      .join('\n')}\n</page>\n</document>\n`,
};

const bytes = {
  'half of it appended by a shell in another encoding': (b) => {
    const lines = plainLines(b);
    const half = lines.length >> 1;
    return Buffer.concat([
      bytesOf(`\ufeff${lines.slice(0, half).join('\r\n')}\r\n`, 'utf16le'),
      bytesOf(LF(lines.slice(half)), 'utf8'),
    ]);
  },
  'a mark of byte order before each rule': (b) =>
    LF(plainLines(b).map((l) => (/^\d/.test(l) ? `\ufeff${l}` : l))),
  'blocks of nothing at the end and in the middle': (b) => {
    const all = bytesOf(plain(b), 'utf8');
    const half = all.indexOf(10, all.length >> 1) + 1;
    return Buffer.concat([all.subarray(0, half), Buffer.alloc(4096), all.subarray(half), Buffer.alloc(4096)]);
  },
  'bytes of nothing within words': (b, random) =>
    plain(b).replace(/[a-z]{6}/g, (w) => (random() < 0.02 ? `${w.slice(0, 3)}\0${w.slice(4)}` : w)),
  'packed, garbage behind it': (b) =>
    Buffer.concat([gzipSync(plain(b)), Buffer.from('garbage behind the end '.repeat(40))]),
  'packed in two members': (b) => {
    const all = plain(b);
    const half = all.indexOf('\n', all.length >> 1) + 1;
    return Buffer.concat([gzipSync(all.slice(0, half)), gzipSync(all.slice(half))]);
  },
  'packed, cut off': (b) => gzipSync(plain(b)).subarray(0, -600),
  'packet without its list of contents': (b) => {
    const all = zip(['rules.txt', plain(b)]);
    return all.subarray(0, all.length - 60);
  },
  'packet in a packet in a packet': (b) =>
    zip(['outer.zip', zip(['inner.zip', zip(['rules.txt', plain(b)])])]),
  'packet with what another system adds': (b) =>
    zip(
      ['rules.txt', plain(b)],
      ['__MACOSX/._rules.txt', '\0\x05\x16\x07\0\x02\0\0Mac OS X        '],
      ['.DS_Store', '\0\0\0\x01Bud1'],
    ),
  'packet with a great file of naughts beside it': (b) =>
    zip(['rules.txt', plain(b)], ['naughts.txt', Buffer.alloc(300_000_000)]),
  'archive of the shell, packed': (b) =>
    gzipSync(tar(['rules/rules.txt', bytesOf(plain(b))], ['rules/LICENSE', bytesOf('Free for all.\n')])),
  'string of bytes of a program': (b) =>
    `rules = b'${[...bytesOf(plain(b))]
      .map((c) =>
        c === 10
          ? '\\n'
          : c === 39
            ? "\\'"
            : c === 92
              ? '\\\\'
              : c < 32 || c > 126
                ? `\\x${c.toString(16).padStart(2, '0')}`
                : String.fromCharCode(c),
      )
      .join('')}'\n`,
  'address that holds the document': (b) =>
    `data:text/plain;charset=utf-8;base64,${bytesOf(plain(b)).toString('base64')}`,
};

/** @type {Record<string, (blocks: object[], random: () => number) => string | Uint8Array>} */
export const strangers = {
  ...copied,
  ...mails,
  ...pages,
  ...notebooks,
  ...subtitles,
  ...processors,
  ...bytes,
};
