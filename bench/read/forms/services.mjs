// Forms of an edition as it is copied from services: documents online, chats, letters, wikis, and the differences between two versions.
import { label, plainLines } from './document.mjs';
import { wrap } from './text.mjs';

const LF = (lines) => `${lines.join('\n')}\n`;
const bare = (b) => ({ ...b, kind: b.kind.replace('entry-', '') });
const line = (b) => `${label(bare(b))}${b.text}`;
const plain = (blocks) => plainLines(blocks).join('\n');
const isHead = (b) => b.kind === 'chapter' || b.kind === 'section' || b.kind === 'named';
const isRule = (b) => b.kind === 'rule' || b.kind === 'subrule';
const html = (s) => s.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const level = (b) => (b.kind === 'section' ? 2 : 1);
/** So many lines to a message. */
const MESSAGE = 12;
/** Lines as the messages of a chat, each behind its head. */
const messages = (blocks, head, between = '') => {
  const lines = plainLines(blocks);
  const out = [];
  for (let at = 0; at < lines.length; at += MESSAGE)
    out.push(...head(at / MESSAGE), ...lines.slice(at, at + MESSAGE), ...(between === null ? [] : [between]));
  return LF(out);
};
const clock = (n) => `${String(Math.floor(n / 60) % 24).padStart(2, '0')}:${String(n % 60).padStart(2, '0')}`;
/** An older version of a line, and whether the line is one of those that changed. */
const older = (l, i) => (i % 60 === 30 && / the /.test(l) ? l.replace(' the ', ' a ') : l);
const changed = (l, i) => older(l, i) !== l;

/** @type {Record<string, (blocks: object[], random: () => number) => string | Uint8Array>} */
export const services = {
  // Documents online.
  'page exported by an online editor': (blocks) =>
    `<html><head><meta content="text/html; charset=UTF-8" http-equiv="content-type"><style type="text/css">.c0{color:#000}ol.lst-kix_1 {list-style-type:none}</style></head><body class="c5 doc-content">${blocks
      .map((b) => {
        const tag = isHead(b) ? `h${level(b)}` : 'p';
        return `<${tag} class="c1"><span class="c0">${html(line(b))}</span></${tag}>${b.kind === 'rule' ? '<p class="c1 c2"><span class="c0"></span></p>' : ''}`;
      })
      .join('')}</body></html>`,
  'page exported by an online editor, with remarks': (blocks) => {
    const notes = [];
    const body = blocks
      .map((b) => {
        let words = `<span class="c0">${html(line(b))}</span>`;
        if (b.kind === 'rule' && b.number.endsWith('.3')) {
          const n = notes.length + 1;
          notes.push(n);
          words += `<sup><a href="#cmnt${n}" id="cmnt_ref${n}">[${String.fromCharCode(96 + (((n - 1) % 26) + 1))}]</a></sup>`;
        }
        return `<p class="c1">${words}</p>`;
      })
      .join('');
    return `<html><head><meta content="text/html; charset=UTF-8" http-equiv="content-type"></head><body class="c5 doc-content">${body}${notes
      .map(
        (n) =>
          `<div class="c9"><p class="c7"><a href="#cmnt_ref${n}" id="cmnt${n}">[${String.fromCharCode(96 + (((n - 1) % 26) + 1))}]</a><span class="c0">Is this one new?</span></p></div>`,
      )
      .join('')}</body></html>`;
  },
  'text exported by an online editor, with remarks': (blocks) => {
    const notes = [];
    const out = plainLines(blocks).map((l, i) => {
      if (!/^\d{3}\.\d+\. /.test(l) || i % 5 !== 0) return l;
      const mark = `[${String.fromCharCode(97 + (notes.length % 26))}]`;
      notes.push(`${mark}Is this one new?`);
      return `${l}${mark}`;
    });
    return `\ufeff${[...out, '', ...notes].join('\r\n')}`;
  },
  'markdown exported by an online editor': (blocks) =>
    `${blocks
      .map((b) => {
        const words = line(b)
          .replace(/[*_[\]<>#+=!~`-]/g, '\\$&')
          .replace(/^(\d+)\. /, '$1\\. ');
        return isHead(b)
          ? `${'#'.repeat(level(b))} **${words}** {#${line(b).toLowerCase().replace(/\W+/g, '-')}}`
          : words;
      })
      .join('\n\n')}\n`,
  'text with rulers between pages': (b) =>
    LF(plainLines(b).flatMap((l, i) => (i % 40 === 39 ? [l, '', '________________', ''] : [l]))).replaceAll(
      '\n',
      '\r\n',
    ),
  'page of blocks that open': (blocks) =>
    `<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"/><title>Rules</title></head><body><article id="1a" class="page sans"><header><h1 class="page-title">Rules</h1></header><div class="page-body">${blocks
      .map((b) =>
        isHead(b)
          ? `<h${level(b)} id="x">${html(line(b))}</h${level(b)}>`
          : b.kind === 'rule'
            ? `<ul class="toggle"><li><details open=""><summary>${html(line(b))}</summary></details></li></ul>`
            : b.kind === 'example'
              ? `<figure class="block-color-gray_background callout" style="white-space:pre-wrap"><div style="font-size:1.5em"><span class="icon">💡</span></div><div style="width:100%"><p>${html(line(b))}</p></div></figure>`
              : `<p id="y" class="">${html(line(b))}</p>`,
      )
      .join('')}</div></article></body></html>`,
  // Chats.
  'chat of authors and times': (b) => messages(b, (n) => [`judge — Today at ${clock(n)} PM`]),
  'chat of authors and times, edited': (b) =>
    messages(b, (n) => ['judge', ' — ', `11/22/2026 ${clock(n)} PM`]).replace(
      /^(\d{3}\.\d+\. .*)$/gm,
      (l, _, at) => (at % 7 === 0 ? `${l} (edited)` : l),
    ),
  'chat exported with reactions': (b) =>
    messages(b, (n) => [`[11/22/2026 ${clock(n)} PM] judge#1234`], null).replace(
      /\n\[11\/22/g,
      '\n\n{Reactions}\n👍 (3)\n\n[11/22',
    ),
  'chat exported as data': (blocks) =>
    JSON.stringify({
      guild: { id: '12', name: 'Rules' },
      messages: blocks.map((b, i) => ({
        id: String(1_000_000 + i),
        type: 'Default',
        timestamp: `2026-11-22T${clock(i)}:00.123+00:00`,
        content: line(b),
        author: { id: '99', name: 'judge', discriminator: '1234' },
        attachments: [],
      })),
    }),
  'chat of fences': (blocks) => {
    const lines = plainLines(blocks);
    const out = [];
    for (let at = 0; at < lines.length; at += MESSAGE)
      out.push('```', ...lines.slice(at, at + MESSAGE), '```', '');
    return LF(out);
  },
  'messages of a telephone, each a line': (b) =>
    LF(plainLines(b, { free: false }).map((l, i) => `\u200e[22/11/2026, ${clock(i)}:00] A Friend: ${l}`)),
  'messages of a telephone, each some lines': (b) =>
    LF(plainLines(b).map((l, i) => (i % MESSAGE === 0 ? `22/11/2026, ${clock(i)} - A Friend: ${l}` : l))),
  'messages with heads of author and date': (b) => messages(b, (n) => [`A Friend, [22.11.2026 ${clock(n)}]`]),
  'posts of a forum with heads and votes': (b) =>
    messages(b, (n) => [`level 1`, `judge · ${n % 23} hr. ago`], 'Reply Share Report Save'),
  // Letters.
  'letter of a page only': (blocks) => {
    const page = `<html><body>${blocks.map((b) => `<p>${html(line(b))}</p>`).join('\n')}</body></html>`;
    return `From: a@example.org\r\nSubject: rules\r\nMIME-Version: 1.0\r\nContent-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(page).toString('base64').replace(/.{76}/g, '$&\r\n')}\r\n`;
  },
  'letter with the text attached': (b) =>
    `From: a@example.org\r\nSubject: rules\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary="b1"\r\n\r\n--b1\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nHello, here are the rules.\r\n\r\n--b1\r\nContent-Type: text/plain; charset=utf-8; name="rules.txt"\r\nContent-Disposition: attachment; filename="rules.txt"\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(plain(b)).toString('base64').replace(/.{76}/g, '$&\r\n')}\r\n--b1--\r\n`,
  'letter sent on': (b) =>
    `Hello, see below.\n\n-----Original Message-----\nFrom: A Friend [mailto:friend@example.org]\nSent: Sunday, November 22, 2026 9:14 AM\nTo: Another\nSubject: the rules\n\n${plain(b)}\n\n--\nA Friend\nOf no company\n`,
  'letter in a box of letters': (b) =>
    `From friend@example.org Sun Nov 22 09:14:00 2026\nFrom: friend@example.org\nSubject: the rules\nMIME-Version: 1.0\nContent-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n${plain(b).replace(/^From /gm, '>From ')}\n`,
  'letter that is signed': (b) =>
    `-----BEGIN PGP SIGNED MESSAGE-----\nHash: SHA256\n\n${plain(b).replace(/^-/gm, '- -')}\n-----BEGIN PGP SIGNATURE-----\n\niQEzBAEBCAAdFiEEabcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKL\n=abcd\n-----END PGP SIGNATURE-----\n`,
  'letter quoted at two depths': (b) =>
    LF(plainLines(b).map((l, i) => (Math.floor(i / 40) % 2 === 0 ? `> ${l}` : `> > ${l}`))),
  'letter quoted by names': (b) => plain(b).replace(/^/gm, 'AF> '),
  'letter quoted with bars': (b) => plain(b).replace(/^/gm, '| '),
  'letter, flowed with deleted blanks': (b) =>
    `MIME-Version: 1.0\nContent-Type: text/plain; charset=utf-8; format=flowed; delsp=yes\n\n${plainLines(b)
      .flatMap((l) => {
        const rows = l === '' ? [''] : wrap(l, 70);
        return rows.map((row, i) => (i < rows.length - 1 ? `${row}  ` : row));
      })
      .join('\n')}\n`,
  'page saved whole': (blocks) => {
    const page = `<!DOCTYPE html><html><head><title>Rules</title></head><body>${blocks.map((b) => `<p>${html(line(b))}</p>`).join('\n')}</body></html>`;
    const qp = [...Buffer.from(page)]
      .map((c) =>
        (c >= 32 && c <= 126 && c !== 61) || c === 10
          ? String.fromCharCode(c)
          : `=${c.toString(16).toUpperCase().padStart(2, '0')}`,
      )
      .join('')
      .replace(/[^\n]{60,72}(?<!=.?)(?==|[^\n=]{4})/g, '$&=\n')
      .replaceAll('\n', '\r\n');
    const edge = '----MultipartBoundary--a1b2----';
    return `From: <Saved by Blink>\r\nSnapshot-Content-Location: https://example.org/rules\r\nSubject: Rules\r\nDate: Sun, 22 Nov 2026 12:00:00 -0000\r\nMIME-Version: 1.0\r\nContent-Type: multipart/related;\r\n\ttype="text/html";\r\n\tboundary="${edge}"\r\n\r\n\r\n--${edge}\r\nContent-Type: text/html\r\nContent-ID: <frame-1@mhtml.blink>\r\nContent-Transfer-Encoding: quoted-printable\r\nContent-Location: https://example.org/rules\r\n\r\n${qp}\r\n--${edge}\r\nContent-Type: text/css\r\nContent-Transfer-Encoding: quoted-printable\r\nContent-Location: cid:css-1@mhtml.blink\r\n\r\n@charset "utf-8";\r\np { margin: 0px; }\r\n--${edge}--\r\n`;
  },
  // Differences between versions.
  'patch of a new file': (b) =>
    `From 3f2c1ab4d5e6f708192a3b4c5d6e7f8091a2b3c4 Mon Sep 17 00:00:00 2001\nFrom: A Friend <friend@example.org>\nDate: Sun, 22 Nov 2026 12:00:00 +0000\nSubject: [PATCH] Add the rules\n\n---\n rules.txt | ${plainLines(b).length} ++++\n 1 file changed\n create mode 100644 rules.txt\n\ndiff --git a/rules.txt b/rules.txt\nnew file mode 100644\nindex 0000000..3f2c1ab\n--- /dev/null\n+++ b/rules.txt\n@@ -0,0 +1,${plainLines(b).length} @@\n${plain(b).replace(/^/gm, '+')}\n-- \n2.40.0\n`,
  'difference with all lines around': (b) => {
    const lines = plainLines(b);
    return LF([
      'diff --git a/rules.txt b/rules.txt',
      'index 3f2c1ab..4a5b6c7 100644',
      '--- a/rules.txt',
      '+++ b/rules.txt',
      `@@ -1,${lines.length} +1,${lines.length} @@`,
      ...lines.flatMap((l, i) => (changed(l, i) ? [`-${older(l, i)}`, `+${l}`] : [` ${l}`])),
    ]);
  },
  'difference of the old kind': (b) => `0a1,${plainLines(b).length}\n${plain(b).replace(/^/gm, '> ')}\n`,
  'difference of words': (b) =>
    LF(plainLines(b).map((l, i) => (changed(l, i) ? l.replace(' the ', ' [-a-]{+the+} ') : l))),
  'difference side by side': (b) =>
    LF(
      plainLines(b)
        .flatMap((l) => (l === '' ? [''] : wrap(l, 60)))
        .map((l, i) => (l === '' ? '' : `${l.padEnd(62)}${i % 60 === 30 ? '|' : ' '} ${l}`)),
    ),
  'conflict that nobody has resolved': (b) => {
    const lines = plainLines(b);
    return LF(
      lines.flatMap((l, i) =>
        changed(l, i) ? ['<<<<<<< HEAD', l, '=======', older(l, i), '>>>>>>> other'] : [l],
      ),
    );
  },
  // Wikis.
  'wiki of templates for rules': (blocks) =>
    `${blocks
      .map((b) =>
        isHead(b)
          ? `${'='.repeat(level(b) + 1)}${line(b)}${'='.repeat(level(b) + 1)}`
          : isRule(b)
            ? `{{CR|${b.number}|${b.text.replaceAll('|', '{{!}}')}}}`
            : line(b),
      )
      .join('\n\n')}\n`,
  'wiki of terms and colons': (blocks) =>
    `${blocks
      .map((b) =>
        isHead(b)
          ? `${'='.repeat(level(b) + 1)}${line(b)}${'='.repeat(level(b) + 1)}`
          : isRule(b)
            ? `;${label(b).trim()}\n:${b.text}`
            : b.kind === 'example'
              ? `:: ''${line(b)}''`
              : line(b),
      )
      .join('\n')}\n`,
  'wiki exported': (blocks) =>
    `<mediawiki xmlns="http://www.mediawiki.org/xml/export-0.10/" version="0.10" xml:lang="en">\n  <siteinfo><sitename>Wiki</sitename></siteinfo>\n  <page>\n    <title>Rules</title>\n    <ns>0</ns>\n    <id>7</id>\n    <revision>\n      <id>12</id>\n      <timestamp>2026-11-22T12:00:00Z</timestamp>\n      <contributor><username>A friend</username></contributor>\n      <text bytes="9" xml:space="preserve">${html(
      blocks
        .map((b) =>
          isHead(b)
            ? `${'='.repeat(level(b) + 1)} ${line(b)} ${'='.repeat(level(b) + 1)}`
            : isRule(b)
              ? `'''${label(b).trim()}''' ${b.text}`
              : line(b),
        )
        .join('\n\n'),
    )}</text>\n    </revision>\n  </page>\n</mediawiki>\n`,
  'wiki copied with edit links': (blocks) =>
    LF(plainLines(blocks.map((b) => (isHead(b) ? { ...b, text: `${b.text}[edit]` } : b)))),
  'wiki copied with edit links and notes': (blocks) =>
    LF(
      plainLines(
        blocks.map((b, i) =>
          isHead(b)
            ? { ...b, text: `${b.text}[edit | edit source]` }
            : b.kind === 'rule' && i % 9 === 0
              ? { ...b, text: `${b.text}[${(i % 30) + 1}]` }
              : b,
        ),
      ),
    ),
  'page of a wiki': (blocks) =>
    `<!DOCTYPE html><html class="client-nojs" lang="en"><head><meta charset="UTF-8"><title>Rules - Wiki</title></head><body><div id="mw-navigation"><ul><li><a href="/">Main page</a></li><li><a href="/r">Recent changes</a></li></ul></div><div id="mw-content-text" class="mw-body-content"><div class="mw-parser-output">${blocks
      .map((b) =>
        isHead(b)
          ? `<h${level(b) + 1}><span class="mw-headline" id="x">${html(line(b))}</span><span class="mw-editsection"><span class="mw-editsection-bracket">[</span><a href="/e">edit</a><span class="mw-editsection-divider"> | </span><a href="/s">edit source</a><span class="mw-editsection-bracket">]</span></span></h${level(b) + 1}>`
          : `<p>${html(line(b))}\n</p>`,
      )
      .join('\n')}</div></div><div id="footer">Content is available under a licence.</div></body></html>`,
};
