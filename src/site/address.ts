/**
 * The only place that knows the addresses of pages. An address is a path inside the book, with `/` between folders and the
 * name of the file at its end, so that links work from a file, from any server and under any base path.
 */

/** The first page. */
export const HOME = 'index.html';
/** All editions on a line of time. */
export const ARCHIVE = 'archive/index.html';
/** Which number every rule bears in every edition. */
export const CONCORDANCE = 'archive/concordance/index.html';
/** Parameters and what differs between editions. */
export const BEHAVIOUR = 'behaviour/index.html';
/** Every scenario under every edition. */
export const SCENARIOS = 'behaviour/scenarios/index.html';
/** The one style sheet. */
export const STYLE_SHEET = 'style.css';

/** The contents of an edition. */
export function editionAddress(edition: string): string {
  return `editions/${segment(edition)}/index.html`;
}

/**
 * The page of a section; of a section too long for one page, the page of one of its rules.
 *
 * @param part a section's number (`810`) or a rule's (`702.19`)
 */
export function sectionAddress(edition: string, part: string): string {
  return `editions/${segment(edition)}/${segment(part)}/index.html`;
}

/** The glossary of an edition; with an initial, the page of the terms that begin so. */
export function glossaryAddress(edition: string, initial?: string): string {
  const folder = initial === undefined ? '' : `${segment(initial)}/`;
  return `editions/${segment(edition)}/glossary/${folder}index.html`;
}

/** What differs between two editions; with a section, what differs in it. */
export function comparisonAddress(comparison: string, section?: string): string {
  const folder = section === undefined ? '' : `${segment(section)}/`;
  return `comparisons/${segment(comparison)}/${folder}index.html`;
}

/** The life of the rule that bore a number in an edition: `606.9a@2008-02-01`, or a permanent id as lineages give it. */
export function lifeAddress(id: string): string {
  return `rule/${segment(id)}/index.html`;
}

/** The newest rule of a number. */
export function newestAddress(number: string): string {
  return `r/${segment(number)}/index.html`;
}

/** The page of an edition that holds a rule; {@link ruleAnchor} is its place there. */
export function ruleAddress(edition: string, _number: string): string {
  return editionAddress(edition);
}

/** The place of a rule on the page that holds it. */
export function ruleAnchor(number: string): string {
  return `r${segment(number)}`;
}

/** A program of the book, by its name. */
export function programAddress(name: string): string {
  return `program/${segment(name)}.js`;
}

/**
 * A link from one page to another place of the book.
 *
 * @param from the address of the page that holds the link
 * @param to the address that it leads to
 * @param anchor a place on that page
 */
export function link(from: string, to: string, anchor?: string): string {
  const hash = anchor === undefined ? '' : `#${encodeURIComponent(anchor)}`;
  if (from === to && hash !== '') return hash;
  const here = from.split('/').slice(0, -1);
  const there = to.split('/');
  let shared = 0;
  while (shared < here.length && shared < there.length - 1 && here[shared] === there[shared]) shared++;
  const up = '../'.repeat(here.length - shared);
  return up + there.slice(shared).map(encodeURIComponent).join('/').replaceAll('%40', '@') + hash;
}

/** Writes links from one page. */
export type Linker = (to: string, anchor?: string) => string;

/** The links of one page, see {@link link}. */
export function linker(from: string): Linker {
  return (to, anchor) => link(from, to, anchor);
}

/**
 * A name that may come from a source, as one safe part of a path: letters, digits and a few signs stay, every other
 * character is written by its code point, so that different names stay different.
 */
export function segment(name: string): string {
  const safe = name.replace(/[^\w.@-]/gu, (sign) => `~${(sign.codePointAt(0) as number).toString(16)}.`);
  return /^\.*$/.test(safe) ? `~${safe.length}.` : safe;
}
