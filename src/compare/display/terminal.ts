import pc from 'picocolors';
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
  timesOf,
  totalsLine,
} from './labels.js';
import { fold, laid, marks, type Paint, plain, wordsOf, wrap } from './lines.js';
import { ruleParts, type SelectionOptions, select } from './selection.js';

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
  const block = (changes: readonly WordChange[], lone = false): void => {
    const words = options.layout === 'sideBySide' ? changes : readable(changes);
    // Of what stands on one side alone the name says so; brackets around every line would say nothing more.
    const [gone, come] = lone && !options.colours ? [plain, plain] : marks(options.colours ?? false, colours);
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
  // What is said about a rule must not be taken for its words where there are no colours.
  const note = (text: string): void => {
    wrap(text, width - 4).forEach((folded, at) => {
      lines.push(`  ${colours.dim(`${at === 0 ? '·' : ' '} ${folded}`)}`);
    });
  };
  line('', [`${comparison.old.edition} → ${comparison.new.edition}`, colours.bold]);
  lines.push(...wrap(totalsLine(comparison, options), width), '');
  if (selection.sections.length > 0) {
    lines.push(colours.bold('Sections'));
    for (const { name, share } of sectionLines(comparison, selection.sections))
      line('  ', [share === '' ? name : `${name}:`, plain], [share, colours.dim]);
    lines.push('');
  }
  if (comparison.sweeps.length > 0) {
    lines.push(colours.bold(sweepsTitle(options)));
    for (const s of comparison.sweeps) line('  ', [`${s.old} → ${s.new}`, plain], [timesOf(s), colours.dim]);
    lines.push('');
  }
  for (const { title, edges } of ruleParts(selection)) {
    lines.push(colours.bold(title));
    for (const edge of edges) {
      const tint = edge.change === 'substantive' ? colours.yellow : colours.cyan;
      line('', [nameOf(edge), colours.bold], [labelOf(edge), tint]);
      reasonsOf(edge).forEach(note);
      block(edge.words, isLone(edge));
      for (const { note: said, words } of exampleNotes(edge)) {
        note(said);
        block(words);
      }
      lines.push('');
    }
  }
  if (selection.headings.length > 0) {
    lines.push(colours.bold('Headings'));
    for (const e of selection.headings) line('  ', [nameOf(e), plain], [headingLabel(e), colours.cyan]);
    lines.push('');
  }
  const other = (title: string, edges: readonly OtherEdge[]): void => {
    if (edges.length === 0) return;
    lines.push(colours.bold(title));
    for (const e of edges) {
      const moved = movedLine(e);
      line(
        '',
        [nameOf(e), colours.bold],
        [labelOf(e), e.change === 'substantive' ? colours.yellow : colours.cyan],
        [moved === '' ? '' : `(${moved})`, plain],
      );
      if (e.words) block(e.words, isLone(e));
      lines.push('');
    }
  };
  other('Glossary', selection.glossary);
  other('Introduction', selection.introduction);
  const hidden = hiddenLine(selection);
  if (hidden !== '') lines.push(...wrap(hidden, width));
  for (const limit of comparison.limits) lines.push(...wrap(limit, width));
  return `${lines.join('\n').replace(/\n+$/, '')}\n`;
}
