import { useState } from 'preact/hooks';
import { definitionOf, type ParameterValue } from '../../../rulesets/index.js';
import { lifeAddress } from '../../address.js';
import { inBook } from '../store.js';
import type { Passage, Side } from './side.js';

/** Which of the two editions. */
export type SideNumber = 0 | 1;

/** A rule's number, leading to its life. */
export function RuleLink({ of, number }: { of: Side; number: string }) {
  return (
    <a class="number" href={inBook(lifeAddress(of.lineage(number)))}>
      {number}
    </a>
  );
}

/** A rule with its words in fields, and what they say to the compiler. */
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
  const stated = of.statedBy(number);
  const write = (at: number, words: string): void => {
    const next = passages.map((passage, place) => (place === at ? { ...passage, words } : passage));
    setPassages(next);
    onChange(() => of.change(number, next));
  };
  let examples = 0;
  return (
    <article class="card">
      <h5>
        <RuleLink of={of} number={number} /> in {of.name}
      </h5>
      {passages.map(({ kind, words }, at) => {
        const name = kind === 'example' ? `Example ${++examples} of rule` : 'Words of rule';
        return (
          <textarea
            aria-label={`${name} ${number} in ${of.name}`}
            class={kind}
            rows={Math.ceil(words.length / 60) + 1}
            value={words}
            spellcheck={false}
            onInput={(event) => write(at, event.currentTarget.value)}
          />
        );
      })}
      {stated.length === 0 && <p class="soft">No parameter is read from this rule.</p>}
      {stated.map(({ key, old, new: now }) => (
        <div class="stated" aria-live="polite">
          <p>
            <code>{key}</code> <Value value={now} />
            {old.value !== now.value && (
              <span class="was">
                {' '}
                was <code>{String(old.value)}</code>
              </span>
            )}
          </p>
          <p class="soft">{meaning(key, now) ?? definitionOf(key).description}</p>
          {now.status === 'unrecognised' ? (
            <p>
              {now.sentence === undefined ? (
                'No sentence speaks of it.'
              ) : (
                <>
                  Not understood: <q>{now.sentence}</q>
                </>
              )}
            </p>
          ) : (
            now.words !== undefined &&
            now.rules[0] === number && (
              <p class="soft">
                Read from <q>{now.words}</q>
              </p>
            )
          )}
        </div>
      ))}
    </article>
  );
}

function Value({ value }: { value: ParameterValue }) {
  if (value.status === 'unrecognised') return <span class="tag strong">unrecognised</span>;
  return (
    <>
      <code class="value">{String(value.value)}</code> <span class="tag">{value.status}</span>
    </>
  );
}

function meaning(key: Parameters<typeof definitionOf>[0], { value }: ParameterValue): string | undefined {
  return definitionOf(key).values.find((known) => known.value === value)?.meaning;
}
