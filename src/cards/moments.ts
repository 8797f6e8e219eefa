import type { Condition, Step } from '../game/index.js';
import { OPPONENTS, YOU } from './grammar/constants.js';
import { parts } from './grammar/index.js';
import { Phrases } from './grammar/phrases.js';
import { type Reader, type Scope, same } from './grammar/reader.js';

const ATTACKERS = 'during the declare attackers step';
const STEPS: readonly [string, Step][] = [
  ['upkeep', 'upkeep'],
  ['draw step', 'draw'],
  ['end step', 'end'],
];
const MOMENTS: readonly [string, Condition][] = [
  ...[YOU, OPPONENTS].flatMap((player): [string, Condition][] => {
    const whose = player === YOU ? 'your' : "an opponent's";
    return [
      [`during ${whose} turn`, { if: 'turn', player }],
      ...STEPS.map(([name, step]): [string, Condition] => [
        `during ${whose} ${name}`,
        { if: 'step', steps: [step], player },
      ]),
    ];
  }),
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

/** The longest first. */
const SORTED = [...MOMENTS].sort(([a], [b]) => b.length - a.length);
const BY_YOU = new Phrases(SORTED);
/** Where any player may do it: "your turn" is that player's own. */
const BY_ANYONE = new Phrases(
  SORTED.map(([words, own]): [string, Condition] => [words.replace(' your ', ' their '), own]),
);

/**
 * When something may be done: "during combat", "if you control a Swamp", "during combat and only if …".
 *
 * @param anyone any player may do it
 */
export function moment(r: Reader, anyone = false): Condition | undefined {
  if (r.take('if')) return parts.get('condition').read(r);
  const first = (anyone ? BY_ANYONE : BY_YOU).read(r);
  if (first === undefined || !r.take('and only if')) return first;
  const second = parts.get('condition').read(r);
  // Which player defends is not known where nothing attacks.
  if (JSON.stringify(second)?.includes('"defending"')) return undefined;
  return second && { if: 'all', of: [first, second] };
}

/** Says when something may be done. */
export function sayMoment(condition: Condition, t: Scope, anyone = false): string | undefined {
  const known = MOMENTS.find(([, own]) => same(own, condition))?.[0];
  if (known) return (anyone ? known.replace(' your ', ' their ') : known).replace(' ,', ',');
  const [first, second, more] = condition.if === 'all' ? condition.of : [];
  const when = first && second && !more && first.if !== 'all' && MOMENTS.some(([, own]) => same(own, first));
  if (when) {
    const asked = parts.get('condition').say(second, t);
    return asked && `${sayMoment(first, t, anyone)} and only if ${asked}`;
  }
  const said = parts.get('condition').say(condition, t);
  return said && `if ${said}`;
}
