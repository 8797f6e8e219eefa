import { readDate } from '../../lineage/dates.js';
import { findInCatalogue, loadCatalogue, plain } from '../catalogue/catalogue.js';
import { concordanceData } from '../lineages/concordance.js';

/** What a name is looked for among. */
export interface Named {
  name: string;
  effective?: string;
  aliases: readonly string[];
  /** The editions that its words fit. */
  fits: readonly string[];
  partial: boolean;
  /** Whether this is a sample in other words, and no real edition. */
  sample?: boolean;
}

/** What was found, and what to tell about it when the name left a choice. */
export interface Match<T extends Named> {
  found: T;
  note?: string;
}

/**
 * Finds an edition by name: an ISO date; the beginning of one, or `latest`, for the newest of several; another date that its
 * files have; the code or name of its release; a date that a fragment fits beside the one that it is known by. Where a name leaves a choice, a real edition goes before a sample, a whole one before a
 * fragment, and then the newest is taken.
 *
 * @param editions oldest first
 */
export function matchName<T extends Named>(editions: readonly T[], name: string): Match<T> | undefined {
  const exact = editions.find((e) => e.name === name);
  if (exact) return { found: exact };
  if (/^latest$/i.test(name)) return newest(editions, name);
  const isDate = /^\d{4}(-\d\d?(-\d\d?)?)?$/.test(name);
  if (isDate) {
    const within = newest(
      editions.filter((e) => e.effective?.startsWith(name)),
      name,
    );
    if (within) return within;
  }
  const wanted = plain(name);
  const found =
    wanted === '' ? undefined : editions.find((e) => e.aliases.some((alias) => plain(alias) === wanted));
  if (found) return { found };
  // A fragment is known by the oldest edition that it fits, and can be asked for by the others.
  const fitting = isDate ? editions.findLast((e) => e.fits.some((date) => date.startsWith(name))) : undefined;
  return (
    fitting && { found: fitting, note: `${name} is taken to be ${fitting.name}, whose words fit it as well` }
  );
}

function newest<T extends Named>(editions: readonly T[], name: string): Match<T> | undefined {
  const dated = editions.filter((e) => e.effective !== undefined);
  const real = dated.filter((e) => !e.sample);
  const among = real.length > 0 ? real : dated;
  const last = among.at(-1);
  if (!last) return undefined;
  const found = among.findLast((e) => !e.partial) ?? last;
  if (found.partial) {
    return { found, note: `${name} is taken to be ${found.name}, of which there is only a fragment` };
  }
  return found === last
    ? { found }
    : { found, note: `${name} is taken to be ${found.name}; of ${last.name} there is only a fragment` };
}

/**
 * One line for a name that no edition has: what it would be, which editions are here, and of how many others the numbers and facts are known.
 *
 * @param what the kind of name that it is not, where the catalogue does not have it either
 */
export function absence(
  name: string,
  editions: readonly Pick<Named, 'name'>[],
  what = 'neither an edition nor a file',
): string {
  const listed = findInCatalogue(loadCatalogue(), name);
  const parts =
    listed === undefined
      ? [`${name === '' ? 'an empty name' : name}: ${isNoDay(name) ? 'no calendar has such a day' : what}`]
      : [
          `${name}: this is the edition of ${listed.date}, which is not here; import a file of it` +
            (listed.addresses.length > 0 ? `, or download it (fetch ${listed.date})` : ''),
        ];
  const here = editions.map((edition) => edition.name);
  parts.push(
    here.length === 0
      ? 'there are no editions here yet: import files, or name a file'
      : `there ${here.length === 1 ? 'is' : 'are'} ${some(here)}`,
  );
  const others = (concordanceData()?.editions ?? []).filter((edition) => !here.includes(edition));
  if (others.length > 0)
    parts.push(
      `numbers and facts of ${others.length} others, from ${others[0]} to ${others.at(-1)}, are known without their words`,
    );
  return parts.join('; ');
}

/** Whether a name has the form of a date and is none. */
function isNoDay(name: string): boolean {
  return /^\d{4}-\d{1,2}-\d{1,2}$/.test(name) && readDate(name) === undefined;
}

/** Names, of many only the first and the last. */
function some(names: readonly string[]): string {
  if (names.length <= MOST_NAMED) return names.join(', ');
  return [...names.slice(0, 5), '…', ...names.slice(-5)].join(', ').concat(` (${names.length} in all)`);
}

/** So many editions are all named. */
const MOST_NAMED = 12;
