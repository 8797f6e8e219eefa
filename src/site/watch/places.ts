import type { Frame } from './frame.js';

/** A point of the picture, in its own units; y grows downwards. */
export interface Point {
  x: number;
  y: number;
}

/** A rectangle by its upper left corner. */
export interface Box extends Point {
  width: number;
  height: number;
}

/** What has to have room in every frame of a game, so that nothing moves as events are stepped through. */
export interface Room {
  players: readonly string[];
  /** Most permanents that each player controls at once. */
  tiles: Readonly<Record<string, number>>;
  /** Most objects on stacks at once. */
  stack: number;
  /** Most turns at once. */
  turns: number;
  /** Whether there are teams, whose names need room. */
  teams: boolean;
}

/** Where everything lies on the table. */
export interface Places {
  width: number;
  height: number;
  table: Box;
  seats: ReadonlyMap<string, Box & { top: boolean }>;
  tile: number;
  tileOf(player: string, at: number): Box;
  /** How many tiles of a player are drawn; the rest is counted. */
  tilesShown: number;
  middle: Point;
  /** A stretch of the table's edge before neighbouring seats, from the first to the last clockwise, as a path. */
  edge(first: string, last: string): string;
}

const LEAST_WIDTH = 400;
const PANEL = 42;
const BAND = 20;
const TILE = 30;
const GAP = 4;
const CORNER = 26;
/** More permanents of one player than this many rows hold are counted, not drawn. */
const MOST_ROWS = 4;

/**
 * Places seats along the two long sides of a table: the first at the upper left, then clockwise, as turns go to the left.
 */
export function placesFor({ players, tiles, stack, turns, teams }: Room): Places {
  const band = teams ? BAND : 2;
  const top = Math.ceil(players.length / 2);
  const perSide = Math.max(top, 1);
  const width = Math.max(LEAST_WIDTH, perSide * 68 + 8);
  const column = (width - 8) / perSide;
  const panel = Math.min(column - 6, 200);
  const perRow = Math.max(1, Math.floor((column - 8 + GAP) / (58 + GAP)));
  const tile = Math.min(84, (column - 8 + GAP) / perRow - GAP);
  const rowsOf = (names: readonly string[]): number =>
    Math.min(MOST_ROWS, Math.max(0, ...names.map((name) => Math.ceil((tiles[name] ?? 0) / perRow))));
  const upper = players.slice(0, top);
  const lower = players.slice(top);
  const [rowsAbove, rowsBelow] = [rowsOf(upper), rowsOf(lower)];
  const table: Box = { x: 4, y: band + PANEL + 8, width: width - 8, height: 0 };
  const above = rowsAbove * (TILE + GAP) + 14;
  const below = rowsBelow * (TILE + GAP) + 14;
  const centre = Math.max(58, turns * 15 + stack * 24 + 14);
  table.height = above + centre + below;
  const height = table.y * 2 + table.height;
  const seats = new Map<string, Box & { top: boolean }>();
  const place = (names: readonly string[], isTop: boolean): void => {
    const start = 4 + ((perSide - names.length) * column) / 2;
    for (const [at, name] of names.entries()) {
      const order = isTop ? at : names.length - 1 - at;
      seats.set(name, {
        x: start + order * column + (column - panel) / 2,
        y: isTop ? band + 2 : height - band - 2 - PANEL,
        width: panel,
        height: PANEL,
        top: isTop,
      });
    }
  };
  place(upper, true);
  place(lower, false);
  return {
    width,
    height,
    table,
    seats,
    tile,
    tilesShown: perRow * MOST_ROWS,
    middle: { x: width / 2, y: table.y + above + centre / 2 },
    tileOf(player, at) {
      const seat = seats.get(player) as Box & { top: boolean };
      const row = Math.floor(at / perRow);
      const count = Math.min(perRow, Math.max(1, (tiles[player] ?? 1) - row * perRow));
      const x =
        seat.x + seat.width / 2 - (count * (tile + GAP) - GAP) / 2 + (at - row * perRow) * (tile + GAP);
      const deep = 10 + row * (TILE + GAP);
      const y = seat.top ? table.y + deep : table.y + table.height - deep - TILE;
      return { x, y, width: tile, height: TILE };
    },
    edge(first, last) {
      const [from, to] = [seats.get(first), seats.get(last)];
      if (from === undefined || to === undefined) return '';
      const length = edgeLength(table);
      const start = along(table, from, from.top ? from.x : from.x + from.width);
      let end = along(table, to, to.top ? to.x + to.width : to.x);
      if (end <= start) end += length;
      const steps = Math.max(2, Math.ceil((end - start) / 7));
      const points = Array.from({ length: steps + 1 }, (_, at) =>
        edgePoint(table, (start + ((end - start) * at) / steps) % length),
      );
      return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
    },
  };
}

/** How far a place before a seat is along the edge, clockwise from the upper left corner. */
function along(table: Box, { top }: { top: boolean }, x: number): number {
  const { straight, side, arc } = edgeParts(table);
  const within = Math.min(Math.max(x - table.x - CORNER, 0), straight);
  return top ? within : straight + arc + side + arc + (straight - within);
}

function edgeParts({ width, height }: Box): { straight: number; side: number; arc: number } {
  return { straight: width - 2 * CORNER, side: height - 2 * CORNER, arc: (Math.PI / 2) * CORNER };
}

function edgeLength(table: Box): number {
  const { straight, side, arc } = edgeParts(table);
  return 2 * (straight + side) + 4 * arc;
}

function edgePoint(table: Box, at: number): Point {
  const { straight, side, arc } = edgeParts(table);
  const [left, right] = [table.x, table.x + table.width];
  const [upper, lower] = [table.y, table.y + table.height];
  const corner = (x: number, y: number, part: number, from: number): Point => {
    const angle = from + (part / arc) * (Math.PI / 2);
    return { x: x + CORNER * Math.cos(angle), y: y + CORNER * Math.sin(angle) };
  };
  let rest = at;
  if (rest <= straight) return { x: left + CORNER + rest, y: upper };
  rest -= straight;
  if (rest <= arc) return corner(right - CORNER, upper + CORNER, rest, -Math.PI / 2);
  rest -= arc;
  if (rest <= side) return { x: right, y: upper + CORNER + rest };
  rest -= side;
  if (rest <= arc) return corner(right - CORNER, lower - CORNER, rest, 0);
  rest -= arc;
  if (rest <= straight) return { x: right - CORNER - rest, y: lower };
  rest -= straight;
  if (rest <= arc) return corner(left + CORNER, lower - CORNER, rest, Math.PI / 2);
  rest -= arc;
  if (rest <= side) return { x: left, y: lower - CORNER - rest };
  return corner(left + CORNER, upper + CORNER, rest - side, Math.PI);
}

export function roomOf(frames: Iterable<Frame>): Room {
  let players: readonly string[] = [];
  const tiles: Record<string, number> = {};
  let stack = 0;
  let turns = 1;
  let teams = false;
  for (const frame of frames) {
    if (frame.seats.length > players.length) players = frame.seats.map(({ player }) => player);
    const counts = new Map<string, number>();
    for (const { controller } of frame.permanents) counts.set(controller, (counts.get(controller) ?? 0) + 1);
    for (const [player, count] of counts) tiles[player] = Math.max(tiles[player] ?? 0, count);
    stack = Math.max(stack, frame.stack.length);
    turns = Math.max(turns, Math.min(frame.turns.length, 6));
    teams ||= frame.sides.length > 0;
  }
  return { players, tiles, stack, turns, teams };
}

/**
 * The unbroken row of seats around a player that are in the player's range of influence.
 *
 * @returns the first and the last clockwise, or undefined where ranges are not limited or take in the whole table
 */
export function reachOf(frame: Frame, player: string): [first: string, last: string] | undefined {
  const reached = frame.ranges?.[player];
  if (reached === undefined) return undefined;
  const names = frame.seats.filter(({ inGame }) => inGame).map((seat) => seat.player);
  const at = names.indexOf(player);
  if (at < 0 || names.every((name) => name === player || reached.includes(name))) return undefined;
  const walk = (by: 1 | -1): string => {
    let place = at;
    for (let steps = 1; steps < names.length; steps++) {
      const next = (place + by + names.length) % names.length;
      if (!reached.includes(names[next] as string)) break;
      place = next;
    }
    return names[place] as string;
  };
  return [walk(-1), walk(1)];
}
