// How well the doctor dates citations that quote a part of their rule: node bench/lineage/quotations.mjs [--in EDITION] FILE…
// Compile first (npm run compile). The files are dumps of whole editions: the samples of the package are in other words. From each rule of a file a run of words is taken, at a
// place and of a length that its number decides, and put beside the number, in one of several forms; each comment is judged by itself. What
// became of a rule is asked of the concordance, so that only dating and the choice among rules are measured here. Exits with status 1 where
// fewer than 90 % of the stale citations get the right number, 1 % or more a wrong one, or 2 % or more of the others are called anything
// but current.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openShelf } from '../../dist/archive/index.js';
import {
  Concordance,
  diagnose,
  findCitations,
  inferEditions,
  readMeanings,
  readRuleWords,
} from '../../dist/lineage/index.js';
import { ownText } from '../../dist/tree/index.js';

const root = resolve(import.meta.dirname, '../..');
const { values, positionals: files } = parseArgs({
  allowPositionals: true,
  options: { in: { type: 'string' } },
});
if (files.length === 0) {
  console.error('usage: node bench/lineage/quotations.mjs [--in EDITION] FILE…   (dumps of whole editions)');
  process.exit(2);
}
const concordance = new Concordance(JSON.parse(readFileSync(`${root}/sources/concordance.json`, 'utf8')));
const rules = readRuleWords(JSON.parse(readFileSync(`${root}/sources/words.json`, 'utf8')), concordance);
const target = values.in ?? concordance.editions.at(-1);

/** Forms in which a comment quotes a rule. */
const FORMS = [
  (number, words) => `// CR ${number}: ${words}`,
  (number, words) => `// ${words} (CR ${number})`,
  (number, words) => `    // ${number}. ${words} ...`,
  (number, words) => `/** Rule ${number} - "${words}" */`,
];
/** Shorter rules are headings, of which nothing can be quoted. */
const LEAST = 12;

/** What the doctor says of one comment by itself. */
function examined(text, number) {
  const citations = findCitations(text, 'a.java', () => rules);
  const at = citations.findIndex((citation) => citation.number === number);
  if (at < 0) return undefined;
  const meanings = readMeanings(citations, rules, target);
  const { ofFile } = inferEditions([citations], concordance, [meanings]);
  return diagnose(citations, concordance, ofFile[0] ?? target, target, meanings)[at];
}

/** The rules of a tree with their own words, without Examples and subrules. */
function* rulesIn(node) {
  for (const child of node.children ?? []) {
    if (child.type === 'rule' || child.type === 'subrule') {
      yield [child.number, ownText(child).split(/\s+/).filter(Boolean)];
    }
    yield* rulesIn(child);
  }
}

const shelf = await openShelf({ paths: files, samples: false });
let failed = false;
for (const source of shelf.list()) {
  const edition = source.effective;
  const { tree } = await source.load();
  const counts = {
    stale: 0,
    right: 0,
    wrong: 0,
    standing: 0,
    current: 0,
    alarms: 0,
    missed: 0,
    unfound: 0,
    parted: 0,
  };
  let seed = 1;
  const draw = (below) => {
    seed = (seed * 48271) % 2147483647;
    return seed % below;
  };
  for (const [number, words] of rulesIn(tree)) {
    if (words.length < LEAST) continue;
    const length = 6 + draw(7);
    const from = draw(Math.max(1, words.length - length));
    const said = words.slice(from, from + length).join(' ');
    const became = concordance.cite(number, edition, target);
    // What was split, merged or ended has no number that is the right one.
    if (became?.to.length !== 1) {
      counts.parted++;
      continue;
    }
    const truth = became.to[0].number;
    const found = examined(FORMS[draw(FORMS.length)](number, said), number);
    if (!found) counts.unfound++;
    else if (truth === number) {
      counts.standing++;
      if (found.status === 'current') counts.current++;
      else counts.alarms++;
    } else {
      counts.stale++;
      if (found.suggestion === truth) counts.right++;
      else if (found.suggestion !== null) counts.wrong++;
      else if (found.status === 'current') counts.missed++;
    }
  }
  const share = (part, all) => (all === 0 ? '–' : `${((100 * part) / all).toFixed(1)} %`);
  console.log(
    `${edition}: ${counts.stale} stale: right ${share(counts.right, counts.stale)}, wrong ${share(counts.wrong, counts.stale)}, called current ${share(counts.missed, counts.stale)}; ` +
      `${counts.standing} standing: alarms ${share(counts.alarms, counts.standing)}; not found ${counts.unfound}; ${counts.parted} without one number today`,
  );
  if (counts.stale > 0 && (counts.right < 0.9 * counts.stale || counts.wrong >= 0.01 * counts.stale))
    failed = true;
  if (counts.alarms >= 0.02 * counts.standing && counts.standing > 0) failed = true;
}
process.exitCode = failed ? 1 : 0;
