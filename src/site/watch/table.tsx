import { ArrowLabels, Arrows, arrowsOf, type Blow } from './arrows.js';
import { turnWords } from './eventText.js';
import type { Frame, Permanent, Seat, Side, StackItem } from './frame.js';
import { type Box, type Places, reachOf } from './places.js';

/** What a picture of the table shows. */
export interface TableProps {
  frame: Frame;
  places: Places;
  /** Unique on the page. */
  id: string;
  /** The picture in a few words; `linesOf` says all of it. */
  title: string;
  /** The frame before, so that changed totals show by how much. */
  before?: Frame | undefined;
  /** The same moment of another game, so that totals that differ stand out. */
  other?: Frame | undefined;
  /** Players, teams and objects that the event is about. */
  about?: ReadonlySet<string>;
  /** Whose range of influence is drawn. */
  eye?: string | undefined;
  /** Damage that is being dealt. */
  blow?: Blow | undefined;
}

const NOBODY: ReadonlySet<string> = new Set();

/** The table at one moment: seats in order, teams, totals, what is in play, the stack, attacks, targets and ranges. */
export function Table({ frame, places, id, title, before, other, about = NOBODY, eye, blow }: TableProps) {
  const { width, height, table, middle } = places;
  const reach = eye === undefined ? undefined : reachOf(frame, eye);
  const tiles = tilesOf(frame, places);
  const pills = pillsOf(frame, places);
  const at = (name: string): Box | undefined => boxOf(name, frame, places, tiles, pills);
  const lines = turnWords(frame);
  const first = middle.y - (lines.length * 15 + frame.stack.length * 24) / 2 + 11;
  const arrows = arrowsOf(frame, at, blow);
  return (
    <svg class="table" viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby={`${id}-title`}>
      <title id={`${id}-title`}>{title}</title>
      <defs>
        {['attack', 'block', 'target', 'damage'].map((kind) => (
          <marker
            id={`${id}-${kind}`}
            class={kind}
            viewBox="0 0 8 8"
            refX="6.5"
            refY="4"
            markerWidth="7"
            markerHeight="7"
            markerUnits="userSpaceOnUse"
            orient="auto-start-reverse"
          >
            <path d="M0 0L8 4L0 8z" />
          </marker>
        ))}
      </defs>
      <rect class="surface" x={table.x} y={table.y} width={table.width} height={table.height} rx={CORNER} />
      {reach && <path class="range" d={places.edge(...reach)} />}
      <Bands {...{ frame, places, before, other }} />
      {frame.seats.map((seat) => (
        <Panel
          key={seat.player}
          {...{ seat, box: places.seats.get(seat.player), team: teamAt(frame, seat.team) }}
          before={before?.seats.find(({ player }) => player === seat.player)}
          other={other?.seats.find(({ player }) => player === seat.player)}
          about={about.has(seat.player)}
          eye={eye === seat.player && reach !== undefined}
        />
      ))}
      {frame.permanents.map((permanent) => {
        const box = tiles.get(permanent.id);
        return (
          box && (
            <Tile
              key={permanent.id}
              {...{ permanent, box }}
              attacking={frame.attacks.some(({ creature }) => creature === permanent.id)}
              about={about.has(permanent.id)}
            />
          )
        );
      })}
      <More {...{ frame, places }} />
      <Arrows {...{ arrows, id }} />
      {frame.stack.map((item) => (
        <Pill key={item.id} item={item} box={pills.get(item.id) as Box} about={about.has(item.id)} />
      ))}
      <ArrowLabels arrows={arrows} />
      {lines.map((line, place) => (
        <text class="turn" x={middle.x} y={first + place * 15} text-anchor="middle">
          {line}
        </text>
      ))}
      <Markers {...{ frame, places }} />
    </svg>
  );
}

const CORNER = 26;
/** The width of a letter, as a part of the size of its type: wide enough for most names. */
const LETTER = 0.54;

function clipped(words: string, width: number, size: number): string {
  const most = Math.max(3, Math.floor(width / (size * LETTER)));
  return words.length <= most ? words : `${words.slice(0, most - 1)}…`;
}

function teamAt(frame: Frame, team: string | undefined): number | undefined {
  const at = frame.sides.findIndex(({ name }) => name === team);
  return at < 0 ? undefined : at % 6;
}

/** Members of a team that sit side by side on one side of the table have one band over their seats. */
function Bands(props: { frame: Frame; places: Places; before: Frame | undefined; other: Frame | undefined }) {
  const { frame, places, before, other } = props;
  const runs: { side: Side; boxes: (Box & { top: boolean })[] }[] = [];
  let last: string | undefined;
  for (const seat of frame.seats) {
    const box = places.seats.get(seat.player);
    const side = frame.sides.find(({ name }) => name === seat.team);
    if (box === undefined || side === undefined) continue;
    const run = runs.at(-1);
    if (run && last === seat.team && run.boxes.at(-1)?.top === box.top) run.boxes.push(box);
    else runs.push({ side, boxes: [box] });
    last = seat.team;
  }
  return (
    <>
      {runs.map(({ side, boxes }) => {
        const x = Math.min(...boxes.map((box) => box.x));
        const end = Math.max(...boxes.map((box) => box.x + box.width));
        const [{ top, y }] = boxes as [Box & { top: boolean }];
        const apart = other?.sides.find(({ name }) => name === side.name)?.life !== side.life;
        const was = before?.sides.find(({ name }) => name === side.name)?.life;
        const words = [
          side.result === 'none' ? '' : side.result,
          (side.poison ?? 0) > 0 ? `${side.poison} poison` : '',
        ].filter((word) => word !== '');
        return (
          <g class={`band team${teamAt(frame, side.name)}`}>
            <rect x={x} y={top ? y - 20 : y + PANEL_HEIGHT - 4} width={end - x} height={24} rx={5} />
            <text x={x + 8} y={top ? y - 5 : y + PANEL_HEIGHT + 15}>
              {clipped(side.name, (end - x) / 2.4, 12.5)}
              {side.life !== undefined && (
                <tspan class={other && apart ? 'total apart' : 'total'} dx="8">
                  {side.life} life
                </tspan>
              )}
              <Change was={was} now={side.life} />
              {words.length > 0 && <tspan dx="6">{words.join(', ')}</tspan>}
            </text>
          </g>
        );
      })}
    </>
  );
}

const PANEL_HEIGHT = 42;
/** Panels that are narrower than this have the total under the name. */
const NARROW = 96;

function Change({ was, now }: { was: number | undefined; now: number | undefined }) {
  if (was === undefined || now === undefined || was === now) return null;
  return (
    <tspan class={now < was ? 'change less' : 'change more'} dx="5">
      {now < was ? `−${was - now}` : `+${now - was}`}
    </tspan>
  );
}

function Panel(props: {
  seat: Seat;
  box: Box | undefined;
  team: number | undefined;
  before: Seat | undefined;
  other: Seat | undefined;
  about: boolean;
  eye: boolean;
}) {
  const { seat, box, team, before, other, about, eye } = props;
  if (box === undefined) return null;
  const { player, life, seen, poison, inGame, result, role } = seat;
  const narrow = box.width < NARROW;
  const apart = other !== undefined && other.life !== life && inGame;
  const notes = [
    result !== 'none' ? result : inGame ? '' : 'left',
    inGame && seen && !narrow ? 'counts as' : '',
    role ?? '',
    poison > 0 ? `${poison} poison` : '',
  ].filter((note) => note !== '');
  const classes = [
    'seat',
    team === undefined ? '' : `team${team}`,
    seat.active ? 'active' : '',
    inGame ? '' : 'gone',
    about ? 'about' : '',
    eye ? 'eye' : '',
  ];
  return (
    <g class={classes.filter((name) => name !== '').join(' ')} transform={`translate(${box.x} ${box.y})`}>
      <rect width={box.width} height={box.height} rx={6} />
      <text class="name" x={9} y={17}>
        {clipped(player, narrow ? box.width - 12 : box.width - 44, 13)}
      </text>
      <text class="note" x={narrow ? 9 : 9} y={33}>
        {narrow && inGame && (
          <tspan class={apart ? 'total apart' : 'total'}>
            {life}
            {seen ? '*' : ''}
          </tspan>
        )}
        {narrow && !seen && <Change was={before?.life} now={inGame ? life : undefined} />}
        <tspan dx={narrow && inGame ? 5 : 0}>
          {clipped(notes.join(', '), narrow ? box.width - 36 : box.width - 46, 10.5)}
        </tspan>
        {!narrow && !seen && <Change was={before?.life} now={inGame ? life : undefined} />}
      </text>
      {!narrow && inGame && (
        <text class={apart ? 'life apart' : 'life'} x={box.width - 9} y={29} text-anchor="end">
          {life}
        </text>
      )}
    </g>
  );
}

function Tile(props: { permanent: Permanent; box: Box; attacking: boolean; about: boolean }) {
  const { permanent, box, attacking, about } = props;
  const { id, size, damage, counters, tapped, attachedTo, card } = permanent;
  const state = [
    size ?? '',
    damage > 0 ? `${damage} dmg` : '',
    ...counters,
    attachedTo === undefined ? '' : `on ${attachedTo}`,
    tapped ? 'tapped' : '',
  ].filter((word) => word !== '');
  const classes = ['tile', tapped ? 'tapped' : '', attacking ? 'attacking' : '', about ? 'about' : ''];
  return (
    <g class={classes.filter((name) => name !== '').join(' ')} transform={`translate(${box.x} ${box.y})`}>
      <title>{card}</title>
      <g transform={tapped ? `rotate(5 ${box.width / 2} ${box.height / 2})` : undefined}>
        <rect width={box.width} height={box.height} rx={3.5} />
        <text x={box.width / 2} y={state.length > 0 ? 13 : 19} text-anchor="middle">
          {clipped(id, box.width - 6, 11)}
        </text>
        {state.length > 0 && (
          <text class="state" x={box.width / 2} y={25} text-anchor="middle">
            {clipped(state.join(' '), box.width - 6, 9.5)}
          </text>
        )}
      </g>
    </g>
  );
}

function More({ frame, places }: { frame: Frame; places: Places }) {
  return (
    <>
      {frame.seats.map(({ player }) => {
        const hidden =
          frame.permanents.filter(({ controller }) => controller === player).length - places.tilesShown;
        if (hidden <= 0) return null;
        const box = places.tileOf(player, places.tilesShown - 1);
        return (
          <text class="note" x={box.x + box.width} y={box.y + box.height + 11} text-anchor="end">
            and {hidden} more
          </text>
        );
      })}
    </>
  );
}

function Pill({ item, box, about }: { item: StackItem; box: Box; about: boolean }) {
  return (
    <g class={about ? 'pill about' : 'pill'} transform={`translate(${box.x} ${box.y})`}>
      <rect width={box.width} height={box.height} rx={box.height / 2} />
      <text x={box.width / 2} y={14.5} text-anchor="middle">
        {clipped(`${item.name} (${item.controller})`, box.width - 14, 11)}
      </text>
    </g>
  );
}

/** Turn markers of Grand Melee lie before their seats; in other games one mark shows whose turn it is. */
function Markers({ frame, places }: { frame: Frame; places: Places }) {
  const marks =
    frame.markers.length > 0
      ? frame.markers.map(({ number, seat, waiting }) => ({ key: number, seats: [seat], waiting }))
      : frame.turns.map(({ marker }) => ({
          key: marker,
          seats: frame.seats.filter(({ active }) => active).map(({ player }) => player),
          waiting: false,
        }));
  return (
    <>
      {marks.map(({ key, seats, waiting }) => {
        const boxes = seats.flatMap((seat) => places.seats.get(seat) ?? []);
        if (boxes.length === 0) return null;
        const x = boxes.reduce((sum, box) => sum + box.x + box.width / 2, 0) / boxes.length;
        const [{ top, y, height }] = boxes as [Box & { top: boolean }];
        return (
          <g
            key={key}
            class={waiting ? 'marker waiting' : 'marker'}
            transform={`translate(${x} ${top ? y + height + 8 : y - 8})`}
          >
            <circle r={8} />
            {frame.markers.length > 0 ? (
              <text y={4} text-anchor="middle">
                {key}
              </text>
            ) : (
              <path d={top ? 'M-4 3h8l-4-7z' : 'M-4 -3h8l-4 7z'} />
            )}
          </g>
        );
      })}
    </>
  );
}

function tilesOf(frame: Frame, places: Places): Map<string, Box> {
  const counts = new Map<string, number>();
  const tiles = new Map<string, Box>();
  for (const { id, controller } of frame.permanents) {
    const at = counts.get(controller) ?? 0;
    counts.set(controller, at + 1);
    if (places.seats.has(controller) && at < places.tilesShown) tiles.set(id, places.tileOf(controller, at));
  }
  return tiles;
}

/** The stack in the middle of the table, what resolves first on top. */
function pillsOf(frame: Frame, { middle, width }: Places): Map<string, Box> {
  const lines = turnWords(frame).length;
  const top = middle.y - (lines * 15 + frame.stack.length * 24) / 2 + lines * 15;
  const wide = Math.min(width - 60, 230);
  return new Map(
    frame.stack.map(({ id }, place) => [
      id,
      { x: middle.x - wide / 2, y: top + (frame.stack.length - 1 - place) * 24, width: wide, height: 21 },
    ]),
  );
}

function boxOf(
  name: string,
  frame: Frame,
  places: Places,
  tiles: ReadonlyMap<string, Box>,
  pills: ReadonlyMap<string, Box>,
): Box | undefined {
  const box = tiles.get(name) ?? pills.get(name);
  if (box) return box;
  const members = frame.sides.find((side) => side.name === name)?.members ?? [name];
  const seats = members.flatMap((member) => places.seats.get(member) ?? []);
  if (seats.length === 0) return undefined;
  const x = Math.min(...seats.map((seat) => seat.x));
  const y = Math.min(...seats.map((seat) => seat.y));
  return {
    x,
    y,
    width: Math.max(...seats.map((seat) => seat.x + seat.width)) - x,
    height: Math.max(...seats.map((seat) => seat.y + seat.height)) - y,
  };
}
