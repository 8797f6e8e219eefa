// Makes fixtures/witnesses.json: for every parameter that decides, and each value of it that is played in another way than the
// first, a scenario on which the two part; what is not found is listed by name.
//
//   npm run compile && node scripts/make-witnesses.mjs [--only SYSTEM]
//
// With --pairs it makes fixtures/scenarios/witnesses.json instead: for every parameter on which two editions of the pairs below differ,
// the smallest game that shows it, as a scenario that both editions are held to.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const root = resolve(import.meta.dirname, '..');
const { values: options } = parseArgs({
  options: { only: { type: 'string' }, pairs: { type: 'boolean' } },
});
const { differences, PARAMETERS, ruleset } = await import(join(root, 'dist/rulesets/index.js'));
const { alternativesOf, loadScenarios, partsOn, runScenario, witnessFor } = await import(
  join(root, 'dist/scenarios/index.js')
);

if (options.pairs) {
  pairs();
  process.exit(0);
}

/** The grounds on which a difference is looked for: what else holds matters to some of them. */
const GROUNDS = ['2026-04-17', '2011-07-15', '2008-02-01', '2006-10-01'];
/** Values of others without which a parameter has nothing to decide: where two rules say the same, either is enough. */
const BESIDE = {
  'attackLeftRight.left.nearestSeats': { 'attackLeftRight.left.seats': 2 },
  // At the tables of the search a teammate sits to the left of whose turn it is.
  'attackLeftRight.right.nearestSeats': {
    'attackLeftRight.right.seats': 2,
    'attackLeftRight.attackTargets': 'adjacentOpponentOnTheOtherSide',
  },
  'general.freeMulligan.chapterRule': { 'general.freeMulligan.coreRule': 'none' },
  'general.freeMulligan.coreRule': { 'general.freeMulligan.chapterRule': 'none' },
  'rangeOfInfluence.winEffect': { 'general.winEffect.coreRule': 'playerWins' },
};
const target = join(root, 'fixtures/witnesses.json');
const before = existsSync(target) ? JSON.parse(readFileSync(target, 'utf8')) : { witnesses: [], without: [] };
const kept = options.only
  ? (list) => list.filter(({ parameter }) => !parameter.startsWith(options.only))
  : () => [];
const found = { witnesses: kept(before.witnesses), without: kept(before.without) };

/** A ruleset with one value set by hand. */
const having = (base, values) => ({
  edition: base.edition,
  entry: (key) =>
    key in values ? { ...base.entry(key), value: values[key], status: 'overridden' } : base.entry(key),
});

function stillParts({ parameter, values, ground, beside, cards, setup, steps }) {
  const [a, b] = values.map((value) => having(ruleset(ground), { ...beside, [parameter]: value }));
  const checks = ['gameOver()==False'];
  return partsOn({ id: parameter, edition: ground, cards, setup, steps, checks }, a, b);
}

for (const { key: parameter, use } of PARAMETERS) {
  if (use !== 'decides' || (options.only && !parameter.startsWith(options.only))) continue;
  const [first, ...others] = alternativesOf(parameter);
  for (const value of others) {
    let kept = false;
    for (const ground of GROUNDS) {
      const base = ruleset(ground);
      const beside = BESIDE[parameter] ?? {};
      const [a, b] = [first, value].map((each) => having(base, { ...beside, [parameter]: each }));
      const { scenario } = witnessFor(parameter, a, b, {
        editions: ['old', 'new'],
        positions: 1500,
        decisions: 5,
        once: true,
      });
      if (scenario === null || !partsOn(scenario, a, b)) continue;
      const { setup, cards, steps } = scenario;
      found.witnesses.push({ parameter, values: [first, value], ground, beside, cards, setup, steps });
      kept = true;
      break;
    }
    if (!kept) {
      // The search knows a few tables and cards; a game that somebody wrote stays as long as it tells the values apart.
      const former = before.witnesses.find((one) => one.parameter === parameter && one.values[1] === value);
      kept = former !== undefined && stillParts(former);
      if (kept) found.witnesses.push(former);
      else found.without.push({ parameter, values: [first, value] });
    }
    console.log(`${kept ? 'found' : 'none '}  ${parameter}  ${JSON.stringify([first, value])}`);
  }
}
const order = new Map(PARAMETERS.map(({ key }, at) => [key, at]));
for (const list of [found.witnesses, found.without])
  list.sort((a, b) => order.get(a.parameter) - order.get(b.parameter));
const lines = found.witnesses.map((each) => JSON.stringify(each)).join(',\n');
writeFileSync(target, `{"without":${JSON.stringify(found.without)},"witnesses":[\n${lines}\n]}\n`);
console.log(`fixtures/witnesses.json: ${found.witnesses.length} found, ${found.without.length} not`);

/** Scenarios on which the editions of each pair part. */
function pairs() {
  const scenarios = new Map();
  for (const editions of [
    ['2008-02-01', '2011-07-15'],
    ['2006-10-01', '2008-02-01'],
    ['2009-07-11', '2018-07-13'],
  ]) {
    const [a, b] = editions.map((edition) => ruleset(edition));
    const missing = [];
    for (const { key } of differences(a, b)) {
      const { use, scenario, searched } = witnessFor(key, a, b, { editions, positions: 1500 });
      if (use !== 'decides' || searched.games === 0) continue;
      if (scenario === null) missing.push(key);
      else if (!scenarios.has(key) && holds(scenario, editions)) scenarios.set(key, scenario);
    }
    console.log(`${editions.join(' and ')}: ${missing.length} without a witness ${missing.join(' ')}`);
  }
  const file = join(root, 'fixtures/scenarios/witnesses.json');
  const lines = [...scenarios.values()].map((scenario) => JSON.stringify(scenario)).join(',\n');
  writeFileSync(file, `[\n${lines}\n]\n`);
  console.log(`fixtures/scenarios/witnesses.json: ${scenarios.size} scenarios`);
}

/** Whether a scenario says something that is true of both editions, and not the same. */
function holds(scenario, editions) {
  if (scenario.checks.length === 0) return false;
  const [loaded] = loadScenarios(JSON.stringify([scenario]), 'witness');
  return editions.every(
    (edition) => runScenario(loaded, ruleset(edition), { edition, trace: false }).status === 'passed',
  );
}
