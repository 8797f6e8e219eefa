import type { Comparison } from '../compare/index.js';
import { UNKNOWN_WORD } from '../language/index.js';
import { fingerprint } from '../tree/fingerprint.js';
import type { Edition } from '../tree/index.js';
import { conflictsBetween, conflictsOfPairs } from './conflicts.js';
import { coverage } from './coverage/coverage.js';
import { conflictsElsewhere } from './elsewhere.js';
import { Neighbour } from './neighbour.js';
import { provisions } from './provisions/index.js';
import type { Outcome, ReadBy, Reading } from './reading/clause.js';
import { documentOf, type Passage, type RuleDocument, readWithin } from './reading/document.js';
import type { Provision, ProvisionOutcome } from './reading/provision.js';
import { readWhole } from './reading/whole.js';
import { Ruleset } from './ruleset.js';
import { doubtSilence } from './silence.js';
import { doubtfulSentences, strangeSentences } from './strange.js';
import type { Conflict, ParameterValue, Value } from './types.js';
import { parameterKeys, silentValue } from './vocabulary/index.js';

/** What is beside the edition that is compiled. */
export interface CompileOptions {
  /** The ruleset that a fragment takes from what it does not reach. */
  nearest?: Ruleset;
  /** The ruleset of the edition before, and the comparison of that edition with this one. */
  previous?: { ruleset: Ruleset; comparison: Comparison };
  /** The permanent id of a rule of this edition, where it is known. */
  lineageOf?: (number: string) => string | undefined;
  /** What to call the edition; its printed date when absent. */
  name?: string;
  /**
   * Marks of the sentences of the chapter that no parameter reads and that editions are known to have. They decide no value:
   * any other such sentence is called strange. Those of all published editions when absent.
   */
  known?: ReadonlySet<string>;
}

/**
 * Compiles the multiplayer rules of an edition from its words and nothing else.
 *
 * Every parameter is read from the sentences that state it. Beside the edition before, a value whose rules came over with the
 * same words (but for number, typography, references and terminology) is `carried`, with the name of that edition; it may
 * then be stated in words that would not be understood alone. Rules that changed more are read again. Where words speak of
 * a parameter and are not understood it is `unrecognised`, has no value, and shows both wordings.
 *
 * @param edition the tree of a whole edition or of a fragment
 * @param options neighbours, permanent ids, and the marks of known sentences; without them no sentence is called strange
 * @returns a ruleset with every parameter of the vocabulary
 */
export function compileWords(edition: Edition, options: CompileOptions): Ruleset {
  const document = documentOf(edition);
  const name = options.name ?? edition.effective ?? 'undated';
  const parameters: Record<string, ParameterValue> = {};
  const conflicts: Conflict[] = [];
  const neighbour = options.previous && new Neighbour(options.previous.ruleset, options.previous.comparison);
  for (const key of parameterKeys) parameters[key] = { status: 'unrecognised', rules: [], lineages: [] };
  let outcomes = readWhole(provisions, document, undefined, options.known);
  const doubtful = doubtfulSentences(document, outcomes, options.known);
  if (doubtful.size > 0) outcomes = readWhole(provisions, document, doubtful, options.known);
  for (const [provision, read] of outcomes) {
    const conflict = conflictIn(provision, read);
    if (conflict !== undefined) conflicts.push(conflict);
    parameters[provision.key] = withLineages(
      entryOf(provision, read, document, options, neighbour),
      name,
      options,
    );
  }
  const strange = options.known === undefined ? [] : strangeSentences(document, outcomes, options.known);
  doubtSilence(parameters, outcomes, strange, document);
  const ruleset = new Ruleset({
    edition: name,
    ...noteOf(document, parameters, options),
    parameters,
    coverage: { bound: 0, editorial: 0, unbound: [] },
    conflicts: [
      ...conflicts,
      ...conflictsBetween(parameters),
      ...conflictsOfPairs(parameters),
      ...conflictsElsewhere(document, outcomes),
    ],
    strange,
  });
  if (neighbour === undefined) return ruleset;
  const covered = coverage(neighbour.ruleset, ruleset, neighbour.comparison);
  return new Ruleset({ ...ruleset.toJSON(), coverage: covered });
}

function entryOf(
  provision: Provision,
  read: ProvisionOutcome,
  document: RuleDocument,
  options: CompileOptions,
  neighbour: Neighbour | undefined,
): ParameterValue {
  const { key } = provision;
  const { outcomes } = read;
  const former = neighbour?.ruleset.parameters[key];
  if (read.value !== undefined) {
    const readings = outcomes.flatMap((o) =>
      o.kind === 'read' ? [o.reading, ...sameValue(o.reading, o.others)] : [],
    );
    const first = readings[0];
    if (first === undefined) return unstated(key, read, options, document, neighbour, read.value);
    const rules = [...new Set(readings.map((r) => r.passage.number))].filter((n) => n !== '');
    const words = first.passage.text.slice(first.found.start, first.found.end);
    const carried = former?.value === read.value && neighbour?.carries(former, new Set(rules)) === true;
    let by: ReadBy | undefined;
    return {
      value: read.value,
      status: carried ? 'carried' : 'compiled',
      // What read it is shown in few places, and takes time to find out.
      get by() {
        by ??= weakest(outcomes);
        return by;
      },
      rules,
      lineages: [],
      ...(first.passage.example ? {} : { span: { start: first.found.start, end: first.found.end } }),
      words,
      hash: hashOf(words),
      ...(carried ? { from: neighbour?.comparison.old.edition ?? '' } : {}),
    };
  }
  const unread = outcomes.find((o) => o.kind === 'unread');
  if (unread !== undefined) {
    const rules = unread.passage.number === '' ? [] : [unread.passage.number];
    const { start, end } = unread.sentence;
    const kept = former && neighbour?.kept(former, unread.passage.number);
    if (kept !== undefined) {
      const words = unread.passage.text.slice(start, end);
      return {
        value: kept,
        status: 'carried',
        rules,
        lineages: [],
        ...(unread.passage.example ? {} : { span: { start, end } }),
        words,
        hash: hashOf(words),
        from: neighbour?.comparison.old.edition ?? '',
      };
    }
    return {
      status: 'unrecognised',
      rules,
      lineages: [],
      sentence: unread.passage.text.slice(start, end),
      ...(read.like === undefined || unread.near === undefined || unread.passage.example
        ? {}
        : { like: read.like, slots: unread.near.slots }),
      ...strangeWords(unread),
      ...lineOf(unread.passage),
      ...formerlyOf(former, neighbour),
    };
  }
  return unstated(key, read, options, document, neighbour, undefined);
}

/** The words of a sentence that nobody understands: those that no provision takes, or the one that the lexicon does not have. */
function strangeWords({ passage, sentence, rest }: Outcome & { kind: 'unread' }): { strange?: string } {
  if (rest !== undefined) return { strange: passage.text.slice(rest.start, rest.end) };
  const unknown = readWithin(passage, sentence).find(({ failure }) => failure?.reason === UNKNOWN_WORD);
  return unknown?.failure === undefined ? {} : { strange: unknown.failure.word };
}

/** A value is read as the weakest of the matters that it rests on. */
function weakest(outcomes: readonly Outcome[]): ReadBy {
  const readers = outcomes.flatMap((o): ReadBy[] => {
    if (o.kind !== 'read') return [];
    const agreeing = [o.reading, ...sameValue(o.reading, o.others)].map((r) => r.by);
    return [STRENGTH.find((by) => agreeing.includes(by)) as ReadBy];
  });
  return STRENGTH.findLast((by) => readers.includes(by)) ?? 'meaning';
}

/** The ways to read, the strongest first. */
const STRENGTH: readonly ReadBy[] = ['query', 'meaning'];

/** A parameter that no sentence of the document states; `worked` is what the provision made of the silence. */
function unstated(
  key: Provision['key'],
  read: ProvisionOutcome,
  options: CompileOptions,
  document: RuleDocument,
  neighbour: Neighbour | undefined,
  worked: Value | undefined,
): ParameterValue {
  const { outcomes } = read;
  const silent = outcomes.filter((o) => o.kind === 'absent');
  const base = { rules: [], lineages: [] };
  const reached = silent.length === 0 ? !document.partial : silent.every((o) => o.reached);
  // The matter is stated, but it is nothing that the parameter has a value for: a part of it is said in words that nobody found.
  const said = outcomes.find((o) => o.kind === 'read');
  if (worked === undefined && said !== undefined && (silent.length === 0 || reached)) {
    const { passage, sentence } = said.reading;
    const words = passage.text.slice(sentence.start, sentence.end);
    return { ...base, status: 'unrecognised', rules: [passage.number], sentence: words, ...lineOf(passage) };
  }
  // What headings and numbers tell needs no sentence.
  if (worked !== undefined && silent.length === 0) return { ...base, value: worked, status: 'compiled' };
  if (!reached) {
    const near = options.nearest?.parameters[key];
    if (near?.value === undefined) return { ...base, status: 'assumed' };
    return { ...base, value: near.value, status: 'assumed', from: options.nearest?.edition ?? '' };
  }
  const value = worked ?? silentValue(key);
  if (value === undefined) {
    // No sentence speaks of it, so what has become of the rule that did is the place to look at.
    const former = neighbour?.ruleset.parameters[key];
    const next = former && neighbour?.successor(former);
    return {
      status: 'unrecognised',
      rules: next === undefined ? [] : [next.number],
      lineages: [],
      ...(next === undefined ? {} : { sentence: next.words }),
      ...formerlyOf(former, neighbour),
    };
  }
  return { ...base, value, status: 'default' };
}

/** The same for two copies of a wording that differ in case, blanks, dashes and quotation marks. */
function hashOf(words: string): string {
  return fingerprint(words.toLowerCase().replace(/[^a-z0-9]/g, ''));
}

function lineOf({ line }: Passage): { line?: number } {
  return line === undefined ? {} : { line };
}

/** The wording of the edition before, to be shown beside the one that is not understood. */
function formerlyOf(
  former: ParameterValue | undefined,
  neighbour: Neighbour | undefined,
): { formerly?: string } {
  const words = former && neighbour?.words(former);
  return words === undefined ? {} : { formerly: words };
}

function sameValue(reading: Reading, others: readonly Reading[]): Reading[] {
  return others.filter((o) => o.value === reading.value);
}

/** Permanent ids of the rules; a rule of which nobody knows an earlier edition begins its life in this one. */
function withLineages(entry: ParameterValue, name: string, options: CompileOptions): ParameterValue {
  if (entry.rules.length === 0) return entry;
  // The entry itself is changed: in a copy everything would be asked for.
  return Object.assign(entry, { lineages: entry.rules.map((n) => options.lineageOf?.(n) ?? `${n}@${name}`) });
}

/** Two sentences about one matter that do not agree. */
function conflictIn(provision: Provision, read: ProvisionOutcome): Conflict | undefined {
  for (const outcome of read.outcomes) {
    if (outcome.kind !== 'read') continue;
    const dissenting = outcome.others.filter((o) => o.value !== outcome.reading.value);
    if (dissenting.length === 0 || read.value === undefined) continue;
    return {
      parameter: provision.key,
      readings: [outcome.reading, ...dissenting].map((r) => ({
        value: r.value,
        rule: r.passage.number,
        words: r.passage.text.slice(r.found.start, r.found.end),
        ...lineOf(r.passage),
      })),
      resolution: {
        value: read.value,
        reason: `Rule ${outcome.reading.passage.number} is the more specific statement, or the first of equals; nobody can say which of them is meant.`,
      },
      unsettled: true,
    };
  }
  return undefined;
}

function noteOf(
  document: RuleDocument,
  parameters: Record<string, ParameterValue>,
  options: CompileOptions,
): { note?: string } {
  if (!document.partial) {
    const chapter = parameters['general.multiplayerRulesLocation']?.value === 'chapterIncluded';
    return chapter ? {} : { note: 'This edition has no multiplayer chapter.' };
  }
  const held = document.parts.map(
    (p) => p.title || (p.number === '' ? 'rules without a heading' : `rules of ${p.number}`),
  );
  const assumed = Object.values(parameters).filter((p) => p.status === 'assumed').length;
  const rest =
    options.nearest === undefined
      ? `${assumed} parameters lie outside it and have no value`
      : `${assumed} parameters lie outside it and are assumed from ${options.nearest.edition}`;
  return { note: `A fragment that holds ${held.join('; ')}: ${rest}.` };
}
