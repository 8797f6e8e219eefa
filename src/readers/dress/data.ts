import { Derivation } from '../derived.js';
import { ReadError } from '../result.js';
import type { Source } from '../source.js';
import { valuesOfTable, withRoles } from './tables.js';
import { EXAMPLES, FEWEST, NAME, NUMBER, RULE, stringAt, type Value } from './values.js';

/** So many characters from the start tell whether a document is data. */
const WINDOW = 64_000;
/** So many sentences for a number, at least. */
const LEAST_SENTENCES = 0.3;
/** The number of a rule alone between quotation marks, as data have it. */
const QUOTED_NUMBER = /(?<![=\w"'`])(["'])\d{3}\.\d{1,3}[a-z]{0,2}\.?\1(?!["'`])/g;
/** The names of fields, as programmers write them. */
const FIELD = /^[a-z_$@][\w-]{0,30}$/i;

/** Forms of data that are not read, because what looks like a value may be a name, or a part of one. */
const UNREAD: readonly { begins: RegExp; what: string }[] = [
  {
    begins: /^\ufeff?\s{0,20}(?:a:\d{1,9}:\{[is]:\d|O:\d{1,4}:")/,
    what: 'data as PHP serializes them, which are not read: give them as JSON (json_encode), or the text of the rules',
  },
  {
    begins: /^\ufeff?\s{0,20}json = (?:\{\}|\[\]);\r?\njson[.[]/,
    what: 'JSON as gron writes it out, which is not read: give the JSON itself (gron --ungron), or the text of the rules',
  },
];

/**
 * Reads a document of data, as programs export the rules: JSON, a source file with strings, statements of SQL, a table with commas,
 * semicolons or tabs. What is between its values carries no words.
 *
 * @returns undefined where the document is none
 * @throws ReadError `wrong-format` for forms of data in which names and values cannot be told apart for certain
 */
export function withoutData(source: Source): Source | undefined {
  const head = source.text.slice(0, WINDOW);
  for (const { begins, what } of UNREAD)
    if (begins.test(head)) throw new ReadError('wrong-format', `this is ${what}`, source.file);
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

/** What comes before a value, given the role of the value before it. */
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

/** The strings of a document in which the numbers of rules are between quotation marks. */
function valuesOfStrings(text: string, head: string): Value[] | undefined {
  let numbers = 0;
  for (const _ of head.matchAll(QUOTED_NUMBER)) numbers++;
  if (numbers < FEWEST || /^\s*<(?!\?php)/.test(head) || BLOCK.test(text)) return undefined;
  const values: Keyed[] = [];
  const keys = new Map<string, number>();
  let depth = 0;
  let reached = 0;
  /** The last two keys, the inner first, and whether nothing has come behind them. */
  let field: string[] = [];
  let open = false;
  for (let at = quoteFrom(text, 0); at >= 0; at = quoteFrom(text, reached)) {
    for (; reached < at; reached++) depth += DEPTHS[text[reached] as string] ?? 0;
    const { words, end } = stringAt(text, at, text[at] as string);
    let after = end;
    while (isSpace(text[after])) after++;
    const key = text[after] === ':' || (text[after] === '=' && text[after + 1] === '>');
    if (key) {
      keys.set(words, (keys.get(words) ?? 0) + 1);
      field = [words, open ? (field[0] as string) : ''];
    }
    open = key;
    const role = NUMBER.test(words) ? 'number' : 'words';
    values.push({ start: at, end, words, role, key, depth, field });
    reached = end;
    const bare =
      key && COUNTED.test(words) ? /^:\s{0,4}(\d{1,4})\b/.exec(text.slice(after, after + 12)) : null;
    if (bare) {
      const start = after + bare[0].length - (bare[1] as string).length;
      reached = start + (bare[1] as string).length;
      values.push({
        start,
        end: reached,
        words: bare[1] as string,
        role: 'number',
        key: false,
        depth,
        field,
      });
    }
  }
  if (keys.size === 0) return withRoles(rowsOfStrings(values));
  const { told, left } = withoutOtherFields(values);
  nameValues(told, keys);
  return [...inOrder(told), ...left];
}

const OPENING = /(?<=^|[\s,:([{=>])["']/g;

/** Where the next string begins; -1 where none does. */
function quoteFrom(text: string, from: number): number {
  OPENING.lastIndex = from;
  return OPENING.exec(text)?.index ?? -1;
}

/** What a program calls the number of a rule, and what it calls that of another one. */
const OWN = /num|rule|^no$|^nr$|^_?id$/i;
const OTHER = /prev|next|parent|section|chapter|ref|link/i;
/** This share of the values of a field are of one kind. */
const MOSTLY = 0.8;
/** What a program calls words that may be one alone. */
const WORDED = /^(?:title|name|term|head\w*|text|words?|body|content|desc\w*|defin\w*|mean\w*|ex\w*)$/i;
/** A value that is no word: an address, a moment, a code. */
const CODE = /^[^\s/:=]{0,20}[/:=]\S*$|^\S{20,}$/;
/** What says of an entry which kind it is. */
const KIND = /^(?:kind|type)$/i;

/**
 * Leaves out the fields that say nothing of the rules themselves: those with numbers of other rules where one has the number of
 * the rule, and those that nearly always have one word, as the kind of an entry, a moment or an address.
 */
function withoutOtherFields(values: readonly Keyed[]): { told: Keyed[]; left: Keyed[] } {
  /** A name that has both numbers and sentences says less than the name around it. */
  const mixed = new Set<string>();
  const nameOf = ({ field: [inner = '', outer = ''] }: Keyed): string =>
    mixed.has(inner) ? `${outer}/${inner}` : inner;
  for (const [name, { all, figures, bare }] of fieldsOf(values, nameOf))
    if (figures > all * (1 - MOSTLY) && all - bare > all * (1 - MOSTLY)) mixed.add(name);
  const fields = fieldsOf(values, nameOf);
  const keyed = values.filter(({ key, words }) => key && RULE.test(words)).length;
  const numbering = [...fields].filter(([, { all, figures }]) => all >= FEWEST && figures >= all * MOSTLY);
  const worth = ([name, { numbers }]: (typeof numbering)[number]): number =>
    numbers.size + (OWN.test(name) ? 2 : 0) - (OTHER.test(name) ? numbers.size / 2 : 0);
  const best = keyed >= FEWEST ? undefined : numbering.sort((a, b) => worth(b) - worth(a))[0]?.[0];
  const others = new Set<string>();
  // A field in which the same few numbers come again and again says where a rule belongs.
  for (const [name, { all, numbers, counted }] of numbering)
    if (name !== best && (counted > 0 || all > numbers.size * FEWEST)) others.add(name);
  for (const [name, { all, bare, coded, figures }] of fields) {
    const isCode = coded >= all * MOSTLY || (bare >= all * MOSTLY && figures === 0 && !WORDED.test(name));
    if (all >= FEWEST && isCode) others.add(name);
  }
  const told: Keyed[] = [];
  const left: Keyed[] = [];
  let kind = '';
  for (const value of values) {
    if (!value.key && others.has(nameOf(value))) {
      value.role = 'none';
      left.push(value);
      if (KIND.test(value.field[0] ?? '')) kind = value.words;
      continue;
    }
    told.push(value);
    if (/^(?:Glossary|Credits)$/.test(value.words) && !value.key) value.role = 'heading';
    if (value.key || value.role !== 'words' || kind === '') continue;
    if (NAME.test(kind)) value.role = 'name';
    else if (EXAMPLES.test(kind)) value.words = value.words.replace(/^(?!Example)/, 'Example: ');
    kind = '';
  }
  return { told, left };
}

interface Field {
  all: number;
  /** The different numbers among the values. */
  numbers: Set<string>;
  /** How many values are numbers, those of rules alone, one word each, codes. */
  figures: number;
  counted: number;
  bare: number;
  coded: number;
}

function fieldsOf(values: readonly Keyed[], nameOf: (value: Keyed) => string): Map<string, Field> {
  const fields = new Map<string, Field>();
  for (const value of values) {
    const { key, words } = value;
    if (key || words === '') continue;
    const name = nameOf(value);
    const of = fields.get(name) ?? { all: 0, numbers: new Set(), figures: 0, counted: 0, bare: 0, coded: 0 };
    fields.set(name, of);
    of.all++;
    if (NUMBER.test(words)) {
      of.figures++;
      of.numbers.add(words);
      if (RULE.test(words)) of.counted++;
    } else if (CODE.test(words)) of.coded++;
    if (!/\s/.test(words)) of.bare++;
  }
  return fields;
}

/** The keys of numbers that stand without quotation marks. */
const COUNTED = /^(?:no|nr|num|number|id|chapter|section)$/i;
const DEPTHS: Readonly<Record<string, number>> = { '{': 1, '[': 1, '}': -1, ']': -1 };

interface Keyed extends Value {
  key: boolean;
  /** So many brackets are open. */
  depth: number;
  /** The key of the value, and the one around it. */
  field: readonly string[];
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
  return groups.flatMap((group) => {
    // Some name the examples of a rule before its words.
    const [first, ...rest] = group;
    if (first === undefined || !isExample(rest.find(({ role }) => role === 'words'))) return group;
    return [first, ...rest.filter((value) => !isExample(value)), ...rest.filter(isExample)];
  });
}

const isExample = (value: Value | undefined): boolean => value?.words.startsWith('Example') === true;

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
