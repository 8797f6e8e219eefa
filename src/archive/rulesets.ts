import type { Ruleset } from '../rulesets/index.js';
import type { Shelf } from './editions/shelf.js';
import type { EditionSource, LoadedEdition } from './editions/source.js';

const compiled = new WeakMap<Shelf, Map<string, Promise<Ruleset>>>();

/**
 * Compiles the ruleset of an edition. What a fragment does not reach is taken from the whole edition that is nearest to it in
 * time among those at hand, and is marked as assumed, with the name of that edition.
 *
 * @param edition an edition that was read
 * @param shelf where to look for the whole edition
 * @returns a ruleset with every parameter of the vocabulary
 */
export async function rulesetOf(edition: LoadedEdition, shelf: Shelf): Promise<Ruleset> {
  // The provisions take a while to load, and most of what needs an archive needs no rulesets.
  const { compile } = await import('../rulesets/index.js');
  if (!edition.partial) return compile(edition.tree, { name: edition.name });
  const source = nearestWhole(edition, shelf.list());
  if (!source) return compile(edition.tree, { name: edition.name });
  const kept = compiled.get(shelf) ?? new Map<string, Promise<Ruleset>>();
  compiled.set(shelf, kept);
  const nearest =
    kept.get(source.name) ?? source.load().then((whole) => compile(whole.tree, { name: whole.name }));
  kept.set(source.name, nearest);
  return compile(edition.tree, { name: edition.name, nearest: await nearest });
}

/**
 * The whole edition that is nearest in time; of two equally near the older, whose rules the fragment inherited; for a fragment
 * without a date the newest.
 */
export function nearestWhole(
  edition: { name: string; effective?: string },
  sources: readonly EditionSource[],
): EditionSource | undefined {
  const whole = sources.filter((s) => !s.partial && s.effective !== undefined);
  const { effective } = edition;
  if (effective === undefined) return whole.at(-1);
  const distance = (s: EditionSource): number =>
    Math.abs(Date.parse(s.effective as string) - Date.parse(effective));
  return whole.reduce<EditionSource | undefined>(
    (best, s) => (best === undefined || distance(s) < distance(best) ? s : best),
    undefined,
  );
}
