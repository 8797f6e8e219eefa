import type { Frame } from './frame.js';
import type { Box, Point } from './places.js';

/** An arrow of the picture of a table: its line, and where its label stands. */
export interface Arrow {
  kind: 'attack' | 'block' | 'target' | 'damage';
  key: string;
  path: string;
  label?: string;
  place: Point;
}

/** Damage that is being dealt. */
export interface Blow {
  from: string;
  to: string;
  amount: number;
}

/** The attacks, blocks, targets and the damage that a frame shows, as lines between the boxes of what is named. */
export function arrowsOf(
  frame: Frame,
  at: (name: string) => Box | undefined,
  blow: Blow | undefined,
): Arrow[] {
  const arrows: Arrow[] = [];
  const add = (kind: Arrow['kind'], from: string, to: string, label?: string): void => {
    const [start, end] = [at(from), at(to)];
    if (!start || !end || start === end) return;
    const { path, label: place } = curve(start, end);
    const key = `${kind} ${from} ${to}`;
    arrows.push({ kind, key, path, place, ...(label === undefined ? {} : { label }) });
  };
  for (const { creature, defender, blockers } of frame.attacks) {
    add('attack', creature, defender);
    for (const blocker of blockers) add('block', blocker, creature);
  }
  for (const { id, targets } of frame.stack) for (const target of targets) add('target', id, target);
  if (blow) add('damage', blow.from, blow.to, String(blow.amount));
  return arrows;
}

/** The lines: they run under what is on the stack. */
export function Arrows({ arrows, id }: { arrows: readonly Arrow[]; id: string }) {
  return arrows.map(({ kind, key, path }) => (
    <g key={key} class={`arrow ${kind}`}>
      <path d={path} marker-end={`url(#${id}-${kind})`} />
    </g>
  ));
}

/** The numbers on the lines: they stand above everything else. */
export function ArrowLabels({ arrows }: { arrows: readonly Arrow[] }) {
  return arrows.map(
    ({ kind, key, label, place }) =>
      label !== undefined && (
        <g key={key} class={`arrow ${kind}`}>
          <text x={place.x} y={place.y + 4} text-anchor="middle">
            {label}
          </text>
        </g>
      ),
  );
}

/** A bent line from the edge of one box to the edge of another, and the place of a label four fifths of the way. */
function curve(from: Box, to: Box): { path: string; label: Point } {
  const [a, b] = [middleOf(from), middleOf(to)];
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const bend = Math.min(22, length / 7);
  const control = {
    x: (a.x + b.x) / 2 - ((b.y - a.y) / length) * bend,
    y: (a.y + b.y) / 2 + ((b.x - a.x) / length) * bend,
  };
  const start = edgeTowards(from, control);
  const end = edgeTowards(to, control);
  const text = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return {
    path: `M${text(start)}Q${text(control)} ${text(end)}`,
    label: {
      x: start.x / 25 + control.x * 0.32 + end.x * 0.64,
      y: start.y / 25 + control.y * 0.32 + end.y * 0.64,
    },
  };
}

function middleOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** Where the line from the middle of a box to a point leaves the box, with a little room. */
function edgeTowards(box: Box, { x, y }: Point): Point {
  const middle = middleOf(box);
  const [dx, dy] = [x - middle.x, y - middle.y];
  const scale = Math.min(
    dx === 0 ? Number.POSITIVE_INFINITY : (box.width / 2 + 2) / Math.abs(dx),
    dy === 0 ? Number.POSITIVE_INFINITY : (box.height / 2 + 2) / Math.abs(dy),
  );
  return Number.isFinite(scale) ? { x: middle.x + dx * scale, y: middle.y + dy * scale } : middle;
}
