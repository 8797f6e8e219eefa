import { counted } from '../../reading/phrases.js';
import { combined, provision } from '../../reading/provision.js';
import { generalMultiplayer, players } from '../places.js';

/** How the chapter opens. */
const opening = {
  in: generalMultiplayer,
  about: [
    'section contain ~ rule',
    'rule of this section',
    '^ optional rule ~ here',
    'rule ~ in this section',
  ],
  means: [
    [
      [
        'This section contains extra optional rules that can be used for multiplayer play.',
        'Optional rules for multiplayer games are found here.',
        'Rules that a group may add to multiplayer play are found in this section.',
      ],
      true,
    ],
  ],
} as const;

/** What the chapter is about, and which documents and words it leans on. */
export const chapterProvisions = [
  combined('general.chapterNumber', { opening }, (a, document) => {
    const chapter = document.chapters.find((c) => /multiplayer/i.test(c.title));
    if (chapter !== undefined) return Number(chapter.number);
    // A fragment without the heading of its chapter still shows it in the numbers of its sections.
    const section = a.opening ? document.parts.find((p) => /^\d00$/.test(p.number))?.number : undefined;
    return section === undefined ? undefined : Number(section.slice(0, -2));
  }),
  combined('general.multiplayerRulesLocation', { opening }, (a, document) => {
    if (a.opening || document.chapters.some((c) => /multiplayer/i.test(c.title))) return 'chapterIncluded';
    return document.partial ? undefined : 'pointerToWebsiteOnly';
  }),
  provision('general.multiplayerThreshold', {
    means: [
      ['A game that begins with more than N players is a multiplayer game.', counted],
      ['A game is a multiplayer game if more than N players begin it.', counted],
    ],
    in: generalMultiplayer,
    loosely: true,
    about: 'multiplayer game ~ than ~ player',
  }),
  provision('general.maximumVariantsPerGame', {
    in: generalMultiplayer,
    about: 'option ~ variant $',
    means: [
      ['Multiple options but only one variant may be used by a single game.', 1],
      ['Several options may be used together in one game, but no more than one variant.', 1],
    ],
  }),
  provision('general.tournamentRulesDocument', {
    in: generalMultiplayer,
    about: ['see ~ rule for more information', 'be in latest', 'magic gathering'],
    means: [
      [
        [
          'For more information, see the most current Magic: The Gathering Tournament Rules.',
          'Additional information is found in the current Magic: The Gathering Tournament Rules.',
        ],
        'tournamentRules',
      ],
      ['For more information, see the most current Magic: The Gathering DCI Floor Rules.', 'dciFloorRules'],
    ],
  }),
  provision('general.yourTeamDefinition', {
    in: players,
    loosely: true,
    about: ['term your team', 'term & team', 'your team'],
    means: [
      [
        'The term "your team" may be used by a spell or ability as shorthand for "you and/or your teammates."',
        true,
      ],
    ],
  }),
];
