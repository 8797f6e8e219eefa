export { isSave, readSave, SaveError } from './save.js';
export { seat, variantCalled } from './seating.js';
export { Session } from './session.js';
