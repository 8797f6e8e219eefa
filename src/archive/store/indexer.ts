import type { ReadResult } from '../../readers/index.js';
import type { Counts, Format } from '../../tree/index.js';
import { listIn } from '../../tree/maps.js';
import type { Copy } from '../editions/choose.js';
import type { EditionName } from '../editions/reading.js';
import { textsOf } from '../editions/texts.js';
import { sha256 } from '../hash.js';
import type { Database, Row } from './database.js';

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

/** Writes documents into an index. */
export class Indexer {
  readonly #database: Database;
  /** Every text that is in the index, by its hash: asking the database three hundred thousand times takes longer than reading. */
  readonly #words = new Map<string, number>();

  constructor(database: Database) {
    this.#database = database;
    for (const row of database.all('SELECT id, hash FROM words'))
      this.#words.set(String(row.hash), Number(row.id));
  }

  /** True where the content is in the index. */
  has(hash: string): boolean {
    return this.#database.get('SELECT id FROM document WHERE sha256 = ?', [hash]) !== undefined;
  }

  /** True where the content was imported under this path. */
  hasSource(hash: string, file: string): boolean {
    const sql =
      'SELECT id FROM document JOIN source ON source.document = document.id WHERE sha256 = ? AND source.file = ?';
    return this.#database.get(sql, [hash, file]) !== undefined;
  }

  /** Notes that a kept content cannot be read, so that it is not tried at every opening. */
  refuse(hash: string, reason: string): void {
    this.#database.run('INSERT OR REPLACE INTO refused VALUES (?, ?)', [hash, reason]);
  }

  /** Adds a path to a content that is there. */
  addSource(hash: string, file: string): void {
    this.#database.run('INSERT OR IGNORE INTO source SELECT id, ? FROM document WHERE sha256 = ?', [
      file,
      hash,
    ]);
  }

  /** Adds a document with all its words, or nothing of it. */
  add(document: Copy & EditionName & { result: ReadResult }, bytes: number): void {
    const before = this.#words.size;
    try {
      this.#insert(document, bytes);
    } catch (error) {
      // What the database has taken back is not known either.
      for (const [hash, id] of this.#words) if (id > before) this.#words.delete(hash);
      throw error;
    }
  }

  #insert(document: Copy & EditionName & { result: ReadResult }, bytes: number): void {
    this.#database.transaction(() => {
      const { result } = document;
      const { tree, coverage } = result;
      this.#database.run(
        `INSERT INTO document (sha256, bytes, file, format, encoding, title, effective, partial, counts, characters,
           accounted, damaged, warnings, edition, evidence, fits)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        [
          document.sha256,
          bytes,
          document.file,
          document.format,
          tree.encoding.name,
          tree.title ?? null,
          document.effective ?? null,
          document.partial ? 1 : 0,
          JSON.stringify(document.counts),
          coverage.characters,
          coverage.accounted,
          document.damaged,
          result.messages.filter((m) => m.fatal === false).length,
          document.name,
          document.evidence,
          JSON.stringify(document.fits),
        ],
      );
      const id = Number(this.#database.get('SELECT last_insert_rowid() AS id')?.id);
      this.#database.run('DELETE FROM refused WHERE sha256 = ?', [document.sha256]);
      this.#database.run('INSERT INTO source VALUES (?, ?)', [id, document.file]);
      for (const { kind, place, words } of textsOf(tree)) {
        this.#database.run('INSERT OR IGNORE INTO standing VALUES (?, ?, ?, ?)', [
          this.#intern(words),
          id,
          place,
          kind,
        ]);
      }
    });
  }

  #intern(text: string): number {
    const hash = sha256(Buffer.from(text)).slice(0, 32);
    const known = this.#words.get(hash);
    if (known !== undefined) return known;
    const id = this.#words.size + 1;
    this.#words.set(hash, id);
    this.#database.run('INSERT INTO words VALUES (?, ?, ?)', [id, hash, text]);
    this.#database.run('INSERT INTO found (rowid, text) VALUES (?, ?)', [id, text]);
    return id;
  }
}

export function documentsOf(database: Database): IndexedDocument[] {
  const files = new Map<number, string[]>();
  for (const row of database.all('SELECT document, file FROM source ORDER BY document, file')) {
    listIn(files, Number(row.document)).push(String(row.file));
  }
  return database
    .all('SELECT * FROM document ORDER BY id')
    .map((row) => documentOf(row, files.get(Number(row.id)) ?? []));
}

function documentOf(row: Row, files: string[]): IndexedDocument {
  const effective = row.effective as string | null;
  const title = row.title as string | null;
  return {
    sha256: String(row.sha256),
    bytes: Number(row.bytes),
    file: String(row.file),
    files,
    format: row.format as Format,
    encoding: String(row.encoding),
    ...(title === null ? {} : { title }),
    ...(effective === null ? {} : { effective }),
    partial: row.partial === 1,
    counts: JSON.parse(String(row.counts)) as Counts,
    characters: Number(row.characters),
    accounted: Number(row.accounted),
    damaged: Number(row.damaged),
    warnings: Number(row.warnings),
    name: String(row.edition),
    evidence: row.evidence as EditionName['evidence'],
    fits: JSON.parse(String(row.fits)) as string[],
    named: row.evidence === 'printed' && String(row.file).includes(String(row.edition)),
  };
}
