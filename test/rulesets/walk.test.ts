import { beforeAll, expect, it } from 'vitest';
import { compare } from '../../src/compare/index.js';
import { compile, editions, type Ruleset, ruleset } from '../../src/rulesets/index.js';
import { type Edition, ownText, textOf, walk } from '../../src/tree/index.js';
import { describeWithCorpus } from '../support/corpus.js';
import { walkCorpus } from './walk.js';

describeWithCorpus('walking from each edition to the next', () => {
  const names: string[] = [];
  const unbound: string[] = [];
  const miscarried: string[] = [];
  const unlike: string[] = [];
  let carried = 0;
  let changes = 0;

  beforeAll(() => {
    let last: { name: string; tree: Edition; chapter: string; walked: Ruleset } | undefined;
    for (const { name, tree } of walkCorpus()) {
      names.push(name);
      const chapter = chapterOf(tree);
      // Most editions leave the chapter as it was; comparing those as well would take a minute and say nothing.
      const same = last === undefined || last.chapter === chapter;
      const comparison =
        last && !same ? compare(last.tree, tree, { names: { old: last.name, new: name } }) : undefined;
      const walked = compile(tree, {
        name,
        ...(last && comparison ? { previous: { ruleset: last.walked, comparison } } : {}),
      });
      for (const label of walked.coverage.unbound) unbound.push(`${last?.name} to ${name}: ${label}`);
      changes += walked.coverage.changes?.length ?? 0;
      for (const key of walked.keys()) {
        const { status, from } = walked.entry(key);
        if (status !== 'carried') continue;
        carried += 1;
        if (from !== last?.name) miscarried.push(`${name} ${key}: from ${from}`);
      }
      unlike.push(...unlikeShipped(walked));
      last = { name, tree, chapter, walked };
    }
  });

  it('leaves no change of the multiplayer chapter unbound', () => {
    expect(changes).toBeGreaterThan(100);
    expect(unbound).toEqual([]);
  });

  it('carries values from the edition before', () => {
    expect(carried).toBeGreaterThan(3000);
    expect(miscarried).toEqual([]);
  });

  it('finds in each edition, carried or compiled, what is shipped for it', () => {
    expect(editions()).toEqual(names);
    expect(unlike).toEqual([]);
  });
});

/** The words of the multiplayer chapter with their numbers; empty in an edition that has none. */
function chapterOf(tree: Edition): string {
  const words: string[] = [];
  walk(tree, (node) => {
    if (node.type === 'chapter') return /multiplayer/i.test(node.title);
    if (node.type === 'glossary') return false;
    if (node.type === 'rule' || node.type === 'subrule') words.push(`${node.number} ${ownText(node)}`);
    if (node.type === 'example') words.push(textOf(node));
    return undefined;
  });
  return words.join('\n');
}

/** Where an edition and its shipped ruleset do not say the same of value, status, rules or words. */
function unlikeShipped(walked: Ruleset): string[] {
  const { edition } = walked;
  if (!editions().includes(edition)) return [`${edition} is not shipped`];
  const shipped = ruleset(edition);
  const facts = (of: Ruleset) =>
    of.keys().map((key) => {
      const { value, status, rules, hash } = of.entry(key);
      // The shipped rulesets are each compiled alone; carrying must come to the same.
      const how = status === 'carried' ? 'compiled' : status;
      return JSON.stringify([key, value, how, rules, rules.length > 0 ? hash : undefined]);
    });
  const there = facts(shipped);
  const unlike = facts(walked).filter((fact, at) => fact !== there[at]);
  const conflicts = (of: Ruleset) =>
    of.conflicts.map((c) => [c.parameter, ...c.readings.map((r) => r.rule)].join(' ')).join('; ');
  if (conflicts(shipped) !== conflicts(walked)) unlike.push(`conflicts: ${conflicts(walked)}`);
  if (shipped.note !== walked.note) unlike.push(`note: ${walked.note}`);
  return unlike.map((fact) => `${edition}: ${fact}`);
}
