import { createRequire } from 'node:module';
import type { Database as Native, Statement as NativeStatement } from 'node-sqlite3-wasm';
import { ArchiveError, reasonOf } from '../errors.js';

/** A value that a column holds. */
export type Value = number | string | Uint8Array | null;
/** A row, by the names of its columns. */
export type Row = Record<string, Value>;

/**
 * What the archive asks of a database: nothing of one product is visible beyond this file, so that another can take its
 * place.
 */
export interface Database {
  /** Runs statements that take no values. */
  exec(sql: string): void;
  /** Runs one statement; the statement is prepared once and kept. */
  run(sql: string, values?: Value[]): void;
  all(sql: string, values?: Value[]): Row[];
  /** The first row of a query. */
  get(sql: string, values?: Value[]): Row | undefined;
  /** Does all of `work` or nothing of it. */
  transaction<T>(work: () => T): T;
  close(): void;
}

/**
 * Opens a database file that belongs to this process alone. The product locks a file by making a folder beside it, for
 * readers as for writers, and a killed process never takes that folder away; so nobody opens a file that another process
 * could open too (see `snapshot.ts`).
 *
 * @param path the file; made when absent unless `readOnly`
 * @param options `readOnly` reads it as it is at this moment, until it is closed; `shown` is the name of the file for messages, where
 *   that is another
 * @throws ArchiveError `not-a-database` where the file is something else or damaged
 */
export function openDatabase(path: string, options: { readOnly?: boolean; shown?: string } = {}): Database {
  const shown = options.shown ?? path;
  const { Database: Product } = product();
  let native: Native;
  try {
    native = new Product(path, { readOnly: options.readOnly ?? false });
    // A file that is no database is only noticed when it is first read. For reading alone one transaction stays open, since asking for
    // the lock at every statement costs more than reading.
    const first = 'SELECT count(*) FROM sqlite_master;';
    native.exec(options.readOnly ? `BEGIN; ${first}` : first);
  } catch (error) {
    throw damaged(shown, error);
  }
  const prepared = new Map<string, NativeStatement>();
  const prepare = (sql: string): NativeStatement => {
    let statement = prepared.get(sql);
    if (!statement) {
      statement = native.prepare(sql);
      prepared.set(sql, statement);
    }
    return statement;
  };
  const guarded = <T>(work: () => T): T => {
    try {
      return work();
    } catch (error) {
      if (/malformed|not a database|disk image/.test(reasonOf(error))) throw damaged(shown, error);
      throw error;
    }
  };
  let depth = 0;
  return {
    exec: (sql) => guarded(() => native.exec(sql)),
    run: (sql, values = []) => void guarded(() => prepare(sql).run(values)),
    all: (sql, values = []) => guarded(() => prepare(sql).all(values)) as Row[],
    get: (sql, values = []) => (guarded(() => prepare(sql).get(values)) ?? undefined) as Row | undefined,
    transaction(work) {
      if (depth > 0) return work();
      guarded(() => native.exec('BEGIN'));
      depth++;
      try {
        const result = work();
        guarded(() => native.exec('COMMIT'));
        return result;
      } catch (error) {
        if (native.inTransaction) native.exec('ROLLBACK');
        throw error;
      } finally {
        depth--;
      }
    },
    close() {
      for (const statement of prepared.values()) {
        try {
          statement.finalize();
        } catch {
          // Gives back the error that the statement met before, which was told then.
        }
      }
      prepared.clear();
      if (native.isOpen) native.close();
    },
  };
}

function damaged(path: string, error: unknown): ArchiveError {
  return new ArchiveError(
    'not-a-database',
    `${path}: cannot be read as a database (${reasonOf(error)}); delete it and open the archive again, which rebuilds it from the kept originals`,
    path,
    error,
  );
}

// The product is a CommonJS module of more than a megabyte: it is loaded when a database is first opened, so that commands
// which need none stay quick.
function product(): typeof import('node-sqlite3-wasm') {
  return createRequire(import.meta.url)('node-sqlite3-wasm');
}
