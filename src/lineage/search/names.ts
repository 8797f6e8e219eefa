/** The names of the data of a search. */
export const SEARCH_DATA = {
  index: 'search/index',
  table: 'search/table',
  words: (file: number): string => `search/words-${file}`,
  rules: (file: number): string => `search/rules-${file}`,
  former: (file: number): string => `search/former-${file}`,
  vocabulary: 'search/vocabulary',
};
