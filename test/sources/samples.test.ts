import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { read } from '../../src/readers/index.js';
import { countNodes, type Edition, numberOf, ownText, rulesOf, textOf, walk } from '../../src/tree/index.js';
import { describeWithCorpus, root, shared } from '../support/corpus.js';

const folder = join(root, 'sources');
const { samples } = JSON.parse(readFileSync(join(folder, 'samples.json'), 'utf8')) as {
  samples: { file: string; restates: string }[];
};

/** What each sample holds: the same as the real document that it restates, counted in that document. */
const holds: Record<string, Partial<ReturnType<typeof countNodes>>> = {
  'multiplayer-2011.rst': { sections: 12, rules: 81, subrules: 86, examples: 38 },
  'rulings-2008.txt': { sections: 1, rules: 10, subrules: 21, examples: 11, stamps: 44 },
  'grand-melee-2011.txt': { sections: 1, rules: 5, subrules: 15, examples: 2 },
  'grand-melee-2011.html': { sections: 1, rules: 5, subrules: 15, examples: 2 },
  'general-2025.md': { sections: 1, rules: 7, subrules: 14, examples: 5 },
  'fragment-2006.txt': { sections: 2, rules: 13, subrules: 14, examples: 10, orphanExamples: 2 },
};

/** What each multiplayer chapter of a whole edition holds. */
const chapters: Record<string, { chapter: string; sections: number; numbered: number; examples: number }> = {
  'edition-2008.txt': { chapter: '6', sections: 10, numbered: 126, examples: 37 },
  'edition-2011.txt': { chapter: '8', sections: 12, numbered: 167, examples: 38 },
};

function open(file: string) {
  return read(readFileSync(join(folder, file)), { file });
}

function numbersOf(tree: Edition): string[] {
  return rulesOf(tree).map(numberOf);
}

describe('the sample editions', () => {
  it('are all listed, each with the edition that it restates', () => {
    const files = readdirSync(folder).filter((file) => /\.(txt|rst|md|html)$/.test(file));
    expect(samples.map(({ file }) => file).sort()).toEqual(files.filter((f) => f !== 'README.md').sort());
    for (const { restates } of samples) expect(restates).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it.each(samples)('$file is read whole, and nothing in it is left over', ({ file }) => {
    const { coverage, tree } = open(file);
    expect(coverage.accounted).toBe(coverage.characters);
    expect(coverage.characters).toBeGreaterThan(4000);
    expect(numbersOf(tree).length).toBeGreaterThan(15);
  });

  it.each(Object.entries(holds))('%s holds as much as the document it restates', (file, expected) => {
    expect(countNodes(open(file).tree)).toMatchObject(expected);
  });

  it.each(Object.entries(chapters))('%s has the multiplayer chapter whole', (file, expected) => {
    const { tree } = open(file);
    const chapter = tree.children.find((node) => node.type === 'chapter' && node.number === expected.chapter);
    if (chapter?.type !== 'chapter') throw new Error(`${file} lacks chapter ${expected.chapter}`);
    let examples = 0;
    walk(chapter, (node) => {
      if (node.type === 'example') examples++;
    });
    expect(chapter.title).toBe('Multiplayer Rules');
    expect(chapter.children.filter((node) => node.type === 'section')).toHaveLength(expected.sections);
    expect(rulesOf(chapter)).toHaveLength(expected.numbered);
    expect(examples).toBe(expected.examples);
  });

  it('are dated by their own words or not at all', () => {
    for (const { file, restates } of samples) {
      const { tree } = open(file);
      if (tree.effective !== undefined) expect(`${file} ${tree.effective}`).toBe(`${file} ${restates}`);
    }
    expect(open('edition-2008.txt').tree.effective).toBe('2008-02-01');
    expect(open('edition-2011.txt').tree.effective).toBe('2011-07-15');
    expect(open('multiplayer-2011.rst').tree.effective).toBe('2011-07-15');
    expect(open('grand-melee-2011.html').tree.effective).toBe('2011-09-30');
    expect(open('grand-melee-2011.txt').tree.translations).toEqual({ fr: '2011-02-04' });
    expect(open('fragment-2006.txt').tree.effective).toBeUndefined();
    expect(open('general-2025.md').tree.effective).toBeUndefined();
    expect(open('rulings-2008.txt').tree.data?.release).toBe('2008-03-17');
  });

  it('say the same where they restate the same edition', () => {
    const page = open('grand-melee-2011.html').tree;
    expect(wordings(open('grand-melee-2011.txt').tree)).toEqual(wordings(page));
    const edition = wordings(open('edition-2011.txt').tree);
    for (const [number, words] of wordings(open('multiplayer-2011.rst').tree)) {
      // The real document, too, spells out one reference of 800.7 that the edition gives by number.
      if (number !== '800.7') expect(`${number} ${edition.get(number)}`).toBe(`${number} ${words}`);
    }
  });
});

/** The words of each numbered thing, with quotes and blanks made alike. */
function wordings(tree: Edition): Map<string, string> {
  return new Map(
    rulesOf(tree).map((node) => [numberOf(node), ownText(node).replace(/[‘’]/g, "'").replace(/\s+/g, ' ')]),
  );
}

const founding: Record<string, string> = {
  'multiplayer-2011.rst': 'seeds/000_52d42a4860193b9d.txt',
  'rulings-2008.txt': 'seeds/001_c7444a2502eb75af.txt',
  'grand-melee-2011.txt': 'seeds/002_5f487e2888c5e195.txt',
  'general-2025.md': 'seeds/003_0d308a5fa989c322.txt',
  'fragment-2006.txt': 'seeds/004_896a5dd8c97610c3.txt',
};

describeWithCorpus('the sample editions beside the real documents', () => {
  it.each(Object.entries(founding))('%s has the numbers, in the order, of the real one', (file, real) => {
    const path = shared(real);
    if (path === undefined) throw new Error(`${real} is missing`);
    expect(numbersOf(open(file).tree)).toEqual(numbersOf(read(readFileSync(path), { file: real }).tree));
  });

  it.each(Object.entries(founding))('%s has as many examples at each number', (file, real) => {
    const path = shared(real) as string;
    const examplesAt = (tree: Edition) =>
      rulesOf(tree).map((node) => [numberOf(node), node.children.filter((c) => c.type === 'example').length]);
    expect(examplesAt(open(file).tree)).toEqual(examplesAt(read(readFileSync(path), { file: real }).tree));
  });

  it.each(Object.entries(founding))('%s keeps the references of the real one', (file, real) => {
    const path = shared(real) as string;
    const references = (tree: Edition) =>
      rulesOf(tree).map((node) => {
        const targets = new Set<string>();
        for (const child of node.children) {
          if (child.type !== 'paragraph') continue;
          walk(child, (inner) => {
            if (inner.type === 'crossReference') for (const target of inner.targets) targets.add(target);
          });
        }
        return `${numberOf(node)}: ${[...targets].sort().join(' ')}`;
      });
    expect(references(open(file).tree)).toEqual(references(read(readFileSync(path), { file: real }).tree));
  });

  const editions: [file: string, real: string, chapter: string][] = [
    ['edition-2008.txt', 'corpus/official/2008-02-01.txt', '6'],
    ['edition-2011.txt', 'corpus/official/2011-07-15.txt', '8'],
  ];

  it.each(editions)(
    '%s has no number that the real edition lacks, and all of its multiplayer chapter',
    (file, real, chapter) => {
      const path = shared(real);
      if (path === undefined) throw new Error(`${real} is missing`);
      const there = numbersOf(read(readFileSync(path), { file: real }).tree);
      const here = numbersOf(open(file).tree);
      expect(here.filter((number) => !there.includes(number))).toEqual([]);
      const ofChapter = (number: string) => number.startsWith(chapter);
      expect(here.filter(ofChapter)).toEqual(there.filter(ofChapter));
    },
  );

  it.each(editions)('%s keeps every figure of the multiplayer chapter', (file, real, chapter) => {
    const figures = (tree: Edition) =>
      rulesOf(tree)
        .filter((node) => numberOf(node).startsWith(chapter))
        .map((node) => {
          const words = node.children
            .filter((c) => c.type !== 'subrule')
            .map(textOf)
            .join(' ');
          return `${numberOf(node)}: ${(words.match(/\d+/g) ?? []).sort().join(' ')}`;
        });
    const path = shared(real) as string;
    expect(figures(open(file).tree)).toEqual(figures(read(readFileSync(path), { file: real }).tree));
  });
});
