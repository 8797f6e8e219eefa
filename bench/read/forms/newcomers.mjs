// Forms of an edition that were written before anybody looked at how they are read: what terminals, old code pages, pages, typesetters
// and editors make of it. Their first score is in docs/blind-checks.md.
import { label, plainLines } from './document.mjs';
import { attribute, bare, content, isHead, isRule, LF, line, page, plain, xml } from './parts.mjs';

/** The bytes of a text in a code page of two bytes, given the characters that are no ASCII in it. */
const coded = (words, table) =>
  Buffer.concat(
    [...words].map((c) => (c < '\u0080' ? Buffer.from(c, 'latin1') : Buffer.from(table[c] ?? '3f', 'hex'))),
  );
const lower = (words) => words.replace(/\s+/g, ' ').toLowerCase();

const terminals = {
  'printed by cat with marks for unseen letters': (b) =>
    plain(b).replace(/[\u0080-\uffff]/g, (c) =>
      [...Buffer.from(c)]
        .map((n) => {
          const low = n - 128;
          return low < 32
            ? `M-^${String.fromCharCode(low + 64)}`
            : low === 127 - 0
              ? 'M-^?'
              : `M-${String.fromCharCode(low)}`;
        })
        .join(''),
    ),
  'printed by a pager, bytes between angles': (b) =>
    plain(b).replace(/[\u0080-\uffff]/g, (c) =>
      [...Buffer.from(c)].map((n) => `<${n.toString(16).toUpperCase()}>`).join(''),
    ),
  'printed with ends of lines shown': (b) => plain(b).replace(/\n/g, '$\n'),
  'escapes of bytes in octal': (b) =>
    plain(b).replace(/[\u0080-\uffff]/g, (c) =>
      [...Buffer.from(c)].map((n) => `\\${n.toString(8)}`).join(''),
    ),
  'difference in the colours of a terminal': (b) =>
    `\u001b[1mdiff --git a/rules.txt b/rules.txt\u001b[m\n\u001b[1mnew file mode 100644\u001b[m\n\u001b[1m--- /dev/null\u001b[m\n\u001b[1m+++ b/rules.txt\u001b[m\n\u001b[36m@@ -0,0 +1,${plainLines(b).length} @@\u001b[m\n${LF(plainLines(b).map((l) => `\u001b[32m+\u001b[m\u001b[32m${l}\u001b[m`))}`,
  'difference of a merge, two signs': (b) =>
    `diff --cc rules.txt\nindex 1234567,89abcde..fedcba9\n--- a/rules.txt\n+++ b/rules.txt\n@@@ -1,0 -1,0 +1,${plainLines(b).length} @@@\n${LF(plainLines(b).map((l, i) => (i % 3 ? `++${l}` : `+ ${l}`)))}`,
  'difference of contexts': (b) =>
    `*** /dev/null\tThu Jan  1 00:00:00 1970\n--- rules.txt\tMon May  4 09:00:00 2015\n***************\n*** 0 ****\n--- 1,${plainLines(b).length} ----\n${LF(plainLines(b).map((l) => `+ ${l}`))}`,
  'file of an old keeper of revisions': (b) =>
    `head\t1.1;\naccess;\nsymbols;\nlocks; strict;\ncomment\t@# @;\n\n\n1.1\ndate\t2015.05.04.09.00.00;\tauthor judge;\tstate Exp;\nbranches;\nnext\t;\n\n\ndesc\n@@\n\n\n1.1\nlog\n@Initial revision\n@\ntext\n@${plain(b).replaceAll('@', '@@')}@\n`,
  'strings of a program with their places': (b) => {
    let at = 4096;
    return LF(
      plainLines(b)
        .filter(Boolean)
        .map((l) => {
          at += Buffer.byteLength(l) + 1;
          return `${String(at).padStart(7)} ${l}`;
        }),
    );
  },
  'script of a shell that prints': (b) =>
    `#!/bin/sh\nset -e\n${LF(plainLines(b).map((l) => (l === '' ? 'echo' : `echo '${l.replaceAll("'", "'\\''")}'`)))}`,
  'script of a shell with its text inside': (b) =>
    `#!/bin/sh\ncat > rules.txt <<'END_OF_RULES'\n${plain(b)}END_OF_RULES\necho done\n`,
  'program of numbered lines': (b) =>
    LF(plainLines(b).map((l, i) => `${(i + 1) * 10} PRINT "${l.replaceAll('"', '""')}"`)),
  'controls of the upper half for quotation marks': (b) =>
    Buffer.from(
      plain(b).replace(
        /[\u2018\u2019\u201c\u201d\u2013\u2014\u2026\u2122]/g,
        (c) =>
          ({
            '‘': '\u0091',
            '’': '\u0092',
            '“': '\u0093',
            '”': '\u0094',
            '–': '\u0096',
            '—': '\u0097',
            '…': '\u0085',
            '™': '\u0099',
          })[c],
      ),
    ),
};

const letters = {
  'code page of the chinese': {
    write: (b) =>
      coded(plain(b), {
        '‘': 'a1ae',
        '’': 'a1af',
        '“': 'a1b0',
        '”': 'a1b1',
        '–': 'a843',
        '—': 'a1aa',
        '…': 'a1ad',
      }),
  },
  'code page of the japanese': (b) =>
    coded(plain(b), {
      '‘': '8165',
      '’': '8166',
      '“': '8167',
      '”': '8168',
      '–': '815d',
      '—': '815c',
      '…': '8163',
    }),
  'code page of the koreans': (b) =>
    coded(plain(b), {
      '‘': 'a1ae',
      '’': 'a1af',
      '“': 'a1b0',
      '”': 'a1b1',
      '–': 'a1a9',
      '—': 'a1aa',
      '…': 'a1a6',
    }),
  'dots of bytes too long': (b) =>
    Buffer.from(
      [...Buffer.from(plain(b), 'utf8')].flatMap((n, i, all) =>
        n === 46 && all[i - 1] >= 48 && all[i - 1] < 58 ? [0xc0, 0xae] : [n],
      ),
    ),
  'letters for old news, packed by lines': (b) => {
    const bytes = Buffer.from(plain(b));
    const sign = (n) => String.fromCharCode(n === 0 ? 96 : n + 32);
    const lines = [];
    for (let at = 0; at < bytes.length; at += 45) {
      const part = bytes.subarray(at, at + 45);
      let row = sign(part.length);
      for (let i = 0; i < part.length; i += 3) {
        const [x, y = 0, z = 0] = part.subarray(i, i + 3);
        row +=
          sign(x >> 2) + sign(((x & 3) << 4) | (y >> 4)) + sign(((y & 15) << 2) | (z >> 6)) + sign(z & 63);
      }
      lines.push(row);
    }
    return `begin 644 rules.txt\n${LF(lines)}\`\nend\n`;
  },
  'mail whose stops are written as numbers': (b) =>
    `From: judge@example.org\nTo: you@example.org\nSubject: Rules\nMIME-Version: 1.0\nContent-Type: text/plain; charset="windows-1252"\nContent-Transfer-Encoding: quoted-printable\n\n${LF(
      plainLines(b).map((l) => {
        const cp = {
          '‘': '=91',
          '’': '=92',
          '“': '=93',
          '”': '=94',
          '–': '=96',
          '—': '=97',
          '…': '=85',
          '™': '=99',
          '®': '=AE',
        };
        const units = [...l.replace(/=/g, '=3D')].map((c) =>
          c === '.' ? '=2E' : c > '~' ? (cp[c] ?? '?') : c,
        );
        let row = '';
        let all = '';
        for (const u of units) {
          if (row.length + u.length > 74) {
            all += `${row}=\n`;
            row = '';
          }
          row += u;
        }
        return all + row;
      }),
    )}`,
  'plain text with names of characters left': (b) =>
    plain(b)
      .replace(
        /[\u0080-\uffff]/g,
        (c) =>
          ({
            '‘': '&lsquo;',
            '’': '&rsquo;',
            '“': '&ldquo;',
            '”': '&rdquo;',
            '–': '&ndash;',
            '—': '&mdash;',
            '…': '&hellip;',
          })[c] ?? `&#x${c.charCodeAt(0).toString(16)};`,
      )
      .replace(/(\d\.) /g, '$1&nbsp;'),
  'all capital letters': { write: (b) => plain(b).toUpperCase(), folds: lower, keeps: /^(?!term)/ },
  'all small letters': { write: (b) => plain(b).toLowerCase(), folds: lower, keeps: /^(?!term)/ },
  'headings in capital letters': {
    write: (b) => plain(b.map((x) => (isHead(bare(x)) ? { ...x, text: x.text.toUpperCase() } : x))),
    folds: lower,
  },
};

const markup = {
  'page of tables in tables': (b) =>
    page(
      `<table width="100%"><tr><td><table border=0><tr><td>&nbsp;</td></tr></table></td><td>${b
        .map((x) =>
          x.number
            ? `<table><tr><td valign=top><table><tr><td><b>${label(bare(x)).trim()}</b></td></tr></table></td><td>${xml(x.text)}</td></tr></table>`
            : `<table><tr><td colspan=2>${xml(line(x))}</td></tr></table>`,
        )
        .join('\n')}</td></tr></table>`,
    ),
  'page of the last century': (b) =>
    `<HTML><HEAD><TITLE>Rules</TITLE></HEAD>\n<BODY BGCOLOR=#FFFFFF>\n<CENTER><FONT SIZE=+2>Rules</FONT></CENTER><HR>\n${b
      .map(
        (x) =>
          `<P><FONT FACE=Arial>${xml(line(x))
            .replace(
              /[\u0080-\uffff]/g,
              (c) =>
                ({ '’': '&#146', '‘': '&#145', '“': '&#147', '”': '&#148', '—': '&#151', '–': '&#150' })[c] ??
                `&#${c.charCodeAt(0)};`,
            )
            .replace(/(&#\d+)(?=[\d;])(?<=&#1[45]\d)/g, '$1;')}</FONT>`,
      )
      .join('\n')}\n</BODY></HTML>`,
  'page with places to break in words and numbers': (b) =>
    page(
      b
        .map(
          (x) =>
            `<p>${xml(line(x))
              .replace(/(\d{3})\.(\d)/g, '$1.<wbr>$2')
              .replace(/([a-z]{4})([a-z]{4})/g, '$1&shy;$2')}</p>`,
        )
        .join('\n'),
    ),
  'page of drawn letters': (b) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="${b.length * 20}">${b
      .map(
        (x, i) =>
          `<text x="10" y="${i * 20}"><tspan font-weight="bold">${label(bare(x))}</tspan><tspan>${xml(x.text)}</tspan></text>`,
      )
      .join('\n')}</svg>`,
  'page in a frame of its own source': (b) =>
    page(`<iframe srcdoc="${attribute(page(b.map((x) => `<p>${xml(line(x))}</p>`).join('\n')))}"></iframe>`),
  'page in a template of a component': (b) =>
    page(
      `<rule-book><template shadowrootmode="open">${b.map((x) => `<p>${xml(line(x))}</p>`).join('\n')}</template></rule-book>`,
    ),
  'papers of a parliament': (b) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<akomaNtoso xmlns="http://docs.oasis-open.org/legaldocml/ns/akn/3.0"><act name="rules"><body>\n${content(
      b,
    )
      .map((x) =>
        x.number
          ? `<${x.kind === 'chapter' ? 'chapter' : x.kind === 'section' ? 'section' : 'paragraph'} eId="r_${x.number}"><num>${label(x).trim()}</num>${isHead(x) ? `<heading>${xml(x.text)}</heading>` : `<content><p>${xml(x.text)}</p></content>`}</${x.kind === 'chapter' ? 'chapter' : x.kind === 'section' ? 'section' : 'paragraph'}>`
          : `<p>${xml(line(x))}</p>`,
      )
      .join('\n')}\n</body></act></akomaNtoso>`,
  'text of scholars, numbers as attributes': (b) =>
    `<?xml version="1.0"?>\n<TEI xmlns="http://www.tei-c.org/ns/1.0"><text><body>\n${content(b)
      .map((x) =>
        x.number
          ? `<${isHead(x) ? 'head' : 'p'} n="${x.number}">${xml(x.text)}</${isHead(x) ? 'head' : 'p'}>`
          : `<p>${xml(line(x))}</p>`,
      )
      .join('\n')}\n</body></text></TEI>`,
  'book of fiction': (b) =>
    `<?xml version="1.0" encoding="utf-8"?>\n<FictionBook xmlns="http://www.gribuser.ru/xml/fictionbook/2.0"><description><title-info><book-title>Rules</book-title></title-info></description><body>\n${b
      .map((x) => (isHead(bare(x)) ? `<title><p>${xml(line(x))}</p></title>` : `<p>${xml(line(x))}</p>`))
      .join('\n')}\n</body></FictionBook>`,
  'words for a voice': (b) =>
    `<speak version="1.1" xmlns="http://www.w3.org/2001/10/synthesis">${b
      .map(
        (x) =>
          `<p>${xml(line(x))
            .split(/(?<=[a-z]\.) /)
            .map((s) => `<s>${s}</s>`)
            .join(' ')}<break time="500ms"/></p>`,
      )
      .join('\n')}</speak>`,
  'map of thoughts': (b) =>
    `<map version="1.0.1">\n<node TEXT="Rules">\n${b.map((x) => `<node ID="n${x.number ?? ''}" TEXT="${attribute(line(x))}"/>`).join('\n')}\n</node>\n</map>`,
  'manual of the free software': (b) =>
    `\\input texinfo\n@setfilename rules.info\n@settitle Rules\n@node Top\n@top Rules\n\n${LF(
      b.flatMap((x) => {
        const words = line(x).replace(/[@{}]/g, '@$&');
        return [
          x.kind === 'chapter'
            ? `@chapter ${words}`
            : x.kind === 'section'
              ? `@section ${words}`
              : x.kind === 'named'
                ? `@unnumbered ${words}`
                : words,
          '',
        ];
      }),
    )}@bye\n`,
  'manual of a program, plain old': (b) =>
    `=pod\n\n=encoding utf8\n\n${LF(
      b.flatMap((x) =>
        x.number && !isHead(bare(x))
          ? [`=item ${label(bare(x)).trim()}`, '', x.text, '']
          : [isHead(bare(x)) ? `=head1 ${line(x)}` : line(x), ''],
      ),
    )}=cut\n`,
  'typesetter of papers, indented items': (b) =>
    `.TL\nRules\n${LF(b.flatMap((x) => (isHead(bare(x)) ? ['.SH', line(x)] : x.number ? [`.IP "${label(bare(x)).trim()}" 8`, x.text] : ['.PP', line(x)])))}`,
  'editor of scientific papers': (b) =>
    `#LyX 2.3 created this file. For more info see http://www.lyx.org/\n\\lyxformat 544\n\\begin_document\n\\begin_header\n\\textclass article\n\\end_header\n\n\\begin_body\n\n${b
      .map(
        (x) =>
          `\\begin_layout ${isHead(bare(x)) ? 'Section*' : 'Standard'}\n${line(x).replace(/(.{60,78}) /g, '$1\n ')}\n\\end_layout\n`,
      )
      .join('\n')}\n\\end_body\n\\end_document\n`,
  'markdown with components': (b) =>
    `import { Rule } from './rule'\n\nexport const meta = { title: 'Rules' }\n\n${LF(
      b.flatMap((x) => [
        isRule(x)
          ? `<Rule id="${x.number}">${xml(x.text)}</Rule>`
          : isHead(bare(x))
            ? `## ${line(x)}`
            : line(x),
        '',
      ]),
    )}`,
  'markdown, rules as indented code below headings': (b) =>
    LF(b.flatMap((x) => (isHead(bare(x)) ? [`## ${line(x)}`, ''] : [`    ${line(x)}`, '']))),
  'asciidoc, anchors and blocks of examples': (b) =>
    `= Rules\n:toc:\n\n${LF(
      b.flatMap((x) =>
        isHead(bare(x))
          ? [`== ${line(x)}`, '']
          : x.kind === 'example'
            ? ['[example]', '====', x.text, '====', '']
            : [
                ...(x.number ? [`[[r${x.number.replace('.', '_')}]]`] : []),
                x.number ? `*${label(x).trim()}* ${x.text}` : line(x),
                '',
              ],
      ),
    )}`,
  'rich text of tables, code page and page feet': (b) =>
    `{\\rtf1\\ansi\\ansicpg1252\\deff0{\\fonttbl{\\f0 Times;}}{\\info{\\title Rules}}{\\footer\\pard\\qc Page \\chpgn\\par}\n${b
      .map((x) => {
        const words = (s) =>
          s.replace(/[\\{}]/g, '\\$&').replace(
            /[\u0080-\uffff]/g,
            (c) =>
              ({
                '‘': "\\'91",
                '’': "\\'92",
                '“': "\\'93",
                '”': "\\'94",
                '–': "\\'96",
                '—': "\\'97",
                '…': "\\'85",
                '™': "\\'99",
              })[c] ?? `\\u${c.charCodeAt(0)}?`,
          );
        return x.number
          ? `\\trowd\\cellx1000\\cellx9000\\intbl ${label(bare(x)).trim()}\\cell ${words(x.text)}\\cell\\row`
          : `\\pard ${words(line(x))}\\par`;
      })
      .join('\n')}}`,
};
/** The forms by their names. */
export const newcomers = { ...terminals, ...letters, ...markup };
