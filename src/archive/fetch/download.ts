import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { ArchiveError, reasonOf } from '../errors.js';
import { sha256 } from '../hash.js';
import type { Limits } from './limits.js';

/** What to download and what must be true of it. */
interface Download {
  address: string;
  /** Where the bytes are gathered; what is there from an earlier attempt is continued. */
  part: string;
  /** Whether an address, the first or one that a server sends on to, may be asked. */
  allowed: (address: URL) => boolean;
  /** Sizes of the known files in bytes, where any are known: another announced size ends the download. */
  sizes: ReadonlySet<number>;
  /** Whether a content type is one that such a file can have. */
  fits: (contentType: string) => boolean;
  limits: Limits;
  onProgress: (received: number, total: number | undefined) => void;
}

/** A download that is worth another attempt at the same address. */
class Interrupted extends Error {}

/**
 * Downloads an address into its part file. A cut connection is taken up where it ended, when the server allows that and
 * still has the same file.
 *
 * @returns the SHA-256 of the whole
 * @throws ArchiveError with the reason; the part file is kept only where going on makes sense
 */
export async function download(what: Download): Promise<string> {
  const { limits } = what;
  for (let attempt = 1; ; attempt++) {
    try {
      return await attemptDownload(what);
    } catch (error) {
      if (!(error instanceof Interrupted)) throw error;
      if (attempt >= limits.attempts) {
        throw new ArchiveError(
          'cut-off',
          `${what.address}: ${error.message}; tried ${attempt} times, run the command again to go on`,
          what.address,
          error,
        );
      }
      await new Promise((resolve) => setTimeout(resolve, limits.pause * 2 ** (attempt - 1)));
    }
  }
}

async function attemptDownload(what: Download): Promise<string> {
  const { limits, part } = what;
  const have = startOf(part);
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), limits.silence);
  try {
    const response = await ask(what, have, silence.signal);
    const start = startFor(response, have, part);
    const total = announced(response, start);
    checkAnnounced(what, response, total);
    const validator = response.headers.get('etag') ?? response.headers.get('last-modified') ?? '';
    if (start === 0) {
      writeFileSync(part, '');
      writeFileSync(noteOf(part), validator);
    }
    let received = start;
    const handle = openSync(part, 'a');
    try {
      for await (const chunk of response.body ?? []) {
        clearTimeout(timer);
        timer = setTimeout(() => silence.abort(), limits.silence);
        received += chunk.byteLength;
        if (received > limits.bytes) {
          throw refusal(what, 'too-large', `sends more than the ${limits.bytes} bytes that are allowed`);
        }
        for (let at = 0; at < chunk.byteLength; ) at += writeSync(handle, chunk, at);
        what.onProgress(received, total);
      }
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    if (total !== undefined && received < total)
      throw new Interrupted(`only ${received} of ${total} bytes came`);
    const hash = sha256(readFileSync(part));
    rmSync(noteOf(part), { force: true });
    return hash;
  } catch (error) {
    if (error instanceof ArchiveError || error instanceof Interrupted) throw error;
    if (silence.signal.aborted) throw new Interrupted(`the server was silent for ${limits.silence / 1000} s`);
    // Whatever the client reports otherwise is about the connection; its cause says more than its message.
    const { cause } = error as { cause?: unknown };
    throw new Interrupted(`the connection failed (${reasonOf(cause ?? error)})`);
  } finally {
    clearTimeout(timer);
    // Ends a body that is still being sent.
    silence.abort();
  }
}

/** Asks, and follows where a server sends on, as far as allowed. */
async function ask(what: Download, have: Have, signal: AbortSignal): Promise<Response> {
  let address = new URL(what.address);
  for (let hops = 0; ; hops++) {
    if (!what.allowed(address)) {
      throw refusal(
        what,
        'not-allowed',
        hops === 0
          ? 'only https and the given base may be asked'
          : `sends on to ${address.href}, which may not be asked`,
      );
    }
    const response = await fetch(address, {
      redirect: 'manual',
      signal,
      headers: {
        'user-agent': 'variorum (rules archive)',
        // Sizes and ranges are only those of the file when nothing is compressed on the way.
        'accept-encoding': 'identity',
        ...(have.bytes > 0 ? { range: `bytes=${have.bytes}-`, 'if-range': have.validator } : {}),
      },
    });
    if (response.status >= 300 && response.status < 400 && response.status !== 304) {
      await response.body?.cancel();
      const location = response.headers.get('location');
      if (location === null) throw refusal(what, 'bad-answer', 'sends on without saying where');
      if (hops >= what.limits.redirects) {
        throw refusal(what, 'too-many-redirects', `sends on more than ${what.limits.redirects} times`);
      }
      try {
        address = new URL(location, address);
      } catch {
        throw refusal(what, 'bad-answer', `sends on to "${location}", which is no address`);
      }
      continue;
    }
    if (response.ok || response.status === 416) return response;
    await response.body?.cancel();
    if (response.status === 429 || response.status >= 500) {
      throw new Interrupted(`the server answers ${response.status} ${response.statusText}`.trim());
    }
    throw refusal(what, 'not-there', `the server answers ${response.status} ${response.statusText}`.trim());
  }
}

interface Have {
  bytes: number;
  /** What the server said to know the file again by. */
  validator: string;
}

/** What an earlier attempt has left; without a way to know the file again it is not continued. */
function startOf(part: string): Have {
  const bytes = statSync(part, { throwIfNoEntry: false })?.size ?? 0;
  const validator = existsSync(noteOf(part)) ? readFileSync(noteOf(part), 'utf8') : '';
  // A weak validator does not promise the same bytes.
  return bytes > 0 && validator !== '' && !validator.startsWith('W/')
    ? { bytes, validator }
    : { bytes: 0, validator: '' };
}

/** From which byte the answer goes on. */
function startFor(response: Response, have: Have, part: string): number {
  if (response.status === 416) {
    rmSync(part, { force: true });
    rmSync(noteOf(part), { force: true });
    throw new Interrupted('the server has another file now');
  }
  if (response.status !== 206) return 0;
  const start = Number(/^bytes (\d+)-/.exec(response.headers.get('content-range') ?? '')?.[1] ?? Number.NaN);
  if (start === have.bytes && have.bytes > 0) return start;
  rmSync(part, { force: true });
  rmSync(noteOf(part), { force: true });
  throw new Interrupted('the server answers with another part of the file than was asked for');
}

function announced(response: Response, start: number): number | undefined {
  // With a compressed body the length is that of other bytes.
  if (response.headers.has('content-encoding')) return undefined;
  const length = response.headers.get('content-length');
  return length === null || !/^\d+$/.test(length) ? undefined : start + Number(length);
}

function checkAnnounced(what: Download, response: Response, total: number | undefined): void {
  const type = response.headers.get('content-type') ?? '';
  if (!what.fits(type)) {
    throw refusal(
      what,
      'wrong-type',
      `sends ${type === '' ? 'something of no type' : type}, which is not what was asked for`,
    );
  }
  if (total === undefined) return;
  if (total > what.limits.bytes) {
    throw refusal(
      what,
      'too-large',
      `announces ${total} bytes, more than the ${what.limits.bytes} that are allowed`,
    );
  }
  if (what.sizes.size > 0 && !what.sizes.has(total)) {
    throw refusal(
      what,
      'wrong-size',
      `announces ${total} bytes; the known file has ${[...what.sizes].join(' or ')}`,
    );
  }
}

/** An error that another attempt at the same address would only repeat. */
function refusal(what: Download, ruleId: string, reason: string): ArchiveError {
  rmSync(what.part, { force: true });
  rmSync(noteOf(what.part), { force: true });
  return new ArchiveError(ruleId, `${what.address}: ${reason}`, what.address);
}

function noteOf(part: string): string {
  return `${part}.tag`;
}
