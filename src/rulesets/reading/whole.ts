import { keyOf, meaningOf, tokensOf } from '../../language/index.js';
import { fingerprint } from '../../tree/fingerprint.js';
import { listIn } from '../../tree/maps.js';
import type { Sentence } from '../words/sentences.js';
import { takes } from './accounted.js';
import { type Outcome, type Reading, readingsOf } from './clause.js';
import type { RuleDocument } from './document.js';
import type { Found } from './found.js';
import { addedTo, nearIn } from './near.js';
import { type Provision, type ProvisionOutcome, readProvision } from './provision.js';

interface Span {
  start: number;
  end: number;
}

/** How many digits of the mark of a sentence are kept: the chapter has a few hundred sentences. */
export const markLength = 6;

/** Words that join what a sentence says or open it, and citations; they state nothing by themselves. */
const joining = /^(?:if|when|whenever|where|should|suppose|and|then|in|\d{3}(?:\.\d+[a-z]?)?)$/;

/**
 * Reads provisions in a document, and holds them to it that a sentence is understood as a whole or not at all: where a
 * sentence states a value, each of its words has to belong to what some provision reads there, or to
 * what merely joins them. Otherwise the value is taken away, as the sentence is not understood.
 *
 * @param provisions all provisions that read the sentences in question: what one leaves another may take
 * @param doubtful sentences that are asked thoroughly, since nobody reads them otherwise
 * @param known marks of statements that editions make beside those that state values: joined to such a sentence they say no more
 * @returns what each provision makes of the document
 */
export function readWhole(
  provisions: readonly Provision[],
  document: RuleDocument,
  doubtful?: ReadonlyMap<Sentence, boolean>,
  known?: ReadonlySet<string>,
): Map<Provision, ProvisionOutcome> {
  const read = new Map(provisions.map((p) => [p, readProvision(p, document, doubtful)]));
  const readings = new Map<Sentence, Reading[]>();
  for (const { outcomes } of read.values()) {
    for (const reading of outcomes.flatMap(readingsOf)) {
      listIn(readings, reading.sentence).push(reading);
    }
  }
  const unexplained = new Map<Sentence, readonly Span[]>();
  for (const [sentence, all] of readings) {
    const rest = restOf(sentence, all, known);
    if (rest !== undefined) unexplained.set(sentence, rest);
  }
  if (unexplained.size > 0) {
    for (const [provision, { value, outcomes }] of read) {
      const held = outcomes.map((outcome) => heldTo(unexplained, outcome));
      if (held.some((outcome, i) => outcome !== outcomes[i])) {
        read.set(provision, {
          value: held.some((o) => o.kind === 'unread') ? undefined : value,
          outcomes: held,
          ...(value !== undefined && held.filter((o) => o.kind === 'unread').length === 1
            ? { like: value }
            : {}),
        });
      }
    }
  }
  return read;
}

/** An outcome without the sentences of which something is left over. */
function heldTo(unexplained: ReadonlyMap<Sentence, readonly Span[]>, outcome: Outcome): Outcome {
  const doubtful = readingsOf(outcome).find((r) => unexplained.has(r.sentence));
  if (doubtful === undefined || outcome.kind !== 'read') return outcome;
  const { passage, sentence, value, found } = doubtful;
  const open = unexplained.get(sentence) as readonly Span[];
  const [first, last] = [open[0] as Span, open.at(-1) as Span];
  const slot = addedTo(passage, sentence, open, (token) => takes(found, token));
  const near =
    slot === undefined ? nearIn(outcome.clause, passage, sentence) : { value, slots: [slot], share: 1 };
  const told =
    near?.value === value && near.slots.every(({ span }) => span.start < last.end && span.end > first.start);
  return {
    kind: 'unread',
    passage,
    sentence,
    rest: { start: first.start, end: last.end },
    ...(told ? { near } : {}),
  };
}

/** The words that nobody takes; undefined for a sentence that is understood to its last word. */
function restOf(
  sentence: Sentence,
  readings: readonly Reading[],
  known: ReadonlySet<string> | undefined,
): readonly Span[] | undefined {
  const { words, line } = sentence;
  const taken = readings.map((r) => r.found);
  const open = () =>
    words.filter(
      (word, i) =>
        !taken.some((t) => takes(t, word)) &&
        !joining.test(line.slice(word.at, (words[i + 1]?.at ?? line.length) - 1)),
    );
  if (open().length === 0) return undefined;
  if (known !== undefined) taken.push(...knownStatements(sentence, readings, known));
  const left = open();
  return left.length === 0 ? undefined : left;
}

/** Where statements of a sentence stand that are known to state no value. */
function knownStatements(
  sentence: Sentence,
  readings: readonly Reading[],
  known: ReadonlySet<string>,
): Found[] {
  const read = readings[0]?.passage.read() ?? [];
  const within = read.filter((s) => s.start < sentence.end && s.end > sentence.start);
  const [one] = within;
  if (one === undefined || within.length > 1) return [];
  const { statements } = meaningOf(within);
  if (statements.length < 2) return [];
  return statements
    .filter((statement) => known.has(fingerprint(keyOf(statement)).slice(0, markLength)))
    .flatMap((statement) =>
      [...tokensOf(statement)].flatMap((at) => {
        const token = one.tokens[at];
        return token === undefined ? [] : [{ start: token.start, end: token.end, gaps: [] }];
      }),
    );
}
