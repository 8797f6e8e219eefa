import { describe, expect, it } from 'vitest';
import { paraphrases, readSentences, type Sentence } from '../../../src/language/index.js';

/** What a sentence can be said as, with the proof that it means the same. */
function said(text: string): string[] {
  const sentences = readSentences(text);
  const last = sentences.at(-1) as Sentence;
  return paraphrases(last, sentences.slice(0, -1))
    .filter((other) => other.proved())
    .map((other) => other.text);
}

describe('a sentence in other words', () => {
  it.each([
    ['A card is drawn by each opponent.', 'Each opponent draws a card.'],
    ['All opponents draw a card.', 'Each opponent draws a card.'],
    [
      'A team loses the game if a player on that team has no cards.',
      'If a player on that team has no cards, a team loses the game.',
    ],
    [
      'A player may draw a card at the start of his or her turn.',
      "A player may draw a card at the start of that player's turn.",
    ],
    ['A player may choose a land or an artifact.', 'A player may choose a land or an artifact.'],
  ])('"%s" can be "%s"', (text, other) => {
    expect([text, ...said(text)]).toContain(other);
  });

  it('is never one that means something else', () => {
    const other = paraphrases(
      readSentences('Each player draws a card, then that player loses the game.')[0] as Sentence,
    );
    for (const { text, proved } of other) if (proved()) expect(text).not.toMatch(/^(?:A|Any) player/);
    expect(other.length).toBeGreaterThan(0);
  });

  it('is none where the sentence cannot be read', () => {
    expect(said('Colourless green ideas sleep furiously.')).toEqual([]);
  });
});
