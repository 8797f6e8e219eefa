import { Derivation } from '../derived.js';
import type { Source } from '../source.js';

/** So many characters from the start tell whether a document is data. */
const WINDOW = 64_000;
/** Fewer numbers of rules as values are an accident. */
const FEWEST = 3;
/** So many sentences for a number, at least. */
const LEAST_SENTENCES = 0.3;
/** This share of the lines of a table begin with a number. */
const SHARE = 0.3;
/** The number of a rule alone between quotation marks, as data have it. */
const QUOTED_NUMBER = /(?<![=\w"'`])(["'])\d{3}\.\d{1,3}[a-z]{0,2}\.?\1(?!["'`])/g;
/** A row of a table: the number of a rule in one of its first cells. */
const ROW =
  /^(?:\|[ \t]{0,4})?(?:"?[A-Za-z\d]{0,20}"?[,;\t|])?["*]{0,2}\d{3}\.\d{1,3}[a-z]{0,2}\.?["*]{0,2}[ ]{0,20}([,;\t|])/gm;
/** What a program calls the name of an entry. */
const NAME = /^(?:term|headword|word)s?$/i;
const RULE = /^\d{3,4}\.\d{1,3}[a-z]{0,2}\.?$/;
/** The name of a column in which the examples stand without the word, in the languages of spreadsheets. */
const EXAMPLES = /^(?:ex[aeé]?m|beisp|ejem|esem)/i;
const TEXT_LINE = /\S[^\n]*/g;
const NUMBER = /^(?:\d{1,4}|\d{3,4}\.\d{1,3}[a-z]{0,2})\.?$/;
/** The line below the head of a table. */
const RULER = /^:?-{2,200}:?$/;
/** The names of fields, as programmers write them. */
const FIELD = /^[a-z_][\w-]{0,30}$/i;
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '', t: ' ', b: '', f: '' };

/** A value of a document of data, and what it is in the rules. */
interface Value {
  start: number;
  end: number;
  words: string;
  role: 'number' | 'name' | 'words' | 'heading' | 'none';
}

/**
 * Reads a document of data, as programs export the rules: JSON, a source file with strings, statements of SQL, a table with commas,
 * semicolons or tabs. What stands between its values carries no words.
 *
 * @returns undefined where the document is none
 */
export function withoutData(source: Source): Source | undefined {
  const head = source.text.slice(0, WINDOW);
  const values = valuesOfTable(source.text, head) ?? valuesOfStrings(source.text, head);
  if (values === undefined || !hasSentences(values)) return undefined;
  // A glossary without a heading of its own begins with the first name behind the last number.
  if (!values.some(({ role, words }) => role === 'heading' && words === 'Glossary')) {
    const last = values.findLastIndex(({ role }) => role === 'number');
    const first = values.findIndex(({ role }, at) => at > last && role === 'name');
    const before = values[first];
    if (before) values.splice(first, 0, { ...before, end: before.start, words: 'Glossary', role: 'heading' });
  }
  return written(source, values);
}

/** Whether numbers come with words: a list of numbers alone, as of a concordance, has no rules. */
function hasSentences(values: readonly Value[]): boolean {
  const numbers = values.filter(({ role }) => role === 'number').length;
  const sentences = values.filter(
    ({ role, words }) => role !== 'number' && /\S\s+\S+\s+\S/.test(words),
  ).length;
  return sentences >= numbers * LEAST_SENTENCES;
}

/** What stands before a value, given the role of the value before it. */
function leading({ role, words }: Value, before: Value['role']): string {
  if (role === 'number' || role === 'name' || role === 'heading') return '\n\n';
  if (before === 'number') return ' ';
  return before === 'name' || words.startsWith('Example') ? '\n' : '\n\n';
}

function written(source: Source, values: readonly Value[]): Source {
  const derivation = new Derivation(source.text);
  let before: Value['role'] = 'none';
  /** Whether the words are those of an entry, whose further paragraphs are of the same entry. */
  let named = false;
  for (const value of values) {
    const { start, end, role } = value;
    if (role === 'none' || value.words === '') {
      source.claim(start, end);
      continue;
    }
    named = role === 'name' || (named && role === 'words');
    const lead = named && role === 'words' ? '\n' : leading(value, before);
    const number = /^\d+(?:\.\d+)?$/.test(value.words) ? `${value.words}.` : value.words;
    derivation.insert(lead, start);
    derivation.replace(role === 'number' ? number : value.words, start, end);
    before = role;
  }
  let reached = 0;
  for (const { start, end } of [...values].sort((a, b) => a.start - b.start)) {
    source.claim(reached, start);
    reached = end;
  }
  source.claim(reached, source.text.length);
  // Which value belongs to which is a guess that a person may want to look at.
  source.warn(
    'data',
    `the document is data: its ${values.length} values are read one after another, as their names and places suggest`,
    0,
  );
  return derivation.source(source);
}

const isSpace = (character: string | undefined): boolean =>
  character === ' ' || character === '\t' || character === '\n' || character === '\r';

/** Opens a block of words or an item in a list of YAML, whose values are no strings. */
const BLOCK = /^- \w{1,20}: |:[ \t]{0,8}[|>][-+]?[ \t]{0,8}$/m;

/** The strings of a document in which the numbers of rules stand between quotation marks. */
function valuesOfStrings(text: string, head: string): Value[] | undefined {
  const numbers = [...head.matchAll(QUOTED_NUMBER)];
  if (numbers.length < FEWEST || /^\s*</.test(head) || BLOCK.test(text)) return undefined;
  const quote = numbers[0]?.[1] as string;
  const values: Keyed[] = [];
  const keys = new Map<string, number>();
  let depth = 0;
  let reached = 0;
  for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, reached)) {
    for (; reached < at; reached++) depth += DEPTHS[text[reached] as string] ?? 0;
    const { words, end } = stringAt(text, at, quote);
    let after = end;
    while (isSpace(text[after])) after++;
    const key = text[after] === ':' || (text[after] === '=' && text[after + 1] === '>');
    if (key) keys.set(words, (keys.get(words) ?? 0) + 1);
    const role = NUMBER.test(words) ? 'number' : 'words';
    values.push({ start: at, end, words, role, key, depth });
    reached = end;
    const bare =
      key && COUNTED.test(words) ? /^:\s{0,4}(\d{1,4})\b/.exec(text.slice(after, after + 12)) : null;
    if (bare) {
      const start = after + bare[0].length - (bare[1] as string).length;
      reached = start + (bare[1] as string).length;
      values.push({ start, end: reached, words: bare[1] as string, role: 'number', key: false, depth });
    }
  }
  if (keys.size === 0) return withRoles(rowsOfStrings(values));
  nameValues(values, keys);
  return inOrder(values);
}

/** The keys of numbers that stand without quotation marks. */
const COUNTED = /^(?:no|nr|num|number|id|chapter|section)$/i;
const DEPTHS: Readonly<Record<string, number>> = { '{': 1, '[': 1, '}': -1, ']': -1 };

interface Keyed extends Value {
  key: boolean;
  /** So many brackets are open. */
  depth: number;
}

/** Says of each value by its key what it is in the rules. */
function nameValues(values: readonly Keyed[], keys: ReadonlyMap<string, number>): void {
  let field = '';
  /** Whether the value before is a number, whose name is a heading. */
  let named = false;
  for (const value of values) {
    const { words } = value;
    if (value.role === 'number') {
      field = '';
      named = true;
      continue;
    }
    if (value.key) {
      const isField = FIELD.test(words) && ((keys.get(words) ?? 0) > 1 || words === words.toLowerCase());
      if (/^glossary$/i.test(words)) {
        value.role = 'heading';
        value.words = 'Glossary';
      } else value.role = isField ? 'none' : 'name';
      if (isField) field = words;
    } else if ((NAME.test(field) || field === 'name') && !named) {
      value.role = 'name';
      field = '';
    } else if (/^ex/i.test(field) && words !== '' && !words.startsWith('Example'))
      value.words = `Example: ${words}`;
    named &&= value.key;
  }
}

/** Puts what an object says of its rule behind the rules inside of it before these: it belongs to the number around them. */
function inOrder(values: readonly Keyed[]): Value[] {
  const groups: Keyed[][] = [[]];
  const open: { depth: number; group: Keyed[] }[] = [];
  for (const value of values) {
    if (value.role === 'number' || value.role === 'name' || value.role === 'heading') {
      while ((open.at(-1)?.depth ?? Number.NEGATIVE_INFINITY) >= value.depth) open.pop();
      const group = [value];
      groups.push(group);
      open.push({ depth: value.depth, group });
      continue;
    }
    // A value beside its number is in the same object, one in a list of it deeper.
    while ((open.at(-1)?.depth ?? Number.NEGATIVE_INFINITY) > value.depth) open.pop();
    (open.at(-1)?.group ?? (groups.at(-1) as Keyed[])).push(value);
  }
  return groups.flat();
}

/** Strings without names, as the rows of a table: the numbers come again after so many of them. */
function rowsOfStrings(values: readonly Value[]): Value[][] {
  const gaps = new Map<number, number>();
  let before = -1;
  for (const [at, { role }] of values.entries()) {
    if (role !== 'number') continue;
    if (before >= 0) gaps.set(at - before, (gaps.get(at - before) ?? 0) + 1);
    before = at;
  }
  const width = Math.max(2, [...gaps].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 2);
  const rows: Value[][] = [];
  for (let at = 0; at < values.length; at += width) rows.push(values.slice(at, at + width));
  return rows;
}

/** A string with what is escaped in it: by a backslash, or by the quotation mark twice. */
function stringAt(text: string, start: number, quote: string): { words: string; end: number } {
  let words = '';
  let at = start + 1;
  for (; at < text.length; at++) {
    const character = text[at] as string;
    if (character === quote) {
      if (text[at + 1] !== quote) break;
      at++;
      words += quote;
    } else if (character === '\\') {
      const code = /^u([\dA-Fa-f]{4})/.exec(text.slice(at + 1, at + 6))?.[1];
      const next = text[at + 1] ?? '';
      words += code ? String.fromCharCode(Number.parseInt(code, 16)) : (ESCAPES[next] ?? next);
      at += code ? 5 : 1;
    } else words += character;
  }
  return { words: words.trim(), end: Math.min(at + 1, text.length) };
}

/** The cells of a table whose rows begin with the number of a rule, or with a word and the number. */
function valuesOfTable(text: string, head: string): Value[] | undefined {
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
function withRoles(table: readonly Value[][]): Value[] {
  const columns = [0, 1, 2].map((at) => table.filter((row) => RULE.test(row[at]?.words ?? '')).length);
  const column = columns.indexOf(Math.max(...columns));
  withoutOtherNumbers(table, column);
  const head = table[0] as Value[];
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
    else if ((i === 0 && isHead) || RULER.test(first.words) || RULER.test(table[i + 1]?.[0]?.words ?? ''))
      for (const cell of row) cell.role = 'none';
    else if (cells.length > 1) first.role = 'name';
  }
  return table.flat();
}

/** Leaves out a column that has nothing but numbers beside that of the rules: what each is under, or how it counts. */
function withoutOtherNumbers(table: readonly Value[][], column: number): void {
  const widest = Math.max(...table.map((row) => row.length));
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
    if (text[at] === '"' && mark !== '\t') {
      ({ words, end: at } = stringAt(text, at, '"'));
    } else {
      while (at < text.length && text[at] !== mark && text[at] !== '\n' && text[at] !== '\r') at++;
      words = text.slice(start, at).trim();
    }
    if (mark === '|') words = words.replace(/^\*\*|\*\*$/g, '').replace(/<br ?\/?>/g, '\n');
    // What stands before the first bar of a row is no cell.
    if (mark !== '|' || row.length > 0 || words !== '') row.push({ start, end: at, words, role: 'words' });
    while (at < text.length && text[at] !== mark && text[at] !== '\n') at++;
    if (text[at] === '\n' || at >= text.length) rows.push([]);
    at++;
  }
  return rows.filter((row) => row.some(({ words }) => words !== ''));
}
