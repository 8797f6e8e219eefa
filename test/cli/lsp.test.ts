import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  CodeActionRequest,
  createConnection,
  createProtocolConnection,
  DefinitionRequest,
  DidChangeTextDocumentNotification,
  DidOpenTextDocumentNotification,
  ExitNotification,
  HoverRequest,
  InitializedNotification,
  InitializeRequest,
  type ProtocolConnection,
  PublishDiagnosticsNotification,
  type PublishDiagnosticsParams,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import { knowledgeFor } from '../../src/cli/doctor/knowledge.js';
import { serveLanguage } from '../../src/cli/lsp/server.js';
import { root } from '../support/corpus.js';
import { emptyFolder } from '../support/folder.js';
import { contextIn } from './support.js';

/** A small copy of the rules, in words of our own, that a project keeps beside its code. */
const copy = `Magic Comprehensive Rules

These rules are effective as of January 1, 2091.

Contents

7. Additional Rules
702. Keyword Abilities

Glossary

Credits

7. Additional Rules

702. Keyword Abilities

702.1. Keywords of this small copy stand below.

702.2. Lantern

702.2a A lantern is lit by its owner before any guest arrives at the house.

Glossary

Lantern
See rule 702.2.

Credits

Made up.
`;

const folder = emptyFolder();
const uri = pathToFileURL(join(folder, 'engine.ts')).href;
const text = `// 702.84. Annihilator
// CR 508.1a: regeneration shield: tap it, remove all damage from it and remove it from combat
`;
const other = pathToFileURL(join(folder, 'other.ts')).href;

describe('an editor that speaks the Language Server Protocol', () => {
  let client: ProtocolConnection;
  const heard: PublishDiagnosticsParams[] = [];
  const waiting: ((params: PublishDiagnosticsParams) => void)[] = [];
  const next = (): Promise<PublishDiagnosticsParams> => {
    const known = heard.shift();
    return known ? Promise.resolve(known) : new Promise((done) => waiting.push(done));
  };

  beforeAll(async () => {
    writeFileSync(join(folder, 'rules.txt'), copy);
    const [up, down] = [new PassThrough(), new PassThrough()];
    const known = await knowledgeFor(contextIn(folder), { rules: 'rules.txt' });
    serveLanguage(createConnection(new StreamMessageReader(up), new StreamMessageWriter(down)), {
      known,
      cwd: folder,
      target: '2025-11-14',
      version: '0',
    });
    client = createProtocolConnection(new StreamMessageReader(down), new StreamMessageWriter(up));
    client.onNotification(PublishDiagnosticsNotification.type, (params) => {
      const first = waiting.shift();
      if (first) first(params);
      else heard.push(params);
    });
    client.listen();
    const { capabilities } = await client.sendRequest(InitializeRequest.type, {
      processId: null,
      rootUri: pathToFileURL(folder).href,
      capabilities: {},
    });
    expect(capabilities).toMatchObject({ hoverProvider: true, definitionProvider: true });
    await client.sendNotification(InitializedNotification.type, {});
  });
  afterAll(() => client.dispose());

  test('is shown what no longer stands, errors and notes apart', async () => {
    await client.sendNotification(DidOpenTextDocumentNotification.type, {
      textDocument: { uri, languageId: 'typescript', version: 1, text },
    });
    const { diagnostics } = await next();
    expect(diagnostics.map(({ code, severity, range }) => [code, severity, range.start.line])).toEqual([
      ['citation-moved', 1, 0],
      ['citation-doubtful', 3, 1],
    ]);
    expect(diagnostics[0]?.message).toMatch(/write 702\.86$/);
  });

  test('shows on hover what the rule is called today', async () => {
    const hover = await client.sendRequest(HoverRequest.type, {
      textDocument: { uri },
      position: { line: 0, character: 5 },
    });
    expect(hover?.contents).toMatchObject({
      kind: 'markdown',
      value: expect.stringMatching(/\*\*702\.84\*\*, now \*\*702\.86 Annihilator\*\*/),
    });
    expect(
      await client.sendRequest(HoverRequest.type, {
        textDocument: { uri },
        position: { line: 3, character: 0 },
      }),
    ).toBeNull();
  });

  test('offers the new number, and for what is doubtful each candidate', async () => {
    const line = (at: number) => ({ start: { line: at, character: 0 }, end: { line: at, character: 40 } });
    const ask = (at: number) =>
      client.sendRequest(CodeActionRequest.type, {
        textDocument: { uri },
        range: line(at),
        context: { diagnostics: [] },
      });
    const moved = await ask(0);
    expect(moved).toMatchObject([{ title: 'Write 702.86 Annihilator', kind: 'quickfix', isPreferred: true }]);
    const [action] = moved as { edit: { changes: Record<string, { newText: string }[]> } }[];
    expect(action?.edit.changes[uri]).toEqual([
      { range: { start: { line: 0, character: 3 }, end: { line: 0, character: 9 } }, newText: '702.86' },
    ]);
    const doubtful = (await ask(1)) as { title: string; isPreferred: boolean }[];
    expect(doubtful.some(({ title }) => title.startsWith('Write 701.19'))).toBe(true);
    expect(doubtful.every(({ isPreferred }) => !isPreferred)).toBe(true);
  });

  test('goes to the rule in the copy of the project', async () => {
    await client.sendNotification(DidOpenTextDocumentNotification.type, {
      textDocument: { uri: other, languageId: 'typescript', version: 1, text: '// CR 702.2a\n' },
    });
    await next();
    const place = await client.sendRequest(DefinitionRequest.type, {
      textDocument: { uri: other },
      position: { line: 0, character: 8 },
    });
    expect(place).toMatchObject({
      uri: pathToFileURL(join(folder, 'rules.txt')).href,
      range: { start: { line: copy.slice(0, copy.indexOf('702.2a A')).split('\n').length - 1 } },
    });
  });

  test('hears no more of a line that was put right', async () => {
    await client.sendNotification(DidChangeTextDocumentNotification.type, {
      textDocument: { uri, version: 2 },
      contentChanges: [
        { range: { start: { line: 0, character: 3 }, end: { line: 0, character: 9 } }, text: '702.86' },
      ],
    });
    const { diagnostics, version } = await next();
    expect([version, diagnostics.map(({ code }) => code)]).toEqual([2, ['citation-doubtful']]);
  });
});

const command = join(root, 'dist/cli/bin.js');
describe.skipIf(!existsSync(command))('variorum lsp over standard input and output', () => {
  test('answers a client that starts it as an editor does, and ends when it is told to', async () => {
    const server = spawn(process.execPath, [command, 'lsp', '--stdio'], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const ended = new Promise<number | null>((done) => server.on('exit', done));
    const client = createProtocolConnection(
      new StreamMessageReader(server.stdout),
      new StreamMessageWriter(server.stdin),
    );
    const found = new Promise<PublishDiagnosticsParams>((done) =>
      client.onNotification(PublishDiagnosticsNotification.type, done),
    );
    client.listen();
    const { capabilities } = await client.sendRequest(InitializeRequest.type, {
      processId: process.pid,
      rootUri: null,
      capabilities: {},
    });
    expect(capabilities.hoverProvider).toBeTruthy();
    await client.sendNotification(InitializedNotification.type, {});
    await client.sendNotification(DidOpenTextDocumentNotification.type, {
      textDocument: { uri, languageId: 'typescript', version: 1, text },
    });
    const { diagnostics } = await found;
    expect(diagnostics.map(({ code }) => code)).toContain('citation-moved');
    await client.sendRequest(ShutdownRequest.type);
    await client.sendNotification(ExitNotification.type);
    expect(await ended).toBe(0);
    client.dispose();
  });

  test('ends where its editor is killed, which closes its input', async () => {
    const server = spawn(process.execPath, [command, 'lsp', '--stdio'], {
      stdio: ['pipe', 'ignore', 'inherit'],
    });
    server.stdin.end();
    expect(await new Promise((done) => server.on('exit', done))).toBe(0);
  });
});
