import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { GameEvent } from '../../../game/index.js';
import { loadScenarios, numbersOf, type Scenario } from '../../../scenarios/index.js';
import type { EditionPack } from '../../data/edition.js';
import { type PlayIndex, playEdition, playScenarios } from '../../data/play.js';
import { questionOf } from '../../data/questions.js';
import type { ScenarioFile } from '../../data/scenarios.js';
import { load } from '../store.js';
import { causesOf, type Games, notApplicable, playBoth, type Row, rowsOf } from './game.js';
import { RuleCard, RuleLink, type SideNumber } from './rules.js';
import { Side } from './side.js';
import { tell } from './telling.js';

/** What is looked at: places in the lists of the index. */
export interface Choice {
  scenario: number;
  editions: readonly [number, number];
}

interface Loaded {
  choice: Choice;
  scenario: Scenario;
  sides: [Side, Side];
}

/** How long typing may pause before the edition is compiled again (milliseconds). */
const PAUSE = 120;

/** A scenario played under two editions side by side, with the words of the rules at hand and open to change. */
export function Player(props: {
  index: PlayIndex;
  start: Choice;
  /** Told what is chosen, so that the address of the page can say it. */
  onChoice?: (choice: Choice) => void;
}) {
  const { index, onChoice } = props;
  const [choice, setChoice] = useState(props.start);
  const [loaded, setLoaded] = useState<Loaded>();
  const [problem, setProblem] = useState('');
  const [version, setVersion] = useState(0);
  const [every, setEvery] = useState(false);
  const [at, setAt] = useState(0);
  const [which, setWhich] = useState<SideNumber>(0);
  const [opened, setOpened] = useState<[string[], string[]]>([[], []]);

  useEffect(() => {
    let current = true;
    loadChoice(index, choice, loaded).then(
      (fresh) => {
        if (!current) return;
        setProblem('');
        setLoaded(fresh);
        const games = playBoth(fresh.scenario, fresh.sides);
        const { rows, parting } = rowsIn(games, false);
        setEvery(false);
        setAt(Math.max(0, Math.min(parting, rows.length - 1)));
        setOpened(behind(games));
        setVersion((n) => n + 1);
      },
      (error: unknown) => {
        if (current) setProblem(error instanceof Error ? error.message : String(error));
      },
    );
    return () => {
      current = false;
    };
  }, [choice]);

  // The sides change in place; the version tells that they did.
  const games = useMemo(
    () => (loaded ? playBoth(loaded.scenario, loaded.sides) : undefined),
    [loaded, version],
  );
  const choose = (fresh: Partial<Choice>): void => {
    const next = { ...choice, ...fresh };
    setChoice(next);
    onChoice?.(next);
  };
  const wordsChanged = (): void => {
    setVersion((n) => n + 1);
    if (!loaded) return;
    const { rows, parting } = rowsIn(playBoth(loaded.scenario, loaded.sides), every);
    setAt((was) => Math.max(0, Math.min(parting < rows.length ? parting : was, rows.length - 1)));
  };

  return (
    <div class="player">
      <Choosers index={index} choice={choice} choose={choose} />
      {problem !== '' && <p role="alert">{problem}</p>}
      {loaded && games ? (
        <Played
          {...{ loaded, games, every, at, which, opened, version }}
          onEvery={(value) => {
            const before = rowsIn(games, every).rows[at];
            const { rows, parting } = rowsIn(games, value);
            const same = rows.findIndex(([a, b]) => a?.id === before?.[0]?.id && b?.id === before?.[1]?.id);
            setEvery(value);
            setAt(same >= 0 ? same : Math.min(parting, rows.length - 1));
          }}
          onAt={(row, side) => {
            setAt(row);
            if (side !== undefined) setWhich(side);
          }}
          onOpen={(side, number) =>
            setOpened((was) => {
              const next: [string[], string[]] = [[...was[0]], [...was[1]]];
              if (!next[side].includes(number)) next[side].push(number);
              return next;
            })
          }
          onChange={wordsChanged}
        />
      ) : (
        problem === '' && <p class="soft">The words of both editions are read and compiled …</p>
      )}
    </div>
  );
}

/** Both logs in rows; where one of the games could not be played, what there is. */
function rowsIn(games: Games, every: boolean): { rows: Row[]; parting: number } {
  const [a, b] = games.results;
  return rowsOf([a.events, b.events], games.divergence?.shared ?? 0, every);
}

/** The rules that make two games part. */
function behind({ divergence }: Games): [string[], string[]] {
  const causes = divergence?.causes ?? [];
  const rules = (side: SideNumber): string[] => [...new Set(causes.flatMap((cause) => cause.rules[side]))];
  return [rules(0), rules(1)];
}

async function loadChoice(index: PlayIndex, choice: Choice, before: Loaded | undefined): Promise<Loaded> {
  const listed = index.scenarios[choice.scenario];
  if (listed === undefined) throw new Error('This book has no such scenario.');
  const sideOf = async (side: SideNumber): Promise<Side> => {
    const edition = index.editions[choice.editions[side]];
    if (edition === undefined) throw new Error('This book has no such edition.');
    // Changed words stay as long as the edition is looked at.
    if (before !== undefined && before.choice.editions[side] === choice.editions[side])
      return before.sides[side];
    return new Side(await load<EditionPack>(playEdition(edition.id)));
  };
  const [file, a, b] = await Promise.all([
    load<ScenarioFile>(playScenarios(listed.file)),
    sideOf(0),
    sideOf(1),
  ]);
  const [scenario] = loadScenarios(file[choice.scenario] ?? '[]', listed.id);
  return { choice, scenario: scenario as Scenario, sides: [a, b] };
}

function Choosers({
  index,
  choice,
  choose,
}: {
  index: PlayIndex;
  choice: Choice;
  choose: (fresh: Partial<Choice>) => void;
}) {
  const systems = useMemo(() => [...new Set(index.scenarios.map(({ system }) => system))], [index]);
  const edition = (side: SideNumber, label: string) => (
    <label>
      {label}{' '}
      <select
        value={choice.editions[side]}
        onChange={(event) => {
          const value = Number(event.currentTarget.value);
          const [a, b] = choice.editions;
          choose({ editions: side === 0 ? [value, b] : [a, value] });
        }}
      >
        {index.editions.map(({ name, partial }, at) => (
          <option value={at} selected={at === choice.editions[side]}>
            {name}
            {partial ? ' (part)' : ''}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <form class="choosers" onSubmit={(event) => event.preventDefault()}>
      <label>
        Scenario{' '}
        <select
          value={choice.scenario}
          onChange={(event) => choose({ scenario: Number(event.currentTarget.value) })}
        >
          {systems.map((system) => (
            <optgroup label={system ?? 'of no system'}>
              {index.scenarios.map(
                (listed, at) =>
                  listed.system === system && (
                    <option value={at} selected={at === choice.scenario}>
                      {listed.id}
                    </option>
                  ),
              )}
            </optgroup>
          ))}
        </select>
      </label>
      {edition(0, 'under')}
      {edition(1, 'and under')}
    </form>
  );
}

interface PlayedProps {
  loaded: Loaded;
  games: Games;
  every: boolean;
  at: number;
  which: SideNumber;
  opened: [string[], string[]];
  version: number;
  onEvery: (value: boolean) => void;
  onAt: (row: number, side?: SideNumber) => void;
  onOpen: (side: SideNumber, number: string) => void;
  onChange: () => void;
}

const BOTH = [0, 1] as const;

function Played(props: PlayedProps) {
  const { loaded, games, every, at, which, opened, onAt, onOpen } = props;
  const { scenario, sides } = loaded;
  const { rows, parting } = useMemo(() => rowsIn(games, every), [games, every]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const changeLater = (change: () => void): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      change();
      props.onChange();
    }, PAUSE);
  };
  const row = rows[at];
  return (
    <>
      <About scenario={scenario} sides={sides} />
      <Verdict {...{ games, sides, scenario }} />
      <Answers {...{ games, sides }} />
      {rows.length > 0 && (
        <>
          <h3>Event by event</h3>
          <Steps {...{ rows, parting, at, every, onAt, onEvery: props.onEvery }} />
          <Events {...{ rows, parting, at, which, sides, onAt }} />
          {row && (
            <div class="pair">
              {BOTH.map((side) => (
                <Detail
                  side={side}
                  of={sides[side]}
                  event={row[side]}
                  log={games.results[side].events}
                  onOpen={onOpen}
                />
              ))}
            </div>
          )}
        </>
      )}
      <h3>The words</h3>
      <p class="soft">
        Change a word: the edition is compiled again from what stands here, and the game is played again.
      </p>
      <div class="pair">
        {BOTH.map((side) => (
          <Words
            side={side}
            of={sides[side]}
            opened={opened[side]}
            onOpen={(number) => onOpen(side, number)}
            onChange={changeLater}
            onRestore={() => {
              clearTimeout(timer.current);
              sides[side].restore();
              props.onChange();
            }}
          />
        ))}
      </div>
    </>
  );
}

/** The table and what is done at it. */
function About({ scenario, sides }: { scenario: Scenario; sides: readonly [Side, Side] }) {
  const { players, teams, life, objects } = scenario.setup;
  const at = (name: string): string => (life && Object.hasOwn(life, name) ? ` (${life[name]} life)` : '');
  return (
    <>
      <p>
        <strong>At the table:</strong>{' '}
        {teams
          ? Object.entries(teams)
              .map(([team, members]) => `${team}${at(team)}: ${members.map((m) => m + at(m)).join(', ')}`)
              .join('; ')
          : players.map((player) => player + at(player)).join(', ')}
        {objects.length > 0 &&
          `. With ${objects.map(({ id, card, controller }) => `${card} (${id}, ${controller})`).join(', ')}`}
        . <strong>Done:</strong> {scenario.actions.map((action) => action.do).join('; ')}.
      </p>
      {sides.map((side) => {
        const note = notApplicable(scenario, side);
        return (
          note !== undefined && (
            <p class="soft">
              The file says of {side.name}: {note}
            </p>
          )
        );
      })}
    </>
  );
}

/** Whether and why the games part. */
function Verdict({
  games,
  sides,
  scenario,
}: {
  games: Games;
  sides: readonly [Side, Side];
  scenario: Scenario;
}) {
  const { divergence, results } = games;
  const failed = BOTH.filter((side) => results[side].status === 'error');
  const during = scenario.actions.find(({ id }) => id === divergence?.action)?.do;
  return (
    <div class="verdict" role="status">
      {failed.map((side) => (
        <p>
          <strong>Under {sides[side].name} it cannot be played:</strong> {results[side].error?.reason}
        </p>
      ))}
      {divergence && divergence.sides === null && (
        <p>
          <strong>No difference:</strong> all {divergence.shared} events are alike.
        </p>
      )}
      {divergence?.sides && (
        <p>
          <strong>They part</strong> after {divergence.shared} events in common
          {during === undefined ? '' : `, during “${during}”`}
          {divergence.causes.length > 0 ? ', because of:' : '.'}
        </p>
      )}
      {divergence && divergence.causes.length > 0 && (
        <ul>
          {divergence.causes.map((cause) => (
            <li>
              <code>{cause.parameter}</code>: <code>{String(cause.values[0])}</code>
              {rulesIn(cause.rules[0])} against <code>{String(cause.values[1])}</code>
              {rulesIn(cause.rules[1])}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function rulesIn(rules: readonly string[]): string {
  return rules.length === 0 ? ' (no rule)' : ` (${rules.join(', ')})`;
}

/** What the scenario asks, with the answers of both games. */
function Answers({ games, sides }: { games: Games; sides: readonly [Side, Side] }) {
  const [a, b] = games.results;
  const answers = (a.checks.length > 0 ? a : b).checks.map(({ text }, at) => ({
    question: questionOf(text),
    shown: [a.checks[at], b.checks[at]].map((check) =>
      check === undefined ? '–' : check.problem === undefined ? JSON.stringify(check.actual) : 'no answer',
    ),
  }));
  if (answers.length === 0) return null;
  return (
    <div class="scroll">
      <table class="answers">
        <caption class="soft">What is asked, and what comes out</caption>
        <thead>
          <tr>
            <th scope="col">question</th>
            {sides.map(({ name }) => (
              <th scope="col">{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {answers.map(({ question, shown }) => (
            <tr class={shown[0] === shown[1] ? undefined : 'differs'}>
              <th scope="row">
                <code>{question}</code>
              </th>
              {shown.map((answer) => (
                <td>{shown[0] === shown[1] ? answer : <strong>{answer}</strong>}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Steps({
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
    </fieldset>
  );
}

/** Both logs; one event can be reached by Tab, the others from there with the arrow keys. */
function Events({
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
  useEffect(() => {
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
function Detail({
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
        <h4>{of.name}</h4>
        <p class="soft">Nothing more happens.</p>
      </section>
    );
  const causes = causesOf(log, event);
  const numbers = numbersOf(event, of.ruleset);
  return (
    <section class="detail">
      <h4>
        {of.name}, event {event.id}
      </h4>
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

/** The rules of one edition that are open to change. */
function Words({
  side,
  of,
  opened,
  onOpen,
  onChange,
  onRestore,
}: {
  side: SideNumber;
  of: Side;
  opened: readonly string[];
  onOpen: (number: string) => void;
  onChange: (change: () => void) => void;
  onRestore: () => void;
}) {
  const [wanted, setWanted] = useState('');
  const [missing, setMissing] = useState('');
  const [restored, setRestored] = useState(0);
  const id = useMemo(() => `rules-${Math.random().toString(36).slice(2)}`, []);
  const moved = of.moved();
  return (
    <section class="words" data-side={side}>
      <h4>{of.name}</h4>
      {of.changed.length > 0 && (
        <p role="status">
          Changed: {of.changed.join(', ')}.{' '}
          {moved.length === 0
            ? 'No parameter has another value.'
            : `${moved.length === 1 ? 'One parameter has' : `${moved.length} parameters have`} another value: ${moved.map(({ key }) => key).join(', ')}.`}{' '}
          <button
            type="button"
            onClick={() => {
              onRestore();
              setRestored((n) => n + 1);
            }}
          >
            Put the edition’s words back
          </button>
        </p>
      )}
      {opened.map((number) => (
        <RuleCard key={`${of.name} ${number} ${restored}`} of={of} number={number} onChange={onChange} />
      ))}
      <form
        class="another"
        onSubmit={(event) => {
          event.preventDefault();
          const number = wanted.trim().replace(/\.$/, '');
          const known = of.passages(number).length > 0;
          setMissing(
            known || number === ''
              ? ''
              : `No rule ${number} with words of its own is among those that parameters of ${of.name} are read from.`,
          );
          if (!known) return;
          onOpen(number);
          setWanted('');
        }}
      >
        <label>
          Another rule{' '}
          <input
            list={id}
            size={9}
            value={wanted}
            onInput={(event) => setWanted(event.currentTarget.value)}
            autocomplete="off"
          />
        </label>{' '}
        <button type="submit">Show</button>
        <datalist id={id}>
          {of.numbers.map((number) => (
            <option value={number} />
          ))}
        </datalist>
        <span role="status">{missing}</span>
      </form>
    </section>
  );
}
