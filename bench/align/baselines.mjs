import { diffArrays } from 'diff';

/**
 * What a line diff knows of an alignment, for comparison with ours. Both baselines see one line per rule, number first, as
 * a person does who gives two dumps to a diff program.
 *
 * @param units rules of an edition: number and text
 */

/** jsdiff: lines that it keeps are the same rule; one deleted line beside one inserted line is taken for a pair. */
export function byLines(oldUnits, newUnits) {
  const lines = (units) => units.map((u) => `${u.number} ${u.text}`);
  const edges = [];
  let o = 0;
  let n = 0;
  let gone = [];
  let come = [];
  const flush = () => {
    const pairs = Math.min(gone.length, come.length);
    for (let i = 0; i < pairs; i++) edges.push(edge(gone[i], come[i]));
    for (const number of gone.slice(pairs)) edges.push(edge(number, null));
    for (const number of come.slice(pairs)) edges.push(edge(null, number));
    gone = [];
    come = [];
  };
  for (const part of diffArrays(lines(oldUnits), lines(newUnits))) {
    if (part.added) for (let i = 0; i < part.count; i++) come.push(newUnits[n++].number);
    else if (part.removed) for (let i = 0; i < part.count; i++) gone.push(oldUnits[o++].number);
    else {
      flush();
      for (let i = 0; i < part.count; i++) edges.push(edge(oldUnits[o++].number, newUnits[n++].number));
    }
  }
  flush();
  return edges;
}

/** As `git diff --color-moved`: besides kept lines, lines whose words are unchanged elsewhere are moved. */
export function byMovedLines(oldUnits, newUnits) {
  const places = new Map();
  for (const unit of newUnits) places.set(unit.text, [...(places.get(unit.text) ?? []), unit.number]);
  const used = new Set();
  const edges = [];
  for (const unit of oldUnits) {
    const open = (places.get(unit.text) ?? []).filter((number) => !used.has(number));
    const to = open.includes(unit.number) ? unit.number : (open[0] ?? null);
    if (to !== null) used.add(to);
    edges.push(edge(unit.number, to));
  }
  for (const unit of newUnits) if (!used.has(unit.number)) edges.push(edge(null, unit.number));
  return edges;
}

function edge(old, fresh) {
  const relation =
    old === null ? 'added' : fresh === null ? 'deleted' : old === fresh ? 'same' : 'renumbered';
  return { old, new: fresh, relation };
}
