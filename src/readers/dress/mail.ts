import { Derivation } from '../derived.js';
import { decode } from '../encoding/index.js';
import { decodePage } from '../encoding/pages.js';
import type { Source } from '../source.js';

/** The head of a letter: fields, folded or not, up to a free line. */
const FIELD =
  /[A-Za-z][A-Za-z-]{1,40}:[^\r\n]{0,2000}(?:\r?\n|$)|[ \t]+\S[^\r\n]{0,2000}(?:\r?\n|$)|From [^\r\n]{1,200}(?:\r?\n|$)/y;
/** A head without these is prose that begins like one. */
const TELLING = /^(?:mime-version|content-type|content-transfer-encoding):/im;
/** The last of several is a line below a title. */
const SOFT_END = /(?<!=)=[ \t]{0,4}\r?\n/g;
/** Characters that are spelled out, one or more, also over the end of a line; or that end alone. */
const MARK = /(?:=[\dA-F]{2})+(?:=[ \t]{0,4}\r?\n(?:=[\dA-F]{2})+)*|=[ \t]{0,4}\r?\n/g;
const ENCODED = /(?:=[\dA-F]{2})+(?:=[ \t]{0,4}\r?\n(?:=[\dA-F]{2})+)*/g;
/** Fewer such marks may be meant as they stand. */
const FEWEST = 3;
/** Where nothing else is encoded, this share of the lines must end softly. */
const SOFT_SHARE = 0.1;
/** The end of a line that goes on in the next (RFC 3676), behind its last blank, and the blank that keeps a line from looking like something else. */
const FLOWED =
  /(?<=[A-Za-z]-) \r?\n ?(?!(?:and|or|to|but)\b)(?=[A-Za-z])|(?<=[^\n] )(?<!\n-- )\r?\n ?(?=[^\r\n])|(?<=\n) (?=\S)/g;
/** Letters within letters are opened so deep. */
const DEEPEST = 4;

/** A part of a letter: where its words stand, and how they are written. */
interface Part {
  start: number;
  end: number;
  type: string;
  transfer: string;
  /** Whether the file that it holds is a text by its name, whatever its type is said to be. */
  isText: boolean;
}

/** The name of a text in the head of a part. */
const TEXT_NAME = /\bname="?[^"\n;]{1,200}\.(?:txt|text|md|rst|csv)"?\s*(?:;|$)/im;

/**
 * Reads a letter as mail programs keep it: the part that is plain text, or the page where there is none, without the encoding
 * for the way (RFC 2045). A text that was only encoded, without the head of a letter, is read as well.
 *
 * @returns undefined where the document is no letter
 */
export function withoutMail(source: Source): Source | undefined {
  const text = source.text;
  const whole = partFrom(text, 0, text.length);
  if (whole && TELLING.test(text.slice(0, whole.start))) {
    const parts = leaves(text, whole, DEEPEST);
    const best =
      longest(parts.filter(({ type, isText }) => isText || /^text\/plain\b|^$/.test(type))) ??
      longest(parts.filter(({ type }) => /^text\//.test(type)));
    if (best === undefined) return undefined;
    source.setAside('mail', 'the head of a letter, and its other parts', 0, best.start);
    if (best.end < text.length)
      source.setAside('mail', 'what follows the words in a letter', best.end, text.length);
    return decoded(source, best);
  }
  if (!source.has('=\n') && !source.has('=\r\n')) return undefined;
  const softs = text.match(SOFT_END)?.length ?? 0;
  const codes = text.match(ENCODED)?.length ?? 0;
  const usual = source.lineStarts.length * SOFT_SHARE;
  if (softs < FEWEST || (codes < FEWEST && softs < usual)) return undefined;
  return decoded(source, {
    start: 0,
    end: text.length,
    type: '',
    transfer: 'quoted-printable',
    isText: false,
  });
}

function longest(parts: readonly Part[]): Part | undefined {
  return parts.reduce<Part | undefined>(
    (best, part) => (best && best.end - best.start >= part.end - part.start ? best : part),
    undefined,
  );
}

/** The part that begins with a head at an offset; undefined where there is none. */
function partFrom(text: string, from: number, end: number): Part | undefined {
  FIELD.lastIndex = from;
  let head = from;
  for (let match = FIELD.exec(text); match && FIELD.lastIndex <= end; match = FIELD.exec(text)) {
    head = FIELD.lastIndex;
  }
  const fields = text.slice(from, head).replace(/\r?\n[ \t]+/g, ' ');
  const field = (name: string): string =>
    new RegExp(`^${name}:[ \\t]*([^\\r\\n]*)`, 'im').exec(fields)?.[1]?.trim() ?? '';
  const free = /\r?\n/y;
  free.lastIndex = head;
  if (!free.test(text)) return undefined;
  return {
    start: free.lastIndex,
    end,
    type: field('content-type').toLowerCase().startsWith('multipart')
      ? field('content-type')
      : field('content-type').toLowerCase(),
    transfer: field('content-transfer-encoding').toLowerCase(),
    isText: TEXT_NAME.test(
      `${field('content-disposition').replace(/\bfilename=/i, 'name=')}\n${field('content-type')}`,
    ),
  };
}

/** The parts of a letter that hold no others. */
function leaves(text: string, part: Part, depth: number): Part[] {
  const boundary = /\bboundary=(?:"([^"]{1,80})"|([^\s;]{1,80}))/i.exec(part.type);
  const mark = /^multipart\//i.test(part.type) ? (boundary?.[1] ?? boundary?.[2]) : undefined;
  if (mark === undefined || depth === 0) return [part];
  const found: Part[] = [];
  let at = text.indexOf(`--${mark}`, part.start);
  while (at >= 0 && at < part.end) {
    const line = text.indexOf('\n', at);
    const next = text.indexOf(`--${mark}`, at + 2);
    if (line < 0 || text.startsWith('--', at + mark.length + 2)) break;
    // A letter that is cut off has no mark at its end.
    const end = next < 0 ? part.end : Math.min(next, part.end);
    const inner = partFrom(text, line + 1, end) ?? {
      start: line + 1,
      end,
      type: '',
      transfer: '',
      isText: false,
    };
    for (const leaf of leaves(text, inner, depth - 1)) found.push(leaf);
    at = next;
  }
  return found;
}

function decoded(source: Source, { start, end, type, transfer }: Part): Source {
  const text = source.text;
  const derivation = new Derivation(text);
  if (transfer === 'base64') {
    const bytes = Buffer.from(text.slice(start, end), 'base64');
    derivation.replace(decode(bytes).text, start, end);
    note(source, 'the words of this letter are encoded in base64', start);
  } else if (transfer === 'quoted-printable') {
    const marks = [...text.slice(start, end).matchAll(MARK)];
    let reached = start;
    for (const { index, 0: mark } of marks) {
      const at = start + index;
      derivation.copy(reached, at);
      reached = at + mark.length;
      if (/^=\s/.test(mark)) source.claim(at, reached);
      else derivation.replace(charactersOf(mark), at, reached);
    }
    derivation.copy(reached, end);
    note(
      source,
      `${marks.length} marks of the encoding quoted-printable are read as what they stand for`,
      start,
    );
  } else if (/\bformat="?flowed\b/.test(type)) {
    let reached = start;
    for (const { index, 0: mark } of text.slice(start, end).matchAll(FLOWED)) {
      derivation.copy(reached, start + index);
      reached = start + index + mark.length;
    }
    derivation.copy(reached, end);
    note(source, 'the lines of this letter flow: those that end with a blank go on in the next', start);
  } else derivation.copy(start, end);
  return derivation.source(source);
}

function note(source: Source, reason: string, at: number): void {
  source.warn('mail', reason, at).fatal = undefined;
}

/** The characters of bytes written as `=E2=80=9C`, which are those of UTF-8 or of Windows. */
function charactersOf(mark: string): string {
  const bytes = Buffer.from(mark.replace(/[=\s]/g, ''), 'hex');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // The decoder of the platform reads this page wrongly in some versions.
    return decodePage('windows-1252', bytes);
  }
}
