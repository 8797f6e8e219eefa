import type { ComponentChildren } from 'preact';

/** What may be broader than the window scrolls by itself, by key too, and says what it is. */
export function Scroll({
  name,
  picture,
  children,
}: {
  name: string;
  picture?: boolean;
  children: ComponentChildren;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by key.
    <section class={picture ? 'picture scroll' : 'scroll'} tabIndex={0} aria-label={name}>
      {children}
    </section>
  );
}

/**
 * A table with a row of headings.
 *
 * @param heads the headings; `n:` comes before those of columns of numbers
 * @param kind the class of the table
 * @param children its rows
 */
export function Table({
  heads,
  kind,
  children,
}: {
  heads: readonly string[];
  kind?: string;
  children: ComponentChildren;
}) {
  return (
    <table class={kind}>
      <thead>
        <tr>
          {heads.map((head) =>
            head.startsWith('n:') ? <th class="n">{head.slice(2)}</th> : <th>{head}</th>,
          )}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
