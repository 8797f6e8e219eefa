import type { Duration, Effect } from '../../game/index.js';
import { END_OF_TURN, YOU } from './constants.js';
import { same } from './reader.js';
import type { Parts, Reader } from './rules.js';

const LASTING: readonly [string, Duration][] = [
  ['this turn', END_OF_TURN],
  ['until end of turn', END_OF_TURN],
  ['for as long as it remains exiled', { until: 'permanent' }],
  ['for as long as they remain exiled', { until: 'permanent' }],
];
/** Mana has no colours here, so that what may be spent for which is nothing that has to be kept. */
const SPEND = ', and you may spend mana';
const ANY_MANA = `${SPEND} as though it were mana of any color|type to cast it|that_card|them|that_spell|those_spells|those_cards`;

/** Puts among the parts of speech what a player may play for a while from where it is. */
export function definePermissions(parts: Parts): void {
  parts.define('lasting', {
    read: (r: Reader): Duration | undefined => LASTING.find(([words]) => r.take(words))?.[1],
    say: (duration: Duration) => LASTING.find(([, own]) => same(own, duration))?.[0],
  });
  const rules = parts.rules<Effect | Effect[]>('permission');
  for (const may of ['play', 'cast'])
    for (const [free, more] of [
      ['', {}],
      [' without paying its|their mana cost|costs', { free: true }],
    ] as const) {
      const permit = { effect: 'permit', player: YOU, object: '$objects', may, ...more };
      const what = `you may ${may} <objects>${free}`;
      const all = [`${what} <lasting>`, `${what} <lasting> ${ANY_MANA}`];
      rules
        .add(all, { ...permit, duration: '$lasting' })
        .add(
          [`until end of turn , ${what}`, `until end of turn , ${what} ${ANY_MANA}`],
          { ...permit, duration: END_OF_TURN },
          true,
        );
    }
}
