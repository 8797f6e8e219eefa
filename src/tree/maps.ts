/** The list of a key in a map of lists; an empty one is added for a new key. */
export function listIn<K, V>(lists: Map<K, V[]>, key: K): V[] {
  const known = lists.get(key);
  if (known !== undefined) return known;
  const begun: V[] = [];
  lists.set(key, begun);
  return begun;
}

/** Items by what a function says of each, in the order in which they come. */
export function groupBy<K, V>(items: Iterable<V>, keyOf: (item: V) => K): Map<K, V[]> {
  const groups = new Map<K, V[]>();
  for (const item of items) listIn(groups, keyOf(item)).push(item);
  return groups;
}
