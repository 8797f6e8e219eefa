import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { Concordance, type ConcordanceData } from '../../src/lineage/index.js';
import {
  declarations,
  editions,
  packRulesets,
  parameterKeys,
  Ruleset,
  RulesetError,
  ruleset,
} from '../../src/rulesets/index.js';
import { unpackRuleset } from '../../src/rulesets/shipped/pack.js';
import { root } from '../support/corpus.js';

describe('shipped rulesets', () => {
  it('answer with no dump at hand, each value with its rule, lineage and fingerprint', () => {
    const rules = ruleset('2008-02-01');
    expect(rules.get('twoHeadedGiant.individualLife.value')).toBe('halfTeamTotalRoundedUp');
    expect(rules.entry('twoHeadedGiant.individualLife.value')).toEqual({
      value: 'halfTeamTotalRoundedUp',
      status: 'compiled',
      rules: ['606.9a'],
      lineages: [expect.stringMatching(/^606\.9a@\d{4}-\d\d-\d\d$/)],
      hash: expect.stringMatching(/^[0-9a-f]{16}$/),
    });
    expectTypeOf(rules.get('general.freeMulligan.coreRule')).not.toBeAny();
    expect(ruleset('2008-02-01')).toBe(rules);
  });

  it('give every parameter of every edition with a multiplayer chapter a value', () => {
    const since = editions().filter((name) => ruleset(name).get('general.chapterNumber') !== null);
    expect(since.length).toBeGreaterThan(90);
    const lost = since.flatMap((name) =>
      parameterKeys
        .filter((key) => ruleset(name).entry(key).value === undefined)
        .map((key) => `${name} ${key}`),
    );
    expect(lost).toEqual([]);
  });

  it('say of earlier editions that they have no multiplayer chapter', () => {
    const first = ruleset(editions()[0] as string);
    expect(first.get('general.chapterNumber')).toBeNull();
    expect(first.note).toMatch(/no multiplayer chapter/);
  });

  it('name every rule of a value by a permanent id', () => {
    const wrong = editions().flatMap((name) =>
      parameterKeys.filter((key) => {
        const { rules, lineages } = ruleset(name).entry(key);
        return (
          lineages.length !== rules.length ||
          !lineages.every((id) => /^\d+(?:\.\d+[a-z]*)?@\d{4}-\d\d-\d\d$/.test(id) && id.slice(-10) <= name)
        );
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('bear the ids of the concordance that is shipped beside them', () => {
    const concordance = new Concordance(
      JSON.parse(readFileSync(join(root, 'sources/concordance.json'), 'utf8')) as ConcordanceData,
    );
    const wrong = editions().flatMap((name) =>
      parameterKeys.filter((key) => {
        const { rules, lineages } = ruleset(name).entry(key);
        return rules.some((rule, at) => concordance.lineageOf(rule, name) !== lineages[at]);
      }),
    );
    expect(wrong).toEqual([]);
    for (const d of declarations) {
      expect(concordance.lineageOf(d.old ?? d.new ?? '', d.old === null ? d.to : d.from)).toBe(d.lineage);
    }
  });

  it('lend what they say of a matter to another edition', () => {
    const first = ruleset('2005-08-01');
    const then = ruleset('2008-02-01');
    const key = 'twoHeadedGiant.startingLife.chapterRule';
    expect([first.get(key), then.get(key)]).toEqual([40, 30]);
    const mixed = first.from('2008-02-01', 'twoHeadedGiant.startingLife');
    expect(mixed.get(key)).toBe(30);
    expect(mixed.overrides.map((o) => [o.key, o.reason])).toContainEqual([key, 'as in 2008-02-01']);
    expect(mixed.hash).toBe(first.from(then, 'twoHeadedGiant.startingLife').hash);
    // Each head had poison of its own then, and now the team shares it.
    const now = ruleset('2025-02-07');
    expect(() => now.from('2008-02-01', 'twoHeadedGiant.poison')).toThrow(/contradicts/);
    expect(() => now.from('2008', key)).toThrow(/say which of 2008-02-01/);
    expect(() => now.from('2008-02-01', 'twoHeadedGiant.poi')).toThrow(RulesetError);
  });

  it.each([
    ['2011', /2011-02-04.*2011-09-30/],
    ['2008-02-02', /2008-02-01/],
    ['M10', /editions\(\)/],
    ['', /editions\(\)/],
    ['__proto__', /editions\(\)/],
  ])('refuse "%s" and name what there is', (name, there) => {
    let refused: unknown;
    try {
      ruleset(name);
    } catch (error) {
      refused = error;
    }
    expect(refused).toBeInstanceOf(RulesetError);
    expect((refused as RulesetError).ruleId).toBe('unknown-edition');
    expect((refused as RulesetError).message).toMatch(there);
  });

  it('hold facts and no words of rules', () => {
    const facts = readFileSync(join(root, 'src/rulesets/shipped/facts.json'), 'utf8');
    expect(facts.length).toBeLessThan(400_000);
    expect(facts.match(/"[^"]* [^"]* [^"]* [^"]*"/g)?.filter((text) => !OWN.test(text)) ?? []).toEqual([]);
  });

  it('come out of the package as they went in', () => {
    const some = editions()
      .filter((_, at) => at % 9 === 0)
      .map((name) => ruleset(name));
    const packed = packRulesets(some);
    for (const one of some) {
      const again = unpackRuleset(packed, one.edition);
      expect(again && new Ruleset(again).toJSON()).toEqual(one.toJSON());
    }
    expect(() => packRulesets([some[0] as Ruleset, some[0] as Ruleset])).toThrow(RangeError);
  });
});

/** The project's own sentences: notes, and the reasons for resolving conflicts. */
const OWN = /^"(?:This edition|the rules for|the section of|Rule )/;
