import { useState } from 'preact/hooks';
import { type Difference, definitionOf, type ParameterValue, unlike } from '../../../rulesets/index.js';
import { answerOf } from '../../pages/answers.js';
import { inBook } from '../store.js';
import { Heading } from './heading.js';
import type { Passage, Side } from './side.js';

/** A rule's number, leading to its place in the edition. */
export function RuleLink({ of, number }: { of: Side; number: string }) {
  return (
    <a class="number" href={inBook(of.address(number))}>
      {number}
    </a>
  );
}

/** A rule with its words in fields, and what the compiler makes of them. */
export function RuleCard({
  of,
  number,
  onChange,
}: {
  of: Side;
  number: string;
  onChange: (change: () => void) => void;
}) {
  const [passages, setPassages] = useState<Passage[]>(() => of.passages(number));
  const write = (at: number, words: string): void => {
    const next = passages.map((passage, place) => (place === at ? { ...passage, words } : passage));
    setPassages(next);
    onChange(() => of.change(number, next));
  };
  const stated = of.statedBy(number);
  return (
    <article class="card" data-rule={number}>
      <Heading below={2}>
        <RuleLink of={of} number={number} /> <span class="soft">of {of.title}</span>
      </Heading>
      {passages.map(({ kind, words }, at) => (
        <textarea
          aria-label={`${nameOf(passages, at)} of rule ${number}, ${of.title}`}
          class={kind}
          rows={Math.ceil(words.length / 60) + 1}
          value={words}
          spellcheck={false}
          onInput={(event) => write(at, event.currentTarget.value)}
        />
      ))}
      {stated.length === 0 && <p class="soft">The engine reads no value from this rule.</p>}
      <div aria-live="polite">
        {stated.map((difference) => (
          <Stated of={of} number={number} difference={difference} />
        ))}
      </div>
    </article>
  );
}

function nameOf(passages: readonly Passage[], at: number): string {
  const { kind } = passages[at] as Passage;
  const alike = passages.filter((passage) => passage.kind === kind);
  const name = kind === 'example' ? 'Example' : 'Text';
  return alike.length === 1 ? name : `${name} ${alike.indexOf(passages[at] as Passage) + 1}`;
}

/** A parameter that the rule states, or stated before its words were changed. */
function Stated({ of, number, difference }: { of: Side; number: string; difference: Difference }) {
  const { key, old, new: now } = difference;
  return (
    <div class="stated">
      <p>
        <span class="soft">{definitionOf(key).question}</span>{' '}
        {now.status === 'unrecognised' ? <Unrecognised now={now} /> : <strong>{answerOf(key, now)}</strong>}
      </p>
      <p class="soft">
        <code>{key}</code> <code class="value">{String(now.value)}</code>{' '}
        {now.status !== 'unrecognised' && now.status !== 'compiled' && <span class="tag">{now.status}</span>}
        {old.value !== now.value && (
          <span class="was">
            was <code>{String(old.value)}</code>
          </span>
        )}
      </p>
      {now.status === 'unrecognised' ? (
        <NotUnderstood of={of} number={number} old={old} now={now} />
      ) : (
        now.words !== undefined &&
        now.rules[0] === number && (
          <p class="soft">
            Read from <q>{now.words}</q>
          </p>
        )
      )}
    </div>
  );
}

function Unrecognised({ now }: { now: ParameterValue }) {
  return <strong class="tag strong">{unlike(now) ?? 'not understood'}</strong>;
}

/** What is no longer understood, beside what was. */
function NotUnderstood(props: { of: Side; number: string; old: ParameterValue; now: ParameterValue }) {
  const { of, number, old, now } = props;
  const words = now.sentence ?? (of.changed.includes(number) ? of.words(number) : undefined);
  return (
    <>
      <p>
        {words === undefined ? (
          'No sentence is about it.'
        ) : (
          <>
            No longer understood: <q>{words}</q>
          </>
        )}
      </p>
      {old.words !== undefined && (
        <p class="soft">
          The original text is <q>{old.words}</q>
        </p>
      )}
    </>
  );
}
