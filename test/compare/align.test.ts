import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compare } from '../../src/compare/index.js';
import type { Comparison } from '../../src/compare/types.js';
import type { Edition } from '../../src/tree/index.js';
import { rules } from './support.js';

const VOCABULARY =
  'team player life total draw card hand turn step phase combat attack block damage poison counter spell ability stack zone library graveyard exile token copy mana cost color creature land artifact range influence seat marker emperor general planeswalker loyalty effect trigger resolve priority choose reveal shuffle search discard sacrifice destroy regenerate tap untap attach control own leave enter begin end win lose concede'.split(
    ' ',
  );

/** A rule as the generator makes it: what it says does not depend on where it stands. */
interface Said {
  words: string;
  lettered: boolean;
}

const said: fc.Arbitrary<Said> = fc.record({
  words: fc
    .array(fc.array(fc.constantFrom(...VOCABULARY), { minLength: 5, maxLength: 14 }), {
      minLength: 1,
      maxLength: 3,
    })
    .map((sentences) =>
      sentences.map((s) => `${(s[0] as string)[0]?.toUpperCase()}${s.join(' ').slice(1)}.`).join(' '),
    ),
  lettered: fc.boolean(),
});
const LETTERS = 'abcdefghijkmnpqrstuvwxyz';

function numbered(list: readonly Said[], section: number): Edition {
  let rule = 0;
  let letter = 0;
  return rules(
    list.map(({ words, lettered }) => {
      if (lettered && rule > 0 && letter < LETTERS.length)
        return [`${section}.${rule}${LETTERS[letter++]}`, words];
      rule++;
      letter = 0;
      return [`${section}.${rule}`, words];
    }),
  );
}

const edges = (comparison: Comparison): string[] =>
  comparison.edges.map((e) => `${e.old} ${e.new} ${e.relation} ${e.change}`);
const tree = fc.uniqueArray(said, { minLength: 1, maxLength: 30, selector: (s) => s.words });

describe('whatever the rules say', () => {
  test('an edition compared with itself has nothing but the same', () => {
    fc.assert(
      fc.property(tree, (list) => {
        const { edges: found, totals } = compare(numbered(list, 100), numbered(list, 100));
        expect(found.every((e) => e.relation === 'same' && e.change === 'none' && e.old === e.new)).toBe(
          true,
        );
        expect(totals.same).toBe(list.length);
      }),
      { numRuns: 40 },
    );
  });

  test('an edition under other numbers is renumbered and nothing else', () => {
    fc.assert(
      fc.property(tree, fc.integer({ min: 101, max: 900 }), (list, section) => {
        const { edges: found, sections } = compare(numbered(list, 100), numbered(list, section));
        expect(found.every((e) => e.relation === 'renumbered' && e.change === 'none')).toBe(true);
        expect(sections).toMatchObject([
          { old: '100', new: String(section), relation: 'renumbered', share: 1 },
        ]);
      }),
      { numRuns: 40 },
    );
  });

  test('every rule of both sides stands in the ledger, the same way each time', () => {
    fc.assert(
      fc.property(tree, tree, (a, b) => {
        const [old, fresh] = [numbered(a, 100), numbered(b, 200)];
        const comparison = compare(old, fresh);
        const numbers = (side: 'old' | 'new'): Set<string | null> =>
          new Set(comparison.edges.map((e) => e[side]).filter((n) => n !== null));
        expect(numbers('old').size).toBe(a.length);
        expect(numbers('new').size).toBe(b.length);
        expect(edges(compare(structuredClone(old), structuredClone(fresh)))).toEqual(edges(comparison));
      }),
      { numRuns: 40 },
    );
  });

  test('what was added one way is deleted the other way', () => {
    fc.assert(
      fc.property(tree, fc.array(fc.nat({ max: 29 }), { maxLength: 6 }), (list, left) => {
        const fewer = list.filter((_, i) => !left.includes(i));
        const there = compare(numbered(list, 100), numbered(fewer, 100)).totals;
        const back = compare(numbered(fewer, 100), numbered(list, 100)).totals;
        expect([there.deleted, there.added, there.same, there.renumbered]).toEqual([
          back.added,
          back.deleted,
          back.same,
          back.renumbered,
        ]);
      }),
      { numRuns: 40 },
    );
  });
});

describe('rules with equal words', () => {
  const old = rules([
    ['100.1', '[First Ability]'],
    ['100.1a', 'The first ability draws a card for each opponent.'],
    ['100.1b', 'Multiple instances of it are redundant.'],
    ['100.2', '[Second Ability]'],
    ['100.2a', 'The second ability gains life for the whole team.'],
    ['100.2b', 'Multiple instances of it are redundant.'],
  ]);

  test('are told apart by their parents', () => {
    const fresh = rules([
      ['100.1', '[Another Ability]'],
      ['100.1a', 'Something new destroys all lands at once.'],
      ['100.2', '[Second Ability]'],
      ['100.2a', 'The second ability gains life for the whole team.'],
      ['100.2b', 'Multiple instances of it are redundant.'],
      ['100.3', '[First Ability]'],
      ['100.3a', 'The first ability draws a card for each opponent.'],
      ['100.3b', 'Multiple instances of it are redundant.'],
    ]);
    const to = new Map(compare(old, fresh).edges.map((e) => [e.old, e.new]));
    expect(to.get('100.1b')).toBe('100.3b');
    expect(to.get('100.2b')).toBe('100.2b');
  });
});

describe('a rule whose sentences part', () => {
  const whole =
    'The active team is the team whose turn it is. Each player on a team draws a card during the draw step of that team.';
  const [first, second] = whole.split(/(?<=\.) /) as [string, string];

  test('is split, with one edge per successor and evidence for each', () => {
    const found = compare(
      rules([
        ['100.1', 'Teams sit together.'],
        ['100.2', whole],
      ]),
      rules([
        ['200.1', 'Teams sit together.'],
        ['200.2', first],
        ['200.3', second],
      ]),
    ).edges.filter((e) => e.old === '100.2');
    expect(found.map((e) => [e.new, e.relation, e.change])).toEqual([
      ['200.2', 'split', 'none'],
      ['200.3', 'split', 'none'],
    ]);
    expect(found.every((e) => e.evidence.length > 0)).toBe(true);
  });

  test('is merged on the way back', () => {
    const found = compare(
      rules([
        ['200.1', 'Teams sit together.'],
        ['200.2', first],
        ['200.3', second],
      ]),
      rules([
        ['100.1', 'Teams sit together.'],
        ['100.2', whole],
      ]),
    ).edges.filter((e) => e.new === '100.2');
    expect(found.map((e) => [e.old, e.relation])).toEqual([
      ['200.2', 'merged'],
      ['200.3', 'merged'],
    ]);
  });

  test('is not split by its examples', () => {
    const found = compare(
      rules([['100.1', first, second]]),
      rules([
        ['200.1', first],
        ['200.2', 'Lands are played one a turn.', second],
      ]),
    ).edges;
    expect(found.map((e) => [e.old, e.new, e.relation])).toEqual([
      ['100.1', '200.1', 'renumbered'],
      [null, '200.2', 'added'],
    ]);
  });
});

describe('a sentence on two things', () => {
  const both = 'If a spell or ability asks for a coin, its controller flips that coin as it resolves.';
  const spell = 'If a spell asks for a coin, its controller flips that coin as it resolves.';
  const ability = 'If an ability asks for a coin, its controller flips that coin as it resolves.';
  const lone = rules([
    ['100.1', 'Coins have two sides that look unlike each other.'],
    ['100.2', both],
  ]);
  const twins = rules([
    ['100.1', 'Coins have two sides that look unlike each other.'],
    ['100.2', spell],
    ['100.3', ability],
  ]);

  test('goes to both where it returns as one sentence for each', () => {
    const found = compare(lone, twins).edges.filter((e) => e.old === '100.2');
    expect(found.map((e) => [e.new, e.relation, e.change])).toEqual([
      ['100.2', 'split', 'wording'],
      ['100.3', 'split', 'wording'],
    ]);
  });

  test('comes from both where it was one sentence for each', () => {
    const found = compare(twins, lone).edges.filter((e) => e.new === '100.2');
    expect(found.map((e) => [e.old, e.relation])).toEqual([
      ['100.2', 'merged'],
      ['100.3', 'merged'],
    ]);
  });

  test('has no twin in a rule that was written after its mould', () => {
    const found = compare(
      lone,
      rules([
        ['100.1', 'Coins have two sides that look unlike each other.'],
        ['100.2', 'If a spell or an ability asks for a coin, its controller flips that coin as it resolves.'],
        ['100.3', 'If a scheme or vanguard asks for a die, its owner rolls that die as it resolves.'],
      ]),
    ).edges;
    expect(found.map((e) => [e.old, e.new, e.relation])).toEqual([
      ['100.1', '100.1', 'same'],
      ['100.2', '100.2', 'same'],
      [null, '100.3', 'added'],
    ]);
  });
});

test('what was drawn into the sentence before it has not left its rule', () => {
  const found = compare(
    rules([
      [
        '100.1',
        'To peek means to look at the topmost two cards of your pile. Put any of them below the rest in any order.',
      ],
    ]),
    rules([
      [
        '100.1',
        'To peek means to look at the topmost two cards of your pile, and put any of them below the rest in any order.',
      ],
      [
        '100.2',
        'To spy means to look at the topmost two cards of a foe, and put any of them below the rest of that pile in any order.',
      ],
    ]),
  ).edges;
  expect(found.map((e) => [e.old, e.new, e.relation])).toEqual([
    ['100.1', '100.1', 'same'],
    [null, '100.2', 'added'],
  ]);
});

test('comparing stops at its limit of time and says so', () => {
  const list = Array.from({ length: 300 }, (_, i): [string, string] => [
    `100.${i + 1}`,
    `Word${i} and ${VOCABULARY[i % 40]} go with term${i * 7}.`,
  ]);
  const fresh = list.map(([n, words], i): [string, string] => [
    n.replace('100', '200'),
    `${words} More${i} comes after it.`,
  ]);
  const { limits, totals } = compare(rules(list), rules(fresh), { timeout: -1 });
  expect(limits).toHaveLength(1);
  expect(totals.old).toBe(300);
});

describe('a place', () => {
  const door = ['100.1', 'Each guest knocks at the door three times before the steward opens it.'] as const;
  const plain = 'Whoever breaks a cup for the first time pays seven coins rather than six to the host.';

  test('takes a rule from another one with equal words that stands elsewhere', () => {
    const { edges: found } = compare(
      rules([
        door,
        ['100.2', 'Guests sit down after the host sat down.'],
        ['100.2a', plain],
        ['600.1', 'A long feast has more than ten guests and lasts until the next morning.'],
        ['600.2', `${plain} Guests of long feasts are told so beforehand.`],
        ['600.3', 'No song is sung twice in the course of a long feast.'],
      ]),
      rules([
        door,
        ['100.2', 'Guests sit down after the host sat down.'],
        ['800.1', 'A long feast has more than ten guests and lasts until the next morning.'],
        ['800.2', plain],
        ['800.3', 'No song is sung twice in the course of a long feast.'],
      ]),
    );
    const to = new Map(found.map((e) => [e.old, e.new]));
    expect(to.get('600.2')).toBe('800.2');
    expect(to.get('100.2a')).toBe(null);
  });

  test('that only sums up and names another rule is not the home of what is said there', () => {
    const { edges: found } = compare(
      rules([door, ['100.2', 'A guest may leave the feast at any hour.']]),
      rules([
        door,
        ['200.1', 'A guest can leave the feast at any hour. A guest who leaves goes home.'],
        ['300.1', 'A guest may leave the feast at any hour. That guest goes home at once. See rule 200.1.'],
      ]),
    );
    expect(found.find((e) => e.old === '100.2')?.new).toBe('200.1');
  });

  test('beside pairs that were found last is looked at as well', () => {
    // Nothing in these sections is rare enough to lead from one rule to its like: only the neighbours do.
    const round = [
      'Red stones are laid on the eastern side of the board by the eldest guest.',
      'Blue stones follow red stones after the bell has rung for the second time.',
      'Green stones are given to whoever has sung and not yet drunk.',
      'White stones end the round, and all guests rise from their seats.',
    ];
    const rounds = (of: (section: number) => readonly string[]): Edition =>
      rules(
        Array.from({ length: 90 }, (_, i) => 100 + i).flatMap((section) =>
          of(section).map((words, i) => [`${section}.${i + 1}`, words] as const),
        ),
      );
    const { edges: found } = compare(
      rounds(() => round),
      rounds((section) =>
        section === 150
          ? [
              round[1] as string,
              'Green stones are given to all who have sung and not yet drunk.',
              round[3] as string,
            ]
          : round,
      ),
    );
    expect(found.find((e) => e.old === '150.3')?.new).toBe('150.2');
  });
});

test('one sentence that becomes two goes where both stand', () => {
  const steps = ['In order, the host follows the steps that are listed below and names each of them aloud.'];
  const { edges: found } = compare(
    rules([
      [
        '100.1',
        'As the feast begins, the host names the guests, and this duty costs no coins. Then the eldest guest replies.',
      ],
      ['100.2', `${steps}`],
    ]),
    rules([
      ['100.1', `First, the host names the guests. This duty costs no coins. ${steps}`],
      ['100.2', 'Second, then the eldest guest replies as the feast begins.'],
    ]),
  );
  expect(found.filter((e) => e.old === '100.1').map((e) => [e.new, e.relation])).toEqual([
    ['100.1', 'split'],
    ['100.2', 'split'],
  ]);
});

test('a sentence goes to two twins though an introduction was lost in both', () => {
  const look = 'the host looks at each guest of the long feast to see whether that guest';
  const { edges: found } = compare(
    rules([
      [
        '100.2',
        `As the dance opens, ${look} must dance alone, may not dance at all, or has any other ban or order to obey.`,
      ],
    ]),
    rules([
      ['100.1', `The${look.slice(3)} may not dance at all or has any ban to obey.`],
      ['100.2', `The${look.slice(3)} must dance alone or has any order to obey.`],
    ]),
  );
  expect(found.map((e) => [e.old, e.new, e.relation])).toEqual([
    ['100.2', '100.1', 'split'],
    ['100.2', '100.2', 'split'],
  ]);
});

test('sentences that moved together are named in the order in which they stood', () => {
  const stays = 'A guest may borrow a silver cup from the steward of the house.';
  const first = 'Whoever drops a borrowed cup on the marble stairs pays the steward seven copper coins.';
  const second = 'The steward hangs a cracked cup above the kitchen door until the winter festival ends.';
  const other = 'The gardener keeps the keys of the greenhouse under a flat stone.';
  const door = 'The porter opens the front door at noon.';
  const old = rules([
    ['50.1', door],
    ['100.1', `${stays} ${first} ${second}`],
    ['200.1', other],
  ]);
  const fresh = rules([
    ['50.1', door],
    ['100.1', stays],
    ['200.1', `${other} ${first.replace('seven copper coins', 'eight copper coins at once')} ${second}`],
  ]);
  const moved = compare(old, fresh).edges.find((edge) => edge.old === '100.1' && edge.new === '200.1');
  const named = moved?.evidence.filter((line) => /^(?:Contains|Probably)/.test(line)) ?? [];
  expect(named).toHaveLength(2);
  expect(named[0]).toContain('Whoever drops');
  expect(named[1]).toContain('The steward hangs');
});
