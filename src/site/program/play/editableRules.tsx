import { useMemo, useState } from 'preact/hooks';
import { Field } from '../fields.js';
import { Heading } from './heading.js';
import { RuleCard } from './rules.js';
import type { Side, SideNumber } from './side.js';

/** The rules of one edition that are open to change. */
export function Words({
  side,
  of,
  opened,
  onOpen,
  onChange,
  onRestore,
}: {
  side: SideNumber;
  of: Side;
  opened: readonly string[];
  onOpen: (number: string) => void;
  onChange: (change: () => void) => void;
  onRestore: () => void;
}) {
  const [wanted, setWanted] = useState('');
  const [missing, setMissing] = useState('');
  const [restored, setRestored] = useState(0);
  const id = useMemo(() => `rules-${Math.random().toString(36).slice(2)}`, []);
  const moved = of.moved();
  return (
    <section class="words" data-side={side}>
      <Heading below={1}>{of.title}</Heading>
      {of.changed.length > 0 && (
        <p role="status">
          Changed: {of.changed.join(', ')}.{' '}
          {moved.length === 0
            ? 'No value changes.'
            : `${moved.length === 1 ? 'One value changes' : `${moved.length} values change`}: ${moved.map(({ key }) => key).join(', ')}.`}{' '}
          <button
            type="button"
            onClick={() => {
              onRestore();
              setRestored((n) => n + 1);
            }}
          >
            Restore original text
          </button>
        </p>
      )}
      {opened.map((number) => (
        <RuleCard key={`${of.name} ${number} ${restored}`} of={of} number={number} onChange={onChange} />
      ))}
      <form
        class="another"
        onSubmit={(event) => {
          event.preventDefault();
          const number = wanted.trim().replace(/\.$/, '');
          const known = of.passages(number).length > 0;
          setMissing(
            known || number === ''
              ? ''
              : `There is no rule ${number} with text of its own among the rules that decide play in ${of.title}.`,
          );
          if (!known) return;
          onOpen(number);
          setWanted('');
        }}
      >
        <Field label="Edit another rule" list={id} size={9} value={wanted} onText={setWanted} />{' '}
        <button type="submit">Show</button>
        <datalist id={id}>
          {of.numbers.map((number) => (
            <option value={number} />
          ))}
        </datalist>
        <span role="status">{missing}</span>
      </form>
    </section>
  );
}
