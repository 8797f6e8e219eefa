// Checks every text that a comparison quotes against its own edition: node bench/compare/quotations.mjs [--book BOOK]
// Compile first (npm run compile). All neighbouring editions of the corpus: in the data (JSON), and as the command prints them on a
// terminal, as HTML and as Markdown. With --book the comparisons that a book has are checked too, page by page. Status 1 where a
// quotation differs.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { parse } from 'parse5';
import { readEditionFile } from '../../dist/archive/index.js';
import { readingOf } from '../../dist/compare/display/reading.js';
import { compare, toHtml, toMarkdown, toTerminal } from '../../dist/compare/index.js';
import { examplesOf, glossaryOf, numberOf, ownText, rulesOf, textOf } from '../../dist/tree/index.js';

const { values } = parseArgs({ options: { book: { type: 'string' } } });
const base = process.env.VARIORUM_CORPUS ?? resolve(import.meta.dirname, '../../../shared');
/** What is compared: all that changed, even where only capitals or quotation marks did. */
const SHOWN = { hide: ['none'] };

/** Files of editions by the date in their name, of several copies the first: the oldest first. */
const files = new Map();
for (const folder of ['official', 'mirror', 'documents'])
  for (const name of existsSync(join(base, 'corpus', folder))
    ? readdirSync(join(base, 'corpus', folder))
    : []) {
    const date = /\d{4}-\d\d-\d\d/.exec(name)?.[0];
    if (date !== undefined && !files.has(date)) files.set(date, join(base, 'corpus', folder, name));
  }
if (files.size === 0) {
  console.error(
    `There are no editions in ${base}; set VARIORUM_CORPUS to a folder that has corpus/official.`,
  );
  process.exit(2);
}
const folded = (text) => text.replace(/\s+/g, ' ').trim();
/** Outputs put blanks between an old and a new word, and break lines; the characters of the text are what they have to keep. */
const dense = (text) => text.replace(/\s+/g, '');
const side = (words, other) =>
  words
    .filter(({ op }) => op !== other)
    .map(({ text }) => text)
    .join('');

/** The texts of an edition: of rules by number, with their examples, and of glossary entries by term. */
function textsOf(tree) {
  const rules = new Map();
  for (const rule of rulesOf(tree)) {
    const list = rules.get(numberOf(rule)) ?? [];
    // A misprinted edition has a number twice.
    list.push({ text: folded(ownText(rule)), examples: examplesOf(rule).map((one) => folded(textOf(one))) });
    rules.set(numberOf(rule), list);
  }
  const terms = new Map();
  for (const { term, children } of glossaryOf(tree)) {
    const text = folded(children.map((child) => textOf(child)).join(' '));
    terms.set(term, [...(terms.get(term) ?? []), text]);
  }
  return { rules, terms };
}

/** For each output how many texts it quotes, and how many of them differ. */
const counts = {};
function check(output, where, text, fits) {
  counts[output] ??= { quoted: 0, differing: 0 };
  counts[output].quoted++;
  if (fits(text)) return;
  counts[output].differing++;
  if (counts[output].differing <= 10) console.log(`  ${output}, ${where}: ${text.slice(0, 160)}`);
}

/** Whether a rule of an edition has a text; of a rule that was split or merged an edge quotes the sentences it answers for. */
const quotes = (own, branching) => (text) =>
  own.some((rule) =>
    branching
      ? text.split(/(?<=[.)"\u201d]) /).every((sentence) => rule.text.includes(sentence))
      : rule.text === text,
  );

/** The data of a comparison against the two editions. */
function checkData(comparison, before, now) {
  for (const edge of comparison.edges) {
    const branching = edge.relation === 'split' || edge.relation === 'merged';
    for (const [edition, number, other, key] of [
      [before, edge.old, 'insert', 'old'],
      [now, edge.new, 'delete', 'new'],
    ]) {
      if (number === null) continue;
      const own = edition.texts.rules.get(number) ?? [];
      check('JSON', `${edition.name} ${number}`, folded(side(edge.words, other)), quotes(own, branching));
      for (const { words, [key]: at } of edge.examples) {
        if (words === undefined || at === null) continue;
        check('JSON', `${edition.name} ${number}, example ${at + 1}`, folded(side(words, other)), (text) =>
          own.some((rule) => rule.examples[at] === text),
        );
      }
    }
  }
  for (const edge of comparison.glossary) {
    if (edge.words === undefined || edge.movedTo || edge.movedFrom) continue;
    for (const [edition, term, other] of [
      [before, edge.old, 'insert'],
      [now, edge.new, 'delete'],
    ]) {
      if (term === null) continue;
      check('JSON', `${edition.name} ${term}`, folded(side(edge.words, other)), (text) =>
        (edition.texts.terms.get(term) ?? []).includes(text),
      );
    }
  }
}

/** The elements of a page that fit. */
function elements(node, fits) {
  const found = [];
  const walk = (one) => {
    if (fits(one)) found.push(one);
    else for (const child of one.childNodes ?? []) walk(child);
  };
  walk(node);
  return found;
}
const named = (name) => (node) => node.nodeName === name;
const classed = (name) => (node) =>
  node.attrs?.some((one) => one.name === 'class' && one.value.split(' ').includes(name)) ?? false;
/** The text of an element without the elements of one name. */
const textIn = (node, without) =>
  node.nodeName === without
    ? ''
    : (node.value ?? (node.childNodes ?? []).map((child) => textIn(child, without)).join(''));

/** The texts that a comparison shows, in order: all words of its entries and of their examples. */
function shownOf(comparison) {
  return readingOf(comparison, SHOWN)
    .parts.flatMap(({ kind, rows }) =>
      kind === 'rules' || kind === 'entries'
        ? rows.flatMap(({ name, words, examples }) => [
            { name, words },
            ...examples.map((example) => ({ name, words: example.words })),
          ])
        : [],
    )
    .filter(({ words }) => words.length > 0);
}

/** What HTML and Markdown show of each side, text after text. */
function htmlTexts(html) {
  const paragraphs = elements(parse(html), named('article')).flatMap((article) =>
    elements(
      article,
      (one) => one.nodeName === 'blockquote' || (one.nodeName === 'p' && !classed('why')(one)),
    ),
  );
  return paragraphs.map((one) => [textIn(one, 'ins'), textIn(one, 'del')]);
}
const plain = (text) =>
  text
    .replace(/\\(?=[\\`*_{}[\]()#+!|~>.-])/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&amp;/g, '&');
function markdownTexts(markdown) {
  const marked = (text, name) => text.replace(new RegExp(`<${name}>.*?</${name}>`, 'g'), '');
  return markdown
    .split('\n\n')
    .map((text) =>
      [marked(text, 'ins'), marked(text, 'del')].map((one) => plain(one.replace(/<\/?(?:ins|del)>/g, ''))),
    );
}
/** The two columns of a terminal, block after block. */
function terminalTexts(lines) {
  const blocks = [];
  let open = false;
  for (const line of stripVTControlCharacters(lines).split('\n')) {
    const [, left, right] = /^ {2}(.{87}) │ ?(.*)$/.exec(line.padEnd(92)) ?? [];
    if (left === undefined || line.startsWith('  ·')) {
      open = false;
      continue;
    }
    if (!open) blocks.push(['', '']);
    open = true;
    const block = blocks.at(-1);
    block[0] += left;
    block[1] += right;
  }
  return blocks;
}

/** What is printed of a comparison against its data. */
function checkOutputs(comparison, name) {
  const shown = shownOf(comparison);
  const outputs = {
    HTML: htmlTexts(toHtml(comparison, SHOWN)),
    terminal: terminalTexts(
      toTerminal(comparison, { ...SHOWN, layout: 'sideBySide', colours: true, width: 180 }),
    ),
  };
  for (const [output, texts] of Object.entries(outputs)) {
    if (texts.length !== shown.length)
      check(output, name, `${texts.length} texts of ${shown.length}`, () => false);
    for (const [at, { name: rule, words }] of shown.entries())
      for (const [which, other] of [
        [0, 'insert'],
        [1, 'delete'],
      ]) {
        const wanted = dense(side(words, other));
        check(output, `${name} ${rule}`, texts[at]?.[which] ?? '', (text) => dense(text) === wanted);
      }
  }
  const paragraphs = markdownTexts(toMarkdown(comparison, SHOWN));
  const [olds, news] = [0, 1].map(
    (which) => new Set(paragraphs.map((texts) => dense(texts[which]).replace(/^>/, ''))),
  );
  for (const { name: rule, words } of shown)
    for (const [texts, other] of [
      [olds, 'insert'],
      [news, 'delete'],
    ]) {
      const wanted = side(words, other);
      if (wanted === '') continue;
      check('Markdown', `${name} ${rule}`, wanted, (text) => texts.has(dense(text)));
    }
}

/** The old and the new text that a page shows of a rule, an example or an entry. */
function pageTexts(texts) {
  const paragraphs = elements(texts, (one) => one.nodeName === 'p' && !classed('second')(one));
  return ['ins', 'del'].map((other) => folded(paragraphs.map((one) => textIn(one, other)).join('')));
}

/** An article of a comparison in a book against the two editions. */
function checkArticle(article, where, before, now) {
  const kind = article.attrs.find(({ name }) => name === 'data-change')?.value;
  const heading = elements(article, named('h2'))[0];
  const names = (
    heading
      ? elements(heading, named('bdi'))
      : elements(article, (one) => one.nodeName === 'a' && classed('number')(one))
  ).map((one) => textIn(one));
  // A glossary has the new term first, a rule the old number.
  if (heading) names.reverse();
  const both = [kind === 'added' ? undefined : names[0], kind === 'deleted' ? undefined : names.at(-1)];
  const branching = elements(article, classed('tag')).some((one) => /^(?:split|merged)$/.test(textIn(one)));
  for (const texts of elements(article, (one) => classed('texts')(one) || classed('example')(one))) {
    const example = classed('example')(texts);
    const shown = pageTexts(texts);
    for (const [at, edition] of [before, now].entries()) {
      const name = both[at];
      const text = shown[at];
      if (name === undefined || text === '') continue;
      check('book', `${where} ${name}`, text, (one) =>
        heading
          ? (edition.terms.get(name) ?? []).includes(one)
          : example
            ? (edition.rules.get(name) ?? []).some((rule) => rule.examples.includes(one))
            : quotes(edition.rules.get(name) ?? [], branching)(one),
      );
    }
  }
}

/** The pages of the comparisons of a book against the trees that it has. */
function checkBook(book) {
  const texts = new Map();
  const textsFor = (id) => {
    if (!texts.has(id)) {
      const path = join(book, 'data/trees', `${id}.json`);
      const tree = existsSync(path) ? readFileSync(path) : gunzipSync(readFileSync(`${path}.gz`));
      if (texts.size > 2) texts.clear();
      texts.set(id, textsOf(JSON.parse(tree.toString('utf8'))));
    }
    return texts.get(id);
  };
  const folder = join(book, 'comparisons');
  let pages = 0;
  for (const pair of readdirSync(folder).sort()) {
    const [old, fresh] = pair.split('--');
    for (const file of readdirSync(join(folder, pair), { recursive: true })) {
      if (!file.endsWith('.html')) continue;
      pages++;
      for (const article of elements(
        parse(readFileSync(join(folder, pair, file), 'utf8')),
        classed('edge'),
      )) {
        checkArticle(article, `${pair} ${file}`, textsFor(old), textsFor(fresh));
      }
    }
  }
  return pages;
}

let before;
let comparisons = 0;
for (const [date, path] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
  let edition;
  try {
    edition = await readEditionFile(path);
  } catch {
    continue;
  }
  const { tree } = edition.result;
  const name = edition.effective ?? date;
  // A copy with another date in its name than it prints.
  if (before !== undefined && name <= before.name) continue;
  const now = { name, tree, texts: textsOf(tree) };
  if (before) {
    const comparison = compare(before.tree, tree);
    comparisons++;
    checkData(comparison, before, now);
    checkOutputs(comparison, `${before.name} to ${name}`);
  }
  before = now;
}

const pages = values.book === undefined ? 0 : checkBook(values.book);
console.log(`${comparisons} comparisons${pages > 0 ? `, and ${pages} pages of a book` : ''}`);
for (const [output, { quoted, differing }] of Object.entries(counts))
  console.log(`  ${output}: ${quoted} texts quoted, ${differing} differ from their edition`);
process.exitCode = Object.values(counts).some(({ differing }) => differing > 0) ? 1 : 0;
