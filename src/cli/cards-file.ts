import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import Chain from 'stream-chain';
import StreamJson from 'stream-json';
import Pick from 'stream-json/filters/Pick.js';
import StreamArray from 'stream-json/streamers/StreamArray.js';
import StreamObject from 'stream-json/streamers/StreamObject.js';
import { PrintedCards, printedCard } from '../cards/index.js';
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
const BEGINNING = 64;

/**
 * Reads a file of cards without holding it in memory: Scryfall's bulk files (a list), MTGJSON's AtomicCards (cards by name
 * under `data`), or a list of cards as scenarios give them.
 *
 * @param path as given, relative to the context's folder
 * @param into where the cards are put
 * @throws UserError where the file is not there or holds no cards
 */
export async function readCards(path: string, context: Context, into: PrintedCards): Promise<void> {
  const first = (await beginning(path, context)).trim();
  const list = first.startsWith('[');
  const source = createReadStream(resolve(context.cwd, path));
  const stream = list
    ? chain([source, parser(), streamArray()])
    : chain([source, parser(), pick({ filter: 'data' }), streamObject()]);
  let found = 0;
  try {
    for await (const { value } of stream as AsyncIterable<{ value: unknown }>) {
      const card = printedCard(Array.isArray(value) ? wholeOf(value) : value);
      if (!card) continue;
      // A copy: a string that is cut out of a piece of the file would keep the whole piece in memory.
      into.add(JSON.parse(JSON.stringify(card)));
      found++;
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== undefined) throw unreadable(error, path);
    const fault = first === '' ? 'is empty' : (await isCut(path, context)) ? CUT : faultOf(message);
    throw new UserError(`${fault}; ${WANTED}`, { file: path });
  }
  if (found === 0) throw new UserError(`holds no cards; ${WANTED}`, { file: path });
}

const WANTED = 'a list of cards in JSON as Scryfall publishes it, or the AtomicCards of MTGJSON, is wanted';

const CUT = 'is no whole JSON file: it breaks off in the middle';

/** Whether a list, an object or a text in a file has no end. */
async function isCut(path: string, context: Context): Promise<boolean> {
  let open = 0;
  let quoted = false;
  let escaped = false;
  for await (const chunk of createReadStream(resolve(context.cwd, path), 'utf8'))
    for (const sign of String(chunk)) {
      if (escaped) escaped = false;
      else if (quoted && sign === '\\') escaped = true;
      else if (sign === '"') quoted = !quoted;
      else if (!quoted && (sign === '[' || sign === '{')) open++;
      else if (!quoted && (sign === ']' || sign === '}')) open--;
    }
  return quoted || open > 0;
}

/** What is wrong with a file of cards, by what the parser says of it. */
function faultOf(message: string): string {
  if (/[Tt]op-level/.test(message)) return 'holds no cards where they are looked for';
  return 'is no JSON file of cards';
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
    for await (const chunk of source) text += String(chunk);
    return text;
  } catch (error) {
    // A folder, a device or a missing file is said as of every other file.
    readBytes(path, context);
    throw unreadable(error, path);
  }
}

/** Several faces of one card are read as one whose type line says so. */
function wholeOf(faces: readonly unknown[]): unknown {
  if (faces.length === 1) return faces[0];
  const entries = faces as Record<string, unknown>[];
  return { name: entries[0]?.name, type: entries.map((face) => face?.type).join(' // ') };
}
