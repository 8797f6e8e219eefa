// Forms of plain text: what editors, mail, printers and scanners make of an edition. Each form takes the blocks of an edition and a
// row of random numbers, and gives the characters (or bytes) of a file.
import { label, plainLines } from './document.mjs';

const plain = (blocks, options) => plainLines(blocks, options).join('\n');
const LF = (lines) => `${lines.join('\n')}\n`;

/** Breaks a line at blanks so that no part is longer than `width`. */
export function wrap(line, width, hang = '', first = '') {
  const out = [];
  let row = first;
  for (const word of line.split(' ')) {
    if (row.trim() !== '' && row.length + 1 + word.length > width) {
      out.push(row);
      row = hang + word;
    } else row = row.trim() === '' ? row + word : `${row} ${word}`;
  }
  return [...out, row];
}

const wrapped = (blocks, width, hang = () => '', first = () => '') => {
  const lines = [];
  let prior;
  for (const b of blocks) {
    const tight =
      ['example', 'more', 'meaning'].includes(b.kind) ||
      (b.kind.startsWith('entry-') && prior?.startsWith('entry-'));
    if (lines.length > 0 && !tight) lines.push('');
    const text = `${label({ ...b, kind: b.kind.replace('entry-', '') })}${b.text}`;
    lines.push(...wrap(text, width, hang(b), first(b)));
    prior = b.kind;
  }
  return lines;
};

/** Divides words at the ends of lines by hyphens, as typesetters do; `keep` says what is there instead of the line end. */
function hyphenated(lines, random, joint = '-\n') {
  return lines.map((line) =>
    line.replace(/\b([a-z]{3,6})([a-z]{3,7})\b/g, (whole, a, b) =>
      random() < 0.02 ? `${a}${joint}${b}` : whole,
    ),
  );
}

/** Puts running heads and feet around pages of so many lines. */
function pages(lines, length, head, foot, feed = '') {
  const out = [];
  const count = Math.ceil(lines.length / length);
  for (let page = 0; page < count; page++) {
    out.push(...head(page + 1, count).map((l, i) => (i === 0 && page > 0 ? feed + l : l)));
    out.push(...lines.slice(page * length, (page + 1) * length));
    out.push(...foot(page + 1, count));
  }
  return out;
}

function quotedPrintable(text) {
  const bytes = Buffer.from(text);
  const out = [];
  let row = '';
  for (let i = 0; i < bytes.length; i++) {
    const b = bytes[i];
    if (b === 10) {
      out.push(row.replace(/ $/, '=20'));
      row = '';
      continue;
    }
    const piece =
      (b >= 33 && b <= 126 && b !== 61) || b === 32
        ? String.fromCharCode(b)
        : `=${b.toString(16).toUpperCase().padStart(2, '0')}`;
    if (row.length + piece.length > 75) {
      out.push(`${row}=`);
      row = '';
    }
    row += piece;
  }
  out.push(row);
  return out.join('\r\n');
}

const wide = (s) => s.replace(/[0-9.]/g, (c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0));
const numbersBy = (change) => (blocks) =>
  LF(plainLines(blocks.map((b) => (b.number === undefined ? b : { ...b, number: change(b.number) }))));
const latin1 = (text) =>
  Buffer.from(
    text
      .replace(/[“”]/g, '"')
      .replace(/[‘’]/g, "'")
      .replace(/[–—−]/g, '-')
      .replace(/[^\0-\xff]/g, ''),
    'latin1',
  );
const utf16be = (text) => {
  const b = Buffer.from(`\ufeff${text}`, 'utf16le');
  b.swap16();
  return b;
};

/** @type {Record<string, (blocks: object[], random: () => number) => string | Uint8Array>} */
export const text = {
  plain: (b) => plain(b),
  'no free lines': (b) => plain(b, { free: false }),
  crlf: (b) => plain(b).replaceAll('\n', '\r\n'),
  'cr only': (b) => plain(b).replaceAll('\n', '\r'),
  // Ends in a row are of one kind: a carriage return with a line feed behind it would be one end, and a free line would be gone.
  'mixed line ends': (b, r) =>
    plain(b).replace(/\n+/g, (ends) => ['\n', '\r\n', '\r'][Math.floor(r() * 3)].repeat(ends.length)),
  'line separators': (b) => plain(b).replaceAll('\n', '\u2028'),
  'next line characters': (b) => plain(b).replaceAll('\n', '\u0085'),
  'double free lines': (b) => plain(b).replaceAll('\n\n', '\n\n\n\n'),
  'free line between all lines': (b) => plainLines(b, { free: false }).join('\n\n'),
  'trailing blanks': (b) => plain(b).replaceAll('\n', '  \n'),
  'indented throughout': (b) => plain(b).replace(/^/gm, '        '),
  'tab after numbers': (b) => plain(b).replace(/^(\d[\d.a-z]*) /gm, '$1\t'),
  'no-break blanks': (b) => plain(b).replaceAll('. ', '.\u00a0'),
  'thin blanks after numbers': (b) => plain(b).replace(/^(\d[\d.a-z]*) /gm, '$1\u2009'),
  'zero width spaces': (b, r) => plain(b).replace(/ /g, () => (r() < 0.1 ? ' \u200b' : ' ')),
  'soft hyphens': (b, r) =>
    plain(b).replace(/([a-z]{4})([a-z]{3})/g, (w, x, y) => (r() < 0.05 ? `${x}\u00ad${y}` : w)),
  'utf-8 with bom': (b) => `\ufeff${plain(b)}`,
  'two boms': (b) => `\ufeff\ufeff${plain(b)}`,
  'utf-16 le': (b) => Buffer.from(`\ufeff${plain(b)}`, 'utf16le'),
  'utf-16 be': (b) => utf16be(plain(b)),
  'utf-16 le without bom': (b) => Buffer.from(plain(b), 'utf16le'),
  'latin 1': (b) => latin1(plain(b)),
  'utf-8 read as latin 1': (b) => Buffer.from(Buffer.from(plain(b)).toString('latin1')),
  'decomposed letters': (b) => plain(b).normalize('NFD'),
  'compatibility letters': (b) => plain(b).replaceAll('fi', '\ufb01').replaceAll('fl', '\ufb02'),
  'full-width numbers': numbersBy(wide),
  'full-width figures throughout': (b) =>
    plain(b).replace(/[0-9]/g, (c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0)),
  'full-width everything': (b) =>
    plain(b).replace(/[!-~]/g, (c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0)),
  'arabic-indic figures': numbersBy((n) =>
    n.replace(/[0-9]/g, (c) => String.fromCharCode(0x660 + Number(c))),
  ),
  'mathematical bold figures': numbersBy((n) =>
    n.replace(/[0-9]/g, (c) => String.fromCodePoint(0x1d7ce + Number(c))),
  ),
  'small letters lost': (b) => plain(b).toUpperCase(),
  'wrapped at 72': (b) => LF(wrapped(b, 72)),
  'wrapped at 60': (b) => LF(wrapped(b, 60)),
  'wrapped at 100': (b) => LF(wrapped(b, 100)),
  'wrapped at 130': (b) => LF(wrapped(b, 130)),
  'wrapped, hanging by 4': (b) => LF(wrapped(b, 76, () => '    ')),
  'wrapped, hanging by the number': (b) => LF(wrapped(b, 78, (x) => ' '.repeat(label(x).length))),
  'wrapped, hanging by 9': (b) => LF(wrapped(b, 78, () => ' '.repeat(9))),
  'wrapped, hanging tab': (b) => LF(wrapped(b, 72, () => '\t')),
  'wrapped, first line indented': (b) =>
    LF(
      wrapped(
        b,
        72,
        () => '',
        (x) => (x.kind === 'words' || x.kind === 'meaning' || x.kind === 'example' ? '   ' : ''),
      ),
    ),
  'wrapped, examples and meanings indented': (b) =>
    LF(
      wrapped(
        b,
        76,
        (x) => (['example', 'meaning'].includes(x.kind) ? '    ' : ''),
        (x) => (['example', 'meaning'].includes(x.kind) ? '    ' : ''),
      ),
    ),
  'wrapped, subrules indented': (b) =>
    LF(
      wrapped(
        b,
        76,
        (x) => (['subrule', 'example'].includes(x.kind) ? '     ' : ''),
        (x) => (['subrule', 'example'].includes(x.kind) ? '     ' : ''),
      ),
    ),
  'wrapped, numbers on their own lines': (b) => LF(wrapped(b, 76)).replace(/^(\d{3}\.[\d.a-z]+) /gm, '$1\n'),
  justified: (b, r) =>
    LF(wrapped(b, 76).map((l) => l.replace(/(?<=\S) (?=\S)/g, () => (r() < 0.2 ? '  ' : ' ')))),
  'centred headings': (b) =>
    LF(plainLines(b)).replace(/^(\d{1,3}\. [A-Z][^.\n]{1,60})$/gm, '                    $1'),
  'wrapped, hyphens at line ends': (b) => LF(typeset(b, 76)),
  'copied from PDF, hyphen and blank': (b, r) => LF(hyphenated(plainLines(b), r, '- ')),
  'copied from PDF, hyphen and line end': (b, r) => LF(hyphenated(plainLines(b), r, '-\n')),
  'wrapped at 76, quoted-printable soft ends': (b) => quotedPrintable(plain(b)),
  'quoted-printable mail': (b) =>
    `From: someone@example.org\r\nTo: other@example.org\r\nSubject: the rules\r\nMIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n${quotedPrintable(plain(b))}`,
  'base64 mail': (b) =>
    `From: someone@example.org\r\nSubject: rules\r\nMIME-Version: 1.0\r\nContent-Type: text/plain; charset="utf-8"\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(plain(b)).toString('base64').replace(/.{76}/g, '$&\r\n')}`,
  'mail of two parts': (b) =>
    `From: a@example.org\r\nSubject: rules\r\nMIME-Version: 1.0\r\nContent-Type: multipart/alternative; boundary="=_x1"\r\n\r\n--=_x1\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n${quotedPrintable(plain(b))}\r\n--=_x1\r\nContent-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n<html><body>see the other part</body></html>\r\n--=_x1--\r\n`,
  'quoted letter': (b) => plain(b).replace(/^/gm, '> '),
  'quoted twice': (b) => plain(b).replace(/^/gm, '>> '),
  'quoted, wrapped': (b) => LF(wrapped(b, 70)).replace(/^/gm, '> '),
  'format flowed': (b) => LF(wrapped(b, 72)).replace(/(\S)\n(?=\S)(?!\d|Example)/g, '$1 \n'),
  'lines counted': (b) =>
    plainLines(b)
      .map((l, i) => `${i + 1}: ${l}`)
      .join('\n'),
  'lines counted by cat': (b) =>
    plainLines(b)
      .map((l, i) => `${String(i + 1).padStart(6)}\t${l}`)
      .join('\n'),
  'lines counted by grep': (b) =>
    plainLines(b)
      .map((l, i) => `rules.txt:${i + 1}:${l}`)
      .join('\n'),
  'unified diff': (b) =>
    `--- /dev/null\n+++ rules.txt\n@@ -0,0 +1,${plainLines(b).length} @@\n${plainLines(b)
      .map((l) => `+${l}`)
      .join('\n')}`,
  'shell comments': (b) => plain(b).replace(/^/gm, '# '),
  'slash comments': (b) => plain(b).replace(/^/gm, '// '),
  'star comments': (b) => `/*\n${plain(b).replace(/^/gm, ' * ')}\n */`,
  'printer heads with date': (b) =>
    LF(
      pages(
        wrapped(b, 76),
        50,
        () => ['11/22/26, 12:00 PM                    Comprehensive Rules of the Game', ''],
        (p, n) => ['', `https://example.org/rules.txt                                        ${p}/${n}`, ''],
        '\f',
      ),
    ),
  'printer heads glued into lines': (b) => {
    const lines = plainLines(b);
    return LF(
      lines.map((l, i) =>
        i % 14 === 13 && l.length > 100
          ? l.replace(/ (?=\S+ \S+$)/, ' 11/22/26, 12:00 PM Comprehensive Rules of the Game ')
          : l,
      ),
    );
  },
  'printer head once': (b) =>
    `11/22/26, 12:00 PM                    Comprehensive Rules of the Game\n\n${plain(b)}`,
  'page feet': (b) =>
    LF(
      pages(
        wrapped(b, 76),
        50,
        () => [],
        (p) => ['', `                               ${p}`, ''],
      ),
    ),
  'page x of y': (b) =>
    LF(
      pages(
        wrapped(b, 76),
        50,
        () => ['Comprehensive Rules', ''],
        (p, n) => ['', `Page ${p} of ${n}`, ''],
      ),
    ),
  'form feeds': (b) =>
    LF(
      pages(
        wrapped(b, 76),
        50,
        () => [''],
        () => [],
        '\f',
      ),
    ),
  'pdftotext -layout': (b) =>
    LF(
      pages(
        wrapped(
          b,
          90,
          () => '           ',
          () => '      ',
        ),
        55,
        (p) => [`${' '.repeat(60)}Comprehensive Rules, page ${p}`, ''],
        (p, n) => ['', `${' '.repeat(50)}${p}/${n}`],
        '\f',
      ),
    ),
  'letters for digits in numbers': numbersBy((n) => n.replaceAll('1', 'l').replaceAll('0', 'O')),
  'letters for some digits': (b, r) => numbersBy((n) => (r() < 0.1 ? n.replace('1', 'l') : n))(b),
  'blanks in numbers': numbersBy((n) => n.replace('.', '. ')),
  'commas in numbers': numbersBy((n) => n.replace('.', ',')),
  'middle dots in numbers': numbersBy((n) => n.replace('.', '·')),
  'hyphens in numbers': numbersBy((n) => n.replace('.', '-')),
  'colons in numbers': numbersBy((n) => n.replace('.', ':')),
  'section signs': (b) => LF(plainLines(b)).replace(/^(\d{3}\.\d)/gm, '§ $1'),
  'numbers in brackets': (b) => LF(plainLines(b)).replace(/^(\d{3}\.\d+[a-z]*)\.? /gm, '[$1] '),
  'numbers in round brackets': (b) => LF(plainLines(b)).replace(/^(\d{3}\.\d+[a-z]*)\.? /gm, '($1) '),
  'numbers behind bullets': (b) => LF(plainLines(b)).replace(/^(\d{3}\.\d)/gm, '• $1'),
  'numbers behind arrows': (b) => LF(plainLines(b)).replace(/^(\d{3}\.\d)/gm, '→ $1'),
  'numbers behind CR': (b) => LF(plainLines(b)).replace(/^(\d{3}\.\d)/gm, 'CR $1'),
  'numbers behind Rule': (b) => LF(plainLines(b)).replace(/^(\d{3}\.\d[\d]*[a-z]?)\.? /gm, 'Rule $1: '),
  'numbers behind words': (b) => LF(plainLines(b)).replace(/^(\d{3}\.\d)/gm, 'MTG-CR-$1'),
  'numbers between pipes': (b) => LF(plainLines(b)).replace(/^(\d{3}\.\d+[a-z]*)\.? (.*)$/gm, '| $1 | $2 |'),
  'numbers behind their words': (b) => LF(plainLines(b)).replace(/^(\d{3}\.\d+[a-z]*)\.? (.*)$/gm, '$2 [$1]'),
  'log lines': (b) =>
    plainLines(b)
      .map((l) => `2026-11-22T12:00:00Z INFO ${l}`)
      .join('\n'),
  'chat log': (b) =>
    plainLines(b)
      .map((l) => (l === '' ? l : `[12:00] <judge> ${l}`))
      .join('\n'),
  'ansi colours': (b) => plain(b).replace(/^(\d[\d.a-z]*)/gm, '\x1b[1m$1\x1b[0m'),
  'overstruck by a manual page': (b) =>
    plain(b).replace(/^(\d[\d.a-z]*)/gm, (n) => [...n].map((c) => `${c}\b${c}`).join('')),
  'smart quotes lost': (b) => plain(b).replace(/[“”]/g, '"').replace(/[‘’]/g, "'"),
  'tex quotes': (b) =>
    plain(b)
      .replace(/(?:“|(?<=^|\s)")(?!['‘’])/gm, '``')
      .replace(/(?<!['‘’])[”"](?!['‘’])/g, "''"),
  'two copies': (b) => `${plain(b)}\n\n${plain(b)}`,
  'a letter before it': (b) => `Hello,\n\nhere is what you asked for.\n\nBest,\nA friend\n\n${plain(b)}`,
  'a web page around it': (b) =>
    `Skip to content\nHome\nSearch\nLog in\n\n${plain(b)}\n\nShare this\nPrivacy\nTerms of use`,
};

/** A code page without some characters loses them: they are not asked for. */
// Dashes become hyphens there, with the space around them as it was; what has no place is gone.
text['latin 1'].folds = (words) =>
  words
    .replace(/ ?[-\u2013\u2014] ?/g, '-')
    .replace(/[^\0-\xff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Wrapped with words divided by hyphens wherever one fits. */
function typeset(blocks, width) {
  const out = [];
  for (const b of blocks) {
    if (out.length > 0 && !['example', 'more', 'meaning'].includes(b.kind)) out.push('');
    let row = '';
    for (const word of `${label({ ...b, kind: b.kind.replace('entry-', '') })}${b.text}`.split(' ')) {
      const room = width - row.length - 1;
      if (row !== '' && word.length > room) {
        if (/^[a-z]{7,}[.,]?$/.test(word) && room > 4) {
          const cut = Math.min(room - 1, word.length - 3);
          out.push(`${row} ${word.slice(0, cut)}-`);
          row = word.slice(cut);
        } else {
          out.push(row);
          row = word;
        }
      } else row = row === '' ? word : `${row} ${word}`;
    }
    out.push(row);
  }
  return out;
}
