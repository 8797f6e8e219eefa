import type { EventPattern, PlayerFilter } from '../../game/index.js';
import { OPPONENTS, THIS_ONE, YOU } from './constants.js';
import type { Rules } from './rules.js';

export const ENCHANTED: PlayerFilter = { who: 'you', of: { player: 'enchanted' } };

const AIMED = 'becomes the target of a spell or ability';

/** Nobody has more life. */
const RICHEST: PlayerFilter = {
  where: {
    if: 'compare',
    left: { amount: 'life', of: { player: 'it' } },
    is: '>=',
    right: { amount: 'max', of: { amount: 'life', of: { player: 'it' } }, over: {} },
  },
};

/** What abilities wait for; several patterns are an ability each. */
export function happenings(rules: Rules<EventPattern | EventPattern[]>): void {
  const what = '$something';
  rules
    .add('<something> enters or attacks', [
      { when: 'enters', what },
      { when: 'attacks', what },
    ])
    .add('<something> enters or dies', [
      { when: 'enters', what },
      { when: 'dies', what },
    ])
    .add('<something> enters or leaves the battlefield', [
      { when: 'enters', what },
      { when: 'leaves', what },
    ])
    .add('<something> attacks or blocks', [
      { when: 'attacks', what },
      { when: 'blocks', what },
    ])
    .add('<something> blocks or becomes blocked', [
      { when: 'blocks', what },
      { when: 'becomesBlocked', what },
    ])
    .add("<something> attacks and isn't blocked", { when: 'notBlocked', what })
    .add('<something> attacks alone', { when: 'attacks', what, alone: true })
    .add('~ and at least <number> other creatures attack', {
      when: 'attacks',
      what: THIS_ONE,
      beside: '$number',
    })
    .add('<something> attacks you or a planeswalker you control', {
      when: 'attacks',
      what,
      whom: { who: 'you' },
      planeswalkers: true,
    })
    .add('<something> attacks one of your opponents or a planeswalker an opponent controls', {
      when: 'attacks',
      what,
      whom: { who: 'opponents' },
      planeswalkers: true,
    })
    .add('<something> attacks you', { when: 'attacks', what, whom: { who: 'you' } })
    .add(['<something> attacks one of your opponents', '<something> attacks an opponent'], {
      when: 'attacks',
      what,
      whom: { who: 'opponents' },
    })
    .add('<something> attacks a player with the most life', { when: 'attacks', what, whom: RICHEST })
    .add('<something> attacks', { when: 'attacks', what })
    .add('<something> blocks', { when: 'blocks', what })
    .add('<something> becomes blocked by <blocker>', { when: 'becomesBlocked', what, by: '$blocker' })
    .add('<something> becomes blocked', { when: 'becomesBlocked', what })
    .add('<something> becomes tapped', { when: 'taps', what })
    .add('<something> becomes untapped', { when: 'untaps', what })
    .add('<something> deals combat damage to <anyone>', {
      when: 'dealsDamage',
      what,
      to: '$anyone',
      combat: true,
    })
    .add('<something> deals damage to <anyone>', { when: 'dealsDamage', what, to: '$anyone' })
    .add('<something> is dealt damage', { when: 'isDealtDamage', what })
    .add(
      '<something> enters under <whose> control',
      { when: 'enters', what: { '...': '$something', controller: '$whose' } },
      true,
    )
    .add(
      "<something> enters under an opponent's control",
      {
        when: 'enters',
        what: { '...': '$something', controller: OPPONENTS },
      },
      true,
    )
    .add('<something> enters', { when: 'enters', what })
    .add(['<something> dies', '<something> is put into a graveyard from the battlefield'], {
      when: 'dies',
      what,
    })
    .add(
      "<something> dies under an opponent's ownership",
      {
        when: 'dies',
        what: { '...': '$something', owner: OPPONENTS },
      },
      true,
    )
    .add(
      '<something> dies under your ownership',
      { when: 'dies', what: { '...': '$something', owner: YOU } },
      true,
    )
    .add('<something> leaves the battlefield', { when: 'leaves', what })
    .add(['<anyone> cast/casts <a> <spellkind> during <whose> turn'], {
      when: 'casts',
      who: '$anyone',
      what: '$spellkind',
      during: '$whose',
    })
    .add("<anyone> cast/casts <a> <spellkind> during an opponent's turn", {
      when: 'casts',
      who: '$anyone',
      what: '$spellkind',
      during: OPPONENTS,
    })
    .add('you cast ~', { when: 'casts', who: { who: 'you' }, what: THIS_ONE })
    .add('<anyone> cast/casts their|your <nth> spell each turn', {
      when: 'casts',
      who: '$anyone',
      nth: '$nth',
    })
    .add('a spell or ability <agent> controls|control causes you to discard ~', {
      when: 'discards',
      who: { who: 'you' },
      what: THIS_ONE,
      by: '$agent',
    })
    .add('a spell or ability <agent> controls|control causes you to discard a card', {
      when: 'discards',
      who: { who: 'you' },
      by: '$agent',
    })
    .add("<onecard> is put into an opponent's graveyard from anywhere", {
      when: 'buried',
      what: { '...': '$onecard', owner: OPPONENTS },
    })
    .add('<onecard> is put into <whose> graveyard from anywhere', {
      when: 'buried',
      what: { '...': '$onecard', owner: '$whose' },
    })
    .add('<onecard> is put into a graveyard from anywhere', { when: 'buried', what: '$onecard' })
    .add('enchanted player is attacked', { when: 'playerAttacked', whom: ENCHANTED })
    .add('<anyone> attacks enchanted player with one or more creatures', {
      when: 'playerAttacked',
      whom: ENCHANTED,
      by: '$anyone',
    })
    .add('<anyone> attacks you with one or more creatures', {
      when: 'playerAttacked',
      whom: { who: 'you' },
      by: '$anyone',
    })
    .add('<anyone> tap/taps <one> for mana', { when: 'tapsForMana', who: '$anyone', what: '$one' })
    .add('<anyone> cast/casts <a> <spellkind>', { when: 'casts', who: '$anyone', what: '$spellkind' })
    .add('<anyone> cast/casts <a> <spellkind> that targets <something>', {
      when: 'casts',
      who: '$anyone',
      what: '$spellkind',
      targeting: '$something',
    })
    .add('<anyone> gain/gains life', { when: 'gainsLife', who: '$anyone' })
    .add('<anyone> lose/loses life', { when: 'losesLife', who: '$anyone' })
    .add('<anyone> draw/draws a card', { when: 'draws', who: '$anyone' })
    .add('<anyone> discard/discards a card', { when: 'discards', who: '$anyone' })
    .add('<anyone> discard/discards <onecard>', { when: 'discards', who: '$anyone', what: '$onecard' })
    .add('<anyone> cycle/cycles a card', { when: 'cycles', who: '$anyone' })
    .add('<anyone> sacrifice/sacrifices <one>', { when: 'sacrifices', who: '$anyone', what: '$one' })
    .add('<anyone> play/plays a land', { when: 'playsLand', who: '$anyone' })
    .add('<anyone> become/becomes the monarch', { when: 'becomesMonarch', who: '$anyone' })
    .add('<anyone> lose/loses the game', { when: 'losesGame', who: '$anyone' });
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
  rules
    .add('<something> blocks <blocker>', { when: 'blocks', what, of: '$blocker' })
    .add('<something> blocks or becomes blocked by <blocker>', [
      { when: 'blocks', what, of: '$blocker' },
      { when: 'becomesBlocked', what, by: '$blocker' },
    ])
    .add('a <kind> counter is put on <something>', { when: 'countersPut', what, kind: '$kind' })
    .add('<something> is turned face up', { when: 'turnsUp', what })
    .add('<anyone> cycle/cycles ~', { when: 'cycles', who: '$anyone', what: THIS_ONE })
    .add('<anyone> cycle/cycles or discard/discards a card', { when: 'discards', who: '$anyone' }, true)
    .add(
      '<anyone> cycle/cycles or discard/discards another card',
      { when: 'discards', who: '$anyone', what: { other: true } },
      true,
    )
    .add('<anyone> discard/discards another card', {
      when: 'discards',
      who: '$anyone',
      what: { other: true },
    })
    .add('<anyone> search/searches their library', { when: 'searches', who: '$anyone' })
    .add('<anyone> shuffle/shuffles their library', { when: 'shuffles', who: '$anyone' })
    .add('<anyone> clash/clashes', { when: 'clashes', who: '$anyone' })
    .add('<anyone> surveil/surveils', { when: 'surveils', who: '$anyone' })
    .add('<something> is tapped for mana', { when: 'tapsForMana', who: {}, what })
    .add('<anyone> cast/casts <a> <spellkind> from a graveyard', {
      when: 'casts',
      who: '$anyone',
      what: '$spellkind',
      castFrom: 'graveyard',
    })
    .add('<anyone> cast/casts <a> <spellkind> from their|your hand', {
      when: 'casts',
      who: '$anyone',
      what: '$spellkind',
      castFrom: 'hand',
    })
    .add(`<something> enters or ${AIMED} an opponent controls`, [
      { when: 'enters', what },
      { when: 'targeted', what, by: { who: 'opponents' } },
    ])
    .add(`<something> enters or ${AIMED}`, [
      { when: 'enters', what },
      { when: 'targeted', what, by: {} },
    ]);
}
