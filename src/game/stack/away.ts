import { layersOf } from '../cards/traits.js';
import type { CardDefinition, EventPattern } from '../cards/types.js';
import type { Engine } from '../engine.js';
import type { Watcher } from '../zones/survey.js';

/** What the cards of a game do elsewhere than in play. */
export interface Away {
  /** One of them has an ability that triggers there. */
  waits: boolean;
  /** One of them can be cast from a graveyard, or has an ability that is activated there. */
  acts: boolean;
  /** One of them asks where a spell was cast from. */
  origins: boolean;
  /** One of them keeps others from being cast while it is on a stack. */
  hushes: boolean;
  /** One of them is destroyed in place of what it enchants. */
  armors: boolean;
  /** One of them is put elsewhere than into a graveyard, from wherever it is. */
  avoids: boolean;
  /** One of them asks what was cast in the turn before. */
  lastTurn: boolean;
  /** One of them may come back from a graveyard instead of a draw. */
  dredges: boolean;
  /** One of them gives types to others, or to itself. */
  typings: boolean;
  /** One of them asks whether a draw is the first in a draw step. */
  firstDraws: boolean;
}

/** What shows, in a card or in the words of its data, that it does so. */
const SIGNS: { readonly [K in keyof Away]: RegExp | ((card: CardDefinition, text: string) => unknown) } = {
  waits: ({ abilities }) => abilities?.some((one) => one.ability === 'triggered' && one.from !== undefined),
  acts: ({ flashback, abilities }, text) =>
    flashback !== undefined ||
    /"effect":"flashback"|"static":"types".*"from":"graveyard"/.test(text) ||
    abilities?.some((one) => one.ability === 'activated' && one.from === 'graveyard'),
  origins: /"castFrom"|"rebound"/,
  hushes: /"splitSecond"/,
  armors: /"totemArmor"/,
  avoids: /"static":"instead"/,
  lastTurn: /"lastTurn"/,
  dredges: /"dredge":/,
  typings: /"static":"types"/,
  firstDraws: /"butFirst"/,
};

/** What is so of one of several. */
function together(test: (key: keyof Away) => boolean): Away {
  const all: Partial<Away> = {};
  for (const key in SIGNS) all[key as keyof Away] = test(key as keyof Away);
  return all as Away;
}

/** Looks over the cards of a game for what they do elsewhere than in play; over each card once, however many games are played with it. */
export function awayOf(cards: ReadonlyMap<string, CardDefinition>): Away {
  let known = foundOfAll.get(cards);
  if (known === undefined) {
    const all = [...cards.values()].map(awayOfCard);
    known = together((key) => all.some((one) => one[key]));
    foundOfAll.set(cards, known);
  }
  return known;
}

function awayOfCard(card: CardDefinition): Away {
  let known = found.get(card);
  if (known === undefined) {
    const text = JSON.stringify(card);
    known = together((key) => {
      const sign = SIGNS[key];
      return sign instanceof RegExp ? sign.test(text) : sign(card, text) === true;
    });
    found.set(card, known);
  }
  return known;
}

const found = new WeakMap<CardDefinition, Away>();
/** Copies of a game share its cards. */
const foundOfAll = new WeakMap<object, Away>();
const NONE: readonly never[] = [];

/** Whether a spell on a stack lets nobody cast spells or activate abilities other than for mana. */
export const isHushed = (g: Engine): boolean =>
  g.away.hushes &&
  Object.values(g.state.stacks)
    .flat()
    .some((id) => {
      const spell = g.state.objects.get(id);
      return spell?.ability === null && layersOf(g, spell).keywords.includes('splitSecond');
    });

/** The abilities of cards in graveyards and in exile, and of spells on stacks, that wait for one of these kinds of events. */
export function watchersAway(g: Engine, kinds: readonly EventPattern['when'][]): readonly Watcher[] {
  if (!g.away.waits) return NONE;
  const watchers: Watcher[] = [];
  for (const [zone, lists] of [
    ['graveyard', g.state.graveyards],
    ['stack', g.state.stacks],
    ['exile', { all: g.state.exile }],
  ] as const)
    for (const id of Object.values(lists).flat()) {
      const source = g.state.objects.get(id);
      if (source === undefined || source.ability !== null) continue;
      for (const [index, ability] of layersOf(g, source).abilities.entries())
        if (ability.ability === 'triggered' && ability.from === zone && kinds.includes(ability.on.when))
          watchers.push({ source, controller: source.controller, index, ability });
    }
  return watchers;
}
