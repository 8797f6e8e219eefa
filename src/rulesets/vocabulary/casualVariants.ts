// Written by scripts/vocabulary.mjs; change the specification, not this file.
import type { ParameterDefinition } from './definition.js';

export const casualVariants = [
  {
    key: 'casualVariants.archenemy.multiplayerSetup',
    system: 'casualVariants',
    type: 'enum',
    kind: 'semantic',
    description: 'Which variant and options does an Archenemy game use by default?',
    values: [
      { value: 'noVariant', meaning: 'The edition does not have this variant.' },
      {
        value: 'teamVsTeamAttackMultipleSharedTurns',
        meaning:
          'Team vs. Team with two teams, attack multiple players and shared team turns, and no other option.',
      },
    ],
    silent: 'noVariant',
  },
  {
    key: 'casualVariants.archenemy.commanderStartingLife',
    system: 'casualVariants',
    type: 'number',
    kind: 'semantic',
    description:
      'With how much life do the archenemy and, as a shared total, the opposing team start in the Commander form of Archenemy?',
    values: [
      { value: null, meaning: 'The edition does not have this form of the variant.' },
      { value: 60, meaning: 'Sixty for each side.' },
    ],
    silent: null,
  },
  {
    key: 'casualVariants.planechase.multiplayerSetup',
    system: 'casualVariants',
    type: 'enum',
    kind: 'semantic',
    description: 'Which variant and options does a multiplayer Planechase game use by default?',
    values: [
      { value: 'noVariant', meaning: 'The edition does not have this variant.' },
      {
        value: 'freeForAllAttackMultipleUnlimitedRange',
        meaning: 'Free-for-All with attack multiple players and no limit on range of influence.',
      },
    ],
    silent: 'noVariant',
  },
  {
    key: 'casualVariants.planechase.twoHeadedGiantPlanarController',
    system: 'casualVariants',
    type: 'enum',
    kind: 'semantic',
    description: 'Who is normally the planar controller when Planechase is played as Two-Headed Giant?',
    values: [
      { value: 'noVariant', meaning: 'The edition does not have this variant.' },
      { value: 'primaryPlayerOfActiveTeam', meaning: 'The primary player of the team whose turn it is.' },
    ],
    silent: 'noVariant',
  },
  {
    key: 'casualVariants.commander.startingLife',
    system: 'casualVariants',
    type: 'number',
    kind: 'semantic',
    description: 'With how much life does each player start in Commander, called EDH in its first editions?',
    values: [
      { value: null, meaning: 'The edition does not have this variant.' },
      { value: 40, meaning: 'Forty.' },
    ],
    silent: null,
  },
  {
    key: 'casualVariants.commander.multiplayerSetup',
    system: 'casualVariants',
    type: 'enum',
    kind: 'semantic',
    description: 'Which variant and options does a multiplayer Commander game use by default?',
    values: [
      { value: 'noVariant', meaning: 'The edition does not have this variant.' },
      {
        value: 'freeForAllAttackMultipleUnlimitedRange',
        meaning: 'Free-for-All with attack multiple players and no limit on range of influence.',
      },
    ],
    silent: 'noVariant',
  },
  {
    key: 'casualVariants.brawl.startingLife',
    system: 'casualVariants',
    type: 'enum',
    kind: 'semantic',
    description: 'With how much life does each player start in Brawl?',
    values: [
      { value: 'noVariant', meaning: 'The edition does not have this variant.' },
      { value: 'twoPlayer25Multiplayer30', meaning: '25 in a game of two, 30 in a multiplayer game.' },
    ],
    silent: 'noVariant',
  },
  {
    key: 'casualVariants.conspiracyDraft.multiplayerSetup',
    system: 'casualVariants',
    type: 'enum',
    kind: 'semantic',
    description: 'Which variant and options does a Conspiracy Draft game use by default?',
    values: [
      { value: 'noVariant', meaning: 'The edition does not have this variant.' },
      {
        value: 'freeForAllAttackMultipleUnlimitedRange',
        meaning: 'Free-for-All with attack multiple players and no limit on range of influence.',
      },
    ],
    silent: 'noVariant',
  },
  {
    key: 'casualVariants.archenemy.archenemyStartingLife',
    system: 'casualVariants',
    type: 'number',
    kind: 'semantic',
    description: 'With how much life does the archenemy start?',
    values: [
      { value: null, meaning: 'The edition does not have this variant.' },
      { value: 40, meaning: 'Forty.' },
    ],
    silent: null,
  },
  {
    key: 'casualVariants.commander.combatDamageThreshold',
    system: 'casualVariants',
    type: 'number',
    kind: 'semantic',
    description: 'How much combat damage from one and the same commander makes a player lose?',
    values: [
      { value: null, meaning: 'The edition does not have this variant.' },
      { value: 21, meaning: 'Twenty-one or more, added up over the whole game.' },
    ],
    silent: null,
  },
] as const satisfies readonly ParameterDefinition[];
