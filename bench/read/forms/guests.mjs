// Forms of readers aloud, of reviewers, of translators, of programs that keep changes and of copies from telephones, written before
// anybody looked at how they are read: the first score is in docs/blind-checks.md.
import { content, isHead, isRule, LF, line, page, plain, xml } from './parts.mjs';
import { wrap } from './text.mjs';

const q = (s) => JSON.stringify(s);
const lines = (b) => plain(b).split('\n');
const each = (write) => (b) => LF(lines(b).map((l, at) => (l === '' ? '' : write(l, at))));
const anchor = (number) => `rule-${String(number).replace('.', '-')}`;

const reviewers = {
  'patch of a letter, with its statistics': (b) => {
    const all = lines(b);
    return LF([
      'From 4f1c2d3e5a6b7c8d9e0f1a2b3c4d5e6f7a8b9c0d Mon Sep 17 00:00:00 2001',
      'From: A. Person <a.person@example.org>',
      'Date: Mon, 3 Jun 2019 09:12:44 +0200',
      'Subject: [PATCH 2/7] Add the text',
      '',
      '---',
      ' rules.txt | 12 ++++++++++++',
      ' 1 file changed, 12 insertions(+)',
      ' create mode 100644 rules.txt',
      '',
      'diff --git a/rules.txt b/rules.txt',
      'new file mode 100644',
      'index 0000000..e69de29',
      '--- /dev/null',
      '+++ b/rules.txt',
      `@@ -0,0 +1,${all.length} @@`,
      ...all.map((l) => `+${l}`),
      '-- ',
      '2.39.2',
      '',
    ]);
  },
  'words added and taken away, in brackets of a program': (b) =>
    LF(lines(b).map((l, at) => (at % 7 === 3 && l ? l.replace(/ (\w+) /, ' [-former-]{+$1+} ') : l))),
  'marks of a critic': (b) =>
    LF(lines(b).map((l, at) => (at % 7 === 3 && l ? l.replace(/ (\w+) /, ' {~~former~>$1~~} ') : l))),
  'remarks of a critic between': (b) =>
    LF(lines(b).map((l, at) => (at % 9 === 4 && l ? `${l}{>>is this still so?<<}` : l))),
  'lines of a review with places': each((l, at) => `rules.txt:${at + 1}:1: ${l}`),
  'lines with authors of changes and dates in a column': each(
    (l, at) =>
      `${at % 3 ? '9f8e7d6c' : '^1a2b3c4'} (A. Person 2019-06-03 09:12:44 +0200 ${String(at + 1).padStart(5)}) ${l}`,
  ),
};

const telephones = {
  'copied from a chat, a time behind each message': (b) =>
    LF(
      lines(b)
        .filter(Boolean)
        .map((l, at) => `${l}  ${10 + (at % 12)}:${String(at % 60).padStart(2, '0')} ✓✓`),
    ),
  'messages by a bot, a head above each paragraph': (b) =>
    LF(
      lines(b)
        .filter(Boolean)
        .flatMap((l) => ['RulesBot BOT', ' — Today at 4:12 PM', l]),
    ),
  'posts of a thread, numbered at their ends': (b) => {
    const all = lines(b).filter(Boolean);
    return LF(all.flatMap((l, at) => [`${l} ${at + 1}/${all.length}`, '']));
  },
  'checked off, a box before each paragraph': each((l) => `☐ ${l}`),
  'boxes of a list of tasks': each((l) => `- [ ] ${l}`),
  'keycaps for figures': (b) =>
    LF(lines(b).map((l) => l.replace(/^\d+/, (n) => [...n].map((d) => `${d}\ufe0f\u20e3`).join('')))),
  'bold letters of mathematics throughout': (b) =>
    plain(b).replace(/[A-Za-z0-9]/g, (c) => {
      const n = c.charCodeAt(0);
      return String.fromCodePoint(n >= 97 ? 0x1d5ee + n - 97 : n >= 65 ? 0x1d5d4 + n - 65 : 0x1d7ec + n - 48);
    }),
  'stars of a telephone around numbers': (b) => LF(lines(b).map((l) => l.replace(/^(\d\S*)/, '*$1*'))),
};

const translators = {
  'french spaces before stops': (b) => plain(b).replace(/(\w)([:;!?])/g, '$1\u00a0$2'),
  'guillemets for quotation marks': (b) => plain(b).replace(/“/g, '«\u00a0').replace(/”/g, '\u00a0»'),
  'low and high marks for quotation marks': (b) => plain(b).replace(/“/g, '„').replace(/”/g, '“'),
  'corner brackets for quotation marks': (b) => plain(b).replace(/“/g, '「').replace(/”/g, '」'),
  'wide commas and stops': (b) =>
    plain(b)
      .replace(/, /g, '，')
      .replace(/\.(?= |\n)/g, '。'),
  'ellipses and dashes of a program': (b) => plain(b).replace(/—/g, '---').replace(/–/g, '--'),
  'memory of a translator': (b) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<tmx version="1.4"><header srclang="en"/><body>\n${lines(b)
      .filter(Boolean)
      .map(
        (l) => `<tu><tuv xml:lang="en"><seg>${xml(l)}</seg></tuv><tuv xml:lang="de"><seg></seg></tuv></tu>`,
      )
      .join('\n')}\n</body></tmx>\n`,
  'segments side by side, source and target alike': (b) =>
    LF(
      lines(b)
        .filter(Boolean)
        .map((l, at) => `${at + 1}\t${l}\t${l}`),
    ),
};

const writers = {
  'markdown with numbers of lists that a program keeps': (b) =>
    LF(
      content(b).flatMap((x) => [
        isHead(x)
          ? `## ${line(x)}`
          : isRule(x)
            ? `* **${x.number}** ${x.text}`
            : x.kind === 'example'
              ? `    > ${line(x)}`
              : line(x),
        '',
      ]),
    ),
  'markdown with references and footers of links': (b) =>
    LF([
      ...lines(b).map((l) => l.replace(/\brule (\d{3}(?:\.\d+[a-z]?)?)/g, 'rule [$1][r]')),
      '',
      '[r]: https://example.org/rules',
      '',
    ]),
  'markdown with anchors in braces behind rules': (b) =>
    LF(
      content(b).flatMap((x) => [
        isRule(x) ? `${line(x)} ^${anchor(x.number)}` : isHead(x) ? `# ${line(x)}` : line(x),
        '',
      ]),
    ),
  'page with a sign of a paragraph that links behind each rule': (b) =>
    page(
      content(b)
        .map((x) =>
          isRule(x)
            ? `<p id="${anchor(x.number)}">${xml(line(x))}<a class="headerlink" href="#${anchor(x.number)}">¶</a></p>`
            : isHead(x)
              ? `<h2>${xml(line(x))}</h2>`
              : `<p>${xml(line(x))}</p>`,
        )
        .join('\n'),
    ),
  'page of articles with buttons': (b) =>
    page(
      content(b)
        .map((x) =>
          isHead(x)
            ? `<h2>${xml(line(x))}</h2>`
            : `<article><p>${xml(line(x))}</p><button>Copy</button><button>Share</button></article>`,
        )
        .join('\n'),
    ),
  'page of custom elements with slots': (b) =>
    page(
      `<rules-book>${content(b)
        .map((x) => `<rules-item kind="${x.kind}"><span slot="words">${xml(line(x))}</span></rules-item>`)
        .join('\n')}</rules-book>`,
    ),
  'notes with a time before each': (b) =>
    LF(
      lines(b)
        .filter(Boolean)
        .map(
          (l, at) =>
            `- ${String(9 + (Math.floor(at / 600) % 12)).padStart(2, '0')}:${String(Math.floor(at / 10) % 60).padStart(2, '0')} ${l}`,
        ),
    ),
  'slides in plain text, a rule of dashes between': (b) =>
    LF(
      content(b).flatMap((x, at) => [
        ...(at % 6 === 0 ? ['---', '', '<!-- _class: lead -->', ''] : []),
        line(x),
        '',
      ]),
    ),
  'cells of a notebook as a script': (b) =>
    LF(content(b).flatMap((x, at) => [...(at % 5 === 0 ? ['# %% [markdown]'] : []), `# ${line(x)}`, '#'])),
  'cells of a notebook as data, a source of one string': (b) =>
    q({
      cells: content(b).map((x) => ({ cell_type: 'markdown', metadata: {}, source: line(x) })),
      metadata: {},
      nbformat: 4,
      nbformat_minor: 5,
    }),
  'sheet of names, values and units': (b) =>
    LF([
      '"Nr.";"Text";"Source"',
      ...content(b)
        .filter((x) => isRule(x) || isHead(x))
        .map((x) => `"${x.number ?? ''}";"${x.text.replaceAll('"', '""')}";"CR"`),
    ]),
  'rich text of a browser, paragraphs with fonts': (b) =>
    `{\\rtf1\\ansi\\ansicpg1252\\deff0{\\fonttbl{\\f0\\fswiss Helvetica;}{\\f1\\froman Times;}}{\\colortbl;\\red0\\green0\\blue0;}\n${lines(
      b,
    )
      .map(
        (l) =>
          `\\pard\\plain\\f0\\fs22\\cf1 ${[...l].map((c) => (c.charCodeAt(0) > 127 ? `\\u${c.charCodeAt(0)}?` : /[\\{}]/.test(c) ? `\\${c}` : c)).join('')}\\par`,
      )
      .join('\n')}\n}`,
};

const machines = {
  'wrapped at 80 with a mark of going on': (b) =>
    LF(
      lines(b).flatMap((l) =>
        wrap(l, 78).map((part, at, all) => (at < all.length - 1 ? `${part} \\` : part)),
      ),
    ),
  'wrapped at 80, each further line behind an arrow': (b) =>
    LF(lines(b).flatMap((l) => wrap(l, 76).map((part, at) => (at ? `↪ ${part}` : part)))),
  'columns of a pager with a scrollbar': (b) =>
    LF(
      lines(b)
        .flatMap((l) => wrap(l, 76))
        .map((l, at) => `${l.padEnd(78)}${at % 24 === 3 ? '█' : '░'}`),
    ),
  'lines of an editor with marks of folding': (b) =>
    LF(lines(b).map((l, at) => `${String(at + 1).padStart(5)} ${/^\d{3}\. /.test(l) ? '▾' : '│'} ${l}`)),
  'lines behind hashes of a tool of checksums': each(
    (l, at) => `${((at * 2654435761) >>> 0).toString(16).padStart(8, '0')}  ${l}`,
  ),
  'record of a build, a time and a stage before each line': each(
    (l, at) =>
      `2024-01-05T10:${String(Math.floor(at / 60) % 60).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}.1234567Z ##[section]${l}`,
  ),
  'lines of a keeper of containers, service before a bar': each((l) => `rules-web-1  | ${l}`),
  'strings of a table of translations, escaped twice': (b) =>
    LF(
      lines(b)
        .filter(Boolean)
        .map((l, at) => `msgid ${q(`k${at}`)}\nmsgstr ${q(l)}\n`),
    ),
  'file of a query, one value each': (b) =>
    LF(
      content(b)
        .filter((x) => isRule(x))
        .map((x) => `rules[number=${x.number}].text = ${q(x.text)};`),
    ),
};

/** The forms by their names. */
export const guests = { ...reviewers, ...telephones, ...translators, ...writers, ...machines };
