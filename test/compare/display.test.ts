import { parse } from 'parse5';
import { describe, expect, test } from 'vitest';
import {
  type Change,
  type Comparison,
  compare,
  restrict,
  select,
  toHtml,
  toMarkdown,
  toTerminal,
} from '../../src/compare/index.js';
import { remark } from './markdown-support.js';
import { rules } from './support.js';

const old = rules([
  ['100.1', 'Each team sits "together" on one side.'],
  ['100.2', 'A team starts at 30 life, and <b>nobody</b> & nothing *else* matters.', 'A team at 30 is new.'],
  [
    '200.1',
    'Two players share the turn, which is quite a long sentence that has to be folded on a narrow window.',
  ],
]);
const fresh = rules([
  ['100.1', 'Each team sits \u201ctogether\u201d on one side.'],
  ['100.2', 'A team starts at 40 life, and <b>nobody</b> & nothing *else* matters.', 'A team at 40 is new.'],
  [
    '300.1',
    'Two players share the turn, which is quite a long sentence that has to be folded on a narrow window.',
  ],
  ['300.2', 'Poison counters are shared by all members of a team.'],
]);
const comparison = compare(old, fresh, { names: { old: 'old <one>', new: 'new' } });

describe('a selection', () => {
  test('leaves out what is unchanged and mere typography, and counts them', () => {
    const { edges, hidden } = select(comparison);
    expect(edges.map((e) => e.new)).toEqual(['100.2', '300.2']);
    expect(hidden).toEqual({ none: 1, typography: 1 });
  });

  test('takes the sections and kinds that are asked for', () => {
    expect(select(comparison, { sections: ['200'], hide: [] }).edges.map((e) => e.old)).toEqual(['200.1']);
    expect(select(comparison, { sections: ['3'], hide: [] }).edges.map((e) => e.new)).toEqual([
      '300.1',
      '300.2',
    ]);
    expect(select(comparison, { show: ['typography'] }).edges.map((e) => e.new)).toEqual(['100.1']);
    expect(select(comparison, { show: ['added'] }).edges.map((e) => e.new)).toEqual(['300.2']);
    expect(select(comparison, { hide: ['substantive', 'none'] }).edges.map((e) => e.new)).toEqual(['100.1']);
  });
});

test('a restricted comparison keeps what is asked for, and its totals count that', () => {
  expect(restrict(comparison)).toEqual(comparison);
  const part = restrict(comparison, { sections: ['100'] });
  expect(part.edges.map((e) => e.new)).toEqual(['100.1', '100.2']);
  expect(part.totals).toMatchObject({ old: 2, new: 2, same: 2, added: 0 });
  expect(part.sections.map((e) => e.old)).toEqual(['100']);
});

describe('on a terminal', () => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are control characters.
  const bare = (text: string): string => text.replace(/\u001b\[[0-9;]*m/g, '');

  test.each(['inline', 'sideBySide'] as const)('no line is wider than the window (%s)', (layout) => {
    for (const width of [40, 57, 120]) {
      for (const colours of [false, true]) {
        const lines = bare(toTerminal(comparison, { width, layout, colours, hide: [] })).split('\n');
        expect(lines.filter((line) => line.length > width)).toEqual([]);
      }
    }
  });

  test('a run of changed words is marked once on a line, and the line is filled up to the width', () => {
    const longer = rules([
      [
        '100.1',
        'Teams sit together, and once all of them have sat down the judge counts every chair twice over.',
      ],
    ]);
    const shown = toTerminal(compare(rules([['100.1', 'Teams sit together.']]), longer), { width: 40 });
    const lines = shown.split('\n').filter((line) => line.includes('{+'));
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.map((line) => line.match(/\{\+/g)?.length)).toEqual(lines.map(() => 1));
    lines.slice(1).forEach((line, at) => {
      const next = line
        .trim()
        .replace('{+', '')
        .split(/ |\+\}/)[0] as string;
      expect(`${lines[at]} ${next}`.length).toBeGreaterThan(40);
    });
  });

  test('no line begins with a comma, and nothing stands between a bracket and what it holds', () => {
    const before = rules([
      ['100.1', 'Chairs (see rule 200) of the whole table, which are few, are counted twice.'],
    ]);
    const after = rules([
      ['100.1', 'Chairs (as in rule 300) of the whole table; which are many; are counted twice.'],
    ]);
    for (let width = 40; width < 90; width++) {
      for (const layout of ['inline', 'sideBySide'] as const) {
        const shown = toTerminal(compare(before, after), { width, layout });
        expect(shown).not.toMatch(/^\s*(?:\[-|\{\+)?[,;]|│ (?:\{\+)?[,;]/m);
        expect(shown).not.toMatch(/\( /);
      }
    }
  });

  test('changes are coloured, or marked where there are no colours', () => {
    expect(toTerminal(comparison, { colours: true })).toContain('\u001b[32m');
    const plain = toTerminal(comparison);
    expect(plain).not.toContain('\u001b');
    expect(plain).toContain('[-30-]');
    expect(plain).toContain('{+40+}');
    expect(plain).toContain('1 typography only');
  });
});

test('the totals say what became of the old rules, in the singular where it is one', () => {
  expect(toTerminal(comparison, { width: 200 })).toContain(
    '3 rules of old <one>: 2 under the same number, 1 renumbered. 4 rules of new, 1 of them added.',
  );
  const one = toTerminal(comparison, { sections: ['200'], width: 200 });
  expect(one).toContain('1 rule of old <one>: 1 renumbered. 1 rule of new, not added.');
});

test('what became of the old rules adds up, also where one was split', () => {
  const whole = rules([
    ['100.1', 'Each team shares one life total. The judge collects all of the wooden chairs afterwards.'],
    ['100.2', 'A coin decides who goes first.'],
  ]);
  const parts = rules([
    ['100.1', 'Each team shares one life total.'],
    ['100.2', 'The judge collects all of the wooden chairs afterwards.'],
    ['100.3', 'A coin decides who goes first.'],
  ]);
  const shown = toTerminal(compare(whole, parts, { names: { old: 'A', new: 'B' } }), { width: 200 });
  expect(shown).toContain('2 rules of A: 1 renumbered, 1 split. 3 rules of B, none of them added.');
});

describe('a comparison shown for one section', () => {
  const terms = {
    ...comparison,
    sweeps: [
      { old: 'lobby', new: 'hall', count: 1 },
      { old: 'stool', new: 'chair', count: 2 },
    ],
  };

  test('counts only what concerns that section, and says so', () => {
    for (const show of [toTerminal, toMarkdown, toHtml]) {
      const page = show(terms, { sections: ['100'] });
      expect(page).toContain('Only what concerns 100 in either edition is counted.');
      expect(page).toMatch(/2 rules of old .*one.*: 2 under the/);
      expect(show(terms)).not.toContain('is counted');
    }
  });

  test('says that terminology is of the whole editions', () => {
    for (const show of [toTerminal, toMarkdown, toHtml]) {
      expect(show(terms, { sections: ['100'] })).toContain('Terminology, in the whole of both editions');
      expect(show(terms)).toMatch(/Terminology(?:<|\n)/);
    }
    expect(toTerminal(terms)).toMatch(/lobby → hall 1 time\n.*stool → chair 2 times\n/);
  });
});

describe('sections', () => {
  const moved: Comparison = {
    ...comparison,
    headings: [
      { old: '2. Halls', new: '3. Rooms', relation: 'renumbered', change: 'wording', confidence: 1 },
      { old: '200. Doors', new: '300. Doors', relation: 'renumbered', change: 'none', confidence: 1 },
      { old: '201. Gates', new: null, relation: 'deleted', change: 'wording', confidence: 1 },
      { old: null, new: '301. Windows', relation: 'added', change: 'wording', confidence: 1 },
    ],
    sections: [
      { old: '200', new: '300', relation: 'renumbered', change: 'none', confidence: 1, share: 1 },
      { old: '201', new: '301', relation: 'split', change: 'wording', confidence: 1, share: 0.239 },
      { old: '201', new: '302', relation: 'split', change: 'wording', confidence: 1, share: 0.999 },
      { old: '202', new: null, relation: 'deleted', change: 'substantive', confidence: 1 },
    ],
  };

  test('bear their titles, and how many of their rules went where', () => {
    expect(toTerminal(moved)).toContain(
      [
        'Sections',
        '  200 → 300. Doors: all its rules',
        '  201. Gates → 301. Windows (split): 24% of its rules',
        '  201. Gates → 302 (split): 99% of its rules',
        '  202 (deleted)',
      ].join('\n'),
    );
    expect(remark(toMarkdown(moved))).toContain('201. Gates → 301. Windows (split): 24% of its rules');
    expect(toHtml(moved)).toContain('<td>201. Gates → 301. Windows (split)</td><td>24% of its rules</td>');
  });

  test('in the list of headings nothing is called reworded, and no words are woven', () => {
    const list = toTerminal(moved).split('Headings\n')[1];
    expect(list).toMatch(
      /^ {2}2\. Halls → 3\. Rooms\n {2}201\. Gates \(deleted\)\n {2}301\. Windows \(added\)\n/,
    );
  });
});

describe('a rule that stands in one edition alone', () => {
  const title = rules([
    ['100.1', 'Teams sit together.'],
    ['100.2', '[Chairs]'],
  ]);
  const grown = compare(rules([['100.1', 'Teams sit together.']]), title);
  const [edge] = grown.edges.filter((e) => e.old === null);

  test('is not called reworded; if it changes nothing, the reason is given', () => {
    expect(edge?.change).toBe('wording');
    for (const show of [toTerminal, toMarkdown, toHtml]) {
      expect(show(grown)).not.toContain('reworded');
      expect(show(grown)).toContain('A heading was added.');
    }
  });

  test('has no marks where there are no colours, and stands under its own title', () => {
    const shown = toTerminal(comparison);
    expect(shown).toContain(
      'Added rules\n300.2 (added) substantive\n  Poison counters are shared by all members of a team.\n',
    );
    expect(toTerminal(comparison, { colours: true })).toContain('\u001b[32mPoison');
    expect(toMarkdown(comparison)).not.toContain('<ins>Poison');
    expect(toHtml(comparison)).toContain('<ins>Poison');
  });
});

test('each example that was reworded has its note before its own words', () => {
  const before = rules([['100.1', 'Chairs are free.', 'Ann sits on one chair.', 'Ben stands by the door.']]);
  const after = rules([['100.1', 'Chairs are free.', 'Ann sits on two chairs.', 'Ben sits by the door.']]);
  const shown = toTerminal(compare(before, after));
  expect(shown).toMatch(/\n {2}· Example 1: .*\n {2}Ann .*\n {2}· Example 2: .*\n {2}Ben .*\n/);
});

test('examples that went or came without other words are told in one note', () => {
  const chairs = 'Chairs are free.';
  const ann = 'Ann sits on one chair.';
  const before = rules([['100.1', chairs, ann, 'Ben stands by the door.']]);
  const after = rules([['100.1', chairs, ann]]);
  expect(toTerminal(compare(before, after))).toMatch(/\n {2}· Example 2 is gone\.\n/);
  expect(toMarkdown(compare(after, before))).toContain('*Example 2 is new.*');
});

test('what is probably restated is told with its probability, whatever the change', () => {
  const guess = (begins: string): string => `Probably restates "${begins} …" (46 %).`;
  const told = (change: Change, evidence: string[]): string[] => {
    const edges = comparison.edges.map((e) =>
      e.old === '100.2' ? { ...e, relation: 'split' as const, change, evidence } : e,
    );
    const shown = toTerminal({ ...comparison, edges }, { width: 200 });
    for (const show of [toMarkdown, toHtml])
      expect(show({ ...comparison, edges })).toContain('Probably restates');
    return shown
      .split('\n')
      .filter((line) => /Probably restates|Changes a number|And \d|Reworded/.test(line));
  };
  expect(told('wording', ['Reworded.', guess('Chairs')])).toEqual([`  · ${guess('Chairs')}`]);
  expect(told('none', [guess('Chairs')])).toEqual([`  · ${guess('Chairs')}`]);
  expect(told('substantive', [guess('Chairs')])).toEqual([`  · ${guess('Chairs')}`]);
  expect(told('substantive', ['Changes a number: 1 to 2.', guess('Chairs')])).toEqual([
    '  · Changes a number: 1 to 2.',
    `  · ${guess('Chairs')}`,
  ]);
  const many = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map(guess);
  expect(told('wording', many).at(-1)).toBe('  · And 2 more sentences in other words.');
});

test('every output says why a change is one of substance', () => {
  const edge = comparison.edges.find((e) => e.new === '100.2');
  expect(edge?.change).toBe('substantive');
  const [why] = edge?.evidence ?? [];
  expect(why).toBe('Changes a number: 30 to 40.');
  expect(toTerminal(comparison)).toContain(`  · ${why}\n`);
  expect(toHtml(comparison)).toContain(`<p class="why">${why}</p>`);
  expect(remark(toMarkdown(comparison))).toContain(why);
  expect(JSON.stringify(restrict(comparison))).toContain(JSON.stringify(why));
});

test('every reason is given, each kind by its name', () => {
  const judged = (before: string, after: string): string[] =>
    compare(rules([['100.1', before]]), rules([['100.1', after]])).edges.flatMap((e) => e.evidence);
  expect(judged('Each deck has 100 cards.', 'Each deck has 250 cards.')[0]).toBe(
    'Changes a number: 100 to 250.',
  );
  expect(judged('A player may draw first.', 'A player must draw first.').slice(0, 2)).toEqual([
    'Adds an obligation.',
    'Removes a permission.',
  ]);
  expect(judged('Lost cards are shown.', 'Lost cards are never shown.')[0]).toMatch(/^Adds a negation/);
  expect(judged('Cards are shown.', 'Cards are shown. Opponents shuffle them later on.')[0]).toMatch(
    /^Adds a sentence/,
  );
  expect(judged('The emperor draws a card.', 'The general draws a card.')[0]).toMatch(/^Changes the subject/);
});

test('a terminal is not told what to do by a text', () => {
  const evil = rules([['100.1', 'Teams sit \u001b[2J\u009b31m together and share their life.']]);
  const shown = toTerminal(compare(rules([['100.1', 'Teams sit together.']]), evil), { hide: [] });
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these must not come through.
  expect(shown).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/);
  expect(shown).toContain('\ufffd[2J');
});

test('as HTML every character of the texts is escaped, and the page stands by itself', () => {
  const page = toHtml(comparison);
  expect(page).not.toContain('<b>');
  expect(page).toContain('&lt;b&gt;nobody&lt;/b&gt; &amp; nothing');
  expect(page).toContain('old &lt;one&gt;');
  expect(page).not.toMatch(/<(?:script|link|img)|https?:/);
  const errors: string[] = [];
  parse(page, { onParseError: (e) => errors.push(e.code) });
  expect(errors).toEqual([]);
});

test('a whole comparison as HTML begins with links to its parts, and no mark holds a blank at its ends', () => {
  const page = toHtml(comparison);
  const ids = [...page.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual(['sections', 'rules', 'added', ...ids.slice(3)]);
  expect([...page.matchAll(/<a href="#([^"]+)"/g)].map(([, id]) => id)).toEqual(ids);
  for (const shown of [page, toMarkdown(comparison)]) {
    expect(shown).toContain('<del>30</del> <ins>40</ins>');
    expect(shown).not.toMatch(/<(?:ins|del)>\s|\s<\/(?:ins|del)>/);
  }
});

test('as Markdown a comma that went is marked too, tight behind its word', () => {
  const shown = toMarkdown(
    compare(
      rules([['100.1', 'Chairs are free, or nearly free, for all the players of a team.']]),
      rules([['100.1', 'Chairs are free for all the players of a team.']]),
    ),
  );
  expect(shown).toMatch(/free<del>,[^<]*<\/del>/);
});

test('as Markdown every character of the texts stays what it is', () => {
  const words = remark(toMarkdown(comparison));
  expect(words).toContain('<b>nobody</b> & nothing *else* matters.');
  expect(words).toContain('old <one> → new');
});
