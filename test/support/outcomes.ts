import type { PrintedCard } from '../../src/cards/index.js';
import { playAlone } from './alone.js';

const EDITION = '2021-07-23';
const bird: PrintedCard = {
  name: 'Lark',
  type: 'Creature — Bird',
  cost: '{U}',
  power: 1,
  toughness: 1,
  text: 'Flying',
};
const bear: PrintedCard = {
  name: 'Cub',
  type: 'Creature — Bear',
  cost: '{G}',
  power: 2,
  toughness: 2,
};

/** The objects of a table, by what they are called: which card, whose, where, and in which state. */
export type Objects = Record<string, [card: string, owner: string, zone?: string, state?: object]>;

/** Plays printed words among three and says which checks fail, or what stopped the run. */
export function fails(
  cards: PrintedCard[],
  objects: Objects,
  steps: object[],
  checks: string[],
  options: object = {},
): unknown {
  const table = {
    id: 'outcome',
    edition: EDITION,
    cards: [bird, bear, ...cards],
    setup: {
      players: ['Ada', 'Ben', 'Cleo'],
      options,
      state: { mana: 20, library: 30 },
      objects: Object.entries(objects).map(([id, [card, owner, zone = 'battlefield', state = {}]]) => ({
        id,
        card,
        owner,
        zone,
        state,
      })),
    },
    steps,
    checks,
  };
  const played = playAlone(table);
  if (played.status === 'passed') return [];
  return (
    played.error?.reason ?? [
      ...played.actions.filter(({ accepted }) => !accepted).map(({ reason }) => reason),
      ...played.checks
        .filter(({ passed }) => !passed)
        .map(({ text, actual }) => `${text}: ${String(actual)}`),
    ]
  );
}
