import type { WordChange } from '../../compare/index.js';
import { ruleAnchor } from '../address.js';

/** A section or chapter is its page; a rule has a place on one. */
export function anchorOf(number: string): string | undefined {
  return number.includes('.') ? ruleAnchor(number) : undefined;
}

/** Old and new words in one line of reading. */
export function Changes({ words }: { words: readonly WordChange[] }) {
  return (
    <>
      {words.map(({ op, text, typography }) => {
        if (op === 'keep') return text;
        const Mark = op === 'insert' ? 'ins' : 'del';
        return <Mark class={typography && 'set'}>{text}</Mark>;
      })}
    </>
  );
}
