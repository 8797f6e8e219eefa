// Measures how the doctor infers the edition that citations were written for: node bench/lineage/inference.mjs [TRIALS]
// Compile first (npm run compile). Made-up programs cite rules of an edition drawn by lot, some of them wrongly; or half of their files
// cite another edition. Exits with status 1 where the true edition is too seldom among those that fit, or where what is called certain
// is too often wrong.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Concordance, diagnose, inferEditions } from '../../dist/lineage/index.js';
import { randomFrom } from '../random.mjs';

const root = resolve(import.meta.dirname, '../..');
const concordance = new Concordance(JSON.parse(readFileSync(`${root}/sources/concordance.json`, 'utf8')));
const { editions } = concordance;
const newest = editions.at(-1);
const rules = editions.map((_, e) =>
  concordance.data.lineages.flatMap(([, runs]) =>
    runs
      .filter(([number, from, to]) => from <= e && e <= to && number.includes('.'))
      .map(([number]) => number),
  ),
);

const random = randomFrom(1);
const oneOf = (list) => list[Math.floor(random() * list.length)];

/** A number that is a little wrong: another letter, the next rule, or the next section. */
function slip(number) {
  const [, section, rule, letter] = /^(\d+)\.(\d+)([a-z]*)$/.exec(number);
  const way = random();
  const by = random() < 0.5 ? -1 : 1;
  if (way < 0.5 && letter !== '') return `${section}.${rule}${oneOf('abcdefghijkm')}`;
  if (way < 0.75) return `${section}.${Math.max(1, Number(rule) + by)}${letter}`;
  return `${Number(section) + by}.${rule}${letter}`;
}

/** The citations of a file that was written for an edition. */
function fileFor(e, count, slips) {
  return Array.from({ length: count }, (_, at) => {
    const meant = oneOf(rules[e]);
    const number = random() < slips ? slip(meant) : meant;
    return {
      meant,
      start: at * 20,
      end: at * 20 + 6,
      line: at + 1,
      column: 1,
      text: number,
      number,
      confidence: 0.9,
      evidence: [],
    };
  });
}

const trials = Number(process.argv[2]) || 25;
const KINDS = [
  { files: 1, cites: 1 },
  { files: 1, cites: 10 },
  { files: 1, cites: 100 },
  { files: 20, cites: 15 },
  { files: 20, cites: 15, mixed: true },
  { files: 60, cites: 6, mixed: true },
];
/** What is asked of a program of one edition, and of a mixture. */
const LIMITS = { one: { least: 0.95, wrong: 0 }, mixed: { least: 0.8, wrong: 0.02 } };

let failed = false;
for (const { files: count, cites, mixed = false } of KINDS) {
  for (const slips of [0, 0.05, 0.15]) {
    let [files, inside, fitting, confident, certain, wrong, all] = [0, 0, 0, 0, 0, 0, 0];
    for (let trial = 0; trial < trials; trial++) {
      const pair = [Math.floor(random() * editions.length), Math.floor(random() * editions.length)];
      const program = Array.from({ length: count }, (_, at) => {
        const e = pair[mixed ? at % 2 : 0];
        return {
          edition: editions[e],
          citations: fileFor(e, count === 1 ? cites : 1 + Math.floor(random() * 2 * cites), slips),
        };
      });
      const { hands, ofFile } = inferEditions(
        program.map(({ citations }) => citations),
        concordance,
      );
      confident += hands[0]?.confidence ?? 0;
      program.forEach(({ edition, citations }, at) => {
        const inferred = ofFile[at];
        if (!inferred) return;
        files++;
        fitting += inferred.fits.length;
        if (inferred.fits.includes(edition)) inside++;
        for (const { citation, status, suggestion, certain: sure } of diagnose(
          citations,
          concordance,
          inferred,
          newest,
        )) {
          if (citation.number !== citation.meant) continue;
          all++;
          if (!sure || (status !== 'current' && suggestion === null)) continue;
          certain++;
          const { to } = concordance.cite(citation.number, edition, newest);
          if (to.length !== 1 || to[0].number !== (suggestion ?? citation.number)) wrong++;
        }
      });
    }
    const { least, wrong: most } = LIMITS[mixed ? 'mixed' : 'one'];
    const over = inside / files < least || wrong / Math.max(1, certain) > most;
    if (over) failed = true;
    console.log(
      `${count} file(s) of ${cites} citations${mixed ? ', two editions mixed' : ''}, ${slips * 100} % wrong: the edition is among those that fit for ${((100 * inside) / files).toFixed(1)} %, ` +
        `${(fitting / files).toFixed(1)} fit, confidence ${(confident / trials).toFixed(2)}; ${((100 * certain) / all).toFixed(0)} % called certain, ${((100 * wrong) / Math.max(1, certain)).toFixed(2)} % of them wrongly${over ? ': TOO BAD' : ''}`,
    );
  }
}
process.exitCode = failed ? 1 : 0;
