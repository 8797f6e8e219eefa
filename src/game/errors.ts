/**
 * What a game refuses: a set-up that the rules do not allow, an answer that is not among the options, or a
 * ruleset that says nothing understandable about a matter on which play depends. The message is for people.
 */
export class GameError extends Error {
  override name = 'GameError';
  /** The parameter of the ruleset that is at fault, where one is. */
  readonly parameter: string | undefined;

  constructor(message: string, parameter?: string) {
    super(message);
    this.parameter = parameter;
  }
}

/** Reached only when a value has no handler; the type check refuses a program in which it can be reached. */
export function unhandled(parameter: string, value: never): never {
  throw new GameError(`the game cannot carry out ${JSON.stringify(value)} for ${parameter}`, parameter);
}
