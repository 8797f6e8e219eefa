// Further forms of an edition: what services, wikis, terminals and careless hands make of it, and what is hostile on purpose.
import { label, plainLines, wholeRows } from './document.mjs';
import { wrap } from './text.mjs';

const LF = (lines) => `${lines.join('\n')}\n`;
const line = (b) => `${label({ ...b, kind: b.kind.replace('entry-', '') })}${b.text}`;
const plain = (blocks) => plainLines(blocks).join('\n');
const isHead = (b) => b.kind === 'chapter' || b.kind === 'section' || b.kind === 'named';
const isRule = (b) => b.kind === 'rule' || b.kind === 'subrule';
const html = (s) => s.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const numbersBy = (change) => (blocks) =>
  LF(plainLines(blocks.map((b) => (b.number === undefined ? b : { ...b, number: change(b.number) }))));
const page = (of) => (blocks) =>
  `<!doctype html><html><body>${blocks.map((b) => of(b, html(line(b)))).join('\n')}</body></html>`;
const withoutContents = (blocks) =>
  blocks.filter((b) => !b.kind.startsWith('entry-') && b.text !== 'Contents');
/** The last place of the named heading, which is not that of the contents. */
const placeOf = (blocks, name) => blocks.findLastIndex((b) => b.kind === 'named' && b.text === name);
const csv = (cells) => cells.map((c) => (/[",\n]/.test(c) ? `"${c.replaceAll('"', '""')}"` : c)).join(',');

/** @type {Record<string, (blocks: object[], random: () => number) => string | Uint8Array>} */
export const further = {
  // Examples and notes.
  'examples in other styles': (b, r) => {
    const styles = ['EXAMPLE — ', 'Ex.: ', '[Example] ', 'e.g. ', 'Example 1. ', '» Example » '];
    return plain(b).replace(/^Example: /gm, () => styles[Math.floor(r() * styles.length)]);
  },
  'examples as footnotes': (blocks) => {
    const notes = [];
    const out = [];
    for (const b of blocks) {
      if (b.kind === 'example') {
        notes.push(`[^${notes.length + 1}]: ${line(b)}`);
        out[out.length - 1] += `[^${notes.length}]`;
      } else out.push(isHead(b) ? `${'#'.repeat(b.kind === 'section' ? 3 : 2)} ${line(b)}` : line(b));
    }
    return `${out.join('\n\n')}\n\n${notes.join('\n')}\n`;
  },
  'notes by the editor as footnotes': (blocks) => {
    const rules = blocks.filter((b) => b.kind === 'rule').length;
    let at = 0;
    const out = blocks.map((b) =>
      b.kind === 'rule' && ++at % 40 === 0 ? `${line(b)}[^n${at / 40}]` : line(b),
    );
    const notes = Array.from(
      { length: Math.floor(rules / 40) },
      (_, i) => `[^n${i + 1}]: Seen at the table of friends.`,
    );
    return `# Rules\n\n${out.join('\n\n')}\n\n${notes.join('\n')}\n`;
  },
  // Wikis.
  'wiki with templates around it': (blocks) =>
    `{{Infobox rules|publisher=none|kind=copy}}\n__TOC__\n${blocks
      .map((b) =>
        isHead(b)
          ? `${b.kind === 'section' ? '==' : '='} ${line(b)} ${b.kind === 'section' ? '==' : '='}`
          : isRule(b)
            ? `'''${label(b).trim()}''' ${b.text.replace(/\{([0-9A-Z/]{1,3})\}/g, '{{$1}}')}`
            : line(b).replace(/\{([0-9A-Z/]{1,3})\}/g, '{{$1}}'),
      )
      .join('\n\n')}\n\n[[Category:Rules]]\n[[de:Regeln]]\n`,
  'latex with an environment for examples': (blocks) =>
    `\\documentclass{article}\n\\newenvironment{ex}{\\begin{quote}}{\\end{quote}}\n\\begin{document}\n${blocks
      .map((b) => {
        const words = b.text.replace(/([%$#_&])/g, '\\$1').replace(/\{([^{}]{1,20})\}/g, '\\mana{$1}');
        if (isHead(b)) return `\\section*{${label(b)}${words}}`;
        if (b.kind === 'example') return `\\begin{ex}%\n${words}\n\\end{ex}`;
        return isRule(b)
          ? `\\noindent\\textbf{${label(b).trim()}}~${words}`
          : `${label({ ...b, kind: b.kind.replace('entry-', '') })}${words}`;
      })
      .join('\n\n')}\n\\end{document}\n`,
  'org notes with states and tags': (blocks) =>
    `#+TITLE: Rules\n${blocks
      .map((b, i) =>
        isHead(b)
          ? `${b.kind === 'section' ? '**' : '*'} ${line(b)}`
          : isRule(b)
            ? `${b.kind === 'rule' ? '***' : '****'} ${i % 3 === 0 ? 'TODO ' : ''}${label(b).trim()}${i % 5 === 0 ? ' :ask:' : ''}\n:PROPERTIES:\n:CUSTOM_ID: r${b.number}\n:END:\n${b.text}`
            : b.kind === 'example'
              ? `#+begin_example\n${b.text}\n#+end_example`
              : line(b),
      )
      .join('\n\n')}\n`,
  'permalinks behind headings': (blocks) =>
    LF(plainLines(blocks.map((b) => (isHead(b) ? { ...b, text: `${b.text} ¶` } : b)))),
  'links to copy between rules': (blocks) =>
    LF(
      blocks.flatMap((b, i) =>
        b.kind === 'rule' && i % 3 === 0 ? ['', line(b), 'Copy link'] : ['', line(b)],
      ),
    ),
  // Files put together and taken apart.
  'files put together with marks of byte order': (b) => {
    const parts = plain(b).split(/\n(?=\d\. [A-Z])/);
    return parts.map((p) => `\ufeff${p}`).join('');
  },
  'unseen marks in numbers and words': (b, r) =>
    plain(b)
      .replace(
        /^(\d{3}\.)/gm,
        (n) => `${r() < 0.5 ? '\u200f' : ''}${n}${['\u200b', '\u2060', '\ufeff', ''][Math.floor(r() * 4)]}`,
      )
      .replace(/([a-z]{4})([a-z]{3})/g, (w, x, y) => (r() < 0.02 ? `${x}\u200c${y}` : w)),
  'glossary first': (blocks) => {
    const bare = withoutContents(blocks);
    const from = placeOf(bare, 'Glossary');
    const to = placeOf(bare, 'Credits');
    if (from < 0) return plain(blocks);
    const first = bare.findIndex((b) => b.kind === 'chapter');
    return plain([
      ...bare.slice(0, first),
      ...bare.slice(from, to),
      { kind: 'named', text: 'Rules' },
      ...bare.slice(first, from),
      ...bare.slice(to),
    ]);
  },
  'chapters left out': (blocks) => {
    const out = [];
    let chapter = '';
    for (const b of blocks) {
      if (isHead(b)) chapter = b.kind === 'named' ? '' : b.number[0];
      if (chapter !== '5' && chapter !== '6') out.push(b);
    }
    return plain(out);
  },
  'sections left out': (blocks) => {
    const out = [];
    let section = '';
    for (const b of blocks) {
      if (isHead(b)) section = b.kind === 'section' ? b.number : '';
      if (!/^(?:502|603|704)$/.test(section)) out.push(b);
    }
    return plain(out);
  },
  'contents with pages, twice': (blocks) => {
    const entries = blocks.filter((b) => b.kind.startsWith('entry-'));
    const first = entries.map(
      (b, i) => `${line(b)} ${'.'.repeat(Math.max(3, 70 - line(b).length))} ${i + 1}`,
    );
    const at = blocks.findIndex((b) => b.text === 'Contents');
    return LF([
      ...plainLines(blocks.slice(0, at)),
      '',
      'Table of Contents',
      '',
      ...first,
      '',
      ...plainLines(blocks.slice(at)),
    ]);
  },
  'comparison of two editions': (b) => {
    const lines = plainLines(b).filter((l) => l !== '');
    const hunks = [];
    for (let at = 100; at + 8 < lines.length; at += 300)
      hunks.push(
        `@@ -${at},7 +${at},7 @@`,
        ...lines.slice(at, at + 3).map((l) => ` ${l}`),
        `-${lines[at + 3].replace(/ the /, ' a ')}`,
        `+${lines[at + 3]}`,
        ...lines.slice(at + 4, at + 7).map((l) => ` ${l}`),
      );
    return LF(['--- old.txt', '+++ new.txt', ...hunks]);
  },
  'lines in reverse': (b) => LF(plainLines(b, { free: false }).reverse()),
  // One section alone, sorted, is in order but for its Examples, which then belong to its last rule: nothing in such a text tells.
  'lines sorted': (b) =>
    b.some(({ kind }) => kind === 'chapter') ? LF(plainLines(b, { free: false }).sort()) : plain(b),
  'each line twice': (b) => LF(plainLines(b, { free: false }).flatMap((l) => [l, l])),
  'lines cut at 200': (b) => LF(plainLines(b).map((l) => l.slice(0, 200))),
  'lines cut at 255': (b) => LF(plainLines(b).map((l) => l.slice(0, 255))),
  'a word a line': (b) => LF(plainLines(b).flatMap((l) => l.split(' '))),
  'blanks lost': (b) => plain(b).replace(/(?<=\S) (?=\S)/g, ''),
  // Numbers.
  'letters behind a dot': numbersBy((n) => n.replace(/[a-z]+$/, '.$&')),
  'letters behind a blank with a bracket': numbersBy((n) => n.replace(/[a-z]+$/, ' $&)')),
  'zeros before numbers': numbersBy((n) => n.replace(/\.(\d)(?!\d)/, '.0$1')),
  'colons behind numbers': (b) => LF(plainLines(b)).replace(/^(\d{3}\.\d+[a-z]?)\.? /gm, '$1: '),
  'dashes behind numbers': (b) => LF(plainLines(b)).replace(/^(\d{3}\.\d+[a-z]?)\.? /gm, '$1 — '),
  'blanks between figures': numbersBy((n) => [...n].join(' ')),
  'ideographic stops in numbers': numbersBy((n) => n.replace('.', '。')),
  'roman chapters': (blocks) =>
    LF(
      plainLines(
        blocks.map((b) =>
          /chapter$/.test(b.kind)
            ? { ...b, number: ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'][b.number - 1] }
            : b,
        ),
      ),
    ),
  'numbers behind a hash': (b) => LF(plainLines(b)).replace(/^(\d{3}\.\d)/gm, '#$1'),
  'numbers as figures in circles': numbersBy((n) =>
    n.replace(/\d/g, (d) => (d === '0' ? '⓪' : String.fromCodePoint(0x245f + Number(d)))),
  ),
  // Letters.
  'remarks within a quoted letter': (b) =>
    LF(
      plainLines(b).flatMap((l, i) =>
        i % 400 === 399 ? [`> > ${l}`, '> is this new?', '> > '] : [`> > ${l}`],
      ),
    ),
  'utf-7': (b) =>
    plain(b).replace(/[^\0-\x7f]+/g, (w) => {
      const bytes = Buffer.from(w, 'utf16le').swap16();
      return `+${bytes.toString('base64').replace(/=+$/, '')}-`;
    }),
  'code page with an end of file': (b) =>
    Buffer.concat([
      Buffer.from(
        plain(b)
          .replace(/[“”]/g, '"')
          .replace(/[‘’]/g, "'")
          .replace(/[–—−]/g, '-')
          .replace(/[^\0-\xff]/g, '')
          .replaceAll('\n', '\r\n'),
        'latin1',
      ),
      Buffer.of(26),
    ]),
  'pages of a terminal': (b) =>
    LF(
      plainLines(b)
        .flatMap((l) => (l === '' ? [''] : wrap(l, 79)))
        .flatMap((l, i, all) =>
          i % 23 === 22
            ? [l, `\x1b[7m--More--(${Math.floor((100 * i) / all.length)}%)\x1b[27m\r\x1b[K`]
            : [l],
        ),
    ).replaceAll('\n', '\r\n'),
  subtitles: (b) =>
    plainLines(b, { free: false })
      .map(
        (l, i) =>
          `${i + 1}\n00:${String(Math.floor(i / 60) % 60).padStart(2, '0')}:${String(i % 60).padStart(2, '0')},000 --> 00:59:59,000\n${l}\n`,
      )
      .join('\n'),
  // Data.
  'answer of a service': (b) =>
    JSON.stringify({
      status: 200,
      result: JSON.stringify({ format: 'txt', body: `\ufeff${plain(b).replaceAll('\n', '\r\n')}` }),
    }),
  'table with parents and joined examples': (blocks) => {
    const rows = [];
    for (const b of blocks.filter((x) => !x.kind.startsWith('entry-'))) {
      if (b.kind === 'example') rows.at(-1)[4] += `${rows.at(-1)[4] === '' ? '' : ' || '}${b.text}`;
      else if (b.number)
        rows.push([
          b.kind,
          b.number,
          b.number.length > 5 ? b.number.slice(0, -1) : b.number.split('.')[0],
          b.text,
          '',
        ]);
    }
    return LF(['type,key,parent,body,examples', ...rows.map(csv)]);
  },
  'lines of json in random order': (blocks, r) => {
    const rows = blocks.filter(isRule).map((b) =>
      JSON.stringify({
        ruleNumber: b.number,
        fragment: `/cr/${b.number}`,
        ruleText: b.text,
        navigation: { section: b.number.split('.')[0] },
      }),
    );
    for (let i = rows.length - 1; i > 0; i--) {
      const j = Math.floor(r() * (i + 1));
      [rows[i], rows[j]] = [rows[j], rows[i]];
    }
    return LF(rows);
  },
  'module of template strings': (blocks) =>
    LF([
      'export const rules = [',
      ...blocks
        .filter(isRule)
        .map((b) => `  { n: \`${b.number}\`, t: \`${b.text.replaceAll('`', '\\`')}\` },`),
      '];',
    ]),
  'dictionary of python': (blocks) =>
    LF([
      'RULES = {',
      ...blocks
        .filter(isRule)
        .map((b) => `    '${b.number}': '${b.text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}',`),
      '}',
    ]),
  'json with pages in its strings': (blocks) =>
    JSON.stringify(blocks.filter(isRule).map((b) => ({ number: b.number, html: `<p>${html(b.text)}</p>` }))),
  'feed of items': (blocks) =>
    `<?xml version="1.0"?>\n<rss version="2.0"><channel><title>Rules</title>\n${blocks
      .filter(isRule)
      .map((b) => `<item><title>${b.number}</title><description><![CDATA[${b.text}]]></description></item>`)
      .join('\n')}\n</channel></rss>`,
  'spreadsheet of 2003': (blocks) =>
    `<?xml version="1.0"?>\n<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet><Table>\n${blocks
      .filter(isRule)
      .map(
        (b) =>
          `<Row><Cell><Data Type="String">${b.number}</Data></Cell><Cell><Data Type="String">${html(b.text)}</Data></Cell></Row>`,
      )
      .join('\n')}\n</Table></Worksheet></Workbook>`,
  // Pages.
  'page with former rules in comments': page(
    (b, words) => `<p>${words}</p>${isRule(b) ? `<!-- <p>${b.number} the former words of it.</p> -->` : ''}`,
  ),
  'page with hidden copies': page(
    (b, words) => `<p>${words}</p>${b.kind === 'rule' ? `<p style="display:none">${words}</p>` : ''}`,
  ),
  'page with scripts between': page(
    (b, words) => `<p>${words}</p><script>track("${b.number ?? ''} seen")</script>`,
  ),
  'page of summaries to open': page((b, words) =>
    b.kind === 'section' ? `<details open><summary>${words}</summary></details>` : `<p>${words}</p>`,
  ),
  'page of lists that count': (blocks) =>
    `<!doctype html><html><body>${blocks
      .filter((b) => !b.kind.startsWith('entry-'))
      .map((b) =>
        b.kind === 'rule'
          ? `<ol start="${b.number.split('.')[1]}"><li>${html(b.text)}</li></ol>`
          : `<p>${html(line(b))}</p>`,
      )
      .join('\n')}</body></html>`,
};

for (const name of [
  'lines of json in random order',
  'module of template strings',
  'dictionary of python',
  'json with pages in its strings',
  'feed of items',
  'spreadsheet of 2003',
]) {
  const form = further[name];
  further[name] = (blocks, random) => form(wholeRows(blocks), random);
  further[name].keeps = /^rule /;
}
further['table with parents and joined examples'].keeps = /^example /;
further['code page with an end of file'].folds = (words) =>
  words
    .replace(/ ?[-\u2013\u2014] ?/g, '-')
    .replace(/[^\0-\xff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
