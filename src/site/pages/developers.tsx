import type { Linker } from '../address.js';
import { DEVELOPERS, developersAddress } from '../address.js';
import type { Declaration } from '../developers/declarations.js';
import type { ProjectDocument } from '../developers/documents.js';
import type { Entry } from '../developers/entries.js';
import { Code, Comment, type Follow, Markdown } from './developersText.js';

export interface CommandHelp {
  name: string;
  summary: string;
  help: string;
}

export function DevelopersPage({
  entries,
  documents,
  commands,
  to,
}: {
  entries: readonly Entry[];
  documents: readonly ProjectDocument[];
  commands: readonly CommandHelp[];
  to: Linker;
}) {
  const decisions = documents.filter(({ id }) => id.startsWith('decisions-'));
  const guides = documents.filter((document) => !decisions.includes(document));
  return (
    <>
      <h1>For developers</h1>
      <p>
        Made from the sources of the package when this book was built: what is said here is what the code and
        its documents say.
      </p>
      {entries.length > 0 && (
        <>
          <h2>The library</h2>
          <ul>
            {entries.map(({ id, name, declarations }) => (
              <li>
                <a href={to(developersAddress(`api/${id}`))}>
                  <code>{name}</code>
                </a>
                , {declarations.length} {declarations.length === 1 ? 'name' : 'names'}
              </li>
            ))}
          </ul>
        </>
      )}
      <h2>What things are</h2>
      <ul>
        {guides.map(({ id, title }) => (
          <li>
            <a href={to(developersAddress(id))}>{title}</a>
          </li>
        ))}
      </ul>
      {commands.length > 0 && (
        <>
          <h2>Commands</h2>
          <ul>
            {commands.map(({ name, summary }) => (
              <li>
                <a href={to(developersAddress('commands'), `command-${name}`)}>
                  <code>variorum {name}</code>
                </a>
                : {summary}
              </li>
            ))}
          </ul>
        </>
      )}
      {decisions.length > 0 && (
        <>
          <h2>Choices that were not obvious</h2>
          <ul>
            {decisions.map(({ id, title }) => (
              <li>
                <a href={to(developersAddress(id))}>{title}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** The way back, on every other page. */
function Up({ to }: { to: Linker }) {
  return (
    <nav class="above" aria-label="Where this is">
      <a href={to(DEVELOPERS)}>For developers</a>
    </nav>
  );
}

/** What is shown of a declaration at most: some are tables of the whole vocabulary. */
const LONGEST_SIGNATURE = 2500;

const KINDS: readonly (readonly [kind: Declaration['kind'], title: string])[] = [
  ['function', 'Functions'],
  ['class', 'Classes'],
  ['constant', 'Constants'],
  ['namespace', 'Groups of names'],
  ['interface', 'Interfaces'],
  ['type', 'Types'],
];

export function EntryPage({
  entry,
  names,
  part,
  of,
  to,
}: {
  entry: Entry;
  names: readonly Declaration[];
  part: number;
  of: number;
  to: Linker;
}) {
  return (
    <>
      <Up to={to} />
      <h1>
        <code>{entry.name}</code>
      </h1>
      <p>
        {entry.declarations.length} names
        {of > 1 && (
          <>
            , on {of} pages:{' '}
            {Array.from({ length: of }, (_, at) => (
              <>
                {at > 0 && ' '}
                {at + 1 === part ? (
                  <strong>{at + 1}</strong>
                ) : (
                  <a href={to(developersAddress(`api/${entry.id}`, at + 1))}>{at + 1}</a>
                )}
              </>
            ))}
          </>
        )}
        .
      </p>
      {part === 1 && <Code>{`import { … } from '${entry.name}';`}</Code>}
      {KINDS.map(([kind, title]) => {
        const ofKind = names.filter((one) => one.kind === kind);
        return (
          ofKind.length > 0 && (
            <>
              <h2>{title}</h2>
              {ofKind.map((one) => (
                <DeclarationView one={one} />
              ))}
            </>
          )
        );
      })}
    </>
  );
}

function DeclarationView({ one }: { one: Declaration }) {
  const { name, signature, doc, members } = one;
  return (
    <section class="declaration">
      <h3 id={name}>
        <code>{name}</code>
      </h3>
      {doc !== '' && <Comment text={doc} />}
      {signature !== '' && <Code>{shortened(signature)}</Code>}
      {members.map((member) => (
        <>
          {member.doc !== '' && <Comment text={member.doc} />}
          <Code>{shortened(member.signature)}</Code>
        </>
      ))}
    </section>
  );
}

function shortened(signature: string): string {
  if (signature.length <= LONGEST_SIGNATURE) return signature.replace(/^ {4}/gm, '  ');
  const lines = signature.slice(0, LONGEST_SIGNATURE).split('\n').slice(0, -1);
  const all = signature.split('\n').length;
  return `${lines.join('\n').replace(/^ {4}/gm, '  ')}\n… and ${all - lines.length} more lines`;
}

/** How long a declaration is on its page, in characters, roughly. */
export function weightOf({ signature, doc, members }: Declaration): number {
  return (
    Math.min(signature.length, LONGEST_SIGNATURE) * 1.1 +
    doc.length +
    300 +
    members.reduce((sum, member) => sum + weightOf(member), 0)
  );
}

/** A document of the project, or one part of it. */
export function DocumentPage({
  document,
  part,
  apart,
  follow,
  to,
}: {
  document: ProjectDocument;
  /** The part that this page is of; the beginning, or the whole, when absent. */
  part?: ProjectDocument['parts'][number];
  /** True where parts have pages of their own. */
  apart: boolean;
  follow: Follow;
  to: Linker;
}) {
  if (part !== undefined) {
    return (
      <>
        <nav class="above" aria-label="Where this is">
          <a href={to(DEVELOPERS)}>For developers</a> ›{' '}
          <a href={to(developersAddress(document.id))}>{document.title}</a>
        </nav>
        <h1>{part.title}</h1>
        <div class="document">
          <Markdown nodes={part.nodes} follow={follow} name={part.title} top={2} />
        </div>
      </>
    );
  }
  return (
    <>
      <Up to={to} />
      <h1>{document.title}</h1>
      <div class="document">
        <Markdown nodes={document.lead} follow={follow} name={document.title} />
      </div>
      {apart ? (
        <ul>
          {document.parts.map(({ id, title }) => (
            <li>
              <a href={to(developersAddress(`${document.id}/${id}`))}>{title}</a>
            </li>
          ))}
        </ul>
      ) : (
        document.parts.map(({ title, nodes }) => (
          <div class="document">
            <h2>{title}</h2>
            <Markdown nodes={nodes} follow={follow} name={title} />
          </div>
        ))
      )}
    </>
  );
}

export function CommandsPage({ commands, to }: { commands: readonly CommandHelp[]; to: Linker }) {
  return (
    <>
      <Up to={to} />
      <h1>Commands</h1>
      {commands.map(({ name, help }) => (
        <section>
          <h2 id={`command-${name}`}>
            <code>variorum {name}</code>
          </h2>
          <Code>{help.trimEnd()}</Code>
        </section>
      ))}
    </>
  );
}
