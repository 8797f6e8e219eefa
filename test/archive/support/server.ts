import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** What a server does with a request; `count` counts the requests for this path, from 1. */
export type Handler = (request: IncomingMessage, response: ServerResponse, count: number) => void;

/** A running server. */
export interface TestServer {
  /** Its base address, with a slash at the end. */
  base: string;
  /** The paths that were asked for, in order, with the range where one was. */
  asked: string[];
}

/** Starts a server on this machine that is stopped when the test is over. */
export async function serve(handlers: Record<string, Handler>): Promise<TestServer> {
  const asked: string[] = [];
  const counts = new Map<string, number>();
  const server: Server = createServer((request, response) => {
    const path = request.url ?? '/';
    const range = request.headers.range;
    asked.push(range === undefined ? path : `${path} ${range}`);
    const count = (counts.get(path) ?? 0) + 1;
    counts.set(path, count);
    const handler = handlers[path];
    if (handler) handler(request, response, count);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, asked };
}

/** A well-behaved answer, ranges included. */
export function file(content: Buffer, type = 'text/plain', tag = '"one"'): Handler {
  return (request, response) => {
    const headers = { 'content-type': type, etag: tag, 'accept-ranges': 'bytes' };
    const start = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? Number.NaN);
    if (Number.isNaN(start) || (request.headers['if-range'] ?? tag) !== tag) {
      response.writeHead(200, { ...headers, 'content-length': content.length }).end(content);
    } else {
      response
        .writeHead(206, {
          ...headers,
          'content-length': content.length - start,
          'content-range': `bytes ${start}-${content.length - 1}/${content.length}`,
        })
        .end(content.subarray(start));
    }
  };
}

/** Announces the whole, sends a part, and hangs up. */
export function cut(content: Buffer, after: number, tag = '"one"'): Handler {
  return (_, response) => {
    response.writeHead(200, { 'content-type': 'text/plain', 'content-length': content.length, etag: tag });
    response.write(content.subarray(0, after), () => response.destroy());
  };
}
