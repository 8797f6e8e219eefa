import { scaleUtc } from 'd3-scale';
import { curveBumpY, line } from 'd3-shape';
import { dateInWords } from '../../lineage/dates.js';
import { Scroll } from '../pages/scroll.js';

/** Room for the picture of a line of time, in units of its view box. */
const WIDTH = 760;
const LEFT = 76;
const RIGHT = 24;
const LANE = 34;
/** Height of the tallest and the deepest bar of the archive together. */
const TALL = 200;

/** A number that a rule had. */
export interface NumberSpan {
  number: string;
  /** ISO dates; `to` is absent while it has the number. */
  from: string;
  to?: string;
}

/** Something that happened to the words of a rule. */
export interface TimeMark {
  date: string;
  /** Which of the numbers the rule had then. */
  at: number;
  words: string;
  /** True for a change of substance. */
  strong: boolean;
  /** Class of the colour of the edition that brought words which still stand. */
  tint?: string;
}

/** A rule that parted from this one, or came into it. */
export interface TimeBranch {
  date: string;
  at: number;
  label: string;
  href?: string;
  /** True where words came in. */
  into: boolean;
}

/**
 * The life of a rule: a lane for each number that it had, marks where its words changed, and lines to the rules that it was
 * split from or merged with.
 */
export function LifePicture({
  name,
  span,
  numbers,
  marks,
  branches,
}: {
  name: string;
  /** ISO dates of the first and last edition that are known. */
  span: readonly [string, string];
  numbers: readonly NumberSpan[];
  marks: readonly TimeMark[];
  branches: readonly TimeBranch[];
}) {
  const x = scaleUtc()
    .domain([new Date(span[0]), new Date(span[1])])
    .range([LEFT, WIDTH - RIGHT]);
  const at = (date: string): number => Math.round(x(new Date(date)) * 10) / 10;
  const ticks = x.ticks(5);
  const shownBranches = branches.slice(0, 8);
  const lanes = numbers.length;
  const y = (lane: number): number => 40 + lane * LANE;
  const branchY = (i: number): number => y(lanes) + i * 22 - 6;
  const height = y(lanes) + shownBranches.length * 22 - (shownBranches.length > 0 ? 6 : 10);
  const bump = line().curve(curveBumpY);
  const curve = (fromX: number, fromY: number, toX: number, toY: number): string =>
    (
      bump([
        [fromX, fromY],
        [toX, toY],
      ]) ?? ''
    ).replace(/\d+\.\d+/g, (n) => String(Math.round(Number(n) * 10) / 10));
  return (
    <Scroll name={name} picture>
      {/* biome-ignore lint/a11y/useSemanticElements: a picture with links in it has no element of its own. */}
      <svg viewBox={`0 0 ${WIDTH} ${height}`} role="group" aria-label={name} class="life">
        <path class="ticks" d={ticks.map((tick) => `M${Math.round(x(tick))} 18V${height}`).join('')} />
        {ticks.map((tick) => (
          <text class="axis mid" x={Math.round(x(tick))} y={12}>
            {tick.getUTCFullYear()}
          </text>
        ))}
        {shownBranches.map((branch, i) => {
          const start = at(branch.date);
          const side = start > WIDTH / 2 ? -1 : 1;
          const words = (
            <text x={start + side * 24} y={branchY(i) + 4} text-anchor={side < 0 ? 'end' : 'start'}>
              {branch.into ? `from ${branch.label}` : `to ${branch.label}`}
            </text>
          );
          return (
            <g class={branch.into ? 'branch into' : 'branch'}>
              <path d={curve(start, y(branch.at), start + side * 18, branchY(i))} />
              {branch.href === undefined ? words : <a href={branch.href}>{words}</a>}
              <title>{`${branch.date}: words ${branch.into ? 'came from' : 'went to'} ${branch.label}`}</title>
            </g>
          );
        })}
        {numbers.map((run, lane) => {
          const before = numbers[lane - 1];
          const start = at(run.from);
          const end = run.to === undefined ? WIDTH - RIGHT : Math.max(at(run.to), start + 3);
          return (
            <g class="lane">
              {before && <path d={curve(start, y(lane - 1), start, y(lane))} />}
              {before?.to !== undefined && (
                <line
                  x1={Math.max(at(before.to), at(before.from) + 3)}
                  x2={start}
                  y1={y(lane - 1)}
                  y2={y(lane - 1)}
                />
              )}
              <line x1={start} x2={end} y1={y(lane)} y2={y(lane)} />
              {run.to === undefined && <path class="open" d={`M${end - 1} ${y(lane) - 5}l7 5l-7 5`} />}
              <text x={LEFT - 10} y={y(lane) + 5} text-anchor="end" class="numeral">
                {run.number}
              </text>
              <title>{`${run.number} from ${run.from}${run.to === undefined ? '' : ` to ${run.to}`}`}</title>
            </g>
          );
        })}
        {marks.map((mark) => (
          <circle
            class={[mark.strong ? 'mark strong' : 'mark', mark.tint ?? ''].join(' ').trim()}
            cx={at(mark.date)}
            cy={y(mark.at)}
            r={mark.strong ? 6 : 4}
          >
            <title>{mark.words}</title>
          </circle>
        ))}
      </svg>
    </Scroll>
  );
}

/** So many releases are named in the picture of all editions; a letter takes so much room (units of the view box). */
const LABELS = 9;
const LETTER = 5.4;
/** A longer name would cover too many bars. */
const LONGEST_LABEL = 20;

/** What a bar says to those who point at it. */
function titleOf({ name, release, substantive, editorial, added, deleted }: EditionBar): string {
  const counts = [
    [substantive, 'substantive'],
    [editorial, 'reworded'],
    [added, 'added'],
    [deleted, 'removed'],
  ] as const;
  const said = counts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`);
  return `${dateInWords(name)}${release === undefined ? '' : ` (${release})`}: ${said.join(', ') || 'first edition'}`;
}

/** How much an edition changed. */
export interface EditionBar {
  date: string;
  name: string;
  release?: string;
  substantive: number;
  editorial: number;
  added: number;
  deleted: number;
  href: string;
}

/** Editions on a line of time: above it what changed and came, below it what went. */
export function ArchivePicture({ bars, name }: { bars: readonly EditionBar[]; name: string }) {
  if (bars.length < 2) return null;
  const x = scaleUtc()
    .domain([new Date((bars[0] as EditionBar).date), new Date((bars.at(-1) as EditionBar).date)])
    .range([LEFT - 30, WIDTH - RIGHT]);
  const up = Math.max(...bars.map((bar) => bar.substantive + bar.editorial + bar.added), 1);
  const down = Math.max(...bars.map((bar) => bar.deleted), 1);
  // Roots: an edition that renumbers everything would otherwise leave the others without height. One measure serves for both
  // sides of the line, so that what came and what went can be compared.
  const unit = TALL / (Math.sqrt(up) + Math.sqrt(down));
  const tall = (count: number): number => Math.round(Math.sqrt(count) * unit * 10) / 10;
  const base = 30 + tall(up);
  const height = base + tall(down) + 24;
  const steps = [10, 100, 500, 1000, 2000].filter((count) => count <= up);
  const weight = (bar: EditionBar): number => bar.substantive + bar.editorial + bar.added;
  // The releases that changed most are named, where there is room beside those named before, each above the bars that it stands over.
  const named: { release: string; middle: number; half: number; y: number }[] = [];
  for (const { release, ...bar } of [...bars].sort((a, b) => weight(b) - weight(a))) {
    if (release === undefined || release.length > LONGEST_LABEL || named.length === LABELS) continue;
    const half = (release.length * LETTER) / 2;
    const middle = Math.round(Math.min(Math.max(x(new Date(bar.date)), LEFT - 32 + half), WIDTH - half));
    if (named.some((other) => Math.abs(other.middle - middle) < half + other.half + 8)) continue;
    const under = bars.filter(({ date }) => Math.abs(x(new Date(date)) - middle) < half + 4);
    named.push({
      release,
      middle,
      half,
      y: Math.max(12, Math.round(base - Math.max(...under.map((one) => tall(weight(one)))) - 5)),
    });
  }
  return (
    <>
      <Scroll name={name} picture>
        {/* biome-ignore lint/a11y/useSemanticElements: a picture with links in it has no element of its own. */}
        <svg viewBox={`0 0 ${WIDTH} ${height}`} role="group" aria-label={name} class="archive">
          {x.ticks(10).map((tick) => (
            <g class="tick">
              <line x1={Math.round(x(tick))} x2={Math.round(x(tick))} y1={20} y2={height - 16} />
              <text class="axis" x={Math.round(x(tick))} y={height - 3} text-anchor="middle">
                {tick.getUTCFullYear()}
              </text>
            </g>
          ))}
          {steps.map((count) => (
            <g class="tick">
              <line x1={LEFT - 36} x2={WIDTH - RIGHT} y1={base - tall(count)} y2={base - tall(count)} />
              <text class="axis" x={LEFT - 40} y={base - tall(count) + 4} text-anchor="end">
                {count}
              </text>
            </g>
          ))}
          <line class="ground" x1={LEFT - 36} x2={WIDTH - RIGHT} y1={base} y2={base} />
          {bars.map((bar) => {
            const left = Math.round((x(new Date(bar.date)) - 2) * 10) / 10;
            const all = tall(bar.substantive + bar.editorial + bar.added);
            const strong = tall(bar.substantive + bar.added);
            const fresh = tall(bar.added);
            return (
              <a href={bar.href}>
                <rect class="touch" x={left - 1} y={20} width={6} height={height - 40} />
                <rect class="editorial" x={left} y={base - all} width={4} height={all} />
                <rect class="substantive" x={left} y={base - strong} width={4} height={strong} />
                <rect class="added" x={left} y={base - fresh} width={4} height={fresh} />
                <rect class="deleted" x={left} y={base} width={4} height={tall(bar.deleted)} />
                <title>{titleOf(bar)}</title>
              </a>
            );
          })}
          {named.map(({ release, middle, y }) => (
            <text class="axis release" x={middle} y={y} text-anchor="middle">
              {release}
            </text>
          ))}
        </svg>
      </Scroll>
      <ul class="legend" aria-label="Legend">
        {LEGEND.map(([kind, words]) => (
          <li>
            <span class={`swatch ${kind}`} aria-hidden="true" /> {words}
          </li>
        ))}
        <li class="soft">Heights grow as the square root of the number of rules.</li>
      </ul>
    </>
  );
}

/** What the colours of the bars mean. */
const LEGEND = [
  ['added', 'added'],
  ['substantive', 'substantive'],
  ['editorial', 'reworded'],
  ['deleted', 'removed (below the line)'],
] as const;
