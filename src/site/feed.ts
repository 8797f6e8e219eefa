import { CHANGE_LABELS } from '../compare/index.js';
import type { LineageData } from '../lineage/index.js';
import { groupBy } from '../tree/maps.js';
import { comparisonAddress, editionAddress, FEED, lifeAddress, lifeFeedAddress } from './address.js';
import type { BookOfWords } from './book.js';
import { atomFeed, type FeedEntry } from './publish/feed.js';

/**
 * The feed of a book: an entry for each whole edition with a date, which leads to what it changed.
 *
 * @param base the absolute address at which the book will stand, ending in `/`; links are relative without it
 */
export function bookFeed({ documents, comparisons }: BookOfWords, base?: string): string {
  const whole = documents.filter(({ partial, effective }) => !partial && effective !== undefined);
  const entries = whole.map((document, at): FeedEntry => {
    const summary = comparisons.find(
      ({ old, new: fresh }) => old === whole[at - 1]?.id && fresh === document.id,
    );
    const { rules, subrules } = document.counts;
    return {
      edition: document.name,
      date: document.effective as string,
      summary: summary
        ? [summary.quote, summary.inSubstance].join(' ').trim()
        : `${at === 0 ? 'The oldest edition here, with' : 'It has'} ${rules} rules and ${subrules} subrules.`,
      path: summary ? comparisonAddress(summary.id) : editionAddress(document.id),
      type: 'text/html',
    };
  });
  return atomFeed(entries, { file: FEED, ...(base === undefined ? {} : { base }) });
}

/** The number of a lineage in the newest edition; undefined where it is not in force. */
function numberInForce(
  { concordance: { lineages, editions } }: LineageData,
  place: number,
): string | undefined {
  const last = lineages[place]?.[1].at(-1);
  return last?.[2] === editions.length - 1 ? last[0] : undefined;
}

const membersOf = new WeakMap<LineageData, Map<string, number[]>>();

/** The places of the rules in force of a section. */
function membersIn(data: LineageData, section: string): readonly number[] {
  let known = membersOf.get(data);
  if (known === undefined) {
    known = groupBy(
      data.concordance.lineages.keys(),
      (place) => numberInForce(data, place)?.split('.', 1)[0] ?? '',
    );
    membersOf.set(data, known);
  }
  return (known.get(section) ?? []).filter((place) => numberInForce(data, place) !== section);
}

/** So many editions are reported at most: who follows a rule wants the newest. */
const MOST = 10;

/**
 * The feed of a rule that is in force, or of a section and its rules: an entry for each edition that changed the text.
 *
 * @param at the place of its lineage
 * @param title of the section or rule
 * @returns undefined for what is no rule or section of the newest edition
 */
export function lifeFeed(data: LineageData, at: number, title: string, base?: string): string | undefined {
  const { lineages, editions } = data.concordance;
  const numberOf = (place: number): string | undefined => numberInForce(data, place);
  const number = numberOf(at);
  if (number === undefined || !/^\d{3}/.test(number)) return undefined;
  const members = number.includes('.') ? [at] : membersIn(data, number);
  const changes = new Map<number, string[]>();
  for (const place of members) {
    for (const [edition, , change] of data.wordings[place] ?? []) {
      const list = changes.get(edition) ?? [];
      changes.set(edition, list);
      list.push(`${numberOf(place)} ${change === 'added' ? 'added' : CHANGE_LABELS[change]}`);
    }
  }
  const [id] = lineages[at] as LineageData['concordance']['lineages'][number];
  const entries = [...changes]
    .sort(([a], [b]) => a - b)
    .slice(-MOST)
    .flatMap(([edition, list]): FeedEntry[] => {
      const name = editions[edition] as string;
      if (Number.isNaN(Date.parse(name))) return [];
      const path = `${lifeAddress(id)}${number.includes('.') ? `#w${name}` : ''}`;
      const from = base === undefined ? path.replace(/^.*\//, '') : path;
      return [{ edition: name, date: name, summary: `${list.join('; ')}.`, path: from, type: 'text/html' }];
    });
  const file = base === undefined ? 'feed.xml' : lifeFeedAddress(id);
  const of = { id, title: `Changes of ${title}` };
  return atomFeed(entries, { file, of, ...(base === undefined ? {} : { base }) });
}
