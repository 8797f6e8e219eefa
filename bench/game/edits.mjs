/**
 * Is a changed sentence felt in the game? For each edit of fixtures/edits/games….json a table of its variant is set
 * up under the edited rules:
 *
 *   stops      the game does not begin, and says why; or the rules object to the table of the edit's scenario; or the game stops as it
 *              comes to the matter, and names the sentence
 *   follows    it begins, and a game differs from the same game under the rules as published: a scenario of fixtures/scenarios with
 *              this variant, or a witness that is searched for a parameter whose value changed
 *   value only a value changed and no game was found that differs: nobody who plays notices
 *   old rule   it begins, and every value is as it was
 *   astray     only of an edit with a scenario of its own: the game begins, and goes on otherwise than the new words say
 *
 *   npm run compile && node bench/game/edits.mjs [--show] [--set games|games-second|games-third|games-core|games-fourth|games-fifth|games-sixth|games-seventh] [--only ID]
 *
 * The `scenario` of an edit says what happens at a table under the new words. It has to fail under the rules as published, and where
 * the game begins under the edited rules it has to pass.
 *
 * `right` is what the edit expects: `stop`, `follow`, or `either`. With status 1 where nobody who plays notices. The rules are edited
 * as `bench/language/edits.mjs` edits them; without the editions at hand nothing is done.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createGame, GameError } from '../../dist/game/index.js';
import { read } from '../../dist/readers/index.js';
import { compile, PARAMETERS } from '../../dist/rulesets/index.js';
import { loadScenarios, partsOn, runScenario, witnessFor } from '../../dist/scenarios/index.js';
import { editInTree } from '../language/edit.mjs';
import { official, textOf } from '../language/texts.mjs';
import { table } from './tables.mjs';

const { values: options } = parseArgs({
  options: { show: { type: 'boolean', default: false }, set: { type: 'string' }, only: { type: 'string' } },
});
if (!official) {
  console.log('no editions at hand: set VARIORUM_CORPUS to the folder that holds them');
  process.exit(0);
}
const fixtures = new URL('../../fixtures/', import.meta.url);
const listed = (path) => JSON.parse(readFileSync(new URL(path, fixtures), 'utf8'));
const edits = [
  'games',
  'games-second',
  'games-third',
  'games-core',
  'games-fourth',
  'games-fifth',
  'games-sixth',
  'games-seventh',
]
  .filter((set) => options.set === undefined || set === options.set)
  .flatMap((set) => listed(`edits/${set}.json`))
  .filter(({ id }) => options.only === undefined || id === options.only);
const scenarios = readdirSync(new URL('scenarios/', fixtures))
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => listed(`scenarios/${name}`));
const deciding = new Set(PARAMETERS.filter(({ use }) => use === 'decides').map(({ key }) => key));

const originals = new Map();
function originalOf(edition) {
  let known = originals.get(edition);
  if (known === undefined) {
    const { tree } = read(textOf(edition), { file: `${edition}.txt` });
    known = { tree, ruleset: compile(tree) };
    originals.set(edition, known);
  }
  return known;
}

/** The table of an edit: that of its variant with the options that it names. */
function tableOf({ variant, seats, options: named = {} }) {
  const setup = table(variant, seats);
  const { attackMultiplePlayers: _, ...others } = setup.options;
  const attack = named.attackLeft || named.attackRight ? others : setup.options;
  return { ...setup, options: { ...attack, ...named } };
}

/** What a game of these rules says as it is set up; undefined where it begins. */
function stopped(rules, edit) {
  try {
    createGame(tableOf(edit), rules, { seed: 1, log: false });
    return undefined;
  } catch (error) {
    if (error instanceof GameError) return error.message;
    throw error;
  }
}

/** The first game that is not the same under two rulesets; undefined where none was found. */
function differs({ variant }, before, after, moved) {
  for (const scenario of scenarios) {
    if (scenario.setup?.options?.variant !== variant) continue;
    if (partsOn(scenario, before, after)) return scenario.id;
  }
  for (const key of moved) {
    if (deciding.has(key) && witnessFor(key, before, after, { once: true }).scenario !== null)
      return `a witness of ${key}`;
  }
  return undefined;
}

/** What the scenario of an edit comes to under a ruleset. */
function played({ id, edition, scenario }, rules) {
  const [loaded] = loadScenarios(JSON.stringify([{ id, edition, ...scenario }]), `${id}.json`);
  return runScenario(loaded, rules, { edition, trace: false });
}

/** What a game says that stops in the middle because of the rules. */
const refused = (result) =>
  result?.status === 'error' && /understand|two places state/.test(result.error.reason)
    ? result.error.reason
    : undefined;

/** Why a scenario did not pass, in one line. */
const shortly = ({ status, error, checks }) =>
  `${status}: ${
    error?.reason ??
    checks
      .filter(({ passed }) => !passed)
      .map(({ text, problem, actual }) => `${text} is ${problem ?? JSON.stringify(actual)}`)
      .join('; ')
  }`;

const score = { edits: 0, right: 0, stops: 0, follows: 0, 'value only': 0, 'old rule': 0, astray: 0 };
for (const edit of edits) {
  const { tree, ruleset: before } = originalOf(edit.edition);
  const was = stopped(before, edit);
  if (was !== undefined)
    throw new Error(`${edit.id}: the game does not begin under the rules as published: ${was}`);
  const undo = editInTree(tree, edit);
  const after = compile(tree);
  undo();
  const own = edit.scenario === undefined ? undefined : [played(edit, before), played(edit, after)];
  if (own?.[0].status === 'passed')
    throw new Error(`${edit.id}: its scenario passes under the rules as published`);
  const message = stopped(after, edit) ?? own?.[1].objections?.[0] ?? refused(own?.[1]);
  const moved = Object.keys(before.parameters).filter(
    (key) => before.parameters[key].value !== after.parameters[key]?.value,
  );
  const shown =
    message !== undefined
      ? undefined
      : own === undefined
        ? differs(edit, before, after, moved)
        : own[1].status === 'passed'
          ? 'its scenario passes'
          : undefined;
  const result =
    message !== undefined
      ? 'stops'
      : shown !== undefined
        ? 'follows'
        : own !== undefined && shortly(own[0]) !== shortly(own[1])
          ? 'astray'
          : moved.length > 0
            ? 'value only'
            : 'old rule';
  score.edits++;
  score[result]++;
  const felt = result === 'stops' || result === 'follows';
  if (felt && (edit.expects === 'either' || edit.expects === (result === 'stops' ? 'stop' : 'follow')))
    score.right++;
  if (options.show || !felt)
    console.log(
      `${edit.id} ${result}: ${edit.edition} ${edit.rule} "${edit.find}" → "${edit.replace}"\n    ${
        message ??
        `${moved.map((key) => `${key}: ${after.parameters[key]?.value}`).join(', ')} (${shown ?? 'no game differs'})`
      }${own === undefined ? '' : `\n    as published ${shortly(own[0])}\n    edited ${shortly(own[1])}`}`,
    );
}
console.log(JSON.stringify(score));
if (score['value only'] + score['old rule'] + score.astray > 0) process.exitCode = 1;
