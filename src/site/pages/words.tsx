import type { WordChange } from '../../compare/index.js';
import type { Phrasing } from '../../tree/index.js';
import { ruleAnchor } from '../address.js';

/** The words of a paragraph or example; a cross-reference becomes a link where the page holds its target. */
export function Words({ content, known }: { content: readonly Phrasing[]; known?: ReadonlySet<string> }) {
  return (
    <>
      {content.map((node) => {
        switch (node.type) {
          case 'text':
            return node.value;
          case 'emphasis':
            return (
              <em>
                <Words content={node.children} {...(known ? { known } : {})} />
              </em>
            );
          case 'symbol':
            return <code>{node.value}</code>;
          case 'crossReference': {
            const target = node.targets.map((t) => t.split('..')[0] as string).find((t) => known?.has(t));
            const words = <Words content={node.children} />;
            return target === undefined ? words : <a href={`#${ruleAnchor(target)}`}>{words}</a>;
          }
          default:
            return null;
        }
      })}
    </>
  );
}

/** Old and new words in one line of reading. */
export function Changes({ words }: { words: readonly WordChange[] }) {
  return (
    <>
      {words.map(({ op, text }) =>
        op === 'keep' ? text : op === 'insert' ? <ins>{text}</ins> : <del>{text}</del>,
      )}
    </>
  );
}
