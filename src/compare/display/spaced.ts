import type { WordChange } from '../types.js';

/**
 * Changes with the blanks outside the marks, where they are neither underlined nor struck through, and with a blank between an old and
 * a new word that would else touch.
 */
export function spaced(words: readonly WordChange[]): WordChange[] {
  const result: WordChange[] = [];
  const blank = (): void => {
    if (result.length > 0) result.push({ op: 'keep', text: ' ' });
  };
  for (const change of words) {
    if (change.op === 'keep') {
      result.push(change);
      continue;
    }
    const text = change.text.trim();
    const last = result.at(-1);
    const touching = last !== undefined && last.op !== 'keep' && WORD_ENDS.test(last.text);
    if (/^\s/.test(change.text) || (touching && WORD_BEGINS.test(text))) blank();
    if (text !== '') result.push({ ...change, text });
    if (text !== '' && /\s$/.test(change.text)) blank();
  }
  return result;
}

const WORD_ENDS = /[\p{L}\p{N}]$/u;
const WORD_BEGINS = /^[\p{L}\p{N}]/u;
