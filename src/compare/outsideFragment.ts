import { parseNumber } from '../tree/index.js';
import type { Matching } from './matching.js';
import type { Piece } from './pieces.js';
import type { Unit } from './units.js';

/** From this likeness on a rule has come through unharmed. */
const UNHARMED = 0.95;
/** A section of which at least this share went to one other section is taken to have become it, reworded or not. */
const MOST = 0.6;

/**
 * Parts what only stock phrases have joined. In a fragment the true partner of a section is often missing, and the phrases
 * that all sections of one kind share then draw its rules, or single sentences of them, to another section. A section that
 * has really moved brings at least one rule along unharmed, or most of its rules; between sections of which neither is true
 * nothing is joined.
 *
 * @param matching pairs that only stock phrases have joined are parted in it
 * @param pieces sentences that left their rule
 * @returns the pieces that are left
 */
export function partOutsideFragment(matching: Matching, pieces: readonly Piece[]): Piece[] {
  const sizes = new Map<number, number>();
  const flows = new Map<string, { from: number; units: Set<number>; best: number }>();
  const flowOf = (o: number, n: number): string | undefined => {
    const from = sectionOf(matching.old.units[o]);
    const to = sectionOf(matching.new.units[n]);
    return from === undefined || to === undefined || from === to ? undefined : `${from}>${to}`;
  };
  const add = (o: number, n: number, likeness: number): void => {
    const key = flowOf(o, n);
    if (key === undefined) return;
    const flow = flows.get(key) ?? { from: Number(key.split('>')[0]), units: new Set<number>(), best: 0 };
    flow.units.add(o);
    flow.best = Math.max(flow.best, likeness);
    flows.set(key, flow);
  };
  for (const unit of matching.old.units) {
    const from = sectionOf(unit);
    if (from !== undefined) sizes.set(from, (sizes.get(from) ?? 0) + 1);
    const n = matching.successorOf(unit.index);
    if (n >= 0) add(unit.index, n, matching.likenessOf(unit.index));
  }
  for (const piece of pieces) add(piece.old, piece.new, 0);
  const onlyByPhrases = (o: number, n: number): boolean => {
    const flow = flows.get(flowOf(o, n) ?? '');
    return (
      flow !== undefined && flow.best < UNHARMED && flow.units.size < MOST * (sizes.get(flow.from) as number)
    );
  };
  for (const unit of matching.old.units) {
    const n = matching.successorOf(unit.index);
    if (n >= 0 && onlyByPhrases(unit.index, n)) matching.part(unit.index);
  }
  return pieces.filter((piece) => !onlyByPhrases(piece.old, piece.new));
}

function sectionOf(unit: Unit | undefined): number | undefined {
  return unit === undefined ? undefined : parseNumber(unit.number)?.section;
}
