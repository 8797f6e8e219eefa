// Forms in markup languages: what converters and hands make of an edition in Markdown, MediaWiki, LaTeX, BBCode, data formats and pages.
import { label, plainLines, wholeRows } from './document.mjs';
import { wrap } from './text.mjs';

const LF = (lines) => `${lines.join('\n')}\n`;
const isHead = (b) => b.kind === 'chapter' || b.kind === 'section' || b.kind === 'named';
const isRule = (b) => b.kind === 'rule' || b.kind === 'subrule';
const bare = (b) => ({ ...b, kind: b.kind.replace('entry-', '') });
const line = (b) => `${label(bare(b))}${b.text}`;
const level = (b) => (b.kind === 'section' ? 2 : 1);

/** Writes each block by a table of writers, with one for all others. */
const by =
  (writers, between = '\n\n') =>
  (blocks) =>
    `${blocks
      .map((b) => (writers[b.kind] ?? writers.other)(b))
      .filter((s) => s !== undefined)
      .join(between)}\n`;

/** Escapes as pandoc writes them in Markdown. */
const mdEscape = (s) =>
  s
    .replace(/[\\`*_{}[\]<>#|~$]/g, '\\$&')
    .replace(/(?<=^\d+)([.)])(?= )/, '\\$1')
    .replace(/'/g, "\\'")
    .replace(/"/g, '\\"')
    .replace(/\.\.\./g, '\\...');
const lineEscape = (row) => row.replace(/^(\d+)([.)])(?= )/, '$1\\$2').replace(/^([-+])(?= )/, '\\$1');
const gfmEscape = (s) => s.replace(/[\\`*_[\]<>#|~]/g, '\\$&').replace(/(?<=^\d+)([.)])(?= )/, '\\$1');
const turndown = (s) =>
  s
    .replace(/[\\`*_[\]]/g, '\\$&')
    .replace(/^(\d+)\. /, '$1\\. ')
    .replace(/^([-+=#>~])/, '\\$1');
const html = (s) => s.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const entities = (s) => html(s).replace(/[^\0-\x7f]/g, (c) => `&#${c.codePointAt(0)};`);
const tex = (s) =>
  s
    // Three marks in a row could be read in two ways.
    .replace(/['’](?=[”"])/g, "'\u0001")
    .replace(/[&%$#_{}]/g, '\\$&')
    .replace(/[“"](?=\S)/g, '``')
    .replace(/[”"]/g, "''")
    .replaceAll('—', '---')
    .replaceAll('–', '--')
    .replaceAll('’', "'")
    .replaceAll('\u0001', '\\/');
const joined = (blocks, joint) => {
  // Examples, further paragraphs and meanings follow on the block above within one paragraph.
  const out = [];
  for (const b of blocks) {
    if (['example', 'more', 'meaning'].includes(b.kind) && out.length > 0) out[out.length - 1].push(b);
    else out.push([b]);
  }
  return out.map((group) => joint(group)).join('\n\n');
};

const markdownBy = (escaped, brk, width) => (blocks) =>
  joined(blocks, (group) =>
    isHead(group[0])
      ? `${'#'.repeat(level(group[0]))} ${escaped(line(group[0]))}`
      : group
          .map((b) =>
            width
              ? wrap(escaped(line(b)), width)
                  .map((row, i) => (i === 0 ? row : lineEscape(row)))
                  .join('\n')
              : escaped(line(b)),
          )
          .join(brk),
  );

const wikiHead = (b) => `${'='.repeat(level(b) + 1)} ${line(b)} ${'='.repeat(level(b) + 1)}`;
const json = (b) => ({ number: b.number, kind: b.kind, text: b.text });

const style = {
  'markdown, pandoc': markdownBy(mdEscape, '\\\n', 72),
  'markdown, gfm of pandoc': markdownBy(gfmEscape, '\\\n'),
  'markdown, commonmark wrapped': markdownBy(gfmEscape, '\\\n', 72),
  'markdown, hard breaks of two blanks': markdownBy(gfmEscape, '  \n'),
  'markdown, turndown': markdownBy(turndown, '\n\n'),
  'markdown, escaped headings, paragraphs without headings': (blocks) =>
    joined(blocks, (g) => g.map((b) => gfmEscape(line(b))).join('\\\n')),
  'markdown, hand-made list': by({
    chapter: (b) => `# ${line(b)}`,
    section: (b) => `## ${line(b)}`,
    named: (b) => `# ${b.text}`,
    term: (b) => `**${b.text}**`,
    rule: (b) => `- **${b.number}.** ${b.text}`,
    subrule: (b) => `    - **${b.number}** ${b.text}`,
    other: line,
  }),
  'markdown, nested list, tight': (blocks) =>
    LF(
      blocks.flatMap((b) =>
        isHead(b)
          ? ['', `${'#'.repeat(level(b))} ${line(b)}`, '']
          : b.kind === 'rule'
            ? [`* ${line(b)}`]
            : b.kind === 'subrule'
              ? [`  * ${line(b)}`]
              : b.kind === 'example'
                ? [line(b)]
                : b.kind === 'term'
                  ? ['', `**${b.text}**`, '']
                  : [line(b), ''],
      ),
    ),
  'markdown, all bold numbers': by({
    chapter: (b) => `# ${line(b)}`,
    section: (b) => `## ${line(b)}`,
    named: (b) => `# ${b.text}`,
    term: (b) => `### ${b.text}`,
    rule: (b) => `**${b.number}.** ${b.text}`,
    subrule: (b) => `**${b.number}** ${b.text}`,
    example: (b) => `> *Example:* ${b.text}`,
    other: line,
  }),
  'markdown, rules as headings': by({
    chapter: (b) => `# ${line(b)}`,
    section: (b) => `## ${line(b)}`,
    named: (b) => `# ${b.text}`,
    term: (b) => `## ${b.text}`,
    rule: (b) => `### ${b.number}\n\n${b.text}`,
    subrule: (b) => `#### ${b.number}\n\n${b.text}`,
    other: line,
  }),
  'markdown, numbers as code': by({
    chapter: (b) => `# ${line(b)}`,
    section: (b) => `## ${line(b)}`,
    named: (b) => `# ${b.text}`,
    term: (b) => `## ${b.text}`,
    rule: (b) => `\`${b.number}.\` ${b.text}`,
    subrule: (b) => `\`${b.number}\` ${b.text}`,
    other: line,
  }),
  'markdown, numbers as links': by({
    chapter: (b) => `# ${line(b)}`,
    section: (b) => `## ${line(b)}`,
    named: (b) => `# ${b.text}`,
    term: (b) => `## ${b.text}`,
    rule: (b) => `[${b.number}.](#r${b.number}) ${b.text}`,
    subrule: (b) => `[${b.number}](#r${b.number}) ${b.text}`,
    other: line,
  }),
  'markdown, setext': by({
    chapter: (b) => `${line(b)}\n====`,
    section: (b) => `${line(b)}\n----`,
    named: (b) => `${b.text}\n====`,
    term: (b) => `**${b.text}**`,
    other: line,
  }),
  'markdown, a table of rules': (blocks) =>
    LF([
      '| Number | Text |',
      '|---|---|',
      ...blocks.filter((b) => isRule(b) || b.kind === 'section').map((b) => `| ${b.number} | ${b.text} |`),
    ]),
  'markdown, fenced': (blocks) => `# Rules\n\n\`\`\`\n${plainLines(blocks).join('\n')}\n\`\`\`\n`,
  'markdown, definition lists': by({
    chapter: (b) => `# ${line(b)}`,
    section: (b) => `## ${line(b)}`,
    named: (b) => `# ${b.text}`,
    rule: (b) => `${b.number}.\n:   ${b.text}`,
    subrule: (b) => `${b.number}\n:   ${b.text}`,
    term: (b) => b.text,
    meaning: (b) => `:   ${b.text}`,
    other: line,
  }),
  org: by({
    chapter: (b) => `* ${line(b)}`,
    section: (b) => `** ${line(b)}`,
    named: (b) => `* ${b.text}`,
    title: (b) => `#+TITLE: ${b.text}`,
    other: line,
  }),
  'org, with lists': by({
    chapter: (b) => `* ${line(b)}`,
    section: (b) => `** ${line(b)}`,
    named: (b) => `* ${b.text}`,
    title: (b) => `#+TITLE: ${b.text}`,
    rule: (b) => `- *${b.number}.* ${b.text}`,
    subrule: (b) => `  - *${b.number}* ${b.text}`,
    term: (b) => `*** ${b.text}`,
    other: line,
  }),
  'org of pandoc, with properties': by({
    chapter: (b) => `* ${line(b)}\n:PROPERTIES:\n:CUSTOM_ID: c${b.number}\n:END:`,
    section: (b) => `** ${line(b)}\n:PROPERTIES:\n:CUSTOM_ID: s${b.number}\n:END:`,
    named: (b) => `* ${b.text}`,
    example: (b) => `#+begin_quote\n${line(b)}\n#+end_quote`,
    other: line,
  }),
  'rst, line blocks': (blocks) =>
    joined(blocks, (g) =>
      isHead(g[0])
        ? `${line(g[0])}\n${(level(g[0]) === 1 ? '=' : '-').repeat(line(g[0]).length)}`
        : g.length > 1
          ? g.map((b) => `| ${line(b)}`).join('\n')
          : line(g[0]),
    ),
  'rst, line blocks wrapped': (blocks) =>
    joined(blocks, (g) =>
      isHead(g[0])
        ? `${line(g[0])}\n${(level(g[0]) === 1 ? '=' : '-').repeat(line(g[0]).length)}`
        : g.flatMap((b) => wrap(`| ${line(b)}`, 72, '  ')).join('\n'),
    ),
  'rst, plain paragraphs': (blocks) =>
    joined(blocks, (g) =>
      isHead(g[0])
        ? `${line(g[0])}\n${(level(g[0]) === 1 ? '=' : '-').repeat(line(g[0]).length)}`
        : g.map(line).join('\n\n'),
    ),
  'rst, bold numbers': by({
    chapter: (b) => `${line(b)}\n${'='.repeat(line(b).length)}`,
    section: (b) => `${line(b)}\n${'-'.repeat(line(b).length)}`,
    named: (b) => `${b.text}\n${'='.repeat(b.text.length)}`,
    rule: (b) => `**${b.number}.** ${b.text}`,
    subrule: (b) => `**${b.number}** ${b.text}`,
    other: line,
  }),
  'rst, field lists': by({
    chapter: (b) => `${line(b)}\n${'='.repeat(line(b).length)}`,
    section: (b) => `${line(b)}\n${'-'.repeat(line(b).length)}`,
    named: (b) => `${b.text}\n${'='.repeat(b.text.length)}`,
    rule: (b) => `:${b.number}.: ${b.text}`,
    subrule: (b) => `:${b.number}: ${b.text}`,
    other: line,
  }),
  asciidoc: by({
    title: (b) => `= ${b.text}`,
    chapter: (b) => `== ${line(b)}`,
    section: (b) => `=== ${line(b)}`,
    named: (b) => `== ${b.text}`,
    term: (b) => `${b.text}::`,
    rule: line,
    other: line,
  }),
  'asciidoc, bold numbers': by({
    title: (b) => `= ${b.text}`,
    chapter: (b) => `== ${line(b)}`,
    section: (b) => `=== ${line(b)}`,
    named: (b) => `== ${b.text}`,
    term: (b) => `${b.text}::`,
    rule: (b) => `*${b.number}.* ${b.text}`,
    subrule: (b) => `*${b.number}* ${b.text}`,
    example: (b) => `+\n_Example:_ ${b.text}`,
    other: line,
  }),
  textile: by({
    chapter: (b) => `h1. ${line(b)}`,
    section: (b) => `h2. ${line(b)}`,
    named: (b) => `h1. ${b.text}`,
    rule: (b) => `p. *${b.number}.* ${b.text}`,
    subrule: (b) => `p. *${b.number}* ${b.text}`,
    other: line,
  }),
  jira: by({
    chapter: (b) => `h1. ${line(b)}`,
    section: (b) => `h2. ${line(b)}`,
    named: (b) => `h1. ${b.text}`,
    rule: (b) => `* *${b.number}.* ${b.text}`,
    subrule: (b) => `** *${b.number}* ${b.text}`,
    other: line,
  }),
  mediawiki: by({
    chapter: wikiHead,
    section: wikiHead,
    named: wikiHead,
    term: (b) => `; ${b.text}`,
    meaning: (b) => `: ${b.text}`,
    rule: (b) => `'''${b.number}.''' ${b.text}`,
    subrule: (b) => `:'''${b.number}''' ${b.text}`,
    example: (b) => `::''Example:'' ${b.text}`,
    other: line,
  }),
  'mediawiki, lists': by(
    {
      chapter: wikiHead,
      section: wikiHead,
      named: wikiHead,
      term: (b) => `;${b.text}`,
      meaning: (b) => `:${b.text}`,
      rule: (b) => `* ${line(b)}`,
      subrule: (b) => `** ${line(b)}`,
      example: (b) => `*** ${line(b)}`,
      other: line,
    },
    '\n',
  ),
  'mediawiki, anchors and links': by({
    chapter: wikiHead,
    section: wikiHead,
    named: wikiHead,
    term: (b) => `===== ${b.text} =====`,
    rule: (b) =>
      `<span id="r${b.number}">${b.number}.</span> ${b.text.replace(/rule (\d{3}\.\d+)/g, 'rule [[#r$1|$1]]')}`,
    subrule: (b) =>
      `<span id="r${b.number}">${b.number}</span> ${b.text.replace(/rule (\d{3}\.\d+)/g, 'rule [[#r$1|$1]]')}`,
    other: line,
  }),
  'mediawiki, a table': (blocks) =>
    LF([
      '{| class="wikitable"',
      ...blocks.filter((b) => isRule(b)).flatMap((b) => ['|-', `| ${b.number} || ${b.text}`]),
      '|}',
    ]),
  dokuwiki: by({
    chapter: (b) => `====== ${line(b)} ======`,
    section: (b) => `===== ${line(b)} =====`,
    named: (b) => `====== ${b.text} ======`,
    rule: (b) => `**${b.number}.** ${b.text}`,
    subrule: (b) => `  * **${b.number}** ${b.text}`,
    other: line,
  }),
  creole: by({
    chapter: wikiHead,
    section: wikiHead,
    named: wikiHead,
    rule: (b) => `* **${b.number}.** ${b.text}`,
    subrule: (b) => `** **${b.number}** ${b.text}`,
    other: line,
  }),
  'latex, items': (blocks) =>
    `\\documentclass{article}\n\\begin{document}\n${by({ title: (b) => `\\title{${tex(b.text)}}\n\\maketitle`, chapter: (b) => `\\section*{${tex(line(b))}}`, section: (b) => `\\subsection*{${tex(line(b))}}`, named: (b) => `\\section*{${b.text}}`, term: (b) => `\\paragraph{${tex(b.text)}}`, rule: (b) => `\\begin{description}\n\\item[${b.number}.] ${tex(b.text)}\n\\end{description}`, subrule: (b) => `\\begin{description}\n\\item[${b.number}] ${tex(b.text)}\n\\end{description}`, example: (b) => `\\begin{quote}\\emph{Example:} ${tex(b.text)}\\end{quote}`, other: (b) => tex(line(b)) })(blocks)}\\end{document}\n`,
  'latex, bold numbers': (blocks) =>
    `\\documentclass{book}\n\\begin{document}\n${by({ chapter: (b) => `\\chapter*{${tex(line(b))}}`, section: (b) => `\\section*{${tex(line(b))}}`, named: (b) => `\\chapter*{${b.text}}`, term: (b) => `\\textbf{${tex(b.text)}}\\\\`, rule: (b) => `\\noindent\\textbf{${b.number}.} ${tex(b.text)}`, subrule: (b) => `\\noindent\\textbf{${b.number}} ${tex(b.text)}`, other: (b) => tex(line(b)) })(blocks)}\\end{document}\n`,
  'latex, macros': (blocks) =>
    `\\begin{document}\n${by({ chapter: (b) => `\\crchapter{${b.number}}{${tex(b.text)}}`, section: (b) => `\\crsection{${b.number}}{${tex(b.text)}}`, named: (b) => `\\section{${b.text}}`, rule: (b) => `\\crrule{${b.number}}{${tex(b.text)}}`, subrule: (b) => `\\crrule{${b.number}}{${tex(b.text)}}`, other: (b) => tex(line(b)) })(blocks)}\\end{document}\n`,
  bbcode: by({
    title: (b) => `[size=200][b]${b.text}[/b][/size]`,
    chapter: (b) => `[size=150][b]${line(b)}[/b][/size]`,
    section: (b) => `[b]${line(b)}[/b]`,
    named: (b) => `[size=150][b]${b.text}[/b][/size]`,
    term: (b) => `[b]${b.text}[/b]`,
    rule: (b) => `[b]${b.number}.[/b] ${b.text}`,
    subrule: (b) => `[b]${b.number}[/b] ${b.text}`,
    example: (b) => `[i]Example:[/i] ${b.text}`,
    other: line,
  }),
  'bbcode, lists': by({
    chapter: (b) => `[h1]${line(b)}[/h1]`,
    section: (b) => `[h2]${line(b)}[/h2]`,
    named: (b) => `[h1]${b.text}[/h1]`,
    term: (b) => `[u]${b.text}[/u]`,
    rule: (b) => `[list][*][b]${b.number}.[/b] ${b.text}[/list]`,
    subrule: (b) => `[list][*]${b.number} ${b.text}[/list]`,
    example: (b) => `[quote]${line(b)}[/quote]`,
    other: line,
  }),
  'json lines': (blocks) => LF(blocks.map((b) => JSON.stringify(json(b)))),
  'json array': (blocks) => JSON.stringify(blocks.map(json), null, 2),
  'json on one line': (blocks) => JSON.stringify(blocks.map(json)),
  'json object by number': (blocks) =>
    JSON.stringify(Object.fromEntries(blocks.filter(isRule).map((b) => [b.number, b.text])), null, 1),
  'json object by number, nested': (blocks) =>
    JSON.stringify({
      rules: Object.fromEntries(
        blocks
          .filter(isRule)
          .map((b) => [b.number, { ruleNumber: b.number, ruleText: b.text, examples: [] }]),
      ),
      glossary: {},
    }),
  'json string': (blocks) => JSON.stringify({ text: plainLines(blocks).join('\n') }),
  yaml: (blocks) =>
    LF(
      blocks.flatMap((b) => [
        `- number: "${b.number ?? ''}"`,
        `  kind: ${b.kind}`,
        `  text: ${JSON.stringify(b.text)}`,
      ]),
    ),
  'yaml, numbers as keys': (blocks) =>
    LF(blocks.filter(isRule).map((b) => `"${b.number}": ${JSON.stringify(b.text)}`)),
  toml: (blocks) =>
    LF(
      blocks
        .filter(isRule)
        .flatMap((b) => ['[[rule]]', `number = "${b.number}"`, `text = ${JSON.stringify(b.text)}`]),
    ),
  csv: (blocks) =>
    LF([
      'number,text',
      ...blocks.filter((b) => isRule(b)).map((b) => `${b.number},"${b.text.replaceAll('"', '""')}"`),
    ]),
  'csv with kinds first': (blocks) =>
    LF([
      'kind,number,text',
      ...blocks.map((b) => `${b.kind},${b.number ?? ''},"${b.text.replaceAll('"', '""')}"`),
    ]),
  tsv: (blocks) => LF(['number\ttext', ...blocks.filter(isRule).map((b) => `${b.number}\t${b.text}`)]),
  'tsv, ids first': (blocks) => LF(blocks.map((b, i) => `${i + 1}\t${b.number ?? ''}\t${b.text}`)),
  sql: (blocks) =>
    LF(
      blocks
        .filter(isRule)
        .map(
          (b, i) => `INSERT INTO rules VALUES (${i + 1}, '${b.number}', '${b.text.replaceAll("'", "''")}');`,
        ),
    ),
  'source code, strings': (blocks) =>
    LF([
      'const RULES = {',
      ...blocks.filter(isRule).map((b) => `  '${b.number}': ${JSON.stringify(b.text)},`),
      '};',
    ]),
  ini: (blocks) => LF(['[rules]', ...blocks.filter(isRule).map((b) => `${b.number}=${b.text}`)]),
  xml: (blocks) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<rules>\n${blocks.map((b) => `  <${bare(b).kind}${b.number ? ` number="${b.number}"` : ''}>${html(b.text)}</${bare(b).kind}>`).join('\n')}\n</rules>\n`,
  'xml, numbers as elements': (blocks) =>
    `<?xml version="1.0"?>\n<rules>\n${blocks.map((b) => `<item><number>${b.number ?? ''}</number><body>${b.kind === 'example' ? 'Example: ' : ''}${html(b.text)}</body></item>`).join('\n')}\n</rules>\n`,
  docbook: (blocks) =>
    `<?xml version="1.0"?>\n<book xmlns="http://docbook.org/ns/docbook">\n${by({ chapter: (b) => `<title>${html(line(b))}</title>`, section: (b) => `<title>${html(line(b))}</title>`, named: (b) => `<title>${b.text}</title>`, other: (b) => `<para>${html(line(b))}</para>` })(blocks)}</book>\n`,
  opml: (blocks) =>
    `<?xml version="1.0"?>\n<opml version="2.0"><body>\n${blocks.map((b) => `<outline text="${html(line(b)).replaceAll('"', '&quot;')}"/>`).join('\n')}\n</body></opml>\n`,
  'man page': (blocks) =>
    `.TH RULES 7\n${by({ chapter: (b) => `.SH ${line(b)}`, section: (b) => `.SS ${line(b)}`, named: (b) => `.SH ${b.text}`, rule: (b) => `.TP\n.B ${b.number}.\n${b.text}`, subrule: (b) => `.TP\n.B ${b.number}\n${b.text}`, other: (b) => `.PP\n${line(b)}` }, '\n')(blocks)}`,
  'troff escapes': (blocks) =>
    `.TH RULES 7\n${by({ chapter: (b) => `.SH ${line(b)}`, section: (b) => `.SS ${line(b)}`, named: (b) => `.SH ${b.text}`, rule: (b) => `.PP\n\\fB${b.number}.\\fR ${b.text}`, subrule: (b) => `.PP\n\\fB${b.number}\\fR ${b.text}`, other: (b) => `.PP\n${line(b)}` }, '\n')(blocks)}`,
  gemtext: by(
    {
      chapter: (b) => `# ${line(b)}`,
      section: (b) => `## ${line(b)}`,
      named: (b) => `# ${b.text}`,
      rule: (b) => `* ${line(b)}`,
      subrule: (b) => `* ${line(b)}`,
      example: (b) => `> ${line(b)}`,
      other: line,
    },
    '\n',
  ),
  'forum post of italics': by({
    rule: (b) => `*${b.number}.* ${b.text}`,
    subrule: (b) => `*${b.number}* ${b.text}`,
    other: line,
  }),
  slack: by({
    rule: (b) => `*${b.number}.* ${b.text}`,
    subrule: (b) => `• *${b.number}* ${b.text}`,
    chapter: (b) => `*${line(b)}*`,
    section: (b) => `*${line(b)}*`,
    other: line,
  }),
  typst: by({
    chapter: (b) => `= ${line(b)}`,
    section: (b) => `== ${line(b)}`,
    named: (b) => `= ${b.text}`,
    term: (b) => `/ ${b.text}:`,
    rule: (b) => `*${b.number}.* ${b.text}`,
    subrule: (b) => `*${b.number}* ${b.text}`,
    other: line,
  }),
  'rich text of escapes only': (blocks) =>
    `{\\rtf1\\ansi\\deff0 ${blocks
      .map(
        (b) =>
          `${line(b)
            .replace(/[\\{}]/g, '\\$&')
            .replace(/[^\0-\x7f]/g, (c) => `\\u${c.charCodeAt(0)}?`)}\\par`,
      )
      .join('\n')}}`,
};

/** Tables have one row for a rule: its further paragraphs stand in it. */
for (const [name, form] of Object.entries(style)) {
  if (!/table|json object|yaml, numbers|toml|^csv$|^tsv$|sql|source code|^ini$/.test(name)) continue;
  style[name] = (blocks) => form(wholeRows(blocks));
}

const page = (body, head = '') =>
  `<!doctype html><html><head><meta charset="utf-8"><title>Rules</title>${head}</head><body>${body}</body></html>`;
const tags =
  (kinds, escaped = html) =>
  (blocks) =>
    page(blocks.map((b) => (kinds[b.kind] ?? kinds.other)(b, escaped)).join('\n'));
const pages = {
  'html, paragraphs': tags({
    chapter: (b, e) => `<h1>${e(line(b))}</h1>`,
    section: (b, e) => `<h2>${e(line(b))}</h2>`,
    named: (b) => `<h1>${b.text}</h1>`,
    term: (b, e) => `<h3>${e(b.text)}</h3>`,
    other: (b, e) => `<p>${e(line(b))}</p>`,
  }),
  'html, references': tags(
    {
      chapter: (b, e) => `<h1>${e(line(b))}</h1>`,
      section: (b, e) => `<h2>${e(line(b))}</h2>`,
      named: (b) => `<h1>${b.text}</h1>`,
      term: (b, e) => `<p><b>${e(b.text)}</b></p>`,
      other: (b, e) => `<p>${e(line(b))}</p>`,
    },
    entities,
  ),
  'html, divs': tags({ other: (b, e) => `<div class="${b.kind}">${e(line(b))}</div>` }),
  'html, spans for numbers': tags({
    chapter: (b, e) => `<h1>${e(line(b))}</h1>`,
    section: (b, e) => `<h2>${e(line(b))}</h2>`,
    named: (b) => `<h1>${b.text}</h1>`,
    term: (b, e) => `<dt>${e(b.text)}</dt>`,
    meaning: (b, e) => `<dd>${e(b.text)}</dd>`,
    other: (b, e) =>
      `<div><span class="n">${label(bare(b)).trim()}</span><span class="t"> ${e(b.text)}</span></div>`,
  }),
  'html, line breaks': (blocks) => page(plainLines(blocks).map(html).join('<br>\n')),
  'html, pre': (blocks) => page(`<pre>${html(plainLines(blocks).join('\n'))}</pre>`),
  'html, pre wrapped': (blocks) =>
    page(
      `<pre>${html(
        plainLines(blocks)
          .flatMap((l) => wrap(l, 80))
          .join('\n'),
      )}</pre>`,
    ),
  'html, textarea': (blocks) => page(`<textarea>${html(plainLines(blocks).join('\n'))}</textarea>`),
  'html, a table': tags({
    chapter: (b, e) => `<h1>${e(line(b))}</h1>`,
    section: (b, e) => `<h2>${e(line(b))}</h2>`,
    named: (b) => `<h1>${b.text}</h1>`,
    term: (b, e) => `<h3>${e(b.text)}</h3>`,
    rule: (b, e) => `<table><tr><td>${b.number}.</td><td>${e(b.text)}</td></tr></table>`,
    subrule: (b, e) => `<table><tr><td>${b.number}</td><td>${e(b.text)}</td></tr></table>`,
    other: (b, e) => `<p>${e(line(b))}</p>`,
  }),
  'html, lists': tags({
    chapter: (b, e) => `<h1>${e(line(b))}</h1>`,
    section: (b, e) => `<h2>${e(line(b))}</h2>`,
    named: (b) => `<h1>${b.text}</h1>`,
    term: (b, e) => `<h3>${e(b.text)}</h3>`,
    rule: (b, e) => `<ul><li>${e(line(b))}</li></ul>`,
    subrule: (b, e) => `<ul><ul><li>${e(line(b))}</li></ul></ul>`,
    other: (b, e) => `<p>${e(line(b))}</p>`,
  }),
  'html, definition lists': tags({
    chapter: (b, e) => `<h1>${e(line(b))}</h1>`,
    section: (b, e) => `<h2>${e(line(b))}</h2>`,
    named: (b) => `<h1>${b.text}</h1>`,
    term: (b, e) => `<dl><dt>${e(b.text)}</dt></dl>`,
    rule: (b, e) => `<dl><dt>${b.number}.</dt><dd>${e(b.text)}</dd></dl>`,
    subrule: (b, e) => `<dl><dt>${b.number}</dt><dd>${e(b.text)}</dd></dl>`,
    other: (b, e) => `<p>${e(line(b))}</p>`,
  }),
  'html of Word': (blocks) =>
    page(
      blocks
        .map(
          (b) =>
            `<p class=MsoNormal style='margin-left:.25in'><span lang=EN-US style='font-size:10.0pt'>${entities(line(b))}<o:p></o:p></span></p>`,
        )
        .join('\n\n'),
      '<meta name=Generator content="Microsoft Word 15"><style>p.MsoNormal{margin:0}</style>',
    ),
  'html of Google Docs': (blocks) =>
    page(
      blocks
        .map(
          (b) =>
            `<p class="c1"><span class="c0">${entities(line(b))}</span></p><p class="c1 c2"><span class="c0"></span></p>`,
        )
        .join(''),
    ),
  'html of pdftohtml': (blocks) =>
    page(
      plainLines(blocks)
        .filter((l) => l !== '')
        .flatMap((l) => wrap(l, 88))
        .map((l, i) =>
          i % 50 === 49
            ? `${entities(l)}<br/>\n<hr/>\n<a name=${Math.floor(i / 50) + 2}></a>`
            : `${entities(l)}<br/>`,
        )
        .join('\n'),
    ),
  'html of pdftohtml, blanks': (blocks) =>
    page(
      plainLines(blocks)
        .filter((l) => l !== '')
        .flatMap((l) => wrap(l, 88))
        .map((l) => `${html(l).replaceAll(' ', '&#160;')}<br/>`)
        .join('\n'),
    ),
  'html, places on a page': (blocks) =>
    page(
      plainLines(blocks)
        .flatMap((l) => (l === '' ? [''] : wrap(l, 90)))
        .map((l, i) =>
          l === ''
            ? ''
            : `<p style="position:absolute;top:${(i % 60) * 18}px;left:108px;white-space:nowrap" class="ft00">${html(l)}</p>`,
        )
        .join('\n'),
    ),
  'html, hidden notes and scripts': (blocks) =>
    page(
      `<nav><a href="/">Home</a></nav><script>var x = "100.1. not a rule";</script>${blocks.map((b) => (isHead(b) ? `<h2>${html(line(b))}</h2>` : b.kind === 'term' ? `<h3>${html(b.text)}</h3>` : `<p id="${b.number ?? ''}">${html(line(b))}<!-- 999.9. hidden --></p>`)).join('\n')}<footer>All rights reserved</footer>`,
    ),
  'html, details': tags({
    chapter: (b, e) => `<h1>${e(line(b))}</h1>`,
    section: (b, e) => `<h2>${e(line(b))}</h2>`,
    named: (b) => `<h1>${b.text}</h1>`,
    term: (b, e) => `<h3>${e(b.text)}</h3>`,
    rule: (b, e) => `<details open><summary>${b.number}.</summary><p>${e(b.text)}</p></details>`,
    subrule: (b, e) => `<details open><summary>${b.number}</summary><p>${e(b.text)}</p></details>`,
    other: (b, e) => `<p>${e(line(b))}</p>`,
  }),
  'html escaped twice': (blocks) => html(page(blocks.map((b) => `<p>${html(line(b))}</p>`).join('\n'))),
  'html, numbers by style only': tags({
    chapter: (b, e) => `<h1 data-n="${b.number}">${e(b.text)}</h1>`,
    section: (b, e) => `<h2 data-n="${b.number}">${e(b.text)}</h2>`,
    named: (b) => `<h1>${b.text}</h1>`,
    rule: (b, e) => `<p data-number="${b.number}">${e(b.text)}</p>`,
    subrule: (b, e) => `<p data-number="${b.number}">${e(b.text)}</p>`,
    other: (b, e) => `<p>${e(b.text)}</p>`,
  }),
};

/** @type {Record<string, (blocks: object[], random: () => number) => string | Uint8Array>} */
export const markup = { ...style, ...pages };

/** Tables of rules hold nothing else: what they leave out is not asked for. */
for (const name of [
  'markdown, a table of rules',
  'mediawiki, a table',
  'json object by number',
  'json object by number, nested',
  'yaml, numbers as keys',
  'toml',
  'csv',
  'tsv',
  'sql',
  'source code, strings',
  'ini',
])
  markup[name].keeps = /^rule /;
