export type { CardBook } from './cards.js';
export { describeEvent, inEdition, numbersOf } from './describe.js';
export {
  type Divergence,
  type DivergenceCause,
  type DivergingSide,
  diverge,
  divergeGame,
  listening,
  type RecordedGame,
} from './diverge.js';
export { type Place, ScenarioError } from './error.js';
export {
  type ClaimResult,
  type ExampleResult,
  type ExampleTotals,
  exampleTotals,
  judgeExamples,
  type PrintedExample,
  printedExamples,
  verdictsOf,
} from './examples/examples.js';
export { evaluate, write } from './expression/evaluate.js';
export { parseExpression } from './expression/parse.js';
export { QUESTIONS } from './expression/questions.js';
export { scenarioFromJson, scenarioToJson } from './handedOn.js';
export type { Homes } from './kit/carry.js';
export type { CheckTree } from './kit/checks.js';
export { type Kit, type KitEntry, type KitIndex, type KitOptions, makeKit } from './kit/kit.js';
export type { Vector, VectorCheck, VectorDecision, VectorRefusal, VectorStep } from './kit/vector.js';
export { loadScenarios, type ReadOptions, readScenarios, type UnreadScenario } from './load.js';
export {
  type ActionResult,
  type CheckResult,
  type RunOptions,
  runScenario,
  type ScenarioResult,
} from './run.js';
export {
  type Action,
  type Check,
  type Expectation,
  editionsOf,
  expectationFor,
  noExpectationOf,
  questionOf,
  questionsOf,
  questionsShown,
  type Scenario,
  type Setup,
} from './scenario.js';
export { scenarioSchema } from './schema.js';
export { step } from './steps/build.js';
export { describeStep } from './steps/describe.js';
export { FORMS } from './steps/forms.js';
export type { Step, StepOf, Until, Verb } from './steps/step.js';
export { tellingApart } from './tellingApart.js';
export { titleOf } from './title.js';
export { behavioursOf, type ParameterUse, usesOf } from './uses.js';
export {
  alternativesOf,
  partsOn,
  type Witness,
  type WitnessOptions,
  withParameter,
  witnessFor,
} from './witness/witness.js';
