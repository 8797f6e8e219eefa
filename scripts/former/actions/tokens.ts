/** One word, number or sign of an action's prose. */
export interface Token {
  /** As written, without the possessive ending. */
  text: string;
  /** In lower case, for comparison with the words of the grammar. */
  word: string;
  kind: 'word' | 'number' | 'sizes' | 'sign';
  /** The value of a number, in digits or in words. */
  number?: number;
  /** The word stands in the genitive: "Alex's". */
  possessive: boolean;
  /** Offsets into the prose. */
  start: number;
  end: number;
}

const NUMBER_WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/**
 * Cuts the prose of an action into words. What stands in round brackets is an aside to the reader and is left out.
 *
 * @param prose such as `Alex casts cm on cr and it resolves`
 * @returns the words in order
 */
export function tokenizeAction(prose: string): Token[] {
  const tokens: Token[] = [];
  // The number of an X and who starts are no asides, wherever they stand.
  const readable = prose
    .replace(/\(\s*starting\s*\)/gi, ' starting ')
    .replace(/\((\s*x\s*=\s*\d+\s*)\)/gi, ' $1 ');
  const pattern =
    /\d+(?:\s*\+\s*\d+)+|-?\d+(?![\p{L}\d_])|[\p{L}\d_]+(?:-[\p{L}\d_]+)*|'s\b|’s\b|'|’|[;:,()=]|\S/gu;
  let depth = 0;
  for (const match of readable.matchAll(pattern)) {
    const text = match[0];
    const start = match.index;
    const end = start + text.length;
    if (text === '(') depth++;
    else if (text === ')') depth = Math.max(0, depth - 1);
    else if (depth > 0) continue;
    else if (/^['’]/.test(text)) {
      const last = tokens.at(-1);
      if (last && last.end === start) {
        last.possessive = true;
        last.end = end;
      }
    } else if (/^\d+(\s*\+\s*\d+)+$/.test(text))
      tokens.push({ text, word: text, kind: 'sizes', possessive: false, start, end });
    else if (/^-?\d+$/.test(text))
      tokens.push({ text, word: text, kind: 'number', number: Number(text), possessive: false, start, end });
    else if (/^[\p{L}\d_]/u.test(text)) {
      const word = text.toLowerCase();
      const token: Token = { text, word, kind: 'word', possessive: false, start, end };
      const value = NUMBER_WORDS.indexOf(word);
      if (value >= 0) token.number = value;
      tokens.push(token);
    } else if (!['.', '-', '"', '…'].includes(text))
      tokens.push({ text, word: text, kind: 'sign', possessive: false, start, end });
  }
  return tokens;
}
