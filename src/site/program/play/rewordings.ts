import { takeRewordings, takeSentencesWithoutParameter } from '../../../rulesets/index.js';
import { PLAY_REWORDINGS, type PlayRewordings } from '../../data/playData.js';
import { load } from '../store.js';

let taken: Promise<void> | undefined;

/**
 * Loads, once, what words need that are not as a known edition has them.
 *
 * @throws Error where it cannot be had: what such words say would not be told then
 */
export function takeMore(): Promise<void> {
  taken ??= load<PlayRewordings>(PLAY_REWORDINGS).then(([rewordings, texts, marks]) => {
    takeRewordings(rewordings, texts);
    takeSentencesWithoutParameter(marks);
  });
  return taken;
}
