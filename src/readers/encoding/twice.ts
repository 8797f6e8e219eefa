import type { Damage } from '../../tree/index.js';
import { type PageName, upperCharacter } from './pages.js';

/** A text after what a careless program did to it was undone. */
export interface Undone {
  text: string;
  damage: Damage;
}

/** The pages for which UTF-8 has been taken; a tie is decided by the order. */
const PAGES: readonly PageName[] = ['windows-1252', 'macintosh', 'ibm437', 'windows-1250', 'windows-1251'];
/**
 * Bytes of which one is in nearly everything that is not ASCII: C2 and C3 begin accented letters, and 80 follows on E2 in
 * quotation marks and dashes.
 */
const COMMON = [0xc2, 0xc3, 0x80];
/** Quotation marks, dashes and the trade mark as windows-1252 has them, and 80, which only UTF-8 has among them. */
const COMMON_CONTROLS = ['\u0080', '\u0091', '\u0092', '\u0093', '\u0094', '\u0096', '\u0097', '\u0099'];
/** Nobody has made the same mistake more often with one text. */
const MOST_TIMES = 4;
const HIGH = /[\u0080-\uffff]/g;
/** Without 85, the end of a line on some machines. */
const CONTROL = /[\u0080-\u0084\u0086-\u009f]/g;

/**
 * Undoes what programs do to text that they take for another encoding and save again as UTF-8. UTF-8 taken for a one-byte
 * code page shows as `â€™` for an apostrophe; windows-1252 taken for Latin-1 as control characters that print nothing.
 *
 * It is undone as often as it was done.
 *
 * @param text decoded from valid UTF-8
 * @param bytes from which it was decoded
 * @returns undefined where nothing of the kind was done
 */
export function undoTwice(text: string, bytes: Uint8Array): Undone | undefined {
  if (!mayBeTwice(bytes)) return undefined;
  let undone = undoOnce(text);
  for (let times = 1; undone && times < MOST_TIMES; times++) {
    const again = undoOnce(undone.text);
    if (!again) break;
    undone = { text: again.text, damage: undone.damage };
  }
  return undone;
}

function undoOnce(text: string): Undone | undefined {
  // Searching for characters that are rare costs nearly nothing, patterns half as much as decoding does.
  const controlled = COMMON_CONTROLS.some((c) => text.includes(c));
  let best: { page: PageName; text: string; count: number } | undefined;
  for (const page of PAGES) {
    if (!controlled && !mayHold(text, page)) continue;
    const undone = undoPage(text, page);
    if (undone.count > (best?.count ?? 0)) best = { page, ...undone };
  }
  // What prevails in a document is how it came about; a single sequence may be meant as it stands.
  if (best && best.count * 2 > (best.text.match(HIGH) ?? []).length) {
    return {
      text: best.text,
      damage: {
        kind: 'encoded-twice',
        count: best.count,
        reason: `${best.count} characters are UTF-8 that was taken for ${best.page} and saved as UTF-8 again; that was undone`,
      },
    };
  }
  const controls = controlled ? (text.match(CONTROL)?.length ?? 0) : 0;
  if (controls === 0) return undefined;
  return {
    text: text.replace(CONTROL, (c) => upperCharacter('windows-1252', c.charCodeAt(0))),
    damage: {
      kind: 'encoded-twice',
      count: controls,
      reason: `${controls} characters are windows-1252 that was taken for Latin-1 and saved as UTF-8; that was undone`,
    },
  };
}

/** The first bytes of the characters from 80 to FF in UTF-8. */
const LATIN = [0xc2, 0xc3];
/** In UTF-8, characters beyond them that the pages have for the bytes in {@link COMMON}. */
const BEYOND = PAGES.flatMap((page) => COMMON.map((byte) => upperCharacter(page, byte)))
  .filter((c) => c > 'ÿ')
  .map((character) => new TextEncoder().encode(character));

/** Whether a character is among bytes. Its last byte but one is looked for, as the first of three is that of all quotation marks too. */
function holds(bytes: Uint8Array, character: Uint8Array): boolean {
  const rare = character.length - 2;
  for (
    let at = bytes.indexOf(character[rare] as number);
    at >= 0;
    at = bytes.indexOf(character[rare] as number, at + 1)
  )
    if (character.every((byte, i) => bytes[at - rare + i] === byte)) return true;
  return false;
}

/**
 * A quick look whether anything can have been taken for another encoding: they hold one of the control characters, or one
 * of the accented letters has another character that is not ASCII beside it. Most documents have hardly an accented letter.
 */
function mayBeTwice(bytes: Uint8Array): boolean {
  for (const lead of LATIN)
    for (let at = bytes.indexOf(lead); at >= 0; at = bytes.indexOf(lead, at + 1)) {
      const second = bytes[at + 1] as number;
      if (lead === 0xc2 && second < 0xa0) return true;
      if ((bytes[at - 1] ?? 0) > 127 || (bytes[at + 2] ?? 0) > 127) return true;
    }
  // A byte is found sooner than a character.
  return BEYOND.some((character) => holds(bytes, character));
}

/** A quick look whether a sequence can be there. */
function mayHold(text: string, page: PageName): boolean {
  return COMMON.some((byte) => {
    const character = upperCharacter(page, byte);
    for (let at = text.indexOf(character); at !== -1; at = text.indexOf(character, at + 1)) {
      if (text.charCodeAt(at + 1) > 127 || text.charCodeAt(at - 1) > 127) return true;
    }
    return false;
  });
}

interface Sequences {
  pattern: RegExp;
  bytes: Map<string, number>;
}

const made = new Map<PageName, Sequences>();

function undoPage(text: string, page: PageName): { text: string; count: number } {
  const { pattern, bytes } = sequencesOf(page);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let count = 0;
  const undone = text.replace(pattern, (characters) => {
    try {
      const character = decoder.decode(Uint8Array.from(characters, (c) => bytes.get(c) as number));
      count++;
      return character;
    } catch {
      return characters;
    }
  });
  return { text: undone, count };
}

/** What the sequences of UTF-8 look like in a code page; bytes that it has not are control characters. */
function sequencesOf(page: PageName): Sequences {
  const known = made.get(page);
  if (known) return known;
  const bytes = new Map<string, number>();
  for (let byte = 0x80; byte <= 0xff; byte++) {
    const character = upperCharacter(page, byte);
    const shown = character === '\ufffd' ? String.fromCharCode(byte) : character;
    bytes.set(shown, byte);
  }
  // In Latin-1 the bytes from 80 to 9F are the control characters themselves.
  for (let byte = 0x80; byte <= 0x9f; byte++)
    if (!bytes.has(String.fromCharCode(byte))) bytes.set(String.fromCharCode(byte), byte);
  const set = (from: number, to: number): string => {
    const members = [...bytes].filter(([, byte]) => byte >= from && byte <= to).map(([c]) => c);
    return `[${members.map((c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')}]`;
  };
  const follows = set(0x80, 0xbf);
  const pattern = new RegExp(
    `${set(0xc2, 0xdf)}${follows}|${set(0xe0, 0xef)}${follows}{2}|${set(0xf0, 0xf4)}${follows}{3}`,
    'g',
  );
  const sequences = { pattern, bytes };
  made.set(page, sequences);
  return sequences;
}
