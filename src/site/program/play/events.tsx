import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { GameEvent } from '../../../game/index.js';
import { numbersOf } from '../../../scenarios/index.js';
import { causesOf, type Row } from './game.js';
import { Heading } from './heading.js';
import { RuleLink } from './rules.js';
import { BOTH, type Side, type SideNumber } from './side.js';
import { tell } from './telling.js';

/** Buttons that go through the events. */
export function Steps({
  rows,
  parting,
  at,
  every,
  onAt,
  onEvery,
}: {
  rows: readonly Row[];
  parting: number;
  at: number;
  every: boolean;
  onAt: (row: number) => void;
  onEvery: (value: boolean) => void;
}) {
  const last = rows.length - 1;
  const button = (label: string, to: number, off: boolean): ComponentChildren => (
    <button type="button" disabled={off} onClick={() => onAt(to)}>
      {label}
    </button>
  );
  return (
    <fieldset class="steps">
      <legend>Steps</legend>
      {button('First', 0, at === 0)}
      {button('Back', at - 1, at === 0)}
      {button('Forward', at + 1, at >= last)}
      {button('To the first that differs', parting, parting > last)}
      <span>
        {at + 1} of {rows.length}
      </span>
      <label>
        <input type="checkbox" checked={every} onChange={(event) => onEvery(event.currentTarget.checked)} />{' '}
        every pass and answer
      </label>
      <span class="soft">
        <kbd>↑</kbd> <kbd>↓</kbd> from event to event, <kbd>←</kbd> <kbd>→</kbd> from edition to edition
      </span>
    </fieldset>
  );
}

/** Both logs; one event can be reached by Tab, the others from there with the arrow keys. */
export function Events({
  rows,
  parting,
  at,
  which,
  sides,
  onAt,
}: {
  rows: readonly Row[];
  parting: number;
  at: number;
  which: SideNumber;
  sides: readonly [Side, Side];
  onAt: (row: number, side?: SideNumber) => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  const steered = useRef(false);
  useLayoutEffect(() => {
    // Before the next key is heard: an effect after the drawing would meet the flag of the key that followed.
    const current = box.current?.querySelector<HTMLElement>('[aria-current]');
    if (!current || !box.current) return;
    if (steered.current) current.focus();
    steered.current = false;
    // Only the box scrolls, never the page.
    const top = current.getBoundingClientRect().top - box.current.getBoundingClientRect().top;
    if (top < 30 || top > box.current.clientHeight - 60)
      box.current.scrollTop += top - box.current.clientHeight / 2;
  }, [at, which, rows]);
  const last = rows.length - 1;
  const steer = (event: KeyboardEvent): void => {
    const to: Record<string, [number, SideNumber]> = {
      ArrowDown: [Math.min(at + 1, last), which],
      ArrowUp: [Math.max(at - 1, 0), which],
      Home: [0, which],
      End: [last, which],
      ArrowLeft: [at, 0],
      ArrowRight: [at, 1],
    };
    const next = to[event.key];
    if (!next) return;
    event.preventDefault();
    steered.current = true;
    onAt(...next);
  };
  return (
    <div class="events" ref={box}>
      <table>
        <thead>
          <tr>
            {sides.map(({ name }) => (
              <th scope="col">{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr class={place >= parting ? 'differs' : undefined}>
              {BOTH.map((side) => {
                const event = row[side];
                const here = place === at && (side === which || row[which] === undefined);
                return (
                  <td>
                    {event && (
                      <button
                        type="button"
                        class="event"
                        tabIndex={here ? 0 : -1}
                        aria-current={here ? 'step' : undefined}
                        onKeyDown={steer}
                        onClick={() => {
                          steered.current = true;
                          onAt(place, side);
                        }}
                      >
                        <span class="number">{event.id}</span> {tell(event)}
                      </button>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** One event: its rules with their words, and what led to it. */
export function Detail({
  side,
  of,
  event,
  log,
  onOpen,
}: {
  side: SideNumber;
  of: Side;
  event: GameEvent | undefined;
  log: readonly GameEvent[];
  onOpen: (side: SideNumber, number: string) => void;
}) {
  if (event === undefined)
    return (
      <section class="detail">
        <Heading below={1}>{of.name}</Heading>
        <p class="soft">Nothing more happens.</p>
      </section>
    );
  const causes = causesOf(log, event);
  const numbers = numbersOf(event, of.ruleset);
  return (
    <section class="detail">
      <Heading below={1}>
        {of.name}, event {event.id}
      </Heading>
      <p>{tell(event)}.</p>
      {numbers.length === 0 && <p class="soft">No rule of this edition speaks of it.</p>}
      {numbers.map((number) => (
        <div class="cited">
          <p>
            <RuleLink of={of} number={number} />{' '}
            <button type="button" class="plain" onClick={() => onOpen(side, number)}>
              change its words
            </button>
          </p>
          {of.passages(number).map(({ kind, words }) => (
            <p class={kind === 'example' ? 'example' : undefined}>{words}</p>
          ))}
        </div>
      ))}
      {causes.length > 0 && (
        <details>
          <summary>Why: {causes.length} before it</summary>
          <ol class="why">
            {causes.map((cause) => (
              <li>
                {tell(cause)}{' '}
                <span class="soft number">
                  {cause.id}
                  {numbersOf(cause, of.ruleset).length > 0 && ` [${numbersOf(cause, of.ruleset).join(', ')}]`}
                </span>
              </li>
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}
