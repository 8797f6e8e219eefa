import { useMemo } from 'preact/hooks';
import { questionOf, type Scenario } from '../../../scenarios/index.js';
import type { PlayIndex } from '../../data/play.js';
import { type Games, notApplicable } from './game.js';
import type { Choice } from './player.js';
import { BOTH, type Side, type SideNumber } from './side.js';

/** What to play, and under which editions. */
export function Choosers({
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

/** The table and what is done at it. */
export function About({ scenario, sides }: { scenario: Scenario; sides: readonly [Side, Side] }) {
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

/** Whether anything that is asked comes out differently. */
function differs({ results: [a, b] }: Games): boolean {
  return a.checks.some(({ actual }, at) => JSON.stringify(actual) !== JSON.stringify(b.checks[at]?.actual));
}

/** Whether and why the games part. */
export function Verdict({
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
          <strong>{differs(games) ? 'The same events, but not the same answers:' : 'No difference:'}</strong>{' '}
          all {divergence.shared} events are alike.
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
export function Answers({ games, sides }: { games: Games; sides: readonly [Side, Side] }) {
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
