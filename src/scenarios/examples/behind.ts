import { clausePrint } from './cardWords.js';
import { type Described, description, lemmaOf, written } from './described.js';
import type { Word } from './narrativeWords.js';

/** Prepositions behind which a clause says what a card does: "with which …", "thanks to which …". */
const BY = ['with', 'by', 'under', 'through', 'because of', 'thanks to', 'due to', 'owing to', 'by means of'];

/** What is said of a card behind its name, and what the card says for it. */
export interface Behind {
  /** The words between these places say it. */
  from: number;
  to: number;
  said: Described;
}

/**
 * What is said of a card behind its name, or behind what kind of card it is: "Ash, with which 2 damage goes to every creature", "Ash (2 damage to each
 * creature)", "Hope, an enchantment whose controller can't lose".
 *
 * @param words of a sentence
 * @param at the place behind the name or the kind
 * @param type the type line that its words are read under
 * @param holder whoever is called "he" or "she"
 */
export function behind(
  words: readonly Word[],
  at: number,
  type: string,
  holder: Word | undefined,
): Behind | undefined {
  if (words[at]?.text === '(') return inBrackets(words, at, type, holder);
  if (words[at]?.text === ':' && words[at + 1]?.kind !== 'quote') {
    const said = written(words, at + 1, type, holder, clausePrint);
    return said?.to === words.length ? { from: at, to: said.to, said } : undefined;
  }
  const apart = afterGame(words, at);
  if (apart !== undefined) {
    const said = written(words, apart + 1, type, holder, clausePrint);
    if (said?.to === words.length && /damage/.test(said.text)) return { from: apart, to: said.to, said };
  }
  const from = words[at]?.text === ',' ? at + 1 : at;
  const whose = words[from]?.word === 'whose' && words[from + 1]?.word === 'controller';
  if (whose) {
    const said = written(words, from + 2, type, holder, (body) => clausePrint(`its controller ${body}`));
    return said && { from: at, to: said.to, said };
  }
  const which = clauseAt(words, from);
  if (which !== undefined) {
    const said = written(words, which, type, holder, clausePrint);
    return said && { from: at, to: said.to, said };
  }
  const verb = lemmaOf(words[from + 1]);
  if (from === at || words[from]?.word !== 'which' || verb === undefined) return undefined;
  const said = pointedAt(words, from + 1, type, holder) ?? description(words, from + 1, type, holder, true);
  return said && { from: at, to: said.to, said };
}

/** "Bargain, which untaps a creature, and targets Ben's Ox": a creature that is then named as its target is a target. */
function pointedAt(
  words: readonly Word[],
  at: number,
  type: string,
  holder: Word | undefined,
): Described | undefined {
  const aims = words.findIndex(({ word }, k) => k > at && /^target(?:s|ed|ing)$/.test(word));
  const one = words.findIndex(
    ({ word }, k) =>
      k > at && k < aims && word === 'a' && ['creature', 'player'].includes(words[k + 1]?.word ?? ''),
  );
  const target = words.slice(at, aims).some(({ word }) => word === 'target');
  if (one < 0 || target) return undefined;
  const article = words[one] as Word;
  const aimed = words.with(one, { ...article, word: 'target', text: 'target' });
  return description(aimed, at, type, holder, true);
}

/** "casts Ash (in a game of four players); 3 damage is dealt to each player": the semicolon. */
function afterGame(words: readonly Word[], at: number): number | undefined {
  const semicolon = words.findIndex(({ text }, k) => k >= at && text === ';');
  if (semicolon < 0 || words[semicolon + 1]?.kind !== 'number') return undefined;
  const between = words.slice(at, semicolon);
  const game = ['in', 'during'].includes(between[0]?.word ?? '') && between.at(-1)?.word === 'game';
  return between.length === 0 || game ? semicolon : undefined;
}

/** Where the clause behind "with which" and the like begins. */
function clauseAt(words: readonly Word[], at: number): number | undefined {
  for (const one of BY) {
    const parts = one.split(' ');
    if (parts.every((part, k) => words[at + k]?.word === part) && words[at + parts.length]?.word === 'which')
      return at + parts.length + 1;
  }
  return undefined;
}

/** "(2 damage to each creature)", "(prevents the next 3 damage to a target player this turn)", "(each player gains 5 life)". */
function inBrackets(
  words: readonly Word[],
  at: number,
  type: string,
  holder: Word | undefined,
): Behind | undefined {
  const close = words.findIndex(({ text }, k) => k > at && text === ')');
  const quoted = words.slice(at, close).some(({ kind }) => kind === 'quote');
  if (close < 0 || quoted) return undefined;
  const inside = words.slice(at + 1, close);
  const said =
    description(inside, 0, type, holder, true) ??
    written(inside, 0, type, holder, (body) => [
      ...clausePrint(body),
      ...(/^(?:\d+|x) damage to\b/i.test(body) ? clausePrint(`this spell deals ${body}`) : []),
    ]);
  if (!said || said.to !== inside.length) return undefined;
  return { from: at, to: close + 1, said };
}
