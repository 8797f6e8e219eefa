export { aliasesOf, findInCatalogue, loadCatalogue, loadFingerprints } from './catalogue/catalogue.js';
export { type Gathered, type Made, makeCatalogue } from './catalogue/make.js';
export type { Address, Catalogue, CatalogueEdition, KnownDump } from './catalogue/types.js';
export { chooseCopy } from './editions/choose.js';
export { composeEdition } from './editions/compose.js';
export { gatherFiles, type Skipped } from './editions/gather.js';
export { readEditionFile, whyNotRead } from './editions/reading.js';
export {
  type Found,
  type FoundRule,
  type Hit,
  type NumberSpan,
  type SearchOptions,
  searchEditions,
  searchEditionsByRole,
} from './editions/search.js';
export { editionsOf, openShelf, type Shelf, type ShelfOptions } from './editions/shelf.js';
export { type EditionSource, type LoadedEdition, sourcesOf } from './editions/source.js';
export { ArchiveError } from './errors.js';
export {
  editionToFetch,
  type Fetched,
  type FetchOptions,
  type FetchProgress,
  type FetchReport,
  fetchEditions,
} from './fetch/fetch.js';
export { fetchToArchive, type KeptReport } from './fetch/keep.js';
export { LIMITS, type Limits } from './fetch/limits.js';
export type { Identification } from './identify/answer.js';
export { type IdentifyDocumentOptions, identifyDocument } from './identify/document.js';
export {
  type Fingerprints,
  joinFingerprints,
  packFingerprints,
  takeFingerprints,
  unpackFingerprints,
} from './identify/fingerprints.js';
export { identify } from './identify/identify.js';
export { concordanceData, loadConcordance } from './lineages/concordance.js';
export type { LifeOfRules } from './lineages/lifeOfRules.js';
export { type BuildingProgress, lineagesOf } from './lineages/lineages.js';
export { type LivesOptions, openLives } from './lineages/open.js';
export { openNumbers } from './lineages/openNumbers.js';
export { type OpenSearch, openSearch, searchByWords } from './lineages/search.js';
export { rulesetNamed, rulesetOf } from './rulesets.js';
export { Archive, type ArchivedEdition, type ArchiveOptions, openArchive } from './store/archive.js';
export type { ImportProgress, ImportReport } from './store/importing.js';
