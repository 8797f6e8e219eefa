import { CHANGE_LABELS, type Edge, nameOf, type OtherEdge } from '../../../compare/index.js';
import { dateInWords } from '../../../lineage/dates.js';
import { compareNumbers, numberOf, parseNumber, sectionsOf } from '../../../tree/index.js';
import { groupBy } from '../../../tree/maps.js';
import { quotable } from '../../quotable.js';
import type { Compared } from '../follow.js';
import { leadUp, page } from './edition.js';
import { type Flavour, heading } from './flavour.js';
import { changes, escaped, type Place } from './marks.js';

export interface ComparisonFile {
  /** Inside the folder of the comparison. */
  file: string;
  label: string;
  content: string;
}

/** Where the numbers of both editions can be read, seen from the folder of the comparison. */
export interface ComparisonLinks {
  flavour: Flavour;
  old: Place;
  new: Place;
}

/**
 * A comparison as a page that sums it up and one page for each section in which something changed.
 *
 * @param sections the numbers of those that are shown; all when absent
 */
export function comparisonPages(
  compared: Compared,
  links: ComparisonLinks,
  sections?: ReadonlySet<string>,
): ComparisonFile[] {
  const { comparison } = compared;
  const oldName = compared.old.name;
  const newName = compared.new.name;
  const title = `${dateInWords(oldName)} to ${dateInWords(newName)}`;
  const chosen = (number: string | null): boolean =>
    sections === undefined || (number !== null && sections.has(number.split('.')[0] as string));
  const told = comparison.edges.filter((edge) => !quiet(edge) && (chosen(edge.old) || chosen(edge.new)));
  const names = new Map(
    [compared.old, compared.new].flatMap(({ tree }) =>
      sectionsOf(tree).map((section) => [numberOf(section), section.title]),
    ),
  );
  const files: ComparisonFile[] = [];
  const add = (name: string, heading: string, blocks: readonly string[][]): void => {
    const pages = paged(blocks);
    for (const [at, part] of pages.entries()) {
      const which = pages.length === 1 ? '' : ` (${at + 1} of ${pages.length})`;
      files.push({
        file: `${name}${at === 0 ? '' : `-${at + 1}`}.md`,
        label: `${heading}${which}`,
        content: page(`${heading}: ${title}${which}`, { old: oldName, new: newName }, [
          leadUp(['All editions', '../../index.md'], [title, 'index.md']),
          ...part,
        ]),
      });
    }
  };
  const bySection = [...groupBy(told, sectionOf)].sort(([a], [b]) => compareNumbers(a, b));
  for (const [section, edges] of bySection)
    add(
      section,
      names.has(section) ? `${section}. ${names.get(section)}` : section,
      edges.map((edge) => edgeBlocks(edge, links)),
    );
  const others: [file: string, name: string, edges: OtherEdge[]][] = [
    ['glossary', 'Glossary', comparison.glossary],
    ['headings', 'Headings', comparison.headings],
    ['introduction', 'Introduction', comparison.introduction],
  ];
  for (const [file, name, edges] of others) {
    if (sections !== undefined && !sections.has(file)) continue;
    const changed = edges.filter((edge) => !quiet(edge));
    if (changed.length === 0) continue;
    const blocks = changed.map((edge) => [
      `## ${escaped(nameOf(edge))}`,
      `*${CHANGE_LABELS[edge.change]}*`,
      edge.words && edge.words.length > 0 ? changes(edge.words) : '',
    ]);
    add(file, name, blocks);
  }
  const moved = comparison.edges.filter(
    (edge) => quiet(edge) && edge.old !== edge.new && (chosen(edge.old) || chosen(edge.new)),
  );
  const flow = comparison.sections.filter(
    (edge) => edge.relation !== 'same' && (chosen(edge.old) || chosen(edge.new)),
  );
  const listed = files.map(({ file, label }) => `- [${escaped(label)}](${file})`);
  const contents = page(title, { old: oldName, new: newName }, [
    leadUp(['All editions', '../../index.md']),
    escaped(quotable(comparison, oldName, newName), true),
    ...(flow.length > 0 ? ['## Sections', flow.map((edge) => `- ${flowLine(edge)}`).join('\n')] : []),
    ...(comparison.sweeps.length > 0
      ? [
          '## Terms that changed throughout',
          comparison.sweeps
            .map(
              (s) =>
                `- <del>${escaped(s.old)}</del> <ins>${escaped(s.new)}</ins>, ${s.count} ${s.count === 1 ? 'time' : 'times'}`,
            )
            .join('\n'),
        ]
      : []),
    ...(listed.length > 0 ? ['## Changes', listed.join('\n')] : []),
    ...(moved.length > 0
      ? ['## Renumbered only', moved.map((edge) => escaped(`${edge.old} → ${edge.new}`)).join(', ')]
      : []),
    ...comparison.limits.map((limit) => escaped(limit, true)),
  ]);
  return [{ file: 'index.md', label: title, content: contents }, ...files];
}

/** Changes of more characters than this are divided among pages. */
const LONG = 100_000;

/** Changes one after another, as many to a page as fit. */
function paged(changed: readonly string[][]): string[][] {
  const pages: string[][] = [[]];
  let weight = 0;
  for (const blocks of changed) {
    const own = blocks.reduce((sum, block) => sum + block.length, 0);
    if (weight > 0 && weight + own > LONG) {
      pages.push([]);
      weight = 0;
    }
    pages.at(-1)?.push(...blocks);
    weight += own;
  }
  return pages;
}

function edgeBlocks(edge: Edge, links: ComparisonLinks): string[] {
  const name = nameOf(edge);
  const { line } = heading(escaped(name), name, links.flavour);
  const places = [
    edge.old === null ? undefined : ([edge.old, links.old(edge.old)] as const),
    edge.new === null ? undefined : ([edge.new, links.new(edge.new)] as const),
  ].flatMap((place) => (place?.[1] === undefined ? [] : [`[${escaped(place[0])}](${place[1]})`]));
  const why = edge.change === 'substantive' && edge.evidence[0] !== undefined ? ` ${edge.evidence[0]}` : '';
  // A rule that is on one side alone is marked in its heading; marks on every word would say nothing more.
  const lone = edge.old === null || edge.new === null;
  const words = lone ? escaped(edge.words.map((word) => word.text).join(''), true) : changes(edge.words);
  const examples = edge.examples.flatMap((example) =>
    example.words && example.change !== 'none' && example.change !== 'typography'
      ? [
          `> **Example:** ${lone ? escaped(example.words.map((w) => w.text).join('')) : changes(example.words)}`,
        ]
      : [],
  );
  return [
    `## ${line}`,
    `*${lone ? (edge.old === null ? 'added' : 'removed') : CHANGE_LABELS[edge.change]}* (in full: ${places.join(', ')})${escaped(why)}`.replace(
      ' (in full: )',
      '',
    ),
    words,
    ...examples,
  ];
}

function flowLine({ old, new: fresh, share }: OtherEdge): string {
  if (old === null) return `${escaped(fresh ?? '')} was added`;
  if (fresh === null) return `${escaped(old)} was removed`;
  return `${escaped(`${old} → ${fresh}`)}${share === undefined ? '' : ` (${Math.round(share * 100)} % of its rules)`}`;
}

/** Nothing to read: the same words, quotes and dashes apart, and neither split nor merged. */
function quiet(edge: { change: string; relation: string }): boolean {
  const still = edge.change === 'none' || edge.change === 'typography';
  return still && (edge.relation === 'same' || edge.relation === 'renumbered');
}

/** The section under which a change is shown: the newer number's, or the older's where there is no newer. */
function sectionOf(edge: Edge): string {
  const number = edge.new ?? edge.old ?? '';
  const parts = parseNumber(number);
  return parts?.section === undefined ? 'other' : String(parts.section);
}
