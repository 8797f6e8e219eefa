import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findDate } from '../../../src/readers/date.js';
import { decode } from '../../../src/readers/encoding/index.js';
import { ReadError } from '../../../src/readers/result.js';
import { Source } from '../../../src/readers/source.js';
import { readText } from '../../../src/readers/text/index.js';
import { writeText } from '../../../src/readers/writer/index.js';
import { countNodes, numberOf, textOf, walk } from '../../../src/tree/index.js';
import { describeWithCorpus, shared } from '../../support/corpus.js';
import { numbersOf, reading, readingOf, saysTheSame } from '../support.js';

/** What an independent program counted in one file; all null for a file that is no rulebook. */
interface Counted {
  effective: string | null;
  encoding: string;
  chapters: number | null;
  sections: number;
  rules: number;
  subrules: number;
  examples: number;
  placeholder_sections: unknown[];
  glossary_entries: number;
}

/** The independent program's names of encodings. */
const ENCODINGS: Record<string, string> = {
  'utf-8-sig': 'utf-8',
  cp1252: 'windows-1252',
  mac_roman: 'macintosh',
  cp437: 'ibm437',
  'utf-16-be': 'utf-16be',
  'utf-16-le': 'utf-16le',
  'utf-16-le-mangled-as-utf-8': 'utf-16le',
};

const table = shared('specification/counts.json');
const counted: Record<string, Counted> = table === undefined ? {} : JSON.parse(readFileSync(table, 'utf8'));
const editions = Object.entries(counted).filter(([, c]) => c.chapters !== null);
const others = Object.entries(counted).filter(([, c]) => c.chapters === null);

describeWithCorpus('every edition of the corpus', () => {
  it('is there to be read', () => {
    expect(editions.length).toBeGreaterThan(100);
  });

  it.each(editions)(
    '%s has the counts, the date and the encoding that were found by other means',
    (file, expected) => {
      const { tree, source, unaccounted } = readingOf(`corpus/${file}`);
      const counts = countNodes(tree);
      expect({
        chapters: counts.chapters,
        sections: counts.sections,
        placeholders: counts.placeholders,
        rules: counts.rules,
        subrules: counts.subrules,
        examples: counts.examples,
        glossary: counts.glossaryEntries,
        orphans: counts.orphanExamples,
        effective: tree.effective,
        encoding: tree.encoding.name,
        unaccounted,
      }).toEqual({
        chapters: expected.chapters,
        sections: expected.sections,
        placeholders: expected.placeholder_sections.length,
        rules: expected.rules,
        subrules: expected.subrules,
        examples: expected.examples,
        glossary: expected.glossary_entries,
        orphans: 0,
        effective: findDate(expected.effective ?? '')?.iso,
        encoding: ENCODINGS[expected.encoding] ?? expected.encoding,
        unaccounted: 0,
      });
      expect(tree.title).toMatch(/comprehensive rules/i);
      expect(tree.children[0]?.type).toBe('introduction');

      // The tree written back as plain text and read again is the same tree.
      const again = readText(new Source(writeText(tree), file, source.encoding));
      expect(saysTheSame(again, tree)).toBe(true);
    },
  );

  it.each(others)('%s is refused, saying what it is', (file) => {
    const full = shared(`corpus/${file}`) as string;
    const { text, encoding } = decode(readFileSync(full));
    expect(() => readText(new Source(text, file, encoding))).toThrow(ReadError);
    expect(() => readText(new Source(text, file, encoding))).toThrow(/summary of rulings/);
  });
});

describeWithCorpus('defects of the sources', () => {
  it.each([
    ['official/2005-08-01', ['606. 8b→606.8b', '605.2c→609.2c']],
    [
      'official/2006-05-01',
      ['501.2→510.2', '501.3→510.3', '501.4→510.4', '501.5→510.5', '501.6→510.6', '606. 8b→606.8b'],
    ],
    ['official/2006-06-01', ['502.35b→502.36b']],
    ['mirror/CR-2004-06-01', ['502.35b→502.36b']],
    ['official/2006-10-01', ['432.2b→423.2b', '606. 8b→606.8b']],
    ['official/2007-09-07', ['432.2b→423.2b']],
    ['official/2008-10-01', ['306.b→306.3b', '306.1c→306.3c']],
    ['official/2009-07-11', ['702. 37a→702.37a', '702. 37b→702.37b']],
    ['official/2009-09-04', ['702.30d→702.30e']],
    ['official/2010-06-18', ['505.54→505.5']],
    ['official/2023-04-14', ['712.3d→712.3a', '712.3e→712.3b', '712.3f→712.3c']],
    ['official/2011-07-15', []],
    ['official/2025-11-14', []],
  ])('%s has these misprints and no other', (file, misprints) => {
    const { tree } = readingOf(`corpus/${file}.txt`);
    expect(numbersOf(tree).filter((n) => n.includes('→'))).toEqual(misprints);
  });

  it.each([
    ['official/2008-05-01', 'question-marks'],
    ['mirror/CR-2008-05-01', 'question-marks'],
    ['official/2009-05-01', 'question-marks'],
    ['official/2013-02-01', 'truncated'],
    ['mirror/CR-2011-09-30', 'truncated'],
    ['mirror/CR-2016-08-26', 'mangled-utf16'],
    ['mirror/CR-2001-07-23', 'replacement-characters'],
    ['mirror/CR-2002-02-20', 'replacement-characters'],
  ])('%s is known to be damaged: %s', (file, kind) => {
    const { tree } = readingOf(`corpus/${file}.txt`);
    expect(tree.data?.damage?.map((d) => d.kind)).toContain(kind);
    expect(tree.partial).toBe(kind === 'truncated');
  });

  it('the lossy copy of 2008 is worse than its twin by the count of its damage', () => {
    const lost = (file: string) =>
      readingOf(`corpus/${file}.txt`).tree.data?.damage?.reduce((n, d) => n + d.count, 0) ?? 0;
    expect(lost('official/2008-05-01')).toBeGreaterThan(lost('mirror/CR-2008-05-01') * 10);
    expect(lost('official/2011-09-30')).toBe(0);
  });

  it('a clean edition has no damage', () => {
    expect(readingOf('corpus/official/2025-11-14.txt').tree.data).toBeUndefined();
  });

  it('the mangled copy says the same as the clean one, but for the characters that are lost', () => {
    const texts = (file: string) => {
      const found = new Map<string, string>();
      walk(readingOf(file).tree, (node) => {
        if (node.type === 'rule' || node.type === 'subrule') found.set(numberOf(node), textOf(node));
        return node.type !== 'subrule';
      });
      return found;
    };
    const clean = texts('corpus/official/2016-08-26.txt');
    const mangled = texts('corpus/mirror/CR-2016-08-26.txt');
    expect([...mangled.keys()]).toEqual([...clean.keys()]);
    const different = [...clean].filter(([number, text]) => mangled.get(number) !== text);
    expect(different.every(([number]) => mangled.get(number)?.includes('\ufffd'))).toBe(true);
    expect(different.length).toBeLessThan(20);
  });
});

describeWithCorpus('references of a current edition', () => {
  it('lead to rules that exist, but for one that the source misprints', () => {
    const { tree } = readingOf('corpus/official/2025-11-14.txt');
    const numbers = new Set<string>();
    const lost: string[] = [];
    let references = 0;
    walk(tree, (node) => {
      if ('number' in node) numbers.add(numberOf(node));
    });
    walk(tree, (node) => {
      if (node.type !== 'crossReference') return;
      references++;
      for (const end of node.targets.flatMap((t) => t.split('..'))) if (!numbers.has(end)) lost.push(end);
    });
    expect(references).toBeGreaterThan(1500);
    expect(lost).toEqual(['110.10']);
  });
});

describe('reading a fragment of a real edition', () => {
  it('needs nothing but the text', () => {
    // Stands here so that this file holds a test where the corpus is absent.
    expect(reading('810.4. Teams share what they have.').tree.partial).toBe(true);
  });
});
