/** How words are set off; plain words where there is no terminal. */
export interface Palette {
  bold(text: string): string;
  dim(text: string): string;
  red(text: string): string;
  green(text: string): string;
  yellow(text: string): string;
  cyan(text: string): string;
}

const same = (text: string): string => text;

/** No colours at all. */
export const PLAIN: Palette = { bold: same, dim: same, red: same, green: same, yellow: same, cyan: same };

// biome-ignore lint/suspicious/noControlCharactersInRegex: terminals read colours from them.
const MARKS = /\x1b\[[0-9;]*m/g;

/** The columns that a text takes on a terminal, colours aside. */
export function widthOf(text: string): number {
  return text.replace(MARKS, '').length;
}

export function padded(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

/**
 * Sets pieces in lines of at most a width.
 *
 * @param indent blanks before every line
 * @param between what is between two pieces on a line
 */
export function flow(pieces: readonly string[], width: number, indent: number, between = ', '): string[] {
  const lines: string[] = [];
  const room = Math.max(20, width - indent);
  let line = '';
  for (const piece of pieces) {
    const longer = line === '' ? piece : `${line}${between}${piece}`;
    if (line !== '' && widthOf(longer) > room) {
      lines.push(line + between.trimEnd());
      line = piece;
    } else line = longer;
  }
  if (line !== '') lines.push(line);
  return lines.map((text) => ' '.repeat(indent) + text);
}
