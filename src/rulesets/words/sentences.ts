import { bracketOfCitation, foldTypography } from '../../language/index.js';
import { joinedNumber } from '../../language/lexicon/numbers.js';
import { canonical } from './canonical.js';
import { withPhrase } from './phrases.js';

/** One sentence of a rule, with the words that mentions are looked for in and the way back to the characters. */
export interface Sentence {
  /** Offset of the sentence in the text that was split, in UTF-16 units. */
  start: number;
  end: number;
  /** Canonical words, one blank before each and one after the last. */
  line: string;
  /** For each canonical word: where it starts in `line`, and which characters of the text it stands for. */
  words: { at: number; start: number; end: number }[];
}

const token = /[\p{L}]+(?:['-][\p{L}]+)*|\d+(?:\.\d+)?[a-z]?/gu;
/** A stop counts where a new sentence can begin after it: damaged texts have question marks for dashes. */
const stop = /[.!?]["')\]]*(?=\s+["'([]*\p{Lu}|\s*$)/gu;
/** A bracket that says more than where to look is words of the sentence. */
const citation = new RegExp(bracketOfCitation, 'g');
/** An address says where something is to be had, and ends no sentence. */
const address = /\b(?:https?:\/\/|www\.|\p{L}+\.wizards\.com\b)[^\s()<>"]*[^\s()<>".,;:]/giu;
const abbreviation = /(?:\bvs|\be\.g|\bi\.e|\betc|\bcf|\bno)\.$/i;

/**
 * Splits a text into sentences of canonical words.
 *
 * Typography is folded, citations in brackets and addresses are left out, and "he or she" is one word.
 *
 * @param text the own words of a rule
 * @returns sentences in order, none without words
 */
export function sentencesOf(text: string): Sentence[] {
  const blank = (words: string) => ' '.repeat(words.length);
  const uncited = foldTypography(text).replace(citation, blank);
  const plain = /www|izards\.com|:\/\//.test(uncited) ? uncited.replace(address, blank) : uncited;
  const sentences: Sentence[] = [];
  let from = 0;
  for (const match of plain.matchAll(stop)) {
    const to = match.index + match[0].length;
    if (abbreviation.test(plain.slice(Math.max(from, to - 6), match.index + 1))) continue;
    push(sentences, plain, from, to);
    from = to;
  }
  push(sentences, plain, from, plain.length);
  return sentences;
}

/** No sentence of the rules comes near this many words; a longer run is cut so that looking through it takes no long time. */
const longest = 400;

interface Token {
  text: string;
  start: number;
  end: number;
}

function push(sentences: Sentence[], plain: string, from: number, to: number): void {
  const tokens: Token[] = [];
  for (const match of plain.slice(from, to).matchAll(token)) {
    const start = from + match.index;
    tokens.push({ text: match[0], start, end: start + match[0].length });
  }
  for (let at = 0; at < tokens.length; at += longest) {
    const raw = tokens.slice(at, at + longest);
    pushWords(sentences, raw, tokens[at + longest]?.start ?? to);
  }
}

function pushWords(sentences: Sentence[], raw: readonly Token[], to: number): void {
  const words: Sentence['words'] = [];
  let line = ' ';
  for (let i = 0; i < raw.length; i++) {
    const word = raw[i] as (typeof raw)[number];
    let end = word.end;
    // "he or she", "his or her", "him or her" stand for one person.
    const other = raw[i + 2];
    if (
      other !== undefined &&
      raw[i + 1]?.text === 'or' &&
      /^(?:he|his|him)$/i.test(word.text) &&
      /^(?:she|hers?)$/i.test(other.text)
    ) {
      end = other.end;
      i += 2;
    }
    const folded = canonical(word.text);
    if (folded === '') continue;
    const before = words.at(-1);
    const joined =
      before === undefined ? undefined : joinNumerals(line.slice(before.at, -1), folded, word.text);
    if (before !== undefined && joined !== undefined) {
      before.end = end;
      line = `${line.slice(0, before.at)}${joined} `;
      continue;
    }
    words.push({ at: line.length, start: word.start, end });
    line += `${folded} `;
    line = withPhrase(line, words);
  }
  if (words.length > 0) {
    sentences.push({ start: raw[0]?.start ?? to, end: to, line, words });
  }
}

/** "one hundred", "thirty five": number words that stand side by side and make one number. */
function joinNumerals(before: string, next: string, printed: string): string | undefined {
  if (!/^\d+$/.test(before) || !/^\d+$/.test(next) || /\d/.test(printed)) return undefined;
  return joinedNumber(Number(before), Number(next))?.toString();
}
