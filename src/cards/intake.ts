import type { Intake } from '../game/index.js';
import { type PrintedCards, withCards } from './book.js';
import { faultOfEach, isRecord, type Shape } from './vocabulary.js';

/**
 * What is made of a request to `Protocol` before the game takes it: a set-up gets the printed cards that it names, and effects and cards
 * that are not in the vocabulary of the engine are refused with the name of their field.
 *
 * @param schema of that vocabulary: what `docs/card.schema.json` of the package holds
 * @param book of printed cards; set-ups give all their cards themselves when absent
 */
export function intakeOf(schema: object, book?: PrintedCards): Intake {
  const check = (kind: 'CardDefinition' | 'Effect', list: unknown, at: string): void => {
    const fault = faultOfEach(schema as Shape, kind, list, at);
    if (fault !== undefined) throw new Error(fault);
  };
  return (request) => {
    const whole =
      book !== undefined && 'setup' in request
        ? { ...request, setup: withCards(request.setup, book) }
        : request;
    const { command, effects, setup } = whole;
    if (command === 'instruct') check('Effect', effects, 'effects');
    if (command === 'new' && isRecord(setup)) check('CardDefinition', setup.cards, 'cards');
    return whole;
  };
}
