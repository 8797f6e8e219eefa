import { fingerprint } from '../../tree/fingerprint.js';
import type { Statement } from '../frames/frame.js';

/**
 * What templates say, in little room: each node is written once, however many templates have it, as the number of its shape followed by
 * the values of its slots. A node comes after all that it contains.
 */
export interface Packed {
  /** Names of slots; `>` after a name says that its value is the number of a node, `*` that it is a list of such numbers. */
  readonly shapes: readonly (readonly string[])[];
  readonly nodes: readonly (readonly unknown[])[];
  /** The statements of each template by the key of its text. */
  readonly templates: Readonly<Record<string, readonly number[]>>;
}

/** The key of a template's text: the text itself is in the program already. */
export const keyOfText = (text: string): string => fingerprint(text).slice(0, 10);

/**
 * Packs what templates say. Places of words are left out, since nobody asks for those of a template.
 *
 * @param templates the statements of each template, by its text
 * @throws Error where two texts have the same key, or a list has both nodes and words
 */
export function pack(templates: ReadonlyMap<string, readonly Statement[]>): Packed {
  const shapes = new Numbered<string[]>();
  const nodes = new Numbered<unknown[]>();
  const number = (node: object): number => {
    const names: string[] = [];
    const values: unknown[] = [];
    for (const [name, value] of Object.entries(node)) {
      if (name === 'at' || value === undefined) continue;
      const list: readonly unknown[] = Array.isArray(value) ? value : [value];
      const inner = list.filter((item) => typeof item === 'object' && item !== null) as object[];
      if (inner.length > 0 && inner.length < list.length)
        throw new Error(`The slot "${name}" has both nodes and words.`);
      names.push(inner.length === 0 ? name : `${name}${Array.isArray(value) ? '*' : '>'}`);
      values.push(
        inner.length === 0 ? value : Array.isArray(value) ? inner.map(number) : number(inner[0] as object),
      );
    }
    return nodes.of([shapes.of(names), ...values]);
  };
  const packed: Record<string, number[]> = {};
  for (const [text, statements] of templates) {
    const key = keyOfText(text);
    if (key in packed) throw new Error(`"${text}" has the key of another template.`);
    packed[key] = statements.map(number);
  }
  return { shapes: shapes.items, nodes: nodes.items, templates: packed };
}

/** What was packed, by the keys of the texts. Templates share their nodes, which nobody changes. */
export function unpack({ shapes, nodes, templates }: Packed): Map<string, readonly Statement[]> {
  const made: object[] = [];
  for (const [shape, ...values] of nodes) {
    const node: Record<string, unknown> = {};
    (shapes[shape as number] as readonly string[]).forEach((name, i) => {
      const value = values[i];
      if (name.endsWith('>')) node[name.slice(0, -1)] = made[value as number];
      else if (name.endsWith('*')) node[name.slice(0, -1)] = (value as number[]).map((at) => made[at]);
      else node[name] = value;
    });
    made.push(node);
  }
  return new Map(
    Object.entries(templates).map(([key, statements]) => [
      key,
      statements.map((at) => made[at] as Statement),
    ]),
  );
}

/** Items in the order in which they came first, each with its number. */
class Numbered<T> {
  readonly items: T[] = [];
  readonly #numbers = new Map<string, number>();

  of(item: T): number {
    const key = JSON.stringify(item);
    const known = this.#numbers.get(key) ?? this.items.push(item) - 1;
    this.#numbers.set(key, known);
    return known;
  }
}
