// Forms of an edition that has come to harm: halves, pages out of order, letters lost on the way, scans. What is gone cannot come back:
// such a form is to be said.
import { label, plainLines } from './document.mjs';
import { wrap } from './text.mjs';

const LF = (lines) => `${lines.join('\n')}\n`;
const plain = (blocks) => plainLines(blocks).join('\n');
const line = (b) => `${label({ ...b, kind: b.kind.replace('entry-', '') })}${b.text}`;
const wrapped = (blocks, width) => plainLines(blocks).flatMap((l) => (l === '' ? [''] : wrap(l, width)));
/** Lines as pages of so many. */
const pagesOf = (lines, length = 40) =>
  Array.from({ length: Math.ceil(lines.length / length) }, (_, i) =>
    lines.slice(i * length, (i + 1) * length),
  );
const windows = (s) =>
  Buffer.from(
    [...s].map(
      (c) =>
        ({ '“': 0x93, '”': 0x94, '‘': 0x91, '’': 0x92, '—': 0x97, '–': 0x96, '…': 0x85, '™': 0x99 })[c] ??
        (c.charCodeAt(0) < 256 ? c.charCodeAt(0) : 63),
    ),
  );
const MAC = {
  '“': 0xd2,
  '”': 0xd3,
  '‘': 0xd4,
  '’': 0xd5,
  '—': 0xd1,
  '–': 0xd0,
  '…': 0xc9,
  '™': 0xaa,
  '®': 0xa8,
  é: 0x8e,
  ö: 0x9a,
  û: 0x9e,
  â: 0x89,
};
/** The letters of mainframes, code page 37. */
const EBCDIC =
  '\0\x01\x02\x03\x9c\t\x86\x7f\x97\x8d\x8e\x0b\f\r\x0e\x0f\x10\x11\x12\x13\x9d\n\b\x87\x18\x19\x92\x8f\x1c\x1d\x1e\x1f\x80\x81\x82\x83\x84\n\x17\x1b\x88\x89\x8a\x8b\x8c\x05\x06\x07\x90\x91\x16\x93\x94\x95\x96\x04\x98\x99\x9a\x9b\x14\x15\x9e\x1a \xa0âäàáãåçñ¢.<(+|&éêëèíîïìß!$*);¬-/ÂÄÀÁÃÅÇÑ¦,%_>?øÉÊËÈÍÎÏÌ`:#@\'="Øabcdefghi«»ðýþ±°jklmnopqrªºæ¸Æ¤µ~stuvwxyz¡¿ÐÝÞ®^£¥·©§¶¼½¾[]¯¨´×{ABCDEFGHI\xadôöòóõ}JKLMNOPQR¹ûüùúÿ\\÷STUVWXYZ²ÔÖÒÓÕ0123456789³ÛÜÙÚ\x9f';
const simple = (s) =>
  s.replace(/[“”]/g, '"').replace(/[‘’]/g, "'").replace(/[–—]/g, '-').replace(/…/g, '...');

/** @type {Record<string, (blocks: object[], random: () => number) => string | Uint8Array>} */
export const damage = {
  // Halves and pages.
  'first half': (b) => plain(b).slice(0, plain(b).length / 2),
  'first half, to the end of a rule': (b) => {
    const lines = plainLines(b);
    return LF(
      lines.slice(
        0,
        lines.findIndex((l, i) => i > lines.length / 2 && /^\d{3}\.\d/.test(l)),
      ),
    );
  },
  'second half': (b) => plain(b).slice(plain(b).length / 2),
  'second half, from a rule on': (b) => {
    const lines = plainLines(b);
    return LF(lines.slice(lines.findIndex((l, i) => i > lines.length / 2 && /^\d{3}\.\d/.test(l))));
  },
  'first half twice': (b) => {
    const lines = plainLines(b);
    return LF([...lines.slice(0, lines.length / 2), ...lines]);
  },
  'halves the other way round': (b) => {
    const lines = plainLines(b);
    return LF([...lines.slice(lines.length / 2), ...lines.slice(0, lines.length / 2)]);
  },
  'a page left out': (b) => {
    const pages = pagesOf(plainLines(b));
    return LF(pages.filter((_, i) => i !== Math.floor(pages.length / 2)).flat());
  },
  'a page twice': (b) => {
    const pages = pagesOf(plainLines(b));
    return LF(pages.flatMap((p, i) => (i === Math.floor(pages.length / 2) ? [...p, ...p] : p)));
  },
  'pages shuffled': (b, r) => {
    const pages = pagesOf(plainLines(b));
    for (let i = pages.length - 1; i > 1; i--) {
      const j = 1 + Math.floor(r() * i);
      [pages[i], pages[j]] = [pages[j], pages[i]];
    }
    return LF(pages.flat());
  },
  'pages from the last to the first': (b) => LF(pagesOf(plainLines(b)).reverse().flat()),
  'two pages exchanged': (b) => {
    const pages = pagesOf(plainLines(b));
    const at = Math.floor(pages.length / 2);
    [pages[at], pages[at + 1]] = [pages[at + 1] ?? [], pages[at]];
    return LF(pages.flat());
  },
  'even pages only': (b) =>
    LF(
      pagesOf(plainLines(b))
        .filter((_, i) => i % 2 === 0)
        .flat(),
    ),
  'a tenth of the lines lost': (b) => LF(plainLines(b, { free: false }).filter((_, i) => i % 10 !== 9)),
  'words cut out by a censor': (b) => plain(b).replace(/\bplayer\b/g, '******'),
  'stretch of zeros': (b) => {
    const bytes = Buffer.from(plain(b));
    const from = Math.floor(bytes.length * 0.4);
    bytes.fill(0, from, from + 2048);
    return bytes;
  },
  'stretch of noise': (b, r) => {
    const bytes = Buffer.from(plain(b));
    for (let i = 0; i < 2048; i++) bytes[Math.floor(bytes.length * 0.4) + i] = Math.floor(r() * 256);
    return bytes;
  },
  'two editions': (b) =>
    `${plain(b)}\n\n${plain(b.filter((_, i) => i % 50 !== 49 || i < 100).map((x) => (x.kind === 'date' ? { ...x, text: x.text.replace(/\d{4}/, (y) => Number(y) + 1) } : x)))}`,
  'two editions, paragraph by paragraph': (b) =>
    LF(
      plainLines(b, { free: false }).flatMap((l) =>
        /^\d{3}\.\d/.test(l) ? [l, l.replace(' the ', ' a ')] : [l],
      ),
    ),
  // Letters lost on the way.
  'question marks for quotation marks': (b) => plain(b).replace(/[“”‘’—–]/g, '?'),
  'replacement marks for quotation marks': (b) => plain(b).replace(/[“”‘’—–]/g, '\ufffd'),
  'quotation marks gone': (b) => plain(b).replace(/[“”‘’"']/g, ''),
  'half of it in another code page': (b) => {
    const text = plain(b);
    const at = text.indexOf('\n', text.length / 2);
    return Buffer.concat([Buffer.from(text.slice(0, at)), windows(text.slice(at))]);
  },
  'paragraphs in two code pages': (b) =>
    Buffer.concat(
      plainLines(b).flatMap((l, i) => [i % 3 === 0 ? windows(l) : Buffer.from(l), Buffer.from('\n')]),
    ),
  'code page of old computers': (b) =>
    Buffer.from([...plain(b)].map((c) => MAC[c] ?? (c.charCodeAt(0) < 128 ? c.charCodeAt(0) : 63))),
  'code page of windows': (b) => windows(plain(b)),
  'read wrongly twice': (b) => {
    const wrong = (s) => new TextDecoder('windows-1252').decode(Buffer.from(s));
    return wrong(wrong(plain(b)));
  },
  'letters of mainframes': (b) =>
    Buffer.from(
      [...simple(plain(b))].map((c) => Math.max(0, EBCDIC.indexOf(c) < 0 ? 0x6f : EBCDIC.indexOf(c))),
    ),
  'letters spelled out': (b) =>
    plain(b).replace(/[^\0-\x7f]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`),
  'letters spelled out by their codes': (b) =>
    plain(b).replace(
      /[^\0-\x7f]/g,
      (c) => `<U+${c.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}>`,
    ),
  'letters of an address': (b) => encodeURIComponent(plain(b)),
  'letters of a form': (b) => `text=${encodeURIComponent(plain(b)).replaceAll('%20', '+')}&submit=1`,
  'base64 alone': (b) => Buffer.from(plain(b)).toString('base64').replace(/.{76}/g, '$&\n'),
  'figures of bytes': (b) =>
    LF(
      (
        Buffer.from(plain(b))
          .toString('latin1')
          .match(/[\s\S]{1,16}/g) ?? []
      ).map(
        (part, i) =>
          `${(i * 16).toString(16).padStart(8, '0')}: ${Buffer.from(part, 'latin1')
            .toString('hex')
            .replace(/(.{4})/g, '$1 ')
            .padEnd(41)} ${part.replace(/[^ -~]/g, '.')}`,
      ),
    ),
  'letters moved by thirteen': (b) =>
    plain(b).replace(/[a-z]/gi, (c) => String.fromCharCode(c.charCodeAt(0) + (/[a-m]/i.test(c) ? 13 : -13))),
  'mirrored letters': (b) => LF(plainLines(b).map((l) => [...l].reverse().join(''))),
  // Marks within words.
  'hyphens that do not break in numbers': (b) => plain(b).replace(/^(\d{3})\.(\d)/gm, '$1\u2011$2'),
  'soft hyphens in every long word': (b) => plain(b).replace(/([a-z]{3})(?=[a-z]{3})/g, '$1\u00ad'),
  'blanks without width between all words': (b) => plain(b).replaceAll(' ', ' \u200b'),
  'marks of direction around each line': (b) =>
    LF(plainLines(b).map((l) => (l === '' ? l : `\u202a${l}\u202c`))),
  'variation marks behind figures': (b) => plain(b).replace(/^(\d)/gm, '$1\ufe0f'),
  'letters of other alphabets': (b) => plain(b).replace(/ ([a-z]*)e([a-z]*) /g, ' $1\u0435$2 '),
  'figures above the line for notes': (b) =>
    plain(b).replace(/^(\d{3}\.\d+\. .*\.)$/gm, (l, _, at) => (at % 11 === 0 ? `${l}¹²` : l)),
  // Scans.
  'scan, r and n for m': (b, r) => plain(b).replace(/m/g, (c) => (r() < 0.05 ? 'rn' : c)),
  'scan, letters for figures within lines': (b, r) =>
    plain(b).replace(/(?<=rule \d{2})0/g, (c) => (r() < 0.5 ? 'O' : c)),
  'scan, figures for letters': (b, r) =>
    plain(b).replace(/(?<=[a-z])l(?=[a-z])/g, (c) => (r() < 0.05 ? '1' : c)),
  'scan, blanks within words': (b, r) =>
    plain(b).replace(/([a-z]{3})(?=[a-z]{3})/g, (c) => (r() < 0.03 ? `${c} ` : c)),
  'scan, stops lost behind numbers': (b, r) =>
    plain(b).replace(/^(\d{3}\.\d+)\. /gm, (w, n) => (r() < 0.3 ? `${n} ` : w)),
  'scan, commas for stops in some numbers': (b, r) =>
    plain(b).replace(/^(\d{3})\./gm, (w, n) => (r() < 0.1 ? `${n},` : w)),
  'scan, numbers on lines of their own': (b) =>
    LF(wrapped(b, 80)).replace(/^(\d{3}\.\d+[a-z]?\.?) /gm, '$1\n'),
  'scan, words in a table of boxes': (b) =>
    LF([
      'level\tpage_num\tblock_num\tpar_num\tline_num\tword_num\tleft\ttop\twidth\theight\tconf\ttext',
      ...plainLines(b, { free: false }).flatMap((l, i) =>
        l
          .split(' ')
          .map(
            (w, j) =>
              `5\t${Math.floor(i / 40) + 1}\t1\t${i + 1}\t1\t${j + 1}\t${j * 40}\t${i * 12}\t38\t11\t96.5\t${w}`,
          ),
      ),
    ]),
  'scan as a page': (b) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">\n<html xmlns="http://www.w3.org/1999/xhtml"><head><title></title><meta name='ocr-system' content='x'/></head><body><div class='ocr_page'>${b
      .map(
        (x, i) =>
          `<p class='ocr_par'><span class='ocr_line' title="bbox 1 ${i} 2 3">${line(x)
            .split(' ')
            .map(
              (w) =>
                `<span class='ocrx_word' title='bbox 1 2 3 4; x_wconf 95'>${w.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</span>`,
            )
            .join(' ')}</span></p>`,
      )
      .join('\n')}</div></body></html>`,
  // Prints of browsers.
  'print with its place in the first line of a page': (b) =>
    LF(
      pagesOf(wrapped(b, 90), 55).flatMap((p, i, all) => [
        'Comprehensive Rules of the Game                 https://example.org/rules.txt',
        '',
        ...p,
        '',
        `${i + 1} of ${all.length}                                  11/22/26, 12:00 PM`,
        '\f',
      ]),
    ),
  'print copied whole, heads within rules': (b) => {
    const rows = wrapped(b, 90);
    return LF(
      rows.flatMap((l, i) =>
        i % 55 === 54
          ? [
              l,
              '11/22/26, 12:00 PM',
              'Comprehensive Rules of the Game',
              'https://example.org/rules.txt',
              `${(i + 1) / 55}/200`,
            ]
          : [l],
      ),
    );
  },
};
