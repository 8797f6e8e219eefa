import { describe, expect, it } from 'vitest';
import { compare } from '../../src/compare/index.js';
import { compile, ruleset } from '../../src/rulesets/index.js';
import { changed, sampleTree } from './editions.js';

const key = 'twoHeadedGiant.individualLife.value';

/** The ruleset of a sample with other words, beside the sample as it is. */
function beside(edit: (text: string, number: string) => string) {
  const tree = sampleTree('edition-2008.txt');
  const before = compile(tree, { name: 'before' });
  const later = changed(tree, edit);
  const comparison = compare(tree, later, { names: { old: 'before', new: 'after' } });
  const after = compile(later, { name: 'after', previous: { ruleset: before, comparison } });
  return { before, after, alone: compile(later, { name: 'after' }), comparison };
}

describe('a ruleset compiled beside the edition before', () => {
  const rule = compile(sampleTree('edition-2008.txt')).entry(key).rules[0] as string;

  it('carries every value whose rules kept their words, and names the edition', () => {
    const { before, after } = beside((text) => text);
    for (const k of after.keys()) {
      const was = before.entry(k);
      const { status, from, value } = after.entry(k);
      expect(value).toBe(was.value);
      expect(status, k).toBe(was.rules.length > 0 ? 'carried' : was.status);
      if (status === 'carried') expect(from).toBe('before');
    }
    expect(after.hash).toBe(before.hash);
  });

  it('carries through typography and changed references', () => {
    const { before, after } = beside((text) =>
      text.replaceAll("'", '\u2019').replaceAll('see rule', 'see  rule'),
    );
    expect(after.entry(key)).toMatchObject({ status: 'carried', from: 'before', value: before.get(key) });
  });

  it('reads a rule again whose words changed, and compiles what they say now', () => {
    const { after, before } = beside((text) => text.replace(/rounded up|rounding up/g, 'rounded down'));
    const moved = after.entry(key);
    expect(before.get(key)).toBe('halfTeamTotalRoundedUp');
    expect(moved.status).toBe('compiled');
    expect(moved.value).toBe('halfTeamTotalRoundedDown');
  });

  it('shows both wordings where the new one is not understood', () => {
    const { before, after } = beside((text, at) => tossed(text, at, rule));
    const entry = after.entry(key);
    expect(entry.status).toBe('unrecognised');
    expect(entry.value).toBeUndefined();
    expect(entry.sentence).toMatch(/tossed coin/);
    expect(entry.formerly).toBe(before.entry(key).words);
  });

  it('takes the former wording from the comparison where a ruleset without words stands beside', () => {
    const tree = sampleTree('edition-2008.txt');
    const later = changed(tree, (text, at) => tossed(text, at, rule));
    const previous = { ruleset: ruleset('2008-02-01'), comparison: compare(tree, later) };
    const entry = compile(later, { previous }).entry(key);
    expect(entry.status).toBe('unrecognised');
    expect(entry.formerly).toMatch(/rounded up/);
  });
});

/** The rule on the life of one head in words that nobody has taught the compiler. */
function tossed(text: string, at: string, rule: string): string {
  return at === rule ? text.replace(/half[^.]*/, 'whatever number a tossed coin shows') : text;
}
