import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { openShelf, type Shelf } from '../../src/archive/index.js';
import { Ruleset } from '../../src/rulesets/index.js';
import { inEdition, listening, loadScenarios, runScenario } from '../../src/scenarios/index.js';
import { buildBook } from '../../src/site/index.js';
import { root } from '../support/corpus.js';
import { emptyFolder } from '../support/folder.js';
import { attribute, contentOf, deadLinks, filesIn, type Page, pagesIn } from './pages.js';
import { bookOfSamples, makeSamples } from './served.js';
import { elementsOf } from './xml.js';

const name = 'fixtures/scenarios/life-of-a-team.json';
const scenarios = loadScenarios(readFileSync(join(root, name), 'utf8'), name);
let shelf: Shelf;

function make(sources: string[], out: string, onProgress?: (what: string) => void) {
  return buildBook({
    sources,
    out,
    scenarios: () => scenarios,
    shelf,
    threads: 1,
    ...(onProgress ? { onProgress } : {}),
  });
}

/** Pages by this project; those about the package itself are made from files of the repository. */
const own = (path: string): boolean => !path.startsWith('developers/') && path !== '404.html';

/** What is kept for the next book, and programs, which are the same for every book. */
const ASIDE = /^(?:\.book\/|program\/(?!data\/))/;

beforeAll(async () => {
  shelf = await openShelf({ samples: true });
});

describe('a book of the samples', () => {
  const folder = join(emptyFolder(), 'book');
  let pages: Page[];

  beforeAll(async () => {
    cpSync(await bookOfSamples(), folder, { recursive: true });
    pages = pagesIn(folder, own);
  });

  test('has no link that leads nowhere', () => {
    expect(pages.length).toBeGreaterThan(200);
    expect(deadLinks(folder, pages)).toEqual([]);
  });

  test('has no page larger than 150 KB', () => {
    expect(
      pages.filter(({ bytes }) => bytes > 150_000).map(({ path, bytes }) => `${path}: ${bytes}`),
    ).toEqual([]);
  });

  test('has an address for every number of every edition, and for the newest rule of every number', () => {
    for (const edition of ['2008-02-01', '2011-07-15']) {
      const anchors = pages
        .filter(({ path }) => path.startsWith(`editions/${edition}/`))
        .flatMap(({ elements }) => elements.flatMap((element) => attribute(element, 'id') ?? []))
        .flatMap((id) => /^r(\d.*)$/.exec(id)?.[1] ?? []);
      expect(anchors.length).toBeGreaterThan(50);
      const missing = anchors.filter(
        (number) =>
          !existsSync(join(folder, `rule/${number}@${edition}/index.html`)) ||
          !existsSync(join(folder, `r/${number}/index.html`)),
      );
      expect(missing).toEqual([]);
    }
  });

  test('every rule stands on exactly one page of its edition, with a link to its life', () => {
    const rules = pages
      .filter(({ path }) => path.startsWith('editions/2011-07-15/'))
      .flatMap(({ elements }) =>
        elements.filter((element) => attribute(element, 'class')?.startsWith('rule')),
      );
    const numbers = rules.map((element) => attribute(element, 'id'));
    expect(new Set(numbers).size).toBe(numbers.length);
    const lives = pages.find(({ path }) => path === 'editions/2011-07-15/810/index.html');
    const linked = lives?.elements.map((element) => attribute(element, 'href'));
    expect(linked).toContain('../../../rule/606.9a@2005-08-01/index.html');
  });

  test('has the newest whole edition at an address that stays, which says where the same stands for good', () => {
    const lasting = pages.filter(({ path }) => path.startsWith('editions/newest/'));
    expect(lasting.map(({ path }) => path.replace('newest', '2011-07-15'))).toEqual(
      pages.filter(({ path }) => path.startsWith('editions/2011-07-15/')).map(({ path }) => path),
    );
    const canonical = lasting.map(({ elements }) =>
      elements.flatMap((element) =>
        attribute(element, 'rel') === 'canonical' ? attribute(element, 'href') : [],
      ),
    );
    expect(new Set(canonical.map((hrefs) => hrefs.length))).toEqual(new Set([1]));
    expect(canonical[0]?.[0]).toContain('2011-07-15/');
  });

  test('says of every rule of the multiplayer chapter what the program understood, and leads there from the rule', () => {
    const page = pages.find(({ path }) => path === 'behaviour/understood/810/index.html');
    const rules = page?.elements.filter((element) => attribute(element, 'class') === 'rule') ?? [];
    const read = pages.find(({ path }) => path === 'editions/newest/810/index.html');
    const there = read?.elements.filter((element) => attribute(element, 'class')?.startsWith('rule')) ?? [];
    expect(rules.map((rule) => attribute(rule, 'id'))).toEqual(there.map((rule) => attribute(rule, 'id')));
    expect(page?.text).toContain('Understood as: ');
    const examples = page?.elements.filter((element) => attribute(element, 'class') === 'example') ?? [];
    const verdicts = /holds when played|contradicts the rules when played|not played: not understood/g;
    expect(examples.length).toBeGreaterThan(5);
    expect([...(page?.text.matchAll(verdicts) ?? [])]).toHaveLength(examples.length);
    const life = pages.find(({ path }) => path === 'rule/606.9a@2005-08-01/index.html');
    expect(life?.elements.map((element) => attribute(element, 'href'))).toContain(
      '../../behaviour/understood/810/index.html#r810.9a',
    );
  });

  test('shows entries of the glossary one by one, those that are gone with their words and the way to them', () => {
    const page = pages.find(({ path }) => path === 'comparisons/2008-02-01--2011-07-15/glossary/index.html');
    const { glossary } = JSON.parse(
      readFileSync(join(folder, 'data/comparisons/2008-02-01--2011-07-15.json'), 'utf8'),
    ) as {
      glossary: { old: string | null; new: string | null; change: string; words?: { text: string }[] }[];
    };
    const differing = glossary.filter((entry) => entry.old !== entry.new || entry.change !== 'none');
    const entries = page?.elements.filter((element) => attribute(element, 'class') === 'edge entry') ?? [];
    expect(entries).toHaveLength(differing.length);
    const gone = differing.filter((entry) => entry.new === null);
    expect(gone.length).toBeGreaterThan(0);
    for (const { words } of gone) expect(page?.text).toContain(words?.[0]?.text.split('\n')[0]);
    const links = page?.elements.flatMap((element) => attribute(element, 'href') ?? []);
    expect(links?.some((href) => /2008-02-01\/glossary\/.*#/.test(href))).toBe(true);
  });

  test('says of every difference which scenario shows it, or plainly that none does', () => {
    const told = pages.filter(({ path }) => path.startsWith('behaviour/differences/2008-02-01--2011-07-15/'));
    const differences = told.flatMap(({ elements }) =>
      elements.filter((element) => attribute(element, 'class') === 'difference'),
    ).length;
    const count = (words: RegExp) =>
      told.reduce((sum, { text }) => sum + [...text.matchAll(words)].length, 0);
    expect(count(/Shown by/g)).toBeGreaterThan(0);
    expect(count(/No example game (?:shows|depends on) it/g)).toBeGreaterThan(0);
    expect(count(/Shown by|No example game (?:shows|depends on) it/g)).toBe(differences);
  });

  test('has a feed of changes, to which its pages lead and which leads to its pages', () => {
    const { elements } = elementsOf(readFileSync(join(folder, 'feed.xml'), 'utf8'));
    const within = (name: string) => elements.filter((e) => e.name === name && e.path === 'feed/entry');
    expect(within('title').map(({ text }) => text)).toEqual([
      'The rules of 2011-07-15',
      'The rules of 2008-02-01',
    ]);
    const links = within('link').map(({ attributes }) => attributes.href ?? '');
    expect(links[0]).toBe('comparisons/2008-02-01--2011-07-15/index.html');
    for (const href of links) expect(existsSync(join(folder, href))).toBe(true);
    expect(within('summary')[0]?.text).toMatch(/In substance: /);
    for (const path of ['index.html', 'archive/index.html', 'editions/2011-07-15/index.html']) {
      const page = pages.find((one) => one.path === path);
      const feeds = page?.elements.filter((element) => attribute(element, 'type') === 'application/atom+xml');
      expect(feeds?.map((element) => attribute(element, 'rel'))).toEqual(['alternate']);
    }
  });

  test('tells nothing of the machine that it was made on', () => {
    const telling = filesIn(folder).filter(
      (path) =>
        /\.(?:html|json|css)$/.test(path) &&
        readFileSync(join(folder, path), 'utf8').includes(root.replace(/\/$/, '')),
    );
    expect(telling).toEqual([]);
  });

  test('made again from the same, takes over pages as they are and comes out the same', async () => {
    const before = contentOf(folder, ASIDE);
    const page = join(folder, 'editions/2011-07-15/810/index.html');
    const place = statSync(page).ino;
    await makeSamples(folder);
    expect(contentOf(folder, ASIDE)).toEqual(before);
    expect(statSync(page).ino).toBe(place);
  });

  test('says of every scenario what playing it says', () => {
    for (const edition of ['2008-02-01', '2011-09-30']) {
      const json = (kind: string) =>
        JSON.parse(readFileSync(join(folder, `data/${kind}/${edition}.json`), 'utf8'));
      const ruleset = new Ruleset(json('rulesets'));
      const told = json('scenarios') as { checks: unknown; others: unknown; status: string }[];
      scenarios.forEach((scenario, at) => {
        const options = { edition, resolve: inEdition(edition), others: true };
        const { checks, others, status } = runScenario(scenario, listening(ruleset, new Set()), options);
        expect(told[at]).toMatchObject(JSON.parse(JSON.stringify({ checks, others, status })));
      });
    }
  });
});

describe('an edition that is added', () => {
  const folder = emptyFolder();
  const out = join(folder, 'book');
  const sources = join(folder, 'sources');
  mkdirSync(sources);
  /** The book before the edition is added. */
  let without: Record<string, string> | undefined;
  /** Puts in an edition, of whose sections only the first rules are there: enough to be compared, played and linked to. */
  const add = (file: string): void => {
    const paragraphs = readFileSync(join(root, 'sources', file), 'utf8').split('\n\n');
    const few = paragraphs.filter((words) => !/^\d+\.(?:[3-9]|\d\d)/.test(words));
    writeFileSync(join(sources, file), few.join('\n\n'));
  };

  test('gives the book that all of them together give, and leaves the pages of the others in place', async () => {
    add('edition-2008.txt');
    add('grand-melee-2011.txt');
    await make([sources], out);
    without = contentOf(out, ASIDE);
    const page = join(out, 'editions/2008-02-01/index.html');
    const data = join(out, 'data/trees/2008-02-01.json');
    const places = [page, data].map((path) => statSync(path).ino);
    const parted = readFileSync(page, 'utf8');
    add('edition-2011.txt');
    await make([sources], out);
    expect(statSync(data).ino).toBe(places[1]);
    // Its neighbour is another one now, so the page is made again.
    expect(readFileSync(page, 'utf8')).not.toBe(parted);
    const fresh = join(folder, 'fresh');
    await make([sources], fresh);
    expect(contentOf(out, ASIDE)).toEqual(contentOf(fresh, ASIDE));
  });

  test('made again over files that were cut, changed or taken away, makes them anew', async () => {
    const damaged = join(folder, 'damaged');
    cpSync(out, damaged, { recursive: true });
    const before = contentOf(damaged, ASIDE);
    const files = filesIn(damaged).filter((path) => !/^(?:program|developers)\/|^variorum-book/.test(path));
    for (const [at, path] of files.entries()) {
      if (at % 4 === 0) continue;
      const bytes = readFileSync(join(damaged, path));
      const middle = bytes.length >> 1;
      if (at % 4 === 1) rmSync(join(damaged, path));
      else if (at % 4 === 2) writeFileSync(join(damaged, path), bytes.subarray(0, middle));
      else {
        bytes[middle] = (bytes[middle] ?? 0) ^ 4;
        writeFileSync(join(damaged, path), bytes);
      }
    }
    await make([sources], damaged);
    expect(contentOf(damaged, ASIDE)).toEqual(before);
    rmSync(damaged, { recursive: true });
  });

  test('that is taken away again leaves nothing behind', async () => {
    rmSync(join(sources, 'edition-2011.txt'));
    await make([sources], out);
    expect(contentOf(out, ASIDE)).toEqual(without);
  });

  test('is not laid onto a book that somebody else has written meanwhile', async () => {
    const other = make([sources], out, (what) => {
      const list = join(out, '.book/kept.json.gz');
      if (what === 'writing lives') writeFileSync(list, readFileSync(list));
    });
    await expect(other).rejects.toThrow('meanwhile');
  });

  test('leaves the former book whole where something goes wrong on the way', async () => {
    const before = contentOf(out, ASIDE);
    add('fragment-2006.txt');
    const stopped = make([sources], out, (what) => {
      if (what === 'writing lives') throw new Error('the disk is full');
    });
    await expect(stopped).rejects.toThrow('the disk is full');
    expect(contentOf(out, ASIDE)).toEqual(before);
    expect(filesIn(folder).filter((path) => /\.(?:new|old)-/.test(path))).toEqual([]);
  });
});
