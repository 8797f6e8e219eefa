import { BASE } from './base.js';
import { CONTROLS } from './controls.js';
import { PLAY } from './play.js';

/** The one style sheet of the book; each kind of page that needs more adds a file of its own here. */
export const STYLE = [BASE, CONTROLS, PLAY].join('');
