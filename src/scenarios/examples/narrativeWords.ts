import { sentencesOf, type Token } from '../../language/tokens/tokens.js';
import { asName, isCapital, isName, knownIn, withCards } from './cardNames.js';
import { nounOf, VARIANTS, verbForms } from './lexicon.js';
import { plainly } from './plainly.js';
import { cardsInProse } from './prose.js';

/** A word of a narrative; a name of several words is one. */
export interface Word extends Omit<Token, 'kind'> {
  kind: Token['kind'] | 'name';
  names?: 'player' | 'card' | 'team' | 'variant';
  /** Several of that name: "Bears". */
  many?: true;
}

const JOINING = new Set(['of', 'the', 'or', 'in', 'to', 'from']);
/** What a person does or is said to have. */
const PERSON = new Set(
  'is has sits casts plays attacks leaves controls uses activates puts chooses owns draws blocks must can may concedes gains loses wins goes targets takes responds answers was had attacked controlled left lost won would'.split(
    ' ',
  ),
);
const OWNED = new Set(
  'turn library control graveyard range ranges left right hand life team creature creatures neighbor neighbors teammate opponents opponent upkeep instant sorcery spell enchantment artifact permanent permanents lands graveyards hands libraries commander emperor general generals side seat'.split(
    ' ',
  ),
);

/**
 * The sentences of a narrative in words. Names of players and cards are found by how they are used, since no list knows them.
 *
 * @param text the words of an Example
 * @param known players that are known from elsewhere, such as those of a scenario
 * @param cards names of cards and objects that are known from elsewhere
 * @param isCard whether a card of that name is known
 */
export function wordsOf(
  text: string,
  known: readonly string[] = [],
  cards: readonly string[] = [],
  isCard: (name: string) => boolean = () => false,
): Word[][] {
  const sentences = sentencesOf(text).map(({ tokens }) => withCards(plainly(seats(tokens)), known, isCard));
  const players = new Set(known);
  // A card that was named is also called by one of its words: "the Griffin".
  const parts = sentences.flatMap((words) =>
    words.flatMap(({ kind, text }) =>
      kind === 'name' ? text.split(' ').filter((one) => /^\p{Lu}\p{L}{2,}$/u.test(one)) : [],
    ),
  );
  const runs = sentences.flatMap((words) =>
    words
      .filter((word, i) => isCapital(word) && i > 0 && isName(words[i - 1], i === 1))
      .map(({ text }) => text),
  );
  const things = new Set([...sentences.flatMap(castIn), ...parts, ...runs]);
  for (const words of sentences)
    for (const name of playersIn(words)) if (!things.has(name)) players.add(name);
  // Whoever is named in one breath with a player is a player.
  for (let before = -1; before < players.size; ) {
    before = players.size;
    for (const words of sentences)
      for (const name of besideIn(words, players)) if (!things.has(name)) players.add(name);
  }
  const longest = [...cards].sort((a, b) => b.length - a.length);
  return sentences.map((words) =>
    cardsInProse(withoutSecondOwner(named(knownIn(words, longest), players, things))),
  );
}

/** "a creature of Ada's" is one of Ada. */
const withoutSecondOwner = (words: readonly Word[]): Word[] =>
  words.filter(
    ({ word }, k) =>
      !(
        word === "'s" &&
        words[k - 1]?.names === 'player' &&
        words[k - 2]?.word === 'of' &&
        (words[k + 1] === undefined ||
          /^[,;]$/.test(words[k + 1]?.text ?? '') ||
          verbForms(words[k + 1]?.word ?? '').some(({ form }) => form === 'third'))
      ),
  );

/** What teams are called: "Team A", "team Two". */
const TEAM = /^(?:[A-Z]|One|Two|Three|Four|Red|Blue|Green|White|Black|Sun|Moon)$/;

/** Words behind which "'s" is a verb. */
const SHORT = new Set(['that', 'who', 'it', 'he', 'she', 'there', 'what']);

/** Whoever tells it is somebody at the table: "I", "my", "we" (the team). */
const TELLER: Readonly<Record<string, readonly string[]>> = {
  i: [],
  me: [],
  my: ["'s"],
  we: ["'s", 'team'],
  us: ["'s", 'team'],
  our: ["'s"],
};

/** "A1" and "Team A" are one word each, and so is a team in a list of letters. */
function seats(tokens: readonly Token[]): Word[] {
  const words: Word[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const [token, next, after] = [tokens[i] as Token, tokens[i + 1], tokens[i + 2]];
    const letter = token.kind === 'word' && /^[A-Z]$/.test(token.text);
    const teller = token.kind === 'word' ? TELLER[token.word] : undefined;
    if (teller && (token.word !== 'i' || token.text === 'I')) {
      words.push({ ...token, kind: 'name', names: 'player', text: 'You' });
      for (const one of teller) words.push({ ...token, kind: 'word', word: one, text: one });
      continue;
    }
    if (letter && next?.kind === 'number' && next.start === token.end) {
      words.push({
        ...token,
        kind: 'name',
        names: 'player',
        text: `${token.text}${next.text}`,
        end: next.end,
      });
      i++;
    } else if (
      token.word === 'team' &&
      next &&
      TEAM.test(next.text) &&
      (token.capital || next.text.length > 1 || i > 0)
    ) {
      words.push({ ...token, kind: 'name', names: 'team', text: next.text, end: next.end });
      i++;
    } else if (
      letter &&
      token.text !== 'X' &&
      (next?.text === ',' || [',', 'and'].includes(tokens[i - 1]?.text ?? '')) &&
      after?.kind !== undefined &&
      !(token.text === 'A' && next?.text !== ',')
    )
      words.push({ ...token, kind: 'name', names: 'team' });
    else if (token.word === "'s" && SHORT.has(tokens[i - 1]?.word ?? ''))
      words.push({ ...token, word: 'is' });
    else words.push({ ...token });
  }
  return words;
}

const KINDS = /^(?:spell|card|instant|sorcery|enchantment|artifact|aura|creature|planeswalker|permanent)$/;

/** Names of what is cast or described, which are no players. */
function castIn(words: readonly Word[]): string[] {
  const found: string[] = [];
  for (const [i, word] of words.entries()) {
    if (!isCapital(word)) continue;
    const before = words[i - 1]?.word ?? '';
    const next = words[i + 1];
    if (
      (/^(?:cast|play|activat|using|uses|control|own)/.test(before) &&
        !(/^(?:control|own)/.test(before) && next?.word === "'s")) ||
      ['deals', 'resolves'].includes(next?.word ?? '') ||
      (next?.word === "'s" &&
        ['ability', 'effect', 'controller', 'owner'].includes(words[i + 2]?.word ?? '')) ||
      ['a', 'an', 'the'].includes(before) ||
      /^\d+\/\d+$/.test(words[i - 1]?.text ?? '') ||
      next?.text === '(' ||
      (next?.text === ',' && words[i + 2]?.word === 'which') ||
      (next?.text === ',' &&
        ['a', 'an'].includes(words[i + 2]?.word ?? '') &&
        KINDS.test(words[i + 3]?.word ?? ''))
    )
      found.push(word.text);
  }
  return found;
}

/** Names that are joined with those of players. */
function besideIn(words: readonly Word[], players: ReadonlySet<string>): string[] {
  const found: string[] = [];
  for (const [i, word] of words.entries()) {
    if (
      !isName(word, i === 0) ||
      players.has(word.text) ||
      isCapital(words[i - 1]) ||
      isCapital(words[i + 1])
    )
      continue;
    const joined = (step: 1 | -1): boolean => {
      let k = i + step;
      for (let n = 0; n < 2 && [',', 'and', 'or', 'nor'].includes(words[k]?.word ?? ''); n++) k += step;
      return k !== i + step && players.has(words[k]?.text ?? '');
    };
    if (joined(1) || joined(-1)) found.push(word.text);
  }
  return found;
}

function playersIn(words: readonly Word[]): string[] {
  const found: string[] = [];
  for (const [i, word] of words.entries()) {
    if (
      !isName(word, i === 0) ||
      isName(words[i - 1], i === 1) ||
      isCapital(words[i + 1]) ||
      nounOf(word.word)
    )
      continue;
    const before = words[i - 1];
    const next = words[i + 1];
    const told =
      next?.text === '(' || (next?.text === ',' && ['which', 'a', 'an'].includes(words[i + 2]?.word ?? ''));
    if (
      told ||
      (['casts', 'plays', 'of', 'or', 'in'].includes(before?.word ?? '') && isCapital(words[i - 2]))
    )
      continue;
    const owns =
      next?.word === "'s" &&
      (OWNED.has(words[i + 2]?.word ?? '') ||
        /^\d+\/\d+$/.test(words[i + 2]?.text ?? '') ||
        // "Ada's Hill Ox", but not "controls Teferi's Moat".
        ((isCapital(words[i + 2]) || words[i + 2]?.names === 'card') &&
          (!/^(?:casts?|plays?|controls?|of|with|\()$/.test(before?.word ?? '') ||
            (before?.word === 'of' && words[i - 2]?.word === 'control'))));
    const beside = before?.word === 'of' && ['left', 'right'].includes(words[i - 2]?.word ?? '');
    const supposed =
      before?.word === 'should' && verbForms(next?.word ?? '').some(({ form }) => form === 'base');
    const does =
      supposed ||
      (next !== undefined && (PERSON.has(next.word) || (next.text === ',' && words[i + 2]?.word === 'who')));
    const joined =
      next?.word === 'and' &&
      isCapital(words[i + 2]) &&
      ['are', 'sit', 'leave', 'have'].includes(words[i + 3]?.word ?? '');
    if (
      owns ||
      beside ||
      does ||
      joined ||
      (['targeting', 'targets', 'between', 'attacks', 'attack', 'sits', 'against'].includes(
        before?.word ?? '',
      ) &&
        next?.word !== "'s")
    )
      found.push(word.text);
  }
  return found;
}

function named(words: readonly Word[], players: ReadonlySet<string>, things: ReadonlySet<string>): Word[] {
  const result: Word[] = [];
  for (let i = 0; i < words.length; i++) {
    const word = words[i] as Word;
    if (word.kind === 'name') {
      result.push(word);
      continue;
    }
    const variant = VARIANTS.find(
      ([name]) =>
        name ===
        words
          .slice(i, i + name.split(' ').length)
          .map((w) => w.word)
          .join(' '),
    );
    if (
      variant !== undefined &&
      (!['emperor', 'teams'].includes(variant[0]) ||
        words[i + 1]?.word === 'game' ||
        (i > 0 &&
          word.capital === true &&
          ['of', 'play', 'plays', 'in', 'for', 'a', 'an'].includes(words[i - 1]?.word ?? '')))
    ) {
      const last = words[i + variant[0].split(' ').length - 1] as Word;
      result.push({ ...word, kind: 'name', names: 'variant', text: variant[1], end: last.end });
      i += variant[0].split(' ').length - 1;
      continue;
    }
    if (!isName(word, i === 0)) {
      result.push(word);
      continue;
    }
    const alone =
      !isCapital(words[i - 1]) && !isCapital(words[i + 1]) && !JOINING.has(words[i + 1]?.word ?? '');
    const unknown =
      alone &&
      nounOf(word.word) === undefined &&
      nounOf(words[i + 1]?.word ?? '') === undefined &&
      words[i + 1]?.word !== "'s";
    if (players.has(word.text) || (unknown && !things.has(word.text))) {
      result.push({ ...word, kind: 'name', names: 'player' });
      continue;
    }
    let end = i;
    for (;;) {
      const next = words[end + 1];
      const then = words[end + 2];
      if (isCapital(next) && !players.has(next.text)) end += 1;
      else if (
        next &&
        (JOINING.has(next.word) || next.word === "'s") &&
        isCapital(then) &&
        !players.has(then.text)
      )
        end += 2;
      else break;
    }
    // One word with a capital may be a type: "a Mountain", "Myr tokens", "Auras".
    const type =
      end === i && (nounOf(word.word) !== undefined || nounOf(words[i + 1]?.word ?? '') !== undefined);
    if (type) {
      result.push(word);
      continue;
    }
    result.push(asName(words.slice(i, end + 1)));
    i = end;
  }
  return result;
}
