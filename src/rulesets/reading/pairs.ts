import { type Sentence as ReadSentence, together } from '../../language/index.js';

const pairs = new WeakMap<ReadSentence, { other: ReadSentence; pair: ReadSentence | undefined }>();

/** A sentence together with the one before it, and with the one after it; only where both have a frame. */
export function pairsOf(read: ReadSentence, all: readonly ReadSentence[]): ReadSentence[] {
  const at = all.indexOf(read);
  return [at - 1, at].flatMap((first) => paired(all[first], all[first + 1]) ?? []);
}

function paired(one?: ReadSentence, other?: ReadSentence): ReadSentence | undefined {
  if (one === undefined || other === undefined) return undefined;
  const known = pairs.get(one);
  if (known?.other === other) return known.pair;
  const pair = together(one, other);
  pairs.set(one, { other, pair });
  return pair;
}
