export { isSave, readSave, type Save, SaveError } from './save.js';
export { seat } from './seating.js';
export { Session } from './session.js';
