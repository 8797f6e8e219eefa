import { describe, expect, test } from 'vitest';
import { compare } from '../../src/compare/index.js';
import type { Edge } from '../../src/compare/types.js';
import { build } from '../../src/tree/index.js';
import { rules } from './support.js';

/** The edge between two wordings of one rule. */
function between(old: string, fresh: string, oldExamples: string[] = [], newExamples: string[] = []): Edge {
  const [edge] = compare(
    rules([['100.1', old, ...oldExamples]]),
    rules([['100.1', fresh, ...newExamples]]),
  ).edges;
  return edge as Edge;
}

describe('a change is', () => {
  test('none where nothing changed', () => {
    const edge = between('Each team sits on one side.', 'Each team sits on one side.');
    expect(edge).toMatchObject({ relation: 'same', change: 'none' });
  });

  test('typography where quotes, dashes or white space differ', () => {
    expect(
      between('A player\'s "main" deck - all of it.', 'A player\u2019s \u201cmain\u201d deck\u2014all of it.')
        .change,
    ).toBe('typography');
  });

  test('a reference where only cross-references differ', () => {
    expect(between('Teams mulligan (see rule 101.4a).', 'Teams mulligan (see rule 103.5).').change).toBe(
      'reference',
    );
    expect(between('Teams mulligan.', 'Teams mulligan. See rule 103.5.').change).toBe('reference');
    expect(between('Follow rule 704.', 'Follow rule 704, "Checks of the State."').change).toBe('reference');
  });

  test('an example where only examples differ', () => {
    const edge = between(
      'Teams share life.',
      'Teams share life.',
      ['A team at 17 takes 4.'],
      ['A team at 19 takes 4.'],
    );
    expect(edge.change).toBe('example');
    expect(edge.examples).toMatchObject([{ old: 0, new: 0, change: 'substantive' }]);
    expect(edge.evidence[0]).toBe('Only examples changed: example 1: rewritten.');
  });

  test('an example, for that reason, where nothing but quotation marks differs in the rule itself', () => {
    const edge = between(
      'Teams "share" life.',
      'Teams \u201cshare\u201d life.',
      [],
      ['A team at 17 takes 4.'],
    );
    expect(edge.change).toBe('example');
    expect(edge.evidence.slice(0, 2)).toEqual([
      'Example 1 is new.',
      'Only quotes, dashes, capitals or white space differ.',
    ]);
  });

  test('wording where a denial only changes its person, or "or not" is left out', () => {
    expect(
      between(
        "If the player hasn't drawn, the turn goes on.",
        "If the players haven't drawn, the turn goes on.",
      ).change,
    ).toBe('wording');
    expect(
      between('Each player says whether or not a hand is kept.', 'Each player says whether a hand is kept.')
        .change,
    ).toBe('wording');
  });

  test('wording where the same is said differently', () => {
    expect(
      between('Players on a team sit beside each other.', 'The players on each team sit beside each other.')
        .change,
    ).toBe('wording');
    expect(
      between('The team skips the first draw of their turn.', 'The team skips the first draw of its turn.')
        .change,
    ).toBe('wording');
  });

  test.each([
    ['a number', 'A deck holds 100 cards.', 'A deck holds 250 cards.', /number.*100.*250/],
    [
      'a number in words',
      'A team loses with ten poison counters.',
      'A team loses with fifteen poison counters.',
      /number.*ten.*fifteen/,
    ],
    [
      'a modal verb',
      'A player may draw a card then.',
      'A player must draw a card then.',
      /^Adds an obligation/,
    ],
    [
      'a prohibition',
      'Teammates can show their hands.',
      "Teammates can't show their hands.",
      /^Adds a prohibition/,
    ],
    ['a negation', 'Damage is dealt to the team.', 'Damage is not dealt to the team.', /negation/],
    [
      'a sentence more',
      'Teams share life.',
      'Teams share life. Poison counters belong to one player.',
      /^Adds a sentence/,
    ],
    [
      'a sentence less',
      'Teams share life. Poison counters belong to one player.',
      'Teams share life.',
      /^Removes a sentence/,
    ],
    [
      'a case more',
      'Life is shared by the team.',
      'Life and poison are shared by the team.',
      /^Adds: poison/,
    ],
    [
      'another subject',
      'The primary player of each team draws the opening hand.',
      'The primary player of each team exiles a graveyard.',
      /subject/,
    ],
  ])('substantive where it is %s, and says so', (_, old, fresh, reason) => {
    const edge = between(old, fresh);
    expect(edge.change).toBe('substantive');
    expect(edge.evidence.join('\n')).toMatch(reason);
  });

  test('terminology where many rules exchange a phrase', () => {
    const subjects = ['Auras', 'tokens', 'creatures', 'lands', 'artifacts', 'copies'];
    const write = (phrase: string): ReturnType<typeof rules> =>
      rules(
        subjects.map((subject, i) => [
          `100.${i + 1}`,
          `If ${subject} leave while their host is ${phrase}, nothing else about ${subject} is checked.`,
        ]),
      );
    const { edges, sweeps } = compare(write('in play'), write('on the battlefield'));
    expect(edges.map((e) => e.change)).toEqual(subjects.map(() => 'terminology'));
    expect(sweeps).toEqual([{ old: 'in play', new: 'on the battlefield', count: subjects.length }]);
  });

  test('never terminology where numbers or modal verbs are exchanged, however often', () => {
    const subjects = ['Auras', 'tokens', 'creatures', 'lands', 'artifacts', 'copies'];
    const write = (phrase: string): ReturnType<typeof rules> =>
      rules(
        subjects.map((subject, i) => [
          `100.${i + 1}`,
          `The controller of ${subject} ${phrase} choose one of the ${subject} first.`,
        ]),
      );
    const { edges, sweeps } = compare(write('may'), write('must'));
    expect(sweeps).toEqual([]);
    expect(new Set(edges.map((e) => e.change))).toEqual(new Set(['substantive']));
  });

  test('never terminology where the old phrase goes on beside the new one, however often', () => {
    const subjects = ['Auras', 'tokens', 'creatures', 'lands', 'artifacts', 'copies'];
    const write = (phrase: string): ReturnType<typeof rules> =>
      rules(subjects.map((s, i) => [`100.${i + 1}`, `The ${phrase} may choose one of their ${s} first.`]));
    const { edges, sweeps } = compare(write('planeswalker'), write('planeswalker or the battle'));
    expect(sweeps).toEqual([]);
    expect(new Set(edges.map((e) => e.change))).toEqual(new Set(['substantive']));
  });
});

describe('nothing is gone or new', () => {
  test('that the heading over the rule says', () => {
    const write = (title: string, words: string): Parameters<typeof compare>[0] =>
      build.edition([build.section('100', title, [build.rule('100.1', [build.paragraph(words)])])]);
    const [edge] = compare(
      write('Upkeep Step', 'As the upkeep step begins, all marked abilities are put onto the pile.'),
      write('Upkeep Step', 'First, all marked abilities are put onto the pile.'),
    ).edges;
    expect(edge).toMatchObject({ relation: 'same', change: 'wording' });
  });

  test('that another part of a split rule has', () => {
    const found = compare(
      rules([
        ['100.1', 'A spell or scheme is chosen by its owner as it is shown. The owner then rests a turn.'],
      ]),
      rules([
        ['100.1', 'A spell is chosen by its owner as it is shown. The owner then rests a turn.'],
        ['100.2', 'A scheme is chosen by its owner as it is shown.'],
      ]),
    ).edges;
    expect(found.map((e) => [e.new, e.relation, e.change])).toEqual([
      ['100.1', 'split', 'wording'],
      ['100.2', 'split', 'wording'],
    ]);
  });
});

describe('words that order nothing are no change of the game', () => {
  const plain = 'Each guest hands the borrowed cup back to the steward.';
  test.each([
    ['a sentence that names something', ` After this happens, each cup is considered its owner's trophy.`],
    ['a sentence that tells how something is called', ' A guest who forgets this is called a magpie.'],
    ['a sentence that tells what was reworded', ' Cards with older names have received errata since then.'],
    ['an example', ' For example, a guest with two borrowed cups must walk to the steward twice.'],
    [
      'a sentence that says where other rules are found',
      ' The garden feast has stricter customs for borrowed cups; see rule 200.4.',
    ],
  ])('%s', (_, more) => {
    expect(between(plain, plain + more).change).toBe('wording');
    expect(between(plain + more, plain).change).toBe('wording');
  });

  test('a clause that names something', () => {
    expect(
      between(plain, plain.replace('steward.', 'steward, and is said to settle the tally.')).change,
    ).toBe('wording');
  });

  test('a clause that draws a consequence', () => {
    expect(
      between(plain, plain.replace('steward.', 'steward, so the tally of silver is complete by midnight.'))
        .change,
    ).toBe('wording');
    expect(
      between(plain, plain.replace('steward.', 'steward, who counts the tally of silver by midnight.'))
        .change,
    ).toBe('substantive');
  });

  test('another form of an irregular verb', () => {
    expect(
      between(
        'After a guest spends a coin, the purse is closed.',
        'After a coin is spent, the purse is closed.',
      ).change,
    ).toBe('wording');
  });

  test('but a number that changes beside a name is one', () => {
    const named = (n: string): string => `A guest who has ${n} cups is called a magpie.`;
    expect(between(named('ten'), named('twelve')).change).toBe('substantive');
  });
});

test('a clause of another rule is a change where it takes the place of other words', () => {
  const clause = 'stays on the long terrace until the second bell';
  const write = (words: string): ReturnType<typeof rules> =>
    rules([
      ['100.1', `When the feast begins, the eldest guest ${words}.`],
      ['100.2', `During a summer feast, the youngest singer ${clause}.`],
    ]);
  const [edge] = compare(write('opens every door of the cellar'), write(clause)).edges;
  expect(edge).toMatchObject({ new: '100.1', change: 'substantive' });
});

test('it is a change if another kind of thing is meant, for whatever else the rule speaks of', () => {
  const edge = between(
    'Damage that a token would deal to a creature is dealt to the permanent that guards the hall instead.',
    'Damage that a token would deal to a permanent is dealt to the permanent that guards the hall instead.',
  );
  expect(edge).toMatchObject({ change: 'substantive' });
  expect(edge.evidence[0]).toMatch(/^Changes what is meant: creature.*permanent/);
});

describe('what decided stands first in the evidence', () => {
  test('of wording, before references that moved', () => {
    expect(
      between(
        'Players on a team sit beside each other (see rule 101.4a).',
        'The players on each team sit beside each other (see rule 103.5).',
      ).evidence[0],
    ).toMatch(/^Reworded/);
  });

  test('of a change of the game, the strongest reason', () => {
    expect(
      between(
        'A guest brings two cups (see rule 101.4a).',
        'A guest brings three cups (see rule 103.5). Singers bring lanterns and a rope.',
      ).evidence[0],
    ).toMatch(/^Changes a number/);
  });

  test('of sentences that only changed places, that they did', () => {
    const [first, second] = ['Singers eat before the hall is opened.', 'Guests eat after the last song.'];
    const { change, evidence } = between(`${first} ${second}`, `${second} ${first}`);
    expect([change, evidence[0]]).toEqual(['wording', 'Sentences are in another order.']);
  });
});

test('to prevent from doing forbids as much as to say that it cannot be done', () => {
  expect(
    between(
      'If an effect would prevent a player from winning, the team cannot win.',
      'If an effect says that a player cannot win, the team cannot win.',
    ).change,
  ).toBe('wording');
});

test('to attach something or not to attach it is a denial; "whether or not" is none', () => {
  expect(
    between(
      'An Aura that is lost or not attached is put away.',
      'An Aura that is lost or attached is put away.',
    ).evidence[0],
  ).toMatch(/negation/);
});

test('word changes give both wordings back', () => {
  const edge = between('Each player draws seven cards.', 'Each team draws seven cards, then rests.');
  const side = (op: string): string =>
    edge.words
      .filter((w) => w.op === 'keep' || w.op === op)
      .map((w) => w.text)
      .join('');
  expect(side('delete')).toBe('Each player draws seven cards.');
  expect(side('insert')).toBe('Each team draws seven cards, then rests.');
});

describe('in an edition that was rebuilt', () => {
  /** Five rules that come apart into two each, and one more. */
  const write = (words: string, apart: boolean): Parameters<typeof compare>[0] =>
    rules([
      ...['bread', 'wine', 'song', 'dance', 'sleep'].flatMap((word, i): [string, string][] => {
        const first = `The steward of the hall brings ${word} to the seats of the eldest guests.`;
        const second = `Nobody is given more ${word} after the third bell of the night has rung.`;
        return apart
          ? [
              [`10${i}.1`, first],
              [`10${i}.2`, second],
            ]
          : [[`10${i}.1`, `${first} ${second}`]];
      }),
      ['200.1', words],
    ]);
  const judged = (old: string, fresh: string, apart = true): Edge =>
    compare(write(old, false), write(fresh, apart)).edges.find((e) => e.old === '200.1') as Edge;
  const plain = 'A guest who leaves the hall gives the cup back to the steward at the door.';

  test('new words alone are no change of the game', () => {
    const fresh =
      'A guest who leaves the hall by night hands the borrowed cup back to the steward at the door.';
    expect(judged(plain, fresh, false).change).toBe('substantive');
    expect(judged(plain, fresh).change).toBe('wording');
  });

  test('nor is a long clause with one new word, comma or not', () => {
    const clause = ', who is then at the door and whom the steward notices,';
    expect(judged(plain, plain.replace('guest', `guest${clause}`)).change).toBe('wording');
    expect(judged(plain, plain.replace('guest', 'guest or juggler')).change).toBe('substantive');
  });

  test.each([
    ['a number', plain.replace('the cup', 'two cups'), plain.replace('the cup', 'three cups')],
    ['a limit', plain, plain.replace('gives', 'only then gives')],
    [
      'a case that all else was left alone for',
      plain,
      plain.replace('hall', 'hall through the frozen orchard'),
    ],
    ['a case in a list', plain, plain.replace('the hall', 'the hall, cellar, or garden')],
    [
      'a sentence that ruled out a whole kind',
      `No borrowed cups are used. ${plain}`,
      `Borrowed cups are used. ${plain}`,
    ],
    [
      'a prohibition that was lifted',
      `${plain} The steward can't refuse it.`,
      `${plain} The steward refuses it.`,
    ],
  ])('%s still is one', (_, old, fresh) => {
    const edge = judged(old, fresh);
    expect(edge.change).toBe('substantive');
    expect(edge.evidence[0]).toMatch(/^(?:Adds|Removes|Changes)/);
  });
});
