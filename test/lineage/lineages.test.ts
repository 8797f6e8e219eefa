import { describe, expect, test } from 'vitest';
import {
  buildLineages,
  Concordance,
  familyOf,
  LineageBuilder,
  Lineages,
  stepOf,
  unitsOf,
} from '../../src/lineage/index.js';
import { build, type Edition } from '../../src/tree/index.js';

/** An edition of one section: numbers and words. */
function edition(section: string, rules: readonly (readonly [number: string, words: string])[]): Edition {
  return build.edition([
    build.chapter('1', 'All', [
      build.section(
        section,
        `The ${section}`,
        rules.map(([number, words]) => build.rule(number, [build.paragraph(words)])),
      ),
    ]),
  ]);
}

const SIT = 'Teams sit together on one side of the table.';
const LIFE = 'Each team starts the game with a shared life total of 40.';
const LESS = 'Each team starts the game with a shared life total of 30.';
const DRAW = 'Each player on a team draws a card during the draw step of that team.';
const LAND = 'Each player on a team may play a land during each turn of that team.';

const chain: [string, Edition][] = [
  [
    'first',
    edition('100', [
      ['100.1', SIT],
      ['100.2', LIFE],
    ]),
  ],
  [
    'second',
    edition('100', [
      ['100.1', SIT],
      ['100.2', LESS],
      ['100.3', `${DRAW} ${LAND}`],
    ]),
  ],
  [
    'third',
    edition('200', [
      ['200.1', SIT],
      ['200.2', DRAW],
      ['200.3', LAND],
      ['200.4', LESS],
    ]),
  ],
  [
    'fourth',
    edition('200', [
      ['200.1', SIT],
      ['200.2', `${DRAW} ${LAND}`],
    ]),
  ],
];
const lineages = buildLineages(chain);
const { concordance } = lineages;

describe('a permanent id', () => {
  test('is the number and edition of the first appearance, through every renumbering', () => {
    expect(concordance.lineageOf('200.4', 'third')).toBe('100.2@first');
    expect(concordance.lineageOf('200.1', 'fourth')).toBe('100.1@first');
    expect(concordance.numberIn('100.2@first', 'third')).toBe('200.4');
    expect(concordance.lineageOf('999.9', 'third')).toBeUndefined();
  });

  test('belongs to sections and chapters as well', () => {
    expect(concordance.lineageOf('200', 'third')).toBe('100@first');
    expect(concordance.lineageOf('1', 'fourth')).toBe('1@first');
  });

  test('never changes when older editions are imported', () => {
    const later = buildLineages(chain.slice(1));
    expect(later.concordance.lineageOf('200.4', 'third')).toBe('100.2@second');
    const known = later.data.concordance;
    const whole = buildLineages(chain, { known });
    for (const id of later.concordance.ids) {
      for (const name of later.editions) {
        const number = later.concordance.numberIn(id, name);
        if (number !== undefined) expect(whole.concordance.lineageOf(number, name)).toBe(id);
      }
    }
    expect(whole.concordance.lineageOf('100.2', 'first')).toBe('100.2@second');
  });

  test('is borne by one rule only', () => {
    expect(new Set(concordance.ids).size).toBe(concordance.ids.length);
    const twice = buildLineages([
      [
        'misprint',
        edition('100', [
          ['100.1', SIT],
          ['100.1', LIFE],
        ]),
      ],
    ]);
    expect(twice.concordance.ids).toEqual(expect.arrayContaining(['100.1@misprint', '100.1@misprint#2']));
  });
});

describe('a citation', () => {
  test('goes forward and back', () => {
    expect(concordance.cite('100.2', 'first', 'third')).toMatchObject({
      to: [{ number: '200.4', relation: 'renumbered' }],
      ended: null,
    });
    expect(concordance.cite('200.4', 'third', 'first')).toMatchObject({
      to: [{ number: '100.2', relation: 'renumbered' }],
    });
    expect(concordance.cite('100.1', 'first', 'second')).toMatchObject({
      to: [{ number: '100.1', relation: 'same' }],
    });
    expect(concordance.cite('100.1', 'first', 'first')).toMatchObject({
      to: [{ number: '100.1', relation: 'same' }],
    });
  });

  test('leads to every part of a rule that was split, and on to where these merge', () => {
    const to = concordance.cite('100.3', 'second', 'third')?.to.map((t) => [t.number, t.relation]);
    expect(to?.sort()).toEqual([
      ['200.2', 'split'],
      ['200.3', 'split'],
    ]);
    expect(concordance.cite('100.3', 'second', 'fourth')?.to.map((t) => t.number)).toEqual(['200.2']);
    expect(concordance.cite('200.3', 'third', 'fourth')?.to).toMatchObject([
      { number: '200.2', relation: 'merged' },
    ]);
    expect(concordance.cite('200.2', 'fourth', 'second')?.to.map((t) => t.number)).toEqual(['100.3']);
  });

  test('says where a rule ended and where it began', () => {
    expect(concordance.cite('200.4', 'third', 'fourth')).toMatchObject({
      to: [],
      ended: { edition: 'fourth' },
    });
    expect(concordance.cite('100.3', 'second', 'first')).toMatchObject({
      to: [],
      ended: { edition: 'second' },
    });
  });

  test('of what does not exist is undefined', () => {
    expect(concordance.cite('100.9', 'first', 'third')).toBeUndefined();
    expect(concordance.cite('100.1', 'first', 'fifth')).toBeUndefined();
    expect(concordance.cite('100.1', 'zeroth', 'first')).toBeUndefined();
  });

  test('of a section leads to the section', () => {
    expect(concordance.cite('100', 'first', 'fourth')?.to).toMatchObject([{ number: '200' }]);
  });
});

describe('a number', () => {
  test('is looked up in the newest edition', () => {
    expect(concordance.today('100.1', 'first')?.to).toMatchObject([{ number: '200.1' }]);
    expect(concordance.today('100.2', 'first')?.to).toEqual([]);
    expect(concordance.today('100.9', 'first')).toBeUndefined();
  });

  test('can be borne by one rule after another', () => {
    expect(concordance.bearersOf('200.2')).toEqual([
      { lineage: concordance.lineageOf('200.2', 'third'), first: 'third', last: 'fourth' },
    ]);
    expect(concordance.bearersOf('100.2')).toEqual([
      { lineage: '100.2@first', first: 'first', last: 'second' },
    ]);
    expect(concordance.bearersOf('999.9')).toEqual([]);
  });
});

describe('a family', () => {
  test('has every number of a rule, what came into it and what it went to, and nothing else', () => {
    expect(familyOf(concordance, '100.2@first')).toEqual({
      lineage: '100.2@first',
      stations: [
        { lineage: '100.2@first', number: '100.2', first: 'first', last: 'second' },
        { lineage: '100.2@first', number: '200.4', first: 'third', last: 'third' },
      ],
      edges: [{ from: 0, to: 1, edition: 'third', relation: 'renumbered' }],
    });
    const split = familyOf(concordance, concordance.lineageOf('100.3', 'second') as string);
    expect(split?.stations.map((s) => [s.number, s.first, s.last])).toEqual([
      ['100.3', 'second', 'second'],
      ['200.2', 'third', 'third'],
      ['200.3', 'third', 'third'],
      ['200.2', 'fourth', 'fourth'],
    ]);
    const relations = split?.edges.map((e) => e.relation) ?? [];
    expect(relations).toContain('split');
    expect(relations).toContain('merged');
    for (const { from, to } of split?.edges ?? []) expect(from).toBeLessThan(to);
    expect(familyOf(concordance, '1.1@never')).toBeUndefined();
  });
});

describe('a history', () => {
  test('has every wording, every number, and the end', () => {
    const history = lineages.history('100.2@first');
    expect(history?.events.map((e) => [e.edition, e.what, e.number])).toEqual([
      ['first', 'added', '100.2'],
      ['second', 'substantive', '100.2'],
      ['third', 'renumbered', '200.4'],
      ['fourth', 'deleted', '200.4'],
    ]);
    expect(history?.events[1]?.note).toMatch(/40.*30/);
    expect(history?.numbers).toEqual([
      { number: '100.2', first: 'first', last: 'second' },
      { number: '200.4', first: 'third', last: 'third' },
    ]);
    expect(history?.ended?.edition).toBe('fourth');
  });

  test('branches and joins', () => {
    const id = concordance.lineageOf('200.3', 'third') as string;
    const other = concordance.lineageOf('200.2', 'third') as string;
    expect([id, other]).toContain('100.3@second');
    const branch = id === '100.3@second' ? other : id;
    const events = lineages.history(branch)?.events ?? [];
    expect(events.some((e) => e.what === 'split' && e.other?.lineage === '100.3@second')).toBe(true);
  });

  test('of nobody is undefined', () => {
    expect(lineages.history('1.1@never')).toBeUndefined();
  });
});

describe('blame', () => {
  test('gives each word the edition that brought it, and loses none', () => {
    const runs = lineages.blame('100.2@first', 'third');
    expect(runs?.map((r) => r.text).join('')).toBe(LESS);
    expect(runs?.find((r) => r.text.includes('30'))?.edition).toBe('second');
    expect(runs?.[0]).toMatchObject({ edition: 'first' });
  });

  test('goes through splits and mergers', () => {
    const id = concordance.lineageOf('200.2', 'fourth') as string;
    const runs = lineages.blame(id, 'fourth');
    expect(runs).toEqual([{ text: `${DRAW} ${LAND}`, edition: 'second' }]);
  });

  test('has the same grounds in a longer chain, unless words came into the rule', () => {
    const shorter = buildLineages(chain.slice(0, 3));
    expect(lineages.groundsOf('100.1@first')).toEqual(shorter.groundsOf('100.1@first'));
    const id = concordance.lineageOf('200.2', 'fourth') as string;
    expect(lineages.groundsOf(id)).not.toEqual(shorter.groundsOf(id));
    const texts = lineages.groundsOf(id).flatMap(({ wordings }) => wordings.map(([, text]) => text));
    expect(texts).toContain(`${DRAW} ${LAND}`);
    expect(lineages.history(id, false)?.events.some(({ words }) => words !== undefined)).toBe(false);
  });

  test('of a rule that does not live then is undefined', () => {
    expect(lineages.blame('100.2@first', 'fourth')).toBeUndefined();
  });
});

describe('a search', () => {
  test('says where a phrase stands, and the first and last edition that use it', () => {
    expect(lineages.search('Life  Total of 30')).toMatchObject({
      first: 'second',
      last: 'third',
      uses: [{ lineage: '100.2@first', first: 'second', last: 'third', number: '200.4' }],
    });
    expect(lineages.search('life total', 'fourth').uses).toEqual([]);
    expect(lineages.search('no such words')).toMatchObject({ first: null, last: null, uses: [] });
    expect(lineages.search('  ').uses).toEqual([]);
  });
});

test('lineages are plain data', () => {
  const copy = new Lineages(JSON.parse(JSON.stringify(lineages.data)));
  expect(copy.history('100.2@first')).toEqual(lineages.history('100.2@first'));
  expect(new Concordance(copy.data.concordance).cite('100.2', 'first', 'third')).toEqual(
    concordance.cite('100.2', 'first', 'third'),
  );
});

test('an edition is added once', () => {
  const builder = new LineageBuilder();
  builder.add('first', (chain[0] as [string, Edition])[1]);
  expect(() => builder.add('first', (chain[1] as [string, Edition])[1])).toThrow(RangeError);
});

describe('steps that were found out side by side', () => {
  test('give the lineages that editions added one by one give, also after they were kept as JSON', () => {
    const builder = new LineageBuilder();
    for (const [at, [name, tree]] of chain.entries()) {
      const before = chain[at - 1];
      if (before === undefined) {
        builder.follow(name, unitsOf(tree));
        continue;
      }
      const { new: units, step } = stepOf(before[1], tree, { old: before[0], new: name });
      const kept = JSON.parse(JSON.stringify({ units, step })) as { units: typeof units; step: typeof step };
      builder.follow(name, kept.units, kept.step);
    }
    expect(builder.build().data).toEqual(lineages.data);
  });

  test('give the same where one builder goes on from where another stood, also after that was kept as JSON', () => {
    const known = buildLineages(chain.slice(1)).data.concordance;
    const whole = buildLineages(chain, { known });
    const first = new LineageBuilder({ known });
    const [one, two, ...rest] = chain as [[string, Edition], [string, Edition], ...[string, Edition][]];
    first.add(...one);
    first.add(...two);
    const stood = JSON.stringify(first.save());
    const second = new LineageBuilder({ known }, JSON.parse(stood));
    let before = two;
    for (const [name, tree] of rest) {
      const { new: units, step } = stepOf(before[1], tree, { old: before[0], new: name });
      second.follow(name, units, step);
      before = [name, tree];
    }
    expect(second.build().data).toEqual(whole.data);
    expect(JSON.stringify(first.save())).toBe(stood);
  });

  test('leave no tree behind from which an edition could be added as one', () => {
    const builder = new LineageBuilder();
    builder.follow('first', unitsOf((chain[0] as [string, Edition])[1]));
    expect(() => builder.add('second', (chain[1] as [string, Edition])[1])).toThrow(
      /the tree of edition first/,
    );
  });
});

describe('a rule that is gone', () => {
  const bonus = (keyword: string): string =>
    `The ${keyword} bonus is reckoned only once per combat, when the ability that triggered is resolved. Creatures that join or leave the combat later do not change it.`;
  const named = (keyword: string): string => `A creature with ${keyword} is stronger when it is blocked.`;
  const pair = (gone: string, stays: string) =>
    buildLineages([
      [
        'first',
        edition('100', [
          ['100.1', named('rampage')],
          ['100.2', stays],
          ['100.3', named('bushido')],
          ['100.4', gone],
        ]),
      ],
      [
        'second',
        edition('100', [
          ['100.1', named('rampage')],
          ['100.2', stays],
          ['100.3', named('bushido')],
        ]),
      ],
    ]).history('100.4@first')?.ended?.reason;

  test('goes on in one that says the same', () => {
    expect(pair(`In this variant: ${bonus('rampage')}`, bonus('rampage'))).toBe('Merged into 100.2.');
  });

  test('does not go on in its twin that says the same of something else', () => {
    expect(pair(bonus('bushido'), bonus('rampage'))).toBe('Deleted.');
  });
});

describe('what a history says of a beginning', () => {
  /** The first event of a rule, where the editions before a year are known by their numbers alone. */
  const beginning = (from: number, number: string) => {
    const dated = chain.map(([, tree], at): [string, Edition] => [`200${at + 1}-01-01`, tree]);
    const known = buildLineages(dated).concordance.data;
    const made = buildLineages(dated.slice(from), { known });
    return made.history(made.concordance.lineageOf(number, `200${from + 1}-01-01`) ?? '')?.events[0]?.note;
  };

  test('is that it was first written, or that nothing older is at hand', () => {
    expect(beginning(0, '100.1')).toBe('In the oldest edition at hand.');
    expect(beginning(2, '200.1')).toBe('In the oldest edition at hand; known since 2001-01-01.');
    expect(beginning(2, '200.4')).toBe('In the oldest edition at hand; known since 2001-01-01.');
  });
});

describe('what a history says of a change', () => {
  /** What is said of the second wording of a rule. */
  const said = (before: readonly string[], after: readonly string[]) => {
    const editionOf = ([own = '', ...examples]: readonly string[], number: string) =>
      build.edition([
        build.chapter('1', 'All', [
          build.section('100', 'Teams', [
            build.rule('100.1', [build.paragraph(own), ...examples.map((words) => build.example(words))]),
            build.rule(number, [build.paragraph(SIT)]),
          ]),
        ]),
      ]);
    const made = buildLineages([
      ['first', editionOf(before, '100.2')],
      ['second', editionOf(after, '100.3')],
    ]);
    const [, second] = made.wordings('100.1@first') ?? [];
    return [second?.change, second?.why];
  };

  test('names the example where only an example differs', () => {
    const other = 'Alex and Bianca share 40 life.';
    expect(said([LIFE, other, 'Carla draws.'], [LIFE, other, 'Carla draws a card.'])).toEqual([
      'example',
      expect.stringMatching(/^Only examples changed: example 2: /),
    ]);
    expect(said([LIFE], [LIFE, other])).toEqual(['example', 'Only examples changed: example 1 is new.']);
  });

  test('gives the reason of the verdict, not that of a weaker one', () => {
    const [change, why] = said(
      [`${DRAW} See rule 100.2.`],
      [`${DRAW.replace('during the', 'in the')} See rule 100.3.`],
    );
    expect(change).toBe('wording');
    expect(why).toMatch(/^Reworded/);
  });
});
