/** One column: its heading, and whether its cells are numbers that align to the right. */
interface Column {
  heading: string;
  right?: boolean;
}

/**
 * Sets rows as a table of plain characters, columns two blanks apart.
 *
 * @param columns headings, left to right
 * @param rows cells as strings; a missing cell is empty
 * @param width the line is cut to this many columns, the cut marked with an ellipsis
 * @returns lines, each ended by a line feed
 */
export function table(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  width = 1000,
): string {
  const widths = columns.map((column, at) =>
    Math.max(column.heading.length, ...rows.map((row) => (row[at] ?? '').length)),
  );
  const line = (cells: readonly string[]): string => {
    const whole = columns
      .map((column, at) => {
        const cell = cells[at] ?? '';
        return column.right ? cell.padStart(widths[at] as number) : cell.padEnd(widths[at] as number);
      })
      .join('  ')
      .trimEnd();
    return whole.length > width ? `${whole.slice(0, width - 1)}…` : whole;
  };
  return [line(columns.map((c) => c.heading)), ...rows.map(line)].map((l) => `${l}\n`).join('');
}
