// Written by scripts/vocabulary.mjs; change the specification, not this file.
import type { ParameterDefinition } from './definition.js';

export const teamVsTeam = [
  {
    key: 'teamVsTeam.variantPresence',
    system: 'teamVsTeam',
    type: 'boolean',
    kind: 'semantic',
    description: 'Does the edition have the Team vs. Team variant?',
    values: [
      { value: false, meaning: 'It does not.' },
      { value: true, meaning: 'It does.' },
    ],
    silent: false,
  },
  {
    key: 'teamVsTeam.attackOption',
    system: 'teamVsTeam',
    type: 'enum',
    kind: 'semantic',
    description: 'Which attack option does Team vs. Team use by default?',
    values: [
      { value: 'noVariant', meaning: 'The edition does not have this variant.' },
      { value: 'attackMultiplePlayers', meaning: 'The attack multiple players option.' },
    ],
    silent: 'noVariant',
  },
  {
    key: 'teamVsTeam.firstPlayer',
    system: 'teamVsTeam',
    type: 'enum',
    kind: 'semantic',
    description: 'Who goes first in Team vs. Team?',
    values: [
      { value: 'noVariant', meaning: 'The edition does not have this variant.' },
      {
        value: 'randomTeamCenterSeatOrLeftOfMidpoint',
        meaning:
          'On a team drawn at random: the player in the middle seat, or, if the team is even in size, the one left of its middle.',
      },
    ],
    silent: 'noVariant',
  },
  {
    key: 'teamVsTeam.rangeOfInfluenceAndDeployCreatures',
    system: 'teamVsTeam',
    type: 'enum',
    kind: 'semantic',
    description: 'Are limited range of influence and deploy creatures used in Team vs. Team?',
    values: [
      { value: 'noVariant', meaning: 'The edition does not have this variant.' },
      { value: 'usuallyUnused', meaning: 'As a rule neither is used.' },
    ],
    silent: 'noVariant',
  },
  {
    key: 'teamVsTeam.resourceSharing',
    system: 'teamVsTeam',
    type: 'boolean',
    kind: 'semantic',
    description: 'Do teammates share resources such as hands and mana in Team vs. Team?',
    values: [
      { value: 'noVariant', meaning: 'The edition does not have this variant.' },
      {
        value: false,
        meaning:
          "They do not; they may look at each other's hands and talk, but not handle each other's cards.",
      },
    ],
    silent: 'noVariant',
  },
  {
    key: 'teamVsTeam.minimumTeams',
    system: 'teamVsTeam',
    type: 'number',
    kind: 'semantic',
    description: 'At least how many teams, of whatever size, play in Team vs. Team?',
    values: [
      { value: null, meaning: 'The edition does not have this variant.' },
      { value: 2, meaning: 'Two teams.' },
    ],
    silent: null,
  },
] as const satisfies readonly ParameterDefinition[];
