import type { ComponentChildren } from 'preact';
import { renderToStaticMarkup } from 'preact-render-to-string';

/** What stands around the body of a page. */
export interface PageFrame {
  title: string;
  /** How many folders deep the page lies: 0 for the first page. */
  depth: number;
}

/** Nothing but the style beside the page is ever asked for; a meta element cannot say who may frame a page. */
const POLICY = "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'";

/** One page of the book, rendered. All text passes through the renderer, so markup in a source shows as itself. */
export function page({ title, depth }: PageFrame, body: ComponentChildren): string {
  const up = '../'.repeat(depth);
  const markup = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content={POLICY} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="referrer" content="no-referrer" />
        <title>{title === 'Variorum' ? title : `${title} · Variorum`}</title>
        <link rel="stylesheet" href={`${up}style.css`} />
      </head>
      <body>
        <a class="skip" href="#main">
          Skip to the text
        </a>
        <header>
          <a class="name" href={`${up}index.html`}>
            Variorum
          </a>
          <a href={`${up}index.html#documents`}>Documents</a>
          <a href={`${up}index.html#comparisons`}>Comparisons</a>
          <a href={`${up}behaviour.html`}>Behaviour</a>
          <a href={`${up}scenarios.html`}>Scenarios</a>
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
