import type { Condition } from '../game/index.js';
import { OPPONENTS, YOU } from './grammar/constants.js';
import { parts } from './grammar/index.js';
import { type Reader, type Scope, same } from './grammar/reader.js';

const ATTACKERS = 'during the declare attackers step';
const MOMENTS: readonly [string, Condition][] = [
  ['during your turn', { if: 'turn', player: YOU }],
  ["during an opponent's turn", { if: 'turn', player: OPPONENTS }],
  ['during your upkeep', { if: 'step', steps: ['upkeep'], player: YOU }],
  ['during any upkeep step', { if: 'step', steps: ['upkeep'] }],
  [
    'during combat',
    {
      if: 'step',
      steps: ['beginCombat', 'declareAttackers', 'declareBlockers', 'combatDamage', 'endCombat'],
    },
  ],
  [ATTACKERS, { if: 'step', steps: ['declareAttackers'] }],
  [
    'before attackers are declared',
    { if: 'step', steps: ['untap', 'upkeep', 'draw', 'main1', 'beginCombat'] },
  ],
  [
    'during your turn , before attackers are declared',
    { if: 'step', steps: ['untap', 'upkeep', 'draw', 'main1', 'beginCombat'], player: YOU },
  ],
  ['during combat before blockers are declared', { if: 'step', steps: ['beginCombat', 'declareAttackers'] }],
  [
    `${ATTACKERS} and only if you've been attacked this step`,
    {
      if: 'all',
      of: [
        { if: 'step', steps: ['declareAttackers'] },
        { if: 'attacked', player: YOU },
      ],
    },
  ],
];

/** When something may be done: "during combat", "if you control a Swamp". */
export function moment(r: Reader): Condition | undefined {
  if (r.take('if')) return parts.get('condition').read(r);
  const sorted = [...MOMENTS].sort(([a], [b]) => b.length - a.length);
  return sorted.find(([words]) => r.take(words))?.[1];
}

/** Says when something may be done. */
export function sayMoment(condition: Condition, t: Scope): string | undefined {
  const known = MOMENTS.find(([, own]) => same(own, condition))?.[0];
  if (known) return known.replace(' ,', ',');
  const said = parts.get('condition').say(condition, t);
  return said && `if ${said}`;
}
