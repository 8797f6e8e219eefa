import type { Duration, Effect, ObjectFilter, PlayerRef } from '../../game/index.js';
import { readNoun } from './nouns.js';
import { same, set } from './reader.js';
import type { Parts, Reader, Rules } from './rules.js';

const END_OF_TURN: Duration = { until: 'endOfTurn' };
const YOU: PlayerRef = { player: 'you' };
const SELF = { object: 'self' };
const CHOSEN = { object: 'chosen', name: 'object' };

/** What players do; `$subject` is the player. */
function playerVerbs(rules: Rules<Effect | Effect[]>): void {
  const player = '$subject';
  rules
    .add('draw/draws <cards>', { effect: 'draw', player, count: '$cards' })
    .add(
      ['draw/draws an additional card', 'draw/draws another card'],
      { effect: 'draw', player, count: 1 },
      true,
    )
    .add('discard/discards <cards> at random', { effect: 'discard', player, count: '$cards', random: true })
    .add(['discard/discards <own> hand', 'discard/discards all the cards in <own> hand'], {
      effect: 'discard',
      player,
      count: 'all',
    })
    .add(['discard/discards <cards>', 'discard/discards <cards> from <own> hand'], {
      effect: 'discard',
      player,
      count: '$cards',
    })
    .add('mill/mills <cards>', { effect: 'mill', player, count: '$cards' })
    .add('gain/gains <life>', { effect: 'gainLife', player, amount: '$life' })
    .add('lose/loses the game', { effect: 'lose', player })
    .add('win/wins the game', { effect: 'win', player })
    .add('lose/loses half <own> life <rounded>', {
      effect: 'loseLife',
      player,
      amount: { amount: 'half', of: { amount: 'life', of: '$own' }, round: '$rounded' },
    })
    .add('lose/loses <life>', { effect: 'loseLife', player, amount: '$life' })
    .add('lose/loses all poison counters', { effect: 'losePoison', player, amount: 'all' })
    .add('get/gets <poison>', { effect: 'poison', player, amount: '$poison' })
    .add(['sacrifice/sacrifices ~', 'sacrifice/sacrifices it'], {
      effect: 'sacrifice',
      player,
      filter: { self: true },
    })
    .add(
      ['sacrifice/sacrifices all <nouns> <own> control', 'sacrifice/sacrifices all <nouns> they|you control'],
      { effect: 'sacrifice', player, filter: '$nouns', count: 'all' },
    )
    .add('sacrifice/sacrifices all <nouns>', { effect: 'sacrifice', player, filter: '$nouns', count: 'all' })
    .add('sacrifice/sacrifices <some> [of_their_choice]', { effect: 'sacrifice', player, '...': '$some' })
    .add('create/creates <tokens>', { effect: 'token', under: player, '...': '$tokens' })
    .add('add/adds <mana>', { effect: 'mana', player, '...': '$mana' })
    .add('take/takes an extra turn after this one', { effect: 'extraTurn', player })
    .add('skip/skips <own> next turn', { effect: 'skip', player, what: 'turn' })
    .add('skip/skips <own> next draw step', { effect: 'skip', player, what: 'draw' })
    .add('skip/skips <own> next untap step', { effect: 'skip', player, what: 'untap' })
    .add('shuffle/shuffles <own> hand and graveyard into <own> library', {
      effect: 'shuffleIn',
      player,
      zones: ['hand', 'graveyard'],
    })
    .add('shuffle/shuffles <own> graveyard into <own> library', {
      effect: 'shuffleIn',
      player,
      zones: ['graveyard'],
    })
    .add(
      [
        'shuffle/shuffles <own> hand into <own> library',
        'shuffle/shuffles the cards from <own> hand into <own> library',
      ],
      { effect: 'shuffleIn', player, zones: ['hand'] },
    )
    .add(['shuffle/shuffles <own> library', 'shuffle/shuffles'], { effect: 'shuffle', player })
    .add('scry/scries <number>', { effect: 'scry', player, count: '$number' })
    .add('surveil/surveils <number>', { effect: 'surveil', player, count: '$number' })
    .add('get/gets an emblem with <quoted>', { effect: 'emblem', player, abilities: '$quoted' })
    .add('become/becomes the monarch', { effect: 'monarch', player })
    .add('exile/exiles <own> graveyard', { effect: 'exileZone', player, zone: 'graveyard' })
    .add('exile/exiles <own> hand', { effect: 'exileZone', player, zone: 'hand' })
    .add('exile/exiles the top card of <own> library', { effect: 'exileTop', player, count: 1 })
    .add('exile/exiles the top <number> cards of <own> library', {
      effect: 'exileTop',
      player,
      count: '$number',
    })
    .add('gain/gains control of <object> until end of turn', {
      effect: 'control',
      object: '$object',
      by: player,
      duration: END_OF_TURN,
    })
    .add('gain/gains control of <object>', {
      effect: 'control',
      object: '$object',
      by: player,
      duration: { until: 'permanent' },
    });
  for (const [words, cant] of [
    ["can't cast spells this turn", ['cast']],
    ["can't gain life this turn", ['gainLife']],
    ["can't attack this turn", ['attack']],
    ["can't draw cards this turn", ['draw']],
    ["can't lose the game this turn", ['lose']],
  ] as const)
    rules.add(words, { effect: 'restrict', player, cant, duration: END_OF_TURN });

  // A hand that is shown, and a card chosen from it.
  const chosenCard = {
    effect: 'chooseObject',
    chooser: YOU,
    from: { '...': '$onecard', zone: 'hand', owner: player },
    name: 'object',
  };
  const shown = { effect: 'revealHand', player };
  const choose = 'reveal/reveals <own> hand . you choose <onecard> from it';
  rules
    .add(
      [
        `${choose} . that_player|the_player|they discards|discard that card`,
        `${choose} and that_player|they discards|discard that card`,
        `${choose} , then that_player|they discards|discard that card`,
      ],
      [shown, chosenCard, { effect: 'discardThat', object: CHOSEN }],
    )
    .add(
      [`${choose} . exile that card`, `${choose} and exile that card`],
      [shown, chosenCard, { effect: 'move', object: CHOSEN, to: 'exile' }],
    )
    .add('reveal/reveals <own> hand', shown)
    .add('reveal/reveals the top card of <own> library', { effect: 'revealTop', player, name: 'object' })
    .add('reveal/reveals a card at random from <own> hand', {
      effect: 'revealRandom',
      player,
      name: 'object',
    })
    .add('clash/clashes with an opponent', { effect: 'clash', player })
    .add('flip/flips a coin . if you win the flip , <inner> . if you lose the flip , <inner:other>', {
      effect: 'flipCoin',
      player,
      win: '$inner',
      lose: '$other',
    })
    .add('flip/flips a coin . if you win the flip , <inner>', { effect: 'flipCoin', player, win: '$inner' })
    .add('flip/flips a coin . if you lose the flip , <inner>', {
      effect: 'flipCoin',
      player,
      lose: '$inner',
    });
  const until = 'reveal/reveals cards from the top of <own> library until they|you reveal <onecard> .';
  for (const [words, rest] of [
    ['and the rest on the bottom of <own> library in a random order', 'bottomRandom'],
    ['and the rest into <own> graveyard', 'graveyard'],
    [
      'and all other cards revealed this way on the bottom of <own> library in a random order',
      'bottomRandom',
    ],
    ['and all other cards revealed this way into <own> graveyard', 'graveyard'],
  ] as const)
    for (const [where, how] of [
      ['into <own> hand', { to: 'hand' }],
      ['onto the battlefield', { to: 'battlefield', under: player }],
    ] as const)
      rules.add(
        [
          `${until} put/puts that card ${where} ${words}`,
          `reveal/reveals cards from the top of <own> library until they|you reveal <onecard> , then put/puts that card ${where} ${words}`,
        ],
        {
          effect: 'revealUntil',
          player,
          filter: '$onecard',
          name: 'object',
          rest,
          ...how,
        },
      );
  rules.add('put/puts that card into <own> hand', { effect: 'move', object: CHOSEN, to: 'hand' }, true);

  // Cards of one's own that one chooses.
  const mine = (zone: string, how: Record<string, unknown>, optional = false) => [
    {
      effect: 'chooseObject',
      chooser: player,
      from: { '...': '$onecard', zone, owner: '$own' },
      name: 'object',
      ...(optional ? { optional: true } : {}),
    },
    { effect: 'move', object: CHOSEN, ...how },
  ];
  const here = (how: Record<string, unknown>) => [
    { effect: 'chooseObject', chooser: player, from: '$theirs', name: 'object' },
    { effect: 'move', object: CHOSEN, ...how },
  ];
  rules
    .add(
      'put/puts <onecard> from <own> hand onto the battlefield',
      mine('hand', { to: 'battlefield', under: player }),
    )
    .add(
      'put/puts <onecard> from <own> hand onto the battlefield tapped',
      mine('hand', { to: 'battlefield', under: player, tapped: true }),
    )
    .add('put/puts <onecard> from <own> hand on top of <own> library', mine('hand', { to: 'library' }))
    .add(
      'put/puts <onecard> from <own> hand on the bottom of <own> library',
      mine('hand', { to: 'library', bottom: true }),
    )
    .add('exile/exiles <onecard> from <own> hand', mine('hand', { to: 'exile' }))
    .add('exile/exiles <onecard> from <own> graveyard', mine('graveyard', { to: 'exile' }))
    .add('return/returns <onecard> from <own> graveyard to <own> hand', mine('graveyard', { to: 'hand' }))
    .add(
      'return/returns <onecard> from <own> graveyard to the battlefield',
      mine('graveyard', { to: 'battlefield', under: player }),
    )
    .add("return/returns <theirs> to its|their owner's hand", here({ to: 'hand' }))
    .add('exile/exiles <theirs>', here({ to: 'exile' }))
    .add('untap/untaps <theirs>', [here({})[0], { effect: 'untap', object: CHOSEN }])
    .add('tap/taps <theirs>', [here({})[0], { effect: 'tap', object: CHOSEN }]);

  // Libraries that are searched.
  const search = 'search/searches <own> library for <onecard> ,';
  const end = 'then shuffle/shuffles [your_library] [their_library] [that_library] [it]';
  const find = { effect: 'search', of: player, filter: '$onecard', chooser: player };
  const findMany = { effect: 'search', of: player, filter: '$cardkinds', chooser: player, count: '$number' };
  const several = 'search/searches <own> library for up to <number> <cardkinds> ,';
  const found = (how: Record<string, unknown>, first: unknown = find) => [
    first,
    { effect: 'move', object: { object: 'found' }, ...how },
    { effect: 'shuffle', player },
  ];
  const it = 'it|that_card|the_card|this_card';
  const places = [
    ['into <own> hand', { to: 'hand' }],
    ['onto the battlefield tapped', { to: 'battlefield', under: player, tapped: true }],
    ['onto the battlefield', { to: 'battlefield', under: player }],
    ['into <own> graveyard', { to: 'graveyard' }],
  ] as const;
  for (const [where, how] of places) {
    rules
      .add(
        [
          `${several} reveal/reveals them , put/puts them ${where} , ${end}`,
          `${several} reveal/reveals them|those_cards , and put/puts them|those_cards ${where} . ${end}`,
        ],
        found(how, { ...findMany, reveal: true }),
      )
      .add(
        [
          `${several} put/puts them ${where} , ${end}`,
          `search/searches <own> library for up to <number> <cardkinds> and put/puts them|those_cards ${where} . ${end}`,
          `${several} put/puts them|those_cards ${where} . ${end}`,
        ],
        found(how, findMany),
      )
      .add(
        [
          `${search} reveal/reveals ${it} , put/puts it|that_card ${where} , ${end}`,
          `${search} reveal/reveals ${it} , and put/puts it|that_card ${where} , ${end}`,
          `${search} reveal/reveals ${it} , and put/puts it|that_card ${where} . ${end}`,
        ],
        found(how, { ...find, reveal: true }),
      )
      .add(
        [
          `${search} put/puts ${it} ${where} , ${end}`,
          `${search} and put/puts ${it} ${where} . ${end}`,
          `search/searches <own> library for <onecard> and put/puts ${it} ${where} . ${end}`,
          `${search} put/puts ${it} ${where} . ${end}`,
        ],
        found(how),
      );
  }
  rules
    .add(
      `${search} then shuffle/shuffles and put/puts that_card|it|the_card on top [of_it] [of_your_library]`,
      [find, { effect: 'shuffle', player }, { effect: 'move', object: { object: 'found' }, to: 'library' }],
    )
    .add(
      `${search} reveal/reveals ${it} , then shuffle/shuffles [your_library] [their_library] and put/puts that_card|the_card|it on top [of_it] [of_your_library]`,
      [
        { ...find, reveal: true },
        { effect: 'shuffle', player },
        { effect: 'move', object: { object: 'found' }, to: 'library' },
      ],
    );

  // The top of a library that is looked at.
  const dig = { effect: 'dig', player };
  const look = 'look/looks at the top <number> cards of <own> library .';
  rules
    .add(
      [
        `${look} put/puts one of them into <own> hand and the rest on the bottom of <own> library in any order|a_random_order`,
        `${look} put/puts one of them into <own> hand and the other on the bottom of <own> library`,
        `${look} put/puts one of those_cards|them into <own> hand and the rest on the bottom of <own> library in any order|a_random_order`,
      ],
      { ...dig, look: '$number', take: 1, to: 'hand', rest: 'bottom' },
    )
    .add(
      [
        `${look} put/puts one of them into <own> hand and the rest into <own> graveyard`,
        `${look} put/puts one of them into <own> hand and the other into <own> graveyard`,
      ],
      { ...dig, look: '$number', take: 1, to: 'hand', rest: 'graveyard' },
    )
    .add(
      `${look} you_may|they_may reveal <onecard> from among them and put it into <own> hand . put the rest on the bottom of <own> library in any_order|a_random_order`,
      { ...dig, look: '$number', take: 1, optional: true, filter: '$onecard', to: 'hand', rest: 'bottom' },
    )
    .add(
      [
        `${look} put/puts them back in any order`,
        `${look} then put/puts them back in any order`,
        'look/looks at the top <number> cards of <own> library , then put/puts them back in any order',
      ],
      { ...dig, look: '$number', take: 0, to: 'hand', rest: 'top' },
    );
}

/** What objects do; `$subject` is the object. */
function objectVerbs(rules: Rules<Effect | Effect[]>): void {
  const object = '$subject';
  const damage = { effect: 'damage', source: object };
  rules
    .add('get/gets <growth>', { effect: 'pump', object, '...': '$growth', duration: END_OF_TURN })
    .add(
      [
        'get/gets <size> and gain/gains <keywords> until end of turn',
        'get/gets <size> and has|have <keywords> until end of turn',
      ],
      [
        { effect: 'pump', object, '...': '$size', duration: END_OF_TURN },
        { effect: 'grant', object, keywords: '$keywords', duration: END_OF_TURN },
      ],
    )
    .add('gain/gains <keywords> until end of turn', {
      effect: 'grant',
      object,
      keywords: '$keywords',
      duration: END_OF_TURN,
    })
    .add('gain/gains <quoted> until end of turn', {
      effect: 'grant',
      object,
      abilities: '$quoted',
      duration: END_OF_TURN,
    })
    .add("can't be blocked this turn", {
      effect: 'grant',
      object,
      keywords: ['unblockable'],
      duration: END_OF_TURN,
    })
    .add("can't block this turn", { effect: 'forbid', object, cant: ['block'], duration: END_OF_TURN })
    .add("can't attack or block this turn", {
      effect: 'forbid',
      object,
      cant: ['attack', 'block'],
      duration: END_OF_TURN,
    })
    .add("can't attack this turn", { effect: 'forbid', object, cant: ['attack'], duration: END_OF_TURN })
    .add(['attack/attacks this turn if able', 'attack/attacks this combat if able'], {
      effect: 'force',
      object,
      duration: END_OF_TURN,
    })
    .add(
      "don't/doesn't untap during its|their controller's|controllers'|controllers_' next untap step|steps",
      { effect: 'forbid', object, cant: ['untap'], duration: { until: 'untapStep' } },
    )
    .add('fight/fights <object>', { effect: 'fight', object, other: '$object' })
    .add('deal/deals <damage> to <recipient>', { ...damage, amount: '$damage', to: '$recipient' })
    .add('deal/deals damage to <recipient> equal to <quantity>', {
      ...damage,
      amount: '$quantity',
      to: '$recipient',
    })
    .add('deal/deals <damage> to <recipient> and <damage:more> to <recipient:second>', [
      { ...damage, amount: '$damage', to: '$recipient' },
      { ...damage, amount: '$more', to: '$second' },
    ])
    .add('deal/deals <damage> to <recipient> and <damage:more> to <recipient:second> and <recipient:third>', [
      { ...damage, amount: '$damage', to: '$recipient' },
      { ...damage, amount: '$more', to: '$second' },
      { ...damage, amount: '$more', to: '$third' },
    ])
    .add('deal/deals <damage> to <recipient> and <recipient:second>', [
      { ...damage, amount: '$damage', to: '$recipient' },
      { ...damage, amount: '$damage', to: '$second' },
    ]);
  for (const factor of [1, 2, 3])
    rules.add(`deal/deals ${factor} damage to <recipient> <scaled>`, {
      ...damage,
      amount: factor === 1 ? '$scaled' : { amount: 'times', factor, of: '$scaled' },
      to: '$recipient',
    });
}

/** Sentences that begin with their verb. */
function imperatives(rules: Rules<Effect | Effect[]>): void {
  const object = '$objects';
  const owner = "its|their|his owner's|owners'|owners_'";
  rules
    .add(["destroy <objects> . it|they|that_creature|that_artifact|those_creatures can't be regenerated"], {
      effect: 'destroy',
      object,
      final: true,
    })
    .add('destroy <objects>', { effect: 'destroy', object })
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
    .add('detain <objects>', { effect: 'detain', object })
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
    .add([`return <objects> to the battlefield under ${owner} control`], {
      effect: 'move',
      object,
      to: 'battlefield',
      under: { player: 'owner', of: { object: 'it' } },
    })
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
    .add('put <counters> on <objects>', { effect: 'putCounters', object, '...': '$counters' })
    .add('remove <counters> from <objects>', { effect: 'removeCounters', object, '...': '$counters' })
    .add('attach <object> to <object:host>', { effect: 'attach', object: '$object', to: '$host' })
    .add('exchange control of <object> and <object:other>', {
      effect: 'exchangeControl',
      a: '$object',
      b: '$other',
    })
    .add('starting with you , each player votes for <word> or <word:second>', {
      effect: 'vote',
      first: YOU,
      options: ['$word', '$second'],
    })
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
    .add('<player> and <player:other> exchange life totals', {
      effect: 'exchangeLife',
      a: '$player',
      b: '$other',
    })
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

/** Parts that only verbs need. */
function helpers(parts: Parts): void {
  // What is worked out for each player, who is "they".
  parts.define('itsquantity', {
    read: (r: Reader): unknown => {
      const before = r.scope.subject;
      r.scope.subject = { player: 'it' };
      const found = parts.get('quantity').read(r);
      set(r.scope, 'subject', before);
      return found;
    },
    say: (value: unknown, t): string | undefined => {
      const before = t.subject;
      t.subject = { player: 'it' };
      const said = parts.get('quantity').say(value, t);
      set(t, 'subject', before);
      return said;
    },
  });
  parts.define('word', {
    read: (r: Reader): string | undefined => (/^[a-z]+$/.test(r.own()) ? r.next() : undefined),
    say: (word: string) => word,
  });
  // "their", "your": the subject's own.
  parts.define('own', {
    read: (r: Reader): PlayerRef | undefined => {
      const { subject } = r.scope;
      if (r.take('your')) return subject ? undefined : YOU;
      if (r.take('their')) return subject ?? YOU;
      if (subject && subject.player !== 'it' && r.take("that player's")) return subject;
      return undefined;
    },
    say: (ref: PlayerRef | undefined, t) =>
      ref === undefined || same(ref, t.subject ?? YOU) ? (t.subject ? 'their' : 'your') : undefined,
  });
  // "a creature they control", as what the subject chooses among.
  parts.define('theirs', {
    read: (r: Reader): ObjectFilter | undefined => {
      if (r.peek() !== 'another' && !r.take('a') && !r.take('an')) return undefined;
      const filter = readNoun(r, parts, false);
      const own = r.scope.subject ?? YOU;
      return filter && filter.zone === undefined && same(filter.controller, own) ? filter : undefined;
    },
    say: (filter: ObjectFilter, t) =>
      same(filter.controller, t.subject ?? YOU) ? parts.get('one').say(filter, t) : undefined,
  });
  type Growth = { power: unknown; toughness: unknown };
  parts.define('growth', {
    read: (r: Reader): Growth | undefined => {
      const size = parts.get('size').read(r) as Growth | undefined;
      if (!size || !r.take('until end of turn')) return undefined;
      const scaled = r.attempt(() => parts.get('scaled').read(r));
      if (scaled === undefined) return size;
      const scale = (value: unknown): unknown =>
        value === 0
          ? 0
          : value === 1
            ? scaled
            : typeof value === 'number'
              ? { amount: 'times', factor: value, of: scaled }
              : undefined;
      const own = { power: scale(size.power), toughness: scale(size.toughness) };
      return own.power === undefined || own.toughness === undefined ? undefined : own;
    },
    say: (size: Growth, t): string | undefined => {
      const plain = parts.get('size').say(size, t);
      if (plain !== undefined) return `${plain} until end of turn`;
      const split = (value: unknown): { base: number; of?: unknown } => {
        if (typeof value === 'number') return { base: value };
        const { amount, factor, of } = value as { amount: string; factor: number; of: unknown };
        return amount === 'times' ? { base: factor, of } : { base: 1, of: value };
      };
      const [power, toughness] = [split(size.power), split(size.toughness)];
      const of = power.of ?? toughness.of;
      if (power.of && toughness.of && !same(power.of, toughness.of)) return undefined;
      if ((!power.of && power.base !== 0) || (!toughness.of && toughness.base !== 0)) return undefined;
      const scaled = parts.get('scaled').say(of, t);
      const said = parts.get('size').say({ power: power.base, toughness: toughness.base }, t);
      return scaled && said && `${said} until end of turn ${scaled}`;
    },
  });
  // Whom or what damage would be dealt to.
  type Shielded = { objects?: unknown; object?: string; player?: string };
  parts.define('shielded', {
    read: (r: Reader): Shielded | undefined => {
      const group = r.attempt(() => parts.get('group').read(r) as { filter?: unknown } | undefined);
      if (group) return { objects: group.filter };
      const to = parts.get('recipient').read(r) as Shielded | undefined;
      return to?.object === 'each' || to?.player === 'each' ? undefined : to;
    },
    say: (to: Shielded, t) =>
      to.objects === undefined ? parts.get('recipient').say(to, t) : parts.get('nouns').say(to.objects, t),
  });
  // A plural without an article as a subject: "creatures you control", "Goblins".
  parts.define('group', {
    read: (r: Reader): unknown => {
      if (
        [
          'target',
          '~',
          'it',
          'that',
          'each',
          'all',
          'enchanted',
          'equipped',
          'up',
          'another',
          'you',
          'they',
          'the',
          'any',
          'a',
          'an',
        ].includes(r.peek())
      )
        return undefined;
      const before = r.at;
      const filter = readNoun(r, parts, false);
      if (!filter) return undefined;
      const words = r.words.slice(before, r.at).join(' ');
      return /\b(?:creatures|artifacts|enchantments|lands|permanents|planeswalkers|tokens|\p{Lu}\p{Ll}+(?:s|ves|folk|kin|ice))\b/u.test(
        words,
      )
        ? { object: 'each', filter }
        : undefined;
    },
    say: () => undefined,
  });
}

/** Puts the verbs among the parts of speech. */
export function defineVerbs(parts: Parts): void {
  helpers(parts);
  playerVerbs(parts.get('playerdoes') as Rules<Effect | Effect[]>);
  objectVerbs(parts.get('objectdoes') as Rules<Effect | Effect[]>);
  imperatives(parts.get('does') as Rules<Effect | Effect[]>);
}
