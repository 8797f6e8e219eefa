import type { Concordance } from '../concordance.js';
import type { Citation } from './find.js';
import type { Dating } from './infer.js';
import { judge, judgeLetters, judgeRange, type Verdict } from './judge.js';
import type { Meaning } from './meaning.js';

/** What is to be said of one citation. */
export interface Diagnosis {
  citation: Citation;
  /**
   * - `current`: the rule still has the number that is cited;
   * - `moved`: it has another one;
   * - `split`: its words went to several rules;
   * - `ended`: it is no longer in the rules;
   * - `unknown`: the edition that it was written for has no such rule;
   * - `doubtful`: the number is one of a rule, but the words beside it speak of another;
   * - `newer`: the number is above those of the newest edition that is known.
   */
  status: 'current' | 'moved' | 'split' | 'ended' | 'unknown' | 'doubtful' | 'newer';
  /** What it is called now, written as the citation is; null where there is nothing certain to write. */
  suggestion: string | null;
  /** One sentence. */
  evidence: string;
  /** False where the editions that the citation may have been written for give different answers, and for what is doubtful. */
  certain: boolean;
  /** The number in the target edition of the rule that is meant; null where that is not known, or where the rule has ended. */
  meant: string | null;
  /** The words beside the citation that decided; empty where the numbers alone did. */
  words: string[];
  /** The editions in which the number means that rule, the first and the last; absent where that was not asked. */
  editions?: [first: string, last: string];
  /** The edition for which only other files say that this one was written, where its own citations fit one that gives another answer. */
  borrowed?: string;
  /** Of what is doubtful, unknown or contested: the rules of the target edition that the words may speak of, the likeliest first. */
  candidates?: { number: string; words: string[] }[];
}

/** How many citations came out how. */
export type DoctorTotals = Record<Diagnosis['status'], number>;

/**
 * Says for each citation what it meant in the edition that it was written for, and what that rule is called in another.
 *
 * @param citations from `findCitations`
 * @param concordance numbers through time
 * @param written the edition that citations without a date of their own were written for, by exact name; or what was inferred from
 *   them: then it is judged by the likeliest, and nothing is suggested but what holds for every edition that fits, and for every one that
 *   the file's own citations fit
 * @param target the edition whose numbers are wanted, by exact name
 * @param meanings for each citation what the words beside it say, from `readMeanings`; where they tell, they count more than `written`
 * @returns one diagnosis a citation, in order
 */
export function diagnose(
  citations: readonly Citation[],
  concordance: Concordance,
  written: string | Dating,
  target: string,
  meanings: readonly (Meaning | undefined)[] = [],
): Diagnosis[] {
  const inferred: Dating = typeof written === 'string' ? { edition: written, fits: [written] } : written;
  const known = new Map<string, Answer>();
  return citations.map((citation, at) => {
    const { number, last, also, stamp } = citation;
    const dated = stamp === undefined ? undefined : inForce(concordance, stamp);
    if (stamp !== undefined && dated === undefined) {
      const evidence = `no known edition is as old as ${stamp}`;
      return {
        citation,
        status: 'unknown',
        suggestion: null,
        evidence,
        certain: true,
        meant: null,
        words: [],
      };
    }
    const meaning = dated === undefined ? meanings[at] : undefined;
    if (meaning?.others) return { citation, ...doubtful(number, meaning.others, concordance, target) };
    const own = meaning?.meant;
    const edition = own && nearest(own.editions, inferred.edition, target);
    const source: Dating =
      edition === undefined
        ? dated === undefined
          ? inferred
          : { edition: dated, fits: [dated] }
        : { edition, fits: [edition] };
    const key = `${number}..${last ?? ''}/${also?.join('/') ?? ''}@${dated ?? ''}${edition ?? ''}`;
    let verdict = known.get(key);
    if (!verdict) {
      verdict = agreed(citation, concordance, source, target);
      known.set(key, verdict);
    }
    // What is written in capitals stays so.
    const capitals = /\d[A-Z]/.test(citation.text);
    const suggestion = capitals ? (verdict.suggestion?.toUpperCase() ?? null) : verdict.suggestion;
    const { numbers, ...rest } = verdict;
    const found = {
      citation,
      ...rest,
      suggestion,
      meant: numbers.length === 1 ? (numbers[0] ?? null) : null,
      words: [],
    };
    if (!own) return found;
    const [first] = own.editions;
    return {
      ...found,
      // A number with its rule's words beside it is a citation.
      citation: { ...citation, confidence: Math.max(citation.confidence, WORDED) },
      ...(own.contested
        ? { certain: false, suggestion: null, candidates: candidatesOf(numbers, own.best, meaning.words) }
        : {}),
      meant: found.meant ?? numbers.find((there) => there === own.best) ?? null,
      words: meaning.words,
      ...(first === undefined ? {} : { editions: [first, own.editions.at(-1) as string] }),
    };
  });
}

/** How sure it is that such a number is a citation. */
const WORDED = 0.75;

/** Of the editions in which a number has the words beside it: the one that the file was written for, or that nearest to the target. */
function nearest(editions: readonly string[], written: string, target: string): string | undefined {
  return [target, written].find((edition) => editions.includes(edition)) ?? editions.at(-1);
}

/** What a rule is called now that had the number once, and the rule for which most speaks. */
function candidatesOf(
  numbers: readonly string[],
  best: string | undefined,
  words: string[],
): NonNullable<Diagnosis['candidates']> {
  return [...new Set([...numbers, ...(best === undefined ? [] : [best])])].map((number) => ({
    number,
    words,
  }));
}

/** What is said of a number whose words speak of other rules. */
function doubtful(
  number: string,
  others: NonNullable<Meaning['others']>,
  concordance: Concordance,
  target: string,
): Omit<Diagnosis, 'citation'> {
  const there = concordance.bearersOf(number).length > 0;
  const named = others.map(
    (other) => `${other.number}${other.words.length > 0 ? ` (${other.words.join(', ')})` : ''}`,
  );
  const evidence = there
    ? `the words beside it fit other rules of ${target} better: ${named.join('; ')}`
    : `no known edition has a rule ${number}; the words beside it fit ${named.join('; ')}`;
  return {
    status: there ? 'doubtful' : 'unknown',
    suggestion: null,
    evidence,
    certain: !there,
    meant: null,
    words: others[0]?.words ?? [],
    candidates: others.map((other) => ({ number: other.number, words: other.words })),
  };
}

type Answer = Verdict & Pick<Diagnosis, 'certain' | 'borrowed'>;

/** How many of several answers are listed. */
const TOLD = 3;

/** What holds for the likeliest edition, and whether it holds for all that fit. */
function agreed(
  { number, last, also }: Citation,
  concordance: Concordance,
  { edition, fits, own = fits }: Dating,
  target: string,
): Answer {
  const verdictIn = (written: string): Verdict =>
    last !== undefined
      ? judgeRange(number, last, concordance, written, target)
      : also !== undefined
        ? judgeLetters([number, ...also], concordance, written, target)
        : judge(number, concordance, written, target);
  const verdict = verdictIn(edition);
  const numbers = [number, ...(last === undefined ? [] : [last]), ...(also ?? [])];
  /** What other editions answer. */
  const besides = (editions: readonly string[]): Verdict[] =>
    telling(numbers, concordance, editions)
      .map(verdictIn)
      .filter((other) => other.status !== verdict.status || other.suggestion !== verdict.suggestion)
      // Whoever cited a rule had an edition that has it.
      .filter((other) => other.status !== 'unknown');
  const others = besides(fits);
  if (others.length === 0) {
    const evidence = verdict.evidence + inUse(verdict, numbers, concordance, edition);
    const answers = verdict.status === 'current' ? [] : besides(own).reverse();
    const [other] = answers;
    if (!other) return { ...verdict, evidence, certain: true };
    // An edition that has no such number is not the one that its writer had.
    if (verdict.status === 'unknown')
      return {
        ...other,
        suggestion: null,
        numbers: [],
        certain: false,
        evidence: `not certain: ${reasonsOf(answers)}; the other files are of ${edition}, which has no rule ${number}`,
      };
    return {
      ...verdict,
      suggestion: null,
      evidence: `only other files say that this one was written for ${edition}, where ${evidence}; by its own citations also: ${other.evidence}`,
      certain: false,
      borrowed: edition,
    };
  }
  return {
    status: verdict.status,
    suggestion: null,
    numbers: [],
    certain: false,
    evidence: `not certain: the citations fit several editions: ${reasonsOf([verdict, ...others])}`,
  };
}

/** The evidence of several answers, of equal ones once. */
function reasonsOf(answers: readonly Verdict[]): string {
  const reasons = [
    ...new Map(
      [...answers].reverse().map((one) => [`${one.status} ${one.suggestion}`, one.evidence]),
    ).values(),
  ].reverse();
  const more = reasons.length > TOLD ? `; and ${reasons.length - TOLD} more` : '';
  return reasons.slice(0, TOLD).join('; ') + more;
}

/** When a number was in use that the edition has not: whoever cited it may have had another. */
function inUse(
  { status }: Verdict,
  numbers: readonly string[],
  concordance: Concordance,
  edition: string,
): string {
  const missing =
    status === 'unknown' && numbers.find((number) => concordance.lineageOf(number, edition) === undefined);
  const bearers = missing ? concordance.bearersOf(missing) : [];
  const first = bearers[0]?.first;
  const last = bearers.at(-1)?.last;
  if (first === undefined || last === undefined) return '';
  return first === last ? `; ${first} has` : `; editions from ${first} to ${last} have`;
}

/** Of several editions those worth asking: for each rule that has the number, the first and the last. */
function telling(
  numbers: readonly string[],
  concordance: Concordance,
  editions: readonly string[],
): string[] {
  if (editions.length <= 2) return [...editions];
  const spans = new Map<string, string[]>();
  for (const edition of editions) {
    const bearers = numbers.map((number) => concordance.lineageOf(number, edition) ?? '').join(' ');
    const span = spans.get(bearers);
    if (span) span[1] = edition;
    else spans.set(bearers, [edition]);
  }
  return [...new Set([...spans.values()].flat())].sort();
}

/** The edition in force on a day: the newest that is not later. */
export function inForce(concordance: Concordance, date: string): string | undefined {
  return concordance.editions.filter((edition) => edition <= date).at(-1);
}

/** Counts diagnoses by status. */
export function totalsOf(diagnoses: readonly Diagnosis[]): DoctorTotals {
  const totals: DoctorTotals = {
    current: 0,
    moved: 0,
    split: 0,
    ended: 0,
    unknown: 0,
    doubtful: 0,
    newer: 0,
  };
  for (const { status } of diagnoses) totals[status]++;
  return totals;
}

/** From this confidence on a number is a citation beyond doubt. */
const CERTAIN = 0.7;

/** Whether a citation is one that {@link rewrite} rewrites. */
export function isCertain({
  citation,
  status,
  suggestion,
}: Pick<Diagnosis, 'citation' | 'status' | 'suggestion'>): boolean {
  // A citation that names its own edition is right for that edition and stays as it is.
  return (
    status === 'moved' &&
    suggestion !== null &&
    citation.stamp === undefined &&
    citation.confidence >= CERTAIN
  );
}

/** How much a finding weighs. */
export type Level = 'error' | 'warning' | 'note';

/**
 * How much a finding weighs: an error is certain and a citation beyond doubt, a warning one of the two is not, and a note what is right as
 * far as numbers go.
 *
 * @returns `note` for a citation that still stands too
 */
export function levelOf({
  citation,
  status,
  certain,
}: Pick<Diagnosis, 'citation' | 'status' | 'certain'>): Level {
  if (status === 'current' || status === 'doubtful' || status === 'newer') return 'note';
  return certain && status !== 'split' && citation.confidence >= CERTAIN ? 'error' : 'warning';
}

/**
 * Rewrites citations whose new number is certain, and which are certainly citations.
 *
 * @param text the file
 * @param diagnoses of its citations
 * @returns the file with the numbers of the target edition, and how many were rewritten
 */
export function rewrite(text: string, diagnoses: readonly Diagnosis[]): { text: string; rewritten: number } {
  let result = '';
  let reached = 0;
  let rewritten = 0;
  for (const { citation, status, suggestion } of diagnoses) {
    if (!isCertain({ citation, status, suggestion })) continue;
    result += text.slice(reached, citation.start) + suggestion;
    reached = citation.end;
    rewritten++;
  }
  return { text: result + text.slice(reached), rewritten };
}
