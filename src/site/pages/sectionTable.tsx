import { comparisonAddress } from '../address.js';
import type { ComparisonSummary, SectionChanges } from '../making/changes.js';
import type { ComparedSides } from './edges.js';
import { Scroll, Table } from './scroll.js';

/** The sections of a comparison that changed, with how many rules did, and how. */
export function SectionTable({
  sections,
  summary,
  sides,
}: {
  sections: readonly SectionChanges[];
  summary: ComparisonSummary;
  sides: ComparedSides;
}) {
  if (sections.length === 0) return null;
  const { to } = sides;
  const formerly = ({ key, from }: SectionChanges): string => from.filter((one) => one !== key).join(', ');
  // A column that counts nothing would push the others off a narrow screen.
  const columns = COLUMNS.filter(([, countOf]) => sections.some((section) => countOf(section) > 0));
  const moved = sections.some((section) => formerly(section) !== '');
  return (
    <Scroll name="Changes by section">
      <Table
        kind="sections"
        heads={['section', ...(moved ? ['from'] : []), ...columns.map(([head]) => `n:${head}`)]}
      >
        {sections.map((section) => (
          <tr>
            <td>
              <a href={to(comparisonAddress(summary.id, section.key))}>{titleOf(section.key, sides)}</a>
            </td>
            {moved && <td class="number">{formerly(section)}</td>}
            {columns.map(([, countOf]) => (
              <td class="n">{countOf(section) || ''}</td>
            ))}
          </tr>
        ))}
      </Table>
    </Scroll>
  );
}

/** What the table of sections counts. */
const COLUMNS: readonly (readonly [head: string, countOf: (section: SectionChanges) => number])[] = [
  ['substantive', ({ changes }) => changes.substantive],
  ['added', ({ added }) => added],
  ['removed', ({ deleted }) => deleted],
  ['reworded', ({ changes }) => changes.wording],
  ['examples', ({ changes }) => changes.example],
  ['terms', ({ changes }) => changes.terminology],
  ['references', ({ changes }) => changes.reference],
  ['typography', ({ changes }) => changes.typography],
  ['renumbered', ({ moved }) => moved],
];

/** What a section of a comparison is called. */
export function titleOf(key: string, sides: ComparedSides): string {
  if (key === 'text') return 'Text without a number';
  const gone = /^was-(.+)$/.exec(key)?.[1];
  return gone === undefined
    ? `${key} ${sides.new.titles[key] ?? ''}`.trim()
    : `${gone} ${sides.old.titles[gone] ?? ''} (removed)`;
}
