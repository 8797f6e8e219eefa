export { FLAVOURS, type Flavour, isFlavour } from './markdown/flavour.js';
export { type Published, type PublishOptions, publish } from './publish.js';
