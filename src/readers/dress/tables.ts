import { EXAMPLES, FEWEST, NAME, NUMBER, RULE, stringAt, type Value } from './values.js';

/** This share of the lines of a table begin with a number. */
const SHARE = 0.3;
/** A row of a table: the number of a rule in one of its first cells. */
const ROW =
  /^(?:\|[ \t]{0,4}|[ ]{1,4})?(?:"?[A-Za-z\d]{0,20}"?[,;\t|])?["*]{0,2}\d{3}\.\d{1,3}[a-z]{0,2}\.?["*]{0,2}[ ]{0,20}([,;\t|])/gm;
const TEXT_LINE = /\S[^\n]*/g;
/** What comes before the rows of a table and tells a program how to read it. */
const BEFORE = /^#\w{1,20}:|^sep=|^COPY\s/;
/** What closes the rows of a table that a database prints or copies. */
const FOOT = /^(?:\(\d{1,9} rows?\)|\\\.)$/;
/** The line below the head of a table. */
const RULER = /^:?-{2,200}:?$/;

/** The cells of a table whose rows begin with the number of a rule, or with a word and the number. */
export function valuesOfTable(text: string, head: string): Value[] | undefined {
  const rows = [...head.matchAll(ROW)];
  if (rows.length < FEWEST) return undefined;
  let lines = 0;
  for (const _ of head.matchAll(TEXT_LINE)) lines++;
  const mark = rows[0]?.[1] as string;
  if (rows.length < lines * SHARE) return undefined;
  const table = rowsOf(text, mark);
  // A plain text may have a tab behind its numbers, and not elsewhere.
  if (table.filter((row) => row.length > 1).length < table.length * 0.9) return undefined;
  return withRoles(table);
}

/** Says of each cell what it is in the rules: the first is a number, the name of an entry, or empty; a column before it says of what kind. */
export function withRoles(table: readonly Value[][]): Value[] {
  const columns = [0, 1, 2].map((at) => table.filter((row) => RULE.test(row[at]?.words ?? '')).length);
  const column = columns.indexOf(Math.max(...columns));
  withoutOtherNumbers(table, column);
  const begun = table.findIndex((row) => NUMBER.test(row[column]?.words ?? ''));
  // What programs write before a table or behind it, for each other.
  for (const [i, row] of table.entries())
    if (row.length === 1 && (i < begun ? BEFORE : FOOT).test(row[0]?.words ?? ''))
      (row[0] as Value).words = '';
  const headed = table.findIndex((row) => row.some(({ words }) => words !== ''));
  const head = table[headed] as Value[];
  const isHead = head.every(({ words }) => words.length < 20 && !/\d/.test(words));
  const examples = isHead ? head.findIndex(({ words }) => EXAMPLES.test(words)) : -1;
  for (const [i, row] of table.entries()) {
    // A heading may have its number in the column before.
    const own = row.findIndex(
      ({ words }, at) => at <= column && NUMBER.test(words) && (at === column || row[column]?.words === ''),
    );
    for (const cell of row.slice(0, own < 0 ? column : own)) cell.role = 'none';
    const cells = row.slice(own < 0 ? column : own).filter(({ words }) => words !== '');
    const first = cells[0];
    const example = row[examples];
    if (example)
      example.words = example.words
        .replace(/ \|{1,3} |\|\|/g, '\n')
        .replace(/^(?!Example)(?=[^\n])/gm, 'Example: ');
    if (!first) continue;
    const kind = row[0] === first ? '' : (row[0]?.words ?? '');
    if (EXAMPLES.test(kind)) first.words = first.words.replace(/^(?!Example)/, 'Example: ');
    if (NAME.test(kind) || cells.length === 1) {
      const heading = /^#{0,6}\s{0,4}(glossary|credits)$/i.exec(first.words)?.[1];
      if (heading)
        Object.assign(first, {
          role: 'heading',
          words: heading.charAt(0).toUpperCase() + heading.slice(1).toLowerCase(),
        });
      else if (NAME.test(kind)) first.role = 'name';
      if (heading || NAME.test(kind)) continue;
    }
    if (NUMBER.test(first.words)) first.role = 'number';
    else if (
      (i === headed && isHead) ||
      RULER.test(first.words) ||
      RULER.test(table[i + 1]?.[0]?.words ?? '')
    )
      for (const cell of row) cell.role = 'none';
    else if (cells.length > 1) first.role = 'name';
  }
  return table.flat();
}

/** Leaves out a column that has nothing but numbers beside that of the rules: what each is under, or how it counts. */
function withoutOtherNumbers(table: readonly Value[][], column: number): void {
  // A table may have more rows than a call takes arguments.
  const widest = table.reduce((most, row) => Math.max(most, row.length), 0);
  for (let at = 0; at < widest; at++) {
    if (at === column) continue;
    const cells = table.slice(1).flatMap((row) => row[at] ?? []);
    const full = cells.filter(({ words }) => words !== '');
    if (full.length < cells.length * SHARE || !full.every(({ words }) => NUMBER.test(words))) continue;
    for (const { [at]: cell } of table) if (cell) cell.words = '';
  }
}

function rowsOf(text: string, mark: string): Value[][] {
  const rows: Value[][] = [[]];
  let at = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  while (at < text.length) {
    const row = rows.at(-1) as Value[];
    const start = at;
    let words: string;
    const quoted = text[at] === '"' ? stringAt(text, at, '"', false) : undefined;
    // Words that begin with a quotation are no quoted cell.
    if (quoted && (mark !== '\t' || /[\t\r\n]|^$/.test(text.slice(quoted.end, quoted.end + 1)))) {
      ({ words, end: at } = quoted);
    } else {
      while (at < text.length && text[at] !== mark && text[at] !== '\n' && text[at] !== '\r') at++;
      words = text.slice(start, at).trim();
    }
    if (mark === '|') words = words.replace(/^\*\*|\*\*$/g, '').replace(/<br ?\/?>/g, '\n');
    // What comes before the first bar of a row is no cell.
    if (mark !== '|' || row.length > 0 || words !== '') row.push({ start, end: at, words, role: 'words' });
    while (at < text.length && text[at] !== mark && text[at] !== '\n') at++;
    if (text[at] === '\n' || at >= text.length) rows.push([]);
    at++;
  }
  return rows.filter((row) => row.some(({ words }) => words !== ''));
}
