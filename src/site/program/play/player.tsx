import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { loadScenarios, type Scenario } from '../../../scenarios/index.js';
import type { EditionPack } from '../../data/edition.js';
import { type PlayIndex, playEdition, playScenarios } from '../../data/play.js';
import type { ScenarioFile } from '../../data/scenarios.js';
import { load } from '../store.js';
import { About, Answers, Choosers, Verdict } from './about.js';
import { Detail, Events, Steps } from './events.js';
import { type Games, playBoth, type Row, rowsOf } from './game.js';
import { Heading } from './heading.js';
import { BOTH, Side, type SideNumber } from './side.js';
import { Words } from './words.js';

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
  const box = useRef<HTMLDivElement>(null);
  const [focus, setFocus] = useState<{ side: SideNumber; number: string }>();
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

  // A rule that was asked for may have been open already, and may stand far from where it was asked for.
  useEffect(() => {
    if (focus === undefined) return;
    const card = `[data-side="${focus.side}"] [data-rule="${CSS.escape(focus.number)}"] textarea`;
    box.current?.querySelector<HTMLElement>(card)?.focus();
  }, [focus]);

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
    <div class="player" ref={box}>
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
          onOpen={(side, number) => {
            setOpened((was) => {
              const next: [string[], string[]] = [[...was[0]], [...was[1]]];
              if (!next[side].includes(number)) next[side].push(number);
              return next;
            });
            setFocus({ side, number });
          }}
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
    return new Side(edition, await load<EditionPack>(playEdition(edition.id)));
  };
  const [file, a, b] = await Promise.all([
    load<ScenarioFile>(playScenarios(listed.file)),
    sideOf(0),
    sideOf(1),
  ]);
  const [scenario] = loadScenarios(file[choice.scenario] ?? '[]', listed.id);
  return { choice, scenario: scenario as Scenario, sides: [a, b] };
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
      <Heading>The words</Heading>
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
      {rows.length > 0 && (
        <>
          <Heading>Event by event</Heading>
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
    </>
  );
}
