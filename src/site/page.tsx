import type { ComponentChildren } from 'preact';
import { renderToStaticMarkup } from 'preact-render-to-string';
import {
  ARCHIVE,
  BEHAVIOUR,
  DEVELOPERS,
  FEED,
  HOME,
  linker,
  programAddress,
  SCENARIOS,
  SEARCH,
  STYLE_SHEET,
} from './address.js';

/** What stands around the body of a page. */
export interface PageFrame {
  title: string;
  /** The address of the page itself; every link on it is written from here. */
  address: string;
  /** The document that the page is of, for programs. */
  edition?: string;
  /** True where the page leads to the feed of changes. */
  feed?: boolean;
  /** Programs that enhance the page, by name; it can be read without them. */
  scripts?: readonly string[];
  /** The address under which the same page stands for good, where this one is only another way to it. */
  canonical?: string;
  /** Leads on to this address at once. */
  forward?: string;
  /** The absolute address of the book, for a page that is shown at other addresses; its links begin with it. */
  base?: string;
  /** How many folders deep the page may be shown, where that is not known; its programs and its style are then sought in each folder above. */
  shownAt?: number;
}

/** Nothing but what lies in the book is ever asked for; a meta element cannot say who may frame a page. */
export const POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'";

/** What the head of every page leads to, in order. */
const NAVIGATION: readonly (readonly [name: string, address: string])[] = [
  ['Archive', ARCHIVE],
  ['Behaviour', BEHAVIOUR],
  ['Scenarios', SCENARIOS],
  ['Search', SEARCH],
  ['For developers', DEVELOPERS],
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
  const { title, address, edition, scripts = [], canonical, forward, feed, base, shownAt = 0 } = frame;
  const above = base === undefined ? foldersAbove(shownAt) : [''];
  const to = linker(address, base);
  const markup = renderToStaticMarkup(
    <html lang="en" data-root={to(HOME).replace(/index\.html$/, '')} data-edition={edition}>
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content={POLICY} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="referrer" content="no-referrer" />
        {forward !== undefined && <meta http-equiv="refresh" content={`0; url=${to(forward)}`} />}
        <title>{title === 'Variorum' ? title : `${title} · Variorum`}</title>
        {feed && (
          <link
            rel="alternate"
            type="application/atom+xml"
            title="Changes, edition by edition"
            href={to(FEED)}
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
        <main id="main">{body}</main>
        <footer>
          Unofficial. The rules of Magic: The Gathering and their texts belong to their publisher, Wizards of
          the Coast; Variorum only reads what it is given.
        </footer>
      </body>
    </html>,
  );
  return `<!doctype html>\n${markup}\n`;
}
