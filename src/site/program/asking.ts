import { answersIn, questionOf, type RoleAnswer } from '../../language/query/question.js';
import { onAsking, runOnce } from './store.js';

/**
 * What texts answer a question such as `who may attack`.
 *
 * @returns for each text the sentences that answer; undefined where the words of the question cannot be read
 */
function answers(question: string, texts: readonly string[]): RoleAnswer[][] | undefined {
  try {
    const asked = questionOf({ question });
    return texts.map((text) => answersIn(asked, text));
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

runOnce('asking', () => onAsking(answers));
