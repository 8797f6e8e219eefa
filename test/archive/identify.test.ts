import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sentencesOf, shortHash, skeleton } from '../../src/archive/identify/skeleton.js';
import {
  identify,
  identifyDocument,
  joinFingerprints,
  loadCatalogue,
  loadFingerprints,
  openArchive,
  packFingerprints,
  takeFingerprints,
  unpackFingerprints,
} from '../../src/archive/index.js';
import { readDocument } from '../../src/readers/index.js';
import { build, type Edition, rulesOf, textOf } from '../../src/tree/index.js';
import { describeWithCorpus, shared } from '../support/corpus.js';
import { folderOf, temporaryFolder } from '../support/folder.js';
import { dump } from './support/dumps.js';

async function treeOf(text: string | Uint8Array): Promise<Edition> {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  return (await readDocument(bytes, { file: 'a document' })).tree;
}

/** Four editions: the word changes with the third, a seventh rule comes with the fourth. */
async function fourEditions() {
  const plans = [
    { date: 'May 1, 2008', word: 'candle' },
    { date: 'July 15, 2011', word: 'candle', entries: 2 },
    { date: 'June 1, 2015', word: 'lantern' },
    { date: 'June 6, 2025', word: 'lantern', rules: 7 },
  ];
  const editions: { date: string; tree: Edition }[] = [];
  for (const plan of plans) {
    const tree = await treeOf(dump(plan));
    editions.push({ date: tree.effective ?? '', tree });
  }
  return takeFingerprints(editions);
}

describe('a document without a date', () => {
  test('fits the editions that have its rules, with the evidence of each rule', async () => {
    const fingerprints = await fourEditions();
    const found = identify(await treeOf(dump({ word: 'lantern', rules: 7 })), { fingerprints });
    expect(found).toMatchObject({ fits: ['2025-06-06'], share: 1, verdict: 'fits 2025-06-06' });
    expect(found.evidence).toContainEqual({
      place: '100.7',
      kind: 'rule',
      verdict: 'exact',
      editions: [['2025-06-06', '2025-06-06']],
    });
    expect(found.evidence).toContainEqual({
      place: '100.2',
      kind: 'rule',
      verdict: 'exact',
      editions: [['2015-06-01', '2025-06-06']],
    });
    expect(found.notOlder).toMatchObject({
      edition: '2015-06-01',
      because: [{ place: '100.7' }, { place: '100.7a' }],
    });
    expect(found.notNewer).toBeUndefined();
  });

  test('fits several where they do not differ, and says why not the next', async () => {
    const fingerprints = await fourEditions();
    const rule = build.rule('100.2', [
      build.paragraph('Each candle number 2 stands on its own shelf. It is lit before guests arrive.'),
    ]);
    const found = identify(build.edition([rule], { partial: true }), { fingerprints });
    expect(found.fits).toEqual(['2008-05-01', '2011-07-15']);
    expect(found.spans).toEqual([['2008-05-01', '2011-07-15']]);
    expect(found.notNewer).toEqual({
      edition: '2015-06-01',
      because: [
        {
          place: '100.2',
          reason: '2015-06-01 has 1 of these 2 sentences; it reads so in 2008-05-01 to 2011-07-15',
        },
      ],
      more: 0,
    });
    expect(found.candidates.map((c) => c.edition)).toEqual([
      '2008-05-01',
      '2011-07-15',
      '2015-06-01',
      '2025-06-06',
    ]);
    expect(found.candidates[2]?.against).toHaveLength(1);
  });

  test('that has some rules of one edition and some of the next may be from between them', async () => {
    const fingerprints = await fourEditions();
    const [candle, lantern] = [
      await treeOf(dump({ word: 'candle' })),
      await treeOf(dump({ word: 'lantern' })),
    ];
    const mixed = build.edition([...rulesOf(candle).slice(0, 8), ...rulesOf(lantern).slice(8)] as never);
    const found = identify(mixed, { fingerprints, wordless: ['2010-01-01', '2013-03-03'] });
    expect(found.between).toEqual({ after: '2011-07-15', before: '2015-06-01', perhaps: ['2013-03-03'] });
    expect(found.verdict).toMatch(/it may be 2013-03-03, from between them/);
    expect(identify(candle, { fingerprints }).between).toBeUndefined();
  });

  test('that has some rules of one edition and some of a much later one is put together from both', async () => {
    const fingerprints = await fourEditions();
    const candle = await treeOf(dump({ word: 'candle' }));
    const lantern = await treeOf(dump({ word: 'lantern', rules: 7 }));
    const mixed = build.edition([...rulesOf(candle).slice(0, 6), ...rulesOf(lantern).slice(6)] as never);
    const found = identify(mixed, { fingerprints });
    expect(found.fits).toEqual(['2025-06-06']);
    expect(found.mixture).toEqual({ older: { pieces: 11, until: '2011-07-15' } });
    expect(found.verdict).toMatch(
      /11 of its pieces stand only in older editions, up to 2011-07-15: it may be put together from several/,
    );
    expect(identify(lantern, { fingerprints }).mixture).toBeUndefined();
  });

  test('is known by its sentences where it has no numbers', async () => {
    const fingerprints = await fourEditions();
    const found = identify(
      'It is lit before guests arrive. The keeper of lantern number 6 carries the matches.',
      {
        fingerprints,
      },
    );
    expect(found.fits).toEqual(['2015-06-01', '2025-06-06']);
    expect(found.evidence).toMatchObject([{ place: 'line 1', kind: 'text', verdict: 'words' }]);
  });

  test('is known by its words under another number', async () => {
    const fingerprints = await fourEditions();
    const rule = build.rule('999.1', [build.paragraph('Each candle number 2 stands on its own shelf.')]);
    const found = identify(build.edition([rule]), { fingerprints });
    expect(found.fits).toEqual(['2008-05-01', '2011-07-15']);
    expect(found.evidence[0]?.verdict).toBe('words');
  });

  test('is not forced into an edition when nothing of it is known', async () => {
    const fingerprints = await fourEditions();
    const found = identify('Whisk four eggs with the flour. Bake for twenty minutes.', { fingerprints });
    expect(found).toMatchObject({ fits: [], narrowed: [], candidates: [], share: 0, known: 0 });
    expect(found.verdict).toBe('nothing in it is in a known edition (1 piece looked up)');
    expect(identify('', { fingerprints }).verdict).toBe(
      'there is not one whole sentence or rule in it to go by',
    );
  });

  test('is told to be mostly something else where only a little of it is known', async () => {
    const fingerprints = await fourEditions();
    const text = [
      'Whisk four eggs with the flour.',
      'Bake for twenty minutes.',
      'It is lit before guests arrive.',
    ];
    expect(identify(text.join('\n\n'), { fingerprints }).verdict).toMatch(
      /^most of it is in no known edition/,
    );
  });
});

describe('a file', () => {
  test('in which no rule is recognised is taken as loose text', async () => {
    const bytes = Buffer.from('"It is lit before guests arrive," somebody wrote.\n');
    expect((await identifyDocument(bytes, 'note.txt')).pieces).toBe(1);
    const image = Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]);
    await expect(identifyDocument(image, 'a.png')).rejects.toMatchObject({
      name: 'ReadError',
      file: 'a.png',
    });
  });

  test('is weighed against the editions that only an archive knows, and shown with their words', async () => {
    const archive = await openArchive(join(temporaryFolder(), 'archive'), { create: true });
    await archive.import([
      folderOf({
        '1.txt': dump({ date: 'March 3, 2033', word: 'candle' }),
        '2.txt': dump({ date: 'April 4, 2034', word: 'lantern' }),
      }),
    ]);
    const bytes = Buffer.from(dump({ word: 'candle' }));
    expect((await identifyDocument(bytes, 'a.txt')).fits).toEqual([]);
    const found = await identifyDocument(bytes, 'a.txt', { archive });
    archive.close();
    expect(found.fits).toEqual(['2033-03-03']);
    expect(found.notNewer).toMatchObject({ edition: '2034-04-04' });
    const difference = found.notNewer?.because.find((b) => b.place === '100.1a');
    expect(difference).toMatchObject({
      here: 'The keeper of candle number 1 carries the matches.',
      there: 'The keeper of lantern number 1 carries the matches.',
    });
  });

  test('that begins and ends in mid-sentence is known by the runs of characters in it', async () => {
    const rule = (words: string) => build.edition([build.rule('100.1', [build.paragraph(words)])]);
    const long = Array.from({ length: 60 }, (_, at) => `word${at * 7919}`);
    const fingerprints = takeFingerprints([
      { date: '2008-05-01', tree: rule(long.join(' ')) },
      { date: '2011-07-15', tree: rule([...long].reverse().join(' ')) },
    ]);
    const found = identify(long.slice(10, 40).join(' ').slice(3, -3), { fingerprints });
    expect(found.fits).toEqual(['2008-05-01']);
    expect(found.evidence[0]?.verdict).toBe('partly');
  });
});

describe('the dates that a document bears', () => {
  const rule = (stamp?: string) =>
    build.rule('100.1a', [
      build.paragraph('It is lit before guests arrive.'),
      ...(stamp === undefined ? [] : [build.stamp('CompRules', stamp)]),
    ]);

  test('narrow what its words leave open, and are told apart from them', async () => {
    const fingerprints = await fourEditions();
    const printed = identify(build.edition([rule()], { effective: '2011-07-15' }), { fingerprints });
    expect(printed.fits).toHaveLength(4);
    expect(printed.narrowed).toEqual(['2011-07-15']);
    expect(printed.candidates[0]?.dates).toEqual(['the document prints 2011-07-15']);
    const stamped = identify(build.edition([rule('2009-01-01')]), { fingerprints });
    expect(stamped.narrowed).toEqual(['2011-07-15', '2015-06-01', '2025-06-06']);
    const released = build.edition([rule('2009-01-01')]);
    released.data = { release: '2016-02-02' } as Edition['data'] & object;
    expect(identify(released, { fingerprints }).narrowed).toEqual(['2015-06-01']);
  });

  test('never overrule the words', async () => {
    const fingerprints = await fourEditions();
    const tree = await treeOf(dump({ date: 'May 1, 2008', word: 'lantern', rules: 7 }));
    const found = identify(tree, { fingerprints });
    expect(found.fits).toEqual(['2025-06-06']);
    expect(found.narrowed).toEqual(['2025-06-06']);
    expect(found.candidates[0]?.dates).toEqual(['the document prints 2008-05-01']);
  });
});

describe('a skeleton', () => {
  test('is the same whatever the typography', () => {
    const plain = skeleton('{T}: A player\'s "mana pool" empties - always.');
    for (const same of [
      '{oT}: A player’s “mana pool” empties — always.',
      '{Tap}: A player?s ?mana pool? empties ? always.',
      '{T}:  A _player’s_ “mana\npool”(tm) empties--always.',
      '{T}: A player\ufffds “mana pool™” empties – always.',
    ]) {
      expect(skeleton(same)).toBe(plain);
    }
  });

  test('has nothing but letters and digits', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => /^[\p{L}\p{N}]*$/u.test(skeleton(text))));
  });

  test('of a text is that of its sentences, one after another', () => {
    fc.assert(
      fc.property(
        fc.array(fc.lorem({ maxCount: 9, mode: 'sentences' }), { minLength: 1, maxLength: 5 }),
        (parts) => {
          const text = parts.join(' ');
          const whole = sentencesOf(text);
          // Only what is too short to mean anything is left out.
          expect(skeleton(text).length - skeleton(whole.join('')).length).toBeLessThan(12 * 60);
          for (const sentence of whole) expect(text).toContain(sentence);
        },
      ),
    );
  });

  test('spreads over all short hashes', () => {
    const hashes = new Set(Array.from({ length: 50_000 }, (_, at) => shortHash(`rule${at}`)));
    expect(hashes.size).toBeGreaterThan(49_995);
    const high = [...hashes].filter((h) => h >= 2 ** 31).length;
    expect(high / hashes.size).toBeCloseTo(0.5, 1);
  });
});

test('fingerprints come back from their file as they were', async () => {
  const prints = await fourEditions();
  const packed = packFingerprints(prints);
  const back = unpackFingerprints(JSON.parse(JSON.stringify(packed)));
  expect(back).toEqual(prints);
  expect(packFingerprints(back)).toEqual(packed);
  expect(JSON.stringify(packed)).not.toMatch(/candle|lantern/);
});

test('fingerprints of two sets of editions are those of all of them', async () => {
  const trees = await Promise.all(
    ['May 1, 2008', 'July 15, 2011', 'June 1, 2015', 'June 6, 2025'].map(async (date, at) => {
      const tree = await treeOf(dump({ date, word: at % 2 ? 'candle' : 'lantern', rules: 4 + at }));
      return { date: tree.effective ?? '', tree };
    }),
  );
  const sets = fc.array(fc.constantFrom(0, 1, 2), { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(sets, (choice) => {
      // 0: only the first set has it, 1: only the second, 2: both.
      const first = takeFingerprints(trees.filter((_, at) => choice[at] !== 1));
      const second = takeFingerprints(trees.filter((_, at) => choice[at] !== 0));
      expect(packFingerprints(joinFingerprints(first, second))).toEqual(
        packFingerprints(takeFingerprints(trees)),
      );
    }),
  );
});

test('the fingerprints that are shipped belong to the catalogue that is shipped', () => {
  const prints = loadFingerprints();
  const catalogued = loadCatalogue().editions.filter((e) => e.dated === 'printed');
  expect(prints.editions).toEqual(catalogued.map((e) => e.date));
  expect(prints.numbered.size).toBeGreaterThan(10_000);
});

describeWithCorpus('the five founding documents', () => {
  const identified = async (name: string) => {
    const tree = await treeOf(readFileSync(shared(`seeds/${name}`) ?? ''));
    return identify(tree, { fingerprints: loadFingerprints() });
  };

  test('the chapter on multiplayer games is of 2011-07-15', async () => {
    const found = await identified('000_52d42a4860193b9d.txt');
    expect(found.fits).toEqual(['2011-07-15']);
    expect(found.notNewer?.because.length).toBeGreaterThan(0);
  });

  test('the rulings dump fits four editions, and its release line leaves one', async () => {
    const found = await identified('001_c7444a2502eb75af.txt');
    expect(found.spans).toEqual([['2007-10-01', '2008-07-15']]);
    expect(found.narrowed).toEqual(['2008-02-01']);
  });

  test('the page on Grand Melee fits 2011-09-30 and its unchanged successors', async () => {
    const found = await identified('002_5f487e2888c5e195.txt');
    expect(found.fits[0]).toBe('2011-09-30');
    expect(found.fits.length).toBeGreaterThan(10);
    expect(found.narrowed).toEqual(['2011-09-30']);
  });

  test('the page on general rules fits from Bloomburrow to 2025-06-06, and says why not later', async () => {
    const found = await identified('003_0d308a5fa989c322.txt');
    const [first, last] = found.spans[0] ?? [];
    const edition = loadCatalogue().editions.find((e) => e.date === first);
    expect(edition?.fileDates).toContain('2024-08-02');
    expect(last).toBe('2025-06-06');
    expect(found.spans).toHaveLength(1);
    expect(found.notNewer?.edition).toBe('2025-07-25');
    expect(found.notNewer?.because.map((b) => b.place)).toEqual(['800.3']);
  });

  test('editions are named by both dates where files bear another', async () => {
    const bytes = readFileSync(shared('seeds/003_0d308a5fa989c322.txt') ?? '');
    const found = await identifyDocument(bytes, 'general.md');
    expect(found.verdict).toMatch(
      /^fits 2024-07-30 \(file date 2024-08-02\) to 2025-06-06 \(5 known editions\)$/,
    );
    expect(found.candidates[0]).toMatchObject({ edition: '2024-07-30', fileDates: ['2024-08-02'] });
  });

  test('the fragment fits 2006-10-01 and 2007-02-01', async () => {
    const found = await identified('004_896a5dd8c97610c3.txt');
    expect(found.fits).toEqual(['2006-10-01', '2007-02-01']);
    expect(found.share).toBe(1);
  });

  test('two sentences of it, copied without their number, still fit the right editions', async () => {
    const tree = await treeOf(readFileSync(shared('seeds/004_896a5dd8c97610c3.txt') ?? ''));
    const paragraphs: string[] = [];
    for (const section of tree.children) {
      if (section.type !== 'section') continue;
      for (const rule of section.children) if (rule.type === 'rule') paragraphs.push(textOf(rule));
    }
    const pairs = paragraphs.map((p) => sentencesOf(p).slice(0, 2)).filter((p) => p.length === 2);
    expect(pairs.length).toBeGreaterThan(4);
    for (const pair of pairs) {
      const found = identify(pair.join(' '), { fingerprints: loadFingerprints() });
      expect(found.fits).toEqual(expect.arrayContaining(['2006-10-01', '2007-02-01']));
    }
  });
});

describeWithCorpus('an edition that is not known', () => {
  test('is placed between the two that are its neighbours', async () => {
    const dates = ['2010-02-01', '2010-04-23', '2010-06-18'];
    const editions = await Promise.all(
      dates.map(async (date) => {
        const tree = await treeOf(readFileSync(shared(`corpus/official/${date}.txt`) ?? ''));
        return { date: tree.effective ?? '', tree };
      }),
    );
    const [unknown] = editions.splice(1, 1);
    const found = identify(unknown?.tree as Edition, { fingerprints: takeFingerprints(editions) });
    expect(found.between).toMatchObject({ after: '2010-02-01', before: '2010-06-18' });
  });
});

describeWithCorpus('a whole edition', () => {
  test.each(['2003-10-01', '2016-08-26'])('of %s is known again by its words alone', async (date) => {
    const tree = await treeOf(readFileSync(shared(`corpus/official/${date}.txt`) ?? ''));
    expect(tree.effective).toBe(date);
    delete tree.effective;
    const found = identify(tree, { fingerprints: loadFingerprints() });
    expect(found.fits).toEqual([date]);
    expect(found.share).toBeGreaterThan(0.999);
  });
});
