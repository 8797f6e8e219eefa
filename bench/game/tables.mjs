/** Tables for the benchmark: the same cards for everybody, seats as each variant wants them. */

/** Every variant that a game may be by itself; null where several players just play. */
export const VARIANTS = [
  null,
  'freeForAll',
  'grandMelee',
  'teamVsTeam',
  'emperor',
  'twoHeadedGiant',
  'alternatingTeams',
];

const CARDS = [
  { name: 'Bear', types: ['creature'], subtypes: ['Bear'], power: 2, toughness: 2 },
  {
    name: 'Bolt',
    types: ['instant'],
    spell: {
      targets: [{ players: {}, objects: { types: ['creature'] } }],
      effects: [{ effect: 'damage', amount: 3, to: { player: 'target', index: 0 } }],
    },
  },
  {
    name: 'Pinger',
    types: ['creature'],
    power: 1,
    toughness: 1,
    abilities: [
      {
        ability: 'activated',
        costs: [{ cost: 'tap' }],
        targets: [{ players: {}, objects: { types: ['creature'] } }],
        effects: [{ effect: 'damage', amount: 1, to: { player: 'target', index: 0 } }],
      },
    ],
  },
  {
    name: 'Bell',
    types: ['enchantment'],
    abilities: [
      {
        ability: 'triggered',
        on: { when: 'stepBegins', step: 'upkeep', whose: { who: 'you' } },
        effects: [{ effect: 'gainLife', player: { player: 'you' }, amount: 1 }],
      },
    ],
  },
];

const HAND = ['Bolt', 'Bear', 'Bear'];
const BOARD = ['Bear', 'Pinger', 'Bell'];

export function table(variant, seats) {
  const teams = {};
  let players = Array.from({ length: seats }, (_, at) => `P${at + 1}`);
  if (variant === 'emperor' || variant === 'twoHeadedGiant' || variant === 'teamVsTeam') {
    const half = Math.floor(seats / 2);
    teams.A = players.slice(0, half);
    teams.B = players.slice(half, 2 * half);
  } else if (variant === 'alternatingTeams') {
    teams.A = players.filter((_, at) => at % 2 === 0);
    teams.B = players.filter((_, at) => at % 2 === 1);
  }
  if (Object.keys(teams).length > 0)
    players = players.filter((player) => teams.A.includes(player) || teams.B.includes(player));
  const options = variant === null ? {} : { variant };
  if (variant === 'freeForAll' || variant === 'alternatingTeams') options.attackMultiplePlayers = true;
  return {
    players,
    ...(Object.keys(teams).length > 0 ? { teams } : {}),
    options,
    cards: CARDS,
    library: 40,
    objects: players.flatMap((owner) => [
      ...HAND.map((card, at) => ({ id: `${owner}-h${at}`, card, owner, zone: 'hand' })),
      ...BOARD.map((card, at) => ({ id: `${owner}-b${at}`, card, owner, zone: 'battlefield' })),
    ]),
    start: { at: 'opening' },
  };
}

const OGRE = { name: 'Ogre', types: ['creature'], subtypes: ['Ogre'], power: 4, toughness: 3 };
const GIANT = { name: 'Giant', types: ['creature'], subtypes: ['Giant'], power: 6, toughness: 6 };

const DECK = { Bear: 15, Ogre: 6, Pinger: 5, Bolt: 10, Bell: 4 };
const FIELD = ['Ogre', 'Ogre', 'Giant', 'Giant'];

/**
 * Two teams of three with an emperor each.
 * @param kind `field`: everybody has the same four creatures in play and a library of 24 cards that nobody has given a
 * meaning; `decks`: everybody has the same deck of forty and nothing in play
 */
export function emperorTable(kind, forced) {
  const teams = { A: ['A1', 'A2', 'A3'], B: ['B1', 'B2', 'B3'] };
  const players = [...teams.A, ...teams.B];
  const objects = players.flatMap((owner) => {
    const placed = (card, at, zone) => ({ id: `${owner}-${card}-${at}`, card, owner, zone });
    if (kind === 'field') return FIELD.map((card, at) => placed(card, at, 'battlefield'));
    return Object.entries(DECK).flatMap(([card, copies]) =>
      Array.from({ length: copies }, (_, at) => placed(card, at, 'library')),
    );
  });
  return {
    players,
    teams,
    options: { variant: 'emperor', forced },
    cards: [...CARDS, OGRE, GIANT],
    library: kind === 'field' ? 24 : 0,
    objects,
    start: { at: 'opening' },
  };
}
