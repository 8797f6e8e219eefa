import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import Chain from 'stream-chain';
import StreamJson from 'stream-json';
import Pick from 'stream-json/filters/Pick.js';
import StreamArray from 'stream-json/streamers/StreamArray.js';
import StreamObject from 'stream-json/streamers/StreamObject.js';
import { PrintedCards, printedCards } from '../cards/index.js';
import { containerOf } from '../readers/container.js';
import { groupBy } from '../tree/maps.js';
import { isRecord } from '../tree/records.js';
import type { Context } from './context.js';
import { UserError } from './errors.js';
import { readBytes, unreadable } from './files.js';

// These packages are CommonJS: what they export is reached through their default.
const { chain } = Chain;
const { parser } = StreamJson;
const { pick } = Pick;
const { streamArray } = StreamArray;
const { streamObject } = StreamObject;

/** So much of a file is looked at to see which kind it is (bytes). */
const BEGINNING = 4096;

/**
 * Reads a file of cards without holding it in memory: Scryfall's bulk files (a list) and its answers (a list under `data`), MTGJSON's
 * AtomicCards (cards by name under `data`) and sets (lists of `cards`), or a list of cards as scenarios give them. Entries that are
 * no cards, and characters that could not be read, are said.
 *
 * @param path as given, relative to the context's folder
 * @param into where the cards are put
 * @throws UserError where the file is not there or holds no cards
 */
export async function readCards(path: string, context: Context, into: PrintedCards): Promise<void> {
  const first = (await beginning(path, context)).replace(/^\xef\xbb\xbf/, '').trim();
  const source = createReadStream(resolve(context.cwd, path));
  const isListed = first.startsWith('[') || /"data"\s{0,9}:\s{0,9}\[/.test(first);
  const whole = [source, parser()] as const;
  const stream = first.startsWith('[')
    ? chain([...whole, streamArray()])
    : chain([...whole, pick({ filter: 'data' }), isListed ? streamArray() : streamObject()]);
  let found = 0;
  let others = 0;
  let unread = 0;
  try {
    for await (const { key, value } of stream as AsyncIterable<{ key: unknown; value: unknown }>) {
      for (const entry of entriesOf(key === 'cards' ? { cards: value } : value, isListed)) {
        const cards = printedCards(entry);
        if (cards.length === 0) others++;
        for (const card of cards) {
          // A copy: a string that is cut out of a piece of the file would keep the whole piece in memory.
          const text = JSON.stringify(card);
          if (text.includes('\ufffd')) unread++;
          into.add(JSON.parse(text));
          found++;
        }
      }
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== undefined) throw unreadable(error, path);
    throw new UserError(`${first === '' ? 'is empty' : faultOf(message, first)}; ${WANTED}`, {
      file: path,
    });
  }
  if (found === 0) throw new UserError(`holds no cards; ${WANTED}`, { file: path });
  const say = (number: number, what: string): void => {
    if (number > 0)
      context.err(`variorum: ${path}: ${number} ${number === 1 ? 'entry' : 'entries'} ${what}\n`);
  };
  say(others, 'without a name and a type line: no cards, left out');
  say(unread, 'with characters that could not be read, for the file is not in UTF-8 or was damaged before');
}

const WANTED = 'a list of cards in JSON as Scryfall publishes it, or the AtomicCards of MTGJSON, is wanted';

/** Containers that may hold a file of cards. */
const PACKED: ReadonlySet<string> = new Set(['zip', 'gzip', 'archive']);

/** What is wrong with a file of cards, by what the parser says of it. */
function faultOf(message: string, beginning: string): string {
  const container = containerOf(Buffer.from(beginning, 'latin1'));
  if (container !== undefined)
    return PACKED.has(container.kind)
      ? `is ${container.description}; unpack it first`
      : `is ${container.description}, not a file of cards`;
  if (!/^[[{]/.test(beginning)) return 'is no JSON file of cards';
  if (/[Tt]op-level/.test(message)) return 'holds no cards where they are looked for';
  return 'is no whole JSON file: it breaks off in the middle, or something else stands between or behind its entries';
}

/** The cards of an entry: itself, the faces of one card as one, or the cards of a set. */
function entriesOf(value: unknown, isListed: boolean): unknown[] {
  if (isRecord(value) && Array.isArray(value.cards)) {
    // Printings of one card are several entries as well; its faces have a name with both.
    const byName = groupBy(value.cards as unknown[], (face) => (isRecord(face) ? face.name : face));
    return [...byName].map(([name, faces]) => (String(name).includes(' // ') ? wholeOf(faces) : faces[0]));
  }
  if (Array.isArray(value)) return [wholeOf(value)];
  // What stands beside the cards of a set is no entry.
  return isListed || (isRecord(value) && 'name' in value) ? [value] : [];
}

/** The cards of all files that a call names with --cards; undefined where it names none. */
export async function cardsOf(
  files: readonly string[] | undefined,
  context: Context,
): Promise<PrintedCards | undefined> {
  if (files === undefined || files.length === 0) return undefined;
  const cards = new PrintedCards();
  for (const file of files) await readCards(file, context, cards);
  return cards;
}

async function beginning(path: string, context: Context): Promise<string> {
  const source = createReadStream(resolve(context.cwd, path), { end: BEGINNING - 1 });
  try {
    let text = '';
    for await (const chunk of source) text += (chunk as Buffer).toString('latin1');
    return text;
  } catch (error) {
    // A folder, a device or a missing file is said as of every other file.
    readBytes(path, context);
    throw unreadable(error, path);
  }
}

/** Several faces of one card as one entry, with its faces and a type line that says so. */
function wholeOf(faces: readonly unknown[]): unknown {
  if (faces.length === 1) return faces[0];
  const entries = faces as Record<string, unknown>[];
  return {
    name: entries[0]?.name,
    type: entries.map((face) => face?.type).join(' // '),
    layout: entries[0]?.layout,
    card_faces: entries.map((face) => ({ ...face, name: face?.faceName ?? face?.name })),
  };
}
