import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** After so many files that need no book, one comes that looks at the book of the samples. */
const APART = 12;

/** True of a file that has the book of the samples made, or waits until somebody else has. */
function needsBook({ moduleId }: TestSpecification): boolean {
  return /from '\.\/served\.js'/.test(readFileSync(moduleId, 'utf8'));
}

/**
 * Begins with the file that makes the book of the samples, and spreads those that look at it, in browsers most of them, among all the
 * others: so nobody waits for the book, and while one worker waits for a page, the other one works.
 */
export class Sequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const served = sorted.filter(needsBook);
    const others = sorted.filter((file) => !served.includes(file));
    return [
      ...served.flatMap((file, at) => [file, ...others.slice(at * APART, (at + 1) * APART)]),
      ...others.slice(served.length * APART),
    ];
  }
}
