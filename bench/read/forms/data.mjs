// Forms of an edition as data: what services answer, databases and spreadsheets export, and programs keep in their sources.
import { label, wholeRows } from './document.mjs';

const LF = (lines) => `${lines.join('\n')}\n`;
const line = (b) => `${label({ ...b, kind: b.kind.replace('entry-', '') })}${b.text}`;
const isRule = (b) => b.kind === 'rule' || b.kind === 'subrule';
const html = (s) => s.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const cell = (words) => `"${words.replaceAll('"', '""')}"`;
const ascii = (s) => s.replace(/[^\0-\x7f]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);
/** The rules with their examples. */
const rulesOf = (blocks) => {
  const rules = [];
  for (const b of wholeExamples(blocks)) {
    if (isRule(b)) rules.push({ number: b.number, words: b.text, examples: [] });
    else if (b.kind === 'example' && rules.length > 0) rules.at(-1).examples.push(b.text);
  }
  return rules;
};
/** Further paragraphs of a rule follow on its words; those behind an example are left where they are. */
function wholeExamples(blocks) {
  const whole = [];
  for (const b of blocks) {
    const last = whole.at(-1);
    if (b.kind === 'more' && last !== undefined)
      whole[whole.length - 1] = { ...last, text: `${last.text} ${b.text}` };
    else whole.push(b);
  }
  return whole;
}
const python = (s) => (s.includes("'") && !s.includes('"') ? `"${s}"` : `'${s.replaceAll("'", "\\'")}'`);
const yamlQuoted = (s) => `'${s.replaceAll("'", "''")}'`;
const folded = (words, indent) => {
  const rows = [''];
  for (const word of words.split(' ')) {
    if (rows.at(-1).length + word.length > 76) rows.push('');
    rows[rows.length - 1] += rows.at(-1) === '' ? word : ` ${word}`;
  }
  return rows.map((row) => indent + row);
};

/** Tables of rules: each row is a number and its words. What they leave out is not asked for. */
const rows = {
  'answer with nodes and edges': (r) =>
    JSON.stringify({
      data: {
        rules: {
          edges: r.map((b) => ({
            cursor: btoa(b.number),
            node: { id: `r:${b.number}`, number: b.number, text: b.text },
          })),
          pageInfo: { hasNextPage: false },
        },
      },
    }),
  'answer of resources': (r) =>
    JSON.stringify({
      data: r.map((b) => ({
        type: 'rules',
        id: b.number,
        attributes: { text: b.text },
        links: { self: `/rules/${b.number}` },
      })),
    }),
  'documents of a database': (r) =>
    LF(
      r.map((b, i) =>
        JSON.stringify({
          _id: { $oid: `65f0000000000000000${String(i).padStart(5, '0')}` },
          number: b.number,
          text: b.text,
          updated: { $date: '2026-11-22T12:00:00Z' },
        }),
      ),
    ),
  'lines for a search engine': (r) =>
    LF(
      r.flatMap((b) => [
        JSON.stringify({ index: { _index: 'rules', _id: b.number } }),
        JSON.stringify({ text: b.text }),
      ]),
    ),
  'values with their types': (r) =>
    JSON.stringify({
      documents: r.map((b) => ({
        name: `rules/${b.number}`,
        fields: { number: { stringValue: b.number }, text: { stringValue: b.text } },
      })),
    }),
  'questions and answers': (r) =>
    LF(
      r.map((b) =>
        JSON.stringify({ instruction: `What does rule ${b.number} say?`, input: '', output: b.text }),
      ),
    ),
  'call with data': (r) => `callback(${JSON.stringify(r.map((b) => ({ number: b.number, text: b.text })))});`,
  'data with letters spelled out': (r) =>
    ascii(JSON.stringify(r.map((b) => ({ number: b.number, text: b.text })))),
  'data of loose spelling': (r) =>
    `// rules\n[\n${r.map((b) => `  {number: '${b.number}', text: '${b.text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}',},`).join('\n')}\n]\n`,
  'list of pairs': (r) =>
    `RULES = [\n${r.map((b) => `    (${python(b.number)}, ${python(b.text)}),`).join('\n')}\n]\n`,
  'dictionary printed': (r) => `{${r.map((b) => `${python(b.number)}: ${python(b.text)}`).join(', ')}}\n`,
  'array with arrows': (r) =>
    `<?php\nreturn [\n${r.map((b) => `    '${b.number}' => '${b.text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}',`).join('\n')}\n];\n`,
  'table of a script': (r) =>
    `return {\n${r.map((b) => `  ["${b.number}"] = ${JSON.stringify(b.text)},`).join('\n')}\n}\n`,
  'map of a program': (r) =>
    `package rules\n\nvar Rules = map[string]string{\n${r.map((b) => `\t"${b.number}": ${JSON.stringify(b.text)},`).join('\n')}\n}\n`,
  'properties of a program': (r) => LF(r.map((b) => `rule.${b.number}=${ascii(b.text)}`)),
  'texts to translate': (r) =>
    LF(r.flatMap((b) => [`msgid "${b.number}"`, `msgstr ${JSON.stringify(b.text)}`, ''])),
  'texts of a telephone': (r) =>
    `<?xml version="1.0" encoding="utf-8"?>\n<resources>\n${r.map((b) => `    <string name="rule_${b.number}">${html(b.text).replaceAll("'", "\\'")}</string>`).join('\n')}\n</resources>\n`,
  'texts of another telephone': (r) => LF(r.map((b) => `"${b.number}" = ${JSON.stringify(b.text)};`)),
  'cards to learn': (r) =>
    LF(['#separator:tab', '#html:true', ...r.map((b) => `${b.number}\t${html(b.text)}`)]),
  'table with a mark of its separator': (r) =>
    LF(['sep=;', 'Rule;Text', ...r.map((b) => `${b.number};${cell(b.text)}`)]),
  'table in the letters of a spreadsheet': (r) =>
    Buffer.from(
      `\ufeffRule\tText\r\n${r.map((b) => `${b.number}\t${/["\t]/.test(b.text) ? cell(b.text) : b.text}\r\n`).join('')}`,
      'utf16le',
    ),
  'table of formulas': (r) => LF(['Rule,Text', ...r.map((b) => `"=""${b.number}""",${cell(b.text)}`)]),
  'table of quoted cells': (r) =>
    LF([
      '"Rule","Section","Text"',
      ...r.map((b) => [b.number, b.number.split('.')[0], b.text].map(cell).join(',')),
    ]),
  'table with words first': (r) => LF(['Text,Rule', ...r.map((b) => `${cell(b.text)},${b.number}`)]),
  'table with lines in its cells': (r) =>
    `Rule,Text\r\n${r.map((b) => `${b.number},${cell(b.text.replace(/\. (?=[A-Z])/g, '.\n'))}\r\n`).join('')}`,
  'table of a database client': (r) => {
    const width = Math.max(...r.map((b) => b.number.length));
    return LF([
      ` ${'number'.padEnd(width)} | text`,
      `-${'-'.repeat(width)}-+-----`,
      ...r.map((b) => ` ${b.number.padEnd(width)} | ${b.text}`),
      `(${r.length} rows)`,
    ]);
  },
  'copy of a table of a database': (r) =>
    LF(['COPY public.rules (number, text) FROM stdin;', ...r.map((b) => `${b.number}\t${b.text}`), '\\.']),
  'statements of a database, many rows': (r) =>
    `INSERT INTO \`rules\` (\`number\`, \`text\`) VALUES\n${r.map((b) => `('${b.number}', '${b.text.replaceAll("'", "\\'")}')`).join(',\n')};\n`,
  'yaml, single quotes': (r) => LF(r.map((b) => `${yamlQuoted(b.number)}: ${yamlQuoted(b.text)}`)),
  'yaml, bare numbers as keys': (r) => LF(r.map((b) => `${b.number}: ${JSON.stringify(b.text)}`)),
  'yaml, folded words': (r) =>
    LF(r.flatMap((b) => [`- number: "${b.number}"`, '  text: >-', ...folded(b.text, '    ')])),
  'yaml, words as they stand': (r) => LF(r.flatMap((b) => [`"${b.number}": |`, `  ${b.text}`])),
  'yaml, plain words over lines': (r) =>
    LF(
      r.flatMap((b) => [
        `- number: ${b.number}`,
        ...folded(b.text.replace(/: /g, ' – '), '    ').map((row, i) =>
          i === 0 ? `  text: ${row.trim()}` : row,
        ),
      ]),
    ),
  'yaml, one line each': (r) =>
    LF(r.map((b) => `- {number: "${b.number}", text: ${JSON.stringify(b.text)}}`)),
  'toml, words of several lines': (r) =>
    LF(r.flatMap((b) => ['[[rules]]', `number = "${b.number}"`, `text = """\n${b.text}"""`, ''])),
  'toml, numbers as keys': (r) =>
    LF(['[rules]', ...r.map((b) => `"${b.number}" = ${JSON.stringify(b.text)}`)]),
  'xml of texts to translate': (r) =>
    `<?xml version="1.0"?>\n<xliff version="1.2"><file><body>\n${r.map((b) => `<trans-unit id="${b.number}"><source>${html(b.text)}</source></trans-unit>`).join('\n')}\n</body></file></xliff>\n`,
  'xml of records': (r) =>
    `<?xml version="1.0"?>\n<RECORDS>\n${r.map((b) => `<RECORD>\n<number>${b.number}</number>\n<text>${html(b.text)}</text>\n</RECORD>`).join('\n')}\n</RECORDS>\n`,
  'property list': (r) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">\n<plist version="1.0"><dict>\n${r.map((b) => `<key>${b.number}</key>\n<string>${html(b.text)}</string>`).join('\n')}\n</dict></plist>\n`,
};

/** Data that keep the examples with their rules, or all lines. */
const more = {
  'answer by number, with navigation': (blocks) =>
    JSON.stringify(
      Object.fromEntries(
        rulesOf(blocks).map(({ number, words, examples }, i, all) => [
          number,
          {
            ruleNumber: number,
            examples: examples.length > 0 ? examples.map((e) => `Example: ${e}`) : null,
            ruleText: words,
            fragment: number,
            navigation: { previousRule: all[i - 1]?.number ?? null, nextRule: all[i + 1]?.number ?? null },
          },
        ]),
      ),
    ),
  'yaml, rules with lists of examples': (blocks) =>
    LF(
      rulesOf(blocks).flatMap(({ number, words, examples }) => [
        `- number: "${number}"`,
        `  text: ${JSON.stringify(words)}`,
        ...(examples.length > 0 ? ['  examples:', ...examples.map((e) => `    - ${JSON.stringify(e)}`)] : []),
      ]),
    ),
  'table of rules, words and examples': (blocks) =>
    LF([
      'Rule,Text,Example',
      ...rulesOf(blocks).map(
        ({ number, words, examples }) =>
          `${number},${cell(words)},${examples.length > 0 ? cell(examples.join('\n')) : ''}`,
      ),
    ]),
};
const lines = {
  'lyrics with times': (blocks) =>
    LF(
      blocks.map(
        (b, i) =>
          `[${String(Math.floor(i / 60)).padStart(2, '0')}:${String(i % 60).padStart(2, '0')}.00]${line(b)}`,
      ),
    ),
  'captions with times': (blocks) =>
    `WEBVTT\n\n${blocks.map((b, i) => `${i + 1}\n00:${String(Math.floor(i / 60) % 60).padStart(2, '0')}:${String(i % 60).padStart(2, '0')}.000 --> 00:59:59.000\n${line(b)}\n`).join('\n')}`,
  'notebook of cells': (blocks) =>
    JSON.stringify({
      cells: [{ cell_type: 'markdown', metadata: {}, source: blocks.map((b) => `${line(b)}\n\n`) }],
      metadata: {},
      nbformat: 4,
      nbformat_minor: 5,
    }),
};

/** @type {Record<string, (blocks: object[], random: () => number) => string | Uint8Array>} */
export const data = { ...more, ...lines };
for (const name of Object.keys(more)) data[name].keeps = /^(?:rule|example) /;
for (const [name, form] of Object.entries(rows)) {
  data[name] = (blocks) => form(wholeRows(blocks).filter(isRule));
  data[name].keeps = /^rule /;
}
