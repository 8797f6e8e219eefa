import type { StaticAbility } from '../../game/index.js';
import type { Parts } from './rules.js';
import sentences from './sentences.json' with { type: 'json' };

/** Continuous effects that have a sentence of their own, whatever their subject. */
export function wholeStatics(parts: Parts): void {
  const whole = parts
    .rules<StaticAbility | StaticAbility[]>('staticwhole')
    .add('<prevented>', '$prevented')
    .add('if <replacingdraws>', '$replacingdraws')
    .addAll(sentences.wholeStatic);
  for (const side of ['attackers', 'blockers'] as const) {
    const verb = side === 'attackers' ? 'attack' : 'block';
    whole
      .add(`no more than one creature can ${verb} each combat`, { static: 'limit', [side]: 1 })
      .add(`no more than <number> creatures can ${verb} each combat`, {
        static: 'limit',
        [side]: '$number',
      });
  }
  whole
    .add('no more than one creature can attack you each combat', {
      static: 'limit',
      attackers: 1,
      whom: { who: 'you' },
    })
    .add('no more than <number> creatures can attack you each combat', {
      static: 'limit',
      attackers: '$number',
      whom: { who: 'you' },
    });
}
