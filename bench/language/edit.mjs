// One edit of one rule in the text of an edition: see fixtures/edits/README.md.

import { numberOf, walk, textOf as wordsOf } from '../../dist/tree/index.js';

/** Curly quotes as straight ones, character for character, so that places in one text are places in the other. */
const straight = (text) =>
  text
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/\u00a0/g, ' ');
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Where the line of a rule begins and ends; undefined where the text has no such rule. */
function lineOf(text, rule) {
  const found = [
    ...text.matchAll(
      new RegExp(`(?:^|[\\r\\n])(${escaped(rule).replace('.', '. ?')}\\.?[ \\t]+\\S[^\\r\\n]*)`, 'g'),
    ),
  ];
  const last = found.at(-1);
  if (!last) return undefined;
  const start = last.index + last[0].length - last[1].length;
  return { start, end: start + last[1].length };
}

/**
 * Makes an edit.
 *
 * @param text the whole edition
 * @param edit `rule`, `find` and `replace`; `…` in `find` stands for any words, `…1` in `replace` repeats the first of them
 * @returns the edited text, or `problem`: why the edit cannot be made
 */
export function applied(text, { rule, find, replace }) {
  const line = lineOf(text, rule);
  if (!line) return { problem: `no rule ${rule}` };
  const words = straight(text.slice(line.start, line.end));
  if (find === 'APPEND') return { text: text.slice(0, line.end).trimEnd() + replace + text.slice(line.end) };
  const matches = [...words.matchAll(new RegExp(find.split('…').map(escaped).join('(.+?)'), 'g'))];
  if (matches.length !== 1)
    return { problem: `${matches.length} places in ${rule} have "${find}"; one is wanted` };
  const [match] = matches;
  const written = replace.replace(/…(\d)/g, (_, group) => match[Number(group)]);
  const start = line.start + match.index;
  return { text: text.slice(0, start) + written + text.slice(start + match[0].length) };
}

/** As {@link applied}, for an edit that can be made. */
export function edited(text, edit) {
  const { text: result, problem } = applied(text, edit);
  if (problem) throw new Error(`${edit.id}: ${problem}`);
  return result;
}

/**
 * Makes an edit in the tree of an edition, as reading the edited text would.
 *
 * @returns what puts the words back
 */
export function editInTree(tree, { id, rule, find, replace }) {
  const wanted = new RegExp(find.split('…').map(escaped).join('(.+?)'), 'g');
  const found = [];
  walk(tree, (node) => {
    if ((node.type !== 'rule' && node.type !== 'subrule') || numberOf(node) !== rule) return;
    for (const paragraph of node.children.filter(({ type }) => type === 'paragraph')) {
      const words = wordsOf(paragraph);
      if (find === 'APPEND') found.push([paragraph, words.trimEnd() + replace]);
      for (const match of find === 'APPEND' ? [] : straight(words).matchAll(wanted)) {
        const written = replace.replace(/…(\d)/g, (_, group) => match[Number(group)]);
        found.push([
          paragraph,
          words.slice(0, match.index) + written + words.slice(match.index + match[0].length),
        ]);
      }
    }
  });
  const [[paragraph, value] = []] = found;
  if (!paragraph || (found.length > 1 && find !== 'APPEND'))
    throw new Error(`${id}: ${found.length} places in the tree of ${rule} have "${find}"`);
  const { children } = paragraph;
  paragraph.children = [{ type: 'text', value }];
  return () => {
    paragraph.children = children;
  };
}
