import type { ComponentChildren } from 'preact';
import type { Phrasing } from '../../tree/index.js';
import { glossaryAddress, type Linker, ruleAddress } from '../address.js';
import type { Term, Terms } from '../terms.js';
import { anchorOf } from './changes.js';

/** What the words of an edition lead to. */
export interface WordLinks {
  edition: string;
  to: Linker;
  /** Numbers of rules, sections and chapters that the edition has. */
  known: ReadonlySet<string>;
  /** Sections that are too long for one page. */
  long: readonly string[];
  terms: Terms;
  /** Terms that this page has explained; each is explained where it is first used. */
  seen: Set<Term>;
}

/** The words of a paragraph or example: references and terms as links, symbols as signs. */
export function Words({
  content,
  links,
}: {
  content: readonly Phrasing[];
  links: WordLinks;
}): ComponentChildren {
  return content.map((node) => {
    switch (node.type) {
      case 'text':
        return <Text words={node.value} links={links} />;
      case 'emphasis':
        return (
          <em>
            <Words content={node.children} links={links} />
          </em>
        );
      case 'symbol':
        return <Sign name={node.name} value={node.value} />;
      case 'crossReference': {
        const target = node.targets.map((t) => t.split('..')[0] as string).find((t) => links.known.has(t));
        if (target === undefined) return <Words content={node.children} links={links} />;
        const words = node.children.map((child) => ('value' in child ? child.value : ''));
        return (
          <a href={links.to(ruleAddress(links.edition, target, links.long), anchorOf(target))}>{words}</a>
        );
      }
      default:
        return null;
    }
  });
}

function Text({ words, links }: { words: string; links: WordLinks }) {
  return (
    <>
      {links.terms.cut(words, links.seen).map((part) =>
        typeof part === 'string' ? (
          signs(part)
        ) : (
          <a
            class="term"
            href={links.to(glossaryAddress(links.edition, part.term.initial), part.term.anchor)}
          >
            {part.words}
          </a>
        ),
      )}
    </>
  );
}

/** What the letters in braces are called, for who cannot see the sign. */
const SIGNS: Record<string, [sign: string, name: string]> = {
  T: ['↷', 'tap'],
  Q: ['↶', 'untap'],
  W: ['W', 'white mana'],
  U: ['U', 'blue mana'],
  B: ['B', 'black mana'],
  R: ['R', 'red mana'],
  G: ['G', 'green mana'],
  C: ['C', 'colourless mana'],
  S: ['S', 'snow mana'],
  E: ['E', 'energy'],
  P: ['P', 'Phyrexian mana'],
  X: ['X', 'X mana'],
};

/** A symbol in braces, drawn as a sign in a circle; a pair (`W/U`) is in one. */
function Sign({ name, value }: { name: string; value: string }) {
  const parts = name.split('/');
  const said = parts
    .map((part) => SIGNS[part]?.[1] ?? (/^\d+$/.test(part) ? `${part} mana` : part))
    .join(' or ');
  return (
    <span
      class={`sign${/^[WUBRG]$/.test(name) ? ` sign-${name}` : ''}`}
      role="img"
      aria-label={said}
      title={value}
    >
      {parts.map((part) => SIGNS[part]?.[0] ?? part).join('/')}
    </span>
  );
}

/** Symbols that a reader left in the running text. */
function signs(words: string): ComponentChildren {
  if (!words.includes('{')) return words;
  return words
    .split(/(\{[^\s{}]{1,5}\})/)
    .map((part, at) => (at % 2 === 1 ? <Sign name={part.slice(1, -1)} value={part} /> : part));
}
