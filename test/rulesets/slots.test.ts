import { describe, expect, it } from 'vitest';
import { compile, complaint, type ParameterKey, Ruleset } from '../../src/rulesets/index.js';
import { changed, sampleTree } from './editions.js';

const tree = sampleTree('edition-2011.txt');

/** A parameter of an edition in which a rule says something else. */
function stated(key: ParameterKey, rule: string, words: string) {
  return compile(changed(tree, (text, number) => (number === rule ? words : text))).entry(key);
}

describe('a sentence that states a value but for one role', () => {
  it.each([
    [
      'rangeOfInfluence.targetsOutOfRange',
      '801.4',
      "Spells or abilities a player controls can target objects and players outside that player's range of influence.",
      { like: 'illegal', role: 'polarity', was: "can't target", is: 'can target' },
    ],
    [
      'rangeOfInfluence.determinationTime',
      '801.2c',
      "As each step begins, the particular players within each player's range of influence are determined.",
      { like: 'asEachTurnBegins', role: 'time', was: 'each turn', is: 'each step' },
    ],
    [
      'twoHeadedGiant.firstTurnDraw',
      '810.6',
      'The team that plays first skips the upkeep step of its first turn.',
      { like: 'teamSkipsDrawStep', role: 'object' },
    ],
  ] as const)('has no value but says what it is like: %s', (key, rule, words, wanted) => {
    const { like, ...role } = wanted;
    const entry = stated(key, rule, words);
    expect(entry).toMatchObject({
      status: 'unrecognised',
      rules: [rule],
      sentence: words,
      like,
      slots: [role],
    });
    expect(entry.value).toBeUndefined();
    const [slot] = entry.slots ?? [];
    expect(words.slice(slot?.span.start, slot?.span.end)).toBe(slot?.is);
  });

  it('is told with the rule, the sentence and the role', () => {
    const words = 'The player to the left of the emperor goes first.';
    const entry = {
      status: 'unrecognised' as const,
      rules: ['809.4'],
      lineages: [],
      sentence: words,
      like: 'emperor',
      slots: [
        {
          role: 'actor' as const,
          was: 'the emperor',
          is: 'the player to the left',
          span: { start: 0, end: 22 },
        },
      ],
    };
    expect(complaint(entry)).toBe(
      `Rule 809.4 says: "${words}"; like emperor, but actor "the player to the left" instead of "the emperor"`,
    );
  });

  it('keeps what it is like when it is written as JSON', () => {
    const words =
      "As each step begins, the particular players within each player's range of influence are determined.";
    const ruleset = compile(changed(tree, (text, number) => (number === '801.2c' ? words : text)));
    const again = new Ruleset(JSON.parse(JSON.stringify(ruleset)));
    expect(again.entry('rangeOfInfluence.determinationTime')).toMatchObject({ like: 'asEachTurnBegins' });
  });
});

describe('a law of the language gives the value', () => {
  it.each([
    [
      'of a statement that holds always the opposite',
      'rangeOfInfluence.activationOutOfRange',
      '801.6',
      "A player can activate the activated abilities of an object outside of that player's range of influence.",
      true,
    ],
    [
      'of the other side',
      'grandMelee.attackOption',
      '807.2b',
      'The attack right option is used.',
      'attackRight',
    ],
  ] as const)('%s', (_, key, rule, words, value) => {
    expect(stated(key, rule, words)).toMatchObject({
      value,
      status: 'compiled',
      by: 'meaning',
      rules: [rule],
    });
  });
});

describe('nothing is near', () => {
  it.each([
    [
      'where two roles differ',
      "Spells or abilities a teammate controls can target objects and players outside that player's range of influence.",
    ],
    [
      'where the sentence is not read',
      'Out of range targets a player frobnicates can be the target of anything.',
    ],
  ])('%s', (_, words) => {
    const entry = stated('rangeOfInfluence.targetsOutOfRange', '801.4', words);
    expect(entry.status).toBe('unrecognised');
    expect(entry.slots).toBeUndefined();
  });

  it('in another section', () => {
    const words =
      "As each step begins, the particular players within each player's range of influence are determined.";
    const away = compile(
      changed(tree, (text, number) =>
        number === '801.2c' ? '' : number === '806.3' ? `${text} ${words}` : text,
      ),
    ).entry('rangeOfInfluence.determinationTime');
    expect(away.value).toBeUndefined();
    expect(away.slots).toBeUndefined();
  });
});
