import { Transform } from 'node:stream';
import { ErrorCodes, ResponseError } from 'vscode-languageserver/node';
import { isRecord } from '../../tree/records.js';

/** No editor sends a longer message, or a head with more than its two fields. In bytes. */
const LONGEST_MESSAGE = 64 * 1024 * 1024;
const LONGEST_HEAD = 4096;
const HEAD_BEGIN = 'Content-Length:';
const HEAD_END = '\r\n\r\n';
/** So many bytes hold a head as editors write it. */
const USUAL_HEAD = 256;
const LENGTH = /(?:^|[\r\n])content-length:[ \t]*(\d{1,15})[ \t]*(?=\r|$)/i;
/** The same behind bytes that are no head: what is over of a message whose length was wrong. JSON has no line ends of this kind. */
const LATE = /content-length:[ \t]*(\d{1,15})[ \t]*(?:\r\n[^\r\n]{0,200})?$/i;

/**
 * Lets the messages of a client through and leaves out what is no message: bytes without the head of a message, a length that is no number or
 * beyond all editors, words that are no JSON. The next message is read as usual.
 *
 * @param refuse is called with what was left out, and why
 */
export function messagesOnly(refuse: (reason: string) => void): Transform {
  let held: Buffer = Buffer.alloc(0);
  /** The bytes of a message that is left out which are still to come. */
  let skipped = 0;
  /** How many of the bytes held were looked through for a head within a message. */
  let sought = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      held = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
      for (;;) {
        if (skipped > 0) {
          // A length may be wrong: what is left out ends where another message begins.
          const next = nextHead(held, 0, skipped);
          const known = held.length < skipped ? Math.max(0, held.length - USUAL_HEAD) : skipped;
          const over = next >= 0 ? next : known;
          held = held.subarray(over);
          skipped = next >= 0 ? 0 : skipped - over;
          if (skipped > 0) break;
        }
        const end = held.indexOf(HEAD_END);
        if (end < 0) {
          if (held.length > LONGEST_HEAD) {
            refuse(`${held.length} bytes without the head of a message`);
            held = Buffer.alloc(0);
          }
          break;
        }
        const body = end + HEAD_END.length;
        // Bytes before the head that are none of it belong to nothing.
        const head = held.toString('latin1', 0, end);
        const late = LENGTH.test(head) ? null : LATE.exec(head);
        if (late) refuse(`${late.index} bytes that belong to no message`);
        const field = late ?? LENGTH.exec(head);
        const length = Number(field?.[1] ?? Number.NaN);
        if (!Number.isInteger(length)) {
          refuse('a message without a Content-Length');
          held = held.subarray(body);
          continue;
        }
        if (length > LONGEST_MESSAGE) {
          refuse(`a Content-Length of ${length}; a message has at most ${LONGEST_MESSAGE} bytes`);
          held = held.subarray(body);
          skipped = length;
          continue;
        }
        const next = nextHead(held, Math.max(body, sought - USUAL_HEAD), body + length);
        if (next >= 0)
          refuse(`a Content-Length of ${length} where the next message begins after ${next - body} bytes`);
        else if (held.length < body + length) {
          sought = held.length;
          break;
        }
        const to = next >= 0 ? next : body + length;
        const message = held.subarray(body, to);
        held = held.subarray(to);
        sought = 0;
        if (isObject(message)) {
          this.push(`Content-Length: ${message.length}${HEAD_END}`);
          this.push(message);
        } else refuse('a message that is no object of JSON');
      }
      done();
    },
  });
}

/** A head as editors write it, which is all there is before its end. */
const HEAD = /^Content-Length:[ \t]*\d{1,15}[ \t]*(?:\r\n[^\r\n]{0,200})?$/;

/**
 * Where another head begins within what should still be one message: the length of that message is too long then. JSON has no such bytes,
 * as it escapes the ends of lines within strings.
 *
 * @returns -1 where none does
 */
function nextHead(held: Buffer, from: number, to: number): number {
  for (let at = held.indexOf(HEAD_BEGIN, from); at >= 0 && at < to; at = held.indexOf(HEAD_BEGIN, at + 1)) {
    // Its end is looked for no further than a head reaches: a long message may name the field a million times.
    const reach = at + USUAL_HEAD + HEAD_END.length;
    const end = held.subarray(at, reach).indexOf(HEAD_END);
    if (end < 0 && held.length < reach) return -1;
    if (end >= 0 && HEAD.test(held.toString('latin1', at, at + end))) return at;
  }
  return -1;
}

function isObject(bytes: Buffer): boolean {
  try {
    return isRecord(JSON.parse(bytes.toString('utf8')));
  } catch {
    return false;
  }
}

/** What a field of a request must be, by its path. */
const KINDS = {
  text: ['a string', (value: unknown) => typeof value === 'string'],
  count: ['a whole number from 0', (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0],
  version: ['a whole number', (value: unknown) => Number.isSafeInteger(value)],
  list: ['a list', (value: unknown) => Array.isArray(value)],
} as const;

export const POSITION = { 'position.line': 'count', 'position.character': 'count' } as const;
export const RANGE = {
  'range.start.line': 'count',
  'range.start.character': 'count',
  'range.end.line': 'count',
  'range.end.character': 'count',
} as const;
export const DOCUMENT = { 'textDocument.uri': 'text' } as const;

/**
 * Looks at the fields of a request before they are used.
 *
 * @throws ResponseError `InvalidParams` with the path of the first field that is missing or of another kind
 */
export function checkParams(params: unknown, fields: Readonly<Record<string, keyof typeof KINDS>>): void {
  for (const [path, kind] of Object.entries(fields)) {
    let value: unknown = params;
    for (const name of path.split('.'))
      value =
        typeof value === 'object' && value !== null && Object.hasOwn(value, name)
          ? (value as Record<string, unknown>)[name]
          : undefined;
    const [wanted, fits] = KINDS[kind];
    if (!fits(value)) throw new ResponseError(ErrorCodes.InvalidParams, `${path}: ${wanted} is wanted`);
  }
}
