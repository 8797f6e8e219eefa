import { dateInWords } from '../../lineage/dates.js';

/** The words of whatever was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What the address of the page asks for behind `#`; behind `?`, as people write it by hand, where there is nothing. */
export const inHash = (): URLSearchParams =>
  new URLSearchParams(location.hash.length > 1 ? location.hash.slice(1) : location.search);

/** A field for text with its label before it. */
export function Field(props: {
  label: string;
  value: string;
  size?: number;
  placeholder?: string;
  search?: true;
  /** The id of a list of suggestions. */
  list?: string;
  onText: (text: string) => void;
}) {
  const { label, search, onText, ...input } = props;
  return (
    <label>
      {label}{' '}
      <input
        type={search ? 'search' : 'text'}
        autocomplete="off"
        {...input}
        onInput={(event) => onText(event.currentTarget.value)}
      />
    </label>
  );
}

/** A choice among the editions of the book, by their places in the list. */
export function EditionField(props: {
  label: string;
  editions: readonly { name: string; partial?: boolean | undefined }[];
  chosen: number;
  onChoice: (at: number) => void;
}) {
  const { label, editions, chosen, onChoice } = props;
  return (
    <label>
      {label}{' '}
      <select value={chosen} onChange={(event) => onChoice(Number(event.currentTarget.value))}>
        {editions.map(({ name, partial }, at) => (
          <option value={at} selected={at === chosen}>
            {dateInWords(name)}
            {partial ? ' (part)' : ''}
          </option>
        ))}
      </select>
    </label>
  );
}
