import { listIn } from '../../tree/maps.js';
import { isDigit } from '../characters.js';
import { type Lines, lineLength, lineText } from '../text/lines.js';

const BUCKETS = 8_191;

/**
 * Lines that may come back, by their words: no words are made of most others.
 *
 * @param shortest they have so many characters at least, and do not begin with a figure
 * @param longest and so many at most
 * @param fewest words that come less often may be left out
 */
export function linesAlike(
  text: string,
  lines: Lines,
  shortest: number,
  longest: number,
  fewest: number,
): Map<string, number[]> {
  // Lines with the same length, first and last letter are counted first, because hardly any come back.
  const counts = new Uint16Array(BUCKETS);
  const buckets = new Int16Array(lines.count).fill(-1);
  for (let line = 0; line < lines.count; line++) {
    const length = lineLength(lines, line);
    const first = lines.first[line] as number;
    if (length < shortest || length > longest || isDigit(first)) continue;
    const last = lines.last[line] as number;
    const bucket = (length * 961 + first * 31 + last) % BUCKETS;
    buckets[line] = bucket;
    counts[bucket] = (counts[bucket] as number) + 1;
  }
  const places = new Map<string, number[]>();
  for (let line = 0; line < lines.count; line++) {
    const bucket = buckets[line] as number;
    if (bucket >= 0 && (counts[bucket] as number) >= fewest)
      listIn(places, lineText(text, lines, line)).push(line);
  }
  return places;
}
