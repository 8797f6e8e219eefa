import type { Citations } from './cite.js';
import type { Wording } from './data.js';
import type { Answer, Found, Search } from './search.js';

/** One answer to what somebody typed. */
export type Result =
  | { kind: 'edition'; name: string; aliases: readonly string[] }
  | {
      kind: 'rule';
      found: Found;
      /** The other wordings, the newest first. */
      others: Wording[];
      /** What the rule is called in the newest edition; empty where it is gone. */
      today: string[];
      /** The number that was asked for, with the first and the last edition in which the rule had it. */
      asked?: { number: string; first: string; last: string };
    };

/** The answers in order, and what is to be said of them. */
export interface Results {
  results: Result[];
  answer: Answer;
  /** What is wrong with the question. */
  problem?: string;
}

/**
 * Answers what somebody typed: editions that it names, rules that a number means or meant, rules with the words. This is the order in
 * which pages and commands show them.
 *
 * @param citations loaded only for a number
 * @param todayOf what a rule is called in the newest edition that is not in it itself; asked only for such rules
 * @param options `edition` the place of the only edition that is asked about; `most` how many rules at most
 */
export async function resultsOf(
  search: Search,
  citations: () => Promise<Citations>,
  todayOf: (id: string) => Promise<string[]>,
  asked: string,
  { edition, most }: { edition?: number; most: number },
): Promise<Results> {
  const answer = await search.find(asked, edition);
  const { query } = answer;
  const editions = answer.editions.map(({ name, aliases }): Result => ({ kind: 'edition', name, aliases }));
  const rules: Extract<Result, { kind: 'rule' }>[] = [];
  const add = async (found: Found, others: object): Promise<void> => {
    if (rules.length >= most || rules.some((one) => one.found.id === found.id)) return;
    const last = found.runs.at(-1);
    rules.push({
      kind: 'rule',
      found,
      others: (await search.wordingsOf(found)).filter(([text]) => text !== found.text),
      today:
        found.former && !runsToday(found, search)
          ? await todayOf(found.id)
          : last === undefined
            ? []
            : [last[0]],
      ...others,
    });
  };
  const date = query.date ?? (edition === undefined ? undefined : search.editions[edition]?.name);
  const numbers = query.number === undefined ? undefined : (await citations()).answer(query.number, date);
  for (const { lineage, first, last, today } of numbers?.borne ?? []) {
    const meant = { asked: { number: query.number as string, first, last } };
    const at = numbers?.edition === undefined ? undefined : search.editionOf(numbers.edition);
    // Without a date the rule is shown as it is today, under the number that it has today.
    const shown = at === undefined ? today.map((there) => there.lineage) : [lineage];
    for (const id of new Set([...shown, lineage])) {
      const found = await search.rule(id, (await citations()).lastNumber(id), at);
      if (found) await add(found, meant);
    }
  }
  const dated = query.number !== undefined && query.date !== undefined;
  for (const found of dated ? [] : await answer.next(most)) await add(found, {});
  const results = answer.editionsFirst ? [...editions, ...rules] : [...rules, ...editions];
  return { results, answer, ...(numbers?.problem === undefined ? {} : { problem: numbers.problem }) };
}

/** Whether the rule, in whatever words, is in the newest edition. */
function runsToday({ runs }: Found, search: Search): boolean {
  return runs.at(-1)?.[2] === search.editions.length - 1;
}
