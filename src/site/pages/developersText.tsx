import type { AlignType, RootContent, Table } from 'mdast';
import type { ComponentChildren } from 'preact';
import { wordsIn } from '../developers/documents.js';
import { Scroll } from './scroll.js';

/** Where a link of a document leads on this site; undefined where nothing here stands for it. */
export type Follow = (url: string) => string | undefined;

/**
 * Markdown as it was parsed, drawn; HTML in it shows as itself, and links lead to pages of this book or to the web.
 *
 * @param name what it is about, for those who hear and do not see where they are
 * @param top the level of its highest headings, which are on the third level of the document
 */
export function Markdown({
  nodes,
  follow,
  name,
  top = 3,
}: {
  nodes: readonly RootContent[];
  follow: Follow;
  name: string;
  top?: 2 | 3;
}) {
  let heading = name;
  const tables = new Map<string, number>();
  return (
    <>
      {nodes.map((node) => {
        if (node.type === 'heading') heading = wordsIn(node);
        let called = heading;
        if (node.type === 'table') {
          const count = (tables.get(heading) ?? 0) + 1;
          tables.set(heading, count);
          if (count > 1) called = `${heading}, ${count}`;
        }
        return <Block node={node} follow={follow} name={called} top={top} />;
      })}
    </>
  );
}

interface Drawn {
  node: RootContent;
  follow: Follow;
  /** The heading that it is under. */
  name: string;
  top: 2 | 3;
}

function Block({ node, follow, name, top }: Drawn): ComponentChildren {
  const inner = (children: readonly RootContent[]): ComponentChildren =>
    children.map((child) => <Block node={child} follow={follow} name={name} top={top} />);
  switch (node.type) {
    case 'text':
    case 'html':
      return node.value;
    case 'paragraph':
      return <p>{inner(node.children)}</p>;
    case 'heading': {
      const Level = `h${Math.min(6, Math.max(2, node.depth - 3 + top))}` as 'h2';
      return <Level id={anchorOf(wordsIn(node))}>{inner(node.children)}</Level>;
    }
    case 'emphasis':
      return <em>{inner(node.children)}</em>;
    case 'strong':
      return <strong>{inner(node.children)}</strong>;
    case 'delete':
      return <del>{inner(node.children)}</del>;
    case 'inlineCode':
      return <code>{node.value}</code>;
    case 'break':
      return <br />;
    case 'thematicBreak':
      return <hr />;
    case 'code':
      return <Code>{node.value}</Code>;
    case 'blockquote':
      return <blockquote>{inner(node.children)}</blockquote>;
    case 'list': {
      const List = node.ordered ? 'ol' : 'ul';
      return (
        <List>
          {node.children.map((item) => (
            <li>
              {item.children.map((child) =>
                // A list whose items are words needs no paragraphs inside.
                child.type === 'paragraph' && !node.spread ? (
                  inner(child.children)
                ) : (
                  <Block node={child} follow={follow} name={name} top={top} />
                ),
              )}
            </li>
          ))}
        </List>
      );
    }
    case 'link': {
      const target = follow(node.url);
      return target === undefined ? inner(node.children) : <a href={target}>{inner(node.children)}</a>;
    }
    case 'table':
      return <TableView node={node} follow={follow} name={name} top={top} />;
    default:
      return null;
  }
}

function TableView({ node, follow, name, top }: Drawn & { node: Table }) {
  const [head, ...rows] = node.children;
  const side = (at: number): string | undefined =>
    (node.align?.[at] as AlignType) === 'right' ? 'n' : undefined;
  const words = (children: readonly RootContent[]) =>
    children.map((child) => <Block node={child} follow={follow} name={name} top={top} />);
  return (
    <Scroll name={`Table: ${name}`}>
      <table>
        <thead>
          <tr>
            {head?.children.map((cell, at) =>
              cell.children.length > 0 ? <th class={side(at)}>{words(cell.children)}</th> : <td />,
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr>
              {row.children.map((cell, at) => (
                <td class={side(at)}>{words(cell.children)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

/** Lines that stay as they are; they scroll by themselves where they are broader than the window, by key too. */
export function Code({ children }: { children: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by key.
    <pre class="scroll" tabIndex={0}>
      <code>{children}</code>
    </pre>
  );
}

/** Where a heading can be found on its page. */
function anchorOf(words: string): string {
  return words.replace(/[^\w.-]+/g, '-').replace(/^-+|-+$/g, '');
}

/** A comment of the code: paragraphs and lists of words, with names as code, and what is said of parameters and results. */
export function Comment({ text }: { text: string }) {
  const [words = '', ...tags] = text.split(/^@(?=\w)/m);
  const told = tags.map((tag) => {
    const [, name = '', rest = ''] = /^(\w+)\s*([\s\S]*)$/.exec(tag) ?? [];
    const [, parameter, meaning] = /^([\w.]+)\s*([\s\S]*)$/.exec(rest) ?? [];
    return name === 'param'
      ? { term: <code>{parameter}</code>, words: meaning ?? '' }
      : { term: TAGS[name] ?? name, words: rest };
  });
  return (
    <>
      {words
        .trim()
        .split(/\n\s*\n/)
        .filter((paragraph) => paragraph !== '')
        .map((paragraph) => (
          <p class="measure">{inline(paragraph)}</p>
        ))}
      {told.length > 0 && (
        <dl class="told measure">
          {told.map(({ term, words: meaning }) => (
            <div>
              <dt>{term}</dt>
              <dd>{inline(meaning)}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

const TAGS: Readonly<Record<string, string>> = { returns: 'gives', throws: 'throws', typeParam: 'type' };

/** Names in backticks and links of comments are code, everything else is words. */
function inline(text: string): ComponentChildren[] {
  return text
    .trim()
    .replace(/\s*\n\s*/g, ' ')
    .split(/(`[^`]+`|\{@link [^}]+\})/)
    .map((piece) => {
      const code = /^`([^`]+)`$/.exec(piece)?.[1] ?? /^\{@link ([^}\s]+)[^}]*\}$/.exec(piece)?.[1];
      return code === undefined ? piece : <code>{code}</code>;
    });
}
