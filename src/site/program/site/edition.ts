import { dateInWords } from '../../../lineage/dates.js';
import { glossaryAddress, ruleAddress } from '../../address.js';
import { Homes, partOf } from '../../homes.js';
import { glossaryPageOf } from '../../places.js';
import { bookIndex, inBook } from '../store.js';

/** Under which name the edition that one reads is remembered while the window is open. */
const NAME = 'reading';

/**
 * In a big book several editions share a page of a part that is the same in all of them. The edition that one reads goes along from
 * page to page: its date is named, and links lead to its text instead of that of the first edition that shares the page.
 */
export async function keepEdition(): Promise<void> {
  const { edition: first, until: last } = document.documentElement.dataset;
  const asked = /^#in=(.+)$/.exec(location.hash)?.[1];
  if (first === undefined) return;
  const reading = asked ?? remembered();
  if (last === undefined || reading === undefined || reading === first) {
    remember(first);
    return;
  }
  const { editions, homes: shared } = await bookIndex();
  const edition = editions.find(({ id }) => id === reading);
  if (shared === undefined || edition === undefined) return;
  const nameOf = (wanted: string): string => editions.find(({ id }) => id === wanted)?.name ?? wanted;
  const homes = new Homes(shared);
  if (!homes.within(reading, first, last)) return remember(first);
  remember(reading);
  document.documentElement.dataset.edition = edition.name;
  const place = document.querySelector('nav.dates [data-span]');
  if (place) place.append(`, here as of ${dateInWords(edition.name)}`);
  const root = inBook('');
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href]')) {
    if (link.closest('nav.dates') || !link.href.startsWith(root)) continue;
    const address = decodeURI(link.href.slice(root.length));
    if (address === `editions/${first}/index.html`) {
      link.href = inBook(`editions/${reading}/index.html`);
      link.textContent = (link.textContent ?? '').replace(
        dateInWords(nameOf(first)),
        dateInWords(edition.name),
      );
    }
    const to = partOf(address);
    // What leads to the text of another edition is meant so.
    if (!to || homes.of(`editions/${first}/${to.part}/index.html${to.anchor}`) !== address) continue;
    link.href = inBook(addressFor(to.part, to.anchor)) + to.anchor;
  }

  /** Long sections and the glossary are cut into pages in another way in each edition. */
  function addressFor(part: string, anchor: string): string {
    const { id, long, initials } = edition as NonNullable<typeof edition>;
    if (part.startsWith('glossary/')) return glossaryAddress(id, glossaryPageOf(part.slice(9), initials));
    const rule = /^#r(\d.*)$/.exec(decodeURIComponent(anchor))?.[1];
    return /^\d/.test(part) ? ruleAddress(id, rule ?? part, long) : `editions/${id}/${part}/index.html`;
  }
}

/** The edition that is read along from page to page; a browser that keeps nothing for the book forgets it with each page. */
function remembered(): string | undefined {
  try {
    return sessionStorage.getItem(NAME) ?? undefined;
  } catch {
    return undefined;
  }
}

function remember(edition: string): void {
  try {
    sessionStorage.setItem(NAME, edition);
  } catch {
    // Nothing is lost but the convenience.
  }
}
