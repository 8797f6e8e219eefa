import { verbForms } from './lexicon.js';
import type { Word } from './narrativeWords.js';

/** Words of a direction around the table, in which a list of seats is read. */
const WAYS = new Set(
  'going reading counting counted read around round the table in either any one direction clockwise counterclockwise order from left right to or and'.split(
    ' ',
  ),
);
/** What "that of" stands for: what was said last to belong to somebody. */
const HELD = [['range', 'of', 'influence'], ['life', 'total'], ['range'], ['turn'], ['library'], ['hand']];
const WHOM = new Set('player member head teammate opponent'.split(' '));

const like = (near: Word, ...all: string[]): Word[] =>
  all.map((text) => {
    const { value: _, capital: __, names: ___, ...rest } = near;
    return { ...rest, kind: 'word', word: text, text };
  });

const says = (words: readonly Word[], at: number, ...all: string[]): boolean =>
  all.every((one, k) => words[at + k]?.word === one);

/** Sentences in the order in which the rules say the same: each function changes one construction. */
export function rearranged(words: readonly Word[]): readonly Word[] {
  return [direction, seatsOfTeams, apart, nearest, thatOf, costing, allThat, ofTeam].reduce(
    (said, change) => change(said),
    words,
  );
}

/** "Going around the table in either direction, …": the order of seats is the same both ways. */
function direction(words: readonly Word[]): readonly Word[] {
  const comma = words.findIndex(({ text }) => text === ',');
  const lead = words.slice(0, Math.max(comma, 0));
  const turns = lead.some(({ word }) => ['direction', 'clockwise', 'around', 'round'].includes(word));
  return turns && lead.every(({ word }) => WAYS.has(word)) ? words.slice(comma + 1) : words;
}

/** "general 1 of team A" is "team A general 1", and "A1, B1, then A2, B2" is one list. */
function seatsOfTeams(words: readonly Word[]): readonly Word[] {
  const result: Word[] = [];
  for (let i = 0; i < words.length; i++) {
    const word = words[i] as Word;
    const numbered = words[i + 1]?.kind === 'number' ? 1 : 0;
    const team = words[i + 2 + numbered];
    const bare = !['the', 'a', 'each', 'either', 'every'].includes(words[i - 1]?.word ?? '');
    if (
      ['general', 'emperor'].includes(word.word) &&
      bare &&
      says(words, i + 1 + numbered, 'of') &&
      team?.names === 'team'
    ) {
      result.push(team, ...words.slice(i, i + 1 + numbered));
      i += 2 + numbered;
    } else if (
      word.word === 'then' &&
      words[i - 1]?.text === ',' &&
      words[i - 2]?.kind === 'name' &&
      words[i + 1]?.kind === 'name' &&
      /^(?:,|)$/.test(words[i + 2]?.text ?? '')
    )
      continue;
    else result.push(word);
  }
  return result;
}

/** "Two teams, each of four players, …": teams of four players each. */
function apart(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(
    ({ text }, k) => text === ',' && (says(words, k + 1, 'each', 'of') || says(words, k + 1, 'each', 'with')),
  );
  const [number, noun, comma] = at < 0 ? [] : words.slice(at + 3);
  if (!noun || number?.kind !== 'number' || !/^(?:players?|members?)$/.test(noun.word)) return words;
  if (comma?.text !== ',' || !/^teams?$/.test(words[at - 1]?.word ?? '')) return words;
  return [...words.slice(0, at), ...like(words[at] as Word, 'of'), number, noun, ...words.slice(at + 6)];
}

/** "the nearest two players to your left", "the two players nearest to her": those who sit there first. */
const nearest = (words: readonly Word[]): readonly Word[] =>
  words.filter(({ word }, at) => {
    if (!['nearest', 'closest'].includes(word)) return true;
    const before = words[at - 1]?.word ?? '';
    const next = words[at + 1];
    return !(
      next?.kind === 'number' ||
      (/^(?:players|neighbors|opponents)$/.test(before) && next?.word === 'to')
    );
  });

/** "The emperor's range is 3, that of a general is 1": the range of a general. */
function thatOf(words: readonly Word[]): readonly Word[] {
  return words.flatMap((word, at) => {
    // "her creatures, those of Ben, and …": a list of whose they are.
    if (word.word === 'those' && words[at + 1]?.word === 'of' && words[at - 1]?.text === ',') return [];
    if (word.word !== 'that' || words[at + 1]?.word !== 'of' || at === 0) return [word];
    if (![',', ';', 'and', 'but'].includes(words[at - 1]?.text ?? '')) return [word];
    const held = HELD.find((noun) => words.slice(0, at).some((_, k) => says(words, k, ...noun)));
    return held ? like(word, 'the', ...held) : [word];
  });
}

/** "Activating that ability costs her 6 life": she must pay 6 life to activate it. */
function costing(words: readonly Word[]): readonly Word[] {
  const [doing] = words;
  const form = verbForms(doing?.word ?? '').find((one) => one.form === 'ing');
  const costs = words.findIndex(({ word }) => word === 'costs');
  const number = words.findIndex(({ kind }, at) => at > costs && kind === 'number');
  if (!doing || !form || costs < 2 || number < costs + 2 || number + 2 !== words.length) return words;
  const whom = words.slice(costs + 1, number);
  const who = whom.map((one) => ({ him: 'he', her: 'she', them: 'they' })[one.word] ?? one);
  return [
    ...who.flatMap((one) => (typeof one === 'string' ? like(doing, one) : [one])),
    ...like(doing, 'must', 'pay'),
    ...words.slice(number),
    ...like(doing, 'to', form.lemma),
    ...words.slice(1, costs),
  ];
}

/** "You and she are all that a range of influence of 1 covers": it covers only you and her. */
function allThat(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(
    ({ word }, k) => ['is', 'are'].includes(word) && says(words, k + 1, 'all') && k > 0,
  );
  const verb = words.at(-1);
  if (at < 0 || !verb || !['covers', 'includes', 'reaches', 'contains'].includes(verb.word)) return words;
  const from = ['that', 'whom'].includes(words[at + 2]?.word ?? '') ? at + 3 : at + 2;
  const [first, ...others] = words.slice(0, at) as [Word, ...Word[]];
  const list = [first.kind === 'word' ? (like(first, first.word)[0] as Word) : first, ...others];
  if (list.at(-1)?.text === ',') list.pop();
  return [...words.slice(from), ...like(verb, 'only'), ...list];
}

/** "On the team at 13 life the chosen player loses …": the chosen player on the team. */
function ofTeam(words: readonly Word[]): readonly Word[] {
  if (!['on', 'of', 'in'].includes(words[0]?.word ?? '')) return words;
  if (!says(words, 1, 'the', 'team') && !(words[1]?.names === 'team')) return words;
  const at = words.findIndex(({ word }, k) => k > 1 && word === 'the' && whomAt(words, k) !== undefined);
  const whom = whomAt(words, at);
  if (at < 0 || whom === undefined) return words;
  const team = words.slice(0, words[at - 1]?.text === ',' ? at - 1 : at);
  return [
    ...words.slice(at, whom + 1),
    ...like(words[0] as Word, 'on'),
    ...team.slice(1),
    ...words.slice(whom + 1),
  ];
}

/** Where the noun of "the chosen player" stands. */
function whomAt(words: readonly Word[], the: number): number | undefined {
  for (const at of [the + 1, the + 2]) if (WHOM.has(words[at]?.word ?? '')) return at;
  return undefined;
}
