import { describe, expect, it } from 'vitest';
import { editsOf, rewordings } from '../../bench/rulesets/edits.js';
import { readSentences } from '../../src/language/index.js';
import { compile, type ParameterKey, parameterKeys, type Ruleset } from '../../src/rulesets/index.js';
import { statedProvisions } from '../../src/rulesets/provisions/stated/index.js';
import { sentencesOf } from '../../src/rulesets/words/sentences.js';
import type { Edition } from '../../src/tree/index.js';
import { corpusPresent } from '../support/corpus.js';
import { apart } from '../support/groups.js';
import { changed, editionTree, wholeSentences } from './editions.js';

const editions = ['sources/edition-2008.txt', 'sources/edition-2011.txt'];
if (corpusPresent) editions.push('corpus/official/2008-02-01.txt', 'corpus/official/2025-02-07.txt');

/** What a ruleset says, and what it says it does not understand. */
function told(ruleset: Ruleset): string {
  const values = parameterKeys.map((key) => {
    const { value, status } = ruleset.entry(key);
    return [key, value, status === 'unrecognised'];
  });
  return JSON.stringify([values, ruleset.conflicts.map((c) => c.parameter), ruleset.strange]);
}

/** The sentences that state values, with the numbers of their rules. */
function stated(tree: Edition): { rule: string; sentence: string }[] {
  const ruleset = compile(tree);
  const words = new Map<string, Set<string>>();
  for (const key of parameterKeys) {
    const { rules, words: said, span } = ruleset.entry(key);
    const [rule] = rules;
    if (rule === undefined || said === undefined || span === undefined) continue;
    words.set(rule, (words.get(rule) ?? new Set()).add(said));
  }
  const found: { rule: string; sentence: string }[] = [];
  changed(tree, (text, rule) => {
    const said = [...(words.get(rule) ?? [])];
    for (const { start, end } of sentencesOf(text)) {
      const sentence = text.slice(start, end);
      if (said.some((one) => sentence.includes(one))) found.push({ rule, sentence });
    }
    return text;
  });
  return found;
}

/** A tree with another sentence in a rule. */
function instead(tree: Edition, rule: string, was: string, now: string): Edition {
  return changed(tree, (text, number) => (number === rule ? text.replace(was, () => now) : text));
}

interface Edit {
  rule: string;
  sentence: string;
  text: string;
}

function withEdits(tree: Edition, edits: readonly Edit[]): Edition {
  const byRule = new Map(edits.map((edit) => [edit.rule, edit]));
  return changed(tree, (text, number) => {
    const edit = byRule.get(number);
    return edit ? text.replace(edit.sentence, () => edit.text) : text;
  });
}

/** Edits in groups that are made in one tree: no two of a group are of one rule, or of rules that state one parameter. */
function together(edits: readonly Edit[], ruleset: Ruleset): Edit[][] {
  const states = (rule: string): ParameterKey[] =>
    parameterKeys.filter((key) => ruleset.entry(key).rules.includes(rule));
  return apart(edits, (edit) => [edit.rule, ...states(edit.rule)]);
}

/** True where a ruleset cites a rule for something else than another does, or calls a sentence of it strange. */
function changedBy(rule: string, before: Ruleset, after: Ruleset): boolean {
  const strange = (ruleset: Ruleset) => ruleset.strange.filter((one) => one.rule === rule).length;
  return (
    strange(after) !== strange(before) ||
    parameterKeys.some((key) => {
      const [was, now] = [before.entry(key), after.entry(key)];
      return (
        now.rules.includes(rule) &&
        (now.value !== was.value || (now.status !== was.status && now.status === 'unrecognised'))
      );
    })
  );
}

const statements = statedProvisions.map(({ key }) => key);

describe.each(editions.map((edition, at) => ({ edition, at })))('$edition', ({ edition, at }) => {
  const tree = editionTree(edition);
  const before = compile(tree);

  it('never keeps silent about a sentence whose meaning was changed', () => {
    const edits = stated(tree).flatMap(({ rule, sentence }) =>
      editsOf(sentence)
        // "winning and losing" and "winning or losing" are the same rules; a remark in brackets may go.
        .filter((edit) => edit.kind !== 'clause deleted' && !/\bwinning and losing\b/.test(sentence))
        .map((edit) => ({ rule, sentence, ...edit })),
    );
    expect(edits.length).toBeGreaterThan(1000);
    const tried = edits
      // Others in each edition; every one of them is compiled.
      .filter((_, i) => i % 97 === at)
      // "Objects or players can't be enchanted" denies it of both; "also as a team, not as individuals" still means not as individuals; "the spell and ability's controller" is that of either; what doesn't begin before something doesn't begin until then.
      .filter(
        ({ text }) =>
          !/^Objects or players\b|\balso as a team, not\b|\bspell and ability.s controller\b|\bdoesn't begin before\b/.test(
            text,
          ),
      );
    const silent = together(tried, before)
      .flatMap((some) => {
        const ruleset = compile(withEdits(tree, some));
        return some.filter(({ rule }) => !changedBy(rule, before, ruleset));
      })
      // What is not seen of the rule itself among other edits is looked for alone, in the whole ruleset.
      .filter((edit) => told(compile(withEdits(tree, [edit]))) === told(before));
    expect(silent).toEqual([]);
  });

  // Every rewording in a sample, and in a real edition where those are at hand.
  const ours = rewordings.filter(
    ({ name }, i) => name !== 'spells are played' && (!corpusPresent || i % 2 === at % 2),
  );
  it.each(ours)('means the same with $name', ({ apply }) => {
    const reworded = new Map<string, string>();
    const ruleset = compile(
      changed(tree, (text, rule) => {
        const words = apply(text);
        if (words !== text) reworded.set(rule, `${reworded.get(rule) ?? ''} ${words}`);
        return words;
      }),
    );
    // Meaning is read of English alone: what an edit leaves as none is refused.
    const english = (text = '') => readSentences(text).every(({ status }) => status === 'read');
    const refused = (key: ParameterKey) => {
      const { status, sentence } = ruleset.entry(key);
      if (status !== 'unrecognised') return false;
      const stated = statements.some(
        (other) =>
          ruleset.entry(other).status === 'unrecognised' && ruleset.entry(other).sentence === sentence,
      );
      const rules = [...before.entry(key).rules, ...ruleset.entry(key).rules];
      return stated || !english(sentence) || !rules.every((rule) => english(reworded.get(rule)));
    };
    const lost = parameterKeys.filter(
      (key) => ruleset.entry(key).value !== before.entry(key).value && !refused(key),
    );
    expect(lost.map((key) => [key, ruleset.entry(key).sentence])).toEqual([]);
  });

  it('means the same with the sentences of every rule in another order', () => {
    const ruleset = compile(
      changed(tree, (text) =>
        wholeSentences(text)
          .map(({ start, end }) => text.slice(start, end).trim())
          .reverse()
          .join(' '),
      ),
    );
    expect(parameterKeys.filter((key) => ruleset.entry(key).value !== before.entry(key).value)).toEqual([]);
  });
});

describe('a sentence of the multiplayer chapter that states no parameter', () => {
  const tree = editionTree('sources/edition-2011.txt');

  it('is called strange when no edition has it, with its rule and words', () => {
    expect(compile(tree).strange).toEqual([]);
    const { strange } = compile(instead(tree, '809.2', 'sit side by side', 'sit as far apart as they can'));
    expect(strange).toMatchObject([{ rule: '809.2' }]);
    expect(strange[0]?.sentence).toMatch(/far apart/);
  });

  it('is known under every number that it may cite', () => {
    const cited = changed(tree, (text) => text.replace(/\b(\d{3})\.(\d)/g, '9$2$2.$2'));
    expect(compile(cited).strange).toEqual([]);
  });
});

describe('a sentence of which some words are strange', () => {
  const tree = editionTree('sources/edition-2008.txt');

  it('states nothing, and the words are shown', () => {
    const was = "Two-Headed Giant doesn't use the same combat rules";
    const { entry, get } = one(instead(tree, '606.7', was, `On Sundays, ${was}`));
    expect(entry).toMatchObject({ status: 'unrecognised', rules: ['606.7'], strange: 'Sundays' });
    expect(get).toThrow(/Rule 606\.7.* says: "On Sundays.*strange there: "Sundays".*override/s);
  });

  it('is found in the document by its line', () => {
    const { entry } = one(instead(tree, '606.7', 'as other', 'quite as other'));
    expect(entry.status).toBe('unrecognised');
    expect(compile(tree).strange).toEqual([]);
  });

  function one(edited: Edition) {
    const ruleset = compile(edited);
    const key = 'twoHeadedGiant.combatRuleSource' as const;
    return { entry: ruleset.entry(key), get: () => ruleset.get(key) };
  }
});

describe('a sentence added to a rule', () => {
  const tree = editionTree('sources/edition-2011.txt');
  const added = (rule: string, words: string) =>
    compile(changed(tree, (text, number) => (number === rule ? `${text} ${words}` : text)));

  it('that states another value is a conflict that names both places', () => {
    const { conflicts } = added('810.3', 'Every team has a shared life total that begins at 40 life.');
    const conflict = conflicts.find((c) => c.parameter === 'twoHeadedGiant.startingLife.chapterRule');
    expect(conflict?.readings.map((r) => [r.rule, r.value])).toEqual(
      expect.arrayContaining([
        ['810.3', 40],
        ['810.4', 30],
      ]),
    );
  });

  it('that states it in words which are not understood takes the value away', () => {
    const ruleset = added('810.4', "A team's life total starts at twice that on Sundays.");
    expect(ruleset.entry('twoHeadedGiant.startingLife.chapterRule')).toMatchObject({
      status: 'unrecognised',
      rules: ['810.4'],
    });
  });
});
