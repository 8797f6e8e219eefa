import type { Comparison, WordChange } from '../types.js';
import { readable } from '../wordChanges.js';
import { readingOf } from './reading.js';
import type { SelectionOptions } from './selection.js';
import { spaced } from './spaced.js';

/**
 * Shows a comparison as Markdown (GitHub's flavour): what is gone is in `<del>`, what is new in `<ins>`;
 * what is in one edition alone is not marked, because its name says so.
 *
 * @returns text that ends in a line break
 */
export function toMarkdown(comparison: Comparison, options: SelectionOptions = {}): string {
  const { title, totals, parts, closing } = readingOf(comparison, options);
  const out = [`# ${escaped(title)}`, escaped(totals)];
  const tail = (...pieces: readonly string[]): string => pieces.filter((piece) => piece !== '').join(' ');
  for (const part of parts) {
    out.push(`## ${part.title}`);
    switch (part.kind) {
      case 'sections':
        out.push(
          part.rows
            .map(({ name, share }) => `- ${escaped(share === '' ? name : `${name}: ${share}`)}`)
            .join('\n'),
        );
        break;
      case 'terms':
        out.push(
          ['| was | is | times |', '| --- | --- | ---: |']
            .concat(part.rows.map((s) => `| ${escaped(s.old)} | ${escaped(s.new)} | ${s.count} |`))
            .join('\n'),
        );
        break;
      case 'headings':
        out.push(
          part.rows.map(({ name, label }) => tail(`- ${escaped(name)}`, emphasised(label))).join('\n'),
        );
        break;
      case 'rules':
        for (const { name, label, why, words, lone, examples } of part.rows) {
          out.push(`### ${escaped(name)}`);
          // What is said about a rule is slanted, or follows a slanted word; its own words are never slanted.
          const said = why.map((reason) => (label === '' ? emphasised(escaped(reason)) : escaped(reason)));
          if (label !== '' || said.length > 0) out.push(tail(emphasised(label), ...said));
          if (words.length > 0) out.push(woven(words, lone));
          for (const example of examples) {
            out.push(emphasised(escaped(example.note)));
            if (example.words.length > 0) out.push(`> ${woven(example.words)}`);
          }
        }
        break;
      default:
        for (const { name, label, moved, words, lone } of part.rows) {
          out.push(
            tail(`**${escaped(name)}**`, emphasised(label), moved === '' ? '' : `(${escaped(moved)})`),
          );
          if (words.length > 0) out.push(woven(words, lone));
        }
    }
  }
  out.push(...closing.map(escaped));
  return `${out.join('\n\n')}\n`;
}

function emphasised(label: string): string {
  return label === '' ? '' : `*${label}*`;
}

/** Tags, not tildes and stars: Markdown does not see those before a comma that follows a word without a space. */
function woven(words: readonly WordChange[], lone = false): string {
  return spaced(readable(words))
    .map(({ op, text }) => {
      if (op === 'keep' || lone) return escaped(text);
      const tag = op === 'insert' ? 'ins' : 'del';
      return `<${tag}>${escaped(text)}</${tag}>`;
    })
    .join('')
    .trim();
}

/** Keeps every character of a text from being taken for Markdown or HTML. */
function escaped(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/[\\`*_{}[\]()#+!|~>]/g, '\\$&')
    .replace(/^(\s*\d+)([.)])/, '$1\\$2')
    .replace(/^(\s*)-/, '$1\\-');
}
