// How well the doctor reads the words beside a citation: tables of samples with truth, by class. Run by bench/lineage/doctor.mjs.
import { readFileSync } from 'node:fs';
import { diagnose, findCitations, inferEditions, readMeanings } from '../../dist/lineage/index.js';

/** The rows of a table, without its heading. */
const rowsOf = (path) =>
  readFileSync(path, 'utf8')
    .split('\n')
    .slice(1)
    .filter((line) => line !== '' && !line.startsWith('## '))
    .map((line) => line.split('\t'));

/** The name that tells how a comment is written. */
const fileFor = (comment) =>
  /^\s*#/.test(comment)
    ? 'a.py'
    : /^\s*--/.test(comment)
      ? 'a.lua'
      : /^\s*(?:\/\/|\/?\*|\*)/.test(comment)
        ? 'a.rs'
        : 'a.md';

/** What the doctor says of one comment by itself. */
function examined(text, cited, { concordance, rules, target }, file = fileFor(text)) {
  const citations = findCitations(text, file, () => rules);
  const at = citations.findIndex(({ number }) => number === cited);
  if (at < 0) return undefined;
  const meanings = readMeanings(citations, rules, target);
  const { ofFile } = inferEditions([citations], concordance, [meanings]);
  return diagnose(citations, concordance, ofFile[0] ?? target, target, meanings)[at];
}

const share = (part, all) => (all === 0 ? '    –' : `${((100 * part) / all).toFixed(1).padStart(5)} %`);

/** Citations that quote their rule or name it: the number of the rule in an edition, and whether that is what the doctor says. */
export function scoreQuoted(path, knowledge) {
  const counts = {
    stale: { all: 0, right: 0, wrong: 0, open: 0, missed: 0 },
    standing: { all: 0, current: 0, alarms: 0, open: 0, missed: 0 },
  };
  for (const [cited, words, truth] of rowsOf(path)) {
    // Numbers of subrules stand in the words without their dot, as the table was made.
    const below = new RegExp(`\\b${cited.replace('.', ' ')}([a-z])\\b`);
    const found = examined(`// ${cited} ${words.replace(below, `\n// ${cited}$1`)}`, cited, knowledge);
    const row = counts[truth === cited ? 'standing' : 'stale'];
    row.all++;
    if (!found) row.missed++;
    else if (truth === cited) {
      if (found.status === 'current') row.current++;
      else row.alarms++;
    } else if (found.suggestion === truth) row.right++;
    else if (found.suggestion !== null || found.status === 'current') row.wrong++;
    else row.open++;
  }
  const { stale, standing } = counts;
  return {
    lines: [
      `  stale     ${stale.all}: right number ${share(stale.right, stale.all)}, wrong ${share(stale.wrong, stale.all)}, left open ${share(stale.open, stale.all)}, not found ${share(stale.missed, stale.all)}`,
      `  standing  ${standing.all}: current ${share(standing.current, standing.all)}, false alarms ${share(standing.alarms, standing.all)}, not found ${share(standing.missed, standing.all)}`,
    ],
    right: stale.right / stale.all,
    wrong: stale.wrong / stale.all,
    alarms: standing.alarms / standing.all,
  };
}

/** Comments, with the code around them where a file is named, beside right, stale, wrong and impossible numbers. */
export function scoreComments(path, knowledge) {
  const counts = {};
  for (const [comment, cited, meant, kind, file] of rowsOf(path)) {
    const wanted = meant.split(/[ ,]+/);
    counts[kind] ??= {
      all: 0,
      missed: 0,
      alarms: 0,
      named: 0,
      flagged: 0,
      first: 0,
      suggested: 0,
      harm: 0,
    };
    const row = counts[kind];
    row.all++;
    const found = examined(comment.replaceAll('⏎', '\n'), cited, knowledge, file);
    if (!found) {
      row.missed++;
      continue;
    }
    const candidates = (found.candidates ?? []).map(({ number }) => number);
    if (found.status !== 'current') row.alarms++;
    // A number that a wrong one is known to have become is named as well as a candidate is.
    const named = [found.suggestion, ...candidates]
      .filter((number) => typeof number === 'string')
      .slice(0, 3);
    if (named.length > 0) row.flagged++;
    if (named.some((number) => wanted.includes(number))) row.named++;
    if (wanted.includes(named[0])) row.first++;
    if (found.suggestion !== null && wanted.includes(found.suggestion)) row.suggested++;
    if (found.suggestion !== null && !wanted.includes(found.suggestion)) row.harm++;
  }
  const lines = Object.entries(counts).map(([kind, row]) => {
    const rest = `wrong number written ${share(row.harm, row.all)}, not found ${share(row.missed, row.all)}`;
    if (kind === 'right')
      return `  ${kind.padEnd(15)} ${row.all}: false alarms ${share(row.alarms, row.all)}, ${rest}`;
    if (kind === 'stale')
      return `  ${kind.padEnd(15)} ${row.all}: right number ${share(row.suggested, row.all)}, among the candidates ${share(row.named, row.all)}, ${rest}`;
    return `  ${kind.padEnd(15)} ${row.all}: flagged ${share(row.flagged, row.all)}, with the right number among three ${share(row.named, row.all)}, first ${share(row.first, row.all)}, ${rest}`;
  });
  const of = (kind) => counts[kind] ?? { all: 1 };
  return {
    lines,
    named: of('wrong-but-real').named / of('wrong-but-real').all,
    alarms: of('right').alarms / of('right').all,
    right: of('stale').suggested / of('stale').all,
  };
}
