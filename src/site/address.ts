import { parseNumber } from '../tree/index.js';
import type { Homes } from './homes.js';

/**
 * The only place that knows the addresses of pages. An address is a path inside the book, with `/` between folders and the
 * name of the file at its end, so that links work from a file, from any server and under any base path.
 */

/** The first page. */
export const HOME = 'index.html';
/** All editions on a line of time. */
export const ARCHIVE = 'archive/index.html';
/** Which number every rule has in every edition. */
export const CONCORDANCE = 'archive/concordance/index.html';
/** The numbers of the rules that ever stood in a section. */
export function concordanceAddress(section: string, at = 1): string {
  return `archive/concordance/${segment(at === 1 ? section : `${section}-${at}`)}/index.html`;
}
/** Parameters and what differs between editions. */
export const BEHAVIOUR = 'behaviour/index.html';
/** Every scenario under every edition. */
export const SCENARIOS = 'behaviour/scenarios/index.html';
/** Any whole edition on one page, put together in the page. */
export const WHOLE = 'whole/index.html';
/** Any two editions, compared in the page. */
export const COMPARE = 'compare/index.html';
/** What a server shows where there is no page. */
export const LOST = '404.html';
/** Any scenario under any two editions, played in the page. */
export const PLAY = 'behaviour/play/index.html';
/** Rules by number, word and phrase. */
export const SEARCH = 'search/index.html';
/** The library, the documents and the commands of the package. */
export const DEVELOPERS = 'developers/index.html';
/** The feed of changes, in Atom. */
export const FEED = 'feed.xml';
/** The one style sheet. */
export const STYLE_SHEET = 'style.css';

/** In place of the id of an edition: the newest one, whichever it is; pages of it are there a second time. */
export const NEWEST = 'newest';

/** Folders without a page of their own, which people reach by shortening an address, and the pages that list what is in them. */
export const LISTS: ReadonlyMap<string, string> = new Map([
  ['editions', ARCHIVE],
  ['comparisons', COMPARE],
  ['behaviour/editions', BEHAVIOUR],
  ['behaviour/parameters', BEHAVIOUR],
  ['developers/api', DEVELOPERS],
  ['rule', SEARCH],
  ['r', SEARCH],
  ['term', glossaryAddress(NEWEST)],
  ['glossary', glossaryAddress(NEWEST)],
]);

/** The headword in an address that names an entry of the glossary alone: `term/deathtouch`, `glossary/two-headed-giant`. */
export function termIn(path: string): string | undefined {
  return /^(?:term|glossary)\/([^/]+?)(?:\/(?:index\.html)?)?$/.exec(path)?.[1];
}

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

/** A part of an edition by its folder, see `HomesData`. */
export function partAddress(edition: string, part: string): string {
  return `editions/${segment(edition)}/${part}/index.html`;
}

/** What differs between two editions; with a section, what differs in it. */
export function comparisonAddress(comparison: string, section?: string): string {
  const folder = section === undefined ? '' : `${segment(section)}/`;
  return `comparisons/${segment(comparison)}/${folder}index.html`;
}

/** Two editions by their ids, and a section or rule of either. */
interface Pair {
  old: string;
  new: string;
  part?: string;
}

/** What the address of a comparison is about, be there such a page or not: `comparisons/2008-02-01--2011-07-15/810/`. */
export function comparedIn(path: string): Pair | undefined {
  const [, old, fresh, part] =
    /^comparisons\/([^/]+?)--([^/]+?)(?:\/([^/]+?))?\/?(?:index\.html)?$/.exec(path) ?? [];
  if (old === undefined || fresh === undefined) return undefined;
  return { old, new: fresh, ...(part === undefined ? {} : { part }) };
}

/** What stands behind the `#` of {@link COMPARE} for a pair of editions. */
export function pairAnchor(pair: Pair): string {
  return String(new URLSearchParams({ ...pair }));
}

/** The life of the rule that had a number in an edition: `606.9a@2008-02-01`, or a permanent id as lineages give it. */
export function lifeAddress(id: string): string {
  return `rule/${segment(id)}/index.html`;
}

/** The feed of what changes in a rule or section. */
export function lifeFeedAddress(id: string): string {
  return `rule/${segment(id)}/feed.xml`;
}

/** The newest rule of a number. */
export function newestAddress(number: string): string {
  return `r/${segment(number)}/index.html`;
}

/**
 * The page of an edition that holds a rule, section or chapter; {@link ruleAnchor} is the place of a rule there.
 *
 * @param long the first rule of each page of the sections of that edition that are too long for one
 */
export function ruleAddress(edition: string, number: string, long: readonly string[] = []): string {
  const { section, rule } = parseNumber(number) ?? {};
  if (section === undefined) return editionAddress(edition);
  const page = long.findLast((first) => {
    const begins = parseNumber(first);
    return begins?.section === section && rule !== undefined && (begins.rule ?? 0) <= rule;
  });
  return sectionAddress(edition, page ?? String(section));
}

/** The place of a rule on the page that holds it. */
export function ruleAnchor(number: string): string {
  return `r${segment(number)}`;
}

/** What the words of an edition say, parameter by parameter. */
export function parametersAddress(edition: string): string {
  return `behaviour/editions/${segment(edition)}/index.html`;
}

/** What the program understood of each sentence of a multiplayer section of the newest edition; without a section, the way to all of them. */
export function understoodAddress(section?: string): string {
  return `behaviour/understood/${section === undefined ? '' : `${segment(section)}/`}index.html`;
}

/** The parameters of one matter in every edition; {@link parametersAddress} has those of one edition. */
export function systemAddress(system: string): string {
  return `behaviour/parameters/${segment(system)}/index.html`;
}

/** What plays differently between any two editions. */
export const DIFFERENCES = 'behaviour/differences/index.html';

/** What plays differently between the two editions of a comparison; from 2 on its further pages. */
export function differencesAddress(comparison: string, part = 1): string {
  return `behaviour/differences/${segment(comparison)}/${part === 1 ? '' : `${part}/`}index.html`;
}

/** A scenario with its outcomes. */
export function scenarioAddress(id: string): string {
  return `behaviour/scenarios/${segment(id)}/index.html`;
}

/** Data for programs, by the name under which they ask for them. */
export function programDataAddress(name: string): string {
  return `program/data/${name.split('/').map(segment).join('/')}.js`;
}

/**
 * A page for developers.
 *
 * @param name what it is about; parts of a path are divided by `/`
 * @param at which page of it, from 1
 */
export function developersAddress(name: string, at = 1): string {
  const folders = name.split('/').map(segment).join('/');
  return `developers/${folders}/${at === 1 ? '' : `${at}/`}index.html`;
}

/** A program of the book, by its name. */
export function programAddress(name: string): string {
  return `program/${segment(name)}.js`;
}

/** A font or a picture of the look of all pages, by the name of its file. */
export function lookAddress(file: string): string {
  return `program/${segment(file)}`;
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

/**
 * The links of one page, see {@link link}.
 *
 * @param base the absolute address of the book, for a page that is shown at other addresses than its own: its links begin with it
 */
export function linker(from: string, base?: string): Linker {
  return base === undefined
    ? (to, anchor) => link(from, to, anchor)
    : (to, anchor) => new URL(link('', to, anchor), base).href;
}

/**
 * Links that lead to the page that an edition shares with its neighbours.
 *
 * @param homes absent in a book in which every edition has every page of its own
 */
export function linkerToHomes(to: Linker, homes?: Homes): Linker {
  return homes === undefined ? to : (address, anchor) => to(homes.of(address), anchor);
}

/**
 * A name that may come from a source, as one safe part of a path: letters, digits and a few signs stay, every other
 * character is written by its code point, so that different names stay different.
 */
export function segment(name: string): string {
  const safe = name.replace(/[^\w.@-]/gu, (sign) => `~${(sign.codePointAt(0) as number).toString(16)}.`);
  return /^\.*$/.test(safe) ? `~${safe.length}.` : safe;
}
