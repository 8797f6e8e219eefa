// What the benches of the language share: the rules of the multiplayer chapters of real editions, and edits of them.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const base = process.env.VARIORUM_CORPUS ?? resolve(root, '../shared');

/** True where the real editions are at hand. */
export const corpusPresent = existsSync(join(base, 'corpus/official'));

/** A module of the compiled project. */
export const fromDist = (path) => import(join(root, 'dist', path));

const { read } = await fromDist('readers/index.js');
const { ownText } = await fromDist('tree/index.js');

const trees = new Map();

/** The tree of an edition, read once. */
export function treeOf(edition) {
  if (!trees.has(edition)) {
    const file = join(base, 'corpus/official', `${edition}.txt`);
    trees.set(edition, read(readFileSync(file), { file: `${edition}.txt` }).tree);
  }
  return trees.get(edition);
}

function* numbered(node) {
  for (const child of node.children ?? []) {
    if (['section', 'rule', 'subrule'].includes(child.type)) {
      const text = ownText(child).trim();
      if (text !== '' && text !== child.title) yield [child.number.replaceAll(' ', ''), text];
    }
    if ('children' in child) yield* numbered(child);
  }
}

/** The rules of a whole edition: number and own words. */
export const rulesOf = (edition) => new Map(numbered(treeOf(edition)));

/** The rules of the chapter on games of several players. */
export function multiplayerRulesOf(edition) {
  const chapter = treeOf(edition).children.find((c) => c.type === 'chapter' && /multiplayer/i.test(c.title));
  return new Map(numbered(chapter));
}

/** Edits by another hand; none where their file is absent. */
export const blindEdits = () => JSON.parse(readFileSync(join(root, 'fixtures/edits/blind.json'), 'utf8'));
export function specifiedEdits() {
  const file = join(base, 'specification/edits.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

const straight = (text) => text.replace(/[\u2018\u2019]/g, "'").replace(/[\u201c\u201d]/g, '"');
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * The words of a rule after an edit.
 *
 * @param text the rule as printed
 * @param edit with `find` and `replace` as fixtures/edits/README.md describes them
 * @returns undefined where the words are not in the rule
 */
export function edited(text, { find, replace }) {
  const plain = straight(text);
  if (find === 'APPEND') return `${plain} ${replace}`;
  const pattern = new RegExp(straight(find).split('\u2026').map(escaped).join('([^]*?)'));
  const found = pattern.exec(plain);
  if (found === null) return undefined;
  const words = straight(replace).replace(/\u2026(\d)?/g, (_, n) => found[Number(n ?? 1)] ?? '');
  return plain.slice(0, found.index) + words + plain.slice(found.index + found[0].length);
}

/** Numbers from 0 to 1 that are the same on every run. */
export function* chances(seed) {
  let x = seed;
  for (;;) {
    x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
    yield x / 2 ** 32;
  }
}
