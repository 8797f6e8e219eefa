import pc from 'picocolors';
import type { Comparison, OtherEdge, WordChange } from '../types.js';
import {
  CHANGE_LABELS,
  examplesLine,
  hiddenLine,
  movedLine,
  nameOf,
  reasonsOf,
  sweepsTitle,
  timesOf,
  totalsLine,
} from './labels.js';
import { CONTROL, fold, laid, marks, type Paint, plain, wordsOf, wrap } from './lines.js';
import { type SelectionOptions, select } from './selection.js';

/** How to show a comparison on a terminal. */
export interface TerminalOptions extends SelectionOptions {
  /** Columns of the window; 100 when absent, never less than 40. */
  width?: number;
  /** Whether to use colours; without them changes are marked by brackets. */
  colours?: boolean;
  /** One column with both wordings woven together, or two columns beside each other. */
  layout?: 'inline' | 'sideBySide';
}

/**
 * Shows a comparison as lines for a terminal.
 *
 * @returns text that ends in a line break
 */
export function toTerminal(comparison: Comparison, options: TerminalOptions = {}): string {
  const width = Math.max(40, options.width ?? 100);
  const colours = pc.createColors(options.colours ?? false);
  const selection = select(comparison, options);
  const lines: string[] = [];
  const block = (words: readonly WordChange[]): void => {
    const [gone, come] = marks(options.colours ?? false, colours);
    if (options.layout === 'sideBySide') {
      const half = Math.floor((width - 5) / 2);
      const left = fold(
        laid(words, (op) => (op === 'keep' ? plain : op === 'delete' ? gone : undefined)),
        half,
      );
      const right = fold(
        laid(words, (op) => (op === 'keep' ? plain : op === 'insert' ? come : undefined)),
        half,
      );
      for (let i = 0; i < Math.max(left.length, right.length); i++) {
        const [text, length] = left[i] ?? ['', 0];
        lines.push(
          `  ${text}${' '.repeat(half - length)} ${colours.dim('│')} ${right[i]?.[0] ?? ''}`.trimEnd(),
        );
      }
    } else {
      const woven = laid(words, (op) => (op === 'keep' ? plain : op === 'insert' ? come : gone));
      for (const [text] of fold(woven, width - 2)) lines.push(`  ${text}`);
    }
  };
  const line = (indent: string, ...parts: readonly (readonly [text: string, paint: Paint])[]): void => {
    const words = parts.flatMap(([text, paint]) => wordsOf(text, paint));
    for (const [text] of fold(words, width - indent.length)) lines.push(`${indent}${text}`);
  };
  line('', [`${comparison.old.edition} → ${comparison.new.edition}`, colours.bold]);
  lines.push(...wrap(totalsLine(comparison, options), width), '');
  if (selection.sections.length > 0) {
    lines.push(colours.bold('Sections'));
    for (const e of selection.sections) {
      const share =
        e.share === undefined || e.new === null ? '' : ` ${colours.dim(`${Math.round(e.share * 100)} %`)}`;
      lines.push(`  ${nameOf(e).replace(CONTROL, '\ufffd')}${share}`);
    }
    lines.push('');
  }
  if (comparison.sweeps.length > 0) {
    lines.push(colours.bold(sweepsTitle(options)));
    for (const s of comparison.sweeps) line('  ', [`${s.old} → ${s.new}`, plain], [timesOf(s), colours.dim]);
    lines.push('');
  }
  if (selection.edges.length > 0) lines.push(colours.bold('Rules'));
  for (const edge of selection.edges) {
    const label = CHANGE_LABELS[edge.change];
    const tint = edge.change === 'substantive' ? colours.yellow : colours.cyan;
    line('', [nameOf(edge), colours.bold], [label, tint]);
    if (edge.old !== null && edge.new !== null) {
      for (const reason of reasonsOf(edge)) {
        for (const line of wrap(reason, width - 2)) lines.push(`  ${colours.dim(line)}`);
      }
    }
    block(edge.words);
    const examples = examplesLine(edge);
    if (examples !== '') for (const line of wrap(examples, width - 2)) lines.push(`  ${colours.dim(line)}`);
    for (const e of edge.examples) if (e.words && e.change !== 'typography') block(e.words);
    lines.push('');
  }
  const other = (title: string, edges: readonly OtherEdge[]): void => {
    if (edges.length === 0) return;
    lines.push(colours.bold(title));
    for (const e of edges) {
      const moved = movedLine(e);
      line(
        '',
        [nameOf(e), plain],
        [CHANGE_LABELS[e.change], colours.cyan],
        [moved === '' ? '' : `(${moved})`, plain],
      );
      if (e.words) block(e.words);
    }
    lines.push('');
  };
  other('Headings', selection.headings);
  other('Glossary', selection.glossary);
  other('Introduction', selection.introduction);
  const hidden = hiddenLine(selection);
  if (hidden !== '') lines.push(...wrap(hidden, width));
  for (const limit of comparison.limits) lines.push(...wrap(limit, width));
  return `${lines.join('\n').replace(/\n+$/, '')}\n`;
}
