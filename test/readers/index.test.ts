import { describe, expect, it } from 'vitest';
import * as readers from '../../src/readers/index.js';

describe('the public surface of the readers', () => {
  it('is these names', () => {
    expect(Object.keys(readers).sort()).toEqual([
      'ReadError',
      'decode',
      'detect',
      'read',
      'readDocument',
      'rulesParse',
      'rulesStringify',
      'writeText',
    ]);
  });
});
