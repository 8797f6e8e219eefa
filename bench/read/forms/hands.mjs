// Forms of an edition as further programs and hands write them: mail, viewers, wikis and notes, terminals, scans, and marks that nobody sees.
import { label, plainLines, wholeRows } from './document.mjs';
import { wrap } from './text.mjs';

const LF = (lines) => `${lines.join('\n')}\n`;
const plain = (blocks) => plainLines(blocks).join('\n');
const line = (b) => `${label({ ...b, kind: b.kind.replace('entry-', '') })}${b.text}`;
const html = (s) => s.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const isHead = (b) => b.kind === 'chapter' || b.kind === 'section' || b.kind === 'named';
const wrapped = (blocks, width) => plainLines(blocks).flatMap((l) => (l === '' ? [''] : wrap(l, width)));
const numbersBy = (change) => (blocks) =>
  LF(plainLines(blocks.map((b) => (b.number === undefined ? b : { ...b, number: change(b.number) }))));
/** The blocks of a page by their kinds. */
const paged = (head, of, foot) => (blocks) =>
  `${head}${blocks.map((b) => of(b, html(line(b)))).join('\n')}${foot}`;
const digits = (from) => (n) => n.replace(/\d/g, (d) => String.fromCodePoint(from + Number(d)));

/** @type {Record<string, (blocks: object[], random: () => number) => string | Uint8Array>} */
export const hands = {
  // Mail.
  'answer that quotes': (b) =>
    `On Sun, Nov 22, 2026 at 9:14 AM A friend <friend@example.org> wrote:\n\n${LF(wrapped(b, 70)).replace(/^/gm, '> ')}`,
  'quoted letter, broken again': (b) =>
    LF(
      plainLines(b)
        .flatMap((l) => (l === '' ? [''] : wrap(l, 76)))
        .flatMap((l) => wrap(`> ${l}`, 76)),
    ),
  'quoted letter, lines without marks': (b) => LF(plainLines(b).map((l, i) => (i % 9 === 4 ? l : `> ${l}`))),
  // Marks that nobody sees.
  'zero width spaces in numbers': numbersBy((n) => n.replace('.', '.\u200b')),
  'word joiners in numbers': numbersBy((n) => [...n].join('\u2060')),
  'marks of direction around numbers': numbersBy((n) => `\u200f\u202b${n}\u202c\u200f`),
  'isolates around paragraphs': (b) => LF(plainLines(b).map((l) => (l === '' ? l : `\u2067${l}\u2069`))),
  'no-break blanks throughout': (b) => plain(b).replaceAll(' ', '\u00a0'),
  'soft hyphens at line ends': (b) =>
    LF(wrapped(b, 76).map((l) => l)).replace(/ ([a-z]{4})([a-z]{4,})\n(?=[a-z])/g, ' $1\u00ad\n$2 '),
  'carriage returns twice': (b) => plain(b).replaceAll('\n', '\r\r\n'),
  'utf-16 be without bom': (b) => Buffer.from(plain(b), 'utf16le').swap16(),
  'utf-16 le with odd end': (b) =>
    Buffer.concat([Buffer.from(`\ufeff${plain(b)}`, 'utf16le'), Buffer.of(10)]),
  'utf-32 le': (b) => {
    const codes = [...`\ufeff${plain(b)}`].map((c) => c.codePointAt(0));
    return Buffer.from(new Uint32Array(codes).buffer);
  },
  // Figures.
  'devanagari figures': numbersBy(digits(0x966)),
  'superscript letters': numbersBy((n) =>
    n.replace(/[a-z]$/, (c) => ({ a: 'ᵃ', b: 'ᵇ', c: 'ᶜ', d: 'ᵈ' })[c] ?? c),
  ),
  'capital letters of subrules': numbersBy((n) => n.toUpperCase()),
  'letters in brackets': numbersBy((n) => n.replace(/[a-z]+$/, '($&)')),
  'letters behind a blank': numbersBy((n) => n.replace(/[a-z]+$/, ' $&')),
  'letters behind a hyphen': numbersBy((n) => n.replace(/[a-z]+$/, '-$&')),
  // Viewers and pages.
  'two columns side by side': (b) => {
    const rows = wrapped(b, 44);
    const out = [];
    for (let from = 0; from < rows.length; from += 100)
      for (let row = 0; row < 50; row++)
        if (rows[from + row] !== undefined)
          out.push(`${rows[from + row].padEnd(50)}${rows[from + row + 50] ?? ''}`.trimEnd());
    return LF(out);
  },
  'lines counted on each page': (b) =>
    LF(wrapped(b, 70).map((l, i) => `${String((i % 28) + 1).padStart(2)}  ${l}`.trimEnd())),
  'every fifth line counted': (b) =>
    LF(
      wrapped(b, 70).map((l, i) =>
        `${(i + 1) % 5 === 0 ? String(i + 1).padStart(5) : '     '}  ${l}`.trimEnd(),
      ),
    ),
  'page x of y glued to its line': (b) =>
    LF(plainLines(b).map((l, i) => (i % 40 === 39 ? `${l} Page ${(i + 1) / 40} of 200` : l))),
  'page x of y on lines between': (b) =>
    LF(
      wrapped(b, 76).flatMap((l, i) =>
        i % 45 === 44 ? [l, `Comprehensive Rules · page ${(i + 1) / 45} of 300`] : [l],
      ),
    ),
  'page of a viewer, a span for each word': paged(
    '<!doctype html><html><body>',
    (b) =>
      `<div class="t m0">${line(b)
        .split(' ')
        .map((w) => `<span class="w">${html(w)}</span>`)
        .join('<span class="_ _0"> </span>')}</div>`,
    '</body></html>',
  ),
  'page of a viewer, a span for each letter of numbers': paged(
    '<!doctype html><html><body>',
    (b) =>
      `<p>${html(line(b)).replace(/^\d[\d.]*[a-z]?/, (n) => [...n].map((c) => `<span>${c}</span>`).join(''))}</p>`,
    '</body></html>',
  ),
  'page with references written twice': paged(
    '<!doctype html><html><body>',
    (_, words) => `<p>${words.replace(/[“”’—]/g, (c) => `&amp;#${c.charCodeAt(0)};`)}</p>`,
    '</body></html>',
  ),
  'page of the old word processor': paged(
    '<HTML><HEAD><META HTTP-EQUIV="CONTENT-TYPE" CONTENT="text/html; charset=utf-8"><TITLE></TITLE></HEAD><BODY LANG="en-US" DIR="LTR">',
    (b, words) =>
      isHead(b)
        ? `<H1 CLASS="western"><FONT FACE="Arial, sans-serif">${words}</FONT></H1>`
        : `<P CLASS="western" STYLE="margin-bottom: 0in">\n<FONT FACE="Times New Roman, serif"><FONT SIZE=3>${words.replace(/ (?=\S{9})/g, '\n')}</FONT></FONT></P>`,
    '</BODY></HTML>',
  ),
  'page with conditional comments': paged(
    "<html xmlns:o='urn:schemas-microsoft-com:office:office'><body>",
    (b, words) =>
      `<p class=MsoNormal><![if !supportLists]><span style='mso-list:Ignore'>${html(label({ ...b, kind: b.kind.replace('entry-', '') })).trim()}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${words.slice(html(label({ ...b, kind: b.kind.replace('entry-', '') })).length)}<o:p></o:p></p>`,
    '</body></html>',
  ),
  'page of insertions and deletions': paged(
    '<!doctype html><html><body>',
    (b, words) =>
      `<p>${b.kind === 'rule' ? words.replace(/ (\w+)$/, ' <del>other</del><ins>$1</ins>').replace(/ (\w+)([.)]+)$/, ' <del>former</del><ins>$1</ins>$2') : words}</p>`,
    '</body></html>',
  ),
  'page in right-to-left dress': paged(
    '<!doctype html><html dir="rtl"><body>',
    (_, words) => `<p dir="ltr">&lrm;${words}&rlm;</p>`,
    '</body></html>',
  ),
  // Wikis and notes.
  'notes of blocks': (blocks) =>
    `${blocks
      .map((b) =>
        isHead(b)
          ? `${b.kind === 'section' ? '##' : '#'} ${line(b)}`
          : b.kind === 'rule'
            ? `- ${line(b)}`
            : b.kind === 'subrule'
              ? `    - ${line(b)}`
              : b.kind === 'example'
                ? `    <aside>\n    💡 ${line(b)}\n    </aside>\n`
                : b.kind === 'term'
                  ? `### ${b.text}\n`
                  : `${line(b)}\n`,
      )
      .join('\n')}\n`,
  'notes with callouts and block marks': (blocks) =>
    `---\ntags: [rules]\n---\n${blocks
      .map((b) =>
        isHead(b)
          ? `${b.kind === 'section' ? '##' : '#'} ${line(b)}`
          : b.kind === 'example'
            ? `> [!example]\n> ${line(b)}`
            : b.kind === 'term'
              ? `### ${b.text}`
              : b.number === undefined || b.kind.startsWith('entry-')
                ? line(b)
                : `${line(b)} ^r${b.number.replace('.', '-')}`,
      )
      .join('\n\n')}\n`,
  'wiki with macros': (blocks) =>
    `${blocks
      .map((b) =>
        isHead(b)
          ? `h${b.kind === 'section' ? 2 : 1}. ${line(b)}`
          : b.kind === 'example'
            ? `{info}\n${line(b)}\n{info}`
            : b.kind === 'term'
              ? `h3. ${b.text}`
              : b.number === undefined || b.kind.startsWith('entry-')
                ? line(b)
                : `*${label(b).trim()}* ${b.text}`,
      )
      .join('\n\n')}\n`,
  'storage format of a wiki': paged(
    '<ac:layout><ac:layout-section><ac:layout-cell>',
    (b, words) =>
      isHead(b)
        ? `<h2>${words}</h2>`
        : b.kind === 'example'
          ? `<ac:structured-macro ac:name="info"><ac:rich-text-body><p>${words}</p></ac:rich-text-body></ac:structured-macro>`
          : b.kind === 'term'
            ? `<h3>${words}</h3>`
            : `<p>${words}</p>`,
    '</ac:layout-cell></ac:layout-section></ac:layout>',
  ),
  'outline of tabs': (blocks) =>
    LF(
      blocks.map((b) =>
        b.kind === 'subrule' || b.kind === 'example' || b.kind === 'meaning'
          ? `\t\t${line(b)}`
          : b.kind === 'rule' || b.kind === 'term'
            ? `\t${line(b)}`
            : line(b),
      ),
    ),
  // Data.
  'array of numbers and texts': (blocks) =>
    JSON.stringify(
      blocks.filter((b) => b.number).map(({ number, text: words }) => ({ number, text: words })),
      null,
      2,
    ),
  'yaml, block scalars': (blocks) =>
    LF(
      blocks
        .filter((b) => b.number)
        .flatMap((b) => [`- number: "${b.number}"`, '  text: >-', `    ${b.text}`]),
    ),
  'csv with semicolons': (blocks) =>
    LF(
      blocks
        .filter((b) => b.number && !b.kind.startsWith('entry'))
        .map((b) => `${b.number};"${b.text.replaceAll('"', '""')}"`),
    ),
  // Terminals.
  'lines of blame': (b) =>
    LF(
      plainLines(b).map(
        (l, i) =>
          `^3f2c1${(i % 7) + 2}a (A. Friend 2026-11-22 12:00:00 +0000 ${String(i + 1).padStart(5)}) ${l}`,
      ),
    ),
  'lines of a search, with colours': (b) =>
    LF(
      plainLines(b).map(
        (l, i) => `\x1b[35mrules.txt\x1b[m\x1b[36m:\x1b[m\x1b[32m${i + 1}\x1b[m\x1b[36m:\x1b[m${l}`,
      ),
    ),
  // Data and markup whose numbers and examples stand apart from their words.
  'objects with examples behind their subrules': (blocks) => {
    const rules = [];
    for (const b of blocks) {
      const rule = rules.at(-1);
      const own = { number: b.number, words: b.text };
      if (b.kind === 'rule') rules.push({ ...own, subrules: [], examples: [] });
      else if (b.kind === 'subrule') rule.subrules.push({ ...own, examples: [] });
      else if (b.kind === 'example') (rule.subrules.at(-1) ?? rule).examples.push(b.text);
    }
    return JSON.stringify({ rules });
  },
  'rows of bars': (b) =>
    LF([
      '| No. | Words |',
      '|:---|:---|',
      ...b.filter((r) => r.number).map((r) => `| **${r.number}** | ${r.text} |`),
    ]),
  'numbers glued to their words': (b) => plain(b).replace(/^(\d{3}\.\d+(?:\.|[a-z])) /gm, '$1'),
  'words struck out': (b) => plain(b).replace(/ (the|a) ([a-z]{4,}) /g, ' $1 ~~former~~ $2 '),
  'vertical tabs before examples': (b) => plain(b).replaceAll('\nExample', '\vExample'),
  'hyphens that do not break': (b) => plain(b).replaceAll('-', '\u2011'),
  'numbers without words': (b) => {
    const rules = b.filter((r) => r.kind === 'rule' || r.kind === 'subrule');
    return LF(['1. Numbers', '', ...rules.map((r) => r.number), '', ...rules.map((r) => r.text)]);
  },
  'session of a terminal': (b) =>
    `Script started on 2026-11-22\n$ cat rules.txt\r\n${plain(b).replaceAll('\n', '\r\n')}\r\n$ exit\r\nScript done on 2026-11-22\n`,
};

/** Tables have one row for a rule; what a form leaves out itself is not asked for. */
for (const name of [
  'array of numbers and texts',
  'yaml, block scalars',
  'csv with semicolons',
  'rows of bars',
]) {
  const form = hands[name];
  hands[name] = (blocks) => form(wholeRows(blocks));
  hands[name].keeps = /^rule /;
}
hands['objects with examples behind their subrules'].keeps = /^(?:rule|example) /;
