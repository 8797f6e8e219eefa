import { dateInWords } from '../../lineage/dates.js';
import { comparisonAddress, type Linker } from '../address.js';
import { page } from '../page.js';
import { ComparisonContents, ComparisonGlossary, ComparisonPart, pageKey } from '../pages/comparison.js';
import type { ComparedSide } from '../pages/edges.js';
import { type ComparisonSummary, changesBySection, glossaryPages, pagesOf } from './changes.js';
import { comparisonOf, linkerIn, type Shared, writeInto } from './documents.js';

export interface ComparisonInput {
  summary: ComparisonSummary;
  old: SideInput;
  new: SideInput;
}

interface SideInput extends Omit<ComparedSide, 'lifeOf'> {
  /** Permanent ids by number. */
  ids: Record<string, string>;
}

/**
 * Makes the pages of a comparison.
 *
 * @returns their addresses
 */
export function comparisonPages(input: ComparisonInput, shared: Shared): string[] {
  const { summary } = input;
  const comparison = comparisonOf(summary.id, shared);
  const side = ({ ids, ...rest }: SideInput): ComparedSide => ({
    ...rest,
    lifeOf: (number) => (Object.hasOwn(ids, number) ? ids[number] : undefined),
  });
  const both = { old: side(input.old), new: side(input.new) };
  const written: string[] = [];
  const names = `${dateInWords(both.old.name)} to ${dateInWords(both.new.name)}`;
  const write = (
    key: string | undefined,
    title: string,
    body: (sides: typeof both & { to: Linker }) => preact.JSX.Element,
  ): void => {
    const address = comparisonAddress(summary.id, key);
    const content = body({ ...both, to: linkerIn(shared, address) });
    writeInto(shared, address, page({ title, address, scripts: [], feed: key === undefined }, content));
    written.push(address);
  };
  write(undefined, `What changed: ${names}`, (sides) => (
    <ComparisonContents comparison={comparison} summary={summary} sides={sides} />
  ));
  const keys = summary.sections.filter(({ pages }) => pages > 0).map(({ key }) => key);
  for (const [key, edges] of changesBySection(comparison)) {
    for (const part of pagesOf(key, edges)) {
      write(pageKey(key, part.at), `${key}, ${names}`, (sides) => (
        <ComparisonPart page={part} keys={keys} summary={summary} sides={sides} />
      ));
    }
  }
  const glossary = glossaryPages(comparison);
  glossary.forEach((edges, i) => {
    write(pageKey('glossary', i + 1), `Glossary, ${names}`, (sides) => (
      <ComparisonGlossary edges={edges} at={i + 1} of={glossary.length} summary={summary} sides={sides} />
    ));
  });
  return written;
}
