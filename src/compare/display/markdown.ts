import type { Comparison, OtherEdge, WordChange } from '../types.js';
import {
  CHANGE_LABELS,
  examplesLine,
  hiddenLine,
  movedLine,
  nameOf,
  reasonsOf,
  sweepsTitle,
  totalsLine,
} from './labels.js';
import { type SelectionOptions, select } from './selection.js';

/**
 * Shows a comparison as Markdown (GitHub's flavour): what is gone is struck through, what is new is bold.
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
      selection.sections
        .map((e) => {
          const share = e.share === undefined || e.new === null ? '' : ` (${Math.round(e.share * 100)} %)`;
          return `- ${escaped(nameOf(e))}${share}`;
        })
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
  if (selection.edges.length > 0) out.push('## Rules');
  for (const edge of selection.edges) {
    out.push(`### ${escaped(nameOf(edge))}`);
    const why = reasonsOf(edge).map((reason) => ` ${escaped(reason)}`);
    out.push(`*${CHANGE_LABELS[edge.change]}*${why.join('')}`);
    if (edge.words.length > 0) out.push(woven(edge.words));
    const examples = examplesLine(edge);
    if (examples !== '') out.push(escaped(examples));
    for (const e of edge.examples) if (e.words && e.change !== 'typography') out.push(`> ${woven(e.words)}`);
  }
  const other = (title: string, edges: readonly OtherEdge[]): void => {
    if (edges.length === 0) return;
    out.push(`## ${title}`);
    for (const e of edges) {
      const moved = movedLine(e);
      out.push(
        `**${escaped(nameOf(e))}** *${CHANGE_LABELS[e.change]}*${moved === '' ? '' : ` (${escaped(moved)})`}`,
      );
      if (e.words && e.words.length > 0) out.push(woven(e.words));
    }
  };
  other('Headings', selection.headings);
  other('Glossary', selection.glossary);
  other('Introduction', selection.introduction);
  const hidden = hiddenLine(selection);
  if (hidden !== '') out.push(escaped(hidden));
  for (const limit of comparison.limits) out.push(escaped(limit));
  return `${out.join('\n\n')}\n`;
}

/** Marks stand tight around words, or Markdown would not see them. */
function woven(words: readonly WordChange[]): string {
  return words
    .map(({ op, text }) => {
      const [, before = '', inner = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
      if (inner === '' || op === 'keep') return escaped(text);
      const mark = op === 'insert' ? '**' : '~~';
      return `${before === '' ? '' : ' '}${mark}${escaped(inner)}${mark}${after === '' ? '' : ' '}`;
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
