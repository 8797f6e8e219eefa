import { behind } from './behind.js';
import { type Described, DOES, description, HIM, lemmaOf } from './described.js';
import type { Word } from './narrativeWords.js';

/** What an Example calls a card, with the type line that its words are read under. */
const CARDS: Readonly<Record<string, string>> = {
  sorcery: 'Sorcery',
  instant: 'Instant',
  spell: 'Instant',
  card: 'Instant',
  ability: 'Instant',
  effect: 'Instant',
  enchantment: 'Enchantment',
  artifact: 'Artifact',
  permanent: 'Artifact',
  planeswalker: 'Planeswalker',
  aura: 'Enchantment — Aura',
  creature: 'Creature — Bear',
};
const ARTICLES = new Set(['a', 'an', 'another', 'one']);
/** What only a spell lets somebody do. */
const BY_SPELL = new Set(['prevent', 'destroy', 'double']);

/**
 * Cards that are described as cards that are quoted: of "a sorcery that deals 3 damage to each creature" what it does becomes its printed words, and "Ada's
 * instant deals 2 damage to Ben" becomes a spell that she casts with him as its target. Only words that `cards/` understands are taken so, or
 * words that say nothing but what a card does.
 *
 * @param words of a sentence, in which names are found
 * @returns the words, with a quotation for each card that is described
 */
export function cardsInProse(words: readonly Word[]): Word[] {
  let result = [...words];
  for (let at = 0; at < result.length; at++) {
    if (result[at]?.kind === 'quote') continue;
    const found =
      said(result, at) ??
      means(result, at) ??
      spellOf(result, at) ??
      causes(result, at) ??
      toldBehind(result, at);
    if (!found) continue;
    result = [...result.slice(0, found.from), ...found.words, ...result.slice(found.to)];
    at = found.from + found.words.findLastIndex(({ kind }) => kind === 'quote');
  }
  return result;
}

/** Words that take the place of others. */
interface Instead {
  from: number;
  to: number;
  words: Word[];
}

/** "a sorcery that …", "an enchantment saying that …", "a creature with trample"; "An instant deals …", "Ada's enchantment makes her …". */
function said(words: readonly Word[], head: number): Instead | undefined {
  const noun = words[head];
  const type = noun?.kind === 'word' ? CARDS[noun.word] : undefined;
  if (!noun || type === undefined) return undefined;
  let from = head - 1;
  const mark = words[from];
  if (mark && !ARTICLES.has(mark.word) && mark.word !== "'s" && !HIM.has(mark.word)) from--;
  const before = words[from];
  const owner = before?.word === "'s" ? ownerBefore(words, from) : undefined;
  if (!before || !(owner || ARTICLES.has(before.word))) return undefined;
  const of = words[head + 1]?.word === 'of' ? words[head + 2] : undefined;
  const owned = of?.names === 'player';
  const after = head + 1 + (owned ? (words[head + 3]?.word === "'s" ? 3 : 2) : 0);
  const holder = owner ?? (owned && of ? [of] : undefined);
  const relative = holder ? undefined : joined(words, after, noun.word);
  if (relative !== undefined) {
    const verb = casts(words, from);
    const told = description(words, relative, type, nameIn(words, from), noun.word === 'creature');
    if (!told || (told.targets.length > 0 && !verb)) return undefined;
    return {
      from: after,
      to: told.to,
      words: [...quoted(words, after, told), ...targeting(words[after] as Word, told)],
    };
  }
  if (noun.word === 'creature' || !opens(words, holder ? from - (holder.length - 1) - 1 : from)) {
    if (noun.word === 'creature' || !opens(words, owner ? from - owner.length : from)) return undefined;
  }
  const verb = lemmaOf(words[after]) ?? (words[after]?.word === 'would' ? 'would' : undefined);
  if (verb === undefined || (!DOES.has(verb) && !['would', 'become', 'have', 'say'].includes(verb)))
    return undefined;
  const told = description(words, after, type, holder?.length === 1 ? holder[0] : undefined, false);
  if (!told || /^[A-Z]\w* is\b/.test(told.text)) return undefined;
  const first = words[owner ? from - owner.length : from] as Word;
  const make = (...all: string[]): Word[] => all.map((one) => ({ ...word(first, one) }));
  const kept = /^(?:Enchantment|Artifact|Planeswalker)/.test(type);
  return {
    from: owner ? from - owner.length : from,
    to: told.to,
    words: [
      ...(holder ?? make('a', 'player')),
      ...make(
        kept ? 'controls' : 'casts',
        'a',
        ['ability', 'effect'].includes(noun.word) ? 'spell' : noun.word,
      ),
      ...quoted(words, after, told),
      ...targeting(first, told),
    ],
  };
}

/** "With a sorcery, Ada gains control of Ben's Bear": what she does is what it says. */
function means(words: readonly Word[], at: number): Instead | undefined {
  const [by, article, noun, comma, who] = words.slice(at, at + 5);
  const type = CARDS[noun?.word ?? ''];
  if (
    !['with', 'using'].includes(by?.word ?? '') ||
    !ARTICLES.has(article?.word ?? '') ||
    !type ||
    comma?.text !== ',' ||
    who?.names !== 'player' ||
    !noun
  )
    return undefined;
  return deed(words, at, at + 4, noun.word);
}

/** "Ada prevents the next 3 damage …": by a spell that nobody names. */
function spellOf(words: readonly Word[], at: number): Instead | undefined {
  const who = words[at];
  const verb = lemmaOf(words[at + 1]);
  if (who?.names !== 'player' || verb === undefined || !BY_SPELL.has(verb)) return undefined;
  return deed(words, at, at, 'spell');
}

/** "Echo of Dawn, which causes him to take an extra turn": what the card that is named says. */
function causes(words: readonly Word[], at: number): Instead | undefined {
  const [card, comma, which, verb, whom, to] = words.slice(at, at + 6);
  if (card?.names !== 'card' || comma?.text !== ',' || which?.word !== 'which' || verb?.word !== 'causes')
    return undefined;
  if (!HIM.has(whom?.word ?? '') || to?.word !== 'to') return undefined;
  const told = description(words, at + 6, 'Sorcery', nameIn(words, at), true);
  // "…, which reads …" of it.
  return told && { from: at + 3, to: told.to, words: quoted(words, at + 6, told).slice(1) };
}

/** Verbs behind which a card is a spell. */
const SPELLS = new Set(['cast', 'respond', 'answer', 'play', 'resolve', 'use', 'activate']);

/** What is said of a card behind its name, or behind "an enchantment" and the like, without quotation marks. */
function toldBehind(words: readonly Word[], at: number): Instead | undefined {
  const card = words[at];
  const noun =
    card?.kind === 'word' && ARTICLES.has(words[at - 1]?.word ?? '') ? CARDS[card.word] : undefined;
  if (card?.names !== 'card' && noun === undefined) return undefined;
  const spell = words.slice(0, at).some((one) => SPELLS.has(lemmaOf(one) ?? ''));
  const types = noun === undefined ? (spell ? ['Sorcery', 'Instant'] : ['Enchantment', 'Instant']) : [noun];
  for (const type of types) {
    const found = behind(words, at + 1, type, nameIn(words, at));
    if (!found) continue;
    const { from, to, said } = found;
    // A card names no players.
    if (said.targets.length > 0) return undefined;
    const reads = quoted(words, from, { ...said, to });
    const quote = reads.at(-1) as Word;
    if (noun !== undefined) return { from, to, words: reads };
    const comma = words[to]?.text === ',';
    const rest = comma ? to + (words[to + 1]?.word === 'also' ? 2 : 1) : to;
    // "answers with Ward (…) on Ben" aims it at him.
    const answers = words.slice(0, at).some((one) => ['respond', 'answer'].includes(lemmaOf(one) ?? ''));
    const aims = answers && ['on', 'choosing'].includes(words[rest]?.word ?? '') ? words[rest] : undefined;
    const on = aims ? [{ ...word(aims, ','), kind: 'symbol' as const }, word(aims, 'targeting')] : [];
    return {
      from: at + 1,
      to: aims ? rest + 1 : rest,
      words: [
        { ...quote, text: '(', word: '(', kind: 'symbol' },
        quote,
        { ...quote, text: ')', word: ')', kind: 'symbol' },
        ...words.slice(at + 1, from),
        ...on,
      ],
    };
  }
  return undefined;
}

/** What somebody does by a card, as what the card says. */
function deed(words: readonly Word[], from: number, who: number, noun: string): Instead | undefined {
  const person = words[who] as Word;
  const told = description(words, who + 1, CARDS[noun] as string, person, true);
  const first = words[from] as Word;
  return (
    told && {
      from,
      to: told.to,
      words: [
        person,
        word(first, 'casts'),
        word(first, 'a'),
        word(first, noun),
        ...quoted(words, who + 1, told),
        ...targeting(first, told),
      ],
    }
  );
}

const word = (near: Word, text: string): Word => {
  const { value: _, capital: __, names: ___, ...rest } = near;
  return { ...rest, kind: 'word', word: text, text };
};

/** `that reads "…"`. */
function quoted(words: readonly Word[], at: number, { text, to }: Described): Word[] {
  const first = words[at] as Word;
  const last = words[to - 1] as Word;
  return [
    word(first, 'that'),
    word(first, 'reads'),
    { ...word(first, `"${text}"`), kind: 'quote', end: last.end },
  ];
}

const targeting = (near: Word, { targets }: Described): Word[] =>
  targets.length > 0 ? [word(near, 'targeting'), ...targets] : [];

/** The words for whoever has the card, before "'s": a name, or "an opponent". */
function ownerBefore(words: readonly Word[], at: number): Word[] | undefined {
  const one = words[at - 1];
  if (one?.names === 'player') return [one];
  const article = words[at - 2];
  return one && article && ['opponent', 'player'].includes(one.word) && ARTICLES.has(article.word)
    ? [article, one]
    : undefined;
}

/** Where what a card says begins behind "that", "saying" and the like. */
function joined(words: readonly Word[], at: number, noun: string): number | undefined {
  const [one, next, then] = words.slice(at, at + 3);
  // The grammar of narratives knows these by themselves.
  if (one === undefined || /walk$|^flying$/.test((one.word === 'with' ? next : then)?.word ?? ''))
    return undefined;
  if (['saying', 'reading', 'stating'].includes(one.word)) return next?.kind === 'quote' ? undefined : at;
  if (noun === 'creature' && one.word === 'with') return at + 1;
  const comma = one.text === ',' && next?.word === 'which' ? 1 : 0;
  const [that, verb, after] = comma ? [next, then, words[at + 3]] : [one, next, then];
  if (!['that', 'which'].includes(that?.word ?? '') || verb === undefined) return undefined;
  return after?.kind === 'quote' || after?.text === ',' || after?.text === ':' ? undefined : at + comma + 1;
}

/** Whether a clause begins here. */
function opens(words: readonly Word[], at: number): boolean {
  const before = words[at - 1];
  return (
    before === undefined ||
    [',', ';'].includes(before.text) ||
    ['when', 'if', 'and', 'while', 'because', 'once', 'after', 'before'].includes(before.word)
  );
}

/** Whether the card is cast, so that it may have targets. */
const casts = (words: readonly Word[], at: number): boolean =>
  ['cast', 'play', 'activate', 'use'].includes(lemmaOf(words[at - 1]) ?? '');

/** Whom "she" is in what is said of a card: the last player who was named before it. */
const nameIn = (words: readonly Word[], to: number): Word | undefined =>
  words.slice(0, to).findLast(({ names }) => names === 'player');
