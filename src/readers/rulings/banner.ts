// linear: asked of at most 200 characters
const BANNER = /\bbased on\b.*\brelease\b|\brelease of (?:the|these) rulings\b|^search results?\b/i;

/**
 * Says whether a line is the sentence with which a search in the rulings introduces and closes its results.
 *
 * @param words the line without white space around it
 */
export function isBanner(words: string): boolean {
  return words.length <= 200 && BANNER.test(words);
}

/** True for a line of marks only, such as the bars that frame a page. */
export function isFurniture(words: string): boolean {
  return /^[^\p{L}\p{N}“”"'‘’()[\]{}]+$/u.test(words);
}
