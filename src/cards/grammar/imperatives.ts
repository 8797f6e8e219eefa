import type { Effect } from '../../game/index.js';
import { COLOR_NAMES } from '../closedClasses.js';
import { END_OF_TURN, SELF, YOU } from './constants.js';
import type { Rules } from './rules.js';

const CHOSEN = { object: 'chosen', name: 'object' };

const REST = 'the rest';

/** Sentences that begin with their verb. */
export function imperatives(rules: Rules<Effect | Effect[]>): void {
  const object = '$objects';
  const owner = "its|their|his owner's|owners'|owners_'";
  rules
    .add(["destroy <objects> . it|they|that_creature|that_artifact|those_creatures can't be regenerated"], {
      effect: 'destroy',
      object,
      final: true,
    })
    .add('destroy <objects>', { effect: 'destroy', object })
    .add(
      'destroy <objects> and <further>',
      [
        { effect: 'destroy', object },
        { effect: 'destroy', object: '$further' },
      ],
      true,
    )
    .add(
      'exile <objects> and <further>',
      [
        { effect: 'move', object, to: 'exile' },
        { effect: 'move', object: '$further', to: 'exile' },
      ],
      true,
    )
    .add(
      'tap <objects> and <further>',
      [
        { effect: 'tap', object },
        { effect: 'tap', object: '$further' },
      ],
      true,
    )
    .add(
      'untap <objects> and <further>',
      [
        { effect: 'untap', object },
        { effect: 'untap', object: '$further' },
      ],
      true,
    )
    .add(['exile <objects> until ~ leaves the battlefield'], {
      effect: 'move',
      object,
      to: 'exile',
      until: 'sourceLeaves',
    })
    .add('exile <objects>', { effect: 'move', object, to: 'exile' })
    .add('exile all graveyards', { effect: 'exileZone', player: { player: 'each' }, zone: 'graveyard' })
    .add('exile <whose> graveyard', { effect: 'exileZone', player: '$whose', zone: 'graveyard' }, true)
    .add('regenerate <objects>', { effect: 'regenerate', object })
    .add('goad <objects>', { effect: 'goad', object })
    .add(['if <objects> would die this turn , exile it|them instead'], { effect: 'exileIfDies', object })
    .add('detain <objects>', { effect: 'detain', object })
    .add('tap or untap <objects>', {
      effect: 'chooseMode',
      chooser: YOU,
      modes: [
        { name: 'tap', effects: [{ effect: 'tap', object }] },
        { name: 'untap', effects: [{ effect: 'untap', object }] },
      ],
    })
    // What is chosen first is spoken of by the sentences behind it.
    .add('choose <aimed>', [], true)
    .add('tap <objects>', { effect: 'tap', object })
    .add('untap <objects>', { effect: 'untap', object })
    .add(
      [
        `return <objects> to ${owner} hand|hands`,
        'return <objects> to your hand',
        `put <objects> into ${owner} hand`,
      ],
      { effect: 'move', object, to: 'hand' },
    )
    .add(
      [
        'return <objects> to the battlefield tapped under your control',
        'return <objects> to the battlefield tapped',
        'put <objects> onto the battlefield tapped under your control',
      ],
      { effect: 'move', object, to: 'battlefield', under: YOU, tapped: true },
    )
    .add(
      [
        `return <objects> to the battlefield under ${owner} control`,
        `put <objects> onto the battlefield under ${owner} control`,
      ],
      {
        effect: 'move',
        object,
        to: 'battlefield',
        under: { player: 'owner', of: { object: 'it' } },
      },
    )
    .add(
      [
        'return <objects> to the battlefield under your control',
        'put <objects> onto the battlefield under your control',
        'return <objects> to the battlefield',
        'put <objects> onto the battlefield',
      ],
      { effect: 'move', object, to: 'battlefield', under: YOU },
    )
    .add([`put <objects> on top of ${owner} library|libraries`, 'put <objects> on top of your library'], {
      effect: 'move',
      object,
      to: 'library',
    })
    .add(
      [
        `put <objects> on the bottom of ${owner} library|libraries`,
        'put <objects> on the bottom of your library',
      ],
      { effect: 'move', object, to: 'library', bottom: true },
    )
    .add([`shuffle <object> into its owner's library`], {
      effect: 'shuffle',
      player: { player: 'owner', of: '$object' },
      with: '$object',
    })
    .add('return ~ from your graveyard to your hand', {
      effect: 'move',
      object: SELF,
      from: 'graveyard',
      to: 'hand',
    })
    .add(
      [
        'return ~ from your graveyard to the battlefield tapped',
        'put ~ from your graveyard onto the battlefield tapped',
      ],
      { effect: 'move', object: SELF, from: 'graveyard', to: 'battlefield', under: YOU, tapped: true },
    )
    .add(
      ['return ~ from your graveyard to the battlefield', 'put ~ from your graveyard onto the battlefield'],
      { effect: 'move', object: SELF, from: 'graveyard', to: 'battlefield', under: YOU },
    )
    .add('counter <object>', { effect: 'counter', object: '$object' })
    .add(
      'put <counters> on <objects> and <counters:more> on <objects:second>',
      [
        { effect: 'putCounters', object, '...': '$counters' },
        { effect: 'putCounters', object: '$second', '...': '$more' },
      ],
      true,
    )
    .add('put a|an <kind> counter on <objects> <scaled>', {
      effect: 'putCounters',
      object,
      kind: '$kind',
      count: '$scaled',
    })
    .add('put <counters> on <objects>', { effect: 'putCounters', object, '...': '$counters' })
    .add('remove <counters> from <objects>', { effect: 'removeCounters', object, '...': '$counters' })
    .add('attach <object> to <object:host>', { effect: 'attach', object: '$object', to: '$host' })
    .add('exchange control of <object> and <object:other>', {
      effect: 'exchangeControl',
      a: '$object',
      b: '$other',
    })
    .add('starting with you , each player votes for <ballot>', {
      effect: 'vote',
      first: YOU,
      options: '$ballot',
    })
    .add('starting with you , each player votes for <single>', {
      effect: 'vote',
      first: YOU,
      options: [],
      objects: '$single',
    })
    .add('choose an opponent', {
      effect: 'choosePlayer',
      chooser: YOU,
      from: { who: 'opponents' },
      name: 'player',
    })
    .add('choose a player', { effect: 'choosePlayer', chooser: YOU, from: {}, name: 'player' })
    .add('choose another player', {
      effect: 'choosePlayer',
      chooser: YOU,
      from: { who: 'others' },
      name: 'player',
    })
    .add('choose a color', { effect: 'chooseColor', chooser: YOU, colors: COLOR_NAMES })
    .add(
      [
        'look at the top <number> cards of <whoselibrary> library , then put them back in any order',
        'look at the top <number> cards of <whoselibrary> library . put them back in any order',
      ],
      {
        effect: 'dig',
        player: '$whoselibrary',
        chooser: YOU,
        look: '$number',
        take: 0,
        to: 'hand',
        rest: 'top',
      },
    )
    .add('look at the top <number> cards of <whoselibrary> library', {
      effect: 'look',
      player: '$whoselibrary',
      count: '$number',
    })
    .add('turn <objects> face up', { effect: 'turnUp', object })
    .add('transform <objects>', { effect: 'transform', object })
    .add(
      [
        'starting with you , each player votes for <word> or <word:second> . if <word> gets more votes , <inner> . if <word:second> gets more votes or the vote is tied , <inner:other>',
      ],
      [
        { effect: 'vote', first: YOU, options: ['$word', '$second'] },
        {
          effect: 'if',
          condition: { if: 'voted', for: '$word', over: '$second' },
          then: '$inner',
          else: '$other',
        },
      ],
    )
    .add('starting with you , each player may pay any amount of mana', {
      effect: 'payMana',
      player: { player: 'each' },
    })
    .add('<whose> life total becomes <quantity>', { effect: 'setLife', player: '$whose', to: '$quantity' })
    .add("each player's life total becomes <itsquantity>", {
      effect: 'setLife',
      player: { player: 'each' },
      to: '$itsquantity',
    })
    .add('exchange life totals with <player>', { effect: 'exchangeLife', a: YOU, b: '$player' })
    .add('<twoplayers> exchange life totals', { effect: 'exchangeLife', '...': '$twoplayers' })
    .add('<player> and <player:other> exchange life totals', {
      effect: 'exchangeLife',
      a: '$player',
      b: '$other',
    })
    .add("redistribute any number of players'|players_' life totals", {
      effect: 'redistributeLife',
      among: {},
    })
    // Doubling sets a life total: a player below 0 loses life, and each edition says how the total of a team is set.
    .add('double <whose> life total', {
      effect: 'setLife',
      player: '$whose',
      to: { amount: 'times', factor: 2, of: { amount: 'life', of: '$whose' } },
    })
    .add(
      [
        "control <player> during that_player's|their next turn",
        "you control <player> during that_player's|their next turn",
      ],
      { effect: 'controlPlayer', player: '$player', by: YOU },
    )
    .add('copy <spell> . you may choose new targets for the copy', {
      effect: 'copy',
      object: '$spell',
      newTargets: true,
    })
    .add('copy <spell>', { effect: 'copy', object: '$spell' })
    .add('choose new targets for <spell>', { effect: 'retarget', object: '$spell' })
    .add('each player reveals the top card of their library', {
      effect: 'reveal',
      player: { player: 'each' },
      count: 1,
      name: 'revealed',
    })
    .add('put all <shown> into your hand and the rest into your graveyard', [
      { effect: 'move', object: { object: 'each', filter: '$shown' }, to: 'hand' },
      { effect: 'moveAll', pile: 'revealed', to: 'graveyard' },
    ])
    .add(
      [
        `put all <shown> into your hand and ${REST} on the bottom of your library in any order|a_random_order`,
      ],
      [
        { effect: 'move', object: { object: 'each', filter: '$shown' }, to: 'hand' },
        { effect: 'moveAll', pile: 'revealed', to: 'library', bottom: true },
      ],
    )
    .add('proliferate', { effect: 'proliferate', player: YOU })
    .add('look at <whose> hand', { effect: 'lookAtHand', player: '$whose' })
    .add('look at the top card of <whose> library', { effect: 'look', player: '$whose', count: 1 })
    .add('<object> fights <object:other>', { effect: 'fight', object: '$object', other: '$other' }, true)
    .add('prevent all combat damage that would be dealt this turn', {
      effect: 'shield',
      shield: { amount: 'all', combat: true },
      duration: END_OF_TURN,
    })
    .add('prevent all damage that would be dealt this turn', {
      effect: 'shield',
      shield: { amount: 'all' },
      duration: END_OF_TURN,
    })
    .add('prevent all combat damage that would be dealt to <shielded> this turn', {
      effect: 'shield',
      shield: { to: '$shielded', amount: 'all', combat: true },
      duration: END_OF_TURN,
    })
    .add(
      [
        'prevent all damage that would be dealt to <shielded> this turn',
        'prevent all damage that would be dealt this turn to <shielded>',
      ],
      { effect: 'shield', shield: { to: '$shielded', amount: 'all' }, duration: END_OF_TURN },
    )
    .add('prevent all combat damage that would be dealt this turn by <nouns>', {
      effect: 'shield',
      shield: { from: '$nouns', amount: 'all', combat: true },
      duration: END_OF_TURN,
    })
    .add('prevent the next <number> damage that would be dealt to <shielded> this turn', {
      effect: 'shield',
      shield: { to: '$shielded', amount: '$number' },
      duration: END_OF_TURN,
    });
  for (const [words, amount] of [
    ['the next <number> damage', '$number'],
    ['all damage', 'all'],
  ])
    rules.add(`${words} that would be dealt to <shielded> this turn is dealt to <recipient> instead`, {
      effect: 'shield',
      shield: { to: '$shielded', amount, redirectTo: '$recipient' },
      duration: END_OF_TURN,
    });
  // A hand that is looked at.
  const from = { '...': '$onecard', zone: 'hand', owner: '$whose' };
  const look = { effect: 'lookAtHand', player: '$whose' };
  const choose = { effect: 'chooseObject', chooser: YOU, from, name: 'object' };
  rules
    .add(
      [
        'look at <whose> hand and choose <onecard> from it . that player discards that card',
        'look at <whose> hand . you choose <onecard> from it . that player discards that card',
      ],
      [look, choose, { effect: 'discardThat', object: CHOSEN }],
    )
    .add(
      ['look at <whose> hand and exile <onecard> from it'],
      [look, choose, { effect: 'move', object: CHOSEN, to: 'exile' }],
    );
  const find = (owner_: unknown, how: Record<string, unknown>) => [
    { effect: 'search', of: owner_, filter: '$onecard', chooser: YOU },
    { effect: 'move', object: { object: 'found' }, ...how },
    { effect: 'shuffle', player: owner_ },
  ];
  const underMine = 'under your control . then that player shuffles [their_library]';
  rules
    .add(
      [
        `search <whose> library for <onecard> and put that card onto the battlefield ${underMine}`,
        `search <whose> library for <onecard> . put that card onto the battlefield ${underMine}`,
      ],
      find('$whose', { to: 'battlefield', under: YOU }),
    )
    .add(
      [
        'search <whose> library for <onecard> and exile it . then that player shuffles [their_library]',
        'search <whose> library for <onecard> and exile that card . then that player shuffles [their_library]',
      ],
      find('$whose', { to: 'exile' }),
    );
}
