import { PassThrough } from 'node:stream';
import { afterAll, describe, expect, test } from 'vitest';
import { createConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-languageserver/node';
import { knowledgeFor } from '../../src/cli/doctor/knowledge.js';
import { messagesOnly } from '../../src/cli/lsp/incoming.js';
import { serveLanguage } from '../../src/cli/lsp/server.js';
import { emptyFolder } from '../support/folder.js';
import { contextIn } from './support.js';

interface Message {
  id?: number | null;
  method?: string;
  params?: { message?: string; diagnostics?: { code: string }[]; uri?: string };
  result?: unknown;
  error?: { code: number; message: string };
}

const folder = emptyFolder();
const [up, down] = [new PassThrough(), new PassThrough()];
const refused: string[] = [];
const heard: Message[] = [];
const waiting: (() => void)[] = [];

let held = Buffer.alloc(0);
down.on('data', (chunk: Buffer) => {
  held = Buffer.concat([held, chunk]);
  for (;;) {
    const end = held.indexOf('\r\n\r\n');
    const length = Number(/Content-Length: (\d+)/.exec(held.toString('latin1', 0, Math.max(0, end)))?.[1]);
    if (end < 0 || held.length < end + 4 + length) break;
    heard.push(JSON.parse(held.toString('utf8', end + 4, end + 4 + length)) as Message);
    held = held.subarray(end + 4 + length);
  }
  for (const wake of waiting.splice(0)) wake();
});

/** The first message that fits, which may have come already. */
async function hears(fits: (message: Message) => boolean): Promise<Message> {
  for (;;) {
    const at = heard.findIndex(fits);
    if (at >= 0) return heard.splice(at, 1)[0] as Message;
    await new Promise<void>((wake) => waiting.push(wake));
  }
}

const framed = (message: unknown): string => {
  const body = JSON.stringify(message);
  return `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
};
let last = 0;
const ask = async (method: unknown, params?: unknown): Promise<Message> => {
  const id = ++last;
  up.write(framed({ jsonrpc: '2.0', id, method, ...(params === undefined ? {} : { params }) }));
  return await hears((message) => message.id === id);
};
const tell = (method: string, params?: unknown): void =>
  void up.write(framed({ jsonrpc: '2.0', method, params }));

const known = await knowledgeFor(contextIn(folder), {});
const connection = createConnection(
  new StreamMessageReader(up.pipe(messagesOnly((reason) => refused.push(reason)))),
  new StreamMessageWriter(down),
);
serveLanguage(connection, { known, cwd: folder, target: '2025-11-14', version: '0' });
await ask('initialize', { processId: null, rootUri: null, capabilities: {} });
tell('initialized', {});
const good = { uri: 'untitled:good', languageId: 'plaintext', version: 1, text: '// 702.84. Annihilator\n' };
tell('textDocument/didOpen', { textDocument: good });

const here = { textDocument: { uri: good.uri }, position: { line: 0, character: 5 } };
const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 9 } };

/** The server goes on: a citation is found. */
async function lives(): Promise<void> {
  const { result } = await ask('textDocument/hover', here);
  expect(JSON.stringify(result)).toContain('702.86');
}

afterAll(() => connection.dispose());

describe('an editor that sends what no editor sends', () => {
  test.each<[string, unknown, unknown, RegExp]>([
    ['no parameters', 'textDocument/hover', undefined, /received none/],
    ['null', 'textDocument/hover', { textDocument: null, position: null }, /textDocument\.uri/],
    ['a document that is a number', 'textDocument/hover', { ...here, textDocument: 7 }, /textDocument\.uri/],
    [
      'an address that is a list',
      'textDocument/hover',
      { ...here, textDocument: { uri: [] } },
      /textDocument\.uri/,
    ],
    [
      'no position',
      'textDocument/hover',
      { textDocument: here.textDocument },
      /position\.line: a whole number/,
    ],
    [
      'a line that is a text',
      'textDocument/hover',
      { ...here, position: { line: '0', character: 0 } },
      /position\.line/,
    ],
    [
      'a line before the first',
      'textDocument/hover',
      { ...here, position: { line: -1, character: 0 } },
      /position\.line/,
    ],
    [
      'half a character',
      'textDocument/hover',
      { ...here, position: { line: 0, character: 0.5 } },
      /position\.character/,
    ],
    [
      'a line beyond counting',
      'textDocument/hover',
      { ...here, position: { line: 1e308, character: 0 } },
      /position\.line/,
    ],
    ['no range', 'textDocument/codeAction', { textDocument: here.textDocument }, /range\.start\.line/],
    [
      'half a range',
      'textDocument/codeAction',
      { ...here, range: { start: range.start } },
      /range\.end\.line/,
    ],
    [
      'a range of texts',
      'textDocument/codeAction',
      { ...here, range: { start: 'a', end: 'b' } },
      /range\.start\.line/,
    ],
    ['nowhere to go from', 'textDocument/definition', {}, /textDocument\.uri/],
    ['a position that is inherited', 'textDocument/definition', { ...here, position: [] }, /position\.line/],
    ['a method that nobody knows', 'textDocument/fly', {}, /Unhandled method textDocument\/fly/],
    ['a method that every object has', 'constructor', {}, /Unhandled method constructor/],
    ['the prototype as a method', '__proto__', {}, /Unhandled method __proto__/],
    ['a method of a megabyte', 'a'.repeat(1e6), {}, /Unhandled method/],
  ])('is told what is wrong with %s', async (_, method, params, names) => {
    const { error } = await ask(method, params);
    expect(error?.message).toMatch(names);
    await lives();
  });

  test.each([
    ['a document that was never opened', { ...here, textDocument: { uri: 'untitled:never' } }],
    ['the prototype of all documents', { ...here, textDocument: { uri: '__proto__' } }],
    ['a place beyond the end', { ...here, position: { line: 99_999, character: 99_999 } }],
  ])('hears nothing of %s', async (_, params) => {
    expect((await ask('textDocument/hover', params)).result).toBeNull();
    await lives();
  });

  test.each([
    ['no document', {}],
    ['an address that is a number', { textDocument: { ...good, uri: 5 } }],
    ['a text that is a number', { textDocument: { ...good, uri: 'untitled:n', text: 7 } }],
    ['a text that is null', { textDocument: { ...good, uri: 'untitled:n', text: null } }],
    ['a version that is a text', { textDocument: { ...good, uri: 'untitled:n', version: 'one' } }],
  ])('opens nothing with %s', async (_, params) => {
    tell('textDocument/didOpen', params);
    await hears(({ method }) => method === 'window/logMessage');
    await lives();
  });

  test.each([
    ['on another machine', 'file://server/share/engine.ts'],
    ['with a slash that is spelled out', 'file:///a%2Fb.ts'],
    ['with a percent sign alone', 'file:///%'],
    ['with a byte of nothing', 'file:///a%00b.ts'],
    ['in no place at all', ''],
    ['with half a pair of surrogates', 'untitled:\ud800'],
  ])('is answered about a document %s', async (_, uri) => {
    tell('textDocument/didOpen', { textDocument: { ...good, uri } });
    const { params } = await hears(
      (message) => message.method === 'textDocument/publishDiagnostics' && message.params?.uri !== good.uri,
    );
    expect(params?.diagnostics?.map(({ code }) => code)).toEqual(['citation-moved']);
    tell('textDocument/didClose', { textDocument: { uri } });
    await hears(
      (message) => message.method === 'textDocument/publishDiagnostics' && message.params?.uri !== good.uri,
    );
    await lives();
  });

  test('lives with a document that is called as the prototype', async () => {
    tell('textDocument/didOpen', { textDocument: { ...good, uri: '__proto__' } });
    await lives();
    tell('textDocument/didClose', { textDocument: { uri: '__proto__' } });
    await lives();
  });

  test.each([
    ['changes that are no list', { textDocument: { uri: good.uri, version: 2 }, contentChanges: {} }],
    ['a change without a text', { textDocument: { uri: good.uri, version: 2 }, contentChanges: [{ range }] }],
    [
      'a change at no place',
      { textDocument: { uri: good.uri, version: 2 }, contentChanges: [{ range: 1, text: '' }] },
    ],
    ['a change that is null', { textDocument: { uri: good.uri, version: 2 }, contentChanges: [null] }],
  ])('changes nothing with %s', async (_, params) => {
    tell('textDocument/didChange', params);
    await lives();
  });

  test.each<[string, string | Buffer, RegExp]>([
    [
      'bytes of another protocol',
      Buffer.from('160301020001000100fc0303\r\n\r\n', 'latin1'),
      /without a Content-Length/,
    ],
    ['a length that is no number', 'Content-Length: many\r\n\r\n', /without a Content-Length/],
    ['a length below nothing', 'Content-Length: -5\r\n\r\n', /without a Content-Length/],
    ['no length', 'Content-Type: text/plain\r\n\r\n', /without a Content-Length/],
    ['words that are no JSON', 'Content-Length: 5\r\n\r\nhello', /no object of JSON/],
    ['a brace that is missing', 'Content-Length: 2\r\n\r\n{"', /no object of JSON/],
    ['nothing in a message', 'Content-Length: 0\r\n\r\n', /no object of JSON/],
    ['a list', 'Content-Length: 2\r\n\r\n[]', /no object of JSON/],
    ['null', 'Content-Length: 4\r\n\r\nnull', /no object of JSON/],
    ['a nest of lists', `Content-Length: 100000\r\n\r\n${'['.repeat(100_000)}`, /no object of JSON/],
    ['ends of lines without returns', 'Content-Length: 2\n\n{}', /21 bytes that belong to no message/],
    [
      'a length that is too short, and what is over',
      'Content-Length: 10\r\n\r\n{"jsonrpc":"2.0","method":"x"}',
      /20 bytes that belong to no message/,
    ],
    [
      'a length that is too long',
      'Content-Length: 100\r\n\r\n{"jsonrpc":"2.0","method":"x"}',
      /Content-Length of 100 where the next message begins after 30 bytes/,
    ],
    ['bytes without an end of their head', Buffer.alloc(10_000, 0xff), /10000 bytes without the head/],
  ])('leaves out %s and reads the next message', async (_, bytes, why) => {
    up.write(bytes);
    await lives();
    expect(refused.at(-1)).toMatch(why);
  });

  test('passes over a message that is longer than any editor sends, without keeping it', async () => {
    up.write('Content-Length: 70000000\r\n\r\n');
    for (let at = 0; at < 70; at++) up.write(Buffer.alloc(1_000_000, 0x20));
    await lives();
    expect(refused.at(-1)).toMatch(/Content-Length of 70000000; a message has at most 67108864 bytes/);
  });

  test('is heard again behind a length that no message has', async () => {
    up.write(`Content-Length: 999999999999${'\r\n\r\n'}{}`);
    await lives();
    expect(refused.at(-1)).toMatch(/Content-Length of 999999999999; a message has at most/);
  });

  test('whose length is too long may send the next message byte by byte', async () => {
    const id = ++last;
    const next = framed({ jsonrpc: '2.0', id, method: 'textDocument/hover', params: here });
    for (const byte of Buffer.from(`Content-Length: 5000\r\n\r\n{}${next}`)) up.write(Buffer.of(byte));
    expect((await hears((message) => message.id === id)).result).not.toBeNull();
    expect(refused.at(-1)).toMatch(/where the next message begins after 2 bytes/);
  });

  test('may speak of the head of a message within its words', async () => {
    const { error } = await ask('Content-Length: 2\r\n\r\n{}', {});
    expect(error?.message).toMatch(/Unhandled method Content-Length/);
    await lives();
  });

  test('may name the length of a message half a million times within one', async () => {
    const [one, two] = [++last, ++last];
    const long = {
      jsonrpc: '2.0',
      id: one,
      method: 'none',
      params: { a: 'Content-Length: '.repeat(500_000) },
    };
    // The end of a head is there behind all of them.
    up.write(framed(long) + framed({ jsonrpc: '2.0', id: two, method: 'none' }));
    for (const id of [one, two])
      expect((await hears((message) => message.id === id)).error?.message).toMatch(/Unhandled method none/);
  });

  test('may send a message byte by byte, and fifty at once', async () => {
    const id = ++last;
    for (const byte of Buffer.from(
      framed({ jsonrpc: '2.0', id, method: 'textDocument/hover', params: here }),
    ))
      up.write(Buffer.of(byte));
    expect((await hears((message) => message.id === id)).result).not.toBeNull();
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask('textDocument/hover', here)));
    expect(answers.every(({ result }) => result !== null)).toBe(true);
  });
});
