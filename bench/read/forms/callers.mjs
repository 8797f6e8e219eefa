// Forms of linguists, of programs that read for models, of logs, of comments in programs and of printers, written before anybody looked
// at how they are read: the first score is in docs/blind-checks.md.
import { bare, content, isHead, isRule, LF, line, page, plain, xml } from './parts.mjs';
import { wrap } from './text.mjs';

const q = (s) => JSON.stringify(s);
const lines = (b) => plain(b).split('\n');
/** The sentences of a paragraph. */
const sentences = (words) => words.split(/(?<!\bvs\.)(?<=[a-z)][.!?]["”)]?) (?=[A-Z“"(])/);
const tokens = (words) =>
  words
    .replace(/([.,;:!?]["”)]?)(?= |$)/g, ' $1')
    .replace(/[“”"]/g, " '' ")
    .replace(/\(/g, '-LRB- ')
    .replace(/\)/g, ' -RRB-')
    .replace(/(\w)(['’]s)\b/g, '$1 $2')
    .split(/ +/)
    .filter(Boolean);
const tag = (word) =>
  /^[A-Z]/.test(word) ? 'NNP' : /^\d/.test(word) ? 'CD' : /^\W+$/.test(word) ? '.' : 'NN';
const commented = (mark) => (b) =>
  lines(b)
    .flatMap((l) => wrap(l, 76))
    .map((l) => `${mark}${l}`.trimEnd())
    .join('\n');

const linguists = {
  'a sentence a line, free lines between paragraphs': (b) =>
    LF(lines(b).flatMap((l) => (l === '' ? [''] : sentences(l)))),
  'a sentence a line, no free lines': (b) => LF(lines(b).filter(Boolean).flatMap(sentences)),
  'sentences counted in brackets': (b) => {
    let n = 0;
    return LF(
      lines(b).map((l) =>
        l === ''
          ? ''
          : sentences(l)
              .map((s) => `[${++n}] ${s}`)
              .join(' '),
      ),
    );
  },
  'words and stops set apart': (b) => LF(lines(b).map((l) => tokens(l).join(' '))),
  'words with their parts of speech': (b) =>
    LF(
      lines(b).map((l) =>
        tokens(l)
          .map((t) => `${t}_${tag(t)}`)
          .join(' '),
      ),
    ),
  'a word a line with its kind': (b) =>
    LF(
      lines(b)
        .filter(Boolean)
        .map(
          (l) =>
            `${tokens(l)
              .map((t, i) => `${i + 1}\t${t}\t${t.toLowerCase()}\t${tag(t)}\t_\t0`)
              .join('\n')}\n`,
        ),
    ),
  'pieces of words with marks for blanks': (b) =>
    LF(lines(b).map((l) => l.replace(/ /g, ' Ġ').replace(/([a-z]{5})([a-z]{3})/g, '$1 $2'))),
  'small words without stops': (b) => LF(lines(b).map((l) => l.toLowerCase().replace(/[^\w\s]/g, ''))),
};

const models = {
  'pieces of a thousand letters that overlap, as data': (b) => {
    const words = plain(b);
    const out = [];
    for (let at = 0; at < words.length; at += 800)
      out.push(
        q({ id: `chunk-${out.length}`, text: words.slice(at, at + 1000), metadata: { source: 'rules.txt' } }),
      );
    return LF(out);
  },
  'pieces of paragraphs, one repeated in the next, as data': (b) => {
    const paragraphs = plain(b).split('\n\n');
    const out = [];
    for (let at = 0; at < paragraphs.length; at += 5)
      out.push({ id: out.length, content: paragraphs.slice(at, at + 6).join('\n\n'), tokens: 200 });
    return JSON.stringify(out);
  },
  'pieces with their vectors': (b) =>
    LF([
      'id,text,embedding',
      ...content(b).map((x, i) => `${i},"${line(x).replaceAll('"', '""')}","[0.0123, -0.234, 0.5]"`),
    ]),
  'markdown of a program that reads pages': (b) =>
    LF(
      b.flatMap((x, i) => [
        ...(i % 25 === 24 ? [`<!-- Page ${(i + 1) / 25} -->`, '', `![](_page_${i}_Picture_1.jpeg)`, ''] : []),
        isHead(bare(x))
          ? `## **${line(x)}**`
          : isRule(x)
            ? `<span id="page-${i}-0"></span>**${x.number}${x.kind === 'rule' ? '.' : ''}** ${x.text}`
            : line(x),
        '',
      ]),
    ),
  'answer of an assistant, in parts': (b) => {
    const paragraphs = plain(b).split('\n\n');
    const out = [];
    for (let at = 0; at < paragraphs.length; at += 40)
      out.push(
        `**You:** continue\n\n**Assistant:** Here is the next part:\n\n${paragraphs.slice(at, at + 40).join('\n\n')}\n\nWould you like me to continue?`,
      );
    return LF(out);
  },
  'lines with the beginning of their words': (b) =>
    LF(lines(b).map((l) => (l.length > 160 ? `${l.slice(0, 157)}...` : l))),
  'tree of what a page says to a reader aloud': (b) =>
    LF([
      '- document:',
      ...b.map((x) =>
        isHead(bare(x))
          ? `  - heading ${q(line(x))} [level=2]`
          : x.kind === 'term'
            ? `  - term: ${q(line(x))}`
            : `  - paragraph: ${q(line(x))}`,
      ),
    ]),
  'canvas of notes': (b) =>
    JSON.stringify({
      nodes: content(b).map((x, i) => ({
        id: `n${i}`,
        type: 'text',
        text: line(x),
        x: 0,
        y: i * 90,
        width: 400,
        height: 60,
      })),
      edges: content(b)
        .slice(1)
        .map((_, i) => ({ id: `e${i}`, fromNode: `n${i}`, toNode: `n${i + 1}` })),
    }),
};

const logs = {
  'log of a container as data': (b) =>
    LF(
      lines(b).map((l, i) =>
        q({
          log: `${l}\n`,
          stream: 'stdout',
          time: `2026-11-22T10:00:${String(i % 60).padStart(2, '0')}.123Z`,
        }),
      ),
    ),
  'log of a container, a mark for whole lines': (b) =>
    LF(
      lines(b).map((l, i) => `2026-11-22T10:00:${String(i % 60).padStart(2, '0')}.123456789Z stdout F ${l}`),
    ),
  'log of a system': (b) =>
    LF(lines(b).map((l, i) => `Nov 22 10:00:${String(i % 60).padStart(2, '0')} host rules[4711]: ${l}`)),
  'record of a terminal': (b) =>
    LF([
      q({ version: 2, width: 120, height: 40, timestamp: 1_700_000_000 }),
      ...lines(b).map((l, i) => q([i * 0.1, 'o', `${l}\r\n`])),
    ]),
  'lines of a chat with names in angles': (b) =>
    LF(
      lines(b)
        .filter(Boolean)
        .map((l, i) => `[10:${String(i % 60).padStart(2, '0')}] <rulesbot> ${l}`),
    ),
  'records of a debugger with words in calls': (b) =>
    LF(lines(b).map((l) => `write(1, ${q(`${l}\n`)}, ${l.length + 1}) = ${l.length + 1}`)),
};

const comments = {
  'comments behind two semicolons': commented(';; '),
  'comments behind two hyphens': commented('-- '),
  'comments of a batch file': commented('REM '),
  'comments behind a per cent sign': commented('% '),
  'comments behind an apostrophe': commented("' "),
  'comment of a page': (b) => page(`<!--\n${plain(b).replaceAll('--', '- -')}\n-->`),
  'text of a program in triple quotes': (b) =>
    `"""The rules."""\n\nRULES = """\\\n${plain(b).replaceAll('\\', '\\\\')}"""\n`,
};

const printers = {
  'pages of a program that prints': (b) => {
    const all = lines(b).flatMap((l) => wrap(l, 72));
    const out = [];
    for (let at = 0; at < all.length; at += 56)
      out.push(
        '',
        '',
        `2026-11-22 10:00                    rules.txt                     Page ${at / 56 + 1}`,
        '',
        '',
        ...all.slice(at, at + 56),
        '',
        '',
        '',
        '',
        '',
      );
    return LF(out);
  },
  'source of a printer': (b) =>
    `%!PS-Adobe-3.0\n/Times-Roman findfont 10 scalefont setfont\n${lines(b)
      .flatMap((l) => wrap(l, 90))
      .map((l, i) => `72 ${720 - (i % 60) * 11} moveto (${l.replace(/([\\()])/g, '\\$1')}) show`)
      .join('\n')}\nshowpage\n%%EOF\n`,
  'blocks of a formatter': (b) =>
    `<?xml version="1.0"?><fo:root xmlns:fo="http://www.w3.org/1999/XSL/Format"><fo:page-sequence><fo:flow>${b
      .map((x) => `<fo:block font-size="10pt">${xml(line(x))}</fo:block>`)
      .join('')}</fo:flow></fo:page-sequence></fo:root>`,
  'a frame of strokes around all': (b) => {
    const all = lines(b).flatMap((l) => wrap(l, 76));
    return LF([`┌${'─'.repeat(78)}┐`, ...all.map((l) => `│ ${l.padEnd(76)} │`), `└${'─'.repeat(78)}┘`]);
  },
  'a frame of stars around all': (b) => {
    const all = lines(b).flatMap((l) => wrap(l, 76));
    return LF(['*'.repeat(80), ...all.map((l) => `* ${l.padEnd(76)} *`), '*'.repeat(80)]);
  },
  'lines padded to eighty columns': (b) =>
    LF(
      lines(b)
        .flatMap((l) => wrap(l, 80))
        .map((l) => l.padEnd(80)),
    ),
  'a line for each section': (b) => {
    const out = [''];
    for (const x of b) {
      if (isHead(bare(x)) || x.kind === 'title') out.push(line(x));
      else out[out.length - 1] += ` ${line(x)}`;
    }
    return LF(out);
  },
  'only what prints in seven bits': (b) => plain(b).replace(/[^\x20-\x7e]/g, ''),
  'only lines that begin with a figure': (b) => LF(lines(b).filter((l) => /^\d/.test(l))),
  'lines without those of Examples': (b) => LF(lines(b).filter((l) => !l.startsWith('Example'))),
  'items that a page counts anew': (b) =>
    page(
      `<ol>${content(b)
        .map((x) => `<li>${xml(x.text)}</li>`)
        .join('')}</ol>`,
    ),
};

/** The forms by their names. */
export const callers = { ...linguists, ...models, ...logs, ...comments, ...printers };
