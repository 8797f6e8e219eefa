import { readCard } from '../../cards/index.js';
import { inPrint } from './cardWords.js';
import { nounOf, thirdOf, verbForms } from './lexicon.js';
import type { Word } from './narrativeWords.js';

/** The text of a card, how far its description goes, and whom it names. */
export interface Described {
  text: string;
  to: number;
  targets: Word[];
}

/** Verbs that are nothing but what a card does: where the words behind them are not understood, they are named. */
export const DOES = new Set(
  'deal make give double destroy prevent set cause force keep let drain return trigger'.split(' '),
);
/** Verbs that a card says as an order. */
const ORDERS = new Set(
  'destroy exile counter return prevent tap untap double create put search gain draw'.split(' '),
);
const HE = new Set(['he', 'she']);
export const HIM = new Set(['him', 'his', 'her', 'himself', 'herself']);

/** The verb that a word is a form of, where somebody does it. */
export function lemmaOf(one: Word | undefined): string | undefined {
  if (one?.kind !== 'word') return undefined;
  return verbForms(one.word).find(({ form }) => ['third', 'ing', 'past'].includes(form))?.lemma;
}

/** The longest run of words that a card can say, or that says only what a card does. */
export function description(
  words: readonly Word[],
  at: number,
  type: string,
  holder: Word | undefined,
  strict: boolean,
): Described | undefined {
  const ends = endsOf(words, at);
  if (!ends) return undefined;
  const found = firstUnderstood(words, at, ends, type, holder, texts);
  const verb = lemmaOf(words[at]);
  if (found || strict || verb === undefined || !DOES.has(verb)) return found;
  const to = ends.at(-1) ?? words.length;
  const told = inCardWords(words.slice(at, to), holder);
  const [text] = told ? texts(told.body) : [];
  return told && text !== undefined ? { text, to, targets: told.targets } : undefined;
}

/** Where a description may end: before a comma, before what joins another clause, at the end. */
function endsOf(words: readonly Word[], at: number): number[] | undefined {
  const ends: number[] = [];
  for (let k = at + 1; k <= words.length; k++) {
    const one = words[k];
    if (one?.kind === 'quote' || one?.text === '(') {
      if (one.kind === 'quote' || words[k + 1]?.kind === 'quote') return undefined;
      break;
    }
    if (
      one === undefined ||
      [',', ';'].includes(one.text) ||
      ['and', 'but', 'so', 'when', 'as'].includes(one.word)
    )
      ends.push(k);
  }
  return ends;
}

/** The longest of several runs of words for which a card has words that are understood. */
function firstUnderstood(
  words: readonly Word[],
  at: number,
  ends: readonly number[],
  type: string,
  holder: Word | undefined,
  said: (body: string) => readonly string[],
): Described | undefined {
  for (const to of [...ends].reverse()) {
    const told = inCardWords(words.slice(at, to), holder);
    for (const text of told ? said(told.body) : [])
      if (told && understood(type, text)) return { text, to, targets: told.targets };
  }
  return undefined;
}

/**
 * The longest run of words that a card can say, where somebody else says how.
 *
 * @param said what a card may say for the words, likelier texts first
 */
export function written(
  words: readonly Word[],
  at: number,
  type: string,
  holder: Word | undefined,
  said: (body: string) => readonly string[],
): Described | undefined {
  const ends = endsOf(words, at);
  return ends && firstUnderstood(words, at, ends, type, holder, (body) => asTexts(said(body)));
}

const known = new Map<string, boolean>();

function understood(type: string, text: string): boolean {
  const key = `${type}|${text}`;
  let is = known.get(key);
  if (is === undefined) {
    const enchant = type.endsWith('Aura') ? 'Enchant creature\n' : '';
    const size = type.startsWith('Creature') ? { power: 2, toughness: 2 } : {};
    const loyalty = type === 'Planeswalker' ? { loyalty: 3 } : {};
    is =
      readCard({ name: 'Described card', type, text: `${enchant}${text}`, ...size, ...loyalty }).status ===
      'understood';
    known.set(key, is);
  }
  return is;
}

/** The words with "you" for whoever has the card, and "target player" or "target creature" for whoever else is named. */
function inCardWords(
  words: readonly Word[],
  holder: Word | undefined,
): { body: string; targets: Word[] } | undefined {
  let body = '';
  let targets: Word[] = [];
  let target = '';
  let end = -1;
  const add = (text: string, one?: Word): void => {
    // What the Example writes together stays together: "can't", "+1/+1".
    const close = body === '' || /^[,;:.]/.test(text) || (one !== undefined && one.start === end);
    body += close ? text : ` ${text}`;
    end = one?.end ?? -1;
  };
  for (let k = 0; k < words.length; k++) {
    const one = words[k] as Word;
    const next = words[k + 1];
    const or = next?.word === 'or' || words[k - 1]?.word === 'or';
    if (one.kind === 'name' && (one.names === 'player' || one.names === 'card')) {
      if (one.names === 'player' && one.text === holder?.text) {
        if (next?.word === "'s") k++;
        add(next?.word === "'s" ? 'your' : 'you');
        if (next?.word !== "'s" && third(next)) add(base(words[++k] as Word));
        continue;
      }
      const thing = one.names === 'card' ? one : next?.word === "'s" ? words[k + 2] : undefined;
      const creature = thing?.names === 'card' || thing?.word === 'creature';
      const whole = words.slice(k, creature && one !== thing ? k + 3 : k + 1);
      if (
        targets.length > 0 &&
        targets.map(({ text }) => text).join() !== whole.map(({ text }) => text).join()
      )
        return undefined;
      targets = whole;
      target = creature ? 'creature' : 'player';
      add(`target ${target}`);
      end = whole.at(-1)?.end ?? -1;
      k += whole.length - 1;
    } else if (HE.has(one.word) && !or) {
      add('you');
      const verb = words[k + 1];
      if (third(verb)) {
        add(base(verb as Word));
        k++;
      }
    } else if (HIM.has(one.word) && !or) {
      // "lets her control it" says what she does.
      const does = next?.word === 'control' && DOES.has(lemmaOf(words[k - 1]) ?? '');
      const has = one.word === 'his' || (one.word === 'her' && !does && possessed(next));
      add(has ? 'your' : one.word.endsWith('self') ? 'yourself' : 'you');
    } else if (one.word === 'hers') return undefined;
    else
      add(
        one.kind === 'word' && !one.capital && /^\p{L}+$/u.test(one.text) && one.text !== 'wo'
          ? one.word
          : one.text,
        one,
      );
  }
  return { body, targets };
}

const third = (one: Word | undefined): boolean =>
  one?.kind === 'word' && verbForms(one.word).some(({ form }) => form === 'third');

/** A verb as "you" has it. */
function base(verb: Word): string {
  const { lemma = verb.word } = verbForms(verb.word).find(({ form }) => form === 'third') ?? {};
  return lemma === 'be' ? 'are' : lemma;
}

/** Whether "her" belongs to the word behind it. */
const possessed = (one: Word | undefined): boolean =>
  one?.kind === 'word' &&
  (nounOf(one.word) !== undefined || ['own', 'next', 'other', 'teammate', 'creatures'].includes(one.word));

/** The verb of a subject: "each opponent loses", "all players lose", "you lose". */
const agreeing = (subject: string, lemma: string): string =>
  /^(?:you|all |both |(?:your )?opponents|players|they)/i.test(subject) ? lemma : thirdOf(lemma);

/** What a card may say for a predicate of it, likelier texts first. */
function texts(said: string): string[] {
  const plain = inPrint(said);
  return plain === said ? textsOf(said) : [...textsOf(said), ...textsOf(plain)];
}

function textsOf(predicate: string): string[] {
  const [, verb = '', rest = ''] = /^(?:would |will |can )?(\S+) ?(.*)$/.exec(predicate) ?? [];
  const forms = verbForms(verb);
  const lemma = forms.find(({ form }) => ['third', 'base', 'ing'].includes(form))?.lemma ?? '';
  const self = `this permanent ${/^(?:would|will) /.test(predicate) ? `${thirdOf(lemma)} ${rest}` : predicate}`;
  const spell = self.replace('permanent', 'spell');
  const found: string[] = [];
  const total = /^(.*life total) (?:at |to |into )?(.+)$/.exec(rest);
  if (['say', 'read', 'state'].includes(lemma)) found.push(rest.replace(/^that /, ''));
  else if (['make', 'have', 'let', 'set', 'cause', 'force'].includes(lemma)) {
    if (total) found.push(`${total[1]} becomes ${total[2]}`);
    const winner = /^(.+?) the winner(.*)$/.exec(rest);
    if (winner) found.push(`${winner[1]} ${agreeing(winner[1] ?? '', 'win')} the game${winner[2]}`);
    const words = rest.split(' ');
    const at = words.findIndex((one, k) => k > 0 && verbForms(one).some(({ form }) => form === 'base'));
    if (at > 0) {
      const subject = words.slice(0, at).join(' ').replace(/ to$/, '');
      const tail = words.slice(at + 1).join(' ');
      const does = words[at] as string;
      found.push(`${subject} ${agreeing(subject, does)} ${tail}`);
      if (lemma === 'let') found.push(`${subject} may ${does} ${tail}`);
    }
  } else if (lemma === 'give') {
    const control = /^(.+?) control of (?:it|that creature|the creature|enchanted creature)$/.exec(rest);
    const more =
      /^(.+?) ((?:a|an|two|three|four|five|\d+) (?:additional )?\S+ counters?.*|[+-]\d+\/[+-]\d+.*)$/.exec(
        rest,
      );
    if (control) found.push(`${control[1]} ${agreeing(control[1] ?? '', 'control')} enchanted creature`);
    if (more) found.push(`${more[1]} ${agreeing(more[1] ?? '', 'get')} ${more[2]}`);
    const total = /^(.+?) (the (?:lowest|highest) life total .*)$/.exec(rest);
    if (total) found.push(`${total[1]}'s life total becomes ${total[2]}`);
    const quality = /^(.+) (\S+(?: strike)?)$/.exec(rest);
    if (quality) found.push(`${quality[1]} ${agreeing(quality[1] ?? '', 'have')} ${quality[2]}`);
  } else if (lemma === 'keep') {
    const from = /^(.+?) from (\S+)(.*)$/.exec(rest);
    const kept = verbForms(from?.[2] ?? '').find(({ form }) => form === 'ing')?.lemma;
    if (from && kept) {
      found.push(`${from[1]} don't ${kept}${from[3]}`, `${from[1]} can't ${kept}${from[3]}`);
    }
  } else if (lemma === 'trigger') found.push(`${rest}, you gain 1 life`);
  else if (lemma === 'double' && total === null) found.push(`double ${rest}`);
  if (lemma === 'have') found.push(rest);
  if (ORDERS.has(lemma)) found.push(`${lemma} ${rest}`, `you ${lemma} ${rest}`);
  if (lemma === 'gain' || lemma === 'lose' || lemma === 'draw') found.push(`you ${lemma} ${rest}`);
  found.push(spell, self, predicate);
  return asTexts(found);
}

const asTexts = (found: readonly string[]): string[] =>
  found.flatMap((one) => moved(finished(one))).map(printed);

/** "can't lose" is "can't lose the game". */
const finished = (text: string): string =>
  text.replace(
    /\b(loses?|wins?)(?=$|,? (?:at|if|when|whenever|and|for|as)\b)/g,
    (verb) => `${verb} the game`,
  );

/** When something happens stands first on a card. */
function moved(text: string): string[] {
  const [, what, at, condition] =
    /^(.+?),? (at the beginning of [^,]+?)(?:,? if (.+))?$/.exec(text) ??
    /^(.+?),? (when(?:ever)? [^,]+?)(?:,? if (.+))?$/.exec(text) ??
    [];
  if (what === undefined || at === undefined || /^(?:at|when)/i.test(what)) return [text];
  const [, then, under] = /^(.+?),? if (.+)$/.exec(what) ?? [];
  if (then !== undefined && condition === undefined) return [`${at}, if ${under}, ${then}`, text];
  return [condition === undefined ? `${at}, ${what}` : `${at}, if ${condition}, ${what}`, text];
}

const printed = (text: string): string => {
  const one = text.trim();
  return `${one.charAt(0).toUpperCase()}${one.slice(1)}${/[.!]$/.test(one) ? '' : '.'}`;
};
