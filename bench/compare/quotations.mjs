// Checks every text that a comparison quotes against its own edition: node bench/compare/quotations.mjs
// Compile first (npm run compile). All neighbouring editions of the corpus; status 1 where a quotation differs.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compare } from '../../dist/compare/index.js';
import { read } from '../../dist/readers/index.js';
import { examplesOf, glossaryOf, numberOf, ownText, rulesOf, textOf } from '../../dist/tree/index.js';

const base = process.env.VARIORUM_CORPUS ?? resolve(import.meta.dirname, '../../../shared');
const folder = join(base, 'corpus/official');
const dates = existsSync(folder)
  ? readdirSync(folder)
      .filter((file) => /^\d{4}-\d\d-\d\d\.txt$/.test(file))
      .sort()
  : [];
if (dates.length === 0) {
  console.error(
    `There are no editions in ${folder}; set VARIORUM_CORPUS to a folder that has corpus/official.`,
  );
  process.exit(2);
}
const folded = (text) => text.replace(/\s+/g, ' ').trim();
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

let quoted = 0;
let differing = 0;
const check = (where, text, fits) => {
  quoted++;
  if (fits(folded(text))) return;
  differing++;
  if (differing <= 10) console.log(`  ${where}: ${text.slice(0, 160)}`);
};

let before;
for (const file of dates) {
  const { tree } = read(readFileSync(join(folder, file)), { file });
  const now = { name: file.slice(0, 10), tree, texts: textsOf(tree) };
  if (before) {
    const comparison = compare(before.tree, tree);
    for (const edge of comparison.edges) {
      const branching = edge.relation === 'split' || edge.relation === 'merged';
      for (const [edition, number, other, key] of [
        [before, edge.old, 'insert', 'old'],
        [now, edge.new, 'delete', 'new'],
      ]) {
        if (number === null) continue;
        const own = edition.texts.rules.get(number) ?? [];
        check(`${edition.name} ${number}`, side(edge.words, other), (text) =>
          own.some((rule) =>
            branching
              ? text.split(/(?<=[.)"\u201d]) /).every((sentence) => rule.text.includes(sentence))
              : rule.text === text,
          ),
        );
        for (const example of edge.examples) {
          if (example.words === undefined || example[key] === null) continue;
          check(
            `${edition.name} ${number}, example ${example[key] + 1}`,
            side(example.words, other),
            (text) => own.some((rule) => rule.examples[example[key]] === text),
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
        check(`${edition.name} ${term}`, side(edge.words, other), (text) =>
          (edition.texts.terms.get(term) ?? []).includes(text),
        );
      }
    }
  }
  before = now;
}
console.log(
  `${dates.length - 1} comparisons, ${quoted} texts quoted, ${differing} differ from their edition`,
);
process.exitCode = differing > 0 ? 1 : 0;
