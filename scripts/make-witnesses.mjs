// Makes fixtures/witnesses.json: for every parameter that decides, and each value of it that is played in another way than the
// first, a scenario on which the two part; what is not found is listed by name.
//
//   npm run compile && node scripts/make-witnesses.mjs [--only SYSTEM]
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const root = resolve(import.meta.dirname, '..');
const { values: options } = parseArgs({ options: { only: { type: 'string' } } });
const { PARAMETERS, ruleset } = await import(join(root, 'dist/rulesets/index.js'));
const { alternativesOf, partsOn, witnessFor } = await import(join(root, 'dist/scenarios/index.js'));

/** The grounds on which a difference is looked for: what else holds matters to some of them. */
const GROUNDS = ['2026-04-17', '2011-07-15', '2008-02-01'];
const target = join(root, 'fixtures/witnesses.json');
const before = existsSync(target) ? JSON.parse(readFileSync(target, 'utf8')) : { witnesses: [], without: [] };
const kept = options.only
  ? (list) => list.filter(({ parameter }) => !parameter.startsWith(options.only))
  : () => [];
const found = { witnesses: kept(before.witnesses), without: kept(before.without) };

/** A ruleset with one value set by hand. */
const having = (base, parameter, value) => ({
  edition: base.edition,
  entry: (key) => (key === parameter ? { ...base.entry(key), value, status: 'overridden' } : base.entry(key)),
});

for (const { key: parameter, use } of PARAMETERS) {
  if (use !== 'decides' || (options.only && !parameter.startsWith(options.only))) continue;
  const [first, ...others] = alternativesOf(parameter);
  for (const value of others) {
    let kept = false;
    for (const ground of GROUNDS) {
      const base = ruleset(ground);
      const [a, b] = [having(base, parameter, first), having(base, parameter, value)];
      const { scenario } = witnessFor(parameter, a, b, {
        editions: ['old', 'new'],
        positions: 400,
        once: true,
      });
      if (scenario === null || !partsOn(scenario, a, b)) continue;
      const { setup, cards, steps } = scenario;
      found.witnesses.push({ parameter, values: [first, value], ground, cards, setup, steps });
      kept = true;
      break;
    }
    if (!kept) found.without.push({ parameter, values: [first, value] });
    console.log(`${kept ? 'found' : 'none '}  ${parameter}  ${JSON.stringify([first, value])}`);
  }
}
const order = new Map(PARAMETERS.map(({ key }, at) => [key, at]));
for (const list of [found.witnesses, found.without])
  list.sort((a, b) => order.get(a.parameter) - order.get(b.parameter));
writeFileSync(target, `${JSON.stringify(found)}\n`);
console.log(`fixtures/witnesses.json: ${found.witnesses.length} found, ${found.without.length} not`);
