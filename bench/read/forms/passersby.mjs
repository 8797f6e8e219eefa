// Forms of mail programs, of manuals, of tables, of wikis, of typists, of broken programs and of old codes, written before anybody looked
// at how they are read: the first score is in docs/blind-checks.md.
import { gzipSync } from 'node:zlib';
import { attribute, content, isHead, isRule, LF, line, page, plain, xml } from './parts.mjs';
import { wrap } from './text.mjs';

const q = (s) => JSON.stringify(s);
const lines = (b) => plain(b).split('\n');
const bytes = (s) => new TextEncoder().encode(s);
const each = (write) => (b) => LF(lines(b).map((l, at) => (l === '' ? '' : write(l, at))));
const base64 = (text, width = 76) =>
  Buffer.from(text)
    .toString('base64')
    .match(new RegExp(`.{1,${width}}`, 'g'))
    .join('\r\n');
/** The rule letter apart: `100.1` and `a`. */
const parted = (number) => /^(.*?)([a-z]?)$/.exec(number).slice(1);

const mails = {
  'page of an office mail, sent on with its heads': (b) =>
    page(
      `<div class="WordSection1"><p class="MsoNormal">FYI, see below.<o:p></o:p></p><div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0in 0in 0in"><p class="MsoNormal"><b>From:</b> A. Person &lt;a.person@example.org&gt;<br><b>Sent:</b> Monday, June 3, 2019 9:12 AM<br><b>To:</b> Rules<br><b>Subject:</b> the text<o:p></o:p></p></div><p class="MsoNormal"><o:p>&nbsp;</o:p></p>\n${content(
        b,
      )
        .map(
          (x) => `<p class="MsoNormal"><span style="font-size:11.0pt">${xml(line(x))}<o:p></o:p></span></p>`,
        )
        .join('\n')}</div>`,
    ),
  'page of a mail, quotations in quotations, a line to a break': (b) =>
    page(
      `<div dir="ltr">Thanks!</div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">On Mon, Jun 3, 2019 at 9:12 AM A. Person &lt;<a href="mailto:a@example.org">a@example.org</a>&gt; wrote:<br></div><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex"><blockquote class="gmail_quote">${lines(
        b,
      )
        .map((l) => xml(l))
        .join('<br>\n')}</blockquote></blockquote></div>`,
    ),
  'page of a mail of another system, blanks as elements': (b) =>
    page(
      `<blockquote type="cite"><div>On Jun 3, 2019, at 9:12 AM, A. Person wrote:</div><br class="Apple-interchange-newline"><div>${lines(
        b,
      )
        .map((l) =>
          l === ''
            ? '<div><br></div>'
            : `<div>${xml(l).replace(/ /g, (s, at) => (at % 7 === 3 ? '<span class="Apple-converted-space">&nbsp;</span>' : s))}</div>`,
        )
        .join('')}</div></blockquote>`,
    ),
  'letter of two parts, both in quoted letters of windows': (b) => {
    const qp = (text) =>
      Buffer.from(
        text
          .replaceAll('“', '\x93')
          .replaceAll('”', '\x94')
          .replaceAll('‘', '\x91')
          .replaceAll('’', '\x92')
          .replaceAll('—', '\x97')
          .replaceAll('–', '\x96')
          .replaceAll('•', '\x95')
          .replaceAll('™', '\x99'),
        'latin1',
      )
        .toString('latin1')
        .split('\n')
        .map((l) =>
          l
            .replace(
              /[=\x80-\xff]/g,
              (c) => `=${c.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
            )
            .replace(/((?:=..|[^=]){70})(?=.)/g, '$1=\r\n'),
        )
        .join('\r\n');
    return `MIME-Version: 1.0\r\nDate: Mon, 3 Jun 2019 09:12:44 +0200\r\nFrom: a@example.org\r\nSubject: the text\r\nContent-Type: multipart/alternative; boundary="b1"\r\n\r\n--b1\r\nContent-Type: text/plain; charset="windows-1252"\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n${qp(plain(b))}\r\n--b1\r\nContent-Type: text/html; charset="windows-1252"\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n${qp(
      page(
        content(b)
          .map((x) => `<p>${xml(line(x))}</p>`)
          .join('\n'),
      ),
    )}\r\n--b1--\r\n`;
  },
  'letter with the rules packed as its attachment': (b) =>
    `MIME-Version: 1.0\r\nDate: Mon, 3 Jun 2019 09:12:44 +0200\r\nSubject: the text\r\nContent-Type: multipart/mixed; boundary="b1"\r\n\r\n--b1\r\nContent-Type: text/plain\r\n\r\nSee the attachment.\r\n--b1\r\nContent-Type: application/gzip; name="rules.txt.gz"\r\nContent-Disposition: attachment; filename="rules.txt.gz"\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64(gzipSync(plain(b)))}\r\n--b1--\r\n`,
  'letter with an attachment that breaks off': (b) => {
    const body = base64(plain(b));
    return `MIME-Version: 1.0\r\nDate: Mon, 3 Jun 2019 09:12:44 +0200\r\nSubject: the text\r\nContent-Type: multipart/mixed; boundary="b1"\r\n\r\n--b1\r\nContent-Type: text/plain\r\n\r\nSee the attachment.\r\n--b1\r\nContent-Type: text/plain; charset=utf-8; name="rules.txt"\r\nContent-Transfer-Encoding: base64\r\n\r\n${body.slice(0, Math.floor(body.length * 0.7) + 1)}`;
  },
  'rich text that a mail program made of a page': (b) =>
    `{\\rtf1\\ansi\\ansicpg1252\\fromhtml1 \\deff0{\\fonttbl{\\f0\\fswiss Arial;}}\n{\\*\\htmltag19 <html>}{\\*\\htmltag50 <body>}\n${content(
      b,
    )
      .map(
        (x) =>
          `{\\*\\htmltag64 <p>}\\htmlrtf {\\htmlrtf0 ${line(x)
            .replace(/[\\{}]/g, '\\$&')
            .replace(
              /[^\x20-\x7e]/g,
              (c) => `\\u${c.charCodeAt(0)}?`,
            )}{\\*\\htmltag72 </p>}\\htmlrtf \\par}\\htmlrtf0`,
      )
      .join('\n')}\n{\\*\\htmltag58 </body>}{\\*\\htmltag27 </html>}}\n`,
};

const manuals = {
  'manual in macros of another family': (b) =>
    LF([
      '.Dd June 3, 2019',
      '.Dt RULES 7',
      '.Os',
      '.Sh NAME',
      '.Nm rules',
      '.Nd the text',
      ...content(b).flatMap((x) =>
        isHead(x)
          ? [`.Ss ${line(x)}`]
          : isRule(x)
            ? ['.Bl -tag -width Ds', `.It Sy ${x.number}`, x.text.replace(/^[.']/, '\\&$&'), '.El']
            : ['.Pp', line(x).replace(/^[.']/, '\\&$&')],
      ),
    ]),
  'manual as printed on a terminal, pages with heads and feet': (b) => {
    const out = [];
    const head = 'RULES(7)               Miscellaneous Information Manual               RULES(7)';
    const foot = 'Games 1.2                        June 3, 2019                        RULES(7)';
    let row = 0;
    for (const l of lines(b).flatMap((l) => (l === '' ? [''] : wrap(l, 70).map((w) => `       ${w}`)))) {
      if (row % 60 === 0) out.push(...(row ? ['', '', foot, '', ''] : []), head, '', '');
      out.push(l);
      row++;
    }
    return LF([...out, '', foot]);
  },
  'manual of nodes behind control characters': (b) => {
    const out = ['This is rules.info, produced by makeinfo version 6.5 from rules.texi.', ''];
    for (const x of content(b)) {
      if (x.kind === 'section' || x.kind === 'chapter' || x.kind === 'named')
        out.push(
          `\x1f`,
          `File: rules.info,  Node: ${x.text},  Next: Credits,  Prev: Top,  Up: Top`,
          '',
          line(x),
          '*'.repeat(line(x).length),
          '',
        );
      else out.push(...wrap(line(x), 72, '', '   '), '');
    }
    return LF([...out, '\x1f', 'Tag Table:', 'Node: Top\x7f210', '\x1f', 'End Tag Table']);
  },
  'topics of a manual in xml': (b) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE topic PUBLIC "-//OASIS//DTD DITA Topic//EN" "topic.dtd">\n<topic id="rules"><title>Rules</title><body>\n${content(
      b,
    )
      .map((x) =>
        isHead(x)
          ? `</body></topic>\n<topic id="t${x.number ?? x.text}"><title>${xml(line(x))}</title><body>`
          : isRule(x)
            ? `<p id="r${x.number}"><ph outputclass="number">${x.number}${x.kind === 'rule' ? '.' : ''}</ph> ${xml(x.text)}</p>`
            : x.kind === 'example'
              ? `<example><p>${xml(line(x))}</p></example>`
              : `<p>${xml(line(x))}</p>`,
      )
      .join('\n')}\n</body></topic>\n`,
  'words as a converter holds them': (b) => {
    const inline = (s) =>
      s
        .split(' ')
        .map((w) => `Str ${q(w)}`)
        .join(' , Space , ');
    return `[ ${content(b)
      .map((x) =>
        isHead(x)
          ? `Header ${x.kind === 'chapter' ? 1 : 2} ( "" , [] , [] ) [ ${inline(line(x))} ]`
          : `Para [ ${inline(line(x))} ]`,
      )
      .join('\n, ')}\n]\n`;
  },
};

const tables = {
  'page of a table, letters of rules in a column, sections over several rows': (b) => {
    let html = '<table border="1"><tr><th>Rule</th><th></th><th>Text</th></tr>';
    const rows = content(b);
    rows.forEach((x, at) => {
      if (isRule(x)) {
        const [number, letter] = parted(x.number);
        if (x.kind === 'rule') {
          let span = 1;
          while (rows[at + span]?.kind === 'subrule') span++;
          html += `<tr><td rowspan="${span}">${number}</td><td></td><td>${xml(x.text)}</td></tr>\n`;
        } else
          html += `<tr>${rows[at - 1]?.kind === 'rule' || rows[at - 1]?.kind === 'subrule' ? '' : `<td>${number}</td>`}<td>${letter}</td><td>${xml(x.text)}</td></tr>\n`;
      } else html += `<tr><td colspan="3">${xml(line(x))}</td></tr>\n`;
    });
    return page(`${html}</table>`);
  },
  'cells of several lines, a rule with its examples in one': (b) => {
    const rows = [];
    for (const x of content(b)) {
      if (x.kind === 'example' || x.kind === 'more' || x.kind === 'meaning')
        rows.at(-1)[1] += `\r\n${line(x)}`;
      else rows.push([x.number ?? '', x.text]);
    }
    return `\ufeffRule,Text\r\n${rows.map(([n, t]) => `${n},"${t.replaceAll('"', '""')}"`).join('\r\n')}\r\n`;
  },
  'rows between tabs in two bytes a letter, as a sheet saves them': (b) =>
    Buffer.from(
      `\ufeffRule\tText\r\n${content(b)
        .map(
          (x) =>
            `${x.number ?? ''}\t${/["\n]/.test(line(x)) ? `"${(x.kind === 'example' ? line(x) : x.text).replaceAll('"', '""')}"` : x.kind === 'example' ? line(x) : x.text}`,
        )
        .join('\r\n')}\r\n`,
      'utf16le',
    ),
  'sheet of letters, a record to a cell': (b) =>
    `ID;PWXL;N;E\r\n${content(b)
      .flatMap((x, at) => [
        `C;Y${at + 1};X1;K"${x.number ?? ''}"`,
        `C;X2;K"${(x.kind === 'example' ? line(x) : x.text).replaceAll('"', '""').replaceAll(';', ';;')}"`,
      ])
      .join('\r\n')}\r\nE\r\n`,
  'rows of a database, one field a line': (b) =>
    LF(
      content(b).flatMap((x, at) => [
        `*************************** ${at + 1}. row ***************************`,
        `    id: ${at + 1}`,
        `number: ${x.number ?? 'NULL'}`,
        `  kind: ${x.kind}`,
        `  text: ${x.text}`,
      ]),
    ),
  'values counted by a language of pages': (b) => {
    const s = (text) => `s:${Buffer.byteLength(text)}:"${text}";`;
    const rows = content(b);
    return `a:${rows.length}:{${rows.map((x, at) => `i:${at};a:2:{${s('number')}${x.number ? s(x.number) : 'N;'}${s('text')}${s(x.kind === 'example' ? line(x) : x.text)}}`).join('')}}`;
  },
  'paths and values of a tree of data': (b) =>
    LF([
      'json = {};',
      'json.rules = [];',
      ...content(b).flatMap((x, at) => [
        `json.rules[${at}] = {};`,
        ...(x.number ? [`json.rules[${at}].number = ${q(x.number)};`] : []),
        `json.rules[${at}].text = ${q(x.kind === 'example' ? line(x) : x.text)};`,
      ]),
    ]),
  'page whose words stand in the data of its program': (b) =>
    `<!DOCTYPE html><html><head><title>Rules</title></head><body><div id="root"></div><script id="__DATA__" type="application/json">${JSON.stringify(
      {
        props: {
          rules: content(b).map((x) => ({
            number: x.number ?? null,
            text: x.kind === 'example' ? line(x) : x.text,
          })),
        },
      },
    ).replaceAll('<', '\\u003c')}</script></body></html>`,
  'references of a list of books': (b) =>
    LF(
      content(b).flatMap((x, at) => [
        'TY  - GEN',
        `ID  - ${at}`,
        `TI  - ${x.number ?? ''}`,
        `AB  - ${x.kind === 'example' ? line(x) : x.text}`,
        'ER  - ',
        '',
      ]),
    ),
};

const notes = {
  'notes with what their program knows of them below': (b) => {
    const out = ['The text', ''];
    for (const x of content(b)) out.push(isHead(x) ? `# ${line(x)}` : line(x), '');
    return LF([
      ...out,
      'id: 0f1e2d3c4b5a69788796a5b4c3d2e1f0',
      'parent_id: ',
      'created_time: 2019-06-03T09:12:44.000Z',
      'updated_time: 2019-06-04T09:12:44.000Z',
      'is_conflict: 0',
      'type_: 1',
    ]);
  },
  'captions of a film with cues, notes and voices': (b) =>
    LF([
      'WEBVTT',
      '',
      'NOTE made by hand',
      '',
      ...content(b).flatMap((x, at) => [
        `cue-${at}`,
        `00:${String(Math.floor(at / 60) % 60).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}.000 --> 00:${String(Math.floor((at + 1) / 60) % 60).padStart(2, '0')}:${String((at + 1) % 60).padStart(2, '0')}.000 align:start`,
        ...wrap(line(x), 42).map((l, i) => (i === 0 ? `<v Judge>${xml(l)}` : xml(l))),
        '',
      ]),
    ]),
  'captions of a film in xml': (b) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<tt xmlns="http://www.w3.org/ns/ttml"><body><div>\n${content(b)
      .map(
        (x, at) => `<p begin="${at}.0s" end="${at + 1}.0s">${wrap(line(x), 42).map(xml).join('<br/>')}</p>`,
      )
      .join('\n')}\n</div></body></tt>\n`,
  'encyclopedia with marks of sources behind sentences': each((l, at) =>
    at % 3 === 1 && l.length > 40
      ? `${l.replace(/\. (?=[A-Z])/, `.[${(at % 90) + 1}] `)}${at % 2 ? `[${(at % 90) + 2}]` : '[citation needed]'}`
      : l,
  ),
  'patch sent as a letter, its text in seven bits': (b) =>
    `From 0f1e2d3c4b5a69788796a5b4c3d2e1f00f1e2d3c Mon Sep 17 00:00:00 2001\nFrom: A. Person <a@example.org>\nDate: Mon, 3 Jun 2019 09:12:44 +0200\nSubject: [PATCH] Add the rules\nMIME-Version: 1.0\nContent-Type: text/plain; charset=UTF-8\nContent-Transfer-Encoding: base64\n\n${base64(
      `---\n rules.txt | ${lines(b).length} ++++\n 1 file changed\n\ndiff --git a/rules.txt b/rules.txt\nnew file mode 100644\n--- /dev/null\n+++ b/rules.txt\n@@ -0,0 +1,${lines(b).length} @@\n${lines(
        b,
      )
        .map((l) => `+${l}`)
        .join('\n')}\n-- \n2.20.1\n`,
    ).replaceAll('\r', '')}\n`,
  'page of a comparison by a library, both sides in a table': (b) =>
    page(
      `<table class="diff"><tbody>${lines(b)
        .map(
          (l, at) =>
            `<tr><td class="diff_next"></td><td class="diff_header">${at + 1}</td><td nowrap="nowrap">${xml(l).replaceAll(' ', '&nbsp;')}</td><td class="diff_next"></td><td class="diff_header">${at + 1}</td><td nowrap="nowrap">${xml(l).replaceAll(' ', '&nbsp;')}</td></tr>`,
        )
        .join('\n')}</tbody></table>`,
    ),
  'page of a list of numbers by letters, as numbered parts': (b) =>
    page(
      content(b)
        .map((x) =>
          isHead(x)
            ? `<h2>${xml(line(x))}</h2>`
            : isRule(x)
              ? `<dl class="rule"><dt id="${attribute(x.number)}">${x.number}</dt><dd>${xml(x.text)}</dd></dl>`
              : x.kind === 'example'
                ? `<aside class="example"><p><em>Example:</em> ${xml(x.text)}</p></aside>`
                : `<p>${xml(line(x))}</p>`,
        )
        .join('\n'),
    ),
};

const typists = {
  'marks of a word processor shown: points for blanks, signs at ends': (b) =>
    LF(lines(b).map((l) => (l === '' ? '¶' : `${l.replace(/ /g, '·')}¶`))),
  'feet of pages with dates and a promise': (b) => {
    const out = [];
    lines(b)
      .flatMap((l) => wrap(l, 84))
      .forEach((l, at) => {
        out.push(l);
        if (at % 48 === 47)
          out.push(
            '',
            `© 1993–2019 The Publisher. All rights reserved.        Last updated June 3, 2019 · Page ${(at + 1) / 48} of 190`,
            '',
          );
      });
    return LF(out);
  },
  'pages of a printer of lines, date and page above': (b) => {
    const out = [];
    lines(b)
      .flatMap((l) => wrap(l, 80))
      .forEach((l, at) => {
        if (at % 56 === 0)
          out.push(
            '',
            '',
            `2019-06-03 09:12                    rules.txt                    Page ${at / 56 + 1}`,
            '',
            '',
          );
        out.push(l);
      });
    return LF(out);
  },
  'two columns of a printer of lines': (b) => {
    const all = lines(b).flatMap((l) => wrap(l, 35));
    const out = [];
    for (let from = 0; from < all.length; from += 112) {
      out.push('', '', `2019-06-03 09:12              rules.txt              Page ${from / 112 + 1}`, '', '');
      for (let row = 0; row < 56; row++)
        out.push(`${(all[from + row] ?? '').padEnd(36)}${all[from + 56 + row] ?? ''}`.trimEnd());
    }
    return LF(out);
  },
  'lines of a brief, counted from 1 to 28 on each page': (b) =>
    LF(
      lines(b)
        .filter((l) => l !== '')
        .flatMap((l) => wrap(l, 68))
        .map((l, at) => `${at % 28 === 0 ? '\f' : ''}${String((at % 28) + 1).padStart(2)}   ${l}`),
    ),
  'capital letters, wrapped at 40': {
    write: (b) => LF(lines(b).flatMap((l) => (l === '' ? [''] : wrap(l.toUpperCase(), 40)))),
    folds: (words) => words.toLowerCase(),
    keeps: /^(?!term)/,
  },
  'quoted and wrapped at 40, further lines without marks': (b) =>
    LF(
      lines(b).flatMap((l) => (l === '' ? ['>'] : wrap(l, 40).map((w, at) => (at % 2 === 0 ? `> ${w}` : w)))),
    ),
  'words struck through by marks upon letters': (b) =>
    LF(lines(b).map((l, at) => (at % 25 === 7 ? l.replace(/\p{L}/gu, '$&\u0336') : l))),
  'headings underlined by marks below letters': (b) =>
    LF(content(b).flatMap((x) => [isHead(x) ? line(x).replace(/[^ ]/g, '$&\u0332') : line(x), ''])),
  'fractions and signs that an editor made': each((l) =>
    l
      .replace(/\b1\/2\b/g, '½')
      .replace(/\b1\/4\b/g, '¼')
      .replace(/\(c\)/gi, '©')
      .replace(/\(r\)/gi, '®')
      .replace(/->/g, '→')
      .replace(/\.\.\./g, '…'),
  ),
  'breaks lost without a blank within sections': (b) => {
    let out = '';
    for (const x of content(b)) out += isHead(x) ? `\n\n${line(x)}\n\n` : line(x);
    return `${out}\n`;
  },
  'every tenth break lost': (b) =>
    content(b)
      .map((x, at) => `${line(x)}${at % 10 === 9 && isRule(x) ? ' ' : '\n\n'}`)
      .join(''),
  'ends of lines as two signs, blanks as names': (b) =>
    lines(b)
      .map((l) => l.replace(/ {2}|(?<=^\S+) /g, '&nbsp;'))
      .join('<br/>\r\n'),
};

const codes = {
  'cyrillic letters for figures of numbers': each((l) =>
    l.replace(/^\d{3}\.\d+/, (n) => n.replaceAll('0', 'О').replaceAll('3', 'З')),
  ),
  'blanks of the blind, and wide blanks': each((l, at) => l.replace(/ /g, at % 2 ? '\u2800' : '\u3000')),
  'fillers and joiners within words': each((l) =>
    l.replace(/(\w)(\w{3})/g, '$1\u034f$2').replace(/(\w) (\w)/g, '$1\u2063 $2'),
  ),
  'numbers and references in marks of direction': each((l) =>
    l.replace(/\d{3}(?:\.\d+[a-z]?)?/g, '\u202d$&\u202c'),
  ),
  'entities three times in plain text': each((l) =>
    l
      .replace(/[“”’—"&]/g, (c) => `&#${c.charCodeAt(0)};`)
      .replaceAll('&', '&amp;')
      .replaceAll('&', '&amp;'),
  ),
  'utf-8 read by a russian computer': (b) => {
    const decoder = new TextDecoder('windows-1251');
    return decoder.decode(bytes(plain(b)));
  },
  'utf-8 read by an old terminal': (b) => {
    const high =
      'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';
    return [...bytes(plain(b))].map((c) => (c < 128 ? String.fromCharCode(c) : high[c - 128])).join('');
  },
  'two bytes a letter, ends of lines made of one byte': (b) => {
    const source = Buffer.from(`\ufeff${plain(b)}`, 'utf16le');
    const out = [];
    for (const c of source) out.push(...(c === 10 ? [13, 10] : [c]));
    return Uint8Array.from(out);
  },
  'four bytes a letter, no mark': (b) => {
    const out = Buffer.alloc(plain(b).length * 4);
    [...plain(b)].forEach((c, at) => {
      out.writeUInt32BE(c.codePointAt(0), at * 4);
    });
    return out;
  },
  'letters for transport of old news, an offset for each': (b) => {
    const source = bytes(plain(b));
    let body = '';
    let column = 0;
    for (const c of source) {
      const code = (c + 42) % 256;
      const escaped = [0, 10, 13, 61].includes(code);
      body += escaped ? `=${String.fromCharCode((code + 64) % 256)}` : String.fromCharCode(code);
      column += escaped ? 2 : 1;
      if (column >= 128) {
        body += '\r\n';
        column = 0;
      }
    }
    return Buffer.from(
      `=ybegin line=128 size=${source.length} name=rules.txt\r\n${body}\r\n=yend size=${source.length}\r\n`,
      'latin1',
    );
  },
  'letters of thirty-two': (b) => {
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
    const bits = [...bytes(plain(b))].map((c) => c.toString(2).padStart(8, '0')).join('');
    return bits
      .match(/.{1,5}/g)
      .map((g) => alphabet[Number.parseInt(g.padEnd(5, '0'), 2)])
      .join('')
      .match(/.{1,76}/g)
      .join('\n');
  },
  'keys of a printer among the words': each((l) => `\x1b(s3B${l.slice(0, 6)}\x1b(s0B${l.slice(6)}`),
  'page cut off within an entity': (b) => {
    const html = page(
      content(b)
        .map((x) => `<p>${xml(line(x)).replace(/[“"]/g, '&ldquo;').replaceAll('”', '&rdquo;')}</p>`)
        .join('\n'),
    );
    return html.slice(0, html.indexOf('&ldquo;', Math.floor(html.length * 0.6)) + 4);
  },
  'data cut off within a string': (b) => {
    const json = JSON.stringify(
      content(b).map((x) => ({ number: x.number, text: x.kind === 'example' ? line(x) : x.text })),
    );
    return json.slice(0, Math.floor(json.length * 0.6));
  },
};

/** The forms by their names. */
export const passersby = { ...mails, ...manuals, ...tables, ...notes, ...typists, ...codes };
