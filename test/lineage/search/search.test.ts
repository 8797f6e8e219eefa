import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { editionsOf } from '../../../src/archive/index.js';
import { LineageBuilder } from '../../../src/lineage/index.js';
import {
  type FormerFile,
  folded,
  type RuleFile,
  type SearchIndex,
  type SearchTable,
  searchData,
  searchWords,
  type WordFile,
} from '../../../src/lineage/search/data.js';
import { SEARCH_DATA } from '../../../src/lineage/search/names.js';
import { namesIn, readPostings } from '../../../src/lineage/search/packing.js';
import { readQuery } from '../../../src/lineage/search/query.js';
import { Search } from '../../../src/lineage/search/search.js';
import { nearestWords, slipsBetween } from '../../../src/lineage/search/spelling.js';
import { synonymsOf } from '../../../src/lineage/search/synonyms.js';
import { root } from '../../support/corpus.js';

const data = new Map<string, unknown>();
let search: Search;

beforeAll(async () => {
  const { editions } = await editionsOf([
    join(root, 'sources/edition-2008.txt'),
    join(root, 'sources/edition-2011.txt'),
  ]);
  const builder = new LineageBuilder();
  for (const { name, tree } of editions) builder.add(name, tree);
  const documents = editions.map(({ name, partial }, at) => ({
    id: name,
    name,
    partial,
    aliases: at === 1 ? ['M12', 'Magic 2012'] : [],
  }));
  for (const [name, value] of searchData(builder.build(), documents, () => true)) data.set(name, value);
  search = await Search.open(async <T>(name: string) => data.get(name) as T);
});

describe('what a search loads', () => {
  test('asks for the words, with those that may be meant, while the table of all rules is on its way', async () => {
    const asked: string[] = [];
    let arrive = (): void => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const slow = await Search.open(async <T>(name: string) => {
      asked.push(name);
      if (name === SEARCH_DATA.table) await arrived;
      return data.get(name) as T;
    });
    const answer = slow.find('teammate quits');
    const { words } = data.get(SEARCH_DATA.index) as SearchIndex;
    const fileOf = (word: string): string => SEARCH_DATA.words(words.findLastIndex((first) => first <= word));
    expect(asked).toEqual(expect.arrayContaining([SEARCH_DATA.table, ...['teammate', 'leave'].map(fileOf)]));
    expect(asked.filter((name) => /rules|former|vocabulary/.test(name))).toEqual([]);
    arrive();
    expect((await answer).candidates).toBeGreaterThan(0);
  });
});

describe('the index of rules', () => {
  const index = (): SearchIndex => data.get(SEARCH_DATA.index) as SearchIndex;
  const table = (): SearchTable => data.get(SEARCH_DATA.table) as SearchTable;
  const numbers = (): string[] => namesIn(table().numbers);
  const rules = (): RuleFile =>
    index().rules.flatMap((_, file) => data.get(SEARCH_DATA.rules(file)) as RuleFile);
  const former = (): FormerFile =>
    index().former.flatMap((_, file) => data.get(SEARCH_DATA.former(file)) as FormerFile);

  test('has every rule once, with its last wording and the former ones', () => {
    const ids = rules().map(([id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(400);
    expect(former()).toHaveLength(ids.length);
    for (const [at, [, , wordings]] of rules().entries()) expect(former()[at]).toHaveLength(wordings - 1);
    for (const list of [table().firsts, table().lasts, table().lengths])
      expect(list.split(' ')).toHaveLength(ids.length);
  });

  test('leads from every word to all rules whose last wording holds it, and to no others', () => {
    const words = new Map<string, Record<string, number>>();
    for (const file of index().words.keys())
      for (const [word, now] of data.get(SEARCH_DATA.words(file)) as WordFile)
        if (now !== '') words.set(word, readPostings(now));
    const holding = new Map<string, string[]>();
    rules().forEach(([, , , , text], at) => {
      for (const word of new Set(
        searchWords(`${text} ${/^\d/.test(numbers()[at] as string) ? '' : numbers()[at]}`),
      ))
        holding.set(word, [...(holding.get(word) ?? []), String(at)]);
    });
    expect([...words.keys()].sort()).toEqual([...holding.keys()].sort());
    for (const [word, rules] of holding)
      expect([word, Object.keys(words.get(word) ?? {})]).toEqual([word, rules]);
  });

  test('names the file of a word by its first, in order', () => {
    const { words } = index();
    expect(words).toEqual([...words].sort());
    for (const [file, first] of words.entries())
      expect((data.get(SEARCH_DATA.words(file)) as WordFile)[0]?.[0]).toBe(first);
  });

  test('gives each wording the numbers that the rule bore while it was in force', () => {
    const of = (number: string) => rules().find(([, , , runs]) => runs.some(([own]) => own === number));
    const [, , wordings, runs, , numbers] = of('606.9a') as RuleFile[number];
    expect(wordings).toBe(2);
    expect(runs).toEqual([
      ['606.9a', 0, 0],
      ['810.9a', 1, 1],
    ]);
    expect(numbers).toEqual([['810.9a', 1, 1]]);
    const at = rules().findIndex(([, , , own]) => own === runs);
    expect(former()[at]?.[0]?.[1]).toEqual([['606.9a', 0, 0]]);
  });

  test('takes all ways to write a quotation mark and a dash for one, and a plural for its singular', () => {
    expect(folded('A player’s “life”—total')).toBe(folded(`a player's "life" -- total`));
    expect(searchWords('Rules 606.9a: can’t, 2/2, counters, abilities, poisonous')).toEqual([
      'rule',
      '606.9a',
      "can't",
      '2',
      '2',
      'counter',
      'ability',
      'poisonous',
    ]);
  });
});

describe('a search', () => {
  const firstOf = async (asked: string): Promise<string | undefined> => {
    const answer = await search.find(asked);
    const [one] = await answer.next(3);
    return one?.numbers.at(-1)?.[0];
  };

  test('finds a rule by its number, a section by its heading, and a nickname', async () => {
    expect(await firstOf('810.9a')).toBe('810.9a');
    expect(await firstOf('grand melee')).toMatch(/^\d{3}$/);
    expect(await firstOf('2HG')).toBe('810');
  });

  test('has one hit for a rule, whatever its wordings', async () => {
    const answer = await search.find('life total');
    const found = await answer.next(100);
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
    expect(found.length).toBeGreaterThan(3);
  });

  test('shows the number and the words of the date that is asked for', async () => {
    const answer = await search.find('life total of an individual player in 2008');
    const [one] = await answer.next(5);
    expect(one?.numbers.at(-1)).toEqual(['606.9a', 0, 0]);
    expect(one?.former).toBe(true);
  });

  test('puts rules with most of the telling words before those that have a common one alone', async () => {
    const found = await (await search.find('does the emperor who dies lose for the whole team zzyzx')).next(
      3,
    );
    expect(found.map(({ text }) => folded(text)).filter((text) => /emperor|team/.test(text)).length).toBe(3);
  });

  test('takes quotation marks around a part of a question for words', async () => {
    const answer = await search.find('"life total" of a team');
    expect(answer.query.phrase).toBeUndefined();
    expect(answer.candidates).toBeGreaterThan(0);
  });

  test('leads from words of people to words of the rules', async () => {
    expect(synonymsOf('killed')).toEqual(synonymsOf('kills'));
    expect(synonymsOf('15')).toEqual(['fifteen']);
    expect(synonymsOf('fifteen')).toEqual(['15']);
    expect(synonymsOf('creature')).toEqual([]);
    expect(searchWords('dies')).toEqual(searchWords('die'));
    const [one] = await (await search.find('can friends swap seats')).next(1);
    expect(folded(one?.text ?? '')).toMatch(/teammate|team/);
  });

  test('mends slips of spelling', async () => {
    const answer = await search.find('lief totla');
    expect(answer.corrected).toBe('life total');
    expect(answer.candidates).toBeGreaterThan(0);
  });

  test('finds an edition by its date and by the name of its release', async () => {
    for (const asked of ['m12', '15 July 2011', 'July 2011', 'magic 20'])
      expect((await search.find(asked)).editions.map(({ name }) => name)).toEqual(['2011-07-15']);
  });

  test('finds a phrase only where its words stand together, and its first and last use', async () => {
    const found = await (await search.find('"range of influence"')).next(50);
    expect(found.length).toBeGreaterThan(3);
    for (const { text } of found) expect(folded(text)).toContain('range of influence');
    const uses = await search.firstAndLast('range of influence');
    expect([uses?.first.edition, uses?.last.edition]).toEqual([0, 1]);
    expect(await search.firstAndLast('quite unheard of')).toBeUndefined();
  });
});

describe('spelling', () => {
  test('counts letters that are left out, added, exchanged and swapped', () => {
    expect(slipsBetween('trample', 'trampel', 3)).toBe(1);
    expect(slipsBetween('haste', 'hast', 3)).toBe(1);
    expect(slipsBetween('emperor', 'emporer', 3)).toBe(2);
  });
  test('takes the words with the fewest slips, the commonest first, and none for a short one', () => {
    const known: [string, number][] = [
      ['country', 1],
      ['counted', 12],
      ['counter', 9],
    ];
    expect(nearestWords('countre', known)).toEqual(['counter', 'country']);
    expect(nearestWords('dra', [['draw', 5]])).toEqual([]);
    expect(nearestWords('emporer', [['emperor', 5]])).toEqual(['emperor']);
  });

  test('reads a word without vowels as a short form', () => {
    const known: [string, number][] = [
      ['damage', 90],
      ['dumping', 3],
      ['commander', 40],
      ['command', 60],
    ];
    expect(nearestWords('dmg', known)).toEqual(['damage', 'dumping']);
    expect(nearestWords('cmdr', known)).toEqual(['commander']);
    expect(nearestWords('xyz', known)).toEqual([]);
  });
});

describe('a question taken apart', () => {
  const isEdition = (text: string): boolean => /^(?:M10|Commander|2008)$/i.test(text);
  const isHeading = (text: string): boolean => text.toLowerCase() === 'commander';
  const read = (asked: string) => readQuery(asked, isEdition, isHeading);

  test('a release that is called like a heading is a date only where it must be', () => {
    expect(read('legend rule in M10').date).toBe('M10');
    expect(read('starting life in Commander').date).toBeUndefined();
    expect(read('903.4 in Commander').date).toBe('Commander');
    expect(read('starting life@Commander').date).toBe('Commander');
  });

  test('a year behind the number of a rule is its date', () => {
    expect(read('rule 606.7 2008')).toMatchObject({ number: '606.7', date: '2008' });
    expect(read('606.7 in 2008')).toMatchObject({ number: '606.7', date: '2008' });
    expect(read('606.7 M10')).toMatchObject({ number: '606.7', date: 'M10' });
  });

  test('a citation as the pages copy it is read again', () => {
    expect(read('CR 606.7 (2008)')).toMatchObject({ number: '606.7', date: '2008' });
    expect(read('CR 606.7, example 2 (2008)')).toMatchObject({ number: '606.7', date: '2008' });
    expect(read('CR Glossary, “Team” (2008)')).toMatchObject({ phrase: 'team', date: '2008' });
    expect(read('606.7 (in other words)').date).toBeUndefined();
  });
});
