import {
  type Answer,
  createGame,
  type Decision,
  type Game,
  type GameRuleset,
  type GameSetup,
  type Option,
  type Standing,
  standingOf,
} from '../game/index.js';
import { type Played, play, runScenario } from './run.js';
import { expectationFor, type Scenario } from './scenario.js';
import { vectorSchema } from './vector-schema.js';

/** One thing that was put to the players and what they answered, or what happened without a question. */
export type VectorStep =
  | {
      /** The action of the scenario that it belongs to. */
      action: string | null;
      decision: {
        kind: Decision['kind'];
        players: string[];
        object?: string;
        slot?: string;
        /** Grand Melee: number of the turn marker in whose turn it is asked; 1 in other games. */
        marker: number;
        options: Option[];
      };
      /** Place of the answer among the options, counted from 0. */
      answer: number;
    }
  | { action: string | null; concede: string[] }
  | { action: string | null; leave: string[] }
  | { action: string | null; instruct: unknown };

/** A scenario under one edition, for an engine in any language: where it begins, what is answered, how it ends. */
export interface Vector {
  format: 'variorum-vector';
  version: 1;
  scenario: string;
  edition: string;
  expected?: string;
  seed: number;
  setup: GameSetup;
  /** The player or team that was drawn to begin, where chance decided that and not the set-up. */
  drawn?: string;
  steps: VectorStep[];
  /** Actions that the rules did not allow; they changed nothing. */
  refused: { action: string; do: string }[];
  /** The parameters that the game asked its ruleset for, with what they were. */
  parameters: Record<string, unknown>;
  checks: { text: string; value: unknown }[];
  /** How the table stands in the end; of objects those that the set-up names. */
  state: Standing;
}

/** A kit: files by their paths. */
export type Kit = Map<string, string>;

/**
 * A scenario as a vector: the decisions that were put, with every option, and the state in the end.
 *
 * @param scenario the scenario
 * @param ruleset the edition's rules
 * @param options the edition's name, how names of editions resolve, and the seed (1 when absent)
 * @returns the vector, or undefined where the file expects nothing of the edition or the checks do not hold
 * @throws ScenarioError or GameError when the ruleset cannot play it
 */
export function vectorOf(
  scenario: Scenario,
  ruleset: GameRuleset,
  options: { edition: string; resolve?: (name: string) => string | undefined; seed?: number },
): Vector | undefined {
  const expectation = expectationFor(scenario, options.edition, options.resolve);
  if (!expectation || 'notApplicable' in expectation) return undefined;
  const run = runScenario(scenario, ruleset, options);
  if (run.status !== 'passed') return undefined;
  const seed = options.seed ?? 1;
  const asked = new Map<string, unknown>();
  const heard: GameRuleset = {
    behind: ruleset,
    entry: (parameter) => {
      const entry = ruleset.entry(parameter);
      asked.set(parameter, entry?.value ?? null);
      return entry;
    },
  };
  const played = play(scenario, heard, expectation.checks, seed);
  const { game, setup } = played.table;
  const vector: Vector = {
    format: 'variorum-vector',
    version: 1,
    scenario: scenario.id,
    edition: options.edition,
    seed,
    setup,
    steps: stepsOf(played, setup, ruleset, seed),
    refused: played.actions
      .filter((action) => !action.accepted)
      .map((action) => ({ action: action.id, do: action.do })),
    parameters: Object.fromEntries([...asked].sort(([a], [b]) => (a < b ? -1 : 1))),
    checks: run.checks.map((check) => ({ text: check.text, value: check.actual })),
    state: stateOf(game, scenario),
  };
  const start = setup.start ?? { at: 'opening' };
  if (start.at === 'opening' && start.startingPlayer === undefined && start.startingTeam === undefined) {
    const [decided] = game.events('startDecided');
    const drawn = decided?.team ?? decided?.player;
    if (drawn !== undefined) vector.drawn = drawn;
  }
  if (scenario.expected !== undefined) vector.expected = scenario.expected;
  return vector;
}

/** Plays the answers again and writes down what each of them answered. */
function stepsOf(played: Played, setup: GameSetup, ruleset: GameRuleset, seed: number): VectorStep[] {
  const game = createGame(setup, ruleset, { seed });
  const steps: VectorStep[] = [];
  for (const answer of played.table.game.answers as readonly Answer[]) {
    const action = played.actions.find(
      (one) => one.accepted && one.events[0] <= game.log.length && game.log.length < one.events[1],
    );
    const id = action?.id ?? null;
    if ('decision' in answer) {
      const decision = game.pending().find((one) => one.id === answer.decision);
      if (decision) {
        const { kind, players, object, slot, marker, options } = decision;
        steps.push({
          action: id,
          decision: {
            kind,
            players,
            ...(object === undefined ? {} : { object }),
            ...(slot === undefined ? {} : { slot }),
            marker,
            options,
          },
          answer: answer.option,
        });
      }
    } else if ('concede' in answer) steps.push({ action: id, concede: answer.concede });
    else if ('leave' in answer) steps.push({ action: id, leave: answer.leave });
    else steps.push({ action: id, instruct: answer.instruct });
    game.repeat(answer);
  }
  return steps;
}

function stateOf(game: Game, scenario: Scenario): Standing {
  const standing = standingOf(game);
  const named = new Set(scenario.setup.objects.map(({ id }) => id));
  return {
    ...standing,
    objects: Object.fromEntries(Object.entries(standing.objects).filter(([id]) => named.has(id))),
  };
}

/**
 * The conformance kit: every scenario under every edition that it has an expectation for and passes, one JSON file each,
 * with an index, a README and a JSON Schema of the vectors.
 *
 * @param scenarios the scenarios
 * @param rulesets the rules by the names of their editions
 * @param resolve turns names of editions into those of `rulesets`
 * @returns the files by path: `README.md`, `index.json`, `vector.schema.json` and `EDITION/SCENARIO.json`
 */
export function makeKit(
  scenarios: readonly Scenario[],
  rulesets: ReadonlyMap<string, GameRuleset>,
  resolve?: (name: string) => string | undefined,
): Kit {
  const kit: Kit = new Map();
  const index: { scenario: string; edition: string; file: string; checks: number; decisions: number }[] = [];
  for (const [edition, ruleset] of rulesets)
    for (const scenario of scenarios) {
      const vector = vectorOf(scenario, ruleset, { edition, ...(resolve ? { resolve } : {}) });
      if (!vector) continue;
      const file = `${edition}/${scenario.id.replace(/[^\w.-]+/g, '-')}.json`;
      kit.set(file, `${JSON.stringify(vector, null, 1)}\n`);
      const decisions = vector.steps.filter((step) => 'decision' in step).length;
      index.push({ scenario: scenario.id, edition, file, checks: vector.checks.length, decisions });
    }
  kit.set(
    'index.json',
    `${JSON.stringify({ format: 'variorum-kit', version: 1, vectors: index }, null, 1)}\n`,
  );
  kit.set('vector.schema.json', `${JSON.stringify(vectorSchema, null, 1)}\n`);
  kit.set('README.md', readme(index.length, [...rulesets.keys()]));
  return kit;
}

function readme(count: number, editions: readonly string[]): string {
  return `# Conformance kit

${count} vectors: small positions of multiplayer games, what was decided in them, and how they end under an edition of the
rules. They are plain JSON, for an engine in any language. Editions: ${editions.join(', ')}.

- \`index.json\` lists the vectors. Each file \`EDITION/SCENARIO.json\` is one, as \`vector.schema.json\` (JSON Schema) says.
- \`setup\` is the position: players in turn order (the next one sits to the left), teams, options, cards as data, objects,
  life, and the moment at which play begins.
- \`drawn\` is who was drawn to begin, where the set-up leaves that to chance: another engine is to begin with the same.
- \`steps\` are what happened, in order. Each has one of:
  - \`decision\`: everybody who could answer it, every legal option and no other, with \`answer\`, a place in that list counted
    from 0. An engine that asks the same things in another order may match decisions by their \`kind\`, \`players\`, \`object\` (what it
    is about), \`slot\` (which of several questions about it) and \`marker\` (in Grand Melee the number of the turn marker in whose
    turn it is asked, otherwise 1), and options by what they hold. A question with one possible
    answer is not asked, priority excepted.
  - \`concede\` or \`leave\`: players who leave the game, together.
  - \`instruct\`: \`effects\` that no card of the position makes, carried out at once above whatever is going on, for the \`controller\`
    (and \`source\`) that the \`instruction\` names; no effects at all only check what is due by itself.
  \`action\` is the id of the scenario's action that the step belongs to, null before the first.
- \`refused\` are actions that the rules do not allow: an engine must not offer them.
- \`parameters\` are the answers of the edition that the game turned on, named as in the rulesets of Variorum.
- \`checks\` are what must be so in the end, with their values, in the language that \`docs/scenarios.md\` describes;
  \`state\` is the table: life and poison by player and team, results (\`none\`, \`won\`, \`lost\`, \`draw\`), and where every object of the
  set-up is. \`outside\` means that it left the game with its owner.

Cards are data and not names: \`cards[].spell\` and \`cards[].abilities\` say what happens, in the vocabulary that
\`variorum/game\` exports as types (\`CardDefinition\`, \`Effect\`, \`Ability\`). Names tell what an object stands for, no more.

\`examples/kit.py\` of the package is a runner in another language: it plays every vector on any engine that speaks the lines of
\`variorum serve-game\`, and compares the questions on the way and the state in the end.

An engine conforms to an edition when, from every position, the same answers lead to the same state.
`;
}
