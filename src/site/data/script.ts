import { gzipSync } from 'node:zlib';

/**
 * Data for the programs of the pages, as a script that hands it over: a page that was opened from a file may run scripts that
 * lie beside it and may not read other files. The data are JSON in a string, which is quicker to take in than a literal, and
 * in which a key such as `__proto__` is a key like any other.
 *
 * @param name under which a program asks for it
 * @param value plain data
 * @returns the text of the script
 */
export function dataScript(name: string, value: unknown): string {
  return `variorum.take(${JSON.stringify(name)},JSON.parse(${quoted(JSON.stringify(value))}));\n`;
}

/** JSON as a string of the language: it holds many double quotes and no line ends. */
function quoted(json: string): string {
  return `'${json.replace(/[\\']/g, '\\$&')}'`;
}

/**
 * The same for much data, packed: gzip in base 64, a third of the size on a disk and as small on the way.
 *
 * @param name under which a program asks for it
 * @param value plain data
 * @returns the text of the script
 */
export function packedScript(name: string, value: unknown): string {
  const packed = gzipSync(JSON.stringify(value), { level: 6 }).toString('base64');
  return `variorum.unpack(${JSON.stringify(name)},'${packed}');\n`;
}
