import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type Scenario, scenarioFromJson, titleOf } from '../../../scenarios/index.js';
import type { EditionPack } from '../../data/edition.js';
import { type PlayIndex, playEdition } from '../../data/playData.js';
import type { ScenarioFile } from '../../data/scenarios.js';
import { messageOf } from '../fields.js';
import { load } from '../store.js';
import { About, Answers, Verdict } from './about.js';
import { Chooser, EditionChooser } from './chooser.js';
import { Words } from './editableRules.js';
import { applyEdits, type Edit, editsOf } from './edits.js';
import { Detail, Events } from './events.js';
import { type Games, playBoth } from './game.js';
import { Heading } from './heading.js';
import { takeMore } from './rewordings.js';
import { BOTH, Side, type SideNumber } from './side.js';
import { Stage } from './stage.js';

/** What is looked at: places in the lists of the index. */
export interface Choice {
  scenario: number;
  editions: readonly [number, number];
}

/** All that an address has to say, so that somebody else sees the same. */
export interface View {
  choice: Choice;
  /** Place in the rows of events, from 0. */
  at: number;
  edits: Edit[];
}

interface Loaded {
  choice: Choice;
  scenario: Scenario;
  sides: [Side, Side];
}

/** How long typing may pause before the edition is compiled again (milliseconds). */
const PAUSE = 120;

/** A scenario watched under two editions side by side, with the text of the rules at hand and open to change. */
export function Player(props: {
  index: PlayIndex;
  start: Choice;
  /** Where to begin, where not at the first difference, and what to change first. */
  view: { at?: number; edits: Edit[] };
  /** True where the page is of this one game: it has the title, and no other game can be chosen. */
  fixed?: boolean;
  /** Called with what is looked at, so that the address of the page can say it. */
  onView?: (view: View) => void;
}) {
  const { index, onView } = props;
  const [choice, setChoice] = useState(props.start);
  const [loaded, setLoaded] = useState<Loaded>();
  const [problem, setProblem] = useState('');
  const [version, setVersion] = useState(0);
  const [at, setAt] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const [focus, setFocus] = useState<{ side: SideNumber; number: string }>();
  const [opened, setOpened] = useState<[string[], string[]]>([[], []]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** What the address asked for is done once, with the first game. */
  const asked = useRef<typeof props.view | undefined>(props.view);

  useEffect(() => {
    let current = true;
    const complain = (error: unknown): void => {
      if (current) setProblem(messageOf(error));
    };
    loadChoice(index, choice, loaded)
      .then(async (fresh) => {
        // Text as published is understood without other wordings; text that is changed waits for them.
        const more = takeMore();
        more.catch(() => {});
        if (asked.current?.edits?.length) await more;
        if (!current) return;
        const { at: first, edits = [] } = asked.current ?? {};
        asked.current = undefined;
        const failed = applyEdits(fresh.sides, edits);
        setProblem(
          failed.length === 0
            ? ''
            : `The text of ${failed.join(', ')} is not the one that was changed in this address; the change is left out.`,
        );
        setLoaded(fresh);
        const games = playBoth(fresh.scenario, fresh.sides);
        setAt(within(first ?? games.parting, games));
        setOpened(behind(games, edits));
        setVersion((n) => n + 1);
      })
      .catch(complain);
    return () => {
      current = false;
    };
  }, [choice]);

  // A rule that was asked for may have been open already, and far from where it was asked for.
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
  // The address is that of what the page shows, from the moment that it shows it: somebody may copy it at once.
  useLayoutEffect(() => {
    if (loaded) onView?.({ choice: loaded.choice, at, edits: editsOf(loaded.sides) });
  }, [loaded, version, at]);

  const replay = (): void => {
    setVersion((n) => n + 1);
    if (!loaded) return;
    const fresh = playBoth(loaded.scenario, loaded.sides);
    setAt((was) => within(fresh.parting < fresh.rows.length ? fresh.parting : was, fresh));
  };
  const changeLater = (change: () => void): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const changed = (): void => {
        change();
        replay();
      };
      takeMore().then(changed, (error: unknown) => setProblem(messageOf(error)));
    }, PAUSE);
  };
  const open = (side: SideNumber, number: string): void => {
    setOpened((was) => {
      const next: [string[], string[]] = [[...was[0]], [...was[1]]];
      if (!next[side].includes(number)) next[side].push(number);
      return next;
    });
    setFocus({ side, number });
  };
  const choose = (fresh: Partial<Choice>): void => setChoice({ ...choice, ...fresh });
  const row = games?.rows[at];

  return (
    <div class="player" ref={box}>
      <div class="top">
        {loaded && !props.fixed && <Heading>{titleOf(loaded.scenario)}</Heading>}
        {!props.fixed && <Chooser index={index} choice={choice} choose={choose} />}
      </div>
      {problem !== '' && <p role="alert">{problem}</p>}
      {loaded && games ? (
        <>
          <About scenario={loaded.scenario} sides={loaded.sides} />
          <div class="pair editions">
            {BOTH.map((side) => (
              <EditionChooser {...{ index, choice, choose, side }} />
            ))}
          </div>
          {games.rows.length > 0 && (
            <Stage {...{ games, sides: loaded.sides, at, onAt: setAt, keys: onView !== undefined }} />
          )}
          <Verdict {...{ games, sides: loaded.sides, scenario: loaded.scenario }} />
          <Heading>Change the rules</Heading>
          <p class="soft">Edit a word: the rules are read again and the game is played again.</p>
          <div class="pair">
            {BOTH.map((side) => (
              <Words
                side={side}
                of={loaded.sides[side]}
                opened={opened[side]}
                onOpen={(number) => open(side, number)}
                onChange={changeLater}
                onRestore={() => {
                  clearTimeout(timer.current);
                  loaded.sides[side].restore();
                  replay();
                }}
              />
            ))}
          </div>
          <Answers {...{ games, sides: loaded.sides }} />
          {row && (
            <>
              <Heading>Events</Heading>
              <Events {...{ games, at, sides: loaded.sides, onAt: setAt }} />
              <div class="pair">
                {BOTH.map((side) => (
                  <Detail
                    side={side}
                    of={loaded.sides[side]}
                    event={row[side]}
                    log={games.results[side].events}
                    onOpen={open}
                  />
                ))}
              </div>
            </>
          )}
        </>
      ) : (
        problem === '' && <p class="soft">Reading the rules of both editions …</p>
      )}
    </div>
  );
}

function within(row: number, { rows }: Games): number {
  return Math.max(0, Math.min(row, rows.length - 1));
}

/** The rules that make two games differ, and those that were changed. */
function behind({ divergence }: Games, edits: readonly Edit[]): [string[], string[]] {
  const causes = divergence?.causes ?? [];
  const rules = (side: SideNumber): string[] => [
    ...new Set([
      ...causes.flatMap((cause) => cause.rules[side]),
      ...edits.flatMap(([of, rule]) => (of === side ? [rule] : [])),
    ]),
  ];
  return [rules(0), rules(1)];
}

async function loadChoice(index: PlayIndex, choice: Choice, before: Loaded | undefined): Promise<Loaded> {
  const listed = index.scenarios[choice.scenario];
  if (listed === undefined) throw new Error('This book has no such game.');
  const sideOf = async (side: SideNumber): Promise<Side> => {
    // Changed text stays as long as the edition is looked at.
    if (before !== undefined && before.choice.editions[side] === choice.editions[side])
      return before.sides[side];
    return openSide(index, choice.editions[side]);
  };
  const [file, a, b] = await Promise.all([load<ScenarioFile>(listed.file), sideOf(0), sideOf(1)]);
  const json = file[listed.id];
  if (json === undefined) throw new Error('This book has no such game.');
  return { choice, scenario: scenarioFromJson(json), sides: [a, b] };
}

/**
 * Loads the words of an edition of the book.
 *
 * @throws Error where the book has no such edition
 */
export async function openSide(index: PlayIndex, at: number): Promise<Side> {
  const edition = index.editions[at];
  if (edition === undefined) throw new Error('This book has no such edition.');
  const [pack] = await Promise.all([
    load<EditionPack>(playEdition(edition.id)),
    edition.strange && takeMore(),
  ]);
  return new Side(edition, pack);
}
