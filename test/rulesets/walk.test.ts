import { beforeAll, expect, it } from 'vitest';
import { compare } from '../../src/compare/index.js';
import { compile, editions, labelOf, type Ruleset, ruleset } from '../../src/rulesets/index.js';
import { describeWithCorpus } from '../support/corpus.js';
import { type Stage, walkCorpus } from './walk.js';

describeWithCorpus('walking from each edition to the next', () => {
  const names: string[] = [];
  const unbound: string[] = [];
  const uncarried: string[] = [];
  const unlike: string[] = [];
  let carried = 0;
  let changes = 0;

  beforeAll(() => {
    let last: { stage: Stage; walked: Ruleset } | undefined;
    for (const stage of walkCorpus()) {
      const { name, tree } = stage;
      names.push(name);
      const alone = compile(tree, { name });
      unlike.push(...unlikeShipped(alone));
      let walked = alone;
      // Before the chapter came, there is nothing to walk through.
      if (alone.get('general.chapterNumber') !== null && last !== undefined) {
        const comparison = compare(last.stage.tree, tree, { names: { old: last.stage.name, new: name } });
        walked = compile(tree, { name, previous: { ruleset: last.walked, comparison } });
        const pair = `${last.stage.name} to ${name}`;
        unbound.push(...walked.coverage.unbound.map((label) => `${pair}: ${label}`));
        changes += walked.coverage.changes?.length ?? 0;
        for (const key of walked.keys()) {
          const { value, status, from } = walked.entry(key);
          if (status === 'carried') {
            carried += 1;
            if (from !== last.stage.name) uncarried.push(`${pair}: ${key} comes from ${from}`);
          }
          if (value !== alone.entry(key).value) uncarried.push(`${pair}: ${key}`);
        }
      }
      last = { stage, walked };
    }
  }, 300_000);

  it('leaves no change of the multiplayer chapter unbound', () => {
    expect(changes).toBeGreaterThan(100);
    expect(unbound).toEqual([]);
  });

  it('carries the very values that each edition compiles to alone', () => {
    expect(carried).toBeGreaterThan(10_000);
    expect(uncarried).toEqual([]);
  });

  it('finds in each edition what is shipped for it', () => {
    expect(editions()).toEqual(names);
    expect(unlike).toEqual([]);
  });
});

/** Where a compiled edition and its shipped ruleset do not say the same of value, status, rules or words. */
function unlikeShipped(compiled: Ruleset): string[] {
  if (!editions().includes(compiled.edition)) return [`${compiled.edition} is not shipped`];
  const shipped = ruleset(compiled.edition);
  const facts = (of: Ruleset) =>
    of.keys().map((key) => {
      const { value, status, rules, hash } = of.entry(key);
      return JSON.stringify([key, value, status, rules, rules.length > 0 ? hash : undefined]);
    });
  const there = facts(shipped);
  const here = facts(compiled).filter((fact, at) => fact !== there[at]);
  const conflicts = (of: Ruleset) =>
    of.conflicts.map((c) => labelOf({ old: c.parameter, new: c.readings[0]?.rule ?? null }));
  if (conflicts(shipped).join() !== conflicts(compiled).join()) here.push('conflicts');
  if (shipped.note !== compiled.note) here.push('note');
  return here.map((fact) => `${compiled.edition}: ${fact}`);
}
