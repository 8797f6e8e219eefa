/**
 * What the pages have in place of the sentences of our own words that parameters have: a short name for each, which is its place among
 * them. Pages have these sentences as they were read for the package; their words are needed only to say what a sentence that was changed
 * has in place of them, and come after the program with the rewordings (`takeRewordings`).
 *
 * Sentences are put together of phrases that they share. An expression that is evaluated once is replaced by what it gives, so that the
 * phrases and functions that it was made of are left out of the program.
 */
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseAst, Visitor } from 'vite';

/** The properties that hold such sentences: `yes` and `no` are of `stated`. */
const HOLDERS = new Set(['means', 'yes', 'no']);

/** The expressions of a module that hold sentences, outer ones first: values of those properties, and what the pairs in them begin with. */
function holdersIn(code) {
  const found = [];
  new Visitor({
    Property({ key, value, shorthand }) {
      if (!HOLDERS.has(key.name) || shorthand) return;
      found.push(value);
      for (const pair of value.elements ?? [])
        if (pair?.type === 'ArrayExpression' && pair.elements.length === 2) found.push(pair.elements[0]);
    },
  }).visit(parseAst(code));
  return found.sort((one, other) => one.start - other.start || other.end - one.end);
}

/** The code with words put in, or in place of what stood there; each change has the places where it begins and ends. */
const changed = (code, changes) =>
  changes
    .sort(([one], [other]) => other - one)
    .reduce((text, [start, end, words]) => text.slice(0, start) + words + text.slice(end), code);

/** Whether a value is nothing but data, so that it can be written into the program. */
const isData = (value) =>
  Array.isArray(value) ? value.every(isData) : typeof value !== 'function' && value !== undefined;

const modulesIn = (folder) =>
  readdirSync(folder, { recursive: true }).filter((name) => /(?<!ready)\.js$/.test(name));

/** Begins a module in which names are counted: the name at a place, or else after the last one. */
const COUNTER = `const nextName = ((next) => (place = next) => ((next = place + 1), '§' + place))(0);\n`;

const idOf = (name, place) => `${name} ${place}`;

/** The sentences of compiled provisions after a change of their modules, which are copied for it. */
async function sentencesAfter(folder, mark, change) {
  const copy = `${folder}.${mark}`;
  try {
    cpSync(folder, copy, { recursive: true });
    for (const name of modulesIn(copy)) {
      const file = join(copy, name);
      writeFileSync(file, change(readFileSync(file, 'utf8'), name));
    }
    return (await import(pathToFileURL(join(copy, 'index.js')).href)).sentencesOfOurs();
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/**
 * The short names of a build.
 *
 * @param folder of the compiled provisions
 * @returns `names` by the sentences that have one, and `shorten`, which takes the code of a module and its name in the folder
 * @throws Error in `shorten` for a module that holds sentences in other places than the compiled one
 */
export async function shortNamesOf(folder) {
  const notes = new Map();
  globalThis.noteOfProvisions = (id, held) => {
    notes.set(id, [...(notes.get(id) ?? []), held]);
    return held;
  };
  const places = new Map();
  const sentences = await sentencesAfter(folder, 'noted', (code, name) => {
    const holders = holdersIn(code);
    places.set(name, holders.length);
    return changed(
      code,
      holders.flatMap(({ start, end }, place) => [
        [start, start, `globalThis.noteOfProvisions(${JSON.stringify(idOf(name, place))}, (`],
        [end, end, '))'],
      ]),
    );
  });
  delete globalThis.noteOfProvisions;

  const names = new Map(sentences.map((text, place) => [text, `§${place}`]));
  /** A value as code. A name that is one more than the one before it is counted, which takes less room than its number. */
  const written = (value, count) => {
    if (Array.isArray(value)) return `[${value.map((part) => written(part, count)).join()}]`;
    if (value !== null && typeof value === 'object')
      return `{${Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}:${written(part, count)}`)}}`;
    const name = names.get(value);
    if (name === undefined) return JSON.stringify(value);
    const place = Number(name.slice(1));
    const { next = 0 } = count;
    if (place < next) return JSON.stringify(name);
    count.next = place + 1;
    return `nextName(${place === next ? '' : place})`;
  };
  const shorten = (code, name) => {
    const holders = holdersIn(code);
    if (holders.length !== places.get(name))
      throw new Error(
        `${name} has ${holders.length} places with sentences; compiled, it has ${places.get(name)}.`,
      );
    let past = 0;
    const count = {};
    const changes = holders.flatMap(({ start, end }, place) => {
      const held = notes.get(idOf(name, place)) ?? [];
      if (start < past || held.length !== 1 || !isData(held[0])) return [];
      past = end;
      return [[start, end, written(held[0], count)]];
    });
    if (count.next !== undefined) changes.push([0, 0, COUNTER]);
    return changed(code, changes);
  };
  // A sentence that the program still puts together keeps its words everywhere: a short name in one place only would make two of it.
  for (const text of await sentencesAfter(folder, 'named', shorten)) names.delete(text);
  const left = await sentencesAfter(folder, 'shortened', shorten);
  if (
    left.length !== sentences.length ||
    left.some((text, place) => text !== (names.get(sentences[place]) ?? sentences[place]))
  )
    throw new Error('The provisions of the pages have other sentences than the compiled ones.');
  return { names, shorten };
}
