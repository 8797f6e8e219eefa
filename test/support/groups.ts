/**
 * Divides changes into groups that can be made in one tree: no two of a group touch the same thing.
 *
 * @param touches what a change touches: rules, parameters
 */
export function apart<Change>(
  changes: readonly Change[],
  touches: (change: Change) => readonly string[],
): Change[][] {
  const groups: { touched: Set<string>; changes: Change[] }[] = [];
  for (const change of changes) {
    const some = touches(change);
    let group = groups.find(({ touched }) => !some.some((one) => touched.has(one)));
    if (group === undefined) {
      group = { touched: new Set(), changes: [] };
      groups.push(group);
    }
    for (const one of some) group.touched.add(one);
    group.changes.push(change);
  }
  return groups.map((group) => group.changes);
}
