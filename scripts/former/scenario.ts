import type { Place } from '../../src/scenarios/error.js';
import type { Scenario as PresentScenario } from '../../src/scenarios/scenario.js';
import type { Step } from './actions/steps.js';

export {
  type Check,
  type Expectation,
  expectationFor,
  questionOf,
  questionsOf,
  type Setup,
  type SetupObject,
} from '../../src/scenarios/scenario.js';

/** One thing that is done, with what it means. */
export interface Action {
  id: string;
  /** The prose. */
  do: string;
  steps: Step[];
  place: Place;
}

/** A former scenario, read and checked: like one of today, but what is done are sentences. */
export interface Scenario extends Omit<PresentScenario, 'actions' | 'title'> {
  actions: Action[];
}
