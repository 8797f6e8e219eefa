import { describe, expect, test } from 'vitest';
import { compare, toMarkdown, toTerminal } from '../../src/compare/index.js';
import { build, type Edition } from '../../src/tree/index.js';

const MARKER =
  'A wooden marker that players hand on from seat to seat so that everyone around the table can see whose turn it is.';
const DRAW =
  'Taking the topmost card of a library into a hand, which is something other than picking one by name.';

function edition(parts: {
  entries?: [term: string, words: string][];
  rules?: [number: string, words: string][];
  introduction?: string[];
  headings?: [number: string, title: string][];
}): Edition {
  return build.edition([
    { type: 'introduction', children: (parts.introduction ?? []).map((p) => build.paragraph(p)) },
    build.chapter('1', 'All', [
      ...(parts.headings ?? [['100', 'General'] as [string, string]]).map(([number, title], i) =>
        build.section(
          number,
          title,
          i === 0 ? (parts.rules ?? []).map(([n, words]) => build.rule(n, [build.paragraph(words)])) : [],
        ),
      ),
    ]),
    {
      type: 'glossary',
      children: (parts.entries ?? []).map(([term, words]) => ({
        type: 'glossaryEntry',
        term,
        children: [build.paragraph(words)],
      })),
    },
  ]);
}

describe('an entry of the glossary', () => {
  const glossary = (
    old: [string, string][],
    fresh: [string, string][],
  ): ReturnType<typeof compare>['glossary'] =>
    compare(edition({ entries: old }), edition({ entries: fresh })).glossary;

  test('goes by its term', () => {
    expect(glossary([['Draw', DRAW]], [['Draw', `${DRAW} Two cards are two draws.`]])).toMatchObject([
      { old: 'Draw', new: 'Draw', relation: 'same', change: 'substantive' },
    ]);
    expect(glossary([['Draw (Obsolete)', DRAW]], [['Draw', DRAW]])).toMatchObject([
      { relation: 'same', change: 'none' },
    ]);
  });

  test('is known under a new term by its words', () => {
    expect(glossary([['Marker', MARKER]], [['Turn Marker', MARKER]])).toMatchObject([
      { old: 'Marker', new: 'Turn Marker', relation: 'renumbered', change: 'none' },
    ]);
  });

  test('is followed into the rules, and out of them', () => {
    const inGlossary = edition({ entries: [['Turn Marker', MARKER]] });
    const inRules = edition({ rules: [['100.1', MARKER]] });
    expect(compare(inGlossary, inRules).glossary).toMatchObject([
      { old: 'Turn Marker', new: null, movedTo: '100.1' },
    ]);
    expect(compare(inRules, inGlossary).glossary).toMatchObject([
      { old: null, new: 'Turn Marker', movedFrom: '100.1' },
    ]);
  });

  test('keeps its own words apart from those of the rule that has them now', () => {
    const now = MARKER.replace('wooden', 'plastic');
    const comparison = compare(
      edition({ entries: [['Turn Marker', MARKER]] }),
      edition({ rules: [['100.1', now]] }),
    );
    expect(comparison.glossary).toMatchObject([{ new: null, movedTo: '100.1' }]);
    expect(toMarkdown(comparison)).toContain('A <del>wooden</del> <ins>plastic</ins> marker');
    expect(toTerminal(comparison)).toContain('A [-wooden-] {+plastic+} marker');
  });

  test('comes and goes, with its words', () => {
    expect(glossary([['Draw', DRAW]], [['Turn Marker', MARKER]])).toMatchObject([
      { relation: 'deleted', words: [{ op: 'delete', text: DRAW }] },
      { relation: 'added', words: [{ op: 'insert', text: MARKER }] },
    ]);
  });

  test('has its own words where another has the same term', () => {
    const twice = glossary(
      [],
      [
        ['Draw', DRAW],
        ['Draw', MARKER],
      ],
    );
    expect(twice.map((e) => e.words)).toEqual([
      [{ op: 'insert', text: DRAW }],
      [{ op: 'insert', text: MARKER }],
    ]);
  });
});

test('headings and introduction are in the ledger', () => {
  const { headings, introduction } = compare(
    edition({
      headings: [
        ['100', 'General'],
        ['101', 'Turns'],
      ],
      introduction: ['Players new to this read on.'],
    }),
    edition({
      headings: [
        ['100', 'General'],
        ['102', 'Turns'],
      ],
      introduction: ['Players new to this read on.', 'Others need not.'],
    }),
  );
  expect(headings.map((e) => [e.old, e.new, e.relation])).toEqual([
    ['1. All', '1. All', 'same'],
    ['100. General', '100. General', 'same'],
    ['101. Turns', '102. Turns', 'renumbered'],
  ]);
  expect(introduction.map((e) => e.relation)).toEqual(['same', 'added']);
});

describe('a rule that was only a heading', () => {
  const under = [
    'Each lantern is lit at dusk by its keeper.',
    'No lantern burns after the last guest has left.',
  ];
  const old = build.edition([
    build.chapter('1', 'All of it', [
      build.section('100', 'Lights', [
        build.rule(
          '100.1',
          [
            build.subrule('100.1a', [build.paragraph(under[0] as string)]),
            build.subrule('100.1b', [build.paragraph(under[1] as string)]),
          ],
          'Lanterns',
        ),
      ]),
    ]),
  ]);
  const becoming = (title: string) =>
    compare(
      old,
      build.edition([
        build.chapter('1', 'All of it', [
          build.section('100', 'Lights', []),
          build.section(
            '101',
            title,
            under.map((text, i) => build.rule(`101.${i + 1}`, [build.paragraph(text)])),
          ),
        ]),
      ]),
    ).edges.find((edge) => edge.old === '100.1');

  test('leads to the section that has the heading and what was under it', () => {
    expect(becoming('Lanterns')).toMatchObject({ relation: 'deleted', becameSection: '101' });
    expect(becoming('Lanterns')?.evidence[0]).toContain('section 101');
  });

  test('leads to none where the heading is another', () => {
    expect(becoming('Candles')).not.toHaveProperty('becameSection');
  });
});
