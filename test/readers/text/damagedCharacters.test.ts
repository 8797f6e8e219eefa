import { describe, expect, it } from 'vitest';
import { reading } from '../support.js';
import { RULEBOOK } from './rulebook.js';

const kinds = (text: string) => (reading(text).tree.data?.damage ?? []).map((d) => [d.kind, d.count]);

describe('what a document lost is said on its tree', () => {
  it('nothing, where nothing is lost', () => {
    expect(kinds(RULEBOOK)).toEqual([]);
  });

  it('characters that became U+FFFD', () => {
    expect(kinds(RULEBOOK.replaceAll(/[“”]/g, '\ufffd'))).toEqual([['replacement-characters', 8]]);
  });

  it('quotation marks that became question marks', () => {
    const questions = RULEBOOK.replaceAll(/[“”]/g, '?').replaceAll('Nobody', 'Don?t');
    expect(kinds(questions)).toEqual([['question-marks', 5]]);
  });

  it('but no question that somebody asks, and no address', () => {
    const asked = RULEBOOK.replaceAll(
      'Read it aloud, or do not.',
      'Why? Who? When? See lamps.example/rules.asp?page=wick, rules.asp?a=b, rules.asp?c=d, rules.asp?e=f, rules.asp?g=h.',
    );
    expect(kinds(asked)).toEqual([]);
  });

  it('an end that is cut off', () => {
    const cut = RULEBOOK.slice(0, RULEBOOK.indexOf('A wind. See'));
    expect(kinds(cut)).toEqual([['truncated', 1]]);
    expect(reading(cut).tree.partial).toBe(true);
    expect(kinds(RULEBOOK.slice(0, RULEBOOK.indexOf('201. Named Winds\n\n')))).toEqual([['truncated', 1]]);
  });

  it('the date that the document prints stands, whatever its file is called', () => {
    expect(reading(RULEBOOK).tree.effective).toBe('2012-03-04');
  });
});

describe('two documents in one file', () => {
  it('are named as what they seem to be, where the second begins', () => {
    const rules = Array.from({ length: 25 }, (_, i) => `100.${i + 1}. Lantern ${i} burns.\n\n`).join('');
    const { source, unaccounted } = reading(`100. Lanterns\n\n${rules}100. Lanterns\n\n${rules}`);
    const twins = source.messages.filter(({ ruleId }) => ruleId === 'two-documents');
    expect(twins.map(({ line, reason }) => [line, reason])).toEqual([
      [55, expect.stringMatching(/^25 numbers of rules stand twice, from 100\.1 here on/)],
    ]);
    expect(unaccounted).toBe(0);
  });
});
