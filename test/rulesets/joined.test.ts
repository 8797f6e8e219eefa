import { describe, expect, it } from 'vitest';
import { apart, meaningOf, readSentences, type Sentence, together } from '../../src/language/index.js';
import { compile } from '../../src/rulesets/index.js';
import { changed, editionTree } from './editions.js';

const tree = editionTree('sources/edition-2011.txt');
const before = compile(tree);
const written = (rule: string, words: string) =>
  compile(changed(tree, (text, number) => (number === rule ? words : text)));
const life = 'twoHeadedGiant.startingLife.chapterRule';

describe('what one sentence says', () => {
  it.each([
    ['It starts at 30 life.', 30],
    ['It starts at 26 life.', 26],
  ])('may be said in two: "%s"', (second, value) => {
    const ruleset = written('810.4', `Each team has a shared life total. ${second}`);
    expect(ruleset.entry(life).value).toBe(value);
    expect(ruleset.strange).toEqual([]);
  });

  it('may be said in two where a law would make a value of the first alone', () => {
    const key = 'sharedTeamTurns.combinedAttack';
    const ruleset = written(
      '805.9',
      'The active team has a single combined attack. As a whole, that set of attacking creatures must be legal.',
    );
    expect(ruleset.entry(key).value).toBe(true);
    expect(ruleset.strange).toEqual([]);
    const alone = written('805.9', 'The active team has a single combined attack. Creatures are legal.');
    expect(alone.strange).not.toEqual([]);
  });

  it('is not said where the second sentence speaks of something else', () => {
    const ruleset = written('810.4', 'Each team has a shared life total. Each player starts at 30 life.');
    expect(ruleset.entry(life).value).toBeUndefined();
  });
});

describe('what two sentences say', () => {
  it('may be said in one that joins them', () => {
    const key = 'sharedTeamTurns.nonactiveTeams';
    const ruleset = written(
      '805.4a',
      'Each other team is a nonactive team, and the active team is the team whose turn it is.',
    );
    expect(ruleset.entry(key).value).toBe(before.entry(key).value);
    expect(ruleset.strange).toEqual([]);
  });

  it('is not understood where the joined words say something that no edition says', () => {
    const ruleset = written(
      '805.4a',
      'The active team is the oldest one, and each other team is a nonactive team.',
    );
    expect(ruleset.entry('sharedTeamTurns.nonactiveTeams').value).toBeUndefined();
  });
});

describe('sentences put together and taken apart', () => {
  const read = (text: string) => readSentences(text) as [Sentence, Sentence];

  it('mean the same as before', () => {
    const [one, other] = read('Each player draws a card. Each team gains 2 life.');
    const both = together(one, other) as Sentence;
    const wanted = meaningOf([one, other]).clauses;
    expect(meaningOf([both]).clauses).toEqual(wanted);
    expect(meaningOf(apart(both)).clauses).toEqual(wanted);
  });

  it('are none where one of them is not read, or nothing is joined', () => {
    const [one, other] = read('Each player draws a card. Flurb the wug.');
    expect(together(one, other)).toBeUndefined();
    expect(apart(one)).toEqual([]);
  });
});

describe('a rule of play of a casual variant', () => {
  it.each([
    ['903.10', 'A commander may be cast from the command zone, for {3} more each time.'],
    ['903.5a', 'A deck has exactly 60 cards, the commander being one of them.'],
    ['904.3', 'The archenemy needs a scheme deck, which has ten scheme cards or more.'],
  ])('is called strange where it is changed: %s', (rule, words) => {
    expect(written(rule, words).strange).toMatchObject([{ rule, systems: ['casualVariants'] }]);
  });
});

describe('an option that a variant normally uses', () => {
  it('is not one that it normally does without', () => {
    const key = 'alternatingTeams.deployCreatures';
    const normally = (words: string) =>
      written('811.2c', `The deploy creatures option ${words} in the Alternating Teams variant.`).entry(key);
    expect(normally("isn't normally used").value).toBe('usedIfChosen');
    expect(normally('is normally used').value).toBeUndefined();
  });
});
