export * as build from './builders.js';
export type * from './nodes.js';
export * from './numbers.js';
export * from './text.js';
export * from './traversal.js';
