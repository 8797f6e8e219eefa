import { withoutLetter } from '../../../tree/numbers.js';
import type { Beside } from '../beside.js';
import { alikeOf, spelledOut } from './jargon.js';
import { isEmpty, pairHashes, windowHashes, wordKeys } from './keys.js';
import type { RuleWords } from './ruleWords.js';

/** What the words beside a citation say of every rule. */
export interface Evidence {
  /** For each lineage how much speaks for it. */
  score: Float64Array;
  /** What a rule would have that has every word: the measure of {@link score}. */
  most: number;
  /** How many words tell something: they are in few rules. */
  telling: number;
  /** How many words are in no rule. */
  unknown: number;
  /** The windows of words found in rules: where in the words, and in whose rule when. */
  windows: { at: number; postings: readonly { lineage: number; from: number; to: number }[] }[];
  /** Names found, with their words as keys; `first` ones begin the words, and ones that open are where a heading does. */
  names: {
    name: string;
    keys: readonly string[];
    lineage: number;
    first: boolean;
    opens: boolean;
    weight: number;
  }[];
  /** The words that are in rules, each once, as they were written. */
  words: { word: string; key: string; weight: number }[];
}

/** Words of this rarity tell something. */
export const TELLING = 2.5;
/** How evidence is weighed. Chosen on the labelled samples (docs/doctor.md says how they were held out). */
export const WEIGHTS = {
  /** How much longer rules are held back, and how much of a word's weight depends on that. */
  length: 0.1,
  saturation: 1.2,
  /** How much a name counts beside its words; how much more where it is where a heading does. */
  name: 0.9,
  opening: 0.3,
  /** What of it counts for the subrules of what is named, and for those of its rules. */
  below: 0.8,
  farBelow: 0.6,
  /** How much a window of words counts that is in one rule alone. */
  window: 3,
  /** How much two rare words near each other count. */
  pair: 0.55,
  /** What of its weight a word has that people use for a word of the rules. */
  alike: 0.5,
  /** What of the words of its rule counts for a subrule. */
  inherited: 0.1,
  /** How much more likely a rule is meant that shares its rule or section with the one cited. */
  sameRule: 1.5,
  sameSection: 1.4,
  /** How much less likely a bare heading, a variant of the game or a summary of turn-based actions is meant. */
  heading: 0.9,
  variant: 0.85,
};
/**
 * Words that everybody says of everything: however rare they are in the rules, they tell little.
 */
const COMMON = new Set(
  wordKeys(
    'about across actual actually ago along already also although always around away back because behind below between both but bring call came come comes could did different done down either else ever every far few find fresh further future gave get gets getting give given go goes going gone good got had half hard has having here how however into itself just keep keeps kept know later left less let lets like likely little long lot made make makes making many matter maybe might mine more much must never nobody nor nothing now off often ok old otherwise our out over per plus possible pretty quite rather really right say says seem several should show simply since so some somebody someone something sort still such sure take takes taken taking tell than that thing things think this those though through thus together too took toward try up upon us usual usually very want wants was way well went what whatever when where whether which while who whose why wish won would yet',
  ).map(({ key }) => key),
);
/** The rarity that such a word has at most. */
const LITTLE = 1;
/** How rare a word is that no rule has. */
const UNHEARD = 4;
/** Pairs of words in more rules than this rarity say nothing. */
const COMMON_PAIR = 3;
/**
 * Weighs what words say of every rule: rare words that it has (Okapi's BM25, Robertson and others 1994), names of it, its rule or section,
 * and windows of words in a row.
 *
 * @param beside the words beside a citation, and whether they are right behind the number, where a heading does
 */
export function evidenceOf(
  { words: beside, behind }: Pick<Beside, 'words' | 'behind'>,
  rules: RuleWords,
): Evidence {
  const text = spelledOut(beside);
  const found = wordKeys(text);
  const keys = found.map(({ key }) => key);
  const words: Evidence['words'] = [];
  const count = rules.sizes.length;
  const score = new Float64Array(count);
  let most = 0;
  let telling = 0;
  let unknown = 0;
  const rarity = (key: string): number => {
    const having = rules.withStem(key).length;
    return having === 0 ? 0 : Math.log(1 + (count - having + 0.5) / (having + 0.5));
  };
  const credit = (lineage: number, weight: number): void => {
    const length = (rules.sizes[lineage] ?? 0) / rules.averageSize;
    score[lineage] =
      (score[lineage] ?? 0) +
      (weight * (1 + WEIGHTS.saturation)) /
        (1 + WEIGHTS.saturation * (1 - WEIGHTS.length + WEIGHTS.length * length));
  };
  const before = new Float64Array(count);
  const weights = new Map<string, number>();
  for (const { key, start, end } of found) {
    if (weights.has(key)) continue;
    const weight = isEmpty(key) ? 0 : COMMON.has(key) ? Math.min(LITTLE, rarity(key)) : rarity(key);
    weights.set(key, weight);
    if (weight === 0) {
      if (key.length > 1 && rules.withStem(key).length === 0) unknown++;
      continue;
    }
    most += weight;
    words.push({ word: text.slice(start, end), key, weight });
    if (rarity(key) >= TELLING && !/^\d/.test(key)) telling++;
    for (const { lineage } of rules.withStem(key)) credit(lineage, weight);
  }
  for (const [key, weight] of weights) {
    if (isEmpty(key)) continue;
    // A word that no rule has is as rare as any.
    const own = weight === 0 ? UNHEARD : weight;
    const best = new Map<number, number>();
    for (const other of alikeOf(key)) {
      if (weights.has(other)) continue;
      const part = WEIGHTS.alike * Math.min(own, rarity(other));
      for (const { lineage } of rules.withStem(other))
        best.set(lineage, Math.max(part, best.get(lineage) ?? 0));
    }
    if (best.size === 0) continue;
    if (weight === 0) most += WEIGHTS.alike * own;
    for (const { lineage } of rules.withStem(key)) best.delete(lineage);
    for (const [lineage, part] of best) credit(lineage, part);
  }
  // A subrule goes on where its rule began to speak.
  for (let lineage = 0; lineage < count; lineage++) {
    const parent = rules.parents[lineage] as number;
    if (parent >= 0 && score[lineage] !== 0) before[lineage] = WEIGHTS.inherited * (score[parent] as number);
  }
  for (let lineage = 0; lineage < count; lineage++)
    score[lineage] = (score[lineage] as number) + (before[lineage] as number);
  const names = namesIn(keys, behind, weights, rules);
  const named = new Map<number, number>();
  for (const { lineage, weight } of names) named.set(lineage, Math.max(named.get(lineage) ?? 0, weight));
  for (const [lineage, weight] of named) {
    score[lineage] = (score[lineage] ?? 0) + weight;
    for (const child of rules.children[lineage] ?? []) {
      score[child] = (score[child] ?? 0) + WEIGHTS.below * weight;
      for (const below of rules.children[child] ?? [])
        score[below] = (score[below] ?? 0) + WEIGHTS.farBelow * weight;
    }
  }
  for (const hash of pairHashes(keys)) {
    const postings = rules.withPair(hash);
    const rare = Math.log(count / Math.max(1, postings.length));
    if (rare < COMMON_PAIR) continue;
    for (const { lineage } of postings)
      score[lineage] = (score[lineage] ?? 0) + WEIGHTS.pair * (rare - COMMON_PAIR + 1);
  }
  const windows: Evidence['windows'] = [];
  windowHashes(keys).forEach((hash, at) => {
    const postings = rules.withWindow(hash);
    if (postings.length === 0) return;
    windows.push({ at, postings });
    const weight = (WEIGHTS.window * Math.log(count / postings.length)) / Math.log(count);
    most += weight;
    for (const { lineage } of postings) score[lineage] = (score[lineage] ?? 0) + weight;
  });
  return { score, most, telling, unknown, windows, names, words };
}

/** The names of rules and sections among words, the longest at each place. */
function namesIn(
  keys: readonly string[],
  behind: boolean,
  weights: ReadonlyMap<string, number>,
  rules: RuleWords,
): Evidence['names'] {
  const found: Evidence['names'] = [];
  const begin = keys.findIndex((key) => (weights.get(key) ?? 0) > 0);
  for (let at = 0; at < keys.length; at++) {
    for (let length = Math.min(rules.longestName, keys.length - at); length > 0; length--) {
      const run = keys.slice(at, at + length);
      const named = rules.named(run.join(' '));
      if (named.length === 0) continue;
      const rare = run.reduce((sum, key) => sum + (weights.get(key) ?? 0), 0);
      const opens = behind && at === 0;
      const weight = (WEIGHTS.name + (opens ? WEIGHTS.opening : 0)) * rare;
      for (const { name, lineage } of named)
        found.push({ name, keys: run, lineage, first: at <= begin, opens, weight });
      at += length - 1;
      break;
    }
  }
  return found;
}

/** What speaks for a rule with its subrules, or a section with its rules: the best of them. */
export function supportOf(lineage: number, { score }: Evidence, rules: RuleWords): number {
  let best = score[lineage] ?? 0;
  for (const child of rules.children[lineage] ?? [])
    best = Math.max(best, 0.95 * supportOf(child, { score } as Evidence, rules));
  return best;
}

/** What has less than this part of the best evidence is no candidate. */
const FAR = 0.4;

/** A rule that may be meant. */
export interface Candidate {
  lineage: number;
  number: string;
  score: number;
}

/**
 * The rules of an edition that words may speak of, the likeliest first.
 *
 * @param cited the number that is there, which is seldom far from the right one
 * @param edition place of the edition
 * @param most how many are wanted
 */
export function candidatesFor(
  evidence: Evidence,
  rules: RuleWords,
  cited: string,
  edition: number,
  most: number,
): Candidate[] {
  const section = cited.split('.')[0] as string;
  const rule = withoutLetter(cited);
  const found: Candidate[] = [];
  const numbers = rules.numbersIn(edition);
  let best = 0;
  for (let lineage = 0; lineage < numbers.length; lineage++)
    if (numbers[lineage] !== undefined) best = Math.max(best, evidence.score[lineage] as number);
  for (let lineage = 0; lineage < numbers.length; lineage++) {
    const number = numbers[lineage];
    let score = evidence.score[lineage] as number;
    // Less than this no nearness makes up for.
    if (number === undefined || score === 0 || score < FAR * best || !number.includes('.')) continue;
    if (number.startsWith(`${section}.`))
      score *= withoutLetter(number) === rule ? WEIGHTS.sameRule : WEIGHTS.sameSection;
    if ((rules.sizes[lineage] ?? 0) <= 6 && (rules.children[lineage]?.length ?? 0) > 0)
      score *= WEIGHTS.heading;
    if (/^(?:8|9(?!03)|703)/.test(number) && number[0] !== cited[0]) score *= WEIGHTS.variant;
    found.push({ lineage, number, score });
  }
  return found.sort((a, b) => b.score - a.score).slice(0, most);
}
