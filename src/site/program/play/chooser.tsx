import { useMemo, useRef, useState } from 'preact/hooks';
import { definitionOf, type ParameterKey } from '../../../rulesets/index.js';
import type { PlayIndex } from '../../data/playData.js';
import { topicName } from '../../pages/answers.js';
import { EditionField, Field } from '../fields.js';
import type { Choice } from './player.js';
import type { SideNumber } from './side.js';

interface ChoosingProps {
  index: PlayIndex;
  choice: Choice;
  choose: (fresh: Partial<Choice>) => void;
}

/** More games than these are not listed at once; the filters narrow them down. */
const MOST = 60;

/** The list of games, narrowed by words, variant, subject and by what the outcome depends on. */
export function Chooser({ index, choice, choose }: ChoosingProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [words, setWords] = useState('');
  const [variant, setVariant] = useState('');
  const [system, setSystem] = useState('');
  const [parameter, setParameter] = useState('');
  const [differing, setDiffering] = useState(true);
  const { scenarios } = index;
  const found = useMemo(() => {
    const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
    const key = parameter === '' ? undefined : index.parameters.indexOf(parameter);
    return [...scenarios.entries()].filter(([, listed]) => {
      const text = `${listed.title} ${listed.id}`.toLowerCase();
      return (
        wanted.every((word) => text.includes(word)) &&
        (variant === '' || (listed.variant ?? '–') === variant) &&
        (system === '' || listed.system === system) &&
        (key === undefined || listed.differs?.includes(key)) &&
        (!differing || listed.differs !== undefined)
      );
    });
  }, [scenarios, words, variant, system, parameter, differing]);
  const menu = (label: string, value: string, set: (value: string) => void, values: [string, string][]) => (
    <label>
      {label}{' '}
      <select value={value} onChange={(event) => set(event.currentTarget.value)}>
        <option value="">any</option>
        {values.map(([name, text]) => (
          <option value={name}>{text}</option>
        ))}
      </select>
    </label>
  );
  const differ = useMemo(() => new Set(scenarios.flatMap((listed) => listed.differs ?? [])), [scenarios]);
  return (
    <details class="choose" ref={details}>
      <summary>Choose another game</summary>
      <form class="choosers" onSubmit={(event) => event.preventDefault()}>
        <Field label="Title contains" search value={words} onText={setWords} />
        {menu(
          'Variant',
          variant,
          setVariant,
          distinct(scenarios.map((listed) => listed.variant ?? '–')).map((name) => [
            name,
            name === '–' ? 'none' : name,
          ]),
        )}
        {menu(
          'Subject',
          system,
          setSystem,
          distinct(scenarios.flatMap((listed) => listed.system ?? [])).map((name) => [name, topicName(name)]),
        )}
        {menu(
          'May depend on',
          parameter,
          setParameter,
          index.parameters.flatMap((key, at): [string, string][] =>
            differ.has(at) && (system === '' || key.startsWith(`${system}.`))
              ? [[key, definitionOf(key as ParameterKey).question]]
              : [],
          ),
        )}
        <label>
          <input
            type="checkbox"
            checked={differing}
            onChange={(event) => setDiffering(event.currentTarget.checked)}
          />{' '}
          ends differently in some edition
        </label>
      </form>
      <p role="status" class="soft">
        {found.length === 0
          ? 'No game matches.'
          : `${found.length} of ${scenarios.length} games${found.length > MOST ? `, the first ${MOST} listed` : ''}`}
      </p>
      <ul class="games">
        {found.slice(0, MOST).map(([at, { title, variant: kind, players }]) => (
          <li>
            <button
              type="button"
              class="plain"
              aria-current={at === choice.scenario ? 'true' : undefined}
              onClick={() => {
                choose({ scenario: at });
                if (details.current) details.current.open = false;
              }}
            >
              {title}
            </button>{' '}
            <span class="soft">
              {kind === undefined ? '' : `${kind}, `}
              {players} players
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Which edition one of the two games is played under. */
export function EditionChooser({ index, choice, choose, side }: ChoosingProps & { side: SideNumber }) {
  const [a, b] = choice.editions;
  return (
    <EditionField
      label={side === 0 ? 'Rules of' : 'and rules of'}
      editions={index.editions}
      chosen={choice.editions[side]}
      onChoice={(at) => choose({ editions: side === 0 ? [at, b] : [a, at] })}
    />
  );
}

function distinct(names: readonly string[]): string[] {
  return [...new Set(names)].sort((a, b) => a.localeCompare(b));
}
