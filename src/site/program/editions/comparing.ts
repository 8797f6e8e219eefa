import { type Comparison, compare } from '../../../compare/index.js';
import { type Edition, numberOf, sectionsOf } from '../../../tree/index.js';
import { programAddress } from '../../address.js';
import { type EditionPack, unpackEdition } from '../../data/edition.js';
import type { IndexedEdition } from '../../data/editions.js';
import { messageOf } from '../fields.js';
import { inBook } from '../store.js';
import { packOf } from './load.js';

/** An edition to be compared. */
interface Packed {
  id: string;
  name: string;
  pack: EditionPack;
}

/** Two editions compared, with the headings of the sections of each by their numbers. */
export interface Compared {
  comparison: Comparison;
  titles: { old: Record<string, string>; new: Record<string, string> };
}

/** Trees by the ids of editions; made once, since a comparison remembers what it finds out of a tree. */
const trees = new Map<string, Edition>();

function treeOf({ id, pack }: Packed): Edition {
  const known = trees.get(id);
  if (known) return known;
  const tree = unpackEdition(pack);
  trees.set(id, tree);
  return tree;
}

function compared([old, fresh]: readonly [Packed, Packed]): Compared {
  const [before, after] = [treeOf(old), treeOf(fresh)];
  const titles = (tree: Edition) =>
    Object.fromEntries(sectionsOf(tree).map((section) => [numberOf(section), section.title]));
  return {
    comparison: compare(before, after, { names: { old: old.name, new: fresh.name } }),
    titles: { old: titles(before), new: titles(after) },
  };
}

/** What a thread answers. */
type Answer = { compared: Compared } | { problem: string };

/** Answers as a thread of its own what {@link compareApart} asks. */
export function answerComparisons(): void {
  addEventListener('message', ({ data }: MessageEvent<readonly [Packed, Packed]>) => {
    let answer: Answer;
    try {
      answer = { compared: compared(data) };
    } catch (error) {
      answer = { problem: messageOf(error) };
    }
    postMessage(answer);
  });
}

/** The thread that compares; absent where none can be started, as in a page that was opened from a file. */
let thread: Worker | undefined;

/** A browser may refuse a thread at once, or when it has looked at where its program lies. */
function startThread(): Worker | undefined {
  try {
    return new Worker(inBook(programAddress('editions')));
  } catch {
    return undefined;
  }
}

/** What a thread answers; undefined where it cannot run its program. */
function answerOf(
  own: Worker,
  both: readonly [Packed, Packed],
  wanted: AbortSignal,
): Promise<Answer | undefined> {
  return new Promise((resolve) => {
    // A comparison cannot be stopped on its way; its thread can.
    const stop = (): void => {
      own.terminate();
      thread = undefined;
    };
    const done = (answer: Answer | undefined): void => {
      wanted.removeEventListener('abort', stop);
      resolve(answer);
    };
    wanted.addEventListener('abort', stop);
    own.onmessage = ({ data }: MessageEvent<Answer>) => done(data);
    own.onerror = () => done(undefined);
    own.postMessage(both);
  });
}

/**
 * Compares two editions in a thread of its own, so that the page answers meanwhile; in the page where there are no threads.
 *
 * @param wanted ends the work when nobody waits for it any more; what was asked for then never comes
 * @param onLoaded called when both are there, before they are compared
 * @throws Error where an edition cannot be loaded, or what the comparison throws
 */
export async function compareApart(
  old: IndexedEdition,
  fresh: IndexedEdition,
  wanted: AbortSignal,
  onLoaded: () => void,
): Promise<Compared> {
  const packed = async (edition: IndexedEdition): Promise<Packed> => ({
    id: edition.id,
    name: edition.name,
    pack: await packOf(edition),
  });
  const both = await Promise.all([packed(old), packed(fresh)]);
  if (wanted.aborted) return new Promise(() => {});
  onLoaded();
  thread ??= startThread();
  const answer = thread && (await answerOf(thread, both, wanted));
  if (answer === undefined) {
    // What is shown meanwhile is drawn first.
    await new Promise((drawn) => setTimeout(drawn, 30));
    return compared(both);
  }
  if ('problem' in answer) throw new Error(answer.problem);
  return answer.compared;
}
