import type { Edition } from '../../tree/index.js';
import type { Source } from '../source.js';
import { readText } from '../text/index.js';
import { type Lines, linesOf } from '../text/lines.js';
import { withoutEntities } from './entities.js';
import { withoutExampleDress } from './examples.js';
import { withoutMargin } from './margin.js';
import { withoutNumberDress } from './numbers.js';
import { withoutPages } from './pages.js';

/** What a plain text may wear, from the outside to the inside. */
const DRESSES: readonly ((source: Source, lines: Lines) => Source | undefined)[] = [
  withoutMargin,
  withoutEntities,
  withoutPages,
  withoutNumberDress,
  withoutExampleDress,
];

/**
 * Reads a plain text that somebody may have dressed: quoted, counted line by line, printed on pages, made a list of.
 *
 * @param source the decoded document; places in the tree are its own
 * @throws ReadError as {@link readText}
 */
export function readPlainText(source: Source): Edition {
  let undressed = source;
  let lines = linesOf(source);
  for (const without of DRESSES) {
    const next = without(undressed, lines);
    if (!next) continue;
    undressed = next;
    lines = linesOf(next);
  }
  return readText(undressed, { lines });
}
