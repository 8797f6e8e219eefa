import type { Clause, Ref } from './meaning.js';

/** Whether it is denied: "doesn't", "neither player", "no team". */
export function negated(clause: Clause): boolean {
  return (clause.not === true) !== nobody(clause.passive ? (clause.actor ?? clause.object) : clause.actor);
}

/** "neither player", "no team", "neither Ada nor Ben". */
export const nobody = (ref: Ref | undefined): boolean =>
  (ref?.is === 'noun' && (ref.det === 'neither' || ref.det === 'no')) ||
  (ref?.is === 'joined' && ref.by === 'neither');

/** "only that player, not their teammate, can't lose": the one is claimed of the player, the other of the teammate. */
export function excepted(clause: Clause): Clause[] | undefined {
  const { actor, not } = clause;
  if (actor?.is !== 'joined') return undefined;
  const isExcepted = (item: Ref): boolean => item.is === 'noun' && item.marks.includes('not');
  const others = actor.items.filter((item) => !isExcepted(item));
  const [first] = others;
  if (!first || others.length === actor.items.length) return undefined;
  const { not: _, ...plain } = clause;
  return [
    { ...clause, actor: others.length === 1 ? first : { ...actor, items: others } },
    ...actor.items.filter(isExcepted).map(
      (item): Clause => ({
        ...plain,
        actor: item.is === 'noun' ? { ...item, marks: item.marks.filter((mark) => mark !== 'not') } : item,
        ...(not ? {} : { not: true }),
      }),
    ),
  ];
}

/** "only that player": nobody else. */
export const isOnly = (ref: Ref | undefined): boolean => ref?.is === 'noun' && ref.marks.includes('only');
