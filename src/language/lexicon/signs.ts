import type { Sign } from '../chart/chart.js';
import type { Node, Places } from '../frames/frame.js';
import type { Token } from '../tokens/tokens.js';
import { entries, type Lexicon } from './lexicon.js';
import { numberOfWord } from './numbers.js';

/** Verbs that come after several, and never after an owner. */
const afterSeveral = new Set(['do', 'are', 'were', 'have']);

/** The signs of all words and runs of words that the lexicon has. */
export function lexicalSigns(
  tokens: readonly Token[],
  lexicon: Lexicon = entries,
): { from: number; to: number; sign: Sign }[] {
  const out: { from: number; to: number; sign: Sign }[] = [];
  for (const [i, token] of tokens.entries()) {
    const at = (slot: string, to = i + 1): Places =>
      Array.from({ length: to - i }, (_, k) => [slot, i + k] as const);
    const add = (sign: Sign, to = i + 1): void => void out.push({ from: i, to, sign });
    for (const entry of lexicon.get(token.word) ?? []) {
      const to = i + entry.words.length;
      if (to > tokens.length) continue;
      if (!entry.words.every((w, k) => (tokens[i + k] as Token).word === w)) continue;
      if (entry.printed !== undefined) {
        const same = entry.printed.every((w, k) => (tokens[i + k] as Token).text.replace(/\.$/, '') === w);
        // At the beginning of a sentence, a noun has a capital too ("Teams").
        const noun =
          i === 0 && entry.words.length === 1 && token.word.endsWith('s') && isNoun(token, lexicon);
        if (!same || noun) continue;
      }
      // After a noun it says whose something is; "it's", "who's" and "that's" are short for "is".
      const whose = token.word === "'s" && isNoun(tokens[i - 1], lexicon);
      for (const sign of entry.make(at('word', to))) if (!whose || sign.cat === 'GEN') add(sign, to);
    }
    // "opponent's don't": some editions write several with an apostrophe.
    const several = tokens[i + 1]?.word === "'s" && afterSeveral.has(tokens[i + 2]?.word ?? '');
    for (const entry of several ? (lexicon.get(`${token.word}s`) ?? []) : [])
      if (entry.words.length === 1 && entry.printed === undefined)
        for (const sign of entry.make(at('word', i + 2))) if (sign.cat === 'N') add(sign, i + 2);
    const plain = (cat: string, f: Record<string, string> = {}): void =>
      add({ cat, f, sem: { kind: 'word', word: token.word, at: at('word') } as unknown as Node });
    switch (token.kind) {
      case 'number':
        add({
          cat: 'CARD',
          f: { value: String(token.value), ...(/^\d/.test(token.text) ? {} : { spelled: 'y' }) },
          sem: { is: token.value as number, at: at('quantity') } as Node,
        });
        break;
      case 'ordinal':
        add({
          cat: 'ORD',
          f: { value: String(token.value) },
          sem: { kind: 'word', word: String(token.value), at: at('ordinal') } as unknown as Node,
        });
        break;
      case 'mark':
        plain(
          token.text === ','
            ? 'COMMA'
            : token.text === ':'
              ? 'COLON'
              : token.text === ';'
                ? 'SEMI'
                : token.text === '('
                  ? 'OPEN'
                  : token.text === ')'
                    ? 'CLOSE'
                    : token.text === '\u2014'
                      ? 'DASH'
                      : `m:${token.text}`,
        );
        break;
      case 'quote':
        add({
          cat: 'QUOTE',
          f: {},
          sem: { kind: 'quoted', text: token.text.slice(1, -1).replace(/[.,]$/, ''), at: at('text') },
        });
        break;
      case 'citation':
      case 'address':
        add({
          cat: 'NP',
          f: { num: 'sg', sort: 'rule' },
          sem: { kind: 'cited', text: token.text, at: at('text') },
        });
        break;
      case 'symbol':
        add({ cat: 'SYMBOL', f: {}, sem: { kind: 'named', name: token.text, at: at('name') } });
        break;
      case 'word': {
        const [, number = ''] = /^(\d+|\p{L}+)-\p{L}[\p{L}-]*$/u.exec(token.word) ?? [];
        if (/^\d/.test(number) || (numberOfWord(number) ?? 0) > 1)
          plain('ADJW', { word: token.word, frames: '' });
        break;
      }
    }
  }
  return withoutParts(out);
}

/** True of a word that is a noun, "one" apart. */
const isNoun = (token: Token | undefined, lexicon: Lexicon): boolean =>
  token !== undefined &&
  token.word !== 'one' &&
  (lexicon.get(token.word) ?? []).some(
    ({ words, make }) => words.length === 1 && make([]).some(({ cat }) => cat === 'N'),
  );

const whole = new Set(['N', 'NAME', 'P', 'SUB', 'ELL', 'ADV', 'POSS', 'CONJ', 'ADJW', 'NUMW', 'PRON', 'DET']);
/** Pronouns of several words that have no other meaning. */
const wholePronouns = new Set(['no one', 'person']);
/** Words that a comparator needs. */
const comparing = /^(?:CARD|w:|m:)/;
const parts = new Set([
  'P',
  'SUB',
  'CONJ',
  'ADV',
  'DET',
  'PRON',
  'ORD',
  'FOCUSADV',
  'N',
  'ADJW',
  'NAME',
  'POSS',
  'WHPRON',
  'PART',
  'NUMW',
]);

/** A term of several words is one word: what its words mean alone is not looked at. */
function withoutParts(signs: { from: number; to: number; sign: Sign }[], compare = true): typeof signs {
  const compared = new Set<number>();
  const beginning: string[][] = [];
  const ending: string[][] = [];
  for (const { from, to, sign } of signs) {
    beginning[from] ??= [];
    beginning[from].push(sign.cat);
    ending[to] ??= [];
    ending[to].push(sign.cat);
  }
  const has = (at: number, cats: readonly string[]): boolean =>
    beginning[at]?.some((cat) => cats.includes(cat)) ?? false;
  for (const { from, sign } of signs) {
    // "no more than two" compares; "no" and "more" are no determiners there.
    if (
      sign.cat === 'w:no' &&
      has(from + 1, ['w:more', 'w:fewer', 'w:less']) &&
      has(from + 2, ['w:than']) &&
      has(from + 3, ['CARD', 'NUMW'])
    )
      for (const at of [from, from + 1, from + 2]) compared.add(at);
    if (sign.cat === 'w:up' && has(from + 1, ['w:to']) && has(from + 2, ['CARD']))
      for (const at of [from, from + 1]) compared.add(at);
    if (sign.cat === 'w:at' && has(from + 1, ['w:least', 'w:most']) && has(from + 2, ['CARD']))
      for (const at of [from, from + 1]) compared.add(at);
    if (sign.cat !== 'w:or') continue;
    if (
      has(from - 1, ['CARD']) &&
      has(from + 1, ['w:more', 'w:fewer', 'w:less', 'w:greater', 'w:lower', 'w:higher'])
    )
      for (const at of [from - 1, from, from + 1]) compared.add(at);
  }
  const last = ending.length - 1;
  const comma = (at: number): boolean => beginning[at]?.includes('COMMA') ?? false;
  const bounded = (to: number): boolean => to === last || comma(to);
  const long = signs.filter(
    ({ from, to, sign }) =>
      to - from > 1 &&
      whole.has(sign.cat) &&
      (sign.cat !== 'DET' || sign.f.word !== 'all') &&
      (sign.cat !== 'ELL' || bounded(to)) &&
      (sign.cat !== 'PRON' || wholePronouns.has(sign.f.word ?? '')),
  );
  const ends = (at: number, cat: string): boolean => ending[at]?.includes(cat) ?? false;
  // "in turn" of "in turn order" is no term, nor is the last word of "replacement and prevention effects".
  const terms = long.filter(
    (t) =>
      !(
        t.sign.cat === 'N' &&
        long.some((u) => u.sign.cat === 'NAME' && u.from < t.from && t.from < u.to && u.to < t.to)
      ) &&
      !(
        t.sign.cat !== 'NAME' &&
        t.sign.cat !== 'N' &&
        long.some((u) => u.sign.cat === 'N' && u.from > t.from && u.from < t.to && u.to > t.to)
      ) &&
      !(
        t.sign.cat === 'N' &&
        t.to - t.from === 2 &&
        ends(t.from, 'CONJ') &&
        ends(t.from - 1, 'ADJW') &&
        signs.some((s) => s.from === t.from && s.to === t.from + 1 && s.sign.cat === 'ADJW')
      ),
  );
  if (compare && compared.size > 0)
    return withoutParts(
      signs.filter(({ from, sign }) => !compared.has(from) || comparing.test(sign.cat)),
      false,
    );
  if (terms.length === 0) return signs;
  return signs.filter(
    ({ from, to, sign }) =>
      !terms.some(
        (t) =>
          t.from <= from &&
          to <= t.to &&
          to - from < t.to - t.from &&
          (parts.has(sign.cat) || t.sign.cat === 'N' || t.sign.cat === 'NAME'),
      ),
  );
}
