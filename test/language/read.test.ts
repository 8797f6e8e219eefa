import { describe, expect, test } from 'vitest';
import {
  equal,
  readingsLately,
  readSentences,
  type Statement,
  takeReadings,
} from '../../src/language/index.js';

/** The one frame of a sentence. */
function frame(text: string): Statement {
  const [sentence] = readSentences(text);
  if (sentence?.frame === undefined) {
    throw new Error(
      `"${text}" is ${sentence?.status}: ${JSON.stringify(sentence?.failure ?? sentence?.readings.length)}`,
    );
  }
  return sentence.frame;
}

const same = (a: string, b: string): boolean => equal(frame(a), frame(b));

describe('sentences that mean the same have the same frame', () => {
  test.each([
    ['A player draws a card during his or her turn.', 'During his or her turn, a player draws a card.'],
    ['If a team loses, its head leaves the game.', 'Its head leaves the game if a team loses.'],
    ["The team's life total is 40.", 'The life total of the team is 40.'],
    ['At least two teams play.', 'Two or more teams play.'],
    ['More than one creature attacks.', 'Two or more creatures attack.'],
    ['Every player draws a card.', 'Each player draws a card.'],
    ['A spell controlled by an opponent resolves.', 'A spell that an opponent controls resolves.'],
    ['The players are seated at random.', 'The players are randomly seated.'],
    ['This variant isn\u2019t used.', "This variant isn't used."],
    ['A team has one hundred twenty-five life.', 'A team has 125 life.'],
    ['Cards are put into their owners? hands.', "Cards are put into their owners' hands."],
  ])('%s | %s', (a, b) => {
    expect(same(a, b)).toBe(true);
  });
});

describe('sentences that mean something else have another frame', () => {
  test.each([
    ['A player draws a card.', 'A player draws cards.'],
    ['A player draws a card.', 'A player draws two cards.'],
    ['A player may attack.', 'A player must attack.'],
    ["A player can't attack.", 'A player can attack.'],
    ['A player attacks only an opponent.', 'A player attacks an opponent.'],
    ['A player loses the game instead.', 'A player loses the game.'],
    ['If a team wins, the game ends.', 'Unless a team wins, the game ends.'],
    ['Then the game ends.', 'The game ends.'],
    ['The player to the left goes first.', 'The player to the right goes first.'],
    ['First a team draws a card, then a team loses.', 'First a team loses, then a team draws a card.'],
    ['The team has three players (and no emperor).', 'The team has three players.'],
  ])('%s | %s', (a, b) => {
    const [x, y] = [readSentences(a)[0], readSentences(b)[0]];
    expect(x?.frame !== undefined && y?.frame !== undefined && equal(x.frame, y.frame)).toBe(false);
  });
});

describe('what cannot be read', () => {
  test('says on which word', () => {
    const [sentence] = readSentences('A player draws a flurb.');
    expect(sentence).toMatchObject({ status: 'notRead', failure: { at: 17, word: 'flurb' } });
  });

  test('has no frame where number and verb do not agree', () => {
    expect(readSentences('A player draw a card.')[0]?.status).toBe('notRead');
  });

  test('is a singular noun without a determiner', () => {
    expect(readSentences('Player draws a card.')[0]?.status).toBe('notRead');
  });

  test.each([
    "A player can't lose life and draw cards.",
    'No player loses life and draws cards.',
    "Ada's team doesn't lose life and draw cards.",
  ])('does not read what may deny both of two things, or only that they go together: %s', (text) => {
    expect(readSentences(text, { names: ['Ada'] })[0]?.status).toBe('notRead');
  });

  test.each(["A player can't lose life or draw cards.", 'No player loses life or draws cards.'])(
    'reads what denies each of two things: %s',
    (text) => {
      expect(readSentences(text)[0]?.status).toBe('read');
    },
  );
});

test('a citation in brackets stands beside the words, every other bracket is read', () => {
  const [sentence] = readSentences('Each team draws a card (see rule 12).');
  expect(sentence?.citations.map((c) => c.text)).toEqual(['(see rule 12)']);
  expect(sentence?.frame).toMatchObject({ verb: 'draw' });
});

test('a sentence that was read before is taken as it was read, with its frame', () => {
  const words = 'Each captain of a ship draws two cards.';
  const read = readSentences(words)[0];
  const kept = JSON.parse(JSON.stringify(readingsLately())) as ReturnType<typeof readingsLately>;
  const own = kept.filter(([key]) => key.includes('captain of a ship'));
  expect(own).toHaveLength(1);
  takeReadings(own);
  expect(JSON.parse(JSON.stringify(readSentences(words)[0]))).toEqual(JSON.parse(JSON.stringify(read)));
  takeReadings(own.map(([key]) => [key, { status: 'notRead', readings: [] }]));
  expect(readSentences(words)[0]?.status).toBe('notRead');
  // With a name in it, it is another sentence.
  expect(readSentences(words, { names: ['Ada'] })[0]?.status).toBe(read?.status);
});
