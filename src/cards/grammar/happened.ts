import type { Condition, ObjectFilter } from '../../game/index.js';
import type { Scope } from './reader.js';
import type { Parts, Reader, Rules } from './rules.js';

/** What has happened to objects this turn. */
export type Happened = Pick<ObjectFilter, 'damagedToday' | 'damagedBy' | 'attackedToday' | 'enteredToday'>;

const OPENINGS: ReadonlySet<string> = new Set(['dealt', 'that', 'who']);
const HURT = [
  'dealt damage',
  'that was dealt damage',
  'that were dealt damage',
  'that has been dealt damage',
];
const ENTERED = ['that entered this turn', 'that entered the battlefield this turn'];
const ATTACKED: readonly [readonly string[], boolean][] = [
  [['that attacked this turn', 'that attacked during this turn'], true],
  [["that didn't attack this turn"], false],
];

/** "… dealt damage by ~ this turn", "… that attacked this turn"; undefined where the words say nothing of the kind, or have been said. */
export function readHappened(r: Reader, parts: Parts, said: Happened): Happened | undefined {
  if (!r.begins(OPENINGS)) return undefined;
  return r.attempt((): Happened | undefined => {
    if (r.oneOf(...ENTERED) !== undefined) return said.enteredToday ? undefined : { enteredToday: true };
    const attacked = ATTACKED.find(([words]) => r.oneOf(...words))?.[1];
    if (attacked !== undefined)
      return said.attackedToday === undefined ? { attackedToday: attacked } : undefined;
    if (said.damagedBy || said.damagedToday || r.oneOf(...HURT) === undefined) return undefined;
    if (r.take('this turn')) return { damagedToday: true };
    const by = r.take('by') ? parts.get('object').read(r) : undefined;
    return by && r.take('this turn') ? { damagedBy: by } : undefined;
  });
}

/** The other way round than `readHappened`. */
export function sayHappened(what: Happened, t: Scope, parts: Parts): string[] {
  const { damagedToday, damagedBy, attackedToday, enteredToday } = what;
  return [
    ...(enteredToday ? ENTERED.slice(0, 1) : []),
    ...(damagedToday ? ['dealt damage this turn'] : []),
    ...(damagedBy ? [`dealt damage by ${parts.get('object').say(damagedBy, t) ?? '?'} this turn`] : []),
    ...ATTACKED.flatMap(([[words], own]) => (own === attackedToday ? [words as string] : [])),
  ];
}

/** Adds whether something has attacked this turn to what can be asked of objects. */
export function defineHappened(parts: Parts): void {
  const matches = (attackedToday: boolean) => ({
    if: 'matches',
    object: '$object',
    filter: { attackedToday },
  });
  (parts.get('stated') as Rules<Condition>)
    .add(['<object> entered this turn', '<object> entered the battlefield this turn'], {
      if: 'matches',
      object: '$object',
      filter: { enteredToday: true },
    })
    .add('<object> attacked this turn', matches(true))
    .add("<object> didn't attack this turn", matches(false));
}
