import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** The level of the player's own headings: it is in pages of several kinds. */
export const HeadingLevel = createContext(2);

/** A heading so many levels below the player's own. */
export function Heading({ below = 0, children }: { below?: number; children: ComponentChildren }) {
  const Level = `h${Math.min(6, useContext(HeadingLevel) + below)}` as 'h2';
  return <Level>{children}</Level>;
}
