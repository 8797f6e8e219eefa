import type { ComponentChildren } from 'preact';
import { VARIANTS, variantName } from '../../game/index.js';
import { definitionOf, type ParameterKey, type ParameterValue, unlike } from '../../rulesets/index.js';

/** What people call the topics of parameters that are no variants. */
const TOPICS: Readonly<Record<string, string>> = {
  general: 'General',
  rangeOfInfluence: 'Range of influence',
  leaving: 'Leaving the game',
  attackMultiplePlayers: 'Attack multiple players',
  attackLeftRight: 'Attack left and attack right',
  deployCreatures: 'Deploy creatures',
  sharedTeamTurns: 'Shared team turns',
  casualVariants: 'Casual variants',
};

export function topicName(system: string): string {
  const variant = VARIANTS.find((one) => one === system);
  return variant ? variantName(variant) : (TOPICS[system] ?? system);
}

/** The answer that an edition gives to the question of a parameter, as a sentence where the vocabulary has one. */
export function answerOf(key: ParameterKey, { value, ...entry }: ParameterValue): string {
  if (value === undefined)
    return entry.sentence === undefined
      ? 'Not stated'
      : (unlike(entry as ParameterValue) ?? 'Not understood');
  return definitionOf(key).values.find((known) => known.value === value)?.meaning || inWords(value);
}

/** The name of a value as words: `activePlayerThenTurnOrder` says what it means when it is spaced. */
function inWords(value: Exclude<ParameterValue['value'], undefined>): string {
  if (value === null) return 'None';
  if (typeof value !== 'string') return String(value);
  const spaced = value.replace(/(?<=[a-z])(?=[A-Z0-9])/g, ' ').toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** The same with how far it is known and, where that is wanted, the name that programs have for it. */
export function Answer({
  parameter,
  entry,
  named = true,
}: {
  parameter: ParameterKey;
  entry: ParameterValue;
  named?: boolean;
}) {
  const { value, status } = entry;
  const words = answerOf(parameter, entry);
  return (
    <>
      {words}
      {named && value !== undefined && words !== String(value) && (
        <>
          {' '}
          <code class="soft">{String(value)}</code>
        </>
      )}
      {value !== undefined && status !== 'compiled' && (
        <>
          {' '}
          <span class="tag">{status}</span>
        </>
      )}
    </>
  );
}

/** The words of a rule that give an answer, or that are not understood. */
export function Quoted({ entry: { words, sentence } }: { entry: ParameterValue }): ComponentChildren {
  const quoted = words ?? sentence;
  return quoted === undefined ? null : <q>{quoted}</q>;
}

/** What one of two editions answers: its name, the rules that say so, the answer and their words. */
export function AnswerOfSide(props: {
  name: ComponentChildren;
  rules: ComponentChildren;
  parameter: ParameterKey;
  entry: ParameterValue;
}) {
  return (
    <div>
      <p>
        <strong>{props.name}</strong> {props.rules} <Answer {...props} />
      </p>
      <p class="soft">
        <Quoted {...props} />
      </p>
    </div>
  );
}
