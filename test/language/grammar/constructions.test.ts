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

test('a clause in brackets is a clause beside the other', () => {
  expect(clause('The captain picks a card (this action takes no time).')).toMatchObject({
    by: 'and',
    items: [{ verb: 'pick' }, { verb: 'take' }],
  });
});

test('somebody else in brackets is the other of two', () => {
  expect(clause('The captain (or the first player) picks a card.').actor).toMatchObject({
    by: 'or',
    items: expect.arrayContaining([expect.objectContaining({ noun: 'captain' })]),
  });
});

test('an exception in brackets belongs to its noun', () => {
  expect(clause('A player picks a card (other than a token).').object).toMatchObject({
    noun: 'card',
    relations: [{ preposition: 'other than', term: { noun: 'token' } }],
  });
});

test('what is with one option is without another', () => {
  expect(clause('The setup is a variant with teams and without seats.').is).toMatchObject({
    relations: [{ preposition: 'with' }, { preposition: 'without' }],
  });
});

test('"have all" is what each has done, and "the rest" is a pronoun', () => {
  expect(clause('The players have all lost the game.')).toMatchObject({ perfect: true, adverbs: ['each'] });
  expect(clause('The rest are exiled.').object).toMatchObject({ to: 'the rest' });
});

test('nothing is had before it is lost', () => {
  expect(clause('Some of those players had previously lost the game.')).toMatchObject({
    verb: 'lose',
    past: true,
    adverbs: ['previously'],
  });
});
