import type { OtherEdge } from '../compare/index.js';
import { listIn } from '../tree/maps.js';
import { type Book, worthShowing } from './book.js';

/** How many lines of each kind a screen has room for. */
const LINES = 9;

/**
 * Where the sections of a comparison went, as short phrases (`606 → 810 (60 %), 805 (37 %)`), those that were split
 * first; sections that kept their number whole are left out.
 */
export function flowSentences(sections: readonly OtherEdge[]): string[] {
  const targets = new Map<string, { number: string; share: number }[]>();
  for (const { old, new: next, share = 0 } of sections) {
    if (old === null || next === null) continue;
    listIn(targets, old).push({ number: next, share });
  }
  return [...targets]
    .filter(([old, to]) => to.length > 1 || to[0]?.number !== old)
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([old, to]) => {
      const ordered = to.sort((a, b) => b.share - a.share);
      return `${old} → ${ordered.map((t) => `${t.number} (${Math.round(t.share * 100)} %)`).join(', ')}`;
    });
}

/** The first few of many phrases, and how many more there are. */
export function firstOf(phrases: readonly string[], most: number): string {
  const more = phrases.length - most;
  return phrases.slice(0, most).join('; ') + (more > 0 ? `; and ${more} more` : '');
}

/** Values by document in order of time, neighbours that agree written once: `2006, 2008: 9; 2011: 17`. */
function inTime(documents: readonly { id: string; name: string }[], values: Record<string, unknown>): string {
  const groups: { names: string[]; value: string }[] = [];
  for (const { id, name } of documents) {
    if (!(id in values)) continue;
    const value = values[id] === undefined ? 'not understood' : String(values[id]);
    const last = groups.at(-1);
    if (last?.value === value) last.names.push(name);
    else groups.push({ names: [name], value });
  }
  return groups
    .map(
      ({ names, value }) =>
        `${names.length > 2 ? `${names[0]} to ${names.at(-1)}` : names.join(', ')}: ${value}`,
    )
    .join('; ');
}

/**
 * Scenarios that did not end as their file expects, under documents that state all that was asked themselves: what a
 * fragment borrows from its neighbour may differ.
 */
export function unexpected(book: Book): string[] {
  return book.scenarios.flatMap(({ scenario, results }) =>
    results
      .filter(({ result, assumed }) => result.status === 'failed' && !assumed)
      .map(({ result }) => `${scenario.id} under ${result.edition}`),
  );
}

/**
 * What a book says, on one screen: read, moved, differs, ends differently.
 *
 * @param width columns of the terminal; longer lines are cut
 */
export function summarise(book: Book, width: number): string {
  const lines: string[] = [];
  const cut = (line: string): string => (line.length > width ? `${line.slice(0, width - 1)}…` : line);
  const head = (words: string): void => {
    lines.push('', words);
  };
  const some = (all: readonly string[], rest: string): void => {
    for (const line of all.slice(0, LINES)) lines.push(cut(`  ${line}`));
    if (all.length > LINES) lines.push(`  … and ${all.length - LINES} more ${rest}`);
  };

  lines.push(`Read ${book.documents.length} editions`);
  const longest = Math.max(0, ...book.documents.map(({ name }) => name.length));
  some(
    book.documents.map(
      ({ name, partial, files, counts }) =>
        `${name.padEnd(longest)}  ${partial ? 'part ' : 'whole'}  ${counts.sections} sections, ${counts.rules} rules, ${counts.subrules} subrules, ${counts.examples} examples  ${files.join(', ')}`,
    ),
    'on the first page',
  );

  head('Moved');
  const moves = book.comparisons.flatMap(({ oldName, newName, edges }) => {
    const flows = flowSentences(edges);
    return flows.length === 0 ? [] : [`${oldName} to ${newName}: ${firstOf(flows, 4)}`];
  });
  some(moves.length > 0 ? moves : ['nothing'], 'comparisons on the first page');

  const names = book.documents.map(({ id, name }) => ({ id, name }));
  head(`Differ: ${book.differences.length} parameters, read from the words`);
  some(
    [...book.differences]
      .sort((a, b) => b.decides - a.decides)
      .map(({ key, values }) => {
        const plain = Object.fromEntries(Object.entries(values).map(([id, value]) => [id, value.value]));
        return `${key}  ${inTime(names, plain)}`;
      }),
    'in behaviour/',
  );

  const diverging = worthShowing(book.scenarios);
  head(`Played ${book.scenarios.length} scenarios: ${diverging.length} end differently`);
  some(
    diverging.map(
      ({ scenario, answers: [first] }) =>
        `${scenario.id}  ${first?.question}  ${inTime(names, first?.answers ?? {})}`,
    ),
    'in behaviour/scenarios/',
  );
  const bad = unexpected(book);
  if (bad.length > 0) {
    head(`Not as expected: ${bad.length}`);
    some(bad, 'in behaviour/scenarios/');
  }
  return `${lines.join('\n')}\n`;
}
