import type { Comparison } from '../compare/index.js';
import { keptLength, wordChanges } from '../compare/wordChanges.js';
import type { Concordance } from './concordance.js';
import { called } from './glossaryTerms.js';
import type { Disagreement } from './types.js';

/** What is asked of the life of rules; the whole of it need not be in memory. */
export interface Told {
  concordance: Concordance;
  /** The words of a rule in an edition. */
  textIn(id: string, edition: string): string | undefined;
}

/**
 * Checks lineages, which were composed edition by edition, against a direct comparison of two editions that may lie far apart. Neither
 * is right by itself: a chain can follow words that wandered off one by one, and a comparison can take two rules that say the same
 * for one another; so each disagreement says what speaks for either.
 *
 * @param lives numbers and words through time
 * @param comparison of the editions `from` and `to`
 * @param from name of the older edition
 * @param to name of the newer edition
 * @returns the numbers of `from` for which the two do not say the same, in the order of the edition
 */
export function disagreements(lives: Told, comparison: Comparison, from: string, to: string): Disagreement[] {
  const { concordance } = lives;
  const direct = new Map<string, Set<string>>();
  for (const { old, new: fresh } of comparison.edges) {
    if (old === null) continue;
    const list = direct.get(old) ?? new Set();
    if (fresh !== null) list.add(fresh);
    direct.set(old, list);
  }
  const text = (number: string, edition: string): string => {
    const id = concordance.lineageOf(number, edition);
    return (id === undefined ? undefined : lives.textIn(id, edition)) ?? '';
  };
  return [...direct].flatMap(([old, news]): Disagreement[] => {
    const cited = concordance.cite(old, from, to);
    const composed = cited?.to.map(({ number }) => number) ?? [];
    const only = composed.filter((number) => !news.has(number));
    const missed = [...news].filter((number) => !composed.includes(number));
    if (only.length === 0 && missed.length === 0) return [];
    const before = text(old, from);
    const share = (number: string): string => `${called(number)} (${percent(before, text(number, to))})`;
    const why: string[] = [];
    if (composed.length === 0 && cited?.ended) why.push(`its life ends in ${cited.ended.edition}`);
    if (only.length > 0) why.push(`its life leads to ${only.map(share).join(', ')}`);
    if (missed.length > 0)
      why.push(
        `the comparison to ${missed.map((n) => `${share(n)}${origin(concordance, n, to, from)}`).join(', ')}`,
      );
    else if (news.size === 0) why.push('the comparison finds nothing that is alike enough');
    return [{ old, composed, direct: [...news], why: why.join('; ') }];
  });
}

/** How much of two texts is common to them, by characters of the words kept. */
function percent(old: string, fresh: string): string {
  const kept = keptLength(wordChanges(old, fresh));
  const longer = Math.max(old.length, fresh.length);
  return `${longer === 0 ? 0 : Math.round((100 * kept) / longer)} % alike`;
}

/** Where a number comes from by its own life. */
function origin(concordance: Concordance, number: string, edition: string, older: string): string {
  const back = concordance.cite(number, edition, older);
  const from = back?.to.map((there) => there.number) ?? [];
  if (from.length > 0) return `, which was ${from.map(called).join(', ')} by its own life`;
  return back?.ended ? `, which began in ${back.ended.edition}` : '';
}
