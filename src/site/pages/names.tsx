import { dateInWords } from '../../lineage/dates.js';

/** The name of an edition among other words: a date is written out, and never broken where a line ends. */
export function EditionName({ name }: { name: string }) {
  return /^\d{4}-\d\d-\d\d$/.test(name) ? (
    <time datetime={name}>{dateInWords(name)}</time>
  ) : (
    <bdi>{name}</bdi>
  );
}

/** The name of a parameter, which may be broken between its words. */
export function ParameterName({ name }: { name: string }) {
  return (
    <>
      {name.split(/(?<=\.)|(?=[A-Z])/).map((part, at) => (
        <>
          {at > 0 && <wbr />}
          {part}
        </>
      ))}
    </>
  );
}
