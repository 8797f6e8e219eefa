import type { ComponentChildren } from 'preact';
import type { Comparison, Edge, OtherEdge } from '../../compare/index.js';
import { dateInWords } from '../../lineage/dates.js';
import { COMPARE, comparisonAddress, editionAddress, sectionAddress } from '../address.js';
import { type ChangesPage, type ComparisonSummary, differs } from '../making/changes.js';
import { type FlowLink, type FlowNode, FlowPicture } from '../pictures/flow.js';
import { Changes } from './changes.js';
import { type ComparedSides, EdgeView, EntryView, kindOf, nameOf, Switches } from './edges.js';
import { EditionName } from './names.js';
import { PartLinks, PartOf } from './parts.js';
import { Table } from './scroll.js';
import { SectionTable, titleOf } from './sectionTable.js';

/** The first page of a comparison: what to quote, where sections went, and the way to each section. */
export function ComparisonContents({
  comparison,
  summary,
  sides,
}: {
  comparison: Comparison;
  summary: ComparisonSummary;
  sides: ComparedSides;
}) {
  const { to } = sides;
  const { totals, sweeps } = comparison;
  const headings = comparison.headings.filter(differs);
  const introduction = comparison.introduction.filter(differs);
  const differing = summary.sections.filter((section) => section.pages > 0);
  const alike = comparison.edges.filter(
    (edge) => edge.old !== null && edge.new !== null && edge.change === 'none',
  );
  const moved = alike.filter((edge) => edge.old !== edge.new);
  const glossary = summary.glossary.changed + summary.glossary.added + summary.glossary.deleted;
  return (
    <>
      <h1>
        What changed: <EditionName name={sides.old.name} /> to <EditionName name={sides.new.name} />
        {sides.new.release !== undefined && ` (${sides.new.release})`}
      </h1>
      <blockquote class="quote">{summary.quote}</blockquote>
      <nav class="beside" aria-label="The two editions">
        <a href={to(editionAddress(sides.old.id))}>Rules of {dateInWords(sides.old.name)}</a>
        <a href={to(editionAddress(sides.new.id))}>Rules of {dateInWords(sides.new.name)}</a>
        <a class="scripted" href={`${to(COMPARE)}#old=${sides.old.id}&new=${sides.new.id}`}>
          Compare other dates
        </a>
      </nav>
      {(sides.old.partial || sides.new.partial) && (
        <p class="soft">
          {[sides.old, sides.new]
            .filter((side) => side.partial)
            .map((side) => dateInWords(side.name))
            .join(' and ')}{' '}
          {sides.old.partial && sides.new.partial
            ? 'are fragments: rules outside them count'
            : 'is a fragment: rules outside it count'}{' '}
          as added or removed.
        </p>
      )}
      {comparison.limits.map((limit) => (
        <p class="soft">{limit}</p>
      ))}
      <SectionFlow summary={summary} sides={sides} />
      <h2 id="sections">By section</h2>
      <SectionTable sections={differing} summary={summary} sides={sides} />
      {differing.length === 0 && <p class="soft">No rule changed its text.</p>}
      {glossary > 0 && (
        <p>
          <a href={to(comparisonAddress(summary.id, 'glossary'))}>Glossary</a>{' '}
          <span class="soft">
            {countsOf([
              [summary.glossary.changed, 'changed'],
              [summary.glossary.added, 'added'],
              [summary.glossary.deleted, 'removed'],
            ])}
          </span>
        </p>
      )}
      {sweeps.length > 0 && (
        <>
          <h2 id="sweeps">Terminology changes</h2>
          <details open={sweeps.length <= 8}>
            <summary>
              {sweeps.length} {sweeps.length === 1 ? 'term' : 'terms'};{' '}
              {summary.changes.terminology.toLocaleString('en')} rules changed in nothing else
            </summary>
            <Counted
              heads={['formerly', 'now', 'times']}
              rows={sweeps.map((sweep) => [<del>{sweep.old}</del>, <ins>{sweep.new}</ins>, sweep.count])}
            />
          </details>
        </>
      )}
      {headings.length > 0 && (
        <>
          <h2 id="headings">Headings</h2>
          <Others edges={headings} />
        </>
      )}
      {introduction.length > 0 && (
        <>
          <h2 id="introduction">Introduction</h2>
          <Others edges={introduction} />
        </>
      )}
      <h2 id="same">Unchanged rules</h2>
      <p class="soft">
        {alike.length.toLocaleString('en')} rules
        {moved.length > 0 && `, ${moved.length.toLocaleString('en')} of them renumbered`}.
      </p>
      {moved.length > 0 && (
        <details>
          <summary>Renumbered only ({moved.length.toLocaleString('en')})</summary>
          <p class="number measure">{runsOfMoves(moved).join(', ')}</p>
        </details>
      )}
      <p class="soft">
        Of {totals.old.toLocaleString('en')} numbered texts before and {totals.new.toLocaleString('en')}{' '}
        after:{' '}
        {countsOf([
          [totals.same, 'kept their number'],
          [totals.renumbered, 'renumbered'],
          [totals.split, 'parts of splits'],
          [totals.merged, 'parts of mergers'],
          [totals.deleted, 'removed'],
          [totals.added, 'added'],
        ])}
        .
      </p>
    </>
  );
}

/** Counts that are not zero, with what they count. */
function countsOf(counts: readonly (readonly [count: number, what: string])[]): string {
  return counts
    .filter(([count]) => count > 0)
    .map(([count, what]) => `${count.toLocaleString('en')} ${what}`)
    .join(', ');
}

/** What became of what, and how often. */
function Counted({
  heads,
  rows,
}: {
  heads: readonly [was: string, is: string, count: string];
  rows: readonly (readonly [was: ComponentChildren, is: ComponentChildren, count: number])[];
}) {
  return (
    <Table heads={[heads[0], heads[1], `n:${heads[2]}`]}>
      {rows.map(([was, is, count]) => (
        <tr>
          <td>{was}</td>
          <td>{is}</td>
          <td class="n">{count}</td>
        </tr>
      ))}
    </Table>
  );
}

/** Neighbours that moved alike are one line: `606.1–606.4 → 810.1–810.4`. */
function runsOfMoves(edges: readonly Edge[]): string[] {
  const runs: { old: string[]; new: string[] }[] = [];
  const stem = (number: string): string => number.replace(/[a-z]$/, '').replace(/\.\d+$/, '');
  const tail = (number: string): string => number.replace(/^\d+/, '');
  for (const { old, new: fresh } of edges as (Edge & { old: string; new: string })[]) {
    const last = runs.at(-1);
    const follows =
      last &&
      stem(last.old.at(-1) as string) === stem(old) &&
      stem(last.new.at(-1) as string) === stem(fresh) &&
      tail(old) === tail(fresh) &&
      tail(last.old.at(-1) as string) === tail(last.new.at(-1) as string);
    if (follows) {
      last.old.push(old);
      last.new.push(fresh);
    } else runs.push({ old: [old], new: [fresh] });
  }
  const span = (numbers: readonly string[]): string =>
    numbers.length === 1 ? (numbers[0] as string) : `${numbers[0]}–${numbers.at(-1)}`;
  return runs.map((run) => `${span(run.old)} → ${span(run.new)}`);
}

/** How sections were renumbered: those that were moved, split or joined; the others keep their place. */
function SectionFlow({ summary, sides }: { summary: ComparisonSummary; sides: ComparedSides }) {
  const { to } = sides;
  const flows = summary.flows.filter((flow) => flow.old !== null && flow.new !== null);
  const plain = (section: string, side: 'old' | 'new'): boolean =>
    flows.filter((flow) => flow[side] === section).every((flow) => flow.old === flow.new);
  const moving = flows.filter(
    (flow) => !plain(flow.old as string, 'old') || !plain(flow.new as string, 'new'),
  );
  if (moving.length === 0) return null;
  const most = [...moving].sort((a, b) => b.rules - a.rules).slice(0, 70);
  const nodes: FlowNode[] = [];
  for (const side of ['old', 'new'] as const) {
    const numbers = [...new Set(most.map((flow) => flow[side] as string))].sort(
      (a, b) => Number(a) - Number(b),
    );
    for (const number of numbers) {
      nodes.push({
        id: `${side} ${number}`,
        column: side === 'old' ? 0 : 1,
        label: `${number} ${sides[side].titles[number] ?? ''}`.trim(),
        ...(number === 'text' ? {} : { href: to(sectionAddress(sides[side].id, number)) }),
      });
    }
  }
  const links = most.map(
    (flow): FlowLink => ({ source: `old ${flow.old}`, target: `new ${flow.new}`, rules: flow.rules }),
  );
  return (
    <>
      <h2 id="flow">How sections were renumbered</h2>
      <FlowPicture
        columns={[dateInWords(sides.old.name), dateInWords(sides.new.name)]}
        nodes={nodes}
        links={links}
        name={`How sections were renumbered from ${dateInWords(sides.old.name)} to ${dateInWords(sides.new.name)}`}
      />
      <p class="soft">
        Only sections that changed their number or exchanged rules are shown.
        {most.length < moving.length && ` The ${most.length} largest of ${moving.length} moves are drawn.`}
      </p>
      <details>
        <summary>Show as table</summary>
        <Counted
          heads={['from', 'to', 'rules']}
          rows={moving.map((flow) => [
            <span class="number">{flow.old}</span>,
            <span class="number">{flow.new}</span>,
            flow.rules,
          ])}
        />
      </details>
    </>
  );
}

/** The key of one of several pages of a section. */
export function pageKey(key: string, at: number): string {
  return at === 1 ? key : `${key}-${at}`;
}

/** What differs in one section. */
export function ComparisonPart({
  page,
  keys,
  summary,
  sides,
}: {
  page: ChangesPage;
  /** Keys of all sections with a page, in order. */
  keys: readonly string[];
  summary: ComparisonSummary;
  sides: ComparedSides;
}) {
  const { to } = sides;
  const address = (key: string, at = 1): string => to(comparisonAddress(summary.id, pageKey(key, at)));
  const at = keys.indexOf(page.key);
  const [previous, next] = [keys[at - 1], keys[at + 1]];
  return (
    <>
      <nav class="above" aria-label="Where this is">
        <a href={to(comparisonAddress(summary.id))}>
          {dateInWords(sides.old.name)} to {dateInWords(sides.new.name)}
        </a>
      </nav>
      <h1>
        What changed: <bdi>{titleOf(page.key, sides)}</bdi>
        <PartOf at={page.at} of={page.of} />
      </h1>
      <Switches kinds={page.edges.map(kindOf)} />
      {page.edges.map((edge, i) => (
        <EdgeView edge={edge} sides={sides} id={`e${i + 1}`} />
      ))}
      <nav class="beside" aria-label="Before and after">
        {page.at > 1 ? (
          <a rel="prev" href={address(page.key, page.at - 1)}>
            ← {page.key}, {page.at - 1} of {page.of}
          </a>
        ) : (
          previous !== undefined && (
            <a rel="prev" href={address(previous)}>
              ← <bdi>{titleOf(previous, sides)}</bdi>
            </a>
          )
        )}
        {page.at < page.of ? (
          <a rel="next" href={address(page.key, page.at + 1)}>
            {page.key}, {page.at + 1} of {page.of} →
          </a>
        ) : (
          next !== undefined && (
            <a rel="next" href={address(next)}>
              <bdi>{titleOf(next, sides)}</bdi> →
            </a>
          )
        )}
      </nav>
    </>
  );
}

/** Headings, and paragraphs of the introduction. */
function Others({ edges }: { edges: readonly OtherEdge[] }) {
  return (
    <>
      {edges.map((edge) => (
        <article class="other">
          <p class="measure">
            <span class="tag">{nameOf(kindOf(edge))}</span>{' '}
            {edge.words ? (
              <Changes words={edge.words} />
            ) : edge.old === null ? (
              <ins>{edge.new}</ins>
            ) : edge.new === null ? (
              <del>{edge.old}</del>
            ) : (
              `${edge.old} → ${edge.new}`
            )}
          </p>
        </article>
      ))}
    </>
  );
}

export function ComparisonGlossary({
  edges,
  at,
  of,
  summary,
  sides,
}: {
  edges: readonly OtherEdge[];
  at: number;
  of: number;
  summary: ComparisonSummary;
  sides: ComparedSides;
}) {
  const { to } = sides;
  const address = (n: number): string => to(comparisonAddress(summary.id, pageKey('glossary', n)));
  return (
    <>
      <nav class="above" aria-label="Where this is">
        <a href={to(comparisonAddress(summary.id))}>
          {dateInWords(sides.old.name)} to {dateInWords(sides.new.name)}
        </a>
      </nav>
      <h1>
        What changed: glossary
        <PartOf at={at} of={of} />
      </h1>
      <Switches kinds={edges.map(kindOf)} />
      {edges.map((edge, i) => (
        <EntryView edge={edge} sides={sides} id={`e${i + 1}`} />
      ))}
      <PartLinks at={at} of={of} address={address} />
    </>
  );
}
