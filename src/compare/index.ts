export { type AlignedPair, type Alignment, type AlignOptions, align } from './align.js';
export { type CompareOptions, compare } from './compare.js';
export * from './display/index.js';
export { CHANGES, stronger } from './judgement.js';
export { type RoleOptions, readRoles } from './readRoles.js';
export { type Token, type TokenKind, tokenise } from './tokens.js';
export type * from './types.js';
export { calm, type Hunk, hunksOf, keptLength, readable, wordChanges } from './wordChanges.js';
