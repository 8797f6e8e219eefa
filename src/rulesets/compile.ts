import type { Comparison } from '../compare/types.js';
import type { Edition } from '../tree/index.js';
import { conflictsBetween } from './conflicts.js';
import { provisions } from './provisions/index.js';
import type { Reading } from './reading/clause.js';
import { documentOf, type RuleDocument } from './reading/document.js';
import { type Provision, type ProvisionOutcome, readProvision } from './reading/provision.js';
import { Ruleset } from './ruleset.js';
import type { Conflict, ParameterValue, Value } from './types.js';
import { parameterKeys, silentValue } from './vocabulary/index.js';

/** What stands beside the edition that is compiled. */
export interface CompileOptions {
  /** The ruleset that a fragment takes from what it does not reach. */
  nearest?: Ruleset;
  /** The ruleset of the edition before, and the comparison of that edition with this one. */
  previous?: { ruleset: Ruleset; comparison: Comparison };
  /** The permanent id of a rule of this edition, where it is known. */
  lineageOf?: (number: string) => string | undefined;
  /** What to call the edition; its printed date when absent. */
  name?: string;
}

/** Changes that leave the meaning of a rule as it was, so that its values stand. */
const weak = new Set(['none', 'typography', 'reference', 'terminology', 'example']);

/**
 * Compiles the multiplayer rules of an edition from its words.
 *
 * Every parameter is read from the sentences that state it. A rule that the neighbouring edition had with the same
 * words (but for number, typography, references and terminology) carries its values; where words speak of a parameter
 * and are not understood the parameter is `unrecognised` and has no value.
 *
 * @param edition the tree of a whole edition or of a fragment
 * @param options neighbours and permanent ids
 * @returns a ruleset with every parameter of the vocabulary
 */
export function compile(edition: Edition, options: CompileOptions = {}): Ruleset {
  const document = documentOf(edition);
  const name = options.name ?? edition.effective ?? 'undated';
  const parameters: Record<string, ParameterValue> = {};
  const conflicts: Conflict[] = [];
  const successors = options.previous === undefined ? undefined : successorsIn(options.previous.comparison);
  for (const key of parameterKeys) parameters[key] = { status: 'unrecognised', rules: [], lineages: [] };
  for (const provision of provisions) {
    const read = readProvision(provision, document);
    const conflict = conflictIn(provision, read);
    if (conflict !== undefined) conflicts.push(conflict);
    parameters[provision.key] = withLineages(
      entryOf(provision, read, document, options, successors),
      name,
      options,
    );
  }
  return new Ruleset({
    edition: name,
    ...noteOf(document, parameters, options),
    parameters,
    coverage: { bound: 0, editorial: 0, unbound: [] },
    conflicts: [...conflicts, ...conflictsBetween(parameters)],
  });
}

function entryOf(
  provision: Provision,
  read: ProvisionOutcome,
  document: RuleDocument,
  options: CompileOptions,
  successors: Map<string, { number: string; weak: boolean }[]> | undefined,
): ParameterValue {
  const { key } = provision;
  const { outcomes } = read;
  const former = options.previous?.ruleset.parameters[key];
  if (read.value !== undefined) {
    const readings = outcomes.flatMap((o) =>
      o.kind === 'read' ? [o.reading, ...sameValue(o.reading, o.others)] : [],
    );
    const first = readings[0];
    if (first === undefined) return unstated(key, read, options, document, read.value);
    const carried = former === undefined ? undefined : carriedBy(former, read.value, readings, successors);
    return {
      value: read.value,
      status: carried === undefined ? 'compiled' : 'carried',
      rules: [...new Set(readings.map((r) => r.passage.number))].filter((n) => n !== ''),
      lineages: [],
      ...(first.passage.example ? {} : { span: { start: first.found.start, end: first.found.end } }),
      words: first.passage.text.slice(first.found.start, first.found.end),
      ...(carried === undefined ? {} : { from: carried }),
    };
  }
  const unread = outcomes.find((o) => o.kind === 'unread');
  if (unread !== undefined) {
    const rules = unread.passage.number === '' ? [] : [unread.passage.number];
    const kept = former === undefined ? undefined : keptBy(former, unread.passage.number, successors);
    if (kept !== undefined) {
      return {
        ...former,
        value: kept,
        status: 'carried',
        rules,
        lineages: [],
        from: options.previous?.ruleset.edition ?? '',
      };
    }
    return {
      status: 'unrecognised',
      rules,
      lineages: [],
      sentence: unread.passage.text.slice(unread.sentence.start, unread.sentence.end),
      ...(former?.words === undefined ? {} : { formerly: former.words }),
    };
  }
  return unstated(key, read, options, document, undefined);
}

/** A parameter that no sentence of the document states; `worked` is what the provision made of the silence. */
function unstated(
  key: Provision['key'],
  read: ProvisionOutcome,
  options: CompileOptions,
  document: RuleDocument,
  worked: Value | undefined,
): ParameterValue {
  const { outcomes } = read;
  const silent = outcomes.filter((o) => o.kind === 'absent');
  const base = { rules: [], lineages: [] };
  // What headings and numbers tell needs no sentence.
  if (worked !== undefined && silent.length === 0) return { ...base, value: worked, status: 'compiled' };
  const reached = silent.length === 0 ? !document.partial : silent.every((o) => o.reached);
  if (!reached) {
    const near = options.nearest?.parameters[key];
    if (near?.value === undefined) return { ...base, status: 'assumed' };
    return { ...base, value: near.value, status: 'assumed', from: options.nearest?.edition ?? '' };
  }
  const value = worked ?? silentValue(key);
  if (value === undefined) return { ...base, status: 'unrecognised' };
  return { ...base, value, status: 'default' };
}

function sameValue(reading: Reading, others: readonly Reading[]): Reading[] {
  return others.filter((o) => o.value === reading.value);
}

/** Permanent ids of the rules; a rule of which nobody knows an earlier edition begins its life in this one. */
function withLineages(entry: ParameterValue, name: string, options: CompileOptions): ParameterValue {
  if (entry.rules.length === 0) return entry;
  return { ...entry, lineages: entry.rules.map((n) => options.lineageOf?.(n) ?? `${n}@${name}`) };
}

/** The edition that the value is carried from: all its rules came over with their words. */
function carriedBy(
  former: ParameterValue,
  value: Value,
  readings: readonly Reading[],
  successors: Map<string, { number: string; weak: boolean }[]> | undefined,
): string | undefined {
  if (successors === undefined || former.value !== value || former.rules.length === 0) return undefined;
  const now = new Set(readings.map((r) => r.passage.number));
  const over = former.rules.every((n) => successors.get(n)?.some((s) => s.weak && now.has(s.number)));
  return over ? (successors.get('')?.[0]?.number ?? '') : undefined;
}

/** The value of the edition before, where the rule that is not understood is only that edition's rule again. */
function keptBy(
  former: ParameterValue,
  number: string,
  successors: Map<string, { number: string; weak: boolean }[]> | undefined,
): Value | undefined {
  if (successors === undefined || former.value === undefined) return undefined;
  const same = former.rules.some((n) => successors.get(n)?.some((s) => s.weak && s.number === number));
  return same ? former.value : undefined;
}

/** Old number to new numbers; the empty key holds the name of the old edition. */
function successorsIn(comparison: Comparison): Map<string, { number: string; weak: boolean }[]> {
  const successors = new Map<string, { number: string; weak: boolean }[]>();
  successors.set('', [{ number: comparison.old.edition, weak: false }]);
  for (const edge of comparison.edges) {
    if (edge.old === null || edge.new === null) continue;
    const list = successors.get(edge.old) ?? [];
    list.push({ number: edge.new, weak: weak.has(edge.change) });
    successors.set(edge.old, list);
  }
  return successors;
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
      })),
      resolution: {
        value: read.value,
        reason: `Rule ${outcome.reading.passage.number} is the more specific statement, or the first of equals.`,
      },
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
