import { describe, expect, test } from 'vitest';
import { type Clause, type Many, readSentences, type Statement } from '../../../src/language/index.js';

/** The one frame of a sentence. */
function frame(text: string): Statement {
  const [sentence] = readSentences(text);
  if (sentence?.frame === undefined) throw new Error(`"${text}" is ${sentence?.status}`);
  return sentence.frame;
}

const clause = (text: string): Clause => frame(text) as Clause;

describe('a phrase belongs', () => {
  test('to the drawing, since no card is in a game', () => {
    expect(clause('The player draws cards in a game that uses this option.')).toMatchObject({
      object: { noun: 'card' },
      relations: [{ preposition: 'in', term: { noun: 'game' } }],
    });
  });

  test('to who decides, since a decision has no place', () => {
    const { which, relations } = clause(
      'There is a player who makes that choice within its range of influence.',
    ).actor as never as { which: Clause[]; relations: unknown[] };
    expect(which[0]?.relations).toBeUndefined();
    expect(relations).toMatchObject([{ preposition: 'within' }]);
  });

  test('to the making, where the order is free', () => {
    expect(clause('A player makes any choices required in any order they like.')).toMatchObject({
      object: { which: [{ verb: 'require' }] },
      relations: [{ preposition: 'in', term: { noun: 'order' } }],
    });
  });

  test('to "the same", which asks for what it is compared with', () => {
    const { relations } = clause('The card is put on the same stack as its target.');
    expect(relations).toMatchObject([
      {
        preposition: 'on',
        term: { noun: 'stack', relations: [{ preposition: 'as', term: { noun: 'target' } }] },
      },
    ]);
  });

  test('to the point in a turn', () => {
    expect(clause('The effect lasts until a point in that turn.').relations).toMatchObject([
      { preposition: 'until', term: { noun: 'point', relations: [{ preposition: 'in' }] } },
    ]);
  });

  test('to the subject, where "rather than" sets another subject against it', () => {
    expect(clause('Each team takes turns rather than each player.')).toMatchObject({
      object: { noun: 'turn' },
      relations: [{ preposition: 'rather than', term: { noun: 'player' } }],
    });
  });
});

describe('a time belongs', () => {
  test('to what was last known', () => {
    const c = clause('The effect uses the last known information about a player before they left.');
    expect(c.conditions).toBeUndefined();
    expect(c.object).toMatchObject({ relations: [{ preposition: 'about' }, { preposition: 'before' }] });
  });

  test('to each member of a list, where it says so of each', () => {
    const { is } = clause(
      'It is the player that a creature attacked before it was removed, the owner of the card, or the head of the team.',
    ) as { is?: Many };
    expect(is).toMatchObject({
      by: 'or',
      items: [{ noun: 'player' }, { noun: 'head' }, { noun: 'owner' }],
    });
  });
});

describe('an adverb belongs to the main verb', () => {
  test.each([
    ['Other rules for ending the game also apply.', 'apply', 'also'],
    ['Rules in which a player is referred to actually refer to both players.', 'refer', 'actually'],
    ['The effect uses the life total divided by two, rounded up, instead.', 'use', 'instead'],
    ['The effect uses the life total divided by two, rounded up instead.', 'use', 'instead'],
  ])('%s', (text, verb, adverb) => {
    expect(clause(text)).toMatchObject({ verb, adverbs: [adverb] });
  });
});

describe('a relative clause belongs', () => {
  test('to objects on the stack, since nothing represents a stack', () => {
    expect(clause('Objects on the stack not represented by cards leave.').actor).toMatchObject({
      noun: 'object',
      which: [{ verb: 'represent', negated: true }],
    });
  });

  test('to the players of a team, since "who" is a player', () => {
    expect(clause('Players on a team who chose a card draw.').actor).toMatchObject({
      noun: 'player',
      which: [{ verb: 'choose' }],
    });
  });

  test('to its noun as one clause, where "have" helps the participle', () => {
    const { which } = clause('The effect finds actions players have taken.').object as { which?: Clause[] };
    expect(which).toMatchObject([{ verb: 'take', perfect: true }]);
  });

  test('as two participles, joined', () => {
    const { which } = clause(
      'It blocks creatures attacking a player or attacking a battle controlled by a player.',
    ).object as { which?: Many[] };
    expect(which).toMatchObject([{ by: 'or', items: [{ verb: 'attack' }, { verb: 'attack' }] }]);
  });
});

describe('joined', () => {
  test.each(['the same step, phase, or turn', 'an out-of-range object or player'])('is all of %s', (list) => {
    const { items } = clause(`A player chooses ${list}.`).object as unknown as {
      items: { modifiers?: string[] }[];
    };
    for (const item of items) expect(item.modifiers).toHaveLength(1);
  });

  test('are a series and a number of things, not what the series speaks of', () => {
    const [of] =
      clause('It consists of a series of options that are added to a game and a number of styles.')
        .relations ?? [];
    expect(of?.term).toMatchObject({ by: 'and', items: [{ noun: 'series' }, { noun: 'style' }] });
  });

  test('are watching and replacing: what is replaced only happens', () => {
    expect(frame('Effects watch for an event to happen and then replace that event.')).toMatchObject({
      by: 'then',
      items: [
        { verb: 'watch', conditions: [{ word: 'for', clause: { verb: 'happen' } }] },
        { verb: 'replace', actor: { noun: 'effect' } },
      ],
    });
  });
});
