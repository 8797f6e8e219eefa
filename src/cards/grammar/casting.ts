import type { Condition } from '../../game/index.js';
import { SELF, YOU } from './constants.js';
import type { Parts, Rules } from './rules.js';

/** Adds what is asked of spells that were cast: by whom, how many, and what was paid for them. */
export function defineCasting(parts: Parts): void {
  (parts.get('predicate') as Rules<Condition>)
    .add('cast <bounds> spells this turn', {
      if: 'compare',
      left: { amount: 'spellsCast', by: { who: 'you', of: '$subject' } },
      '...': '$bounds',
    })
    .add('cast <bounds> spells last turn', {
      if: 'compare',
      left: { amount: 'spellsCast', by: { who: 'you', of: '$subject' }, lastTurn: true },
      '...': '$bounds',
    })
    .add("didn't cast a spell this turn", {
      if: 'compare',
      left: { amount: 'spellsCast', by: { who: 'you', of: '$subject' } },
      is: '==',
      right: 0,
    });
  (parts.get('stated') as Rules<Condition>)
    .add(
      ['there is no monarch', "there isn't a monarch"],
      {
        if: 'not',
        of: { if: 'somePlayer', players: { where: { if: 'monarch', player: { player: 'it' } } } },
      },
      true,
    )
    .add("you've completed a dungeon", { if: 'completed', player: YOU }, true)
    .add(['~ was kicked', 'it was kicked'], { if: 'kicked' })
    .add(['~ was kicked with its first kicker', 'it was kicked with its first kicker'], {
      if: 'kicked',
      with: 'first',
    })
    .add(['~ was kicked with its second kicker', 'it was kicked with its second kicker'], {
      if: 'kicked',
      with: 'second',
    })
    .add('no spells were cast last turn', {
      if: 'compare',
      left: { amount: 'spellsCast', lastTurn: true },
      is: '==',
      right: 0,
    })
    .add(['you cast it from your hand', 'you cast ~ from your hand'], {
      if: 'castFrom',
      castFrom: 'hand',
      object: SELF,
    })
    .add(
      [
        '~ has come since your last upkeep',
        '~ came|has_come under your control since the beginning of your last upkeep',
      ],
      { if: 'cameSinceUpkeep', object: SELF },
    )
    .add(['you cast it', 'it was cast'], { if: 'castFrom', castFrom: 'any', object: SELF })
    .add('~ was cast for its other cost', { if: 'otherCost' })
    .add('you or a teammate cast a spell this turn', {
      if: 'compare',
      left: { amount: 'spellsCast', by: { who: 'team' } },
      is: '>=',
      right: 1,
    });
}
