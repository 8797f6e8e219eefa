import { describe, expect, it } from 'vitest';
import { read } from '../../src/readers/index.js';

/** A document of made-up rules that say the same again and again. */
const rules = (words: (n: number) => string): string =>
  `100. General\n\n${Array.from({ length: 12 }, (_, n) => `100.${n + 1}. ${words(n)}`).join('\n\n')}\n`;
const said = (text: string): (string | undefined)[] => read(text).messages.map(({ ruleId }) => ruleId);

describe('words that somebody has misread', () => {
  it('are said where other words of the document have the letter for which they have two', () => {
    const text = rules((n) =>
      n % 3 === 0 ? 'A garne is played by some.' : 'A game is played, and the game ends.',
    );
    expect(said(text)).toContain('letters-misread');
  });

  it('are said where other words of the document have an e for their c', () => {
    const text = rules((n) => (n === 4 ? 'The playcr draws.' : 'The player plays, and each player ends.'));
    expect(said(text)).toContain('letters-misread');
  });

  it('are said where no word begins or ends so', () => {
    expect(said(rules((n) => (n === 4 ? 'All carcls are dealt.' : 'All are dealt.')))).toContain(
      'letters-misread',
    );
    expect(said(rules((n) => (n === 4 ? 'It is tbe first.' : 'It is one.')))).toContain('letters-misread');
  });

  it('are said where a figure stands among their letters, or a letter in a number', () => {
    expect(said(rules(() => 'The p1ayer with the most cards wins.'))).toContain('letters-misread');
    expect(said(rules(() => 'This is told in rule 81O and nowhere else.'))).toContain('letters-misread');
  });

  it('are said where a blank divides words that the document has elsewhere whole', () => {
    const parts = ['pl ayer', 'pla yer', 'play er', 'ne ighbor', 'nei ghbor', 'neigh bor'];
    const text = rules((n) => `The ${parts[n] ?? 'player and the neighbor'} with the most cards wins.`);
    expect(said(text)).toContain('letters-misread');
  });

  it('are none where verbs have only lost their apostrophes, which is said', () => {
    const ids = said(rules(() => 'A card that isnt shown doesnt count.'));
    expect(ids).toContain('apostrophes-lost');
    expect(ids).not.toContain('letters-misread');
  });

  it('are none in a text that says turn, return and government', () => {
    const text = rules(() => 'On each turn the cards return to the government, and you turn one.');
    expect(said(text)).toEqual([]);
  });

  describe('letters that a font draws as one', () => {
    const sentence = 'The first player to finish an effect offers a flying creature a different fate.';
    const long = (words: string) => rules(() => `${words} `.repeat(8).trim());

    it.each([' ', '', '\ufffd', '?'])('are said to be gone where “%s” stands for them', (instead) => {
      expect(said(long(sentence.replace(/ff|fi|fl/g, instead)))).toContain('ligatures-lost');
    });

    it('are not missed where they stand, nor in a few sentences that happen to have none', () => {
      expect(said(long(sentence))).not.toContain('ligatures-lost');
      expect(said(rules(() => 'A lamp burns until the guests go home.'))).not.toContain('ligatures-lost');
    });
  });
});
