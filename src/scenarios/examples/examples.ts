import { type GameRuleset, variantSpelled } from '../../game/index.js';
import { foldTypography } from '../../language/index.js';
import type { Edition } from '../../tree/index.js';
import { examplesOf, numberOf, rulesOf, textOf } from '../../tree/index.js';
import { numbersOf } from '../describe.js';
import { readScenarios } from '../load.js';
import { runScenario } from '../run.js';
import type { Draft } from './draft.js';
import { scenarioOf } from './draft.js';
import { LONGEST } from './frames.js';
import type { KnownCards } from './story.js';
import { tell } from './tell.js';

/** An Example of a rule, as its edition prints it. */
export interface PrintedExample {
  rule: string;
  /** Its place among the Examples of the rule, from 0. */
  index: number;
  text: string;
  /** The heading of the section that it is in. */
  section: string;
}

/** One claim of an Example, with what the rules make of it. */
export interface ClaimResult {
  words: string;
  /** The check of the scenario. */
  check: string;
  expected: unknown;
  actual: unknown;
  holds: boolean;
  /** Where the claim does not hold, the numbers of the rules behind what happened; the Example's own rule is next to them. */
  rules?: string[];
}

/** What the rules of an edition make of one of its Examples. */
export interface ExampleResult extends Omit<PrintedExample, 'section'> {
  status: 'holds' | 'contradicts' | 'notUnderstood';
  claims: ClaimResult[];
  /** Words that are not understood, and why. */
  strange: { words: string; why: string }[];
  /** Words that change nothing at the table: reasons, and what is said again. */
  remarks: string[];
  /** The scenarios that it became, for `variorum play`. */
  scenarios: Record<string, unknown>[];
}

const CHAPTER = /multiplayer/i;

/**
 * The Examples of the multiplayer chapters of an edition, in the order of the document.
 *
 * @param edition a whole edition or a fragment
 */
export function printedExamples(edition: Edition): PrintedExample[] {
  const found: PrintedExample[] = [];
  for (const chapter of edition.children) {
    if (chapter.type !== 'chapter' || !CHAPTER.test(chapter.title)) continue;
    for (const section of chapter.children) {
      if (section.type !== 'section') continue;
      for (const rule of rulesOf(section))
        for (const [index, example] of examplesOf(rule).entries())
          found.push({
            rule: numberOf(rule),
            index,
            text: mended(foldTypography(textOf(example))),
            section: section.title,
          });
    }
  }
  return found;
}

/** A copy that lost its quotation marks has question marks in their places; an Example asks nothing. */
function mended(text: string): string {
  const opened = text.replace(/(?<![^\s(])\?(?=[\p{L}{])/gu, '"');
  const closed = opened === text ? text : opened.replace(/(?<=[\p{L}.,\d])\?(?=[\s),.]|$)/gu, '"');
  // "one if its members": the slip of a key between a number and whose it is.
  return closed.replace(/ \? /g, ' - ').replace(/\bone if (?=its\b|their\b)/g, 'one of ');
}

/**
 * Plays Examples under a ruleset and compares what they claim with what happens.
 *
 * @param examples of one edition, in the order of the document: one may go on with the table of the one before it
 * @param ruleset the rules of the same edition
 * @param edition its name
 * @param cards cards that are known by name, for Examples that do not quote them
 */
export function judgeExamples(
  examples: readonly PrintedExample[],
  ruleset: GameRuleset,
  edition: string,
  cards?: KnownCards,
): ExampleResult[] {
  // While the zone of what is removed from the game was called so, what went there had left the game.
  const removed = ruleset.entry('leaving.remainingControlledObjects')?.value === 'leaveToRemovedFromGameZone';
  const gone = removed ? ['outside', 'exile'] : ['outside'];
  let before: { rule: string; draft: Draft } | undefined;
  return examples.map((example) => {
    if (example.text.length > LONGEST) {
      before = undefined;
      return tooLong(example);
    }
    const same = before?.rule === example.rule ? before.draft : undefined;
    const told = tell(example.text, {
      before: same,
      variant: variantOf(example.section),
      gone,
      cards,
      directed: /attack (?:left|right)/i.test(example.section),
    });
    before = { rule: example.rule, draft: told.last };
    return judge(example, told, ruleset, edition);
  });
}

/**
 * The verdicts on all Examples of an edition under its own ruleset, for whoever shows them beside their rules. An edition has some forty Examples,
 * each of which is read and played: reckon with a second or two the first time, and keep what it returns.
 *
 * @param tree the edition
 * @param ruleset the rules that were compiled from it
 * @param name the edition as results name it
 * @param cards cards that are known by name
 * @returns a result for each Example, in the order of the document; `rule` and `index` say where it stands
 */
export function verdictsOf(
  tree: Edition,
  ruleset: GameRuleset,
  name: string,
  cards?: KnownCards,
): ExampleResult[] {
  return judgeExamples(printedExamples(tree), ruleset, name, cards);
}

/** The variant that a section is about, for Examples that do not name it. */
function variantOf(section: string): string | undefined {
  const name = section.replace(/ variant$/i, '');
  return variantSpelled(name) === undefined ? undefined : name;
}

/** An Example before anything is known of it. */
function unjudged({ rule, index, text }: PrintedExample): ExampleResult {
  return { rule, index, text, status: 'notUnderstood', claims: [], strange: [], remarks: [], scenarios: [] };
}

function tooLong(example: PrintedExample): ExampleResult {
  const words = `${example.text.slice(0, SHOWN)}…`;
  const why = `it has ${example.text.length} characters, more than any Example (at most ${LONGEST} are read):`;
  return { ...unjudged(example), strange: [{ words, why }] };
}

/** So many characters of an Example that is not read name it. */
const SHOWN = 60;

function judge(
  example: PrintedExample,
  told: ReturnType<typeof tell>,
  ruleset: GameRuleset,
  edition: string,
): ExampleResult {
  const { rule, index, text } = example;
  const result = { ...unjudged(example), strange: [...told.strange], remarks: told.remarks };
  if (told.strange.length > 0) return result;
  if (told.runs.length === 0) {
    result.strange.push({ words: text, why: 'it claims nothing that a table shows' });
    return result;
  }
  for (const [k, draft] of told.runs.entries()) {
    const written = scenarioOf(draft, `${rule}-${index}-${k}`, { rule, edition });
    if (!written) {
      result.strange.push({ words: text, why: 'there is no table with such seats' });
      return result;
    }
    result.scenarios.push(written);
    const { scenarios, unread } = readScenarios(JSON.stringify(written), `Example of ${rule}`);
    const [scenario] = scenarios;
    if (!scenario) {
      result.strange.push({ words: text, why: unread[0]?.error.reason ?? 'the scenario is not understood' });
      return result;
    }
    const played = runScenario(scenario, ruleset, { edition });
    if (played.error) {
      result.strange.push({ words: text, why: played.error.reason });
      return result;
    }
    for (const [at, check] of played.checks.entries()) {
      if (check.problem !== undefined) {
        // What could only be asked had the claim before it held.
        if (played.checks.slice(0, at).some(({ passed, problem }) => passed === false && !problem)) continue;
        result.strange.push({ words: draft.claims[at]?.words ?? text, why: check.problem });
        return result;
      }
      const { words = text } = draft.claims[at] ?? {};
      const holds = check.passed === true;
      result.claims.push({
        words,
        check: check.text,
        expected: check.expected,
        actual: check.actual,
        holds,
        ...(holds
          ? {}
          : { rules: [...new Set(played.events.flatMap((event) => numbersOf(event, ruleset)))] }),
      });
    }
  }
  result.status = result.claims.every(({ holds }) => holds) ? 'holds' : 'contradicts';
  return result;
}

/** How many Examples there are of each kind. */
export interface ExampleTotals {
  examples: number;
  played: number;
  holds: number;
  contradicts: number;
  notUnderstood: number;
}

/** Counts Examples by what the rules make of them. */
export function exampleTotals(results: readonly ExampleResult[]): ExampleTotals {
  const count = (status: ExampleResult['status']): number =>
    results.filter((one) => one.status === status).length;
  return {
    examples: results.length,
    played: results.length - count('notUnderstood'),
    holds: count('holds'),
    contradicts: count('contradicts'),
    notUnderstood: count('notUnderstood'),
  };
}
