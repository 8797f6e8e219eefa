import { decodePage } from '../encoding/pages.js';
import type { Source } from '../source.js';
import { type Edit, edited } from './edits.js';

/** A way in which programs spell out the bytes that they do not print. */
interface Spelling {
  /** What is in a text wherever a byte is spelled so. */
  sign: string;
  /** Bytes that follow one another. */
  row: RegExp;
  /** One of them. */
  one: RegExp;
  byteOf: (byte: RegExpExecArray | RegExpMatchArray) => number;
}

const SPELLINGS: readonly Spelling[] = [
  // As pagers do: <E2><80><99>
  {
    sign: '<',
    row: /(?:<[89A-F][\dA-F]>)+/g,
    one: /<([\dA-F]{2})>/g,
    byteOf: (m) => Number.parseInt(m[1] as string, 16),
  },
  // As cat -v does: M-bM-^@M-^Y
  {
    sign: 'M-',
    row: /(?:M-(?:\^[@-_?]|[ -~]))+/g,
    one: /M-(\^?)(.)/g,
    byteOf: ([, control, letter = '']) => {
      const code = letter.charCodeAt(0);
      return 0x80 + (control === '' ? code : code ^ 0x40);
    },
  },
  // As printf and git do: \342\200\231
  {
    sign: '\\',
    row: /(?:\\[2-3][0-7]{2})+/g,
    one: /\\(\d{3})/g,
    byteOf: (m) => Number.parseInt(m[1] as string, 8),
  },
  {
    sign: '\\x',
    row: /(?:\\x[89A-Fa-f][\dA-Fa-f])+/g,
    one: /\\x(..)/g,
    byteOf: (m) => Number.parseInt(m[1] as string, 16),
  },
];
/** Fewer may be meant as they stand. */
const FEWEST = 3;

/** The characters of bytes: UTF-8, or else the code page of Windows. */
function charactersOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decodePage('windows-1252', bytes);
  }
}

/**
 * Reads the bytes that a program has spelled out in a plain text because it does not print what is no ASCII.
 *
 * @returns undefined where there are none, or too few to be a habit
 */
export function withoutSpelledBytes(source: Source): Source | undefined {
  const { text } = source;
  for (const { sign, row, one, byteOf } of SPELLINGS) {
    if (!source.has(sign)) continue;
    const edits: Edit[] = [];
    for (const { index, 0: spelled } of text.matchAll(row)) {
      const as = charactersOf(Uint8Array.from(spelled.matchAll(one), byteOf));
      // White space is spelled out nowhere else, and stands for itself.
      edits.push({ start: index, end: index + spelled.length, as });
    }
    if (edits.length < FEWEST) continue;
    return edited(source, edits, {
      ruleId: 'character-references',
      reason: (n) =>
        `${n} characters are spelled out byte by byte and read as those characters; the first is here`,
    });
  }
  return undefined;
}
