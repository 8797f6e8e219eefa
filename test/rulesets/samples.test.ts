import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileWords } from '../../src/rulesets/compile.js';
import {
  compile,
  definitionOf,
  parameterKeys,
  rewordingsInUse,
  takeRewordings,
} from '../../src/rulesets/index.js';
import { statedProvisions } from '../../src/rulesets/provisions/stated/index.js';
import { describeWithCorpus, root } from '../support/corpus.js';
import { sampleTree, sharedTree } from './editions.js';

const { samples } = JSON.parse(readFileSync(join(root, 'sources/samples.json'), 'utf8')) as {
  samples: { file: string; restates: string }[];
};

describe('a sample edition', () => {
  it('has samples to show', () => {
    expect(samples.length).toBeGreaterThan(5);
  });

  it.each(samples)('$file leaves no sentence that is not understood', ({ file }) => {
    const ruleset = compile(sampleTree(file));
    const lost = parameterKeys.filter((key) => ruleset.entry(key).status === 'unrecognised');
    expect(lost).toEqual([]);
  });

  it.each(samples)(
    '$file needs no rewordings and no marks, as a page compiles it without them',
    ({ file }) => {
      const tree = sampleTree(file);
      const whole = compile(tree);
      const rewordings = rewordingsInUse();
      takeRewordings({});
      try {
        const alone = compileWords(tree, {});
        const lost = parameterKeys.filter((key) => alone.entry(key).value !== whole.entry(key).value);
        expect(lost).toEqual([]);
      } finally {
        takeRewordings(rewordings);
      }
    },
  );
});

describeWithCorpus('a sample edition beside the edition that it restates in other words', () => {
  it.each(samples)('$file has the values of $restates', ({ file, restates }) => {
    const original = compile(sharedTree(`corpus/official/${restates}.txt`));
    const retold = compile(sampleTree(file), { nearest: original });
    // Statements that decide nothing are known sentences where a sample makes them in words which the reader cannot take.
    const statements = new Set<string>(
      statedProvisions.map(({ key }) => key).filter((key) => definitionOf(key).use !== 'decides'),
    );
    for (const key of parameterKeys.filter((each) => !statements.has(each)))
      expect([key, retold.entry(key).value]).toEqual([key, original.entry(key).value]);
  });
});
