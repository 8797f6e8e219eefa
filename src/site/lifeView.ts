import { CHANGE_LABELS } from '../compare/index.js';
import { dateInWords } from '../lineage/dates.js';
import { type BlameRun, type History, type HistoryEvent, isTerm, type Lineages } from '../lineage/index.js';
import { parseNumber } from '../tree/index.js';
import {
  comparisonAddress,
  glossaryAddress,
  lifeAddress,
  NEWEST,
  ruleAddress,
  understoodAddress,
} from './address.js';
import type { Homes } from './homes.js';
import { anchorOf } from './pages/changes.js';
import { glossaryPageOf, termAnchor } from './places.js';

/** What is called on pages what happened to a rule. */
export const EVENT_LABELS: Readonly<Record<HistoryEvent['what'], string>> = {
  ...CHANGE_LABELS,
  added: 'added',
  renumbered: 'renumbered',
  split: 'split',
  merged: 'merged',
  continued: 'continued',
  deleted: 'removed',
};

/** A document in which rules of a life stand. */
export interface LifeDocument {
  id: string;
  name: string;
  /** The release that its edition went with. */
  release?: string;
  /** Sections that are too long for one page. */
  long: readonly string[];
  /** The first initial of each page of its glossary. */
  initials: readonly string[];
  /** The sections of its chapter on multiplayer games. */
  multiplayer: readonly string[];
  /** The numbers and headwords that are in it, where these are fewer than its edition has: it can be a fragment. */
  holds?: ReadonlySet<string>;
}

export interface StatedValue {
  key: string;
  /** Oldest first, neighbours that agree written once; no `last` where it still does. */
  values: { value: string; status: string; first: string; last?: string | undefined }[];
}

/** The rules of a section through the editions in which they moved. */
export interface SectionChain {
  editions: string[];
  nodes: { column: number; number: string }[];
  links: { column: number; from: string; to: string; rules: number }[];
}

/** All that the history of a rule is made from. */
export interface LifeView {
  lineages: Lineages;
  /** The days between which lives are drawn; see {@link spanOf}. */
  span: [first: string, last: string];
  /** By the name of the edition, in order of time. */
  documents: ReadonlyMap<string, LifeDocument>;
  /** The document that has the newest edition known, which has an address that stays; see {@link NEWEST}. */
  newest?: LifeDocument;
  /** The newest whole document of the book, newest edition known or not. */
  last?: LifeDocument;
  /** True where a permanent id has a page. */
  has(id: string): boolean;
  /** Which pages editions share, in a big book. */
  homes?: Homes;
  /** Ids of comparisons of neighbours, by the names of both: `2008-02-01 2011-07-15`. */
  comparisons: ReadonlyMap<string, string>;
}

/** What is known of one life beside its numbers and words. */
export interface LifeDetails {
  stated: readonly StatedValue[];
  /** Rules that refer to this one, in the last document that has it. */
  referring?: { document: LifeDocument; numbers: readonly string[] };
  /** The heading, for a section or chapter. */
  title?: string;
  /** For a section: where its rules came from and went, edition by edition. */
  chain?: SectionChain;
  /** The sections and rules above it, in the last document that has it, with the number of each there. */
  above: readonly { number: string; title: string; document: LifeDocument }[];
  /** Numbers of the rule in editions, under which it has an address too. */
  names: readonly [number: string, edition: string][];
}

/** A page of the book and a place on it. */
export type Place = [address: string, anchor?: string];

/** The name of an edition, and where the rule is in it, if the book has that. */
export interface Named {
  name: string;
  place?: Place;
}

/** A rule that parted from a rule or came into it. */
export type Branch = HistoryEvent & { other: NonNullable<HistoryEvent['other']> };

/**
 * The life of a rule, section, chapter or term as its page tells it. It is all that the page is made from, so that two that are equal
 * have the same page; and it says nothing of the newest edition but that it is the newest, so that most of them are equal from
 * one book to the next.
 */
export interface Life extends Omit<LifeDetails, 'referring' | 'above'> {
  id: string;
  above: { number: string; title: string; place: Place }[];
  /** The number or headword that it had last. */
  number: string;
  /** Why it is gone; absent while it lives. */
  ended?: string;
  /** Where it can be read; without a name in the newest edition. */
  read?: { name?: string; place: Place };
  /** From the first edition to the end of the year of the last: most that come do not move what is drawn. ISO dates. */
  span: [first: string, last: string];
  /** The numbers that it had; no `last` where it still has it. */
  numbers: { number: string; first: Named; last?: Named; from: string; to?: string }[];
  /** Its wordings: when, by which number, and where in the picture. */
  wordings: (HistoryEvent & {
    at: Named;
    release?: string;
    date: string;
    lane: number;
    comparison?: Place;
  })[];
  /** True where the book has the words of a later edition only. */
  late: boolean;
  branches: (Branch & { at: Named; date: string; lane: number; life?: Place })[];
  /** The last words, each with the edition that brought it, and these editions in order. */
  blame: BlameRun[];
  bringing: Named[];
  /** The edition that has its last words; absent where that is the newest known. */
  wordsOf?: string;
  referring?: { name?: string; numbers: { number: string; place: Place }[] };
  /** Where the book says what the program understood of its current text. */
  understood?: Place;
}

/** The number under which a rule can be read in a document. */
export function numberIn(document: LifeDocument, id: string, lineages: Lineages): string | undefined {
  const number = lineages.concordance.numberIn(id, document.name);
  return number !== undefined && (document.holds?.has(number) ?? true) ? number : undefined;
}

/** What a rule is called in the newest edition, or that it is gone, in one sentence that stays true when it is not the newest any more. */
export function calledToday(id: string, lineages: Lineages): string {
  const newest = lineages.editions.at(-1) as string;
  const number = lineages.concordance.numberIn(id, newest);
  if (number !== undefined) return `Today ${number}.`;
  const at = lineages.concordance.indexOf(id) as number;
  const last = lineages.editions[lineages.concordance.span(at)[1]] as string;
  return `No longer in the rules; last ${lineages.concordance.numberIn(id, last)} on ${dateInWords(last)}.`;
}

/** Tells the life of a rule, section, chapter or term. */
export function lifeOf(id: string, view: LifeView, details: LifeDetails): Life {
  return told(id, view, details, true).life;
}

/**
 * What a life is told from, as plain data: two that are equal have the same life. It is found out in a fraction of the time that telling the
 * life takes, as no texts are compared.
 */
export function groundsOfLife(
  id: string,
  view: LifeView,
  details: LifeDetails,
): { life: Omit<Life, 'blame' | 'bringing'>; others: unknown } {
  const { life, named } = told(id, view, details, false);
  const { blame: _, bringing: __, ...rest } = life;
  const grounds = view.lineages.groundsOf(id);
  const editions = new Set(grounds.flatMap(({ wordings }) => wordings.map(([edition]) => edition)));
  return { life: rest, others: [grounds, [...editions].map(named)] };
}

/** @param withWords false where texts are not compared: then it is not told where words are from */
function told(
  id: string,
  view: LifeView,
  details: LifeDetails,
  withWords: boolean,
): { life: Life; named: (edition: string) => Named } {
  const { lineages, documents, newest, comparisons, span, homes } = view;
  const history = lineages.history(id, withWords) as History;
  const { editions } = lineages;
  const latest = [...documents.values()].findLast((document) => numberIn(document, id, lineages));
  const dateOf = (name: string): string => (Number.isNaN(Date.parse(name)) ? span[1] : name);
  const named = (name: string): Named => {
    const document = documents.get(name);
    const number = document && numberIn(document, id, lineages);
    return document && number !== undefined ? { name, place: placeIn(document, number, homes) } : { name };
  };
  const inNewest = (document: LifeDocument): LifeDocument =>
    document === newest ? { ...document, id: NEWEST } : document;
  const nameUnlessNewest = (document: LifeDocument) => (document === newest ? {} : { name: document.name });
  const laneOf = (edition: string): number => {
    const at = editions.indexOf(edition);
    const lane = history.numbers.findIndex(
      (run) => editions.indexOf(run.first) <= at && at <= editions.indexOf(run.last),
    );
    return lane < 0 ? history.numbers.length - 1 : lane;
  };
  const numbers = history.numbers.map(({ number, first, last }): Life['numbers'][number] => ({
    number,
    first: named(first),
    from: dateOf(first),
    ...(last === editions.at(-1) ? {} : { last: named(last), to: dateOf(last) }),
  }));
  const spoken = history.events.filter((event) => event.text !== undefined);
  const blame = (withWords && lineages.blame(id)) || [];
  const bringing = [...new Set(blame.map(({ edition }) => edition))].sort(
    (a, b) => editions.indexOf(a) - editions.indexOf(b),
  );
  const last = history.numbers.at(-1) as History['numbers'][number];
  const wordsOf = latest?.name ?? last.last;
  const { referring, above, ...rest } = details;
  const there = view.last && numberIn(view.last, id, lineages);
  const section = String(there === undefined ? undefined : parseNumber(there)?.section);
  const understood =
    there !== undefined && view.last?.multiplayer.includes(section)
      ? ([understoodAddress(section), anchorOf(there)] as Place)
      : undefined;
  const life: Life = {
    ...rest,
    above: above.map(({ number, title, document }) => ({
      number,
      title,
      place: placeIn(inNewest(document), number, homes),
    })),
    id,
    number: last.number,
    ...(last.last === editions.at(-1)
      ? {}
      : { ended: history.ended?.reason ?? `last on ${dateInWords(last.last)}` }),
    ...(latest
      ? {
          read: {
            ...nameUnlessNewest(latest),
            place: placeIn(inNewest(latest), numberIn(latest, id, lineages) as string, homes),
          },
        }
      : {}),
    span,
    numbers,
    wordings: spoken.map((event, i) => {
      const before = spoken[i - 1];
      const release = documents.get(event.edition)?.release;
      const comparison = before && comparisons.get(`${before.edition} ${event.edition}`);
      return {
        ...event,
        at: named(event.edition),
        ...(release === undefined ? {} : { release }),
        date: dateOf(event.edition),
        lane: laneOf(event.edition),
        ...(comparison === undefined ? {} : { comparison: [comparisonAddress(comparison)] as Place }),
      };
    }),
    late: spoken[0] !== undefined && spoken[0].edition !== history.numbers[0]?.first,
    branches: history.events.filter(isBranch).map((event) => ({
      ...event,
      at: named(event.edition),
      date: dateOf(event.edition),
      lane: laneOf(event.edition),
      ...(view.has(event.other.lineage) ? { life: [lifeAddress(event.other.lineage)] as Place } : {}),
    })),
    blame,
    ...(understood ? { understood } : {}),
    bringing: bringing.map(named),
    ...(wordsOf === editions.at(-1) ? {} : { wordsOf }),
    ...(referring && referring.numbers.length > 0
      ? {
          referring: {
            ...nameUnlessNewest(referring.document),
            numbers: referring.numbers.map((number) => ({
              number,
              place: placeIn(inNewest(referring.document), number, homes),
            })),
          },
        }
      : {}),
  };
  return { life, named };
}

function isBranch(event: HistoryEvent): event is Branch {
  return event.other !== undefined;
}

/** The page of a document that holds a rule, section or term, and its place there. */
function placeIn({ id, long, initials }: LifeDocument, number: string, homes?: Homes): Place {
  const at = (address: string): string => homes?.of(address) ?? address;
  if (isTerm(number)) {
    return [at(glossaryAddress(id, glossaryPageOf(number, initials))), termAnchor(number)];
  }
  const anchor = anchorOf(number);
  const address = at(ruleAddress(id, number, long));
  return anchor === undefined ? [address] : [address, anchor];
}

/** From the first date that editions are named by to the end of the year of the last. */
export function spanOf(editions: readonly string[]): [first: string, last: string] {
  const dates = editions.filter((name) => !Number.isNaN(Date.parse(name)));
  const first = dates[0] ?? '1999-01-01';
  const last = `${Number((dates.at(-1) ?? first).slice(0, 4)) + 1}-01-01`;
  return [first, last];
}
