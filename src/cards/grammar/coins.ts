import type { Amount, Condition, Effect, PlayerRef } from '../../game/index.js';
import type { Parts, Reader, Rules } from './rules.js';

const IT: PlayerRef = { player: 'it' };
const SIDES = ['heads', 'tails'] as const;
type Side = (typeof SIDES)[number];

/** How many coins came up that way: of those that were flipped a moment ago, or of one player's. */
const count = (name: Side, of?: PlayerRef): Amount => ({
  amount: 'remembered',
  name,
  ...(of ? { of } : {}),
});
const all = (side: Side, right: number, of?: PlayerRef): Condition => ({
  if: 'compare',
  left: count(side, of),
  is: '==',
  right,
});

/** The players whose coin came up so, of several who each flipped one. */
export const WHOSE_COIN: readonly [string, Condition][] = SIDES.map((side) => [
  `whose coin comes up ${side}`,
  all(side, 1, IT),
]);

/** Puts coins that nobody calls among the parts of speech: how many are flipped, and how they come up. */
export function defineCoins(parts: Parts): void {
  (parts.get('playerdoes') as Rules<Effect | Effect[]>)
    .add('flip/flips a coin', { effect: 'flipCoin', player: '$subject', count: 1 })
    .add('flip/flips <severalcoins> coins', {
      effect: 'flipCoin',
      player: '$subject',
      count: '$severalcoins',
    });
  parts.define('severalcoins', {
    read: (r: Reader): number | undefined => {
      const number = parts.get('number').read(r);
      return typeof number === 'number' && number > 1 ? number : undefined;
    },
    say: (number: unknown) => (typeof number === 'number' && number > 1 ? String(number) : undefined),
  });
  const stated = parts.get('stated') as Rules<Condition>;
  for (const [part, words, which] of [
    ['onecoin', ['the coin comes', 'it comes'], /\bflips? a coin\b/g],
    ['bothcoins', ['both coins come'], /\bflips? (?:two|2) coins\b/g],
  ] as const) {
    parts.define(part, {
      // The words before have so many coins flipped, and no more than once.
      read: (r: Reader) => {
        const { at } = r;
        if (r.oneOf(...words) === undefined) return undefined;
        return r.lower.slice(0, at).join(' ').match(which)?.length === 1 ? '' : undefined;
      },
      say: () => words[0],
    });
    for (const side of SIDES) stated.add(`<${part}> up ${side}`, all(side, part === 'onecoin' ? 1 : 2));
  }
}
