import { type Place, ScenarioError } from '../error.js';

/** A JSON value that knows where it stands, so that every complaint about it can name a line. */
export type JsonNode =
  | { kind: 'object'; at: number; entries: Map<string, { key: number; value: JsonNode }> }
  | { kind: 'array'; at: number; items: JsonNode[] }
  | { kind: 'string'; at: number; value: string; raw: string }
  | { kind: 'number'; at: number; value: number }
  | { kind: 'boolean'; at: number; value: boolean }
  | { kind: 'null'; at: number };

/** Deeper nesting than this is no scenario. */
const DEEPEST = 64;

/** A text with its file name, able to turn offsets into lines and columns. */
export class Source {
  readonly file: string;
  readonly text: string;
  #lines: number[] | undefined;

  constructor(file: string, text: string) {
    this.file = file;
    this.text = text;
  }

  /** The place of an offset (UTF-16 units from the start of the text). */
  place(offset: number): Place {
    if (!this.#lines) {
      this.#lines = [0];
      for (let i = 0; i < this.text.length; i++) if (this.text[i] === '\n') this.#lines.push(i + 1);
    }
    let low = 0;
    let high = this.#lines.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#lines[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { file: this.file, line: low + 1, column: offset - (this.#lines[low] ?? 0) + 1 };
  }

  error(offset: number, reason: string): ScenarioError {
    return new ScenarioError(this.place(offset), reason);
  }
}

/**
 * Where in the file a character of a decoded JSON string stands: escapes are longer in the file than in the value.
 *
 * @param node a string of the file
 * @param index the index into its value, in UTF-16 units
 * @returns the offset into the text of the file
 */
export function offsetInString(node: { at: number; raw: string }, index: number): number {
  let raw = 0;
  for (let i = 0; i < index && raw < node.raw.length; i++) {
    if (node.raw[raw] !== '\\') raw += 1;
    else raw += node.raw[raw + 1] === 'u' ? 6 : 2;
  }
  return node.at + 1 + raw;
}

/**
 * Reads JSON (RFC 8259) with the place of every value.
 *
 * @param source the text and the name of its file
 * @returns the root value
 * @throws ScenarioError at the first character that is not JSON, at a key given twice, and beyond 64 levels
 */
export function parseJson(source: Source): JsonNode {
  const { text } = source;
  let at = text.charCodeAt(0) === 0xfeff ? 1 : 0;

  const space = () => {
    while (at < text.length && ' \t\r\n'.includes(text[at] as string)) at++;
  };
  const fail = (expected: string): never => {
    if (at >= text.length) throw source.error(at, `the file ends where ${expected} was expected`);
    throw source.error(at, `expected ${expected} but found "${text.slice(at, at + 12).split('\n')[0]}"`);
  };

  const string = (): JsonNode & { kind: 'string' } => {
    const start = at;
    let end = at + 1;
    while (end < text.length && text[end] !== '"') {
      if (text.charCodeAt(end) < 0x20) throw source.error(start, 'this string is not closed on its line');
      end += text[end] === '\\' ? 2 : 1;
    }
    if (end >= text.length) throw source.error(start, 'this string is never closed');
    const raw = text.slice(start + 1, end);
    at = end + 1;
    if (!raw.includes('\\')) return { kind: 'string', at: start, value: raw, raw };
    try {
      return { kind: 'string', at: start, value: JSON.parse(`"${raw}"`) as string, raw };
    } catch {
      throw source.error(
        start,
        'this string has a backslash that JSON does not know; write \\\\ for a backslash',
      );
    }
  };

  const value = (depth: number): JsonNode => {
    if (depth > DEEPEST) throw source.error(at, `nested more than ${DEEPEST} levels deep`);
    space();
    const start = at;
    const first = text[at];
    if (first === '{') {
      const entries = new Map<string, { key: number; value: JsonNode }>();
      at++;
      space();
      if (text[at] === '}') {
        at++;
        return { kind: 'object', at: start, entries };
      }
      for (;;) {
        space();
        if (text[at] !== '"') fail('a key in double quotes');
        const key = string();
        if (entries.has(key.value)) throw source.error(key.at, `"${key.value}" is given twice`);
        space();
        if (text[at] !== ':') fail('":"');
        at++;
        entries.set(key.value, { key: key.at, value: value(depth + 1) });
        space();
        if (text[at] === ',') at++;
        else if (text[at] === '}') break;
        else fail('"," or "}"');
      }
      at++;
      return { kind: 'object', at: start, entries };
    }
    if (first === '[') {
      const items: JsonNode[] = [];
      at++;
      space();
      if (text[at] === ']') {
        at++;
        return { kind: 'array', at: start, items };
      }
      for (;;) {
        items.push(value(depth + 1));
        space();
        if (text[at] === ',') at++;
        else if (text[at] === ']') break;
        else fail('"," or "]"');
      }
      at++;
      return { kind: 'array', at: start, items };
    }
    if (first === '"') return string();
    const word = /[-+.\w]+/y;
    word.lastIndex = at;
    const found = word.exec(text)?.[0];
    if (found === undefined) return fail('a value');
    if (found === 'true' || found === 'false') {
      at += found.length;
      return { kind: 'boolean', at: start, value: found === 'true' };
    }
    if (found === 'null') {
      at += 4;
      return { kind: 'null', at: start };
    }
    if (!/^-?(0|[1-9]\d*)(\.\d+)?([eE][-+]?\d+)?$/.test(found)) return fail('a value');
    at += found.length;
    return { kind: 'number', at: start, value: Number(found) };
  };

  const root = value(0);
  space();
  if (at < text.length) fail('the end of the file');
  return root;
}

export function plain(node: JsonNode): unknown {
  switch (node.kind) {
    case 'object':
      return Object.fromEntries([...node.entries].map(([key, entry]) => [key, plain(entry.value)]));
    case 'array':
      return node.items.map(plain);
    case 'null':
      return null;
    default:
      return node.value;
  }
}
