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

test('an owner that is one of two is said with a mark of possession each', () => {
  const owner = { by: 'or', items: [{ noun: 'opponent' }, { noun: 'player' }] };
  expect(clause("The turn marker moves in each player's or each opponent's step.")).toMatchObject({
    relations: [{ preposition: 'in', term: { noun: 'step', owner } }],
  });
  // Quotation marks around a wording of who owns it say no more than the words.
  expect(clause('The turn marker moves in "each player\'s" or "each opponent\'s" step.')).toEqual(
    expect.objectContaining({ relations: [expect.objectContaining({ preposition: 'in' })] }),
  );
});

test('who has something do it is not the one who does it, and nobody is given "that"', () => {
  expect(clause('A player may have that creature deal that damage to an opponent.')).toMatchObject({
    verb: 'have',
    actor: { noun: 'player' },
    modality: 'may',
    what: {
      verb: 'deal',
      actor: { noun: 'creature', determiner: 'that' },
      object: { noun: 'damage', determiner: 'that' },
      relations: [{ preposition: 'to', term: { noun: 'opponent' } }],
    },
  });
  expect(clause('Each player has a draw step.')).toMatchObject({
    verb: 'have',
    object: { noun: 'draw step' },
  });
});

test('what happens when one thing does, but not when another does', () => {
  const { conditions } = clause('When a phase ends (but not a step), a player draws a card.');
  expect(conditions).toMatchObject([
    {
      word: 'when',
      clause: {
        verb: 'end',
        actor: { noun: 'phase' },
        relations: [{ preposition: 'rather than', term: { noun: 'step' } }],
      },
    },
  ]);
});

test('what is in one place but not in another is not in that', () => {
  expect(clause('Cards in a graveyard but not in a library are exiled.').object).toMatchObject({
    noun: 'card',
    relations: [{ preposition: 'in', term: { noun: 'graveyard' } }],
    which: [{ verb: 'be', negated: true, is: { preposition: 'in', term: { noun: 'library' } } }],
  });
});

test('whoever is named last does both of two things', () => {
  const [sentence] = readSentences('A creature is both owned and controlled by a player.');
  expect(sentence?.frame).toMatchObject({
    by: 'and',
    items: [
      { verb: 'control', actor: { noun: 'player' } },
      { verb: 'own', actor: { noun: 'player' } },
    ],
  });
});

test('a list of what is attacked names the verb or leaves it out before the last', () => {
  const attacked = (last: string) =>
    clause(`A player blocks creatures attacking a team, attacking a planeswalker, or ${last}.`);
  expect(attacked('a battle')).toMatchObject({
    object: { which: [{ by: 'or', items: [{ object: { noun: 'battle' } }, {}, {}] }] },
  });
  expect((attacked('a battle').object as { which: unknown[] }).which).toHaveLength(1);
});

test('a condition may name two things that a player does and one that happens', () => {
  const [condition] =
    clause(
      'If a player has priority and casts a spell, activates an ability, or an ability triggers, the player draws a card.',
    ).conditions ?? [];
  expect(condition?.clause).toMatchObject({
    by: 'and',
    items: expect.arrayContaining([
      expect.objectContaining({ verb: 'have' }),
      expect.objectContaining({
        by: 'or',
        items: expect.arrayContaining([expect.objectContaining({ verb: 'trigger' })]),
      }),
    ]),
  });
});

test('so many fewer than before is a quantity', () => {
  expect(clause('A player draws one fewer cards than that player had before.').object).toMatchObject({
    noun: 'card',
    quantity: { is: 1, word: 'fewer' },
    which: [{ verb: 'have', object: { to: 'head' } }],
  });
});

test('counters that change power and toughness are named by the change, and the letter N is so many', () => {
  expect(clause('A player puts N -1/-1 counters on a creature.').object).toMatchObject({
    noun: '-1/-1 counter',
    quantity: { word: 'n' },
  });
});

test('the smaller of a number is one of those that the number counts', () => {
  expect(clause('N is the smaller of the number of cards and tokens.').is).toMatchObject({
    modifiers: ['smaller'],
    among: { noun: 'number', owner: { items: [{ noun: 'card' }, { noun: 'token' }] } },
  });
});

test('whoever is named after two participles does both, and nobody where the name stands between them', () => {
  const [said] = (clause('A spell cast or copied by that player resolves.').actor as { which: unknown[] })
    .which;
  expect(said).toMatchObject({
    by: 'or',
    items: [
      { verb: 'cast', actor: { noun: 'player' }, object: { to: 'head' } },
      { verb: 'copy', actor: { noun: 'player' }, object: { to: 'head' } },
    ],
  });
  expect(readSentences('A spell cast by that player or copied resolves.')[0]?.readings).toHaveLength(0);
});

test('twice that many is another quantity than that many', () => {
  expect(clause('A player loses twice that many counters.').object).toMatchObject({
    quantity: { word: 'twice that many' },
  });
});

test('one such card is one of those that were named', () => {
  expect(clause('A player may put one such card onto the battlefield.').object).toMatchObject({
    noun: 'card',
    determiner: 'such',
    quantity: { is: 1 },
  });
});
