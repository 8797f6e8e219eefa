import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  Concordance,
  diagnose,
  findCitations,
  inferEditions,
  joinEdition,
  readMeanings,
  readRuleWords,
  rewrite,
} from '../../../src/lineage/index.js';
import { root } from '../../support/corpus.js';

const source = (name: string) => JSON.parse(readFileSync(join(root, 'sources', name), 'utf8'));
const concordance = new Concordance(source('concordance.json'));
const words = readRuleWords(source('words.json'), concordance);
if (!words) throw new Error('sources/words.json is of another concordance: node scripts/make-words.mjs');
const target = '2025-11-14';

/** What is said of the citations of a text when nothing but the text is known. */
const examine = (text: string, name = 'a.ts') => {
  const citations = findCitations(text, name, () => words);
  const meanings = readMeanings(citations, words, target);
  const { ofFile } = inferEditions([citations], concordance, [meanings]);
  return diagnose(citations, concordance, ofFile[0] ?? target, target, meanings);
};

describe('the words beside a citation', () => {
  test.each([
    ['// 702.84. Annihilator', '702.86'],
    ['// CR 701.13a: mill, put cards from the top of the library into the graveyard', '701.17a'],
    ['/// Surveil N: cards from the top may go to the graveyard (CR 701.42)', '701.25'],
    ['// Flashback 702.33: cast from the graveyard, exile it afterwards', '702.34'],
    ['// CR 702.33: flashback, cast the card from the graveyard and exile it afterwards', '702.34'],
  ])('decide which rule is meant: %s', (line, number) => {
    expect(examine(line)).toMatchObject([
      { status: 'moved', suggestion: number, meant: number, certain: true },
    ]);
  });

  test('make nothing certain where more speaks for a third rule than for the one that had the number once', () => {
    const [found] = examine(
      '// two replacement effects apply to one event: the affected player or the controller chooses (613.1)',
    );
    expect(found).toMatchObject({ suggestion: null, certain: false });
  });

  test('make nothing certain where they are hardly less those of the rule that has the number', () => {
    const [found] = examine('# untap step (CR 502.3)', 'a.py');
    expect(found).toMatchObject({ suggestion: null, certain: false });
    expect(found?.candidates).not.toEqual([]);
  });

  test.each([
    '// see CR 601.2b + 601.2c; legality 601.2e-style',
    '// legality check (601.2e)\n// CR 704.5a: a player at 0 life loses',
    '// never in the future (104.3c)',
  ])('do not speak against a number with one word that is no name, or with those of the next: %s', (line) => {
    const said = examine(line).map(({ status }) => status);
    expect(said).toEqual(said.map(() => 'current'));
  });

  test.each([
    ['// CR 702.42 cycling', '702.29'],
    ['// trample, CR 702.9', '702.19'],
    ['/* CR 701.22 surveil */', '701.25'],
  ])('speak against a number with the name of another rule alone: %s', (line, number) => {
    const [found] = examine(line);
    expect(found?.status).toBe('doubtful');
    expect(found?.candidates?.map((one) => one.number)).toContain(number);
  });

  test.each([
    ['its own subrules', '// convoke lets creatures help pay, CR 702.50a', '702.51a'],
    ['rules near the number that is cited', '// banding, see 702.21a', '702.22a'],
  ])('are not contested by %s', (_, line, number) => {
    expect(examine(line)).toMatchObject([{ suggestion: number, certain: true }]);
  });

  test.each([
    '// lethal dmg marked => destroy (704.5g)',
    '// assignCombatDamage(): CR 510.1c blocked creature splits its power',
    '/* PW with zero loyalty dies (704.5i) */',
    '// p/t switch goes last, 613.4d',
  ])('are read as engineers shorten them: %s', (line) => {
    expect(examine(line)).toMatchObject([{ status: 'current' }]);
  });

  test('make a citation of a bare number near the rule that they speak of', () => {
    expect(examine('// second combat damage step for first and double strikers - 510.3')).toMatchObject([
      { citation: { number: '510.3' } },
    ]);
    expect(examine('// second retry of the connection after the timeout - 510.3')).toEqual([]);
  });

  test('keep a number that is right in the target, whatever else had it', () => {
    expect(
      examine('// CR 701.17a: mill, put cards from the top of the library into the graveyard'),
    ).toMatchObject([{ status: 'current', meant: '701.17a' }]);
  });

  test('say of each number of a file by itself which edition it is of', () => {
    const text =
      '// CR 702.33: flashback exiles the card afterwards\nlet a;\n// CR 702.34: flashback exiles the card afterwards\n';
    expect(examine(text).map(({ status, suggestion }) => [status, suggestion])).toEqual([
      ['moved', '702.34'],
      ['current', null],
    ]);
  });

  test('are told, with the editions in which they stand under that number', () => {
    const [found] = examine('// 702.84. Annihilator');
    expect(found?.words).toContain('Annihilator');
    expect(found?.editions?.[0]).toMatch(/^2011/);
  });

  test('name other rules where the number is of none that they fit, and the citation is left as it is', () => {
    const text =
      '// CR 508.1a: regeneration shield: tap it, remove all damage from it and remove it from combat';
    const [found] = examine(text);
    expect(found).toMatchObject({ status: 'doubtful', suggestion: null, certain: false, meant: null });
    expect(found?.candidates?.map(({ number }) => number)).toContain('701.19a');
    expect(found && rewrite(text, [found])).toEqual({ text, rewritten: 0 });
  });

  test.each([
    ['says what only the heading over its rule says', '// CR 711.2a: level symbol on a leveler card'],
    ['counts markers of a variant that it names', 'MARKERS = players // 4  # Grand Melee, CR 807.4a'],
    ['begins with the name of its section', "// skip a step: proceed as though it didn't exist, CR 614.10"],
  ])('are those of a number whose comment %s', (_, text) => {
    expect(examine(text).map(({ status }) => status)).toEqual(['current']);
  });

  test('name a rule where three of its subrules are equally near', () => {
    const [found] = examine('/// Starting life total is twenty (CR 103.5)');
    expect(found?.candidates?.map(({ number }) => number)).toEqual(['103.4d', '103.4a', '103.4']);
  });

  test('count for one of several numbers that share them', () => {
    expect(examine('// CR 701.21a + CR 704.5d: sacrificing a permanent').map(({ status }) => status)).toEqual(
      ['current', 'current'],
    );
  });

  test('make a citation of a bare number', () => {
    expect(findCitations('// 404.3 if an effect or rule puts two or', 'a.ts')).toEqual([]);
    expect(examine('// 404.3 if an effect or rule puts two or')).toMatchObject([{ status: 'current' }]);
  });

  test('of another rule do not date the file', () => {
    const text = '// CR 606.9a: legend rule, keep one of two legendary permanents with the same name\n';
    const citations = findCitations(text, 'a.ts', () => words);
    const meanings = readMeanings(citations, words, target);
    expect(meanings[0]?.others?.[0]?.number).toBe('704.5j');
    expect(inferEditions([citations], concordance, [meanings]).hands).toEqual([]);
  });
});

test('a number above the last of a section of keywords is of a newer edition, one far above is not', () => {
  expect(examine('// CR 702.199a')).toMatchObject([{ status: 'newer', suggestion: null }]);
  expect(examine('// CR 702.499a')).toMatchObject([{ status: 'unknown' }]);
});

test('a subrule behind the last of its rule is of a newer edition, one far behind is not', () => {
  expect(examine('// CR 104.3k')).toMatchObject([{ status: 'current' }]);
  expect(examine('// CR 104.3m')).toMatchObject([{ status: 'newer', suggestion: null }]);
  expect(examine('// CR 104.3z')).toMatchObject([{ status: 'unknown' }]);
});

describe('an edition that nobody has compared', () => {
  const lamp = 'The seventh lantern is lit before the guests arrive, and put out again by its keeper.';
  const spoon = 'Whoever rings the bell twice gives back one of the spoons that were handed out before.';
  const units = (rules: [string, string][]) => ({ rules, sections: [], chapters: [], terms: [] });

  test('is joined to the known lives by its words alone', () => {
    const first = joinEdition(
      words,
      '2091-01-01',
      units([
        ['100.1', lamp],
        ['100.2', spoon],
      ]),
    );
    const second = joinEdition(
      first,
      '2092-01-01',
      units([
        ['100.1', spoon],
        ['100.2', lamp],
      ]),
    );
    expect(second.concordance.cite('100.1', '2091-01-01', '2092-01-01')?.to).toMatchObject([
      { number: '100.2' },
    ]);
    expect(second.concordance.editions.slice(-2)).toEqual(['2091-01-01', '2092-01-01']);
    // What is known of the older ones stays.
    expect(second.concordance.cite('606.9a', '2008-02-01', '2011-07-15')).toEqual(
      concordance.cite('606.9a', '2008-02-01', '2011-07-15'),
    );
  });
});
