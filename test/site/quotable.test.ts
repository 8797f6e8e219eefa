import { describe, expect, test } from 'vitest';
import type { Change, Edge } from '../../src/compare/index.js';
import { keptInWords } from '../../src/site/quotable.js';

const edge = (change: Change, fresh: string | null = '100.1'): Edge =>
  ({ old: '100.1', new: fresh, change, relation: 'same' }) as unknown as Edge;

describe('what two editions have in common', () => {
  test('is counted by what happened to it, and what nothing happened to is left out', () => {
    expect(
      keptInWords([
        edge('none'),
        edge('none'),
        edge('typography'),
        edge('reference'),
        edge('wording'),
        edge('substantive'),
      ]),
    ).toBe(
      '2 unchanged, 2 changed in typography, references or terms only, 1 reworded, 1 substantive change',
    );
  });

  test('is not a rule that was removed', () => {
    expect(keptInWords([edge('none'), edge('substantive', null)])).toBe('1 unchanged');
  });
});
