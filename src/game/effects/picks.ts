import { keyOf } from '../answers.js';
import type { Option } from '../api.js';
import { tellForced } from '../asking.js';
import type { ObjectId, PlayerId } from '../cards/types.js';
import type { Engine, Question } from '../engine.js';
import type { Frame } from '../threads.js';

/**
 * Has each of several players pick objects of theirs, one after another.
 *
 * @param groups those who pick at the same time; the next group waits for the one before
 * @param pool what a player picks from, and how many
 * @param question the rest of the question; its kind names the answers in the frame
 * @param rest what happens when a player has to pick all that is left: the player is `asked`, it is `taken`, or it is taken and an event
 *   says so (`told`)
 * @returns all that was picked, or null while somebody is picking
 */
export function pickInGroups(
  g: Engine,
  frame: Frame,
  groups: readonly (readonly PlayerId[])[],
  pool: (player: PlayerId) => { from: readonly ObjectId[]; count: number },
  question: Pick<Question, 'kind' | 'object'>,
  rest: 'asked' | 'taken' | 'told',
): ObjectId[] | null {
  const chosen: ObjectId[] = [];
  for (const group of groups) {
    let waiting = false;
    for (const player of group) {
      const { from, count } = pool(player);
      const picked: ObjectId[] = [];
      for (let at = 0; at < count; at++) {
        const left = picked.length === 0 ? from : from.filter((id) => !picked.includes(id));
        if (rest !== 'asked' && left.length === count - at) {
          picked.push(...left);
          if (rest === 'told') tellForced(g, player, question, left);
          break;
        }
        const answer = g.ask(frame, keyOf(question.kind, player, at), () => {
          const options: Option[] = [];
          for (const object of left) options.push({ type: 'object', object });
          const asks: Question = { kind: question.kind, options, player };
          if (question.object !== undefined) asks.object = question.object;
          return asks;
        });
        if (answer === undefined) {
          waiting = true;
          break;
        }
        if (answer.type === 'object') picked.push(answer.object);
      }
      chosen.push(...picked);
    }
    if (waiting) return null;
  }
  return chosen;
}

/**
 * Has each of several players pick any number of objects, until a player picks none or has picked the most.
 *
 * @param pool what a player picks from
 * @param most no more than so many
 * @returns what each has picked, or null while somebody is picking
 */
export function pickAny(
  g: Engine,
  frame: Frame,
  players: readonly PlayerId[],
  pool: (player: PlayerId) => readonly ObjectId[],
  question: Pick<Question, 'kind' | 'object' | 'slot'>,
  most: (player: PlayerId) => number = () => Number.POSITIVE_INFINITY,
): Map<PlayerId, ObjectId[]> | null {
  const found = new Map<PlayerId, ObjectId[]>();
  for (const player of players) {
    const picked: ObjectId[] = [];
    const from = pool(player);
    while (picked.length < Math.min(from.length, most(player))) {
      const answer = g.ask(frame, keyOf(question.kind, player, picked.length), () => ({
        ...question,
        player,
        options: [
          ...from.filter((id) => !picked.includes(id)).map((object) => ({ type: 'object', object }) as const),
          { type: 'none' } as const,
        ],
      }));
      if (answer === undefined) return null;
      if (answer.type !== 'object') break;
      picked.push(answer.object);
    }
    found.set(player, picked);
  }
  return found;
}
