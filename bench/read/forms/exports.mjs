// Forms of an edition that programs of every day export: chats, recognised scans, trackers, notebooks, tables and pages of code.
import { label, plainLines } from './document.mjs';

const line = (b) => `${label({ ...b, kind: b.kind.replace('entry-', '') })}${b.text}`;
const isHead = (b) => b.kind === 'chapter' || b.kind === 'section' || b.kind === 'named';
const isRule = (b) => b.kind === 'rule' || b.kind === 'subrule';
const html = (s) => s.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const attribute = (s) => html(s).replaceAll('"', '&quot;');
const words = (blocks) => plainLines(blocks).filter((l) => l !== '');
const cell = (c) => (/[",\n]/.test(c) ? `"${c.replaceAll('"', '""')}"` : c);
const time = (at) =>
  `${String(8 + Math.floor(at / 3600)).padStart(2, '0')}:${String(Math.floor(at / 60) % 60).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
/** A row a block: the number and the words. */
const rows = (blocks, number = (n) => n) =>
  blocks.map((b) => [
    b.number === undefined ? '' : number(b.number),
    b.kind === 'example' ? line(b) : b.text,
  ]);

/** @type {Record<string, (blocks: object[], random: () => number) => string>} */
export const exports = {
  'chat of a workplace as data': (b) =>
    JSON.stringify(
      words(b).map((text, at) => ({
        type: 'message',
        user: at % 3 === 0 ? 'U02ALEX' : 'U02BIAN',
        text: html(text),
        ts: `17955${10000 + at}.000100`,
        team: 'T01',
      })),
      null,
      1,
    ),
  'chat of a telephone with bracketed times': (b) =>
    words(b)
      .map((text, at) => `[22.11.26, ${time(at)}] ${at % 2 ? 'Alex' : 'Bianca Q'}: ${text}\n`)
      .join(''),
  'chat copied with names over its messages': (b) =>
    words(b)
      .map((text, at) => (at % 5 === 0 ? `\nAlex — Today at ${1 + (at % 12)}:05 PM\n${text}\n` : `${text}\n`))
      .join(''),
  'chat exported as a page': (b) =>
    `<!DOCTYPE html><html><head><title>Exported Data</title></head><body><div class="history">${words(b)
      .map(
        (text, at) =>
          `<div class="message default clearfix" id="message${at}"><div class="body"><div class="pull_right date details" title="22.11.2026 ${time(at)}">${time(at).slice(0, 5)}</div><div class="from_name">Alex</div><div class="text">${html(text)}</div></div></div>`,
      )
      .join('\n')}</div></body></html>`,
  'answer of an office mail program': (b) =>
    `Hi Alex,\r\n\r\nsee below.\r\n\r\nBianca\r\n\r\n-----Original Message-----\r\nFrom: Alex <alex@example.org>\r\nSent: Sunday, November 22, 2026 12:00 PM\r\nTo: Bianca\r\nSubject: FW: rules\r\n\r\n${plainLines(b).join('\r\n')}\r\n`,
  'scan with places of words, page': (b) =>
    `<!DOCTYPE html><html><head><meta name='ocr-system' content='tesseract 5.3'/></head><body><div class='ocr_page' id='page_1' title='image "p.png"; bbox 0 0 2480 3508'>${words(
      b,
    )
      .map(
        (text, at) =>
          `<p class='ocr_par' id='par_${at}' lang='eng'><span class='ocr_line' title="bbox 100 ${at} 2300 ${at + 40}; baseline 0 -8">${text
            .split(' ')
            .map(
              (w, i) =>
                `<span class='ocrx_word' id='word_${at}_${i}' title='bbox ${i * 50} ${at} ${i * 50 + 45} ${at + 40}; x_wconf 96'>${html(w)}</span>`,
            )
            .join(' ')}</span></p>`,
      )
      .join('\n')}</div></body></html>`,
  'scan with places of words, xml': (b) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<alto xmlns="http://www.loc.gov/standards/alto/ns-v3#"><Layout><Page ID="page_1"><PrintSpace>${words(
      b,
    )
      .map(
        (text, at) =>
          `<TextBlock ID="b${at}"><TextLine HPOS="10" VPOS="${at}">${text
            .split(' ')
            .map((w, i) => `<String ID="s${at}_${i}" HPOS="${i * 50}" WC="0.96" CONTENT="${attribute(w)}"/>`)
            .join('<SP WIDTH="9"/>')}</TextLine></TextBlock>`,
      )
      .join('\n')}</PrintSpace></Page></Layout></alto>\n`,
  'scan with places of words, table': (b) =>
    `level\tpage_num\tblock_num\tpar_num\tline_num\tword_num\tleft\ttop\twidth\theight\tconf\ttext\n${words(b)
      .map((text, at) =>
        text
          .split(' ')
          .map((w, i) => `5\t1\t${at + 1}\t1\t1\t${i + 1}\t${i * 50}\t${at}\t45\t40\t96.1\t${w}\n`)
          .join(''),
      )
      .join('')}`,
  asciidoc: (b) =>
    `= Rules\n\n${b
      .map((one) =>
        isHead(one)
          ? `${one.kind === 'section' ? '===' : '=='} ${line(one)}`
          : isRule(one)
            ? `*${label(one).trim()}* ${one.text}`
            : one.kind === 'example'
              ? `[quote]\n____\n${line(one)}\n____`
              : line(one),
      )
      .join('\n\n')}\n`,
  'wiki of a tracker': (b) =>
    `${b
      .map((one) =>
        isHead(one)
          ? `h${one.kind === 'section' ? 3 : 2}. ${line(one)}`
          : one.kind === 'example'
            ? `{quote}${line(one)}{quote}`
            : isRule(one)
              ? `*${label(one).trim()}* ${one.text.replace(/([{}[\]])/g, '\\$1')}`
              : line(one),
      )
      .join('\n\n')}\n`,
  'source of a typesetter, marks of its own': (b) =>
    `#set page(paper: "a4")\n#set text(lang: "en")\n\n${b
      .map((one) => {
        const said = one.text.replace(/([#$*_@<>\\])/g, '\\$1');
        if (isHead(one)) return `${one.kind === 'section' ? '==' : '='} ${label(one)}${said}`;
        if (one.kind === 'example') return `#quote(block: true)[Example: ${said}]`;
        return isRule(one)
          ? `*${label(one).trim()}* ${said}`
          : `${label({ ...one, kind: one.kind.replace('entry-', '') })}${said}`;
      })
      .join('\n\n')}\n`,
  'table whose numbers lost their last naughts': (b) =>
    `Number,Text\n${rows(b, (n) => n.replace(/^(\d+\.\d*[1-9])0+$/, '$1'))
      .map((r) => r.map(cell).join(','))
      .join('\n')}\n`,
  'table with commas in its numbers': (b) =>
    `Number;Text\n${rows(b, (n) => n.replace('.', ','))
      .map((r) => r.map((c) => (/[";\n]/.test(c) ? `"${c.replaceAll('"', '""')}"` : c)).join(';'))
      .join('\n')}\n`,
  'sheet published as a page': (b) =>
    `<!DOCTYPE html><html><body><div class="ritz grid-container"><table class="waffle"><thead><tr><th class="row-header"></th><th>A</th><th>B</th></tr></thead><tbody>${rows(
      b,
    )
      .map(
        ([n, t], at) =>
          `<tr style="height: 20px"><th id="0R${at}" class="row-headers-background"><div class="row-header-wrapper">${at + 1}</div></th><td class="s0" dir="ltr">${n}</td><td class="s1" dir="ltr">${html(t)}</td></tr>`,
      )
      .join('')}</tbody></table></div></body></html>`,
  'page that an editor made of a buffer': (b) =>
    `<!DOCTYPE html><html><head><title>~/cr.txt.html</title></head><body><pre id='vimCodeElement'>\n${plainLines(
      b,
    )
      .map((l, at) => `<span id="L${at + 1}" class="LineNr">${String(at + 1).padStart(5)} </span>${html(l)}`)
      .join('\n')}\n</pre></body></html>`,
  'page of a file in a repository': (b) =>
    `<!DOCTYPE html><html><body><table class="highlight tab-size js-file-line-container"><tbody>${plainLines(
      b,
    )
      .map(
        (l, at) =>
          `<tr><td id="L${at + 1}" class="blob-num js-line-number" data-line-number="${at + 1}">${at + 1}</td><td id="LC${at + 1}" class="blob-code blob-code-inner js-file-line">${html(l) || '\n'}</td></tr>`,
      )
      .join('\n')}</tbody></table></body></html>`,
  'page that a browser translated': (b) =>
    `<html><body>${b
      .map(
        (one) =>
          `<p><font style="vertical-align: inherit;"><font style="vertical-align: inherit;">${html(line(one))}</font></font></p>`,
      )
      .join(
        '\n',
      )}<div id="goog-gt-tt" class="skiptranslate" style="display: none;">Original text</div></body></html>`,
  'copy that lost its ligatures': (b) =>
    `${plainLines(b)
      .join('\n')
      .replace(/ffi|ffl|ff|fi|fl/g, ' ')}\n`,
  calendar: (b) => {
    const folded = (l) => l.replace(/.{74}(?=.)/g, '$&\r\n ');
    const escaped = (s) => s.replace(/[\\;,]/g, '\\$&');
    return `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//x//y\r\n${words(b)
      .map(
        (text, at) =>
          `BEGIN:VEVENT\r\nUID:${at}@example.org\r\nDTSTART:20261122T1200${String(at % 60).padStart(2, '0')}Z\r\n${folded(`SUMMARY:${escaped(text)}`)}\r\nEND:VEVENT\r\n`,
      )
      .join('')}END:VCALENDAR\r\n`;
  },
  'notes exported with their markup inside': (b) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<en-export export-date="20261122T120000Z"><note><title>Rules</title><content><![CDATA[<?xml version="1.0"?><!DOCTYPE en-note SYSTEM "http://xml.evernote.com/pub/enml2.dtd"><en-note>${b
      .map((one) => `<div>${html(line(one))}</div>`)
      .join(
        '<div><br/></div>',
      )}</en-note>]]></content><created>20261122T120000Z</created></note></en-export>\n`,
  'board of cards as data': (b) =>
    JSON.stringify({
      name: 'Rules',
      lists: [{ id: 'l1', name: 'All' }],
      cards: rows(b).map(([n, t], at) => ({
        id: `c${at}`,
        idList: 'l1',
        pos: at,
        name: n,
        desc: t,
        closed: false,
      })),
    }),
  'outline with children as data': (b) => {
    const top = [];
    const open = [];
    const depth = { chapter: 0, section: 1, rule: 2, subrule: 3, example: 4 };
    for (const one of b) {
      const node = { string: line(one), uid: `u${top.length}`, children: [] };
      const level = depth[one.kind] ?? 0;
      const above = open.slice(0, level).findLast((o) => o !== undefined);
      (above ? above.children : top).push(node);
      open.length = level;
      open[level] = node;
    }
    return JSON.stringify([{ title: 'Rules', children: top }], null, 1);
  },
  'highlights of an electronic reader': (b) =>
    words(b)
      .map(
        (text, at) =>
          `Highlight (yellow) - Page ${1 + Math.floor(at / 12)} · Location ${100 + at}\n${text}\n`,
      )
      .join('\n'),
};
