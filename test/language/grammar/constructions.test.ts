import { expect, test } from 'vitest';
import { type Clause, readSentences } from '../../../src/language/index.js';

/** The one frame of a sentence, which is a single clause. */
function clause(text: string): Clause {
  const [sentence] = readSentences(text);
  if (sentence?.frame === undefined) throw new Error(`"${text}" is ${sentence?.status}`);
  return sentence.frame as Clause;
}

test('a question asks which things are to be acted on, if there are any', () => {
  const asked = { word: 'which', asked: { noun: 'card' }, clause: { verb: 'put', object: { to: 'head' } } };
  expect(clause('A player chooses which cards to put on the bottom.').what).toMatchObject(asked);
  expect(clause('A player chooses which cards, if any, to put on the bottom.').what).toMatchObject({
    ...asked,
    asked: { focus: ['if any'] },
  });
});

test('the amount that something changes by is the amount by which it changes', () => {
  const [by] = clause('The total is reduced by the amount that total was increased.').relations ?? [];
  expect(by).toMatchObject({
    preposition: 'by',
    term: {
      noun: 'amount',
      which: [{ verb: 'increase', relations: [{ preposition: 'by', term: { to: 'head' } }] }],
    },
  });
});

test('as many things as there were have a quantity and say of what', () => {
  expect(clause('A player draws as many cards as they discarded.').object).toMatchObject({
    noun: 'card',
    quantity: { word: 'as many as' },
    which: [{ verb: 'discard', object: { to: 'head' } }],
  });
});

test('fewer things than another number are compared', () => {
  expect(clause('A hand has fewer cards than the maximum hand size.')).toMatchObject({
    object: { noun: 'card', determiner: 'fewer' },
    relations: [{ preposition: 'than', term: { noun: 'maximum hand size' } }],
  });
});

test('a rule to look at stands beside the clause', () => {
  expect(clause('The team loses; see rule 104.3.')).toMatchObject({
    by: 'and',
    items: [{ verb: 'lose' }, { verb: 'see', order: true }],
  });
});

test('a page is one word, with or without the name of its protocol', () => {
  for (const page of [
    'https://example.com/rules',
    'www.example.com/rules',
    'rules.example.com/en/more-rules',
  ])
    expect(clause(`They are found at ${page}.`).relations).toMatchObject([
      { term: { kind: 'cited', text: page } },
    ]);
});

test('a name that ends in the first word of a term is the name', () => {
  expect(clause('Team vs. Team games use this option.').actor).toMatchObject({ noun: 'game' });
  expect(clause('Team games use this option.').actor).toMatchObject({ noun: 'team game' });
});
