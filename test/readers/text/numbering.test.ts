import { describe, expect, it } from 'vitest';
import { read } from '../../../src/readers/index.js';
import { letterAt } from '../../../src/tree/index.js';
import { numbersOf, outline, reading } from '../support.js';

const LETTERS = Array.from({ length: 28 }, (_, i) => letterAt(i));

describe('a rule with more subrules than there are letters', () => {
  const numbers = ['100.1', ...LETTERS.map((letter) => `100.1${letter}`), '100.2'];

  it.each([
    [
      'text',
      `100. Lamps\n\n100.1. A lamp burns.\n\n${LETTERS.map((l) => `100.1${l} Wick ${l} glows.\n\n`).join('')}100.2. It ends.\n`,
    ],
    [
      'Markdown',
      `# 100. Lamps\n\n**100.1.** A lamp burns.\n\n${LETTERS.map((l) => `**100.1${l}** Wick ${l} glows.\n\n`).join('')}**100.2.** It ends.\n`,
    ],
    [
      'a Markdown list',
      `# 100. Lamps\n\n**100.1.** A lamp burns.\n\n${LETTERS.map((l) => `- ${l}. Wick ${l} glows.\n`).join('')}\n**100.2.** It ends.\n`,
    ],
    [
      'HTML',
      `<html><h1>100. Lamps</h1><p>100.1. A lamp burns.</p><ol type="a">${LETTERS.map((l) => `<li>Wick ${l} glows.</li>`).join('')}</ol><p>100.2. It ends.</p></html>`,
    ],
    [
      'reStructuredText',
      `Lamps\n=====\n\n100.1\n-----\n\nA lamp burns.\n\n${LETTERS.map((l) => `${l}. Wick ${l} glows.\n\n`).join('')}100.2\n-----\n\nIt ends.\n`,
    ],
    [
      'a rulings dump',
      `100 - Lamps\n- 100.1 - A lamp burns. [Lamp 2005/08/01]\n${LETTERS.map((l) => `- 100.1${l} - Wick ${l} glows. [Lamp 2005/08/01]\n`).join('')}- 100.2 - It ends. [Lamp 2005/08/01]\n`,
    ],
  ])('goes on with two letters, in %s', (_, document) => {
    const { tree, messages, coverage } = read(document);
    expect(numbersOf(tree)).toEqual(numbers);
    expect(messages.filter(({ ruleId }) => ruleId?.startsWith('number-'))).toEqual([]);
    expect(coverage.accounted).toBe(coverage.characters);
  });

  it('is not one whose words follow on its number', () => {
    const { tree, slips } = reading(
      '100. Lamps\n\n100.1. A lamp.\n\n100.2as long as it burns.\n\n100.3. Out.\n',
    );
    expect(numbersOf(tree)).toEqual(['100.1', '100.3']);
    expect(slips).toContain('number-gap');
  });
});

describe('a chapter behind the ninth', () => {
  const TEXT =
    '9. Last\n\n999. Nine\n\n999.1. Old.\n\n10. Tenth\n\n1000. Lamps\n\n1000.1. A lamp burns; see rule 1001.1 or section 10.\n\n1000.2. Two burn.\n\n1000.2a Wicks.\n\n1001. Wicks\n\n1001.1. One wick. In 1999, 1000 lamps burned.\n';

  it('has sections of four figures', () => {
    const { tree, slips, unaccounted } = reading(TEXT);
    expect(outline(tree).filter((line) => !/paragraph/.test(line))).toEqual([
      'chapter 9 Last',
      '  section 999 Nine',
      '    rule 999.1',
      'chapter 10 Tenth',
      '  section 1000 Lamps',
      '    rule 1000.1',
      '    rule 1000.2',
      '      subrule 1000.2a',
      '  section 1001 Wicks',
      '    rule 1001.1',
    ]);
    expect([slips, unaccounted]).toEqual([[], 0]);
    expect(JSON.stringify(tree).match(/"targets":\[[^\]]*\]/g)).toEqual([
      '"targets":["1001.1"]',
      '"targets":["10"]',
    ]);
  });

  it('is none where one number has a figure too many', () => {
    const { tree, slips } = reading(
      '702. Wicks\n\n702.1. One burns.\n\n7022.2. Two burn.\n\n702.3. Three burn.\n',
    );
    expect(numbersOf(tree)).toEqual(['702.1', '7022.2→702.2', '702.3']);
    expect(slips).toEqual(['number-misprinted']);
  });
});
