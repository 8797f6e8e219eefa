// What the benches of this folder share: the editions they try and the compiled program.
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const root = resolve(import.meta.dirname, '../..');
const parsed = parseArgs({
  allowPositionals: true,
  options: { every: { type: 'string', default: '1' }, list: { type: 'boolean', default: false } },
});
const dist = resolve(parsed.positionals[0] ?? join(root, 'dist'));

/** What was asked for on the command line. */
export const options = parsed.values;

/** A module of the compiled project. */
export const fromDist = (path) => import(join(dist, path));

/** The paths of texts in a folder, by name. */
const textsIn = (folder, pattern) =>
  readdirSync(folder)
    .filter((name) => pattern.test(name))
    .sort()
    .map((name) => join(folder, name));

/** The samples that are whole editions. */
export const samples = () => textsIn(join(root, 'sources'), /^edition-.*\.txt$/);

/** The editions of the corpus; none where it is absent, which is said. */
export function realEditions() {
  const corpus = join(process.env.VARIORUM_CORPUS ?? resolve(root, '../shared'), 'corpus/official');
  if (existsSync(corpus)) return textsIn(corpus, /\.txt$/);
  console.log('the corpus is absent: sample editions only');
  return [];
}

/** The samples and every Nth edition of the corpus. */
export function editionsTried() {
  const real = realEditions();
  return [...samples(), ...real.filter((_, i) => i % Number(options.every) === 0 || i === real.length - 1)];
}

/**
 * A document with other texts in some of its rules.
 *
 * @param document as `documentOf` arranges it
 * @param texts from passages of the document to what is there instead
 * @param words the module of the compiled project that splits texts
 */
export function withTexts(document, texts, words) {
  const swapped = (list) => list.map((p) => (texts.has(p) ? passageWith(p, texts.get(p), words) : p));
  return {
    ...document,
    parts: document.parts.map((part) =>
      [...texts.keys()].some((p) => p.part === part)
        ? { ...part, passages: swapped(part.passages), examples: swapped(part.examples) }
        : part,
    ),
  };
}

/** A passage with another text, and another number where one is given. */
export function passageWith(passage, text, words, number = passage.number) {
  let sentences;
  return {
    ...passage,
    number,
    text,
    plain: () => words.foldTypography(text),
    sentences: () => {
      sentences ??= words.sentencesOf(text);
      return sentences;
    },
  };
}
