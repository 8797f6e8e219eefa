import { numberOfWord } from '../../language/lexicon/numbers.js';
import { MODALS, nounOf, verbForms } from './lexicon.js';
import type { Word } from './narrativeWords.js';
import { rearranged } from './rearranged.js';
import lists from './words.json' with { type: 'json' };

/** Runs of words, each with a shorter one that says the same at a table; longer ones first. */
const RUNS = Object.entries(lists.runs)
  .map(([said, plain]) => [said.split(' '), plain.split(' ')] as const)
  .sort(([one], [other]) => other.length - one.length);

/** Words with which an Example opens that say nothing at a table. */
const OPENING = ['suppose', 'assume', 'imagine', 'say'];
const MOVES = new Set('go goes went drop drops dropped fall falls fell come comes came'.split(' '));

/** Words for people and places, as the rules say them. */
const PEOPLE: Readonly<Record<string, string>> = lists.people;

/** Words that say nothing at a table where a clause ends. */
const TRAILING = new Set(['either', 'alone', 'anymore', 'anyhow', 'though', 'regardless', 'yet']);

/** What joins sentences and says nothing at a table, longer ones first. */
const FILLERS = lists.fillers.split('|').map((one) => one.split(' '));

/** The words without what says nothing at a table: "Suppose", "down" of "goes down to"; "Should Ada leave" and "Had Ada left" as "If Ada …". */
export function plainly(words: readonly Word[]): Word[] {
  const result: Word[] = [];
  let supposed = false;
  const all = withNone(inOtherWords(rearranged(withoutFillers(words))));
  for (let i = 0; i < all.length; i++) {
    const word = numbered(all[i] as Word);
    const next = all[i + 1]?.word ?? '';
    const before = result.at(-1)?.word ?? '';
    if (word.kind !== 'word') result.push(word);
    else if (result.length === 0 && OPENING.includes(word.word)) {
      supposed = true;
      if (next === 'that') i++;
    } else if (supposed && word.word === 'that' && before === 'and') continue;
    else if (word.word === 'at' && next === 'once') {
      result.push({ ...word, word: 'immediately' });
      i++;
    } else if (word.word === 'once' && next === 'more') {
      result.push({ ...word, word: 'again' });
      i++;
    } else if (word.word === 'no' && next === 'one' && all[i + 2]?.word !== 'of')
      result.push(word, { ...(all[++i] as Word), word: 'player' });
    else if (word.word === 'combat' && before === 'the' && next === 'damage' && all[i + 2]?.word === 'to')
      continue;
    else if (['down', 'up', 'back'].includes(word.word) && MOVES.has(before) && ['to', 'at'].includes(next))
      continue;
    else if (word.word === 'at' && before === 'team' && all[i + 2]?.word === 'life')
      result.push({ ...word, word: 'with' });
    else if (word.word === 'down' && /^(?:sit|sits|sat|sitting)$/.test(before)) continue;
    else if (['each', 'both', 'all'].includes(word.word) && floats(result.at(-1), next)) continue;
    else if (word.word === 'left' && /^(?:life|cards?)$/.test(before) && next !== 'of') continue;
    else if (word.word === 'nobody' && ['on', 'in', 'of'].includes(next))
      for (const one of ['no', 'player']) result.push({ ...word, word: one, text: one });
    else if (word.word === 'none' && before === 'dealt')
      for (const one of ['no', 'damage']) result.push({ ...word, word: one, text: one });
    else if (
      TRAILING.has(word.word) &&
      (next === '' || /^(?:,|;|and|but)$/.test(next)) &&
      result.length > 2
    ) {
      if (result.at(-1)?.text === ',') result.pop();
    } else if (word.word === 'whereas') result.push({ ...word, word: 'but' });
    else if (word.word === 'places' && result.at(-1)?.kind === 'number')
      result.push({ ...word, word: 'seats' });
    else if (PEOPLE[word.word] && next !== 'but' && next !== 'except')
      for (const one of PEOPLE[word.word]?.split(' ') ?? []) result.push({ ...word, word: one, text: one });
    else result.push(word);
  }
  return result;
}

/** "one or the other of them" is "either of them". */
function inOtherWords(words: readonly Word[]): Word[] {
  const result: Word[] = [];
  for (let i = 0; i < words.length; i++) {
    const first = words[i] as Word;
    const run = RUNS.find(([said]) =>
      said.every((one, k) => words[i + k]?.word === one && !(k > 0 && words[i + k]?.capital)),
    );
    if (!run || !['word', 'number'].includes(first.kind)) {
      result.push(first);
      continue;
    }
    const { value: _, ...plain } = first;
    for (const one of run[1]) result.push({ ...plain, kind: 'word', word: one, text: one });
    i += run[0].length - 1;
  }
  return result;
}

/** "is dealt 3 damage, and Cleo none": she is dealt no damage. */
function withNone(words: readonly Word[]): readonly Word[] {
  const last = words.at(-1);
  const before = words.at(-2);
  const dealt = words.some(({ word }) => word === 'dealt');
  if (
    last?.word !== 'none' ||
    !dealt ||
    !before ||
    ['dealt', 'is', 'are', 'takes', 'deals'].includes(before.word)
  )
    return words;
  const verb = before.capital || !nounOf(before.word)?.many ? 'is' : 'are';
  return [
    ...words.slice(0, -1),
    ...[verb, 'dealt', 'no', 'damage'].map((one) => ({ ...last, word: one, text: one })),
  ];
}

/** "twenty-three" is 23. */
function numbered(word: Word): Word {
  const value = word.kind === 'word' && word.word.includes('-') ? numberOfWord(word.word) : undefined;
  return value === undefined ? word : { ...word, kind: 'number', value };
}

/** Words that only join, and the commas around them. */
function withoutFillers(words: readonly Word[]): readonly Word[] {
  const result: Word[] = [];
  for (let i = 0; i < words.length; i++) {
    const filler = FILLERS.find((parts) => parts.every((part, k) => words[i + k]?.word === part));
    if (!filler || !['word', 'number'].includes(words[i]?.kind ?? '')) {
      result.push(words[i] as Word);
      continue;
    }
    i += filler.length - 1;
    const comma = words[i + 1]?.text === ',';
    if (comma && (result.length === 0 || /^[,;]$/.test(result.at(-1)?.text ?? ''))) i++;
    else if (i + 1 === words.length && result.at(-1)?.text === ',') result.pop();
  }
  return result;
}

/** "Ada and Ben each have", "they both attack", "are all 2": the word says nothing more. */
function floats(before: Word | undefined, next: string): boolean {
  if (before?.kind !== 'word') return false;
  if (/^(?:are|were|have)$/.test(before.word)) return /^\d+$|^[a-z]+ed$|^(?:at|in|on)$/.test(next);
  const subject = before.capital || before.word === 'they' || nounOf(before.word)?.many;
  return (
    Boolean(subject) &&
    (MODALS.has(next) || verbForms(next).some(({ form }) => form === 'base' || form === 'past'))
  );
}
