import type { ReadResult } from '../../readers/index.js';
import type { Copy } from '../editions/choose.js';
import type { EditionName } from '../editions/reading.js';
import { type PlaceKind, textsOf } from '../editions/texts.js';

/** Grows whenever what is written into the index changes: an older index is then rebuilt from the originals. */
export const INDEX_VERSION = 2;

export interface IndexedDocument extends Copy, EditionName {
  bytes: number;
  encoding: string;
  title?: string;
  /** Characters that are not white space, and how many of them are accounted for. */
  characters: number;
  accounted: number;
  /** How many messages tell of something that is wrong. */
  warnings: number;
  /** All paths under which this content was imported, in order. */
  files: string[];
}

/** A text of a document: its index among all texts, and where it is. */
type PlacedWords = [text: number, place: string, kind: PlaceKind];

/** What the archive knows of its documents, and every distinct text once: editions repeat one another nearly word for word. */
export interface TextIndex {
  version: number;
  /** In the order of import. */
  documents: IndexedDocument[];
  /** SHA-256 of contents that could not be read when the index was made, so that they are not tried at every opening. */
  refused: string[];
  texts: string[];
  /** Which texts are where in a document, by its SHA-256. */
  places: Record<string, PlacedWords[]>;
}

/** Adds documents to an index. */
export class Indexer {
  readonly index: TextIndex;
  readonly #texts: Map<string, number>;
  readonly #documents: Map<string, IndexedDocument>;

  /** @param index one that was read; begins an empty one when absent */
  constructor(index?: TextIndex) {
    this.index = index ?? { version: INDEX_VERSION, documents: [], refused: [], texts: [], places: {} };
    this.#texts = new Map(this.index.texts.map((text, at) => [text, at]));
    this.#documents = new Map(this.index.documents.map((document) => [document.sha256, document]));
  }

  /** True where the content is in the index. */
  has(hash: string): boolean {
    return this.#documents.has(hash);
  }

  /** True where the content was imported under this path. */
  hasSource(hash: string, file: string): boolean {
    return this.#documents.get(hash)?.files.includes(file) ?? false;
  }

  /** Notes that a kept content cannot be read. */
  refuse(hash: string): void {
    this.index.refused = [...new Set([...this.index.refused, hash])].sort();
  }

  /** Adds a path to a content that is there. */
  addSource(hash: string, file: string): void {
    const document = this.#documents.get(hash);
    if (document) document.files = [...new Set([...document.files, file])].sort();
  }

  /** Adds a document with all its words. */
  add(document: Copy & EditionName & { result: ReadResult }, bytes: number): void {
    const { sha256, file, effective, name, evidence } = document;
    const { tree, coverage, messages } = document.result;
    const places = new Map<string, PlacedWords>();
    for (const { kind, place, words } of textsOf(tree)) {
      const text = this.#textAt(words);
      places.set(`${text} ${kind} ${place}`, [text, place, kind]);
    }
    const indexed: IndexedDocument = {
      sha256,
      bytes,
      file,
      files: [file],
      format: document.format,
      encoding: tree.encoding.name,
      ...(tree.title === undefined ? {} : { title: tree.title }),
      ...(effective === undefined ? {} : { effective }),
      partial: document.partial,
      counts: document.counts,
      characters: coverage.characters,
      accounted: coverage.accounted,
      damaged: document.damaged,
      warnings: messages.filter(({ fatal }) => fatal === false).length,
      name,
      evidence,
      fits: document.fits,
      named: evidence === 'printed' && file.includes(name),
    };
    this.#documents.set(sha256, indexed);
    this.index.documents.push(indexed);
    this.index.places[sha256] = [...places.values()];
    this.index.refused = this.index.refused.filter((hash) => hash !== sha256);
  }

  #textAt(words: string): number {
    let at = this.#texts.get(words);
    if (at === undefined) {
      at = this.index.texts.push(words) - 1;
      this.#texts.set(words, at);
    }
    return at;
  }
}
