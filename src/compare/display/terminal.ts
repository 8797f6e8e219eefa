import pc from 'picocolors';
import type { Comparison, WordChange } from '../types.js';
import { readable } from '../wordChanges.js';
import { timesOf } from './labels.js';
import { fold, laid, marks, type Paint, plain, wordsOf, wrap } from './lines.js';
import { readingOf } from './reading.js';
import type { SelectionOptions } from './selection.js';

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
  const reading = readingOf(comparison, options);
  const lines: string[] = [];
  const marked = marks(options.colours ?? false, colours);
  const block = (changes: readonly WordChange[], lone = false): void => {
    const words = options.layout === 'sideBySide' ? changes : readable(changes);
    // Of what is on one side alone the name says so; brackets around every line would say nothing more.
    const [gone, come] = lone && !options.colours ? [plain, plain] : marked;
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
  line('', [reading.title, colours.bold]);
  lines.push(...wrap(reading.totals, width), '');
  for (const part of reading.parts) {
    lines.push(colours.bold(part.title));
    switch (part.kind) {
      case 'sections':
        for (const { name, share } of part.rows)
          line('  ', [share === '' ? name : `${name}:`, plain], [share, colours.dim]);
        break;
      case 'terms':
        for (const term of part.rows)
          line('  ', [`${term.old} → ${term.new}`, plain], [timesOf(term), colours.dim]);
        break;
      case 'headings':
        for (const { name, label } of part.rows) line('  ', [name, plain], [label, colours.cyan]);
        break;
      default:
        for (const { edge, name, label, moved, why, words, lone, examples } of part.rows) {
          const tint = edge.change === 'substantive' ? colours.yellow : colours.cyan;
          line('', [name, colours.bold], [label, tint], [moved === '' ? '' : `(${moved})`, plain]);
          why.forEach(note);
          block(words, lone);
          for (const example of examples) {
            note(example.note);
            block(example.words);
          }
          lines.push('');
        }
        continue;
    }
    lines.push('');
  }
  for (const said of reading.closing) lines.push(...wrap(said, width));
  return `${lines.join('\n').replace(/\n+$/, '')}\n`;
}
