import { editionData } from '../../data/dataNames.js';
import type { EditionPack } from '../../data/edition.js';
import type { IndexedEdition } from '../../data/editions.js';
import { load } from '../store.js';

export function packOf({ id }: IndexedEdition): Promise<EditionPack> {
  return load<EditionPack>(editionData(id));
}
