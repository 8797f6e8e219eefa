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
