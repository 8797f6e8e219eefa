export { isSave, readSave, SaveError } from './save.js';
export { seat } from './seating.js';
export { Session } from './session.js';
