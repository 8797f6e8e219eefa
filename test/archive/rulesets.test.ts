import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openShelf, rulesetNamed, rulesetOf } from '../../src/archive/index.js';
import { editions, ruleset as shipped } from '../../src/rulesets/index.js';
import { root } from '../support/corpus.js';

const sample = (name: string) => join(root, 'sources', name);

describe('the ruleset of a fragment', () => {
  it('takes what lies outside it from the nearest published edition, and names that edition', async () => {
    const shelf = await openShelf({ paths: [sample('fragment-2006.txt')], samples: false });
    const fragment = await shelf.resolve(sample('fragment-2006.txt'));
    const ruleset = await rulesetOf(fragment, shelf);
    expect(ruleset.entry('emperor.teamSize').status).toBe('compiled');
    const outside = ruleset.entry('attackLeftRight.attackTargets');
    expect(outside).toMatchObject({ status: 'assumed', from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
    const days =
      Math.abs(Date.parse(outside.from as string) - Date.parse(fragment.effective as string)) / 864e5;
    expect(days).toBeLessThan(1);
    expect(ruleset.note).toContain(`assumed from ${outside.from}`);
    for (const key of ruleset.keys()) expect(ruleset.entry(key).value, key).not.toBeUndefined();
  });

  it('prefers an edition at hand among equally near ones, whose words can be shown', async () => {
    const shelf = await openShelf({
      paths: [sample('fragment-2006.txt'), sample('edition-2008.txt')],
      samples: false,
    });
    const fragment = await shelf.resolve(sample('fragment-2006.txt'));
    const whole = await shelf.resolve(sample('edition-2008.txt'));
    const near = await rulesetOf({ ...fragment, effective: whole.effective as string }, shelf);
    const assumed = near.keys().find((key) => near.entry(key).status === 'assumed');
    expect(assumed).toBeDefined();
    expect(near.entry(assumed as never).from).toBe(whole.name);
  });
});

describe('the ruleset of an edition whose words are not at hand', () => {
  it('is found by its date, the start of one, or the name of its release', async () => {
    const shelf = await openShelf({ samples: true });
    for (const name of ['2009-07-11', '2009-07', 'M10']) {
      const { ruleset, notes } = await rulesetNamed(name, shelf);
      expect(ruleset.edition).toBe('2009-07-11');
      expect(notes).toEqual([expect.stringMatching(/^the words of 2009-07-11 are not here/)]);
    }
  });

  it('is the newest that is known by the name, and a whole one before a fragment', async () => {
    const shelf = await openShelf({ samples: true });
    expect((await rulesetNamed('latest', shelf)).ruleset.edition).toBe(editions().at(-1));
    const whole = editions().filter((name) => name.startsWith('2025'));
    expect((await rulesetNamed('2025', shelf)).ruleset.edition).toBe(whole.at(-1));
    expect((await rulesetNamed('2011-07-15', shelf)).notes).toEqual([]);
    // A sample says an edition in other words: its date means it, a year means the edition itself.
    expect((await rulesetNamed('2011', shelf)).ruleset.edition).toBe('2011-09-30');
    expect((await rulesetNamed('2008', shelf)).notes).toEqual([
      expect.stringMatching(/^the words of 2008-10-01 are not here/),
    ]);
  });

  it.each(['2006-10-01', '2008-02-01', '2011-07-15'])(
    'has every value of %s where only a sample of it is at hand, with the words that the sample has',
    async (name) => {
      const { ruleset } = await rulesetNamed(name, await openShelf({ samples: true }));
      const facts = shipped(name);
      for (const key of facts.keys())
        expect([key, ruleset.entry(key).value]).toEqual([key, facts.entry(key).value]);
      expect(ruleset.keys().filter((key) => ruleset.entry(key).words !== undefined).length).toBeGreaterThan(
        20,
      );
    },
  );

  it('is refused with all that there is where nobody knows it', async () => {
    const shelf = await openShelf({ samples: true });
    await expect(rulesetNamed('2030', shelf)).rejects.toThrow(
      /^2030: neither an edition nor a file; there are .*; numbers and facts of \d+ others, from 1999-04-23 to \S+, are known/,
    );
  });
});
