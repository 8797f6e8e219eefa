/**
 * What speaks for two sentences being one in other words, and how much: the weights of a logistic regression over pairs that
 * readers decided. `node bench/align/learn.mjs` fits and prints them.
 */
export const PARAPHRASE_WEIGHTS = [
  { name: 'always', weight: -6.248 },
  { name: 'exclusive', weight: 0.7053 },
  { name: 'inOrder', weight: 3.941 },
  { name: 'holdsMore', weight: 4.64 },
  { name: 'sameNumber', weight: 0.9155 },
  { name: 'sameTopic', weight: 1.629 },
  { name: 'opens', weight: 0.5136 },
  { name: 'together', weight: -1.632 },
  { name: 'restShared', weight: 2.267 },
  { name: 'unexplained', weight: -1.059 },
  { name: 'distance', weight: -1.391 },
  { name: 'sibling', weight: -0.9783 },
  { name: 'rest', weight: 3.031 },
  { name: 'context', weight: 2.287 },
  { name: 'partners', weight: 0.2807 },
  { name: 'pointing', weight: -0.1943 },
  { name: 'newRest', weight: 0.8906 },
] as const;
