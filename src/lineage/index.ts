export { type BuildOptions, buildLineages, LineageBuilder } from './builder.js';
export { Concordance } from './concordance.js';
export { Lineages } from './lineages.js';
export type * from './types.js';
