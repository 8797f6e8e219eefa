import { afterEach, describe, expect, it } from 'vitest';
import { takeTexts, wordsOfTemplate } from '../../../src/language/index.js';

describe('the words of a template', () => {
  afterEach(() => takeTexts([]));

  it('are its own where the program has them', () => {
    expect(wordsOfTemplate('A player draws N cards.')).toBe('A player draws N cards.');
  });

  it('come later where the program has a short name for it', () => {
    expect(wordsOfTemplate('§1')).toBeUndefined();
    takeTexts(['A player draws N cards.', 'A team skips its turn.']);
    expect(wordsOfTemplate('§1')).toBe('A team skips its turn.');
  });
});
