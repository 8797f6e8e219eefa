import type { Block } from '../layout/block.js';
import { divideLines } from '../layout/divide.js';
import { isBlank, linesOf } from '../rst/line.js';

/** Lines up to this length may be hard-wrapped ones. */
const WRAPPED = 100;

/**
 * Takes the text copied from a web page apart into blocks: each line is one, unless a program has wrapped them.
 *
 * @param text the document, without tags
 */
export function pageTextBlocks(text: string): Block[] {
  const lines = linesOf(text);
  let longest = 0;
  let joined = 0;
  for (let i = 1; i < lines.length; i++) {
    const line = lines[i] as { start: number; end: number };
    longest = Math.max(longest, line.end - line.start);
    if (!isBlank(line as never) && !isBlank(lines[i - 1]) && /^[a-z]/.test(text[line.start] ?? '')) joined++;
  }
  const wrapped = longest <= WRAPPED && joined > 2;
  const blocks: Block[] = [];
  let from: number | undefined;
  const close = (end: number): void => {
    if (from === undefined) return;
    for (const pieces of divideLines(text, [{ start: from, end }]))
      blocks.push({ role: 'paragraph', pieces });
    from = undefined;
  };
  let end = 0;
  for (const line of lines) {
    if (isBlank(line) || !wrapped) close(end);
    if (isBlank(line)) continue;
    from ??= line.start;
    end = line.end;
  }
  close(end);
  return blocks;
}
