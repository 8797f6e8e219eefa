import type { Effect } from '../../game/index.js';
import { CHOSEN, END_OF_TURN, YOU } from './constants.js';
import { knownToken } from './costs.js';
import type { Rules } from './rules.js';
import sentences from './sentences.json' with { type: 'json' };

/** What players do; `$subject` is the player. */
export function playerVerbs(rules: Rules<Effect | Effect[]>): void {
  const player = '$subject';
  rules.addAll(sentences.playerVerb);
  rules.add('investigate/investigates', { effect: 'token', under: player, spec: knownToken('Clue') }, true);
  for (const [words, cant] of [
    ["can't cast spells", ['cast']],
    ["can't gain life", ['gainLife']],
    ["can't attack", ['attack']],
    ["can't draw cards", ['draw']],
    ["can't lose the game", ['lose']],
    ["can't search libraries", ['search']],
    ["can't play lands", ['playLand']],
  ] as const) {
    rules.add(`${words} this turn`, { effect: 'restrict', player, cant, duration: END_OF_TURN });
    rules.add(`${words} <until>`, { effect: 'restrict', player, cant, duration: '$until' });
  }

  // A hand that is shown, and a card chosen from it.
  const chosenCard = {
    effect: 'chooseObject',
    chooser: YOU,
    from: { '...': '$onecard', zone: 'hand', owner: player },
    name: 'object',
  };
  const shown = { effect: 'revealHand', player };
  const ofCost = ['', ' with mana value <number> or less', ' with mana value <number> or greater'] as const;
  for (const [at, cost] of ofCost.entries()) {
    const choose = `reveal/reveals <own> hand . you choose <onecard> from it${cost}`;
    const bound = [{}, { cost: { most: '$number' } }, { cost: { least: '$number' } }][at];
    const chosen = { ...chosenCard, from: { ...chosenCard.from, ...bound } };
    rules
      .add(
        [
          `${choose} . that_player|the_player|they discards|discard that card`,
          `${choose} and that_player|they discards|discard that card`,
          `${choose} , then that_player|they discards|discard that card`,
        ],
        [shown, chosen, { effect: 'discardThat', object: CHOSEN }],
      )
      .add(
        [
          `${choose} . exile that card`,
          `${choose} and exile that card`,
          `reveal/reveals <own> hand and you choose <onecard> from it${cost} . exile that card`,
          `${choose} and exile it`,
          `${choose} . that_player|they exiles that card`,
        ],
        [shown, chosen, { effect: 'move', object: CHOSEN, to: 'exile' }],
      )
      .add(
        [
          `${choose} . exile that card until ~ leaves the battlefield`,
          `reveal/reveals <own> hand and you choose <onecard> from it${cost} . exile that card until ~ leaves the battlefield`,
        ],
        [shown, chosen, { effect: 'move', object: CHOSEN, to: 'exile', until: 'sourceLeaves' }],
      )
      .add(
        [`${choose} . that player shuffles that card into their library`],
        [shown, chosen, { effect: 'shuffle', player, with: CHOSEN }],
      );
  }
  rules
    .add('reveal/reveals <own> hand', shown)
    .add('reveal/reveals the top <number> cards of <own> library', {
      effect: 'reveal',
      player,
      count: '$number',
      name: 'revealed',
    })
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
  rules.add('put/puts it into <own> hand', { effect: 'move', object: CHOSEN, to: 'hand' }, true);
  rules.add('put/puts that card into <own> hand', { effect: 'move', object: CHOSEN, to: 'hand' }, true);

  // Cards of one's own that one chooses.
  const mine = (
    zone: string,
    how: Record<string, unknown>,
    optional = false,
    kind: Record<string, unknown> = { '...': '$onecard' },
  ) => [
    {
      effect: 'chooseObject',
      chooser: player,
      from: { ...kind, zone, owner: '$own' },
      name: 'object',
      ...(optional ? { optional: true } : {}),
    },
    { effect: 'move', object: CHOSEN, ...how },
  ];
  // What nobody chooses.
  const byLot = (how: Record<string, unknown>) => {
    const [choose, move] = mine('graveyard', how);
    return [{ ...choose, random: true }, move];
  };
  for (const [words, how] of [
    ['to <own> hand', { to: 'hand' }],
    ['to the battlefield', { to: 'battlefield', under: player }],
  ] as const)
    rules.add(
      [
        `return/returns <onecard> at random from <own> graveyard ${words}`,
        `return/returns <onecard> from <own> graveyard ${words} at random`,
      ],
      byLot(how),
    );
  rules.add('exile/exiles <onecard> at random from <own> graveyard', byLot({ to: 'exile' }));
  rules.add(
    [
      'choose/chooses <onecard> at random in <own> graveyard',
      'choose/chooses <onecard> at random from <own> graveyard',
    ],
    byLot({})[0],
  );
  const here = (how: Record<string, unknown>) => [
    { effect: 'chooseObject', chooser: player, from: '$theirs', name: 'object' },
    { effect: 'move', object: CHOSEN, ...how },
  ];
  const buried = { object: 'each', filter: { '...': '$cardkinds', zone: 'graveyard', owner: '$own' } };
  rules
    .add(
      [
        'put/puts <onecard> from <own> hand onto the battlefield',
        'put/puts <onecard> from <own> hand onto the battlefield face up',
      ],
      mine('hand', { to: 'battlefield', under: player }),
    )
    .add(
      'put/puts <onecard> from <own> hand onto the battlefield tapped and attacking',
      mine('hand', { to: 'battlefield', under: player, tapped: true, attacking: true }),
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
    .add('exile/exiles two cards from <own> hand', [
      ...mine('hand', { to: 'exile' }, false, {}),
      ...mine('hand', { to: 'exile' }, false, {}),
    ])
    .add('exile/exiles <onecard> from <own> graveyard', mine('graveyard', { to: 'exile' }))
    .add('return/returns <onecard> from <own> graveyard to <own> hand', mine('graveyard', { to: 'hand' }))
    .add(
      'return/returns <onecard> from <own> graveyard to the battlefield',
      mine('graveyard', { to: 'battlefield', under: player }),
    )
    .add(
      [
        'return/returns all <cardkinds> from <own> graveyard to the battlefield',
        'return/returns each <cardkind:cardkinds> from <own> graveyard to the battlefield',
        'put/puts all <cardkinds> from <own> graveyard onto the battlefield',
      ],
      { effect: 'move', object: buried, to: 'battlefield', under: player },
    )
    .add('return/returns all <cardkinds> from <own> graveyard to <own> hand', {
      effect: 'move',
      object: buried,
      to: 'hand',
    })
    .add('exile/exiles all <cardkinds> from <own> graveyard', { effect: 'move', object: buried, to: 'exile' })
    .add(
      [
        'choose/chooses <number> <mine> , then sacrifice/sacrifices the rest',
        'choose/chooses <number> <mine> and sacrifice/sacrifices the rest',
      ],
      { effect: 'sacrifice', player, filter: '$mine', count: '$number', kept: true },
    )
    .add('choose/chooses <theirs>', here({})[0])
    .add("return/returns <theirs> to its|their owner's hand", here({ to: 'hand' }))
    .add('exile/exiles <theirs>', here({ to: 'exile' }))
    .add('untap/untaps <theirs>', [here({})[0], { effect: 'untap', object: CHOSEN }])
    .add('tap/taps <theirs>', [here({})[0], { effect: 'tap', object: CHOSEN }]);
}
