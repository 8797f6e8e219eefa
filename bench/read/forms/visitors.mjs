// Forms of terminals, letters, chats, wikis, data, markup and packages, written before anybody looked at how they are read: those of
// a set of 107 that no file beside this one has. The first score of the set is in docs/blind-checks.md.
import { zip as packed } from '../zip.js';
import { bare, content, isHead, isRule, LF, line, page, plain, xml } from './parts.mjs';
import { wrap } from './text.mjs';

const zip = (parts) => packed(...parts);
const letter = (head, body) => `From: a@example.org\nTo: b@example.org\nSubject: Rules\n${head}\n\n${body}\n`;
const base64 = (words) =>
  Buffer.from(words)
    .toString('base64')
    .replace(/(.{76})/g, '$1\n');
/** Each block by a writer for its kind; `heading`, `rule` and the others get the block and its line as plain text prints it. */
const each = (blocks, writers) =>
  LF(
    blocks.flatMap((b) => {
      const own = bare(b);
      const kind = isHead(own)
        ? own.kind === 'section'
          ? 'section'
          : 'heading'
        : isRule(b)
          ? 'rule'
          : b.kind;
      const written = (writers[kind] ?? ((x) => `${x}\n`))(line(b), b);
      return written;
    }),
  );
const numberOf = (b) => (b.kind === 'subrule' ? b.number : `${b.number}.`);

const terminals = {
  'lines of a program that compares': (b) =>
    `0a1,${b.length}\n${plain(b)
      .split('\n')
      .map((l) => `> ${l}`)
      .join('\n')}\n`,
  'lines with the name of their file': (b) =>
    plain(b)
      .split('\n')
      .map((l) => `rules.txt:${l}`)
      .join('\n'),
  'lines wrapped where a program has room, no free lines': (b) =>
    LF(
      plain(b)
        .split('\n')
        .flatMap((l) => wrap(l, 72)),
    ),
  'every fifth line counted in the margin': (b) =>
    LF(
      plain(b)
        .split('\n')
        .flatMap((l) => wrap(l, 90))
        .map((l, i) => `${i % 5 === 4 ? String(i + 1).padStart(4) : '    '}  ${l}`),
    ),
};

const letters = {
  'letter whose lines flow': (b) =>
    letter(
      'MIME-Version: 1.0\nContent-Type: text/plain; charset=utf-8; format=flowed',
      plain(b)
        .split('\n')
        .map((l) => wrap(l, 72).join(' \n'))
        .join('\n'),
    ),
  'letter with the rules as a file of bytes': (b) =>
    letter(
      'MIME-Version: 1.0\nContent-Type: multipart/mixed; boundary="=_x"',
      `--=_x\nContent-Type: text/plain\n\nHere they are.\n\n--=_x\nContent-Type: application/octet-stream\nContent-Disposition: attachment; filename="rules.txt"\nContent-Transfer-Encoding: base64\n\n${base64(plain(b))}\n--=_x--`,
    ),
  'letter quoted twice': (b) =>
    letter(
      'Content-Type: text/plain; charset=utf-8',
      `On Saturday B wrote:\n${plain(b)
        .split('\n')
        .flatMap((l) => wrap(l, 70))
        .map((l) => `>> ${l}`)
        .join('\n')}`,
    ),
  'chat with a sender above some messages': (b) =>
    LF(
      plain(b)
        .split('\n\n')
        .flatMap((l, i) =>
          i % 12 === 0
            ? ['', `Alice — Today at ${1 + (i % 11)}:${String(i % 60).padStart(2, '0')} PM`, l]
            : ['', l],
        ),
    ),
};

const wikis = {
  'wiki with items, bold numbers and quotations': (b) =>
    each(b, {
      heading: (l) => `====== ${l} ======\n`,
      section: (l) => `===== ${l} =====\n`,
      rule: (_, x) => `  * **${numberOf(x)}** ${x.text}\n`,
      example: (l) => `> //${l}//\n`,
      term: (l) => `**${l}**\\\\`,
    }),
  'wiki with a table of rules, examples in a cell of their own': (b) =>
    each(b, {
      heading: (l) => `\n== ${l} ==\n`,
      section: (l) => `\n=== ${l} ===\n`,
      rule: (_, x) => `{| class="wikitable"\n|-\n| '''${numberOf(x)}''' || ${x.text}\n|}`,
      example: (l) => `{|\n|-\n| || <small>''${l}''</small>\n|}`,
      term: (l) => `\n${l}`,
      meaning: (l) => l,
    }),
  'notes that link to one another': (b) =>
    `---\ntags: rules\n---\n${each(b, {
      heading: (l) => `\n# ${l}\n`,
      section: (l) => `\n## ${l}\n`,
      rule: (l, x) =>
        `${l.replace(/(rules?|sections?) (\d{1,3}(?:\.\d+[a-z]?)?)/g, '$1 [[#$2|$2]]')} ^r${x.number.replace('.', '-')}\n`,
      example: (l) => `> [!example]\n> ${l}\n`,
      term: (l) => `### ${l}`,
      meaning: (l) => l,
    })}`,
  'Textile with a list of definitions': (b) =>
    each(b, {
      heading: (l) => `h1. ${l}\n`,
      section: (l) => `h2. ${l}\n`,
      rule: (l) => `p(rule). ${l}\n`,
      term: (l) => `- ${l} :=`,
      meaning: (l) => l,
    }),
};

const markup = {
  'org with blocks of examples and descriptions': (b) =>
    `#+TITLE: Rules\n#+OPTIONS: toc:nil\n${each(b, {
      heading: (l) => `* ${l}\n`,
      section: (l) => `** ${l}\n`,
      rule: (l, x) => (x.kind === 'rule' ? `*** ${l}\n` : `- ${x.number} :: ${x.text}\n`),
      example: (l) => `#+begin_example\n${l}\n#+end_example\n`,
      term: (l) => `\n- ${l} ::`,
      meaning: (l) => l,
    })}`,
  'reStructuredText with admonitions': (b) =>
    each(b, {
      heading: (l) => `\n${l}\n${'='.repeat(l.length)}\n`,
      section: (l) => `\n${l}\n${'-'.repeat(l.length)}\n`,
      rule: (_, x) => `**${numberOf(x)}** ${x.text.replace(/[*`|\\_]/g, '\\$&')}\n`,
      example: (_, x) => `.. admonition:: Example\n\n   ${x.text.replace(/[*`|\\_]/g, '\\$&')}\n`,
      term: (l) => `\n${l}`,
      meaning: (l) => `   ${l.replace(/[*`|\\_]/g, '\\$&')}\n`,
    }),
  'page of an application, symbols as pictures': (b) =>
    page(
      `<nav><a href="/">Home</a></nav>${b
        .map((x) =>
          isRule(x)
            ? `<div><button aria-label="copy">⎘</button><a href="#r">${numberOf(x)}</a><div><span>${xml(x.text).replace(/\{(\w)\}/g, '<img src="$1.svg" alt="{$1}">')}</span></div></div>`
            : `<div><span>${xml(line(x))}</span></div>`,
        )
        .join('')}`,
    ),
  'source of a page in a table': (b) =>
    page(
      `<table>${page(b.map((x) => `<p>${xml(line(x))}</p>`).join('\n'))
        .split('\n')
        .map((l, i) => `<tr><td value="${i + 1}"></td><td>${xml(l)}</td></tr>`)
        .join('')}</table>`,
    ),
};

const numbers = {
  'letters of rules in brackets': (b) =>
    each(b, {
      rule: (l, x) => `${x.kind === 'subrule' ? `${x.number.replace(/([a-z]+)$/, '($1)')} ${x.text}` : l}\n`,
    }),
  'a sign of a paragraph before every number': (b) =>
    each(b, {
      section: (l, x) => `${x.kind === 'section' ? '§' : ''}${l}\n`,
      rule: (l) => `§${l}\n`,
      term: (l) => l,
    }),
  'numbers of rules without their section': (b) =>
    each(b, { rule: (l) => `${l.replace(/^\d+/, '')}\n`, term: (l) => l }),
  'terms as names in the first column of a table': (b) =>
    LF([
      'number,text',
      ...content(b)
        .filter((x) => isRule(x) || x.kind === 'meaning')
        .map((x) => `${isRule(x) ? x.number : 'Glossary'},"${x.text.replaceAll('"', '""')}"`),
    ]),
};

const packages = {
  'packet in a packet': (b) => zip([['inner.zip', zip([['rules.txt', plain(b)]])]]),
  'packet with strokes of another system': (b) =>
    zip([
      ['rules\\rules.txt', plain(b)],
      ['rules\\readme.txt', 'From a site.'],
    ]),
  'packet with a text of a markup language': (b) => zip([['rules.org', plain(b)]]),
};

/** The forms by their names. */
export const visitors = { ...terminals, ...letters, ...wikis, ...markup, ...numbers, ...packages };
