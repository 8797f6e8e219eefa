export { PrintedCards, printedCard, printedCards, withCards } from './book.js';
export { intakeOf } from './intake.js';
export { type CardReading, type PrintedCard, readCard, type Strange } from './read.js';
export { abilityInWords } from './say.js';
export { faultOfEach } from './vocabulary.js';
