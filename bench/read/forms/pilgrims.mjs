// Forms of archives of the web and clipboards, of old packers and office programs, of scans, of careless filters and replacements, of chats
// and mail, written before anybody looked at how they are read: the first score is in docs/blind-checks.md.
import { gzipSync } from 'node:zlib';
import { zip } from '../zip.js';
import { content, isHead, isRule, LF, line, page, plain, xml } from './parts.mjs';

const lines = (b) => plain(b).split('\n');
const each = (write) => (b) => LF(lines(b).map((l, at) => (l === '' ? '' : write(l, at))));
const numbered = (name) => (b) =>
  plain(b.map((x) => (x.number === undefined ? x : { ...x, number: name(x.number) })));
const reworded = (write) => (b) => plain(b.map((x, at) => ({ ...x, text: write(x.text, at, x) })));
const paragraphs = (b) =>
  content(b)
    .map((x) => (isHead(x) ? `<h2>${xml(line(x))}</h2>` : `<p>${xml(line(x))}</p>`))
    .join('\n');
const ascii = (text) => Buffer.from(text, 'latin1');

const copies = {
  'page below the bar of an archive of the web': (b) =>
    page(
      `<div id="wm-ipp"><div>214 captures</div><div>03 Feb 2009 - 14 Nov 2021</div><div>About this capture</div></div>${paragraphs(b)}`,
    ),
  'text below the head of the copy of a search engine': (b) =>
    `This is the cache of https://rules.example.org/cr.txt. It is a snapshot of the page as it appeared on 3 Nov 2010 06:14:09 GMT. The current page could have changed in the meantime.\n\n${plain(b)}`,
  'page of a clipboard, with its offsets': (b) => {
    const html = `<html><body><!--StartFragment-->${paragraphs(b)}<!--EndFragment--></body></html>`;
    const size = String(html.length + 105).padStart(10, '0');
    return `Version:0.9\r\nStartHTML:0000000105\r\nEndHTML:${size}\r\nStartFragment:0000000141\r\nEndFragment:${size}\r\n${html}`;
  },
  'page that a telephone made of numbers to call': (b) =>
    page(
      content(b)
        .map((x) =>
          isRule(x)
            ? `<p><a href="tel:${x.number}">${x.number}</a>${x.kind === 'rule' ? '.' : ''} ${xml(x.text)}</p>`
            : `<p>${xml(line(x))}</p>`,
        )
        .join('\n'),
    ),
  'mail of the web, clipped': (b) => {
    const text = plain(b);
    return `${text.slice(0, Math.floor(text.length * 0.45))}\n\n[Message clipped]  View entire message\n`;
  },
  'words of a page with its bars and its promise of cookies': (b) =>
    `Skip to content\nHome\nNews\nRules\nShop\nWe use cookies to make this site work. Accept all\n\n${plain(b)}\nShare\nTweet\nPin it\n12 min read\nRelated articles\nBack to top\n© 2021 All rights reserved\n`,
};

const editors = {
  'script of an editor of lines': (b) => `0a\n${LF(lines(b).map((l) => (l === '.' ? '..' : l)))}.\nw\nq\n`,
  'changes beside the text, a stroke at the right': (b) =>
    LF(lines(b).map((l, at) => (l !== '' && at % 11 < 2 ? `${l}    |` : l))),
  'highlighted sentences of a notebook': reworded((t, at, x) => (isRule(x) && at % 6 === 2 ? `==${t}==` : t)),
  'footnote marks of figures above the line behind references': reworded((t) =>
    t.replace(/(rule \d{3}(?:\.\d+[a-z]?)?)/g, '$1¹²'),
  ),
  'pages named by a program between dashes': (b) => {
    const all = lines(b);
    const out = [];
    for (let at = 0; at < all.length; at += 48)
      out.push(`--- PAGE ${at / 48 + 1} ---`, '', ...all.slice(at, at + 48), '');
    return LF(out);
  },
  'stamps of a court at the foot of pages': (b) =>
    LF(lines(b).flatMap((l, at) => (at % 45 === 44 ? [l, `MTG${String(at).padStart(7, '0')}`] : [l]))),
  'wiki of the east, quotes for bold and bars for levels': (b) =>
    content(b)
      .map((x) =>
        isHead(x) ? `---++ ${line(x)}` : isRule(x) ? `*${x.number}* ${x.text}` : `   * ${line(x)}`,
      )
      .join('\n\n'),
  'wiki on a desktop, with its head': (b) =>
    `Content-Type: text/x-zim-wiki\nWiki-Format: zim 0.6\nCreation-Date: 2020-03-03T10:00:00+01:00\n\n====== Rules ======\nCreated Tuesday 03 March 2020\n\n${content(
      b,
    )
      .map((x) => (isHead(x) ? `===== ${line(x)} =====` : line(x)))
      .join('\n\n')}\n`,
  'verses of a holy book': (b) =>
    `\\id CR\n\\h Rules\n${content(b)
      .map((x) =>
        isHead(x)
          ? `\\c 1\n\\s ${line(x)}`
          : isRule(x)
            ? `\\p\n\\v ${x.number} ${x.text}`
            : `\\p\n${line(x)}`,
      )
      .join('\n')}\n`,
};

/** A text in records of 4,096 bytes without packing, as books for handhelds were. */
function handheld(text) {
  const bytes = Buffer.from(text, 'latin1');
  const parts = [];
  for (let at = 0; at < bytes.length; at += 4096) parts.push(bytes.subarray(at, at + 4096));
  const head = Buffer.alloc(78);
  head.write('Rules', 0);
  head.write('TEXtREAd', 60);
  head.writeUInt16BE(parts.length + 1, 76);
  const list = Buffer.alloc(8 * (parts.length + 1) + 2);
  let at = 78 + list.length;
  const first = Buffer.alloc(16);
  first.writeUInt16BE(1, 0);
  first.writeUInt32BE(bytes.length, 4);
  first.writeUInt16BE(parts.length, 8);
  first.writeUInt16BE(4096, 10);
  [first, ...parts].forEach((part, i) => {
    list.writeUInt32BE(at, 8 * i);
    list.writeUInt32BE(i, 8 * i + 4);
    at += part.length;
  });
  return new Uint8Array(Buffer.concat([head, list, first, ...parts]));
}

const files = {
  'book for a handheld, records of bytes': (b) => handheld(plain(b)),
  'archive of a linker': (b) => {
    const body = Buffer.from(plain(b));
    const head = `${'rules.txt/'.padEnd(16)}${'0'.padEnd(12)}${'0'.padEnd(6)}${'0'.padEnd(6)}${'100644'.padEnd(8)}${String(body.length).padEnd(10)}\`\n`;
    return new Uint8Array(Buffer.concat([ascii(`!<arch>\n${head}`), body]));
  },
  'packed by a quick packer, stored': (b) => {
    const body = Buffer.from(plain(b)).subarray(0, 4_000_000);
    const size = Buffer.alloc(4);
    size.writeUInt32LE((body.length | 0x80000000) >>> 0);
    return new Uint8Array(
      Buffer.concat([Buffer.from([0x04, 0x22, 0x4d, 0x18, 0x60, 0x70, 0x73]), size, body, Buffer.alloc(4)]),
    );
  },
  'packed by a new packer, stored': (b) => {
    const body = Buffer.from(plain(b));
    const out = [Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0x80, 0x58])];
    const size = Buffer.alloc(4);
    size.writeUInt32LE(body.length);
    out.push(size);
    for (let at = 0; at < body.length; at += 65536) {
      const part = body.subarray(at, at + 65536);
      const last = at + 65536 >= body.length ? 1 : 0;
      const head = (part.length << 3) | last;
      out.push(Buffer.from([head & 255, (head >> 8) & 255, head >> 16]), part);
    }
    return new Uint8Array(Buffer.concat(out));
  },
  'packet of the first open office': (b) =>
    zip(
      ['mimetype', 'application/vnd.sun.xml.writer'],
      [
        'content.xml',
        `<?xml version="1.0" encoding="UTF-8"?><office:document-content xmlns:office="http://openoffice.org/2000/office" xmlns:text="http://openoffice.org/2000/text"><office:body>${content(
          b,
        )
          .map((x) => `<text:p>${xml(line(x))}</text:p>`)
          .join('')}</office:body></office:document-content>`,
      ],
    ),
  'slides of an open office': (b) =>
    zip(
      ['mimetype', 'application/vnd.oasis.opendocument.presentation'],
      [
        'content.xml',
        `<?xml version="1.0" encoding="UTF-8"?><office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0"><office:body><office:presentation>${content(
          b,
        )
          .map(
            (x) =>
              `<draw:page><draw:frame><draw:text-box><text:p>${xml(line(x))}</text:p></draw:text-box></draw:frame></draw:page>`,
          )
          .join('')}</office:presentation></office:body></office:document-content>`,
      ],
    ),
  'sheet of a free program, packed': (b) =>
    new Uint8Array(
      gzipSync(
        `<?xml version="1.0"?><gnm:Workbook xmlns:gnm="http://www.gnumeric.org/v10.dtd"><gnm:Sheets><gnm:Sheet><gnm:Name>Rules</gnm:Name><gnm:Cells>${content(
          b,
        )
          .map(
            (x, at) =>
              `<gnm:Cell Row="${at}" Col="0" ValueType="60">${x.number ?? ''}</gnm:Cell><gnm:Cell Row="${at}" Col="1" ValueType="60">${xml(x.text)}</gnm:Cell>`,
          )
          .join('')}</gnm:Cells></gnm:Sheet></gnm:Sheets></gnm:Workbook>`,
      ),
    ),
  'values to exchange between sheets': (b) => {
    const rows = content(b);
    return `TABLE\r\n0,1\r\n"EXCEL"\r\nVECTORS\r\n0,${rows.length}\r\n""\r\nTUPLES\r\n0,2\r\n""\r\nDATA\r\n0,0\r\n""\r\n${rows
      .map((x) => `-1,0\r\nBOT\r\n1,0\r\n"${x.number ?? ''}"\r\n1,0\r\n"${x.text.replaceAll('"', '""')}"\r\n`)
      .join('')}-1,0\r\nEOD\r\n`;
  },
  'table whose cells end after 255 letters': (b) =>
    `number,text\n${content(b)
      .map((x) => `${x.number ?? ''},"${x.text.slice(0, 255).replaceAll('"', '""')}"`)
      .join('\n')}\n`,
  'table with its columns named in another language, words before a remark and the number': (b) =>
    `Texto;Observación;Número\n${content(b)
      .map((x) => `"${x.text.replaceAll('"', '""')}";;${x.number ?? ''}`)
      .join('\n')}\n`,
};

const scans = {
  'text of a scanned book, signs between regions and columns': (b) =>
    lines(b)
      .map((l, at) => (l === '' ? '\x1f' : at % 60 === 59 ? `${l}\n\x1d\x0b\f` : `${l}\n`))
      .join(''),
  'scan, a small c for every ninth e': reworded((t) => {
    let count = 0;
    return t.replace(/(?<=[a-z])e(?=[a-z])/g, (m) => (++count % 9 === 0 ? 'c' : m));
  }),
  'scan, cl for every d within words': reworded((t) => t.replace(/(?<=[a-z])d(?=[a-z])/g, 'cl')),
  'scan, a b for the h of the': reworded((t) => t.replace(/\bthe\b/g, 'tbe')),
  'letters in small capitals': reworded((t) =>
    [...t].map((c) => 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘǫʀꜱᴛᴜᴠᴡxʏᴢ'.split('')[c.charCodeAt(0) - 97] ?? c).join(''),
  ),
  'letters of the blind': each((l) =>
    [...l.toLowerCase()]
      .map((c) => '⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵'.split('')[c.charCodeAt(0) - 97] ?? c)
      .join(''),
  ),
};

const filters = {
  'first five columns cut off': each((l) => l.slice(5)),
  'only lines with a word': (b) => LF(lines(b).filter((l) => / player/.test(l))),
  'stops at ends of lines lost': each((l) => l.replace(/\.$/, '')),
  'every eighth rule left out by an assistant': reworded((t, at, x) =>
    isRule(x) && at % 8 === 3 ? '[...]' : t,
  ),
  'every third long rule shortened by an assistant': reworded((t, at, x) =>
    isRule(x) && at % 3 === 1 && t.length > 160 ? `${t.slice(0, t.indexOf(' ', 110))}…` : t,
  ),
  'numbers said in words': numbered((n) =>
    n.replace(
      /\d/g,
      (d) => `${['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'][d]} `,
    ),
  ),
  'numbers with an apostrophe for their dot': numbered((n) => n.replace('.', '’')),
  'numbers with a low stroke for their dot': numbered((n) => n.replace('.', '_')),
  'long paragraphs cut, with a mark for the rest in brackets': each((l) =>
    l.length > 300 ? `${l.slice(0, 300)} [more]` : l,
  ),
  'numbers again behind their words': reworded((t, _, x) => (isRule(x) ? `${t} (${x.number})` : t)),
  'commas and semicolons of arabic': each((l) => l.replaceAll(',', '،').replaceAll(';', '؛')),
  'apostrophes doubled for a database': each((l) => l.replace(/['’]/g, "''")),
  'every word of a game replaced by a blank': each((l) => l.replace(/\bcreatures?\b/g, '')),
};

const talks = {
  'log of a program for chats, tabs between time, name and words': (b) =>
    content(b)
      .map(
        (x, at) =>
          `2021-03-${String(1 + (at % 28)).padStart(2, '0')} 10:${String(at % 60).padStart(2, '0')}:07\tjudge\t${line(x)}`,
      )
      .join('\n'),
  'events of rooms as data': (b) =>
    JSON.stringify({
      room_name: 'rules',
      messages: content(b).map((x, at) => ({
        type: 'm.room.message',
        origin_server_ts: 1600000000000 + at,
        sender: '@judge:example.org',
        content: { msgtype: 'm.text', body: line(x) },
      })),
    }),
};

export const pilgrims = { ...copies, ...editors, ...files, ...scans, ...filters, ...talks };
