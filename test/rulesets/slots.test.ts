import { describe, expect, it } from 'vitest';
import { compile, complaint, type ParameterKey, Ruleset } from '../../src/rulesets/index.js';
import { changed, sampleTree } from './editions.js';

const tree = sampleTree('edition-2011.txt');

/** A parameter of an edition in which a rule says something else. */
function stated(key: ParameterKey, rule: string, words: string) {
  return compile(changed(tree, (text, number) => (number === rule ? words : text))).entry(key);
}

describe('a sentence that states a value but for some of its roles', () => {
  it.each([
    [
      'emperor.teamDrawWithEmperor',
      '809.5c',
      "If the game is a draw for a team's emperor, the game isn't a draw for that team.",
      { like: true, role: 'polarity', was: 'is', is: "isn't" },
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

  it.each([
    [
      'what is forbidden otherwise, and to whom',
      'attackLeftRight.distantNearestOpponent',
      '803.1a',
      'A player may attack any opponent if their nearest opponent to the left is more than one seat away.',
      [
        { role: 'polarity', was: "can't attack", is: 'may attack' },
        { role: 'object', is: 'any opponent' },
      ],
    ],
    [
      'a condition that is joined to another',
      'emperor.teamWinWithEmperor',
      '809.5a',
      'A team wins the game if its emperor wins and its generals have five cards.',
      [{ role: 'condition', is: 'its generals have five cards' }],
    ],
  ] as const)('has a slot for each role that differs: %s', (_, key, rule, words, slots) => {
    const entry = stated(key, rule, words);
    expect(entry.value).toBeUndefined();
    expect(entry.slots).toMatchObject(slots);
    for (const { is, span } of entry.slots ?? []) expect(words.slice(span.start, span.end)).toBe(is);
  });

  it.each([
    ['another matter', "A player's nearest opponent to the left draws two cards."],
    [
      'too many differences',
      'If the nearest opponent to the right has two teammates, each of them may skip that turn.',
    ],
  ])('has none where it is about %s', (_, words) => {
    const entry = stated('attackLeftRight.distantNearestOpponent', '803.1a', words);
    expect(entry.value).not.toBe('cannotAttack');
    expect(entry.slots).toBeUndefined();
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
      'where hardly anything is the same',
      "Targets outside a player's range of influence cost that player two life.",
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
