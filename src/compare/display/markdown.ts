import type { Comparison, OtherEdge, WordChange } from '../types.js';
import { readable } from '../wordChanges.js';
import {
  exampleNotes,
  headingLabel,
  hiddenLine,
  isLone,
  labelOf,
  movedLine,
  nameOf,
  reasonsOf,
  sectionLines,
  sweepsTitle,
  totalsLine,
} from './labels.js';
import { ruleParts, type SelectionOptions, select } from './selection.js';
import { spaced } from './spaced.js';

/**
 * Shows a comparison as Markdown (GitHub's flavour): what is gone stands in `<del>`, what is new in `<ins>`;
 * what stands in one edition alone is not marked, because its name says so.
 *
 * @returns text that ends in a line break
 */
export function toMarkdown(comparison: Comparison, options: SelectionOptions = {}): string {
  const selection = select(comparison, options);
  const out: string[] = [
    `# ${escaped(comparison.old.edition)} → ${escaped(comparison.new.edition)}`,
    escaped(totalsLine(comparison, options)),
  ];
  if (selection.sections.length > 0) {
    out.push('## Sections');
    out.push(
      sectionLines(comparison, selection.sections)
        .map(({ name, share }) => `- ${escaped(share === '' ? name : `${name}: ${share}`)}`)
        .join('\n'),
    );
  }
  if (comparison.sweeps.length > 0) {
    out.push(`## ${sweepsTitle(options)}`);
    out.push(
      ['| was | is | times |', '| --- | --- | ---: |']
        .concat(comparison.sweeps.map((s) => `| ${escaped(s.old)} | ${escaped(s.new)} | ${s.count} |`))
        .join('\n'),
    );
  }
  const tail = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');
  for (const { title, edges } of ruleParts(selection)) {
    out.push(`## ${title}`);
    for (const edge of edges) {
      out.push(`### ${escaped(nameOf(edge))}`);
      const label = labelOf(edge);
      // What is said about a rule stands slanted, or behind a word that does; its own words never.
      const why = reasonsOf(edge).map((reason) =>
        label === '' ? emphasised(escaped(reason)) : escaped(reason),
      );
      if (label !== '' || why.length > 0) out.push(tail(emphasised(label), ...why));
      if (edge.words.length > 0) out.push(woven(edge.words, isLone(edge)));
      for (const { note, words } of exampleNotes(edge)) {
        out.push(emphasised(escaped(note)));
        if (words.length > 0) out.push(`> ${woven(words)}`);
      }
    }
  }
  if (selection.headings.length > 0) {
    out.push('## Headings');
    out.push(
      selection.headings.map((e) => tail(`- ${escaped(nameOf(e))}`, emphasised(headingLabel(e)))).join('\n'),
    );
  }
  const other = (title: string, edges: readonly OtherEdge[]): void => {
    if (edges.length === 0) return;
    out.push(`## ${title}`);
    for (const e of edges) {
      const moved = movedLine(e);
      out.push(
        tail(`**${escaped(nameOf(e))}**`, emphasised(labelOf(e)), moved === '' ? '' : `(${escaped(moved)})`),
      );
      if (e.words && e.words.length > 0) out.push(woven(e.words, isLone(e)));
    }
  };
  other('Glossary', selection.glossary);
  other('Introduction', selection.introduction);
  const hidden = hiddenLine(selection);
  if (hidden !== '') out.push(escaped(hidden));
  for (const limit of comparison.limits) out.push(escaped(limit));
  return `${out.join('\n\n')}\n`;
}

function emphasised(label: string): string {
  return label === '' ? '' : `*${label}*`;
}

/** Tags, not tildes and stars: Markdown does not see those before a comma that stands tight behind a word. */
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
