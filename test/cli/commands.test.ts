import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openShelf } from '../../src/archive/index.js';
import { buildBook } from '../../src/site/index.js';
import { describeWithCorpus, root, shared } from '../support/corpus.js';
import { emptyFolder } from '../support/folder.js';
import { variorum } from './support.js';

const sample = (name: string): string => join(root, 'sources', name);

describe('variorum read', () => {
  test('prints one JSON document with trees, messages and an account of every character', async () => {
    const { status, out, err } = await variorum([
      'read',
      sample('rulings-2008.txt'),
      sample('general-2025.md'),
      '--json',
    ]);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    const { trees, messages, coverage } = JSON.parse(out);
    expect(trees.map((tree: { type: string; format: string }) => [tree.type, tree.format])).toEqual([
      ['edition', 'rulings'],
      ['edition', 'markdown'],
    ]);
    for (const { characters, accounted } of coverage) expect(accounted).toBe(characters);
    for (const message of messages) {
      expect(Object.keys(message)).toEqual(['file', 'line', 'column', 'ruleId', 'reason', 'fatal']);
    }
  });

  test('prints a table for people', async () => {
    const { out } = await variorum(['read', sample('fragment-2006.txt')]);
    expect(out).toMatch(/^file\s+edition\s+format\s+encoding/);
    expect(out).toMatch(/fragment-2006\.txt .* 13 +14 +10 .*100 %/);
  });
});

describe('variorum compare', () => {
  test('gives the ledger of one section with totals that add up', async () => {
    const { status, out } = await variorum(['compare', '2008', '2011', '--section', '606', '--json']);
    expect(status).toBe(0);
    const { old, edges, totals } = JSON.parse(out);
    expect(old).toEqual({ edition: '2008-02-01' });
    expect(edges).toContainEqual(
      expect.objectContaining({
        old: '606.9a',
        new: '810.9a',
        relation: 'renumbered',
        change: 'substantive',
      }),
    );
    expect(
      totals.same + totals.renumbered + totals.split + totals.merged + totals.deleted + totals.added,
    ).toBe(edges.length);
  });

  test.each(['--html', '--markdown', '--side-by-side'])('has %s too', async (option) => {
    const { status, out } = await variorum(['compare', '2008', '2011', '--section', '606', option]);
    expect(status).toBe(0);
    expect(out).toContain('810.9a');
  });
});

describe('variorum compare --section', () => {
  test('counts that section, and says what is of the whole editions', async () => {
    const { out } = await variorum(['compare', '2008', '2011', '--section', '606']);
    const { totals } = JSON.parse(
      (await variorum(['compare', '2008', '2011', '--section', '606', '--json'])).out,
    );
    const words = out.replace(/\s+/g, ' ');
    expect(words).toContain('Only what concerns 606 in either edition is counted.');
    expect(words).toContain(`${totals.old} rules of 2008-02-01: ${totals.renumbered} renumbered`);
    expect(words).toContain('Terminology, in the whole of both editions');
    expect(words).toMatch(/606 → 810\. Two-Headed Giant Variant \(split\): \d+% of its rules/);
  });
});

describe('variorum ruleset', () => {
  test('says what became of each sentence of the multiplayer chapter, and how many of each kind there are', async () => {
    const { status, out } = await variorum(['ruleset', '2011', '--sentences', '--summary', '--json']);
    expect(status).toBe(0);
    const { fates, sentences, values, saidBack } = JSON.parse(out);
    const statuses = new Set(fates.map((f: { status: string }) => f.status));
    for (const each of statuses)
      expect(sentences[each as string]).toBe(
        fates.filter((f: { status: string }) => f.status === each).length,
      );
    expect(values.compiled).toBeGreaterThan(values.default);
    expect(saidBack).toBe(fates.filter((f: { said?: string }) => f.said !== undefined).length);
    const { out: text } = await variorum(['ruleset', '2011', '--sentences']);
    expect(text).toMatch(/read by \w+/);
    expect(text).toMatch(/understood: /);
    // The words of another edition are not those that are asked for.
    const { status: missing, out: none, err } = await variorum(['ruleset', 'latest', '--summary']);
    expect([missing, none, err]).toEqual([
      2,
      '',
      expect.stringMatching(/\d: this is the edition of .* not here/),
    ]);
  });

  test('gives values with the rule and the span of the words that state them', async () => {
    const { out } = await variorum(['ruleset', '2008-02-01', '--system', 'twoHeadedGiant', '--json']);
    const { edition, parameters } = JSON.parse(out);
    expect(edition).toBe('2008-02-01');
    const value = parameters['twoHeadedGiant.individualLife.value'];
    expect(value).toMatchObject({ value: 'halfTeamTotalRoundedUp', status: 'compiled', rules: ['606.9a'] });
    expect(value.span.end).toBeGreaterThan(value.span.start);
    expect(value.lineages).toHaveLength(1);
  });

  test('follows a changed word of a file, or says that it no longer understands', async () => {
    const folder = emptyFolder();
    const words = readFileSync(sample('edition-2008.txt'), 'utf8');
    const changed = words
      .replaceAll('rounded up', 'rounded down')
      .replace(/(share one life total[^.]*?)\b30\b/, '$133');
    expect(changed).not.toBe(words);
    writeFileSync(join(folder, 'changed.txt'), changed);
    const { out } = await variorum(
      ['ruleset', 'changed.txt', '--system', 'twoHeadedGiant', '--json'],
      folder,
    );
    const { parameters } = JSON.parse(out);
    expect(parameters['twoHeadedGiant.startingLife.chapterRule']).toMatchObject({
      value: 33,
      status: 'compiled',
    });
    expect(parameters['twoHeadedGiant.individualLife.value'].value).not.toBe('halfTeamTotalRoundedUp');
  });

  test('of a fragment says on its first line what is assumed, and from where', async () => {
    const { out } = await variorum(['ruleset', sample('fragment-2006.txt')]);
    expect(out.split('\n')[0]).toMatch(/fragment; \d+ of \d+ values .* assumed from \d{4}/);
  });

  test('against another edition shows both wordings', async () => {
    const { out } = await variorum([
      'ruleset',
      '2011-07-15',
      '--against',
      '2008-02-01',
      '--system',
      'twoHeadedGiant',
    ]);
    expect(out).toMatch(
      /twoHeadedGiant\.individualLife\.value\n\s+2008-02-01 +halfTeamTotalRoundedUp \(606\.9a\): “.*\n\s+2011-07-15 +teamTotal \(810\.9a\): “/,
    );
  });
});

describe('variorum play', () => {
  const life = join(root, 'fixtures/scenarios/life-of-a-team.json');

  test('runs a scenario under two editions, each with its own expectation', async () => {
    const { status, out } = await variorum([
      'play',
      life,
      '--edition',
      '2008-02-01',
      '--edition',
      '2011-07-15',
      '--json',
    ]);
    const { results } = JSON.parse(out);
    expect(results.map((r: { status: string }) => r.status)).not.toContain('error');
    expect(results.filter((r: { status: string }) => r.status === 'failed')).toEqual([]);
    expect(status).toBe(0);
    expect(new Set(results.map((r: { edition: string }) => r.edition))).toEqual(
      new Set(['2008-02-01', '2011-07-15']),
    );
    const events = results.flatMap((r: { events: { lineages: string[] }[] }) => r.events);
    expect(events.some((event: { lineages: string[] }) => event.lineages.length > 0)).toBe(true);
  });

  test('prints every event with the numbers of the edition that was asked for', async () => {
    const { out } = await variorum(['play', life, '--edition', '2008', '--trace']);
    expect(out).toMatch(/#\d+ lifeLost .*\[606\.9/);
    const newer = await variorum(['play', life, '--edition', '2011', '--trace']);
    expect(newer.out).toMatch(/#\d+ lifeLost .*\[810\.9/);
  });
});

describe('variorum build', () => {
  test('writes pages and JSON, prints one screen, and replaces its own former book', async () => {
    const folder = emptyFolder();
    const sources = join(folder, 'sources');
    mkdirSync(sources);
    for (const name of ['rulings-2008.txt', 'multiplayer-2011.rst'])
      writeFileSync(join(sources, name), readFileSync(sample(name)));
    // The former book shows no games: playing them all takes most of the time.
    await buildBook({
      sources: [join(sources, 'rulings-2008.txt')],
      out: join(folder, 'book'),
      scenarios: () => [],
      shelf: await openShelf({ samples: true }),
    });
    expect(existsSync(join(folder, 'book/editions/2008-02-01'))).toBe(true);
    expect(existsSync(join(folder, 'book/comparisons'))).toBe(false);
    const { out, err } = await variorum(['build', 'sources', '--out', 'book'], folder);
    // A busy machine takes long enough for lines of progress.
    expect(err.replace(/^[\w ,]+: \d+ of \d+\n/gm, '')).toBe('');
    expect(out.split('\n').length).toBeLessThan(60);
    expect(out).toMatch(/606 → 810 \(\d+ %\), 805 \(\d+ %\)/);
    expect(readdirSync(folder).sort()).toEqual(['book', 'sources']);
    expect(existsSync(join(folder, 'book/index.html'))).toBe(true);
    const pages = readdirSync(join(folder, 'book'), { recursive: true, encoding: 'utf8' }).filter((p) =>
      p.endsWith('.html'),
    );
    for (const path of pages) {
      const page = readFileSync(join(folder, 'book', path), 'utf8');
      expect(page).not.toContain(folder);
      // Programs stand beside the pages: none within them, and nothing is asked of any other place.
      expect(page).not.toMatch(/<script(?![^>]* src="[\w./-]*program\/)|<script[^>]*>[^<]/i);
      expect(page).not.toMatch(
        /<(?:script|link|img|iframe|form)\b[^>]*\b(?:src|href|action)="(?:https?:)?\/\//i,
      );
      expect(page).not.toMatch(/<[^>]*\son\w+="/i);
    }
  });
});

describeWithCorpus('the real documents', () => {
  test('from before the multiplayer chapter say that they have none', async () => {
    const { out } = await variorum(['ruleset', shared('corpus/official/2004-02-01.txt') ?? '']);
    expect(out.split('\n')[0]).toMatch(/^2004-02-01: .*no multiplayer chapter/);
  });
});
