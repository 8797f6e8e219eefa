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

/** Looks over the cards of a game for what they do elsewhere than in play; over each card once, however many games are played with it. */
export function awayOf(cards: ReadonlyMap<string, CardDefinition>): Away {
  let known = foundOfAll.get(cards);
  if (known === undefined) {
    const all = [...cards.values()].map(awayOfCard);
    const some = (key: keyof Away): boolean => all.some((one) => one[key]);
    known = {
      waits: some('waits'),
      acts: some('acts'),
      origins: some('origins'),
      hushes: some('hushes'),
      armors: some('armors'),
      avoids: some('avoids'),
      lastTurn: some('lastTurn'),
      dredges: some('dredges'),
      typings: some('typings'),
      firstDraws: some('firstDraws'),
    };
    foundOfAll.set(cards, known);
  }
  return known;
}

function awayOfCard(card: CardDefinition): Away {
  let known = found.get(card);
  if (known === undefined) {
    const { abilities, flashback } = card;
    const text = JSON.stringify(card);
    known = {
      waits: abilities?.some((one) => one.ability === 'triggered' && one.from !== undefined) === true,
      acts:
        flashback !== undefined ||
        text.includes('"effect":"flashback"') ||
        abilities?.some((one) => one.ability === 'activated' && one.from === 'graveyard') === true,
      origins: text.includes('"castFrom"') || text.includes('"rebound"'),
      hushes: text.includes('"splitSecond"'),
      armors: text.includes('"totemArmor"'),
      avoids: text.includes('"static":"instead"'),
      lastTurn: text.includes('"lastTurn"'),
      dredges: card.dredge !== undefined,
      typings: text.includes('"static":"types"'),
      firstDraws: text.includes('"butFirst"'),
    };
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
