/** The part of JSON Schema that the schema of cards is written in. */
export interface Shape {
  $ref?: string;
  type?: 'object' | 'array' | 'string' | 'number' | 'boolean';
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Shape[];
  properties?: Readonly<Record<string, Shape>>;
  required?: readonly string[];
  additionalProperties?: boolean | Shape;
  items?: Shape;
  $defs?: Readonly<Record<string, Shape>>;
}

/** No effect or card of a game is nested deeper. */
const DEEPEST = 60;
/** So many parts of one value are looked at; a card has some hundreds. */
const MOST_PARTS = 200_000;
let parts = 0;
let vocabulary: Shape = {};

/**
 * Looks whether a value that came from outside is a card or an effect in the vocabulary of the engine.
 *
 * @param schema of that vocabulary (`docs/card.schema.json`)
 * @param kind which definition of the schema it is to fit
 * @param at the name of the field that it is in, which the answer begins with
 * @returns what is wrong, with the name of the field; undefined where nothing is
 */
export function faultIn(
  schema: Shape,
  kind: 'CardDefinition' | 'Effect',
  value: unknown,
  at: string,
): string | undefined {
  parts = 0;
  vocabulary = schema;
  return fault({ $ref: `#/$defs/${kind}` }, value, at, 0);
}

/** True of what has fields. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The game refuses longer lists, and says so. */
const MOST_LOOKED_AT = 100_000;

/**
 * Looks at the cards or effects of a list that came from outside, as {@link faultIn} does; what is no list or no record is left to the
 * game to refuse.
 *
 * @param at the name of the list
 */
export function faultOfEach(
  schema: Shape,
  kind: 'CardDefinition' | 'Effect',
  list: unknown,
  at: string,
): string | undefined {
  if (!Array.isArray(list) || list.length > MOST_LOOKED_AT) return undefined;
  for (const [i, value] of list.entries()) {
    const fault = isRecord(value) ? faultIn(schema, kind, value, `${at}: ${i + 1}`) : undefined;
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function fault(given: Shape, value: unknown, at: string, depth: number): string | undefined {
  if (depth > DEEPEST || ++parts > MOST_PARTS)
    return `${at}: holds more, or is nested deeper, than an effect or a card`;
  const shape = resolved(given);
  if (shape.anyOf !== undefined) return faultOfAll(shape.anyOf, value, at, depth);
  if (shape.const !== undefined || shape.enum !== undefined) {
    const allowed = shape.enum ?? [shape.const];
    return allowed.includes(value) ? undefined : `${at}: ${wanted([shape])} is wanted`;
  }
  if (shape.type === undefined) return undefined;
  if (kindOf(value) !== shape.type) return `${at}: ${wanted([shape])} is wanted`;
  if (shape.type === 'array') {
    for (const [i, item] of (value as unknown[]).entries()) {
      const wrong = fault(shape.items ?? {}, item, `${at}: ${i + 1}`, depth + 1);
      if (wrong !== undefined) return wrong;
    }
  }
  return shape.type === 'object' ? faultOfFields(shape, value as object, at, depth) : undefined;
}

function faultOfFields(shape: Shape, value: object, at: string, depth: number): string | undefined {
  const { properties = {}, required = [], additionalProperties } = shape;
  const missing = required.find((name) => !Object.hasOwn(value, name));
  if (missing !== undefined)
    return `${at}: "${missing}" is missing: ${wanted([properties[missing] ?? {}])} is wanted`;
  for (const [name, held] of Object.entries(value)) {
    const own = Object.hasOwn(properties, name) ? properties[name] : additionalProperties;
    if (own === false)
      return `${at}: there is no "${name}" here; there are ${Object.keys(properties).join(', ')}`;
    const wrong = typeof own === 'object' ? fault(own, held, `${at}: ${name}`, depth + 1) : undefined;
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

/** What is wrong with a value that may be one of several: what is wrong by the one that its first words choose, where they choose one. */
function faultOfAll(all: readonly Shape[], value: unknown, at: string, depth: number): string | undefined {
  const shapes = all.flatMap(flat);
  const alike = shapes.filter(({ type }) => type === undefined || type === kindOf(value));
  // What a word tells to be another record is not looked into: else each level would be looked at by each of them.
  let first: string | undefined;
  for (const shape of alike) {
    const word = wordOf(shape);
    const given = word && Object.hasOwn(value as object, word.name);
    if (given && !word.words.includes((value as Record<string, unknown>)[word.name])) continue;
    const wrong = fault(shape, value, at, depth + 1);
    if (wrong === undefined) return undefined;
    if (given) first ??= wrong;
  }
  return first ?? `${at}: ${wanted(shapes)} is wanted`;
}

const flat = (given: Shape): Shape[] => {
  const shape = resolved(given);
  return shape.anyOf === undefined ? [shape] : shape.anyOf.flatMap(flat);
};

/** The field by which a record is told from others, with the words that it may have there: the first field that has any. */
function wordOf({ properties = {} }: Shape): { name: string; words: readonly unknown[] } | undefined {
  for (const [name, shape] of Object.entries(properties)) {
    const words = shape.enum ?? (typeof shape.const === 'string' ? [shape.const] : undefined);
    if (words !== undefined) return { name, words };
  }
  return undefined;
}

function resolved(shape: Shape): Shape {
  const { $ref } = shape;
  return $ref === undefined ? shape : (vocabulary.$defs?.[$ref.slice('#/$defs/'.length)] ?? {});
}

const kindOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;

const KINDS = {
  object: 'a record',
  array: 'a list',
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
};
/** So many words are named of those that may be there. */
const MOST_NAMED = 12;

/** What may be there, in words: kinds of values, and the words by which records are told apart. */
function wanted(shapes: readonly Shape[]): string {
  const words = new Set<string>();
  for (const shape of shapes.flatMap(flat)) {
    const own = shape.enum ?? (shape.const === undefined ? undefined : [shape.const]);
    if (own !== undefined) for (const word of own) words.add(JSON.stringify(word));
    else if (shape.type === 'object') words.add(recordOf(shape));
    else if (shape.type !== undefined) words.add(KINDS[shape.type]);
  }
  const all = [...words];
  const shown =
    all.length > MOST_NAMED ? [...all.slice(0, MOST_NAMED), '… (docs/card.schema.json has all)'] : all;
  return shown.join(' or ') || 'another value';
}

/** A record with the word that tells it from others, as {"player": "you"}. */
function recordOf(shape: Shape): string {
  const word = wordOf(shape);
  return word === undefined
    ? KINDS.object
    : JSON.stringify({ [word.name]: word.words[0] }).replace(':', ': ');
}
