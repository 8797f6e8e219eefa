// Makes docs/card.schema.json: the vocabulary of cards (src/game/cards/types.ts and what it speaks of) as a JSON Schema. The types are read as they are:
// interfaces, unions, lists, records, literals and references are all that they are made of; anything else stops the script.
//
// Usage: node scripts/make-card-schema.mjs [--check]
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const file = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
// What marks ids for the type checker alone is no part of the data.
const text = ['terms', 'patterns', 'statics', 'definition', 'types', 'ability']
  .map((name) => readFileSync(file(`src/game/cards/${name}.ts`), 'utf8'))
  .join('\n')
  .replace(/^(?:import|export) type [^=]*? from .*;$/gm, '')
  .replace(/^declare const .*;$/gm, '')
  .replace(/string & \{ readonly \[names\]\?: '\w+' \}/g, 'string');
const tokens = text.match(/\/\*\*[\s\S]*?\*\/|'[^']*'|\d+|[A-Za-z_]\w*|[{}[\]()<>|&;:?,=]/g) ?? [];
let at = 0;
const peek = () => tokens[at];
const skipNotes = () => {
  let note;
  while (peek()?.startsWith('/**')) note = tokens[at++];
  return note
    ?.replace(/^\/\*\*|\*\/$/g, '')
    .replace(/^\s*\* ?/gm, '')
    .trim()
    .replace(/\s+/g, ' ');
};
const expect = (token) => {
  skipNotes();
  if (tokens[at] !== token)
    throw new Error(`${token} wanted, ${tokens[at]} found near ${tokens.slice(at - 8, at).join(' ')}`);
  at++;
};
const next = () => {
  skipNotes();
  return tokens[at++];
};
const BASE = {
  string: { type: 'string' },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
  true: { const: true },
  null: { type: 'null' },
};

function type() {
  skipNotes();
  if (peek() === '|') at++;
  const parts = [both()];
  for (skipNotes(); peek() === '|'; skipNotes()) {
    at++;
    parts.push(both());
  }
  return parts.length === 1 ? parts[0] : merged(parts);
}

/** Literals beside each other are one list of values. */
function merged(parts) {
  const literals = parts.filter((part) => 'const' in part);
  const rest = parts.filter((part) => !('const' in part));
  const values = literals.length > 0 ? [{ enum: literals.map((part) => part.const) }] : [];
  return values.length === 1 && rest.length === 0 ? values[0] : { anyOf: [...values, ...rest] };
}

function both() {
  let own = single();
  for (skipNotes(); peek() === '&'; skipNotes()) {
    at++;
    own = combined(own, single());
  }
  return own;
}

/** What has the keys of both; of a union, each member has. */
function combined(a, b) {
  const resolved = (one) => (one.$ref ? definitions[one.$ref.slice('#/$defs/'.length)] : one);
  const [left, right] = [resolved(a), resolved(b)];
  if (left.anyOf) return { anyOf: left.anyOf.map((one) => combined(one, right)) };
  if (right.anyOf) return { anyOf: right.anyOf.map((one) => combined(left, one)) };
  return {
    type: 'object',
    properties: { ...left.properties, ...right.properties },
    required: [...(left.required ?? []), ...(right.required ?? [])],
    additionalProperties: false,
  };
}

function single() {
  const token = next();
  let own;
  if (token === '{') own = members();
  else if (token === '(') {
    own = type();
    expect(')');
  } else if (token.startsWith("'")) own = { const: token.slice(1, -1) };
  else if (token === 'Record') {
    expect('<');
    type();
    expect(',');
    own = { type: 'object', additionalProperties: type() };
    expect('>');
  } else own = BASE[token] ?? { $ref: `#/$defs/${token}` };
  for (skipNotes(); peek() === '['; skipNotes()) {
    at++;
    expect(']');
    own = { type: 'array', items: own };
  }
  return own;
}

function members() {
  const properties = {};
  const required = [];
  for (let note = skipNotes(); peek() !== '}'; note = skipNotes()) {
    const name = tokens[at++];
    const optional = peek() === '?';
    if (optional) at++;
    expect(':');
    const own = type();
    properties[name] = note === undefined || own.$ref ? own : { description: note, ...own };
    if (!optional) required.push(name);
    skipNotes();
    if (peek() === ';' || peek() === ',') at++;
  }
  expect('}');
  return { type: 'object', properties, required, additionalProperties: false };
}

const definitions = {};
/** Types are declared before or behind where they are used; those that are put together come behind. */
const later = [];
while (at < tokens.length) {
  const note = skipNotes();
  if (at >= tokens.length) break;
  if (next() !== 'export') throw new Error(`export wanted near ${tokens.slice(at - 5, at).join(' ')}`);
  const kind = next();
  const name = next();
  const begin = () => {
    if (kind === 'interface') {
      expect('{');
      return members();
    }
    expect('=');
    const own = type();
    if (peek() === ';') at++;
    return own;
  };
  const here = at;
  let own;
  try {
    own = begin();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // Put together of types that are declared further down: read again at the end.
    later.push({ name, here, begin, note });
    at = here;
    while (tokens[at] !== 'export' && at < tokens.length) at++;
    continue;
  }
  definitions[name] = note === undefined ? own : { description: note, ...own };
}
for (const { name, here, begin, note } of later) {
  at = here;
  definitions[name] = { ...(note === undefined ? {} : { description: note }), ...begin() };
}
const schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A card in the vocabulary of the engine',
  $ref: '#/$defs/CardDefinition',
  $defs: definitions,
};
const out = `${JSON.stringify(schema, null, 1)}\n`;
const path = file('docs/card.schema.json');
if (process.argv.includes('--check')) {
  if (readFileSync(path, 'utf8') !== out) {
    console.log(
      'docs/card.schema.json is not what src/game/cards/types.ts says: run node scripts/make-card-schema.mjs',
    );
    process.exit(1);
  }
} else writeFileSync(path, out);
