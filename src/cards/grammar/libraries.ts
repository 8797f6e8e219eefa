import type { Effect } from '../../game/index.js';
import { CHOSEN } from './constants.js';
import type { Rules } from './rules.js';

/** What players do with libraries: searching them, and looking at their top; `$subject` is the player. */
export function libraryVerbs(rules: Rules<Effect | Effect[]>): void {
  const player = '$subject';
  // Libraries that are searched.
  const search = 'search/searches <own> library for <onecard> ,';
  const end = 'then shuffle/shuffles [your_library] [their_library] [that_library] [it]';
  const late =
    '. then each player who|that searched their library this way shuffles|shuffles_it|shuffles_their_library';
  const find = { effect: 'search', of: player, filter: '$onecard', chooser: player };
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
  // Cards that are put away instead.
  const many = 'search/searches <own> library for any number of <cardkinds>';
  rules.add(
    [`${many} , exile/exiles them , ${end}`, `${many} and exile/exiles them . ${end}`],
    found(
      { to: 'exile' },
      { effect: 'search', of: player, filter: '$cardkinds', chooser: player, count: 'any' },
    ),
  );
  for (const [where, how] of places) {
    for (const [wanted, count] of [
      ['up to <number>', '$number'],
      ['any number of', 'any'],
    ] as const) {
      const bare = `search/searches <own> library for ${wanted} <cardkinds>`;
      const several = `${bare} ,`;
      const findMany = { effect: 'search', of: player, filter: '$cardkinds', chooser: player, count };
      rules
        .add(
          [
            `${several} reveal/reveals them , put/puts them ${where} , ${end}`,
            `${several} reveal/reveals them|those_cards , and put/puts them|those_cards ${where} . ${end}`,
            `${several} reveal/reveals them|those_cards , and put/puts them|those_cards ${where} , ${end}`,
            `${several} reveal/reveals them|those_cards , and put/puts them|those_cards ${where} ${late}`,
          ],
          found(how, { ...findMany, reveal: true }),
        )
        .add(
          [
            `${several} put/puts them ${where} , ${end}`,
            `${bare} and put/puts them|those_cards ${where} . ${end}`,
            `${bare} and put/puts them|those_cards ${where} , ${end}`,
            `${several} put/puts them|those_cards ${where} . ${end}`,
            `${bare} and put/puts them|those_cards ${where} ${late}`,
          ],
          found(how, findMany),
        );
    }
    rules
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
          `search/searches <own> library for <onecard> and put/puts ${it} ${where} , ${end}`,
          `${search} put/puts ${it} ${where} . ${end}`,
          `search/searches <own> library for <onecard> and put/puts ${it} ${where} ${late}`,
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

  const FREELY = 'without paying its mana cost';
  rules.add(
    [
      `search/searches <own> library for <onecard> and cast that card ${FREELY} . ${end}`,
      `${search} cast that card ${FREELY} , ${end}`,
    ],
    [find, { effect: 'cast', object: { object: 'found' }, player }, { effect: 'shuffle', player }],
  );

  // A library and a graveyard, or the graveyard alone: then nothing is shuffled.
  const buried = { '...': '$onecard', zone: 'graveyard', owner: player };
  for (const [where, how] of places) {
    const sought = 'search/searches <own> library and/or|and_/_or graveyard for <onecard> ,';
    const after = 'if you search your library this way , shuffle [your_library] [it]';
    const both = [
      { ...find, zones: ['graveyard'], reveal: true },
      { effect: 'move', object: { object: 'found' }, ...how },
      { effect: 'shuffle', player },
    ];
    const one = [
      { effect: 'chooseObject', chooser: player, from: buried, name: 'object', optional: true },
      { effect: 'move', object: CHOSEN, ...how },
    ];
    rules.add(`${sought} reveal/reveals it , and put/puts it ${where} . ${after}`, {
      effect: 'chooseMode',
      chooser: player,
      modes: [
        { name: 'library and graveyard', effects: both },
        { name: 'graveyard', effects: one },
      ],
    });
  }

  // Cards that are found and part: one goes here, the other there.
  const lying = { zone: 'library', is: { object: 'found' } };
  for (const [where, how] of places)
    for (const [there, other] of places) {
      if (where === there) continue;
      const several = 'search/searches <own> library for up to <number> <cardkinds>';
      const parted = `put/puts one ${where} and the other|rest ${there} . ${end}`;
      const part = (shown: object) => [
        {
          effect: 'search',
          of: player,
          filter: '$cardkinds',
          chooser: player,
          count: '$number',
          ...shown,
        },
        { effect: 'chooseObject', chooser: player, from: lying, name: 'object' },
        { effect: 'move', object: CHOSEN, ...how },
        { effect: 'move', object: { object: 'each', filter: lying }, ...other },
        { effect: 'shuffle', player },
      ];
      const them = 'them|those_cards';
      rules
        .add(
          [
            `${several} , reveal/reveals ${them} , and ${parted}`,
            `${several} and reveal/reveals ${them} . ${parted}`,
          ],
          part({ reveal: true }),
        )
        .add([`${several} . ${parted}`, `${several} , ${parted}`, `${several} and ${parted}`], part({}));
    }

  // Cards that one player divides and another chooses from.
  const piler = { player: 'chosen', name: 'piler' };
  const opponent = { effect: 'choosePlayer', chooser: player, from: { who: 'opponents' }, name: 'piler' };
  const piles = (divides: unknown, picks: unknown) => [
    opponent,
    { effect: 'reveal', player, count: '$number', name: 'revealed' },
    { effect: 'partition', chooser: divides, of: 'revealed', into: ['first', 'second'] },
    { effect: 'choosePile', chooser: picks, from: ['first', 'second'], name: 'kept', rest: 'other' },
    { effect: 'moveAll', pile: 'kept', to: 'hand' },
    { effect: 'moveAll', pile: 'other', to: 'graveyard' },
  ];
  const PILES = 'piles';
  const PICKS = 'an opponent chooses';
  const bare = 'reveal/reveals the top <number> cards of <own> library';
  rules
    .add(
      `${bare} . an opponent separates those cards into two piles . put/puts one pile into <own> hand and the other into <own> graveyard`,
      piles(piler, player),
    )
    .add(
      `${bare} and separate/separates them into two ${PILES} . ${PICKS} one of those ${PILES} . put/puts that pile into <own> hand and the other into <own> graveyard`,
      piles(player, piler),
    );
  // One player reveals cards and another player chooses one of them.
  const shown = { zone: 'library', pile: 'revealed' };
  const picking = (who: unknown, first: readonly unknown[], chosen: string, rest: string) => [
    ...first,
    { effect: 'reveal', player, count: '$number', name: 'revealed' },
    { effect: 'chooseObject', chooser: who, from: shown, name: 'object' },
    { effect: 'move', object: CHOSEN, to: chosen },
    { effect: 'move', object: { object: 'each', filter: shown }, to: rest },
  ];
  for (const [words, who, first] of [
    ['an opponent', piler, [opponent]],
    ['<player>', '$player', []],
  ] as const)
    for (const [chosen, rest] of [
      ['graveyard', 'hand'],
      ['hand', 'graveyard'],
    ] as const)
      rules.add(
        `${bare} . ${words} chooses one of them|those_cards . put/puts that card into <own> ${chosen} and the rest into <own> ${rest}`,
        picking(who, first, chosen, rest),
      );
  // One of the cards that were revealed comes into play.
  rules.add(
    `${bare} . put/puts <onecard> from among them onto the battlefield with <number:counters> +1/+1 counters on it`,
    [
      { effect: 'reveal', player, count: '$number', name: 'revealed' },
      { effect: 'chooseObject', chooser: player, from: { '...': '$onecard', ...shown }, name: 'object' },
      {
        effect: 'move',
        object: CHOSEN,
        to: 'battlefield',
        under: player,
        counters: { '+1/+1': '$counters' },
      },
    ],
  );
  // The top of a library that is looked at.
  const dig = { effect: 'dig', player };
  const look = 'look/looks at the top <number> cards of <own> library .';
  rules
    .add(
      `${look} put/puts any number of them into <own> graveyard and the rest back on top of <own> library in any order`,
      { ...dig, look: '$number', take: 'any', to: 'graveyard', rest: 'top' },
    )
    .add(
      [
        `${look} put/puts one of them into <own> hand and the rest on the bottom of <own> library in any order`,
        `${look} put/puts one of them into <own> hand and the other on the bottom of <own> library`,
        `${look} put/puts one of those_cards|them into <own> hand and the rest on the bottom of <own> library in any order`,
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
      [
        `${look} put/puts one of them into <own> graveyard`,
        `${look} put/puts one of them into <own> graveyard and the rest back on top of <own> library in any order`,
      ],
      { ...dig, look: '$number', take: 1, to: 'graveyard', rest: 'top' },
    )
    .add(
      [
        `${look} put/puts them back in any order`,
        `${look} then put/puts them back in any order`,
        'look/looks at the top <number> cards of <own> library , then put/puts them back in any order',
      ],
      { ...dig, look: '$number', take: 0, to: 'hand', rest: 'top' },
    );
  const one = { ...dig, look: '$number', take: 1, to: 'hand', rest: 'bottomRandom' };
  rules.add(
    `${look} put/puts one of them|those_cards into <own> hand and the rest on the bottom of <own> library in a random order`,
    one,
  );
  for (const shown of [false, true])
    for (const [count, size] of [
      ['<number> cards of <own> library', '$number'],
      ['x cards of <own> library , where x is <quantity>', '$quantity'],
    ] as const)
      for (const where of OTHERS) digs(rules, shown, count, { ...dig, look: size }, where);
}

/** Where the cards go that are not taken. */
const OTHERS = [
  ['on the bottom of <own> library in any order', 'bottom'],
  ['on the bottom of <own> library in a random order', 'bottomRandom'],
  ['into <own> graveyard', 'graveyard'],
] as const;

/** How many of the cards are taken, with the words for them; a number that may be left out is optional. */
const WANTED = [
  ['you_may|they_may', '<onecard>', { take: 1, optional: true, filter: '$onecard' }],
  ['', '<onecard>', { take: 1, filter: '$onecard' }],
  ['[you_may]', 'up to <number:most> <cardkinds>', { take: '$most', optional: true, filter: '$cardkinds' }],
  ['[you_may]', 'any number of <cardkinds>', { take: 'any', filter: '$cardkinds' }],
] as const;

/** What is taken from among the cards at the top of a library that are looked at, or shown to everybody. */
function digs(
  rules: Rules<Effect | Effect[]>,
  shown: boolean,
  count: string,
  how: object,
  [others, rest]: (typeof OTHERS)[number],
): void {
  const looks = `${shown ? 'reveal/reveals' : 'look/looks at'} the top ${count} .`;
  const ends = [
    `. put/puts the rest ${others}`,
    `. then put/puts the rest ${others}`,
    `and the rest ${others}`,
    `and the rest of the revealed cards ${others}`,
  ];
  for (const [may, cards, take] of WANTED)
    for (const [place, to] of [
      ['into <own> hand', 'hand'],
      ['onto the battlefield', 'battlefield'],
    ] as const) {
      const begin = `${looks} ${may}`.trim();
      const them = 'it|them|that_card|those_cards|the_revealed_cards';
      const put = `${begin} put/puts ${cards} from among them ${place}`;
      const reveal = `${begin} reveal ${cards} from among them and put ${them} ${place}`;
      // What goes to a hand unseen would not be told from what may not.
      const first = shown ? [put] : to === 'hand' ? [reveal] : [put, reveal];
      rules.add(
        first.flatMap((words) => ends.map((end) => `${words} ${end}`)),
        { ...how, ...(shown ? { shown } : {}), ...take, to, rest },
      );
    }
}
