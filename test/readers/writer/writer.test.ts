import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { read } from '../../../src/readers/index.js';
import { withoutPositions, writeText } from '../../../src/readers/writer/index.js';
import { build, type Edition, type EditionChild } from '../../../src/tree/index.js';
import { describeWithCorpus, root, shared } from '../../support/corpus.js';
import { reading } from '../support.js';
import { RULEBOOK } from '../text/rulebook.js';

/** The tree of a text after a round through plain text. */
const again = (tree: Edition) => withoutPositions(reading(writeText(tree)).tree);

describe('a tree written as plain text', () => {
  it('is laid out as the published rulebook is', () => {
    const tree = build.edition(
      [
        build.chapter('1', 'Lamps', [
          build.section('100', 'Wicks', [
            build.rule('100.1', [
              build.paragraph([build.text('A wick burns with '), build.symbol('T'), build.text('.')]),
              build.subrule('100.1a', [
                build.paragraph([
                  build.text('See '),
                  build.crossReference(['100.2'], 'rule 100.2'),
                  build.text(' on '),
                  { type: 'emphasis', children: [build.text('oil')] },
                  build.text('.'),
                ]),
                build.example('Ada lights one.'),
              ]),
            ]),
            build.rule('100.2', [], 'Oil'),
          ]),
        ]),
        {
          type: 'glossary',
          children: [
            {
              type: 'glossaryEntry',
              term: 'Lamp',
              aliases: ['Lamps'],
              obsolete: true,
              children: [build.paragraph('See Wick.')],
            },
          ],
        },
      ],
      { title: 'Lamp Rules', effective: '2012-03-04' },
    );
    expect(writeText(tree)).toBe(
      [
        'Lamp Rules',
        '',
        'These rules are effective as of March 4, 2012.',
        '',
        '1. Lamps',
        '',
        '100. Wicks',
        '',
        '100.1. A wick burns with {T}.',
        '',
        '100.1a See rule 100.2 on _oil_.',
        '',
        'Example: Ada lights one.',
        '',
        '100.2. Oil',
        '',
        'Glossary',
        '',
        'Lamp, Lamps (Obsolete)',
        'See Wick.',
        '',
      ].join('\n'),
    );
  });

  it('leaves out stamps, which plain text has no form for', () => {
    const tree = build.edition(
      [build.rule('606.1', [build.paragraph('Words.'), build.stamp('CompRules', '2007-10-01')])],
      { partial: true },
    );
    expect(writeText(tree)).toBe('606.1. Words.\n');
    expect(again(tree)).toEqual(withoutPositions(tree));
  });

  it('and read again is the same tree: a whole rulebook', () => {
    const { tree } = reading(RULEBOOK);
    expect(again(tree)).toEqual(withoutPositions(tree));
  });

  it('and read again is the same tree: any fragment of a rulebook', () => {
    const lines = RULEBOOK.split('\n');
    fc.assert(
      fc.property(fc.nat(lines.length), fc.nat(lines.length), (a, b) => {
        const text = lines.slice(Math.min(a, b), Math.max(a, b)).join('\n');
        if (!/^\d{3}\.\d/m.test(text)) return;
        const { tree } = reading(text);
        expect(again(tree)).toEqual(withoutPositions(tree));
      }),
      { numRuns: 300 },
    );
  });

  it('and read again is the same tree: sections, rules, subrules and examples in any number', () => {
    const sentence = fc.constantFrom(
      'A lamp burns.',
      'See rule 704, “Lamps.”',
      'Pay {W/U} and {T}.',
      'Say _ember_ once (see rules 101.2a–c).',
      'At most 100 lamps hang in section 8.',
    );
    const words = fc.array(sentence, { minLength: 1, maxLength: 3 }).map((s) => s.join(' '));
    const held = fc.tuple(words, fc.array(words, { maxLength: 2 }));
    const rule = fc.tuple(held, fc.array(held, { maxLength: 3 }));
    const section = fc.tuple(
      fc.constantFrom('Wicks', 'The “Open” Hall', 'Oil and Fat'),
      fc.array(rule, { minLength: 1, maxLength: 4 }),
    );
    fc.assert(
      fc.property(fc.array(section, { minLength: 1, maxLength: 4 }), (sections) => {
        const children: EditionChild[] = sections.map(([title, rules], s) => {
          const number = String(100 + s);
          return build.section(
            number,
            title,
            rules.map(([[own, examples], subrules], r) =>
              build.rule(`${number}.${r + 1}`, [
                build.paragraph(own),
                ...examples.map((e) => build.example(e)),
                ...subrules.map(([text, more], i) =>
                  build.subrule(`${number}.${r + 1}${'abc'[i]}`, [
                    build.paragraph(text),
                    ...more.map((e) => build.example(e)),
                  ]),
                ),
              ]),
            ),
          );
        });
        const tree = build.edition(children, { partial: true });
        // Phrasing comes with reading: what is compared is what the words say after one reading.
        const read = reading(writeText(tree)).tree;
        expect(writeText(read)).toBe(writeText(tree));
        expect(again(read)).toEqual(withoutPositions(read));
      }),
      { numRuns: 200 },
    );
  });
});

describe('a document of any dialect', () => {
  const samples = readdirSync(join(root, 'sources')).filter(
    (name) => /\.(?:txt|rst|md|html)$/.test(name) && name !== 'README.md',
  );

  it.each(samples)('%s, written as plain text, reads the same', (name) => {
    const { tree } = read(readFileSync(join(root, 'sources', name)), { file: name });
    expect(withoutPositions(read(writeText(tree), { format: 'text' }).tree)).toEqual(withoutPositions(tree));
  });
});

describeWithCorpus('a founding document', () => {
  const folder = shared('seeds') ?? '';

  it.each(shared('seeds') ? readdirSync(folder) : [])('%s, written as plain text, reads the same', (name) => {
    const { tree } = read(readFileSync(join(folder, name)), { file: name });
    expect(withoutPositions(read(writeText(tree), { format: 'text' }).tree)).toEqual(withoutPositions(tree));
  });
});
