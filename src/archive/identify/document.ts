import { type Edition, findNumber, ownText, type Rule, type Subrule } from '../../tree/index.js';
import { loadCatalogue, loadFingerprints } from '../catalogue/catalogue.js';
import { isReadError, readDocument } from '../editions/readers.js';
import type { Archive } from '../store/archive.js';
import type { Identification, Neighbour } from './answer.js';
import { type Fingerprints, joinFingerprints, takeFingerprints } from './fingerprints.js';
import { identify } from './identify.js';

/** How to identify a file. */
export interface IdentifyDocumentOptions {
  /** An archive: editions that only it knows are weighed as well, and differences are shown with their words. */
  archive?: Archive;
  /** How many candidates to list beside those that fit. */
  others?: number;
}

/**
 * Finds out which edition a file is from. A file in which no rule is recognised is taken as loose text.
 *
 * @param bytes the content of the file
 * @param file the name to print in messages
 * @throws ReadError for what is no text at all
 */
export async function identifyDocument(
  bytes: Uint8Array,
  file: string,
  options: IdentifyDocumentOptions = {},
): Promise<Identification> {
  const { archive } = options;
  const document = await treeOrText(bytes, file);
  const fingerprints = archive ? await fingerprintsWith(archive) : loadFingerprints();
  const { editions } = loadCatalogue();
  const found = identify(document, {
    fingerprints,
    fileDates: new Map(editions.map((e) => [e.date, e.fileDates ?? []])),
    wordless: editions.map((e) => e.date).filter((date) => !fingerprints.editions.includes(date)),
    ...(options.others === undefined ? {} : { others: options.others }),
  });
  if (typeof document !== 'string') {
    for (const neighbour of [found.notOlder, found.notNewer]) {
      if (neighbour) await showWords(neighbour, document, archive);
    }
  }
  return found;
}

async function treeOrText(bytes: Uint8Array, file: string): Promise<Edition | string> {
  try {
    return (await readDocument(bytes, { file })).tree;
  } catch (error) {
    if (isReadError(error) && error.ruleId === 'not-rules') {
      const { decode } = await import('../../readers/index.js');
      return decode(bytes).text;
    }
    throw error;
  }
}

/** The shipped fingerprints, with those of whole editions that only the archive knows. */
async function fingerprintsWith(archive: Archive): Promise<Fingerprints> {
  const shipped = loadFingerprints();
  const editions: { date: string; tree: Edition }[] = [];
  for (const { name, evidence, partial, documents } of archive.editions()) {
    const [document] = documents;
    if (evidence !== 'printed' || partial || !document || shipped.editions.includes(name)) continue;
    editions.push({ date: name, tree: (await archive.read(document.sha256, document.file)).tree });
  }
  return editions.length === 0 ? shipped : joinFingerprints(shipped, takeFingerprints(editions));
}

/** Puts the words of both sides beside each difference. */
async function showWords(neighbour: Neighbour, tree: Edition, archive: Archive | undefined): Promise<void> {
  const edition = archive?.editions().find((e) => e.name === neighbour.edition && !e.partial);
  const [document] = edition?.documents ?? [];
  const other = archive && document && (await archive.read(document.sha256, document.file)).tree;
  for (const reason of neighbour.because) {
    const here = wordsAt(tree, reason.place);
    const there = other && wordsAt(other, reason.place);
    if (here !== undefined) reason.here = here;
    if (there !== undefined) reason.there = there;
  }
}

function wordsAt(tree: Edition, place: string): string | undefined {
  const node = /^\d/.test(place) ? findNumber(tree, place) : undefined;
  return node?.type === 'rule' || node?.type === 'subrule' ? ownText(node as Rule | Subrule) : undefined;
}
