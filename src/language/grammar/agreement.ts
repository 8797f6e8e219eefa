import type { Sign } from '../chart/chart.js';
import type { Clause, Many, Term, Thing } from '../frames/frame.js';

/** What agrees with what, and sorts that can be joined. */

export const finite = (form: string | undefined): boolean =>
  ['fin', 's', 'p', 'base', 'past', 'pastp'].includes(form ?? '');

export const thing = (sign: Sign): Thing => sign.sem as Thing;

export const people = new Set(['player', 'team', 'group']);

/** True of what "this, not that" can set against each other: players and teams, or things of one sort. */
export const contrastable = (a: string | undefined, b: string | undefined): boolean =>
  a === b || (people.has(a ?? '') && people.has(b ?? ''));

/** True where the subject and the predicate agree in number. */
export function agrees(np: Sign, vp: Sign): boolean {
  const form = vp.f.form;
  const num = np.f.num;
  if (np.f.case === 'a' || np.f.gerund === 'y' || np.f.bare === 'y') return false;
  if (form === 'fin' || form === 'past')
    return !(form === 'past' && (vp.sem as Clause).verb === 'be' && num === 'pl');
  // "damage and gaining life happens": what ends with doing something is one thing to some writers.
  if (form === 's') return num !== 'pl' || np.f.ends === 'doing';
  if (form === 'base' || form === 'p' || form === 'pastp') {
    if (form === 'base' && (vp.sem as Clause).verb === 'be') return false;
    return num !== 'sg' || np.f.sort === 'group';
  }
  return false;
}

/** True of a subject that a relative clause can have without "that": one with a determiner, an owner, or a pronoun. */
export function definite(subject: Term | undefined): boolean {
  if (subject?.kind === 'many') return subject.items.every((item) => definite(item as Term));
  if (subject?.kind === 'clause') return false;
  if (subject?.kind !== 'thing') return true;
  return (subject.determiner ?? subject.owner ?? subject.quantity ?? subject.among) !== undefined;
}

/** "the player, not the opponent": only one of the two is meant, so they cannot own anything together. */
export const contrasted = (sign: Sign): boolean =>
  (sign.sem as Many).items?.some((item) => (item as Thing).focus?.includes('not')) === true;
