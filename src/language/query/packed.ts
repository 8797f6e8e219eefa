import { fingerprint } from '../../tree/fingerprint.js';
import { groupBy } from '../../tree/maps.js';
import { keyOf, type Statement, type Thing } from '../frames/frame.js';

/**
 * What templates say, in little room. A node is the number of its shape followed by the values of its slots; one that is in many places
 * is written in the first of them, with its shape counted down from -1, and the others have its number among the nodes of that kind.
 */
export interface Packed {
  /** Lists of names of slots; `>` after a name says that its value is a node, `*` that it is a list of nodes, `=` what the value always is. */
  readonly shapes: string;
  /** The usual sort of each noun, as lists of a sort and its nouns; a thing of another sort names it, and one that is not several does not say so. */
  readonly sorts: string;
  /** The statements of each template, in the order of the texts, as `lettered` writes them. */
  readonly templates: string;
  /** Fingerprint of the texts, which are in the program already. */
  readonly texts: string;
}

type Written = readonly [shape: number, ...slots: unknown[]];
/** A node that is in few places, or here first, or the number of one that was before: it got it after all that it contains. */
type Place = Written | number;
/** A node in fewer places than this is written in each: that takes less room, compressed, than its numbers do. */
const MANY = 5;

const TRUTHS: Readonly<Record<string, boolean>> = { true: true, false: false };

/** The mark of the texts of templates: those of other texts are not for them. */
export const markOf = (texts: readonly string[]): string => fingerprint(texts.join('\n'));

/** Lists of words and numbers in fewer letters than JSON has: words without quotation marks, `_` for a blank and `~` for nothing. */
function lettered(value: unknown): string {
  const items = (value as readonly unknown[]).map((item) =>
    Array.isArray(item) ? lettered(item) : String(item === '' ? '~' : item).replaceAll(' ', '_'),
  );
  return `[${items.join(' ').replaceAll(' [', '[').replaceAll('] ', ']')}]`;
}

/** The lists again. */
function unlettered(text: string): unknown {
  const word = (letters: string): string =>
    /^-?\d+$/.test(letters) ? letters : JSON.stringify(letters === '~' ? '' : letters.replaceAll('_', ' '));
  const json = text
    .replace(/[^[\]]+/g, (run) => run.split(' ').map(word).join())
    .replace(/(?<=[^[])\[/g, ',[')
    .replace(/\](?=[^\],])/g, '],');
  return JSON.parse(json);
}

/** The nodes in a slot, and what the name of the slot is then followed by. */
function inside(value: unknown): [nodes: readonly object[], mark: string] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  const nodes = list.filter((item) => typeof item === 'object' && item !== null) as object[];
  if (nodes.length === 0) return [[], ''];
  if (nodes.length < list.length)
    throw new Error(`A list has both nodes and words: ${JSON.stringify(value)}.`);
  return [nodes, Array.isArray(value) ? '*' : '>'];
}

/** The slots of a node that have something in them, by name; the places of words are left out, since nobody asks for those of a template. */
const slotsOf = (node: object): [string, unknown][] =>
  Object.entries(node)
    .filter(([name, value]) => name !== 'at' && value !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));

/** The noun and the sort of a thing. */
const nounOf = (node: object): Partial<Pick<Thing, 'noun' | 'sort'>> => node as Thing;

/**
 * Packs what templates say.
 *
 * @param templates the statements of each template, by its text
 * @throws Error where a list has both nodes and words
 */
export function pack(templates: ReadonlyMap<string, readonly Statement[]>): Packed {
  const met = new Map<string, number>();
  const count = (node: object): void => {
    const key = keyOf(node);
    const times = (met.get(key) ?? 0) + 1;
    met.set(key, times);
    if (times === 1) for (const [, value] of slotsOf(node)) for (const one of inside(value)[0]) count(one);
  };
  for (const statements of templates.values()) for (const statement of statements) count(statement);

  const shapes: string[][] = [];
  const sorts: Record<string, string> = {};
  let shared = 0;
  /** Of shapes by the names of their slots, of nodes by their keys. */
  const numbers = new Map<string, number>();
  const numbered = (key: string, make: () => number): number => {
    const number = numbers.get(key) ?? make();
    numbers.set(key, number);
    return number;
  };
  const write = (node: object): Written => {
    const names: string[] = [];
    const values: unknown[] = [];
    const { noun, sort } = nounOf(node);
    if (noun !== undefined && sort !== undefined) sorts[noun] ??= sort;
    for (const [name, value] of slotsOf(node)) {
      if (noun !== undefined && (name === 'sort' ? sorts[noun] === sort : name === 'many' && value === false))
        continue;
      const [found, mark] = inside(value);
      const always = name === 'kind' || typeof value === 'boolean';
      names.push(always ? `${name}=${value}` : name + mark);
      if (always) continue;
      values.push(mark === '' ? value : mark === '*' ? found.map(place) : place(found[0] as object));
    }
    return [numbered(names.join(), () => shapes.push(names) - 1), ...values];
  };
  const place = (node: object): Place => {
    const key = keyOf(node);
    const number = numbers.get(key);
    if (number !== undefined) return number;
    const [shape, ...values] = write(node);
    if ((met.get(key) ?? 0) < MANY) return [shape, ...values];
    numbers.set(key, shared++);
    return [~shape, ...values];
  };
  const written = [...templates.values()].map((statements) => statements.map(place));
  const bySort = groupBy(Object.keys(sorts), (noun) => sorts[noun] as string);
  return {
    shapes: lettered(shapes),
    sorts: lettered([...bySort].map(([sort, nouns]) => [sort, ...nouns])),
    templates: lettered(written),
    texts: markOf([...templates.keys()]),
  };
}

/**
 * What was packed, by the texts. Templates share their nodes, which nobody changes.
 *
 * @param texts the texts of the templates in the order in which they were packed
 * @returns undefined where these are other texts
 */
export function unpack(
  { shapes: slots, sorts: bySort, templates, texts: mark }: Packed,
  texts: readonly string[],
): Map<string, readonly Statement[]> | undefined {
  if (mark !== markOf(texts)) return undefined;
  const shapes = unlettered(slots) as string[][];
  const sorts: Record<string, string> = {};
  for (const [sort, ...nouns] of unlettered(bySort) as [string, ...string[]][])
    for (const noun of nouns) sorts[noun] = sort;
  const known: object[] = [];
  const made = (at: Place): object => (typeof at === 'number' ? (known[at] as object) : read(at));
  const read = ([number, ...values]: Written): object => {
    const shape = number < 0 ? ~number : number;
    const node: Record<string, unknown> = {};
    let at = 0;
    for (const name of shapes[shape] as string[]) {
      const [slot, always] = name.split('=') as [string, string?];
      const value = always === undefined ? values[at++] : (TRUTHS[always] ?? always);
      if (name.endsWith('>')) node[slot.slice(0, -1)] = made(value as Place);
      else if (name.endsWith('*')) node[slot.slice(0, -1)] = (value as Place[]).map(made);
      else node[slot] = value;
    }
    const { noun, sort } = nounOf(node);
    if (noun !== undefined) node.many ??= false;
    if (noun !== undefined && sort === undefined && noun in sorts) node.sort = sorts[noun];
    if (number < 0) known.push(node);
    return node;
  };
  return new Map(
    (unlettered(templates) as Place[][]).map((statements, i) => [
      texts[i] as string,
      statements.map((at) => made(at) as Statement),
    ]),
  );
}
