import { isDigit, isLetter } from '../characters.js';
import { isKnownName } from './encodingNames.js';
import { PAGE_NAMES, type PageName, upperCharacter } from './pages.js';

/** How well a code page explains the bytes above 127 of a document. */
export interface PageScore {
  page: PageName;
  /** Mean of what each kind of place speaks for the page, between -1 and 1. */
  score: number;
  /** The places that speak loudest, as sentences. */
  evidence: string[];
  /** What each place says, in one order for all pages. */
  verdicts: Verdict[];
}

interface Verdict {
  character: string;
  verdict: number;
  weight: number;
}

/** One byte above 127 between its neighbours, with how often it stands so. */
interface Place {
  byte: number;
  before: number;
  after: number;
  count: number;
  /** Where it stands first. */
  at: number;
}

/** No more different places than this are weighed; real documents have a few hundred. */
const MOST_PLACES = 4000;
/** A known name weighs as much as so many places that merely look right. */
const NAME_WEIGHT = 6;
/** No more sentences of evidence than this. */
const MOST_EVIDENCE = 4;

/**
 * Scores the one-byte code pages by what each makes of the bytes above 127: quotation marks open after a blank and
 * close after a letter, an apostrophe is between letters, an accented letter is in a word and has the case of
 * its neighbours, signs such as ™ follow a word, and boxes, controls and foreign scripts hardly occur.
 *
 * @returns best first; the order of {@link PAGE_NAMES} decides a tie
 */
export function scorePages(bytes: Uint8Array): PageScore[] {
  const places = placesOf(bytes);
  const scores = PAGE_NAMES.map((page): PageScore => {
    let sum = 0;
    let weight = 0;
    const judged: { verdict: number; place: Place; word: string }[] = [];
    const verdicts: Verdict[] = [];
    for (const place of places) {
      const word = wordAt(bytes, page, place);
      const known = isKnownName(word);
      const verdict = known ? 1 : judge(page, place);
      // A thousand apostrophes are one habit of the writer, not a thousand witnesses; a known name is a good one.
      const w = (1 + Math.log2(place.count)) * (known ? NAME_WEIGHT : 1);
      sum += verdict * w;
      weight += w;
      verdicts.push({ character: upperCharacter(page, place.byte), verdict, weight: w });
      judged.push({ verdict: known ? 2 : verdict, place, word });
    }
    judged.sort((a, b) => b.verdict - a.verdict || b.place.count - a.place.count);
    const evidence = judged
      .filter((j) => j.verdict > 0)
      .slice(0, MOST_EVIDENCE)
      .map((j) => sentence(page, j.place, j.word, j.verdict > 1));
    return { page, score: weight === 0 ? 0 : sum / weight, evidence, verdicts };
  });
  return scores.sort((a, b) => b.score - a.score);
}

/** A page that reads some bytes otherwise than the best, and how both fare there. */
export interface Rival {
  page: PageName;
  /** Means of what speaks for the best page and for this one, where the two differ; between -1 and 1. */
  best: number;
  own: number;
}

/** The page that comes nearest to the best one where the two differ; none where all pages make the same of the bytes. */
export function rivalOf(scores: readonly PageScore[]): Rival | undefined {
  const [best, ...others] = scores as [PageScore, ...PageScore[]];
  let rival: Rival | undefined;
  for (const { page, verdicts } of others) {
    let weight = 0;
    let ours = 0;
    let theirs = 0;
    for (const [i, verdict] of verdicts.entries()) {
      const own = best.verdicts[i] as Verdict;
      if (own.character === verdict.character) continue;
      weight += Math.max(own.weight, verdict.weight);
      ours += own.verdict * own.weight;
      theirs += verdict.verdict * verdict.weight;
    }
    if (weight === 0) continue;
    const found = { page, best: ours / weight, own: theirs / weight };
    if (rival === undefined || found.best - found.own < rival.best - rival.own) rival = found;
  }
  return rival;
}

function placesOf(bytes: Uint8Array): Place[] {
  const found = new Map<number, Place>();
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] as number;
    if (byte < 128) continue;
    const before = at === 0 ? 10 : (bytes[at - 1] as number);
    const after = at + 1 === bytes.length ? 10 : (bytes[at + 1] as number);
    const key = (before << 16) | (byte << 8) | after;
    const place = found.get(key);
    if (place) place.count++;
    else if (found.size < MOST_PLACES) found.set(key, { byte, before, after, count: 1, at });
  }
  return [...found.values()];
}

/** The letters around a place as the page reads them. */
function wordAt(bytes: Uint8Array, page: PageName, place: Place): string {
  let start = place.at;
  let end = place.at + 1;
  while (start > 0 && place.at - start < 12 && isWordByte(bytes[start - 1] as number)) start--;
  while (end < bytes.length && end - place.at < 12 && isWordByte(bytes[end] as number)) end++;
  let word = '';
  for (let at = start; at < end; at++) {
    const byte = bytes[at] as number;
    word += byte < 128 ? String.fromCharCode(byte) : upperCharacter(page, byte);
  }
  return word;
}

function sentence(page: PageName, place: Place, word: string, known: boolean): string {
  const hex = `0x${place.byte.toString(16).toUpperCase()}`;
  const times = place.count === 1 ? 'once' : `${place.count} times between such neighbours`;
  const what = `byte ${hex} is ${upperCharacter(page, place.byte)} in “${word}”`;
  return known ? `${what}, a known name` : `${what}, ${times}`;
}

function isWordByte(byte: number): boolean {
  return byte > 127 || isLetter(byte);
}

/**
 * Says how likely the character of a byte is between its neighbours in rules text.
 *
 * @returns 1 for where it belongs, 0 for no opinion, -1 for where no writer puts it
 */
function judge(page: PageName, { byte, before, after }: Place): number {
  const character = upperCharacter(page, byte);
  const letterBefore = isLetter(before);
  const letterAfter = isLetter(after);
  const openBefore = isBlank(before) || before === 0x28 || before === 0x5b || before === 0x2f || before > 127;
  const closed = !isBlank(before);
  switch (character) {
    case '’':
      return letterBefore && letterAfter ? 1 : closed ? 0.6 : -0.4;
    case '‘':
      return openBefore && !isBlank(after) ? 0.7 : -0.8;
    case '“':
      return openBefore && !isBlank(after) ? 1 : isBlank(after) ? -0.9 : -0.3;
    case '”':
      return closed && !letterAfter ? 1 : -0.8;
    case '–':
    case '—':
      return isBlank(before) === isBlank(after) || isDigit(before) ? 1 : 0.2;
    case '…':
      return 0.4;
    case '™':
    case '®':
      return letterBefore ? 1 : -0.2;
    case '©':
      return isDigit(after) || isBlank(after) ? 0.8 : -0.5;
    case '•':
      return isBlank(after) ? 0.6 : -0.5;
    case '\u00a0':
      return isBlank(before) || isBlank(after) || isDigit(before) ? 0.1 : -0.4;
    case '∞':
      return !letterBefore && !letterAfter ? 0.5 : -0.6;
    case '½':
    case '¼':
    case '¾':
    case '°':
    case '²':
    case '×':
    case '±':
    case '§':
    case '¢':
    case '£':
      return !letterBefore && !letterAfter ? 0.3 : -0.7;
    case '\ufffd':
      return -1;
  }
  if (CYRILLIC.test(character)) {
    return cyrillic(character, characterOf(page, before), characterOf(page, after));
  }
  if (!/\p{Script=Latin}/u.test(character) || 'ªºﬁﬂıƒ'.includes(character)) return -0.9;
  return letter(character, before, after);
}

/** Accented letters that names on cards have; the rest of Latin is rarer in English text. */
const FAMILIAR = 'áàâäãåæçéèêëíìîïñóòôöøúùûüýÁÂÄÅÆÉÈÊÍÎÓÔÖÚÛÜ';

/** Accented letters of the languages of central Europe, into which the rules have hardly been translated. */
const EASTERN = 'ąćęłńóśźżčďěňřšťůžőűăşţľĺŕôĄĆĘŁŃÓŚŹŻČĎĚŇŘŠŤŮŽŐŰĂŞŢĽĹŔÔ';

const CYRILLIC = /\p{Script=Cyrillic}/u;

function characterOf(page: PageName, byte: number): string {
  return byte < 128 ? String.fromCharCode(byte) : upperCharacter(page, byte);
}

/** Words are of one alphabet, and have capitals only where they begin or all through. */
function cyrillic(character: string, before: string, after: string): number {
  if (/[A-Za-z]/.test(before) || /[A-Za-z]/.test(after)) return -1;
  if (character.toLowerCase() === character) return 0.9;
  return CYRILLIC.test(before) && before.toLowerCase() === before ? -1 : 0.7;
}

function letter(character: string, before: number, after: number): number {
  const lower = character.toLowerCase() === character;
  const familiar = FAMILIAR.includes(character) ? 0.9 : EASTERN.includes(character) ? 0.35 : -0.2;
  const letterBefore = isLetter(before) || before > 127;
  const letterAfter = isLetter(after) || after > 127;
  if (lower) {
    if (letterBefore && letterAfter) return familiar * 0.8;
    return letterBefore || letterAfter ? familiar * 0.7 : -0.6;
  }
  // A capital inside a word of small letters is the mark of a wrong page.
  if (letterBefore) return isCapital(before) && (!letterAfter || isCapital(after)) ? familiar * 0.7 : -1;
  return letterAfter ? familiar * 0.9 : -0.7;
}

function isCapital(byte: number): boolean {
  return byte >= 65 && byte <= 90;
}

function isBlank(byte: number): boolean {
  return byte === 32 || (byte >= 9 && byte <= 13);
}
