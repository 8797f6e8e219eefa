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
