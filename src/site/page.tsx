import type { ComponentChildren } from 'preact';
import { renderToStaticMarkup } from 'preact-render-to-string';
import {
  ARCHIVE,
  BEHAVIOUR,
  COMPARE,
  DEVELOPERS,
  FEED,
  HOME,
  linker,
  lookAddress,
  PLAY,
  programAddress,
  SEARCH,
  STYLE_SHEET,
} from './address.js';

/** What is around the body of a page. */
export interface PageFrame {
  title: string;
  /** The address of the page itself; every link on it is written from here. */
  address: string;
  /** The document that the page is of, for programs. */
  edition?: string;
  /** The last edition that shares the page, where several do; `edition` is the first. */
  until?: string;
  /** What the page says, in a sentence, for results of a search and for previews; its first paragraph when absent. */
  description?: string;
  /** The feed that the page leads to, by its address; true for that of all changes. */
  feed?: boolean | string;
  /** Programs that enhance the page, by name; it can be read without them. */
  scripts?: readonly string[];
  /** The address under which the same page stands for good, where this one is only another way to it. */
  canonical?: string;
  /** Leads on to this address at once; with `at`, to a rule as it was in that edition. */
  forward?: string;
  at?: string;
  /** The absolute address of the book, for a page that is shown at other addresses; its links begin with it. */
  base?: string;
  /** How many folders deep the page may be shown, where that is not known; its programs and its style are then sought in each folder above. */
  shownAt?: number;
}

/** Nothing but what lies in the book is ever asked for; a meta element cannot say who may frame a page. */
export const POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; script-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'";

/** What the head of every page leads to, in order. */
const NAVIGATION: readonly (readonly [name: string, address: string])[] = [
  ['Editions', ARCHIVE],
  ['Compare', COMPARE],
  ['Behaviour', BEHAVIOUR],
  ['Games', PLAY],
  ['Search', SEARCH],
  ['Developers', DEVELOPERS],
];

/**
 * From a page that is shown up to so many folders deep, the folders in which the book can begin: each above, and the top of the
 * server, where most books stand and which is found from any depth.
 */
function foldersAbove(depth: number): string[] {
  const above = Array.from({ length: depth + 1 }, (_, up) => '../'.repeat(up));
  return depth === 0 ? above : [...above, '/'];
}

/** One page of the book, rendered. All text passes through the renderer, so markup in a source shows as itself. */
export function page(frame: PageFrame, body: ComponentChildren): string {
  const {
    title,
    address,
    edition,
    until,
    scripts = [],
    canonical,
    forward,
    at,
    feed,
    base,
    shownAt = 0,
  } = frame;
  const above = base === undefined ? foldersAbove(shownAt) : [''];
  const to = linker(address, base);
  const words = renderToStaticMarkup(<main id="main">{body}</main>);
  const description = frame.description ?? descriptionOf(words);
  const name = title === 'Variorum' ? title : `${title} · Variorum`;
  const markup = renderToStaticMarkup(
    <html
      lang="en"
      data-root={to(HOME).replace(/index\.html$/, '')}
      data-edition={edition}
      data-until={until}
    >
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content={POLICY} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="referrer" content="no-referrer" />
        {forward !== undefined && (
          <meta
            http-equiv="refresh"
            content={`0; url=${to(forward)}${at === undefined ? '' : `#at=${at}`}`}
          />
        )}
        <title>{name}</title>
        {description !== '' && <meta name="description" content={description} />}
        <meta property="og:image" content={to(lookAddress(previewOf(address)))} />
        <meta name="twitter:card" content="summary_large_image" />
        <link rel="icon" type="image/svg+xml" href={to(lookAddress('favicon.svg'))} />
        {feed && (
          <link
            rel="alternate"
            type="application/atom+xml"
            title={feed === true ? 'Changes, edition by edition' : 'Changes of this'}
            href={to(feed === true ? FEED : feed)}
          />
        )}
        {canonical !== undefined && <link rel="canonical" href={to(canonical)} />}
        {/* Not deferred: the remembered colours are in force before anything is drawn. */}
        {above.map((up) => (
          <>
            <script src={up + to(programAddress('theme'))} />
            <link rel="stylesheet" href={up + to(STYLE_SHEET)} />
            {['site', ...scripts].map((name) => (
              <script defer src={up + to(programAddress(name))} />
            ))}
          </>
        ))}
      </head>
      <body>
        <a class="skip" href="#main">
          Skip to the text
        </a>
        <header>
          <a class="name" href={to(HOME)}>
            <Mark />
            Variorum
          </a>
          <nav aria-label="The book">
            {NAVIGATION.map(([name, target]) => (
              <a href={to(target)} aria-current={target === address ? 'page' : undefined}>
                {name}
              </a>
            ))}
          </nav>
          <span id="theme" />
        </header>
        {MAIN}
        <footer>
          Unofficial. The rules of Magic: The Gathering and their texts belong to their publisher, Wizards of
          the Coast; Variorum only reads what it is given.
          <p class="printed">{name}</p>
        </footer>
      </body>
    </html>,
  );
  return `<!doctype html>\n${markup.replace(MAIN, () => words.replace(OMITTED, ''))}\n`;
}

/** End tags that HTML lets a page omit wherever nothing but another item, cell or row can follow: a table of values has a thousand. */
const OMITTED = /<\/(?:td|th|tr|li|dd)>/g;

/** Where the body goes into a page; it is rendered before its frame, which quotes from it. */
const MAIN = '[main]';

/** Two strokes that meet, one for the older text and one for the newer: the sign of the book. */
function Mark() {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d="M2 3h6.2l5.2 18H9.6z" fill="var(--del)" />
      <path d="M22 3h-6.2l-5.2 18h3.8z" fill="var(--ins)" />
    </svg>
  );
}

/** The picture that stands for a page where somebody hands its address on: one for each kind of page. */
function previewOf(address: string): string {
  const [folder = '', inner] = address.split('/');
  if (folder === 'behaviour' && (inner === 'play' || inner === 'scenarios')) return 'preview-game.png';
  if (folder === 'comparisons' || folder === 'behaviour') return 'preview-compare.png';
  if (folder === 'rule' || folder === 'r' || folder === 'editions') return 'preview-rule.png';
  return 'preview.png';
}

/** The longest description that results of a search show whole (characters). */
const LONGEST_DESCRIPTION = 155;

/** The words of the first paragraph that says something, from the markup of a page. */
function descriptionOf(markup: string): string {
  for (const [, inner = ''] of markup.matchAll(/<p(?: [^>]*)?>(.*?)<\/p>/gs)) {
    const words = inner
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .replace(/ ([.,;:])/g, '$1')
      .trim();
    if (words.length < 25) continue;
    const plain = words.replace(/&(lt|gt|amp|quot|#39);/g, (_, name: string) => SIGNS[name] ?? '');
    return plain.length <= LONGEST_DESCRIPTION
      ? plain
      : `${plain.slice(0, plain.lastIndexOf(' ', LONGEST_DESCRIPTION))} …`;
  }
  return '';
}

const SIGNS: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', '#39': "'" };
