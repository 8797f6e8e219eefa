import { basename } from 'node:path';
import { readEditionFile, rulesetOf as rulesetOfEdition, whyNotRead } from '../../archive/index.js';
import { type EditionUnits, type Step, stepOf } from '../../lineage/index.js';
import { type ParameterKey, Ruleset, type RulesetData } from '../../rulesets/index.js';
import {
  expectationFor,
  inEdition,
  listening,
  noExpectationOf,
  questionOf,
  questionsOf,
  runScenario,
  type Scenario,
} from '../../scenarios/index.js';
import { type Edition, numberOf, sectionsOf, walk } from '../../tree/index.js';
import { programDataAddress } from '../address.js';
import type { ScenarioOutcome } from '../book.js';
import { packEdition } from '../data/edition.js';
import { playEdition } from '../data/playData.js';
import { packedScript } from '../data/script.js';
import { type CommandHelp, developerFiles } from '../developers.js';
import { type ComparisonSummary, summaryOf } from './changes.js';
import { type ComparisonInput, comparisonPages } from './comparison.js';
import { dataAddress, type Shared, spooled, treeOf, writeInto, writeJson } from './documents.js';
import { type EditionInput, editionPages } from './edition.js';
import { fingerprints, type Layout, partsOf } from './layout.js';
import { lifePages, numberPages } from './life.js';
import { type UnderstoodInput, understoodPages } from './understood.js';

/** What reading a file gives, without the tree, which is written to a file. */
export interface ReadFile {
  file: string;
  reason?: string;
  reading?: ReadingRecord;
}

/** A document that was read: what is weighed when it has rivals, and what its pages say of it. */
export interface ReadingRecord {
  name: string;
  effective?: string;
  evidence: 'printed' | 'identified' | 'listed' | 'file';
  fits: string[];
  file: string;
  sha256: string;
  format: Edition['format'];
  partial: boolean;
  damaged: number;
  counts: import('../../tree/index.js').Counts;
  named: boolean;
  coverage: import('../../readers/index.js').Coverage;
  messages: { line?: number; reason: string; ruleId?: string }[];
  messageCount: number;
  /** What else is to know of its tree. */
  facts: TreeFacts;
}

/** What links into an edition and other pages need to know of its tree. */
export interface TreeFacts {
  title?: string;
  encoding: string;
  layout: Layout;
  /** What each page of the edition shows, as a hash, see `homesOf`. */
  parts: [part: string, hash: string][];
  sections: [number: string, title: string][];
  /** Which rule refers to which number. */
  references: [from: string, to: string][];
}

/** How many messages of the reader a page lists. */
const MESSAGES = 300;

interface PairInput {
  id: string;
  old: { id: string; name: string };
  new: { id: string; name: string };
  /** Where to leave what histories are made from. */
  found: string;
}

interface PairResult {
  /** Absent where nothing of the one goes on in the other. */
  summary?: ComparisonSummary;
}

/** What histories are made from: the newer of two documents taken apart, and what goes on in it from the older one. */
export interface PairFound {
  new: EditionUnits;
  step: Step;
}

/** What pages are made from, and which of them are to be made. */
type Pieces<T> = T & { pieces: readonly string[] };

/** Pages that are made together, with their addresses. */
export type Piece = [name: string, files: string[]];

interface PlayInput {
  id: string;
  name: string;
  ruleset: RulesetData;
  /** The games that were played by other rules before: where both agree, they go the same way. */
  like?: { ruleset: RulesetData; outcomes: ScenarioOutcome[] };
}

interface RulesInput {
  id: string;
  name: string;
  effective?: string;
  /** For a fragment, its ruleset: it takes what it lacks from another edition. */
  ruleset?: RulesetData;
}

/** What threads do; each takes and gives plain data. */
export const TASKS = {
  /** Reads a file and leaves its tree in the folder. */
  async read({ path, shown }: { path: string; shown: string }, { place }: Shared): Promise<ReadFile> {
    try {
      const { result, ...reading } = await readEditionFile(path, shown);
      const { tree, messages, coverage } = result;
      writeJson({ place }, spooled(reading.sha256), tree);
      return {
        file: shown,
        reading: {
          ...reading,
          coverage: { ...coverage, file: basename(coverage.file) },
          messages: messages.slice(0, MESSAGES).map(({ line, reason, ruleId }) => ({
            reason,
            ...(line === undefined || line === null ? {} : { line }),
            ...(ruleId === undefined || ruleId === null ? {} : { ruleId }),
          })),
          messageCount: messages.length,
          facts: factsOf(tree),
        },
      };
    } catch (error) {
      return { file: shown, reason: whyNotRead(error) };
    }
  },

  /** Looks through the tree of a document that was made of several files. */
  facts({ id }: { id: string }, shared: Shared): TreeFacts {
    return factsOf(treeOf(id, shared));
  },

  /** Compares two documents; the comparison is written to the data of the book. */
  pair({ id, old, new: fresh, found: path }: PairInput, shared: Shared): PairResult {
    const { comparison, ...found } = stepOf(treeOf(old.id, shared), treeOf(fresh.id, shared), {
      old: old.name,
      new: fresh.name,
    });
    writeJson(shared, path, { new: found.new, step: found.step } satisfies PairFound);
    if (!comparison.edges.some((edge) => edge.old !== null && edge.new !== null)) return {};
    writeJson(shared, dataAddress('comparisons', id, shared.big), comparison);
    const names = { id, old: old.id, new: fresh.id, oldName: old.name, newName: fresh.name };
    return { summary: summaryOf(comparison, names) };
  },

  /** Compiles the rules of a document, and packs the words that they are read from. */
  async compile({ id, name, effective, ruleset: given }: RulesInput, shared: Shared): Promise<RulesetData> {
    const ruleset = given
      ? new Ruleset(given)
      : await rulesetOfEdition(
          {
            tree: treeOf(id, shared),
            name,
            partial: false,
            ...(effective === undefined ? {} : { effective }),
          },
          undefined,
        );
    const pack = playEdition(id);
    writeInto(shared, programDataAddress(pack), packedScript(pack, packEdition(treeOf(id, shared), ruleset)));
    return ruleset.toJSON();
  },

  /** Plays the scenarios by a ruleset. */
  play({ name, ruleset: data, like }: PlayInput, { scenarios }: Shared): ScenarioOutcome[] {
    if (like) remember(like, scenarios);
    const rules = playable(new Ruleset(data));
    return scenarios.map((scenario) => inOrder(outcomeOf(scenario, rules, name)));
  },

  /** Makes the pages about the package itself. */
  developers({ commands }: { commands: readonly CommandHelp[] }, shared: Shared): string[] {
    return Array.from(developerFiles({ commands }), ([path, content]) => {
      writeInto(shared, path, content);
      return path;
    });
  },

  /** Makes pieces of an edition; gives each with the addresses of its files. */
  edition: ({ pieces, ...input }: Pieces<EditionInput>, shared: Shared): Piece[] => [
    ...editionPages(input, pieces, shared),
  ],

  /** Makes the pages of a comparison, which are one piece. */
  comparison: ({ pieces, ...input }: Pieces<ComparisonInput>, shared: Shared): Piece[] =>
    pieces.map((piece) => [piece, comparisonPages(input, shared)]),

  /** Makes the pages that say what was understood of an edition, which are one piece. */
  understood: ({ pieces, ...input }: Pieces<UnderstoodInput>, shared: Shared): Piece[] =>
    pieces.map((piece) => [piece, understoodPages(input, shared)]),

  lives: lifePages,
  numbers: numberPages,
};

/** Looks through a tree for what other pages need to know of it. */
function factsOf(tree: Edition): TreeFacts {
  const { parts, layout } = partsOf(tree);
  const references: [string, string][] = [];
  walk(tree, (node, ancestors) => {
    if (node.type === 'glossary') return false;
    if (node.type !== 'crossReference') return undefined;
    const rule = ancestors.findLast((above) => above.type === 'rule' || above.type === 'subrule');
    if (rule?.type !== 'rule' && rule?.type !== 'subrule') return undefined;
    for (const target of node.targets) {
      for (const end of target.split('..')) references.push([numberOf(rule), end]);
    }
    return undefined;
  });
  return {
    ...(tree.title === undefined ? {} : { title: tree.title }),
    encoding: tree.encoding.name,
    layout,
    parts: fingerprints(tree, parts),
    sections: sectionsOf(tree).map((section) => [numberOf(section), section.title]),
    references,
  };
}

/** One task for a thread, and where to keep what it finds out. */
export interface Job {
  input: unknown;
  /** A path inside the book. */
  keep?: string;
}

export async function perform(name: TaskName, { input, keep }: Job, shared: Shared): Promise<unknown> {
  const result = await TASKS[name](input as never, shared);
  if (keep !== undefined) writeJson(shared, keep, result);
  return result;
}

export type TaskName = keyof typeof TASKS;
export type TaskOf<N extends TaskName> = {
  input: Parameters<(typeof TASKS)[N]>[0];
  result: Awaited<ReturnType<(typeof TASKS)[N]>>;
};

/** Games that were played, by scenario: what was asked, and what came out. */
const played = new Map<
  Scenario,
  { values: [key: ParameterKey, value: string][]; checks: string; outcome: ScenarioOutcome }[]
>();

/** A ruleset as games that were played before are compared with it; worked out once for all scenarios. */
interface Playable {
  ruleset: Ruleset;
  /** The value of each parameter as JSON; `null` for one without a value. */
  said: ReadonlyMap<string, string>;
  /** False for rules that are not understood in some place: they may stop a game although it never asks for them. */
  sound: boolean;
}

function playable(ruleset: Ruleset): Playable {
  const all: RulesetData['parameters'] = ruleset.parameters;
  return {
    ruleset,
    said: new Map(Object.entries(all).map(([key, { value }]) => [key, JSON.stringify(value ?? null)])),
    sound: ruleset.strange.length === 0 && ruleset.keys().every((key) => all[key]?.value !== undefined),
  };
}

/**
 * Plays a scenario, unless it was played before by rules that agree in all that it asks for. A game asks its ruleset for
 * parameters and knows nothing else of it, so by equal answers it goes the same way.
 */
function outcomeOf(scenario: Scenario, { ruleset, said, sound }: Playable, edition: string): ScenarioOutcome {
  const all: RulesetData['parameters'] = ruleset.parameters;
  const saidOf = (key: string): string => said.get(key) ?? 'null';
  const checks = checksOf(scenario, edition);
  const known = sound ? (played.get(scenario) ?? []) : [];
  const assumed = (parameters: readonly string[]): boolean =>
    parameters.some((key) => all[key]?.status === 'assumed');
  const alike = known.filter(({ values }) => values.every(([key, value]) => saidOf(key) === value));
  const same = alike.find((game) => game.checks === checks)?.outcome;
  const told = same ?? (checks === 'null' && alike[0] ? answersOf(scenario, alike[0].outcome) : undefined);
  if (told) return { ...told, edition, assumed: assumed(told.parameters) };
  const asked = new Set<ParameterKey>();
  const {
    events,
    actions: _,
    ...result
  } = runScenario(scenario, listening(ruleset, asked), {
    edition,
    resolve: inEdition(edition),
    others: true,
  });
  const parameters = [...new Set(events.flatMap((event) => event.parameters))];
  const outcome = { ...result, parameters, asked: [...asked], assumed: assumed(parameters) };
  if (sound) know(scenario, outcome, saidOf, checks);
  return outcome;
}

/** Keeps a game for editions that agree with its rules in all that it asked for. */
function know(
  scenario: Scenario,
  outcome: ScenarioOutcome,
  saidOf: (key: string) => string,
  checks: string,
): void {
  // A game that came to a stop, and what rules object to a table, are told in the words of the edition.
  if (outcome.status === 'error' || outcome.objections !== undefined) return;
  const known = played.get(scenario) ?? [];
  const values = (outcome.asked as ParameterKey[]).map((key): [ParameterKey, string] => [key, saidOf(key)]);
  known.push({ values, checks, outcome });
  played.set(scenario, known);
}

/** Keeps the games of another edition that were played for a former book. */
function remember(
  { ruleset: data, outcomes }: NonNullable<PlayInput['like']>,
  scenarios: readonly Scenario[],
): void {
  const { said, sound } = playable(new Ruleset(data));
  if (!sound) return;
  const byId = new Map(scenarios.map((scenario) => [scenario.id, scenario]));
  for (const outcome of outcomes) {
    const scenario = byId.get(outcome.scenario);
    if (scenario === undefined) continue;
    know(scenario, outcome, (key) => said.get(key) ?? 'null', checksOf(scenario, outcome.edition));
  }
}

/** What a scenario expects in an edition, as JSON. */
function checksOf(scenario: Scenario, edition: string): string {
  return JSON.stringify(expectationFor(scenario, edition, inEdition(edition)) ?? null);
}

/** The same with its fields in one order, so that a file does not tell whether its games were played or taken over. */
function inOrder<T extends object>(outcome: T): T {
  return Object.fromEntries(Object.entries(outcome).sort(([a], [b]) => (a < b ? -1 : 1))) as T;
}

/** What a game that was played before answers to a file that expects nothing; undefined where something was not asked then. */
function answersOf(scenario: Scenario, before: ScenarioOutcome): ScenarioOutcome | undefined {
  const given = new Map(
    [...before.checks, ...(before.others ?? [])].map((check) => [questionOf(check.text), check]),
  );
  const asked = new Set(scenario.checks.map(({ text }) => questionOf(text)));
  const others = questionsOf(scenario).filter(({ text }) => !asked.has(questionOf(text)));
  const answers = [...scenario.checks, ...others].map(({ text }) => {
    const found = given.get(questionOf(text));
    if (found === undefined || found.problem !== undefined) return undefined;
    const { expected: _, passed: __, ...answer } = found;
    return { ...answer, text };
  });
  if (!answers.every((answer) => answer !== undefined)) return undefined;
  const { note: _, ...rest } = before;
  return {
    ...rest,
    status: 'notApplicable',
    checks: answers.slice(0, scenario.checks.length),
    others: answers.slice(scenario.checks.length),
    note: noExpectationOf(scenario),
  };
}
