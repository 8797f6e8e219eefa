import { oneName } from './ids.js';
import type { Frame } from './threads.js';

/** The answers of a frame that has none yet; replaced with the first. */
export const NO_ANSWERS: Record<string, unknown> = Object.freeze({});

/** Keeps an answer in the frame that asked for it. */
export function setAnswer(frame: Frame, key: string, answer: unknown): void {
  if (frame.answers === NO_ANSWERS) {
    if (key === 'priority') {
      frame.answers = { priority: answer };
      return;
    }
    frame.answers = Object.create(null) as Record<string, unknown>;
  }
  frame.answers[key] = answer;
}

/** A copy of the answers of a frame. Without a prototype they are a table to V8, which makes no new kind of object for each name. */
export function copyAnswers(answers: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return answers === NO_ANSWERS
    ? NO_ANSWERS
    : Object.assign(Object.create(null) as Record<string, unknown>, answers);
}

const keys = new Map<string, Map<string, (string | undefined)[]>>();
let kept = 0;
/** More names of questions than this are forgotten and made again. */
const MOST_KEYS = 20_000;

/**
 * The name of a question that is asked of many: `what`, `of` and, where one is given, a number. The same text is the same
 * string each time, so that looking an answer up does not mean looking for its name first.
 */
export function keyOf(what: string, of: string, at = -1): string {
  let named = keys.get(what);
  if (named === undefined) {
    named = new Map();
    keys.set(what, named);
  }
  let list = named.get(of);
  if (list === undefined) {
    list = [];
    named.set(of, list);
  }
  let key = list[at + 1];
  if (key === undefined) {
    if (++kept > MOST_KEYS) {
      keys.clear();
      kept = 0;
    }
    key = oneName(at < 0 ? `${what} ${of}` : `${what} ${of} ${at}`);
    list[at + 1] = key;
  }
  return key;
}
