import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { Marked } from '../../../../src/site/program/find/highlighted.js';

const shown = (text: string, words: readonly string[], phrase?: string): string =>
  renderToString(<Marked text={text} words={words} {...(phrase === undefined ? {} : { phrase })} />);
const plain = (html: string): string => html.replace(/<\/?mark>/g, '').replaceAll('&quot;', '"');

describe('the words of a result', () => {
  test('are all there, whatever was looked for', () => {
    const text = "A player with ten poison counters loses. The player's boxes hold counters.";
    for (const words of [['poison', 'counter'], ['box'], ['player'], ['lose'], []])
      expect(plain(shown(text, words))).toBe(text);
    expect(plain(shown(text, [], 'poison counter'))).toBe(text);
  });

  test('are marked with their endings', () => {
    expect(shown('Poison counters stay.', ['poison', 'counter'])).toBe(
      '<mark>Poison</mark> <mark>counters</mark> stay.',
    );
    expect(shown('The player’s counter', ['player'])).toContain('The ');
    expect(shown('Countermagic', ['counter'])).toBe('Countermagic');
  });
});
