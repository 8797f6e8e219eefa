import { BASE } from './base.js';
import { CHANGES } from './changes.js';
import { CONTROLS } from './controls.js';
import { DEVELOPER } from './developers.js';
import { FIND } from './find.js';
import { PICTURES } from './pictures.js';
import { PLAY } from './play.js';
import { READING } from './reading.js';

/** The one style sheet of the book; each kind of page that needs more adds a file of its own here. */
export const STYLE = [BASE, READING, CHANGES, PICTURES, CONTROLS, PLAY, FIND, DEVELOPER].join('');

/**
 * Puts its name behind every mention of the newest edition. Thousands of pages speak of it, and none of them has to be written again
 * when a newer one comes.
 *
 * @param name of the newest edition that is known, as pages write it
 */
export function newestStyle(name: string): string {
  const safe = name.replace(/[^\w.-]/gu, (sign) => `\\${(sign.codePointAt(0) as number).toString(16)} `);
  return `.newest::after { content: ' (${safe})'; }\n`;
}
