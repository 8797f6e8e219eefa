export { FLAVOURS, isFlavour } from './markdown/flavour.js';
export { publish } from './publish.js';
