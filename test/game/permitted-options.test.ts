import { describe, expect, it } from 'vitest';
import {
  checkSetup,
  createGame,
  type GameOptions,
  type GameSetup,
  Protocol,
  type Variant,
} from '../../src/game/index.js';
import { compile, type Ruleset } from '../../src/rulesets/index.js';
import { changed, sampleTree } from '../rulesets/editions.js';
import { alternating, blocks, seats } from '../support/tables.js';

const tree = sampleTree('edition-2011.txt');
const published = compile(tree);

const GRAND_MELEE = 'Grand Melee uses the attack left option';
const EVERY_RANGE = "Every player's range of influence is 1";
const MELEE_OTHERS =
  'Neither the attack multiple players option nor the deploy creatures option is used in the Grand Melee variant.';
const SAME_RANGE =
  'Where it is used, the range of influence is settled before play begins and is the same for every player.';
const TEAM_VS_TEAM = 'Team vs. Team uses the attack multiple players option';
const EMPEROR = 'The deploy creatures option is used in Emperor games (see rule 804).';
const APART = 'Alternating Teams normally does without the deploy creatures option.';
const HEADS = 'The shared team turns option is in use in the Two-Headed Giant variant.';
const SPREAD =
  'Players must use exactly one of the attack multiple players, attack left, and attack right options.';

function edited(from: string, to: string, within = ''): Ruleset {
  let done = 0;
  const result = compile(
    changed(tree, (text, number) => {
      if (!number?.startsWith(within) || !text.includes(from)) return text;
      done++;
      return text.replace(from, to);
    }),
  );
  expect(done).toBe(1);
  return result;
}

function tableOf(variant: Variant, options: GameOptions): GameSetup {
  const seated =
    variant === 'grandMelee' || variant === 'freeForAll'
      ? { players: seats(8) }
      : variant === 'alternatingTeams'
        ? alternating(2, 2)
        : blocks(2, variant === 'emperor' ? 3 : 2);
  return { ...seated, options: { variant, ...options }, start: { at: 'turn' } };
}

const differing = Object.fromEntries(seats(8).map((player, at) => [player, at === 1 ? 2 : 1]));

/** A table that the published rules refuse, with the parameter and the rule by which they do, and words that permit it. */
const TABLES: [
  what: string,
  Variant,
  GameOptions,
  parameter: string,
  rule: string,
  within: string,
  from: string,
  to: string,
][] = [
  [
    'attack left together with attack right',
    'grandMelee',
    { attackLeft: true, attackRight: true },
    'grandMelee.attackOption',
    '807.2b',
    '807',
    GRAND_MELEE,
    'The attack left and attack right options are used',
  ],
  [
    'ranges that differ',
    'grandMelee',
    { rangeOfInfluence: differing },
    'grandMelee.rangesOfPlayers',
    '807.2a',
    '807',
    `${EVERY_RANGE} (see rule 801).`,
    `${EVERY_RANGE} (see rule 801). Different players may have different ranges of influence.`,
  ],
  [
    'no range',
    'grandMelee',
    { rangeOfInfluence: null },
    'grandMelee.rangesOfPlayers',
    '807.2a',
    '807',
    EVERY_RANGE,
    "Grand Melee usually doesn't use the limited range of influence option",
  ],
  [
    'attack multiple players beside attack left',
    'grandMelee',
    { attackMultiplePlayers: true, attackLeft: true },
    'grandMelee.otherOptions',
    '807.2c',
    '807',
    MELEE_OTHERS,
    'The attack multiple players and deploy creatures options may be used in Grand Melee games.',
  ],
  [
    'ranges that differ',
    'freeForAll',
    { attackMultiplePlayers: true, rangeOfInfluence: differing },
    'freeForAll.rangeOfInfluence',
    '806.2a',
    '806',
    SAME_RANGE,
    'If it is, different players may have different ranges of influence.',
  ],
  [
    'attack multiple players off',
    'teamVsTeam',
    { attackMultiplePlayers: false },
    'teamVsTeam.attackOption',
    '808.3a',
    '808',
    TEAM_VS_TEAM,
    'Team vs. Team games may use the attack multiple players option',
  ],
  [
    'attack left',
    'teamVsTeam',
    { attackLeft: true },
    'teamVsTeam.attackOption',
    '808.3a',
    '808',
    TEAM_VS_TEAM,
    'Exactly one of the attack multiple players, attack left, and attack right options must be used',
  ],
  [
    'shared team turns',
    'emperor',
    { sharedTeamTurns: true },
    'emperor.sharedTeamTurns',
    '809.3',
    '809',
    EMPEROR,
    `${EMPEROR} The shared team turns option may be used.`,
  ],
  [
    'attack multiple players',
    'emperor',
    { attackMultiplePlayers: true },
    'emperor.attackOption',
    '809.3',
    '809',
    EMPEROR,
    `${EMPEROR} The attack multiple players option is used in Emperor games.`,
  ],
  [
    'shared team turns off',
    'twoHeadedGiant',
    { sharedTeamTurns: false },
    'twoHeadedGiant.multiplayerOptions',
    '810.2',
    '810',
    HEADS,
    'The Two-Headed Giant variant may use the shared team turns option.',
  ],
  [
    'no attack option',
    'alternatingTeams',
    {},
    'alternatingTeams.attackOption',
    '811.2b',
    '811',
    SPREAD,
    'At most one of the attack multiple players, attack left, and attack right options may be used.',
  ],
];

describe('an option that the words of a variant leave out', () => {
  it.each(TABLES)('is refused with the rule: %s in %s', (_, variant, options, parameter, rule) => {
    const setup = tableOf(variant, options);
    const told = checkSetup(setup, published).find(({ parameters }) =>
      (parameters as string[]).includes(parameter),
    );
    expect(told?.rules).toContain(rule);
    expect(told?.message).toMatch(new RegExp(`${parameter} is .*rule ${rule}: ".+"\\); .+`));
    expect(() => createGame(setup, published)).toThrow(told?.message);
    const served = JSON.parse(new Protocol(published).handle(JSON.stringify({ command: 'new', setup })));
    expect(served).toMatchObject({ ok: false, error: expect.stringContaining(told?.message ?? '') });
  });

  it.each(TABLES)(
    'is let through where the words permit it: %s in %s',
    (_, variant, options, __, ___, within, from, to) => {
      const rules = edited(from, to, within);
      const setup = tableOf(variant, options);
      expect(checkSetup(setup, rules)).toEqual([]);
      expect(createGame(setup, rules).pending().length).toBeGreaterThan(0);
    },
  );
});

describe('an option that edited words have a variant use', () => {
  it('is on where nobody says anything', () => {
    const rules = edited(TEAM_VS_TEAM, 'Team vs. Team uses the attack left option', '808');
    expect(createGame(tableOf('teamVsTeam', {}), rules).options()).toMatchObject({
      attackLeft: true,
      attackMultiplePlayers: false,
    });
    expect(() => createGame(tableOf('teamVsTeam', { attackMultiplePlayers: true }), rules)).toThrow(
      /teamVsTeam\.attackOption is "attackLeft", rule 808\.3a/,
    );
  });

  it('lets players attack a neighbour on either side where attack left and attack right are used', () => {
    const rules = edited(GRAND_MELEE, 'The attack left and attack right options are used', '807');
    const game = createGame(
      {
        ...tableOf('grandMelee', {}),
        cards: [{ name: 'Bear', types: ['creature'], power: 2, toughness: 2 }],
        objects: [{ id: 'bear', card: 'Bear', owner: 'P1', zone: 'battlefield' }],
      },
      rules,
    );
    expect(game.attackable('bear')).toEqual(['P2', 'P8']);
  });

  it('shares the turns of emperors and generals', () => {
    const rules = edited(EMPEROR, `${EMPEROR} The shared team turns option is used.`, '809');
    expect(createGame(tableOf('emperor', {}), rules).options().sharedTeamTurns).toBe(true);
  });

  it('lets teammates who sit apart deploy creatures where they choose to, always, or never', () => {
    const deploying = (deployCreatures?: boolean): GameSetup =>
      tableOf('alternatingTeams', {
        attackLeft: true,
        ...(deployCreatures === undefined ? {} : { deployCreatures }),
      });
    const always = edited(APART, 'The deploy creatures option is always used.', '811');
    const never = edited(APART, "The deploy creatures option isn't used.", '811');
    const used = (setup: GameSetup, rules: Ruleset) => createGame(setup, rules).options().deployCreatures;
    expect([used(deploying(), published), used(deploying(true), published)]).toEqual([false, true]);
    expect([used(deploying(), always), used(deploying(true), always)]).toEqual([true, true]);
    expect(() => createGame(deploying(false), always)).toThrow(/deployCreatures is off.*rule 811\.2c/);
    expect(used(deploying(), never)).toBe(false);
    expect(() => createGame(deploying(true), never)).toThrow(/deployCreatures is on.*rule 811\.2c/);
  });
});
