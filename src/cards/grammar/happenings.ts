import type { EventPattern, PlayerFilter } from '../../game/index.js';
import type { Rules } from './rules.js';
import sentences from './sentences.json' with { type: 'json' };

export const ENCHANTED: PlayerFilter = { who: 'you', of: { player: 'enchanted' } };

/** What abilities wait for; several patterns are an ability each. */
export function happenings(rules: Rules<EventPattern | EventPattern[]>): void {
  const what = '$something';
  rules.addAll(sentences.happening);
  rules.add('an opponent aims at <something>', { when: 'targeted', what, by: { who: 'opponents' } }, true);
  for (const [whose, by] of [
    ['', {}],
    [' an opponent controls', { who: 'opponents' }],
    [' you control', { who: 'you' }],
  ] as const)
    for (const [kind, spell] of [
      ['spell or ability', {}],
      ['spell', { spell: true }],
    ] as const) {
      const aimed = `become/becomes the target of a ${kind}${whose}`;
      rules
        .add(`<something> ${aimed}`, { when: 'targeted', what, by, ...spell })
        .add(`you ${aimed}`, { when: 'targeted', who: { who: 'you' }, by, ...spell })
        .add(`you or <something> ${aimed}`, { when: 'targeted', who: { who: 'you' }, what, by, ...spell });
    }
  for (const [damage, combat] of [
    ['damage', {}],
    ['combat damage', { combat: true }],
    ['noncombat damage', { combat: false }],
  ] as const) {
    rules.add(`<anyone> are/is dealt ${damage}`, { when: 'isDealtDamage', who: '$anyone', ...combat });
    if (damage !== 'damage')
      rules.add(`<something> is dealt ${damage}`, { when: 'isDealtDamage', what, ...combat });
    if (damage !== 'noncombat damage')
      rules
        .add(`<something> deals ${damage} to <blocker>`, {
          when: 'dealsDamage',
          what,
          toObject: '$blocker',
          ...combat,
        })
        .add(`<something> deals ${damage}`, { when: 'dealsDamage', what, ...combat });
  }
}
