import type { CardDefinition, Effect, TargetSpec } from '../game/index.js';

/** What a bot should know of a card that a person reads from its text. */
export type Use =
  /** Play it in the main phase whenever it can be played. */
  | 'develop'
  /** Point it at somebody else's creature or at an opponent. */
  | 'harm'
  /** Only against creatures of others. */
  | 'remove'
  /** For whoever on the own side is short of life. */
  | 'heal'
  /** For an own creature that fights. */
  | 'trick'
  /** Against a spell of an opponent. */
  | 'deny';

export interface DeckCard {
  definition: CardDefinition;
  /** How many of it are in each deck. */
  count: number;
  /** What it does, for people. */
  text: string;
  use: Use;
}

const CREATURE_OR_PLAYER: TargetSpec = { players: {}, objects: { types: ['creature'] } };
const CREATURE: TargetSpec = { objects: { types: ['creature'] } };

function creature(
  name: string,
  power: number,
  toughness: number,
  count: number,
  more: Partial<CardDefinition> = {},
  text = '',
): DeckCard {
  const keywords = more.keywords ?? [];
  return {
    definition: { name, types: ['creature'], subtypes: [name], power, toughness, ...more },
    count,
    text: [
      `creature ${power}/${toughness}`,
      ...keywords.map((word) => SPOKEN[word] ?? word),
      ...(text === '' ? [] : [text]),
    ].join('; '),
    use: 'develop',
  };
}

/** Keywords whose names are two words. */
const SPOKEN: Readonly<Record<string, string>> = {
  firstStrike: 'first strike',
  doubleStrike: 'double strike',
};

function spell(
  name: string,
  type: 'instant' | 'sorcery',
  count: number,
  use: Use,
  text: string,
  targets: TargetSpec[],
  effects: Effect[],
): DeckCard {
  return {
    definition: { name, types: [type], spell: { targets, effects } },
    count,
    text: `${type}; ${text}`,
    use,
  };
}

/** A deck of forty cards that nobody needs to know. None costs mana: the client shows the rules of the table. */
export const DECK: readonly DeckCard[] = [
  creature('Bear', 2, 2, 4),
  creature('Wolf', 3, 1, 2, { keywords: ['haste'] }),
  creature('Hawk', 2, 1, 3, { keywords: ['flying'] }),
  creature('Boar', 3, 2, 3, { keywords: ['trample'] }),
  creature('Knight', 2, 2, 2, { keywords: ['firstStrike'] }),
  creature('Adder', 1, 1, 1, { keywords: ['deathtouch'] }),
  creature('Giant', 4, 4, 3),
  creature('Drake', 3, 3, 2, { keywords: ['flying'] }),
  creature('Hydra', 6, 6, 2, { keywords: ['trample'] }),
  creature('Wall', 0, 5, 1, { keywords: ['defender'] }),
  creature('Sentry', 2, 4, 1, { keywords: ['vigilance'] }),
  creature(
    'Archer',
    1,
    2,
    2,
    {
      abilities: [
        {
          ability: 'activated',
          costs: [{ cost: 'tap' }],
          targets: [CREATURE_OR_PLAYER],
          effects: [{ effect: 'damage', amount: 1, to: { player: 'target', index: 0 } }],
        },
      ],
    },
    'tap: 1 damage to a creature or player',
  ),
  creature(
    'Healer',
    1,
    2,
    1,
    {
      abilities: [
        {
          ability: 'triggered',
          on: { when: 'stepBegins', step: 'upkeep', whose: { who: 'you' } },
          effects: [{ effect: 'gainLife', player: { player: 'you' }, amount: 1 }],
        },
      ],
    },
    'in your upkeep you gain 1 life',
  ),
  spell(
    'Bolt',
    'instant',
    4,
    'harm',
    '3 damage to a creature or player',
    [CREATURE_OR_PLAYER],
    [{ effect: 'damage', amount: 3, to: { player: 'target', index: 0 } }],
  ),
  spell(
    'Tithe',
    'sorcery',
    1,
    'develop',
    'each opponent loses 2 life',
    [],
    [{ effect: 'loseLife', player: { player: 'each', filter: { who: 'opponents' } }, amount: 2 }],
  ),
  spell(
    'Banish',
    'sorcery',
    1,
    'remove',
    'destroys a creature',
    [CREATURE],
    [{ effect: 'destroy', object: { object: 'target', index: 0 } }],
  ),
  spell(
    'Mend',
    'instant',
    1,
    'heal',
    'a player gains 4 life',
    [{ players: {} }],
    [{ effect: 'gainLife', player: { player: 'target', index: 0 }, amount: 4 }],
  ),
  spell(
    'Study',
    'sorcery',
    2,
    'develop',
    'you draw two cards',
    [],
    [{ effect: 'draw', player: { player: 'you' }, count: 2 }],
  ),
  spell(
    'Growth',
    'instant',
    1,
    'trick',
    'a creature gets +3/+3 until the turn ends',
    [CREATURE],
    [
      {
        effect: 'pump',
        object: { object: 'target', index: 0 },
        power: 3,
        toughness: 3,
        duration: { until: 'endOfTurn' },
      },
    ],
  ),
  spell(
    'Denial',
    'instant',
    1,
    'deny',
    'counters a spell',
    [{ objects: { zone: 'stack', types: ['spell'] } }],
    [{ effect: 'counter', object: { object: 'target', index: 0 } }],
  ),
  spell(
    'Second Dawn',
    'sorcery',
    1,
    'develop',
    'you take another turn after this one',
    [],
    [{ effect: 'extraTurn', player: { player: 'you' } }],
  ),
  {
    definition: {
      name: 'Leash',
      types: ['enchantment'],
      subtypes: ['Aura'],
      enchant: CREATURE,
      abilities: [
        { ability: 'static', static: 'control', object: { object: 'attached' }, by: { player: 'you' } },
      ],
    },
    count: 1,
    text: 'Aura on a creature; you control that creature',
    use: 'remove',
  },
];

const BY_NAME: ReadonlyMap<string, DeckCard> = new Map(DECK.map((card) => [card.definition.name, card]));

/** The card of that name, or undefined for a card of another game. */
export function deckCard(name: string): DeckCard | undefined {
  return BY_NAME.get(name);
}
