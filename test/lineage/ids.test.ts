import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  buildLineages,
  Concordance,
  type ConcordanceData,
  isTerm,
  joinConcordances,
  withoutTerms,
} from '../../src/lineage/index.js';
import { build, type Edition } from '../../src/tree/index.js';

const WORDS = [
  'Teams sit together on one side of the table, in an order that they choose.',
  'The lantern is lit before the first guest arrives and put out after the last has gone.',
  'Whoever rings the bell twice gives back one of the spoons that were handed out.',
  'A bridge that nobody has crossed for a week is painted green by its keeper.',
  'Seven pears are laid on the sill; the ripest of them belongs to the youngest child.',
  'The clock in the hall is wound on Mondays, and never while somebody plays the flute.',
  'Letters without a stamp are read aloud at supper and answered before breakfast.',
  'When it snows, the gardener sweeps the path to the well and leaves the others white.',
];

/** An edition whose section says these sentences in this order; the first two words of some are said otherwise. */
function edition(places: readonly number[], section: number): Edition {
  const rules = places.map((place, at) =>
    build.rule(`${section}.${at + 1}`, [build.paragraph(WORDS[place] as string)]),
  );
  return build.edition([build.chapter('1', 'All', [build.section(String(section), 'House', rules)])]);
}

/** What bears which id, edition by edition. */
function given(data: ConcordanceData): Map<string, string> {
  const ids = new Map<string, string>();
  for (const [id, runs] of data.lineages) {
    for (const [number, from, to] of runs)
      for (let e = from; e <= to; e++) ids.set(`${number} of ${data.editions[e]}`, id);
  }
  return ids;
}

describe('permanent ids', () => {
  const history = fc
    .array(
      fc.record({
        places: fc.shuffledSubarray(
          WORDS.map((_, place) => place),
          { minLength: 1 },
        ),
        section: fc.constantFrom(100, 200),
      }),
      { minLength: 2, maxLength: 5 },
    )
    .chain((editions) =>
      fc.record({
        editions: fc.constant(editions),
        order: fc.shuffledSubarray(
          editions.map((_, at) => at),
          { minLength: editions.length },
        ),
      }),
    );

  test('never change, in whatever order editions are imported, before, after and between one another', () => {
    fc.assert(
      fc.property(history, ({ editions, order }) => {
        const trees = editions.map(({ places, section }) => edition(places, section));
        const here: number[] = [];
        let known: ConcordanceData | undefined;
        for (const next of order) {
          here.push(next);
          here.sort((a, b) => a - b);
          const chain = here.map((at): [string, Edition] => [`year ${at}`, trees[at] as Edition]);
          const { concordance } = buildLineages(chain, known ? { known } : {});
          const after = given(concordance.data);
          for (const [what, id] of known ? given(known) : [])
            expect([what, after.get(what)]).toEqual([what, id]);
          // Every number of every edition has an id, and no id is borne twice in one edition.
          const numbers = here.reduce((sum, at) => sum + (editions[at]?.places.length ?? 0) + 2, 0);
          expect(after.size).toBe(numbers);
          expect(new Set(concordance.ids).size).toBe(concordance.ids.length);
          for (const id of concordance.ids) {
            const [number = '', edition = ''] = id.split('@');
            expect(concordance.lineageOf(number, edition)).toBe(id);
          }
          known = concordance.data;
        }
      }),
      { numRuns: 60 },
    );
  });

  test('given out to two that turn out to be one stay two, and each leads to the other', () => {
    const [first, last] = [edition([0, 1, 2], 100), edition([3, 4, 5], 200)];
    const known = buildLineages([
      ['first', first],
      ['last', last],
    ]).data.concordance;
    const between = build.edition([
      build.chapter('1', 'All', [
        build.section('200', 'House', [
          build.rule('200.1', [build.paragraph(`${WORDS[0]} ${WORDS[3]}`)]),
          build.rule('200.2', [build.paragraph(`${WORDS[1]} ${WORDS[4]}`)]),
          build.rule('200.3', [build.paragraph(`${WORDS[2]} ${WORDS[5]}`)]),
        ]),
      ]),
    ]);
    const whole = buildLineages(
      [
        ['first', first],
        ['middle', between],
        ['last', last],
      ],
      { known },
    );
    expect(whole.concordance.lineageOf('100.1', 'first')).toBe('100.1@first');
    expect(whole.concordance.lineageOf('200.1', 'last')).toBe('200.1@last');
    expect(whole.concordance.cite('100.1', 'first', 'last')?.to.map((t) => t.number)).toEqual(['200.1']);
    expect(whole.concordance.cite('200.1', 'last', 'first')?.to.map((t) => t.number)).toEqual(['100.1']);
    expect(whole.history('200.1@last')?.events[0]).toMatchObject({
      what: 'continued',
      other: { lineage: '100.1@first', number: '200.1', edition: 'middle' },
    });
    expect(whole.history('100.1@first')?.ended?.reason).toMatch(/^Goes on in 200\.1/);
    expect(whole.blame('200.1@last')).toEqual([{ text: WORDS[3], edition: 'middle' }]);
  });

  test('of a rule that is left out for a while are the same before and after', () => {
    const rules = edition([0, 1, 2], 100);
    const known = buildLineages([
      ['first', rules],
      ['last', rules],
    ]).data.concordance;
    const whole = buildLineages(
      [
        ['first', rules],
        ['middle', edition([0, 1], 100)],
        ['last', rules],
      ],
      { known },
    );
    const id = whole.concordance.lineageOf('100.3', 'last');
    expect(id).toBe('100.3@first');
    expect(whole.concordance.cite('100.3', 'first', 'middle')).toMatchObject({
      to: [],
      ended: { edition: 'middle' },
    });
    expect(whole.concordance.cite('100.3', 'first', 'last')?.to).toMatchObject([{ number: '100.3' }]);
    expect(whole.concordance.cite('100.3', 'last', 'first')?.to).toMatchObject([{ number: '100.3' }]);
    expect(whole.history('100.3@first')?.events.map((e) => [e.edition, e.note])).toEqual([
      ['first', 'In the oldest edition at hand.'],
      ['last', 'It is back; it was not in middle.'],
    ]);
  });

  test('lead through editions that are not at hand, where a concordance was made with them', () => {
    const drifting = (section: number, first: number): Edition =>
      build.edition([
        build.chapter('1', 'All', [
          build.section(String(section), 'House', [
            build.rule(`${section}.1`, [build.paragraph(`${WORDS[first]} ${WORDS[first + 1]}`)]),
            build.rule(`${section}.2`, [build.paragraph(WORDS[7] as string)]),
          ]),
        ]),
      ]);
    const years: [string, Edition][] = [
      ['first', drifting(100, 0)],
      ['middle', drifting(100, 1)],
      ['last', drifting(200, 2)],
    ];
    const ends = [years[0], years[2]] as typeof years;
    const known = buildLineages(years).data.concordance;
    const compared = buildLineages(ends).concordance;
    const led = buildLineages(ends, { known });
    expect(compared.cite('100.1', 'first', 'last')?.to).toEqual([]);
    expect(led.concordance.cite('100.1', 'first', 'last')?.to).toMatchObject([{ number: '200.1' }]);
    expect(led.concordance.data.branches).toEqual([]);
    expect(led.history('100.1@first')?.events.at(-1)).toMatchObject({ edition: 'last', what: 'substantive' });
  });

  test('are not lent to a document that only bears the date of a known edition', () => {
    const known = buildLineages([['2008', edition([0, 1, 2, 3], 100)]]).data.concordance;
    const other = buildLineages([['2008', edition([4, 5, 6], 200)]], { known });
    expect(other.concordance.ids).not.toContain('100@2008');
    expect(other.concordance.lineageOf('200.1', '2008')).toBe('200.1@2008');
  });
});

describe('a concordance joined with another', () => {
  const years: [string, Edition][] = [
    ['2001', edition([0, 1, 2, 3], 100)],
    ['2002', edition([0, 2, 3], 100)],
    ['2003', edition([4, 0, 2, 3], 200)],
    ['2004', edition([4, 0, 2], 200)],
  ];
  const whole = buildLineages(years).concordance;

  test('knows the editions of both, and says what one made of all of them says', () => {
    const first = buildLineages([0, 1, 3].map((at) => years[at] as [string, Edition])).data.concordance;
    const second = buildLineages(
      [1, 2, 3].map((at) => years[at] as [string, Edition]),
      { known: first },
    ).data.concordance;
    const joined = new Concordance(joinConcordances(first, second));
    expect(joined.editions).toEqual(['2001', '2002', '2003', '2004']);
    for (const from of joined.editions) {
      for (const to of joined.editions) {
        for (const number of ['100.1', '100.2', '100.3', '200.1', '200.2', '200.3', '100', '200']) {
          const wanted = whole.cite(number, from, to);
          const given = joined.cite(number, from, to);
          expect([number, from, to, given?.to.map((t) => t.number)]).toEqual([
            number,
            from,
            to,
            wanted?.to.map((t) => t.number),
          ]);
        }
      }
    }
  });

  test('is right about an edition that both have', () => {
    const other: ConcordanceData = {
      version: 1,
      editions: ['2001', '2005'],
      lineages: [
        [
          '100.1@2001',
          [
            ['900.1', 0, 0],
            ['901.1', 1, 1],
          ],
        ],
      ],
      branches: [],
    };
    const joined = new Concordance(joinConcordances(whole.data, other));
    expect(joined.numberIn('100.1@2001', '2001')).toBe('100.1');
    expect(joined.cite('100.1', '2001', '2005')?.to).toMatchObject([{ number: '901.1' }]);
  });
});

describe('entries of the glossary', () => {
  const MOVED = `${WORDS[1]} ${WORDS[2]}`;
  const edition = (
    rules: readonly string[],
    entries: readonly (readonly [term: string, words: string])[],
  ): Edition =>
    build.edition([
      build.chapter('1', 'All', [
        build.section(
          '100',
          'House',
          rules.map((words, at) => build.rule(`100.${at + 1}`, [build.paragraph(words)])),
        ),
      ]),
      {
        type: 'glossary',
        children: entries.map(([term, words]) => ({
          type: 'glossaryEntry',
          term,
          aliases: [],
          obsolete: false,
          children: [build.paragraph(words)],
        })),
      },
    ]);
  const before = edition(
    [WORDS[0] as string],
    [
      ['Lantern', MOVED],
      ['Spoon', WORDS[3] as string],
    ],
  );

  test('have a life of their own, under their headwords', () => {
    const changed = edition(
      [WORDS[0] as string],
      [
        ['Lantern', MOVED.replace('twice', 'three times')],
        ['Spoon', WORDS[3] as string],
      ],
    );
    const lives = buildLineages([
      ['old', before],
      ['new', changed],
    ]);
    expect(lives.concordance.lineageOf('Lantern', 'new')).toBe('Lantern@old');
    expect(lives.history('Lantern@old')?.events.map((e) => [e.edition, e.what])).toEqual([
      ['old', 'added'],
      ['new', 'substantive'],
    ]);
    expect(
      lives
        .blame('Lantern@old')
        ?.filter((run) => run.edition === 'new')
        .map((run) => run.text.trim()),
    ).toEqual(['three times']);
    expect(lives.search('three times').uses.map((use) => use.number)).toEqual(['Lantern']);
  });

  test('that become a rule go on in it', () => {
    const lives = buildLineages([
      ['old', before],
      ['new', edition([WORDS[0] as string, MOVED], [['Spoon', WORDS[3] as string]])],
    ]);
    expect(lives.concordance.lineageOf('100.2', 'new')).toBe('Lantern@old');
    expect(lives.history('Lantern@old')?.events.at(-1)?.note).toBe(
      'The glossary entry “Lantern” is now 100.2.',
    );
    expect(lives.blame('Lantern@old', 'new')).toEqual([{ text: MOVED, edition: 'old' }]);
  });

  test('whose words become a rule while they stay behind as a pointer are where the rule parted from', () => {
    const lives = buildLineages([
      ['old', before],
      [
        'new',
        edition(
          [WORDS[0] as string, MOVED],
          [
            ['Lantern', 'See rule 100.2.'],
            ['Spoon', WORDS[3] as string],
          ],
        ),
      ],
    ]);
    expect(lives.concordance.lineageOf('100.2', 'new')).toBe('100.2@new');
    expect(lives.concordance.lineageOf('Lantern', 'new')).toBe('Lantern@old');
    expect(lives.history('100.2@new')?.events[0]).toMatchObject({
      what: 'split',
      note: 'Words of the glossary entry “Lantern” came into it.',
      other: { lineage: 'Lantern@old' },
    });
    expect(lives.blame('100.2@new')).toEqual([{ text: MOVED, edition: 'old' }]);
  });

  test('that were a rule before go on from it', () => {
    const rules = edition([WORDS[0] as string, MOVED], [['Spoon', WORDS[3] as string]]);
    const lives = buildLineages([
      ['old', rules],
      ['new', before],
    ]);
    expect(lives.concordance.lineageOf('Lantern', 'new')).toBe('100.2@old');
    expect(lives.history('100.2@old')?.events.at(-1)?.note).toBe(
      '100.2 is now the glossary entry “Lantern”.',
    );
  });

  test('are left out of a concordance of numbers, and of what went on in a rule the rule is left', () => {
    const { data } = buildLineages([
      ['old', before],
      ['new', edition([WORDS[0] as string, MOVED], [['Spoon', WORDS[3] as string]])],
    ]);
    const numbers = withoutTerms(data.concordance);
    expect(numbers.lineages).toContainEqual(['100.2@new', [['100.2', 1, 1]]]);
    expect(
      numbers.lineages
        .flatMap(([id, runs]) => [id.split('@')[0] as string, ...runs.map(([n]) => n)])
        .filter(isTerm),
    ).toEqual([]);
    // With such a concordance given out, the id of the rule stays what it is there.
    const again = buildLineages(
      [
        ['old', before],
        ['new', edition([WORDS[0] as string, MOVED], [['Spoon', WORDS[3] as string]])],
      ],
      { known: numbers },
    );
    expect(again.concordance.lineageOf('100.2', 'new')).toBe('100.2@new');
    expect(again.concordance.lineageOf('Lantern', 'old')).toBe('100.2@new');
  });
});
