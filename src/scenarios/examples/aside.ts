import type { Known } from '../../language/index.js';
import { nounOf } from './lexicon.js';
import { aNoun, type Name, type Noun } from './meaning.js';
import type { Word } from './narrativeWords.js';
import lists from './words.json' with { type: 'json' };

/** What belongs to a noun and is no English: quoted words, power and toughness, a calculation, a number behind it. */
export interface Belonging {
  reads?: string[];
  marks?: string[];
  sum?: { value: number; first: number };
  label?: number;
  /** The number is below zero. */
  below?: true;
}

/** A sentence as it is handed to `language/`, with what was set aside. */
export interface SetAside {
  plain: string;
  /** The words of `plain`, by token. */
  words: string[];
  /** Where each of them is in the text. */
  starts: number[];
  names: Known[];
  refs: Map<string, Name>;
  /** What belongs to the noun at a token. */
  belongs: Map<number, Belonging>;
  /** "with X equal to 3" */
  x?: number;
}

/** Names that take the places of others, so that each is one word which means nothing else. */
const STEMS = 'ab ec id of ug ah ej ik ol um an ep iq or us'.split(' ');
const placeholder = (at: number): string =>
  `${at < STEMS.length ? 'Z' : 'Q'}${STEMS[at % STEMS.length]}${at < 2 * STEMS.length ? 'ax' : `${'ax'.repeat(Math.floor(at / STEMS.length))}`}`;

/** Words of narratives that the lexicon of the rules does not have, with one that it has and that says the same at a table. */
const SYNONYMS: Readonly<Record<string, string>> = lists.synonyms;

/** Words behind "so" that say the same again of somebody else. */
const DOES = new Set('do does did is are was were will would has have'.split(' '));
/** What a sentence begins with that says nothing of its own. */
const LEADS = [
  'the result is that',
  'this means that',
  'as a result ,',
  'the result is',
  'that means that',
].map((one) => one.split(' '));

/** Words behind which "one" is a number. */
const VALUES = new Set(['is', 'are', 'was', 'were', 'of', 'at', 'to']);

/** What comes before a list of seats. */
const ORDERS = ['in this order', 'in the order', 'in the following order', 'as follows', 'like this'].map(
  (one) => one.split(' '),
);

const SIZE = /^[+-]?\d+\/[+-]?\d+$/;
/** What can have quoted words. */
const WORDED = new Set(
  'spell ability aura enchantment instant sorcery card creature artifact effect permanent planeswalker condition land'.split(
    ' ',
  ),
);
const SAYS = new Set('reads read says say states state'.split(' '));
const SAYING = new Set('reading saying stating'.split(' '));
const TEXT = new Set('text words ability effect'.split(' '));

/** Takes names, quoted words and calculations out of a sentence. */
export function setAside(words: readonly Word[]): SetAside {
  const result: SetAside = {
    plain: '',
    words: [],
    starts: [],
    names: [],
    refs: new Map(),
    belongs: new Map(),
  };
  let marks: string[] = [];
  let at = 0;
  const put = (said: string): void => {
    for (const one of said.split(' ')) {
      const close = /^(?:'s?|,|;|:|\))$/.test(one) || result.plain === '' || result.plain.endsWith('(');
      result.plain += `${close ? '' : ' '}${one}`;
      result.words.push(one);
      result.starts.push(at);
    }
  };
  const belong = (more: Belonging): void => {
    const last = result.words.length - 1;
    result.belongs.set(last, { ...result.belongs.get(last), ...more });
  };
  for (let i = 0; i < words.length; i++) {
    const word = words[i] as Word;
    at = word.start;
    const of = (k: number): string => words[i + k]?.word ?? '';
    if (word.kind === 'word' && SIZE.test(word.text) && words[i + 1]) {
      marks.push(word.text);
      continue;
    }
    // What joins a conclusion: "so that player loses", but not "so does she".
    if (
      word.word === 'so' &&
      /^(?:,|;|and|)$/.test(words[i - 1]?.word ?? '') &&
      !DOES.has(of(1)) &&
      of(1) !== 'on' &&
      i > 0
    ) {
      put(words[i - 1]?.word === ',' ? 'and therefore' : 'therefore');
      continue;
    }
    if (i === 0 && word.word === 'so' && !DOES.has(of(1)) && !['on', 'that', 'long'].includes(of(1))) {
      if (of(1) === ',') i++;
      continue;
    }
    const lead =
      i === 0 ? LEADS.find((parts) => parts.every((part, k) => words[k]?.word === part)) : undefined;
    if (lead) {
      i += lead.length - 1;
      continue;
    }
    const order = ORDERS.find((parts) => parts.every((part, k) => words[i + k]?.word === part));
    if (order) {
      put('as');
      i += order.length - 1;
      if ([':', ','].includes(words[i + 1]?.text ?? '')) i++;
      continue;
    }
    if (word.text === '-' && words[i + 1]?.kind === 'number' && words[i - 1]?.kind === 'word') {
      put((words[++i] as Word).text);
      belong({ below: true });
      continue;
    }
    if (word.word === ':' && ['be', 'is', 'are', 'was', 'were'].includes(words[i - 1]?.word ?? '')) continue;
    if (
      ['a', 'the'].includes(word.word) &&
      ['total', 'sum'].includes(of(1)) &&
      of(2) === 'of' &&
      words[i + 3]?.kind === 'number'
    ) {
      marks.push('total');
      i += 2;
      continue;
    }
    if (word.text === '(' && of(1) === 'either' && /clockwise/.test(of(2))) {
      while (words[i]?.text !== ')' && i < words.length) i++;
      continue;
    }
    const sum = word.text === '(' ? calculated(words, i) : undefined;
    if (sum && result.words.length > 0) {
      belong({ sum });
      i = sum.to - 1;
      continue;
    }
    // "…, with X equal to 3.": at the end of a sentence the comma before it is left out too.
    if (word.text === ',' && /^\.?$/.test(words[xOf(words, i + 1)?.to ?? i]?.text ?? '')) continue;
    const x = xOf(words, i);
    if (x) {
      result.x = x.n;
      i = x.to - 1;
      continue;
    }
    if (word.kind === 'name' && word.names !== 'variant') {
      const name = placeholder(result.refs.size);
      const ref: Name = { is: 'name', name: word.text, names: word.names ?? 'card', phrases: [], which: [] };
      if (word.many) ref.many = true;
      if (marks.length > 0 && SIZE.test(marks[0] as string)) ref.size = marks[0] as string;
      marks = [];
      result.refs.set(name, ref);
      result.names.push({
        name,
        ...(/[^s']s$/.test(word.text) || word.text === 'You' ? { many: true as const } : {}),
        sort: word.names === 'player' ? 'player' : word.names === 'team' ? 'team' : 'object',
      });
      put(word.many ? `${name}s` : name);
      const said = word.names === 'card' ? saidOf(words, i + 1) : undefined;
      if (said) {
        if (said.reads) ref.reads = said.reads;
        if (said.also) ref.also = said.also;
        i = said.to - 1;
      }
      continue;
    }
    put(
      word.kind === 'number' && word.word === 'one' && VALUES.has(words[i - 1]?.word ?? '')
        ? '1'
        : word.kind === 'name' || word.kind === 'number' || word.kind === 'quote'
          ? word.text
          : (SYNONYMS[word.word] ?? (word.capital && i > 0 ? word.text : word.word)),
    );
    const noun = word.kind === 'word' ? nounOf(word.word) : undefined;
    if (noun && marks.length > 0 && nounOf(of(1)) === undefined) {
      belong({ marks });
      marks = [];
    }
    const number = words[i + 1];
    if (
      ['influence', 'range', 'general'].includes(word.word) &&
      number?.kind === 'number' &&
      !nounOf(of(2))
    ) {
      belong({ label: number.value ?? 0 });
      i++;
      continue;
    }
    if (!noun || !WORDED.has(noun.noun)) continue;
    const said =
      quoteAfter(words, i + 1) ?? (noun.noun === 'condition' ? bareQuote(words, i + 1) : undefined);
    if (said) {
      belong({ reads: said.reads });
      i = said.to - 1;
    }
  }
  return result;
}

interface Found {
  reads: string[];
  to: number;
}

const bareQuote = (words: readonly Word[], at: number): Found | undefined =>
  words[at]?.kind === 'quote' ? { reads: [inside((words[at] as Word).text)], to: at + 1 } : undefined;

/** `, which reads, in part, "…"`, `("…")`, `, whose text is "…"`. */
function quoteAfter(words: readonly Word[], from: number): Found | undefined {
  let at = from;
  const is = (...all: string[]): boolean => all.includes(words[at]?.word ?? '');
  const comma = is(',');
  if (comma) at++;
  const bracket = !comma && is('(');
  if (bracket) at++;
  else if (is('whose')) {
    at++;
    if (is('rules')) at++;
    if (!TEXT.has(words[at]?.word ?? '')) return undefined;
    at++;
    if (!is('is', 'are') && !SAYS.has(words[at]?.word ?? '')) return undefined;
    at++;
  } else if (is('which', 'that', 'who')) {
    at++;
    if (!SAYS.has(words[at]?.word ?? '')) return undefined;
    at++;
  } else if (is('with')) {
    at++;
    if (is('the', 'a') && TEXT.has(words[at + 1]?.word ?? '')) at += 2;
  } else if (SAYING.has(words[at]?.word ?? '')) at++;
  else return undefined;
  if (is(',') && words[at + 1]?.word === 'in') at++;
  if (is('in') && ['part', 'full'].includes(words[at + 1]?.word ?? '')) at += 2;
  while (is(',', ':', 'that') && (words[at + 1]?.kind === 'quote' || words[at + 1]?.text === ',')) at++;
  const reads: string[] = [];
  while (words[at]?.kind === 'quote') {
    reads.push(inside((words[at] as Word).text));
    at++;
    if (is('and') && words[at + 1]?.kind === 'quote') at++;
  }
  if (reads.length === 0) return undefined;
  if (bracket) {
    if (is('.')) at++;
    if (is(')')) at++;
    else if (at < words.length) return undefined;
  } else if (comma && is(',')) at++;
  return { reads, to: at };
}

/** What is said of a card by its name: its words, or what it is. */
function saidOf(
  words: readonly Word[],
  at: number,
): { reads?: string[]; also?: Noun; to: number } | undefined {
  const quoted = quoteAfter(words, at);
  if (quoted) return quoted;
  if (words[at]?.text !== ',' || !['a', 'an'].includes(words[at + 1]?.word ?? '')) return undefined;
  let to = at + 2;
  const marks: string[] = [];
  while (words[to]?.kind === 'word' && !WORDED.has(nounOf((words[to] as Word).word)?.noun ?? '')) {
    marks.push((words[to] as Word).word);
    to++;
  }
  const noun = nounOf(words[to]?.word ?? '');
  if (!noun || marks.length > 2) return undefined;
  const also = aNoun(noun.noun, { det: 'a', marks });
  const reads = quoteAfter(words, to + 1);
  if (reads) return { reads: reads.reads, also: { ...also, reads: reads.reads }, to: reads.to };
  if (words[to + 1]?.text === ',') return { also, to: to + 2 };
  return to + 1 === words.length ? { also, to: to + 1 } : undefined;
}

/** The words between quotation marks; a comma that belongs to the sentence outside is dropped. */
function inside(quote: string): string {
  return quote.replace(/^"|"$/g, '').trim().replace(/,$/, '');
}

/** "with X equal to 3" */
function xOf(words: readonly Word[], at: number): { n: number; to: number } | undefined {
  if (words[at]?.word !== 'with' || words[at + 1]?.word !== 'x') return undefined;
  let to = at + 2;
  if (words[to]?.word === 'equal') to += 2;
  else if (words[to]?.text === '=') to++;
  const number = words[to];
  if (number?.kind !== 'number') return undefined;
  to++;
  return { n: number.value ?? 0, to: words[to]?.text === ',' && words[at - 1]?.text !== ',' ? to + 1 : to };
}

/** "(13 - 3)" worked out. */
function calculated(
  words: readonly Word[],
  from: number,
): { value: number; first: number; to: number } | undefined {
  let at = from;
  const first = words.slice(from).find(({ kind }) => kind === 'number')?.value ?? 0;
  const operand = (): number | undefined => {
    if (words[at]?.text === '(') return bracket();
    return words[at]?.kind === 'number' ? words[at++]?.value : undefined;
  };
  const bracket = (): number | undefined => {
    at++;
    let value = operand();
    for (;;) {
      const sign = words[at]?.text ?? '';
      if (sign === ')') {
        at++;
        return value;
      }
      if (!/^[-+*–−—]$/.test(sign) || value === undefined) return undefined;
      at++;
      const right = operand();
      if (right === undefined) return undefined;
      value = sign === '+' ? value + right : sign === '*' ? value * right : value - right;
    }
  };
  const value = bracket();
  return value === undefined ? undefined : { value, first, to: at };
}
