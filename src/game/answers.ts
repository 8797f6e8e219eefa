import type { Frame } from './threads.js';

/** The answers of a frame that has none yet; replaced with the first. */
export const NO_ANSWERS: Record<string, unknown> = Object.freeze({});

/** Keeps an answer in the frame that asked for it. */
export function setAnswer(frame: Frame, key: string, answer: unknown): void {
  if (frame.answers === NO_ANSWERS)
    frame.answers = key === 'priority' ? { priority: answer } : { [key]: answer };
  else frame.answers[key] = answer;
}
