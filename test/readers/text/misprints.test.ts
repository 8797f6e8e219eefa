import { describe, expect, it } from 'vitest';
import { findNumber } from '../../../src/tree/index.js';
import { numbersOf, outline, reading } from '../support.js';

/** Rules with the numbers given; a number of three figures is a section with a heading. */
function rules(...numbers: string[]): string {
  return numbers.map((n) => (/^\d{3}$/.test(n) ? `${n}. Lamps` : `${n} Words of a rule.`)).join('\n\n');
}

describe('a misprinted number is kept as printed, with the likely one beside it', () => {
  it.each([
    ['a rule left out of the number', ['306', '306.3', '306.3a', '306.b', '306.3c'], '306.b→306.3b'],
    [
      'the wrong rule before the letter',
      ['306', '306.1', '306.2', '306.2a', '306.2b', '306.1c', '307'],
      '306.1c→306.2c',
    ],
    ['a figure too many', ['505', '505.3', '505.4', '505.54', '505.6'], '505.54→505.5'],
    ['a blank inside a subrule', ['606', '606.8', '606.8a', '606. 8b', '606.8c'], '606. 8b→606.8b'],
    [
      'a blank inside the first of its letters',
      ['702', '702.37', '702. 37a', '702. 37b'],
      '702. 37a→702.37a',
    ],
    ['a letter of another section', ['609', '609.2', '609.2a', '609.2b', '605.2c', '609.3'], '605.2c→609.2c'],
    ['figures that changed places', ['423', '423.2', '423.2a', '432.2b', '424', '424.1'], '432.2b→423.2b'],
    ['a letter twice', ['702', '702.30', '702.30c', '702.30d', '702.30d', '702.31'], '702.30d→702.30e'],
    [
      'a letter of the rule before',
      ['502', '502.35', '502.35b', '502.36', '502.36a', '502.35b', '502.37'],
      '502.35b→502.36b',
    ],
  ])('%s', (_, printed, expected) => {
    const { tree, slips, unaccounted } = reading(rules(...printed));
    expect(numbersOf(tree)).toContain(expected);
    expect(slips.filter((s) => s.startsWith('number-')).length).toBeGreaterThan(0);
    expect(unaccounted).toBe(0);
  });

  it.each([
    ['a section without a figure', ['702', '702.1', '702.2', '702.2a', '70.2b', '702.2c'], '70.2b→702.2b'],
    ['four figures after the dot', ['702.115', '702.1166', '702.117'], '702.1166→702.116'],
    ['a letter that is lost', ['510', '510.1', '510.1', '510.1b', '510.1c', '510.2'], '510.1→510.1a'],
    ['a letter too many', ['508', '508.1', '508.1a', '508.2a', '508.2a', '508.3'], '508.2a→508.2'],
    ['figures that changed places in the first rule', ['805', '850.1', '805.2', '805.2a'], '850.1→805.1'],
  ])('%s', (_, printed, expected) => {
    const { tree, unaccounted } = reading(rules(...printed));
    expect(numbersOf(tree).filter((n) => n.includes('→'))).toContain(expected);
    expect(unaccounted).toBe(0);
  });

  it('a heading that stands over the rules of another section', () => {
    const { tree, slips } = reading(rules('507', '507.1', '580', '508.1', '508.2', '509', '509.1'));
    expect(findNumber(tree, '508')).toMatchObject({ type: 'section', number: '580', intended: '508' });
    expect(slips).toEqual(['number-misprinted']);
  });

  it('and one slip makes no number after it look wrong', () => {
    const { tree } = reading(
      rules(
        '807',
        '807.4',
        '807.4a',
        '807.4b',
        '807.4',
        '807.4d',
        '807.4e',
        '807.5',
        '807.5a',
        '808',
        '808.1',
      ),
    );
    expect(numbersOf(tree).filter((n) => n.includes('→'))).toEqual(['807.4→807.4c']);
  });

  it('all rules of a section that bear the number of another', () => {
    const text = rules('501', '501.1', '501.2', '510', '510.1', '501.2', '501.3', '501.4', '600', '600.1');
    expect(numbersOf(reading(text).tree)).toEqual([
      '501.1',
      '501.2',
      '510.1',
      '501.2→510.2',
      '501.3→510.3',
      '501.4→510.4',
      '600.1',
    ]);
  });

  it('letters that go on where those of the rule before ended', () => {
    const text = rules('712', '712.2', '712.2a', '712.2b', '712.3', '712.3c', '712.3d', '712.4');
    expect(numbersOf(reading(text).tree)).toEqual([
      '712.2',
      '712.2a',
      '712.2b',
      '712.3',
      '712.3c→712.3a',
      '712.3d→712.3b',
      '712.4',
    ]);
  });

  it('stands in the tree where the likely number belongs', () => {
    const { tree } = reading(rules('609', '609.2', '609.2a', '609.2b', '605.2c', '609.3'));
    expect(outline(tree).filter((l) => l.includes('rule'))).toEqual([
      '  rule 609.2',
      '    subrule 609.2a',
      '    subrule 609.2b',
      '    subrule 609.2c',
      '  rule 609.3',
    ]);
    expect(findNumber(tree, '609.2c')).toMatchObject({ number: '605.2c', intended: '609.2c' });
  });
});

describe('a number that is only missing is no misprint', () => {
  it.each([
    ['a rule', ['113', '113.7', '113.7a', '113.9', '113.10']],
    ['a letter', ['214', '214.8', '214.8a', '214.8c', '214.8d']],
    [
      'the letters l and o, which the rulebook never uses',
      ['704', '704.5', '704.5j', '704.5k', '704.5m', '704.5n', '704.5p'],
    ],
    ['a section', ['607', '607.1', '609', '609.1']],
  ])('%s', (_, printed) => {
    const { tree } = reading(rules(...printed));
    expect(numbersOf(tree)).toEqual(printed.filter((n) => n.includes('.')));
  });

  it('says where the sequence has a gap, and says nothing where it has none', () => {
    expect(reading(rules('113', '113.7', '113.9', '113.10')).slips).toContain('number-gap');
    expect(reading(rules('704', '704.1', '704.1a', '704.1b')).slips).toEqual([]);
  });
});

describe('rules without any heading', () => {
  it('start a new section, even one of a single rule', () => {
    const { tree } = reading(
      '202.1. One.\n\n202.2. Two.\n\n202.3. Three.\n\n202.4. Four.\n\n203.1. Alone.\n\n204.1. One.\n\n204.2. Two.\n',
    );
    expect(numbersOf(tree)).toEqual(['202.1', '202.2', '202.3', '202.4', '203.1', '204.1', '204.2']);
  });
});
