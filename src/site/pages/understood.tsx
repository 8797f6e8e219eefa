import { dateInWords } from '../../lineage/dates.js';
import { definitionOf, type FateStatus, type ParameterKey, type SentenceFate } from '../../rulesets/index.js';
import type { ExampleResult, Scenario } from '../../scenarios/index.js';
import { BEHAVIOUR, type Linker, lifeAddress, PLAY, systemAddress, understoodAddress } from '../address.js';
import { anchorOf } from './changes.js';

/** A rule, what became of each of its sentences, and what became of its Examples when they were played. */
export interface RuleFates {
  number: string;
  /** The permanent id of the rule. */
  life?: string;
  fates: readonly SentenceFate[];
  examples: readonly PlayedExample[];
}

/** An Example with the games that it became, which can be watched; none where it is not understood. */
export interface PlayedExample extends ExampleResult {
  games: readonly Pick<Scenario, 'id'>[];
}

/** A section with its rules in order. */
export interface SectionFates {
  number: string;
  title: string;
  rules: readonly RuleFates[];
}

/** What each fate is called on the page, in the order in which they are counted. */
const NAMES: Record<FateStatus, string> = {
  read: 'read by the engine',
  meaning: 'understood, not used by the engine',
  remark: 'said in passing',
  ambiguous: 'ambiguous',
  notRead: 'not understood',
};

interface Of {
  /** The edition that was read. */
  document: { name: string };
  to: Linker;
}

/** What the program understood of the sections of the multiplayer chapter, in numbers, and the way to each. */
export function UnderstoodContents({ document, sections, to }: Of & { sections: readonly SectionFates[] }) {
  return (
    <>
      <nav class="above" aria-label="Where this is">
        <a href={to(BEHAVIOUR)}>Behaviour</a>
      </nav>
      <h1>What the program understood</h1>
      <p class="lead">
        Every sentence of the multiplayer rules of {dateInWords(document.name)}: which questions it answers,
        and what the program takes it to mean, said in the program’s own order of words. Sentences that it
        does not understand are marked.
      </p>
      <ul class="spaced">
        {sections.map((section) => (
          <li>
            <a href={to(understoodAddress(section.number))}>
              {section.number} <bdi>{section.title}</bdi>
            </a>{' '}
            <span class="soft">{countsOf(section)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What the program understood of the rules of one section. */
export function UnderstoodPage({
  document,
  section,
  editions,
  to,
}: Of & {
  section: SectionFates /** Ids of the two under which Examples are watched. */;
  editions: readonly [string, string];
}) {
  const watch = ({ id }: Pick<Scenario, 'id'>): string =>
    `${to(PLAY)}#${new URLSearchParams({ scenario: id, editions: editions.join(',') })}`;
  return (
    <>
      <nav class="above" aria-label="Where this is">
        <a href={to(BEHAVIOUR)}>Behaviour</a> ›{' '}
        <a href={to(understoodAddress())}>What the program understood</a>
      </nav>
      <h1>
        What the program understood: {section.number} <bdi>{section.title}</bdi>
      </h1>
      <p class="lead">
        Rules of {dateInWords(document.name)}. {countsOf(section)}.
      </p>
      {section.rules.map((rule) => (
        <article class="rule" id={anchorOf(rule.number) as string}>
          <h2 class="number">
            {rule.life === undefined ? rule.number : <a href={to(lifeAddress(rule.life))}>{rule.number}</a>}
          </h2>
          <div>
            {rule.fates.length === 0 && <p class="soft">A heading.</p>}
            {rule.fates.map((fate) => (
              <Fate fate={fate} to={to} />
            ))}
            {rule.examples.map((example) => (
              <Verdict example={example} watch={watch} />
            ))}
          </div>
        </article>
      ))}
    </>
  );
}

/** `12 sentences: 9 decide …`; fates that no sentence has are left out. */
function countsOf({ rules }: SectionFates): string {
  const all = rules.flatMap(({ fates }) => fates);
  const counts = (Object.keys(NAMES) as FateStatus[])
    .map((status) => [all.filter((fate) => fate.status === status).length, NAMES[status]] as const)
    .filter(([count]) => count > 0);
  return `${all.length} ${all.length === 1 ? 'sentence' : 'sentences'}: ${counts.map(([count, name]) => `${count} ${name}`).join(', ')}`;
}

function Fate({ fate, to }: { fate: SentenceFate; to: Linker }) {
  const missed = fate.status === 'notRead' || fate.status === 'ambiguous';
  return (
    <>
      <p>
        <bdi>{fate.sentence}</bdi>
      </p>
      <ul class="plain fate">
        <li>
          <span class={`tag${missed ? ' strong' : ''}`}>{NAMES[fate.status]}</span>{' '}
          {(fate.status === 'notRead' || fate.status === 'remark') && fate.why}
        </li>
        {fate.said !== undefined && (
          <li>
            <span class="soft">Understood as:</span> {fate.said}
          </li>
        )}
        {fate.readings?.map((reading) => (
          <li>
            <span class="soft">Either:</span> {reading}
          </li>
        ))}
        {fate.by?.map(({ parameter }) => (
          <li>
            <span class="soft">Answers:</span>{' '}
            <a href={to(systemAddress(parameter.split('.')[0] as string), parameter)}>
              {definitionOf(parameter as ParameterKey).question}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What the rules make of an Example. */
const VERDICTS: Record<ExampleResult['status'], string> = {
  holds: 'holds when played',
  contradicts: 'contradicts the rules when played',
  notUnderstood: 'not played: not understood',
};

/** An Example with what came of it when it was played by the rules of its edition. */
function Verdict({
  example: { text, status, claims, strange, games },
  watch,
}: {
  example: PlayedExample;
  watch: (game: Pick<Scenario, 'id'>) => string;
}) {
  return (
    <>
      <p class="example">
        <span class="label">Example</span> <bdi>{text}</bdi>
      </p>
      <ul class="plain fate">
        <li>
          <span class={`tag${status === 'holds' ? '' : ' strong'}`}>{VERDICTS[status]}</span>{' '}
          {games.map((game, at) => (
            <a class="watch" href={watch(game)}>
              Watch this example{games.length > 1 && `, ${at + 1} of ${games.length}`}
            </a>
          ))}
        </li>
        {claims.map(({ words, check, expected, actual, holds, rules = [] }) => (
          <li>
            <bdi>“{words}”</bdi> <code>{check}</code>:{' '}
            {holds ? (
              <>is {shown(actual)}</>
            ) : (
              <>
                the Example says {shown(expected)}, the rules make it {shown(actual)}
                {rules.length > 0 && ` (${rules.join(', ')})`}
              </>
            )}
          </li>
        ))}
        {strange.map(({ words, why }) => (
          <li>
            {why} <bdi class="soft">“{words}”</bdi>
          </li>
        ))}
      </ul>
    </>
  );
}

function shown(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
