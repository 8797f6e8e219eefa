import type { ComponentChildren } from 'preact';
import { definitionOf, type ParameterKey } from '../../../rulesets/index.js';
import { questionOf, type Scenario } from '../../../scenarios/index.js';
import { type Games, notApplicable } from './game.js';
import { Heading } from './heading.js';
import { RuleLink } from './rules.js';
import { BOTH, type Side, type SideNumber } from './side.js';

/** What is played: what happens in a sentence, and the cards. */
export function About({ scenario, sides }: { scenario: Scenario; sides: readonly [Side, Side] }) {
  const { setup, actions } = scenario;
  const { objects } = setup;
  return (
    <>
      <p class="about">
        {scenario.expected !== undefined && <>{sentence(scenario.expected)} </>}
        <span class="soft">
          {actions.length > 0 && <>Actions: {actions.map((action) => action.do).join('; ')}.</>}
          {objects.length > 0 && (
            <>
              {' '}
              Cards:{' '}
              {objects
                .map(({ id, card, controller }) => `${card}${card === id ? '' : ` (${id})`} of ${controller}`)
                .join(', ')}
              .
            </>
          )}
        </span>
      </p>
      {sides.map((side) => {
        const note = notApplicable(scenario, side);
        return (
          note !== undefined && (
            <p class="soft">
              Not in {side.title}: {note}
            </p>
          )
        );
      })}
    </>
  );
}

function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${/[.!?]$/.test(words) ? '' : '.'}`;
}

/** Whether any answer is another one. */
function differs({ results: [a, b] }: Games): boolean {
  return a.checks.some(({ actual }, at) => JSON.stringify(actual) !== JSON.stringify(b.checks[at]?.actual));
}

/** Whether and why the games differ, with both rules. */
export function Verdict(props: { games: Games; sides: readonly [Side, Side]; scenario: Scenario }) {
  const { games, sides, scenario } = props;
  const { divergence, results } = games;
  const failed = BOTH.filter((side) => results[side].status === 'error');
  const during = scenario.actions.find(({ id }) => id === divergence?.action)?.do;
  return (
    <div class="verdict" role="status">
      {failed.map((side) => (
        <p>
          <strong>Cannot be played under {sides[side].title}:</strong> {results[side].error?.reason}
        </p>
      ))}
      {divergence && divergence.sides === null && (
        <p>
          <strong>{differs(games) ? 'Same events, different results:' : 'No difference:'}</strong> every event
          is identical.
        </p>
      )}
      {divergence?.sides && (
        <p>
          <strong>
            Identical for {divergence.shared} {divergence.shared === 1 ? 'event' : 'events'}, then different
          </strong>
          {during === undefined ? '' : ` (“${during}”)`}
          {divergence.causes.length > 0 ? ' because:' : '.'}
        </p>
      )}
      {divergence?.causes.map((cause) => {
        const { question, values } = definitionOf(cause.parameter as ParameterKey);
        const answer = (side: SideNumber): ComponentChildren => {
          const value = cause.values[side];
          const meaning = values.find((each) => each.value === value)?.meaning;
          return (
            <div>
              <dt>
                {sides[side].title}{' '}
                {cause.rules[side].map((number) => (
                  <>
                    <RuleLink of={sides[side]} number={number} />{' '}
                  </>
                ))}
              </dt>
              <dd>{meaning ?? (value === undefined ? 'Not stated' : <code>{String(value)}</code>)}</dd>
            </div>
          );
        };
        return (
          <div class="cause">
            <p>
              {question} <code class="soft">{cause.parameter}</code>
            </p>
            <dl>
              {answer(0)}
              {answer(1)}
            </dl>
          </div>
        );
      })}
    </div>
  );
}

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
    <>
      <Heading>Results</Heading>
      <div class="scroll">
        <table class="answers">
          <thead>
            <tr>
              <th scope="col">Check</th>
              {sides.map(({ title }) => (
                <th scope="col">{title}</th>
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
    </>
  );
}
