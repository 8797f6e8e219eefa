import { describe, expect, test } from 'vitest';
import { keyOf } from '../../../src/language/frames/frame.js';
import { template } from '../../../src/language/index.js';
import { pack, unpack } from '../../../src/language/query/packed.js';

const texts = [
  'Each player has N life.',
  'Each player may attack only the nearest opponent to the left.',
  'If a team has N poison counters, that team loses the game.',
];
const packed = pack(new Map(texts.map((text) => [text, template(text).statements])));

describe('packed templates', () => {
  test('say what they said before', () => {
    const again = unpack(JSON.parse(JSON.stringify(packed)), texts);
    for (const text of texts)
      expect(again?.get(text)?.map(keyOf)).toEqual(template(text).statements.map(keyOf));
  });

  test('are not taken for those of other texts', () => {
    expect(unpack(packed, [...texts].reverse())).toBeUndefined();
    expect(unpack(packed, ['Each player has N cards.', ...texts.slice(1)])).toBeUndefined();
  });

  test('have what many of them say once, and no places of words', () => {
    const many = [3, 4, 5, 6, 7].map((life) => `If a team has ${life} life, each player draws a card.`);
    const { shapes, ...said } = pack(new Map(many.map((text) => [text, template(text).statements])));
    const player = shapes.split('][').findIndex((names) => /^\[*determiner kind=thing noun\]*$/.test(names));
    expect(said.templates.split(`[${~player} each player]`)).toHaveLength(2);
    expect(packed.shapes).not.toMatch(/\bat\b/);
  });

  test('have no list of both nodes and words', () => {
    const mixed = [{ kind: 'clause', verb: 'do', adverbs: ['then', { kind: 'thing' }] }];
    expect(() => pack(new Map([['A player does it.', mixed as never]]))).toThrow('both nodes and words');
  });
});
