/**
 * Scores an alignment against a table made by hand (columns: old edition, old number, new edition, new number, relation,
 * substantive, note, confidence). Only edges that begin or end at a rule of the table are looked at.
 */

/** Reads such a table. */
export function tableOf(words) {
  return words
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [oldEdition, old, newEdition, fresh, relation, substantive, note, confidence] = line.split('\t');
      return {
        oldEdition,
        old,
        newEdition,
        new: fresh,
        relation,
        substantive: substantive === 'yes',
        note,
        sure: confidence !== 'low',
      };
    });
}

/**
 * @param edges old and new numbers (null where there is none), relation and, where known, change
 * @param rows as tableOf gives them
 * @returns counts and rates over all relations and by relation; lists of what is missing, extra and judged otherwise
 */
export function score(edges, rows) {
  const key = (old, fresh) => `${old ?? ''} → ${fresh ?? ''}`;
  const wanted = new Map(rows.map((row) => [key(row.old, row.new), row]));
  const olds = new Set(rows.map((row) => row.old).filter(Boolean));
  const news = new Set(rows.map((row) => row.new).filter(Boolean));
  const found = new Map();
  for (const edge of edges) {
    if (edge.old ? olds.has(edge.old) : news.has(edge.new)) found.set(key(edge.old, edge.new), edge);
  }
  const relations = ['same', 'renumbered', 'split', 'merged', 'deleted', 'added'];
  const by = Object.fromEntries(relations.map((relation) => [relation, { wanted: 0, found: 0, right: 0 }]));
  const result = { wanted: wanted.size, found: found.size, right: 0, relation: 0, substantive: 0, judged: 0 };
  const lists = { missing: [], extra: [], relation: [], substantive: [] };
  for (const row of wanted.values()) by[row.relation].wanted++;
  for (const [name, edge] of found) {
    by[edge.relation].found++;
    const row = wanted.get(name);
    if (row === undefined) {
      lists.extra.push(`${name} (${edge.relation})`);
      continue;
    }
    result.right++;
    if (row.relation === edge.relation) {
      result.relation++;
      by[edge.relation].right++;
    } else lists.relation.push(`${name}: ${edge.relation}, by hand ${row.relation}`);
    if (edge.change === undefined) continue;
    result.judged++;
    if ((edge.change === 'substantive') === row.substantive) result.substantive++;
    else
      lists.substantive.push(
        `${name}: ${edge.change}, by hand ${row.substantive ? 'substantive' : 'not'} (${row.note})`,
      );
  }
  for (const name of wanted.keys())
    if (!found.has(name)) lists.missing.push(`${name} (${wanted.get(name).relation})`);
  return {
    ...result,
    precision: result.right / result.found,
    recall: result.right / result.wanted,
    agreement: result.judged === 0 ? undefined : result.substantive / result.judged,
    by,
    lists,
  };
}

/**
 * Leaves out the rules of which the reader says that two readers could differ, from both sides.
 *
 * @returns edges and rows that touch no row of low confidence
 */
export function undisputed(edges, rows) {
  const doubtful = rows.filter((row) => !row.sure);
  const olds = new Set(doubtful.map((row) => row.old).filter(Boolean));
  const news = new Set(doubtful.map((row) => row.new).filter(Boolean));
  const clear = (item) => !olds.has(item.old) && !news.has(item.new);
  return [edges.filter(clear), rows.filter(clear)];
}
