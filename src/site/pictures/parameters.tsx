import { dateInWords } from '../../lineage/dates.js';
import { hasOwnValue, PARAMETERS, SYSTEMS } from '../../rulesets/index.js';
import { type Linker, systemAddress } from '../address.js';
import type { Book, BookDocument } from '../book.js';
import { topicName } from '../pages/answers.js';
import { Scroll } from '../pages/scroll.js';

/** Room of the picture, in units of its view box. */
const LEFT = 190;
const WIDTH = 980;
const ROW = 22;
const TOP = 40;
/** Room between two editions from which on each is named with its date. */
const WHOLE_DATES = 105;

/** Room that a year needs. */
const YEAR = 34;

/** To a tenth of a unit. */
const rounded = (length: number): number => Math.round(10 * length) / 10;

/** How many parameters of a system have another value than in the edition before that had one. */
function changesOf(
  documents: readonly BookDocument[],
  system: string,
): { known: boolean; changed: string[] }[] {
  const last = new Map<string, unknown>();
  return documents.map(({ ruleset, partial }) => {
    const changed: string[] = [];
    let known = false;
    // What a fragment lacks is no change.
    for (const { key } of partial ? [] : PARAMETERS.filter((parameter) => parameter.system === system)) {
      if (!hasOwnValue(ruleset, key)) continue;
      known = true;
      const { value } = ruleset.entry(key);
      if (last.has(key) && last.get(key) !== value) changed.push(key);
      last.set(key, value);
    }
    return { known, changed };
  });
}

/** The first edition of each year, where there is room to name it. */
function yearsIn(
  documents: readonly BookDocument[],
  x: (at: number) => number,
): { label: string; at: number }[] {
  const years: { label: string; at: number }[] = [];
  documents.forEach(({ name }, at) => {
    const label = name.slice(0, 4);
    if (!/^\d{4}$/.test(label) || label === documents[at - 1]?.name.slice(0, 4)) return;
    const before = years.at(-1);
    if (before === undefined || x(at) - x(before.at) >= YEAR) years.push({ label, at });
  });
  return years;
}

/** All parameters in one picture: editions across, systems down, a mark where an edition changed answers of a system. */
export function ParameterPicture({ book, to }: { book: Book; to: Linker }) {
  const documents = book.documents.filter(({ partial }) => !partial);
  if (documents.length < 2) return null;
  const height = TOP + SYSTEMS.length * ROW + 10;
  const room = (WIDTH - LEFT - 40) / Math.max(1, documents.length - 1);
  const x = (at: number): number => rounded(LEFT + 10 + at * room);
  const labels =
    room >= WHOLE_DATES
      ? documents.map(({ name }, at) => ({ label: dateInWords(name), at }))
      : yearsIn(documents, x);
  const name = 'Which editions changed answers, by topic';
  return (
    <Scroll name={name} picture>
      {/* biome-ignore lint/a11y/useSemanticElements: a picture with links in it has no element of its own. */}
      <svg viewBox={`0 0 ${WIDTH} ${height}`} role="group" aria-label={name} class="parameters">
        {labels.map(({ label, at }) => (
          <g class="tick">
            <line x1={x(at)} x2={x(at)} y1={TOP - 8} y2={height - 6} />
            <text
              class="axis"
              x={x(at)}
              y={TOP - 14}
              text-anchor={at > 0 && at === documents.length - 1 ? 'end' : 'start'}
            >
              {label}
            </text>
          </g>
        ))}
        {SYSTEMS.map((system, row) => {
          const changes = changesOf(documents, system);
          const first = changes.findIndex(({ known }) => known);
          const y = TOP + row * ROW + ROW / 2;
          return (
            <g transform={`translate(0 ${y})`}>
              <a href={to(systemAddress(system))}>
                <text x={LEFT - 10} y="4" text-anchor="end">
                  {topicName(system)}
                </text>
              </a>
              {first >= 0 && <line class="ground" x1={x(first)} x2={x(documents.length - 1)} />}
              {changes.map(({ changed }, at) =>
                changed.length === 0 ? null : (
                  <a href={to(systemAddress(system), changed[0])}>
                    <circle cx={x(at)} r={rounded(Math.min(9, 2.5 + Math.sqrt(changed.length)))} />
                    <title>
                      {`${topicName(system)}, ${dateInWords(documents[at]?.name ?? '')}: ${changed.length} ${changed.length === 1 ? 'answer' : 'answers'} changed`}
                    </title>
                  </a>
                ),
              )}
            </g>
          );
        })}
      </svg>
    </Scroll>
  );
}
