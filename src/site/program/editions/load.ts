import type { Edition } from '../../../tree/index.js';
import { type EditionPack, unpackEdition } from '../../data/edition.js';
import type { IndexedEdition } from '../../data/editions.js';
import { editionData } from '../../data/names.js';
import { load } from '../store.js';

/** The packed words of an edition. */
export function packOf({ id }: IndexedEdition): Promise<EditionPack> {
  return load<EditionPack>(editionData(id));
}

const trees = new Map<string, Edition>();

/** The tree of an edition; made once, since a comparison remembers what it finds out of a tree. */
export async function treeOf(edition: IndexedEdition): Promise<Edition> {
  const known = trees.get(edition.id);
  if (known) return known;
  const tree = unpackEdition(await packOf(edition));
  trees.set(edition.id, tree);
  return tree;
}
