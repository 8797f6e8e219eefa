import { stem } from './stems.js';
import { printed, type Token, tokenise } from './tokens.js';
import { traitsOf } from './wordKinds.js';

/** A word, number, symbol, reference or mark as a judgement sees it. */
export interface Piece {
  /** What is compared: the stem of a word, `§` for a reference, else the key. */
  stem: string;
  key: string;
  /** What kind of word it is, in bits: see {@link traitsOf}. */
  traits: number;
  kind: Token['kind'];
  /** As printed. */
  text: string;
  /** Index of the sentence, from 0. */
  sentence: number;
  target?: string;
}

/** A passage ready to be judged: citations of other rules are apart from what the passage itself says. */
export interface Passage {
  text: string;
  pieces: Piece[];
  /** Targets of references within the sentences. */
  targets: string[];
  /** What only points elsewhere: "(See rule …)", whole sentences of that kind. */
  citations: string[];
}

const POINTING = /^(?:see|also|for)$/;
const MORE = /^(?:more|further|details|additional)$/;

/**
 * Takes a passage apart for judging.
 *
 * @param text plain characters, white space folded
 */
export function passageOf(text: string): Passage {
  const passage: Passage = { text, pieces: [], targets: [], citations: [] };
  const tokens = tokenise(text);
  const aside = citationsIn(tokens);
  let sentence = -1;
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token;
    const { kind, key } = token;
    if (token.opens) sentence++;
    if (aside[i] === true) {
      if (kind === 'reference') passage.citations.push(key);
      continue;
    }
    if (kind === 'typography' || kind === 'title') continue;
    // "Whether or not", and "or not" at an end, deny nothing.
    if (key === 'not') {
      const before = passage.pieces.at(-1);
      const idle = passage.pieces.at(-2)?.key === 'whether' || tokens[i + 1]?.kind !== 'word';
      if (before?.key === 'or' && idle) {
        before.key = 'or not';
        before.stem = 'or not';
        before.traits = traitsOf('or not', 'or not');
        continue;
      }
    }
    const compared = kind === 'reference' ? REFERENCE : kind === 'word' ? wordOf(key) : markOf(key);
    const piece: Piece = {
      stem: compared.stem,
      key: compared.key,
      traits: compared.traits,
      kind,
      text: printed(text, token),
      sentence: Math.max(0, sentence),
    };
    if (kind === 'reference') {
      piece.target = key;
      passage.targets.push(key);
    }
    passage.pieces.push(piece);
  }
  return passage;
}

/** What is the same wherever a word stands. */
type Compared = Pick<Piece, 'stem' | 'key' | 'traits'>;

const REFERENCE: Compared = { stem: '§', key: '§', traits: traitsOf('§', '§') };
/** Helps, not records: they may be dropped at any time. */
const wordsSeen = new Map<string, Compared>();
const marksSeen = new Map<string, Compared>();
const MOST_SEEN = 50_000;

function wordOf(key: string): Compared {
  return wordsSeen.get(key) ?? seen(wordsSeen, key, stem(key));
}

function markOf(key: string): Compared {
  return marksSeen.get(key) ?? seen(marksSeen, key, key);
}

function seen(known: Map<string, Compared>, key: string, stemmed: string): Compared {
  const compared = { stem: stemmed, key, traits: traitsOf(key, stemmed) };
  if (known.size > MOST_SEEN) known.clear();
  known.set(key, compared);
  return compared;
}

/** Marks the tokens of parentheses and sentences that only point to other rules. */
function citationsIn(tokens: readonly Token[]): (boolean | undefined)[] {
  const aside: (boolean | undefined)[] = [];
  const mark = (from: number, to: number): void => {
    for (let i = from; i <= to; i++) aside[i] = true;
  };
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token;
    if (aside[i]) continue;
    if (token.key === '(') {
      let end = i + 1;
      while (end < tokens.length && (tokens[end] as Token).key !== ')' && (tokens[end] as Token).key !== '(')
        end++;
      if (end < tokens.length && points(tokens, i + 1, end)) mark(i, end);
    } else if (token.opens) {
      let end = i;
      while (end + 1 < tokens.length && !(tokens[end + 1] as Token).opens) end++;
      if (points(tokens, i, end)) mark(i, end);
    }
  }
  return aside;
}

/**
 * Whether a run of tokens only points to other rules: it begins as a pointer does ("see …", "for more information …") and names
 * one.
 *
 * @param from index of the first token
 * @param to index of the last token
 */
export function points(tokens: readonly Token[], from: number, to: number): boolean {
  let first = from;
  while (first < to && (tokens[first] as Token).kind !== 'word') first++;
  const opening = tokens[first]?.key ?? '';
  if (!POINTING.test(opening)) return false;
  if (opening === 'for' && !MORE.test(tokens[first + 1]?.key ?? '')) return false;
  const run = tokens.slice(first, to + 1);
  return run.length <= 40 && run.some((t) => t.kind === 'reference');
}

/** The stems of texts that a judgement takes for granted. */
export function stemsOf(texts: readonly string[]): string[] {
  return texts.flatMap((text) => {
    let stems = granted.get(text);
    if (stems === undefined) {
      if (granted.size > 2000) granted.clear();
      stems = passageOf(text).pieces.map((x) => x.stem);
      granted.set(text, stems);
    }
    return stems;
  });
}

/** The words of texts asked for lately: a heading is over all rules of its section. */
const granted = new Map<string, readonly string[]>();
