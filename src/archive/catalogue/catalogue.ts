import { readFileSync } from 'node:fs';
import { ArchiveError, reasonOf } from '../errors.js';
import { type FingerprintFile, type Fingerprints, unpackFingerprints } from '../identify/fingerprints.js';
import { sourcesPath } from './paths.js';
import type { Catalogue, CatalogueEdition, KnownDump } from './types.js';

let shippedCatalogue: Catalogue | undefined;
let shippedFile: FingerprintFile | undefined;
let shippedFingerprints: Fingerprints | undefined;

/**
 * The catalogue of known editions that the package carries.
 *
 * @throws ArchiveError `no-catalogue` where the package is not whole
 */
export function loadCatalogue(): Catalogue {
  shippedCatalogue ??= readJson(sourcesPath('catalogue.json')) as Catalogue;
  return shippedCatalogue;
}

/**
 * The fingerprints of known editions that the package carries.
 *
 * @throws ArchiveError `no-catalogue` where the package is not whole
 */
export function loadFingerprints(): Fingerprints {
  shippedFingerprints ??= unpackFingerprints(loadFingerprintFile());
  return shippedFingerprints;
}

/**
 * The same as they are kept, for who asks little of them.
 *
 * @throws ArchiveError `no-catalogue` where the package is not whole
 */
export function loadFingerprintFile(): FingerprintFile {
  shippedFile ??= readJson(sourcesPath('fingerprints.json')) as FingerprintFile;
  return shippedFile;
}

/** All names but the date that an edition is known by: file dates, and the code and name of its release. */
export function aliasesOf(edition: CatalogueEdition): string[] {
  return [...(edition.fileDates ?? []), edition.code, edition.name].filter(
    (a): a is string => a !== undefined,
  );
}

/** The dates of editions by all their other names, in small letters. */
export function releaseNames({ editions }: Catalogue): Map<string, string> {
  return new Map(
    editions.flatMap((edition) => aliasesOf(edition).map((alias) => [alias.toLowerCase(), edition.date])),
  );
}

/** Finds the edition of a date, a file date, or the code or name of a release; case and punctuation do not matter. */
export function findInCatalogue(catalogue: Catalogue, name: string): CatalogueEdition | undefined {
  const wanted = plain(name);
  if (wanted === '') return undefined;
  return (
    catalogue.editions.find((e) => e.date === name) ??
    catalogue.editions.find((e) => aliasesOf(e).some((alias) => plain(alias) === wanted))
  );
}

/** Letters and digits of a name, in lower case. */
export function plain(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** How the name of a dump's file ends. */
export function endingOf(dump: KnownDump): string {
  return dump.format === 'text' ? 'txt' : dump.format;
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new ArchiveError(
      'no-catalogue',
      `${path}: cannot be read (${reasonOf(error)}); install the package again, or make the file with scripts/make-catalogue.js`,
      path,
      error,
    );
  }
}
