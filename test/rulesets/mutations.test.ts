import { describe, expect, it } from 'vitest';
import {
  compile,
  definitionOf,
  type ParameterKey,
  parameterKeys,
  type Ruleset,
} from '../../src/rulesets/index.js';
import { provisions } from '../../src/rulesets/provisions/index.js';
import { documentOf } from '../../src/rulesets/reading/document.js';
import { readWhole } from '../../src/rulesets/reading/whole.js';
import type { Edition } from '../../src/tree/index.js';
import { corpusPresent, describeWithCorpus } from '../support/corpus.js';
import { apart } from '../support/groups.js';
import { changed, editionTree, renumbered, wholeSentences } from './editions.js';
import { type Mutation, mutations } from './mutations.js';

const before = new Map<string, Ruleset>();

function original(edition: string): Ruleset {
  let ruleset = before.get(edition);
  if (ruleset === undefined) {
    ruleset = compile(editionTree(edition));
    before.set(edition, ruleset);
  }
  return ruleset;
}

const provisionOf = new Map(provisions.map((p) => [p.key, p]));

const readings = new WeakMap<Edition, ReturnType<typeof readWhole>>();

/** What all parameters of a tree are read as; a tree is read once. */
function readingOf(tree: Edition): ReturnType<typeof readWhole> {
  const reading = readings.get(tree) ?? readWhole(provisions, documentOf(tree));
  readings.set(tree, reading);
  return reading;
}

/** One parameter of a tree without compiling all the others: value, rules that state it, words of the first. */
function readOne(tree: Edition, key: ParameterKey): { value: unknown; rules: string[]; words?: string } {
  const provision = provisionOf.get(key);
  if (provision === undefined) throw new RangeError(`${key} has no provision`);
  const { value, outcomes } = readingOf(tree).get(provision) ?? {
    value: undefined,
    outcomes: [],
  };
  const readings = outcomes.flatMap((o) => (o.kind === 'read' ? [o.reading, ...o.others] : []));
  const silent = outcomes.some((o) => o.kind !== 'absent') ? undefined : definitionOf(key).silent;
  const [first] = readings;
  return {
    value: value ?? silent ?? (silent === null ? null : 'unrecognised'),
    rules: readings.map((r) => r.passage.number),
    ...(first === undefined ? {} : { words: first.passage.text.slice(first.found.start, first.found.end) }),
  };
}

/** An edition with changes of words, and where one of them finds no place. */
function mutated(edition: string, rows: readonly Mutation[]): { tree: Edition; misplaced: string[] } {
  const open = new Set(rows);
  const tree = changed(editionTree(edition), (text, number) => {
    let now = text;
    for (const row of open) {
      const { rule, find, replace, then } = row;
      if (number !== rule || !text.includes(find)) continue;
      open.delete(row);
      now = now.replace(find, () => replace);
      if (then !== undefined) now = now.replace(then.find, () => then.replace);
    }
    return now;
  });
  return {
    tree,
    misplaced: [...open].map(({ find, rule }) => `"${find}" does not stand in ${rule} of ${edition}`),
  };
}

/** Rows of which something else came out, in words. */
function wrong(rows: readonly Mutation[]): string[] {
  return [...new Set(rows.map(({ edition }) => edition))].flatMap((edition) =>
    // Changes in groups that are made in one tree: no two of a group are of one rule, of one parameter, or of rules that state one.
    apart(
      rows.filter((row) => row.edition === edition),
      touchedBy(edition),
    )
      .flatMap((some) => {
        const { tree } = mutated(edition, some);
        return some.filter(({ key, value }) => readOne(tree, key).value !== value);
      })
      // What does not come out among other changes is looked for alone.
      .flatMap((row) => {
        const { tree, misplaced } = mutated(edition, [row]);
        const found = misplaced[0] ?? readOne(tree, row.key).value;
        return found === row.value
          ? []
          : [`${row.key} in ${edition}: "${row.find}" → "${row.replace}": ${String(found)}`];
      }),
  );
}

/** What a change touches: its rule, its parameter, and the rules that state a parameter of either. */
function touchedBy(edition: string): (row: Mutation) => string[] {
  const entries = parameterKeys.map((key) => [key, original(edition).entry(key).rules] as const);
  return (row) => [
    row.rule,
    ...entries
      .filter(([key, rules]) => key === row.key || rules.includes(row.rule))
      .flatMap(([key, rules]) => [key, ...rules]),
  ];
}

describe('a changed sentence of a sample edition', () => {
  const rows = mutations.filter((m) => m.edition.startsWith('sources/'));

  it('takes its value along or away', () => {
    expect(rows.length).toBeGreaterThan(200);
    expect(wrong(rows)).toEqual([]);
  });
});

describeWithCorpus('a changed sentence of a real edition', () => {
  const rows = mutations.filter((m) => !m.edition.startsWith('sources/'));

  it('takes its value along or away', () => {
    expect(wrong(rows)).toEqual([]);
  });

  it('is tried for every parameter', () => {
    const tried = new Set<string>(rows.map((m) => m.key));
    // The number of the chapter is read from a heading; it has a test of its own.
    expect(parameterKeys.filter((key) => !tried.has(key))).toEqual(['general.chapterNumber']);
  });
});

const whole = ['sources/edition-2008.txt', 'sources/edition-2011.txt'];
if (corpusPresent) whole.push('corpus/official/2011-07-15.txt');

describe.each(whole)('%s', (edition) => {
  const stated = parameterKeys.filter((key) => original(edition).entry(key).rules.length > 0);

  it('has the same values under other numbers', () => {
    const moved = renumbered(editionTree(edition), (number) =>
      number.replace(
        /^(\d)(\d\d)(?=\.|$)/,
        (_, chapter: string, section: string) => `${chapter}${Number(section) + 40}`,
      ),
    );
    const ruleset = compile(moved);
    for (const key of parameterKeys) {
      const [was, now] = [original(edition).entry(key), ruleset.entry(key)];
      expect([key, now.value]).toEqual([key, was.value]);
      if (was.rules.length > 0) expect([key, now.rules[0]]).not.toEqual([key, was.rules[0]]);
    }
  });

  it('follows the number of the multiplayer chapter', () => {
    const moved = renumbered(editionTree(edition), (number) => (/^[68]$/.test(number) ? '7' : number));
    expect(compile(moved).get('general.chapterNumber')).toBe(7);
  });

  it('finds a sentence that was moved to another rule of its section', () => {
    const moves = stated.flatMap((key) => movedOn(edition, key) ?? []);
    expect(moves.length).toBeGreaterThan(30);
    const finds = (move: Change, entry: { value?: unknown; rules: readonly string[] }) =>
      entry.value === original(edition).entry(move.key).value && entry.rules.includes(move.to ?? '');
    const lost = together(moves)
      .flatMap((some) => {
        const tree = treeWith(edition, some);
        return some.filter((move) => !finds(move, readOne(tree, move.key)));
      })
      // What is not found among other changes is looked for alone.
      .filter((move) => {
        const tree = treeWith(edition, [move]);
        // What is read only when it is asked a second time, thoroughly, is found by compiling the whole.
        return !finds(move, readOne(tree, move.key)) && !finds(move, compile(tree).entry(move.key));
      });
    expect(lost.map(({ key, rule, to }) => `${key} from ${rule} to ${to}`)).toEqual([]);
  });

  it('never keeps the value of a sentence that was removed as if it still stood there', () => {
    const removals = stated.flatMap((key) => sentenceOf(edition, key) ?? []);
    expect(removals.length).toBeGreaterThan(30);
    const kept = together(removals).flatMap((some) => {
      const tree = treeWith(edition, some);
      return some.filter(({ key, rule }) => {
        const entry = readOne(tree, key);
        return entry.rules[0] === rule && entry.words === original(edition).entry(key).words;
      });
    });
    expect(kept.map(({ key }) => key)).toEqual([]);
  });
});

/** The sentence that states a parameter, and the rule to which it is moved; it is removed where that is absent. */
interface Change {
  key: ParameterKey;
  rule: string;
  text: string;
  to?: string;
}

/** Changes in groups that are made in one tree, since no two of a group touch the same rule but for one and the same sentence. */
function together(changes: readonly Change[]): Change[][] {
  const groups: { touched: Map<string, string>; changes: Change[] }[] = [];
  for (const change of changes) {
    const rules = [change.rule, change.to ?? change.rule];
    const fits = ({ touched }: { touched: Map<string, string> }) =>
      rules.every((rule) => (touched.get(rule) ?? change.text) === change.text);
    let group = groups.find(fits);
    if (group === undefined) {
      group = { touched: new Map(), changes: [] };
      groups.push(group);
    }
    for (const rule of rules) group.touched.set(rule, change.text);
    group.changes.push(change);
  }
  return groups.map((group) => group.changes);
}

/** An edition in which sentences stand at the end of another rule, or nowhere. */
function treeWith(edition: string, changes: readonly Change[]): Edition {
  const added = new Set<string>();
  return changed(editionTree(edition), (text, number) => {
    let now = text;
    for (const { rule, text: sentence, to } of changes) {
      if (number === rule) now = now.replace(sentence, () => '');
      if (number !== to || added.has(sentence)) continue;
      added.add(sentence);
      now = `${now} ${sentence}`;
    }
    return now;
  });
}

/** The sentence around the words of a parameter, or the sentences that say it together, in the rule that is named first. */
function sentenceOf(edition: string, key: ParameterKey): Change | undefined {
  const { rules, words, span } = original(edition).entry(key);
  const [rule] = rules;
  if (rule === undefined || words === undefined || span === undefined) return undefined;
  let found: string | undefined;
  changed(editionTree(edition), (text, number) => {
    if (number === rule && found === undefined && text.includes(words)) {
      const at = text.indexOf(words);
      const within = wholeSentences(text).filter((one) => one.start < at + words.length && at < one.end);
      const [first, last] = [within[0], within.at(-1)];
      if (first && last) found = text.slice(first.start, last.end);
    }
    return text;
  });
  return found === undefined ? undefined : { key, rule, text: found };
}

/** The sentence of a parameter at the end of the next rule of its section instead of in its own. */
function movedOn(edition: string, key: ParameterKey): Change | undefined {
  const sentence = sentenceOf(edition, key);
  if (sentence === undefined) return undefined;
  const numbers: string[] = [];
  changed(editionTree(edition), (text, number) => {
    if (number.split('.')[0] === sentence.rule.split('.')[0] && !numbers.includes(number))
      numbers.push(number);
    return text;
  });
  const to = numbers[(numbers.indexOf(sentence.rule) + 1) % numbers.length];
  return to === undefined || to === sentence.rule ? undefined : { ...sentence, to };
}
