import type { Edition } from '../../tree/index.js';
import type {
  Between,
  Candidate,
  FeatureEvidence,
  Identification,
  IdentifyOptions,
  Mixture,
  Neighbour,
} from './answer.js';
import { type DateEvidence, datesOf } from './dates.js';
import { type Feature, featuresOf, featuresOfText } from './features.js';
import { type Fingerprints, inRuns, type Runs, runsOf } from './fingerprints.js';

const LISTED = 12;
/** Scores are sums of fractions: equal ones may differ in the last bits. */
const EQUAL = 1e-6;
/** What a run of characters counts against whole sentences. */
const RUN = 0.9;
/** At least so many pieces, and this share of all, are those of other editions where a document is a mixture. */
const FEWEST_FOREIGN = 2;
const FOREIGN = 0.1;
/** A document of whose words less is known is not said to be from the edition that it fits best. */
export const HALF = 0.5;

/**
 * Finds out which edition a document is from by its own words: every rule with its number, and every sentence wherever it
 * stands, is looked up among the fingerprints of known editions. Nothing but the words, and the dates that the document itself
 * has, is used; the answer only names a document and never decides how its rules are read.
 *
 * @param document a tree, or plain text in which no rule was recognised
 * @returns the answer, which says so when it does not know
 */
export function identify(document: Edition | string, options: IdentifyOptions): Identification {
  const prints = options.fingerprints;
  const features = typeof document === 'string' ? featuresOfText(document) : featuresOf(document);
  const looked = features.map((feature) => lookUp(feature, prints));
  const dates = typeof document === 'string' ? [] : datesOf(document);
  const scores = scoresOf(looked, prints);
  const known = looked.filter((l) => l.verdict !== 'unknown' && l.verdict !== 'number').length;
  const best = Math.max(0, ...scores);
  const fitting =
    best === 0 ? [] : places(scores.length).filter((at) => (scores[at] as number) > best - EQUAL);
  const narrowed = narrow(fitting, dates, prints);
  const name = (at: number): string => prints.editions[at] as string;
  const listed = rank(scores, fitting, options.others ?? 6);
  const before = (fitting[0] ?? 0) - 1;
  const after = (fitting.at(-1) ?? prints.editions.length) + 1;
  const result: Identification = {
    fits: fitting.map(name),
    narrowed: narrowed.map(name),
    spans: spansOf(runsOf(fitting), prints),
    share: known === 0 ? 0 : best / looked.length,
    recognised: looked.length === 0 ? 0 : looked.reduce((sum, l) => sum + recognisedOf(l), 0) / looked.length,
    candidates: listed.map((at) => candidateAt(at, looked, scores[at] as number, dates, prints)),
    evidence: looked.map((l) => ({
      place: l.feature.place,
      kind: l.feature.kind,
      verdict: l.verdict,
      editions: spansOf(l.runs, prints),
    })),
    dates,
    pieces: looked.length,
    known,
    verdict: '',
  };
  if (best > 0 && before >= 0) result.notOlder = neighbourAt(before, fitting[0] as number, looked, prints);
  if (best > 0 && after < prints.editions.length) {
    result.notNewer = neighbourAt(after, fitting.at(-1) as number, looked, prints);
  }
  const between = best > 0 ? betweenOf(fitting, looked, prints, options.wordless ?? []) : undefined;
  if (between) result.between = between;
  const mixture = between || best === 0 ? undefined : mixtureOf(fitting, looked, prints);
  if (mixture) result.mixture = mixture;
  for (const candidate of result.candidates) {
    const others = options.fileDates?.get(candidate.edition);
    if (others && others.length > 0) candidate.fileDates = others;
  }
  result.verdict = verdictOf(result, options.fileDates);
  return result;
}

/** A feature with what the tables say about it. */
interface Looked {
  feature: Feature;
  verdict: FeatureEvidence['verdict'];
  /** Where it is as `verdict` says. */
  runs: Runs;
  exact: Runs | undefined;
  sentences: (Runs | undefined)[];
  /** Where its runs of characters stand. */
  marks: (Runs | undefined)[];
  /** Where the number exists, whatever its words. */
  numbers: Runs | undefined;
  /** How much of it is in each edition, between 0 and 1. */
  shares: number[];
  /** The most that is in any. */
  best: number;
}

function lookUp(feature: Feature, prints: Fingerprints): Looked {
  const found = findIn(feature, prints);
  const shares = places(prints.editions.length).map((at) => shareIn(found, at));
  return { ...found, shares, best: Math.max(0, ...shares) };
}

function findIn(feature: Feature, prints: Fingerprints): Omit<Looked, 'shares' | 'best'> {
  const exact = feature.numbered === undefined ? undefined : prints.numbered.get(feature.numbered);
  const numbers = feature.number === undefined ? undefined : prints.numbers.get(feature.number);
  const sentences = feature.sentences.map((s) => prints.sentences.get(s.hash));
  const marks = feature.marks.map((mark) => prints.marks.get(mark));
  const found = sentences.filter((s) => s !== undefined).length;
  const looked = { feature, exact, sentences, marks, numbers };
  if (exact) return { ...looked, verdict: 'exact', runs: exact };
  if (found > 0) {
    return {
      ...looked,
      verdict: found === sentences.length ? 'words' : 'partly',
      runs: common(sentences, prints),
    };
  }
  if (marks.some((m) => m !== undefined))
    return { ...looked, verdict: 'partly', runs: common(marks, prints) };
  if (numbers) return { ...looked, verdict: 'number', runs: numbers };
  return { ...looked, verdict: 'unknown', runs: [] };
}

/** The editions that have all of what is known of several things. */
function common(found: (Runs | undefined)[], prints: Fingerprints): Runs {
  return runsOf(
    places(prints.editions.length).filter((at) => found.every((runs) => !runs || inRuns(runs, at))),
  );
}

/** How much of a feature is in an edition, between 0 and 1. */
function shareIn(looked: Omit<Looked, 'shares' | 'best'>, at: number): number {
  if (inRuns(looked.exact, at)) return 1;
  // Which runs of characters were picked depends a little on the words around them, so they only speak where no whole sentence does.
  const words = looked.sentences.some((runs) => runs !== undefined)
    ? fraction(looked.sentences, at)
    : fraction(looked.marks, at) * RUN;
  // Words under another number speak for an edition less than words under their own, and pieces of sentences less than whole ones.
  return looked.feature.number === undefined ? words : words / 2;
}

/** How much of the words of a feature is known anywhere. */
function recognisedOf(looked: Looked): number {
  if (looked.exact) return 1;
  const known = (found: (Runs | undefined)[]): number =>
    found.length === 0 ? 0 : found.filter((runs) => runs !== undefined).length / found.length;
  return Math.max(known(looked.sentences), known(looked.marks));
}

function fraction(found: (Runs | undefined)[], at: number): number {
  return found.length === 0 ? 0 : found.filter((runs) => inRuns(runs, at)).length / found.length;
}

function scoresOf(looked: Looked[], prints: Fingerprints): number[] {
  return places(prints.editions.length).map((at) =>
    looked.reduce((sum, l) => sum + (l.shares[at] as number), 0),
  );
}

function narrow(fitting: number[], dates: DateEvidence[], prints: Fingerprints): number[] {
  const allowed = fitting.filter((at) =>
    dates.every((date) => contradiction(date, at, prints) === undefined),
  );
  return allowed.length > 0 ? allowed : fitting;
}

/** Why a date of the document speaks against an edition. */
function contradiction(date: DateEvidence, at: number, prints: Fingerprints): string | undefined {
  const edition = prints.editions[at] as string;
  const next = prints.editions[at + 1];
  switch (date.kind) {
    case 'printed':
      return edition === date.date ? undefined : `the document prints ${date.date}`;
    case 'stamp':
      return edition >= date.date ? undefined : `a rule in it is stamped ${date.date}`;
    case 'release':
      if (edition > date.date) return `it was taken on ${date.date}, before this edition`;
      return next !== undefined && next <= date.date
        ? `it was taken on ${date.date}, when ${next} was in force`
        : undefined;
  }
}

function candidateAt(
  at: number,
  looked: Looked[],
  score: number,
  dates: DateEvidence[],
  prints: Fingerprints,
): Candidate {
  const differing = looked.filter((l) => (l.shares[at] as number) < l.best - EQUAL);
  const against = differing.map((l) => ({ place: l.feature.place, reason: reasonAgainst(l, at, prints) }));
  return {
    edition: prints.editions[at] as string,
    share: looked.length === 0 ? 0 : score / looked.length,
    agreeing: looked.filter((l) => l.shares[at] === 1).length,
    against: against.slice(0, LISTED),
    moreAgainst: Math.max(0, against.length - LISTED),
    dates: dates.flatMap((date) => contradiction(date, at, prints) ?? []),
  };
}

/** Says why an edition next to those that fit does not: what the nearest fitting one has and it has not. */
function neighbourAt(at: number, fitting: number, looked: Looked[], prints: Fingerprints): Neighbour {
  const because = looked
    .filter((l) => (l.shares[fitting] as number) > (l.shares[at] as number) + EQUAL)
    .map((l) => ({ place: l.feature.place, reason: reasonAgainst(l, at, prints) }));
  return {
    edition: prints.editions[at] as string,
    because: because.slice(0, LISTED),
    more: Math.max(0, because.length - LISTED),
  };
}

/**
 * An edition that is not known has some rules as the one before it had them and others as the one after it has them: what
 * does not fit the best edition then stands, exactly so, from the very next one on, or up to the very last before it.
 */
function betweenOf(
  fitting: number[],
  looked: Looked[],
  prints: Fingerprints,
  wordless: readonly string[],
): Between | undefined {
  const first = fitting[0] as number;
  const last = fitting.at(-1) as number;
  const exact = looked.flatMap((l) => (l.exact ? [l.exact] : []));
  const newer = exact.filter((runs) => (runs[0]?.[0] as number) > last);
  const older = exact.filter((runs) => (runs.at(-1)?.[1] as number) < first);
  const at = older.length === 0 ? last : newer.length === 0 ? first - 1 : undefined;
  if (at === undefined || older.length + newer.length === 0) return undefined;
  const near =
    older.length === 0 ? newer.every((r) => r[0]?.[0] === at + 1) : older.every((r) => r.at(-1)?.[1] === at);
  if (!near) return undefined;
  const after = prints.editions[at] as string;
  const before = prints.editions[at + 1] as string;
  return { after, before, perhaps: wordless.filter((date) => date > after && date < before) };
}

/** Single pieces in another wording are slips; of a mixture there are several, which are exactly those of another edition. */
function mixtureOf(fitting: number[], looked: Looked[], prints: Fingerprints): Mixture | undefined {
  const first = fitting[0] as number;
  const last = fitting.at(-1) as number;
  const whole = looked.filter(({ verdict }) => verdict === 'exact' || verdict === 'words');
  const older = whole.flatMap(({ runs }) => runs.at(-1)?.[1] ?? []).filter((end) => end < first);
  const newer = whole.flatMap(({ runs }) => runs[0]?.[0] ?? []).filter((start) => start > last);
  if (older.length + newer.length < Math.max(FEWEST_FOREIGN, whole.length * FOREIGN)) return undefined;
  return {
    ...(older.length > 0 && {
      older: { pieces: older.length, until: prints.editions[Math.max(...older)] as string },
    }),
    ...(newer.length > 0 && {
      newer: { pieces: newer.length, from: prints.editions[Math.min(...newer)] as string },
    }),
  };
}

function reasonAgainst(looked: Looked, at: number, prints: Fingerprints): string {
  const edition = prints.editions[at] as string;
  const so = spansOf(looked.runs, prints).map(spanWords).join(', ');
  const stands = so === '' ? '' : `; it reads so in ${so}`;
  const there = looked.sentences.filter((runs) => inRuns(runs, at)).length;
  if (looked.feature.number !== undefined && !inRuns(looked.numbers, at)) {
    if (looked.sentences.length > 0 && there === looked.sentences.length) {
      return `${edition} has these words under another number${stands}`;
    }
    return `${edition} has no such number${stands}`;
  }
  if (looked.sentences.length > 1 && there > 0) {
    const count = looked.sentences.length;
    return there === count
      ? `${edition} has these ${count} sentences in another order, or others among them${stands}`
      : `${edition} has ${there} of these ${count} sentences${stands}`;
  }
  return looked.feature.number === undefined
    ? `${edition} has not these words${stands}`
    : `${edition} has other words here${stands}`;
}

function rank(scores: number[], fitting: number[], others: number): number[] {
  const rest = places(scores.length)
    .filter((at) => !fitting.includes(at) && (scores[at] as number) > 0)
    .sort((a, b) => (scores[b] as number) - (scores[a] as number) || a - b);
  return [...fitting, ...rest.slice(0, others)];
}

function spansOf(runs: Runs, prints: Fingerprints): [string, string][] {
  return runs.map(([a, b]) => [prints.editions[a] as string, prints.editions[b] as string]);
}

function spanWords([first, last]: [string, string]): string {
  return first === last ? first : `${first} to ${last}`;
}

function verdictOf(result: Identification, fileDates: IdentifyOptions['fileDates']): string {
  const known = (date: string): string => {
    const others = fileDates?.get(date) ?? [];
    return others.length === 0 ? date : `${date} (file date ${others.join(', ')})`;
  };
  if (result.pieces === 0) return 'there is not one whole sentence or rule in it to go by';
  if (result.fits.length === 0) {
    return `nothing in it is in a known edition (${result.pieces} ${result.pieces === 1 ? 'piece' : 'pieces'} looked up)`;
  }
  const spans = result.spans.map(([a, b]) => spanWords([known(a), known(b)])).join(', ');
  const many = result.fits.length === 1 ? '' : ` (${result.fits.length} known editions)`;
  const parts: string[] = [];
  if (result.recognised > HALF) {
    parts.push(`${result.share > 0.999 ? 'fits' : 'fits best'} ${spans}${many}`);
    if (result.known < result.pieces) parts.push(`${result.known} of its ${result.pieces} pieces are known`);
  } else {
    // Another text may share a few sentences with the rules; that is no reason to give it a date.
    parts.push(
      `most of it is in no known edition; what is known of it, ${result.known} of ${result.pieces} pieces, fits best ` +
        `${spans}${many}`,
    );
  }
  if (result.between) {
    const { after, before, perhaps } = result.between;
    const which =
      perhaps.length === 0 ? 'an edition that is not known here' : perhaps.map(known).join(' or ');
    parts.push(
      `part of it fits only ${known(after)} and part only ${known(before)}: it may be ${which}, from between them`,
    );
  }
  if (result.mixture) {
    const { older, newer } = result.mixture;
    const foreign = [
      older && `${older.pieces} of its pieces stand only in older editions, up to ${known(older.until)}`,
      newer && `${newer.pieces} only in newer ones, from ${known(newer.from)} on`,
    ].filter((part) => part !== undefined);
    parts.push(`${foreign.join(', and ')}: it may be put together from several editions`);
  }
  if (result.narrowed.length < result.fits.length) {
    parts.push(`its own dates narrow that to ${result.narrowed.map(known).join(', ')}`);
  }
  return parts.join('; ');
}

function places(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at);
}
