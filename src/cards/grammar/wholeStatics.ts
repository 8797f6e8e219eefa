import type { StaticAbility } from '../../game/index.js';
import { OPPONENTS, SELF, THIS_ONE, YOU } from './constants.js';
import type { Parts } from './rules.js';

const WALKERS = "can't attack you or planeswalkers you control";
const UNLESS_PAID = 'unless their controller pays <manacost> for each of those creatures';
const SAFE = "can't lose the game";
const ALL = 'prevent all damage that would be dealt';
const NO_LOSS_TO_LIFE = "you don't lose the game for having 0 or less life";
const PREVENT = 'prevent all combat damage that would be dealt';
const BURIED = (whose: string): string => `would be put into ${whose} graveyard from anywhere`;

/** Continuous effects that have a sentence of their own, whatever their subject. */
export function wholeStatics(parts: Parts): void {
  const whole = parts
    .rules<StaticAbility | StaticAbility[]>('staticwhole')
    .add(
      [
        'you control enchanted creature',
        'you control enchanted permanent|land|artifact|planeswalker|enchantment',
      ],
      { static: 'control', object: { object: 'attached' }, by: YOU },
    )
    .add(
      [
        'all creatures able to block enchanted creature do so',
        'all creatures able to block equipped creature do so',
      ],
      { static: 'mustBeBlocked', object: { object: 'attached' } },
    )
    .add('all creatures able to block ~ do so', { static: 'mustBeBlocked', object: SELF })
    .add("enchanted creature's activated abilities can't be activated", {
      static: 'objects',
      which: { attached: true },
      cant: ['activate'],
    })
    .add(
      [
        "creatures with power less than ~'s power can't block it",
        "creatures with power less than ~'s power can't block ~",
      ],
      {
        static: 'blockers',
        which: THIS_ONE,
        by: {
          types: ['creature'],
          power: { most: { amount: 'plus', of: [{ amount: 'power', of: SELF }, -1] } },
        },
      },
    )
    .add("~'s power and toughness are each equal to <quantity>", {
      static: 'define',
      power: '$quantity',
      toughness: '$quantity',
    })
    .add(['~ attacks each combat if able'], { static: 'mustAttack', object: SELF })
    .add(
      ['enchanted creature attacks each combat if able', 'equipped creature attacks each combat if able'],
      { static: 'mustAttack', object: { object: 'attached' } },
    )
    .add(NO_LOSS_TO_LIFE, { static: 'players', who: { who: 'you' }, cant: ['loseToLife'] })
    .add(`you ${SAFE} and your opponents can't win the game`, [
      { static: 'players', who: { who: 'you' }, cant: ['lose'] },
      { static: 'players', who: { who: 'opponents' }, cant: ['win'] },
    ])
    .add("untap <untapped> during each other player's untap step", {
      static: 'untapDuring',
      which: '$untapped',
      turns: { who: 'others' },
    })
    .add("<playersof> can't cast more than one spell each turn", {
      static: 'castLimit',
      who: '$playersof',
      most: 1,
    })
    .add('<playersof> skip|skips their|your <stepname>', {
      static: 'skips',
      who: '$playersof',
      step: '$stepname',
    })
    .add('skip your <stepname>', { static: 'skips', who: { who: 'you' }, step: '$stepname' }, true)
    .add(['<playersof> play|plays with their|your hands|hand revealed'], {
      static: 'revealed',
      who: '$playersof',
      what: 'hand',
    })
    .add(['<playersof> play|plays with the top card of their|your libraries|library revealed'], {
      static: 'revealed',
      who: '$playersof',
      what: 'top',
    })
    .add('play with your hand revealed', { static: 'revealed', who: { who: 'you' }, what: 'hand' }, true)
    .add(
      'play with the top card of your library revealed',
      { static: 'revealed', who: { who: 'you' }, what: 'top' },
      true,
    )
    .add('if <one> would die , exile it instead', {
      static: 'instead',
      what: '$one',
      from: 'battlefield',
      to: 'exile',
    })
    .add(
      'if <one> would die , instead exile it',
      {
        static: 'instead',
        what: '$one',
        from: 'battlefield',
        to: 'exile',
      },
      true,
    )
    .add(
      [
        `if a card ${BURIED("an opponent's")} , exile it instead`,
        `if a card ${BURIED("an opponent's")} , instead exile it`,
      ],
      {
        static: 'instead',
        what: { token: false, owner: OPPONENTS },
        to: 'exile',
      },
    )
    .add(`if a card ${BURIED('your')} , exile it instead`, {
      static: 'instead',
      what: { token: false, owner: YOU },
      to: 'exile',
    })
    .add(
      [
        `if a card or token ${BURIED('a')} , exile it instead`,
        `if a card or token ${BURIED('a')} , exile that card instead`,
      ],
      { static: 'instead', what: {}, to: 'exile' },
    )
    .add(`if a card ${BURIED('a')} , exile it instead`, {
      static: 'instead',
      what: { token: false },
      to: 'exile',
    })
    .add('if <damager> would deal damage to <damaged> , it deals double that damage to <thatone> instead', {
      static: 'damage',
      from: '$damager',
      '...': '$damaged',
      times: 2,
    })
    .add(
      'if <damager> would deal combat damage to <damaged> , it deals double that damage to <thatone> instead',
      { static: 'damage', from: '$damager', '...': '$damaged', combat: true, times: 2 },
    )
    .add(
      'if <damager> would deal damage to <damaged> , it deals that much damage plus <number> to <thatone> instead',
      { static: 'damage', from: '$damager', '...': '$damaged', more: '$number' },
    )
    .add('~ costs {1} less to cast <scaled>', {
      static: 'price',
      which: THIS_ONE,
      who: {},
      less: '$scaled',
    })
    .add('~ costs <manacost> less to cast', {
      static: 'price',
      which: THIS_ONE,
      who: {},
      less: '$manacost',
    })
    .add('<playersof> can cast spells only during their|your own turns|turn', {
      static: 'cantCast',
      who: {
        '...': '$playersof',
        where: { if: 'not', of: { if: 'turn', player: { player: 'it' } } },
      },
      which: { types: ['spell'], zone: 'stack' },
    })
    .add("<playersof> can't cast <spellsof>", { static: 'cantCast', who: '$playersof', which: '$spellsof' })
    .add(`you can't win the game and your opponents ${SAFE}`, [
      { static: 'players', who: { who: 'you' }, cant: ['win'] },
      { static: 'players', who: { who: 'opponents' }, cant: ['lose'] },
    ])
    .add("<playersof> can't <prohibition>", { static: 'players', who: '$playersof', cant: '$prohibition' })
    .add(['<playersof> have|has no maximum hand size'], { static: 'handSize', who: '$playersof' })
    .add('you may play an additional land on each of your turns', {
      static: 'lands',
      who: { who: 'you' },
      count: 1,
    })
    .add(['each player may play an additional land on each of their turns'], {
      static: 'lands',
      who: {},
      count: 1,
    })
    .add('<spellsof> <playersof> cast|casts cost|costs {1} more to cast', {
      static: 'price',
      which: '$spellsof',
      who: '$playersof',
      more: 1,
    })
    .add('<spellsof> <playersof> cast|casts cost|costs <manacost> more to cast', {
      static: 'price',
      which: '$spellsof',
      who: '$playersof',
      more: '$manacost',
    })
    .add('<spellsof> <playersof> cast|casts cost|costs {1} less to cast <scaled>', {
      static: 'price',
      which: '$spellsof',
      who: '$playersof',
      less: '$scaled',
    })
    .add('<spellsof> <playersof> cast|casts cost|costs <manacost> less to cast', {
      static: 'price',
      which: '$spellsof',
      who: '$playersof',
      less: '$manacost',
    })
    .add('<spellsof> cost|costs <manacost> more to cast', {
      static: 'price',
      which: '$spellsof',
      who: {},
      more: '$manacost',
    })
    .add('<spellsof> cost|costs <manacost> less to cast', {
      static: 'price',
      which: '$spellsof',
      who: {},
      less: '$manacost',
    })
    .add(`${ALL} to <shielded>`, { static: 'shield', shield: { to: '$shielded', amount: 'all' } })
    .add(`${ALL} by <nouns>`, { static: 'shield', shield: { from: '$nouns', amount: 'all' } })
    .add(`${PREVENT} to <shielded>`, {
      static: 'shield',
      shield: { to: '$shielded', amount: 'all', combat: true },
    })
    .add(`${PREVENT} to and dealt by ~`, [
      { static: 'shield', shield: { to: SELF, amount: 'all', combat: true } },
      { static: 'shield', shield: { from: THIS_ONE, amount: 'all', combat: true } },
    ])
    .add(
      "creatures can't attack you unless their controller pays <manacost> for each creature they control that's attacking you",
      {
        static: 'attackTax',
        which: { types: ['creature'] },
        defenders: { who: 'you' },
        unlessPaid: { cost: 'mana', amount: '$manacost' },
      },
    )
    .add(
      "creatures can't attack you unless their controller pays <manacost> for each of those creatures",
      {
        static: 'attackTax',
        which: { types: ['creature'] },
        defenders: { who: 'you' },
        unlessPaid: { cost: 'mana', amount: '$manacost' },
      },
      true,
    )
    .add(
      [
        `creatures ${WALKERS} ${UNLESS_PAID}`,
        `creatures ${WALKERS.replace('planeswalkers', 'a planeswalker')} ${UNLESS_PAID}`,
      ],
      {
        static: 'attackTax',
        which: { types: ['creature'] },
        defenders: { who: 'you' },
        planeswalkers: true,
        unlessPaid: { cost: 'mana', amount: '$manacost' },
      },
    )
    .add("~ can't attack unless <condition>", { static: 'attackOnly', unless: '$condition' })
    .add("~ can't block unless <condition>", {
      static: 'objects',
      which: THIS_ONE,
      cant: ['block'],
      unless: '$condition',
    })
    .add("~ can't attack or block unless <condition>", {
      static: 'objects',
      which: THIS_ONE,
      cant: ['attack', 'block'],
      unless: '$condition',
    })
    .add("~ can't block if <condition>", {
      static: 'objects',
      which: THIS_ONE,
      cant: ['block'],
      unless: { if: 'not', of: '$condition' },
    })
    .add(["~ can't attack unless defending player controls <one>"], {
      static: 'attackOnly',
      unless: { if: 'exists', objects: { '...': '$one', controller: { player: 'defending' } } },
    })
    .add("~ can't attack if defending player controls <one>", {
      static: 'attackOnly',
      not: { if: 'exists', objects: { '...': '$one', controller: { player: 'defending' } } },
    })
    .add(["~ can't be countered", "~ can't be countered by spells or abilities"], {
      static: 'uncounterable',
    });
  for (const side of ['attackers', 'blockers'] as const) {
    const verb = side === 'attackers' ? 'attack' : 'block';
    whole
      .add(`no more than one creature can ${verb} each combat`, { static: 'limit', [side]: 1 })
      .add(`no more than <number> creatures can ${verb} each combat`, {
        static: 'limit',
        [side]: '$number',
      });
  }
}
