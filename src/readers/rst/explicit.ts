/** What a line that begins with two dots is. */
export interface Explicit {
  kind: 'label' | 'substitution' | 'example' | 'admonition' | 'wrapper' | 'aside' | 'comment';
  /** The name of a directive, or of what is defined. */
  name: string;
  /** Offset of the words that follow on the same line; the end of the line where there are none. */
  words: number;
}

const EXPLICIT = /^\.\.(?:\s+|$)/;
const LABEL = /^\.\.\s+(?:_[^:]*:|\[[^\]]*\]|__)/;
const SUBSTITUTION = /^\.\.\s+\|([^|]+)\|\s+(?:([\w-]+)::)?\s*/;
const DIRECTIVE = /^\.\.\s+([A-Za-z][\w.:+-]*?)\s?::(?:\s+|$)/;

/** Directives whose body is words for the reader under a title of their own. */
const ADMONITIONS = new Set(
  'admonition attention caution danger error hint important note tip warning seealso topic sidebar'.split(
    ' ',
  ),
);

/** Directives that only dress their body. */
const WRAPPERS = new Set(
  'container class rst-class compound epigraph highlights pull-quote glossary rubric only centered versionadded versionchanged deprecated'.split(
    ' ',
  ),
);

/**
 * Recognises explicit markup at the start of a line.
 *
 * @param words the line without white space around it
 * @param start its offset
 */
export function explicitAt(words: string, start: number): Explicit | undefined {
  if (!words.startsWith('..') || !EXPLICIT.test(words)) return undefined;
  const end = start + words.length;
  const substitution = SUBSTITUTION.exec(words);
  if (substitution) {
    return {
      kind: 'substitution',
      name: substitution[1] as string,
      words:
        substitution[2] === 'replace' || substitution[2] === 'unicode' ? start + substitution[0].length : end,
    };
  }
  if (LABEL.test(words)) return { kind: 'label', name: '', words: end };
  const directive = DIRECTIVE.exec(words);
  if (!directive) return { kind: 'comment', name: '', words: end };
  const name = (directive[1] as string).toLowerCase();
  const after = start + directive[0].length;
  const argument = words.slice(directive[0].length);
  if (name === 'example' || name === 'examples') return { kind: 'example', name, words: after };
  if (ADMONITIONS.has(name) && /^examples?:?$/i.test(argument)) return { kind: 'example', name, words: end };
  if (name === 'admonition') {
    // The argument is the title of the admonition, not a part of its words.
    if (/^examples?\b/i.test(argument)) return { kind: 'example', name, words: end };
    return { kind: 'admonition', name, words: end };
  }
  if (ADMONITIONS.has(name)) return { kind: 'admonition', name, words: after };
  if (WRAPPERS.has(name)) {
    return { kind: 'wrapper', name, words: name === 'rubric' || name === 'centered' ? after : end };
  }
  return { kind: 'aside', name, words: end };
}
