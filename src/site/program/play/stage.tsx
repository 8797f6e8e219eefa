import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { GameEvent } from '../../../game/index.js';
import { describeEvent, linesOf } from '../../watch/eventText.js';
import { Table } from '../../watch/table.js';
import { frameAt, type Games } from './game.js';
import { BOTH, type Side, type SideNumber } from './side.js';

/** How long each event is shown while the game runs by itself (milliseconds). */
const PACE = 1100;
/** A table that is wider than this needs a row of its own (units of the picture). */
const WIDE = 520;
/** A finger that moves so far sideways, and less up or down, steps (pixels). */
const SWIPE = 45;

/** Both tables at one event, and everything that goes to another one: buttons, a slider, keys and fingers. */
export function Stage(props: {
  games: Games;
  sides: readonly [Side, Side];
  at: number;
  onAt: (row: number) => void;
  /** True where the keys of the page belong to this game. */
  keys: boolean;
}) {
  const { games, sides, at, onAt, keys } = props;
  const { rows, parting } = games;
  const last = rows.length - 1;
  const [running, setRunning] = useState(false);
  const [watched, setWatched] = useState('');
  const touched = useRef<{ x: number; y: number }>(undefined);
  const go = (to: number): void => onAt(Math.max(0, Math.min(to, last)));
  const step = useRef(go);
  step.current = go;
  const here = useRef(at);
  here.current = at;

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => {
      if (here.current >= last) setRunning(false);
      else step.current(here.current + 1);
    }, PACE);
    return () => clearInterval(timer);
  }, [running, last]);

  useEffect(() => {
    if (!keys) return;
    const heard = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTakenByKeys(event.target)) return;
      const to: Record<string, number> = {
        ArrowLeft: here.current - 1,
        ArrowRight: here.current + 1,
        Home: 0,
        End: last,
        d: parting,
      };
      if (!Object.hasOwn(to, event.key)) return;
      event.preventDefault();
      step.current(to[event.key] as number);
    };
    document.addEventListener('keydown', heard);
    return () => document.removeEventListener('keydown', heard);
  }, [keys, last, parting]);

  const ranged = games.frames[0].size > 0 && frameAt(games, at, 0)?.ranges !== undefined;
  const button = (icon: string, label: string, to: number, off: boolean) => (
    <button type="button" aria-label={label} title={label} disabled={off} onClick={() => go(to)}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={icon} />
      </svg>
    </button>
  );
  return (
    <section
      class="stage"
      aria-label="The game"
      onTouchStart={({ touches: [touch] }) => {
        touched.current = touch && { x: touch.clientX, y: touch.clientY };
      }}
      onTouchEnd={({ changedTouches: [touch] }) => {
        const from = touched.current;
        if (!from || !touch) return;
        const [dx, dy] = [touch.clientX - from.x, touch.clientY - from.y];
        if (Math.abs(dx) > SWIPE && Math.abs(dx) > 2 * Math.abs(dy)) go(at + (dx < 0 ? 1 : -1));
      }}
    >
      <div class={games.places.width > WIDE ? 'pair wide' : 'pair'}>
        {BOTH.map((side) => (
          <Seen key={side} {...{ side, games, sides, at, watched }} />
        ))}
      </div>
      <fieldset class="controls">
        <legend class="unseen">Steps</legend>
        {button('M6 5v14M19 5L9 12l10 7z', 'First event', 0, at === 0)}
        {button('M16 5L6 12l10 7z', 'Back', at - 1, at === 0)}
        <button
          type="button"
          aria-label={running ? 'Pause' : 'Play'}
          title={running ? 'Pause' : 'Play'}
          disabled={at >= last && !running}
          onClick={() => setRunning(!running)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={running ? 'M7 5h4v14H7zM14 5h4v14h-4z' : 'M7 4l13 8l-13 8z'} />
          </svg>
        </button>
        {button('M8 5l10 7L8 19z', 'Forward', at + 1, at >= last)}
        {button('M18 5v14M5 5l10 7L5 19z', 'Last event', last, at >= last)}
        <input
          type="range"
          aria-label="Event"
          min={1}
          max={rows.length}
          value={at + 1}
          aria-valuetext={`${at + 1} of ${rows.length}`}
          onInput={(event) => go(Number(event.currentTarget.value) - 1)}
        />
        <span class="place">
          {at + 1}
          <span class="soft"> of {rows.length}</span>
        </span>
        {parting < rows.length && (
          <button type="button" class="parting" disabled={at === parting} onClick={() => go(parting)}>
            First difference
          </button>
        )}
        {ranged && (
          <label>
            Range of{' '}
            <select value={watched} onChange={(event) => setWatched(event.currentTarget.value)}>
              <option value="">whoever acts</option>
              {frameAt(games, at, 0)?.seats.map(({ player }) => (
                <option value={player}>{player}</option>
              ))}
            </select>
          </label>
        )}
        {keys && (
          <span class="soft keys">
            <kbd>←</kbd> <kbd>→</kbd> step
            {parting < rows.length && (
              <>
                , <kbd>d</kbd> first difference
              </>
            )}
          </span>
        )}
      </fieldset>
      <p class="unseen" aria-live="polite">
        {spoken(games, at, sides)}
      </p>
    </section>
  );
}

/** True where a key means something to what has the focus. */
function isTakenByKeys(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, select, textarea, [contenteditable], [role=dialog], dialog') !== null
  );
}

function spoken({ rows, parting }: Games, at: number, sides: readonly [Side, Side]): string {
  const [a, b] = rows[at] ?? [];
  const words = (event: GameEvent | undefined): string => (event ? describeEvent(event) : 'no more events');
  return at < parting
    ? `${at + 1}: ${words(a)}.`
    : `${at + 1}: ${sides[0].title}: ${words(a)}. ${sides[1].title}: ${words(b)}.`;
}

/** One of the two tables, with its event in words. */
function Seen(props: {
  side: SideNumber;
  games: Games;
  sides: readonly [Side, Side];
  at: number;
  watched: string;
}) {
  const { side, games, sides, at, watched } = props;
  const id = useMemo(() => `table-${Math.random().toString(36).slice(2)}`, []);
  const frame = frameAt(games, at, side);
  const event = games.rows[at]?.[side];
  const { title, name, changed } = sides[side];
  if (frame === undefined)
    return (
      <figure>
        <figcaption>{title}</figcaption>
        <p class="soft">No game.</p>
      </figure>
    );
  const about = new Set(
    event ? [event.player, event.team, event.object, event.other].flatMap((one) => one ?? []) : [],
  );
  const actor = event?.player ?? frame.seats.find(({ active }) => active)?.player;
  return (
    <figure class={at >= games.parting ? 'apart' : undefined}>
      <figcaption>
        {title}
        {changed.length > 0 && <span class="tag strong">with your changes</span>}
      </figcaption>
      <div class={games.places.width > WIDE ? 'board scroll wide' : 'board'}>
        <Table
          frame={frame}
          places={games.places}
          id={id}
          title={`The table under the rules of ${name}`}
          before={at > 0 ? frameAt(games, at - 1, side) : undefined}
          other={frameAt(games, at, side === 0 ? 1 : 0)}
          about={about}
          eye={watched === '' ? actor : watched}
          blow={
            event?.type === 'damageDealt' && event.object !== undefined && event.other !== undefined
              ? { from: event.object, to: event.other, amount: event.amount ?? 0 }
              : undefined
          }
        />
      </div>
      <p class="now">{event ? `${describeEvent(event)}.` : 'Nothing more happens.'}</p>
      <details class="lines">
        <summary>The table in words</summary>
        <ul>
          {linesOf(frame).map((line) => (
            <li>{line}</li>
          ))}
        </ul>
      </details>
    </figure>
  );
}
