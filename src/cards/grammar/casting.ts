import type { Condition } from '../../game/index.js';
import type { Parts, Rules } from './rules.js';

/** Adds what is asked of spells that were cast: by whom, how many, and what was paid for them. */
export function defineCasting(parts: Parts): void {
  (parts.get('predicate') as Rules<Condition>)
    .add('cast <bounds> spells this turn', {
      if: 'compare',
      left: { amount: 'spellsCast', by: { who: 'you', of: '$subject' } },
      '...': '$bounds',
    })
    .add("didn't cast a spell this turn", {
      if: 'compare',
      left: { amount: 'spellsCast', by: { who: 'you', of: '$subject' } },
      is: '==',
      right: 0,
    });
  (parts.get('stated') as Rules<Condition>)
    .add(['~ was kicked', 'it was kicked'], { if: 'kicked' })
    .add('~ was cast for its other cost', { if: 'otherCost' })
    .add('you or a teammate cast a spell this turn', {
      if: 'compare',
      left: { amount: 'spellsCast', by: { who: 'team' } },
      is: '>=',
      right: 1,
    });
}
