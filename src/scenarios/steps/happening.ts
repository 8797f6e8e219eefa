import type { Effect } from '../../game/index.js';

/** Whom or what an instruction names, where it is one player or object by name. */
const named = (ref: object | undefined): string | undefined =>
  ref === undefined ? undefined : 'name' in ref ? String(ref.name) : 'id' in ref ? String(ref.id) : undefined;

/**
 * What happens by an instruction, in a few words.
 *
 * @returns the name of the effect where there are no words for what it says
 */
export function happening(effect: Effect): string {
  const said = effect as {
    player?: object;
    object?: object;
    to?: unknown;
    amount?: unknown;
    count?: unknown;
  };
  const who = named(said.player) ?? named(said.object);
  const some = said.amount ?? said.count ?? 1;
  const plain = `it happens: ${effect.effect}`;
  if (typeof some !== 'number') return plain;
  switch (effect.effect) {
    case 'damage': {
      const to = typeof said.to === 'object' ? named(said.to ?? undefined) : undefined;
      return to === undefined ? plain : `${to} is dealt ${some} damage`;
    }
    case 'move':
      return who === undefined ? plain : `${who} goes to the ${effect.to}`;
    default: {
      const words = WORDS[effect.effect];
      return who === undefined || words === undefined ? plain : `${who} ${words.replace('#', String(some))}`;
    }
  }
}

const WORDS: Partial<Record<Effect['effect'], string>> = {
  destroy: 'is destroyed',
  draw: 'draws cards: #',
  gainLife: 'gains # life',
  loseLife: 'loses # life',
  poison: 'gets # poison',
  win: 'wins the game',
  lose: 'loses the game',
};
