import { describe, expect, it } from 'vitest';
import { compile } from '../../src/rulesets/index.js';
import { changed, editionTree } from './editions.js';

const tree = editionTree('sources/edition-2011.txt');
const added = (rule: string, words: string) =>
  compile(changed(tree, (text, number) => (number === rule ? `${text} ${words}` : text)));
const instead = (rule: string, was: string | RegExp, now: string) =>
  compile(changed(tree, (text, number) => (number === rule ? text.replace(was, () => now) : text)));

describe('a sentence about multiplayer games outside their chapter', () => {
  it.each([
    ['500.1', 'In a Grand Melee game, there is one turn marker for each full six players.', 'grandMelee'],
    ['118.1', 'In a Two-Headed Giant game, each team begins with 24 life.', 'twoHeadedGiant'],
    ['506.1', 'In the Emperor variant, an emperor may be attacked by anybody.', 'emperor'],
    ['504.1', 'Teams never share a turn.', 'sharedTeamTurns'],
    ['400.1', 'A target may be chosen outside a player’s range of influence.', 'rangeOfInfluence'],
    ['109.1', 'Objects stay where they are when their owner leaves the game.', 'leaving'],
  ])('is called strange when no edition has it: %s', (rule, words, system) => {
    const { strange } = added(rule, words);
    expect(strange).toMatchObject([{ rule, sentence: words }]);
    expect(strange[0]?.systems).toContain(system);
  });

  it('is none of ours where it speaks of other things', () => {
    expect(added('400.1', 'The active player may look at that card.').strange).toEqual([]);
  });
});

describe('a sentence of a section that says what every game does of itself', () => {
  it.each([
    ['103.2', 'The winner of the game before takes the first turn.'],
    ['118.3', 'A player cannot gain more than 3 life at a time.'],
    ['504.1', 'The active player may look at that card.'],
    ['104.3c', 'Nobody has to draw from an empty library.'],
    ['704.5f', 'A creature with toughness 1 goes there as well.'],
    ['102.1', 'Two players may be the active player at once.'],
  ])('is called strange when no edition has it: %s', (rule, words) => {
    expect(added(rule, words).strange).toMatchObject([{ rule, sentence: words, systems: ['general'] }]);
  });

  it('is not strange as it was', () => {
    expect(compile(tree).strange).toEqual([]);
  });
});

describe('a sentence that states no parameter', () => {
  it.each([
    ['a comparator', '802.1', 'more than one player', 'two or more players'],
    [
      'a condition in another place',
      '103.4c',
      /^(Even if .*), (a player may .*mulligan)\./,
      'A player may still take a mulligan, even if a teammate has already decided to keep an opening hand.',
    ],
  ])('is known with %s in other words', (_, rule, was, now) => {
    expect(instead(rule, was, now).strange).toEqual([]);
  });
});

describe('a bracket', () => {
  it('that says more than where to look is words of its sentence', () => {
    const ruleset = instead('809.3b', '(see rule 804)', '(see rule 804, but twice as far)');
    const doubts = Object.values(ruleset.parameters).filter((p) => p.status === 'unrecognised');
    expect([...doubts.flatMap((p) => p.rules), ...ruleset.strange.map((s) => s.rule)]).toContain('809.3b');
  });

  it('that says where to look says nothing else', () => {
    expect(instead('809.3b', '(see rule 804)', '(See also rule 804, "Deploy Creatures.")').strange).toEqual(
      [],
    );
  });
});
