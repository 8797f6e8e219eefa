/** The programs that pages of Markdown can be made for; `plain` is CommonMark as code forges show it. */
export const FLAVOURS = ['plain', 'vitepress', 'docusaurus', 'mkdocs'] as const;

/** One of {@link FLAVOURS}. */
export type Flavour = (typeof FLAVOURS)[number];

export function isFlavour(name: string): name is Flavour {
  return (FLAVOURS as readonly string[]).includes(name);
}

/** A heading that links can lead to. */
export interface Heading {
  /** The line of Markdown, without the signs of its level. */
  line: string;
  /** What follows `#` in a link to it. */
  anchor: string;
}

/**
 * A heading with an anchor that stays. VitePress and Docusaurus let the anchor be said; MkDocs and code forges make it from the
 * words, so that it has to be foretold.
 *
 * @param content Markdown of the heading
 * @param name the words of the heading without marks; different headings of a page must have different ones
 */
export function heading(content: string, name: string, flavour: Flavour): Heading {
  const anchor = anchorOf(name, flavour);
  switch (flavour) {
    case 'vitepress':
      return { line: `${content} {#${anchor}}`, anchor };
    case 'docusaurus':
      // Docusaurus protects the first such brace of a line from MDX, which need not be this one.
      return { line: `${content} \\{#${anchor}}`, anchor };
    default:
      return { line: content, anchor };
  }
}

/** The anchor of a heading, see {@link heading}. */
export function anchorOf(name: string, flavour: Flavour): string {
  switch (flavour) {
    case 'vitepress':
    case 'docusaurus':
      return (
        name
          .toLowerCase()
          .replace(/[^\p{L}\p{N}.]+/gu, '-')
          .replace(/^[-.]+|[-.]+$/g, '') || 'part'
      );
    case 'mkdocs':
      // As the table of contents of Python-Markdown does it.
      return name
        .normalize('NFKD')
        .replace(/[^\0-\x7f]/g, '')
        .replace(/[^\w\s-]/g, '')
        .trim()
        .toLowerCase()
        .replace(/[-\s]+/g, '-');
    case 'plain':
      return name
        .toLowerCase()
        .replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
        .replace(/ /g, '-');
  }
}
