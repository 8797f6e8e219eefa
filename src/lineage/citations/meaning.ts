import type { Beside } from './beside.js';
import type { Citation } from './find.js';
import { candidatesFor, type Evidence, evidenceOf, supportOf, TELLING, WEIGHTS } from './words/evidence.js';
import type { RuleWords } from './words/ruleWords.js';

/** What the words beside a citation say of it. */
export interface Meaning {
  /** They speak of a rule that had the number: which, and in which editions it did so with these words, the oldest first. */
  meant?: {
    lineage: string;
    editions: string[];
    /** The number in the target edition of the rule for which most speaks there: it tells the parts of a rule apart that was split. */
    best: string | undefined;
    /** The number is another rule's in the target edition, and more speaks for a third: nothing is certain. */
    contested: boolean;
  };
  /** They speak of other rules than any that had the number: the likeliest of the target edition, the likeliest first. */
  others?: { number: string; lineage: string; words: string[] }[];
  /** What decided: words of the citation's line that the rule has. */
  words: string[];
}

/** Less of what would speak for a rule with every word speaks for none. */
const ENOUGH = 0.3;
/** How much more must speak for one rule that had the number than for another. */
const CLEARLY = 1.1;
/** The words speak against the number where so little of what speaks for another rule speaks for it. */
const AGAINST = 0.65;
/** The same for one of several numbers that share their words. */
const AGAINST_ALL = 0.45;
/** The same where the words begin with a name of the number's rule or section, and the other rule is elsewhere. */
const AGAINST_NAMED = 0.42;
/** A rule that had the number once is meant for certain where no less speaks for it, as a share of what speaks for another. */
const UNCONTESTED = 0.7;
/** How many words that tell something must be there before they speak against a number. */
const LEAST = 2;
/** A single one does where so little of what speaks for another rule speaks for the number's, and the other has every word. */
const AGAINST_ONE = 0.4;
/** So many other rules are named. */
const NAMED = 3;

/** A rule that had the number that is cited. */
interface Bearer {
  lineage: number;
  runs: [from: number, to: number][];
  support: number;
}

/**
 * Reads the words beside each citation of a file.
 *
 * @param citations from `findCitations`
 * @param rules the words of the rules
 * @param target the edition whose rules are proposed, by exact name
 * @returns for each citation what its words say; undefined where they say too little
 */
export function readMeanings(
  citations: readonly Citation[],
  rules: RuleWords,
  target: string,
): (Meaning | undefined)[] {
  const { concordance } = rules;
  const edition = concordance.editionIndex(target) ?? concordance.editions.length - 1;
  const found: (Meaning | undefined)[] = new Array(citations.length);
  for (let at = 0; at < citations.length; ) {
    const group: number[] = [at];
    const beside = citations[at]?.beside;
    for (let next = at + 1; beside && citations[next]?.beside?.group === beside.group; next++)
      group.push(next);
    at += group.length;
    if (!beside) continue;
    const evidence = evidenceOf(beside, rules);
    if (evidence.most === 0) continue;
    readGroup(group, citations, evidence, rules, edition, found);
  }
  return found;
}

function readGroup(
  group: readonly number[],
  citations: readonly Citation[],
  evidence: Evidence,
  rules: RuleWords,
  edition: number,
  found: (Meaning | undefined)[],
): void {
  const { concordance } = rules;
  const read = group.map((place) => {
    const citation = citations[place] as Citation;
    const bearers = bearersOf(citation.number, evidence, rules);
    const candidates = candidatesFor(evidence, rules, citation.number, edition, 24);
    // The words of a rule or section speak for all that is below it.
    const rival = candidates.find(
      ({ number }) => number === citation.number || !citation.number.startsWith(number),
    );
    const most = rival?.score ?? 0;
    const best = Math.max(0, ...bearers.map((bearer) => supportWithHeadings(bearer, evidence, rules)));
    const ratio = most === 0 ? 1 : (best * WEIGHTS.sameRule) / most;
    const named = rival !== undefined && bearers.some((bearer) => isNamed(bearer, rival, evidence, rules));
    const contested =
      isFormer(bearers, edition) &&
      isContested(bearers as [Bearer, ...Bearer[]], candidates, evidence, rules, edition);
    return { place, citation, bearers, candidates, ratio, named, contested };
  });
  const least = group.length === 1 ? AGAINST : AGAINST_ALL;
  const explained = read.some(
    ({ ratio, named, bearers }) =>
      ratio >= (named ? Math.min(least, AGAINST_NAMED) : least) ||
      bearers.some((bearer) => hasAll(bearer, evidence, rules)),
  );
  // Words that everybody says of everything speak against no number without one that tells more, nor does one word that is no name.
  const enough =
    (evidence.telling >= LEAST && evidence.words.some(({ weight }) => weight >= TELLING)) ||
    (evidence.telling === 1 &&
      evidence.names.length > 0 &&
      read.every(
        ({ ratio, candidates: [other] }) => ratio < AGAINST_ONE && other && hasAll(other, evidence, rules),
      ));
  for (const { place, citation, bearers, candidates, contested } of read) {
    const [first, second] = bearers;
    if (explained) {
      if (!first || first.support < ENOUGH * Math.min(evidence.most, FULL)) continue;
      if (second && first.support < CLEARLY * second.support) continue;
      const words = wordsFor(first.lineage, evidence, rules);
      const editions = editionsOf(first, evidence, rules);
      found[place] = {
        meant: {
          lineage: concordance.data.lineages[first.lineage]?.[0] as string,
          editions,
          best: candidates[0]?.number,
          contested,
        },
        words,
      };
    } else if (enough && citation.last === undefined && citation.also === undefined) {
      const others = withTheirRule(distinct(candidates, rules), rules, edition)
        .slice(0, NAMED)
        .map(({ number, lineage }) => ({
          number,
          lineage: concordance.data.lineages[lineage]?.[0] as string,
          words: wordsFor(lineage, evidence, rules),
        }));
      if (others.length > 0) found[place] = { others, words: others[0]?.words ?? [] };
    }
  }
}

/**
 * Whether much more speaks for a rule that is neither under nor over the one that is meant, nor a subrule of the same rule; or hardly less
 * for one that has the number in an edition.
 */
function isContested(
  [{ lineage, support }, ...others]: readonly [Bearer, ...Bearer[]],
  candidates: ReturnType<typeof candidatesFor>,
  evidence: Evidence,
  rules: RuleWords,
  edition: number,
): boolean {
  const present = others.filter((other) => hasItIn(other, edition));
  if (present.some((other) => supportWithHeadings(other, evidence, rules) > UNCONTESTED * support))
    return true;
  const above = ancestorsOf(lineage, rules);
  const rule = above.length > 1 ? (above[0] as number) : lineage;
  const own = new Set([...familyOf(rule, rules), ...above]);
  // That a rule is near the number that is cited does not count: the number is another rule's now.
  return candidates.some(
    (rival) => !own.has(rival.lineage) && support < UNCONTESTED * (evidence.score[rival.lineage] as number),
  );
}

/** Whether most speaks for a rule that had the number once, while another has it in an edition. */
function isFormer(bearers: readonly Bearer[], edition: number): boolean {
  const [first, ...others] = bearers;
  return first !== undefined && !hasItIn(first, edition) && others.some((other) => hasItIn(other, edition));
}

/** Whether a rule has the number in an edition. */
function hasItIn({ runs }: Bearer, edition: number): boolean {
  return runs.some(([from, to]) => from <= edition && edition <= to);
}

/** What speaks for a rule and the headings over it: a rule need not say again what it is under. */
function supportWithHeadings({ lineage, support }: Bearer, evidence: Evidence, rules: RuleWords): number {
  const said = headingsOver(lineage, evidence, rules);
  return evidence.words
    .filter(({ key }) => said.has(key) && !rules.withStem(key).some((posting) => posting.lineage === lineage))
    .reduce((sum, { weight }) => sum + WEIGHTS.below * weight, support);
}

/** The words of the headings over a rule that are said. */
function headingsOver(lineage: number, { names }: Evidence, rules: RuleWords): Set<string> {
  const over = ancestorsOf(lineage, rules);
  return new Set(names.filter((name) => over.includes(name.lineage)).flatMap(({ keys }) => keys));
}

/** Whether every word is in a rule with its subrules, in the rule that it belongs to, or in a heading over it: none is left for another. */
function hasAll({ lineage }: { lineage: number }, evidence: Evidence, rules: RuleWords): boolean {
  if (evidence.unknown > 0) return false;
  const over = ancestorsOf(lineage, rules);
  const own = new Set([...familyOf(lineage, rules), ...over.slice(0, -1)]);
  const said = headingsOver(lineage, evidence, rules);
  return evidence.words.every(
    ({ key }) => said.has(key) || rules.withStem(key).some((posting) => own.has(posting.lineage)),
  );
}

/** Whether the words begin with a name of a rule, or of what is over it, that another rule is not under. */
function isNamed(
  { lineage }: Bearer,
  rival: { lineage: number },
  { names }: Evidence,
  rules: RuleWords,
): boolean {
  const [own, other] = [lineage, rival.lineage].map((place) => {
    const under = new Set([place, ...ancestorsOf(place, rules)]);
    return names.some((name) => name.first && under.has(name.lineage));
  });
  return own === true && other === false;
}

/** The rule and the section over a rule. */
function ancestorsOf(lineage: number, rules: RuleWords): number[] {
  const parent = rules.parents[lineage] ?? -1;
  return parent < 0 ? [] : [parent, ...ancestorsOf(parent, rules)];
}

/** A window of words that is in so few rules is no accident. */
const FEW = 12;

/** A bare number is a citation where its rule has so much of what the words beside it say. */
const PLAINLY = 0.45;

/** Of words about the rules no larger share than this is in no rule, for each that is in one. */
const FOREIGN = 0.34;

/** A number that is stale or a slip is in a section no further from that of the rule that is meant. */
const SHIFTED = 2;

/**
 * Whether the words beside a bare number are those of a rule that had it: its name or a run of its words right behind it, or most of what they
 * say and no less than any other rule has of it; or most of them those of a rule near it.
 *
 * @param number that may be a citation
 * @param beside the words beside it
 * @param closes whether it closes a comment, where a rule is cited and little else is said: then fewer words are enough
 */
export function speaksOf(number: string, beside: Beside, rules: RuleWords, closes = false): boolean {
  const { concordance } = rules;
  const known = rules.bearersOf(number).map(({ lineage }) => lineage);
  if (known.length === 0) return false;
  const evidence = evidenceOf(beside, rules);
  const family = new Set(known.flatMap((lineage) => familyOf(lineage, rules)));
  if (
    beside.behind &&
    (evidence.names.some(({ lineage, opens }) => opens && known.includes(lineage)) ||
      evidence.windows.some(
        ({ postings }) => postings.length <= FEW && postings.some(({ lineage }) => family.has(lineage)),
      ))
  )
    return true;
  const [first] = bearersOf(number, evidence, rules);
  const newest = concordance.editions.length - 1;
  const [best] = candidatesFor(evidence, rules, number, newest, 1);
  if (!first || !best || evidence.telling < (closes ? 1 : LEAST)) return false;
  const isPlain = first.support >= PLAINLY * evidence.most;
  if (isPlain && first.support * WEIGHTS.sameRule >= best.score) return true;
  if (evidence.unknown > FOREIGN * evidence.words.length) return false;
  if (isPlain && closes) return true;
  // A slip is seldom far from the number that is meant.
  const away = Math.abs(Number.parseInt(best.number, 10) - Number.parseInt(number, 10));
  return (
    away <= (closes ? SHIFTED : 0) && (evidence.score[best.lineage] as number) >= PLAINLY * evidence.most
  );
}

/** More than this need not be explained: a long sentence says more than its rule does. */
const FULL = 30;

/** The rules that had a number, that for which most speaks first. */
function bearersOf(number: string, evidence: Evidence, rules: RuleWords): Bearer[] {
  const found = new Map<number, Bearer>();
  for (const { lineage, from, to } of rules.bearersOf(number)) {
    const known = found.get(lineage);
    if (known) known.runs.push([from, to]);
    else found.set(lineage, { lineage, runs: [[from, to]], support: supportOf(lineage, evidence, rules) });
  }
  return [...found.values()].sort((a, b) => b.support - a.support);
}

/** The editions in which a rule had the number, those with most of the windows of words. */
function editionsOf({ lineage, runs }: Bearer, evidence: Evidence, rules: RuleWords): string[] {
  const { editions } = rules.concordance;
  const family = new Set(familyOf(lineage, rules));
  const hits = new Array<number>(editions.length).fill(0);
  for (const { postings } of evidence.windows) {
    const here = postings.filter((posting) => family.has(posting.lineage));
    for (let e = 0; e < hits.length; e++)
      if (here.some(({ from, to }) => from <= e && e <= to)) hits[e] = (hits[e] ?? 0) + 1;
  }
  const there = editions.flatMap((_, e) => (runs.some(([from, to]) => from <= e && e <= to) ? [e] : []));
  const most = Math.max(...there.map((e) => hits[e] ?? 0));
  return there.filter((e) => hits[e] === most).map((e) => editions[e] as string);
}

function familyOf(lineage: number, rules: RuleWords): number[] {
  return [lineage, ...(rules.children[lineage] ?? []).flatMap((child) => familyOf(child, rules))];
}

/** A rule with no more words than this is a bare heading. */
const BARE = 8;

/** Candidates without the bare heading of a rule whose subrule is among them. */
function distinct(candidates: ReturnType<typeof candidatesFor>, rules: RuleWords): typeof candidates {
  return candidates.filter(
    ({ lineage }) =>
      !candidates.some((other) => rules.parents[other.lineage] === lineage) ||
      (rules.sizes[lineage] ?? 0) > BARE,
  );
}

/** Where all that would be named are subrules of one rule, which has words of its own, that rule takes the place of the last of them. */
function withTheirRule(
  candidates: ReturnType<typeof candidatesFor>,
  rules: RuleWords,
  edition: number,
): typeof candidates {
  const named = candidates.slice(0, NAMED);
  const [lineage = -1, ...others] = new Set(named.map((candidate) => rules.parents[candidate.lineage]));
  const number = rules.numbersIn(edition)[lineage];
  if (named.length < NAMED || others.length > 0 || !number?.includes('.')) return candidates;
  if ((rules.sizes[lineage] ?? 0) <= BARE) return candidates;
  return [...named.slice(0, -1), { lineage, number, score: 0 }];
}

/** What of the words is a rule's: its names, and the words or runs of words that it has, the rarest first. */
function wordsFor(lineage: number, evidence: Evidence, rules: RuleWords): string[] {
  const family = new Set(familyOf(lineage, rules));
  for (const above of ancestorsOf(lineage, rules)) family.add(above);
  const names = evidence.names.filter((name) => family.has(name.lineage)).map(({ name }) => name);
  const own = new Set(familyOf(lineage, rules));
  const words = evidence.words
    .filter(({ key }) => rules.withStem(key).some((posting) => own.has(posting.lineage)))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, 4)
    .map(({ word }) => word);
  return [...new Set([...names, ...words])].slice(0, 5);
}
