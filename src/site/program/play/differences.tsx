import { useEffect, useState } from 'preact/hooks';
import { GameError } from '../../../game/index.js';
import {
  type Difference,
  definitionOf,
  differences,
  hasOwnValue,
  type ParameterKey,
} from '../../../rulesets/index.js';
import {
  diverge,
  listening,
  runScenario,
  type Scenario,
  ScenarioError,
  scenarioFromJson,
} from '../../../scenarios/index.js';
import type { PlayIndex } from '../../data/playData.js';
import type { ListedScenario, ScenarioFile } from '../../data/scenarios.js';
import { AnswerOfSide } from '../../pages/answers.js';
import { EditionField, messageOf } from '../fields.js';
import { load } from '../store.js';
import { Heading, HeadingLevel } from './heading.js';
import { openSide, Player } from './player.js';
import { RuleLink } from './rules.js';
import type { Side } from './side.js';

/** Two editions that are compared, as places in the list. */
export type Pair = readonly [number, number];

/** What plays differently between any two editions, worked out in the page from their words. */
export function Differences(props: { index: PlayIndex; start: Pair; onPair: (pair: Pair) => void }) {
  const { index, onPair } = props;
  const [pair, setPair] = useState<Pair>(props.start);
  const [sides, setSides] = useState<{ pair: Pair; both: [Side, Side] }>();
  const [problem, setProblem] = useState('');
  useEffect(() => {
    let current = true;
    Promise.all(pair.map((at) => openSide(index, at))).then(
      (both) => {
        if (current) setSides({ pair, both: both as [Side, Side] });
      },
      (error: unknown) => setProblem(messageOf(error)),
    );
    return () => {
      current = false;
    };
  }, [index, pair]);
  const chooser = (side: 0 | 1, label: string) => (
    <EditionField
      label={label}
      editions={index.editions}
      chosen={pair[side]}
      onChoice={(at) => {
        const next: Pair = side === 0 ? [at, pair[1]] : [pair[0], at];
        setPair(next);
        onPair(next);
      }}
    />
  );
  return (
    <div class="player">
      <form class="choosers" onSubmit={(event) => event.preventDefault()}>
        {chooser(0, 'From')}
        {chooser(1, 'to')}
      </form>
      {problem !== '' && <p role="alert">{problem}</p>}
      {sides ? (
        <Table index={index} key={sides.pair.join(' ')} {...sides} />
      ) : (
        <p class="soft">Reading the rules of both editions …</p>
      )}
    </div>
  );
}

/** Whether a parameter decides how a game is played. */
function isPlayed({ key }: Difference): boolean {
  return definitionOf(key).use !== 'informs';
}

function Table({ index, pair, both }: { index: PlayIndex; pair: Pair; both: [Side, Side] }) {
  const [a, b] = both;
  const every = differences(a.ruleset, b.ruleset);
  // What one of the two has no rule for, or none that is understood, is no difference between them.
  const all = every.filter(({ key }) => hasOwnValue(a.ruleset, key) && hasOwnValue(b.ruleset, key));
  const played = all.filter(isPlayed);
  return (
    <>
      <p role="status">
        {played.length === 0
          ? 'Nothing plays differently.'
          : `${played.length} ${played.length === 1 ? 'question that decides how a game is played has' : 'questions that decide how a game is played have'} different answers.`}
        {all.length > played.length &&
          ` ${all.length - played.length} more concern only where or how something is written.`}
        {every.length > all.length &&
          ` ${every.length - all.length} ${every.length - all.length === 1 ? 'is' : 'are'} left out: only one of the two editions answers ${every.length - all.length === 1 ? 'it' : 'them'}.`}
      </p>
      {played.map((difference) => (
        <section class="difference" id={difference.key}>
          <Heading>{definitionOf(difference.key).question}</Heading>
          <p class="soft">
            <code>{difference.key}</code>
          </p>
          <div class="sides">
            {both.map((side, at) => {
              const entry = at === 0 ? difference.old : difference.new;
              const rules = entry.rules.map((number, place) => (
                <>
                  {place > 0 && ', '}
                  <RuleLink of={side} number={number} />
                </>
              ));
              return <AnswerOfSide name={side.title} parameter={difference.key} {...{ rules, entry }} />;
            })}
          </div>
          <Show index={index} pair={pair} both={both} parameter={difference.key} />
        </section>
      ))}
    </>
  );
}

/** How many scenarios are looked at before the page is let go on (each takes some milliseconds). */
const AT_ONCE = 4;

/** Looks for a scenario that goes another way because of the parameter, and plays it. */
function Show(props: { index: PlayIndex; pair: Pair; both: [Side, Side]; parameter: ParameterKey }) {
  const { index, pair, both, parameter } = props;
  const [state, setState] = useState<'asked' | 'none' | number>();
  const [looked, setLooked] = useState(0);
  const look = async (): Promise<void> => {
    setState('asked');
    const { system } = definitionOf(parameter);
    const order = [...index.scenarios.keys()].sort(
      (x, y) => Number(index.scenarios[y]?.system === system) - Number(index.scenarios[x]?.system === system),
    );
    for (const [done, at] of order.entries()) {
      const listed = index.scenarios[at] as ListedScenario;
      const file = await load<ScenarioFile>(listed.file);
      const json = file[listed.id];
      const scenario = json === undefined ? undefined : scenarioFromJson(json);
      if (scenario && showsIt(scenario, both, parameter)) return setState(at);
      if (done % AT_ONCE === 0) {
        setLooked(done);
        await new Promise((resolve) => setTimeout(resolve));
      }
    }
    setState('none');
  };
  if (typeof state === 'number') {
    return (
      <HeadingLevel.Provider value={3}>
        <Player index={index} start={{ scenario: state, editions: pair }} view={{ edits: [] }} />
      </HeadingLevel.Provider>
    );
  }
  return (
    <p role="status">
      {state === undefined && (
        <button type="button" onClick={() => look().catch(() => setState('none'))}>
          Find a game that shows it
        </button>
      )}
      {state === 'asked' && `${looked} of ${index.scenarios.length} games played …`}
      {state === 'none' && 'No game of this book is different because of it.'}
    </p>
  );
}

function showsIt(scenario: Scenario, [a, b]: readonly [Side, Side], parameter: ParameterKey): boolean {
  const asked = new Set<ParameterKey>();
  runScenario(scenario, listening(a.ruleset, asked), { edition: a.name, trace: false });
  if (!asked.has(parameter)) return false;
  try {
    return diverge(scenario, a.ruleset, b.ruleset).causes.some((cause) => cause.parameter === parameter);
  } catch (error) {
    if (error instanceof GameError || error instanceof ScenarioError) return false;
    throw error;
  }
}
