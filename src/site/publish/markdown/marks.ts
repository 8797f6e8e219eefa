import type { WordChange } from '../../../compare/index.js';
import type { Phrasing } from '../../../tree/index.js';
import { settled } from '../text.js';

/**
 * Writes characters so that they show as themselves in every flavour: no mark, no link, no HTML, no expression of MDX and
 * nothing that VitePress would compute. A backslash stands only before characters that all four let it protect; the others
 * are written as character references, which none of them takes for structure.
 *
 * @param text any characters of a source
 * @param start true where the text is at the beginning of a line
 */
export function escaped(text: string, start = false): string {
  const inline = settled(text)
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/~/g, '&#126;')
    .replace(/[\\`*_{}[\]]/g, '\\$&')
    // A colon before a letter can begin a directive or a picture character.
    .replace(/:(?=[\p{L}:])/gu, '&#58;')
    // Before a link it would make the link a picture.
    .replace(/!(?=\\\[|$)/g, '\\!');
  return start ? protectedStart(inline.trimStart()) : inline;
}

/** Keeps the beginning of a line from opening a list, a heading, a quotation, a rule, a container or a module. */
function protectedStart(line: string): string {
  return line
    .replace(/^(\d+)([.)])(?=\s|$)/, '$1\\$2')
    .replace(/^(?:[-+](?!\w)|[#>])/, '\\$&')
    .replace(/^[=:!?|](?=[=:!?|\s])/, (sign) => `&#${sign.charCodeAt(0)};`)
    .replace(/^([ei])(?=(?:xport|mport)\b)/, (letter) => `&#${letter.charCodeAt(0)};`);
}

/** Finds where a number can be read; undefined where nothing is published of it. */
export type Place = (number: string) => string | undefined;

/** The words of a paragraph, with links where the rules they name are published. */
export function phrasing(content: readonly Phrasing[], place: Place, start = true): string {
  let out = '';
  for (const node of joined(content)) {
    const first = start && out === '';
    switch (node.type) {
      case 'text':
      case 'symbol':
        out += escaped(node.value, first);
        break;
      case 'emphasis':
        out += emphasis(phrasing(node.children, place, false));
        break;
      case 'crossReference': {
        const words = phrasing(node.children, place, false);
        const target = node.targets
          .map((t) => place(t.split('..')[0] as string))
          .find((t) => t !== undefined);
        out += target === undefined ? (first ? protectedStart(words) : words) : `[${words}](${target})`;
      }
    }
  }
  return out.trim();
}

/** Neighbouring runs of characters as one: what may not stand side by side can lie across their border. */
function joined(content: readonly Phrasing[]): Phrasing[] {
  const out: Phrasing[] = [];
  for (const node of content) {
    const last = out.at(-1);
    const plain = node.type === 'text' || node.type === 'symbol';
    if (plain && last?.type === 'text')
      out[out.length - 1] = { type: 'text', value: last.value + node.value };
    else out.push(plain ? { type: 'text', value: node.value } : node);
  }
  return out;
}

/** The element is written out: signs of emphasis bind only beside certain characters, and a text may have others there. */
function emphasis(words: string): string {
  return tight('em', words);
}

function tight(element: 'em' | 'ins' | 'del', words: string): string {
  const [, before = '', inner = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(words) ?? [];
  return inner === '' ? words : `${before}<${element}>${inner}</${element}>${after}`;
}

/** Old and new words in one line of reading. */
export function changes(words: readonly WordChange[]): string {
  return words
    .map(({ op, text }, at) => {
      if (op === 'keep') return escaped(text, at === 0);
      return tight(op === 'insert' ? 'ins' : 'del', escaped(text));
    })
    .join('')
    .trim();
}

/** What some programs put into scripts and templates of theirs as it is, with a sign that looks alike and means nothing there. */
export const INERT = {
  '<': '\u2039',
  '>': '\u203a',
  '\\': '\u29f5',
  '{': '\u2774',
  '}': '\u2775',
} as const;

/** A string of YAML and JSON, in quotes, whose signs could end neither a script nor a string that a program puts it into. */
export function inert(value: string): string {
  return JSON.stringify(settled(value).replace(/[<>\\{}]/g, (sign) => INERT[sign as keyof typeof INERT]));
}

/**
 * Front matter that a reader of YAML takes as it is: every value a string in quotes. VitePress and Docusaurus write titles into
 * scripts without protecting them, so signs that could end a script or a string are changed here; the page itself has them.
 */
export function frontMatter(fields: Readonly<Record<string, string | undefined>>): string {
  const lines = Object.entries(fields).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}: ${inert(value)}`],
  );
  return `---\n${lines.join('\n')}\n---\n`;
}
