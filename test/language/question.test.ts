import { describe, expect, test } from 'vitest';
import { answersIn, questionOf, type RoleQuestion } from '../../src/language/index.js';

const answers = (question: RoleQuestion, text: string): readonly (string | undefined)[] =>
  answersIn(questionOf(question), text).map(({ who }) => who);

describe('who may, must or can’t do what', () => {
  test('who does it is answered in the words of the text', () => {
    expect(answers({ modality: 'may', does: 'attack' }, 'Each member of the team may attack.')).toEqual([
      'Each member of the team',
    ]);
  });

  test.each([
    ['can', 'A team can attack.'],
    ['the passive', 'An opponent may be attacked by a team.'],
    ['the plural', 'Teams may attack.'],
    ['a joined subject', 'A player or a team may attack.'],
    ['a verb that takes more', 'A team may attack an opponent during combat.'],
    ['a creature that the team controls', 'Creatures controlled by a team may attack.'],
  ])('a question whether a team may attack fits %s', (_, text) => {
    expect(answers({ who: 'team', modality: 'may', does: 'attack' }, text)).toHaveLength(1);
  });

  test.each([
    ['a duty', 'A team must attack.'],
    ['a prohibition', "A team can't attack."],
    ['no modal verb', 'A team attacks.'],
    ['somebody else', 'A player may attack.'],
    ['something else', 'A team may block.'],
    ['the one who is attacked', 'A player may attack a team.'],
  ])('it does not fit %s', (_, text) => {
    expect(answers({ who: 'team', modality: 'may', does: 'attack' }, text)).toEqual([]);
  });

  test('a prohibition is said in several ways', () => {
    const asked = { who: 'player', modality: "can't", does: 'attack' } as const;
    expect(answers(asked, "A player can't attack.")).toHaveLength(1);
    expect(answers(asked, 'A player may not attack.')).toHaveLength(1);
    expect(answers(asked, 'A player may attack.')).toHaveLength(0);
  });

  test('without a modal verb any will do', () => {
    const asked = { who: 'player', does: 'draw a card' };
    for (const text of ['A player draws a card.', 'A player may draw a card.', 'A player must draw a card.'])
      expect(answers(asked, text), text).toHaveLength(1);
    expect(answers(asked, 'A player draws a spell.')).toHaveLength(0);
  });

  test('verbs of one meaning are one', () => {
    expect(answers({ who: 'player', does: 'choose a card' }, 'A player selects a card.')).toHaveLength(1);
  });

  test('an adjective narrows, and its absence does not', () => {
    const text = 'The active player may attack.';
    expect(answers({ who: 'player', does: 'attack' }, text)).toHaveLength(1);
    expect(answers({ who: 'active player', does: 'attack' }, text)).toHaveLength(1);
    expect(answers({ who: 'nonactive player', does: 'attack' }, text)).toHaveLength(0);
  });

  test('who alone finds whatever they do', () => {
    expect(answers({ who: 'teammate' }, 'A teammate loses the game.')).toEqual(['A teammate']);
    expect(answers({ who: 'teammate' }, 'A player loses the game.')).toEqual([]);
  });

  test('a time has to be named where it was asked for', () => {
    const asked = { does: 'attack', when: 'during combat' };
    expect(answers(asked, 'A team may attack during combat.')).toHaveLength(1);
    expect(answers(asked, 'A team may attack.')).toHaveLength(0);
  });

  test('a sentence that is not read answers nothing', () => {
    expect(answers({ who: 'team', does: 'attack' }, 'A team may attack frobnicating zorgs.')).toEqual([]);
  });

  test('a question that cannot be read says how to ask', () => {
    expect(() => questionOf({ who: 'zorg', modality: 'may', does: 'attack' })).toThrow(/noun of the rules/);
    expect(() => questionOf({})).toThrow(RangeError);
  });
});

describe('a whole question', () => {
  const whole = (question: string, text: string) => answersIn(questionOf({ question }), text);

  test.each([
    ['who can attack', 'Each emperor may attack.', 'Each emperor'],
    ['who never draws a card', 'The active player does not draw a card.', 'The active player'],
    ['no one receives priority', 'No player gets priority during that step.', 'No player'],
    ['who is not allowed to attack', "A general can't attack.", 'A general'],
    ['can a team attack', "A team can't attack.", 'A team'],
    ['when does a team lose the game', 'A team loses the game if it has no life.', 'A team'],
  ])('“%s” is answered by “%s”', (question, text, who) => {
    expect(whole(question, text)).toMatchObject([{ who }]);
  });

  test.each([
    ['who can attack', "Each emperor can't attack."],
    ['who never draws a card', 'The active player draws a card.'],
    ['when does a team lose the game', 'A player loses the game.'],
  ])('“%s” is not answered by “%s”', (question, text) => {
    expect(whole(question, text)).toEqual([]);
  });

  test('what could not be read is left out, and the answer says so', () => {
    expect(whole('who may attack zorg wumpus', 'A player may attack.')).toMatchObject([{ partly: true }]);
    expect(() => questionOf({ question: 'who zorg wumpus quux bar baz' })).toThrow(/ask "who may …"/);
  });
});
