import type { ReadResult } from '../../readers/index.js';
import { countNodes, type Node, numberOf, rulesOf } from '../../tree/index.js';
import { ruleAnchor } from '../address.js';
import { Words } from './words.js';

/** One document as a page: its headings, rules, examples, glossary, and what its reader had to say. */
export function EditionPage({ name, source, result }: { name: string; source: string; result: ReadResult }) {
  const { tree, messages, coverage } = result;
  const known = new Set(rulesOf(tree).map(numberOf));
  const counts = countNodes(tree);
  return (
    <>
      <h1>{tree.title ?? name}</h1>
      <p class="soft">
        {tree.effective ? `In force from ${tree.effective}. ` : 'The document bears no date of its own. '}
        {counts.sections} sections, {counts.rules} rules, {counts.subrules} subrules, {counts.examples}{' '}
        examples, {counts.glossaryEntries} glossary entries; {coverage.accounted} of {coverage.characters}{' '}
        characters accounted for. Read from <code>{source}</code> ({tree.format}, {tree.encoding.name}
        ).
      </p>
      {messages.length > 0 && (
        <details>
          <summary>{messages.length} messages of the reader</summary>
          <div class="scroll">
            <table>
              <thead>
                <tr>
                  <th class="n">line</th>
                  <th>what</th>
                  <th>kind</th>
                </tr>
              </thead>
              <tbody>
                {messages.slice(0, 500).map((m) => (
                  <tr>
                    <td class="n">{m.line ?? ''}</td>
                    <td>{m.reason}</td>
                    <td>
                      <code>{m.ruleId ?? ''}</code>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </details>
      )}
      {tree.children.map((child) => (
        <Block node={child} known={known} top />
      ))}
    </>
  );
}

function Block({ node, known, top }: { node: Node; known: ReadonlySet<string>; top?: boolean }) {
  // A section without a chapter above it is the highest heading of the page after its title.
  const SectionHeading = top ? 'h2' : 'h3';
  const inner = (children: readonly Node[]) => children.map((child) => <Block node={child} known={known} />);
  switch (node.type) {
    case 'chapter':
      return (
        <section>
          <h2>
            {node.number}. {node.title}
          </h2>
          {inner(node.children)}
        </section>
      );
    case 'section':
      return (
        <section id={ruleAnchor(numberOf(node))}>
          <SectionHeading>
            {node.number} {node.title}
          </SectionHeading>
          {inner(node.children)}
        </section>
      );
    case 'rule':
    case 'subrule': {
      const own = node.children.filter((child) => child.type !== 'subrule');
      const subrules = node.children.filter((child) => child.type === 'subrule');
      return (
        <>
          <article class="rule" id={node.number === '' ? undefined : ruleAnchor(numberOf(node))}>
            <span class="number">
              {node.number === '' ? '' : node.number}
              {node.intended !== undefined && node.number !== '' && ` (${node.intended})`}
            </span>
            <div>
              {node.type === 'rule' && node.title !== undefined && (
                <p>
                  <strong>{node.title}</strong>
                </p>
              )}
              {node.type === 'rule' && node.orphan && (
                <p class="soft">The rule that this belongs to lies outside the document.</p>
              )}
              {inner(own)}
            </div>
          </article>
          {inner(subrules)}
        </>
      );
    }
    case 'paragraph':
      return (
        <p>
          <Words content={node.children} known={known} />
        </p>
      );
    case 'example':
      return (
        <p class="example">
          <strong>Example:</strong> <Words content={node.children} known={known} />
        </p>
      );
    case 'stamp':
      return (
        <p class="soft">
          <span class="tag">
            {node.source} {node.date}
          </span>
        </p>
      );
    case 'glossary':
    case 'introduction':
    case 'credits':
      return (
        <section>
          <h2>{{ glossary: 'Glossary', introduction: 'Introduction', credits: 'Credits' }[node.type]}</h2>
          {inner(node.children)}
        </section>
      );
    case 'glossaryEntry':
      return (
        <section>
          <h3>{node.term}</h3>
          {inner(node.children)}
        </section>
      );
    default:
      return null;
  }
}
