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
