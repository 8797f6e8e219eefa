import { expect, test } from 'vitest';
import { loadConcordance } from '../../../src/archive/lineages/concordance.js';
import { loadRuleWords } from '../../../src/archive/lineages/ruleWords.js';
import { type Concordance, findCitations } from '../../../src/lineage/index.js';

const concordance = (await loadConcordance()) as Concordance;
const words = loadRuleWords(concordance, concordance);
const cited = (comment: string, name: string): string[] =>
  findCitations(`${comment}\n`, name, () => words).map(({ number }) => number);

test.each([
  '// speed = 120.5f;',
  '// lerp(702.5f, 1.0f, t) for the attack animation',
  '/* float width = 640.5f, height = 480.5f; */',
  '// setPosition(100.5f, 200.5f)',
  '// x += 305.1d;',
  '// 702.2f * scale',
  '// scale * 702.2f',
  '// Vector2(601.2f, 602.1f)',
  '// clamp to 512.1f before creatures attack',
  '// 150.5f is the radius of the combat zone',
  '// scale by 601.2f before clamping',
  '// was: 508.1f',
  '// (704.5f)',
  '// from 601.2f to 608.2f',
  '// 702.19f -> 703.19f',
  '// 508.1f units per turn',
  '// damage is 104.3f',
  '// 150.5f - radius of the combat zone',
  '// 508.1f: speed of the camera',
])('a floating-point number in a comment is no citation: %s', (comment) => {
  expect(cited(comment, 'board.c')).toEqual([]);
  expect(cited(comment, 'Board.java')).toEqual([]);
});

test.each([
  ['// CR 601.2f: the total cost is determined', '601.2f'],
  ['// 704.5f', '704.5f'],
  ['// 601.2f, mana abilities are activated before', '601.2f'],
  ['// state-based action, 704.5f', '704.5f'],
  ['// 508.1f - tap the attackers', '508.1f'],
  ['// see 509.1f, the blocker pays costs', '509.1f'],
])('a subrule with the same letter is one: %s', (comment, number) => {
  expect(cited(comment, 'Board.java')).toEqual([number]);
  expect(cited(comment.replace('//', '#'), 'board.py')).toEqual([number]);
});
