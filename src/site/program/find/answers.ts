import type { RoleAnswer } from '../../../language/query/question.js';
import { isQuestion } from '../../../lineage/search/query.js';
import type { Answer, Found } from '../../../lineage/search/search.js';
import { answersOf } from '../store.js';

/** How many rules are read for an answer: those that have the words of the question best. */
const READ = 60;

export type Answered = Found & { answers?: RoleAnswer[] };

/**
 * Reads the rules that a question in words found, and puts those first of which a sentence in force answers it. The words say what a
 * rule speaks of; only who does what to whom says whether it answers.
 *
 * @param asked as a person typed it
 * @param found the rules that are shown, the best first
 * @param answer gives the rules after these
 * @returns the rules in their new order; undefined where nothing was asked that can be read, or nothing answers
 */
export async function answeredFirst(
  asked: string,
  found: readonly Found[],
  answer: Answer,
): Promise<Answered[] | undefined> {
  if (!isQuestion(asked) || answer.query.phrase !== undefined) return undefined;
  const all = [...found, ...(await answer.next(READ - found.length))];
  const answers = await answersOf(
    answer.query.words.replace(/\?$/, ''),
    all.map(({ text }) => text),
  );
  if (answers === undefined || answers.every((own) => own.length === 0)) return undefined;
  const answered = all.map((one, at): Answered => ({ ...one, answers: answers[at] ?? [] }));
  const whole = ({ former, answers: own = [] }: Answered): boolean =>
    !former && own.some(({ partly }) => !partly);
  return [...answered.filter(whole), ...answered.filter((one) => !whole(one))];
}
