import data from './nicknames.json' with { type: 'json' };

/**
 * What players call things, and what the rules call them. The right side is a heading, a headword or a name that a rule gives; of
 * several the first that a book has counts. Words are compared without capitals and in the singular.
 */
export const NICKNAMES: Readonly<Record<string, readonly string[]>> = data;
