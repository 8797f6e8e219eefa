import { groupBy } from '../../tree/maps.js';
import type { Address, CatalogueEdition } from '../catalogue/types.js';
import { ArchiveError } from '../errors.js';

/** One file that can be downloaded, and where to ask for it, best address first. */
export interface Wanted {
  edition: CatalogueEdition;
  fileDate: string;
  ending: string;
  /** The name under which it is stored. */
  name: string;
  addresses: string[];
}

/** Endings in the order in which they are wanted: plain text is what the others were made from. */
const ENDINGS: readonly string[] = ['txt', 'docx', 'doc', 'pdf', 'rtf'];

/**
 * Lists what can be downloaded of an edition, the best file first.
 *
 * @param from a base address to ask instead of the catalogue's: there, a file is looked for as `DATE.ENDING` and under the name
 *   that its publisher gave it
 */
export function wantedOf(edition: CatalogueEdition, from?: string): Wanted[] {
  const files = groupBy(edition.addresses, (address) => `${address.fileDate}.${address.ending}`);
  // A mirror may have what no published address is known for.
  if (from !== undefined) {
    for (const dump of edition.dumps) {
      const key = `${dump.fileDate ?? edition.date}.txt`;
      if (dump.format === 'text' && !files.has(key)) files.set(key, []);
    }
    if (files.size === 0) files.set(`${edition.date}.txt`, []);
  }
  const wanted = [...files].map(([name, known]): Wanted => {
    const at = name.lastIndexOf('.');
    const addresses = from === undefined ? known.flatMap(published) : mirrored(from, name, known);
    return {
      edition,
      fileDate: name.slice(0, at),
      ending: name.slice(at + 1),
      name,
      addresses: [...new Set(addresses)],
    };
  });
  const rank = (w: Wanted): number =>
    ENDINGS.includes(w.ending) ? ENDINGS.indexOf(w.ending) : ENDINGS.length;
  return wanted
    .filter((w) => w.addresses.length > 0)
    .sort((a, b) => rank(a) - rank(b) || (a.fileDate < b.fileDate ? 1 : -1));
}

function published({ publisher, archived }: Address): string[] {
  const addresses: string[] = [];
  if (publisher !== null) addresses.push(publisher.replace(/^http:\/\/([^/:]+)(?::80)?\//, 'https://$1/'));
  if (archived !== null) {
    // `id_` asks the web archive for the bytes as they were, without its own frame around them.
    addresses.push(archived.replace(/^http:/, 'https:').replace(/(\/web\/\d{14})\//, '$1id_/'));
  }
  return addresses;
}

function mirrored(from: string, name: string, known: readonly Address[]): string[] {
  const base = baseOf(from);
  const addresses = [new URL(name, base).href];
  for (const { publisher, archived } of known) {
    const last = (publisher ?? archived)?.split('/').at(-1);
    if (last) addresses.push(new URL(last, base).href);
  }
  return addresses;
}

/**
 * A base address, with the slash at its end that makes names relative to it.
 *
 * @throws ArchiveError `wrong-address`
 */
export function baseOf(from: string): URL {
  let base: URL;
  try {
    base = new URL(from.endsWith('/') ? from : `${from}/`);
  } catch {
    throw new ArchiveError(
      'wrong-address',
      `${from}: this is no address; give one such as https://example.org/rules/`,
      from,
    );
  }
  if (base.protocol !== 'https:' && base.protocol !== 'http:') {
    throw new ArchiveError('wrong-address', `${from}: only http and https addresses can be asked`, from);
  }
  return base;
}
