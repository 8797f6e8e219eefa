import type { Edition } from '../../tree/index.js';
import type { Source } from '../source.js';
import { readText } from '../text/index.js';
import { type Lines, linesOf } from '../text/lines.js';
import { withoutSpelledBytes } from './bytes.js';
import { withoutChanges } from './changes.js';
import { withoutData } from './data.js';
import { withoutDividedWords } from './divided.js';
import { doubledReferences, escapedPage, withoutEntities } from './entities.js';
import { withoutEnvelope } from './envelope.js';
import { withoutExampleDress } from './examples.js';
import { withoutFence } from './fence.js';
import { withoutControls, withoutForms, withoutOddNumbers, withoutUnseenMarks } from './figures.js';
import { withoutFootnotes, withoutRemarks } from './footnotes.js';
import { withoutLeaves } from './leaves.js';
import { withoutLinks, withoutNamedLinks } from './links.js';
import { withoutMail } from './mail.js';
import { withoutMargin } from './margin.js';
import { withoutMarks } from './marks.js';
import { withArabicChapters, withoutNumberDress } from './numbers.js';
import { withGlossaryLast } from './order.js';
import { withoutPages } from './pages.js';
import { withoutReplies } from './replies.js';
import { withoutShifts } from './shifted.js';
import { withoutSpacedStops } from './spaced.js';
import { withoutStamps } from './stamps.js';
import { withoutTermDress } from './terms.js';

type Dress = (source: Source, lines: () => Lines) => Source | undefined;

/** What a document in any dialect may wear, from the outside to the inside. */
const COVERS: readonly Dress[] = [
  withoutMail,
  withoutEnvelope,
  withoutShifts,
  withoutUnseenMarks,
  withoutSpelledBytes,
  withoutData,
  (source, lines) => withoutMargin(source, lines()),
  escapedPage,
  doubledReferences,
  withoutControls,
  withoutForms,
  withoutChanges,
  withoutFence,
  withoutNamedLinks,
  withoutFootnotes,
  withoutRemarks,
  withoutLeaves,
  withoutReplies,
  withoutMarks,
];

/** What a plain text may wear. */
const DRESSES: readonly Dress[] = [
  (source) => withoutEntities(source),
  withoutSpacedStops,
  (source, lines) => withoutLinks(source, lines()),
  withoutStamps,
  (source, lines) => withoutPages(source, lines()),
  withoutDividedWords,
  (source, lines) => withArabicChapters(source, lines()),
  (source, lines) => withoutOddNumbers(source, lines()),
  (source, lines) => withoutNumberDress(source, lines()),
  (source, lines) => withGlossaryLast(source, lines()),
  (source, lines) => withoutTermDress(source, lines()),
  withoutExampleDress,
];

/** The lines of documents, until somebody is given them to change: a document that wears nothing is asked for them twice. */
const divided = new WeakMap<Source, Lines>();

function undressed(source: Source, dresses: readonly Dress[]): { source: Source; lines: () => Lines } {
  let bare = source;
  let known: Lines | undefined;
  const lines = (): Lines => {
    if (known === undefined) {
      known = divided.get(bare) ?? linesOf(bare);
      divided.set(bare, known);
    }
    return known;
  };
  for (const without of dresses) {
    const next = without(bare, lines);
    if (!next) continue;
    bare = next;
    known = undefined;
  }
  return { source: bare, lines };
}

/**
 * Takes off what programs have put around a document before anybody asks for its dialect: the head and the encoding of a letter, a
 * margin, the marks of a small markup language.
 *
 * @param source the decoded document
 * @returns the document itself where it wears nothing; places are those of the document
 */
export function uncovered(source: Source): Source {
  return undressed(source, COVERS).source;
}

/**
 * Reads a plain text that somebody may have dressed: printed on pages, made a list of, scanned.
 *
 * @param source the decoded document; places in the tree are its own
 * @throws ReadError as {@link readText}
 */
export function readPlainText(source: Source): Edition {
  const bare = undressed(source, DRESSES);
  const lines = bare.lines();
  divided.delete(bare.source);
  return readText(bare.source, { lines });
}
