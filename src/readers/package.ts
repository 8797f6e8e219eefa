import { ReadError } from './result.js';

/**
 * Loads a package that is only installed where its documents are read.
 *
 * @param name the package, for the message
 * @param load imports it
 * @throws ReadError `missing-package` where it is not installed
 */
export async function optionalPackage<T>(
  name: string,
  what: string,
  file: string,
  load: () => Promise<T>,
): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new ReadError(
      'missing-package',
      `${what}, which the package ${name} reads: install it (npm install ${name}); loading it said: ${reason}`,
      file,
    );
  }
}

/**
 * Runs a package on a document that may be broken.
 *
 * @throws ReadError `damaged` where the package gives up
 */
export async function fromPackage<T>(what: string, file: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof ReadError) throw error;
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new ReadError(
      'damaged',
      `this begins like ${what} and cannot be opened as one (${reason}): get a fresh copy`,
      file,
    );
  }
}
