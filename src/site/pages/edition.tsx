import type { ComponentChildren } from 'preact';
import { dateInWords } from '../../lineage/dates.js';
import type { Edition, GlossaryEntry, Node, Rule } from '../../tree/index.js';
import { numberOf } from '../../tree/index.js';
import {
  editionAddress,
  glossaryAddress,
  lifeAddress,
  NEWEST,
  ruleAnchor,
  sectionAddress,
  understoodAddress,
  WHOLE,
} from '../address.js';
import { isMultiplayer, type Part } from '../making/layout.js';
import { DateBar, type EditionView, releaseInBrackets } from './dates.js';
import { type WordLinks, Words } from './ruleText.js';
import { Scroll, Table } from './scroll.js';

/** The contents of an edition: what it is, where it comes from, its chapters and sections. */
export function EditionContents({
  view,
  tree,
  parts,
  links,
}: {
  view: EditionView;
  tree: Edition;
  parts: readonly Part[];
  links: WordLinks;
}) {
  const { document } = view;
  const { counts, coverage } = document;
  const { to } = links;
  const chapters: { title: string; number?: string; parts: Part[] }[] = [];
  for (const part of parts) {
    if (part.section !== undefined) continue;
    if (chapters.length === 0 || chapters.at(-1)?.number !== part.chapter?.number) {
      chapters.push({
        title: part.chapter?.title ?? '',
        parts: [],
        ...(part.chapter ? { number: part.chapter.number } : {}),
      });
    }
    chapters.at(-1)?.parts.push(part);
  }
  const glossary = links.terms.all.length;
  const plain = (type: 'introduction' | 'credits', title: string): ComponentChildren =>
    tree.children
      .filter((child) => child.type === type)
      .map((child) => (
        <section class="measure">
          <h2>{title}</h2>
          {(child.children as Node[]).map((node) => (
            <Block node={node} links={links} />
          ))}
        </section>
      ));
  return (
    <>
      <h1>
        Rules of {dateInWords(document.name)}
        {releaseInBrackets(document)}
      </h1>
      <p class="lead">
        {tree.title !== undefined && (
          <>
            <bdi>{tree.title}</bdi>.{' '}
          </>
        )}
        {tree.effective
          ? `In force from ${dateInWords(tree.effective)}.`
          : `The document has no date of its own; here it is called ${document.name}.`}
        {document.partial && ' This is only a part of the edition.'}
      </p>
      <DateBar view={view} to={to} />
      <p class="scripted">
        <a href={`${to(WHOLE)}#edition=${document.id}`}>The whole edition on one page</a>
      </p>
      <h2 id="contents">Contents</h2>
      <nav class="contents" aria-label="Sections">
        {chapters.map((chapter) => (
          <section>
            {chapter.number !== undefined && (
              <h3>
                {chapter.number}. <bdi>{chapter.title}</bdi>
              </h3>
            )}
            <ol class="plain">
              {chapter.parts.map((part) => (
                <li class={part.placeholder ? 'soft' : undefined}>
                  <a href={to(sectionAddress(links.edition, part.key))}>
                    <span class="number">{part.key === 'text' ? '' : part.key}</span> <bdi>{part.title}</bdi>
                  </a>
                </li>
              ))}
            </ol>
          </section>
        ))}
        {glossary > 0 && (
          <p>
            <a href={to(glossaryAddress(links.edition))}>Glossary</a>{' '}
            <span class="soft">{glossary} entries</span>
          </p>
        )}
      </nav>
      {plain('introduction', 'Introduction')}
      <h2 id="source">Source</h2>
      <dl class="facts">
        <dt>contains</dt>
        <dd>
          {[
            [counts.sections, 'sections'] as const,
            [counts.rules, 'rules'] as const,
            [counts.subrules, 'subrules'] as const,
            [counts.examples, 'examples'] as const,
            [counts.glossaryEntries, 'glossary entries'] as const,
          ]
            .filter(([count]) => count > 0)
            .map(([count, what]) => `${count.toLocaleString('en')} ${what}`)
            .join(', ')}
        </dd>
        <dt>read from</dt>
        <dd>
          {document.files.map((file, at) => (
            <>
              {at > 0 && ', '}
              <code>{file}</code>
            </>
          ))}{' '}
          ({document.format}, {document.encoding})
        </dd>
        <dt>read</dt>
        <dd>
          {coverage.accounted} of {coverage.characters} characters
          {document.damaged > 0 && `; ${document.damaged} characters of the source are unreadable`}
        </dd>
        {document.notes.length > 0 && (
          <>
            <dt>notes</dt>
            <dd>
              {document.notes.map((note) => (
                <div>{note}</div>
              ))}
            </dd>
          </>
        )}
      </dl>
      <Messages document={document} />
      {plain('credits', 'Credits')}
    </>
  );
}

function Messages({ document }: { document: EditionView['document'] }) {
  const { messages, messageCount } = document;
  if (messageCount === 0) return null;
  return (
    <details>
      <summary>
        {messageCount} {messageCount === 1 ? 'note' : 'notes'} from reading the source
      </summary>
      <Scroll name="Notes from reading the source">
        <Table heads={['n:line', 'what', 'kind']}>
          {messages.map((m) => (
            <tr>
              <td class="n">{m.line ?? ''}</td>
              <td>{m.reason}</td>
              <td>
                <code>{m.ruleId}</code>
              </td>
            </tr>
          ))}
        </Table>
      </Scroll>
      {messageCount > messages.length && <p class="soft">The first {messages.length} are listed.</p>}
    </details>
  );
}

/** A section, or some rules of a long section, with the way to its neighbours. */
export function EditionPart({
  view,
  part,
  parts,
  links,
}: {
  view: EditionView;
  part: Part;
  parts: readonly Part[];
  links: WordLinks;
}) {
  const { document } = view;
  const { to } = links;
  const at = parts.indexOf(part);
  const previous = parts[at - 1];
  const next = parts[at + 1];
  const inside = parts.filter((other) => other.section === part.key);
  const section = part.section ?? part.key;
  const life = view.lifeOf(part.key);
  const name = part.last === undefined ? part.key : `${part.key} to ${part.last}`;
  const title =
    part.key === 'text' ? part.title : part.last === undefined ? `${part.key} ${part.title}` : name;
  const used = new Set<string>();
  return (
    <>
      <nav class="above" aria-label="Where this is">
        <a href={to(editionAddress(links.edition))}>Rules of {dateInWords(document.name)}</a>
        {part.chapter && (
          <>
            {' › '}
            <bdi>{`${part.chapter.number}. ${part.chapter.title}`}</bdi>
          </>
        )}
        {part.section !== undefined && (
          <>
            {' › '}
            <a href={to(sectionAddress(links.edition, part.section))}>{part.section}</a>
          </>
        )}
      </nav>
      <h1>
        <bdi>{title}</bdi>
      </h1>
      <DateBar view={view} to={to} section={section} {...(life === undefined ? {} : { history: life })} />
      {inside.length > 0 && (
        <ol class="plain columns">
          {inside.flatMap((page) =>
            page.nodes
              .filter((node) => node.type === 'rule' && numberOf(node) !== '')
              .map((rule) => (
                <li id={ruleAnchor(numberOf(rule as Rule))}>
                  <a href={to(sectionAddress(links.edition, page.key), ruleAnchor(numberOf(rule as Rule)))}>
                    <span class="number">{numberOf(rule as Rule)}</span>{' '}
                    <bdi>{(rule as Rule).title ?? ''}</bdi>
                  </a>
                </li>
              )),
          )}
        </ol>
      )}
      {part.nodes.map((node) => (
        <Block node={node} links={links} view={view} used={used} />
      ))}
      {links.edition === NEWEST && isMultiplayer(part) && (
        <p>
          <a href={to(understoodAddress(section))}>What the program understood of these rules</a>
        </p>
      )}
      {part.nodes.length === 0 && inside.length === 0 && <p class="soft">This section has no rules.</p>}
      <nav class="beside" aria-label="Before and after">
        {previous && (
          <a rel="prev" href={to(sectionAddress(links.edition, previous.key))}>
            ← {previous.key} <bdi>{previous.last === undefined ? previous.title : ''}</bdi>
          </a>
        )}
        {next && (
          <a rel="next" href={to(sectionAddress(links.edition, next.key))}>
            {next.key} <bdi>{next.last === undefined ? next.title : ''}</bdi> →
          </a>
        )}
      </nav>
    </>
  );
}

/** The glossary, or the part of it whose terms begin alike. */
export function GlossaryPage({
  view,
  initial,
  links,
}: {
  view: EditionView;
  initial?: string;
  links: WordLinks;
}) {
  const { document } = view;
  const { to, terms } = links;
  const shown = terms.all.filter((term) => initial === undefined || term.initial === initial);
  const pages = terms.initials;
  const letter = (name: string): string => {
    const after = pages[pages.indexOf(name) + 1];
    const until = after === undefined ? 'z' : String.fromCharCode(after.charCodeAt(0) - 1);
    const first = name === '0' ? '#' : name.toUpperCase();
    return until <= name ? first : `${first}\u2013${until.toUpperCase()}`;
  };
  return (
    <>
      <nav class="above" aria-label="Where this is">
        <a href={to(editionAddress(links.edition))}>Rules of {dateInWords(document.name)}</a>
        {initial !== undefined && (
          <>
            {' › '}
            <a href={to(glossaryAddress(links.edition))}>Glossary</a>
          </>
        )}
      </nav>
      <h1>Glossary{initial !== undefined && `, ${letter(initial)}`}</h1>
      <DateBar view={view} to={to} section="glossary" />
      {terms.initials.length > 0 && (
        <nav class="letters" aria-label="Initials">
          {terms.initials.map((name) => (
            <a
              href={to(glossaryAddress(links.edition, name))}
              aria-current={name === initial ? 'page' : undefined}
            >
              {letter(name)}
            </a>
          ))}
        </nav>
      )}
      {initial === undefined && terms.initials.length > 0 ? (
        <ul class="plain columns">
          {terms.all.map((term) => (
            <li>
              <a href={to(glossaryAddress(links.edition, term.initial), term.anchor)}>
                <bdi>{term.entry.term}</bdi>
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <dl class="glossary">
          {shown.map((term) => (
            <Entry
              entry={term.entry}
              anchor={term.anchor}
              links={links}
              life={view.lifeOf(term.entry.term)}
            />
          ))}
        </dl>
      )}
    </>
  );
}

function Entry({
  entry,
  anchor,
  links,
  life,
}: {
  entry: GlossaryEntry;
  anchor: string;
  links: WordLinks;
  life: string | undefined;
}) {
  return (
    <>
      <dt id={anchor}>
        <bdi>{entry.term}</bdi>
        {entry.obsolete && <span class="tag">no longer used</span>}{' '}
        {life !== undefined && (
          <a class="life" href={links.to(lifeAddress(life))}>
            history
          </a>
        )}
      </dt>
      <dd>
        {entry.children.map((node) => (
          <Block node={node} links={links} />
        ))}
      </dd>
    </>
  );
}

function Block({
  node,
  links,
  view,
  used,
}: {
  node: Node;
  links: WordLinks;
  view?: EditionView;
  used?: Set<string>;
}): ComponentChildren {
  switch (node.type) {
    case 'rule':
    case 'subrule': {
      const own = (node.children as Node[]).filter((child) => child.type !== 'subrule');
      const subrules = (node.children as Node[]).filter((child) => child.type === 'subrule');
      const number = numberOf(node);
      const life = number === '' ? undefined : view?.lifeOf(number);
      const shown = node.number.trim() === '' ? `[${number}]` : node.number.trim();
      // A misprint can give two rules one number; only the first can be led to by it.
      const first = number !== '' && !used?.has(number);
      if (first) used?.add(number);
      // A heading for each number: a screen reader walks from rule to rule.
      const Heading = number === '' ? 'div' : node.type === 'subrule' ? 'h3' : 'h2';
      return (
        <>
          <article
            class={`rule${node.type === 'subrule' ? ' subrule' : ''}`}
            id={first ? ruleAnchor(number) : undefined}
          >
            <Heading class="number">
              {number === '' ? (
                ''
              ) : life === undefined ? (
                shown
              ) : (
                <a href={links.to(lifeAddress(life))}>{shown}</a>
              )}
              {node.intended !== undefined && node.number !== '' && (
                <span class="soft"> (misprint for {node.intended})</span>
              )}
            </Heading>
            <div>
              {node.type === 'rule' && node.title !== undefined && (
                <p>
                  <strong>
                    <bdi>{node.title}</bdi>
                  </strong>
                </p>
              )}
              {node.type === 'rule' && node.orphan && (
                <p class="soft">The rule that this belongs to is not in this document.</p>
              )}
              {own.map((child) => (
                <Block node={child} links={links} />
              ))}
            </div>
          </article>
          {subrules.map((child) => (
            <Block node={child} links={links} {...(view ? { view } : {})} {...(used ? { used } : {})} />
          ))}
        </>
      );
    }
    case 'paragraph':
      return (
        <p>
          <Words content={node.children} links={links} />
        </p>
      );
    case 'example':
      return (
        <p class="example">
          <span class="label">Example</span> <Words content={node.children} links={links} />
        </p>
      );
    case 'stamp':
      return (
        <p class="stamp">
          {node.source} {node.date}
        </p>
      );
    default:
      return null;
  }
}
