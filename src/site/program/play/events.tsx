import { useLayoutEffect, useRef } from 'preact/hooks';
import type { GameEvent } from '../../../game/index.js';
import { numbersOf } from '../../../scenarios/index.js';
import { describeEvent } from '../../watch/eventText.js';
import { causesOf, type Games } from './game.js';
import { Heading } from './heading.js';
import { RuleLink } from './rules.js';
import { BOTH, type Side, type SideNumber } from './side.js';

/** Both logs; one row can be reached by Tab, the others from there with the arrow keys. */
export function Events(props: {
  games: Games;
  at: number;
  sides: readonly [Side, Side];
  onAt: (row: number) => void;
}) {
  const { games, at, sides, onAt } = props;
  const { rows, parting } = games;
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
  }, [at, rows]);
  const steer = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    steered.current = true;
    onAt(Math.max(0, Math.min(at + by, rows.length - 1)));
  };
  const shown = (place: number, side: SideNumber, spans: boolean) => {
    const event = rows[place]?.[side];
    const first = side === 0 || rows[place]?.[0] === undefined;
    const here = place === at && first;
    return (
      <td colSpan={spans ? 2 : undefined}>
        {event && (
          <button
            type="button"
            class={place === at ? 'event here' : 'event'}
            tabIndex={here ? 0 : -1}
            aria-current={here ? 'step' : undefined}
            onKeyDown={steer}
            onClick={() => {
              steered.current = true;
              onAt(place);
            }}
          >
            <span class="number">{place + 1}</span> {describeEvent(event)}
          </button>
        )}
      </td>
    );
  };
  return (
    <div class="events" ref={box}>
      <table>
        <thead>
          <tr>
            {sides.map(({ title }) => (
              <th scope="col">{title}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((_, place) => (
            <tr class={place >= parting ? 'differs' : undefined}>
              {place < parting ? shown(place, 0, true) : BOTH.map((side) => shown(place, side, false))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** One event: its rules with their text, and what led to it. */
export function Detail(props: {
  side: SideNumber;
  of: Side;
  event: GameEvent | undefined;
  log: readonly GameEvent[];
  onOpen: (side: SideNumber, number: string) => void;
}) {
  const { side, of, event, log, onOpen } = props;
  if (event === undefined)
    return (
      <section class="detail">
        <Heading below={1}>{of.title}</Heading>
        <p class="soft">Nothing more happens.</p>
      </section>
    );
  const causes = causesOf(log, event);
  const numbers = numbersOf(event, of.ruleset);
  return (
    <section class="detail">
      <Heading below={1}>{of.title}</Heading>
      <p>{describeEvent(event)}.</p>
      {numbers.length === 0 && <p class="soft">No rule of this edition covers it.</p>}
      {numbers.map((number) => (
        <div class="cited">
          <p>
            <RuleLink of={of} number={number} />{' '}
            <button type="button" class="plain" onClick={() => onOpen(side, number)}>
              edit this rule
            </button>
          </p>
          {of.passages(number).map(({ kind, words }) => (
            <p class={kind === 'example' ? 'example' : undefined}>{words}</p>
          ))}
        </div>
      ))}
      {causes.length > 0 && (
        <details>
          <summary>
            Why: {causes.length === 1 ? 'one earlier event' : `${causes.length} earlier events`}
          </summary>
          <ol class="why">
            {causes.map((cause) => (
              <li>
                {describeEvent(cause)}{' '}
                {numbersOf(cause, of.ruleset).length > 0 && (
                  <span class="soft number">{numbersOf(cause, of.ruleset).join(', ')}</span>
                )}
              </li>
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}
