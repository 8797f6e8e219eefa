import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Concordance } from '../../lineage/concordance.js';
import { readListing } from '../store/listing.js';
import { concordanceData } from './concordance.js';
import { type LivesOptions, openLives } from './open.js';

/**
 * Gives the numbers of rules through time: those of the concordance that the package carries, and those of editions in an archive
 * that it does not know. Lineages are asked, and made where there are none, only where there is such an edition.
 *
 * @throws ArchiveError as {@link openLives} does
 */
export async function openNumbers(options: LivesOptions = {}): Promise<Concordance> {
  const shipped = concordanceData();
  const { archive } = options;
  const held = archive === undefined || !existsSync(archive) ? [] : wholeEditions(archive);
  if (shipped && held.every((name) => shipped.editions.includes(name))) return new Concordance(shipped);
  const lives = await openLives(options);
  lives.close();
  const { joinConcordances } = await import('../../lineage/join.js');
  const { withoutTerms } = await import('../../lineage/glossaryTerms.js');
  const own = withoutTerms(lives.concordance.data);
  return new Concordance(shipped ? joinConcordances(shipped, own) : own);
}

/** The dates of the whole editions of an archive, from its listing alone. */
export function wholeEditions(folder: string): string[] {
  const listing = readListing(join(folder, 'listing.json'));
  // Where there is none, the archive has to be put right first; opening it does so.
  if (listing === undefined) return ['an unknown one'];
  return listing.documents.flatMap(({ partial, effective }) =>
    partial || effective === undefined ? [] : [effective],
  );
}
