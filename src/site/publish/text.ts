/** Characters that open a stretch of another direction, and what closes each. */
const OPENS: Readonly<Record<string, string>> = {
  '\u202a': '\u202c',
  '\u202b': '\u202c',
  '\u202d': '\u202c',
  '\u202e': '\u202c',
  '\u2066': '\u2069',
  '\u2067': '\u2069',
  '\u2068': '\u2069',
};

/**
 * A text of a source as it can be between words of ours: on one line, without characters that files of text and XML may not
 * hold (a replacement character shows where one was), and with every change of direction ended where the text ends, so
 * that it turns none of the words around it.
 *
 * @returns the same text where it holds nothing of the kind
 */
export function settled(text: string): string {
  const line = text
    .replace(/[\s\u0085]+/g, ' ')
    .replace(/[\p{Cc}\p{Cs}\ufdd0-\ufdef\ufffe\uffff]/gu, '\ufffd');
  const open: string[] = [];
  for (const [sign] of line.matchAll(/[\u202a-\u202e\u2066-\u2069]/g)) {
    const end = OPENS[sign];
    if (end !== undefined) open.push(end);
    else if (open.at(-1) === sign) open.pop();
  }
  return line + open.reverse().join('');
}
