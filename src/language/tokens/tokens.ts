import { joinedNumber, numberOfWord, placeOfOrdinal } from '../lexicon/numbers.js';
import { foldTypography } from './typography.js';

/** What a token is: a word, a number, an ordinal, a symbol of costs, a mark, words in quotation marks, or a citation. */
export type TokenKind = 'word' | 'number' | 'ordinal' | 'symbol' | 'mark' | 'quote' | 'citation' | 'address';

/** One token of a sentence. Offsets are UTF-16 units of the text that was handed in. */
export interface Token {
  kind: TokenKind;
  /** As it is printed, typography folded. */
  text: string;
  /** In lower case; of a contraction the part that it stands for ("not" of "can't"). */
  word: string;
  start: number;
  end: number;
  /** The value of a number or an ordinal. */
  value?: number;
  /** True where the word begins with a capital. */
  capital?: true;
}

/** A sentence before it is read: its tokens, and the citations in brackets that are beside its words. */
export interface RawSentence {
  start: number;
  end: number;
  tokens: Token[];
  citations: Token[];
  /** Where a new sentence or line begins because of its layout. */
  bracketed?: true;
}

/** A title in quotation marks, or one that has lost them and begins each word of weight with a capital. */
const title = String.raw`(?:"[^"]{1,80}"|[A-Z][\w'-]*(?:\s+(?:(?:of|the|and|or|an?|to|in|vs\.)\s+)?[A-Z][\w'-]*){0,7})`;
const reference = String.raw`(?:[Rr]ules?|[Ss]ections?|[Cc]hapter)\s+\d+(?:\.\d+)?[a-z]?(?:\s*[-\u2014]\s*[a-z\d.]*[a-z\d])?`;
const quoted = String.raw`(?:,\s*"[^"]{1,80}"|\s*\("[^"]{1,80}"\))?`;
const listOf = (titled: string): string =>
  String.raw`${reference}${titled}(?:,?\s*(?:and|or|,)\s*(?:${reference}${titled}|\d+(?:\.\d+)?[a-z]?))*`;
/** How a bracket is written that holds a citation and nothing else; any other bracket is read as words. */
export const bracketOfCitation = String.raw`\((?:[Ss]ee\s+(?:also\s+)?)?${listOf(`(?:,?\\s*${title})?`)}\.?\)`;
const citationBracket = new RegExp(`^${bracketOfCitation}`);
const citation = new RegExp(`^${listOf(quoted)}`);
const address = /^<?(?:https?:\/\/|www\.|(?:[\w-]+\.){2,}\w+\/)[^\s()<>"]*[^\s()<>".,;:]>?/i;
const ownerInside = /^[a-z]+(?: [a-z]+){0,3}'s$/;
/** A player by a role in quotation marks: "the \"defending player.\"" is the defending player. */
const roleInside = /^(?:active|attacking|defending|nonactive) players?[.,]?$/;
const word = /^(?:and\/or\b)|^[\p{L}]+(?:\.[\p{L}](?=\.))*(?:-[\p{L}\d]+)*/u;
const numeral = /^(?:[+-]\d+\/[+-]\d+|\d+(?:-[\p{L}]+)+|\d+(?:st|nd|rd|th)\b|\d+(?:\/\d+)?)/u;
const symbol = /^(?:\{[^{}\s]{1,12}\}|\[[^[\]\s]{1,12}\])/;
const abbreviations = /^(?:vs|e\.g|i\.e|etc|cf)\./i;

const contractions: Readonly<Record<string, string>> = {
  "n't": 'not',
  "'re": 'are',
  "'ve": 'have',
  "'ll": 'will',
  "'d": 'would',
};

/**
 * Splits a text into sentences of tokens.
 *
 * @param text the words of a rule, a card, or anything else
 * @returns sentences in order, none without tokens
 */
export function sentencesOf(text: string): RawSentence[] {
  const plain = foldTypography(text);
  const sentences: RawSentence[] = [];
  let current: RawSentence = { start: 0, end: 0, tokens: [], citations: [] };
  let depth = 0;
  let at = 0;
  /** Where quotation marks end whose words are read as words. */
  const idle = new Set<number>();
  const push = (kind: TokenKind, length: number, more: Partial<Token> = {}): void => {
    const raw = plain.slice(at, at + length);
    current.tokens.push({ kind, text: raw, word: raw.toLowerCase(), start: at, end: at + length, ...more });
    at += length;
  };
  const finish = (): void => {
    const first = current.tokens[0] ?? current.citations[0];
    if (first !== undefined) {
      const last = current.tokens.at(-1) ?? first;
      current.start = Math.min(first.start, current.citations[0]?.start ?? first.start);
      current.end = Math.max(current.end, last.end, current.citations.at(-1)?.end ?? 0);
      if (current.tokens.length > 0 || current.citations.length > 0) sentences.push(current);
    }
    current = { start: at, end: at, tokens: [], citations: [] };
  };
  while (at < plain.length) {
    const c = plain[at] as string;
    if (/\s/.test(c)) {
      at++;
      continue;
    }
    if (c === '\u2014' && current.tokens.length === 0 && sentences.length > 0) {
      at++;
      continue;
    }
    const rest = plain.slice(at, at + 400);
    if (c === '(') {
      const cited = citationBracket.exec(rest);
      if (cited !== null) {
        const raw = cited[0];
        current.citations.push({
          kind: 'citation',
          text: raw,
          word: raw.toLowerCase(),
          start: at,
          end: at + raw.length,
        });
        at += raw.length;
        if (current.tokens.length === 0) finish();
        continue;
      }
      if (current.tokens.length === 0) {
        // A bracket that begins a sentence holds sentences of its own.
        at++;
        depth++;
        continue;
      }
      push('mark', 1);
      depth++;
      continue;
    }
    if (c === ')') {
      depth = Math.max(0, depth - 1);
      if (current.tokens.some((t) => t.text === '(')) push('mark', 1);
      else at++;
      continue;
    }
    if (c === '"') {
      const close = plain.indexOf('"', at + 1);
      if (idle.delete(at)) at++;
      else if (close > at && close - at < 400) {
        const inside = plain.slice(at + 1, close);
        if (ownerInside.test(inside) || roleInside.test(inside)) {
          // An owner in quotation marks before what is owned: the marks name a wording, and say no more than the words.
          idle.add(close);
          at++;
          continue;
        }
        if (inside.endsWith(',')) {
          // The comma stands inside the marks, and belongs to the sentence.
          push('quote', close - 1 - at, { text: `${plain.slice(at, close - 1)}"` });
          push('mark', 2, { text: ',', word: ',' });
          continue;
        }
        push('quote', close + 1 - at);
        if (/[.!?]$/.test(inside) && endsSentence(plain, close + 1)) finish();
      } else at++;
      continue;
    }
    const open = current.tokens.some((t) => t.text === '(') && depth > 0;
    if (c === '.' || c === '!' || c === '?') {
      at++;
      // A mark that closes after the stop belongs to the sentence.
      if (idle.delete(at)) current.end = ++at;
      if (!open && endsSentence(plain, at)) finish();
      continue;
    }
    const found = match(rest);
    if (found === undefined) {
      if (/[,;:+\u2014\u2022*/-]/.test(c)) push('mark', 1);
      else push('mark', c.length);
      continue;
    }
    if (found.kind === 'word' && found.more === undefined) pushWord(found.text);
    else {
      push(found.kind, found.text.length, found.more);
      // The title in a citation may hold the stop: see rule 1, "Name."
      if (!open && /[.!?]"$/.test(found.text) && endsSentence(plain, at)) finish();
    }
  }
  finish();
  return sentences;

  function pushNumber(raw: string, value: number, more: Partial<Token>): void {
    const before = current.tokens.at(-1);
    const joined =
      before?.kind === 'number' && /^\p{L}/u.test(before.text) && !/\S/.test(plain.slice(before.end, at))
        ? joinedNumber(before.value as number, value)
        : undefined;
    if (before !== undefined && joined !== undefined) {
      at += raw.length;
      const text = plain.slice(before.start, at);
      Object.assign(before, { text, word: text.toLowerCase(), end: at, value: joined });
    } else push('number', raw.length, { value, ...more });
  }

  function pushWord(raw: string): void {
    const capital = /^\p{Lu}/u.test(raw) ? { capital: true as const } : {};
    const tail = /^(?:n't|'(?:s|re|ve|ll|d)(?![\p{L}])|'(?![\p{L}]))/iu.exec(
      plain.slice(at + raw.length, at + raw.length + 4),
    );
    // The n of "can't" was taken with the verb.
    const negated =
      /n$/i.test(raw) && /^'t(?!\p{L})/iu.test(plain.slice(at + raw.length, at + raw.length + 3));
    if (negated) {
      const stem = raw.toLowerCase() === 'can' ? raw : raw.slice(0, -1);
      const base = stem.toLowerCase() === 'wo' ? 'will' : stem.toLowerCase();
      const from = at;
      current.tokens.push({
        kind: 'word',
        text: raw.slice(0, -1),
        word: base,
        start: from,
        end: from + raw.length - 1,
        ...capital,
      });
      at = from + raw.length - 1;
      if (raw.toLowerCase() === 'can') {
        const last = current.tokens.at(-1) as Token;
        last.text = raw;
        last.end = from + raw.length;
        at = from + raw.length;
        push('word', 2, { word: 'not' });
      } else push('word', 3, { word: 'not' });
      return;
    }
    const value = numberOfWord(raw.toLowerCase());
    const ordinal = placeOfOrdinal(raw.toLowerCase());
    if (raw.toLowerCase() === 'cannot') {
      push('word', 3, { word: 'can', ...capital });
      push('word', 3, { word: 'not' });
      return;
    }
    if (ordinal !== undefined) push('ordinal', raw.length, { value: ordinal, ...capital });
    else if (value !== undefined) pushNumber(raw, value, capital);
    else push('word', raw.length, capital);
    if (tail !== null && (tail[0] !== "'" || /s$/i.test(raw))) {
      push('word', tail[0].length, { word: contractions[tail[0].toLowerCase()] ?? tail[0].toLowerCase() });
    } else if (tail !== null) at++;
  }
}

/** True where what follows can begin a sentence, after a dash too. */
function endsSentence(plain: string, at: number): boolean {
  return /^["')\]]*(?:(?:\s+(?:\u2014\s*)?|\u2014\s*)["'([{]*[\p{Lu}\d{[]|\s*(?:\u2014\s*)?$)/u.test(
    plain.slice(at, at + 12),
  );
}

function match(rest: string): { kind: TokenKind; text: string; more?: Partial<Token> } | undefined {
  const cited = citation.exec(rest);
  if (cited !== null) return { kind: 'citation', text: cited[0] };
  const web = address.exec(rest);
  if (web !== null) return { kind: 'address', text: web[0] };
  const short = abbreviations.exec(rest);
  if (short !== null)
    return { kind: 'word', text: short[0], more: { word: short[0].slice(0, -1).toLowerCase() } };
  const letters = word.exec(rest);
  if (letters !== null) return { kind: 'word', text: letters[0] };
  const sign = symbol.exec(rest);
  if (sign !== null) return { kind: 'symbol', text: sign[0] };
  const digits = numeral.exec(rest);
  if (digits !== null) {
    const text = digits[0];
    const value = Number.parseInt(text, 10);
    if (/^\d+$/.test(text)) return { kind: 'number', text, more: { value } };
    if (/^\d+(?:st|nd|rd|th)$/.test(text)) return { kind: 'ordinal', text, more: { value } };
    return { kind: 'word', text };
  }
  return undefined;
}
