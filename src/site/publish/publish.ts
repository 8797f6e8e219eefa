import type { EditionSource, LoadedEdition } from '../../archive/index.js';
import { countNodes } from '../../tree/index.js';
import { FEED } from '../address.js';
import { inSubstance, quotable } from '../quotable.js';
import { FolderWriter } from '../write.js';
import { atomFeed, type FeedEntry } from './feed.js';
import { type Follower, follow } from './follow.js';
import { comparisonFile, INDEX, JsonFiles } from './json.js';
import { livesOf } from './life.js';
import type { Flavour } from './markdown/flavour.js';
import { type Chosen, MarkdownPages } from './markdown/pages.js';

/** What to publish, and where. */
export interface PublishOptions {
  /** The folder to write, all or nothing. */
  out: string;
  /** Pages of Markdown for this program. */
  markdown?: Flavour;
  /** Which of them; all when absent. */
  chosen?: Chosen;
  /** Files of JSON, and the feed of changes. */
  json?: boolean;
  /** The absolute address at which the folder will stand; links of the feed are relative without it. */
  base?: string;
  /** Called with what is being done, how much is done, and how much there is. */
  onProgress?: (words: string, done: number, total: number) => void;
}

/** Progress is reported once for so many lives. */
const STEP = 100;

/** What was written. */
export interface Published {
  editions: number;
  comparisons: number;
  rules: number;
  files: number;
}

/**
 * Writes editions, comparisons and lives of rules for other programs: as Markdown, as JSON with a feed of changes, or as both.
 *
 * @param sources the editions, the oldest first
 * @throws OutputError when the folder holds something else
 */
export async function publish(
  sources: readonly EditionSource[],
  options: PublishOptions,
): Promise<Published> {
  const { onProgress = () => {} } = options;
  const writer = new FolderWriter(options.out);
  try {
    const markdown =
      options.markdown === undefined
        ? undefined
        : new MarkdownPages(writer, options.markdown, options.chosen ?? { lives: true });
    const json = options.json ? new JsonFiles(writer) : undefined;
    const feed: FeedEntry[] = [];
    let comparisons = 0;
    const follower: Follower = {
      edition(edition) {
        markdown?.edition(edition);
        json?.edition(edition);
        if (feed.length === 0 && !edition.partial && edition.effective !== undefined)
          feed.push(firstEntry(edition, edition.effective));
      },
      comparison(compared) {
        comparisons++;
        markdown?.comparison(compared);
        json?.comparison(compared);
        if (compared.step) {
          const { old, new: fresh, comparison } = compared;
          feed.push({
            edition: fresh.name,
            date: fresh.effective as string,
            summary: [quotable(comparison, old.name, fresh.name), inSubstance(comparison)].join(' ').trim(),
            path: comparisonFile(old.name, fresh.name),
            type: 'application/json',
          });
        }
      },
    };
    const followed = await follow(sources, follower, onProgress);
    const { lineages, statements } = followed;
    const lives = function* () {
      if (lineages === undefined) return;
      const total = lineages.concordance.ids.length;
      let told = 0;
      for (const life of livesOf(lineages, statements)) {
        if (told % STEP === 0) onProgress('lives of rules', told, total);
        told++;
        yield life;
      }
    };
    await markdown?.finish(sources, followed, lives(), onProgress);
    if (json) {
      json.finish(lives());
      writer.write(
        FEED,
        atomFeed(feed, { file: FEED, ...(options.base === undefined ? {} : { base: options.base }) }),
      );
    }
    const files = writer.count;
    writer.finish();
    return {
      editions: sources.length,
      comparisons,
      rules: lineages?.concordance.ids.length ?? 0,
      files,
    };
  } finally {
    writer.discard();
  }
}

/** The oldest edition has no former one to be compared with. */
function firstEntry({ name, tree }: LoadedEdition, date: string): FeedEntry {
  const { rules, subrules } = countNodes(tree);
  return {
    edition: name,
    date,
    summary: `The oldest edition here, with ${rules} rules and ${subrules} subrules.`,
    path: INDEX,
    type: 'application/json',
  };
}
