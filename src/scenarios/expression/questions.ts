import questions from './questions.json' with { type: 'json' };

/** How a question of the checks is called and when it is answered. */
export interface Question {
  /** Fewest and most arguments. */
  least: number;
  most: number;
  /** The answer is a list whose order counts. */
  ordered?: true;
  /** The answer concerns the stack or priority, which letting the stack resolve would destroy. */
  momentary?: true;
}

/** Every question that a check may ask; `docs/scenarios.md` says what each answers. */
export const QUESTIONS: ReadonlyMap<string, Question> = new Map(
  Object.entries(questions as Record<string, Question>),
);
