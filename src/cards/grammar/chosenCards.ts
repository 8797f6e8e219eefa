import type { Effect, ObjectFilter } from '../../game/index.js';
import { YOU } from './constants.js';
import type { Scope } from './reader.js';
import type { Parts, Reader, Rules } from './rules.js';

/** The pile of the cards that were chosen a moment ago. */
const PILE = { pile: 'chosen' } as const;

/** Puts cards that players choose before anything is done with them among the parts of speech. */
export function defineChosenCards(parts: Parts): void {
  // Cards outside the game, which is where nothing else is looked for.
  parts.define('ownedcards', {
    read: (r: Reader): ObjectFilter | undefined => {
      const cards = parts.get('cardkinds').read(r);
      return cards?.owner?.player === 'you' && r.take('from outside the game')
        ? { ...cards, zone: 'outside' }
        : undefined;
    },
    say: ({ zone, owner, ...cards }: ObjectFilter, t: Scope): string | undefined => {
      const said = zone === 'outside' && owner?.player === 'you' && parts.get('cardkinds').say(cards, t);
      return said ? `${said} you own from outside the game` : undefined;
    },
  });
  // "revealed this way", where each player has revealed a chosen card.
  parts.define('chosenway', {
    read: (r: Reader) =>
      r.lower.slice(0, r.at).join(' ').includes('reveals their chosen card') && r.take('revealed this way')
        ? ''
        : undefined,
    say: () => 'revealed this way',
  });
  const player = '$subject';
  const choose = { effect: 'chooseObjects', player, pile: PILE.pile };
  const chosen = { object: 'each', filter: { zone: 'any', ...PILE } };
  (parts.get('playerdoes') as Rules<Effect | Effect[]>)
    .add('choose/chooses up to <number> <ownedcards> and shuffle/shuffles them into <own> library', [
      { ...choose, from: '$ownedcards', count: '$number', upTo: true },
      { effect: 'shuffle', player, with: chosen },
    ])
    .add(['choose/chooses a card in <own> hand', 'choose/chooses a card from <own> hand'], {
      ...choose,
      from: { zone: 'hand', owner: '$own' },
      count: 1,
    })
    .add('reveal/reveals <own> chosen card', {
      effect: 'show',
      object: { object: 'each', filter: { zone: 'hand', owner: '$own', ...PILE } },
    });
  const ofKind = { '...': '$cardkind', zone: 'hand', ...PILE };
  const put = { effect: 'move', to: 'battlefield' };
  const does = parts.get('does') as Rules<Effect | Effect[]>;
  const owner = 'the owner of each <cardkind> <chosenway>';
  does
    .add(`${owner} puts it onto the battlefield`, { ...put, object: { object: 'each', filter: ofKind } })
    .add(`${owner} with the lowest mana value puts it onto the battlefield`, {
      ...put,
      object: {
        object: 'each',
        filter: { ...ofKind, cost: { most: { amount: 'least', of: 'cost', objects: ofKind } } },
      },
    });
  // What players may do with cards of graveyards, whose they are.
  const alike = 'as though they were in your graveyard';
  const use = { effect: 'useGraveyards', player: YOU, of: { player: 'each', filter: { who: 'others' } } };
  const bar = {
    effect: 'restrict',
    player: { player: 'each', filter: { who: 'others' } },
    cant: ['playFromGraveyard'],
  };
  const others = "other players can't play cards from their graveyards";
  const may = `you may play cards from other players'|players_' graveyards ${alike} <until>`;
  does
    .add(`${others} <until>`, { ...bar, duration: '$until' })
    .add(may, { ...use, duration: '$until' })
    .add(`${others} , and ${may}`, [
      { ...bar, duration: '$until' },
      { ...use, duration: '$until' },
    ]);
}
