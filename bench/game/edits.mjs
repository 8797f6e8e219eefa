/**
 * Is a changed sentence felt in the game? For each edit of fixtures/edits/games.json a table of its variant is set up under the
 * edited rules:
 *
 *   stops      the game does not begin, and says why
 *   follows    it begins, and a parameter that it goes by has another value
 *   old rule   it begins, and every parameter that it goes by is as it was: that must never be
 *
 *   npm run compile && node bench/game/edits.mjs [--show]
 *
 * `right` is what the edit expects: `stop`, `follow`, or `either`. With status 1 where a game goes on by the old rule. The rules are
 * edited as `bench/language/edits.mjs` edits them; without the editions at hand nothing is done.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createGame, GameError } from '../../dist/game/index.js';
import { read } from '../../dist/readers/index.js';
import { compile } from '../../dist/rulesets/index.js';
import { editInTree } from '../language/edit.mjs';
import { official, textOf } from '../language/texts.mjs';
import { table } from './tables.mjs';

const { values } = parseArgs({ options: { show: { type: 'boolean', default: false } } });
if (!official) {
  console.log('no editions at hand: set VARIORUM_CORPUS to the folder that holds them');
  process.exit(0);
}
const edits = JSON.parse(readFileSync(new URL('../../fixtures/edits/games.json', import.meta.url), 'utf8'));

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

/** What a game of these rules says as it is set up; undefined where it begins. */
function stopped(rules, { variant, seats }) {
  try {
    createGame(table(variant, seats), rules, { seed: 1, log: false });
    return undefined;
  } catch (error) {
    if (error instanceof GameError) return error.message;
    throw error;
  }
}

const score = { edits: 0, right: 0, stops: 0, follows: 0, 'old rule': 0 };
for (const edit of edits) {
  const { tree, ruleset: before } = originalOf(edit.edition);
  const was = stopped(before, edit);
  if (was !== undefined)
    throw new Error(`${edit.id}: the game does not begin under the rules as published: ${was}`);
  const undo = editInTree(tree, edit);
  const after = compile(tree);
  undo();
  const message = stopped(after, edit);
  const moved = Object.keys(before.parameters).filter(
    (key) => before.parameters[key].value !== after.parameters[key]?.value,
  );
  const result = message !== undefined ? 'stops' : moved.length > 0 ? 'follows' : 'old rule';
  score.edits++;
  score[result]++;
  if (
    result !== 'old rule' &&
    (edit.expects === 'either' || edit.expects === (result === 'stops' ? 'stop' : 'follow'))
  )
    score.right++;
  if (values.show || result === 'old rule')
    console.log(
      `${edit.id} ${result}: ${edit.edition} ${edit.rule} "${edit.find}" → "${edit.replace}"\n    ${
        message ?? moved.map((key) => `${key}: ${after.parameters[key]?.value}`).join(', ')
      }`,
    );
}
console.log(JSON.stringify(score));
if (score['old rule'] > 0) process.exitCode = 1;
