import { readFileSync } from 'node:fs';
import { read } from '../../src/readers/index.js';
import type { Edition } from '../../src/tree/index.js';
import { build } from '../../src/tree/index.js';
import { shared } from '../support/corpus.js';

const editions = new Map<string, Edition>();

/** A real edition, by the date in its file name; read once. */
export function real(date: string): Edition {
  let tree = editions.get(date);
  if (tree === undefined) {
    const path = shared(`corpus/official/${date}.txt`) ?? shared(`corpus/mirror/CR-${date}.txt`);
    if (path === undefined) throw new Error(`edition ${date} is not in the corpus`);
    tree = read(readFileSync(path), { file: path }).tree;
    editions.set(date, tree);
  }
  return tree;
}

/** One section of rules from a list of numbers and words; a title stands in square brackets. */
export function rules(
  list: readonly (readonly [number: string, words: string, ...examples: string[]])[],
): Edition {
  const sections = new Map<string, ReturnType<typeof build.section>>();
  let parent: ReturnType<typeof build.rule> | undefined;
  for (const [number, words, ...examples] of list) {
    const head = number.split('.')[0] as string;
    let section = sections.get(head);
    if (section === undefined) {
      section = build.section(head, `Section ${head}`);
      sections.set(head, section);
    }
    const children = [
      ...(/^\[/.test(words) ? [] : [build.paragraph(words)]),
      ...examples.map((e) => build.example(e)),
    ];
    if (/[a-z]$/.test(number) && parent) parent.children.push(build.subrule(number, children));
    else {
      parent = /^\[/.test(words)
        ? build.rule(number, children, words.slice(1, -1))
        : build.rule(number, children);
      section.children.push(parent);
    }
  }
  return build.edition([build.chapter('1', 'All of it', [...sections.values()])]);
}
