import { checkSchema } from './checks.js';
import data from './schema.json' with { type: 'json' };
import { stepSchema } from './steps/formSchema.js';

const [, told] = data.$defs.step.anyOf;

/** The JSON Schema (draft 2020-12) of a scenario file: one scenario or a list of them. Steps and checks come from their own tables. */
export const scenarioSchema = {
  ...data,
  $defs: { ...data.$defs, step: { anyOf: [stepSchema(), told] }, check: checkSchema() },
};
